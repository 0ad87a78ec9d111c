"""Advice in the strip of the coach: a sentence, and lines with a bar for their money that can be done at once."""

from __future__ import annotations

from collections.abc import Sequence

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
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QListView,
    QProgressBar,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from swallows_gui.models import roles
from swallows_gui.models.hints import AdviceLine, AdviceLines
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.layouts import fill, set_gaps
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.words import PlainLabel, set_tip
from swallows_gui.ui.stage.coach import Coached, CoachStrip, PagedWords, keep_room

_WIDTH = 440
"""Width that lines want, design pixels."""
_NARROW, _NARROWEST = 560, 440
"""Design pixels: in a narrower strip the buttons stand below, in the narrowest the lines below the sentence as well."""
_SHARE, _LOW_SHARE = 0.36, 1 / 3
"""The part of the window's height that advice takes at most; with buttons below its edges count as well."""
_SENTENCE_LINES = 4
"""So many lines of the sentence are read at once."""
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
    """Words over a bar and its money. What is best is bold, behind a pointer, its bar filled; others' are hatched."""

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
            painter.setPen(t.colour("ink"))
            painter.setFont(t.font("strong" if line.best else "body"))
            painter.drawText(words, int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap), line.words)
            if line.best:
                self._paint_mark(painter, QPointF(rect.left() + t.px(5), words.top() + t.px(4)))
            if line.money:
                height = self._money_height(words.width(), index)
                below = QRect(words.left(), words.bottom() + t.px(2), words.width(), height)
                self._paint_money(painter, below, line, self._bar_length(words.width(), index))
            if state & QStyle.StateFlag.State_HasFocus:
                set_ink(painter, line=QPen(t.colour("focus"), t.px(2)))
                painter.drawRect(rect.adjusted(1, 1, -2, -2))

    def _words(self, rect: QRect, line: AdviceLine) -> QRect:
        """Where the words stand, broken into as many lines as they need."""
        px = theme().px
        room = rect.adjusted(px(_MARK), 0, -px(8), 0)
        metrics = QFontMetrics(theme().font("strong" if line.best else "body"))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        height = metrics.boundingRect(QRect(0, 0, room.width(), _ALL_LINES), flags, line.words).height()
        return QRect(room.left(), room.top(), room.width(), height)

    def _bar_length(self, width: int, index: QModelIndex | QPersistentModelIndex) -> int:
        """How long a whole bar is beside the sums, the same for all lines; 0 if the sums must stand below."""
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
        set_ink(painter, fill=theme().colour("red"))
        painter.drawPolygon(QPolygonF([at, at + QPointF(side, side / 2), at + QPointF(0, side)]))

    def _paint_money(self, painter: QPainter, room: QRect, line: AdviceLine, beside: int) -> None:
        """A bar with its sum, which stands `beside` a bar so long, or below one as long as the room."""
        t = theme()
        painter.setFont(t.font("label"))
        painter.setPen(t.colour("ink"))
        if beside:
            painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), line.money)
            whole = QRectF(room.left(), room.center().y() - t.px(4), beside, t.px(_BAR))
        else:
            below = room.adjusted(0, t.px(_BAR + 6), 0, 0)
            painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap), line.money)
            whole = QRectF(room.left(), room.top() + t.px(3), room.width(), t.px(_BAR))
        bar = QRectF(whole)
        bar.setWidth(max(float(t.px(4)), whole.width() * line.share))
        painter.setPen(QPen(t.colour("line"), t.px(1)))
        painter.drawLine(whole.bottomLeft(), whole.bottomRight())
        set_ink(painter, line=QPen(t.colour("ink"), t.px(1)), fill=t.colour("gold"))
        painter.drawRect(bar)
        if not line.best:
            painter.fillRect(bar, t.colour("raised"))
            painter.setBrush(t.colour("ink"))
            painter.setBrush(Qt.BrushStyle.BDiagPattern)
            painter.drawRect(bar)


class _Lines(QListView):
    """As high as its lines, up to a few of them; the words break anew when its width changes."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(_LineDelegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._wanted = 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_WIDTH), self._wanted)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_MARK), min(self._wanted, theme().px(60)))

    def fit(self, width: int) -> None:
        """Want as much height as the first lines need at a width; nothing is laid out by it."""
        delegate = self.itemDelegate()
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, width, _ALL_LINES)
        rows = range(min(_MOST_LINES, self.model().rowCount()))
        heights = [delegate.sizeHint(option, self.model().index(row, 0)).height() for row in rows]
        self._wanted = sum(heights) + theme().px(4)


class AdviceSheet(Adaptive, Coached):
    """Esc or its button closes it; `dismissed` tells of that."""

    dismissed = Signal()
    taken = Signal(int)
    """Enter on a line, a double click or the button: what the line says is to be done. The number of the line."""

    first = True

    def __init__(self, strip: CoachStrip) -> None:
        super().__init__(strip)
        self._back_to: QWidget | None = None
        self._spoken = ""
        self.title = PlainLabel(role="strong", wrap=True)
        self.sentence = PagedWords()
        self.model = AdviceLines(self)
        self.lines = _Lines()
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
        self.more.clicked.connect(self.sentence.turn)
        self.sentence.paged.connect(lambda: self.more.setVisible(self.sentence.pages > 1))
        self.close_button = PosterButton("", kind="quiet")
        self.close_button.clicked.connect(self.dismiss)
        self._said = fill(QVBoxLayout(), self.title, (self.sentence, 1), self.progress, margins=0)
        down = QBoxLayout.Direction.TopToBottom
        self._buttons = fill(QBoxLayout(down), self.take_button, self.more, self.close_button, 1, margins=0)
        along = QBoxLayout.Direction.LeftToRight
        self._read = fill(QBoxLayout(along), (self._said, 5), (self.lines, 6), margins=0)
        self._row = fill(QBoxLayout(along, self), (self._read, 1), self._buttons)
        self.adapt()

    def await_advice(self, title: str, sentence: str, done: int = 0, of: int = 0) -> None:
        """Say that somebody is thinking; `done` of `of` parts are ready, of 0 it is not known."""
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
        if lines:
            self.lines.setCurrentIndex(self.model.index(0, 0))
        if self.lines.isVisible() and self.window().focusWidget() is self.close_button:  # the window active or not
            self.lines.setFocus(Qt.FocusReason.PopupFocusReason)
        said = " ".join([title, sentence, *(line.spoken for line in lines[:1])])
        if said != self._spoken:
            self._spoken = said
            announce(self, said, urgent=True)

    def text(self) -> str:
        """All it says, in reading order."""
        parts = [self.title.text(), self.sentence.whole, *(line.spoken for line in self.model.rows)]
        return "\n".join(part for part in parts if part)

    def clear(self) -> None:
        """Forget everything and go."""
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
        """Its key, for the sheet of keys."""
        return [*([("Return", self.takes)] if self.takes else []), ("Esc", self.close_button.text())]

    def dismiss(self) -> None:
        """Closed by the player: the focus goes back to where it was."""
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
        self.lines.setVisible(bool(self.model.rows))
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

    def sizeHint(self) -> QSize:
        edges, px = self._row.contentsMargins(), theme().px
        inside = self.width() - edges.left() - edges.right()
        along = QBoxLayout.Direction.LeftToRight
        wide, beside = self._row.direction() == along, self._read.direction() == along
        buttons = self._buttons.sizeHint()
        if wide:
            inside -= buttons.width() + self._row.spacing()
        if beside:
            inside = (inside - self._read.spacing()) * 6 // 11
        self.lines.fit(max(px(120), inside))
        self.sentence.want(max(1, min(_SENTENCE_LINES, self.sentence.wanted_lines())))
        parts = [self._said.sizeHint().height()]
        if not self.lines.isHidden():
            parts.append(self.lines.sizeHint().height())
        read = max(parts) if beside else sum(parts) + self._read.spacing()
        around, window = edges.top() + edges.bottom(), self.window().height()
        if wide:
            high = max(buttons.height(), min(read, round(_SHARE * window)))
        else:
            high = min(read + self._row.spacing() + buttons.height(), round(_LOW_SHARE * window) - around)
        return QSize(px(_WIDTH), max(buttons.height(), high) + around)

    def hasHeightForWidth(self) -> bool:
        """With buttons below, words that need more height than there is for advice are read page by page."""
        return self._row.direction() == QBoxLayout.Direction.LeftToRight and super().hasHeightForWidth()

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), self.sizeHint().height())

    def restyle(self) -> None:
        px = theme().px
        wide = self._row.direction() == QBoxLayout.Direction.LeftToRight
        set_gaps(self._row, (24, 10, 12, 8) if wide else (24, 4, 12, 2), 14 if wide else 2)
        self._read.setSpacing(px(14))
        self._said.setSpacing(px(3))
        self._buttons.setSpacing(px(4))
        self.sentence.restyle()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        along, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._read.setDirection(down if self.width() < theme().px(_NARROWEST) else along)
        narrow = self.width() < theme().px(_NARROW)
        if narrow is not (self._row.direction() == down):
            self._row.setDirection(down if narrow else along)
            self._buttons.setDirection(along if narrow else down)
            self.restyle()
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """Escape closes what has the focus: with it the sheet, not a tip beside it."""
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
