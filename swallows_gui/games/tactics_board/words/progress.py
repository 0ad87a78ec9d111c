"""The progress of a match, for a list of games."""

from __future__ import annotations

from swallows_gui.games.tactics_board.rules.events import SECTIONS
from swallows_gui.models.chapters import Event
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate

_MATCH, _PERIOD, _SET = SECTIONS


def progress(section: int, opening: Event, standing: Event) -> str:
    """The running or last set or period, and the score after the first goal."""
    if opening.get("type") == _SET.begins:
        text = translate("BoardWords", "set {number}").format(number=section)
    else:
        text = translate("BoardWords", "kick-off")
    if "score" not in standing:
        return text
    return translate("BoardWords", "{part}, {score}").format(part=text, score=score_words(standing["score"]))
