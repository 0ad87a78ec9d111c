"""What a card needs: exact chances over one die for every roll of an attack (S0.4, S5.2 to S5.10).

Pure functions of numbers, for prompts, hints and AI seats. Chances are fractions of 1 and leave out whatever the other
side, the referee or a goalie may still do.
"""

from fractions import Fraction
from typing import Final, NamedTuple

from swallows_gui.games.swallows.rules.tables import ATTACK, EDGE, INSIDE, NOWHERE, ROUGH, SWALLOW

MARK: Final = 7
"""The magic 7 (S0.4)."""
SENDING_OFF: Final = 10
"""From here a foul or a swallow also costs a defender (S5.3, S5.7)."""
DIVE: Final = 2
"""Under this a swallow costs an attacker (S5.7)."""
FREE_KICK: Final = 2
"""Value of a free kick (S5.3)."""
PENALTY: Final = 5
"""Value of a penalty (S5.3)."""
FACES: Final = 6

PURPOSES: Final = ("foul", "offside", "swallow", "rough", "shot")
"""What the die is rolled for; the outcome hangs on the total."""


class Band(NamedTuple):
    """Neighbouring faces of the die with one outcome."""

    outcome: str
    """On a shot "goal", "miss" or "own_goal"; on a foul "fair", "called" or "sent_off"; on an offside "given" or
    "play_on"; on a swallow "attacker_off", "nothing", "called" or "sent_off"; on a rough goal "goal" or "called"."""
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


def outcome(purpose: str, total: int) -> str:
    """What a total brings on a roll, one of the outcomes of `Band`; own goals aside (S5.2, S5.3, S5.5, S5.7, S5.9).

    Raises `ValueError` for a purpose not in `PURPOSES`.

    >>> outcome("foul", 6), outcome("foul", 7), outcome("foul", 10)
    ('fair', 'called', 'sent_off')
    """
    match purpose:
        case "shot":
            return "goal" if total >= MARK else "miss"
        case "foul":
            return "fair" if total < MARK else "called" if total < SENDING_OFF else "sent_off"
        case "offside":
            return "given" if total >= MARK else "play_on"
        case "swallow":
            if total < DIVE:
                return "attacker_off"
            return "nothing" if total < MARK else "called" if total < SENDING_OFF else "sent_off"
        case "rough":
            return "called" if total >= MARK else "goal"
    raise ValueError(f"no roll for {purpose!r}")


def bands(purpose: str, value: int, own_goal_on_one: bool = False) -> tuple[Band, ...]:
    """The faces of the die by what they bring with `value` added, lowest first; together they are all six.

    `own_goal_on_one`: a natural 1 on this shot is turned in by the defender (S5.10).

    >>> bands("shot", 4)
    (Band(outcome='miss', low=1, high=2), Band(outcome='goal', low=3, high=6))
    """
    found: list[Band] = []
    for face in range(1, FACES + 1):
        brings = "own_goal" if own_goal_on_one and face == 1 else outcome(purpose, face + value)
        if found and found[-1].outcome == brings:
            found[-1] = Band(brings, found[-1].low, face)
        else:
            found.append(Band(brings, face, face))
    return tuple(found)


def chance_of(purpose: str, value: int, *outcomes: str, own_goal_on_one: bool = False) -> Fraction:
    """How likely a roll brings one of `outcomes`."""
    return sum(
        (band.chance for band in bands(purpose, value, own_goal_on_one) if band.outcome in outcomes), start=Fraction(0)
    )


def shot_chance(value: int, own_goal_on_one: bool = False) -> Fraction:
    """How likely a shot of `value` scores if no goalie answers (S5.2, S5.10).

    >>> shot_chance(PENALTY), shot_chance(FREE_KICK)
    (Fraction(5, 6), Fraction(1, 3))
    """
    return chance_of("shot", value, "goal", "own_goal", own_goal_on_one=own_goal_on_one)


def award_chance(place: int) -> Span:
    """How likely the free kick or penalty for an offence at `place` scores; without a place it is outside (S5.4)."""
    free_kick, penalty = shot_chance(FREE_KICK), shot_chance(PENALTY)
    if place == INSIDE:
        return Span(penalty, penalty)
    return Span(free_kick, penalty if place == EDGE else free_kick)


def attack_chance(kind: int, value: int, place: int = NOWHERE, own_goal_on_one: bool = False) -> Span:
    """How likely a green of `kind` (ATTACK, SWALLOW or ROUGH) brings a goal if nobody answers it.

    An attack of 0 or less is abortive (S5.1). Raises `ValueError` for another kind.
    """
    if kind == ATTACK:
        chance = shot_chance(value, own_goal_on_one) if value > 0 else Fraction(0)
        return Span(chance, chance)
    if kind == SWALLOW:
        return _times(chance_of("swallow", value, "called", "sent_off"), award_chance(place))
    if kind == ROUGH:
        chance = chance_of("rough", value, "goal")
        return Span(chance, chance)
    raise ValueError(f"kind {kind} does not attack")


def after_foul(value: int, place: int) -> Span:
    """How likely the attacker scores if he is fouled at `place` by a foul of `value` (S5.3)."""
    return _times(chance_of("foul", value, "called", "sent_off"), award_chance(place))


def after_offside(value: int, attack_value: int, own_goal_on_one: bool = False) -> Fraction:
    """How likely an attack scores against an offside of `value` (S5.5)."""
    return chance_of("offside", value, "play_on") * shot_chance(attack_value, own_goal_on_one)


def saves(total: int, goalie: int) -> bool:
    """Whether goalie cards of together `goalie` stop a shot on goal of `total` (S5.2).

    >>> saves(8, 2), saves(8, 1)
    (True, False)
    """
    return total - goalie < MARK


def favours_attacker(purpose: str, delta: int) -> bool:
    """Whether raising (`delta` above 0) or lowering a total helps the attacker on this roll (S4.10)."""
    return (delta > 0) == (purpose in ("foul", "swallow", "shot"))


def _times(chance: Fraction, span: Span) -> Span:
    return Span(chance * span.least, chance * span.most)
