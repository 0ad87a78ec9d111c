"""Advice in the strip of the coach: a sentence, and lines with a bar for their money that can be done at once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QBrush, QFontMetrics, QKeyEvent, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QListView,
    QProgressBar,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from swallows_gui.models import roles
from swallows_gui.models.review import AdviceLine, AdviceLines
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.words import Adaptive, PlainLabel, set_tip
from swallows_gui.ui.stage.coach import NARROW, Coached, CoachStrip, PagedWords, dress, keep_room, link_height

_WIDTH = 440
"""Width that lines want, design pixels."""
_ONE = 620
"""Design pixels: in a strip as low as it is in large letters, and narrower than this, sentence and lines share a place
and are read one after the other."""
_SHARE, _MOST_SHARE = 0.31, 1 / 3
"""The part of the window's height that advice takes, and the part up to which the best line is whole in it."""
_SENTENCE_LINES = 4
"""So many lines of the sentence are read at once, in a narrow strip fewer."""
_GAP, _BESIDE = 4, 14
"""Design pixels between what stands one below the other, and side by side."""
_MARK = 24
"""Room for the pointer before what is best, design pixels."""
_SHORTEST_BAR = 48
"""A sum that would leave the bars beside it less room stands below its bar, design pixels."""
_BAR = 9
"""How high bars are, design pixels."""
_MOST_LINES = 4
"""So many lines are seen at once, the others scrolled to."""
_ALL_LINES = 10_000


class _LineDelegate(QStyledItemDelegate):
    """Paints one line of advice: words over a bar with a sum of money. The best line is bold, marked, its bar filled;
    others are hatched."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        line: AdviceLine = index.data(roles.LINE)
        view, given = self.parent(), option.rect
        width = theme().px(_WIDTH)
        if given.height() == _ALL_LINES:
            width = given.width()  # only asked for, to be laid out later
        elif isinstance(view, QListView):
            width = view.viewport().width()
        words = self._words(QRect(0, 0, width, _ALL_LINES), line)
        money = self._money_height(words.width(), index) if line.money else 0
        return QSize(width, words.height() + money + theme().px(14))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        t = theme()
        line: AdviceLine = index.data(roles.LINE)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            words = self._words(rect.adjusted(0, t.px(6), 0, 0), line)
            painter.setPen(t.colour("on_slate"))
            painter.setFont(t.font("strong" if line.best else "body"))
            painter.drawText(words, int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap), line.words)
            if line.best:
                self._paint_mark(painter, QPointF(rect.left() + t.px(5), words.top() + t.px(4)))
            if line.money:
                height = self._money_height(words.width(), index)
                below = QRect(words.left(), words.bottom() + t.px(2), words.width(), height)
                self._paint_money(painter, below, line, self._bar_length(words.width(), index))
            if state & QStyle.StateFlag.State_HasFocus:
                set_ink(painter, line=QPen(t.colour("gold"), t.px(2)))
                painter.drawRect(rect.adjusted(1, 1, -2, -2))

    def _words(self, rect: QRect, line: AdviceLine) -> QRect:
        """The rectangle of a line's words after wrapping them to the width."""
        px = theme().px
        room = rect.adjusted(px(_MARK), 0, -px(8), 0)
        metrics = QFontMetrics(theme().font("strong" if line.best else "body"))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        height = metrics.boundingRect(QRect(0, 0, room.width(), _ALL_LINES), flags, line.words).height()
        return QRect(room.left(), room.top(), room.width(), height)

    def _bar_length(self, width: int, index: QModelIndex | QPersistentModelIndex) -> int:
        """The length of a full bar that stands beside the sums, the same for all lines; 0 if the sums
        must stand below."""
        model, px = index.model(), theme().px
        lines: list[AdviceLine] = [model.index(row, 0).data(roles.LINE) for row in range(model.rowCount())]
        metrics = QFontMetrics(theme().font("label"))
        left = width - max(px(64), *(metrics.horizontalAdvance(line.money) for line in lines)) - px(10)
        return left if left >= px(_SHORTEST_BAR) else 0

    def _money_height(self, width: int, index: QModelIndex | QPersistentModelIndex) -> int:
        px = theme().px
        metrics = QFontMetrics(theme().font("label"))
        if self._bar_length(width, index):
            return metrics.height() + px(2)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        line: AdviceLine = index.data(roles.LINE)
        return px(_BAR + 6) + metrics.boundingRect(QRect(0, 0, width, _ALL_LINES), flags, line.money).height()

    def _paint_mark(self, painter: QPainter, at: QPointF) -> None:
        side = theme().px(12)
        set_ink(painter, fill=theme().colour("gold"))
        painter.drawPolygon(QPolygonF([at, at + QPointF(side, side / 2), at + QPointF(0, side)]))

    def _paint_money(self, painter: QPainter, room: QRect, line: AdviceLine, beside: int) -> None:
        """Paint the bar with its sum: `beside` is the full length of a bar beside its sum, 0 for a sum below it."""
        t = theme()
        painter.setFont(t.font("label"))
        painter.setPen(t.colour("on_slate"))
        if beside:
            painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), line.money)
            whole = QRectF(room.left(), room.center().y() - t.px(4), beside, t.px(_BAR))
        else:
            below = room.adjusted(0, t.px(_BAR + 6), 0, 0)
            painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap), line.money)
            whole = QRectF(room.left(), room.top() + t.px(3), room.width(), t.px(_BAR))
        bar = QRectF(whole)
        bar.setWidth(max(float(t.px(4)), whole.width() * line.share))
        painter.setPen(QPen(t.colour("outline"), t.px(1)))
        painter.drawLine(whole.bottomLeft(), whole.bottomRight())
        edge = QPen(t.colour("on_slate"), t.px(1))
        set_ink(painter, line=edge, fill=t.colour("gold") if line.best else t.colour("slate"))
        painter.drawRect(bar)
        if not line.best:
            painter.setBrush(QBrush(t.colour("on_slate"), Qt.BrushStyle.BDiagPattern))
            painter.drawRect(bar)


class _AdviceLines(QListView):
    """A list as high as its lines, up to a limit; the words wrap anew when the width changes."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(_LineDelegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("sheet", True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_rows()
        self.scheduleDelayedItemsLayout()

    def fit_rows(self) -> None:
        """Make the list so high that no line is cut; further lines are scrolled to."""
        heights = self._heights(self.viewport().width(), self.model().rowCount())
        before = self.viewportMargins().bottom()
        room = self.viewport().height() + before
        whole = [total for total in accumulate(heights) if total <= room]
        rest = room - whole[-1] if whole and len(whole) < len(heights) else 0
        if rest != before:
            self.setViewportMargins(0, 0, 0, rest)

    def _heights(self, width: int, rows: int) -> list[int]:
        """The heights of the first `rows` lines at a width, in pixels."""
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, width, _ALL_LINES)
        sizes = (self.itemDelegate().sizeHint(option, self.model().index(row, 0)) for row in range(rows))
        return [size.height() for size in sizes]

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_WIDTH), theme().px(60))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_MARK), theme().px(30))

    def high(self, width: int, usual: int, most: int) -> int:
        """The height in pixels that whole lines need at a width: up to `usual`, and the best one up to `most`."""
        heights = self._heights(width - theme().px(14), min(_MOST_LINES, self.model().rowCount()))
        edge = theme().px(4)
        whole = [total + edge for total in accumulate(heights)]
        return max([min(whole[0], most), *(total for total in whole if total <= usual)]) if whole else 0


class AdviceSheet(Adaptive, Coached):
    """The panel that shows a hint or a review. Escape or its button closes it and emits `dismissed`."""

    dismissed = Signal()
    taken = Signal(int)
    """Enter on a line, a double click or the button: what the line says is to be done. The number of the line."""

    first = True

    def __init__(self, strip: CoachStrip) -> None:
        super().__init__(strip)
        self._back_to: QWidget | None = None
        self._spoken = ""
        self.title = PlainLabel(role="strong")
        self.sentence = PagedWords()
        self.model = AdviceLines(self)
        self.lines = _AdviceLines()
        self.lines.setModel(self.model)
        self.lines.activated.connect(lambda index: self.taken.emit(index.row()))
        self.takes = ""
        """What Enter on a line does, in words; "": nothing."""
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.take_button = PosterButton("", kind="primary")
        self.take_button.clicked.connect(lambda: self.taken.emit(self.lines.currentIndex().row()))
        self.more = PosterButton("", kind="quiet")
        keep_room(self.more)
        self.more.clicked.connect(self._read_on)
        self.sentence.paged.connect(self._show_parts)
        self._reads = False
        """Whether the sentence is read where it shares its place with the lines."""
        self.close_button = PosterButton("", kind="quiet")
        self.close_button.clicked.connect(self.dismiss)
        along, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._top = fill(QHBoxLayout(), (self.title, 1), self.more, self.close_button, margins=0)
        self._said = fill(QVBoxLayout(), (self.sentence, 1), self.progress, margins=0)
        self._read = fill(QBoxLayout(along), (self._said, 5), (self.lines, 6), margins=0)
        self._row = fill(QBoxLayout(along), (self._read, 1), (self.take_button, 0, Qt.AlignmentFlag.AlignTop))
        self._column = fill(QBoxLayout(down, self), self._top, (self._row, 1))
        self.adapt()

    def await_advice(self, title: str, sentence: str, done: int = 0, of: int = 0) -> None:
        """Show that advice is being computed: `done` of `of` parts are ready; `of` is 0 if the number is unknown."""
        self.model.show(())
        self._fill(title, sentence, translate("Advice", "Cancel"))
        self.progress.setRange(0, of)
        self.progress.setValue(done)
        self.progress.setVisible(True)
        self._open()

    def advise(self, title: str, sentence: str, lines: Sequence[AdviceLine], note: str = "") -> None:
        """Show advice; a screen reader says the sentence and the best line."""
        self.model.show(lines)
        self._fill(title, f"{sentence} {note}".strip(), translate("Advice", "Close"))
        self.progress.setVisible(False)
        self._open()
        self.lines.fit_rows()
        if lines:
            self.lines.setCurrentIndex(self.model.index(0, 0))
        if self.lines.isVisible() and self.window().focusWidget() is self.close_button:  # the window active or not
            self.lines.setFocus(Qt.FocusReason.PopupFocusReason)
        said = " ".join([title, sentence, *(line.spoken for line in lines[:1])])
        if said != self._spoken:
            self._spoken = said
            announce(self, said, urgent=True)

    def text(self) -> str:
        """The whole text of the panel, in reading order."""
        parts = [self.title.text(), self.sentence.whole, *(line.spoken for line in self.model.rows)]
        return "\n".join(part for part in parts if part)

    def clear(self) -> None:
        """Empty the panel and hide it."""
        self.model.show(())
        self._spoken = ""
        self.title.clear()
        self.sentence.set_whole("")
        self.lines.setAccessibleName("")
        self.setAccessibleName("")
        focus = self.window().focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            focus.clearFocus()  # else Qt hands it on to a dock's button, and Enter tears the dock off
        self.hush()

    def key_help(self) -> list[tuple[str, str]]:
        """The panel's key with its meaning, for the sheet of keys."""
        return [*([("Return", self.takes)] if self.takes else []), ("Esc", self.close_button.text())]

    def dismiss(self) -> None:
        """Close the panel for the player: the focus goes back to where it was."""
        back, self._back_to = self._back_to, None
        self.clear()
        if back is not None and back.isVisible():
            back.setFocus(Qt.FocusReason.PopupFocusReason)
        self.dismissed.emit()

    def retranslate(self) -> None:
        self.take_button.setText(translate("Advice", "Do it [Enter]"))
        self.more.setText(translate("CoachNote", "Read on"))

    def _fill(self, title: str, sentence: str, button: str) -> None:
        self.title.setText(title)
        self.sentence.set_whole(sentence)
        self._reads = False
        self._show_parts()
        self.lines.setAccessibleName(title)
        self.take_button.setVisible(bool(self.model.rows and self.takes))
        self.close_button.setText(button)
        set_tip(self.close_button, translate("Advice", "{button} (Esc)").format(button=button))
        self.setAccessibleName(self.text())
        self.updateGeometry()

    def _open(self) -> None:
        if self.isHidden():
            self._back_to = self.window().focusWidget()
            self.speak()
            self.close_button.setFocus(Qt.FocusReason.PopupFocusReason)

    # How it is laid out

    def _narrow(self, width: int) -> bool:
        """Whether the panel is so narrow that all its parts stand one below the other."""
        return width < theme().px(NARROW)

    def _shares(self, width: int) -> bool:
        """Whether the sentence and the lines share one place and are read one after the other."""
        return bool(self.model.rows) and not self._narrow(width) and width < theme().px(_ONE)

    def _read_on(self) -> None:
        """Show the next page of the sentence; after the last one show the lines, if they share its place."""
        if not self._shares(self.width()):
            self.sentence.turn()
            return
        if self._reads and not self.sentence.at_end:
            self.sentence.turn()
            return
        self._reads = not self._reads
        if self._reads:
            self.sentence.begin()
        self._show_parts()

    def _show_parts(self) -> None:
        shares, rows = self._shares(self.width()), bool(self.model.rows)
        self._read.setStretch(0, 0 if shares and not self._reads else 5)
        self.lines.setVisible(rows and not (shares and self._reads))
        self.sentence.setVisible(not shares or self._reads)
        self.more.setVisible(shares or self.sentence.pages > 1)

    def height_for(self, width: int) -> int:
        px = theme().px
        left, above, right, below = self.gaps()
        inside, rows, button = width - left - right, bool(self.model.rows), self.take_button.sizeHint()
        takes = rows and bool(self.takes)
        around = above + below + link_height() + 2 * px(_GAP)
        usual, most = (round(share * self.window().height()) - around for share in (_SHARE, _MOST_SHARE))
        if self._narrow(width):
            wanted = min(_SENTENCE_LINES - rows, self.sentence.wanted_lines(inside))
            lines = self.sentence.high_lines(max(1, wanted), inside)
            foot = button.height() + px(_GAP) if takes else 0
            listed = self.lines.high(inside, usual - lines - foot, most - lines - foot) + px(_GAP) if rows else 0
            high = lines + listed + foot
        else:
            inside -= button.width() + px(_BESIDE) if takes else 0
            beside = rows and not self._shares(width)
            share = (inside - px(_BESIDE)) * 5 // 11 if beside else inside
            lines = self.sentence.high_lines(min(_SENTENCE_LINES, self.sentence.wanted_lines(share)), share)
            listed = self.lines.high(inside - px(_BESIDE) - share if beside else inside, usual, most)
            high = max(button.height() if takes else 0, listed, min(lines, most) if beside or not rows else 0)
        if not self.progress.isHidden():
            high += self.progress.sizeHint().height() + px(3)
        return above + link_height() + px(_GAP) + high + below

    def restyle(self) -> None:
        px = theme().px
        self._column.setContentsMargins(*self.gaps())
        self._column.setSpacing(px(_GAP))
        self._row.setSpacing(px(_GAP if self._narrow(self.width()) else _BESIDE))
        self._read.setSpacing(px(_GAP if self._narrow(self.width()) else _BESIDE))
        self._said.setSpacing(px(3))
        self._top.setSpacing(px(12))
        self.sentence.restyle()
        dress((self.title, self.sentence), (self.more, self.close_button, self.take_button))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        down = QBoxLayout.Direction.TopToBottom
        way = down if self._narrow(self.width()) else QBoxLayout.Direction.LeftToRight
        if self._row.direction() != way:
            self._row.setDirection(way)
            self._read.setDirection(way)
            place = Qt.AlignmentFlag.AlignRight if way == down else Qt.AlignmentFlag.AlignTop
            self._row.setAlignment(self.take_button, place)
            self.restyle()
        self._column.setContentsMargins(*self.gaps())
        self._show_parts()
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """Handle Escape here if the focus is in the panel, so that it closes the panel and not a tip beside it."""
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escape and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # a line that is done is done once
            super().keyPressEvent(event)
