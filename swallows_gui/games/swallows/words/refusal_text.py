"""Why an action was refused: one sentence for every reason code of the engine (the codes of the rule book)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.games.swallows.words.moments import not_now
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary

if TYPE_CHECKING:
    from swallows_gui.games.swallows.words.names import Names


def reason(code: str, parameters: Mapping[str, Any] | None = None, names: Names | None = None) -> str:
    """The sentence for a code; a general one for a code this version does not know.

    With the game's names a card whose moment this is not is told when it is played.
    """
    card = names.card_of(str((parameters or {}).get("card"))) if names is not None else None
    if code == "wrong_moment" and card is not None:
        return not_now(card)
    values = {key: value for key, value in (parameters or {}).items() if isinstance(value, str | int)}
    try:
        return _REASONS(code).format(**values)
    except (KeyError, IndexError):
        return _REASONS("not_legal_now")


_REASONS: Final = Glossary[str](
    "Reasons",
    {
        "not_your_turn": QT_TRANSLATE_NOOP("Reasons", "It is somebody else's turn: wait until you are asked."),
        "must_play_green": QT_TRANSLATE_NOOP(
            "Reasons", "The team must play at least one green card in this match first: attack, then it may stop."
        ),
        "final_must_play": QT_TRANSLATE_NOOP(
            "Reasons", "In the final nobody stops attacking with a green card in hand: play a green one."
        ),
        "card_not_held": QT_TRANSLATE_NOOP("Reasons", "The team does not hold this card: choose one from its hand."),
        "card_used": QT_TRANSLATE_NOOP(
            "Reasons", "This red card has been used in this match already; it comes back after the whistle."
        ),
        "wrong_moment": QT_TRANSLATE_NOOP("Reasons", "The card is not played at this moment."),
        "condition_fails": QT_TRANSLATE_NOOP(
            "Reasons", "What the card asks for is not the case now; its text says what it needs."
        ),
        "wrong_area": QT_TRANSLATE_NOOP(
            "Reasons",
            "The card does not fit the place of this attack: choose one for this place, or one without a place.",
        ),
        "bound_by_bribe": QT_TRANSLATE_NOOP(
            "Reasons", "The referee took money and may not decide against this team until the final whistle."
        ),
        "penalty_spent": QT_TRANSLATE_NOOP(
            "Reasons",
            "The penalty out of the blue has been given already: each player has one in the whole tournament.",
        ),
        "penalty_level_knockout": QT_TRANSLATE_NOOP(
            "Reasons", "In a knock-out match no penalty out of the blue is given in normal time while it is level."
        ),
        "not_referee": QT_TRANSLATE_NOOP("Reasons", "Only the referee of this match may do that."),
        "too_many_offers": QT_TRANSLATE_NOOP(
            "Reasons", "Three offers a match are the most: the next one may be made in the next match."
        ),
        "not_enough_cash": QT_TRANSLATE_NOOP("Reasons", "There is not enough cash for that: offer less."),
        "offer_capped": QT_TRANSLATE_NOOP(
            "Reasons", "In this tournament no bribe may be that high: offer 10M or less."
        ),
        "offer_pending": QT_TRANSLATE_NOOP("Reasons", "An offer is on the table; it must be answered first."),
        "under_the_price": QT_TRANSLATE_NOOP(
            "Reasons", "Your three offers are made: another one must be as high as the price he has named."
        ),
        "no_haggling": QT_TRANSLATE_NOOP("Reasons", "In this game the referee names no prices."),
        "price_not_higher": QT_TRANSLATE_NOOP("Reasons", "A price is higher than the offer that it answers."),
        "price_unasked_once": QT_TRANSLATE_NOOP(
            "Reasons", "Unasked, a price is named once a match for each team: wait for an offer."
        ),
        "too_many_prices": QT_TRANSLATE_NOOP(
            "Reasons", "Three prices for a team are the most in a match: accept or decline."
        ),
        "price_capped": QT_TRANSLATE_NOOP("Reasons", "That price is too high for this tournament: name less."),
        "no_referee": QT_TRANSLATE_NOOP("Reasons", "This match has no referee; nobody can be bribed."),
        "is_referee": QT_TRANSLATE_NOOP("Reasons", "The referee of this match waits for offers and makes none."),
        "not_in_shootout": QT_TRANSLATE_NOOP(
            "Reasons", "In a shoot-out there are neither bribes nor penalties out of the blue."
        ),
        "joins_a_card": QT_TRANSLATE_NOOP("Reasons", "Choose a card first; this one is added to it."),
        "joins_a_goalie": QT_TRANSLATE_NOOP(
            "Reasons", "The card joins a blue keeper, and only if both together save the shot."
        ),
        "not_with_this_card": QT_TRANSLATE_NOOP("Reasons", "The card does not go with the chosen card."),
        "bet_twice": QT_TRANSLATE_NOOP("Reasons", "There is a bet on this team already: take it off the slip first."),
        "bet_on_germany": QT_TRANSLATE_NOOP(
            "Reasons", "Everybody must place a bet on Germany: choose how far it will get."
        ),
        "stake_exceeds_cash": QT_TRANSLATE_NOOP(
            "Reasons", "The stakes are more than the cash: take a bet off the slip."
        ),
        "team_taken": QT_TRANSLATE_NOOP("Reasons", "This team has a manager already: choose another one."),
        "two_in_a_group": QT_TRANSLATE_NOOP(
            "Reasons", "Nobody may have more than two teams in one group: choose another group."
        ),
        "third_in_a_group": QT_TRANSLATE_NOOP(
            "Reasons",
            "You have two teams of this group already, or others could not be kept apart: choose another one.",
        ),
        "meets_own": QT_TRANSLATE_NOOP(
            "Reasons",
            "This team would meet one of your own first, or others could not be kept apart: choose another one.",
        ),
        "must_save": QT_TRANSLATE_NOOP("Reasons", "In the final's shoot-out a keeper that saves must be played."),
        "game_over": QT_TRANSLATE_NOOP("Reasons", "The game is over."),
        "personalised_stays": QT_TRANSLATE_NOOP(
            "Reasons", "Star cards are never discarded or stolen: choose another card."
        ),
        "unknown_action": QT_TRANSLATE_NOOP("Reasons", "There is no such thing in this game."),
    },
    QT_TRANSLATE_NOOP("Reasons", "That is not allowed now: the prompt says what may be done."),
)
