"""Nations and fields of teams as data (S0.3, S1.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict
from swallows_gui.catalogue.texts import Language, NameText
from swallows_gui.games.swallows.data.cards import Card

Code = Annotated[str, Field(pattern=r"^([a-z0-9-]+:)?[A-Z]{3}$")]
Paint = Annotated[str, Field(pattern=r"^#[0-9A-F]{6}$")]
MOST_POINTS, WIDEST = 300, 50
"""Of a flag: points of its paths, and the width of a line."""
Part = Annotated[float, Field(ge=-50, le=200)]


class Kit(Strict):
    """What a team wears."""

    shirt: Paint
    shorts: Paint
    socks: Paint
    trim: Paint


class Shape(Strict):
    """A piece of a flag, drawn over those before it.

    The flag is `100` high and `100 * ratio` wide. Points are x, y from its upper left corner.
    - `rect`: `at` upper left corner, `size` width and height;
    - `disc`: `at` its middle, `size` both diameters; `ring` the same, its line `width` wide;
    - `star`: `at` its middle, `size` both diameters, `points` of 4 to 24 rays, `turn` degrees clockwise from upright;
    - `crescent`: `at` its middle, `size` both diameters, opening turned `turn` degrees clockwise from the right;
    - `polygon`: `path`, closed; `line`: `path`, open, `width` wide;
    - `leaf`, `tree`, `cross`, `saltire`: `at` the middle, `size` width and height, `width` of the bars.
    """

    shape: Literal["rect", "disc", "ring", "star", "crescent", "polygon", "line", "leaf", "tree", "cross", "saltire"]
    paint: Paint
    at: tuple[Part, Part] | None = None
    size: tuple[Part, Part] | None = None
    path: Annotated[tuple[tuple[Part, Part], ...], Field(max_length=200)] = ()
    points: Annotated[int, Field(ge=4, le=24)] = 5
    turn: Annotated[float, Field(ge=-360, le=360)] = 0
    width: Annotated[float, Field(gt=0, le=100)] = 2

    @model_validator(mode="after")
    def _drawable(self) -> Self:
        if self.shape in ("polygon", "line"):
            if len(self.path) < (3 if self.shape == "polygon" else 2):
                raise Flaw("path", f"too few points for a {self.shape}")
        elif self.at is None or self.size is None:
            raise Flaw("at", f"{self.shape} needs at and size")
        return self


class Flag(Strict):
    """A flag: its width over its height and its shapes, the first painting the ground."""

    ratio: Annotated[float, Field(ge=1, le=2)] = 1.5
    shapes: Annotated[tuple[Shape, ...], Field(min_length=1, max_length=80)]

    @model_validator(mode="after")
    def _soon_drawn(self) -> Self:
        if sum(len(shape.path) for shape in self.shapes) > MOST_POINTS:
            raise Flaw("shapes", f"takes too long to draw: more than {MOST_POINTS} points")
        if any(shape.width > WIDEST for shape in self.shapes if shape.shape == "line"):
            raise Flaw("shapes", f"takes too long to draw: a line wider than {WIDEST}")
        return self


class Nation(Strict):
    """A nation card (S0.3): strength in M, the random cards it is dealt and its personalised cards."""

    __slots__ = ("_cards",)

    code: Code
    name: NameText
    grammar: dict[Language, str] = Field(default_factory=dict)
    """How the name stands in sentences: its gender in each language, where it is not the usual one."""
    strength: int = Field(ge=1, le=20)
    red: int = Field(ge=0, le=8)
    blue: int = Field(ge=0, le=8)
    green: int = Field(ge=0, le=12)
    stars: Annotated[tuple[str, ...], Field(max_length=8)] = ()
    kit: Kit
    flag: Flag
    by_value: bool = False
    """Whether a record has the nation and its cards whole in its header, if it can play, and not by its code alone:
    so stand those that came after the first catalogue, whose digest is the same with and without them."""

    plain: bool = False
    """Whether it plays where somebody names it, as in a past cup, and no lot draws it."""

    @model_validator(mode="after")
    def _later(self) -> Self:
        if self.plain and not self.by_value:
            raise Flaw("plain", "only a nation that came later is left out of the draw; say by_value, too")
        return self

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its personalised cards; () outside a catalogue."""
        known: Mapping[str, Card] = getattr(self, "_cards", {})
        return tuple(known[star] for star in self.stars if star in known)

    def join(self, cards: Mapping[str, Card]) -> None:
        """Let the nation know the cards of the catalogue that it is in, by id."""
        object.__setattr__(self, "_cards", cards)


class FieldOfTeams(Strict):
    """A preset field: its teams, group heads first where they play (S1.2)."""

    id: str = Field(pattern=r"^([a-z0-9-]+:)?[a-z0-9]+(-[a-z0-9]+)*$")
    name: NameText
    teams: Annotated[tuple[Code, ...], Field(max_length=64)]

    @model_validator(mode="after")
    def _different(self) -> Self:
        if len(set(self.teams)) != len(self.teams):
            raise Flaw("teams", "a nation is named twice")
        return self


class Fields(Strict):
    """The nations that head the groups A, B, ... and the preset fields."""

    heads: tuple[Code, ...]
    presets: tuple[FieldOfTeams, ...]
