"""What the buttons say that answer a question without a card: in the prompt, in the table as text, and in hints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swallows_gui.services.glossary import translate
from swallows_gui.services.grammar import NationName
from swallows_gui.services.language import language

DEFENCE_STEPS = frozenset({"defence", "defence_modifiers"})
GOALIE_STEPS = frozenset({"goalie", "second_goalie"})

SETTLED_STEPS = frozenset({"shootout_red", "goalie"})
"""Questions of a shoot-out that a seat may answer once for all kicks, whatever it holds (S5.13, S8.3)."""


def settle_words(step: str) -> str:
    """The button that answers a question of `SETTLED_STEPS` for the whole shoot-out, or that about the referee for all
    matches that are left (S4.2)."""
    if step == "objection":
        return translate("Prompt", "Accept every referee")
    if step in GOALIE_STEPS:
        return translate("Prompt", "No more keepers")
    return translate("Prompt", "No more red cards")


def answer_words(verb: str, step: str) -> str:
    """The button that decides `verb` ("decline", "pass" or "done") at a step of the match."""
    match verb:
        case "decline":
            return translate("Prompt", "Attack no more")
        case "done":
            return translate("Prompt", "Play it as it is")
    if step in DEFENCE_STEPS:
        return translate("Prompt", "Do not answer")
    if step in GOALIE_STEPS:
        return translate("Prompt", "No keeper")
    return translate("Prompt", "No red card")


def button_words(action: Mapping[str, Any], total: int = 0) -> str:
    """The title of the large choice that decides this, as objections, dice, rulings and offers are answered; "" for
    what has none. `total`: of the roll that lies."""
    match action:
        case {"type": "no_objection"} | {"type": "accept"}:
            return translate("Choices", "Accept")
        case {"type": "object"}:
            return translate("Choices", "Reject the referee")
        case {"type": "leave_die"}:
            return translate("Choices", "Let {total} stand").format(total=total)
        case {"type": "rule", "area": "inside"}:
            return translate("Choices", "Inside: penalty")
        case {"type": "rule", "area": "outside"}:
            return translate("Choices", "Outside: free kick")
        case {"type": "refuse", "amount": amount}:
            asked = translate("Choices", "Refuse and ask for {amount}")
            return asked.format(amount=language().money(int(amount)))
        case {"type": "refuse"}:
            return translate("Choices", "Refuse")
        case {"type": "seal", "amount": 0}:
            return translate("Choices", "Put nothing in")
        case {"type": "return_envelopes"}:
            return translate("Choices", "Take none")
        case {"type": "whistle"}:
            return translate("Choices", "Blow the whistle")
    return ""


def penalty_words(team: NationName) -> str:
    """The title of the choice that gives a penalty out of the blue."""
    return translate("Choices", "Penalty for {team:the}").format(team=team)
