"""How the Grudge Match is presented: which questions need the hand, how long each event is shown (G10.3), and its
sounds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final

from swallows_gui.games.grudgematch.rules import events as e
from swallows_gui.games.grudgematch.rules.actions import PASS
from swallows_gui.games.grudgematch.rules.events import EVENTS, Goal, MatchEnded, MatchStarted
from swallows_gui.games.grudgematch.rules.tables import WIDTH
from swallows_gui.games.grudgematch.table.board_moments import DROP, PLACE, PUT, SLAP, STEP, SWEEP, flight_seconds
from swallows_gui.games.grudgematch.table.kick_strip import FLIES
from swallows_gui.games.grudgematch.words.match_story import number_of
from swallows_gui.models.chapters import Event
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS
from swallows_gui.ui.play.moments import EventTiming
from swallows_gui.ui.play.presentation import CALM, TABLE, ByField, Cue, Cues, PresentationRules

if TYPE_CHECKING:
    from swallows_gui.games.grudgematch.rules.view import GrudgematchView


CUES: Final = Cues(
    EVENTS,
    {
        "match_started": Cue(arrives="page"),
        "pack_shuffled": Cue("shuffle"),
        "cards_dealt": Cue("card_drawn"),
        "placed": Cue(arrives="piece"),
        "turn_started": Cue(mood=0.3, silent="every turn would begin with the same sound"),
        "ball_in": Cue("die_roll whistle_one", "die_rest"),
        "ball_put": Cue(arrives="piece"),
        "ball_out": ByField(
            "reason", {"half_time": Cue(silent="the whistle of half-time is heard")}, Cue("whistle_one", mood=CALM)
        ),
        "run_rolled": Cue("die_roll", "die_rest"),
        "ran": Cue("steps"),
        "card_played": ByField(
            "as",
            {
                "kick": Cue("card_drawn", "card_laid kick", mood=0.5),
                "tackle": Cue("card_drawn", "card_laid tackle", mood=0.5),
            },
            Cue("card_drawn", "card_laid"),
        ),
        "fouled": Cue("die_roll tackle", "whistle_two jeers", mood=0.5),
        "tackled": Cue("tackle", "gasp", mood=0.4),
        "tackle_failed": Cue("tackle", mood=0.4),
        "direction_chosen": Cue(arrives="page"),
        "ball_moved": ByField(
            "end",
            {
                "goal": Cue("steps", "net", mood=0.9),
                "edge": Cue(arrives="groan", mood=CALM),
                "blocked": Cue(silent="the block that follows is heard"),
            },
            Cue(arrives="piece", mood=0.38),
        ),
        "blocked": Cue("kick", "gloves", mood=0.5),
        "block_failed": Cue(arrives="gasp", mood=0.65),
        "goal": ByField("own_goal", {True: Cue("post", "groan", mood=0.7)}, Cue("net", "roar", mood=1.0)),
        "after_goal_chosen": ByField(
            "die", {None: Cue(silent="nothing is rolled; what was chosen is heard")}, Cue("die_roll", "die_rest")
        ),
        "cards_drawn": Cue("card_drawn"),
        "discarded": Cue(arrives="card_laid"),
        "joker_drawn": Cue("swallow", "gasp", mood=0.6),
        "half_time": Cue(arrives="whistle_two", mood=CALM),
        "box_rolled": Cue("die_roll", "die_rest"),
        "brought_back": Cue(arrives="piece"),
        "match_ended": Cue("whistle_three", "applause"),
    },
    begins=MatchStarted,
    ends=MatchEnded,
    goal=Goal,
)


# ruff: noqa: ARG002 - the base names arguments that are not needed here


RESULT: Final = "result"
"""The page with statistics, when the match is over."""
IN_HAND: Final = frozenset(("kick", "dead_turn", "after_goal_exchange"))
"""Steps that are answered from the hand; to tackle and to block it may be opened (G10.3)."""
UNOPENED: Final = frozenset(("tackle", "block"))
"""Steps that can be passed without a look into the hand (G10.3)."""
DRAWN: Final = 0.15
"""Seconds at pace normal in which a card is drawn."""

_BEATS: Final[Mapping[type, EventTiming]] = {
    e.Placed: EventTiming(PLACE, 0.0, PLACE),
    e.TurnStarted: EventTiming(SWEEP, 0.0, 0.0),
    e.BallIn: EventTiming(TUMBLE + DROP, 0.2, TUMBLE),
    e.BallPut: EventTiming(PUT, 0.1, PUT),
    e.RunRolled: EventTiming(TUMBLE, 0.25, TUMBLE),
    e.Fouled: EventTiming(TUMBLE, 0.7, TUMBLE),
    e.Tackled: EventTiming(SWEEP, 0.3, SWEEP / 2),
    e.TackleFailed: EventTiming(0.0, 0.4, 0.0),
    e.DirectionChosen: EventTiming(0.0, 0.1, 0.0),
    e.Blocked: EventTiming(SLAP, 0.4, SLAP),
    e.BlockFailed: EventTiming(0.0, 0.4, 0.0),
    e.Goal: EventTiming(LASTS, 0.1, COMES),
    e.JokerDrawn: EventTiming(LASTS, 0.1, COMES),
    e.Discarded: EventTiming(0.0, 0.3, 0.0),
    e.BoxRolled: EventTiming(TUMBLE, 0.3, TUMBLE),
    e.BroughtBack: EventTiming(PLACE, 0.2, PLACE),
    e.MatchEnded: EventTiming(LASTS, 1.0, COMES),
}


class GrudgePresentation(PresentationRules):
    """One table, and a page after it."""

    passing = frozenset((PASS,))
    matters = frozenset({e.Goal.type, e.MatchEnded.type, e.JokerDrawn.type})
    sections = e.EVENTS.sections("match")
    part_ends = frozenset((e.TurnStarted.type,))
    cues = CUES

    def beat(self, event: Event) -> EventTiming:
        match told := e.EVENTS.read(event):
            case e.Ran(from_=start, space=space):
                motion = STEP * _steps(start, space)
                return EventTiming(motion, 0.1, motion)
            case e.BallMoved(way=way, end=end):
                motion = flight_seconds(len(way), goal=end == "goal")
                return EventTiming(motion, 0.05, motion)
            case e.CardPlayed(dice=dice):
                return EventTiming(TUMBLE + FLIES, 0.4, TUMBLE) if dice else EventTiming(FLIES, 0.4, 0.0)
            case e.AfterGoalChosen(die=int()):
                return EventTiming(TUMBLE, 0.2, TUMBLE)
            case e.CardsDrawn() | e.CardsDealt() as taken:
                motion = DRAWN * number_of(taken)
                return EventTiming(motion, 0.0, motion)
            case e.PackShuffled(reason="second"):
                return EventTiming(LASTS, 0.2, COMES)
        return _BEATS.get(type(told)) or super().beat(event)

    def speaks(self) -> bool:
        return settings().now.on("grudgematch.voices")

    def scene(self, view: GrudgematchView, *, asked: bool, over: bool) -> str:
        return RESULT if over else TABLE

    def needs_hand(self, view: GrudgematchView) -> bool:
        return view.step in IN_HAND

    def asks_over_the_hand(self, view: GrudgematchView) -> bool:
        return view.step in UNOPENED

    def in_section(self, view: GrudgematchView) -> bool:
        return view.to_move is not None

    def concerns(self, view: GrudgematchView, seats: Collection[int], own: object) -> bool:
        return True


def _steps(start: int, end: int) -> int:
    """The fewest steps from one space to another."""
    down, across = abs(start // WIDTH - end // WIDTH), abs(start % WIDTH - end % WIDTH)
    return max(1, down + across)


MANNERS: Final = GrudgePresentation()
"""The same for every match."""
