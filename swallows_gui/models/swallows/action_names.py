"""What a decision is called when it is to be taken back: "play “...”", "decline", a phrase for the menu."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from swallows_gui.models import vocabulary
from swallows_gui.models.swallows import phrases
from swallows_gui.models.swallows.names import Names
from swallows_gui.services.language import language


def deed(action: Mapping[str, Any], names: Names) -> str:
    """A phrase that names an action (as JSON); it may name secrets of the seat that did it."""
    match action.get("type"):
        case "pick":
            return QCoreApplication.translate("Deeds", "pick {team:the}").format(team=names.team(action["team"]))
        case "place":
            return QCoreApplication.translate("Deeds", "place {team:the} in group {group}").format(
                team=names.team(action["team"]), group=action["group"]
            )
        case "bet" | "hand_in":
            return QCoreApplication.translate("Deeds", "hand in the betting slip")
        case "object":
            return QCoreApplication.translate("Deeds", "reject the referee")
        case "no_objection":
            return QCoreApplication.translate("Deeds", "accept the referee")
        case "play":
            return QCoreApplication.translate("Deeds", "play {card}").format(card=names.card(str(action["card"])))
        case "decline":
            return QCoreApplication.translate("Deeds", "decline")
        case "pass":
            return QCoreApplication.translate("Deeds", "pass")
        case "change_die":
            return QCoreApplication.translate("Deeds", "change the roll by {delta}").format(
                delta=vocabulary.signed(int(action["delta"]))
            )
        case "leave_die":
            return QCoreApplication.translate("Deeds", "let the roll stand")
        case "rule":
            return QCoreApplication.translate("Deeds", "rule {area}").format(area=phrases.area_word(action["area"]))
        case "send_off":
            return QCoreApplication.translate("Deeds", "send off {card}").format(card=names.card(str(action["card"])))
        case "penalty":
            if action["side"] == "home":
                return QCoreApplication.translate("Deeds", "give the home team a penalty")
            return QCoreApplication.translate("Deeds", "give the visitors a penalty")
        case "whistle":
            return QCoreApplication.translate("Deeds", "blow the whistle")
        case "offer":
            return QCoreApplication.translate("Deeds", "offer {amount}").format(
                amount=language().money(int(action["amount"]))
            )
        case "accept":
            return QCoreApplication.translate("Deeds", "accept the offer")
        case "refuse":
            return QCoreApplication.translate("Deeds", "refuse the offer")
        case "discard":
            return QCoreApplication.translate("Deeds", "discard {card}").format(card=names.card(str(action["card"])))
        case "injure":
            return QCoreApplication.translate("Deeds", "injure {card}").format(card=names.card(str(action["card"])))
        case "recover":
            return QCoreApplication.translate("Deeds", "take back {card}").format(card=names.card(str(action["card"])))
    return QCoreApplication.translate("Deeds", "the last decision")
