"""The progress of a match, for a list of games."""

from __future__ import annotations

from swallows_gui.games.grudgematch.rules.events import SECTIONS
from swallows_gui.models.chapters import Event
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate

_MATCH, _HALF, _TURN = SECTIONS


def progress(section: int, opening: Event, standing: Event) -> str:
    """The running or last turn with its half, and the score after the first goal."""
    if opening.get("type") != _TURN.begins:
        return translate("GrudgeWords", "line-up")
    if opening["half"] == 1:
        text = translate("GrudgeWords", "turn {number}, first half").format(number=section)
    else:
        text = translate("GrudgeWords", "turn {number}, second half").format(number=section)
    if "score" not in standing:
        return text
    return translate("GrudgeWords", "{turn}, {score}").format(turn=text, score=score_words(standing["score"]))
