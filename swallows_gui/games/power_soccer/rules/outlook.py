"""The exact chances of winning a match, from any moment of it, by the chances of its attacks (`odds.py`).

Both sides play as `odds.py` takes for granted. A draw that goes to penalty kicks is worth half to each side: goal wall
and kicks treat both alike (P4, P5).
"""

from functools import cache, lru_cache
from math import comb
from typing import Final, NamedTuple

from swallows_gui.games.power_soccer.rules.odds import FRESH, GOAL, NO_GOAL, Branches, Odds, odds_for
from swallows_gui.games.power_soccer.rules.state import KICKS, NOBODY, SHOTS_A_HOLE, State, one_more

BEYOND_DOUBT: Final = 8
"""In a match by minutes, a lead of so many goals counts as won."""
_SHOTS: Final = 2 * SHOTS_A_HOLE


class Chances(NamedTuple):
    """How a match may end; the three are 1 together."""

    a: float
    """Side A wins."""
    draw: float
    b: float
    """Side B wins."""


Ends = tuple[float, float, float]
"""The same, as the side that starts sees it: it wins, a draw, the other wins."""

_WON: Final[Ends] = (1.0, 0.0, 0.0)
_DRAWN: Final[Ends] = (0.0, 1.0, 0.0)
_LOST: Final[Ends] = (0.0, 0.0, 1.0)


def outlook(game: State) -> Chances:
    """How the match may end from here."""
    if game.mover == NOBODY:
        return _certain(game.winner)
    if game.kick_first != NOBODY:
        return _decided_by(_kicks_won(game))
    if game.starter == NOBODY:
        return _before_the_start(game)
    if game.step == "wall":
        return Chances(0.5, 0.0, 0.5)
    branches = odds_for(game.tables, game.options).branches(game)
    return _shared(game, _seen_by_a(_from_attack(game, branches), game.starter))


def outlook_after(game: State, *, goal: bool) -> Chances:
    """How the match may end when the attack that runs ends now, in a goal or in none."""
    ends = _from_attack(game, ((1.0, GOAL if goal else NO_GOAL),))
    return _shared(game, _seen_by_a(ends, game.starter))


def _certain(winner: int | None) -> Chances:
    return Chances(float(winner == 0), float(winner is None), float(winner == 1))


def _decided_by(a: float) -> Chances:
    a = min(1.0, a)  # sums of many small chances may be a hair above it
    return Chances(a, 0.0, 1 - a)


def _seen_by_a(ends: Ends, starter: int) -> Chances:
    return Chances(*ends) if starter == 0 else Chances(*ends[::-1])


def _shared(game: State, found: Chances) -> Chances:
    """A draw stands, or is shared by the sides."""
    if game.options.draw == "stands":
        return found
    return _decided_by(found.a + found.draw / 2)


def _mixed(first: float, a: Ends, b: Ends) -> Ends:
    """`a` with the chance `first`, else `b`."""
    rest = 1 - first
    return first * a[0] + rest * b[0], first * a[1] + rest * b[1], first * a[2] + rest * b[2]


def _before_the_start(game: State) -> Chances:
    fresh = game.copy()
    fresh.clear_attack()
    fresh.step, fresh.attack, fresh.starter = "attack", 1, 0
    as_starter = _from_attack(fresh, FRESH)
    if game.step == "wall":
        a_starts = _wall_won(game)
    else:
        eleven = 1 / (2 - 1 / 6)  # for whoever rolls first, of faces of which one in six is the eleven (P1.1)
        a_starts = eleven if game.mover == 0 else 1 - eleven
    return _shared(game, Chances(*_mixed(a_starts, as_starter, as_starter[::-1])))


# The rest of a match


def _from_attack(game: State, branches: Branches) -> Ends:
    """An attack runs that may lead to these branches."""
    odds = odds_for(game.tables, game.options)
    mine, theirs = game.score[game.starter], game.score[1 - game.starter]
    first = not game.round_over
    counted, number = game.options.length
    goal = odds.worth(branches)
    if counted == "attacks":
        left = number - (game.attack + 1) // 2
        return _of_attacks(odds.attack, goal, mine - theirs, left, left + first, first=first)
    if counted == "goals":
        race = _race(odds.attack, number)
        if first:
            return _mixed(goal, race.answered(mine + 1, theirs), race.answered(mine, theirs))
        return _mixed(goal, race.over(mine, theirs + 1), race.over(mine, theirs))
    return _clock(odds, number).during(odds.rolls(branches), game.minutes, mine - theirs, first=first)


def _of_attacks(each: float, goal: float, ahead: int, mine: int, theirs: int, *, first: bool) -> Ends:
    """Both have attacks left, `mine` and `theirs`; the one that runs comes before them."""
    rest = _level_after(each, mine, theirs)
    scored, missed = (_beyond(rest, ahead + (by if first else -by)) for by in (1, 0))
    return _mixed(goal, scored, missed)


@lru_cache(maxsize=512)
def _level_after(each: float, mine: int, theirs: int) -> dict[int, float]:
    """Chances of the difference in goals that so many attacks of each side make."""
    ours, others = _goals(each, mine), _goals(each, theirs)
    found = dict.fromkeys(range(-theirs, mine + 1), 0.0)
    for made, chance in enumerate(ours):
        for let_in, other in enumerate(others):
            found[made - let_in] += chance * other
    return found


def _goals(each: float, attacks: int) -> list[float]:
    return [comb(attacks, goals) * each**goals * (1 - each) ** (attacks - goals) for goals in range(attacks + 1)]


def _beyond(differences: dict[int, float], ahead: int) -> Ends:
    won = min(1.0, sum(chance for by, chance in differences.items() if by + ahead > 0))
    drawn = differences.get(-ahead, 0.0)
    return won, drawn, max(0.0, 1 - won - drawn)


class _Race:
    """A match to a number of goals (P7.1, P7.2)."""

    def __init__(self, each: float, number: int) -> None:
        self._each = each
        self._number = number
        self.over = cache(self._over)

    def answered(self, mine: int, theirs: int) -> Ends:
        """The first attack of a round is over, and the other side has its own."""
        return _mixed(self._each, self.over(mine, theirs + 1), self.over(mine, theirs))

    def _over(self, mine: int, theirs: int) -> Ends:
        """A round is over."""
        if max(mine, theirs) >= self._number:
            if mine != theirs:
                return _WON if mine > theirs else _LOST
            return 0.5, 0.0, 0.5  # further rounds treat both alike
        one, none = self._each, 1 - self._each
        ways = ((one * one, 1, 1), (one * none, 1, 0), (none * one, 0, 1))
        ends = [(chance, self.over(mine + more, theirs + others)) for chance, more, others in ways]
        something = 1 - none * none
        won, drawn, lost = (sum(chance * each[at] for chance, each in ends) / something for at in range(3))
        return won, drawn, lost


@lru_cache(maxsize=8)
def _race(each: float, number: int) -> _Race:
    return _Race(each, number)


class _TimeLeft:
    """A match by minutes: rolls of attackers for points (P7.1, P7.2)."""

    def __init__(self, odds: Odds, number: int) -> None:
        self._number = number
        self._fresh = odds.rolls(FRESH)
        self._attack = odds.attack
        self._first = cache(lambda played, ahead: self.during(self._fresh, played, ahead, first=True))
        self._second = cache(lambda played, ahead: self.during(self._fresh, played, ahead, first=False))

    def during(self, rolls: list[tuple[float, float]], played: int, ahead: int, *, first: bool) -> Ends:
        """An attack runs that lasts as long as `rolls` say, after so many minutes and with such a lead."""
        won = drawn = lost = 0.0
        for number, (goal, none) in enumerate(rolls):
            for chance, by in ((goal, 1 if first else -1), (none, 0)):
                if chance:
                    ends = self._after(played + number, ahead + by, first=first)
                    won += chance * ends[0]
                    drawn += chance * ends[1]
                    lost += chance * ends[2]
        return won, drawn, lost

    def _after(self, played: int, ahead: int, *, first: bool) -> Ends:
        """An attack is over, the first of a round or the second."""
        if played < self._number:
            if abs(ahead) >= BEYOND_DOUBT:
                return _ends_at(ahead)
            return self._second(played, ahead) if first else self._first(played, ahead)
        if first:
            return _mixed(self._attack, _ends_at(ahead - 1), _ends_at(ahead))
        return _ends_at(ahead)


def _ends_at(ahead: int) -> Ends:
    return _WON if ahead > 0 else _LOST if ahead < 0 else _DRAWN


@lru_cache(maxsize=8)
def _clock(odds: Odds, number: int) -> _TimeLeft:
    return _TimeLeft(odds, number)


# Goal wall and penalty kicks


def _wall_won(game: State) -> float:
    """The chance that side A wins the goal wall."""
    black = odds_for(game.tables, game.options).black
    hits, shots = game.hits, game.shots
    if game.hole == "decider":
        ahead = hits[0] - hits[1]
        if shots[0] == shots[1]:
            return 0.5
        second = black if shots[0] < shots[1] else -black  # the chance that the one who is still to shoot hits, as A's
        return 0.5 + (ahead + second) / 2
    left = [_SHOTS - taken for taken in shots]
    won, drawn, _lost = _beyond(_level_after(black, *left), hits[0] - hits[1])
    return won + drawn / 2


def _kicks_won(game: State) -> float:
    """The chance that side A wins the penalty kicks."""
    odds = odds_for(game.tables, game.options)
    goal = odds.white if game.step == "save" else odds.kick
    side = game.kicker.attacker % 2
    scored = _after_kick(odds.kick, one_more(game.kicks, side), one_more(game.kick_goals, side))
    missed = _after_kick(odds.kick, one_more(game.kicks, side), game.kick_goals)
    return goal * scored + (1 - goal) * missed


def _after_kick(each: float, kicks: tuple[int, int], goals: tuple[int, int]) -> float:
    """The chance of side A after a kick."""
    due = max(KICKS, *kicks)
    won, drawn, _lost = _beyond(_level_after(each, due - kicks[0], due - kicks[1]), goals[0] - goals[1])
    return won + drawn / 2
