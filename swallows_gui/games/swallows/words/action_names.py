"""What a decision is called when it is to be taken back: "play “...”", "decline", a phrase for the menu."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary
from swallows_gui.services.language import language

_DEEDS: Final = Glossary[str](
    "Deeds",
    {
        "pick": QT_TRANSLATE_NOOP("Deeds", "pick {team:the}"),
        "place": QT_TRANSLATE_NOOP("Deeds", "place {team:the} in group {group}"),
        "bet": QT_TRANSLATE_NOOP("Deeds", "hand in the betting slip"),
        "hand_in": QT_TRANSLATE_NOOP("Deeds", "hand in the betting slip"),
        "object": QT_TRANSLATE_NOOP("Deeds", "reject the referee"),
        "no_objection": QT_TRANSLATE_NOOP("Deeds", "accept the referee"),
        "play": QT_TRANSLATE_NOOP("Deeds", "play {card}"),
        "decline": QT_TRANSLATE_NOOP("Deeds", "decline"),
        "pass": QT_TRANSLATE_NOOP("Deeds", "pass"),
        "change_die": QT_TRANSLATE_NOOP("Deeds", "change the roll by {delta}"),
        "leave_die": QT_TRANSLATE_NOOP("Deeds", "let the roll stand"),
        "rule": QT_TRANSLATE_NOOP("Deeds", "rule {area}"),
        "send_off": QT_TRANSLATE_NOOP("Deeds", "send off {card}"),
        "penalty home": QT_TRANSLATE_NOOP("Deeds", "give the home team a penalty"),
        "penalty away": QT_TRANSLATE_NOOP("Deeds", "give the visitors a penalty"),
        "whistle": QT_TRANSLATE_NOOP("Deeds", "blow the whistle"),
        "offer": QT_TRANSLATE_NOOP("Deeds", "offer {amount}"),
        "accept": QT_TRANSLATE_NOOP("Deeds", "accept the offer"),
        "refuse": QT_TRANSLATE_NOOP("Deeds", "refuse the offer"),
        "refuse for": QT_TRANSLATE_NOOP("Deeds", "refuse the offer and ask for {amount}"),
        "name_price home": QT_TRANSLATE_NOOP("Deeds", "ask {amount} for the home team"),
        "name_price away": QT_TRANSLATE_NOOP("Deeds", "ask {amount} for the visitors"),
        "discard": QT_TRANSLATE_NOOP("Deeds", "discard {card}"),
        "injure": QT_TRANSLATE_NOOP("Deeds", "injure {card}"),
        "recover": QT_TRANSLATE_NOOP("Deeds", "return {card} to hand"),
    },
    QT_TRANSLATE_NOOP("Deeds", "the last decision"),
)


def deed(action: Mapping[str, Any], names: Names) -> str:
    """A phrase that names an action (as JSON); it may name secrets of the seat that did it."""
    kind = str(action.get("type"))
    words: dict[str, Any] = {}
    for field, value in action.items():
        match field:
            case "team":
                words[field] = names.team(value)
            case "card":
                words[field] = names.card(str(value))
            case "delta":
                words[field] = vocabulary.signed(int(value))
            case "amount":
                words[field] = language().money(int(value))
            case "area":
                words[field] = phrases.area_word(value)
            case "group":
                words[field] = value
    if kind in ("penalty", "name_price"):
        kind = f"{kind} {action['side']}"
    elif kind == "refuse" and "amount" in action:
        kind = "refuse for"
    return _DEEDS(kind).format_map(words)
