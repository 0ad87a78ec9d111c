"""The progress of a match, for a list of games."""

from __future__ import annotations

from swallows_gui.games.power_soccer.rules.events import SECTIONS
from swallows_gui.models.chapters import Event
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate

_MATCH, _SHOOTOUT, _ATTACK = SECTIONS


def progress(section: int, opening: Event, standing: Event) -> str:
    """The attack or the penalty kicks that run or have ended last, and how it stands."""
    kind = opening.get("type")
    if kind == _SHOOTOUT.begins:
        goals = standing.get("goals", [0, 0])
        return translate("PowerWords", "Penalty kicks, {score}").format(score=score_words(goals))
    if kind != _ATTACK.begins:
        return translate("PowerWords", "before the kick-off")
    return translate("PowerWords", "Attack {number}, {score}").format(
        number=section, score=score_words(standing.get("score", opening["score"]))
    )
