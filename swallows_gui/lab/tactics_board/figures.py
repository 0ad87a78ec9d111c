"""The figures of matches, and the balance table with its targets (T22)."""

from collections.abc import Callable, Sequence
from typing import Final

from swallows_gui.lab.figures import Figure, Figures, ratio
from swallows_gui.lab.game_lab import Target
from swallows_gui.lab.tactics_board.tally import Tally

TARGETS: Final = (
    Target("goals a match", 2.0, 4.0),
    Target("matches that the side which kicks off first wins", 0.0, 0.55, needs_many=True),
    Target("matches that the other side wins", 0.0, 0.55, needs_many=True),
    Target("matches that go to extra time", 0.2, 0.35, needs_many=True),
    Target("matches that go to a shoot-out", 0.08, 0.2, needs_many=True),
    Target("shots a match", 4.0, 8.0),
    Target("fouls a match", 1.0, 2.5),
    Target("red cards a match", 0.0, 0.3),
    Target("penalty kicks a match", 0.0, 0.3),
    Target("off-sides given a match", 0.0, 2.0),
    Target("captures ended by the sixth round a match", 0.0, 0.1),
    Target("questions a match", 0.0, 450.0),
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
    ("off-sides given a match", lambda t: t.offsides),
    ("captures ended by the sixth round a match", lambda t: t.by_limit),
    ("moves lost a match", lambda t: t.lost_moves),
)


def figures(tallies: Sequence[Tally]) -> Figures:
    """All figures of these matches."""

    def each(_tally: Tally) -> float:
        return 1.0

    def questions(tally: Tally) -> float:
        return tally.decisions + tally.forced

    found: list[Figure] = [
        ratio("goals a match", tallies, lambda t: t.goals, each),
        ratio("matches that the side which kicks off first wins", tallies, lambda t: t.first_won, each),
        ratio("matches that the other side wins", tallies, lambda t: t.other_won, each),
        ratio("matches that go to extra time", tallies, lambda t: t.after in _EXTRA, each),
        ratio("matches that go to a shoot-out", tallies, lambda t: t.after == "shootout", each),
        *(ratio(name, tallies, count, each) for name, count in _COUNTS),
        ratio("questions a match", tallies, questions, each),
        Figure("questions of the longest match", max((questions(t) for t in tallies), default=0.0)),
        ratio("entries of a list", tallies, lambda t: t.entries, questions),
        Figure("entries of the longest list", float(max((t.longest_list for t in tallies), default=0))),
    ]
    return Figures(len(tallies), tuple(found))
