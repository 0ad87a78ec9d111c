"""How a match may go on: goals still to come for each side, from what lies open (S3.4 to S3.6, S8.2, S8.4).

Also how likely a card scores against a hand of which only the colours are known.
"""

from functools import lru_cache
from typing import Final

from swallows_gui.games.swallows.rules.marks import FACES
from swallows_gui.games.swallows.rules.odds import FREE_KICK, PENALTY
from swallows_gui.games.swallows.rules.tables import (
    ATTACK,
    FOUL,
    GOALIE,
    GREEN,
    INSIDE,
    OFFSIDE,
    OUTSIDE,
    ROUGH,
    SWALLOW,
    Tables,
)
from swallows_gui.games.swallows.rules.view import SwallowsView

USUAL_ATTACKS = 3.6
"""Attacks a team plays in normal time when it has the cards."""
KNOCKOUT_ATTACKS = 5.0
"""The same in the knock-out, where whoever is behind keeps nothing."""
EXTRA_ATTACKS = 1.6
_EDGE: Final = 0.55
"""How likely the award for an offence on the edge scores before the ruling, as measured with a mark of 7."""


def clamp(faces: float) -> float:
    """The chance of so many faces of the die: faces / 6, between 0 and 1 (S5.2)."""
    return 0.0 if faces <= 0 else 1.0 if faces >= FACES else faces / FACES


@lru_cache(maxsize=8)
def awards(tables: Tables) -> tuple[float, float, float]:
    """How likely the award for an offence inside, on the edge, outside scores before a goalie."""
    ease = tables.ease[ATTACK]
    inside, outside = clamp(PENALTY + ease), clamp(FREE_KICK + ease)
    return inside, _EDGE + (inside - PENALTY / FACES + outside - FREE_KICK / FACES) / 2, outside


def award_scores(tables: Tables, place: int) -> float:
    """How likely the award for an offence at `place` scores, a goalie left out; on the edge before the ruling."""
    return awards(tables)[place if place >= INSIDE else OUTSIDE]


def answered(faces: int, blues: int, reds: int) -> float:
    """How likely a defender with so many blues and unused reds stops an attack that scores on so many faces by foul,
    offside or red: he keeps them for the dangerous ones."""
    return min(0.85, (0.27 * blues + 0.07 * reds) * (0.55 + 0.11 * faces))


def attack_scores(tables: Tables, kind: int, value: int, place: int, blues: int, reds: int) -> float:
    """How likely a card of this kind and value scores against a hand of so many blues and reds."""
    saved = 1 - min(0.4, 0.065 * blues)
    faces = value + tables.ease[kind]
    if kind == SWALLOW:
        return clamp(faces) * award_scores(tables, place) * saved
    if kind == ROUGH:
        return 1 - clamp(faces)
    if kind != ATTACK:
        return 0.5
    open_shot = clamp(faces)
    stopped = answered(faces, blues, reds)
    fouled = 0.5 * award_scores(tables, place)
    return saved * ((1 - stopped) * open_shot + stopped * (0.57 * fouled + 0.43 * 0.5 * open_shot))


def goals_of(tables: Tables, card: int) -> float:
    """How many goals a card is worth to the team that may use it at leisure: scored or prevented."""
    kind, value = tables.card_kind[card], tables.card_value[card]
    faces = value + tables.ease[kind]
    if kind == ATTACK:
        return 0.02 + 0.62 * clamp(faces)
    if kind == SWALLOW:
        return 0.02 + 0.9 * clamp(faces) * award_scores(tables, tables.card_area[card])
    if kind == ROUGH:
        return 1 - clamp(faces)
    if kind == FOUL:
        return 0.5 - 0.05 * faces if faces <= FACES else 0.2
    if kind == OFFSIDE:
        return 0.55 * clamp(faces)
    if kind == GOALIE:
        return 0.5 + 0.12 * value
    return 0.4


COLOUR_GOALS = (0.36, 0.36, 0.7)
"""The same for a card of which only the colour is known; a red comes back match after match."""


def greens_spent(view: SwallowsView, side: int) -> int:
    """Greens the side has played in this match."""
    colour = view.tables.card_colour
    return sum(1 for card in view.spent[side] if colour[card] == GREEN)


def attacks_to_come(view: SwallowsView, side: int) -> float:
    """Attacks the side may still play in this period, from what lies open."""
    team = view.away if side else view.home
    greens, _, reds = view.counts[team]
    held = greens + 0.4 * reds
    if view.declined[side]:
        return 0.0
    if view.final:
        return float(held)
    if view.period == "extra":
        return min(held, EXTRA_ATTACKS)
    usual = KNOCKOUT_ATTACKS if view.knockout else USUAL_ATTACKS
    return min(held, max(0.7, usual - greens_spent(view, side)))


def goals_to_come(view: SwallowsView, side: int) -> float:
    """Goals the side may still score in this period."""
    other = view.counts[view.home if side else view.away]
    chance = 0.46 - 0.035 * min(other[1], 5) - 0.015 * min(other[2], 3)
    return attacks_to_come(view, side) * chance
