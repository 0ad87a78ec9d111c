"""Texts of the question: a line on screens without a table (asked, thinking, held, paused), and a plate's question."""

from __future__ import annotations

from typing import NamedTuple

from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.game_controller import GameController
from swallows_gui.ui.play.game_table import Phase


def prompt_text(controller: GameController) -> str:
    """One sentence in the current language."""
    info, view = controller.info, controller.view
    words = controller.models.narrator
    if info.actor is not None:
        return words.question(view, info.actor)
    if info.phase is Phase.PAUSED:
        return translate("Prompt", "Paused.")
    if view.to_move is not None:
        return translate("Prompt", "{seat} is thinking …").format(seat=words.seat(view.to_move))
    return ""


class PlateQuestion(NamedTuple):
    """A question as the plate shows it."""

    tag: str
    """Who is asked, and where the match is."""
    question: str
    why: str
    clause: str
    """The rule behind it, "" for none."""
