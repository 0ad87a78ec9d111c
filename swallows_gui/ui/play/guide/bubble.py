"""A bubble that stands over the window beside what it speaks of, points at it, and never blocks anything."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent, QPen, QPolygonF, QRegion, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.flow import FlowLayout
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.links import LinkButton
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.guide.placing import NEAR, POINTING, InView, pointer, spot

_POINTER = 14
"""Length of the pointer, design pixels: the margin around the bubble's sheet."""
_FROM_THE_EDGE = 4
"""Design pixels between the sheet and the edge of the window."""
_WIDTHS = (180, 210, 225, 232, 240, 248, 260, 290, 370, 480)
"""Widths of the sheet that are tried, design pixels."""


class Bubble(Adaptive, QFrame):
    """Heading, sentences, a link to the rule and two buttons. `show_lesson` fills it, `stand_by` puts it in place."""

    next_wanted = Signal()
    end_wanted = Signal()
    clause_wanted = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.heading, self.count, self.words, self.rule = PlainLabel(), PlainLabel(), PlainLabel(), LinkButton()
        for label, role in ((self.heading, "strong"), (self.count, "small"), (self.words, "body")):
            set_role(label, role)
        self.heading.setWordWrap(True)
        self.words.setWordWrap(True)
        self.next = PosterButton("", kind="primary")
        self.end = PosterButton("", kind="quiet")
        self.next.clicked.connect(self.next_wanted)
        self.end.clicked.connect(self.end_wanted)
        self._pointer: tuple[str, int] | None = None
        self._clause = ""
        self._stood: object = None
        """What the present place was found for; None after new words."""
        self.rule.clicked.connect(lambda: self.clause_wanted.emit(self._clause))
        self._top = fill(QHBoxLayout(), self.count, 1, self.rule)
        self._buttons = FlowLayout()
        self._column = fill(QVBoxLayout(self), self._top, self.heading, self.words, self._buttons)
        for button in (self.next, self.end):
            self._buttons.addWidget(button)
        self.restyle()
        self.hide()

    def show_lesson(
        self,
        heading: str,
        words: str,
        clause: str,
        *,
        count: str = "",
        next_text: str = "",
        end_text: str = "",
        urgent: bool = True,
    ) -> None:
        """Say something; `next_text` and `end_text`: what the buttons say that lead on and end it all, "" for none."""
        news = (heading, words) != (self.heading.text(), self.words.text()) or self.isHidden()
        self._clause = clause
        self.heading.setText(heading)
        self.count.setText(count)
        self.words.setText(words)
        self.next.setText(next_text)
        self.next.setVisible(bool(next_text))
        self.end.setText(end_text)
        self.end.setVisible(bool(end_text))
        self.retranslate()
        self.setAccessibleName(self.text())
        self._stood = None
        if news:
            announce(self, self.text(), urgent=urgent)

    def text(self) -> str:
        """All it says, in one line."""
        return f"{self.heading.text()}. {self.words.text()}"

    def retranslate(self) -> None:
        """The texts that are always the same."""
        rule = translate("Prompt", "Rule {clause}").format(clause=self._clause)
        said = translate("Prompt", "Open rule {clause}").format(clause=self._clause)
        self.rule.set_words(rule, said)

    def stand_by(self, target: QRect, room: QRect, kept: Sequence[InView], *, points: bool = True) -> None:
        """Stand beside `target` within `room` (both in the parent's pixels), and over little of what is `kept`.

        Asked again for the same place it does nothing: measuring itself makes the window lay itself out, after which
        it is asked again. The margin that the pointer needs may hang over the edge of the window; nobody sees it.
        """
        wanted = (target, room, tuple(kept), points)
        if wanted == self._stood and self.isVisible():
            return
        self._stood = wanted
        margin = theme().px(_POINTER)
        inside = room.adjusted(*(theme().px(_FROM_THE_EDGE) * side for side in (1, 1, -1, -1)))
        sizes = []
        for row in (self._top, self._buttons):
            row.invalidate()  # a layout does not tell those within it that a word has changed
        for design in _WIDTHS:
            self._column.invalidate()
            least = self._column.minimumSize().width() - 2 * margin
            width = min(max(theme().px(design), least), inside.width())
            sizes.append(QSize(width, self._column.totalHeightForWidth(width + 2 * margin) - 2 * margin))
        fitting = [size for size in sizes if size.height() <= inside.height()]
        near = POINTING if points else NEAR
        sheet = spot(fitting or sizes[-1:], target, inside, kept, margin, near=near)
        self.setGeometry(sheet.adjusted(-margin, -margin, margin, margin))
        self._pointer = pointer(sheet, target, margin // 2) if points else None
        self._cut()
        self.show()
        self.raise_()
        self.update()

    def sheet(self) -> QRect:
        """Where its paper lies, in the parent's pixels."""
        return self._sheet().translated(self.pos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _sheet(self) -> QRect:
        margin = theme().px(_POINTER)
        return self.rect().adjusted(margin, margin, -margin, -margin)

    def _arrow(self) -> QPolygonF:
        """The triangle of the pointer; empty where there is none."""
        if self._pointer is None:
            return QPolygonF()
        edge, along = self._pointer
        sheet = QRectF(self._sheet())
        half, length = theme().px(9), theme().px(_POINTER)
        if edge in ("left", "right"):
            x, out = (sheet.left(), -length) if edge == "left" else (sheet.right(), length)
            y = sheet.top() + max(half, min(sheet.height() - half, along))
            return polygon((x, y - half), (x + out, y), (x, y + half))
        y, out = (sheet.top(), -length) if edge == "top" else (sheet.bottom(), length)
        x = sheet.left() + max(half, min(sheet.width() - half, along))
        return polygon((x - half, y), (x, y + out), (x + half, y))

    def _cut(self) -> None:
        """Clicks beside the sheet go to what lies below."""
        region = QRegion(self._sheet())
        arrow = self._arrow()
        if not arrow.isEmpty():
            region += QRegion(arrow.toPolygon())
        self.setMask(region)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            sheet = QRectF(self._sheet())
            line = t.px(2)
            painter.fillRect(sheet, t.colour("raised"))
            painter.setPen(QPen(t.colour("ink"), line))
            painter.drawRect(sheet.adjusted(line / 2, line / 2, -line / 2, -line / 2))
            painter.fillRect(QRectF(sheet.left(), sheet.top(), t.px(7), sheet.height()), t.colour("gold"))
            set_ink(painter, fill=t.colour("ink"))
            painter.drawPolygon(self._arrow())

    def restyle(self) -> None:
        self._stood = None
        px = theme().px
        edge = px(_POINTER)
        self._column.setContentsMargins(edge + px(18), edge + px(10), edge + px(12), edge + px(10))
        self._column.setSpacing(px(6))
        self._buttons.setSpacing(px(8))
