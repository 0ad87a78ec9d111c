"""What each of two faces is worth for the match (P15.2): a win counts 1, a draw half.

In a match by attacks or goals the better face is the one for the goal. In a match by minutes every roll is a minute
gone, so that a side that is ahead may play for time: its best play is found backwards from the last minute, over
minutes, lead, points and card.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from swallows_gui.games.power_soccer.rules.odds import BEST_OF_TWO, GOAL, Branches, Odds, state_of
from swallows_gui.games.power_soccer.rules.outlook import BEYOND_DOUBT
from swallows_gui.games.power_soccer.rules.tables import ADMONITION, CARDS, FACES, GOAL_AT, YELLOW
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView

_LEADS: Final = range(-BEYOND_DOUBT, BEYOND_DOUBT + 1)
_FIRST, _SECOND = range(2)
"""The attacks of a round."""


def wins_after(view: PowerSoccerView) -> list[float]:
    """For each of the two faces, in their order: how likely the attacker's side wins the match."""
    assert view.starter is not None
    assert view.attacker is not None
    counted, number = view.options.length
    if counted != "minutes":
        side = view.attacker % 2
        ends = [view.outlook_after(goal=goal) for goal in (True, False)]
        scored, missed = ((each.b if side else each.a) + each.draw / 2 for each in ends)
        return [outcome.goal * scored + (1 - outcome.goal) * missed for outcome in view.choices]
    clock = _clock(view.odds, number, ladder=view.options.cards == "admonition")
    attack = _FIRST if view.attack % 2 else _SECOND
    ahead = view.score[view.starter] - view.score[1 - view.starter]
    branches = view.odds.face_branches(view.points, CARDS.index(view.card))
    found = [clock.worth(branches[FACES.index(face)], view.minutes, ahead, attack) for face in view.thrown]
    return found if attack == _FIRST else [1 - worth for worth in found]


class _Minute(NamedTuple):
    """What the moments after so many minutes are worth, as the side that starts sees it."""

    over: bool
    """Whether time is over, and only the round is finished."""
    worth: list[list[list[float]]]
    """By attack of the round, lead and state of the attack in which the attacker is about to roll."""

    def after(self, branches: Branches, ahead: int, attack: int) -> float:
        """Of branches that an attack comes to in this minute."""
        total = 0.0
        for chance, to in branches:
            worth = self.ended(ahead, attack, goal=to == GOAL) if to < 0 else self.at(ahead, attack, to)
            total += chance * worth
        return total

    def ended(self, ahead: int, attack: int, *, goal: bool) -> float:
        """An attack is over."""
        if goal:
            ahead += 1 if attack == _FIRST else -1
        if attack == _SECOND and self.over:
            return _final(ahead)
        return self.at(ahead, 1 - attack, 0)

    def at(self, ahead: int, attack: int, state: int) -> float:
        """The attacker is about to roll."""
        if abs(ahead) >= BEYOND_DOUBT:
            return _final(ahead)
        return self.worth[attack][ahead + BEYOND_DOUBT][state]


class _Clock:
    """The minutes of a match."""

    def __init__(self, odds: Odds, number: int, *, ladder: bool) -> None:
        self._odds = odds
        self._number = number
        cards = [card for card in range(YELLOW + 1) if ladder or card != ADMONITION]
        self._states = [(points, card) for points in range(0, GOAL_AT, 5) for card in cards]
        self._minutes = [self._after_time()]
        """The last first."""

    def worth(self, branches: Branches, played: int, ahead: int, attack: int) -> float:
        """Of branches that an attack comes to after so many minutes."""
        from_the_end = max(0, self._number - played)
        while len(self._minutes) <= from_the_end:
            self._minutes.append(self._before(self._minutes[-1]))
        return self._minutes[from_the_end].after(branches, ahead, attack)

    def _before(self, later: _Minute) -> _Minute:
        """One minute earlier: what a roll makes of it, each side choosing for itself."""
        found = _nothing()
        for attack in (_FIRST, _SECOND):
            for ahead in _LEADS[1:-1]:
                row = found[attack][ahead + BEYOND_DOUBT]
                for points, card in self._states:
                    ways = (later.after(each, ahead, attack) for each in self._odds.face_branches(points, card))
                    best_first = sorted(ways, reverse=attack == _FIRST)
                    worth = sum(share * each for share, each in zip(BEST_OF_TWO, best_first, strict=True))
                    row[state_of(points, card)] = worth
        return _Minute(over=False, worth=found)

    def _after_time(self) -> _Minute:
        """Both finish the round (P7.2), and only goals count."""
        minute = _Minute(over=True, worth=_nothing())
        for attack in (_SECOND, _FIRST):
            for ahead in _LEADS[1:-1]:
                scored, missed = (minute.ended(ahead, attack, goal=goal) for goal in (True, False))
                row = minute.worth[attack][ahead + BEYOND_DOUBT]
                for points, card in self._states:
                    goal = self._odds.goal(points, card)
                    row[state_of(points, card)] = goal * scored + (1 - goal) * missed
        return minute


def _nothing() -> list[list[list[float]]]:
    return [[[0.0] * (GOAL_AT // 5 * (YELLOW + 1)) for _ in _LEADS] for _ in (_FIRST, _SECOND)]


def _final(ahead: int) -> float:
    return 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5


@lru_cache(maxsize=4)
def _clock(odds: Odds, number: int, *, ladder: bool) -> _Clock:
    return _Clock(odds, number, ladder=ladder)
