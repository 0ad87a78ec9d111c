"""Why an action was refused: one sentence for every reason code of the engine (the codes of the rule book)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication


def reason(code: str, parameters: Mapping[str, Any] | None = None) -> str:
    """The sentence for a code; a general one for a code this version does not know."""
    values = {key: value for key, value in (parameters or {}).items() if isinstance(value, str | int)}
    try:
        return _text(code).format(**values)
    except (KeyError, IndexError):
        return _text("not_legal_now")


def _text(code: str) -> str:
    match code:
        case "not_your_turn":
            return QCoreApplication.translate("Reasons", "It is somebody else's turn: wait until this seat is asked.")
        case "must_play_green":
            return QCoreApplication.translate(
                "Reasons",
                "The team must play at least one green card in this match first: attack, then it may decline.",
            )
        case "final_must_play":
            return QCoreApplication.translate(
                "Reasons", "In the final nobody declines while a green card is in hand: play a green one."
            )
        case "card_not_held":
            return QCoreApplication.translate("Reasons", "The team does not hold this card: choose one from its hand.")
        case "card_used":
            return QCoreApplication.translate(
                "Reasons", "This red card has been used in this match already; it comes back after the whistle."
            )
        case "wrong_moment":
            return QCoreApplication.translate("Reasons", "The card is not played at this moment; its text says when.")
        case "condition_fails":
            return QCoreApplication.translate(
                "Reasons", "What the card asks for is not the case now; its text says what it needs."
            )
        case "wrong_area":
            return QCoreApplication.translate(
                "Reasons",
                "The card does not fit the place of this attack: choose one for this place, or one without a place.",
            )
        case "bound_by_bribe":
            return QCoreApplication.translate(
                "Reasons", "The referee took money and may not decide against this team until the final whistle."
            )
        case "penalty_spent":
            return QCoreApplication.translate(
                "Reasons",
                "The penalty out of the blue has been given already: each seat has one in the whole tournament.",
            )
        case "penalty_level_knockout":
            return QCoreApplication.translate(
                "Reasons", "In a knock-out match no penalty out of the blue is given in normal time while it is level."
            )
        case "not_referee":
            return QCoreApplication.translate("Reasons", "Only the referee of this match may do that.")
        case "too_many_offers":
            return QCoreApplication.translate(
                "Reasons", "Three offers a match are the most: the next one may be made in the next match."
            )
        case "not_enough_cash":
            return QCoreApplication.translate("Reasons", "There is not enough cash for that: offer less.")
        case "offer_capped":
            return QCoreApplication.translate("Reasons", "In this game no bribe may be that high: offer 10M or less.")
        case "offer_pending":
            return QCoreApplication.translate("Reasons", "An offer is on the table; it must be answered first.")
        case "no_referee":
            return QCoreApplication.translate("Reasons", "The dummy referees this match; nobody can be bribed.")
        case "is_referee":
            return QCoreApplication.translate("Reasons", "The referee of this match waits for offers and makes none.")
        case "not_in_shootout":
            return QCoreApplication.translate(
                "Reasons", "In a shoot-out there are neither bribes nor penalties out of the blue."
            )
        case "joins_a_card":
            return QCoreApplication.translate("Reasons", "Choose a card first; this one is added to it.")
        case "joins_a_goalie":
            return QCoreApplication.translate(
                "Reasons", "The card joins a blue keeper, and only if both together save the shot."
            )
        case "not_with_this_card":
            return QCoreApplication.translate("Reasons", "The card does not go with the chosen card.")
        case "bet_twice":
            return QCoreApplication.translate(
                "Reasons", "There is a bet on this team already: take it off the slip first."
            )
        case "bet_on_germany":
            return QCoreApplication.translate(
                "Reasons", "Everybody must place a bet on Germany: choose QF, F or T for it."
            )
        case "stake_exceeds_cash":
            return QCoreApplication.translate("Reasons", "The stakes are more than the cash: take a bet off the slip.")
        case "team_taken":
            return QCoreApplication.translate("Reasons", "This team has a trainer already: choose another one.")
        case "two_in_a_group":
            return QCoreApplication.translate(
                "Reasons", "Nobody may have more than two teams in one group: choose another group."
            )
        case "must_save":
            return QCoreApplication.translate("Reasons", "In the final's shoot-out a keeper that saves must be played.")
        case "game_over":
            return QCoreApplication.translate("Reasons", "The game is over.")
        case "personalised_stays":
            return QCoreApplication.translate(
                "Reasons", "Personalised cards are never discarded or stolen: choose another card."
            )
        case "unknown_action":
            return QCoreApplication.translate("Reasons", "There is no such thing in this game.")
    return QCoreApplication.translate("Reasons", "That is not allowed now: the prompt says what may be done.")
