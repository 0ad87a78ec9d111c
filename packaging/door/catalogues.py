"""Catalogues of Qt's translations, `translations/*.ts`: the texts of the window and of the cards, collected, merged,
checked and compiled.

lupdate is never run on a catalogue of cards: it would throw a translation away where one word of the German changes. In
Python it sees no plural unless its number is a literal, and would undo those it does not see; so merging is done here.
Needs the standard library and the tools inside the PySide6 package.
"""

from __future__ import annotations

import ast
import difflib
import importlib.util
import itertools
import json
import os
import re
import subprocess
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from operator import attrgetter
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "swallows_gui"
TRANSLATIONS = ROOT / "translations"
CARDS = ROOT / "resources" / "swallows" / "cards"
TEXTS = "texts.json"
"""Tables of the window's texts by key (`services/glossary.py`)."""
CARD_FILES = ("green.json", "blue.json", "red.json", "stars.json")
CARD_FIELDS = ("title", "text")
"""What of a card is said in every language."""
CARDS_NAME, WINDOW_NAME = "cards_{}.ts", "swallows_{}.ts"
"""Catalogues of the cards' texts and of the window, by language; the English one of the window holds plurals only."""
WHOLE = ("de", "en")
"""Languages that lack nothing; others may still grow."""
SOURCE, FALLBACK = WHOLE
"""The language of the cards' texts, and that of the window's texts, which every other one falls back to."""

_ALIKE = 0.7
"""From this likeness on a new text is taken for a changed old one."""

_CLASS = re.compile(r"[A-Z]\w*")
PLACEHOLDER = re.compile(r"%n|%L?\d|\{[^{}:]*(?=[:}])")
"""Without its form: `{team:the}` is `{team:akk}` in another language (`services/language.py`)."""


class CannotTranslate(Exception):
    """A tool or file that is missing or broken, in words for the person at the keyboard."""


# --- the cards --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardText:
    """A card's line or title in German and English; `finished`: the English renders this very German."""

    german: str
    english: str = ""
    finished: bool = False
    former: str = ""
    """The German that it rendered before, where it is unfinished."""


def german_texts(folder: Path = CARDS) -> dict[str, str]:
    """Return the German title and line of every card by `id.title` and `id.text`, in the order of the files."""
    texts: dict[str, str] = {}
    for file in CARD_FILES:
        for card in json.loads((folder / file).read_text("utf-8")):
            texts |= {f"{card['id']}.{field}": card[field] for field in CARD_FIELDS if card.get(field)}
    return texts


def read_cards(path: Path) -> dict[str, CardText]:
    """Return what a catalogue of card texts holds, by `id.title` and `id.text`; nothing if there is no such file."""
    if not path.exists():
        return {}
    return {
        message.comment: CardText(message.source, message.forms[0], message.finished, message.former)
        for message in _messages(path)
    }


def merge_cards(german: Mapping[str, str], known: Mapping[str, CardText]) -> dict[str, CardText]:
    """Return the catalogue for these German lines: English is kept, unfinished where the German is another one."""
    merged: dict[str, CardText] = {}
    for key, text in german.items():
        old = known.get(key)
        if old is None:
            merged[key] = CardText(text)
        elif old.german == text:
            merged[key] = old
        else:
            merged[key] = replace(old, german=text, finished=False, former=old.former or old.german)
    return merged


def write_cards(path: Path, texts: Mapping[str, CardText]) -> bool:
    """Write a catalogue of card texts, whose name says the language; return whether the file has changed."""
    language = path.stem.partition("_")[2]
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += [
        f'<TS version="2.1" language="{language}" sourcelanguage="{SOURCE}">',
        "<context>",
        "    <name>cards</name>",
    ]
    for key, text in texts.items():
        unfinished = "" if text.finished and text.english else ' type="unfinished"'
        lines += [
            "    <message>",
            f"        <source>{_escaped(text.german)}</source>",
            *([f"        <oldsource>{_escaped(text.former)}</oldsource>"] if text.former and unfinished else []),
            f"        <comment>{_escaped(key)}</comment>",
            f"        <translation{unfinished}>{_escaped(text.english)}</translation>",
            "    </message>",
        ]
    lines += ["</context>", "</TS>", ""]
    return _write(path, "\n".join(lines))


def update_cards(translations: Path = TRANSLATIONS, cards: Path = CARDS) -> bool:
    """Bring the catalogues of card texts up to the card data; return whether one has changed."""
    german = german_texts(cards)
    paths = [translations / CARDS_NAME.format(language) for language in spoken(translations, CARDS_NAME)]
    changed = [write_cards(path, merge_cards(german, read_cards(path))) for path in paths]
    return any(changed)


def check_cards(translations: Path = TRANSLATIONS, cards: Path = CARDS, whole: Collection[str] = WHOLE) -> list[str]:
    """Return what is wrong with the catalogues of card texts, a line each; languages that are `whole` lack nothing."""
    german = german_texts(cards)
    wrong = []
    for language in spoken(translations, CARDS_NAME):
        name = CARDS_NAME.format(language)
        known = read_cards(translations / name)
        wrong += [f"{name}: {key}: no such card" for key in known if key not in german]
        for key, text in german.items() if language in whole else ():
            entry = known.get(key)
            if entry is None or not entry.english:
                wrong.append(f"{name}: {key}: no translation")
            elif entry.german != text or not entry.finished:
                wrong.append(f"{name}: {key}: unfinished")
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
    former: str = ""
    """The source that it rendered before, where it is unfinished."""
    places: tuple[tuple[str, int], ...] = field(default=(), compare=False)
    """Files and lines in which it stands, where they were asked for."""

    @property
    def key(self) -> tuple[str, str, str]:
        """What Qt looks an entry up by."""
        return self.context, self.source, self.comment

    @property
    def numbered(self) -> bool:
        """Whether the text has a number; lupdate itself does not see it unless it is a literal."""
        return "%n" in self.source


def collect(package: Path = PACKAGE, *, places: bool = False) -> list[Message]:
    """Return the texts of the window as lupdate finds them in the code and the tables, sorted by context; with the
    `places` in the code where they stand."""
    with tempfile.TemporaryDirectory() as folder:
        names, found, tables = Path(folder) / "files", Path(folder) / "found.ts", Path(folder) / "tables.py"
        tables.write_text("".join(_marked(package.parent / "resources")), "utf-8")
        names.write_text("".join(f"{path}\n" for path in (*sorted(package.rglob("*.py")), tables)), "utf-8")
        options = ["-extensions", "py", "-no-obsolete", "-locations", "absolute" if places else "none", "-silent"]
        _run("lupdate", [*options, f"@{names}", "-ts", str(found)])
        return sorted((_placed(message, Path(folder)) for message in _messages(found)), key=attrgetter("context"))


def _placed(message: Message, folder: Path) -> Message:
    """A text with its places as paths; a place in the file that is made of the tables is none."""
    paths = ((str((folder / file).resolve()), line) for file, line in message.places)
    return replace(message, places=tuple(place for place in paths if Path(place[0]).parent != folder.resolve()))


def _marked(resources: Path) -> Iterator[str]:
    """The texts of the tables in the data, as code that lupdate reads."""
    for path in sorted((*resources.glob(TEXTS), *resources.glob(f"*/{TEXTS}"))):
        for context, tables in json.loads(path.read_text("utf-8")).items():
            texts = filter(None, itertools.chain.from_iterable(map(_texts_of, tables.values())))
            yield from (f"QT_TRANSLATE_NOOP({json.dumps(context)}, {text!r})\n" for text in texts)


def _texts_of(table: Mapping[str, str] | Sequence[str]) -> Iterable[str]:
    return table.values() if isinstance(table, Mapping) else table


def merge_window(wanted: Iterable[Message], known: Iterable[Message], plurals: int = 2) -> list[Message]:
    """Return the catalogue for these texts: what was translated is kept, unfinished where its source has changed.

    `plurals` is how many forms a text with a number has in the language.
    """
    old = {message.key: message for message in known}
    fresh = list(wanted)
    gone = {key: message for key, message in old.items() if key not in {message.key for message in fresh}}
    merged = []
    for message in fresh:
        same = old.get(message.key)
        if same is not None and len(same.forms) == (plurals if message.numbered else 1):
            merged.append(same)
            continue
        near = same or _nearest(message, gone.values())
        forms: tuple[str, ...] = ("",) * (plurals if message.numbered else 1)
        former = near.former or (near.source if near.source != message.source else "") if near is not None else ""
        if near is not None and near.forms:
            forms = (near.forms + near.forms[-1:] * plurals)[:plurals] if message.numbered else near.forms[-1:]
        merged.append(replace(message, forms=forms, finished=False, former=former))
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
    for language in spoken(translations, WINDOW_NAME):
        name = WINDOW_NAME.format(language)
        wanted = [message for message in texts if _is_for(message, language)]
        merged = merge_window(wanted, read_messages(translations / name), plurals(language))
        if language == "en":
            merged = [_proposed(message) for message in merged]
        write_window(translations / name, language, merged)


def check_window(
    package: Path = PACKAGE, translations: Path = TRANSLATIONS, whole: Collection[str] = WHOLE
) -> list[str]:
    """Return what is wrong with the window's catalogues, a line each: torn, or not what the code says, and unfinished
    in languages that are `whole`."""
    texts = collect(package)
    wrong = [
        f"{message.context!r}: {message.source!r}: lupdate cannot tell which class says this"
        for message in texts
        if not _CLASS.fullmatch(message.context)
    ]
    seen = {(message.context, message.source) for message in texts}
    wrong += [f"{context}: {source!r}: lupdate does not find it there" for context, source in marked(package) - seen]
    for language in spoken(translations, WINDOW_NAME):
        name, forms = WINDOW_NAME.format(language), plurals(language)
        known = {message.key: message for message in read_messages(translations / name)}
        wanted = {message.key for message in texts if _is_for(message, language)}
        for message in known.values():
            label = f"{name}: {message.context}: {message.source!r}"
            if language in whole or message.finished:
                wrong += [f"{label}: {flaw}" for flaw in _flaws(message, forms)]
            if message.key not in wanted:
                wrong.append(f"{label}: not in the code")
        lacking = sorted(wanted - known.keys()) if language in whole else []
        wrong += [f"{name}: {context}: {source!r}: missing" for context, source, _ in lacking]
    return wrong


def marked(package: Path = PACKAGE) -> set[tuple[str, str]]:
    """Return contexts and texts of all calls of `translate`: lupdate passes over some with a number."""
    return {
        (first.value, second.value)
        for path in package.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and len(call.args) > 1 and ast.unparse(call.func).endswith("translate")
        for first, second in [call.args[:2]]
        if isinstance(first, ast.Constant) and isinstance(first.value, str)
        if isinstance(second, ast.Constant) and isinstance(second.value, str)
    }


@cache
def plurals(language: str) -> int:
    """Return how many forms a text with a number has in a language: Qt knows."""
    if language in (SOURCE, FALLBACK):
        return 2
    with tempfile.TemporaryDirectory() as folder:
        code, found = Path(folder) / "text.py", Path(folder) / "found.ts"
        code.write_text('QCoreApplication.translate("A", "%n", None, 1)\n', "utf-8")
        _run("lupdate", ["-silent", "-target-language", language, str(code), "-ts", str(found)])
        return max(1, len(next(iter(_messages(found))).forms))


def spoken(translations: Path, name: str) -> list[str]:
    """The languages with a catalogue of a name, those that must be there among them."""
    pattern = re.compile(re.escape(name).replace(r"\{\}", "(.+)"))
    found = {match[1] for path in translations.glob("*.ts") if (match := pattern.fullmatch(path.name))}
    return sorted(found | ({FALLBACK} if name == CARDS_NAME else {SOURCE, FALLBACK}))


def _is_for(message: Message, language: str) -> bool:
    """English needs its numbers only, all other texts are English already."""
    return language != "en" or message.numbered


def read_messages(path: Path) -> list[Message]:
    """What a catalogue holds; nothing if there is no such file."""
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
    if message.former and not message.finished:
        lines.append(f"        <oldsource>{_escaped(message.former)}</oldsource>")
    if message.comment:
        lines.append(f"        <comment>{_escaped(message.comment)}</comment>")
    if message.numbered:
        lines.append(f"        <translation{unfinished}>")
        lines += [f"            <numerusform>{_escaped(form)}</numerusform>" for form in message.forms]
        lines.append("        </translation>")
    else:
        lines.append(f"        <translation{unfinished}>{_escaped(message.forms[0])}</translation>")
    return [*lines, "    </message>"]


def _flaws(message: Message, plurals: int) -> Iterator[str]:
    if not message.finished or not all(message.forms):
        yield "unfinished"
        return
    if len(message.forms) != (plurals if message.numbered else 1):
        yield f"{plurals} forms are due, by number" if message.numbered else "has no number"
    yield from (flaw for form in message.forms if (flaw := torn(message.source, form)))


def torn(source: str, said: str) -> str:
    """What is wrong with the placeholders of a translation; "" if nothing is.

    >>> torn("{team:The} lead {score}.", "{team:Nom} führt.")
    "placeholders differ in '{team:Nom} führt.': put {score} in"
    """
    wanted, found = set(PLACEHOLDER.findall(source)), set(PLACEHOLDER.findall(said))
    missing, unknown = wanted - found - {"%n"}, found - wanted  # "One card" may say its number in words
    if not missing and not unknown:
        return ""
    todo = [f"put {', '.join(sorted(map(_closed, missing)))} in"] if missing else []
    todo += [f"take {', '.join(sorted(map(_closed, unknown)))} out"] if unknown else []
    return f"placeholders differ in {said!r}: {'; '.join(todo)}"


def _closed(placeholder: str) -> str:
    return f"{placeholder}}}" if placeholder.startswith("{") else placeholder


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
                former=message.findtext("oldsource", ""),
                places=tuple(
                    (where.get("filename", ""), int(where.get("line", "0"))) for where in message.iter("location")
                ),
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
