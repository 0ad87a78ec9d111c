"""Values and chances of a card or an answer, from what its seat knows, and the words they are shown with (G13.2).

They appear on tags, bars and in the text. The module also names ranks, suits, worths, phases and reasons.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from swallows_gui.games.grudgematch.rules.odds import Ray
from swallows_gui.games.grudgematch.rules.tables import JACK, RANKS
from swallows_gui.games.grudgematch.rules.view import GrudgematchView
from swallows_gui.services.glossary import TextTable, translate

DIRECTIONS = range(8)


class KickOutlook(NamedTuple):
    """A kick that has not been played."""

    least: int
    best: int
    """Spaces."""
    tackled: float
    goal: float
    """In the best direction for whatever it is worth."""


class AnswerOutlook(NamedTuple):
    """A tackle or a block, or letting it be."""

    reaches: float
    """The chance that it wins the ball."""
    goal: float
    """The chance that the kick is a goal in the end."""


def values(view: GrudgematchView, card: int) -> Iterator[tuple[int, float]]:
    """The possible worths of a card with their chances."""
    least, best = view.tables.least[card], view.tables.best[card]
    for value in range(least, best + 1):
        chance = view.chance_of(card, value) - view.chance_of(card, value + 1)
        if chance > 0:
            yield value, chance


def best_shot(view: GrudgematchView, value: int) -> float:
    """The chance that a ball of this value is a goal for the side in turn, in its best direction."""
    rays = (view.ray(direction, value) for direction in DIRECTIONS)
    return max((view.goal_chance(ray, view.side_in_turn) for ray in rays if ray is not None), default=0.0)


def of_kick(view: GrudgematchView, card: int) -> KickOutlook:
    """What a kick with this card may lead to."""
    tackled = goal = 0.0
    for value, chance in values(view, card):
        stopped = view.tackled(value)
        tackled += chance * stopped
        goal += chance * (1 - stopped) * best_shot(view, value)
    return KickOutlook(view.tables.least[card], view.tables.best[card], tackled, goal)


def needed_now(view: GrudgematchView) -> int:
    """The worth that a tackle or a block needs now."""
    kick = view.kick
    if kick is None:
        return 0
    return kick.tackle_value if view.step in ("tackle", "tackle_foul") else kick.needed


def of_answer(view: GrudgematchView, card: int | None) -> AnswerOutlook:
    """What a tackle or block with this card may lead to; None for passing."""
    reaches = 0.0 if card is None else view.chance_of(card, needed_now(view))
    return AnswerOutlook(reaches, view.goal_if(card))


def ahead(view: GrudgematchView) -> Ray | None:
    """The rest of the ball's way if it is not blocked; None if it stops here."""
    kick = view.kick
    if kick is None or kick.direction < 0:
        return None
    return view.ray(kick.direction, kick.needed - 1) if kick.needed > 1 else None


def scoring_side(view: GrudgematchView) -> int:
    """The side for which the running kick would count: the side in turn, unless the ball flies at its own goal."""
    ray = ahead(view)
    return ray.side if ray is not None and ray.side >= 0 else view.side_in_turn


def likeliest(view: GrudgematchView, step: str, cards: Collection[int]) -> int:
    """The card highlighted first: the one with the highest chance, of equal ones the lowest."""
    if step == "kick":
        return max(cards, key=lambda card: (of_kick(view, card).goal, -view.tables.best[card]))
    if step in ("tackle", "block"):
        return max(cards, key=lambda card: (of_answer(view, card).reaches, -view.tables.best[card]))
    return min(cards, key=lambda card: view.tables.best[card])


COLOURS: Final = ("#1A1A1A", "#1F4E9E")
"""Of Germany and of France, as "#rrggbb"."""


def rank_letter(card: int) -> str:
    """The letter in a card's corner."""
    rank = card % RANKS
    if rank == 0:
        return translate("GrudgeCards", "A", "ace")
    if rank < JACK:
        return str(rank + 1)
    return (
        translate("GrudgeCards", "J", "jack"),
        translate("GrudgeCards", "Q", "queen"),
        translate("GrudgeCards", "K", "king"),
    )[rank - JACK]


def short_card(card: int) -> str:
    """A card by its name, without an article: "queen of diamonds", "7 of spades"."""
    suit, rank = divmod(card, RANKS)
    name = str(rank + 1)
    if rank == 0:
        name = translate("GrudgeCards", "ace")
    elif rank >= JACK:
        name = (
            translate("GrudgeCards", "jack"),
            translate("GrudgeCards", "queen"),
            translate("GrudgeCards", "king"),
        )[rank - JACK]
    return (
        translate("GrudgeCards", "{rank} of clubs"),
        translate("GrudgeCards", "{rank} of diamonds"),
        translate("GrudgeCards", "{rank} of hearts"),
        translate("GrudgeCards", "{rank} of spades"),
    )[suit].format(rank=name)


def worth_line(card: int) -> str:
    """The worth of a card in words (G0.8)."""
    rank = card % RANKS
    if rank < JACK:
        return translate("GrudgeCards", "worth {value}").format(value=rank + 1)
    return (
        translate("GrudgeCards", "one die"),
        translate("GrudgeCards", "die + 2"),
        translate("GrudgeCards", "two dice"),
    )[rank - JACK]


def suit_name(suit: int) -> str:
    """A suit in a word."""
    return (
        translate("GrudgeCards", "clubs"),
        translate("GrudgeCards", "diamonds"),
        translate("GrudgeCards", "hearts"),
        translate("GrudgeCards", "spades"),
    )[suit]


phase_name: Final = TextTable("GrudgePhases", "phase_name", "grudgematch")
"""A phase of the turn (G2)."""

ended_name: Final = TextTable("GrudgePhases", "ended_name", "grudgematch")
"""How a match ended (G6.4)."""

short_reason: Final = TextTable("GrudgeReasons", "short_reason", "grudgematch")
"""Under a card, why it cannot be played now."""
