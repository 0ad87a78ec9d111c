"""The state of a match of Final Whistle: every field, its copy, and queries that the steps make.

A man is `seat * 30 + number`, a card a number from 0 to 29. Tuples are shared between copies. `Options` are the options
a match is set up with (F11), read from a record's header.
"""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from swallows_gui.engine.by_turns import MatchByTurns
from swallows_gui.engine.game import SEAT_SHIFT, Json
from swallows_gui.engine.options import TAKE_BACKS, WrittenOptions, bad_option, one_of
from swallows_gui.engine.step import NOT_BEGUN, GameStep
from swallows_gui.games.final_whistle.rules.options import (
    CARDS,
    LINE_OF,
    NO_SYMBOL,
    SQUAD,
    SQUAD_MEN,
    Cards,
    G,
    Men,
    Tables,
)

SQUADS: Final = ("first", "choose")
DECKS: Final = ("first", "colour", "free")
CLUBS: Final = ("ab", "ba")
EXTRA_TIME: Final = ("ask", "always", "never")
SUBSTITUTIONS: Final = ("every", "later", "hurt")
LEGS: Final = ("single", 1, 2)
MOST_HOLDER_POINTS: Final = 10
MOST_GOALS: Final = 99
"""More goals than a first leg can have had."""


@dataclass(frozen=True, slots=True)
class Options(WrittenOptions):
    """How a match is set up."""

    squads: str = "choose"
    decks: str = "colour"
    clubs: str = "ab"
    extra_time: str = "ask"
    """In the first leg "never", in the second "always" (F10.1)."""
    holder: int | None = None
    """The seat that holds the cup that is played for (F10.2)."""
    holder_points: int = 0
    leg: str | int = "single"
    first_leg: tuple[int, int] = (0, 0)
    """Goals of the first leg; 0, 0 unless this is the second."""
    take_back: str = "agreed"
    substitutions: str = "every"
    """Before every period, before every one but the first, or only for a man who is injured (F7.1)."""

    def may_substitute(self, period: int) -> bool:
        """Whether seats are asked for substitutions before a period, which count from 1 (F7.1)."""
        return self.substitutions == "every" or (self.substitutions == "later" and period > 1)

    @classmethod
    def read(cls, _tables: Tables, given: Mapping[str, Any]) -> "Options":
        """The options in `given`; missing ones have their defaults. Raises `IllegalAction("bad_option", option=...,
        value=...)` for a value that cannot be played."""
        one_of(given, "seats", (2,))
        squads = one_of(given, "squads", SQUADS, "choose")
        holder = None if given.get("holder") is None else one_of(given, "holder", (0, 1))
        points = one_of(given, "holder_points", range(-MOST_HOLDER_POINTS, MOST_HOLDER_POINTS + 1), 0)
        if points and (holder is None or squads != "choose"):
            raise bad_option("holder_points", points)
        leg = one_of(given, "leg", LEGS)
        extra_time = one_of(given, "extra_time", EXTRA_TIME)
        return cls(
            squads=squads,
            decks=one_of(given, "decks", DECKS, "colour"),
            clubs=one_of(given, "clubs", CLUBS),
            extra_time={1: "never", 2: "always"}.get(leg, extra_time),
            holder=holder,
            holder_points=points,
            leg=leg,
            first_leg=_first_leg(given.get("first_leg"), leg),
            take_back=one_of(given, "take_back", TAKE_BACKS),
            substitutions=one_of(given, "substitutions", SUBSTITUTIONS),
        )

    def budget(self, seat: int, points: int) -> int:
        """What a seat's squad may cost, where the book says `points` (F1.1, F10.2)."""
        return points + (self.holder_points if seat == self.holder else 0)


def _first_leg(given: Any, leg: str | int) -> tuple[int, int]:
    if leg != 2:
        if given is not None and (not isinstance(given, list | tuple) or list(given) != [0, 0]):
            raise bad_option("first_leg", given)
        return 0, 0
    if not isinstance(given, list | tuple) or len(given) != 2 or not all(type(goals) is int for goals in given):
        raise bad_option("first_leg", given)
    ours, theirs = given
    if not 0 <= min(ours, theirs) <= max(ours, theirs) <= MOST_GOALS:
        raise bad_option("first_leg", given)
    return ours, theirs


NOBODY_ASKED: Final = -1
NONE: Final = -1
"""No card, no man, no seat."""

Pair = tuple[int, int]

BY_SEAT: Final = ("field", "bench", "box", "shown", "rows", "decks", "picked", "hands", "piles", "shooters")
"""A tuple a seat; the last six hold secrets."""
SECRET: Final = ("rows", "decks", "picked", "hands", "piles", "shooters")
BY_MAN: Final = ("line", "top", "booked", "mark")
"""A byte a man."""
_MOST_ON_A_MAN: Final = 4
"""Lines, sides, marks and bookings are below this."""


def _by_seat() -> list[tuple[int, ...]]:
    return [(), ()]


def _by_man() -> bytearray:
    return bytearray(2 * SQUAD)


@dataclass(slots=True, eq=False, repr=False)
class State(MatchByTurns):
    """The whole state of a match."""

    kept: ClassVar[tuple[str, ...]] = (
        "options", "step", "chance", "asked", "period", "score", "attacker", "due", "number", "side", "tied",
        "countered", "counter", "phase", "up", "place", "built", "marked", "to_check", "built_up", "scored", "leaving",
        "closing_open", "extra", "shot", "shootout", "begins", "after", *BY_SEAT, *BY_MAN,
    )  # fmt: skip
    options_type = Options

    tables: Tables
    options: Options
    sides: tuple[tuple[int, ...], ...] = dataclasses.field(init=False)
    """By man: the strengths of his sides."""
    symbols: tuple[tuple[int, ...], ...] = dataclasses.field(init=False)
    """By man: the symbols of his sides."""

    # Who is asked what
    step: "GameStep[State]" = NOT_BEGUN
    asked: int = NOBODY_ASKED
    """The seat asked, or NOBODY_ASKED when the match is over."""

    # The men
    field: list[Men] = dataclasses.field(default_factory=_by_seat)
    """By seat: who plays, in the order of their numbers."""
    bench: list[Men] = dataclasses.field(default_factory=_by_seat)
    box: list[Men] = dataclasses.field(default_factory=_by_seat)
    line: bytearray = dataclasses.field(default_factory=lambda: bytearray(LINE_OF * 2))
    """By man: the line he plays in; a stand-in's is G (F7.5)."""
    top: bytearray = dataclasses.field(default_factory=_by_man)
    """By man: which of his sides is on top (F0.5)."""
    booked: bytearray = dataclasses.field(default_factory=_by_man)
    """By man: how often."""
    mark: bytearray = dataclasses.field(default_factory=_by_man)
    """By man: 0, 1 for the build-up, 2 for the finish of the running attack."""

    # What is chosen in secret
    rows: list[Men] = dataclasses.field(default_factory=_by_seat)
    """By seat: the men taken for the squad so far, by number (F1.6); () once the squads lie open."""
    decks: list[Cards] = dataclasses.field(default_factory=_by_seat)
    """By seat: the cards it plays with, without the closing card; in the order in which they were chosen."""
    picked: list[Cards] = dataclasses.field(default_factory=_by_seat)
    """By seat: the cards picked and not yet shown: its first hand (F2.4) or the card of the period (F3.2)."""
    shooters: list[Men] = dataclasses.field(default_factory=_by_seat)
    """By seat: the men named for a series of the shoot-out."""
    hands: list[Cards] = dataclasses.field(default_factory=_by_seat)
    piles: list[Cards] = dataclasses.field(default_factory=_by_seat)
    """The next card first; the last is the closing card."""

    # The cards that lie open
    shown: list[Cards] = dataclasses.field(default_factory=_by_seat)
    """By seat: its cards played and exchanged since the last deal, in their order."""
    closing_open: Pair = (0, 0)
    """By seat: whether its closing card lies open (F8.1)."""

    # The period
    period: int = 0
    """1 to 8, 0 before the first."""
    score: Pair = (0, 0)
    place: int = 0
    """Who is asked for substitutions: 0 the first, 1 the other (F3.1)."""
    up: Pair = (NONE, NONE)
    """By seat: its card in play, or NONE."""
    tied: bool = False
    """The period began with equal strengths."""
    attacker: int = NONE
    """The seat whose attacks they are."""
    due: int = 0
    """The attacks of this period."""
    number: int = 0
    """Of the running attack, 0 before the first."""
    countered: bool = False
    """The counter-attack of this period has begun (F5.4)."""

    # The attack
    counter: bool = False
    """The running attack is the counter-attack."""
    side: int = 0
    """The seat that attacks now."""
    phase: int = NONE
    """0 build-up, 1 finish, NONE between attacks."""
    marked: tuple[Men, Men] = ((), ())
    """The men of attacker and defender in this phase, an entry each; NONE for an empty one."""
    built: Men = ()
    """The attacker's men of the build-up, an entry each."""
    built_up: int = NONE
    """1 if the build-up succeeded, 0 if not, NONE if there was none."""
    scored: bool = False
    to_check: Men = ()
    """Men whose symbols are still to be checked (F6.1)."""
    leaving: int = NONE
    """The injured man who is to be replaced, or NONE."""

    # The end
    extra: bool = False
    """Extra time has begun."""
    shot: int = 0
    """Bits of the men who were named in the shoot-out."""
    shootout: tuple[int, ...] = ()
    """Goals of the shoot-out; () before it."""
    begins: int = NONE
    """The seat that shoots first, NONE before that is rolled."""
    after: str = ""
    """How the match ended, "" while it runs."""

    def set_up(self) -> None:
        """Set the fields that follow from tables and options."""
        clubs = self.tables.men if self.options.clubs == "ab" else self.tables.men[::-1]
        self.sides = tuple(man.sides for club in clubs for man in club)
        self.symbols = tuple(man.symbols for club in clubs for man in club)

    @property
    def running(self) -> "GameStep[State]":
        """The name of the step that asks a seat."""
        return self.step

    @property
    def standing(self) -> Pair:
        """The goals that decide, including those of the first leg (F10.1)."""
        return self.score[0] + self.options.first_leg[0], self.score[1] + self.options.first_leg[1]

    @property
    def winner(self) -> int | None:
        """The seat that is ahead, by the shoot-out if there was one; None: level."""
        ours, theirs = self.shootout or self.standing
        return None if ours == theirs else int(theirs > ours)

    @property
    def result(self) -> Json | None:
        """How the match ended, or None while it runs (F9.8)."""
        if not self.after:
            return None
        return {
            "score": list(self.score),
            "after": self.after,
            "shootout": list(self.shootout) or None,
            "winner": self.winner,
        }

    def action(self, verb: int, argument: int = 0) -> int:
        """An action of the seat asked."""
        return self.asked << SEAT_SHIFT | verb | argument

    def ask(self, step: "GameStep[State]", seat: int) -> None:
        """Wait for `seat` to decide in `step`."""
        self.step, self.asked, self._legal = step, seat, None

    def restored(self) -> None:
        """Raises `ValueError` for a man or a card in no place or in two, and for what no man can have on him."""
        if any(value >= _MOST_ON_A_MAN for name in BY_MAN for value in getattr(self, name)):
            raise ValueError("a man with more on him than there is")
        for seat in range(2):
            men = [*self.field[seat], *self.bench[seat], *self.box[seat]]
            if len(men) not in (0, SQUAD_MEN) or len(set(men)) != len(men) or any(man // SQUAD != seat for man in men):
                raise ValueError(f"a man of seat {seat} is in no place or in two")
            held = [*self.hands[seat], *self.piles[seat]]
            if len(set(held)) != len(held) or any(not 0 <= card < len(CARDS) for card in held):
                raise ValueError(f"a card of seat {seat} is in two places")

    def special_die(self) -> int:
        """Roll the special die: 1 to 6; `tables.die` gives the value (F0.3)."""
        return self.chance.die()

    def value_of(self, die: int) -> int:
        """What the special die shows."""
        return self.tables.die[die - 1]

    def goalie(self, seat: int) -> int:
        """The goalie on the field, or his stand-in; NONE for none (F7.5)."""
        for man in self.field[seat]:
            if self.line[man] == G:
                return man
        return NONE

    def is_stand_in(self, man: int) -> bool:
        """Whether a man of the field stands in for the goalie (F7.5)."""
        return self.line[man] == G != LINE_OF[man % SQUAD]

    def strength(self, man: int) -> int:
        """A man's present strength (F0.5); 1 for a stand-in, 0 for NONE."""
        if man == NONE:
            return 0
        return 1 if self.is_stand_in(man) else self.sides[man][self.top[man]]

    def symbol(self, man: int) -> int:
        """The symbol on top of a man; a stand-in has none."""
        return NO_SYMBOL if self.is_stand_in(man) else self.symbols[man][self.top[man]]

    def men_in(self, seat: int, line: int) -> list[int]:
        """The men of the field who play in a line."""
        in_line = self.line
        return [man for man in self.field[seat] if in_line[man] == line]

    def to_box(self, man: int) -> None:
        """A man of the field is out for good."""
        seat = man // SQUAD
        self.field[seat] = tuple([other for other in self.field[seat] if other != man])
        self.box[seat] += (man,)

    def comes_on(self, man: int) -> None:
        """Put a man from the bench on the field, upright and in his own line (F6.4)."""
        seat = man // SQUAD
        self.bench[seat] = tuple([other for other in self.bench[seat] if other != man])
        self.field[seat] = tuple(sorted((*self.field[seat], man)))
