"""How far a tournament or a friendly is, in a list of games."""

from __future__ import annotations

from swallows_gui.games.swallows.data.nation_names import nation_name
from swallows_gui.models.chapters import Event
from swallows_gui.models.ties import stage_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language


def progress(section: int, opening: Event, standing: Event) -> str:
    """The match that runs or has ended last, with its stage, its teams and the score."""
    if not section:
        return translate("Games", "before the first match")
    code = str(opening.get("stage", ""))
    stage, match = stage_name(code), _match(opening, standing)
    if not match:
        return translate("Games", "match {number}, {stage}").format(number=section, stage=stage)
    if code == "friendly":
        return match
    return translate("Games", "match {number}, {stage}: {match}").format(number=section, stage=stage, match=match)


def _match(opening: Event, standing: Event) -> str:
    """The teams and the score; "" while the teams are unknown."""
    if not {"home", "away"} <= opening.keys():
        return ""
    home, away = (nation_name(str(opening[side]), language().code) for side in ("home", "away"))
    return translate("Games", "{home} {goals}–{against} {away}").format(
        home=home, away=away, goals=standing.get("home", 0), against=standing.get("away", 0)
    )
