"""How the Grudge Match is presented: which questions need the hand, how long each event is shown (G10.3), and its
sounds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.grudgematch.rules import events as e
from swallows_gui.games.grudgematch.rules.actions import PASS
from swallows_gui.games.grudgematch.rules.events import EVENTS, Goal, MatchEnded, MatchStarted
from swallows_gui.games.grudgematch.rules.tables import SIDES, WIDTH
from swallows_gui.games.grudgematch.table import board_moments as moments
from swallows_gui.games.grudgematch.table.board_moments import (
    DROP,
    PLACE,
    PUT,
    SLAP,
    STEP,
    SWEEP,
    BoardHappening,
    flight_seconds,
)
from swallows_gui.games.grudgematch.table.heads import paint_bare_head
from swallows_gui.games.grudgematch.table.kick_strip import FLIES
from swallows_gui.games.grudgematch.table.scenes import Cast
from swallows_gui.games.grudgematch.words.match_story import MatchStory, number_of
from swallows_gui.games.grudgematch.words.outlook import ended_name
from swallows_gui.games.grudgematch.words.sentences import is_king_of_two, man_name
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS, TakeOver, coloured_poster
from swallows_gui.ui.play.moments import EventTiming
from swallows_gui.ui.play.peaks import GoalFacts, end_peak, goal_peak
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


# What is seen and said


def happening_of(
    story: MatchStory, told: WrittenEvent | None, cast: Cast, view: GrudgematchView
) -> BoardHappening | None:  # fmt: skip
    """The animation of an event; `story` is the state before it."""
    match told:
        case e.Placed(space=space) | e.BroughtBack(space=space):
            return moments.a_placing(story.man_of(told), space)
        case e.BallPut(space=space):
            return moments.a_put(story.ball, space)
        case e.Ran(from_=start, space=space, die=die):
            man = story.man_of(told)
            way = view.reach(man, die or 0).get(space, (space,))
            return moments.a_run(man, (start, *way))
        case e.BallMoved(from_=start, way=way, end=end):
            goes_in = end == "goal"
            if not way and not goes_in:
                return None
            return moments.a_flight((start, *way), story.direction if goes_in else -1)
        case e.Blocked(space=space):
            return moments.a_slap(story.man_of(told), space)
    return _with_words(story, told, cast)


def _with_words(story: MatchStory, told: WrittenEvent | None, cast: Cast) -> BoardHappening | None:
    """The story's big words, for events that have one."""
    match told:
        case e.TurnStarted(seat=seat):
            side = story.side_of(seat)
            words = translate("GrudgePoster", "{nation}'s turn")
            return moments.a_sweep(words.format(nation=cast.nation(side)), cast.colours[side])
        case e.Tackled():
            man = story.man_of(told)
            words = translate("GrudgePoster", "{man} has it!").format(man=man_name(man))
            return moments.a_sweep(words, cast.colours[man // 4], man)
    return None


def told_moment(story: MatchStory, told: WrittenEvent | None, cast: Cast) -> BoardHappening | None:
    """What is shown of an event after its animation; `story` is the state after it."""
    match told:
        case e.BallIn(space=space):
            return moments.a_drop(space)
        case e.CardPlayed() if is_king_of_two(told):
            man = story.man_of(told)
            return moments.a_sweep(translate("GrudgePoster", "A king worth two"), cast.colours[man // 4], man)
    return None


def peak_of(told: WrittenEvent | None, story: MatchStory, cast: Cast, over: QWidget) -> TakeOver | None:
    """The poster of half-time, of a second pack, of a goal, or of the end; `story` is the state before the event."""
    match told:
        case e.JokerDrawn():
            half = translate("GrudgePoster", "Half-time")
            line = translate("GrudgePoster", "The joker is out: all men line up again")
            gold = QColor("#D9A21B")
            return TakeOver(half, line, gold, gold.darker(112), QColor("#1A1A1A"))
        case e.PackShuffled(reason="second"):
            word = translate("GrudgePoster", "Level!")
            return coloured_poster(word, translate("GrudgePoster", "A second pack: the next goal wins"), "#1A1A1A")
        case e.Goal(side=side, score=score, own_goal=own):
            kicker = story.kick.man if story.kick is not None else -1
            head = partial(paint_bare_head, man=kicker) if kicker >= 0 else None
            manner = man_name(kicker) if kicker >= 0 else ""
            if story.golden:
                manner = translate("GrudgePoster", "{man}, golden goal").format(man=manner)
            facts = GoalFacts(SIDES.index(side), score, decides=story.golden, own=own, manner=manner, scorer=head)
            return goal_peak(facts, cast.sides, over)
        case e.MatchEnded(winner=winner, score=(germany, france), after=after):
            won = SIDES.index(winner)
            word = translate("GrudgePoster", "{nation} wins").format(nation=cast.nation(won))
            line = translate("GrudgePoster", "{name}, {a} : {b}, {how}").format(
                name=cast.names[won], a=germany, b=france, how=ended_name(after)
            )
            return end_peak(word, line, cast.sides, won, over)
    return None


def rolling_words(story: MatchStory, told: WrittenEvent | None) -> str:
    """What the dice are thrown for."""
    match told:
        case e.BallIn():
            return translate("GrudgeTable", "Two dice put the ball in …")
        case e.CardPlayed():
            return translate("GrudgeTable", "{man} rolls for his card …").format(man=man_name(story.man_of(told)))
        case e.Fouled():
            return translate("GrudgeTable", "{man} fouls: two dice …").format(man=man_name(story.man_of(told)))
        case e.BoxRolled():
            return translate("GrudgeTable", "A die for the penalty box …")
    return translate("GrudgeTable", "The dice roll …")


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
    """Shows the game on one table, with a page after the match."""

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
