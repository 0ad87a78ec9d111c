"""What the table of Tactics Board shows: the picture on the board, the band above, animations, and spot kicks.

Penalty kicks and the shoot-out show taker, keeper, lamps and the spinner on the stage (T13.7, T14.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.games.tactics_board.rules.board import OFF, ROWS
from swallows_gui.games.tactics_board.rules.shots import KICKS, shootout_winner
from swallows_gui.games.tactics_board.rules.tables import PAWNS, SIDES
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView
from swallows_gui.games.tactics_board.table import board_moments as moments
from swallows_gui.games.tactics_board.table.board_moments import BoardHappening
from swallows_gui.games.tactics_board.table.pawn_paint import COLOURS
from swallows_gui.games.tactics_board.table.picture import BoardPicture
from swallows_gui.games.tactics_board.table.spinner import (
    DIE,
    needle,
    paint_die_of_signs,
    paint_spinner,
    result_of,
    signs_of,
)
from swallows_gui.games.tactics_board.words.match_story import MatchStory, number_shown, pawn_of
from swallows_gui.games.tactics_board.words.phrases import RESULTS, ending_name, number_of, period_name
from swallows_gui.games.tactics_board.words.sentences import pawn_words, side_name, team_words
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.kit.dice import TUMBLE, Tumble
from swallows_gui.ui.kit.take_over import TakeOver
from swallows_gui.ui.play.kick_words import lamp_words, penalty_stakes, shootout_stakes
from swallows_gui.ui.play.peaks import GoalFacts, PeakSide, Sides, end_peak, goal_peak
from swallows_gui.ui.play.stage_band import BandState, SideHolder
from swallows_gui.ui.stage.spot_kick import Act, Dress, End, LampRow, SpotKick
from swallows_gui.ui.stage.spot_view import SpotKickView


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays: the names of the seats."""

    names: Sequence[str]

    def player(self, side: int) -> str:
        """Whose face stands for a side: its first player's."""
        return self.names[side]

    @property
    def sides(self) -> Sides:
        """Both sides, for posters."""
        red, blue = (PeakSide(self.team(side), COLOURS[side], self.player(side)) for side in (0, 1))
        return red, blue

    def team(self, side: int) -> str:
        """The names of a side's players."""
        return team_words(self.names, side)


# The board


def picture_of(story: MatchStory) -> BoardPicture:
    """What stands on the board once all of a story has been told."""
    return BoardPicture(
        at=story.at,
        roles=tuple(story.role(pawn) for pawn in range(SIDES * PAWNS)),
        ball=story.ball,
        holder=story.holder,
        offside=story.offside,
        booked=story.booked,
        battle=story.battle,
        run=story.runs[-1].way if story.runs else (),
    )


def flag_line(view: TacticsBoardView, side: int) -> int:
    """How many rows from Red's goal line one of a side is offside, OFF where nobody can be."""
    if view.ball < 0 or side < 0 or view.open.restart in ("corner", "goal_kick"):
        return OFF
    row = min(view.last_rows[1 - side], ROWS // 2)
    if row <= 1:
        return OFF
    return ROWS - row + 1 if side == 0 else row - 1


# What happens


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
            return moments.a_run(pawn, way, moments.run_seconds(event), lead)
        case e.BallPlayed():
            way = story.after(event).flights[-1]
            return moments.a_flight(way, moments.flight_seconds(event), lead)
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
    """The poster of a goal, or of the end of the match; `story` tells of all before it."""
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
    """The word and the line of the end."""
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


# The band


def band_of(story: MatchStory, cast: Cast, decides: int | None) -> BandState:
    """What stands over the board; `decides`: the side that is asked, None while nobody is."""
    players = tuple(
        SideHolder(
            name=cast.team(side),
            colour=COLOURS[side],
            line=_under_name(story, side),
            ball=story.phase == "play" and story.holder >= 0 and story.holder // PAWNS == side,
            decides=decides == side,
            face=cast.player(side),
        )
        for side in (0, 1)
    )
    score = story.kick_goals if story.phase == "shootout" else story.score
    return BandState((players[0], players[1]), score, _below_score(story))


def _under_name(story: MatchStory, side: int) -> str:
    """Which side it is, and who has scored."""
    tell = language().locale.toString
    goals = [
        translate("BoardBand", "{number} (minute {minute})").format(
            number=number_of(goal.pawn), minute=tell(goal.minute)
        )
        for goal in story.goals
        if goal.side == side
    ]
    return " · ".join((side_name(side), *goals[-3:]))


def _below_score(story: MatchStory) -> str:
    if story.phase == "shootout":
        return translate("BoardBand", "Penalty shoot-out")
    if story.phase == "over":
        return translate("BoardBand", "Full time")
    if not story.period:
        return ""
    tell = language().locale.toString
    return translate("BoardBand", "{period}, play {play} of {all}, minute {minute}").format(
        period=period_name(story.period), play=tell(story.plays), all=tell(story.length), minute=tell(story.minute)
    )


WRITING: Final = 0.5
"""Seconds at pace normal in which the ball goes where the spinner has sent it."""
KICK: Final = TUMBLE + WRITING
"""Seconds at pace normal that a kick lasts."""
_ENDS: Final[dict[str, End]] = {"goal": "goal", "corner": "saved", "goal_kick": "over"}
_CORNERS: Final = (-1.0, 0.9, -0.8, 1.0)
_TRIM: Final = ("#F4EFE3", "#D9A21B")
"""Of a shirt in a side's colour."""
_LARGER: Final = 1.7
"""How much larger the spinner is than a die would be."""


def from_the_spot(story: MatchStory) -> bool:
    """Whether a kick from the spot is due, or has been taken last."""
    return story.phase == "shootout" or story.penalty


def kicked(story: MatchStory) -> bool:
    """Whether the last thing to happen was a kick from the spot."""
    return isinstance(story.last, e.ShotTaken) and from_the_spot(story)


def end_of(shot: str, number: int) -> End:
    """Where the ball goes by what spinner or die shows: round the post at a corner flag, over the bar at a goal
    kick."""
    return _ENDS[result_of(shot, number)]


def _shooter(story: MatchStory, asked: int) -> int:
    """The side that has just kicked, else the one that kicks next; -1: nobody knows yet."""
    if story.phase != "shootout":
        return story.o_side
    if kicked(story):
        return story.kicks[-1].side
    if story.kicks:
        return 1 - story.kicks[-1].side
    return asked


def _row(story: MatchStory, cast: Cast, side: int, *, running: bool) -> LampRow:
    shirt, trim = QColor(COLOURS[side]), QColor(_TRIM[side])
    kicks = [_lamp(story.shot, kick.number) for kick in story.kicks if kick.side == side]
    if running and story.phase == "shootout":
        kicks.append("running")
    person = Person(cast.player(side), COLOURS[side])

    def face(painter: QPainter, room: QRectF) -> None:
        draw_face(painter, QRectF(room.left(), room.top(), room.height(), room.height()), person)

    return LampRow(cast.team(side), Dress(shirt, trim, shirt, trim), tuple(kicks), face)


def _lamp(shot: str, number: int) -> str:
    return {"goal": "scored", "saved": "saved", "over": "missed"}[end_of(shot, number)]


def _stakes(story: MatchStory, cast: Cast, side: int) -> tuple[str, str]:
    if side < 0 or kicked(story):
        return "", ""
    name = cast.team(side)
    if story.phase != "shootout":
        return penalty_stakes(name, story.score[side], story.score[1 - side])
    taken = [sum(kick.side == each for kick in story.kicks) for each in (0, 1)]
    return shootout_stakes(name, side, (taken[0], taken[1]), story.kick_goals, KICKS, shootout_winner)


def kick_of(story: MatchStory, cast: Cast, asked: int) -> SpotKick:
    """The scene of the kick that is due, or has been taken last; `asked` is the side that is asked for it."""
    side, shootout = _shooter(story, asked), story.phase == "shootout"
    rows = [_row(story, cast, each, running=each == side and not kicked(story)) for each in (0, 1)]
    score = story.kick_goals if shootout else story.score
    head, tail = _stakes(story, cast, side)
    signs = signs_of(story.shot)
    goals = sum(result_of(story.shot, number) == "goal" for number in range(1, len(signs) + 1))
    needs = translate("BoardKicks", "{result}: {count} of {all}").format(
        result=RESULTS("goal"), count=goals, all=len(signs)
    )
    return SpotKick(
        (rows[0], rows[1]), side, f"{score[0]} : {score[1]}",
        translate("Kicks", "Penalty shoot-out") if shootout else translate("Kicks", "Penalty"),
        head.upper(), tail, needs=needs, chance=per_cent(goals / len(signs)), words=lamp_words(),
        lamps=KICKS if shootout else 0, die=partial(_paint_chance, story.shot), lies=True,
    )  # fmt: skip


def _paint_chance(shot: str, painter: QPainter, room: QRectF, moment: Tumble) -> None:
    """The spinner or the die of signs where a die would lie: it turns as a die would tumble."""
    more = room.width() * (_LARGER - 1) / 2
    square = room.adjusted(-more * 0.1, -more * 1.6, more * 1.9, more * 0.4)  # beside the taker's feet
    if shot == DIE:
        paint_die_of_signs(painter, room, moment.face)
        return
    turn = needle(moment.face, 1.0, len(signs_of(shot))) - 360.0 * 3 * moment.along
    paint_spinner(painter, square, shot, turn, lit=moment.face if not moment.along else 0)


def _written(story: MatchStory, shot: e.ShotTaken) -> tuple[tuple[str, ...], str]:
    """What the strip says of a kick: who took it, and what came of it."""
    number = number_shown(shot)
    result = result_of(story.shot, number)
    words = RESULTS(result)
    if story.phase == "shootout" and result != "goal":  # there are no corners in it: as the lamp has it
        words = dict(lamp_words())[_lamp(story.shot, number)]
    return (pawn_words(shot.side, shot.pawn),), words


class BoardKicks(SpotKickView):
    """Shows the kicks of a match over its table, as they are told."""

    def __init__(self, over: QWidget, ground: QWidget) -> None:
        super().__init__(over)
        self._table, self._ground = over, ground

    def show_story(self, story: MatchStory, cast: Cast, asked: int, *, whole: bool) -> None:
        """Show the kick of a story at rest; hidden where none is due. `whole`: over all of the table, else over its
        ground, so that question and hand are free, and then the next kick is shown, not the last."""
        if not from_the_spot(story) or (not whole and asked < 0):
            self.clear()
            return
        self.stand_over(self._table if whole else self._ground, bare=not whole)
        number = len(story.kicks) - kicked(story) + len(story.shots)
        aside = _CORNERS[number % len(_CORNERS)]
        act = Act(aside=aside)
        sums: tuple[str, ...] = ()
        verdict = ""
        if whole and isinstance(story.last, e.ShotTaken):
            shown = number_shown(story.last)
            act = Act(run=1.0, flown=1.0, end=end_of(story.shot, shown), reached=1.0, landed=1.0, aside=aside,
                      die=shown)  # fmt: skip
            sums, verdict = _written(story, story.last)
        self.show_kick(kick_of(story, cast, asked), act, sums, verdict)
        self.setAccessibleName(" ".join(part for part in _stakes(story, cast, _shooter(story, asked)) if part))
        self.raise_()

    def begin(self, event: WrittenEvent | None, story: MatchStory, cast: Cast, speed: float | None) -> bool:
        """The motion of an event begins, if it is a kick from the spot; `story` is the one before it."""
        if not isinstance(event, e.ShotTaken) or not from_the_spot(story):
            return False
        self.show_story(story, cast, event.side, whole=True)
        shown = number_shown(event)
        sums, verdict = _written(story, event)
        self.roll(shown, sums, verdict, end_of(story.shot, shown), WRITING, speed)
        return True
