"""Hints: which of two dice counts, and why one always rolls for the ball, worked out exactly (P3.3, P15).

What a choice is worth is the chance that the side wins, in per cent; a draw counts half.
"""

from typing import Final

from swallows_gui.ai.advice import Advice, AdvisedChoice, Facts, Hint
from swallows_gui.ai.thought import CheckCancelled, never_cancelled
from swallows_gui.games.power_soccer.ai.match_worth import wins_after
from swallows_gui.games.power_soccer.rules.odds import FaceOutcome
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView

_PER_CENT: Final = 100.0
_TELLS_APART: Final = 1e-9
"""Chances that differ by less are equal."""


def hint(view: PowerSoccerView, seed: int, in_turn: bool, check_cancelled: CheckCancelled = never_cancelled) -> Hint:
    """What an expert would do with this view; the same for every seed. Raises `ValueError` if the seat has nothing to
    decide."""
    del seed, check_cancelled
    if not in_turn or not view.legal:
        raise ValueError("nothing is asked")
    advice = {"choose": _of_faces, "steal": _of_steal}.get(view.step, _of_roll)(view)
    return Hint(advice, ())


def _of_roll(view: PowerSoccerView) -> Advice:
    """There is nothing else to do."""
    return Advice((AdvisedChoice(view.actions[0], _PER_CENT * _now(view), 0.0),), "only_roll", ())


def _of_steal(view: PowerSoccerView) -> Advice:
    """To try costs nothing (P3.3)."""
    won, play_on = view.colours
    scored, missed = (_wins(view, goal=goal) for goal in (True, False))
    tried, left = (goal * scored + (1 - goal) * missed for goal in (play_on.chance * play_on.goal, play_on.goal))
    facts: Facts = (
        ("won", round(_PER_CENT * won.chance)),
        ("goal", round(_PER_CENT * play_on.chance * play_on.goal)),
        ("otherwise", round(_PER_CENT * play_on.goal)),
    )
    worth = zip(view.actions, (tried, left), strict=True)
    choices = tuple(AdvisedChoice(action, _PER_CENT * each, 0.0) for action, each in worth)
    return Advice(choices, "costs_nothing", facts)


def _of_faces(view: PowerSoccerView) -> Advice:
    """The face after which the match is likelier to be won."""
    worth = wins_after(view)
    order = sorted(range(len(worth)), key=lambda at: -worth[at])
    choices = tuple(AdvisedChoice(view.actions[at], _PER_CENT * worth[at], 0.0) for at in order)
    better, other = (view.choices[at] for at in order)
    facts: Facts = (
        ("face", better.face),
        ("goal", round(_PER_CENT * better.goal)),
        ("other", other.face),
        ("otherwise", round(_PER_CENT * other.goal)),
    )
    return Advice(choices, _why(view, better, other, worth[order[0]] - worth[order[1]]), facts)


def _why(view: PowerSoccerView, better: FaceOutcome, other: FaceOutcome, gain: float) -> str:
    """The reason for one of two faces."""
    if gain < _TELLS_APART:
        return "all_the_same"
    if better.does == "goal":
        return "it_is_a_goal"
    if better.goal < other.goal:
        return "plays_for_time" if view.winner == view.attacker_side else "saves_time"
    return "other_ends_it" if not other.follows else "likelier_goal"


def _now(view: PowerSoccerView) -> float:
    """How likely the seat's side wins."""
    ends = view.outlook
    assert view.seat is not None
    return (ends.b if view.seat % 2 else ends.a) + ends.draw / 2


def _wins(view: PowerSoccerView, *, goal: bool) -> float:
    """How likely the seat's side wins when the running attack ends so."""
    ends = view.outlook_after(goal=goal)
    assert view.seat is not None
    return (ends.b if view.seat % 2 else ends.a) + ends.draw / 2
