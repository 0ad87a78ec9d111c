"""The referee, his rulings and his pockets: what was paid in the open is remembered in the open (S4)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.swallows import phrases
from swallows_gui.models.swallows.match_context import Situation
from swallows_gui.models.swallows.names import Event, Names
from swallows_gui.models.swallows.variants import Texts, pick
from swallows_gui.services.language import language


def _referee_settled(event: Event, names: Names, now: Situation) -> str:
    texts = _nobody_referees() if event.get("seat") is None else _referees()
    return pick(texts, event, now).format(seat=names.seat(event["seat"]))


def _referees() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{seat} referees this match."),
        QCoreApplication.translate("Sentences", "The whistle is with {seat} today."),
        QCoreApplication.translate("Sentences", "{seat} tests the whistle, and it works."),
    )


def _nobody_referees() -> Texts:
    return (QCoreApplication.translate("Sentences", "Nobody can referee this match: the dummy blows the whistle."),)


def _paid_for(now: Situation) -> str:
    """The team that the referee took money for; "" for none and for both: then he is bound both ways (S4.7)."""
    return now.paid[0] if len(now.paid) == 1 else ""


def _die_left(event: Event, names: Names, now: Situation) -> str:
    texts = _paid_dice_left() if _paid_for(now) else _dice_left()
    return pick(texts, event, now).format(seat=names.seat(event["seat"]), team=names.team(_paid_for(now)))


def _die_changed(event: Event, names: Names, now: Situation) -> str:
    texts = _paid_dice() if _paid_for(now) else _dice_changed()
    return pick(texts, event, now).format(
        seat=names.seat(event["seat"]),
        team=names.team(_paid_for(now)),
        delta=phrases.signed(event["delta"]),
        total=event["total"],
    )


def _dice_left() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Referee {seat} lets the roll stand."),
        QCoreApplication.translate("Sentences", "Referee {seat} looks, shrugs and lets it stand."),
        QCoreApplication.translate("Sentences", "{seat} keeps both hands off the die this time."),
        QCoreApplication.translate("Sentences", "Play on, says referee {seat}: the roll stands."),
    )


def _paid_dice_left() -> Texts:
    """He need not act in favour of whom he took money from: these fit either way the roll speaks."""
    return (
        QCoreApplication.translate(
            "Sentences", "Referee {seat} feels the money for {team:the} in the pocket and lets the roll stand."
        ),
        QCoreApplication.translate(
            "Sentences", "Paid for {team:the}, referee {seat} finds the die exactly where it ought to be."
        ),
        QCoreApplication.translate(
            "Sentences", "Nothing against {team:the}, that was the bargain, and referee {seat} does nothing at all."
        ),
    )


def _dice_changed() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Referee {seat} sees it differently: {delta} makes {total}."),
        QCoreApplication.translate(
            "Sentences", "Referee {seat} nudges the die, quite by accident: {delta} makes {total}."
        ),
        QCoreApplication.translate(
            "Sentences", "Referee {seat} has better eyes than the rest of us: {delta} makes {total}."
        ),
    )


def _paid_dice() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "Referee {seat} remembers the money for {team:the}: {delta} makes {total}."
        ),
        QCoreApplication.translate(
            "Sentences",
            "A small service for {team:the}, paid in advance: referee {seat} says {delta}, that makes {total}.",
        ),
    )


def _area_ruled(event: Event, names: Names, now: Situation) -> str:
    return pick(_ruling_texts(event, now), event, now).format(
        seat=names.seat(event.get("seat")), team=names.team(_paid_for(now))
    )


def _ruling_texts(event: Event, now: Situation) -> Texts:
    if event.get("seat") is None:
        return _ruled_by_nobody()
    if event.get("area") == "inside":
        return _paid_inside() if _paid_for(now) else _ruled_inside()
    return _paid_outside() if _paid_for(now) else _ruled_outside()


def _ruled_by_nobody() -> Texts:
    return (QCoreApplication.translate("Sentences", "On the edge, and nobody to rule: outside, free kick."),)


def _ruled_inside() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Referee {seat} rules: inside, penalty!"),
        QCoreApplication.translate("Sentences", "Referee {seat} points to the spot: inside!"),
        QCoreApplication.translate("Sentences", "Chalk on the boot, says referee {seat}: inside, penalty!"),
    )


def _ruled_outside() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Referee {seat} rules: outside, free kick."),
        QCoreApplication.translate("Sentences", "A hand's breadth short of the line, says referee {seat}: free kick."),
        QCoreApplication.translate("Sentences", "Referee {seat} waves the penalty away: outside, free kick."),
    )


def _paid_inside() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "Inside, what else: referee {seat} has been paid for {team:the}. Penalty!"
        ),
        QCoreApplication.translate(
            "Sentences", "Referee {seat} has money for {team:the} in one pocket and finds a penalty in the other!"
        ),
    )


def _paid_outside() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "Outside, says referee {seat}, and {team:the} get what was paid for: only a free kick."
        ),
        QCoreApplication.translate(
            "Sentences",
            "Referee {seat} has been paid for {team:the} and sees the line a metre further back: free kick.",
        ),
    )


def _awarded(event: Event, names: Names, now: Situation) -> str:
    return pick(_award_texts(event, now), event, now).format(
        seat=names.seat(event.get("seat")), team=names.team(event["team"])
    )


def _award_texts(event: Event, now: Situation) -> Texts:
    penalty = event.get("what") == "penalty"
    match event.get("cause"):
        case "referee":
            return _paid_penalties() if _paid_for(now) == event["team"] else _blue_penalties()
        case "shootout":
            return _takers()
        case "effect":
            return _card_penalties() if penalty else _card_free_kicks()
    return _given_penalties() if penalty else _given_free_kicks()


def _blue_penalties() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Out of the blue, referee {seat} gives {team:the} a penalty!"),
        QCoreApplication.translate(
            "Sentences", "Nobody fell, nobody fouled, nobody asked: referee {seat} gives {team:the} a penalty!"
        ),
    )


def _paid_penalties() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "Paid and delivered: referee {seat} gives {team:the} a penalty out of the blue!"
        ),
    )


def _takers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} step up to the spot."),
        QCoreApplication.translate("Sentences", "Now it's {team:the} from the spot."),
        QCoreApplication.translate("Sentences", "It's a long walk from the halfway line for {team:the}."),
        QCoreApplication.translate("Sentences", "{team:The} send the next man."),
        QCoreApplication.translate("Sentences", "The ball lies ready for {team:the}."),
        QCoreApplication.translate("Sentences", "With their hearts in their mouths {team:the} come forward."),
    )


def _card_penalties() -> Texts:
    return (QCoreApplication.translate("Sentences", "{team:The} get a penalty from their card."),)


def _card_free_kicks() -> Texts:
    return (QCoreApplication.translate("Sentences", "{team:The} get a free kick from their card."),)


def _given_penalties() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Penalty for {team:the}!"),
        QCoreApplication.translate("Sentences", "The finger points to the spot: penalty for {team:the}!"),
        QCoreApplication.translate("Sentences", "No doubt about it, or hardly any: penalty for {team:the}!"),
    )


def _given_free_kicks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Free kick for {team:the}."),
        QCoreApplication.translate("Sentences", "The wall is going up: free kick for {team:the}."),
        QCoreApplication.translate("Sentences", "{team:The} lay the ball down for the free kick."),
        QCoreApplication.translate(
            "Sentences", "Free kick for {team:the}, and everybody knows where the wall should stand."
        ),
    )


def _sent_off(event: Event, names: Names, now: Situation) -> str:
    return pick(_sending_texts(event, now), event, now).format(
        team=names.team(event["team"]),
        card=names.card(event["card"]) if event.get("card") is not None else "",
        seat=names.seat(event.get("seat")),
    )


def _sending_texts(event: Event, now: Situation) -> Texts:
    if event.get("card") is None:
        return _nobody_sent_off()
    if now.of_team:
        return _sent_off_again()
    return _sent_off_by_lot() if event.get("seat") is None else _sent_off_by_hand()


def _nobody_sent_off() -> Texts:
    return (QCoreApplication.translate("Sentences", "Sending-off, but {team:the} have no card that could be removed."),)


def _sent_off_by_lot() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Sent off by lot: {team:the} lose {card} for good."),
        QCoreApplication.translate(
            "Sentences", "The lot says red, and {card} is out of the tournament for {team:the}."
        ),
    )


def _sent_off_by_hand() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{seat} shows red: {team:the} lose {card} for good."),
        QCoreApplication.translate(
            "Sentences", "Early shower! {seat} has chosen, and {team:the} lose {card} for good."
        ),
        QCoreApplication.translate(
            "Sentences", "{seat} leafs through the hand of {team:the} and sends off {card} for good."
        ),
    )


def _sent_off_again() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "The next one, please! {team:The} are getting fewer and fewer: {card} is gone for good."
        ),
        QCoreApplication.translate(
            "Sentences", "Red again! On the bench of {team:the} there is room for {card} now, for good."
        ),
    )


def _bribe_offered(event: Event, names: Names, now: Situation) -> str:
    return _of_money(_offers(), event, names, now)


def _bribe_accepted(event: Event, names: Names, now: Situation) -> str:
    return _of_money(_offers_taken(), event, names, now)


def _bribe_declined(event: Event, names: Names, now: Situation) -> str:
    return _of_money(_offers_refused(), event, names, now)


def _of_money(texts: Texts, event: Event, names: Names, now: Situation) -> str:
    return pick(texts, event, now).format(
        seat=names.seat(event["seat"]), amount=language().money(event["amount"]), team=names.team(event["team"])
    )


def _offers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{seat} offers the referee {amount} on behalf of {team:the}."),
        QCoreApplication.translate(
            "Sentences", "An envelope from {seat}: {amount} for the referee, with kind regards from {team:the}."
        ),
        QCoreApplication.translate("Sentences", "{seat} drops {amount} at the referee's feet, for {team:the}."),
    )


def _offers_taken() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "The referee takes {amount} from {seat} and may not decide against {team:the} any more."
        ),
        QCoreApplication.translate(
            "Sentences", "From {seat} to the referee go {amount}: nothing is decided against {team:the} any more."
        ),
    )


def _offers_refused() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The referee declines the {amount} from {seat}."),
        QCoreApplication.translate("Sentences", "Not for {amount}: the referee sends {seat} away."),
    )


TELLERS: dict[str, Callable[[Event, Names, Situation], str]] = {
    "referee_settled": _referee_settled,
    "die_left": _die_left,
    "die_changed": _die_changed,
    "area_ruled": _area_ruled,
    "awarded": _awarded,
    "sent_off": _sent_off,
    "bribe_offered": _bribe_offered,
    "bribe_accepted": _bribe_accepted,
    "bribe_declined": _bribe_declined,
}
