"""The players of Power Soccer by level, hints, and the events that give AI seats something to say (P15).

With one die there is nothing to be good at: all levels play alike. Of two dice each level chooses by what the face is
worth for the match (P15.2): a win counts 1, a draw half; a tie goes to the face rolled first. In a match by attacks or
goals the better face is the one for the goal. In a match by minutes every roll takes a minute, so a side that leads may
play for time. Hints compute the chance to win exactly, in per cent, and say why one always rolls for the ball (P3.3).
"""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

from swallows_gui.ai.advice import Advice, AdvisedChoice, CheckCancelled, Facts, Hint, never_cancelled
from swallows_gui.ai.levels import RandomSeat, SeatByTurns, player_of
from swallows_gui.ai.match_voices import Event, SmallTalk
from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.power_soccer.rules import events as e
from swallows_gui.games.power_soccer.rules.actions import ROLL
from swallows_gui.games.power_soccer.rules.odds import BEST_OF_TWO, GOAL, Branches, FaceOutcome, Odds, state_of
from swallows_gui.games.power_soccer.rules.outlook import BEYOND_DOUBT
from swallows_gui.games.power_soccer.rules.state import ADMONITION, CARDS, FACES, GOAL_AT, YELLOW
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView


def _sides(side: int, before: Sequence[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    seats = range(2 * next(of_kinds(before, e.MatchStarted)).per_side)
    return tuple(seats[side::2]), tuple(seats[1 - side :: 2])


def _scorers(_side: int, before: Sequence[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The two of the attack."""
    attack = next(of_kinds(reversed(before), e.AttackStarted))
    return (attack.seat,), (attack.defender,)


says: Final = SmallTalk(e.EVENTS, (e.AttackStarted.type, e.KickOver.type), _sides, _scorers)
"""What an AI seat says after a move, if one speaks."""


_LEADS: Final = range(-BEYOND_DOUBT, BEYOND_DOUBT + 1)
_FIRST, _SECOND = range(2)
"""The attacks of a round."""


def wins_after(view: PowerSoccerView) -> list[float]:
    """For each of the two faces in order, the chance that the attacker's side wins the match."""
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
    """The values of all moments after so many minutes, for the side that starts."""

    over: bool
    """Whether time is over, and only the round is finished."""
    worth: list[list[list[float]]]
    """By attack of the round, lead and state of the attack in which the attacker is about to roll."""

    def after(self, branches: Branches, ahead: int, attack: int) -> float:
        """The value of the branches of an attack in this minute."""
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
        """The value of the branches of an attack after so many minutes."""
        from_the_end = max(0, self._number - played)
        while len(self._minutes) <= from_the_end:
            self._minutes.append(self._before(self._minutes[-1]))
        return self._minutes[from_the_end].after(branches, ahead, attack)

    def _before(self, later: _Minute) -> _Minute:
        """The values one minute earlier, with each side choosing best for itself."""
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
        """The values after time is up: both finish the round (P7.2), and only goals count."""
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
    """Advice to roll, the only choice."""
    return Advice((AdvisedChoice(view.actions[0], _PER_CENT * _now(view), 0.0),), "only_roll", ())


def _of_steal(view: PowerSoccerView) -> Advice:
    """Advice to try the steal, which costs nothing (P3.3)."""
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


CHOOSES: Final = {
    "easy": more_points,
    "normal": better_for_goal,
    "hard": better_for_match,
    "expert": better_for_match,
}
"""How each level chooses between two dice; `hard` plays as `expert`."""


class Roller(SeatByTurns):
    """Always rolls, also for the steal (P3.3, P15.1); of two dice it takes the better one by its level's measure."""

    def __init__(self, level: str, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.level = level

    def choose(self, view: PowerSoccerView) -> int:
        """A roll, or one of the two faces."""
        if view.step == "choose":
            return CHOOSES[self.level](view)
        return self.seat << SEAT_SHIFT | ROLL


make_player = partial(player_of, {"random": RandomSeat, **{level: partial(Roller, level) for level in CHOOSES}})
"""A player of a level for a seat, from a seed. Raises `UnknownLevel`."""
