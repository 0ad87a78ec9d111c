"""The state of a match of Power Soccer: every field, its copy, and what follows from them alone.

Sides are 0 (A) and 1 (B); even seats belong to A, odd ones to B (P0.1).
"""

from dataclasses import dataclass, field
from typing import ClassVar, Final, NamedTuple

from swallows_gui.engine.by_turns import MatchByTurns
from swallows_gui.engine.game import Json
from swallows_gui.engine.step import Step
from swallows_gui.games.power_soccer.rules.options import Options
from swallows_gui.games.power_soccer.rules.tables import NO_CARD, Tables

NOBODY: Final = -1
"""No seat, no side."""
NOTHING_THROWN: Final = (-1, -1)
HOLES: Final = ("high", "low", "decider")
SHOTS_A_HOLE: Final = 3
KICKS: Final = 5
"""Penalty kicks of each side, before pairs decide (P5.3)."""


class Pair(NamedTuple):
    """Who stands against whom in an attack (P6.2)."""

    attacker: int
    defender: int


def shootout_winner(taken: tuple[int, int], goals: tuple[int, int]) -> int | None:
    """The side that has won after so many penalty kicks and goals by side, None while they run (P5.3, P5.4).

    >>> shootout_winner((3, 3), (3, 0)), shootout_winner((3, 3), (2, 1)), shootout_winner((6, 6), (4, 5))
    (0, None, 1)
    """
    if max(taken) <= KICKS:
        for side in (0, 1):
            if goals[side] > goals[1 - side] + KICKS - taken[1 - side]:
                return side
        return None
    if taken[0] != taken[1] or goals[0] == goals[1]:
        return None
    return 0 if goals[0] > goals[1] else 1


@dataclass(slots=True, eq=False, repr=False)
class State(MatchByTurns):
    """All that a match is made of."""

    kept: ClassVar[tuple[str, ...]] = (
        "options", "chance", "step", "card", "booked", "thrown", "mover", "starter", "attack", "attacker", "defender",
        "points", "minutes", "kick_first", "score", "shots", "hits", "kicks", "kick_goals",
    )  # fmt: skip
    options_type = Options

    tables: Tables
    options: Options

    black: tuple[bool, ...] = field(init=False)
    """By face of the die in play."""
    step: str = "start"
    """The name of the step that asks."""
    mover: int = NOBODY
    """The seat asked, NOBODY when the match is over."""
    starter: int = NOBODY
    """The side that starts, NOBODY before that is known (P1)."""
    score: tuple[int, int] = (0, 0)
    attack: int = 0
    """The number of the attack that runs, or ran last; from 1, 0 before the first."""
    attacker: int = NOBODY
    defender: int = NOBODY
    points: int = 0
    card: int = NO_CARD
    """That of the foul card: NO_CARD, ADMONITION or YELLOW (P0.4)."""
    booked: bool = False
    """Whether the attacker has rolled nothing since he was shown it (P3.4)."""
    minutes: int = 0
    """Rolls of attackers for points so far (P7.1)."""
    thrown: tuple[int, int] = NOTHING_THROWN
    """The two faces to choose from (P9.2), else NOTHING_THROWN."""
    shots: tuple[int, int] = (0, 0)
    """At the goal wall, by side (P4)."""
    hits: tuple[int, int] = (0, 0)
    kick_first: int = NOBODY
    """The side that kicks first, NOBODY outside penalty kicks (P5.1)."""
    kicks: tuple[int, int] = (0, 0)
    """Penalty kicks taken, by side."""
    kick_goals: tuple[int, int] = (0, 0)

    def set_up(self) -> None:
        """Set what follows from tables and options alone."""
        self.seats = self.options.seats
        self.black = self.tables.black(self.options.die)

    @property
    def asked(self) -> int:
        """The seat asked, NOBODY when the match is over."""
        return self.mover

    @property
    def running(self) -> "Step[State]":
        """The step that asks."""
        step: Step[State] = self.steps[self.step]
        return step

    def clear_attack(self) -> None:
        """No points, no card (P2.1)."""
        self.points, self.card, self.booked = 0, NO_CARD, False
        self.thrown = NOTHING_THROWN

    # Whose turn it is

    def pair(self, attack: int) -> Pair:
        """Who stands against whom in the attack of this number, from 1 (P6.2); the starter must be known."""
        players, start = self.options.per_side, self.starter
        turn, answer = divmod(attack - 1, 2)
        of_starter = 2 * ((turn + answer) % players) + start
        of_other = 2 * (turn % players) + 1 - start
        return Pair(of_other, of_starter) if answer else Pair(of_starter, of_other)

    @property
    def hole(self) -> str:
        """Which hole of the goal wall the next shot is at (P4.2)."""
        taken = sum(self.shots)
        return HOLES[min(taken // (2 * SHOTS_A_HOLE), len(HOLES) - 1)]

    @property
    def shoots_first(self) -> int:
        """The side that shoots first at the goal wall (P1.2, P5.1)."""
        return 0 if self.starter == NOBODY else 1 - self.starter

    @property
    def shooter(self) -> int:
        """The side whose shot it is (P4.2, P4.3)."""
        taken = sum(self.shots)
        second = taken % 2 if self.hole == "decider" else taken // SHOTS_A_HOLE % 2
        return self.shoots_first ^ second

    @property
    def kicker(self) -> Pair:
        """Who kicks next, and his keeper (P6.3)."""
        side = self.kick_first if self.kicks[0] == self.kicks[1] else 1 - self.kick_first
        number = self.kicks[side] % self.options.per_side
        return Pair(2 * number + side, 2 * number + 1 - side)

    # How it ends

    @property
    def round_over(self) -> bool:
        """Whether both sides have had equally many attacks, the one that runs among them."""
        return self.attack % 2 == 0

    @property
    def played_out(self) -> bool:
        """Whether the match's length is reached, now that an attack is over (P7.1, P7.2)."""
        if not self.round_over:
            return False
        counted, number = self.options.length
        if counted == "attacks":
            return self.attack >= 2 * number
        if counted == "goals":
            return max(self.score) >= number and self.score[0] != self.score[1]
        return self.minutes >= number

    @property
    def shootout_winner(self) -> int | None:
        """The side that has won the penalty kicks, None while they run (P5.3, P5.4)."""
        return shootout_winner(self.kicks, self.kick_goals)

    @property
    def winner(self) -> int | None:
        """The side that is ahead, by penalty kicks where there are any; None: level (P7.3)."""
        ahead = self.score if self.kick_first == NOBODY else self.kick_goals
        if ahead[0] == ahead[1]:
            return None
        return 0 if ahead[0] > ahead[1] else 1

    @property
    def result(self) -> Json | None:
        """How the match ended (P7.4), or None while it runs."""
        return None if self.mover != NOBODY else self.outcome()

    def outcome(self) -> Json:
        """How the match ended (P7.4)."""
        shootout = None if self.kick_first == NOBODY else list(self.kick_goals)
        return {"score": list(self.score), "attacks": self.attack, "shootout": shootout, "winner": self.winner}


def one_more(pair: tuple[int, int], side: int) -> tuple[int, int]:
    """The pair with one more for a side.

    >>> one_more((2, 1), 1)
    (2, 2)
    """
    return (pair[0] + 1, pair[1]) if side == 0 else (pair[0], pair[1] + 1)
