"""What the buttons say that answer a question without a card: in the prompt, in the table as text, and in hints."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

DEFENCE_STEPS = frozenset({"defence", "defence_modifiers"})
GOALIE_STEPS = frozenset({"goalie", "second_goalie"})

SETTLED_STEPS = frozenset({"shootout_red", "goalie"})
"""Questions of a shoot-out that a seat may answer once for all kicks, whatever it holds (S5.13, S8.3)."""


def settle_words(step: str) -> str:
    """The button that answers a question of `SETTLED_STEPS` for the whole shoot-out."""
    if step in GOALIE_STEPS:
        return QCoreApplication.translate("Prompt", "No more keepers")
    return QCoreApplication.translate("Prompt", "No more red cards")


def answer_words(verb: str, step: str) -> str:
    """The button that decides `verb` ("decline", "pass" or "done") at a step of the match."""
    match verb:
        case "decline":
            return QCoreApplication.translate("Prompt", "Attack no more")
        case "done":
            return QCoreApplication.translate("Prompt", "Play it as it is")
    if step in DEFENCE_STEPS:
        return QCoreApplication.translate("Prompt", "Do not answer")
    if step in GOALIE_STEPS:
        return QCoreApplication.translate("Prompt", "No keeper")
    return QCoreApplication.translate("Prompt", "No red card")
