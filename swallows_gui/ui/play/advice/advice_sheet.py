"""A sheet that lies over a corner of the window and gives advice: a sentence, and lines with a bar for their money."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
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
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.layouts import fill, set_gaps
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.words import PlainLabel, set_tip
from swallows_gui.ui.play.guide.placing import InView, spot

_WIDTH = 440
"""Design pixels."""
_WIDTHS = (200, 240, 280, 340, _WIDTH)
_STACKED = 320
"""In a narrower sheet its note stands above the button, not beside it, design pixels."""
_HEIGHTS = (0.45, 0.64, 0.9)
"""Widths, and shares of the window's height, that are tried where something should stay in sight."""
_MARK = 24
"""Room for the pointer before what is best, design pixels."""
_SHORTEST_BAR = 48
"""A sum that would leave the bars beside it less room stands below its bar, design pixels."""
_BAR = 9
"""How high bars are, design pixels."""
_MOST_LINES = 6
"""So many lines are seen at once, the others scrolled to."""
_ALL_LINES = 10_000
_LOW = 560
"""In a lower window the sheet takes all the height there is, design pixels."""
_LEAST = 420
"""In one lower still it covers what should stay in sight: its words come first, design pixels."""


class _LineDelegate(QStyledItemDelegate):
    """Words over a bar and its money. What is best is bold, behind a pointer, its bar filled; others' are hatched."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        line: AdviceLine = index.data(roles.LINE)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else theme().px(_WIDTH)
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
        return QSize(theme().px(_MARK), min(self._wanted, theme().px(90)))

    def beyond(self) -> int:
        """How much of the height that is wanted could be scrolled to."""
        return max(0, self._wanted - self.minimumSizeHint().height())

    def fit(self, width: int) -> None:
        """Want as much height as the first lines need at a width."""
        self.resize(width, self.height())
        self.doItemsLayout()
        rows = min(_MOST_LINES, self.model().rowCount())
        frame = theme().px(4)
        self._wanted = sum(self.sizeHintForRow(row) for row in range(rows)) + frame
        self.updateGeometry()


def _beside(rect: QRect, place: QRect) -> bool:
    """Whether one stands above the other."""
    return rect.left() <= place.right() and place.left() <= rect.right()


class AdviceSheet(Adaptive, QFrame):
    """Lies over the window, towards its upper right corner. Esc or its button closes it; `dismissed` tells of that.

    `kept` says what should stay in sight below it.
    """

    dismissed = Signal()
    taken = Signal(int)
    """Enter on a line, or a double click: what it says is to be done. The number of the line."""

    def __init__(self, window: QWidget, kept: Callable[[], Sequence[InView]] = tuple) -> None:
        super().__init__(window)
        self._kept = kept
        self._back_to: QWidget | None = None
        self._said = ""
        self.title, self.sentence, self.note = PlainLabel(), PlainLabel(), PlainLabel()
        for label, role in ((self.title, "heading"), (self.sentence, "strong"), (self.note, "small")):
            set_role(label, role)
            label.setWordWrap(True)
        self.model = AdviceLines(self)
        self.lines = _Lines()
        self.lines.setModel(self.model)
        self.lines.activated.connect(lambda index: self.taken.emit(index.row()))
        self.takes = ""
        """What Enter on a line does, in words; "": nothing."""
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.close_button = PosterButton("", kind="quiet")
        self.close_button.clicked.connect(self.dismiss)
        foot = fill(
            QBoxLayout(QBoxLayout.Direction.LeftToRight),
            (self.note, 1),
            (self.close_button, 0, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight),
        )
        self._foot = foot
        self._column = fill(QVBoxLayout(self), self.title, self.sentence, self.progress, (self.lines, 1), foot)
        window.installEventFilter(self)
        self.restyle()
        self.hide()

    def await_advice(self, title: str, sentence: str, done: int = 0, of: int = 0) -> None:
        """Say that somebody is thinking; `done` of `of` parts are ready, of 0 it is not known."""
        self.model.show(())
        self._fill(title, sentence, "", translate("Advice", "Cancel"))
        self.progress.setRange(0, of)
        self.progress.setValue(done)
        self.progress.setVisible(True)
        self._open()

    def advise(self, title: str, sentence: str, lines: Sequence[AdviceLine], note: str = "") -> None:
        """Show advice; a screen reader says the sentence and the best line."""
        self.model.show(lines)
        self._fill(title, sentence, note, translate("Advice", "Close"))
        self.progress.setVisible(False)
        self._open()
        if lines:
            self.lines.setCurrentIndex(self.model.index(0, 0))
        if self.lines.isVisible() and self.close_button.hasFocus():
            self.lines.setFocus(Qt.FocusReason.PopupFocusReason)
        said = " ".join([title, sentence, *(line.spoken for line in lines[:1])])
        if said != self._said:
            self._said = said
            announce(self, said, urgent=True)

    def text(self) -> str:
        """All it says, in reading order."""
        parts = [self.title.text(), self.sentence.text(), *(line.spoken for line in self.model.rows), self.note.text()]
        return "\n".join(part for part in parts if part)

    def clear(self) -> None:
        """Forget everything and go."""
        self.model.show(())
        self._said = ""
        for label in (self.title, self.sentence, self.note):
            label.clear()
        self.lines.setAccessibleName("")
        self.setAccessibleName("")
        focus = self.window().focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            focus.clearFocus()  # else Qt hands it on to a dock's button, and Enter tears the dock off
        self.hide()

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

    def _fill(self, title: str, sentence: str, note: str, button: str) -> None:
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.lines.setVisible(bool(self.model.rows))
        self.lines.setAccessibleName(title)
        self.close_button.setText(button)
        set_tip(self.close_button, translate("Advice", "{button} (Esc)").format(button=button))
        self.setAccessibleName(self.text())

    def _open(self) -> None:
        if self.isHidden():
            self._back_to = self.window().focusWidget()
            self.show()
            self.close_button.setFocus(Qt.FocusReason.PopupFocusReason)
        self._fit()
        self.raise_()

    def _fit(self) -> None:
        window = self.parentWidget()
        if window is None or self.isHidden():
            return
        px = theme().px
        margin = px(12)
        room = window.rect().adjusted(margin, px(40), -margin, -margin)
        kept = self._kept() if room.height() > px(_LEAST) else ()
        high = [room.height() if room.height() <= px(_LOW) else round(room.height() * 0.64)]
        if kept:
            high = [round(room.height() * share) for share in _HEIGHTS]
        sizes: list[QSize] = []
        for design in _WIDTHS if kept else (_WIDTH,):
            width = min(px(design), room.width())
            whole = self._height_for(width)
            least = min(room.height(), whole - self.lines.beyond())
            heights = {max(least, min(whole, each)) for each in high}
            sizes += [QSize(width, height) for height in sorted(heights, reverse=True)]
        corner = QRect(room.topRight(), QSize(1, 1))
        place = spot(sizes, corner, room, kept)
        self.setGeometry(self._grown(place, room, kept))

    def _grown(self, place: QRect, room: QRect, kept: Sequence[InView]) -> QRect:
        """As high as what it says wants, down to the next thing that should stay in sight."""
        below = [each.rect.top() for each in kept if each.rect.top() > place.bottom() and _beside(each.rect, place)]
        bottom = min([room.bottom(), *(top - theme().px(4) for top in below)])
        if not kept:
            bottom = place.bottom()
        wanted = self._height_for(place.width())
        return QRect(place.topLeft(), QSize(place.width(), max(place.height(), min(wanted, bottom - place.top()))))

    def _height_for(self, width: int) -> int:
        """The height that all of it wants at a width."""
        edges = self._column.contentsMargins()
        stacked = width < theme().px(_STACKED)
        self._foot.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)
        self.lines.fit(width - edges.left() - edges.right())
        self._column.invalidate()
        return self._column.totalHeightForWidth(width)

    def restyle(self) -> None:
        px = theme().px
        set_gaps(self._column, (18, 12, 12, 10), 6)
        self._foot.setSpacing(px(8))
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._fit()
        return False

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
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), t.colour("raised"))
            line = t.px(2)
            painter.setPen(QPen(t.colour("ink"), line))
            painter.drawRect(QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2))
            painter.fillRect(0, 0, t.px(8), self.height(), t.colour("gold"))
