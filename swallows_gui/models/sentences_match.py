"""Sentences for what happens around matches: preparation, bets, bribes, results, pay-out (S1, S2, S4, S6 to S9)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models import phrases
from swallows_gui.models.names import Event, Names
from swallows_gui.services.language import language


def _field_chosen(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "These teams take part: {teams}.").format(
        teams=names.teams_listed(event["teams"])
    )


def _team_assigned(event: Event, names: Names) -> str:
    match event.get("how"):
        case "draft":
            text = QCoreApplication.translate("Sentences", "{seat} picks {team}.")
        case "leftover":
            text = QCoreApplication.translate("Sentences", "{team} was left over and goes to {seat}.")
        case _:
            text = QCoreApplication.translate("Sentences", "{team} is dealt to {seat}.")
    return text.format(seat=names.seat(event["seat"]), team=names.team(event["team"]))


def _team_placed(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{team} goes to group {group}, slot {slot}.").format(
        team=names.team(event["team"]), group=event["group"], slot=event["slot"]
    )


def _colour_given_up(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{team} goes without one card of this colour: {colour}.").format(
        team=names.team(event["team"]), colour=phrases.colour_name(event["colour"])
    )


def _bet_placed(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{seat} bets {stake} on {team} ({kind}).").format(
        seat=names.seat(event["seat"]),
        stake=language().money(event["stake"]),
        team=names.team(event["team"]),
        kind=phrases.bet_word(event["kind"]),
    )


def _objected(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{seat} objects to {referee} as referee.").format(
        seat=names.seat(event["seat"]), referee=names.seat(event["referee"])
    )


def _referee_settled(event: Event, names: Names) -> str:
    if event.get("seat") is None:
        return QCoreApplication.translate("Sentences", "Nobody can referee this match: the dummy blows the whistle.")
    return QCoreApplication.translate("Sentences", "{seat} referees this match.").format(seat=names.seat(event["seat"]))


def _bribe_offered(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{seat} offers the referee {amount} on behalf of {team}.").format(
        seat=names.seat(event["seat"]), amount=language().money(event["amount"]), team=names.team(event["team"])
    )


def _bribe_accepted(event: Event, names: Names) -> str:
    return QCoreApplication.translate(
        "Sentences", "The referee takes {amount} from {seat} and may not decide against {team} any more."
    ).format(seat=names.seat(event["seat"]), amount=language().money(event["amount"]), team=names.team(event["team"]))


def _bribe_declined(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "The referee declines the {amount} from {seat}.").format(
        seat=names.seat(event["seat"]), amount=language().money(event["amount"])
    )


def _referee_banned(event: Event, names: Names) -> str:
    return QCoreApplication.translate(
        "Sentences", "{seat} decided against Germany and never referees again in this tournament."
    ).format(seat=names.seat(event["seat"]))


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


def _team_eliminated(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{team} is out and hands in its cards.").format(
        team=names.team(event["team"])
    )


def _fee_paid(event: Event, names: Names) -> str:
    return QCoreApplication.translate("Sentences", "{seat} receives {amount} as trainer of {team}.").format(
        seat=names.seat(event["seat"]), amount=language().money(event["amount"]), team=names.team(event["team"])
    )


def _bet_paid(event: Event, names: Names) -> str:
    if event["amount"]:
        text = QCoreApplication.translate("Sentences", "{seat} wins {amount} with the bet on {team} ({kind}).")
    else:
        text = QCoreApplication.translate("Sentences", "{seat} loses the bet on {team} ({kind}).")
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
    "referee_settled": _referee_settled,
    "bribe_offered": _bribe_offered,
    "bribe_accepted": _bribe_accepted,
    "bribe_declined": _bribe_declined,
    "referee_banned": _referee_banned,
    "group_ranked": _group_ranked,
    "thirds_ranked": _thirds_ranked,
    "team_eliminated": _team_eliminated,
    "fee_paid": _fee_paid,
    "bet_paid": _bet_paid,
    "game_ended": _game_ended,
}
