"""Which English text each text of a language renders, so that one whose English has changed since is told.

Catalogues of Qt mark that themselves. Of the texts in `resources` a language keeps a mark by id, in
`translations/since/XX.json`: a sum of the English and one of its own. Where the own text is another one than then it
was written anew, and renders the English of today.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

_UNSURE = "0" * 8


class Ledger:
    """That of one language."""

    def __init__(self, root: Path, language: str) -> None:
        self._path = root / "translations" / "since" / f"{language}.json"
        self._marks: dict[str, str] = json.loads(self._path.read_text("utf-8")) if self._path.exists() else {}

    def stale(self, name: str, english: str, own: str) -> bool:
        """Whether the English of a text has changed since it was rendered."""
        mark = self._marks.get(name)
        return mark is not None and mark[8:] == _sum(own) and mark[:8] != _sum(english)

    def note(self, name: str, english: str, own: str, *, finished: bool = True) -> None:
        """A text of the language renders the English of today, or is not sure to."""
        self._marks[name] = (_sum(english) if finished else _UNSURE) + _sum(own)

    def update(self, texts: Iterator[tuple[str, str, str]]) -> None:
        """Note the texts (name, English, own) that are new or were written anew; forget those that are gone."""
        kept = {}
        for name, english, own in texts:
            if not self.stale(name, english, own):
                self.note(name, english, own)
            kept[name] = self._marks[name]
        self._marks = kept

    def write(self) -> None:
        """Keep it; a language without texts has no file."""
        content = json.dumps(self._marks, indent=0, sort_keys=True) + "\n"
        if self._marks and (not self._path.exists() or self._path.read_text("utf-8") != content):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(content, "utf-8", newline="\n")


def _sum(text: str) -> str:
    return f"{crc32(text.encode()):08x}"
