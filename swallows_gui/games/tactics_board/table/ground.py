"""The board of Tactics Board as a widget, and the background of its table.

The widget shows the picture at rest, the animations between two pictures, and a cursor for mouse and keys. The
background has stand and grass; the board scrolls where it is larger than its place.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from swallows_gui.games.tactics_board.rules.board import COLUMNS, OFF, ROWS
from swallows_gui.games.tactics_board.table.board_moments import BoardHappening, paint_battle, paint_happening
from swallows_gui.games.tactics_board.table.board_paint import (
    BoardPlan,
    paint_cursor,
    paint_field,
    paint_flag_line,
    paint_hatching,
    paint_over,
    paint_place,
    paint_run,
    paint_tag,
    paint_under,
    paint_way,
)
from swallows_gui.games.tactics_board.table.pawn_paint import (
    COLOURS,
    PAPER,
    paint_booking,
    paint_flag,
    paint_match_ball,
    paint_pawn,
)
from swallows_gui.games.tactics_board.table.picture import BLANK, BoardPicture
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painted, painting, set_ink
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.play.happening_view import TargetView
from swallows_gui.ui.play.plain_ground import PlainGround

LEAST, USUAL = 26, 50
"""Design pixels of a square."""
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class BoardView(Adaptive, TargetView):
    """The board as a widget. Emits which square is highlighted and which is taken; the table gives that a meaning."""

    _what: BoardHappening | None

    looked_at = Signal(int)
    """A square, by pointer or keys."""
    taken = Signal(int)
    """A square was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = BLANK
        self._field: QPixmap | None = None

    @property
    def plan(self) -> BoardPlan:
        """The layout of the squares."""
        return BoardPlan(QRectF(self.rect()))

    def show_picture(self, picture: BoardPicture) -> None:
        """Let this stand there."""
        self.picture = picture
        self._make_room()
        self.update()

    def look(self, picture: BoardPicture) -> None:
        """Show a picture in which only the highlight has changed."""
        if picture != self.picture:
            self.picture = picture
            self.update()

    def happen(self, what: BoardHappening) -> None:
        """Show something that happens."""
        self.picture = replace(self.picture, marks=(), way=(), tag="", ghost=-1, cursor=OFF, offered=(), hatched=())
        self._begin(what, still=False, evenly=what.kind in ("battle", "ways", "run", "flight"))

    def rest(self) -> None:
        """Stop all animations."""
        self._stop()

    # Looking and taking

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        square = self.plan.square(event.position())
        if square != OFF and square != self.picture.cursor:
            self.looked_at.emit(square)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        square = self.plan.square(event.position())
        if event.button() == Qt.MouseButton.LeftButton and square != OFF:
            self.taken.emit(square)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            here = self.picture.cursor
            if here == OFF:
                here = self.picture.ball if self.picture.ball >= 0 else COLUMNS * ROWS // 2
            y, x = divmod(here, COLUMNS)
            y, x = max(0, min(ROWS - 1, y + step[0])), max(0, min(COLUMNS - 1, x + step[1]))
            self.looked_at.emit(y * COLUMNS + x)
        else:
            super().keyPressEvent(event)

    # Painting

    def restyle(self) -> None:
        self._field = None
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        self._field = None  # the halves are named on it
        self.update()

    def sizeHint(self) -> QSize:
        return BoardPlan.room_for(theme().px(USUAL))

    def minimumSizeHint(self) -> QSize:
        return BoardPlan.room_for(theme().px(LEAST))

    def paintEvent(self, _event: QPaintEvent) -> None:
        plan, picture, what = self.plan, self.picture, self._what
        if self._field is None or self._field.deviceIndependentSize().toSize() != self.size():
            self._field = painted(self, self.size(), lambda painter, room: paint_field(painter, BoardPlan(room)))
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._field)
            paint_hatching(painter, plan, picture.hatched)
            if picture.flag_line != OFF:
                paint_flag_line(painter, plan, picture.flag_line)
            paint_place(painter, plan, picture.cursor)
            if what is None:
                paint_under(painter, plan, picture.marks)
                paint_run(painter, plan, picture.run)
                paint_way(painter, plan, picture.way)
            self._paint_pawns(painter, plan, frozenset() if what is None else what.hides)
            if what is None:
                hidden = picture.cursor if picture.ghost >= 0 else OFF
                paint_over(painter, plan, [mark for mark in picture.marks if mark.square != hidden], picture.at)
                self._paint_looked_at(painter, plan)
            if what is None or not what.moves_ball:
                self._paint_ball(painter, plan, frozenset() if what is None else what.hides)
            if picture.battle is not None and (what is None or what.kind != "battle"):
                paint_battle(painter, plan, picture.battle)
            if what is None and picture.tag and picture.cursor != OFF:
                paint_tag(painter, plan, picture.cursor, picture.tag, gold=picture.way_kind in ("shot", "ball"))
            if what is not None:
                paint_happening(painter, plan, picture, what, self._part)

    def _spot(self, plan: BoardPlan, pawn: int) -> tuple[QPointF, float]:
        """Middle and radius of a pawn; two on a square stand aside for each other."""
        square = self.picture.at[pawn]
        at, side = plan.at(square), plan.side
        if self.picture.at.count(square) < 2:
            return at, side * 0.37
        off = side * 0.19
        return at + (QPointF(-off, off * 0.9) if pawn < 11 else QPointF(off, -off * 0.9)), side * 0.27

    def _paint_pawns(self, painter: QPainter, plan: BoardPlan, hidden: frozenset[int]) -> None:
        picture = self.picture
        for pawn, square in enumerate(picture.at):
            if square < 0 or pawn in hidden:
                continue
            at, radius = self._spot(plan, pawn)
            side_asked = picture.offered[0] // 11 if picture.offered else -1
            pale = bool(picture.offered) and pawn // 11 == side_asked and pawn not in picture.offered
            if pawn == picture.picked or (pawn in picture.offered and picture.picked < 0):
                set_ink(painter, fill=PAPER if pawn != picture.picked else theme().colour("gold"))
                painter.drawEllipse(at, radius * 1.26, radius * 1.26)
            paint_pawn(painter, at, radius, pawn, picture.roles[pawn], pale=pale)
            if pawn in picture.offside:
                paint_flag(painter, at + QPointF(radius * 0.7, -radius * 0.4), radius * 0.9)
            if pawn in picture.booked:
                paint_booking(painter, at + QPointF(-radius * 1.15, -radius * 1.1), radius * 0.66)

    def _paint_ball(self, painter: QPainter, plan: BoardPlan, hidden: frozenset[int]) -> None:
        picture = self.picture
        if picture.ball == OFF:
            return
        if picture.holder >= 0 and picture.holder not in hidden and picture.at[picture.holder] == picture.ball:
            at, radius = self._spot(plan, picture.holder)
            paint_match_ball(painter, at + QPointF(radius * 0.8, radius * 0.8), plan.side * 0.17)
            return
        at = plan.at(picture.ball)
        if picture.ball in picture.at:  # whoever has reached it keeps his number
            at += QPointF(plan.side, plan.side) * 0.3
        paint_match_ball(painter, at, plan.side * 0.19)

    def _paint_looked_at(self, painter: QPainter, plan: BoardPlan) -> None:
        picture = self.picture
        if picture.cursor == OFF:
            return
        if picture.ghost >= 0:
            paint_pawn(
                painter,
                plan.at(picture.cursor),
                plan.side * 0.37,
                picture.ghost,
                picture.roles[picture.ghost],
                faint=True,
            )
        if self.hasFocus() or picture.way or picture.tag or picture.ghost >= 0:
            paint_cursor(painter, plan, picture.cursor, focused=self.hasFocus())


class BoardGround(PlainGround):
    """Holds a board view."""

    def __init__(self, board: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.set_colours(*COLOURS)
        self._room = QScrollArea(self)
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._room.setWidgetResizable(True)
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room.setWidget(board)
        self.scene.raise_()

    def arrange(self, room: QRect) -> None:
        self._room.setGeometry(room)

    @property
    def least(self) -> int:
        return self.board.minimumSizeHint().height()

    def show_square(self, square: int) -> None:
        """Scroll to a square where the board is larger than its place."""
        if square != OFF:
            at = self.board.plan.at(square)
            reach = round(self.board.plan.side)
            self._room.ensureVisible(round(at.x()), round(at.y()), reach, reach)
