"""Which of two dice counts, as each level sees it (P15.2). A tie goes to the face that was told first."""

from collections.abc import Sequence
from typing import Any

from swallows_gui.games.power_soccer.ai.match_worth import wins_after
from swallows_gui.games.power_soccer.rules.tables import FACES
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView


def more_points(view: PowerSoccerView) -> int:
    """The face with more points, wherever they lead; without points the face that keeps the attack running."""
    points = view.tables.points
    return _best(view, [(points[FACES.index(one.face)], one.follows != "") for one in view.choices])


def better_for_goal(view: PowerSoccerView) -> int:
    """The face after which this attack is likelier to end in a goal."""
    return _best(view, [outcome.goal for outcome in view.choices])


def better_for_match(view: PowerSoccerView) -> int:
    """The face after which the match is likelier to be won."""
    return _best(view, wins_after(view))


def _best(view: PowerSoccerView, worth: Sequence[Any]) -> int:
    """The action whose face is worth most."""
    best = max(range(len(worth)), key=lambda at: worth[at])
    return view.actions[best]
