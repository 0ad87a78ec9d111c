"""Registers the Grudge Match with sessions: its AI players, its chance events, open views for replays, and cup matches.

In cups and championships the side at home is Germany (G0.1, G6.4). Views sent to another process name the tables by
digest and the field by length.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.grudgematch.ai.players import hint, make_player, says
from swallows_gui.games.grudgematch.data.board import load
from swallows_gui.games.grudgematch.rules import events as e
from swallows_gui.games.grudgematch.rules.game import Grudgematch, most_modest
from swallows_gui.games.grudgematch.rules.tables import Board, Tables
from swallows_gui.games.grudgematch.rules.view import GrudgematchView
from swallows_gui.session.match_rules import MatchOccasion, MatchRules
from swallows_gui.session.openings import Playable, match_kind
from swallows_gui.session.view_pickling import by_digest

AWAY: Final = 1
"""Whose a level match is: France's (G6.3)."""


def _options(options: Json, _occasion: MatchOccasion) -> Json:
    """The cup's options; no match is drawn in this game."""
    return {**options, "germany": 0}


def _score(result: Json) -> Score:
    """The score; where it is level when the second pack has run out, the side away from home has won."""
    home, away = result["score"]
    return Score(home, away, str(result["after"]), through=AWAY if home == away else None)


MATCH: Final = MatchRules(score=_score, options=_options, forms=("knockout", "league"), level_goes_to=AWAY)
"""As the house plays them."""


def open_view(game: Grudgematch) -> GrudgematchView:
    """What everybody knows, and both hands besides. It is no seat's and cannot be sampled."""
    view = game.view(None)
    view.open.hands = list(game.hands)
    return view


def _name_board(board: Board) -> tuple[Any, ...]:
    return _board, (board.rows,)


def _board(rows: int) -> Board:
    return load().boards[rows]


REDUCERS: Final[Mapping[type, Callable[[Any], Any]]] = {Tables: by_digest(load), Board: _name_board}
"""A reducer for each class whose objects are not sent as they are."""


RULES: Final = 1
"""Raised whenever equal moves could give other events than before."""


def grudgematch() -> Playable:
    """The game with its board."""
    tables = load()
    return Playable(
        kind=match_kind("grudgematch", RULES, Grudgematch, tables, e.EVENTS.well_formed, e.SECTIONS),
        player=make_player,
        is_chance=e.EVENTS.is_chance,
        modest=most_modest,
        reducers=REDUCERS,
        advise=hint,
        says=says,
        open_view=open_view,
    )
