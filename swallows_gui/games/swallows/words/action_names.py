"""What a decision is called when it is to be taken back: "play “...”", "decline", a phrase for the menu."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import TextTable
from swallows_gui.services.language import language

_DEEDS: Final = TextTable("Deeds", "deeds", "swallows")


def deed(action: Mapping[str, Any], names: Names) -> str:
    """A phrase that names an action (as JSON); it may name secrets of the seat that did it."""
    kind = str(action.get("type"))
    words: dict[str, Any] = {}
    for field, value in action.items():
        match field:
            case "team":
                words[field] = names.team(value)
            case "to":
                words[field] = names.seat(int(value))
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
    if kind == "talk":
        kind = f"{kind} {action['kind']}"
    elif kind in ("penalty", "name_price"):
        kind = f"{kind} {action['side']}"
    elif kind == "refuse" and "amount" in action:
        kind = "refuse for"
    return _DEEDS(kind).format_map(words)
