#!/usr/bin/env python3
"""Keeps the translations: `packaging/translate.py cards | update | compile | check`.

- `cards` merges the cards' German texts into `translations/cards_en.ts` by card id. New German keeps the old English,
  marked unfinished. lupdate is never run on that file: it would throw the English away. With `--check` nothing is
  written and the exit code is 1 where something is missing or unfinished.
- `update` lets lupdate look for the texts of the window: `swallows_de.ts` gets all of them, `swallows_en.ts` those with
  a number, because "1 card" and "2 cards" are a matter of English, too. Merging is done here: in Python lupdate sees no
  plural unless its number is a literal, and would undo those it does not see.
- `compile` makes a `.qm` beside each `.ts` that is newer.
- `check` tells what is missing, unfinished or torn in all three and in the commentary; exit code 1 if there is any.

Needs the standard library and the tools inside the PySide6 package (`check` the project, too); bootstrap and the
wheel's build hook call it.
"""

from __future__ import annotations

import argparse
import difflib
import importlib.util
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "swallows_gui"
TRANSLATIONS = ROOT / "translations"
CARDS = ROOT / "resources" / "swallows" / "cards"
CARD_FILES = ("green.json", "blue.json", "red.json", "stars.json")
CARD_CATALOGUE = "cards_en.ts"
WINDOW_CATALOGUES = {"swallows_de.ts": "de", "swallows_en.ts": "en"}
"""The window's catalogues and their languages; the English one holds plurals only."""

_ALIKE = 0.7
"""From this likeness on a new text is taken for a changed old one."""

_CLASS = re.compile(r"[A-Z]\w*")
_PLACEHOLDER = re.compile(r"%n|%L?\d|\{[^{}:]*(?=[:}])")
"""Without its form: `{team:the}` is `{team:akk}` in another language (`services/grammar.py`)."""


class CannotTranslate(Exception):
    """A tool or file that is missing or broken, in words for the person at the keyboard."""


# --- the cards --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardText:
    """A card's line in German and English; `finished`: the English renders this very German."""

    german: str
    english: str = ""
    finished: bool = False


def german_texts(folder: Path = CARDS) -> dict[str, str]:
    """Return the German line of every card by its id, in the order of the files."""
    texts: dict[str, str] = {}
    for file in CARD_FILES:
        for card in json.loads((folder / file).read_text("utf-8")):
            texts[card["id"]] = card["text"]
    return texts


def read_cards(path: Path) -> dict[str, CardText]:
    """Return what a catalogue of card texts holds, by card id; nothing if there is no such file."""
    if not path.exists():
        return {}
    found: dict[str, CardText] = {}
    for message in _messages(path):
        if message.comment.endswith(".text"):
            text = CardText(message.source, message.forms[0], message.finished)
            found[message.comment.removesuffix(".text")] = text
    return found


def merge_cards(german: Mapping[str, str], known: Mapping[str, CardText]) -> dict[str, CardText]:
    """Return the catalogue for these German lines: English is kept, unfinished where the German is another one."""
    merged: dict[str, CardText] = {}
    for card, text in german.items():
        old = known.get(card)
        if old is None:
            merged[card] = CardText(text)
        elif old.german == text:
            merged[card] = old
        else:
            merged[card] = replace(old, german=text, finished=False)
    return merged


def write_cards(path: Path, texts: Mapping[str, CardText]) -> bool:
    """Write a catalogue of card texts; return whether the file has changed."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += ['<TS version="2.1" language="en" sourcelanguage="de">', "<context>", "    <name>cards</name>"]
    for card, text in texts.items():
        unfinished = "" if text.finished and text.english else ' type="unfinished"'
        lines += [
            "    <message>",
            f"        <source>{_escaped(text.german)}</source>",
            f"        <comment>{_escaped(card)}.text</comment>",
            f"        <translation{unfinished}>{_escaped(text.english)}</translation>",
            "    </message>",
        ]
    lines += ["</context>", "</TS>", ""]
    return _write(path, "\n".join(lines))


def update_cards(translations: Path = TRANSLATIONS, cards: Path = CARDS) -> bool:
    """Bring `cards_en.ts` up to the card data; return whether it has changed."""
    path = translations / CARD_CATALOGUE
    return write_cards(path, merge_cards(german_texts(cards), read_cards(path)))


def check_cards(translations: Path = TRANSLATIONS, cards: Path = CARDS) -> list[str]:
    """Return what is wrong with `cards_en.ts`, a line each."""
    known = read_cards(translations / CARD_CATALOGUE)
    german = german_texts(cards)
    wrong = [f"{CARD_CATALOGUE}: {card}: no such card" for card in known if card not in german]
    for card, text in german.items():
        entry = known.get(card)
        if entry is None or not entry.english:
            wrong.append(f"{CARD_CATALOGUE}: {card}: no English")
        elif entry.german != text or not entry.finished:
            wrong.append(f"{CARD_CATALOGUE}: {card}: unfinished")
    return wrong


# --- the window -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Message:
    """An entry of a catalogue; with two forms where the text has a number (%n)."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...] = ()
    finished: bool = False

    @property
    def key(self) -> tuple[str, str, str]:
        """What Qt looks an entry up by."""
        return self.context, self.source, self.comment

    @property
    def numbered(self) -> bool:
        """Whether the text has a number; lupdate itself does not see it unless it is a literal."""
        return "%n" in self.source


def collect(package: Path = PACKAGE) -> list[Message]:
    """Return the texts of the window as lupdate finds them in the code, sorted by context."""
    with tempfile.TemporaryDirectory() as folder:
        names, found = Path(folder) / "files", Path(folder) / "found.ts"
        names.write_text("".join(f"{path}\n" for path in sorted(package.rglob("*.py"))), "utf-8")
        options = ["-extensions", "py", "-no-obsolete", "-locations", "none", "-silent"]
        _run("lupdate", [*options, f"@{names}", "-ts", str(found)])
        return sorted(_messages(found), key=lambda message: message.context)


def merge_window(wanted: Iterable[Message], known: Iterable[Message]) -> list[Message]:
    """Return the catalogue for these texts: what was translated is kept, unfinished where its source has changed."""
    old = {message.key: message for message in known}
    fresh = list(wanted)
    gone = {key: message for key, message in old.items() if key not in {message.key for message in fresh}}
    merged = []
    for message in fresh:
        same = old.get(message.key)
        if same is not None and (len(same.forms) == 2) == message.numbered:
            merged.append(same)
            continue
        near = same or _nearest(message, gone.values())
        forms: tuple[str, ...] = ("", "") if message.numbered else ("",)
        if near is not None and near.forms:
            forms = (near.forms[0], near.forms[-1]) if message.numbered else near.forms[-1:]
        merged.append(replace(message, forms=forms, finished=False))
    return merged


def write_window(path: Path, language: str, messages: Iterable[Message]) -> bool:
    """Write a catalogue of the window; return whether the file has changed."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    for context, group in itertools.groupby(messages, key=lambda message: message.context):
        lines += ["<context>", f"    <name>{_escaped(context)}</name>"]
        for message in group:
            lines += _entry(message)
        lines.append("</context>")
    lines += ["</TS>", ""]
    return _write(path, "\n".join(lines))


def update_window(package: Path = PACKAGE, translations: Path = TRANSLATIONS) -> None:
    """Bring the window's catalogues up to the code."""
    texts = collect(package)
    for name, language in WINDOW_CATALOGUES.items():
        wanted = [message for message in texts if _is_for(message, language)]
        merged = merge_window(wanted, _known(translations / name))
        if language == "en":
            merged = [_proposed(message) for message in merged]
        write_window(translations / name, language, merged)


def check_window(package: Path = PACKAGE, translations: Path = TRANSLATIONS) -> list[str]:
    """Return what is wrong with the window's catalogues, a line each: unfinished, torn, or not what the code says."""
    texts = collect(package)
    wrong = [
        f"{message.context!r}: {message.source!r}: lupdate cannot tell which class says this"
        for message in texts
        if not _CLASS.fullmatch(message.context)
    ]
    for name, language in WINDOW_CATALOGUES.items():
        known = {message.key: message for message in _known(translations / name)}
        wanted = {message.key for message in texts if _is_for(message, language)}
        for message in known.values():
            label = f"{name}: {message.context}: {message.source!r}"
            wrong += [f"{label}: {flaw}" for flaw in _flaws(message)]
            if message.key not in wanted:
                wrong.append(f"{label}: not in the code")
        wrong += [f"{name}: {context}: {source!r}: missing" for context, source, _ in sorted(wanted - known.keys())]
    return wrong


def _is_for(message: Message, language: str) -> bool:
    """English needs its numbers only, all other texts are English already."""
    return language != "en" or message.numbered


def _known(path: Path) -> list[Message]:
    return list(_messages(path)) if path.exists() else []


def _nearest(message: Message, gone: Iterable[Message]) -> Message | None:
    """The text that has left the code and that this one was probably made from."""
    candidates = [
        (difflib.SequenceMatcher(None, message.source, other.source).ratio(), other.source, other)
        for other in gone
        if other.context == message.context
    ]
    best = max(candidates, default=None, key=lambda candidate: candidate[:2])
    return best[2] if best is not None and best[0] >= _ALIKE else None


def _proposed(message: Message) -> Message:
    """English with a number still to be written: a proposal from the "(s)" of the source, unfinished."""
    if any(message.forms):
        return message
    one, many = message.source.replace("(s)", ""), message.source.replace("(s)", "s")
    return replace(message, forms=(one, many))


def _entry(message: Message) -> list[str]:
    unfinished = "" if message.finished else ' type="unfinished"'
    lines = [f"    <message{' numerus=' + chr(34) + 'yes' + chr(34) if message.numbered else ''}>"]
    lines.append(f"        <source>{_escaped(message.source)}</source>")
    if message.comment:
        lines.append(f"        <comment>{_escaped(message.comment)}</comment>")
    if message.numbered:
        lines.append(f"        <translation{unfinished}>")
        lines += [f"            <numerusform>{_escaped(form)}</numerusform>" for form in message.forms]
        lines.append("        </translation>")
    else:
        lines.append(f"        <translation{unfinished}>{_escaped(message.forms[0])}</translation>")
    return [*lines, "    </message>"]


def _flaws(message: Message) -> Iterator[str]:
    if not message.finished or not all(message.forms):
        yield "unfinished"
        return
    if len(message.forms) != (2 if message.numbered else 1):
        yield "one form for 1, one for all other numbers" if message.numbered else "has no number"
    wanted = set(_PLACEHOLDER.findall(message.source))
    for form in message.forms:
        found = set(_PLACEHOLDER.findall(form))
        # "One card" may say its number in words.
        if found - wanted or wanted - found - {"%n"}:
            yield f"placeholders differ in {form!r}"


# --- the commentary ---------------------------------------------------------------------------------------------------


def check_commentary() -> list[str]:
    """Return what is wrong with `resources/swallows/commentary`, a line each; a file that cannot be read is one."""
    from swallows_gui.catalogue.commentary import BadCommentary
    from swallows_gui.models.swallows.sentences import teller

    try:
        commentary = teller().commentary
        languages = {*commentary.languages(), *WINDOW_CATALOGUES.values()}
        return [f"commentary/{flaw}" for language in sorted(languages) for flaw in commentary.flaws(language)]
    except BadCommentary as error:
        return [f"commentary/{error}"]


# --- compiling --------------------------------------------------------------------------------------------------------


def compile_all(translations: Path = TRANSLATIONS) -> list[Path]:
    """Make a `.qm` beside each `.ts` that is newer; return those made."""
    made: list[Path] = []
    for source in sorted(translations.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if compiled.exists() and compiled.stat().st_mtime >= source.stat().st_mtime:
            continue
        compile_one(source, compiled)
        made.append(compiled)
    return made


def compile_one(source: Path, compiled: Path) -> None:
    """Make a `.qm` of a `.ts`; a reader finds the old file or the new one, never half of it."""
    handle, name = tempfile.mkstemp(suffix=".qm", dir=compiled.parent)
    os.close(handle)
    draft = Path(name)
    try:
        _run("lrelease", ["-silent", str(source), "-qm", str(draft)])
        draft.chmod(0o644)
        draft.replace(compiled)
    finally:
        draft.unlink(missing_ok=True)


# --- below ------------------------------------------------------------------------------------------------------------


def _messages(path: Path) -> Iterator[Message]:
    """Yield the entries of a catalogue."""
    try:
        root = ET.parse(path).getroot()
    except ET.ParseError as error:
        raise CannotTranslate(f"{path.name} is no readable catalogue: {error}") from error
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("vanished", "obsolete"):
                continue
            numbered = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context=name,
                source=message.findtext("source", ""),
                comment=message.findtext("comment", ""),
                forms=tuple(numbered) or (translation.text or "",),
                finished=translation.get("type") != "unfinished",
            )


def _escaped(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def _write(path: Path, content: str) -> bool:
    """Write a file whole or not at all; return whether it has changed."""
    if path.exists() and path.read_text("utf-8") == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_text(content, "utf-8", newline="\n")
    draft.replace(path)
    return True


def _run(tool: str, arguments: list[str]) -> None:
    """Run a tool of the PySide6 package; raise CannotTranslate with what it says if it fails."""
    spec = importlib.util.find_spec("PySide6")
    folders = list(spec.submodule_search_locations or ()) if spec is not None else []
    program = next((found for folder in folders if (found := _program(Path(folder), tool))), None)
    if program is None:
        raise CannotTranslate(f"{tool} not found: it comes with PySide6-Essentials, which this Python does not have.")
    done = subprocess.run(
        [str(program), *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise CannotTranslate(f"{tool} failed:\n{done.stdout}{done.stderr}")


def _program(folder: Path, tool: str) -> Path | None:
    return next((path for name in (tool, f"{tool}.exe") if (path := folder / name).exists()), None)


def _report(wrong: Iterable[str]) -> int:
    lines = list(wrong)
    for line in lines:
        print(line, file=sys.stderr)
    return 1 if lines else 0


def main(arguments: list[str] | None = None) -> int:
    """Run a command; return the exit code."""
    parser = argparse.ArgumentParser(description="Keep the translations.")
    commands = parser.add_subparsers(dest="command", required=True)
    cards = commands.add_parser("cards", help="merge the cards' German into cards_en.ts")
    cards.add_argument("--check", action="store_true", help="write nothing, fail if something is missing")
    commands.add_parser("update", help="collect the texts of the window and of the cards")
    commands.add_parser("compile", help="make a .qm of every .ts that is newer")
    commands.add_parser("check", help="fail if any translation is missing, unfinished or torn")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "cards" and chosen.check:
            return _report(check_cards())
        if chosen.command == "cards":
            update_cards()
        elif chosen.command == "update":
            update_window()
            update_cards()
        elif chosen.command == "compile":
            for compiled in compile_all():
                print(f"translations/{compiled.name}")
        else:
            return _report([*check_cards(), *check_window(), *check_commentary()])
    except (CannotTranslate, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
