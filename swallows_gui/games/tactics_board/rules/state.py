"""The state of a match of Tactics Board: every field, its copy, and what follows from them alone.

A pawn is a number from 0 to 21: `side * 11 + its number - 1`; sets of squares and of pawns are integers.
"""

from abc import ABC, abstractmethod
from typing import Final, Self

from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import SEAT_SHIFT, Event, Json
from swallows_gui.games.tactics_board.rules.board import OFF
from swallows_gui.games.tactics_board.rules.options import Options
from swallows_gui.games.tactics_board.rules.tables import KEEPER, NOBODY, PAWNS, RED, ROLE_OF, SIDES, Tables

NO_DIE: Final = 0
EXTRA: Final = 3
"""The first extra period (T14.4)."""
LAST_PERIOD: Final = 4

NUMBERS: Final = (
    "asked",
    "period",
    "plays",
    "sets",
    "kick_off_side",
    "first_kick_off",
    "o_side",
    "holder",
    "ball",
    "roll",
    "picked",
    "round",
    "no_touch",
    "offside",
    "corner_square",
    "corner_turn",
    "kicker",
    "spot",
    "shootout_first",
    "sent_off",
    "booked",
    "placing",
)
"""Fields that are plain numbers."""
WORDS: Final = ("step", "why", "restart", "no_touch_why", "due", "after")
TRUTHS: Final = ("second", "dribbled")
PAIRS: Final = ("reached", "keepers", "group", "score", "partner", "kicks", "kick_goals")
"""Fields by side."""


class State(ABC):
    """All that a match is made of. Made by `TacticsBoard.new`."""

    __slots__ = (
        *NUMBERS,
        *WORDS,
        *TRUTHS,
        *PAIRS,
        "_legal",
        "at",
        "chance",
        "emits_events",
        "log",
        "options",
        "own",
        "seats",
        "start_events",
        "tables",
    )

    # Set up once, shared by all copies
    tables: Tables
    options: Options
    seats: int
    start_events: list[Event]
    emits_events: bool
    """Whether events are told; search does without."""
    log: list[Event]
    """The events of the running push."""
    chance: Chance

    # Who is asked what
    step: str
    """The name of the step that asks."""
    asked: int
    """The side asked, NOBODY when the match is over."""
    _legal: list[int] | None
    partner: tuple[int, int]
    """By side: which of its seats is asked next, 0 or 1 (T15.1)."""

    # The board
    at: list[int]
    """By pawn: its square, or OFF."""
    own: list[int]
    """By side: the squares of its pawns. It follows from `at`."""
    ball: int
    """Its square, or OFF before a kick-off."""
    holder: int
    """The pawn that holds the ball, or NOBODY."""
    o_side: int
    keepers: tuple[int, int]
    """By side: the pawn that is its keeper (T12.4)."""
    sent_off: int
    """A set of pawns."""
    booked: int
    """The pawns with a yellow card of their own (T12.2)."""
    group: tuple[int, int]
    """By side: yellow cards of its defenders (T12.3)."""

    # The match
    score: tuple[int, int]
    period: int
    """1 to 4, 0 before the first."""
    plays: int
    """Rolls for the ball in this period (T14.1)."""
    sets: int
    """Sets begun in this match."""
    kick_off_side: int
    """The side that kicks off next."""
    first_kick_off: int
    """The side that kicked off the first of this pair of periods (T14.3, T14.4)."""
    placing: int
    """How many pawns have been placed for this kick-off (T3.3)."""
    after: str
    """How the match ended, "" while it runs."""

    # Moves and plays
    why: str
    """Why a pawn is moved: "set", "capture" or "attempt"."""
    roll: int
    """The die of a pawn, or what was rolled for the ball."""
    picked: int
    """The pawn that is about to move, or NOBODY."""
    restart: str
    """What the ball is about to be played from: "kick_off", "corner", "free_kick", "goal_kick", or ""."""
    second: bool
    """Whether the ball is being played again after a direct pass (T8.5)."""
    dribbled: bool
    """Whether an attempt follows a dribble (T8.7)."""
    round: int
    """Of a capture, from 1 (T8.3)."""
    reached: tuple[int, int]
    """By side: the pawn that has reached the ball in this round, or NOBODY; in a battle both."""
    no_touch: int
    """The pawn that may not touch the ball (T8.8), or NOBODY."""
    no_touch_why: str
    """The restart that it took."""
    offside: int
    """The pawns that were off-side when the ball was played last (T11)."""

    # Set pieces
    due: str
    """"free_kick" or "penalty" while a side must be asked before it."""
    spot: int
    """Where that is."""
    corner_square: int
    corner_turn: int
    """How many placements have been made or passed (T13.4)."""
    kicker: int
    """The pawn that waits beside the corner."""
    shootout_first: int
    """The side that begins the shoot-out, NOBODY before it."""
    kicks: tuple[int, int]
    kick_goals: tuple[int, int]

    def set_up(self, tables: Tables, options: Options, chance: Chance) -> None:
        """Every field at its beginning."""
        self.tables, self.options, self.chance = tables, options, chance
        self.seats = options.seats
        self.log, self.start_events, self.emits_events = [], [], True
        self.step, self.asked, self._legal = "start", NOBODY, None
        self.at, self.own = [OFF] * (SIDES * PAWNS), [0, 0]
        self.keepers = (0, PAWNS)
        self.ball, self.o_side, self.kick_off_side = OFF, RED, RED
        self.first_kick_off = RED
        self.sent_off = self.booked = 0
        self.period = self.sets = self.plays = self.placing = self.corner_turn = 0
        self.shootout_first = NOBODY
        self.partner = self.group = self.score = self.kicks = self.kick_goals = (0, 0)
        self.after = self.due = ""
        self.spot = self.corner_square = OFF
        self.clear_play()

    def clear_play(self) -> None:
        """Nobody holds the ball, nothing has been rolled."""
        self.holder = self.picked = self.no_touch = self.kicker = NOBODY
        self.roll, self.round, self.offside = NO_DIE, 0, 0
        self.why = self.restart = self.no_touch_why = ""
        self.second = self.dribbled = False
        self.reached = (NOBODY, NOBODY)

    def copy(self) -> Self:
        """An independent copy."""
        twin = self.__new__(type(self))
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "State") -> None:
        """Make `twin` an independent copy."""
        for name in State.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.at, twin.own = self.at[:], self.own[:]
        twin.chance = self.chance.copy()
        twin.log = []

    # Who is asked

    @property
    def legal(self) -> list[int]:
        """What the seat asked may do; never changed in place."""
        if self._legal is None:
            self._legal = self.options_now() if self.asked >= 0 else []
        return self._legal

    @abstractmethod
    def options_now(self) -> list[int]:
        """What the running step offers; whoever knows the steps says it."""

    @abstractmethod
    def carry_out(self, choice: int) -> list[Event]:
        """Carry out a choice just taken from `legal`; nothing is checked."""

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the match is over."""
        return None if self.asked == NOBODY else self.mover

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

    def tell(self, *event: object) -> None:
        """Something has happened."""
        if self.emits_events:
            self.log.append(event)

    # Pawns

    def role(self, pawn: int) -> int:
        """KEEPER, DEFENDER, MIDFIELDER or STRIKER as the pawn plays now (T12.4)."""
        return KEEPER if self.keepers[pawn // PAWNS] == pawn else ROLE_OF[pawn % PAWNS] or ROLE_OF[1]

    def pawns(self, side: int) -> list[int]:
        """The pawns of a side on the board, the lowest number first."""
        first = side * PAWNS
        return [pawn for pawn in range(first, first + PAWNS) if self.at[pawn] >= 0]

    def field_players(self, side: int) -> list[int]:
        """Those of them that are no keepers."""
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
