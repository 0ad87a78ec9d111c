"""The words of Power Soccer that stand by themselves: faces, colours, cards, how an attack ends, per cent."""

from __future__ import annotations

from swallows_gui.services.glossary import translate


def face_name(face: str) -> str:
    """A face of the die (P0.2)."""
    return {
        "five": translate("PowerSoccer", "five"),
        "ten": translate("PowerSoccer", "ten"),
        "long_pass": translate("PowerSoccer", "long pass"),
        "foul": translate("PowerSoccer", "foul"),
        "offside": translate("PowerSoccer", "offside"),
        "penalty": translate("PowerSoccer", "penalty"),
    }[face]


def colour_name(colour: str) -> str:
    """The background of a face (P0.2)."""
    if colour == "black":
        return translate("PowerSoccer", "Black")
    return translate("PowerSoccer", "White")


def card_name(card: str) -> str:
    """The card before the attacker (P0.4)."""
    return {
        "admonition": translate("PowerSoccer", "Admonition"),
        "yellow": translate("PowerSoccer", "Yellow"),
        "red": translate("PowerSoccer", "Red"),
    }.get(card, "")


def card_line(card: str) -> str:
    """What the card before the attacker means for the next foul (P2.3 to P2.5)."""
    return {
        "": translate("PowerSoccer", "No card"),
        "admonition": translate("PowerSoccer", "Admonition: yellow is next"),
        "yellow": translate("PowerSoccer", "Yellow card: the next foul is red"),
        "red": translate("PowerSoccer", "Red card"),
    }[card]


def reason_name(reason: str) -> str:
    """How an attack or a penalty kick ended (P2.9, P5.2), in a word."""
    return {
        "goal": translate("PowerSoccer", "goal"),
        "over": translate("PowerSoccer", "over"),
        "red": translate("PowerSoccer", "red"),
        "offside": translate("PowerSoccer", "offside"),
        "wide": translate("PowerSoccer", "wide"),
        "saved": translate("PowerSoccer", "saved"),
        "stolen": translate("PowerSoccer", "stolen"),
    }[reason]


def reason_line(reason: str, points: int) -> str:
    """How an attack has ended, for the plate beside the die."""
    return {
        "goal": translate("PowerSoccer", "Goal!"),
        "over": translate("PowerSoccer", "{points}: over the bar").format(points=points),
        "red": translate("PowerSoccer", "Red card: sent off"),
        "offside": translate("PowerSoccer", "Offside with {points}").format(points=points),
        "wide": translate("PowerSoccer", "Wide of the goal"),
        "saved": translate("PowerSoccer", "Saved!"),
        "stolen": translate("PowerSoccer", "The ball is won"),
    }[reason]


def rules_name(rules: str) -> str:
    """Which game it is (P3.1)."""
    if rules == "professional":
        return translate("PowerSoccer", "Professional")
    return translate("PowerSoccer", "Basic")
