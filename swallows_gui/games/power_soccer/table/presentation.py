"""How Power Soccer is presented: each event is shown by itself, and the screen is never covered, as nothing is hidden.

Also its sounds: a die, a ball, and a crowd that counts along.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.power_soccer.rules import events as e
from swallows_gui.games.power_soccer.rules.actions import ROLL
from swallows_gui.games.power_soccer.rules.state import GOAL_AT
from swallows_gui.games.power_soccer.table.kicks import COMES as STEPS_UP
from swallows_gui.games.power_soccer.table.pitch_moments import CARD, FLAG, HOP, SHOT, SIDES, STEAL
from swallows_gui.models.chapters import Event
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS
from swallows_gui.ui.play.moments import AT_ONCE, EventTiming
from swallows_gui.ui.play.presentation import CALM, TABLE, ByField, Cue, Cues, PresentationRules

if TYPE_CHECKING:
    from collections.abc import Collection

    from swallows_gui.games.power_soccer.rules.view import PowerSoccerView


def _by_points(told: WrittenEvent) -> float:
    """The stands follow the points of an attack, which everybody sees."""
    return CALM + 0.55 * min(1.0, told.points / GOAL_AT) if isinstance(told, e.PointsMade) else CALM


CUES: Final = Cues(
    e.EVENTS,
    {
        "match_started": Cue(arrives="whistle_one"),
        "die_rolled": Cue("die_roll", "die_rest"),
        "face_chosen": Cue(arrives="piece"),
        "wall_shot": ByField("hit", {True: Cue("kick", "net")}, Cue("kick", "post")),
        "kicked_off": Cue("whistle_one", "kick"),
        "attack_started": Cue(arrives="steps", mood=CALM + 0.08),
        "points_made": Cue("kick", mood=_by_points),
        "card_shown": Cue("whistle_one", "card_laid jeers", mood=0.5),
        "offside": ByField("given", {True: Cue("whistle_two", "groan", mood=CALM)}, Cue(arrives="gasp")),
        "penalty_given": Cue("whistle_two", mood=0.8),
        "attack_over": ByField(
            "reason",
            {
                "goal": Cue(silent="the goal that follows is heard"),
                "over": Cue(arrives="groan", mood=CALM),
                "red": Cue(mood=0.35, silent="the card that was shown has been heard"),
                "offside": Cue(mood=CALM, silent="the flag has been heard"),
                "wide": Cue("kick", "groan", mood=CALM),
                "saved": Cue("kick", "gloves gasp", mood=0.35),
            },
            Cue("tackle", "gasp", mood=0.3),
        ),
        "goal": Cue("net", "roar", mood=1.0),
        "shootout_started": Cue("whistle_one", mood=0.6),
        "kick_over": ByField(
            "reason",
            {"goal": Cue("kick", "net roar", mood=0.9), "saved": Cue("kick", "gloves gasp", mood=0.6)},
            Cue("kick", "post groan", mood=0.5),
        ),
        "match_ended": Cue("whistle_three", "applause"),
    },
    begins=e.MatchStarted,
    ends=e.MatchEnded,
    goal=e.Goal,
    late=lambda told: isinstance(told, e.ShootoutStarted),
)


# ruff: noqa: ARG002 - the base names arguments that are not needed here


RESULT: Final = "result"
"""The page with statistics, when the match is over."""

_BEATS: Final[Mapping[type, EventTiming]] = {
    e.DieRolled: EventTiming(TUMBLE, 0.3, TUMBLE),
    e.FaceChosen: EventTiming(0.2, 0.0, 0.0),
    e.PointsMade: EventTiming(HOP, 0.35, HOP),
    e.CardShown: EventTiming(CARD, 0.6, CARD),
    e.PenaltyGiven: EventTiming(0.0, STEPS_UP, 0.0),
    e.WallShot: EventTiming(SHOT, 0.35, SHOT),
    e.KickedOff: EventTiming(SIDES, 0.4, 0.0),
    e.AttackStarted: EventTiming(SIDES, 0.15, SIDES),
    e.Goal: EventTiming(LASTS, 0.1, COMES),
    e.ShootoutStarted: EventTiming(SIDES, 0.5, SIDES),
    e.KickOver: EventTiming(SHOT, 0.5, SHOT),
    e.MatchEnded: EventTiming(LASTS, 1.0, COMES),
}
_ENDS: Final = {
    "goal": AT_ONCE,
    "over": EventTiming(0.0, 0.7, 0.0),
    "red": EventTiming(0.0, 0.3, 0.0),
    "offside": EventTiming(0.0, 0.3, 0.0),
    "wide": EventTiming(SHOT, 0.6, SHOT),
    "saved": EventTiming(SHOT, 0.6, SHOT),
    "stolen": EventTiming(STEAL, 0.6, STEAL),
}


class PowerPresentation(PresentationRules):
    """One table, and a page after it."""

    by_hand = frozenset({ROLL})
    all_open = True
    matters = frozenset({e.Goal.type, e.MatchEnded.type, e.ShootoutStarted.type})
    sections = e.EVENTS.sections("match")
    part_ends = frozenset((e.AttackOver.type,))
    cues = CUES

    def beat(self, event: Event) -> EventTiming:
        match told := e.EVENTS.read(event):
            case e.AttackOver(reason=reason):
                return _ENDS[reason]
            case e.Offside(given=given):
                return EventTiming(FLAG, 0.7, FLAG) if given else EventTiming(0.0, 0.4, 0.0)
        return _BEATS.get(type(told)) or super().beat(event)

    def speaks(self) -> bool:
        return settings().now.on("power_soccer.voices")

    def scene(self, view: PowerSoccerView, *, asked: bool, over: bool) -> str:
        return RESULT if over else TABLE

    def needs_hand(self, view: PowerSoccerView) -> bool:
        """Nothing is held (P12)."""
        return False

    def in_section(self, view: PowerSoccerView) -> bool:
        return view.to_move is not None

    def concerns(self, view: PowerSoccerView, seats: Collection[int], own: object) -> bool:
        return True


MANNERS: Final = PowerPresentation()
"""The same for every match."""
