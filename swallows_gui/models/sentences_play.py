"""Sentences for cards on the move, for the referee and for what cards bring about (S1.7, S4, S5, S6.3)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models import phrases
from swallows_gui.models.names import Event, Names


def _cards_drawn(event: Event, names: Names) -> str:
    cards = list(event.get("cards") or event.get("colours") or ())
    due = int(event.get("due", len(cards)))
    if not cards:
        return QCoreApplication.translate("Sentences", "{team} should draw a card, but none is left.").format(
            team=names.team(event["team"])
        )
    match event.get("reason"):
        case "personal":
            text = QCoreApplication.translate("Sentences", "{team} takes its personalised cards: {cards}.")
        case "deal":
            text = QCoreApplication.translate("Sentences", "{team} is dealt {cards}.")
        case "home":
            text = QCoreApplication.translate("Sentences", "{team} draws as the home team: {cards}.")
        case "result":
            text = QCoreApplication.translate("Sentences", "{team} draws for the result: {cards}.")
        case "rest":
            text = QCoreApplication.translate("Sentences", "{team} gets a card for the rest day: {cards}.")
        case _:
            text = QCoreApplication.translate("Sentences", "{team} draws {cards}.")
    if len(cards) < due and event.get("reason") not in ("personal", "deal"):
        text = QCoreApplication.translate("Sentences", "{team} draws {cards}; for the rest the pile is too small.")
    return text.format(team=names.team(event["team"]), cards=names.cards_listed(cards))


def _cards_discarded(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{team} gives up {cards} for {by}.").format(
        team=names.team(event["team"]), cards=names.cards_listed(event["cards"]), by=names.card(str(event.get("by")))
    )


def _cards_stolen(event: Event, names: Names) -> str:
    cards = list(event.get("cards") or event.get("colours") or ())
    return QCoreApplication.translate("Sentences", "{team} takes {cards} from {other}.").format(
        team=names.team(event["team"]), cards=names.cards_listed(cards), other=names.team(event["from"])
    )


def _cards_returned(event: Event, names: Names) -> str:
    if event.get("by") is None:
        text = QCoreApplication.translate("Sentences", "{team} takes its used red cards back: {cards}.")
    else:
        text = QCoreApplication.translate("Sentences", "{team} takes back {cards}.")
    return text.format(team=names.team(event["team"]), cards=names.cards_listed(event["cards"]))


def _pile_shuffled(event: Event, _names: Names) -> str:
    size = int(event.get("size", 0))
    match event.get("reason"):
        case "empty":
            return QCoreApplication.translate(
                "Sentences", "The pile is empty: the discard pile becomes a new one of %n card(s).", None, size
            )
        case "rest":
            return QCoreApplication.translate(
                "Sentences", "Rest day: %n card(s) are shuffled for the teams that go on.", None, size
            )
        case "knockout":
            return QCoreApplication.translate(
                "Sentences", "A new draw pile of %n card(s) is shuffled for the knock-out.", None, size
            )
    return QCoreApplication.translate("Sentences", "The draw pile of %n card(s) is shuffled.", None, size)


def _injured(event: Event, names: Names) -> str:
    if event.get("chosen"):
        text = QCoreApplication.translate("Sentences", "{team} loses {cards}, picked on purpose: injured.")
    else:
        text = QCoreApplication.translate("Sentences", "{team} loses {cards}: injured.")
    return text.format(team=names.team(event["team"]), cards=names.cards_listed(event["cards"]))


def _sent_off(event: Event, names: Names) -> str:
    if event.get("card") is None:
        return QCoreApplication.translate(
            "Sentences", "Sending-off, but {team} has no card that could be removed."
        ).format(team=names.team(event["team"]))
    if event.get("seat") is None:
        text = QCoreApplication.translate("Sentences", "Sent off by lot: {team} loses {card} for good.")
    else:
        text = QCoreApplication.translate("Sentences", "{seat} shows red: {team} loses {card} for good.")
    return text.format(
        team=names.team(event["team"]), card=names.card(event["card"]), seat=names.seat(event.get("seat"))
    )


def _decline_lifted(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{team} has a green card again and is back in play.").format(
        team=names.team(event["team"])
    )


def _total_changed(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{team} plays {card} on the roll: {delta} makes {total}.").format(
        team=names.team(event["team"]),
        card=names.card(event["card"]),
        delta=phrases.signed(event["delta"]),
        total=event["total"],
    )


def _die_changed(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "Referee {seat} sees it differently: {delta} makes {total}.").format(
        seat=names.seat(event["seat"]), delta=phrases.signed(event["delta"]), total=event["total"]
    )


def _die_left(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "Referee {seat} lets the roll stand.").format(
        seat=names.seat(event["seat"])
    )


def _area_ruled(event: Event, names: Names) -> str:
    inside = event.get("area") == "inside"
    if event.get("seat") is None:
        return QCoreApplication.translate("Sentences", "On the edge, and nobody to rule: outside, free kick.")
    if inside:
        text = QCoreApplication.translate("Sentences", "Referee {seat} rules: inside, penalty!")
    else:
        text = QCoreApplication.translate("Sentences", "Referee {seat} rules: outside, free kick.")
    return text.format(seat=names.seat(event["seat"]))


def _awarded(event: Event, names: Names) -> str:
    penalty = event.get("what") == "penalty"
    match event.get("cause"):
        case "referee":
            return QCoreApplication.translate(
                "Sentences", "Out of the blue, referee {seat} gives {team} a penalty!"
            ).format(seat=names.seat(event.get("seat")), team=names.team(event["team"]))
        case "shootout":
            text = QCoreApplication.translate("Sentences", "{team} steps up to the spot.")
        case "effect" if penalty:
            text = QCoreApplication.translate("Sentences", "{team} gets a penalty from its card.")
        case "effect":
            text = QCoreApplication.translate("Sentences", "{team} gets a free kick from its card.")
        case _ if penalty:
            text = QCoreApplication.translate("Sentences", "Penalty for this team: {team}.")
        case _:
            text = QCoreApplication.translate("Sentences", "Free kick for this team: {team}.")
    return text.format(team=names.team(event["team"]))


def _effect(event: Event, names: Names) -> str:
    card = names.card(event["card"])
    team = names.team(event["team"])
    if event.get("lapsed"):
        return QCoreApplication.translate("Sentences", "{team}: the demand of {card} lapses.").format(
            team=team, card=card
        )
    match event.get("what"):
        case "value":
            return QCoreApplication.translate("Sentences", "{team}: {card} changes the value by {n}.").format(
                team=team, card=card, n=phrases.signed(int(event.get("n") or 0))
            )
        case "cancel":
            text = QCoreApplication.translate("Sentences", "{team}: {card} calls the whole attack off.")
        case "shield":
            text = QCoreApplication.translate("Sentences", "{team}: {card} prevents the sending-off.")
        case "extra_attack":
            text = QCoreApplication.translate("Sentences", "{team} may attack again at once, thanks to {card}.")
        case "silence_referee":
            text = QCoreApplication.translate(
                "Sentences", "{team}: thanks to {card} the referee has no say in this roll."
            )
        case "set_area":
            text = QCoreApplication.translate("Sentences", "{team}: {card} moves the place of play.")
        case "second_goalie":
            text = QCoreApplication.translate("Sentences", "{team} puts a second keeper on the line: {card}.")
        case _:
            text = QCoreApplication.translate("Sentences", "{team} profits: {card} does its job.")
    return text.format(team=team, card=card)


TELLERS: dict[str, Callable[[Event, Names], str]] = {
    "cards_drawn": _cards_drawn,
    "cards_discarded": _cards_discarded,
    "cards_stolen": _cards_stolen,
    "cards_returned": _cards_returned,
    "pile_shuffled": _pile_shuffled,
    "injured": _injured,
    "sent_off": _sent_off,
    "decline_lifted": _decline_lifted,
    "total_changed": _total_changed,
    "die_changed": _die_changed,
    "die_left": _die_left,
    "area_ruled": _area_ruled,
    "awarded": _awarded,
    "effect": _effect,
}
