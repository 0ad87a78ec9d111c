"""What installers and menus of systems say: beside the English line of a file stand those of the other languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape, unescape
from zlib import crc32

from door.ledger import Ledger
from door.parts import ENGLISH, GERMAN, Answer, Answers, Text

FOLDER: Final = "packaging"
MENU, STORE, FILES, SETUP = (
    "desktop/millions-of-swallows.desktop",
    "desktop/millions-of-swallows.metainfo.xml",
    "desktop/millions-of-swallows.xml",
    "windows/setup.nsi",
)
_ENTRY: Final = re.compile(r"(?P<key>GenericName|Comment|Keywords)(\[(?P<lang>\w+)\])?=(?P<text>.*)")
_ELEMENT: Final = re.compile(
    r'\s*<(?P<key>summary|p|li|caption|comment)( xml:lang="(?P<lang>\w+)")?>(?P<text>.*)</(?P=key)>'
)
_STRING: Final = re.compile(r'LangString (?P<key>\w+) \$\{LANG_(?P<lang>\w+)\} "(?P<text>.*)"')
_SHAPES: Final = {MENU: _ENTRY, STORE: _ELEMENT, FILES: _ELEMENT, SETUP: _STRING}
_SPOKEN: Final = '!insertmacro MUI_LANGUAGE "{}"'
_NOTES: Final = {
    MENU: "In menus of Linux; keywords end with a semicolon each",
    STORE: "In software stores",
    FILES: "What the system calls a saved game",
    SETUP: "The installer of Windows; what begins with $ stays",
}


@dataclass
class _Entry:
    """An English line and what stands beside it: line numbers by language."""

    name: str
    english: str
    line: int
    others: dict[str, tuple[int, str]] = field(default_factory=dict)


def _name_of_setup(language: str) -> str:
    """What the installer of Windows calls a language: "French"."""
    from PySide6.QtCore import QLocale

    return QLocale.languageToString(QLocale(language).language())


class Installers:
    """Their words, in the files of `packaging` themselves."""

    name = "installers"

    def __init__(self, root: Path) -> None:
        self._root = root
        self._folder = root / FOLDER

    def file(self, _language: str) -> str:
        """They stand in several files, all languages together."""
        return f"{FOLDER}/desktop, {FOLDER}/{SETUP}"

    def _entries(self, file: str, lines: list[str]) -> list[_Entry]:
        found: list[_Entry] = []
        setup = {_name_of_setup(code).upper(): code for code in self._languages()} if file == SETUP else {}
        for at, line in enumerate(lines):
            match = _SHAPES[file].fullmatch(line)
            if match is None:
                continue
            text = unescape(match["text"]) if file in (STORE, FILES) else match["text"]
            language = setup.get(match["lang"]) if file == SETUP else match["lang"] or ENGLISH
            if language == ENGLISH:
                mark = f"-{crc32(text.encode()):08x}" if file == STORE else ""
                found.append(_Entry(f"{file}/{match['key']}{mark}", text, at))
            elif language is not None and found:
                found[-1].others[language] = (at, text)
        return found

    def _languages(self) -> list[str]:
        return sorted(path.stem for path in (self._root / "resources" / "languages").glob("*.json"))

    def _files(self) -> Iterator[tuple[str, list[str]]]:
        for file in _SHAPES:
            yield file, (self._folder / file).read_text("utf-8").split("\n")

    def texts(self, language: str) -> list[Text]:
        """Those of all files."""
        ledger = Ledger(self._root, language)
        found = []
        for file, lines in self._files():
            for entry in self._entries(file, lines):
                said = entry.others.get(language, (0, ""))[1]
                finished = bool(said) and not ledger.stale(f"{self.name}/{entry.name}", entry.english, said)
                text = Text(
                    self.name,
                    entry.name,
                    entry.english,
                    german=entry.others.get(GERMAN, (0, ""))[1],
                    said=(said,) if said else (),
                    finished=finished,
                    notes=(_NOTES[file],),
                    places=((f"{FOLDER}/{file}", entry.line + 1),),
                    answered=finished,
                )
                found.append(text)
        return found

    def write(self, language: str, answers: Answers) -> None:
        """Put the lines behind those that are there."""
        ledger = Ledger(self._root, language)
        for file, lines in self._files():
            for entry in reversed(self._entries(file, lines)):
                answer = answers.get((entry.name, entry.english))
                if answer is None:
                    continue
                self._put(file, lines, entry, language, answer)
                name = f"{self.name}/{entry.name}"
                ledger.note(name, entry.english, answer.forms[0], finished=answer.finished)
            if file == SETUP and any(name.startswith(SETUP) for name, _ in answers):
                self._speak(lines, language)
            (self._folder / file).write_text("\n".join(lines), "utf-8", newline="\n")
        ledger.write()

    def _put(self, file: str, lines: list[str], entry: _Entry, language: str, answer: Answer) -> None:
        text = answer.forms[0]
        match file:
            case _ if file == MENU:
                line = f"{entry.name.rpartition('/')[2]}[{language}]={text}"
            case _ if file == SETUP:
                called = _name_of_setup(language).upper()
                line = f'LangString {entry.name.rpartition("/")[2]} ${{LANG_{called}}} "{text}"'
            case _:
                english = lines[entry.line]
                start, tag = english[: english.index("<")], entry.name.rpartition("/")[2].partition("-")[0]
                line = f'{start}<{tag} xml:lang="{language}">{escape(text)}</{tag}>'
        if language in entry.others:
            lines[entry.others[language][0]] = line
        else:
            lines.insert(max([entry.line, *(at for at, _ in entry.others.values())]) + 1, line)

    def _speak(self, lines: list[str], language: str) -> None:
        """Have the installer of Windows offer a language."""
        line = _SPOKEN.format(_name_of_setup(language))
        if line not in lines:
            last = max(at for at, each in enumerate(lines) if each.startswith(_SPOKEN.partition('"')[0]))
            lines.insert(last + 1, line)

    def rendered(self, language: str) -> Iterator[tuple[str, str, str]]:
        """Id, English and own text of all that a language says."""
        return ((text.id, text.english, text.said[0]) for text in self.texts(language) if text.said)
