"""How Tactics Board is shown: nothing is hidden, so there is no curtain; every event is a moment of its own."""

# ruff: noqa: ARG002 - the base names arguments that are not needed here

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.games.tactics_board.rules.actions import PASS, ROLL
from swallows_gui.games.tactics_board.rules.sections import MATCH
from swallows_gui.games.tactics_board.table.board_moments import (
    CARD,
    FLAG,
    LINE_UP,
    PLACE,
    SLIDE,
    WAYS,
    WORD,
    flight_seconds,
    run_seconds,
)
from swallows_gui.games.tactics_board.table.cues import CUES
from swallows_gui.games.tactics_board.table.spin_stage import SPIN
from swallows_gui.models.narration import Event
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS
from swallows_gui.ui.play.manners import TABLE, Manners
from swallows_gui.ui.play.moments import Beat

if TYPE_CHECKING:
    from collections.abc import Collection

    from swallows_gui.games.tactics_board.rules.view import TacticsBoardView

RESULT: Final = "result"
"""The page with statistics, when the match is over."""

_BEATS: Final[Mapping[type, Beat]] = {
    e.LotsRolled: Beat(TUMBLE, 0.7, TUMBLE),
    e.PeriodStarted: Beat(WORD, 0.5, WORD),
    e.SetUp: Beat(LINE_UP, 0.1, LINE_UP),
    e.Placed: Beat(PLACE, 0.1, PLACE),
    e.Shifted: Beat(SLIDE, 0.0, SLIDE),
    e.SetStarted: Beat(0.0, 0.1, 0.0),
    e.PawnRolled: Beat(TUMBLE, 0.2, TUMBLE),
    e.MoveLost: Beat(0.0, 0.9, 0.0),
    e.BallRolled: Beat(TUMBLE, 0.2, TUMBLE),
    e.Captured: Beat(0.0, 0.5, 0.0),
    e.Passed: Beat(0.0, 0.3, 0.0),
    e.BattleRolled: Beat(TUMBLE, 0.9, TUMBLE),
    e.OffsideGiven: Beat(FLAG, 0.7, FLAG),
    e.Fouled: Beat(WORD, 0.5, WORD),
    e.CardShown: Beat(CARD, 0.6, CARD),
    e.KeeperChanged: Beat(0.0, 0.5, 0.0),
    e.Awarded: Beat(WORD, 0.4, WORD),
    e.ShotTaken: Beat(SPIN, 0.6, SPIN),
    e.Goal: Beat(WAYS + LASTS, 0.1, WAYS + LASTS * 0.4),
    e.PeriodEnded: Beat(WORD, 0.5, WORD),
    e.MatchEnded: Beat(LASTS, 1.0, COMES),
}


class BoardManners(Manners):
    """One table, and a page after it; for `lead` seconds a way is seen before it is gone."""

    passing = frozenset((PASS,))
    by_hand = frozenset({ROLL})
    all_open = True
    matters = frozenset({e.Goal.type, e.MatchEnded.type, e.PeriodEnded.type})
    sections = (MATCH,)
    cues = CUES

    def __init__(self, lead: float) -> None:
        self.lead = lead

    def beat(self, event: Event) -> Beat:
        match told := e.EVENTS.read(event):
            case e.PawnMoved() as moved:
                seconds = run_seconds(moved)
            case e.BallPlayed() as played:
                seconds = flight_seconds(played)
            case e.Dribbled():
                seconds = PLACE
            case _:
                return _BEATS.get(type(told)) or super().beat(event)
        return Beat(seconds + self.lead, 0.15, seconds + self.lead)

    def speaks(self) -> bool:
        return settings().now.on("tactics_board.voices")

    def scene(self, view: TacticsBoardView, *, asked: bool, over: bool) -> str:
        return RESULT if over else TABLE

    def needs_hand(self, view: TacticsBoardView) -> bool:
        """Nothing is held (T18)."""
        return False

    def in_section(self, view: TacticsBoardView) -> bool:
        return view.to_move is not None

    def concerns(self, view: TacticsBoardView, seats: Collection[int], own: object) -> bool:
        return True


MANNERS: Final = BoardManners(0.15)
"""Where somebody decides: his own ways he has seen already."""
WATCHED: Final = BoardManners(0.4)
"""Where only computer seats play."""
