"""Advice in words: what each choice is called, and why the best one is, a sentence for every code of `REASONS`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.action_names import deed
from swallows_gui.games.swallows.words.answers import answer_words, button_words, penalty_words
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary, translate
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
            return translate("Counsel", "{facts}: {card}").format(
                facts=facts[:1].upper() + facts[1:], card=names.card(str(copy))
            )
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


reason_text: Final = Glossary[str](
    "Counsel",
    {
        "best_odds": QT_TRANSLATE_NOOP(
            "Counsel", "This card has the best chance for what it costs: on its own it scores {chance}."
        ),
        "last_chance": QT_TRANSLATE_NOOP(
            "Counsel", "The cards are of no use later, and on its own this one scores {chance}."
        ),
        "save_cards": QT_TRANSLATE_NOOP(
            "Counsel", "The cards will be worth more later: the best attack would cost {gain}."
        ),
        "hardly_worth_card": QT_TRANSLATE_NOOP(
            "Counsel", "An attack would bring about as much as it costs: the cards will do as well later."
        ),
        "wait_cheaply": QT_TRANSLATE_NOOP(
            "Counsel",
            "This card hardly ever scores, but it costs nothing of value and keeps the right to attack again.",
        ),
        "bets_want_loss": QT_TRANSLATE_NOOP("Counsel", "There is more money in it if {team:the} do not win."),
        "unwanted_green": QT_TRANSLATE_NOOP(
            "Counsel", "A green card has to be played, but there is more money in it if {team:the} do not win."
        ),
        "played_out": QT_TRANSLATE_NOOP("Counsel", "Of all ways in which the match may go on, this pays best."),
        "draw_is_enough": QT_TRANSLATE_NOOP(
            "Counsel",
            "A draw is nearly as good as a win here, and a defeat would cost {worth}: there is no need to risk it.",
        ),
        "red_helps": QT_TRANSLATE_NOOP(
            "Counsel", "Played now it brings {gain} more, and after the match it is back in the hand."
        ),
        "red_comes_back": QT_TRANSLATE_NOOP(
            "Counsel", "It does as much now as later, and after the match it is back in the hand."
        ),
        "red_later": QT_TRANSLATE_NOOP(
            "Counsel", "Each red card can be used once a match: a later moment promises more than this one."
        ),
        "red_can_wait": QT_TRANSLATE_NOOP(
            "Counsel", "Each red card can be used once a match, and here it would change little."
        ),
        "stop_shot": QT_TRANSLATE_NOOP(
            "Counsel", "Unanswered, the shot goes in {chance} and costs {worth}: that is worth the card."
        ),
        "shot_either_way": QT_TRANSLATE_NOOP(
            "Counsel",
            "Unanswered, the shot goes in {chance} and costs {worth}; an answer saves about what its card is worth: "
            "it comes to much the same.",
        ),
        "stop_goal": QT_TRANSLATE_NOOP("Counsel", "The goal would cost {worth}: that is worth the card."),
        "goal_either_way": QT_TRANSLATE_NOOP(
            "Counsel",
            "The goal costs {worth}, and against another shot the keeper is worth about as much: saving it or not "
            "comes to much the same.",
        ),
        "goal_is_welcome": QT_TRANSLATE_NOOP("Counsel", "A goal is welcome here: it brings {worth}."),
        "cannot_save": QT_TRANSLATE_NOOP("Counsel", "No keeper in the hand can stop this shot alone."),
        "keep_goalie": QT_TRANSLATE_NOOP(
            "Counsel", "The goal costs {worth}, but the keeper will be worth more against another shot."
        ),
        "not_worth_card": QT_TRANSLATE_NOOP(
            "Counsel",
            "The shot goes in {chance} and would cost {worth}: no answer in this hand is worth "
            "more than the card it takes.",
        ),
        "bribe_pays": QT_TRANSLATE_NOOP(
            "Counsel", "{amount} is more than the bond will cost: taking it brings {gain} more."
        ),
        "bribe_fair": QT_TRANSLATE_NOOP(
            "Counsel", "{amount} is about what being bound to the team will cost: yes or no comes to much the same."
        ),
        "bribe_too_dear": QT_TRANSLATE_NOOP(
            "Counsel", "{amount} is too little: being bound to the team would cost about {cost}."
        ),
        "bribe_over_freedom": QT_TRANSLATE_NOOP(
            "Counsel", "{amount} against a free hand that is worth {freedom} here: taking it brings {gain} more."
        ),
        "bribe_free": QT_TRANSLATE_NOOP(
            "Counsel", "You are bound to the team already, so that {amount} more costs you nothing."
        ),
        "bribe_promised": QT_TRANSLATE_NOOP(
            "Counsel", "{amount} is what you have asked for: whoever breaks his word is not paid the next time."
        ),
        "ask_for_more": QT_TRANSLATE_NOOP(
            "Counsel",
            "Your free hand is worth {freedom} here, and whoever offers {offered} may well pay {amount}: ask for it.",
        ),
        "price_stands": QT_TRANSLATE_NOOP(
            "Counsel",
            "Your price of {amount} stands and may still be paid; your free hand is worth {freedom} here.",
        ),
        "name_price": QT_TRANSLATE_NOOP(
            "Counsel",
            "Somebody seems to have much to lose with {team:the}, and your free hand is worth {freedom} here: "
            "ask for {amount}. A price binds nobody.",
        ),
        "no_price": QT_TRANSLATE_NOOP(
            "Counsel", "To name a price promises little now, and nothing else is worth doing out of turn."
        ),
        "offer_pays": QT_TRANSLATE_NOOP(
            "Counsel", "{amount} for {team:the} is well spent: a bound referee is worth {value} to you here."
        ),
        "offer_as_before": QT_TRANSLATE_NOOP(
            "Counsel",
            "{amount} for {team:the} is well spent: a bound referee is worth {value} to you here, and the last time "
            "this one took {taken}.",
        ),
        "offer_at_price": QT_TRANSLATE_NOOP(
            "Counsel",
            "His price for {team:the} is {amount}, and a bound referee is worth {value} to you here: pay it.",
        ),
        "offer_below_price": QT_TRANSLATE_NOOP(
            "Counsel",
            "He asks {asked} for {team:the}, and a bound referee is worth {value} to you here: try {amount} first.",
        ),
        "price_fair": QT_TRANSLATE_NOOP(
            "Counsel",
            "His price for {team:the} is {amount}, about as much as a bound referee is worth to you here: pay it or "
            "leave it.",
        ),
        "price_too_dear": QT_TRANSLATE_NOOP(
            "Counsel",
            "He asks {asked} for {team:the}, and a bound referee is worth {value} to you here: do not pay it.",
        ),
        "no_offer_pays": QT_TRANSLATE_NOOP(
            "Counsel",
            "You gain {value} here by a referee bound to {team:the}: no offer that he might take pays.",
        ),
        "offer_fair": QT_TRANSLATE_NOOP(
            "Counsel", "{amount} for {team:the} brings about what it costs: take it or leave it."
        ),
        "no_offer": QT_TRANSLATE_NOOP("Counsel", "No offer is worth its price now."),
        "ruling_pays": QT_TRANSLATE_NOOP("Counsel", "Ruled like this, it brings {gain} more than otherwise."),
        "roll_stands": QT_TRANSLATE_NOOP(
            "Counsel", "The roll is good as it stands: the wrong change would cost {gain}."
        ),
        "ruling_indifferent": QT_TRANSLATE_NOOP("Counsel", "However it is ruled, the referee's purse hardly feels it."),
        "avoid_ban": QT_TRANSLATE_NOOP(
            "Counsel", "Deciding against Germany would mean a ban, and that costs about {cost}."
        ),
        "worth_ban": QT_TRANSLATE_NOOP(
            "Counsel", "The ban for deciding against Germany costs about {cost}, and still this brings {gain} more."
        ),
        "use_penalty": QT_TRANSLATE_NOOP(
            "Counsel", "This is the moment for the penalty out of the blue: for {team:the} it brings {gain} more."
        ),
        "penalty_now": QT_TRANSLATE_NOOP(
            "Counsel", "The penalty out of the blue for {team:the} brings no less now than at a later moment."
        ),
        "keep_penalty": QT_TRANSLATE_NOOP(
            "Counsel", "The penalty out of the blue will pay better later: keeping it is worth {gain} more."
        ),
        "one_penalty": QT_TRANSLATE_NOOP(
            "Counsel",
            "It would change little here, and there is only one penalty out of the blue in the whole tournament.",
        ),
        "let_it_run": QT_TRANSLATE_NOOP("Counsel", "Nothing that could be done out of turn pays now."),
        "hostile_referee": QT_TRANSLATE_NOOP(
            "Counsel", "{seat} has reason to rule against you: another referee is worth your only objection."
        ),
        "keep_objection": QT_TRANSLATE_NOOP(
            "Counsel", "This referee does little harm, and there is only one objection in the whole tournament."
        ),
        "hurts_most": QT_TRANSLATE_NOOP("Counsel", "It helps you most if this card is gone."),
        "costs_least": QT_TRANSLATE_NOOP("Counsel", "This card will be missed least."),
        "best_card_back": QT_TRANSLATE_NOOP("Counsel", "This card will be of the most use."),
        "bet_promises": QT_TRANSLATE_NOOP("Counsel", "{team}, {kind}: no other bet promises more for its stake."),
        "bet_duty": QT_TRANSLATE_NOOP(
            "Counsel", "Every slip needs a bet on {team:the}; “{kind}” is the one that promises most."
        ),
        "bet_shared": QT_TRANSLATE_NOOP(
            "Counsel",
            "{team}, {kind}: no other bet promises more for its stake. It pays up to {pays}, {less} less for each who "
            "holds it too.",
        ),
        "bet_duty_shared": QT_TRANSLATE_NOOP(
            "Counsel",
            "Every slip needs a bet on {team:the}; “{kind}” is the one that promises most. It pays up to {pays}, "
            "{less} less for each who holds it too.",
        ),
        "slip_done": QT_TRANSLATE_NOOP("Counsel", "No further bet promises to bring back its stake."),
        "strong_team": QT_TRANSLATE_NOOP(
            "Counsel", "{team:The} get past the group {chance}; no team that is left promises more."
        ),
        "strong_in_cup": QT_TRANSLATE_NOOP("Counsel", "No team that is left promises more than {team:the}."),
        "weak_group": QT_TRANSLATE_NOOP("Counsel", "In this group the other teams are the easiest to beat."),
        "only_choice": QT_TRANSLATE_NOOP("Counsel", "There is nothing else to be done."),
    },
    QT_TRANSLATE_NOOP("Counsel", "Played out many times, this brings the most money."),
)
"""What stands behind every code of `REASONS`, and behind one that is not known here."""
