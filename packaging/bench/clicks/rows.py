"""The row of deeds of one shard, a line of JSON each: what was clicked and typed, in which window, and what was found.

A row that was kept can be replayed: the same deeds in the same order in the same window.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

from swallows_gui import titles
from swallows_gui.catalogue.plain_files import json_of, read_limited

KINDS = ("click", "double", "drag", "wheel", "keys", "move", "resize", "restore", "close")
_MOST_BYTES = 1 << 28
_FIELDS = {"kind": str, "at": list, "words": list, "wait": int, "on": str}


class BadRow(ValueError):
    """A file that holds no row of deeds; `line` is the line that cannot be read, from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that somebody does with mouse or keyboard."""

    kind: str
    """One of `KINDS`."""
    at: tuple[int, ...] = ()
    """Places on the screen in pixels, x and y in turn; of "click" also the button, of "wheel" the notches."""
    words: tuple[str, ...] = ()
    """Keys by their X names, pressed one after the other; "ctrl+f" is one."""
    wait: int = 200
    """Milliseconds until the next."""
    on: str = ""
    """What was aimed at, for whoever reads the row."""

    def as_json(self) -> dict[str, Any]:
        """Plain JSON."""
        return {**asdict(self), "at": list(self.at), "words": list(self.words)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The deed of a line. Raises `ValueError` where it is none."""
        if set(data) != set(_FIELDS) or any(type(data[name]) is not kind for name, kind in _FIELDS.items()):
            raise ValueError("not a deed")
        if data["kind"] not in KINDS:
            raise ValueError(f"no kind of deed {data['kind']!r}")
        numbers, words = data["at"], data["words"]
        if not all(type(number) is int for number in numbers) or not all(isinstance(word, str) for word in words):
            raise ValueError("not a deed")
        return cls(data["kind"], tuple(numbers), tuple(words), data["wait"], data["on"])


@dataclass(frozen=True, slots=True)
class Life:
    """The deeds from one start of the window to its end."""

    number: int
    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class ShardRow:
    """Everything that was done in one shard."""

    seed: int
    lives: tuple[Life, ...]
    game: str = titles.usual()
    """Of the records that lay there."""


class RowWriter:
    """Writes a row as it is done, so that a killed trial has left it."""

    def __init__(self, path: Path, seed: int, game: str = titles.usual()) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("w", encoding="utf-8")
        self.write({"clicks": 1, "seed": seed, "game": game})

    def write(self, line: Mapping[str, Any]) -> None:
        """One line, at once."""
        self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._file.flush()

    def close(self) -> None:
        """The row is over."""
        self._file.close()


def read_row(path: Path) -> ShardRow:
    """The row that a file holds; what was seen beside the deeds is left aside.

    Raises `OSError` if it cannot be read, `BadRow` if it is none.
    """
    lines = _lines(path)
    _number, head = next(lines, (1, {}))
    game = head.get("game", titles.usual())
    if head.get("clicks") != 1 or type(head.get("seed")) is not int or game not in titles.ids():
        raise BadRow(1, "this is not a row of clicks")
    lives: list[tuple[int, list[Deed]]] = []
    for number, line in lines:
        if type(line.get("life")) is int:
            lives.append((line["life"], []))
        elif "deed" in line:
            if not lives:
                raise BadRow(number, "a deed before the window was opened")
            try:
                lives[-1][1].append(Deed.from_json(line["deed"]))
            except (ValueError, TypeError) as error:
                raise BadRow(number, str(error)) from None
    return ShardRow(head["seed"], tuple(Life(number, tuple(deeds)) for number, deeds in lives), game)


def _lines(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, text in enumerate(read_limited(path, _MOST_BYTES).decode("utf-8", "replace").splitlines(), 1):
        try:
            line = json_of(text)
        except ValueError:
            raise BadRow(number, "not JSON") from None
        if not isinstance(line, dict):
            raise BadRow(number, "not an object")
        yield number, line
