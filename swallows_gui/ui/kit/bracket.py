"""The bracket: the matches of the knock-out in columns, each joined to the match its winner goes to (S8.1). Where there
is room they come from both sides to the final in the middle.

A `QListView` whose items lie in columns, so that keyboard and screen readers find every match at its place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from swallows_gui.engine.tournament.schedule import FROM_WINNER
from swallows_gui.models import roles
from swallows_gui.models.ties import TieRow, TiesModel, bracket
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.bracket_moves import BracketMoves, MoveOn
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.words import Adaptive

Index = QModelIndex | QPersistentModelIndex

_MOST = 260
"""Design pixels that a match is wide at most for the sake of a long name."""
_NARROWEST = 150
"""Design pixels that a match has at least where the matches come from both sides."""
_ROUNDS = 3
"""From so many rounds on they do."""
_CUP = 130
"""Design pixels: no higher is the picture above the final."""
_SCORE = "9 (9)"
"""Room is kept for such a score."""
_PALE = QColor("#F4EFE3")
"""Lines on a dark ground."""
_LARGEST = 1.7
"""How much larger than the text around it a match is at most, where there is room for all of them."""


def _boxes(column: Sequence[Sequence[int]]) -> int:
    """The number of matches in a column."""
    return sum(map(len, column))


class BracketView(Adaptive, QListView):
    """Paints a `TiesModel` of knock-out matches."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side_name: Callable[[TieRow, int], str] | None = None
        self.paint_cup: Callable[[QPainter, QRectF, bool], None] | None = None
        """Paints what it is all about above a final that stands in the middle; True: it is won."""
        self.paint_ground: Callable[[QPainter, QRectF], None] | None = None
        """Paints what lies behind the matches, dark enough for pale lines; None, or in high contrast: nothing does."""
        self.moves = BracketMoves(self, self.viewport().update)
        self._still: tuple[object, QPixmap] | None = None
        self._least = 0
        """Pixels that the longest name takes with its sign and score."""
        self._size = 1.0
        """How much larger than the text around it the matches are."""
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def paint_sign(self, painter: QPainter, rect: QRect, index: Index, side: int) -> bool:  # noqa: ARG002
        """Paint a sign, such as a flag, before a side; returns False if there is none."""
        return False

    def _rows(self) -> list[TieRow]:
        model = self.model()
        return model.rows if isinstance(model, TiesModel) else []

    def way_colour(self, index: Index, side: int) -> QColor:  # noqa: ARG002
        """The colour of the line from a match to the winner's next one."""
        return theme().colours.of("ink")

    def _columns(self) -> list[list[list[int]]]:
        """The model's rows by column and tie, from left to right: one column a round; drawn from both sides, the first
        half of every round before the final is at the left, the second at the right."""
        rounds = bracket(self._rows())
        halved = len(rounds) >= _ROUNDS and all(len(one) == 2 * len(after) for one, after in pairwise(rounds))
        across = 2 * len(rounds) - 1
        px = theme().px
        if not halved or across * (max(px(_NARROWEST), self._least) + px(18)) > self.maximumViewportSize().width():
            return rounds
        before = rounds[:-1]
        left = [one[: len(one) // 2] for one in before]
        return [*left, rounds[-1], *([one[len(one) // 2 :] for one in reversed(before)])]

    def _box(self) -> QSize:
        """The size of a match. It depends on the view's room without scroll bars, because these appear and disappear by
        it."""
        px = theme().px
        columns = self._columns()
        high = self._plain_height()
        room = self.maximumViewportSize()
        wide = room.width()
        if max(map(_boxes, columns), default=1) * (high + px(14)) + px(16) > room.height():
            wide -= self.verticalScrollBar().sizeHint().width()
        wide = max(px(140), self._least, min(px(420), wide // max(1, len(columns)) - px(18)))
        return QSize(wide, round(high * self._larger(wide, columns)))

    @staticmethod
    def _plain_height() -> int:
        """The height of a match at the normal text size."""
        px = theme().px
        line = QFontMetrics(theme().font("body")).height() + px(6)
        return 2 * line + QFontMetrics(theme().font("label")).height() + px(6)

    def _larger(self, wide: int, columns: Sequence[Sequence[Sequence[int]]]) -> float:
        """The factor by which matches of this width can be enlarged so that all still fit."""
        px = theme().px
        most = max(map(_boxes, columns), default=1)
        high = (self.maximumViewportSize().height() - px(16)) / most - px(14)
        if self._has_cup(columns):
            high = min(high, self.maximumViewportSize().height() - 2 * px(_CUP) - px(16))
        across = wide / self._least if self._least else 1.0
        return max(1.0, min(_LARGEST, high / self._plain_height(), across))

    def _font(self, role: str) -> QFont:
        """A font for the matches, enlarged by their factor."""
        return theme().sized_font(role, theme().font(role).pixelSize() * self._size)

    def _ink(self, name: str) -> QColor:
        """The colour of a line between matches, paler over a painted ground."""
        return _PALE if self._on_ground else theme().colours.of(name)

    @property
    def _on_ground(self) -> bool:
        return self.paint_ground is not None and theme().name != "contrast"

    def _rect(self, at: int) -> QRect:
        """The rectangle of a match in the contents' coordinates; matches of a tie are close together."""
        px = theme().px
        box = self._box()
        columns = self._columns()
        most = max(map(_boxes, columns), default=1)
        room = max(most * (box.height() + px(14)), self._height_for(box, len(columns)) - px(16))
        for number, column in enumerate(columns):
            tie = next((tie for tie in column if at in tie), None)
            if tie is None:
                continue
            above = sum(map(len, column[: column.index(tie)]))
            middle = room * (2 * above + len(tie)) // (2 * _boxes(column)) + px(8)
            top = middle - (len(tie) * (box.height() + px(4)) - px(4)) // 2 + tie.index(at) * (box.height() + px(4))
            return QRect(px(8) + number * (box.width() + px(18)), top, *box.toTuple())
        return QRect()

    def _height_for(self, box: QSize, columns: int) -> int:
        """The height to spread matches over, less the horizontal scroll bar if it is needed."""
        px, size = theme().px, self.maximumViewportSize()
        wide = columns * box.width() + (columns - 1) * px(18) + 2 * px(8)
        return size.height() - (self.horizontalScrollBar().sizeHint().height() if wide > size.width() else 0)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        if model is self.model():
            return
        super().setModel(model)
        self.moves.stop()
        self.moves.know(self._rows())

    def send_on(self, number: int, wait: float = 0.0) -> None:
        """Animate the teams that a match has sent on, `wait` seconds later at pace normal."""
        self.moves.run(self.moves.all_from(self._rows(), (number,)), wait)

    def whole_height(self) -> int:
        """The height in pixels at which no match is cut off, with room for the horizontal scroll bar."""
        px, box, columns = theme().px, self._plain_height(), self._columns()
        bar = self.horizontalScrollBar().sizeHint().height()
        high = max(map(_boxes, columns), default=1) * (box + px(14))
        if self._has_cup(columns):
            high = max(high, box + 2 * px(_CUP))
        return high + px(16) + bar + 2 * self.frameWidth()

    def _has_cup(self, columns: Sequence[Sequence[Sequence[int]]]) -> bool:
        """Whether the bracket is drawn from both sides and has something painted over the final."""
        return self.paint_cup is not None and len(columns) >= 2 * _ROUNDS - 1 and len(columns[-1]) > 1

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid():
            return QRect()
        return self._rect(index.row()).translated(-self.horizontalOffset(), -self.verticalOffset())

    def indexAt(self, point: QPoint) -> QModelIndex:
        where = point + QPoint(self.horizontalOffset(), self.verticalOffset())
        for at in range(len(self._rows())):
            if self._rect(at).contains(where):
                return self.model().index(at, 0)
        return QModelIndex()

    def horizontalOffset(self) -> int:
        return self.horizontalScrollBar().value()

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        rect = self.visualRect(index)
        if hint == QAbstractItemView.ScrollHint.PositionAtCenter:
            away = rect.center() - self.viewport().rect().center()
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + away.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + away.y())
            return
        view = self.viewport().rect()
        for bar, low, high, size in (
            (self.horizontalScrollBar(), rect.left(), rect.right(), view.width()),
            (self.verticalScrollBar(), rect.top(), rect.bottom(), view.height()),
        ):
            if low < 0:
                bar.setValue(bar.value() + low)
            elif high >= size:
                bar.setValue(bar.value() + high - size + 1)

    def visualRegionForSelection(self, selection: object) -> QRegion:
        region = QRegion()
        for index in selection.indexes():  # type: ignore[attr-defined]
            region = region.united(QRegion(self.visualRect(index)))
        return region

    def updateGeometries(self) -> None:
        # not those of a list: bars that one range shows and the other hides would never come to rest
        self._set_ranges()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_ranges()

    def restyle(self) -> None:
        self._set_ranges()
        self.viewport().update()

    def dataChanged(self, first: Index, last: Index, changed: Sequence[int] = ()) -> None:
        super().dataChanged(first, last, list(changed))
        self._still = None
        self._set_ranges()  # a side that is known now may have a longer name
        new = self.moves.know(self._rows())
        if new and self.isVisible():
            self.moves.run([*self.moves.moves, *new])

    def _longest(self) -> int:
        """The width in pixels of the longest known side with sign and score."""
        px = theme().px
        if self.side_name is None:
            return 0
        names = {
            self.side_name(row, side)
            for row in self._rows()
            for side, team in enumerate((row.home, row.away))
            if team >= 0
        }
        metrics = QFontMetrics(theme().font("strong"))
        widest = max(map(metrics.horizontalAdvance, names), default=0)
        return min(px(_MOST), widest + metrics.horizontalAdvance(_SCORE) + px(6 + 26 + 6 + 6)) if names else 0

    def _set_ranges(self) -> None:
        self._least = self._longest()
        whole = QRect()
        for at in range(len(self._rows())):
            whole = whole.united(self._rect(at))
        self._size = self._box().height() / self._plain_height()
        gap, most = theme().px(8), self.maximumViewportSize()
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        wide, high = whole.right() + gap, whole.bottom() + gap
        # by the room without bars: one that is shown must not be what the other is needed for
        low = most.height() - (across.sizeHint().height() if wide > most.width() else 0)
        narrow = most.width() - (down.sizeHint().width() if high > low else 0)
        low = most.height() - (across.sizeHint().height() if wide > narrow else 0)
        for bar, size, room in ((across, wide, narrow), (down, high, low)):
            bar.setRange(0, max(0, size - room))
            bar.setPageStep(room)
            bar.setSingleStep(theme().px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self.viewport(), smooth=False) as painter:
            if not self.moves.moves:
                self._still = None
                self._paint_all(painter)
            else:
                painter.drawPixmap(0, 0, self._standing())
                offset = QPoint(-self.horizontalOffset(), -self.verticalOffset())
                for move in self.moves.moves:
                    self._paint_on_its_way(painter, move, offset)

    def _standing(self) -> QPixmap:
        """The cached picture of everything that stands still while teams move on."""
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        now = (size.toTuple(), ratio, self.horizontalOffset(), self.verticalOffset(), len(self.moves.moves))
        if self._still is None or self._still[0] != now:
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with painting(picture, smooth=False) as painter:
                self._paint_all(painter)
            self._still = now, picture
        return self._still[1]

    def _paint_all(self, painter: QPainter) -> None:
        """Paint every match and the lines between them, without teams on their way."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.paint_ground is not None and self._on_ground:
            self.paint_ground(painter, QRectF(self.viewport().rect()))
        offset = QPoint(-self.horizontalOffset(), -self.verticalOffset())
        rows = self._rows()
        numbers = {row.fixture.number: at for at, row in enumerate(rows)}
        for at, row in enumerate(rows):
            to = self._rect(at).translated(offset)
            for source in (row.fixture.home, row.fixture.away):
                if source.kind == FROM_WINNER and source.number in numbers:
                    start = numbers[source.number]
                    score = rows[start].score
                    winner = score.winner if score is not None else None
                    ways = [(self._ink("outline"), 2)]
                    if winner is not None:
                        ways = [
                            (self._ink("ink"), 9 if self._on_ground else 7),
                            (self.way_colour(self.model().index(start, 0), winner), 5),
                        ]
                    for colour, wide in ways:
                        painter.setPen(QPen(colour, theme().px(wide)))
                        self._join(painter, self._rect(start).translated(offset), to)
        for at, row in enumerate(rows):
            self._paint_match(painter, self._rect(at).translated(offset), at, row)
        self._paint_above_final(painter, offset)

    def _paint_above_final(self, painter: QPainter, offset: QPoint) -> None:
        columns = self._columns()
        if self.paint_cup is None or not self._has_cup(columns):
            return
        px, row = theme().px, columns[len(columns) // 2][0][0]
        final = self._rect(row).translated(offset)
        side = min(round(px(_CUP) * self._size), final.top() - px(16))
        if side >= px(_CUP) // 3:
            score = self._rows()[row].score
            room = QRectF(final.center().x() - side / 2, final.top() - px(8) - side, side, side)
            self.paint_cup(painter, room, score is not None and score.winner is not None)

    def _paint_on_its_way(self, painter: QPainter, move: MoveOn, offset: QPoint) -> None:
        """Paint flag and name between the tie that was won and the next one."""
        rows, part = self._rows(), self.moves.part
        start = self._side_rect(self._rect(move.source), move.source_side).translated(offset)
        end = self._side_rect(self._rect(move.row), move.side).translated(offset)
        room = QRect(start)
        room.moveTopLeft(start.topLeft() + (end.topLeft() - start.topLeft()) * part)
        plate = room.adjusted(-theme().px(3), 0, theme().px(3), 0)
        painter.fillRect(plate, theme().colours.of("sunken"))
        painter.setPen(QPen(theme().colours.of("ink"), theme().px(2)))
        painter.drawRect(plate)
        index = self.model().index(move.row, 0)
        self._paint_team(painter, room, index, rows[move.row], move.side, "", bold=True)

    def _join(self, painter: QPainter, source: QRect, to: QRect) -> None:
        start, end = QPoint(source.right() + 1, source.center().y()), QPoint(to.left(), to.center().y())
        if source.left() > to.left():
            start.setX(source.left() - 1)
            end.setX(to.right())
        middle = (start.x() + end.x()) // 2
        painter.drawLine(start, QPoint(middle, start.y()))
        painter.drawLine(QPoint(middle, start.y()), QPoint(middle, end.y()))
        painter.drawLine(QPoint(middle, end.y()), end)

    def _paint_match(self, painter: QPainter, rect: QRect, at: int, row: TieRow) -> None:
        look = theme()
        px = look.px
        index = self.model().index(at, 0)
        current = bool(index.data(roles.CURRENT))
        chosen = self.selectionModel().isSelected(index) or (self.hasFocus() and self.currentIndex() == index)
        painter.fillRect(rect, look.colours.of("sunken" if current else "raised"))
        painter.setPen(QPen(look.colours.of("focus" if chosen else "ink"), px(3 if chosen or current else 1)))
        painter.drawRect(rect)
        painter.setFont(self._font("label"))
        painter.setPen(look.colours.of("soft"))
        head = self._head_rect(rect)
        model = self.model()
        stage = model.stage(row) if isinstance(model, TiesModel) else ""
        painter.drawText(head, int(Qt.AlignmentFlag.AlignVCenter), f"{row.fixture.number} · {stage}")
        winner = row.score.winner if row.score else None
        for side in (0, 1):
            if not self.moves.arrives(at, side):
                self._paint_side(painter, self._side_rect(rect, side), index, row, side, winner)

    def _head_rect(self, rect: QRect) -> QRect:
        """The rectangle of number and stage in a match's box."""
        px, high = theme().px, QFontMetrics(self._font("label")).height()
        return QRect(rect.left() + px(6), rect.top() + px(2), rect.width() - px(12), high + px(4))

    def _side_rect(self, rect: QRect, side: int) -> QRect:
        """The rectangle of a side in a match's box."""
        px, head = theme().px, self._head_rect(rect)
        line = (rect.bottom() - head.bottom()) // 2
        return QRect(rect.left() + px(6), head.bottom() + side * line, rect.width() - px(12), line)

    def _paint_side(
        self, painter: QPainter, where: QRect, index: QModelIndex, row: TieRow, side: int, winner: int | None
    ) -> None:
        score = ""
        if row.running is not None:
            score = str(row.running[side])
        elif row.score is not None:
            score = str((row.score.home, row.score.away)[side])
            if row.score.shootout is not None:
                score += f" ({row.score.shootout[side]})"
        self._paint_team(painter, where, index, row, side, score, bold=winner == side)

    def _paint_team(
        self, painter: QPainter, where: QRect, index: QModelIndex, row: TieRow, side: int, score: str, *, bold: bool
    ) -> None:
        """Paint flag, name and score."""
        look = theme()
        px = look.px
        known = (row.away if side else row.home) >= 0
        font = self._font("strong" if bold else "body" if known else "small")
        metrics = QFontMetrics(font)
        left = where.left()
        if known:
            high = round(px(13) * self._size)
            if self.paint_sign(painter, QRect(left, where.center().y() - high // 2, high * 3 // 2, high), index, side):
                left += px(6) + high * 3 // 2
        room = where.right() - left - metrics.horizontalAdvance(score) - px(6)
        painter.setFont(font)
        painter.setPen(look.colours.of("ink" if known else "soft"))
        name = self.side_name(row, side) if self.side_name else ""
        text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, where.top(), room, where.height()), int(Qt.AlignmentFlag.AlignVCenter), text)
        painter.drawText(where, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), score)
