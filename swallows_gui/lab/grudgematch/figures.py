"""The figures of matches, and the balance table with its targets (G14)."""

from collections.abc import Sequence
from typing import Final

from swallows_gui.lab.figures import Figure, Figures, ratio
from swallows_gui.lab.game_lab import Target
from swallows_gui.lab.grudgematch.tally import Tally

TARGETS: Final = (
    Target("goals a match", 1.5, 4.0),
    Target("matches that Germany wins", 0.45, 0.55),
    Target("matches decided by the first pack", 0.6, 1.0),
    Target("matches decided by the second pack", 0.0, 0.1),
    Target("turns a match", 30.0, 45.0),
    Target("cards discarded for dead turns a match", 0.0, 4.0),
    Target("questions a match", 0.0, 400.0),
)


def figures(tallies: Sequence[Tally]) -> Figures:
    """All figures of these matches."""

    def each(_tally: Tally) -> float:
        return 1.0

    def questions(tally: Tally) -> float:
        return tally.decisions + tally.forced

    found: list[Figure] = [
        ratio("goals a match", tallies, lambda t: t.goals, each),
        ratio("matches that Germany wins", tallies, lambda t: t.germany_won, each),
        ratio("matches decided by the first pack", tallies, lambda t: t.after == "pack", each),
        ratio("matches decided by a golden goal", tallies, lambda t: t.after == "golden_goal", each),
        ratio("matches decided by the second pack", tallies, lambda t: t.after == "second_pack", each),
        ratio("turns a match", tallies, lambda t: t.turns, each),
        Figure("turns of the longest match", float(max((t.turns for t in tallies), default=0))),
        ratio("own goals a match", tallies, lambda t: t.own_goals, each),
        ratio("kicks a match", tallies, lambda t: t.kicks, each),
        ratio("tackles tried a match", tallies, lambda t: t.tackles, each),
        ratio("tackles that succeed a match", tallies, lambda t: t.tackled, each),
        ratio("blocks tried a match", tallies, lambda t: t.blocks, each),
        ratio("blocks that succeed a match", tallies, lambda t: t.blocked, each),
        ratio("cards discarded for dead turns a match", tallies, lambda t: t.dead_cards, each),
        ratio("men sent off a match", tallies, lambda t: t.sent_off, each),
        ratio("questions a match", tallies, questions, each),
        Figure("questions of the longest match", max((questions(t) for t in tallies), default=0.0)),
        ratio("questions about run and space a match", tallies, lambda t: t.run_questions, each),
        ratio("questions about kick and direction a match", tallies, lambda t: t.kick_questions, each),
        ratio("questions about blocks a match", tallies, lambda t: t.block_questions, each),
        ratio("questions with one answer", tallies, lambda t: t.forced, questions),
        ratio("entries of a list", tallies, lambda t: t.entries, questions),
        Figure("entries of the longest list", float(max((t.longest_list for t in tallies), default=0))),
    ]
    return Figures(len(tallies), tuple(found))
