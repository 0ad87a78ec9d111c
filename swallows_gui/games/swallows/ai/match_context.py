"""How a match may go on: goals still to come for each side, from public facts (S3.4 to S3.6, S8.2, S8.4).

Also how likely a card scores against a hand of which only the colours are known. `Weights` are the numbers, in M where
they are money, by which one AI seat differs from another: levels share the code, and a character is one set of weights.
"""

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Weights:
    """A character. The defaults are the level `normal`'s."""

    rivalry: float = 0.6
    """What another seat's gain of 1M costs this one, spread over all the others."""
    pride: float = 0.1
    """What a goal of its own team is worth to it when nothing else is at stake, M."""
    thrift: float = 1.05
    """How dear cards are that could be kept for later matches; 1 is their forecast worth."""
    evenness: float = 3.5
    """How strictly it spreads its greens over the matches to come; 0 not at all."""
    purse: int = 12
    """What it keeps of its cash when it bets: money for bribes, M."""
    caution: float = -0.2
    """What a bet on a team of its own must promise beyond its stake, as a share of it; below 0 it likes the risk."""
    caution_abroad: float = 0.2
    """The same for another seat's team, on which it has no influence."""
    opinion: float = 0.2
    """How far its own opinion of a team's chances may be from the forecast, as a share: no two seats bet alike."""
    generosity: float = 0.75
    """Which share of what a ruling is worth to it a seat offers at first; it ends at `ceiling`."""
    ceiling: float = 1.0
    greed: float = 0.25
    """Which share of what the briber seems to gain a referee asks for, beyond what it costs him."""
    opening: float = 0.5
    """Where prices are named: the share of what lies between his cost and its own gain that it offers first."""
    suspicion: float = 0.7
    """How likely a referee without an interest of his own is held to rule against a team that has not paid."""
    patience: float = 0.8
    """How much of the penalty out of the blue's expected best later use must be reached to spend it now."""
    concession: float = 1.0
    """How fast it gives way with each refusal, as briber and as referee; 1 is usual, 0 not at all."""
    least_deal: float = 1.0
    """M that must lie between his cost and its own gain for it to offer a referee money."""
    foresight: float = 2.5
    """M that a goal must be worth to it for it to think of bribes at the kick-off already."""
    extortion: float = 0.75
    """M that somebody must seem to lose for it to name a price unasked, as referee."""
    word: float = 1.2
    """What it gives up as referee rather than let a team off that has not paid its price, M."""
    bluntness: float = 0.0
    """As referee it refuses an offer below this share of what it asks without naming a price."""
    touchiness: float = 0.0
    """What an objection is worth to it beside the match, M; below 0 it shrinks from one."""
    restraint: float = 0.0
    """What changing a die must bring it as referee beyond nothing at all, M; below 0 it likes to be seen doing it."""
    stamina: float = 0.0
    """What it would give to go on attacking rather than to leave it at that, M; below 0 it likes to stop."""
    hoarding: float = 0.0
    """What playing a red must bring beyond what it is worth later, M; below 0 it likes to play them."""
    daring: float = 0.0
    """By which share of what it pays a bet on a final or a title seems to be worth more than it is, and one on the
    first stage less."""
    bluff: float = 0.15
    """How often it begins with a lie when it talks of teams before the slips (S2.8), and the oftener asks money as
    referee for a team that it wishes well itself."""
    gloom: float = 0.3
    """How often it warns before it praises."""
    spite: float = 0.0
    """What it is worth to it as referee to decide against a team of somebody who has outbid it or decided against it,
    M, and so many tenths more of what lies between it asks of such a briber."""


NORMAL = Weights()

FORESEEING = Weights(word=4.0, least_deal=0.5, extortion=0.3)
"""What the characters of seats that search are changes of. They see to the end of the match what a decision costs them,
and with `NORMAL`'s word would break it in 35 of 100 cases (with this one, in 4)."""

NOT_SEARCHED = ("opinion", "generosity", "ceiling")
"""Weights that only plain judgement reads: seats that search work their slips and offers out, so in a character of
theirs these would change nothing."""
