"""The events of Tactics Board (T20), as a record has them. Everybody sees all of them (T18)."""

from typing import Annotated, Final, Literal

from swallows_gui.engine.events import Events, Items, WrittenEvent, number, one_of
from swallows_gui.games.tactics_board.rules.board import SQUARES
from swallows_gui.games.tactics_board.rules.state import DEFENDERS, HALVES, SHOTS
from swallows_gui.games.tactics_board.rules.tables import PAWNS

Side = Annotated[int, number(0, 1, says="")]
Pawn = Annotated[int, number(1, PAWNS, says="")]
Square = Annotated[int, number(0, SQUARES - 1, says="")]
Die = Annotated[int, number(1, 6, says="")]
Count = Annotated[int, number(1, 10**6 - 1, says="")]
Total = Annotated[int, number(1, 19, says="")]
Goals = Annotated[int, number(0, 10**6 - 1, says="")]
Score = tuple[Goals, Goals]
Period = Annotated[int, number(1, 4)]
Group = Annotated[int, number(1, 2, says="")]
Squares = Annotated[tuple[Square | None, ...], Items(PAWNS, PAWNS)]


class _OfSide(WrittenEvent):
    side: Side


class _OfPawn(_OfSide):
    pawn: Pawn


class _OnSquare(_OfPawn):
    square: Square


class MatchStarted(WrittenEvent, begins="match"):
    """The match begins."""

    half: Annotated[int, one_of(*HALVES)]
    shot: Annotated[str, one_of(*SHOTS)]
    defenders: Annotated[int, number(min(DEFENDERS), max(DEFENDERS))]


class LotsRolled(WrittenEvent, chance=True):
    """Both sides roll, the lower one begins (T3.1)."""

    for_: Literal["kick_off", "extra", "shootout"]
    dice: Annotated[tuple[Die, ...], Items(1, 2), "Red's, Blue's"]


class PeriodStarted(WrittenEvent, begins="period", numbered="period"):
    """A half, half of extra time or the shoot-out begins."""

    period: Period
    side: Annotated[Side, "kicks off"]


class SetUp(WrittenEvent):
    """The pawns are lined up."""

    squares: Annotated[
        tuple[Squares, Squares], "of Red and Blue, eleven each by number; null: not yet or no more on the board"
    ]


class Placed(_OnSquare, decision=True):
    """A pawn is put on a square."""

    why: Literal["kick_off", "corner", "free_kick", "penalty", "home"]


class Shifted(_OfPawn):
    """A rule pushes a pawn off its square (T2.7)."""

    from_: Square
    square: Square


class SetStarted(_OnSquare, begins="set", numbered="set", ends="set", counts="sets"):
    """A set begins: the holder of the ball and where it lies."""

    set: Annotated[Count, "its number in the match, as parts of any game are numbered"]


class PawnRolled(_OfSide, chance=True, decision=True):
    """The die of a pawn is rolled."""

    die: Die


class PawnMoved(_OfPawn, decision=True):
    """A pawn has moved."""

    from_: Square
    square: Square
    why: Literal["set", "capture", "attempt"]
    keeper: Annotated[bool, "whether it is the step of the keeper"]


class MoveLost(_OfSide, counts="lost_moves"):
    """No pawn can move by the die."""

    die: Die


class BallRolled(_OfPawn, chance=True, counts="plays"):
    """The dice of the ball are rolled."""

    dice: Annotated[tuple[Die, ...], Items(1, 2)]
    total: Annotated[int, number(1, 12, says="")]
    play: Annotated[Count, "in the period"]
    restart: Literal["kick_off", "corner", "free_kick", "goal_kick"] | None
    offside: Annotated[tuple[Pawn, ...], "numbers"]


class BallPlayed(_OfPawn, decision=True):
    """The ball is played (T6)."""

    from_: Square
    square: Square
    ends: Literal["empty", "pass", "mixed", "opponent"]


class Dribbled(_OnSquare, decision=True, counts="dribbles"):
    """A pawn has run with the ball (T6)."""


class Captured(_OnSquare, counts={"by_limit": {"by_limit": True}}):
    """A pawn has won the free ball (T8)."""

    round: Annotated[int, number(1, 6)]
    by_limit: Annotated[bool, "whether the pawn is put there (T8.4)"]


class Passed(_OnSquare, counts="passes"):
    """A team-mate alone has the ball that was played (T8.5)."""

    second: Annotated[bool, "whether it was played again after a direct pass"]


class BattleRolled(WrittenEvent, chance=True, counts="battles"):
    """Two pawns roll for the ball."""

    square: Square
    pawns: Annotated[tuple[tuple[Side, Pawn], tuple[Side, Pawn]], "side and number of both"]
    dice: Annotated[tuple[Die, ...], Items(1, 2)]
    totals: tuple[Total, Total]
    winner: Annotated[Side | None, "a side; null: again, or a foul"]


class OffsideGiven(_OnSquare, counts="offsides"):
    """A pawn was offside."""

    goal_area: Annotated[bool, "whether he stood in the goal area at a shot, T11.4"]


class Fouled(_OnSquare, counts="fouls"):
    """A pawn has fouled."""


class CardShown(_OfPawn, counts={"reds": {"card": "red"}}, unlucky={"card": "red"}):
    """A pawn is shown a card."""

    card: Literal["yellow", "red"]
    group: Annotated[Group | None, "the defenders' count, else null"]


class KeeperChanged(_OfPawn):
    """Another pawn becomes the keeper."""


class Awarded(_OfSide, counts={"penalties": {"what": "penalty"}}):
    """A side is given a set piece."""

    what: Literal["free_kick", "penalty", "corner", "goal_kick"]
    square: Square | None


class ShotTaken(
    _OfPawn,
    chance=True,
    decision=True,
    counts={
        "shots": {"square": int},
        "shots_in": {"square": int, "result": "goal"},
        "corners": {"square": int, "result": "corner"},
        "goal_kicks": {"square": int, "result": "goal_kick"},
    },
    unlucky={"result": "miss"},
):
    """A shot (T10), by spinner or die."""

    square: Annotated[Square | None, "null in the shoot-out"]
    sector: Annotated[int, number(1, 8)] | None
    die: Annotated[int, number(1, 6)] | None
    result: Literal["goal", "corner", "goal_kick", "miss"]


class Goal(_OfPawn, standing="match", counts="goals"):
    """A goal."""

    score: Score


class PeriodEnded(WrittenEvent, ends="period"):
    """A period is over."""

    period: Period
    score: Score


class MatchEnded(WrittenEvent, ends="match"):
    """The match is over."""

    score: Score
    after: Literal["normal", "extra", "shootout", "abandoned"]
    shootout: Annotated[Score | None, "goals of it, or null"]
    winner: Annotated[Side | None, "a side, or null"]


EVENTS: Final = Events(vars())

SECTIONS: Final = EVENTS.sections("match", "period", "set")
"""The parts that a match is told and kept in: itself, its periods, its sets (T20)."""
