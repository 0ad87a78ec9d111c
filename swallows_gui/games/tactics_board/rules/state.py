"""The state of a match of Tactics Board: every field, its copy, and what follows from them alone.

A pawn is a number from 0 to 21: `side * 11 + its number - 1`; sets of squares and of pawns are integers. `Options` are
the options a match is set up with (T16), read from a record's header.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from swallows_gui.engine.by_turns import MatchByTurns
from swallows_gui.engine.game import SEAT_SHIFT, Json
from swallows_gui.engine.options import TAKE_BACKS, WrittenOptions, one_of
from swallows_gui.engine.step import GameStep
from swallows_gui.games.tactics_board.rules.board import OFF, SQUARES
from swallows_gui.games.tactics_board.rules.tables import KEEPER, NOBODY, PAWNS, RED, ROLE_OF, SIDES, Tables

HALVES: Final = (25, 15, 45)
"""Plays of a half, the usual number first (T14.1)."""
DRAWS: Final = ("extra", "stands")
SHOTS: Final = ("spinner", "die")
DEFENDERS: Final = (1, 2)
SEATS: Final = (2, 4)


@dataclass(frozen=True, slots=True)
class Options(WrittenOptions):
    """How a match is played."""

    half: int = 25
    draw: str = "extra"
    shot: str = "spinner"
    defenders: int = 1
    """What a defender adds in a battle (T9.2)."""
    seats: int = 2
    take_back: str = "agreed"

    @classmethod
    def read(cls, _tables: Tables, given: Mapping[str, Any]) -> "Options":
        """The options in `given`; missing ones have their defaults. Raises `IllegalAction("bad_option", option=...,
        value=...)` for a value that T16 does not allow."""
        return cls(
            half=one_of(given, "half", HALVES),
            draw=one_of(given, "draw", DRAWS),
            shot=one_of(given, "shot", SHOTS),
            defenders=one_of(given, "defenders", DEFENDERS),
            seats=one_of(given, "seats", SEATS),
            take_back=one_of(given, "take_back", TAKE_BACKS),
        )


NO_DIE: Final = 0
EXTRA: Final = 3
"""The first extra period (T14.4)."""
LAST_PERIOD: Final = 4

_PAWN_FIELDS: Final = ("holder", "picked", "no_touch", "kicker")
_SQUARE_FIELDS: Final = ("ball", "spot", "corner_square")
_SIDE_FIELDS: Final = ("asked", "o_side", "kick_off_side", "first_kick_off", "shootout_first")


@dataclass(slots=True, eq=False, repr=False)
class State(MatchByTurns):
    """The whole state of a match."""

    kept: ClassVar[tuple[str, ...]] = (
        "options", "chance", "at", "asked", "period", "plays", "sets", "kick_off_side", "first_kick_off", "o_side",
        "holder", "ball", "roll", "picked", "round", "no_touch", "offside", "corner_square", "corner_turn", "kicker",
        "spot", "shootout_first", "sent_off", "booked", "placing", "step", "why", "restart", "no_touch_why", "due",
        "after", "second", "dribbled", "reached", "keepers", "group", "score", "partner", "kicks", "kick_goals",
    )  # fmt: skip
    options_type = Options

    tables: Tables
    options: Options

    # Who is asked what
    step: str = "start"
    """The name of the step that asks."""
    asked: int = NOBODY
    """The side asked, NOBODY when the match is over."""
    partner: tuple[int, int] = (0, 0)
    """By side: which of its seats is asked next, 0 or 1 (T15.1)."""

    # The board
    at: list[int] = field(default_factory=lambda: [OFF] * (SIDES * PAWNS))
    """By pawn: its square, or OFF."""
    own: list[int] = field(default_factory=lambda: [0] * SIDES)
    """By side: the squares of its pawns. It follows from `at`."""
    ball: int = OFF
    """Its square, or OFF before a kick-off."""
    holder: int = NOBODY
    """The pawn that holds the ball, or NOBODY."""
    o_side: int = RED
    keepers: tuple[int, int] = (0, PAWNS)
    """By side: the pawn that is its keeper (T12.4)."""
    sent_off: int = 0
    """A set of pawns."""
    booked: int = 0
    """The pawns with a yellow card of their own (T12.2)."""
    group: tuple[int, int] = (0, 0)
    """By side: yellow cards of its defenders (T12.3)."""

    # The match
    score: tuple[int, int] = (0, 0)
    period: int = 0
    """1 to 4, 0 before the first."""
    plays: int = 0
    """Rolls for the ball in this period (T14.1)."""
    sets: int = 0
    """Sets begun in this match."""
    kick_off_side: int = RED
    """The side that kicks off next."""
    first_kick_off: int = RED
    """The side that kicked off the first of this pair of periods (T14.3, T14.4)."""
    placing: int = 0
    """How many pawns have been placed for this kick-off (T3.3)."""
    after: str = ""
    """How the match ended, "" while it runs."""

    # Moves and plays
    why: str = ""
    """Why a pawn is moved: "set", "capture" or "attempt"."""
    roll: int = NO_DIE
    """The die of a pawn, or what was rolled for the ball."""
    picked: int = NOBODY
    """The pawn that is about to move, or NOBODY."""
    restart: str = ""
    """What the ball is about to be played from: "kick_off", "corner", "free_kick", "goal_kick", or ""."""
    second: bool = False
    """Whether the ball is being played again after a direct pass (T8.5)."""
    dribbled: bool = False
    """Whether an attempt follows a dribble (T8.7)."""
    round: int = 0
    """Of a capture, from 1 (T8.3)."""
    reached: tuple[int, int] = (NOBODY, NOBODY)
    """By side: the pawn that has reached the ball in this round, or NOBODY; in a battle both."""
    no_touch: int = NOBODY
    """The pawn that may not touch the ball (T8.8), or NOBODY."""
    no_touch_why: str = ""
    """The restart that it took."""
    offside: int = 0
    """The pawns that were offside when the ball was played last (T11)."""

    # Set pieces
    due: str = ""
    """"free_kick" or "penalty" while a side must be asked before it."""
    spot: int = OFF
    """Where that is."""
    corner_square: int = OFF
    corner_turn: int = 0
    """How many placements have been made or passed (T13.4)."""
    kicker: int = NOBODY
    """The pawn that waits beside the corner."""
    shootout_first: int = NOBODY
    """The side that begins the shoot-out, NOBODY before it."""
    kicks: tuple[int, int] = (0, 0)
    kick_goals: tuple[int, int] = (0, 0)

    def clear_play(self) -> None:
        """Reset the play: no holder, no roll."""
        self.holder = self.picked = self.no_touch = self.kicker = NOBODY
        self.roll, self.round, self.offside = NO_DIE, 0, 0
        self.why = self.restart = self.no_touch_why = ""
        self.second = self.dribbled = False
        self.reached = (NOBODY, NOBODY)

    # Who is asked

    def set_up(self) -> None:
        """Set the fields that follow from the options."""
        self.seats = self.options.seats

    @property
    def running(self) -> "GameStep[State]":
        """The name of the step that asks a seat."""
        step: GameStep[State] = self.steps[self.step]
        return step

    @property
    def mover(self) -> int:
        """The seat asked, NOBODY when the match is over (T15.1)."""
        return NOBODY if self.asked < 0 else self.asked + SIDES * self.partner[self.asked]

    def action(self, verb: int, argument: int = 0) -> int:
        """An action of the seat asked."""
        return (self.asked + SIDES * self.partner[self.asked]) << SEAT_SHIFT | verb | argument

    def moved(self, side: int) -> None:
        """A side has made one of its moves: with four seats its other player makes the next (T15.1)."""
        if self.seats > SIDES:
            red, blue = self.partner
            self.partner = (red, 1 - blue) if side else (1 - red, blue)

    def restored(self) -> None:
        """Stand the pawns on the board. Raises `ValueError` for what no match can be."""
        for pawn, square in enumerate(self.at):
            if not OFF <= square < SQUARES or (square != OFF and square in self.at[pawn // PAWNS * PAWNS : pawn]):
                raise ValueError(f"pawn {pawn} cannot stand on {square}")
            self.put(pawn, square)
        everybody = range(SIDES * PAWNS)
        if any(getattr(self, name) not in range(NOBODY, SIDES * PAWNS) for name in _PAWN_FIELDS):
            raise ValueError("a pawn that is not there")
        if any(getattr(self, name) not in range(OFF, SQUARES) for name in _SQUARE_FIELDS):
            raise ValueError("a square that is not there")
        if any(getattr(self, name) not in range(NOBODY, SIDES) for name in _SIDE_FIELDS):
            raise ValueError("a side that is not there")
        if self.step not in self.steps or (self.after == "") != (self.asked != NOBODY):
            raise ValueError(f"nobody can be asked in {self.step!r}")
        if any(keeper // PAWNS != side for side, keeper in enumerate(self.keepers)):
            raise ValueError("a keeper of the other side")
        if any(partner not in range(self.seats // SIDES) for partner in self.partner):
            raise ValueError("a seat that is not there")
        if (self.sent_off | self.booked | self.offside) >> len(everybody):
            raise ValueError("pawns that are not there")
        if any(self.at[pawn] != OFF for pawn in everybody if self.sent_off >> pawn & 1):
            raise ValueError("a pawn on the board that has been sent off")
        if min(*self.score, *self.kicks, *self.kick_goals, self.plays, self.sets, self.period, self.sent_off) < 0:
            raise ValueError("fewer than none")
        if self.asked != NOBODY and not self.legal:
            raise ValueError("a step that offers nothing")

    # Pawns

    def role(self, pawn: int) -> int:
        """KEEPER, DEFENDER, MIDFIELDER or STRIKER as the pawn plays now (T12.4)."""
        return KEEPER if self.keepers[pawn // PAWNS] == pawn else ROLE_OF[pawn % PAWNS] or ROLE_OF[1]

    def pawns(self, side: int) -> list[int]:
        """The pawns of a side on the board, the lowest number first."""
        first = side * PAWNS
        return [pawn for pawn in range(first, first + PAWNS) if self.at[pawn] >= 0]

    def field_players(self, side: int) -> list[int]:
        """A side's pawns without the keeper."""
        keeper = self.keepers[side]
        return [pawn for pawn in self.pawns(side) if pawn != keeper]

    def left(self, side: int) -> list[int]:
        """The pawns of a side that have not been sent off, the lowest number first."""
        return [pawn for pawn in range(side * PAWNS, side * PAWNS + PAWNS) if not self.sent_off >> pawn & 1]

    def pawn_on(self, side: int, square: int) -> int:
        """The pawn of a side on a square, or NOBODY."""
        if square < 0 or not self.own[side] >> square & 1:
            return NOBODY
        return self.at.index(square, side * PAWNS, side * PAWNS + PAWNS)

    def put(self, pawn: int, square: int) -> None:
        """Put a pawn on a square; OFF takes it from the board."""
        self.at[pawn] = square
        side = pawn // PAWNS
        own = 0
        for here in self.at[side * PAWNS : side * PAWNS + PAWNS]:
            if here >= 0:
                own |= 1 << here
        self.own[side] = own

    def clear_board(self) -> None:
        """Take all pawns from the board."""
        self.at, self.own = [OFF] * (SIDES * PAWNS), [0, 0]

    # The match

    @property
    def period_length(self) -> int:
        """Plays of the running period (T14.1, T14.4)."""
        return self.options.half // 3 if self.period >= EXTRA else self.options.half

    @property
    def time_is_up(self) -> bool:
        """Whether nothing new is begun in this period (T14.2)."""
        return self.plays >= self.period_length

    @property
    def winner(self) -> int | None:
        """The side that is ahead, the shoot-out counted; None: neither."""
        red, blue = self.score if self.score[0] != self.score[1] else self.kick_goals
        return None if red == blue else int(blue > red)

    @property
    def result(self) -> Json | None:
        """How the match ended (T14.6), or None while it runs."""
        if not self.after:
            return None
        shootout = list(self.kick_goals) if self.after == "shootout" else None
        return {"score": list(self.score), "after": self.after, "shootout": shootout, "winner": self.winner}


def number_of(pawn: int) -> int:
    """The number on a pawn, 1 to 11.

    >>> number_of(21)
    11
    """
    return pawn % PAWNS + 1
