#!/usr/bin/env python3
"""Keeps the translations: `translate.py add XX | export | import | status | update | check | compile | cards`.

- `add XX` begins a language: `resources/languages/XX.json`, `swallows_XX.ts` and `cards_XX.ts`.
- `export XX FILE.po` writes every text of the program for a translator, `import XX FILE.po` takes what he has written:
  window, cards, rules, tutorials, commentary, voices, newspaper, names (docs/languages.md).
- `status [XX]` says in per cent how much of a language there is, file by file; without XX, of every language.
- `update` lets lupdate look for the texts of the window, in the code and in `texts.json` of the resources: each
  `swallows_XX.ts` gets all of them, `swallows_en.ts` those with a number, because "1 card" and "2 cards" are a matter
  of English, too. Cards are merged by their ids; new German keeps the old translation, marked unfinished. Sentences
  that stand in a list of a `resources/**/XX.json` are given ids, and each language notes which English it renders.
- `check` tells what is torn in all of them, and what is missing in German and English; with `--complete XX` what is
  missing in another language. Exit code 1 if there is any.
- `compile` makes a `.qm` beside each `.ts` that is newer. `cards` is `update` for the cards alone, with `--check` their
  check.

Needs the standard library and the tools inside the PySide6 package; `check` the project, too, `export` and `import`
Babel. Bootstrap and the wheel's build hook call it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[1:1] = [str(ROOT / "packaging"), str(ROOT)]

from door.catalogues import (  # noqa: E402 - found by the line above
    CARDS_NAME,
    FALLBACK,
    SOURCE,
    TRANSLATIONS,
    WHOLE,
    WINDOW_NAME,
    CannotTranslate,
    check_cards,
    check_window,
    compile_all,
    spoken,
    update_cards,
    update_window,
    write_window,
)
from door.files import number_lists  # noqa: E402
from door.parts import update_ledger  # noqa: E402

LANGUAGES = ROOT / "resources" / "languages"


def add(language: str, translations: Path = TRANSLATIONS) -> None:
    """Begin a language with everything still to be translated."""
    makes = LANGUAGES / f"{language}.json"
    if not makes.exists():
        from PySide6.QtCore import QLocale

        locale = QLocale(language)
        if locale.language() == QLocale.Language.C:
            raise CannotTranslate(f"{language!r} is no code of a language that Qt knows, such as fr or pt_BR")
        name = locale.nativeLanguageName()
        says = {"name": name[:1].upper() + name[1:], "locale": locale.name()}
        makes.write_text(json.dumps(says, indent=2, ensure_ascii=False) + "\n", "utf-8", newline="\n")
    for pattern in (CARDS_NAME, WINDOW_NAME):
        path = translations / pattern.format(language)
        if not path.exists():
            write_window(path, language, [])
    update_window(translations=translations)
    update_cards(translations)


def update() -> None:
    """Bring everything up to code and data."""
    update_window()
    update_cards()
    for path in number_lists(ROOT):
        print(path.relative_to(ROOT))
    update_ledger(ROOT)


def check_commentary(whole: Iterable[str] = WHOLE) -> list[str]:
    """Return what is wrong with the commentary of every game, a line each; a file that cannot be read is one."""
    from swallows_gui import titles

    return [flaw for game in titles.ids() for flaw in _flaws_of(game, frozenset(whole))]


def _flaws_of(game: str, whole: frozenset[str]) -> list[str]:
    from swallows_gui.catalogue.commentary import BadCommentary

    sentences = f"swallows_gui.games.{game}.words.sentences"
    if find_spec(f"swallows_gui.games.{game}.words") is None or find_spec(sentences) is None:
        return []
    try:
        commentary = import_module(sentences).teller().commentary
        return [
            f"{game}/commentary/{flaw}"
            for language in sorted({*commentary.languages(), *spoken(TRANSLATIONS, WINDOW_NAME)})
            for flaw in (*commentary.flaws(language), *(commentary.lacks(language) if language in whole else ()))
        ]
    except BadCommentary as error:
        return [f"{game}/commentary/{error}"]


def check(complete: str = "") -> list[str]:
    """Return all that is wrong, a line each; a language that is to be `complete` lacks nothing."""
    from door.status import lacks, torn_files

    wrong = [*check_cards(), *check_window(), *check_commentary()]
    for language in sorted(path.stem for path in LANGUAGES.glob("*.json")):
        wrong += torn_files(language, ROOT)
        if language in (complete, SOURCE):
            wrong += lacks(language, ROOT)
        elif language not in WHOLE:
            status(language)
    if complete and complete not in WHOLE and not (LANGUAGES / f"{complete}.json").exists():
        wrong += lacks(complete, ROOT)
    return list(dict.fromkeys(wrong))


def status(language: str, *, files: bool = False) -> bool:
    """Print how much of a language there is; return whether nothing lacks."""
    from door.status import shares, whole

    found = shares(language, ROOT)
    total = whole(found)
    print(*(found if files else ()), total._replace(name=f"{total.name}, {language}"), sep="\n")
    return total.there == total.all


def _whole(languages: Iterable[str], *, files: bool) -> int:
    said = [status(each, files=files) for each in languages]
    return 0 if all(said) else 1


def _report(wrong: Iterable[str]) -> int:
    lines = list(wrong)
    for line in lines:
        print(line, file=sys.stderr)
    return 1 if lines else 0


def _import(language: str, path: Path) -> int:
    from door.po import take

    taken = take(ROOT, language, path)
    print(f"{taken.texts} texts taken" + (f", {taken.old} of them of an English that has changed" if taken.old else ""))
    print(*taken.files, sep="\n")
    return _report(taken.wrong)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Keep the translations.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, line in (
        ("add", "begin a language"),
        ("export", "write every text for a translator"),
        ("import", "take what a translator has written"),
    ):
        command = commands.add_parser(name, help=line)
        command.add_argument("language", metavar="XX", help="its code, such as fr")
        if name != "add":
            command.add_argument("file", metavar="FILE.po", type=Path, help="a file of gettext")
    told = commands.add_parser("status", help="how much of a language there is, in per cent")
    told.add_argument("language", metavar="XX", nargs="?", help="its code, such as fr; every language without it")
    cards = commands.add_parser("cards", help="merge the cards' German into every cards_XX.ts")
    cards.add_argument("--check", action="store_true", help="write nothing, fail if something is missing")
    commands.add_parser("update", help="collect the texts of the window and of the cards, number and note the others")
    commands.add_parser("compile", help="make a .qm of every .ts that is newer")
    checked = commands.add_parser("check", help="fail if anything is torn, or missing in German and English")
    checked.add_argument("--complete", metavar="XX", default="", help="a language that is to lack nothing, either")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run a command; return the exit code."""
    chosen = _parser().parse_args(arguments)
    try:
        match chosen.command:
            case "cards":
                if chosen.check:
                    return _report(check_cards())
                update_cards()
            case "status":
                others = sorted({path.stem for path in LANGUAGES.glob("*.json")} - {FALLBACK})
                languages = [chosen.language] if chosen.language else others
                return _whole(languages, files=bool(chosen.language))
            case "add":
                add(chosen.language)
            case "export":
                from door.po import export

                print(f"{chosen.file}: {export(ROOT, chosen.language, chosen.file)} texts")
            case "import":
                return _import(chosen.language, chosen.file)
            case "update":
                update()
            case "compile":
                for compiled in compile_all():
                    print(f"translations/{compiled.name}")
            case _:
                return _report(check(chosen.complete))
    except (CannotTranslate, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
