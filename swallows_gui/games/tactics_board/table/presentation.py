"""How Tactics Board is presented: each event is shown by itself, and the screen is never covered, as nothing is hidden.

Also its sounds: pieces on a wooden board, and a crowd that follows the ball up and down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.games.tactics_board.rules.actions import PASS, ROLL
from swallows_gui.games.tactics_board.rules.board import COLUMNS, ROWS
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
from swallows_gui.games.tactics_board.table.spinner import SPIN
from swallows_gui.models.chapters import Event
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS
from swallows_gui.ui.play.moments import EventTiming
from swallows_gui.ui.play.presentation import CALM, TABLE, ByField, Cue, Cues, PresentationRules

if TYPE_CHECKING:
    from collections.abc import Collection

    from swallows_gui.games.tactics_board.rules.view import TacticsBoardView


def _by_place(told: WrittenEvent) -> float:
    """The nearer to one of the goals the ball is, the louder the stands (T1.1)."""
    if not isinstance(told, e.SetStarted | e.BallPlayed | e.Dribbled | e.Captured):
        return CALM
    row = told.square // COLUMNS
    near = max(row, ROWS - 1 - row) / (ROWS - 1)  # a half in the middle, 1 on the goal line
    return CALM + 0.5 * (2 * near - 1) ** 2


CUES: Final = Cues(
    e.EVENTS,
    {
        "match_started": Cue(arrives="page"),
        "lots_rolled": Cue("die_roll", "die_rest"),
        "period_started": Cue("whistle_one", mood=CALM),
        "set_up": Cue("shuffle", "piece"),
        "placed": Cue(arrives="piece"),
        "shifted": Cue(arrives="piece"),
        "set_started": Cue(mood=_by_place, silent="the die that is rolled next is heard"),
        "pawn_rolled": Cue("die_roll", "die_rest"),
        "pawn_moved": Cue("steps", "piece"),
        "move_lost": Cue(arrives="page"),
        "ball_rolled": Cue("die_roll", "die_rest"),
        "ball_played": Cue("kick", mood=_by_place),
        "dribbled": Cue("steps", mood=_by_place),
        "captured": Cue("tackle", mood=_by_place),
        "passed": Cue(arrives="gasp"),
        "battle_rolled": Cue("die_roll", "die_rest tackle"),
        "offside_given": Cue("whistle_two", "groan", mood=CALM),
        "fouled": Cue("tackle", "whistle_one jeers", mood=0.5),
        "card_shown": Cue(arrives="card_laid"),
        "keeper_changed": Cue("steps", "gloves"),
        "awarded": ByField("what", {"penalty": Cue("whistle_two", "gasp", mood=0.8)}, Cue("whistle_one", mood=0.4)),
        "shot_taken": ByField(
            "result",
            {
                "goal": Cue("kick", "net", mood=0.9),
                "corner": Cue("kick", "gloves gasp", mood=0.55),
                "goal_kick": Cue("kick", "groan", mood=CALM),
            },
            Cue("kick", "post groan", mood=CALM),
        ),
        "goal": Cue("net", "roar", mood=1.0),
        "period_ended": Cue(arrives="whistle_two", mood=CALM),
        "match_ended": Cue("whistle_three", "applause"),
    },
    begins=e.MatchStarted,
    ends=e.MatchEnded,
    goal=e.Goal,
    late=lambda told: isinstance(told, e.PeriodStarted) and told.period > 2,
)


# ruff: noqa: ARG002 - the base names arguments that are not needed here


RESULT: Final = "result"
"""The page with statistics, when the match is over."""

_BEATS: Final[Mapping[type, EventTiming]] = {
    e.LotsRolled: EventTiming(TUMBLE, 0.7, TUMBLE),
    e.PeriodStarted: EventTiming(WORD, 0.5, WORD),
    e.SetUp: EventTiming(LINE_UP, 0.1, LINE_UP),
    e.Placed: EventTiming(PLACE, 0.1, PLACE),
    e.Shifted: EventTiming(SLIDE, 0.0, SLIDE),
    e.SetStarted: EventTiming(0.0, 0.1, 0.0),
    e.PawnRolled: EventTiming(TUMBLE, 0.2, TUMBLE),
    e.MoveLost: EventTiming(0.0, 0.9, 0.0),
    e.BallRolled: EventTiming(TUMBLE, 0.2, TUMBLE),
    e.Captured: EventTiming(0.0, 0.5, 0.0),
    e.Passed: EventTiming(0.0, 0.3, 0.0),
    e.BattleRolled: EventTiming(TUMBLE, 0.9, TUMBLE),
    e.OffsideGiven: EventTiming(FLAG, 0.7, FLAG),
    e.Fouled: EventTiming(WORD, 0.5, WORD),
    e.CardShown: EventTiming(CARD, 0.6, CARD),
    e.KeeperChanged: EventTiming(0.0, 0.5, 0.0),
    e.Awarded: EventTiming(WORD, 0.4, WORD),
    e.ShotTaken: EventTiming(SPIN, 0.6, SPIN),
    e.Goal: EventTiming(WAYS + LASTS, 0.1, WAYS + LASTS * 0.4),
    e.PeriodEnded: EventTiming(WORD, 0.5, WORD),
    e.MatchEnded: EventTiming(LASTS, 1.0, COMES),
}


class BoardPresentation(PresentationRules):
    """One table, and a page after it; for `lead` seconds a way is seen before it is gone."""

    passing = frozenset((PASS,))
    by_hand = frozenset({ROLL})
    all_open = True
    matters = frozenset({e.Goal.type, e.MatchEnded.type, e.PeriodEnded.type})
    sections = e.EVENTS.sections("match")
    part_ends = frozenset((e.SetStarted.type, e.SetUp.type, e.MatchEnded.type))
    cues = CUES

    def __init__(self, lead: float) -> None:
        self.lead = lead

    def beat(self, event: Event) -> EventTiming:
        match told := e.EVENTS.read(event):
            case e.PawnMoved() as moved:
                seconds = run_seconds(moved)
            case e.BallPlayed() as played:
                seconds = flight_seconds(played)
            case e.Dribbled():
                seconds = PLACE
            case _:
                return _BEATS.get(type(told)) or super().beat(event)
        return EventTiming(seconds + self.lead, 0.15, seconds + self.lead)

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


MANNERS: Final = BoardPresentation(0.15)
"""Where somebody decides: his own ways he has seen already."""
WATCHED: Final = BoardPresentation(0.4)
"""Where only computer seats play."""
