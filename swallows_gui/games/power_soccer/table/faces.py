"""The six faces of the die below the pitch: what each does now and next; pointing at one shows the ball's way (P0.2).

Wide windows show them side by side like a hand of cards. With large text they are smaller and say only what they do
now; narrow windows show a list of six rows.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.power_soccer.words.outlook_words import FaceLine, colour_name, face_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.dice import Tumble
from swallows_gui.ui.kit.dice_tray import INK, PAPER, DieLook, paint_faced_die
from swallows_gui.ui.kit.icons import paint_ball
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line, fit_text
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

FACES: Final = ("five", "ten", "long_pass", "foul", "offside", "penalty")
"""The faces in the order of the engine's numbers 1 to 6."""


def die_look(black: Collection[str]) -> DieLook:
    """The look of the die whose `black` faces have a black ground (P0.3)."""
    return DieLook(paint_face, frozenset(FACES.index(face) + 1 for face in black))


def paint_face(painter: QPainter, room: QRectF, number: int, ink: QColor, ground: QColor) -> None:
    """Paint the sign of a face."""
    with saved(painter):
        _PAINTERS[FACES[number - 1]](painter, room, ink, ground)


def _five(painter: QPainter, room: QRectF, ink: QColor, _ground: QColor) -> None:
    draw_centred(painter, room, "5", theme().sized_font("number", room.height() * 0.86), ink)


def _ten(painter: QPainter, room: QRectF, ink: QColor, _ground: QColor) -> None:
    draw_centred(painter, room, "10", theme().sized_font("number", room.height() * 0.82), ink)


def _long_pass(painter: QPainter, room: QRectF, ink: QColor, _ground: QColor) -> None:
    """20 under a high ball."""
    low = QRectF(room.left(), room.top() + room.height() * 0.46, room.width(), room.height() * 0.5)
    draw_centred(painter, low, "20", theme().sized_font("number", room.height() * 0.6), ink)
    width, height = room.width(), room.height()
    start, end = room.topLeft() + QPointF(0, height * 0.4), room.topLeft() + QPointF(width * 0.92, height * 0.3)
    way = QPainterPath(start)
    way.quadTo(room.topLeft() + QPointF(width * 0.42, -height * 0.42), end)
    pen = QPen(ink, height * 0.06)
    pen.setDashPattern([1.7, 1.2])
    set_ink(painter, line=pen)
    painter.drawPath(way)
    paint_ball(painter, end, height * 0.13, QColor("#1A1A1A"))


def _foul(painter: QPainter, room: QRectF, ink: QColor, ground: QColor) -> None:
    """A whistle."""
    width, height = room.width(), room.height()
    at = room.topLeft()
    body = QPointF(at.x() + width * 0.36, at.y() + height * 0.62)
    radius = height * 0.33
    set_ink(painter, fill=ink)
    painter.drawEllipse(body, radius, radius)
    mouth = QRectF(body.x() - radius * 0.1, body.y() - radius, width * 0.74, height * 0.3)
    painter.drawRect(mouth.intersected(room.adjusted(0, 0, width * 0.05, 0)))
    painter.setBrush(ground)
    painter.drawEllipse(body, radius * 0.36, radius * 0.36)
    painter.setBrush(ink)
    painter.drawEllipse(body + QPointF(radius * 0.06, radius * 0.06), radius * 0.16, radius * 0.16)
    painter.setPen(QPen(ink, height * 0.06, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for lean in (-0.16, 0.0, 0.16):
        foot = QPointF(body.x() + lean * width, at.y() + height * 0.18)
        painter.drawLine(foot, foot + QPointF(lean * width * 0.5, -height * 0.14))


def _offside(painter: QPainter, room: QRectF, ink: QColor, _ground: QColor) -> None:
    """The linesman's flag: two colours, quartered."""
    width, height = room.width(), room.height()
    painter.translate(room.topLeft())
    pole = QPen(ink, height * 0.07, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    top, foot = QPointF(width * 0.3, height * 0.06), QPointF(width * 0.14, height * 0.98)
    painter.setPen(pole)
    painter.drawLine(top, foot)
    along, down = QPointF(width * 0.58, height * 0.1), (foot - top) * 0.5
    red, gold = QColor("#C8321F"), QColor("#D9A21B")
    painter.setPen(QPen(ink, height * 0.035))
    for column in range(2):
        for row in range(2):
            corner = top + along * (column / 2) + down * (row / 2)
            painter.setBrush(red if column == row else gold)
            painter.drawPolygon(
                QPolygonF([corner, corner + along / 2, corner + along / 2 + down / 2, corner + down / 2])
            )


def _penalty(painter: QPainter, room: QRectF, ink: QColor, _ground: QColor) -> None:
    """A goal with the ball on the spot."""
    width, height = room.width(), room.height()
    goal = QRectF(room.left(), room.top() + height * 0.08, width, height * 0.54)
    net = QPen(ink, max(0.7, height * 0.018))
    painter.setPen(net)
    for part in range(1, 7):
        x = goal.left() + goal.width() * part / 7
        painter.drawLine(QPointF(x, goal.top()), QPointF(x, goal.bottom()))
    for part in range(1, 4):
        y = goal.top() + goal.height() * part / 4
        painter.drawLine(QPointF(goal.left(), y), QPointF(goal.right(), y))
    frame = QPen(ink, height * 0.07)
    frame.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(frame)
    painter.drawPolyline(QPolygonF([goal.bottomLeft(), goal.topLeft(), goal.topRight(), goal.bottomRight()]))
    paint_ball(painter, QPointF(room.center().x(), room.top() + height * 0.84), height * 0.13, QColor("#1A1A1A"))


_PAINTERS = {
    "five": _five,
    "ten": _ten,
    "long_pass": _long_pass,
    "foul": _foul,
    "offside": _offside,
    "penalty": _penalty,
}


BRIEF, SMALL, LARGE = 34, 46, 88
"""Design pixels: a face that says what it does now alone, one in a low window, and in a high one."""
_PLATE, _LINE = 30, 26


def _high(side: int) -> int:
    """The height of a face with its words, in design pixels."""
    return side + 14 + _PLATE + (0 if side == BRIEF else _LINE)


class FaceTile(QAbstractButton):
    """A button with one face; in the step `choose` a rolled face can be chosen."""

    looked_at = Signal(int)
    """It has the focus or the pointer; -1: no more."""
    stepped = Signal(int, int)
    """An arrow key: the face, and by how many places to go on."""

    def __init__(self, number: int, look: DieLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.look = look
        self.line: FaceLine | None = None
        self.by_colour = False
        self.offered = False
        """Whether it can be taken."""
        self.listed = False
        """Whether it is a row of a list."""
        self.side = LARGE
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_line(self, line: FaceLine, *, by_colour: bool, offered: bool) -> None:
        """Show what the face does."""
        self.line, self.by_colour, self.offered = line, by_colour, offered
        name = face_name(line.face)
        said = translate("PowerFaces", "{face}, {colour}: {now}").format(
            face=name[:1].upper() + name[1:],
            colour=colour_name("black" if line.black else "white").lower(),
            now=line.now,
        )
        self.setAccessibleName(said)
        self.setAccessibleDescription(line.then)
        self.update()

    def sizeHint(self) -> QSize:
        t = theme()
        if self.listed:
            return QSize(t.px(260), t.px(40))
        return QSize(t.px(96), t.px(_high(self.side)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(40), self.sizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self.number)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.looked_at.emit(-1)

    def enterEvent(self, event: object) -> None:
        super().enterEvent(event)  # type: ignore[arg-type]
        self.looked_at.emit(self.number)

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)  # type: ignore[arg-type]
        self.looked_at.emit(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(self.number, step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.offered:
            event.ignore()  # the table rolls
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.line is None:
            return
        with painting(self) as painter:
            room = QRectF(self.rect())
            (self._paint_row if self.listed else self._paint_column)(painter, room, self.line)
            if self.hasFocus():
                paint_focus(painter, room, 0)

    def _paint_column(self, painter: QPainter, room: QRectF, line: FaceLine) -> None:
        t = theme()
        side = min(t.px(self.side), room.width() - t.px(8))
        die = QRectF(room.center().x() - side / 2, t.px(5), side, side)
        self._paint_die(painter, die)
        top = t.px(self.side + 12)
        plate = QRectF(room.left() + t.px(3), top, room.width() - t.px(6), t.px(_PLATE))
        self._paint_now(painter, plate, line)
        if self.side == BRIEF:
            return
        then = QRectF(room.left() + t.px(2), plate.bottom() + t.px(1), room.width() - t.px(4), t.px(_LINE) - t.px(4))
        self._paint_then(painter, then, line)

    def _paint_row(self, painter: QPainter, room: QRectF, line: FaceLine) -> None:
        t = theme()
        side = room.height() - t.px(8)
        self._paint_die(painter, QRectF(t.px(6), t.px(4), side, side))
        left = side + t.px(16)
        wide = (room.width() - left - t.px(8)) / 2
        self._paint_now(painter, QRectF(left, t.px(5), wide, room.height() - t.px(10)), line)
        self._paint_then(painter, QRectF(left + wide + t.px(8), 0, wide - t.px(4), room.height()), line)

    def _paint_die(self, painter: QPainter, room: QRectF) -> None:
        lifted = self.offered and (self.hasFocus() or self.underMouse())
        if self.offered:
            t = theme()
            set_ink(painter, fill=t.colour("gold"))
            painter.drawRect(room.adjusted(-t.px(5), -t.px(4), t.px(5), t.px(5)))
        paint_faced_die(painter, room, self.look, Tumble(self.number, turn=-3.0 if lifted else 0.0))

    def _paint_now(self, painter: QPainter, room: QRectF, line: FaceLine) -> None:
        t = theme()
        ground, ink = (INK, PAPER) if line.black and self.by_colour else (t.colour("raised"), t.colour("ink"))
        if self.by_colour and not line.black:
            ground, ink = PAPER, INK
        if line.goal and not self.by_colour:
            ground, ink = t.colour("gold"), t.colour("on_gold")
        lean = room.height() * 0.24
        set_ink(painter, line=QPen(t.colour("ink"), t.px(1.6)), fill=ground)
        painter.drawPolygon(
            QPolygonF([room.topLeft(), room.topRight(), room.bottomRight() - QPointF(lean, 0), room.bottomLeft()])
        )
        inner = room.adjusted(t.px(4), 0, -lean - t.px(2), 0)
        _fit(painter, inner, line.now, "strong", t.px(14), ink)

    def _paint_then(self, painter: QPainter, room: QRectF, line: FaceLine) -> None:
        t = theme()
        if not line.then:
            return
        marked = line.goal and self.by_colour
        _fit(painter, room, line.then, "strong" if marked else "body", t.px(14), t.colour("grass_line"))
        if marked:
            wide = min(room.width() * 0.6, t.px(60))
            painter.fillRect(
                QRectF(room.center().x() - wide / 2, room.bottom() - t.px(1), wide, t.px(3)), t.colour("gold")
            )


def _fit(painter: QPainter, room: QRectF, text: str, role: str, largest: float, ink: QColor) -> None:
    """Words as large as they fit, on one line or on two."""
    t = theme()
    least = t.px(8)
    words = fit_text(text, room.size(), lambda px: t.sized_font(role, px), largest, least)
    if words is None:
        font = fit_line(text, room.width(), lambda px: t.sized_font(role, px), largest, 5)
        draw_centred(painter, room, text, font, ink)
        return
    painter.setFont(words.font)
    painter.setPen(ink)
    top = room.center().y() - words.height / 2
    for number, line in enumerate(words.lines):
        row = QRectF(room.left(), top + number * words.line_height, room.width(), words.line_height)
        painter.drawText(row, int(Qt.AlignmentFlag.AlignCenter), line)


class Faces(Adaptive, QScrollArea):
    """All six, with what their lines mean."""

    looked_at = Signal(str)
    """A face by its name, "" for none."""
    taken = Signal(str)
    """A face that was thrown is chosen."""

    def __init__(self, look: DieLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        fill(self._column, self._grid, 1)
        self.setWidget(self._page)
        self._heads = [PlainLabel() for _ in range(3)]
        for label, role in zip(self._heads, ("strong", "strong", "label"), strict=True):
            set_role(label, role)
            label.setWordWrap(True)
        for each in (self, self.viewport(), self._page):
            each.setAutoFillBackground(False)
        self.tiles = [FaceTile(number, look) for number in range(1, 7)]
        for tile in self.tiles:
            tile.looked_at.connect(self._look)
            tile.stepped.connect(self._step)
            tile.clicked.connect(self._take)
        self._how: tuple[bool, int, bool] | None = None
        self.fit(listed=False, side=LARGE, headed=True)

    def set_look(self, look: DieLook) -> None:
        """Show other dice."""
        for tile in self.tiles:
            tile.look = look
            tile.update()

    def show_lines(
        self, heads: tuple[str, str, str], lines: Sequence[FaceLine], *, by_colour: bool, offered: Sequence[str]
    ) -> None:
        """Show what each face does; `heads` are the headings for face, effect now, and effect after it."""
        for label, text in zip(self._heads, heads, strict=True):
            label.setText(text)
        for tile, line in zip(self.tiles, lines, strict=True):
            tile.show_line(line, by_colour=by_colour, offered=line.face in offered)

    def fit(self, *, listed: bool, side: int, headed: bool) -> None:
        """A list of rows, or side by side with dice of so many design pixels; `headed`: with the words at the left."""
        if self._how == (listed, side, headed):
            return
        self._how = listed, side, headed
        for part in (*self._heads, *self.tiles):
            self._grid.removeWidget(part)
        for tile in self.tiles:
            tile.listed, tile.side = listed, side
        if listed:
            for row, tile in enumerate(self.tiles):
                self._grid.addWidget(tile, row, 0)
        else:
            for row, label in enumerate(self._heads):
                self._grid.addWidget(label, row, 0)
            for column, tile in enumerate(self.tiles):
                self._grid.addWidget(tile, 0, column + 1, 3, 1)
        for column in range(7):
            self._grid.setColumnStretch(column, int((column == 0) == listed))
        for label in self._heads:
            label.setVisible(headed and not listed)
        bar = Qt.ScrollBarPolicy.ScrollBarAsNeeded if listed else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(bar)
        self.restyle()

    def restyle(self) -> None:
        """Set all sizes by the text scale."""
        px = theme().px
        listed, side, _headed = self._how or (False, LARGE, True)
        self._grid.setHorizontalSpacing(px(2))
        self._grid.setVerticalSpacing(px(2) if listed else 0)
        self._heads[0].setFixedHeight(px(side + 12))
        for label, high in zip(self._heads[1:], (_PLATE, 0 if side == BRIEF else _LINE), strict=True):
            label.setFixedHeight(px(high))
        for label in self._heads:
            label.setFixedWidth(px(104))
            label.setStyleSheet(f"color: {theme().colour('grass_line').name()};")
        for tile in self.tiles:
            tile.updateGeometry()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        t = theme()
        listed, side, _headed = self._how or (False, LARGE, True)
        return QSize(t.px(600), t.px(6 * 42 if listed else _high(side)))

    def minimumSizeHint(self) -> QSize:
        listed = self._how is not None and self._how[0]
        return QSize(theme().px(240), theme().px(46) if listed else self.sizeHint().height())

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [("Left", translate("PowerFaces", "On the faces: to the next one, whose way is shown"))]

    def _look(self, number: int) -> None:
        if number < 0:
            focused = next((tile for tile in self.tiles if tile.hasFocus()), None)
            number = focused.number if focused is not None else -1
        self.looked_at.emit(FACES[number - 1] if number > 0 else "")

    def _step(self, number: int, step: int) -> None:
        tile = self.tiles[(number - 1 + step) % len(self.tiles)]
        tile.setFocus()
        self.ensureWidgetVisible(tile)

    def _take(self) -> None:
        tile = self.sender()
        if isinstance(tile, FaceTile) and tile.offered:
            self.taken.emit(FACES[tile.number - 1])
