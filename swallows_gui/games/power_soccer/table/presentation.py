"""How Power Soccer is presented: each event is shown by itself, and the screen is never covered, as nothing is hidden.

Also its sounds: a die, a ball, and a crowd that counts along.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.power_soccer.rules import events as e
from swallows_gui.games.power_soccer.rules.actions import ROLL
from swallows_gui.games.power_soccer.rules.state import GOAL_AT
from swallows_gui.games.power_soccer.table import pitch_moments as moments
from swallows_gui.games.power_soccer.table.picture import Plate
from swallows_gui.games.power_soccer.table.pitch_moments import (
    CARD,
    FLAG,
    HOP,
    SHOT,
    SIDES,
    STEAL,
    STEPS_UP,
    PitchHappening,
)
from swallows_gui.games.power_soccer.table.scenes import Cast
from swallows_gui.games.power_soccer.words.match_story import MatchStory, Roll
from swallows_gui.games.power_soccer.words.outlook_words import card_name, colour_name, face_name, reason_line
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS, TakeOver
from swallows_gui.ui.play.moments import AT_ONCE, EventTiming
from swallows_gui.ui.play.peaks import GoalFacts, end_peak, goal_peak
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


# The plate


def plate_of(story: MatchStory, cast: Cast) -> Plate:
    """What the plate beside the die says about the last event."""
    roll = story.roll
    if roll is None:
        return Plate()
    match story.last:
        case e.AttackStarted() | e.ShootoutStarted() | e.MatchEnded():
            return Plate()
        case e.PointsMade(added=added, points=points):
            return Plate(f"{points - added} + {added} = {points}", _short_of(points))
        case e.AttackOver(reason=reason) if story.attack is not None:
            words = reason_line(reason, story.attack.points)
        case e.Goal():
            words = reason_line("goal", story.points)
        case e.CardShown(card=card):
            words = card_name(card)
        case e.Offside(given=given):
            words = _offside_words(story.points, given=given)
        case e.PenaltyGiven():
            words = translate("PowerPlate", "Next the colour counts")
        case e.WallShot(hit=hit):
            words = translate("PowerPlate", "It is in!") if hit else translate("PowerPlate", "Missed")
        case e.KickOver(reason=reason):
            words = reason_line(reason, 0)
        case e.KickedOff(side=side):
            words = translate("PowerPlate", "{name} starts").format(name=cast.side(side))
        case _:
            words = _meaning(story, roll, cast)
    return Plate(_rolled(story, roll), words)


def _rolled(story: MatchStory, roll: Roll) -> str:
    """The result of the die in a word."""
    if roll.for_colour:
        return colour_name(roll.colour)
    if roll.other is not None and not story.chosen and story.rolled and roll.other != roll.die:
        return translate("PowerPlate", "Which one?")
    name = face_name(story.chosen or roll.face)
    return name[:1].upper() + name[1:]


def _short_of(points: int) -> str:
    if points == GOAL_AT:
        return translate("PowerPlate", "Exactly fifty!")
    if points > GOAL_AT:
        return translate("PowerPlate", "Over the bar")
    return translate("PowerPlate", "{points} short of a goal").format(points=GOAL_AT - points)


def _offside_words(points: int, *, given: bool) -> str:
    if given:
        return translate("PowerPlate", "With {points}: attack over").format(points=points)
    return translate("PowerPlate", "With {points}: no effect").format(points=points)


def _meaning(story: MatchStory, roll: Roll, cast: Cast) -> str:
    """What a roll means by itself, before anything has come of it."""
    black = roll.colour == "black"
    match roll.purpose:
        case "start":
            if roll.face != "penalty":
                return translate("PowerPlate", "Not a penalty face")
        case "steal":
            if not black:
                name = cast.names[story.has_ball] if story.has_ball is not None else ""
                return translate("PowerPlate", "{name} goes on").format(name=name)
        case "penalty" | "kick":
            if not black and (roll.purpose == "kick" or cast.view.options.keeper):
                return translate("PowerPlate", "On target")
    return ""


# What happens


def happening_of(event: WrittenEvent | None, cast: Cast) -> PitchHappening | None:
    """The animation of an event on the pitch."""
    match event:
        case e.PointsMade():
            return moments.hopping(event.points - event.added, event.points)
        case e.CardShown():
            return moments.a_card(event.card)
        case e.Offside(given=True):
            return moments.a_flag(translate("PowerPlate", "Offside"))
        case e.AttackOver(reason="stolen"):
            return moments.a_steal()
        case e.WallShot():
            return moments.a_wall_shot(event.hole, hit=event.hit)
        case e.AttackStarted(seat=seat):
            words = translate("PowerPlate", "{name} attacks").format(name=cast.names[seat])
            return moments.a_change(words, cast.colour(seat))
        case e.KickedOff(side=side):
            words = translate("PowerPlate", "{name} starts").format(name=cast.side(side))
            return moments.a_change(words, cast.colour(side))
        case e.ShootoutStarted(side=side):
            return moments.a_change(translate("PowerPlate", "Penalty kicks"), cast.colour(side))
    return None


def peak_of(event: WrittenEvent | None, story: MatchStory, cast: Cast, over: QWidget) -> TakeOver | None:
    """The poster of a goal or of the end; `story` is the state before the event."""
    sides = cast.peak_sides(story)
    match event:
        case e.Goal():
            manner = translate("PowerPoster", "From the spot") if story.spot else ""
            return goal_peak(GoalFacts(event.side, event.score, manner=manner), sides, over)
        case e.MatchEnded():
            return end_peak(*_ended(event, cast), sides, event.winner, over)
    return None


def _ended(ended: e.MatchEnded, cast: Cast) -> tuple[str, str]:
    """The word and the line that announce the end."""
    score, kicks = ended.score, ended.shootout
    names = {"side_a": cast.side(0), "side_b": cast.side(1)}
    line = translate("PowerPoster", "{side_a} {a} : {b} {side_b}").format(a=score[0], b=score[1], **names)
    if kicks is not None:
        line = translate("PowerPoster", "{side_a} {a} : {b} {side_b}, on penalty kicks {c} : {d}").format(
            a=score[0], b=score[1], c=kicks[0], d=kicks[1], **names
        )
    if ended.winner is None:
        return translate("PowerPoster", "A draw"), line
    return translate("PowerPoster", "{name} wins").format(name=cast.side(ended.winner)), line


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
    """Shows the game on one table, with a page after the match."""

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
        """False: there are no hidden cards (P12)."""
        return False

    def in_section(self, view: PowerSoccerView) -> bool:
        return view.to_move is not None

    def concerns(self, view: PowerSoccerView, seats: Collection[int], own: object) -> bool:
        return True


MANNERS: Final = PowerPresentation()
"""The same for every match."""
