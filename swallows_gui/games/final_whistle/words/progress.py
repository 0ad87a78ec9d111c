"""The progress of a match, for a list of games."""

from __future__ import annotations

from swallows_gui.games.final_whistle.rules.events import SECTIONS
from swallows_gui.games.final_whistle.rules.period import MINUTES
from swallows_gui.models.chapters import Event
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate

_MATCH, _PERIOD, _ATTACK = SECTIONS


def progress(section: int, opening: Event, standing: Event) -> str:
    """The minute at which the running or last period ends, and the score after the first goal."""
    kind = opening.get("type")
    if kind == _ATTACK.begins:
        text = translate("FinalWords", "under way")
    elif kind == _MATCH.begins or not section:
        return translate("FinalWords", "squads are chosen")
    else:
        text = translate("FinalWords", "minute {minute}").format(minute=int(opening.get("minute", section * MINUTES)))
    if "score" not in standing:
        return text
    return translate("FinalWords", "{minute}, {score}").format(minute=text, score=score_words(standing["score"]))
