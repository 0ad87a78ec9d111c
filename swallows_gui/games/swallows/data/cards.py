"""The models of cards, nations and fields of teams as data: fields, allowed values, and checks between them.

Clauses: S0.2 and S5 for cards, S0.3 and S1.2 for nations and fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict
from swallows_gui.catalogue.texts import Language, NameText
from swallows_gui.games.swallows.data.scenes import Scene
from swallows_gui.games.swallows.rules.tables import WHENS, Op, When

Colour = Literal["green", "blue", "red"]
Kind = Literal["attack", "swallow", "rough", "special", "foul", "offside", "goalie"]
Area = Literal["inside", "edge", "outside"]
VALUES: Mapping[str, tuple[int, int]] = {
    "attack": (0, 6),
    "swallow": (0, 4),
    "rough": (2, 4),
    "foul": (1, 5),
    "offside": (2, 5),
    "goalie": (1, 3),
}
"""Lowest and highest value of a card of each kind."""

_KINDS: Mapping[str, tuple[str, ...]] = {
    "green": ("attack", "swallow", "rough"),
    "blue": ("foul", "offside", "goalie"),
    "red": ("special",),
}
_STANDS_FOR: Mapping[str, tuple[str, ...]] = {
    "as_attack": ("attack", "swallow", "rough", "special"),
    "as_defence": ("foul", "offside", "special"),
    "as_goalie": ("goalie",),
}
_REFEREED_ROLLS = ("after_foul_roll", "after_offside_roll", "after_swallow_roll", "after_rough_roll")
_ALL_ROLLS = (*_REFEREED_ROLLS, "after_shot_roll")
_AWARDS = ("goal", "own_goal", "free_kick", "penalty")
_MOVES = ("draw", "discard", "injure", "steal", "return")
_NUMBERED = ("value", "roll", *_MOVES)

OP_WHENS: Mapping[str, tuple[str, ...]] = {
    "value": ("with_attack", "with_defence", "before_shot"),
    "roll": (*_ALL_ROLLS, "in_shootout"),
    "reroll": _ALL_ROLLS,
    "set_area": ("with_attack", "with_defence", "after_foul_roll", "after_swallow_roll"),
    "cancel": ("as_defence",),
    "shield": ("on_sending_off",),
    **dict.fromkeys(_AWARDS, ("as_attack",)),
    **dict.fromkeys(_MOVES, WHENS),
    "extra_attack": ("as_attack", "with_attack", "before_shot", *_ALL_ROLLS),
    "silence_referee": ("with_attack", "with_defence", *_REFEREED_ROLLS),
    "second_goalie": ("as_goalie",),
}
"""The moments in which an effect of a red means something."""


class EffectEntry(Strict):
    """One thing a card does; effects are applied in order, a demand that cannot be met lapses (S5.12)."""

    do: Op
    n: int | None = Field(default=None, ge=-6, le=6)
    colour: Colour | None = None
    area: Area | None = None
    chosen: bool = False
    blind: bool = False
    at: Literal["called", "fair"] | None = None

    @model_validator(mode="after")
    def _whole(self) -> Self:
        numbered = self.do in _NUMBERED
        if numbered != (self.n is not None):
            raise Flaw("n", f"{self.do} needs a number" if numbered else f"{self.do} takes no number")
        if self.n is not None and (self.n == 0 or (self.do in _MOVES and self.n < 0)):
            raise Flaw("n", f"{self.n} does nothing sensible for {self.do}")
        if (self.do == "set_area") != (self.area is not None):
            raise Flaw("area", "an area belongs to set_area and to nothing else")
        if self.colour is not None and self.do not in _MOVES:
            raise Flaw("colour", f"{self.do} knows no colour")
        if self.do == "return" and self.colour == "red":
            raise Flaw("colour", "a red is never taken back")
        if self.blind and (self.do != "draw" or self.colour is not None):
            raise Flaw("blind", "only draw without a colour can be blind")
        if self.chosen and self.do != "injure":
            raise Flaw("chosen", "only injure lets the playing trainer choose")
        return self


class StandIn(Strict):
    """What a red counts as when it is played in place of a green or a blue."""

    kind: Kind
    value: int = Field(default=0, ge=0, le=6)
    area: Area | None = None


class If(Strict):
    """Public facts that must all hold for a red to be played; an empty list of a fact means anything."""

    stage: tuple[Literal["group", "R32", "R16", "QF", "SF", "F", "3P", "GF", "friendly"], ...] = ()
    period: tuple[Literal["normal", "extra", "shootout"], ...] = ()
    score: tuple[Literal["leading", "level", "trailing"], ...] = ()
    side: tuple[Literal["home", "away"], ...] = ()
    area: tuple[Area, ...] = ()
    opponent: tuple[str, ...] = ()
    referee: tuple[Literal["present", "dummy", "bound", "unbound"], ...] = ()


class Card(Strict):
    """A different card of the deck; `count` copies of it are printed (0: retired, the id is kept)."""

    __slots__ = ("_nations",)

    id: str = Field(pattern=r"^([a-z0-9-]+:)?[a-z0-9]+(-[a-z0-9]+)*$")
    colour: Colour
    kind: Kind
    value: int | None = None
    area: Area | None = None
    count: int = Field(ge=0, le=20)
    title: str = Field(default="", pattern=r"^(\S+( \S+){0,2})?$", max_length=40)
    """What the card is called where it is not told, in one to three words; "" in packs of before: its line does."""
    text: str = Field(min_length=10, max_length=120)
    """The line of commentary that tells it when it is played."""
    limits: tuple[Area, ...] = ()
    when: tuple[When, ...] = ()
    as_: StandIn | None = Field(default=None, alias="as")
    if_: If | None = Field(default=None, alias="if")
    effects: tuple[EffectEntry, ...] = ()
    own_goal_on_one: bool = False
    nation: str | None = None
    scene: Scene

    @property
    def owner(self) -> Nation | None:
        """The nation that a personalised card belongs to; None for all others, and outside a catalogue."""
        return self._known().get(self.nation or "")

    @property
    def opponents(self) -> tuple[Nation, ...]:
        """The nations against which alone the card can be played; () outside a catalogue."""
        known = self._known()
        return tuple(known[code] for code in (self.if_.opponent if self.if_ else ()) if code in known)

    def join(self, nations: Mapping[str, Nation]) -> None:
        """Let the card know the nations of the catalogue that it is in, by code."""
        object.__setattr__(self, "_nations", nations)

    def _known(self) -> Mapping[str, Nation]:
        return getattr(self, "_nations", {})

    @property
    def net_move(self) -> int:
        """The number of cards a use gains for its team: draw, steal, injure and return, less discards."""
        signs = {"draw": 1, "steal": 1, "injure": 1, "return": 1, "discard": -1}
        return sum(signs[effect.do] * (effect.n or 0) for effect in self.effects if effect.do in signs)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if self.kind not in _KINDS[self.colour]:
            raise Flaw("kind", f"a {self.colour} card cannot be {self.kind}")
        if self.colour == "red":
            self._sound_red()
        else:
            self._sound_plain()
        return self

    def _sound_plain(self) -> None:
        low, high = VALUES[self.kind]
        if self.value is None or not low <= self.value <= high:
            raise Flaw("value", f"{self.kind} has a value from {low} to {high}")
        if self.kind in ("attack", "swallow") and self.area is None:
            raise Flaw("area", f"{self.kind} happens somewhere")
        if self.kind in ("rough", "offside", "goalie") and self.area is not None:
            raise Flaw("area", f"the place of {self.kind} is never asked for")
        if self.limits and self.kind != "foul":
            raise Flaw("limits", "only a foul can be limited to attacks in certain places")
        if self.limits and len(set(self.limits)) != len(self.limits):
            raise Flaw("limits", "a place is named twice")
        if self.own_goal_on_one and self.kind != "attack":
            raise Flaw("own_goal_on_one", "only an attack card can be marked so")
        for name, found in (("when", self.when), ("as", self.as_), ("if", self.if_), ("nation", self.nation)):
            if found:
                raise Flaw(name, "belongs to red cards")
        for number, effect in enumerate(self.effects):
            if effect.do not in (*_MOVES, "extra_attack"):
                raise Flaw(f"effects.{number}.do", f"{effect.do} belongs to red cards")
            if effect.at is not None and self.kind not in ("foul", "offside", "swallow", "rough"):
                raise Flaw(f"effects.{number}.at", f"{self.kind} is neither called nor fair")
            if effect.do == "extra_attack" and self.colour == "blue":
                raise Flaw(f"effects.{number}.do", "the defenders have the next attack anyway")

    def _sound_red(self) -> None:
        for name, found in (("value", self.value), ("area", self.area), ("limits", self.limits or None)):
            if found is not None:
                raise Flaw(name, "a red has none of its own: say it under as")
        if self.own_goal_on_one:
            raise Flaw("own_goal_on_one", "only an attack card can be marked so")
        if not self.when or len(set(self.when)) != len(self.when):
            raise Flaw("when", "name each moment once, one at least")
        places = [when for when in self.when if when in _STANDS_FOR]
        if len(places) > 1:
            raise Flaw("when", "a red takes the place of one kind of card only")
        if bool(places) != (self.as_ is not None):
            raise Flaw("as", "as goes with as_attack, as_defence or as_goalie")
        if self.as_ is not None:
            self._sound_stand_in(self.as_, places[0])
        if not self.effects and (self.as_ is None or self.as_.kind == "special"):
            raise Flaw("effects", "the card does nothing")
        for number, effect in enumerate(self.effects):
            if effect.at is not None:
                raise Flaw(f"effects.{number}.at", "belongs to greens and blues")
            for when in self.when:
                if when not in OP_WHENS[effect.do]:
                    raise Flaw(f"effects.{number}.do", f"{effect.do} means nothing {when}")
        self._sound_effects()
        if self.nation is not None and self.count != 1:
            raise Flaw("count", "a star card exists once")

    def _sound_stand_in(self, stand_in: StandIn, when: str) -> None:
        if stand_in.kind not in _STANDS_FOR[when]:
            raise Flaw("as.kind", f"{stand_in.kind} cannot be played {when}")
        low, high = VALUES.get(stand_in.kind, (0, 0))
        if not low <= stand_in.value <= high:
            raise Flaw("as.value", f"{stand_in.kind} has a value from {low} to {high}")
        if stand_in.kind in ("attack", "swallow") and stand_in.area is None:
            raise Flaw("as.area", f"{stand_in.kind} happens somewhere")
        if stand_in.kind in ("rough", "offside", "goalie", "special") and stand_in.area is not None:
            raise Flaw("as.area", f"the place of {stand_in.kind} is never asked for")

    def _sound_effects(self) -> None:
        ops = [effect.do for effect in self.effects]
        kind = self.as_.kind if self.as_ is not None else None
        for op in ("cancel", *_AWARDS):
            if op in ops and kind != "special":
                raise Flaw("as.kind", f"{op} needs the kind special")
        if kind == "special" and not any(op in ops for op in ("cancel", *_AWARDS)):
            raise Flaw("as.kind", "special needs cancel, goal, own_goal, free_kick or penalty")
        if sum(op in _AWARDS for op in ops) > 1:
            raise Flaw("effects", "one award is enough")
        if ops.count("reroll") > 1 or ops.count("extra_attack") > 1:
            raise Flaw("effects", "once a card")
        allowed = 2 if self.nation is not None else 1
        if self.net_move > allowed:
            raise Flaw("effects", f"moves {self.net_move} cards net, {allowed} is the most")
        if self.nation is None and any(effect.chosen for effect in self.effects):
            raise Flaw("effects", "only a personalised card lets its trainer choose whom it injures")


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
