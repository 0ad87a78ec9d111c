"""Sentences for what happens around matches: preparation, bets, objections, groups, pay-out (S1, S2, S4.2, S7, S9)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.swallows import phrases
from swallows_gui.models.swallows.names import Event, Names
from swallows_gui.services.language import language


def _field_chosen(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "These teams take part: {teams}.").format(
        teams=names.teams_listed(event["teams"])
    )


def _team_assigned(event: Event, names: Names) -> str:
    match event.get("how"):
        case "draft":
            text = QCoreApplication.translate("Sentences", "{seat} picks {team:the}.")
        case "leftover":
            text = QCoreApplication.translate("Sentences", "{team:The} were left over and go to {seat}.")
        case _:
            text = QCoreApplication.translate("Sentences", "{team:The} are dealt to {seat}.")
    return text.format(seat=names.seat(event["seat"]), team=names.team(event["team"]))


def _team_placed(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{team:The} go to group {group}, slot {slot}.").format(
        team=names.team(event["team"]), group=event["group"], slot=event["slot"]
    )


def _colour_given_up(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{team:The} go without one card of this colour: {colour}.").format(
        team=names.team(event["team"]), colour=phrases.colour_name(event["colour"])
    )


def _bet_placed(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{seat} bets {stake} on {team:the} ({kind}).").format(
        seat=names.seat(event["seat"]),
        stake=language().money(event["stake"]),
        team=names.team(event["team"]),
        kind=phrases.bet_word(event["kind"]),
    )


def _objected(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{seat} objects to {referee} as referee.").format(
        seat=names.seat(event["seat"]), referee=names.seat(event["referee"])
    )


def _referee_banned(event: Event, names: Names) -> str:
    return QCoreApplication.translate(
        "Sentences", "{seat} decided against Germany and never referees again in this tournament."
    ).format(seat=names.seat(event["seat"]))


def _seat_changed(event: Event, names: Names) -> str:
    if event["kind"] == "human":
        text = QCoreApplication.translate(
            "Sentences", "A person plays {seat} now and may look at the cards, bets and cash of that seat."
        )
        return text.format(seat=names.seat(event["seat"]))
    return QCoreApplication.translate("Sentences", "The computer plays {seat} now: {level}.").format(
        seat=names.seat(event["seat"]), level=phrases.level_name(str(event["level"]))
    )


def _group_ranked(event: Event, names: Names) -> str:
    if event.get("lots"):
        text = QCoreApplication.translate("Sentences", "Group {group} is decided, partly by lot: {teams}.")
    else:
        text = QCoreApplication.translate("Sentences", "Group {group} is decided: {teams}.")
    return text.format(group=event["group"], teams=names.teams_listed(event["order"]))


def _thirds_ranked(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "The best thirds go on: {teams}.").format(
        teams=names.teams_listed(
            list(event["order"])[: int(event["through"])] if isinstance(event["through"], int) else event["through"]
        )
    )


def _fee_paid(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{seat} receives {amount} as trainer of {team:the}.").format(
        seat=names.seat(event["seat"]), amount=language().money(event["amount"]), team=names.team(event["team"])
    )


def _bet_paid(event: Event, names: Names) -> str:
    if event["amount"]:
        text = QCoreApplication.translate("Sentences", "{seat} wins {amount} with the bet on {team:the} ({kind}).")
    else:
        text = QCoreApplication.translate("Sentences", "{seat} loses the bet on {team:the} ({kind}).")
    return text.format(
        seat=names.seat(event["seat"]),
        amount=language().money(event["amount"]),
        team=names.team(event["team"]),
        kind=phrases.bet_word(event["kind"]),
    )


def _game_ended(event: Event, names: Names) -> str:
    winners = list(event["winners"])
    cash = language().money(max(event["cash"]))
    if len(winners) == 1:
        text = QCoreApplication.translate("Sentences", "{seats} wins with {cash}.")
    else:
        text = QCoreApplication.translate("Sentences", "{seats} share the win with {cash} each.")
    return text.format(seats=names.seats_listed(winners), cash=cash)


TELLERS: dict[str, Callable[[Event, Names], str]] = {
    "field_chosen": _field_chosen,
    "team_assigned": _team_assigned,
    "team_placed": _team_placed,
    "colour_given_up": _colour_given_up,
    "bet_placed": _bet_placed,
    "objected": _objected,
    "referee_banned": _referee_banned,
    "seat_changed": _seat_changed,
    "group_ranked": _group_ranked,
    "thirds_ranked": _thirds_ranked,
    "fee_paid": _fee_paid,
    "bet_paid": _bet_paid,
    "game_ended": _game_ended,
}
