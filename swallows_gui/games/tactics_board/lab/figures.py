"""The figures of matches, and the balance table with its targets (T22)."""

from collections.abc import Callable, Sequence
from typing import Final

from swallows_gui.games.tactics_board.lab.tally import Tally
from swallows_gui.lab.figures import MeasuredFigure, SetOfFigures, a_match, of_questions
from swallows_gui.lab.game_lab import BalanceTarget

TARGETS: Final = (
    BalanceTarget("goals a match", 2.0, 4.0),
    BalanceTarget("matches that the side which kicks off first wins", 0.0, 0.55, needs_many=True),
    BalanceTarget("matches that the other side wins", 0.0, 0.55, needs_many=True),
    BalanceTarget("matches that go to extra time", 0.2, 0.35, needs_many=True),
    BalanceTarget("matches that go to a shoot-out", 0.08, 0.2, needs_many=True),
    BalanceTarget("shots a match", 4.0, 8.0),
    BalanceTarget("fouls a match", 1.0, 2.5),
    BalanceTarget("red cards a match", 0.0, 0.3),
    BalanceTarget("penalty kicks a match", 0.0, 0.3),
    BalanceTarget("offsides given a match", 0.0, 2.0),
    BalanceTarget("captures ended by the sixth round a match", 0.0, 0.1),
    BalanceTarget("questions a match", 0.0, 450.0),
)

_EXTRA: Final = frozenset(("extra", "shootout"))

_COUNTS: Final[tuple[tuple[str, Callable[[Tally], float]], ...]] = (
    ("plays a match", lambda t: t.plays),
    ("sets a match", lambda t: t.sets),
    ("direct passes a match", lambda t: t.passes),
    ("battles a match", lambda t: t.battles),
    ("dribbles a match", lambda t: t.dribbles),
    ("shots a match", lambda t: t.shots),
    ("shots that go in a match", lambda t: t.shots_in),
    ("corner kicks a match", lambda t: t.corners),
    ("goal kicks after shots a match", lambda t: t.goal_kicks),
    ("fouls a match", lambda t: t.fouls),
    ("red cards a match", lambda t: t.reds),
    ("penalty kicks a match", lambda t: t.penalties),
    ("offsides given a match", lambda t: t.offsides),
    ("captures ended by the sixth round a match", lambda t: t.by_limit),
    ("moves lost a match", lambda t: t.lost_moves),
)


def figures(tallies: Sequence[Tally]) -> SetOfFigures:
    """All figures of these matches."""

    found: list[MeasuredFigure] = [
        a_match("goals a match", tallies, lambda t: t.goals),
        a_match("matches that the side which kicks off first wins", tallies, lambda t: t.first_won),
        a_match("matches that the other side wins", tallies, lambda t: t.other_won),
        a_match("matches that go to extra time", tallies, lambda t: t.after in _EXTRA),
        a_match("matches that go to a shoot-out", tallies, lambda t: t.after == "shootout"),
        *(a_match(name, tallies, count) for name, count in _COUNTS),
        *of_questions(tallies),
    ]
    return SetOfFigures(len(tallies), tuple(found))
