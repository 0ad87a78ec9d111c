"""The exact chances of one attack (P16): of a goal from every number of points and every card, and what each roll does.

An attack is in one of a few states, its points and its card; a roll leads to another of them, to a goal or to nothing.
Value iteration over these states gives the chance of a goal. It takes for granted that the defender always rolls for
the steal (P3.3), and that of two dice the better one for a goal is chosen (P9).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from swallows_gui.games.power_soccer.rules.attack import LADDERS
from swallows_gui.games.power_soccer.rules.state import (
    BLACK,
    CARDS,
    FACES,
    FOUL,
    GOAL_AT,
    OFFSIDE,
    OFFSIDE_FROM,
    PENALTY,
    RED,
    STEAL_FROM,
    WHITE,
    YELLOW,
    Options,
    State,
    Tables,
)

GOAL: Final = -1
NO_GOAL: Final = -2
_ENOUGH: Final = 1e-13
"""Value iteration stops where nothing changes by more."""
_RARE: Final = 1e-10
"""Attacks that last so long, and longer, are left out of `Odds.rolls`."""
_LEVELS: Final = YELLOW + 1
"""Cards that an attacker may have before him."""

Branches = tuple[tuple[float, int], ...]
"""Chances, and where each leads to: the number of a state in which the attacker rolls, GOAL or NO_GOAL."""
FRESH: Final[Branches] = ((1.0, 0),)
"""An attack that begins."""


class FaceOutcome(NamedTuple):
    """What a face of the attacker's die does when it counts."""

    face: str
    does: str
    """"points", "goal", "over", "referee", "red", "offside", "nothing" (an offside without effect) or "penalty"."""
    points: int
    """Those the attack has then."""
    follows: str
    """The step that comes next: "attack", "steal", "referee", "penalty"; "" when the attack is over."""
    goal: float
    """The chance that the attack ends in a goal then."""


class ColourOutcome(NamedTuple):
    """What a colour does in a roll that is read by it."""

    colour: str
    chance: float
    does: str
    """"goal", "wide", "target", "saved", "red", "admonition", "yellow", "stolen", "play_on", "hit" or "miss"."""
    goal: float
    """The chance that the attack, or the kick, ends in a goal then; of the goal wall 0."""


def state_of(points: int, card: int) -> int:
    """The number of the state in which an attacker with these points and this card rolls.

    >>> state_of(10, YELLOW)
    8
    """
    return points // 5 * _LEVELS + card


class Odds:
    """The chances of an attack by some of a match's options. Made by `odds_for`."""

    def __init__(self, points: Sequence[int], black: Sequence[bool], options: Options) -> None:
        self._points = points
        self._options = options
        self._ladder = LADDERS[options.cards]
        self.black = sum(black) / len(black)
        """The chance that a die shows black."""
        self.white = 1 - self.black
        states = GOAL_AT // 5 * _LEVELS
        self._branches = [
            [self._after(at // _LEVELS * 5, at % _LEVELS, face) for face in range(len(FACES))] for at in range(states)
        ]
        self._goal = [0.0] * states
        while self._improve() > _ENOUGH:
            pass
        self._shares = [self._shares_at(at) for at in range(states)]
        self._lasting = self._lengths()

    # What is asked

    @property
    def attack(self) -> float:
        """The chance of a goal in one attack (P16)."""
        return self._goal[0]

    @property
    def penalty(self) -> float:
        """The chance that a penalty of an attack is a goal (P2.7, P2.8)."""
        return self.white * self.white if self._options.keeper else self.black

    @property
    def kick(self) -> float:
        """The chance that a kick of P5 is a goal."""
        return self.white * self.white

    def goal(self, points: int, card: int) -> float:
        """The chance of a goal when an attacker with these points and this card is about to roll."""
        return self._goal[state_of(points, card)]

    def after(self, points: int, card: int, face: int) -> float:
        """The chance of a goal when a face of the attacker's die counts."""
        return self.worth(self._branches[state_of(points, card)][face])

    def faces(self, points: int, card: int) -> tuple[FaceOutcome, ...]:
        """What each face of the attacker's die does, in the die's order."""
        return tuple(self.face(points, card, face) for face in range(len(FACES)))

    def face(self, points: int, card: int, face: int) -> FaceOutcome:
        """What one face does."""
        does, now, follows = self._effect(points, card, face)
        return FaceOutcome(FACES[face], does, now, follows, self.after(points, card, face))

    def colours(self, game: State) -> tuple[ColourOutcome, ...]:
        """What black and white do in the step that asks; nothing where a roll is read by its face."""
        does = self._colours(game)
        if not does:
            return ()
        chances = (self.black, self.white)
        return tuple(
            ColourOutcome(colour, chance, what, goal)
            for colour, chance, (what, goal) in zip((BLACK, WHITE), chances, does, strict=True)
        )

    def branches(self, game: State) -> Branches:
        """Where the running attack may lead from the step that asks."""
        at = state_of(game.points, game.card)
        match game.step:
            case "choose":
                return max((self._branches[at][face] for face in game.thrown), key=self.worth)
            case "referee":
                return self._referee(game.points, game.card)
            case "penalty":
                return ((self.penalty, GOAL), (1 - self.penalty, NO_GOAL))
            case "save":
                return ((self.white, GOAL), (self.black, NO_GOAL))
            case "steal":
                return ((self.black, NO_GOAL), (self.white, at))
            case _:
                return ((1.0, at),)

    def worth(self, branches: Branches) -> float:
        """The chance of a goal over branches."""
        return sum(
            chance * (1.0 if to == GOAL else 0.0 if to == NO_GOAL else self._goal[to]) for chance, to in branches
        )

    def rolls(self, branches: Branches) -> list[tuple[float, float]]:
        """By the number of rolls for points that are still to come: the chance that the attack ends with the last of
        them in a goal, and in none."""
        found = [[0.0, 0.0] for _ in range(len(self._lasting))]
        for chance, to in branches:
            if to < 0:
                found[0][to == NO_GOAL] += chance
                continue
            for number, each in enumerate(self._lasting):
                goal, none = each[to]
                found[number][0] += chance * goal
                found[number][1] += chance * none
        return [(goal, none) for goal, none in found]

    def face_branches(self, points: int, card: int) -> Sequence[Branches]:
        """By face: where the attack may lead to when it counts."""
        return self._branches[state_of(points, card)]

    # How it is worked out

    def _effect(self, points: int, card: int, face: int) -> tuple[str, int, str]:
        """What a face does, the points then, and the step that follows."""
        if face == FOUL:
            sent_off = self._ladder[card] == RED
            return ("red", points, "") if sent_off else ("referee", points, "referee")
        if face == PENALTY:
            return "penalty", points, "penalty"
        if face == OFFSIDE:
            given = points >= OFFSIDE_FROM
            return ("offside", points, "") if given else ("nothing", points, self._goes_on(points))
        now = points + self._points[face]
        if now >= GOAL_AT:
            return ("goal" if now == GOAL_AT else "over"), now, ""
        return "points", now, self._goes_on(now)

    def _goes_on(self, points: int) -> str:
        return "steal" if self._options.professional and points >= STEAL_FROM else "attack"

    def _after(self, points: int, card: int, face: int) -> Branches:
        does, now, follows = self._effect(points, card, face)
        match follows:
            case "attack":
                return ((1.0, state_of(now, card)),)
            case "steal":
                return ((self.black, NO_GOAL), (self.white, state_of(now, card)))
            case "referee":
                return self._referee(points, card)
            case "penalty":
                return ((self.penalty, GOAL), (1 - self.penalty, NO_GOAL))
            case _:
                return ((1.0, GOAL if does == "goal" else NO_GOAL),)

    def _referee(self, points: int, card: int) -> Branches:
        return ((self.black, NO_GOAL), (self.white, state_of(points, self._ladder[card])))

    def _improve(self) -> float:
        """One round of value iteration; how much changed at most."""
        most = 0.0
        for at in reversed(range(len(self._goal))):
            after = sorted((self.worth(branches) for branches in self._branches[at]), reverse=True)
            value = sum(share * worth for share, worth in zip(self._by_rank, after, strict=True))
            most = max(most, abs(value - self._goal[at]))
            self._goal[at] = value
        return most

    @property
    def _by_rank(self) -> tuple[float, ...]:
        """The chance that the best face counts, the second best, ..., when the best of the dice does."""
        return BEST_OF_TWO if self._options.dice == 2 else ONE_DIE

    def _shares_at(self, at: int) -> list[float]:
        """By face: the chance that it is the one that counts."""
        order = sorted(range(len(FACES)), key=lambda face: self.worth(self._branches[at][face]), reverse=True)
        shares = [0.0] * len(FACES)
        for share, face in zip(self._by_rank, order, strict=True):
            shares[face] = share
        return shares

    def _lengths(self) -> list[list[tuple[float, float]]]:
        """By number of rolls and state: the chances that the attack ends with that roll in a goal, and in none."""
        states = range(len(self._goal))
        lasting = [[(0.0, 0.0) for _ in states]]
        left = 1.0
        while left > _RARE:
            last = lasting[-1]
            now = []
            for at in states:
                goal = none = 0.0
                for share, branches in zip(self._shares[at], self._branches[at], strict=True):
                    for chance, to in branches:
                        if to >= 0:
                            goal += share * chance * last[to][0]
                            none += share * chance * last[to][1]
                        elif len(lasting) == 1:
                            goal += share * chance * (to == GOAL)
                            none += share * chance * (to == NO_GOAL)
                now.append((goal, none))
            lasting.append(now)
            left -= sum(now[0])
        return lasting

    def _colours(self, game: State) -> Iterable[tuple[str, float]]:
        """What black does, and what white does, each with the chance of a goal then."""
        match game.step:
            case "referee":
                card = self._ladder[game.card]
                return ("red", 0.0), (CARDS[card], self.goal(game.points, card))
            case "penalty" if self._options.keeper:
                return ("wide", 0.0), ("target", self.white)
            case "penalty":
                return ("goal", 1.0), ("wide", 0.0)
            case "kick":
                return ("wide", 0.0), ("target", self.white)
            case "save":
                return ("saved", 0.0), ("goal", 1.0)
            case "steal":
                return ("stolen", 0.0), ("play_on", self.goal(game.points, game.card))
            case "wall":
                return ("hit", 0.0), ("miss", 0.0)
            case _:
                return ()


ONE_DIE: Final = (1 / 6,) * 6
BEST_OF_TWO: Final = tuple((11 - 2 * rank) / 36 for rank in range(6))
"""The chance that the best, second best, ... face is the better of two dice."""


def odds_for(tables: Tables, options: Options) -> Odds:
    """The chances of an attack in matches of these options; worked out once.

    >>> even = Tables((5, 10, 20, 0, 0, 0), (("even", (False, True, False, True, False, True)),))
    >>> round(odds_for(even, Options()).attack, 4)
    0.3155
    >>> round(odds_for(even, Options(rules="professional", penalty="keeper")).goal(40, YELLOW), 4)
    0.2257
    """
    bearing = Options(options.rules, options.die, options.dice, cards=options.cards, penalty=options.penalty)
    return _odds_for(tables, bearing)


@lru_cache(maxsize=32)
def _odds_for(tables: Tables, options: Options) -> Odds:
    return Odds(tables.points, tables.black(options.die), options)
