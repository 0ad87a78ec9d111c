"""The plate with the question, large and at a fixed place, in the colour of the seat that is asked.

Buttons, hint and clause keep their places on it. While no seat is asked it shows in plain ink what is awaited, or is
hidden.
"""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.services.stylesheet import ink_on
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.panels import FlowLayout, fill, wrapping
from swallows_gui.ui.kit.words import Adaptive, PlainLabel, set_tip

LARGE_TO = 1.3
"""Text scale up to which the question is set as a title; from there on a heading is as large."""
_LEAN = 18
"""Design pixels by which the right edge leans."""
_BESIDE = 0.55
"""Share of a plate's width up to which the buttons stand beside the words where it lies across."""
_TERSE, _NAMELESS = 330, 280
"""Design pixels: in a narrower plate keys stand in tooltips; its colour and the score alone say who is asked."""


class QuestionPlate(Adaptive, QWidget):
    """The plate with the question. Buttons and links are added once and shown as needed."""

    resized = Signal()
    """It needs another height than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.who = self.what = self.why = ""
        self.asking = self.across = self._coached = self._aside = False
        self._needs = self._colour = ""
        self._claimed = 0
        self._dressed: tuple[object, ...] = ()
        self.words = {name: PlainLabel() for name in ("who", "what", "why", "needs")}
        for name, label in self.words.items():
            label.setWordWrap(True)
            label.setSizePolicy(wrapping())
            set_role(label, {"who": "label", "what": "title", "why": "small", "needs": "strong"}[name])
        self.rule = PosterButton("", kind="quiet")
        self._links: list[PosterButton] = []
        self._buttons = QWidget(self)
        self._flow = FlowLayout(self._buttons)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._strut = QWidget(self)
        """Stands in the row of name and links while there are none: an empty row leaves the words no width."""
        self._strut.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._head = QWidget(self)
        self._above = fill(QHBoxLayout(self._head), self._strut, (self.words["who"], 1), self.rule, margins=0)
        said = self._spoken = QVBoxLayout()
        fill(said, self._head, self.words["what"], self.words["why"], self.words["needs"])
        said.addStretch(1)
        self._layout = fill(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), (said, 1), self._buttons)
        self._poster_buttons: list[PosterButton] = [self.rule]

    # What stands there

    def add_button(self, button: PosterButton) -> None:
        """Add a button to the row at the bottom."""
        button.setAutoDefault(True)
        self._flow.addWidget(button)
        self._poster_buttons.append(button)
        button.set_plate(self._ground)

    def add_link(self, button: PosterButton) -> None:
        """Add a button beside the rule's link at the upper right."""
        button.setAutoDefault(True)
        self._above.insertWidget(self._above.count() - 1, button)
        self._links.append(button)
        self._poster_buttons.append(button)
        button.set_plate(self._ground)

    def ask(self, who: str, what: str, why: str, colour: str) -> None:
        """Show a question to a seat in its colour."""
        self.asking, self._colour = True, colour
        self.write(who, what, why, "")

    def say(self, who: str, what: str, needs: str) -> None:
        """Show what is awaited while no person is asked."""
        self.asking = False
        self.write(who, what, "", needs)

    def be_quiet(self, sentence: str) -> None:
        """Show only a sentence in plain ink, because nobody is asked."""
        self.asking = False
        self.who, self.what, self.why, self._needs = "", sentence, "", ""
        for label in self.words.values():
            label.clear()
            label.hide()
        self.link_rule("", "")
        self.setAccessibleName(sentence)
        self._dress()
        self.claim()

    def link_rule(self, rule: str, said: str) -> None:
        """Set the link to the rule; "" hides it."""
        self.rule.setText(rule)
        self.rule.setAccessibleName(said)
        self.rule.setVisible(bool(rule))

    def write(self, who: str, what: str, why: str, needs: str) -> None:
        """Set all words."""
        self.who, self.what, self.why, self._needs = who, what, why, needs
        told = f"{who} · {what}" if self._brief and who else what
        nameless = self.width() < theme().px(_NAMELESS)
        for name, text in (("who", who), ("what", told), ("why", why), ("needs", needs)):
            label = self.words[name]
            if label.text() != text:
                label.setText(text)
            left_out = nameless if name == "who" else name == "why" and self.across and (bool(needs) or self._close)
            label.setVisible(bool(text) and not left_out)
        set_tip(self.words["what"], why if self.words["why"].isHidden() else "")
        self.setAccessibleName(self.text())
        self._dress()
        self.claim()

    def text(self) -> str:
        """The whole text in one line."""
        return " ".join(part for part in (self.who, self.what, self.why) if part)

    # How large it is

    @property
    def terse(self) -> bool:
        """Whether keys are shown in tooltips only."""
        return self._close or self.width() < theme().px(_TERSE)

    def dress(self, *, across: bool) -> None:
        """Lie across the stage with less spacing, or stand at its usual place."""
        self.across = across
        self.restyle()
        if self.asking or self._shows:
            self.write(self.who, self.what, self.why, self._needs)

    def step_aside(self, aside: bool) -> None:
        """Hide while another part takes its place."""
        if aside != self._aside:
            self._aside = aside
            self.claim()

    def set_coached(self, coached: bool) -> None:
        """Make room for the coach beside it, who links the rule too: with large text a plate across the stage then has
        no links."""
        if coached != self._coached:
            self._coached = coached
            self.dress(across=self.across)

    def height_if(self, width: int, across: bool) -> int:
        """The height it would need across the stage or at its usual place."""
        before = self.across
        if across == before:
            return self.height_for(width)
        quiet = self.blockSignals(True)
        self.dress(across=across)
        needed = self.height_for(width)
        self.dress(across=before)
        self.blockSignals(quiet)
        return needed

    def height_for(self, width: int) -> int:
        """The height it needs; at least that of the last question, so that nothing moves between two."""
        self._arrange(width)
        needed = max(0, self._layout.totalHeightForWidth(max(1, width)))
        return max(needed, theme().px(132)) if self.asking and not self.across else needed

    def claim(self) -> None:
        """Ask for a new layout if the content needs another height."""
        for layout in (self._flow, self._above, self._spoken, self._layout):
            layout.invalidate()  # one that is invalid does not tell those inside it
        self._head.setVisible(not self._brief)
        shown = [button for button in self._poster_buttons if not button.isHidden()]
        self._buttons.setVisible(any(self._in_the_row(button) for button in shown))
        linked = any(not link.isHidden() for link in (self.rule, *self._links))
        self._strut.setVisible(not linked and self.words["who"].isHidden())
        if self.parentWidget() is not None:  # else it would be a window of its own
            self.setVisible((self.asking or self._shows or bool(shown)) and not self._aside)
        needed = self.height_for(max(1, self.width()))
        if needed != self._claimed:
            self._claimed = needed
            self.resized.emit()

    @property
    def _close(self) -> bool:
        """Whether there is so little room that the reason is only a tooltip."""
        return self.across and theme().scale > LARGE_TO

    @property
    def _brief(self) -> bool:
        """Whether there is only room for one line."""
        return self._close and self._coached

    @property
    def _shows(self) -> bool:
        return any(label.text() for label in self.words.values())

    def restyle(self) -> None:
        """Set all sizes by the text scale."""
        px = theme().px
        self._set_type()
        self._flow.setSpacing(px(8))
        self._above.setSpacing(px(10))
        for link in (self.rule, *self._links):
            link.setMaximumHeight(px(18 if self._close else 24))
        self._layout.setSpacing(px(0 if self._close else 2))
        self.claim()

    def _arrange(self, width: int) -> None:
        """Arrange the parts for a width. Across a stage the buttons stand beside the words if these keep half the
        width, the line with links fits, and the plate becomes no higher."""
        px = theme().px
        edge = 3 if self._close else 6 if self.across else 10
        left, right = (12, 12) if self._close and width < px(_TERSE) else (24, 16 + _LEAN)
        margins = QMargins(px(left), px(edge), px(right), px(edge + 2))
        if margins != self._layout.contentsMargins():
            self._layout.setContentsMargins(margins)
            self._layout.update()  # it lays out anew even where the plate keeps its size
        shown = [each.sizeHint().width() for each in self._poster_buttons if self._in_the_row(each)]
        taken = sum(shown) + self._flow.spacing() * max(0, len(shown) - 1)
        edges = self._layout.contentsMargins()
        free = width - edges.left() - edges.right() - self._layout.spacing() - self._least_above()
        beside = self.across and taken <= min(width * _BESIDE, free)
        if beside:
            high = self._put_buttons(taken, width)
            beside = high <= self._put_buttons(0, width)
        self._put_buttons(taken if beside else 0, width)

    def _put_buttons(self, beside: int, width: int) -> int:
        """Put the buttons in a column of this width beside the words, or below (0); returns the height needed."""
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._layout.direction() != way:
            self._layout.setDirection(way)
        self._buttons.setMinimumWidth(beside)
        self._layout.setAlignment(self._buttons, Qt.AlignmentFlag.AlignBottom if beside else Qt.AlignmentFlag(0))
        return self._layout.totalHeightForWidth(max(1, width))

    def _least_above(self) -> int:
        """The width of the links and of the longest word beside them, in pixels."""
        if self._brief:
            return 0
        links = [link.sizeHint().width() for link in (self.rule, *self._links) if not link.isHidden()]
        metrics = self.words["who"].fontMetrics()
        word = max((metrics.horizontalAdvance(word) for word in self.words["who"].text().split()), default=0)
        return word + sum(links) + self._above.spacing() * len(links)

    def _in_the_row(self, button: PosterButton) -> bool:
        return button.parentWidget() is self._buttons and not button.isHidden()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._claimed = self.height_for(max(1, self.width()))

    # How it looks

    @property
    def _ground(self) -> QColor:
        if not self.asking:
            return theme().colour("slate")
        return QColor(self._colour) if self._colour else theme().colour("red")

    def _dress(self) -> None:
        """Colour words and buttons so that they can be read on the ground."""
        ground = self._ground
        ink = theme().colour("on_slate") if not self.asking else ink_on(ground)
        dressed = ground.name(), ink.name(), self.asking
        if dressed != self._dressed:
            self._dressed = dressed
            for label in self.words.values():
                label.setStyleSheet(f"color: {ink.name()};")
            for button in self._poster_buttons:
                button.set_plate(ground)
            self._set_type()
        self.update()

    def _set_type(self) -> None:
        """Set the fonts; the question is at least 28 pixels high at any text scale."""
        close = self._close
        for name, role in (
            ("what", "strong" if close else "title" if self.asking and theme().scale <= LARGE_TO else "heading"),
            ("needs", "label" if close else "strong"),
        ):
            if self.words[name].property("role") != role:
                set_role(self.words[name], role)

    def paintEvent(self, _event: QPaintEvent) -> None:
        room, lean = QRectF(self.rect()), theme().px(_LEAN)
        with painting(self) as painter:
            set_ink(painter, line=QPen(theme().colour("grass_line"), theme().px(2)), fill=self._ground)
            foot = QPointF(0 if self.across else lean, 0)
            painter.drawPolygon(
                QPolygonF([room.topLeft(), room.topRight(), room.bottomRight() - foot, room.bottomLeft()])
            )
