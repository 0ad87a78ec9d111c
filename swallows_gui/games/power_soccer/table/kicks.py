"""Penalties and the shoot-out of Power Soccer on the stage (P2.7, P5), and the match sheet beside the table.

The stage shows taker, keeper, lamps and the die. The sheet has a row for each round, a column for each side, how each
attack ended, and the goals.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from swallows_gui.games.power_soccer.rules.state import KICKS, shootout_winner
from swallows_gui.games.power_soccer.table.picture import Plate
from swallows_gui.games.power_soccer.table.pitch_moments import STEPS_UP
from swallows_gui.games.power_soccer.table.scenes import Cast
from swallows_gui.games.power_soccer.words.match_story import MatchStory, Roll
from swallows_gui.games.power_soccer.words.outlook_words import OutlookWords
from swallows_gui.games.power_soccer.words.sheet import SheetModel
from swallows_gui.models import roles
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.kit.dice_tray import DieLook, paint_faced_die
from swallows_gui.ui.kit.icons import paint_ball
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.tables import PosterTable, SignDelegate
from swallows_gui.ui.play.kick_words import lamp_words, penalty_stakes, shootout_stakes
from swallows_gui.ui.stage.spot_kick import Act, Dress, End, LampRow, SpotKick
from swallows_gui.ui.stage.spot_view import SpotKickView

WRITING: Final = 0.25
"""Seconds at pace normal in which it is written what a colour means."""
SHOT: Final = 0.5
"""Seconds at pace normal in which a ball ends, and both take it."""
_ENDS: Final[dict[str, End]] = {"goal": "goal", "wide": "over", "saved": "saved"}
_LAMPS: Final = {"goal": "scored", "wide": "missed", "saved": "saved"}
_CORNERS: Final = (-1.0, 0.9, -0.8, 1.0)
_FROM_THE_SPOT: Final = ("penalty", "kick", "save")
_TRIM: Final = ("#F4EFE3", "#D9A21B")
"""Of a shirt in a side's colour."""


def from_the_spot(story: MatchStory) -> bool:
    """Whether the ball lies on the spot, or a kick from there has ended last."""
    return story.spot and story.phase in ("attack", "kicks")


def shooter(story: MatchStory) -> int:
    """The side that shoots, or has done so last."""
    if story.phase != "kicks":
        return story.attacker % 2
    if story.kicked:
        return story.kicks[-1].side
    if story.kicks:
        return story.kicks[0].side if len(story.kicks) % 2 == 0 else 1 - story.kicks[0].side
    if story.laid and story.kicks_first is not None:
        return story.kicks_first
    roll = story.roll
    return 0 if roll is None else roll.seat % 2 if roll.purpose == "kick" else 1 - roll.seat % 2


def end_of(roll: Roll, *, keeper: bool) -> End:
    """The ball's end after a roll from the spot; "" while it is on its way to the keeper."""
    black = roll.colour == "black"
    if roll.purpose == "save":
        return "saved" if black else "goal"
    if roll.purpose == "kick" or keeper:
        return "over" if black else ""
    return "goal" if black else "over"


def act_of(story: MatchStory, *, keeper: bool) -> Act:
    """The positions in a kick when all events told so far have come to rest."""
    roll = story.roll
    taken = len(story.kicks) - story.kicked
    aside = _CORNERS[(taken + len(story.attacks)) % len(_CORNERS)]
    if roll is None or roll.purpose not in _FROM_THE_SPOT or story.laid:
        return Act(aside=aside)
    end = end_of(roll, keeper=keeper)
    landed = 1.0 if story.ending else 0.0
    return Act(run=1.0, flown=1.0, end=end, reached=1.0 if end else 0.0, landed=landed, aside=aside, die=roll.die)


def kick_of(story: MatchStory, cast: Cast, look: DieLook) -> SpotKick:
    """The scene of the kick that is taken, or has been taken last."""
    side, shootout = shooter(story), story.phase == "kicks"
    rows = tuple(_row(story, cast, each, running=each == side) for each in (0, 1))
    score = story.shootout if shootout else story.score
    head, tail = _sentence(story, cast, side)
    awaited = OutlookWords(cast.view, cast.names)
    prospects = awaited.prospects() if cast.view.step in _FROM_THE_SPOT else []
    tag = translate("Kicks", "Penalty shoot-out") if shootout else translate("Kicks", "Penalty")
    return SpotKick(
        (rows[0], rows[1]), side, f"{score[0]} : {score[1]}", tag, head.upper(), tail,
        needs=" · ".join(part.words for part in prospects[0].parts if part.words) if prospects else "",
        chance=per_cent(prospects[0].figure) if prospects else "",
        words=lamp_words(),
        lamps=KICKS if shootout else 0,
        die=partial(_paint_die, look),
    )  # fmt: skip


def _paint_die(look: DieLook, painter: QPainter, room: QRectF, moment: object) -> None:
    paint_faced_die(painter, room, look, moment, shadow=False)  # type: ignore[arg-type]


def _row(story: MatchStory, cast: Cast, side: int, *, running: bool) -> LampRow:
    shirt, trim = QColor(cast.colour(side)), QColor(_TRIM[side])
    kicks = [_LAMPS[shot.reason] for shot in story.kicks if shot.side == side]
    if running and story.phase == "kicks" and not story.kicked:
        kicks.append("running")
    person = Person(cast.side(side), cast.colour(side))

    def face(painter: QPainter, room: QRectF) -> None:
        draw_face(painter, QRectF(room.left(), room.top(), room.height(), room.height()), person)

    return LampRow(cast.side(side), Dress(shirt, trim, shirt, trim), tuple(kicks), face)


def _sentence(story: MatchStory, cast: Cast, side: int) -> tuple[str, str]:
    """What the present kick decides, as two halves of a line."""
    if story.ending:
        return "", ""
    name = cast.side(side)
    if story.phase != "kicks":
        return penalty_stakes(name, story.score[side], story.score[1 - side])
    taken = [sum(shot.side == each for shot in story.kicks) for each in (0, 1)]
    return shootout_stakes(name, side, (taken[0], taken[1]), story.shootout, KICKS, shootout_winner)


class PowerKicks(SpotKickView):
    """Shows the kicks of a match over its table as they are told."""

    def __init__(self, over: QWidget, ground: QWidget) -> None:
        super().__init__(over)
        self._table, self._ground = over, ground

    def show_story(self, story: MatchStory, cast: Cast | None, look: DieLook, plate: Plate, *, whole: bool) -> None:
        """Show the kick of a story at rest; hidden where none is taken. `whole`: over all of the table, else over its
        ground, so that question and hand are free."""
        if cast is None or not from_the_spot(story):
            self.clear()
            return
        self.stand_over(self._table if whole else self._ground, bare=not whole)
        what = kick_of(story, cast, look)
        act = act_of(story, keeper=cast.view.options.keeper)
        sums, verdict = _written(plate, act)
        self.show_kick(what, act, sums, verdict)
        self.setAccessibleName(" ".join(part for part in _sentence(story, cast, shooter(story)) if part))
        self.raise_()

    def begin(self, after: MatchStory, cast: Cast, plate: Plate, speed: float | None) -> None:
        """The motion of an event begins; `after` is the story with it, `plate` what the plate then says."""
        roll = after.roll
        if after.rolled and roll is not None and roll.purpose in _FROM_THE_SPOT:
            hangs = roll.purpose == "save"
            if not hangs:
                self.act = Act(aside=self.act.aside)
            end = end_of(roll, keeper=cast.view.options.keeper)
            self.roll(roll.die, *_written(plate, Act(die=roll.die)), end, WRITING, speed, hangs=hangs)
        elif after.ending in _ENDS and self.what is not None:
            self.strike_home(_ENDS[after.ending], SHOT, speed)
        elif after.laid and after.phase == "attack":
            self.come_up(STEPS_UP, speed)


def _written(plate: Plate, act: Act) -> tuple[tuple[str, ...], str]:
    """The strip's words for the present die."""
    return ((), "") if act.die is None else ((plate.top,), plate.below)


Index = QModelIndex | QPersistentModelIndex


class _Cells(SignDelegate):
    """The attack that runs lies on gold."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if index.data(roles.KEY) == "now":
            painter.fillRect(option.rect.adjusted(1, 1, -1, -1), theme().colour("gold"))
        super().paint(painter, option, index)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(roles.KEY) == "now":
            for role in (option.palette.ColorRole.Text, option.palette.ColorRole.HighlightedText):
                option.palette.setColor(role, theme().colour("on_gold"))


class PowerSheetTable(PosterTable):
    """The match sheet as a table; a ball marks goals, a card red cards."""

    def __init__(self, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(1, 2, squeezed=True, parent=parent)
        self.setItemDelegate(_Cells(self))
        self.setModel(model)
        self.retranslate()

    def retranslate(self) -> None:
        """Set its accessible name in the language in use."""
        self.setAccessibleName(self.tr("Match sheet"))

    def sign(self, of: Any) -> QIcon:
        return _sign(str(of), theme().px(16), self.devicePixelRatioF())

    def sizeHint(self) -> QSize:
        return QSize(theme().px(250), theme().px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(150), theme().px(90))


@lru_cache(maxsize=16)
def _sign(reason: str, side: int, dpr: float) -> QIcon:
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as painter:
        if reason == "goal":
            paint_ball(painter, QPointF(side / 2, side / 2), side * 0.44, QColor("#1A1A1A"))
        else:
            set_ink(painter, line=QPen(QColor("#1A1A1A"), 1), fill=QColor("#C8321F"))
            painter.drawRect(QRectF(side * 0.22, side * 0.08, side * 0.56, side * 0.84))
    return QIcon(pixmap)
