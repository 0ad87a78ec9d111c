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

from swallows_gui.games.tactics_board.rules.board import OFF, ROWS
from swallows_gui.games.tactics_board.rules.shots import KICKS, shootout_winner
from swallows_gui.games.tactics_board.rules.tables import PAWNS, SIDES
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView
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
from swallows_gui.games.tactics_board.words.match_story import MatchStory, Shot
from swallows_gui.games.tactics_board.words.phrases import RESULTS, number_of, period_name
from swallows_gui.games.tactics_board.words.sentences import pawn_words, side_name, team_words
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.kit.dice import TUMBLE, Tumble
from swallows_gui.ui.play.kick_words import lamp_words, penalty_stakes, shootout_stakes
from swallows_gui.ui.play.peaks import PeakSide, Sides
from swallows_gui.ui.play.stage_band import BandState, SideHolder
from swallows_gui.ui.stage.spot_kick import Act, Dress, End, LampRow, SpotKick
from swallows_gui.ui.stage.spot_view import SpotKickView


@dataclass(frozen=True, slots=True)
class Cast:
    """The players of the match: the names of the seats."""

    names: Sequence[str]

    def player(self, side: int) -> str:
        """The player whose face stands for a side: its first."""
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
    """The picture of the board after all events told so far."""
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
    """The offside line of a side, in rows from Red's goal line; OFF if nobody can be offside."""
    if view.ball < 0 or side < 0 or view.open.restart in ("corner", "goal_kick"):
        return OFF
    row = min(view.last_rows[1 - side], ROWS // 2)
    if row <= 1:
        return OFF
    return ROWS - row + 1 if side == 0 else row - 1


# The band


def band_of(story: MatchStory, cast: Cast, decides: int | None) -> BandState:
    """The band's state; `decides` is the side that is asked, None for none."""
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
    """The line below a name: the side, and its goals with scorers."""
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
    return story.taken is not None and from_the_spot(story)


def end_of(shot: str, number: int) -> End:
    """The ball's end by spinner or die: round the post at a corner flag, over the bar at a goal kick."""
    return _ENDS[result_of(shot, number)]


def _shooter(story: MatchStory, asked: int) -> int:
    """The side that has just kicked, else the one that kicks next; -1 if not known yet."""
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


def _written(story: MatchStory, shot: Shot) -> tuple[tuple[str, ...], str]:
    """What the strip says of a kick: who took it, and what came of it."""
    result = result_of(story.shot, shot.number)
    words = RESULTS(result)
    if story.phase == "shootout" and result != "goal":  # there are no corners in it: as the lamp has it
        words = dict(lamp_words())[_lamp(story.shot, shot.number)]
    return (pawn_words(shot.side, number_of(shot.pawn)),), words


class BoardKicks(SpotKickView):
    """Shows the kicks of a match over its table as they are told."""

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
        if whole and story.taken is not None:
            shown = story.taken.number
            act = Act(run=1.0, flown=1.0, end=end_of(story.shot, shown), reached=1.0, landed=1.0, aside=aside,
                      die=shown)  # fmt: skip
            sums, verdict = _written(story, story.taken)
        self.show_kick(kick_of(story, cast, asked), act, sums, verdict)
        self.setAccessibleName(" ".join(part for part in _stakes(story, cast, _shooter(story, asked)) if part))
        self.raise_()

    def begin(self, shot: Shot, story: MatchStory, cast: Cast, speed: float | None) -> bool:
        """The motion of a shot begins, if it is a kick from the spot; `story` is the one before it."""
        if not from_the_spot(story):
            return False
        self.show_story(story, cast, shot.side, whole=True)
        sums, verdict = _written(story, shot)
        self.roll(shot.number, sums, verdict, end_of(story.shot, shot.number), WRITING, speed)
        return True
