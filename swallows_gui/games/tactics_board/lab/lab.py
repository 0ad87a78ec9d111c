"""Tactics Board in the laboratory: what is measured of it beside what is measured of any game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from swallows_gui.games.tactics_board.lab.figures import TARGETS, figures
from swallows_gui.games.tactics_board.lab.tally import Counter
from swallows_gui.games.tactics_board.rules.board import HALVES, OFF, SQUARES, set_of
from swallows_gui.games.tactics_board.rules.game import TacticsBoard
from swallows_gui.games.tactics_board.rules.limits import MOST_IN_AREA, is_bound
from swallows_gui.games.tactics_board.rules.tables import FEWEST, NOBODY, PAWNS, SIDES
from swallows_gui.lab.figures import SetOfFigures
from swallows_gui.lab.match_lab import MatchLab, demand

FORMS: Final[Mapping[str, Mapping[str, Any]]] = {
    "usual": {},
    "half-15": {"half": 15},
    "half-45": {"half": 45},
    "defenders-2": {"defenders": 2},
    "die": {"shot": "die"},
}
"""Kinds of matches by name, for `--format`."""


class TacticsBoardLab(MatchLab):
    """What the laboratory measures of Tactics Board."""

    unit = "matches won"
    forms = FORMS
    targets = TARGETS
    counts = Counter
    setups: Sequence[Mapping[str, Any]] = (
        {"seats": 2},
        {"seats": 2, "shot": "die", "half": 15, "draw": "stands"},
        {"seats": 4, "half": 15},
        {"seats": 2, "defenders": 2, "half": 15, "shot": "die"},
        {"seats": 4, "half": 45, "draw": "stands"},
    )
    short: Mapping[str, Any] = {"half": 15, "draw": "stands"}
    moves = 340

    def figures(self, tallies: Sequence[Any]) -> SetOfFigures:
        """The figures of the balance table, and the others."""
        return figures(tallies)

    def check_position(self, game: TacticsBoard) -> None:
        """Every pawn is where it may be, the ball where somebody can play or reach it. Raises `AssertionError`."""
        for side in range(SIDES):
            self._check_side(game, side)
        if game.asked == NOBODY:
            return
        demand(bool(game.legal), "somebody is asked and may do nothing")
        demand(len(game.legal) == len(set(game.legal)), "an action is offered twice")
        if game.holder != NOBODY:
            demand(game.at[game.holder] == game.ball, "the holder stands beside the ball")
        if game.step in ("move", "ball", "shoot"):
            demand(0 <= game.ball < SQUARES, "the ball is nowhere")
        demand(game.no_touch == NOBODY or bool(game.no_touch_why), "a pawn may not touch the ball for no reason")
        demand(game.round in range(7), "a capture goes on for too long")

    def _check_side(self, game: TacticsBoard, side: int) -> None:
        tables = game.tables
        pawns = game.pawns(side)
        squares = [game.at[pawn] for pawn in pawns]
        demand(game.own[side] == set_of(squares), "the board and the pawns disagree")
        demand(len(set(squares)) == len(squares), "two pawns of a side on one square")
        for pawn in pawns:
            demand(not game.sent_off >> pawn & 1, "a pawn plays that has been sent off")
            if is_bound(game, pawn):
                demand(bool(HALVES[side] >> game.at[pawn] & 1), "a pawn is outside its half")
        field = set_of(game.at[pawn] for pawn in pawns if pawn != game.keepers[side])
        for half in range(SIDES):
            demand((field & tables.penalty_area[half]).bit_count() <= MOST_IN_AREA, "too many in a penalty area")
            demand((game.own[side] & tables.goal_area[half]).bit_count() <= 1, "two in a goal area")
        missing = [at for at in range(side * PAWNS, side * PAWNS + PAWNS) if game.at[at] == OFF]
        if game.step not in ("kickoff", "line_up", "new_keeper") and not game.after:
            waiting = [pawn for pawn in missing if not game.sent_off >> pawn & 1]
            demand(waiting in ([], [game.kicker]), "a pawn is nowhere")
            demand(len(game.left(side)) >= FEWEST, "a side goes on with too few")
