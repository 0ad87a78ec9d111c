"""The figures of the balance table (P16), and others beside them."""

from collections.abc import Callable, Sequence

from swallows_gui.games.power_soccer.lab.tally import Tally
from swallows_gui.lab.figures import MeasuredFigure, SetOfFigures, ratio

GOAL: str = "chance of a goal in an attack"
GOALS = "goals a match"
LEVEL = "level at the end"
STARTER = "side that starts wins"
OTHER = "other side wins"
QUESTIONS = "decisions a match"
MOST = "most decisions of a match"


def figures(tallies: Sequence[Tally]) -> SetOfFigures:
    """The figures of these matches; a decision is a roll or a choice (P0.6)."""
    rows: tuple[tuple[str, Callable[[Tally], float], Callable[[Tally], float]], ...] = (
        (GOAL, lambda t: t.goals, lambda t: t.attacks),
        (GOALS, lambda t: t.goals, _each),
        (LEVEL, lambda t: t.level, _each),
        (STARTER, lambda t: t.starter_won, _each),
        (OTHER, lambda t: t.other_won, _each),
        (QUESTIONS, lambda t: t.questions, _each),
        ("questions with two answers a match", lambda t: t.decisions, _each),
        ("penalties a match", lambda t: t.penalties, _each),
        ("attacks over the bar", lambda t: t.over, lambda t: t.attacks),
        ("attacks ended by red", lambda t: t.reds, lambda t: t.attacks),
        ("attacks ended by offside", lambda t: t.offsides, lambda t: t.attacks),
        ("attacks stolen", lambda t: t.stolen, lambda t: t.attacks),
        ("rolls for the ball that win it", lambda t: t.stolen, lambda t: t.tried),
        ("penalty kicks scored", lambda t: t.kicks_in, lambda t: t.kicks),
        ("shots at the wall in", lambda t: t.shots_in, lambda t: t.shots),
    )
    found = [ratio(name, tallies, part, whole) for name, part, whole in rows]
    found.append(MeasuredFigure(MOST, max((float(tally.questions) for tally in tallies), default=None)))
    for side, name in enumerate("AB"):
        found.append(ratio(f"side {name} wins", tallies, lambda t, side=side: t.winners == _of_side(t, side), _each))  # type: ignore[misc]
    return SetOfFigures(len(tallies), tuple(found))


def _of_side(tally: Tally, side: int) -> list[int]:
    return list(range(side, len(tally.cash), 2))


def _each(_tally: Tally) -> float:
    return 1.0
