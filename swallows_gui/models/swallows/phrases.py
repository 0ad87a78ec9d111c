"""The game's words in the current language: kinds, places, colours, stages, bets (S0.2, S2.2, S5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from swallows_gui.catalogue.swallows import Card


def kind_name(kind: str) -> str:
    """The kind of a card or of what stands in for one."""
    match kind:
        case "attack":
            return QCoreApplication.translate("Phrases", "attack")
        case "swallow":
            return QCoreApplication.translate("Phrases", "swallow")
        case "rough":
            return QCoreApplication.translate("Phrases", "rough goal")
        case "foul":
            return QCoreApplication.translate("Phrases", "foul")
        case "offside":
            return QCoreApplication.translate("Phrases", "offside")
        case "goalie":
            return QCoreApplication.translate("Phrases", "goalie")
        case "special":
            return QCoreApplication.translate("Phrases", "special")
    return kind


def facts(kind: str, value: int, area: str | None) -> str:
    """ "attack 4, outside": what a played card is; a special has no value."""
    if kind == "special":
        return kind_name(kind)
    place = area_word(area)
    if place:
        return QCoreApplication.translate("Phrases", "{kind} {value}, {place}").format(
            kind=kind_name(kind), value=value, place=place
        )
    return QCoreApplication.translate("Phrases", "{kind} {value}").format(kind=kind_name(kind), value=value)


def card_facts(card: Card) -> str:
    """What a card is by its own data; a red is what it stands in for."""
    if card.as_ is not None and card.as_.kind != "special":
        return facts(card.as_.kind, card.as_.value, card.as_.area)
    if card.kind == "special" or card.value is None:
        return kind_name("special")
    return facts(card.kind, card.value, card.area)


def area_name(area: str | None) -> str:
    """Where an attack or a foul happens; "" if the card names no place."""
    match area:
        case "inside":
            return QCoreApplication.translate("Phrases", "inside the penalty area")
        case "edge":
            return QCoreApplication.translate("Phrases", "on the edge of the penalty area")
        case "outside":
            return QCoreApplication.translate("Phrases", "outside the penalty area")
    return ""


def area_word(area: str | None) -> str:
    """The place in one word, for tables and card captions."""
    match area:
        case "inside":
            return QCoreApplication.translate("Phrases", "inside")
        case "edge":
            return QCoreApplication.translate("Phrases", "edge")
        case "outside":
            return QCoreApplication.translate("Phrases", "outside")
    return ""


def colour_name(colour: str | int) -> str:
    """A card colour, as an adjective that stands alone."""
    match colour:
        case "green" | 0:
            return QCoreApplication.translate("Phrases", "green")
        case "blue" | 1:
            return QCoreApplication.translate("Phrases", "blue")
        case "red" | 2:
            return QCoreApplication.translate("Phrases", "red")
    return ""


def count_of(colour: str | int, n: int) -> str:
    """ "3 green cards": a number of cards of a colour."""
    match colour:
        case "green" | 0:
            return QCoreApplication.translate("Phrases", "%n green card(s)", None, n)
        case "blue" | 1:
            return QCoreApplication.translate("Phrases", "%n blue card(s)", None, n)
        case "red" | 2:
            return QCoreApplication.translate("Phrases", "%n red card(s)", None, n)
    return QCoreApplication.translate("Phrases", "%n card(s)", None, n)


def stage_name(stage: str) -> str:
    """The stage of a match or of the tournament."""
    match stage:
        case "group":
            return QCoreApplication.translate("Phrases", "Group stage")
        case "R32":
            return QCoreApplication.translate("Phrases", "Round of 32")
        case "R16":
            return QCoreApplication.translate("Phrases", "Round of 16")
        case "QF":
            return QCoreApplication.translate("Phrases", "Quarter-final")
        case "SF":
            return QCoreApplication.translate("Phrases", "Semi-final")
        case "F":
            return QCoreApplication.translate("Phrases", "Final")
        case "3P":
            return QCoreApplication.translate("Phrases", "Match for third place")
        case "GF":
            return QCoreApplication.translate("Phrases", "Grand final")
        case "friendly":
            return QCoreApplication.translate("Phrases", "Friendly")
        case "champion":
            return QCoreApplication.translate("Phrases", "Champion")
    return stage


def period_name(period: str) -> str:
    """The period of a match."""
    match period:
        case "normal":
            return QCoreApplication.translate("Phrases", "Normal time")
        case "extra":
            return QCoreApplication.translate("Phrases", "Extra time")
        case "shootout":
            return QCoreApplication.translate("Phrases", "Shoot-out")
    return period


def bet_letters(kind: str) -> str:
    """What a bet is on, in the letters that stand for it everywhere on the screen; records say V, F, S."""
    match kind:
        case "V":
            return QCoreApplication.translate("Phrases", "QF", "a bet on reaching the quarter-finals")
        case "F":
            return QCoreApplication.translate("Phrases", "F", "a bet on reaching the final")
        case "S":
            return QCoreApplication.translate("Phrases", "T", "a bet on winning the tournament")
    return kind


def bet_name(kind: str) -> str:
    """What a bet is on (S2.2), letters first."""
    match kind:
        case "V":
            return QCoreApplication.translate("Phrases", "QF: reaches the quarter-finals")
        case "F":
            return QCoreApplication.translate("Phrases", "F: reaches the final")
        case "S":
            return QCoreApplication.translate("Phrases", "T: wins the tournament")
    return kind


def bet_word(kind: str) -> str:
    """What a bet is on, in one word."""
    match kind:
        case "V":
            return QCoreApplication.translate("Phrases", "quarter-final")
        case "F":
            return QCoreApplication.translate("Phrases", "final")
        case "S":
            return QCoreApplication.translate("Phrases", "title")
    return kind


def group_name(letter: str) -> str:
    """A group by its letter."""
    return QCoreApplication.translate("Phrases", "Group {letter}").format(letter=letter)


def purpose_name(purpose: str) -> str:
    """What a die is rolled for."""
    match purpose:
        case "foul":
            return QCoreApplication.translate("Phrases", "Foul")
        case "offside":
            return QCoreApplication.translate("Phrases", "Offside")
        case "swallow":
            return QCoreApplication.translate("Phrases", "Swallow")
        case "rough":
            return QCoreApplication.translate("Phrases", "Rough goal")
        case "shot":
            return QCoreApplication.translate("Phrases", "Shot")
        case "effect":
            return QCoreApplication.translate("Phrases", "Effect of a card")
    return purpose
