"""The figures of matches, and the balance table with its targets (G14)."""

from collections.abc import Sequence
from typing import Final

from swallows_gui.games.grudgematch.lab.tally import Tally
from swallows_gui.lab.figures import MeasuredFigure, SetOfFigures, a_match, of_questions, ratio
from swallows_gui.lab.game_lab import BalanceTarget

TARGETS: Final = (
    BalanceTarget("goals a match", 1.5, 4.0),
    BalanceTarget("matches that Germany wins", 0.45, 0.55),
    BalanceTarget("matches decided by the first pack", 0.6, 1.0),
    BalanceTarget("matches decided by the second pack", 0.0, 0.1),
    BalanceTarget("turns a match", 30.0, 45.0),
    BalanceTarget("cards discarded for dead turns a match", 0.0, 4.0),
    BalanceTarget("questions a match", 0.0, 400.0),
)


def figures(tallies: Sequence[Tally]) -> SetOfFigures:
    """All figures of these matches."""

    found: list[MeasuredFigure] = [
        a_match("goals a match", tallies, lambda t: t.goals),
        a_match("matches that Germany wins", tallies, lambda t: t.germany_won),
        a_match("matches decided by the first pack", tallies, lambda t: t.after == "pack"),
        a_match("matches decided by a golden goal", tallies, lambda t: t.after == "golden_goal"),
        a_match("matches decided by the second pack", tallies, lambda t: t.after == "second_pack"),
        a_match("turns a match", tallies, lambda t: t.turns),
        MeasuredFigure("turns of the longest match", float(max((t.turns for t in tallies), default=0))),
        a_match("own goals a match", tallies, lambda t: t.own_goals),
        a_match("kicks a match", tallies, lambda t: t.kicks),
        a_match("tackles tried a match", tallies, lambda t: t.tackles),
        a_match("tackles that succeed a match", tallies, lambda t: t.tackled),
        a_match("blocks tried a match", tallies, lambda t: t.blocks),
        a_match("blocks that succeed a match", tallies, lambda t: t.blocked),
        a_match("cards discarded for dead turns a match", tallies, lambda t: t.dead_cards),
        a_match("men sent off a match", tallies, lambda t: t.sent_off),
        a_match("questions about run and space a match", tallies, lambda t: t.run_questions),
        a_match("questions about kick and direction a match", tallies, lambda t: t.kick_questions),
        a_match("questions about blocks a match", tallies, lambda t: t.block_questions),
        ratio("questions with one answer", tallies, lambda t: t.forced, lambda t: t.questions),
        *of_questions(tallies),
    ]
    return SetOfFigures(len(tallies), tuple(found))
