"""The pitch of Power Soccer: shows a picture, and what happens between one picture and the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.games.power_soccer.table.picture import PitchPicture
from swallows_gui.games.power_soccer.table.pitch_moments import PitchHappening, paint_happening
from swallows_gui.games.power_soccer.table.pitch_paint import (
    WallPlan,
    paint_arcs,
    paint_ball_at,
    paint_card,
    paint_field,
    paint_grass,
    paint_plate,
    paint_trail,
    paint_wall,
    plate_width,
)
from swallows_gui.games.power_soccer.table.pitch_plan import PitchPlan
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.dice_tray import DiceTray, DieLook
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.play.happening_view import HappeningView
from swallows_gui.ui.stage.layout import StageLayout
from swallows_gui.ui.stage.stand import paint_stand

WRITING = 0.2
"""Seconds at pace normal in which the plate is written."""


class PitchView(HappeningView):
    """Painted whole at every change: it has no parts that take the focus, its name says all it shows."""

    _what: PitchHappening | None

    def __init__(self, look: DieLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = PitchPicture()
        self.tray = DiceTray(look, self)
        self.tray.changed.connect(self.update)
        self._written = 1.0
        self._places: StageLayout | None = None
        self.scene = QWidget(self)
        """For what takes the place of all of it for a while: it ends where question and hand begin."""
        self.scene.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._kits = ("#C8321F", "#1F4E9E")
        self._cheering: int | None = None

    def set_places(self, places: StageLayout) -> None:
        """Take the places that the stage's layout gives."""
        self._places = places
        low = places.question.top() if places.across else places.hand.top()
        self.scene.setGeometry(0, 0, places.room.width(), low - places.room.top())
        self.update()

    def set_kits(self, left: str, right: str) -> None:
        """Fill the stand with supporters in the colours of both sides, "#rrggbb"."""
        self._kits = left, right
        self.update()

    def cheer(self, side: int | None) -> None:
        """Let a side's supporters cheer; None for none."""
        self._cheering = side
        self.update()

    @property
    def plan(self) -> PitchPlan:
        """The layout of the pitch, between spectators and what lies over the near end, beside the coach."""
        places = self._places
        if places is None:
            return PitchPlan(QRectF(self.rect()))
        low = places.coach.top() if places.across else places.hand.top()
        top = places.stand.bottom() - places.room.top()
        left = places.controls.right() - places.room.left()
        beside = not places.across and not places.coach.isEmpty()
        right = places.coach.left() - places.room.left() if beside else self.width()
        return PitchPlan(QRectF(left, top, right - left, low - places.room.top() - top))

    def written_rect(self) -> QRect:
        """The rectangle of dice and plate, which must not be covered."""
        plan = self.plan
        die = plan.die()
        wide = plate_width(plan, self.tray.width(die.width())) if self.picture.plate.top else 0.0
        return QRectF(die.left(), die.top(), self.tray.width(die.width()) + wide, die.height()).toRect()

    def set_look(self, look: DieLook) -> None:
        """Play with other dice."""
        self.tray.look = look
        self.update()

    def show_picture(self, picture: PitchPicture, *, write: bool = False) -> None:
        """Let this stand there. `write`: the plate is written in a moment."""
        before, self.picture = self.picture, picture
        self._make_room()
        self.tray.lay(picture.dice, picture.picked)
        self._written = 1.0
        if write and picture.plate != before.plate:
            clock().run(self, WRITING, self._write, speed=self.speed)
        self.update()

    def look_at(self, face: str) -> None:
        """Let the way of a face stand out; "" for none."""
        if face != self.picture.looked_at:
            self.picture = replace(self.picture, looked_at=face)
            self.update()

    def throw(self, dice: Sequence[int]) -> None:
        """Throw dice that end on these numbers; what stood on the plate goes."""
        self._written = 0.0
        self.tray.throw(dice, self.speed)
        self.update()

    def happen(self, what: PitchHappening, *, still: bool = False) -> None:
        """Show something that happens; `still`: as it ends."""
        self._begin(what, still=still)

    def rest(self) -> None:
        """Stop all animations."""
        self._stop()
        self.tray.lay(self.picture.dice, self.picture.picked)
        self._written = 1.0
        self.update()

    def _write(self, part: float) -> None:
        self._written = part
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(760), theme().px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(240), theme().px(76))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            plan = self.plan
            picture, what = self.picture, self._what
            paint_grass(painter, plan, QRectF(self.rect()))
            if self._places is not None:
                stand = self._places.stand.translated(-self._places.room.topLeft())
                colours = QColor(self._kits[0]), QColor(self._kits[1])
                paint_stand(painter, QRectF(stand), colours, self._cheering)
            paint_field(painter, plan, picture)
            if picture.mode == "wall":
                paint_wall(painter, plan, picture)
            else:
                paint_trail(painter, plan, picture.hops)
                if what is None and not self.tray.rolling:
                    paint_arcs(painter, plan, picture)
            if what is None or not what.moves_ball:
                self._paint_ball(painter, plan)
            over_words = what is not None and what.kind in ("sides", "flag")
            if what is not None and not over_words:
                paint_happening(painter, plan, picture, what, self._part)
            if what is None or what.kind != "card":
                paint_card(painter, plan, picture.card)
            die = plan.die()
            paint_plate(painter, plan, picture, self.tray.width(die.width()), self._written)
            self.tray.paint(painter, die.topLeft(), die.width())
            if what is not None and over_words:
                paint_happening(painter, plan, picture, what, self._part)

    def _paint_ball(self, painter: QPainter, plan: PitchPlan) -> None:
        mode = self.picture.mode
        if mode == "attack":
            paint_ball_at(painter, plan, plan.ball(self.picture.points))
        elif mode == "wall":
            paint_ball_at(painter, plan, WallPlan(plan).ball, 1.3)
