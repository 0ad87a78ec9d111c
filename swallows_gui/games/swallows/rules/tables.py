"""The compiled catalogue: cards, nations and formats as plain tables, indexed by small integers (S0.1 to S0.3).

A *card* is a physical copy and an index into the `card_*` tuples; a *nation* an index into the `nation_*` tuples.
Everything is immutable and shared by all copies of a game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, get_args

from swallows_gui.engine.game import SEAT_SHIFT, Json
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.marks import FACES, PRINTED, PURPOSES, Marks

MOST_SEATS: Final = 6

# Colours (S0.2)
GREEN, BLUE, RED = 0, 1, 2
COLOURS = ("green", "blue", "red")

# Kinds of card; a red has the kind of what it stands in for, else SPECIAL
ATTACK, SWALLOW, ROUGH, SPECIAL, FOUL, OFFSIDE, GOALIE = range(7)
KINDS = ("attack", "swallow", "rough", "special", "foul", "offside", "goalie")

# Places (S5.8); NOWHERE: the card names none
INSIDE, EDGE, OUTSIDE = 0, 1, 2
NOWHERE = -1
AREAS = ("inside", "edge", "outside")

# When a red may be played: one bit each (steps of S5.14)
When = Literal[
    "as_attack",
    "with_attack",
    "before_shot",
    "after_shot_roll",
    "as_defence",
    "with_defence",
    "as_goalie",
    "on_goal_against",
    "after_foul_roll",
    "after_offside_roll",
    "after_swallow_roll",
    "after_rough_roll",
    "on_sending_off",
    "at_stoppage",
    "before_match",
    "in_shootout",
]
WHENS: Final[tuple[When, ...]] = get_args(When)
(
    AS_ATTACK,
    WITH_ATTACK,
    BEFORE_SHOT,
    AFTER_SHOT_ROLL,
    AS_DEFENCE,
    WITH_DEFENCE,
    AS_GOALIE,
    ON_GOAL_AGAINST,
    AFTER_FOUL_ROLL,
    AFTER_OFFSIDE_ROLL,
    AFTER_SWALLOW_ROLL,
    AFTER_ROUGH_ROLL,
    ON_SENDING_OFF,
    AT_STOPPAGE,
    BEFORE_MATCH,
    IN_SHOOTOUT,
) = (1 << bit for bit in range(len(WHENS)))
HELD: Final = 1 << len(WHENS)
"""Beside these bits in `moments_of`: that it is a red at all."""

# What an effect does
Op = Literal[
    "value",
    "roll",
    "reroll",
    "set_area",
    "cancel",
    "shield",
    "draw",
    "discard",
    "injure",
    "steal",
    "return",
    "extra_attack",
    "goal",
    "own_goal",
    "free_kick",
    "penalty",
    "silence_referee",
    "second_goalie",
]
OPS: Final[tuple[Op, ...]] = get_args(Op)
(
    VALUE,
    ROLL,
    REROLL,
    SET_AREA,
    CANCEL,
    SHIELD,
    DRAW,
    DISCARD,
    INJURE,
    STEAL,
    RETURN,
    EXTRA_ATTACK,
    GIVE_GOAL,
    GIVE_OWN_GOAL,
    GIVE_FREE_KICK,
    GIVE_PENALTY,
    SILENCE_REFEREE,
    SECOND_GOALIE,
) = range(len(OPS))

GERMANY: Final = "GER"
SIDES: Final = ("home", "away")

# When the effects of a green or blue apply
ON_PLAY, ON_CALLED, ON_FAIR = 0, 1, 2


class CardEffect(NamedTuple):
    """One effect of a card: `op` from OPS, its number, a colour or None, and how."""

    op: int
    n: int = 0
    colour: int = NOWHERE
    area: int = NOWHERE
    chosen: bool = False
    blind: bool = False
    timing: int = ON_PLAY


Pending = tuple[int, int, CardEffect]
"""An effect still to be applied: side that plays, card, effect."""

Face = tuple[int, int, int, bool, int, tuple[CardEffect, ...], str, str]
"""Kind, value, place (as `card_place`), own goal on a one, colour, effects, and the names of kind and place. A plain
tuple: no other is unpacked as fast."""


class Condition(NamedTuple):
    """What must be public fact for a red to be played; an empty tuple means anything."""

    stages: tuple[str, ...] = ()
    periods: tuple[str, ...] = ()
    scores: tuple[str, ...] = ()
    """Of the playing team: "leading", "level", "trailing"."""
    sides: tuple[str, ...] = ()
    """Of the playing team: "home", "away"."""
    areas: tuple[int, ...] = ()
    """Place of the running attack."""
    opponents: tuple[int, ...] = ()
    """Nations."""
    referees: tuple[str, ...] = ()
    """"present", "dummy", "bound", "unbound"."""


def _of_either_side(condition: Condition | None) -> Condition | None:
    """What `condition` demands beside the side; None if nothing."""
    if condition is None:
        return None
    left = condition._replace(sides=())
    return left if any(left) else None


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """The rule-bearing part of the catalogue. All `card_*` tuples have one entry a physical card.

    Compiled once and shared, so two tables are equal only if they are the same.
    """

    card_id: tuple[str, ...]
    """`"through-ball#2"`: card and copy."""
    card_design: tuple[int, ...]
    """Index of the different card that this is a copy of, in `design_id`."""
    card_colour: tuple[int, ...]
    card_kind: tuple[int, ...]
    card_value: tuple[int, ...]
    card_area: tuple[int, ...]
    card_limits: tuple[int, ...]
    """Places of attack a foul may be played against: bit 1 << area; 7 anywhere."""
    card_own_goal: tuple[bool, ...]
    """A natural 1 on its own shot is an own goal (S5.10)."""
    card_when: tuple[int, ...]
    """Bits of WHENS; 0 for greens and blues."""
    card_conditions: tuple[Condition | None, ...]
    card_effects: tuple[tuple[CardEffect, ...], ...]
    card_nation: tuple[int, ...]
    """Nation of a personalised card, else NOWHERE."""
    design_id: tuple[str, ...]
    nation_code: tuple[str, ...]
    nation_strength: tuple[int, ...]
    nation_cards: tuple[tuple[int, int, int], ...]
    """Random greens, blues and reds dealt (in the order of the colours)."""
    nation_stars: tuple[tuple[int, ...], ...]
    """Physical cards."""
    formats: dict[str, Format]
    marks: Marks = PRINTED
    """The totals at which the outcome of a roll changes (S0.4)."""
    written: dict[str, Json] = field(default_factory=dict)
    """By id the formats that a header has by value, as it has them."""
    later: Mapping[str, Json] = field(default_factory=dict)
    """By code the nations that came later, as a header has them; they play where `with_nations` lays them on."""
    named_only: frozenset[str] = frozenset()
    """Those of `later` that no lot draws."""
    later_fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By name the fields of teams in which such nations play; a header has their codes."""
    nations: tuple[Json, ...] = ()
    """The later nations that are laid on these tables, as a header has them."""
    presets: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Fields of teams by name: nations, group heads first where they play."""
    heads: tuple[int, ...] = ()
    """Nations that head the groups, in group order (S1.2)."""
    digest: str = ""
    """"sha256:..." of the rule-bearing fields of the data."""
    decks: int = 1
    """So many decks are shuffled together (S10.3)."""
    read_format: Callable[[Mapping[str, Any]], Format] | None = None
    """Reads a format that is given by value. Raises `ValueError` with the reason for one that cannot be played."""
    read_nations: Callable[[Sequence[Json]], "Tables"] | None = None
    """These tables with nations that are given by value. Raises `ValueError` with the reason for one that is none."""
    on_target: int = field(init=False)
    """`marks.on_target`, as a plain attribute of what is asked most."""
    turns: tuple[int, ...] = field(init=False)
    """`marks.turns`: by purpose the total from which a roll speaks for the other side."""
    crossings: tuple[tuple[int, ...], ...] = field(init=False)
    """`marks.crossings`: by purpose the totals that the referee's change must cross."""
    ease: tuple[int, ...] = field(init=False)
    """By kind of card: on how many faces of the die a value of 0 reaches the mark of its roll; each point of value
    adds one. 0 with a mark of 7, below 0 with a higher one. Of goalies and specials: of a shot."""
    germany: int = field(init=False)
    """Germany's nation, or -1 if the catalogue has none (S2.3, S4.9)."""
    card_place: tuple[int, ...] = field(init=False)
    """Where an attack card is played; one without a place counts as outside (S5.4)."""
    whens_of: tuple[tuple[int, ...], tuple[int, ...]] = field(init=False)
    """By side and card: `card_when`, or 0 where the red's condition is that it is played by the other side."""
    moments_of: tuple[tuple[int, ...], tuple[int, ...]] = field(init=False)
    """By side and red: `whens_of` and HELD."""
    card_demands: tuple[Condition | None, ...] = field(init=False)
    """What is left of `card_conditions` when it is known which side plays the red; None if nothing is."""
    card_face: tuple[Face, ...] = field(init=False)
    """What an attack or a defence needs to know of its card, in one look."""
    effects_at: tuple[tuple[tuple[tuple[Pending, ...], ...], ...], ...] = field(init=False)
    """By timing (ON_PLAY, ON_CALLED, ON_FAIR), playing side and card: the effects that apply then."""
    card_stops: tuple[int, ...] = field(init=False)
    """Places of attack that a card may be played against in defence, as `card_limits`; 0 for goalies."""
    stars: tuple[int, ...] = field(init=False)
    """All personalised cards."""
    plays: tuple[tuple[int, ...], ...] = field(init=False)
    """By seat and card: the action of playing it. To look it up is quicker than to reckon it."""
    _decks: tuple[tuple[int, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        stops = (0 if kind == GOALIE else limits for kind, limits in zip(self.card_kind, self.card_limits, strict=True))
        set_once = object.__setattr__
        marks = self.marks
        set_once(self, "on_target", marks.on_target)
        set_once(self, "turns", marks.turns)
        set_once(self, "crossings", marks.crossings)
        rolled = (marks.turn(kind) if kind in PURPOSES else marks.on_target for kind in KINDS)
        set_once(self, "ease", tuple(FACES + 1 - mark for mark in rolled))
        set_once(self, "germany", self.nation(GERMANY) if GERMANY in self.nation_code else NOWHERE)
        set_once(self, "card_place", tuple(OUTSIDE if area == NOWHERE else area for area in self.card_area))
        set_once(self, "card_stops", tuple(stops))
        set_once(self, "effects_at", tuple(self._effects_at(timing) for timing in (ON_PLAY, ON_CALLED, ON_FAIR)))
        set_once(self, "card_face", tuple(self._face(card) for card in range(len(self.card_id))))
        whens_of = self._whens_of("home"), self._whens_of("away")
        set_once(self, "whens_of", whens_of)
        set_once(self, "moments_of", tuple(tuple(when | HELD for when in whens) for whens in whens_of))
        set_once(self, "card_demands", tuple(map(_of_either_side, self.card_conditions)))
        set_once(self, "stars", tuple(sorted(card for stars in self.nation_stars for card in stars)))
        plays = (tuple(seat << SEAT_SHIFT | card for card in range(len(self.card_id))) for seat in range(MOST_SEATS))
        set_once(self, "plays", tuple(plays))
        set_once(self, "_decks", tuple(self._deck(colour) for colour in range(len(COLOURS))))

    def _effects_at(self, timing: int) -> tuple[tuple[tuple[Pending, ...], ...], ...]:
        of_cards = [[effect for effect in effects if effect.timing == timing] for effects in self.card_effects]
        return tuple(
            tuple(tuple((side, card, effect) for effect in effects) for card, effects in enumerate(of_cards))
            for side in (0, 1)
        )

    def _whens_of(self, side: str) -> tuple[int, ...]:
        may_play = (
            not condition or not condition.sides or side in condition.sides for condition in self.card_conditions
        )
        return tuple(when if may else 0 for when, may in zip(self.card_when, may_play, strict=True))

    def _face(self, card: int) -> Face:
        kind, place = self.card_kind[card], self.card_place[card]
        value, own_goal, colour = self.card_value[card], self.card_own_goal[card], self.card_colour[card]
        return kind, value, place, own_goal, colour, self.card_effects[card], KINDS[kind], AREAS[place]

    def with_nations(self, given: Sequence[Json]) -> "Tables":
        """The tables with later nations and their cards added at the end, so that earlier numbers stay. Raises
        `ValueError` for nations that cannot be read."""
        if not given or list(given) == list(self.nations):
            return self
        if self.read_nations is None:
            raise ValueError("no nations by value")
        return self.read_nations(given)

    def shuffled_together(self, decks: int) -> "Tables":
        """The tables for so many decks: star cards once, copies of other cards numbered through (S10.3)."""
        return self if decks == self.decks else _with_decks(self, decks)

    def deck(self, colour: int) -> tuple[int, ...]:
        """All random (not personalised) cards of a colour."""
        return self._decks[colour]

    def _deck(self, colour: int) -> tuple[int, ...]:
        of_colour = zip(self.card_colour, self.card_nation, strict=True)
        return tuple(card for card, known in enumerate(of_colour) if known == (colour, NOWHERE))

    def heads_of(self, form: Format) -> tuple[int, ...]:
        """The nations that head the groups of a format."""
        return self.heads[: form.schedule.drawn] if form.economy.heads else ()

    def nation(self, code: str) -> int:
        """The nation with a FIFA code. Raises `ValueError`."""
        return self.nation_code.index(code)


@lru_cache(maxsize=8)
def _with_decks(one: Tables, decks: int) -> Tables:
    """Add the cards of further decks behind those of the first, whose numbers stay."""
    random = [card for card, nation in enumerate(one.card_nation) if nation == NOWHERE]
    copies: dict[int, int] = {}
    for card in random:
        copies[one.card_design[card]] = copies.get(one.card_design[card], 0) + 1
    of_each = {found.name: getattr(one, found.name) for found in fields(one) if found.init}
    for name in of_each:
        if name.startswith("card_") and name != "card_id":
            of_each[name] += tuple(of_each[name][card] for card in random) * (decks - 1)
    for deck in range(1, decks):
        of_each["card_id"] += tuple(
            f"{design}#{int(copy) + deck * copies[one.card_design[card]]}"
            for card in random
            for design, _, copy in [one.card_id[card].rpartition("#")]
        )
    return replace(one, **{**of_each, "decks": decks})
