"""Tactics Board in the laboratory: counts events of each match, compares figures with the balance table (T22)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from swallows_gui.engine.game import View
from swallows_gui.games.tactics_board.rules.board import HALVES, OFF, SQUARES, set_of
from swallows_gui.games.tactics_board.rules.events import EVENTS
from swallows_gui.games.tactics_board.rules.game import TacticsBoard
from swallows_gui.games.tactics_board.rules.moving import MOST_IN_AREA, is_bound
from swallows_gui.games.tactics_board.rules.tables import FEWEST, NOBODY, PAWNS, SIDES
from swallows_gui.lab import tally as lab
from swallows_gui.lab.game_lab import BalanceTarget, MatchLab, demand
from swallows_gui.lab.tally import MeasuredFigure, SetOfFigures, a_match, of_questions


@dataclass(slots=True)
class Tally(lab.MatchTally):
    """One match in numbers. Plain JSON by `as_json`."""

    after: str = ""
    first_won: int = 0
    """1 if the side that kicked off first has won."""
    other_won: int = 0
    goals: int = 0
    plays: int = 0
    sets: int = 0
    passes: int = 0
    battles: int = 0
    """Rolls of both sides, equal ones too."""
    dribbles: int = 0
    shots: int = 0
    """Without those of the shoot-out, as are the next three."""
    shots_in: int = 0
    corners: int = 0
    goal_kicks: int = 0
    fouls: int = 0
    reds: int = 0
    penalties: int = 0
    offsides: int = 0
    by_limit: int = 0
    """Captures that the sixth round ended (T8.4)."""
    lost_moves: int = 0


class Counter(lab.MatchCounter[Tally]):
    """Watches one match and fills in a `Tally`."""

    tallies, events = Tally, EVENTS

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._first = -1

    def asked(self, game: Any, view: View) -> None:
        """Count a question to a seat."""
        super().asked(game, view)
        if self._first < 0:
            self._first = game.first_kick_off

    def ended(self, game: TacticsBoard) -> None:
        """Record the winner, and how the match ended."""
        super().ended(game)
        winner = game.result["winner"] if game.result else None
        self.tally.after = game.after
        self.tally.first_won = int(winner == self._first)
        self.tally.other_won = int(winner == 1 - self._first)


TARGETS: Final = (
    BalanceTarget("goals a match", 2.0, 4.0),
    BalanceTarget("matches that the side which kicks off first wins", 0.0, 0.55, needs_many=True),
    BalanceTarget("matches that the other side wins", 0.0, 0.55, needs_many=True),
    BalanceTarget("matches that go to extra time", 0.2, 0.35, needs_many=True),
    BalanceTarget("matches that go to a shoot-out", 0.08, 0.2, needs_many=True),
    BalanceTarget("shots a match", 4.0, 8.0),
    BalanceTarget("fouls a match", 1.0, 2.5),
    BalanceTarget("red cards a match", 0.0, 0.3),
    BalanceTarget("penalty kicks a match", 0.0, 0.3),
    BalanceTarget("offsides given a match", 0.0, 2.0),
    BalanceTarget("captures ended by the sixth round a match", 0.0, 0.1),
    BalanceTarget("questions a match", 0.0, 450.0),
)

_EXTRA: Final = frozenset(("extra", "shootout"))

_COUNTS: Final[tuple[tuple[str, Callable[[Tally], float]], ...]] = (
    ("plays a match", lambda t: t.plays),
    ("sets a match", lambda t: t.sets),
    ("direct passes a match", lambda t: t.passes),
    ("battles a match", lambda t: t.battles),
    ("dribbles a match", lambda t: t.dribbles),
    ("shots a match", lambda t: t.shots),
    ("shots that go in a match", lambda t: t.shots_in),
    ("corner kicks a match", lambda t: t.corners),
    ("goal kicks after shots a match", lambda t: t.goal_kicks),
    ("fouls a match", lambda t: t.fouls),
    ("red cards a match", lambda t: t.reds),
    ("penalty kicks a match", lambda t: t.penalties),
    ("offsides given a match", lambda t: t.offsides),
    ("captures ended by the sixth round a match", lambda t: t.by_limit),
    ("moves lost a match", lambda t: t.lost_moves),
)


def figures(tallies: Sequence[Tally]) -> SetOfFigures:
    """All figures of these matches."""

    found: list[MeasuredFigure] = [
        a_match("goals a match", tallies, lambda t: t.goals),
        a_match("matches that the side which kicks off first wins", tallies, lambda t: t.first_won),
        a_match("matches that the other side wins", tallies, lambda t: t.other_won),
        a_match("matches that go to extra time", tallies, lambda t: t.after in _EXTRA),
        a_match("matches that go to a shoot-out", tallies, lambda t: t.after == "shootout"),
        *(a_match(name, tallies, count) for name, count in _COUNTS),
        *of_questions(tallies),
    ]
    return SetOfFigures(len(tallies), tuple(found))


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
        """All figures that are measured, those of the balance table first."""
        return figures(tallies)

    def check_position(self, game: TacticsBoard) -> None:
        """Check that every pawn is on a legal square, and that somebody can play or reach the ball. Raises
        `AssertionError`."""
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
