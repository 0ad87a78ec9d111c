"""How Tactics Board is presented: each event is shown by itself, and the screen is never covered, as nothing is hidden.

Also its sounds: pieces on a wooden board, and a crowd that follows the ball up and down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.games.tactics_board.rules.actions import PASS, ROLL
from swallows_gui.games.tactics_board.rules.board import COLUMNS, OFF, ROWS
from swallows_gui.games.tactics_board.table import board_moments as moments
from swallows_gui.games.tactics_board.table.board_moments import (
    CARD,
    FLAG,
    LINE_UP,
    PLACE,
    SLIDE,
    WAYS,
    WORD,
    BoardHappening,
    flight_seconds,
    run_seconds,
)
from swallows_gui.games.tactics_board.table.pawn_paint import COLOURS
from swallows_gui.games.tactics_board.table.scenes import Cast
from swallows_gui.games.tactics_board.table.spinner import SPIN
from swallows_gui.games.tactics_board.words.match_story import MatchStory, pawn_of
from swallows_gui.games.tactics_board.words.phrases import ending_name, period_name
from swallows_gui.games.tactics_board.words.sentences import pawn_words, side_name
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS, TakeOver
from swallows_gui.ui.play.moments import EventTiming
from swallows_gui.ui.play.peaks import GoalFacts, end_peak, goal_peak
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


# What is seen and said


NO_LINE: Final = (e.SetUp, e.Awarded, e.Goal, e.PeriodEnded, e.Captured, e.BattleRolled, e.SetStarted)
"""Events with which the offside line goes, or changes sides."""


def happening_of(story: MatchStory, event: WrittenEvent | None, lead: float) -> BoardHappening | None:
    """What is seen of an event that is about to arrive; `story` is the one before it, `lead` for how long a way is
    seen before it is gone."""
    match event:
        case e.PeriodStarted(period=period, side=side):
            words = translate("BoardMoments", "{period}: {side} kicks off")
            return moments.a_word(words.format(period=period_name(period), side=side_name(side)), COLOURS[side])
        case e.SetUp():
            return _line_up(story, event)
        case e.Placed():
            return moments.a_slide(_slide(story, pawn_of(event), event.square), moments.PLACE)
        case e.Shifted():
            return moments.a_slide(_slide(story, pawn_of(event), event.square), moments.SLIDE)
        case e.PawnMoved():
            pawn = pawn_of(event)
            way = story.way(pawn, event.square, steps=1 if event.keeper else story.pawn_die)
            return moments.a_run(pawn, way, run_seconds(event.from_, event.square), lead)
        case e.BallPlayed():
            way = story.after(event).flights[-1]
            return moments.a_flight(way, flight_seconds(event.from_, event.square), lead)
        case e.Dribbled():
            way = (story.ball, event.square)
            return moments.a_run(pawn_of(event), way, moments.PLACE, lead, with_ball=True)
        case e.BattleRolled():
            battle = story.after(event).battle
            return None if battle is None else moments.a_battle(battle)
        case e.OffsideGiven():
            words = translate("BoardMoments", "Offside: {pawn}").format(pawn=pawn_words(event.side, event.pawn))
            return moments.a_flag(OFF, words, event.square)
        case e.Fouled():
            words = translate("BoardMoments", "6 against 1: foul by {pawn}")
            return moments.a_word(words.format(pawn=pawn_words(event.side, event.pawn)), "#1A1A1A")
        case e.CardShown():
            return moments.a_card(story.at[pawn_of(event)], event.card)
        case e.Awarded():
            return moments.a_word(award_words(event), COLOURS[event.side])
        case e.PeriodEnded(period=period) if period % 2:
            return moments.a_word(pause_words(period), "#1A1A1A")
    return None


class Throw(NamedTuple):
    """Dice that are thrown."""

    dice: tuple[int, ...]
    ball: bool = False
    lots: bool = False


def throw_of(event: WrittenEvent | None) -> Throw | None:
    """The dice that lie beside the board in an event."""
    match event:
        case e.PawnRolled(die=die):
            return Throw((die,))
        case e.BallRolled(dice=dice):
            return Throw(dice, ball=True)
        case e.LotsRolled(dice=dice):
            return Throw(dice, lots=True)
    return None


def saying_of(event: WrittenEvent | None, story: MatchStory) -> str:
    """What is said while an event is shown; "" where the question before stays."""
    match event:
        case e.PawnRolled():
            return translate("BoardTable", "The die rolls …")
        case e.BallRolled() | e.LotsRolled():
            return translate("BoardTable", "The dice roll …")
        case e.PawnMoved() | e.Dribbled():
            return translate("BoardTable", "{pawn} runs …").format(pawn=pawn_words(event.side, event.pawn))
        case e.BallPlayed():
            return translate("BoardTable", "{pawn} plays the ball …").format(pawn=pawn_words(event.side, event.pawn))
        case e.ShotTaken() if story.shot == "spinner":
            return translate("BoardTable", "The spinner turns …")
        case e.ShotTaken():
            return translate("BoardTable", "The die rolls …")
        case e.BattleRolled():
            return translate("BoardTable", "Two dice roll for the ball …")
    return ""


def _slide(story: MatchStory, pawn: int, square: int) -> dict[int, tuple[int, ...]]:
    here = story.at[pawn]
    return {pawn: (square,) if here < 0 else (here, square)}


def _line_up(story: MatchStory, event: e.SetUp) -> BoardHappening:
    squares = [OFF if square is None else square for side in event.squares for square in side]
    ways: dict[int, tuple[int, ...]] = {}
    for pawn, square in enumerate(squares):
        if square >= 0:
            ways |= _slide(story, pawn, square)
        elif story.at[pawn] >= 0:
            ways[pawn] = (OFF,)
    return moments.a_slide(ways, moments.LINE_UP)


def award_words(event: e.Awarded) -> str:
    """What a side has been given."""
    texts = {
        "free_kick": translate("BoardMoments", "Free kick for {side}"),
        "penalty": translate("BoardMoments", "Penalty kick for {side}"),
        "corner": translate("BoardMoments", "Corner kick for {side}"),
        "goal_kick": translate("BoardMoments", "Goal kick for {side}"),
    }
    return texts[event.what].format(side=side_name(event.side))


def pause_words(period: int) -> str:
    """What is called when a period is over and another one follows."""
    if period == 1:
        return translate("BoardMoments", "Half-time")
    return translate("BoardMoments", "Change of ends")


def peak_of(event: WrittenEvent | None, story: MatchStory, cast: Cast, over: QWidget) -> TakeOver | None:
    """The poster of a goal or of the end; `story` is the state before the event."""
    match event:
        case e.Goal(side=side, pawn=number, score=score):
            manner = translate("BoardPoster", "Number {number}").format(number=number)
            if story.penalty:
                manner = translate("BoardPoster", "Number {number} from the spot").format(number=number)
            return goal_peak(GoalFacts(side, score, manner=manner), cast.sides, over)
        case e.MatchEnded(winner=winner):
            return end_peak(*_ended(event, cast), cast.sides, winner, over)
    return None


def _ended(ended: e.MatchEnded, cast: Cast) -> tuple[str, str]:
    """The word and the line that announce the end."""
    names = {"side_a": cast.team(0), "side_b": cast.team(1), "a": ended.score[0], "b": ended.score[1]}
    line = translate("BoardPoster", "{side_a} {a} : {b} {side_b}").format(**names)
    if ended.shootout is not None:
        line = translate("BoardPoster", "{side_a} {a} : {b} {side_b}, {c} : {d} in the shoot-out").format(
            c=ended.shootout[0], d=ended.shootout[1], **names
        )
    elif ending := ending_name(ended.after):
        line = translate("BoardPoster", "{score} {ending}").format(score=line, ending=ending)
    if ended.winner is None:
        return translate("BoardPoster", "A draw"), line
    return translate("BoardPoster", "{side} wins").format(side=cast.team(ended.winner)), line


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
            case e.PawnMoved(from_=start, square=square):
                seconds = run_seconds(start, square)
            case e.BallPlayed(from_=start, square=square):
                seconds = flight_seconds(start, square)
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
        """False: there are no hidden cards (T18)."""
        return False

    def in_section(self, view: TacticsBoardView) -> bool:
        return view.to_move is not None

    def concerns(self, view: TacticsBoardView, seats: Collection[int], own: object) -> bool:
        return True


MANNERS: Final = BoardPresentation(0.15)
"""Where somebody decides: his own ways he has seen already."""
WATCHED: Final = BoardPresentation(0.4)
"""Where only computer seats play."""
