"""What playouts look up about cards: chances and worths worked out once for a catalogue, lists by card number.

A playout decides in microseconds, so nothing here is worked out twice. Chances are those of `course.py`.
"""

from dataclasses import dataclass
from functools import lru_cache

from swallows_gui.games.swallows.ai.match_context import attack_scores, awards, clamp, goals_of
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.tables import Tables

LOWEST = 12
"""A value is raised by so much to look up its chance: cards and reds take no sum lower."""
_HIGHEST = 29
MOST_BLUES = 6
"""More blues in the other hand are told apart no further."""
_GIVEN = {t.GIVE_GOAL: 1.0, t.GIVE_OWN_GOAL: 1.0, t.GIVE_PENALTY: 0.75, t.GIVE_FREE_KICK: 0.28}
"""How likely a red that awards something scores."""
_EFFECT_GOALS = {t.DRAW: 0.36, t.INJURE: 0.3, t.STEAL: 0.5, t.RETURN: 0.4, t.DISCARD: -0.25, t.EXTRA_ATTACK: 0.1}
"""Goals that one unit of an effect is worth to the team that plays the card, all in all."""


@dataclass(frozen=True, slots=True)
class CardLists:
    """Lists by card."""

    colour: tuple[int, ...]
    kind: tuple[int, ...]
    value: tuple[int, ...]
    area: tuple[int, ...]
    goals: list[float]
    """Goals that the card is worth to a team that may use it at leisure, one match's use."""
    scores: list[list[float]]
    """Blues in the defender's hand: how likely the card scores as an attack."""
    shift: list[int]
    """What a red adds to a value or roll."""
    reroll: list[bool]
    cancels: list[bool]
    effects: list[float]
    """Goals that the card's effects on hands are worth when it is played."""
    reaches: list[list[float]]
    """By kind of card and by value + LOWEST: the chance that die + value reaches the mark of its roll."""
    award: tuple[float, float, float]
    """By place: the chance that the award for an offence there scores before a goalie."""


@lru_cache(maxsize=4)
def sheet(tables: Tables) -> CardLists:
    """The sheet of a catalogue."""
    cards = range(len(tables.card_id))
    effects = tables.card_effects
    return CardLists(
        tables.card_colour,
        tables.card_kind,
        tables.card_value,
        tables.card_area,
        [goals_of(tables, card) for card in cards],
        [[_scores(tables, card, blues) for card in cards] for blues in range(MOST_BLUES + 1)],
        [sum(effect.n for effect in effects[card] if effect.op in (t.VALUE, t.ROLL)) for card in cards],
        [any(effect.op == t.REROLL for effect in effects[card]) for card in cards],
        [any(effect.op == t.CANCEL for effect in effects[card]) for card in cards],
        [sum(_EFFECT_GOALS.get(effect.op, 0.0) * max(1, effect.n) for effect in effects[card]) for card in cards],
        [[clamp(value + ease) for value in range(-LOWEST, _HIGHEST + 1)] for ease in tables.ease],
        awards(tables),
    )


def _scores(tables: Tables, card: int, blues: int) -> float:
    kind = tables.card_kind[card]
    if kind == t.SPECIAL:
        return max((_GIVEN.get(effect.op, 0.0) for effect in tables.card_effects[card]), default=0.0)
    if kind > t.SPECIAL:
        return 0.0
    value = tables.card_value[card] + sum(e.n for e in tables.card_effects[card] if e.op == t.VALUE)
    return attack_scores(tables, kind, value, tables.card_place[card], blues, 1)
