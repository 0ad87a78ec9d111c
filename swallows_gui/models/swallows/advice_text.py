"""Advice in words: what each choice is called, and why the best one is, a sentence for every code of `REASONS`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.swallows import phrases
from swallows_gui.models.swallows.action_names import deed
from swallows_gui.models.swallows.answers import answer_words
from swallows_gui.models.swallows.names import Names
from swallows_gui.services.language import language

Facts = Mapping[str, int | float | str]


def choice_words(action: Mapping[str, Any] | None, names: Names, step: str = "", home: str = "", away: str = "") -> str:
    """A choice as a line of a list; None: letting things go on. `home` and `away`: codes of the match's teams.

    What a button decides at `step` is called as the button is.
    """
    sides = {"home": home, "away": away}
    match action:
        case None:
            return QCoreApplication.translate("Counsel", "Let play go on")
        case {"type": "bet", "team": team, "kind": kind}:
            return QCoreApplication.translate("Counsel", "{team}, {bet}").format(
                team=names.team(team), bet=phrases.bet_name(kind)
            )
        case {"type": "hand_in"}:
            return QCoreApplication.translate("Counsel", "Hand in the slip")
        case {"type": "play", "card": copy} if (card := names.card_of(str(copy))) is not None:
            facts = phrases.card_facts(card)
            return QCoreApplication.translate("Counsel", "{facts}: {card}").format(
                facts=facts[:1].upper() + facts[1:], card=names.card(str(copy))
            )
        case {"type": "done" | "decline" | "pass" as verb}:
            return answer_words(verb, step)
        case {"type": "offer", "side": side, "amount": amount}:
            return QCoreApplication.translate("Counsel", "Offer {amount} for {team:the}").format(
                amount=language().money(int(amount)), team=names.team(sides[side])
            )
        case {"type": "penalty", "side": side}:
            return QCoreApplication.translate("Counsel", "Penalty for {team:the}").format(team=names.team(sides[side]))
    words = deed(action, names)
    return words[:1].upper() + words[1:]


def amount(money: float) -> str:
    """M with one decimal, a true minus sign."""
    digits = language().locale.toString(float(abs(money)), "f", 1)
    return f"−{digits}M" if money < 0 and digits.strip("0.,") else f"{digits}M"


def how_often(chance: int) -> str:
    """How often something happens, in the middle of a sentence; `chance` in percent."""
    if chance >= 100:
        return QCoreApplication.translate("Counsel", "every time")
    if chance <= 0:
        return QCoreApplication.translate("Counsel", "hardly ever")
    return QCoreApplication.translate("Counsel", "about %n time(s) in a hundred", None, chance)


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
                words[name] = phrases.bet_name(str(fact))
            case "chance":
                words[name] = how_often(int(fact))
            case "amount":
                words[name] = language().money(int(fact))
            case _:
                words[name] = amount(float(fact))
    return _sentence(code).format(**words)


def _sentence(code: str) -> str:
    return _in_attack(code) or _in_defence(code) or _of_referee(code) or _elsewhere(code)


def _in_attack(code: str) -> str:
    match code:
        case "best_odds":
            return QCoreApplication.translate(
                "Counsel",
                "This card has the best chance for what it costs: on its own it scores {chance}.",
            )
        case "last_chance":
            return QCoreApplication.translate(
                "Counsel",
                "The cards are of no use later, and on its own this one scores {chance}.",
            )
        case "save_cards":
            return QCoreApplication.translate(
                "Counsel", "The cards will be worth more later: the best attack would cost {gain}."
            )
        case "hardly_worth_card":
            return QCoreApplication.translate(
                "Counsel", "An attack would bring about as much as it costs: the cards will do as well later."
            )
        case "wait_cheaply":
            return QCoreApplication.translate(
                "Counsel",
                "This card hardly ever scores, but it costs nothing of value and keeps the right to attack again.",
            )
        case "bets_want_loss":
            return QCoreApplication.translate("Counsel", "There is more money in it if {team:the} do not win.")
        case "unwanted_green":
            return QCoreApplication.translate(
                "Counsel", "A green card has to be played, but there is more money in it if {team:the} do not win."
            )
        case "played_out":
            return QCoreApplication.translate("Counsel", "Of all ways in which the match may go on, this pays best.")
        case "draw_is_enough":
            return QCoreApplication.translate(
                "Counsel",
                "A draw is nearly as good as a win here, and a defeat would cost {worth}: there is no need to risk it.",
            )
        case "red_helps":
            return QCoreApplication.translate(
                "Counsel", "Played now it brings {gain} more, and after the match it is back in the hand."
            )
        case "red_comes_back":
            return QCoreApplication.translate(
                "Counsel", "It does as much now as later, and after the match it is back in the hand."
            )
        case "red_later":
            return QCoreApplication.translate(
                "Counsel", "Each red card can be used once a match: a later moment promises more than this one."
            )
        case "red_can_wait":
            return QCoreApplication.translate(
                "Counsel", "Each red card can be used once a match, and here it would change little."
            )
    return ""


def _in_defence(code: str) -> str:
    match code:
        case "stop_shot":
            return QCoreApplication.translate(
                "Counsel",
                "Unanswered, the shot goes in {chance} and costs {worth}: that is worth the card.",
            )
        case "stop_goal":
            return QCoreApplication.translate("Counsel", "The goal would cost {worth}: that is worth the card.")
        case "goal_is_welcome":
            return QCoreApplication.translate("Counsel", "A goal is welcome here: it brings {worth}.")
        case "cannot_save":
            return QCoreApplication.translate("Counsel", "No keeper in the hand can stop this shot alone.")
        case "keep_goalie":
            return QCoreApplication.translate(
                "Counsel", "The goal costs {worth}, but the keeper will be worth more against another shot."
            )
        case "not_worth_card":
            return QCoreApplication.translate(
                "Counsel",
                "The shot goes in {chance} and would cost {worth}: no answer in this hand is worth "
                "more than the card it takes.",
            )
    return ""


def _of_referee(code: str) -> str:
    match code:
        case "bribe_pays":
            return QCoreApplication.translate(
                "Counsel", "{amount} is more than the bond will cost: taking it brings {gain} more."
            )
        case "bribe_fair":
            return QCoreApplication.translate(
                "Counsel", "{amount} is about what being bound to the team will cost: yes or no comes to much the same."
            )
        case "bribe_too_dear":
            return QCoreApplication.translate(
                "Counsel", "{amount} is too little: being bound to the team would cost about {cost}."
            )
        case "offer_pays":
            return QCoreApplication.translate(
                "Counsel", "{amount} for {team:the} is well spent: it brings {gain} more than saying nothing."
            )
        case "offer_fair":
            return QCoreApplication.translate(
                "Counsel", "{amount} for {team:the} brings about what it costs: it can be done as well as left."
            )
        case "no_offer":
            return QCoreApplication.translate("Counsel", "No offer is worth its price now.")
        case "ruling_pays":
            return QCoreApplication.translate("Counsel", "Ruled like this, it brings {gain} more than otherwise.")
        case "roll_stands":
            return QCoreApplication.translate(
                "Counsel", "The roll is good as it stands: the wrong change would cost {gain}."
            )
        case "ruling_indifferent":
            return QCoreApplication.translate("Counsel", "However it is ruled, the referee's purse hardly feels it.")
        case "avoid_ban":
            return QCoreApplication.translate(
                "Counsel", "Deciding against Germany would mean a ban, and that costs about {cost}."
            )
        case "worth_ban":
            return QCoreApplication.translate(
                "Counsel", "The ban for deciding against Germany costs about {cost}, and still this brings {gain} more."
            )
        case "use_penalty":
            return QCoreApplication.translate(
                "Counsel", "This is the moment for the penalty out of the blue: for {team:the} it brings {gain} more."
            )
        case "penalty_now":
            return QCoreApplication.translate(
                "Counsel", "The penalty out of the blue for {team:the} brings no less now than at a later moment."
            )
        case "keep_penalty":
            return QCoreApplication.translate(
                "Counsel", "The penalty out of the blue will pay better later: keeping it is worth {gain} more."
            )
        case "one_penalty":
            return QCoreApplication.translate(
                "Counsel",
                "It would change little here, and there is only one penalty out of the blue in the whole tournament.",
            )
        case "let_it_run":
            return QCoreApplication.translate("Counsel", "Nothing that could be done out of turn pays now.")
        case "hostile_referee":
            return QCoreApplication.translate(
                "Counsel", "{seat} has reason to rule against this seat: another referee is worth the only objection."
            )
        case "keep_objection":
            return QCoreApplication.translate(
                "Counsel", "This referee does little harm, and there is only one objection in the whole tournament."
            )
    return ""


def _elsewhere(code: str) -> str:
    match code:
        case "hurts_most":
            return QCoreApplication.translate("Counsel", "It serves this seat best if this card is gone.")
        case "costs_least":
            return QCoreApplication.translate("Counsel", "This card will be missed least.")
        case "best_card_back":
            return QCoreApplication.translate("Counsel", "This card will be of the most use.")
        case "bet_promises":
            return QCoreApplication.translate("Counsel", "{team}, {kind}: no other bet promises more for its stake.")
        case "bet_duty":
            return QCoreApplication.translate(
                "Counsel", "Every slip needs a bet on {team:the}; “{kind}” is the one that promises most."
            )
        case "slip_done":
            return QCoreApplication.translate("Counsel", "No further bet promises to bring back its stake.")
        case "strong_team":
            return QCoreApplication.translate(
                "Counsel",
                "{team:The} get past the group {chance}; no team that is left promises more.",
            )
        case "strong_in_cup":
            return QCoreApplication.translate("Counsel", "No team that is left promises more than {team:the}.")
        case "weak_group":
            return QCoreApplication.translate("Counsel", "In this group the other teams are the easiest to beat.")
        case "only_choice":
            return QCoreApplication.translate("Counsel", "There is nothing else to be done.")
    return QCoreApplication.translate("Counsel", "Played out many times, this brings the most money.")
