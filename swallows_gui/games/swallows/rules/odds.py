"""What a card needs: exact chances over one die for every roll of an attack (S0.4, S5.2 to S5.10).

Pure functions of numbers and of the catalogue's marks, for prompts, hints and AI seats. Chances are fractions of 1 and
leave out whatever the other side, the referee or a goalie may still do.
"""

from fractions import Fraction
from typing import Final, NamedTuple

from swallows_gui.games.swallows.rules.marks import FACES, Marks
from swallows_gui.games.swallows.rules.tables import ATTACK, EDGE, INSIDE, NOWHERE, ROUGH, SWALLOW

FREE_KICK: Final = 2
"""Value of a free kick (S5.3)."""
PENALTY: Final = 5
"""Value of a penalty (S5.3)."""


class Band(NamedTuple):
    """Neighbouring faces of the die with one outcome."""

    outcome: str
    """As `Marks.outcome` names it, or "own_goal" on a shot."""
    low: int
    """Lowest face, 1 to 6."""
    high: int
    """Highest face, 1 to 6."""

    @property
    def chance(self) -> Fraction:
        """How likely the die shows one of these faces."""
        return Fraction(self.high - self.low + 1, FACES)


class Span(NamedTuple):
    """The least and the most likely a goal is, where a ruling on the edge of the area decides between them (S4.4)."""

    least: Fraction
    most: Fraction


def bands(marks: Marks, purpose: str, value: int, own_goal_on_one: bool = False) -> tuple[Band, ...]:
    """The outcomes of the die's faces with `value` added, lowest first, covering all six. `own_goal_on_one`: the
    defender turns a natural 1 on this shot into an own goal (S5.10).

    >>> bands(Marks(), "shot", 4)
    (Band(outcome='miss', low=1, high=2), Band(outcome='goal', low=3, high=6))
    """
    found: list[Band] = []
    for face in range(1, FACES + 1):
        brings = "own_goal" if own_goal_on_one and face == 1 else marks.outcome(purpose, face + value)
        if found and found[-1].outcome == brings:
            found[-1] = Band(brings, found[-1].low, face)
        else:
            found.append(Band(brings, face, face))
    return tuple(found)


def chance_of(marks: Marks, purpose: str, value: int, *outcomes: str, own_goal_on_one: bool = False) -> Fraction:
    """How likely a roll brings one of `outcomes`."""
    found = bands(marks, purpose, value, own_goal_on_one)
    return sum((band.chance for band in found if band.outcome in outcomes), start=Fraction(0))


def shot_chance(marks: Marks, value: int, own_goal_on_one: bool = False) -> Fraction:
    """How likely a shot of `value` scores if no goalie answers (S5.2, S5.10).

    >>> shot_chance(Marks(), PENALTY), shot_chance(Marks(), FREE_KICK)
    (Fraction(5, 6), Fraction(1, 3))
    """
    return chance_of(marks, "shot", value, "goal", "own_goal", own_goal_on_one=own_goal_on_one)


def award_chance(marks: Marks, place: int) -> Span:
    """How likely the free kick or penalty for an offence at `place` scores; without a place it is outside (S5.4)."""
    free_kick, penalty = shot_chance(marks, FREE_KICK), shot_chance(marks, PENALTY)
    if place == INSIDE:
        return Span(penalty, penalty)
    return Span(free_kick, penalty if place == EDGE else free_kick)


def attack_chance(marks: Marks, kind: int, value: int, place: int = NOWHERE, own_goal_on_one: bool = False) -> Span:
    """The chance that a green of `kind` (ATTACK, SWALLOW or ROUGH) leads to a goal if it is not answered. An attack of
    0 or less fails (S5.1). Raises `ValueError` for another kind."""
    if kind == ATTACK:
        chance = shot_chance(marks, value, own_goal_on_one) if value > 0 else Fraction(0)
        return Span(chance, chance)
    if kind == SWALLOW:
        return _times(chance_of(marks, "swallow", value, "called", "sent_off"), award_chance(marks, place))
    if kind == ROUGH:
        chance = chance_of(marks, "rough", value, "goal")
        return Span(chance, chance)
    raise ValueError(f"kind {kind} does not attack")


def after_foul(marks: Marks, value: int, place: int) -> Span:
    """How likely the attacker scores if he is fouled at `place` by a foul of `value` (S5.3)."""
    return _times(chance_of(marks, "foul", value, "called", "sent_off"), award_chance(marks, place))


def after_offside(marks: Marks, value: int, attack_value: int, own_goal_on_one: bool = False) -> Fraction:
    """How likely an attack scores against an offside of `value` (S5.5)."""
    return chance_of(marks, "offside", value, "play_on") * shot_chance(marks, attack_value, own_goal_on_one)


def saves(marks: Marks, total: int, goalie: int) -> bool:
    """Whether goalie cards of together `goalie` stop a shot on goal of `total` (S5.2).

    >>> saves(Marks(), 8, 2), saves(Marks(), 8, 1)
    (True, False)
    """
    return total - goalie < marks.on_target


def favours_attacker(purpose: str, delta: int) -> bool:
    """Whether raising (`delta` above 0) or lowering a total helps the attacker on this roll (S4.10)."""
    return (delta > 0) == (purpose in ("foul", "swallow", "shot"))


def _times(chance: Fraction, span: Span) -> Span:
    return Span(chance * span.least, chance * span.most)
