"""The vocabulary of scenes: how each pose stands and each thing looks (the art of a card, no rules).

`art/poses.json` gives the angles of joints, `art/things.json` drawings in the small language of `ui/art/shapes.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final, Literal, Self

from pydantic import Field, TypeAdapter, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict, read
from swallows_gui.catalogue.places import data_path

Word = Annotated[str, Field(pattern=r"^([a-z0-9-]+:)?[a-z_]+$", max_length=60)]
Degrees = Annotated[float, Field(ge=-360, le=360)]
Limb = tuple[Degrees, Degrees]
Use = Literal["scenery", "flat", "in the air", "worn", "part of the goal"]
Held = Literal["", "card", "comb", "flag", "newspaper", "sausage", "telephone", "whistle"]

PAINTS: Final = frozenset((
    "white", "ink", "brown", "wood", "tan", "grey", "silver", "dark", "sky", "water", "pink", "orange", "leaf", "skin",
    "lemon", "night", "violet", "green", "blue", "red", "gold", "grass", "paper", "cream",
))  # fmt: skip
"""What a shape can be painted with (`ui/art/paints.py`)."""
_LARGEST: Final = 400.0
_WIDEST: Final = 40.0
"""The widest stroke."""
MOST_WORDS: Final = 600
"""Numbers and letters of one drawing: five times those of the largest one of the house."""
_NUMBERS: Final[Mapping[str, tuple[int, int]]] = {
    "c": (3, 3), "e": (4, 4), "r": (4, 5), "p": (6, 200), "l": (5, 201), "star": (5, 5), "pie": (5, 5),
}  # fmt: skip
"""Fewest and most numbers of a shape."""
_POINTS: Final[Mapping[str, int]] = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}
"""How many points follow a letter of a path."""


class PoseInData(Strict):
    """Angles of joints in degrees, of a limb the upper bone first; see `ui/art/skeleton.py`."""

    lean: Degrees = 0
    near_arm: Limb = (-12, 0)
    far_arm: Limb = (14, 22)
    near_leg: Limb = (4, -4)
    far_leg: Limb = (-6, -10)
    nod: Degrees = 0
    lift: Annotated[float, Field(ge=-50, le=100)] = 0
    front: bool = False
    mouth: Literal["", "open", "shut"] = ""
    holds: Held = ""


class Thing(Strict):
    """A drawing, a shape a line, and what it `is` beside something that stands on the grass."""

    is_: tuple[Use, ...] = Field(default=(), alias="is")
    drawing: Annotated[tuple[Annotated[str, Field(max_length=400)], ...], Field(min_length=1, max_length=60)]

    @model_validator(mode="after")
    def _drawable(self) -> Self:
        if sum(len(line.split()) for line in self.drawing) > MOST_WORDS:
            raise Flaw("drawing", f"takes too long to draw: more than {MOST_WORDS} numbers and letters")
        for number, line in enumerate(self.drawing):
            if flaw := _flaw(line):
                raise Flaw(f"drawing.{number}", f"{flaw}: {line!r}")
        return self


@dataclass(frozen=True, slots=True)
class Art:
    """Poses and things by name."""

    poses: Mapping[str, PoseInData]
    things: Mapping[str, Thing]

    def with_more(self, more: Art) -> Art:
        """These and those of a pack, whose names are its own."""
        return Art({**self.poses, **more.poses}, {**self.things, **more.things})


POSES: Final = TypeAdapter(Annotated[dict[Word, PoseInData], Field(max_length=500)])
THINGS: Final = TypeAdapter(Annotated[dict[Word, Thing], Field(max_length=1000)])


@lru_cache(maxsize=1)
def house_art() -> Art:
    """What comes with the program, read once. Raises `BadCard`."""
    return read_art(data_path("resources", "swallows", "art"))


def read_art(folder: Path) -> Art:
    """The vocabulary in a folder. Raises `BadCard` for a mistake in it."""
    poses, things = read(folder / "poses.json", POSES), read(folder / "things.json", THINGS)
    return Art(poses, things)


def _flaw(line: str) -> str:
    """What is wrong with a line of a drawing, "" if nothing is."""
    paint, _, rest = line.partition(" ")
    kind, *words = rest.split() or [""]
    if paint not in PAINTS:
        return f"{paint!r} is no paint"
    if kind == "s":
        width = words.pop(0) if words else ""
        if not _is_number(width):
            return "a stroke needs its width"
        if abs(float(width)) > _WIDEST:
            return f"a stroke is at most {_WIDEST:.0f} wide"
        return _flaw_of_path(words)
    if kind == "d":
        return _flaw_of_path(words)
    fewest, most = _NUMBERS.get(kind, (1, 0))
    if fewest > most:
        return f"{kind!r} is no shape"
    if not all(map(_is_number, words)):
        return f"a number from -{_LARGEST:.0f} to {_LARGEST:.0f} is due"
    points = len(words) - (kind == "l")
    if not fewest <= len(words) <= most or (kind in "pl" and points % 2):
        return f"{len(words)} numbers are not those of {kind!r}"
    if kind == "star" and not (float(words[3]).is_integer() and 2 <= float(words[3]) <= 40):
        return "a star has 2 to 40 rays"
    return ""


def _flaw_of_path(words: list[str]) -> str:
    if not words or words[0] != "M":
        return "a path begins with M"
    place = 0
    while place < len(words):
        if words[place] not in _POINTS:
            return f"{words[place]!r} is none of {', '.join(_POINTS)}"
        numbers = words[place + 1 : place + 1 + 2 * _POINTS[words[place]]]
        if len(numbers) < 2 * _POINTS[words[place]] or not all(map(_is_number, numbers)):
            return f"{words[place]} needs {2 * _POINTS[words[place]]} numbers"
        place += 1 + len(numbers)
    return ""


def _is_number(word: str) -> bool:
    try:
        return abs(float(word)) <= _LARGEST
    except ValueError:
        return False
