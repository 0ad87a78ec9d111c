"""Things that stand on a shelf: each a picture on a plank, below it what it is and how much; places that are free yet
are dashed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import Panel, add_layout
from swallows_gui.ui.kit.text_fit import fit_line
from swallows_gui.ui.kit.words import Adaptive, set_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

Paint = Callable[[QPainter, QRectF], None]
Thing = tuple[Paint, str, str, Any]
"""What stands on a shelf: its picture, its two lines, and what stands behind it."""


class FeatRow(NamedTuple):
    """A shelf of feats: its heading, how to paint a free place, and its exhibits."""

    title: str
    missing: Paint
    things: Sequence[Thing]


PLACES: Final = 5
"""On a shelf."""
_PICTURE, _PLANK, _WORDS = 76, 7, 38
"""Design pixels: of the picture, the plank below it, and the words below that."""
_WALL: Final = QColor("#5E4029")
"""Behind the things: the back of the cabinet."""
_WIDE, _LEAST = 92, 64
"""Design pixels of a place, and of one on a shelf that has little room."""


class Exhibit(Adaptive, QAbstractButton):
    """One place on a shelf. A free place has no words and cannot be pressed."""

    def __init__(self, paint: Paint, title: str = "", line: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paint, self._line = paint, line
        self.setText(title)
        self.setEnabled(bool(title))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if title:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            set_tip(self, labelled(title, line))
        else:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        px = theme().px
        return QSize(px(_WIDE), px(_PICTURE + _PLANK + _WORDS))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_LEAST), self.sizeHint().height())

    def restyle(self) -> None:
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        high, plank = t.px(_PICTURE), t.px(_PLANK)
        with painting(self) as painter:
            if t.name != "contrast":
                painter.fillRect(QRectF(0, 0, self.width(), high), _WALL)
            side = min(self.width() - t.px(8), high - t.px(4))
            room = QRectF((self.width() - side) / 2, high - side, side, side)
            if self.isEnabled() and (self.underMouse() or self.hasFocus()):
                room.translate(0, -t.px(3))
            self._paint(painter, room)
            painter.fillRect(QRectF(0, high, self.width(), plank), QColor("#8A5430"))
            painter.fillRect(QRectF(0, high, self.width(), t.px(2)), QColor("#D9A870"))
            below = QRectF(t.px(2), high + plank + t.px(2), self.width() - t.px(4), t.px(18))
            for text, role in ((self.text(), "strong"), (self._line, "body")):
                font = fit_line(text, below.width(), partial(t.sized_font, role), t.px(14), t.px(11))
                painter.setFont(font)
                painter.setPen(t.colour("ink"))
                short = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, below.width())
                painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, short)
                below.translate(0, t.px(17))
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), 0)


class Shelf(Panel):
    """A shelf with a heading and five places, or as many planks of five as the exhibits need; the best stands first."""

    chosen = Signal(object)
    """What was said to stand behind the exhibit that was pressed."""

    def __init__(self, free: Paint, parent: QWidget | None = None, *, whole: bool = False) -> None:
        """`free` paints a free place; `whole` shows all exhibits, not the best five."""
        super().__init__("", parent)
        self._free, self._whole = free, whole
        self.lines: list[Exhibit] = []
        """Those that can be pressed."""
        self._all: list[Exhibit] = []
        self._planks = QGridLayout()
        self._planks.setContentsMargins(0, 0, 0, 0)
        self._planks.setSpacing(0)
        add_layout(self.body, self._planks)

    def set_free(self, free: Paint) -> None:
        """Set how free places are painted, from the next `say` on."""
        self._free = free

    def say(self, title: str, things: Sequence[Thing]) -> None:
        """Show exhibits, each with picture, two lines and the target it opens; without any the shelf is hidden."""
        self.set_title(title)
        for old in self._all:
            self._planks.removeWidget(old)
            old.hide()
            old.deleteLater()
        shown = things if self._whole else things[:PLACES]
        self._all = [Exhibit(paint, name, line, self) for paint, name, line, _behind in shown]
        self.lines = list(self._all)
        for at, (exhibit, (_paint, name, line, behind)) in enumerate(zip(self.lines, things, strict=False), 1):
            exhibit.setAccessibleName(labelled(f"{title}, {at}", f"{name}, {line}"))
            exhibit.clicked.connect(partial(self._choose, behind))
        free = PLACES if not self._all else -len(self._all) % PLACES
        self._all += [Exhibit(self._free, parent=self) for _ in range(free)]
        for at, exhibit in enumerate(self._all):
            self._planks.addWidget(exhibit, at // PLACES, at % PLACES)
            self._planks.setColumnStretch(at % PLACES, 1)
            exhibit.show()
        self.setVisible(bool(things))

    def _choose(self, behind: object, _checked: bool = False) -> None:
        self.chosen.emit(behind)
