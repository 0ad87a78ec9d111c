"""Registers Final Whistle with sessions: its AI players, its chance events, open views for replays, and cup matches.

A cup tie is two matches whose goals are added; the holder's points count (F10).
"""

from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.final_whistle.ai.players import hint, make_player, says
from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules import events as e
from swallows_gui.games.final_whistle.rules.game import FinalWhistle, most_modest
from swallows_gui.games.final_whistle.rules.options import Tables
from swallows_gui.games.final_whistle.rules.state import MOST_HOLDER_POINTS, SECRET
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
from swallows_gui.session.match_rules import MatchOccasion, MatchRules
from swallows_gui.session.openings import Playable, match_kind
from swallows_gui.session.view_pickling import by_digest

LEGS: Final = 2


def _options(options: Json, occasion: MatchOccasion) -> Json:
    """The cup's options. A match that needs no winner ends after six periods; the second match of a tie starts with the
    first one's result (F10.1)."""
    if occasion.holder is not None and occasion.holder_points:
        options = {**options, "squads": "choose", "holder": occasion.holder, "holder_points": occasion.holder_points}
    if not occasion.decisive:
        return {**options, "extra_time": "never"}
    if not occasion.legs:
        return {**options, "extra_time": "always"}
    first = occasion.legs[0]
    return {**options, "leg": 2, "first_leg": [first.home, first.away]}


def _score(result: Json) -> Score:
    """The score, and that of the shoot-out where there was one."""
    home, away = result["score"]
    if result["after"] == "normal":
        return Score(home, away)
    if result["shootout"] is None:
        return Score(home, away, "extra")
    first, second = result["shootout"]
    return Score(home, away, "shootout", (first, second))


MATCH: Final = MatchRules(
    score=_score,
    options=_options,
    legs=LEGS,
    forms=("knockout", "league"),
    sizes=(4, 8),
    holder_points=MOST_HOLDER_POINTS,
)
"""As the house plays them (F10.2, F10.3)."""


def open_view(game: FinalWhistle) -> FinalWhistleView:
    """What everybody knows, and besides hands, decks, piles and hidden choices. No seat's, and not to be sampled."""
    view = game.view(None)
    for name in SECRET:
        setattr(view.open, name, list(getattr(game, name)))
    return view


RULES: Final = 1
"""Raised whenever equal moves could give other events than before."""


def final_whistle() -> Playable:
    """The game with its footballers and cards."""
    tables = load()
    return Playable(
        kind=match_kind("final_whistle", RULES, FinalWhistle, tables, e.EVENTS.well_formed, e.SECTIONS),
        player=make_player,
        is_chance=e.EVENTS.is_chance,
        modest=most_modest,
        reducers={Tables: by_digest(load)},
        advise=hint,
        says=says,
        # All that is hidden comes to light as an unknown outcome: what else is seen tells no more than itself (F15.4).
        all_open=True,
        open_view=open_view,
    )
