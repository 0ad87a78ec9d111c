"""What a card's picture shows: a small stage that a renderer can draw (the art of a card, no rules).

The stage is a pitch of 100 by 100. `x` runs along it: the goal in question is at x = 100, between y = 44 and
y = 56; the edge of its penalty area is at x = 84, y from 21 to 79; the goal area begins at x = 94; the halfway line
is x = 50; x = 0 is the other goal line. `y` runs across: 0 is the far side line, 100 the near one. Points below 0 or
above 100 lie beyond the lines: stands (far side y < -5), benches (near side y > 105), behind the goal (x > 102).
A third number is a height in metres above the grass.

`own` is the team that plays the card, so on a green card `own` attacks the goal at x = 100, on a blue one it defends
it, and the keeper of that goal is always the side `keeper`. Poses and things are words of the `art` of the catalogue.

A scene with a `camera` is a poster instead: everybody has a `spot` in the picture itself, and one is the `focus`, who
carries the joke. In a spot x runs from 0 at the left to 100 at the right, `up` is the height of the foot above the
slanting lower edge and `tall` the height, both in hundredths of a picture four fifths as high as it is wide; below 0,
or taller than what is left, the frame cuts. A fourth number puts something before (1) or behind (-1) its place.

The vocabulary of scenes: how each pose stands and each thing looks (the art of a card, no rules).

`art/poses.json` gives the angles of joints, `art/things.json` drawings in the small language of `ui/art/motifs.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    """Angles of joints in degrees, of a limb the upper bone first; see `ui/art/head.py`."""

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


Metre = Annotated[float, Field(ge=-20, le=120)]
Point = tuple[Metre, Metre] | tuple[Metre, Metre, Annotated[float, Field(ge=0, le=60)]]

Side = Literal["own", "opponent", "keeper", "referee", "linesman", "coach", "fan", "reporter", "steward", "medic"]
Facing = Literal["left", "right", "near", "far"]
Weather = Literal["sun", "cloud", "rain", "storm", "snow", "fog", "wind", "night", "heat", "dusk"]
Mood = Literal["calm", "roar", "gasp", "boo", "laugh", "sing", "asleep", "hope", "silence", "cheer", "angry", "none"]
Frame = Literal["pitch", "goal", "close", "bench", "stand", "sky", "street", "cabin"]
Camera = Literal["low", "shoulder", "above", "bust", "long"]
Face = Literal["", "calm", "glad", "cross", "shocked", "smug", "sad", "asleep", "strained"]
Gaze = Literal["", "ball", "focus", "left", "right", "up", "down", "us"]
Across = Annotated[float, Field(ge=-60, le=160)]
Up = Annotated[float, Field(ge=-300, le=160)]
Tall = Annotated[float, Field(ge=2, le=400)]
Spot = tuple[Across, Up, Tall] | tuple[Across, Up, Tall, Annotated[float, Field(ge=-9, le=9)]]
Turn = Annotated[float, Field(ge=-360, le=360)]

SOMEWHERE: Final = (90.0, 50.0)
"""Where somebody stands on the stage of whom a scene with a camera says nothing but the spot."""


class SceneFigure(Strict):
    """Somebody on the stage. `facing` is where he looks: right is towards the goal, near is out of the picture.

    `mood` is the look on his face, "" what goes with the pose; `looks` is where his eyes are; `turn` is degrees
    clockwise.
    """

    pose: Word
    side: Side
    at: Point = SOMEWHERE
    facing: Facing = "right"
    spot: Spot | None = None
    mood: Face = ""
    looks: Gaze = ""
    turn: Turn = 0


class Prop(Strict):
    """Something on the stage; `size` 1 is its natural size beside a figure. `flip` shows it the other way round."""

    thing: Word
    at: Point = SOMEWHERE
    size: Annotated[float, Field(ge=0.2, le=6)] = 1
    spot: Spot | None = None
    turn: Turn = 0
    flip: bool = False


class SceneWriting(Strict):
    """Words in the picture, by language: a `shout` along the diagonal, or what stands on a `board`.

    Those of the house's own cards stand in its files of names (`name_files.py`).
    """

    says: dict[
        Annotated[str, Field(pattern=r"^[a-z]{2,3}(_[A-Z]{2})?$")], Annotated[str, Field(min_length=1, max_length=24)]
    ] = Field(default_factory=dict)
    spot: Spot
    turn: Turn | None = None
    on: Literal["shout", "board"] = "shout"

    def in_language(self, language: str) -> str:
        """What it says in a language; else in English, else as it was written first."""
        return self.says.get(language) or self.says.get("en") or next(iter(self.says.values()), "")


class Scene(Strict):
    """One picture: what part of the world it frames, who and what is in it, the ball's way, weather and crowd.

    `ball` is the path of the ball, first point to last; one point is a ball at rest, none a picture without a ball.
    With a `camera` its points are (x, up) of spots, and a third number of the last one is how tall the ball is.
    `ground` is how light the focus stands on, "" what it is seen best on.
    """

    __slots__ = ("_art",)

    frame: Frame = "pitch"
    weather: Weather = "sun"
    crowd: Mood = "calm"
    figures: Annotated[tuple[SceneFigure, ...], Field(max_length=9)] = ()
    props: Annotated[tuple[Prop, ...], Field(max_length=6)] = ()
    ball: Annotated[tuple[Point, ...], Field(max_length=8)] = ()
    camera: Camera | None = None
    focus: Annotated[str, Field(pattern=r"^(ball|(figures|props)\.[0-8])$")] = "figures.0"
    ground: Literal["", "light", "dark"] = ""
    words: Annotated[tuple[SceneWriting, ...], Field(max_length=3)] = ()

    @model_validator(mode="after")
    def _sound_focus(self) -> Self:
        kind, _, number = self.focus.partition(".")
        there = self.ball if kind == "ball" else getattr(self, kind)[int(number) :]
        if self.camera is not None and not there:
            raise Flaw("focus", f"{self.focus!r} is not in the scene")
        return self

    @property
    def art(self) -> Art:
        """How its poses stand and its things look; outside a catalogue as those that come with the program do."""
        found: Art | None = getattr(self, "_art", None)
        return house_art() if found is None else found

    def join(self, art: Art) -> None:
        """Let the scene know the art of the catalogue that it is in."""
        object.__setattr__(self, "_art", art)

    def unknown(self, art: Art) -> Iterator[tuple[str, str]]:
        """The field of each word that this art does not know, and the word."""
        for number, figure in enumerate(self.figures):
            if figure.pose not in art.poses:
                yield f"figures.{number}.pose", figure.pose
        for number, prop in enumerate(self.props):
            if prop.thing not in art.things:
                yield f"props.{number}.thing", prop.thing
