"""Advice in words: what each choice is called, and why the best one is, a sentence for every code of `REASONS`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.action_names import deed
from swallows_gui.games.swallows.words.answers import answer_words, button_words, penalty_words
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import TextTable, translate
from swallows_gui.services.language import language

Facts = Mapping[str, int | float | str]


def choice_words(
    action: Mapping[str, Any] | None, names: Names, step: str = "", home: str = "", away: str = "", total: int = 0
) -> str:
    """A choice as a line of a list; None: letting things go on. `home` and `away`: codes of the match's teams; `total`:
    of the roll that lies.

    What a button decides at `step` is called as the button is.
    """
    sides = {"home": home, "away": away}
    match action:
        case None:
            return translate("Counsel", "Let play go on")
        case {"type": "bet", "team": team, "kind": kind}:
            return translate("Counsel", "{team}, {bet}").format(team=names.team(team), bet=names.bet_name(kind))
        case {"type": "hand_in"}:
            return translate("Counsel", "Hand in the slip")
        case {"type": "play", "card": copy} if (card := names.card_of(str(copy))) is not None:
            facts = phrases.card_facts(card)
            return labelled(facts[:1].upper() + facts[1:], names.card(str(copy)))
        case {"type": "done" | "decline" | "pass" as verb}:
            return answer_words(verb, step)
        case {"type": "offer", "side": side, "amount": amount}:
            return translate("Counsel", "Offer {amount} for {team:the}").format(
                amount=language().money(int(amount)), team=names.team(sides[side])
            )
        case {"type": "name_price", "side": side, "amount": amount}:
            return translate("Counsel", "Ask {amount} for {team:the}").format(
                amount=language().money(int(amount)), team=names.team(sides[side])
            )
        case {"type": "seal", "side": side, "amount": amount}:
            return translate("Counsel", "{amount} for {team:the} into the envelope").format(
                amount=language().money(int(amount)), team=names.team(sides[side])
            )
        case {"type": "take_envelope", "of": seat}:
            return translate("Counsel", "Take the envelope of {seat}").format(seat=names.seat(int(seat)))
        case {"type": "penalty", "side": side}:
            return penalty_words(names.team(sides[side]))
    words = button_words(action, total) or deed(action, names)
    return words[:1].upper() + words[1:]


def amount(money: float) -> str:
    """M with one decimal, a true minus sign."""
    digits = language().locale.toString(float(abs(money)), "f", 1)
    return f"−{digits}M" if money < 0 and digits.strip("0.,") else f"{digits}M"


def how_often(chance: int) -> str:
    """How often something happens, in the middle of a sentence; `chance` in percent."""
    if chance >= 100:
        return translate("Counsel", "for certain")
    if chance <= 0:
        return translate("Counsel", "hardly ever")
    return translate("Counsel", "about %n time(s) in a hundred", None, chance)


def roughly(money: float) -> str:
    """An estimate in whole M, in the middle of a sentence."""
    whole = round(money)
    if whole < 1:
        return translate("Counsel", "next to nothing")
    return translate("Counsel", "about {amount}").format(amount=language().money(whole))


def reason_sentence(code: str, facts: Facts, names: Names) -> str:
    """Why the best choice is the best."""
    words: dict[str, str] = {}
    for name, fact in facts.items():
        match name:
            case "card":
                words[name] = names.card(str(fact))
            case "team":
                words[name] = names.team(str(fact))
            case "seat":
                words[name] = names.seat(int(fact))
            case "kind":
                words[name] = names.bet_name(str(fact))
            case "chance":
                words[name] = how_often(int(fact))
            case "amount" | "offered" | "asked" | "taken" | "pays" | "less":
                words[name] = language().money(int(fact))
            case "value" | "freedom":
                words[name] = roughly(float(fact))
            case _:
                words[name] = amount(float(fact))
    return reason_text(code).format(**words)


reason_text: Final = TextTable("Counsel", "reason_text", "swallows")
"""What stands behind every code of `REASONS`, and behind one that is not known here."""
