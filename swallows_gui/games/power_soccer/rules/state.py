"""The state of a match of Power Soccer: every field, its copy, and what follows from them alone.

Sides are 0 (A) and 1 (B); even seats belong to A, odd ones to B (P0.1). `Options` are the options a match is set up
with (P8), read from a record's header. `Tables` has the die: the worth and colour of its faces (P0.2, P0.3).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, NamedTuple

from swallows_gui.engine.by_turns import MatchByTurns
from swallows_gui.engine.game import Json
from swallows_gui.engine.options import TAKE_BACKS, WrittenOptions, bad_option, one_of
from swallows_gui.engine.step import GameStep

FACES: Final = ("five", "ten", "long_pass", "foul", "offside", "penalty")
"""The faces in the order in which the die's numbers 1 to 6 show them."""
FIVE, TEN, LONG_PASS, FOUL, OFFSIDE, PENALTY = range(len(FACES))

GOAL_AT: Final = 50
"""Exactly so many points are a goal, more are over the bar (P2.2)."""
STEAL_FROM: Final = 20
"""From so many points on the ball may be stolen (P3.2)."""
OFFSIDE_FROM: Final = 30
"""From so many points on offside ends the attack (P2.6)."""

CARDS: Final = ("none", "admonition", "yellow", "red")
NO_CARD, ADMONITION, YELLOW, RED = range(len(CARDS))

BLACK: Final = "black"
WHITE: Final = "white"


@dataclass(frozen=True, slots=True)
class Tables:
    """The die's data."""

    points: tuple[int, ...]
    """By face; 0 for one that is none of points."""
    dice: tuple[tuple[str, tuple[bool, ...]], ...]
    """The kinds of dice by id, the usual one first; for each face whether it is black."""
    digest: str = ""
    """"sha256:..." of these data."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The ids of the dice."""
        return tuple(name for name, _ in self.dice)

    def black(self, kind: str) -> tuple[bool, ...]:
        """The black faces of a kind of die. Raises `KeyError` for an unknown kind."""
        return dict(self.dice)[kind]


RULES: Final = ("basic", "professional")
STARTS: Final = ("eleven", "wall")
CARD_LADDERS: Final = ("yellow", "admonition")
PENALTIES: Final = ("simple", "keeper")
DRAWS: Final = ("stands", "penalties")

LENGTHS: Final[Mapping[str, range]] = {"attacks": range(1, 31), "goals": range(1, 21), "minutes": range(5, 241)}
"""What a match's length may be counted in, and how much of it."""
MOST_PER_SIDE: Final = 6


@dataclass(frozen=True, slots=True)
class Options(WrittenOptions):
    """How a match is played."""

    rules: str = "basic"
    die: str = "even"
    dice: int = 1
    start: str = "eleven"
    length: tuple[str, int] = ("attacks", 6)
    """What is counted, and how much of it (P7.1)."""
    cards: str = "yellow"
    penalty: str = "simple"
    draw: str = "stands"
    per_side: int = 1
    take_back: str = "agreed"

    @property
    def professional(self) -> bool:
        """Whether the ball may be stolen (P3.1)."""
        return self.rules == "professional"

    @property
    def keeper(self) -> bool:
        """Whether a keeper stands in the goal at a penalty (P2.8)."""
        return self.penalty == "keeper"

    @property
    def seats(self) -> int:
        """How many seats play (P0.1)."""
        return 2 * self.per_side

    def as_json(self) -> Json:
        """The options for a record's header.

        >>> Options().as_json()["length"]
        {'attacks': 6}
        """
        counted, number = self.length
        written = {name: value for name, value in WrittenOptions.as_json(self).items() if name != "length"}
        return {**written, "seats": self.seats, "length": {counted: number}}

    @classmethod
    def read(cls, tables: Tables, given: Mapping[str, Any]) -> "Options":
        """The options in `given`; missing ones have defaults that depend on rules and dice. Raises
        `IllegalAction("bad_option", option=..., value=...)` for values that P8 does not allow.

        >>> two = Options.read(Tables((), (("even", ()),)), {"rules": "professional", "dice": 2})
        >>> two.length, two.penalty, two.draw
        (('attacks', 8), 'keeper', 'penalties')
        """
        rules = one_of(given, "rules", RULES)
        professional = rules == "professional"
        dice = one_of(given, "dice", (1, 2))
        if professional and given.get("penalty", "keeper") != "keeper":
            raise bad_option("penalty", given["penalty"])
        return cls(
            rules=rules,
            die=one_of(given, "die", tables.kinds),
            dice=dice,
            start=one_of(given, "start", STARTS),
            length=_length(given, professional, dice),
            cards=one_of(given, "cards", CARD_LADDERS),
            penalty=one_of(given, "penalty", PENALTIES, "keeper" if professional else "simple"),
            draw=one_of(given, "draw", DRAWS, "penalties" if professional else "stands"),
            per_side=_per_side(given),
            take_back=one_of(given, "take_back", TAKE_BACKS),
        )


def usual_length(counted: str, *, professional: bool, dice: int) -> int:
    """The default length of a match; for goals and minutes the proposed one (P8).

    >>> usual_length("attacks", professional=True, dice=1), usual_length("minutes", professional=False, dice=1)
    (10, 30)
    """
    if counted == "attacks":
        return (8 if professional else 4) if dice == 2 else (10 if professional else 6)
    if counted == "goals":
        return 3
    return 60 if professional else 30


def _length(given: Mapping[str, Any], professional: bool, dice: int) -> tuple[str, int]:
    value = given.get("length", {"attacks": usual_length("attacks", professional=professional, dice=dice)})
    if not isinstance(value, Mapping) or len(value) != 1:
        raise bad_option("length", value)
    counted, number = next(iter(value.items()))
    if counted not in LENGTHS or type(number) is not int or number not in LENGTHS[counted]:
        raise bad_option("length", value)
    return counted, number


def _per_side(given: Mapping[str, Any]) -> int:
    """Players a side; where only the seats are named, half of them."""
    if given.get("seats") is None:
        return int(one_of(given, "per_side", range(1, MOST_PER_SIDE + 1)))
    seats = one_of(given, "seats", range(2, 2 * MOST_PER_SIDE + 1, 2))
    found = one_of(given, "per_side", range(1, MOST_PER_SIDE + 1), seats // 2)
    if seats != 2 * found:
        raise bad_option("seats", seats)
    return int(found)


NOBODY: Final = -1
"""No seat, no side."""
NOTHING_THROWN: Final = (-1, -1)
HOLES: Final = ("high", "low", "decider")
SHOTS_A_HOLE: Final = 3
KICKS: Final = 5
"""Penalty kicks of each side, before pairs decide (P5.3)."""


class Pair(NamedTuple):
    """The attacking and the defending seat of an attack (P6.2)."""

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
    """The whole state of a match."""

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
        """Set the fields that follow from tables and options."""
        self.seats = self.options.seats
        self.black = self.tables.black(self.options.die)

    @property
    def asked(self) -> int:
        """The seat asked, NOBODY when the match is over."""
        return self.mover

    @property
    def running(self) -> "GameStep[State]":
        """The name of the step that asks a seat."""
        step: GameStep[State] = self.steps[self.step]
        return step

    def clear_attack(self) -> None:
        """No points, no card (P2.1)."""
        self.points, self.card, self.booked = 0, NO_CARD, False
        self.thrown = NOTHING_THROWN

    # Whose turn it is

    def pair(self, attack: int) -> Pair:
        """The attacking and the defending seat of an attack by number, from 1 (P6.2); the starter must be known."""
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
