"""The words of Power Soccer that stand by themselves: faces, colours, cards, how an attack ends, per cent."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def face_name(face: str) -> str:
    """A face of the die (P0.2)."""
    return {
        "five": QCoreApplication.translate("PowerSoccer", "five"),
        "ten": QCoreApplication.translate("PowerSoccer", "ten"),
        "long_pass": QCoreApplication.translate("PowerSoccer", "long pass"),
        "foul": QCoreApplication.translate("PowerSoccer", "foul"),
        "offside": QCoreApplication.translate("PowerSoccer", "off-side"),
        "penalty": QCoreApplication.translate("PowerSoccer", "penalty"),
    }[face]


def colour_name(colour: str) -> str:
    """The background of a face (P0.2)."""
    if colour == "black":
        return QCoreApplication.translate("PowerSoccer", "Black")
    return QCoreApplication.translate("PowerSoccer", "White")


def card_name(card: str) -> str:
    """The card before the attacker (P0.4)."""
    return {
        "admonition": QCoreApplication.translate("PowerSoccer", "Admonition"),
        "yellow": QCoreApplication.translate("PowerSoccer", "Yellow"),
        "red": QCoreApplication.translate("PowerSoccer", "Red"),
    }.get(card, "")


def card_line(card: str) -> str:
    """What the card before the attacker means for the next foul (P2.3 to P2.5)."""
    return {
        "": QCoreApplication.translate("PowerSoccer", "No card"),
        "admonition": QCoreApplication.translate("PowerSoccer", "Admonition: yellow is next"),
        "yellow": QCoreApplication.translate("PowerSoccer", "Yellow card: the next foul is red"),
        "red": QCoreApplication.translate("PowerSoccer", "Red card"),
    }[card]


def reason_name(reason: str) -> str:
    """How an attack or a penalty kick ended (P2.9, P5.2), in a word."""
    return {
        "goal": QCoreApplication.translate("PowerSoccer", "goal"),
        "over": QCoreApplication.translate("PowerSoccer", "over"),
        "red": QCoreApplication.translate("PowerSoccer", "red"),
        "offside": QCoreApplication.translate("PowerSoccer", "off-side"),
        "wide": QCoreApplication.translate("PowerSoccer", "wide"),
        "saved": QCoreApplication.translate("PowerSoccer", "saved"),
        "stolen": QCoreApplication.translate("PowerSoccer", "stolen"),
    }[reason]


def reason_line(reason: str, points: int) -> str:
    """How an attack has ended, for the plate beside the die."""
    return {
        "goal": QCoreApplication.translate("PowerSoccer", "Goal!"),
        "over": QCoreApplication.translate("PowerSoccer", "{points}: over the bar").format(points=points),
        "red": QCoreApplication.translate("PowerSoccer", "Red card: sent off"),
        "offside": QCoreApplication.translate("PowerSoccer", "Off-side with {points}").format(points=points),
        "wide": QCoreApplication.translate("PowerSoccer", "Wide of the goal"),
        "saved": QCoreApplication.translate("PowerSoccer", "Saved!"),
        "stolen": QCoreApplication.translate("PowerSoccer", "The ball is won"),
    }[reason]


def rules_name(rules: str) -> str:
    """Which game it is (P3.1)."""
    if rules == "professional":
        return QCoreApplication.translate("PowerSoccer", "Professional")
    return QCoreApplication.translate("PowerSoccer", "Basic")
