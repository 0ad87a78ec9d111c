#!/usr/bin/env python3
"""Says how much of a language there is, file by file: `packaging/translate.py status XX`.

Of the catalogues of window and cards it counts what is finished, beside the German or English one, which is whole. Of
the other files it counts the texts that stand at the same place as in `en.json`; a list of sentences is one text,
since every language has as many of them as it likes. Names of nations, formats, fields and characters stand in
`resources/swallows/names/XX.json`, German and English ones in the data themselves.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from door.trees import leaves  # noqa: E402 - found by the line above
from translate import CARDS_NAME, FALLBACK, WINDOW_NAME, read_messages  # noqa: E402 - found by the line above

SECOND: Final = "de"
DATA: Final = Path("resources") / "swallows"


class LanguageFile(NamedTuple):
    """One file of a language: how many of its texts are there, out of how many."""

    name: str
    there: int
    all: int

    def __str__(self) -> str:
        share = 100 * self.there // self.all if self.all else 100
        return f"{share:4} %  {self.there:5} of {self.all:5}  {self.name}"


def status(language: str, root: Path = ROOT) -> list[LanguageFile]:
    """Every file of a language, those of the window first; a file that is not there has nothing."""
    found = []
    for name, whole in ((WINDOW_NAME, SECOND), (CARDS_NAME, FALLBACK)):
        place = f"translations/{name.format(language)}"
        wanted = {message.key for message in read_messages(root / "translations" / name.format(whole))}
        if name == WINDOW_NAME and language == FALLBACK:
            continue  # the window's texts are English in the code
        if name == CARDS_NAME and language == SECOND:
            continue  # the cards' texts are German in the data
        done = {message.key for message in read_messages(root / place) if message.finished}
        found.append(LanguageFile(place, len(wanted & done), len(wanted)))
    for english in sorted((root / "resources").rglob("en.json")):
        own = english.with_name(f"{language}.json")
        if english.parent.name == "languages":  # makes the language: each its own keys
            found.append(LanguageFile(own.relative_to(root).as_posix(), int(own.exists()), 1))
            continue
        wanted_texts = dict(leaves(json.loads(english.read_text("utf-8"))))
        there = dict(leaves(json.loads(own.read_text("utf-8")))) if own.exists() else {}
        found.append(
            LanguageFile(own.relative_to(root).as_posix(), len(wanted_texts.keys() & there.keys()), len(wanted_texts))
        )
    if language not in (FALLBACK, SECOND):
        found.append(_names(language, root))
    return found


def _names(language: str, root: Path) -> LanguageFile:
    place = DATA / "names" / f"{language}.json"

    def read(path: Path) -> Any:
        return json.loads((root / path).read_text("utf-8"))

    wanted = {("nations", nation["code"]) for nation in read(DATA / "nations.json")}
    wanted |= {("characters", character["id"]) for character in read(DATA / "characters.json")}
    wanted |= {("fields", preset["id"]) for preset in read(DATA / "fields.json")["presets"]}
    wanted |= {("formats", path.stem) for path in (root / DATA / "formats").glob("*.json")}
    own = read(place) if (root / place).exists() else {}
    there = {(kind, name) for kind, names in own.items() for name in names}
    return LanguageFile(place.as_posix(), len(wanted & there), len(wanted))


def main() -> int:
    """Print it; exit code 1 where something lacks."""
    parser = argparse.ArgumentParser(description="How much of a language there is.")
    parser.add_argument("language", metavar="XX", help="its code, such as fr")
    parts = status(parser.parse_args().language)
    whole = LanguageFile("in all", sum(part.there for part in parts), sum(part.all for part in parts))
    print(*parts, whole, sep="\n")
    return 1 if whole.there < whole.all else 0


if __name__ == "__main__":
    sys.exit(main())
