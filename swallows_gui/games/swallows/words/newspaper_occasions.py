"""As what the newspaper tells a match, a goal and a referee: by what everybody has seen of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from swallows_gui.engine.tournament.schedule import THIRD_PLACE
from swallows_gui.games.swallows.words.names import SENSATION, Names
from swallows_gui.games.swallows.words.newspaper_facts import Issue, ReportedGoal, ReportedMatch

FEAST: Final = 6
"""Goals of a match that are a feast."""
ROUT: Final = 4
"""Goals of difference that are a rout."""
FLAGS: Final = 3
"""Offsides given that make a match one of flags."""
_WEIGHTS: Final[Mapping[str, int]] = {
    "champion": 99,
    "shootout": 9,
    "legs": 4,
    "bribed": 9,
    "bribed_in_vain": 8,
    "blue": 9,
    "upset": 8,
    "comeback": 6,
    "feast": 5,
    "rout": 5,
    "sent_off": 4,
    "dive": 4,
    "own_goal": 4,
    "extra": 4,
    "home_out": 2,
    "offside": 2,
}


def occasions(match: ReportedMatch, issue: Issue, names: Names) -> list[str]:
    """What a match is told as, the weightiest first; after a draw and after two legs fewer fit."""
    won, paid = match.winner, [bribe.team for bribe in match.bribes]
    leg = match.fixture.leg
    beaten = bool(won) and bool(match.margin or match.kicks) and leg != 2
    """Whether the winner has beaten the other in this match, and not come through in some other way."""
    holds = {
        "champion": bool(won) and won == issue.champion,
        "shootout": match.kicks is not None and bool(won),
        "legs": leg == 2 and bool(won),
        "lot": bool(won) and not beaten and leg != 2,
        "bribed": won in paid and beaten and not leg,
        "blue": bool(match.blue_team),
        "bribed_in_vain": beaten and match.loser in paid and won not in paid and not leg,
        "upset": beaten and not leg and _strength(names, match.loser) - _strength(names, won) >= SENSATION,
        "comeback": beaten and match.was_behind,
        "feast": match.total >= FEAST,
        "rout": beaten and match.margin >= ROUT,
        "sent_off": bool(match.sent_off) and match.referee is not None,
        "dive": bool(match.dive_goal) and match.referee is not None,
        "own_goal": any(goal.how == "own" for goal in match.goals),
        "extra": match.after == "extra" and beaten,
        "home_out": is_out(match) and beaten and match.loser == match.home,
        "offside": match.offsides >= FLAGS,
        "nil_nil": match.score == (0, 0),
        "draw": not match.margin and not (won and not beaten),
        "narrow": beaten and match.margin == 1,
        "win": beaten and match.margin > 1,
    }
    return [name for name, fits in holds.items() if fits]


def is_out(match: ReportedMatch) -> bool:
    """Whether whoever loses the match is out with it: not after a first leg, and nobody is out who plays for the third
    place."""
    fixture = match.fixture
    return fixture.knockout and not fixture.leg and fixture.stage != THIRD_PLACE


def is_for_points(match: ReportedMatch) -> bool:
    """Whether there are points for it."""
    return match.fixture.group is not None


def weight(match: ReportedMatch, issue: Issue, names: Names) -> int:
    """How much a match is worth to the paper."""
    return sum(_WEIGHTS.get(name, 0) for name in occasions(match, issue, names)) + match.total


def referee_kind(match: ReportedMatch) -> str:
    """As what the referee of a match is told."""
    if match.referee is None:
        return "nobody"
    if match.bribes:
        return "bought" if match.changed else "bought_blue" if match.blue_team else "bought_idle"
    if match.blue_team:
        return "blue"
    if match.sent_off:
        return "strict"
    if match.refused:
        return "refused"
    return "busy" if match.changed else "quiet"


def goal_kind(match: ReportedMatch, goal: ReportedGoal) -> str:
    """As what a goal is told; one that leaves its team far behind is no more than a goal."""
    if goal.how in ("own", "penalty", "free_kick"):
        return goal.how
    mine, theirs = (goal.home, goal.away) if goal.team == match.home else (goal.away, goal.home)
    if mine + theirs == 1:
        return "first"
    if mine == theirs:
        return "equal"
    if mine < theirs:
        return "back" if theirs - mine == 1 else "plain"
    return "lead" if mine == theirs + 1 else "more"


def _strength(names: Names, team: str) -> int:
    nation = names.nation(team)
    return nation.strength if nation is not None else 0
