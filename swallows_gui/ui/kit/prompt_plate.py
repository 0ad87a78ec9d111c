"""The plate between board and hand: who is asked what and why, the buttons that answer, and the chances beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.chance_bars import ChanceBars, ChanceRow
from swallows_gui.ui.kit.flow import FlowLayout
from swallows_gui.ui.kit.layouts import fill, set_gaps
from swallows_gui.ui.kit.links import LinkButton
from swallows_gui.ui.kit.notices import SaidSoon
from swallows_gui.ui.kit.panels import paint_plate
from swallows_gui.ui.kit.words import PlainLabel, set_tip

_BESIDE = 760
"""Design pixels: from this width on the chances stand beside the words."""
_NARROW = 330
"""Design pixels: in a narrower plate who is asked has a line of its own."""


class PromptPlate(Adaptive, QFrame):
    """Buttons are handed in once (`add_button`) and shown by whoever asks. `aside` stands below the chances."""

    hint_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, aside: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour: str | None = None
        self._said_soon = SaidSoon(self)
        self._asking = self._anew = False
        self._clause = ""
        self._why = ""
        self._large = False
        self._with_chances = True
        self.tag, self.question, self.why = PlainLabel(), PlainLabel(), PlainLabel()
        for label, role in ((self.tag, "label"), (self.question, "heading"), (self.why, "soft")):
            set_role(label, role)
            label.setWordWrap(True)
        self.hint, self.rule = LinkButton(), LinkButton()
        self.hint.clicked.connect(self.hint_wanted)
        self.rule.clicked.connect(lambda: self.rule_wanted.emit(self._clause))
        self.bars = ChanceBars()
        self._buttons = QWidget()
        self._flow = FlowLayout(self._buttons)
        self._flow.setContentsMargins(0, 0, 0, 0)
        said = self._said = QWidget()
        self._aside = aside
        said.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        words = QVBoxLayout(said)
        words.setContentsMargins(0, 0, 0, 0)
        self._top = fill(QHBoxLayout(), (self.tag, 1))
        fill(words, self._top, self.question, self.why, self._buttons, 1)
        self._words = words
        self._links = fill(QHBoxLayout(), 1)
        self._side = QWidget()
        side = fill(QVBoxLayout(self._side), self._links, self.bars, margins=0, spacing=0)
        if aside is not None:
            side.addWidget(aside)
        side.addStretch(1)
        self._row = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (said, 5), (self._side, 5))
        self._dense, self._dense_why = True, False
        self.set_dense(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.restyle()

    def add_button(self, button: PosterButton) -> None:
        """Put a button into the row below the question."""
        button.setParent(self._buttons)
        self._flow.addWidget(button)

    def set_beside(self, left: QWidget, right: QWidget) -> None:
        """Stand pictures of the game before the words and after the chances."""
        self._row.insertWidget(0, left, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(right, 0, Qt.AlignmentFlag.AlignVCenter)

    def explain(self, why: str) -> None:
        """Give another reason for the same question: nothing new is asked, so nothing is said aloud."""
        if why != self._why:
            self._show(self.tag.text(), self.question.text(), why)

    def ask(self, tag: str, question: str, why: str, clause: str, colour: str, rule: str, hint: str) -> None:
        """Ask a seat something; `colour` is the seat's, `rule` and `hint` the words of the links ("": none)."""
        before = self.text() if self._asking and not self._anew else ""
        self._asking, self._anew, self._colour, self._clause = True, False, colour, clause
        self._show(tag, question, why)
        self.rule.set_words(rule)
        self.rule.setVisible(bool(rule and clause))
        self.hint.set_words(hint)
        self.hint.setVisible(bool(hint))
        if self.text() != before:
            self._said_soon.say(" ".join(part for part in (self.text(), self.bars.accessibleName()) if part))

    def ask_anew(self) -> None:
        """Something has happened: a question that is asked again is said again."""
        self._anew = True

    def say(self, words: str, tag: str = "") -> None:
        """Say what is going on while nobody here is asked."""
        self._asking, self._colour, self._clause = False, None, ""
        self._said_soon.say("")
        self._show(tag, words, "")
        self.rule.hide()
        self.hint.hide()

    def set_why(self, why: str) -> None:
        """Give another reason below the same question."""
        self._show(self.tag.text(), self.question.text(), why)

    def show_chances(self, heading: str, key: str, rows: Sequence[ChanceRow]) -> None:
        """Show what may follow."""
        self.bars.show_rows(heading, key, rows)
        half = 5 if rows or self._aside is not None else 2  # without chances the words have the room
        self._row.setStretchFactor(self._said, 5)
        self._row.setStretchFactor(self._side, half)
        self.bars.setVisible(self._with_chances and bool(rows))

    def show_buttons(self, shown: Sequence[QWidget]) -> None:
        """Show these of the buttons; where none is left the row stays as high as it was."""
        for place in range(self._flow.count()):
            item = self._flow.itemAt(place)
            button = item.widget() if item is not None else None
            if button is not None:
                button.setVisible(button in shown)
        self._flow.invalidate()

    def set_large(self, large: bool) -> None:
        """With room to spare the question is set as large as a title."""
        if large != self._large:
            self._large = large
            set_role(self.question, "title" if large else "heading")

    @property
    def dense(self) -> bool:
        """Whether there is little height."""
        return self._dense

    def set_dense(self, dense: bool, *, chances: bool = True, why: bool = False) -> None:
        """With little height the links stand beside who is asked, the reason is a tooltip unless there is room for the
        `why`, and there may be no room for the chances."""
        self.bars.set_bare(dense)
        self._with_chances = chances
        self.bars.setVisible(chances and bool(self.bars.rows))
        if (dense, why) == (self._dense, self._dense_why):
            return
        self._dense, self._dense_why = dense, why
        self.restyle()
        self._show(self.tag.text(), self.question.text(), self._why)

    def _place_links(self) -> None:
        """Beside who is asked where height is dear, unless that would break the words beside them into pieces."""
        above = self._dense and self.width() >= theme().px(_NARROW)
        row = self._top if above else self._links
        if row.indexOf(self.hint) >= 0:
            return
        for link in (self.hint, self.rule):
            for other in (self._top, self._links):
                other.removeWidget(link)
            row.addWidget(link)

    @property
    def says_why(self) -> bool:
        """Whether the reason stands below the question."""
        return not self._dense or self._dense_why

    def text(self) -> str:
        """All it says, in one line."""
        return " ".join(part.text() for part in (self.tag, self.question, self.why) if part.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        beside = self.width() >= theme().px(_BESIDE)
        turn = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._row.direction() != turn:
            self._row.setDirection(turn)
            self._row.setStretch(0, 5)
            self._row.setStretch(1, 5 if beside else 0)  # below the words it has what it needs, and the words the rest
        for place, share in enumerate((5, 5) if beside else (1, 0)):
            self._row.setStretch(place, share)
        self._place_links()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_plate(self, self._asking, self._colour)

    def restyle(self) -> None:
        """Every size by the text scale."""
        px = theme().px
        edge = 3 if self._dense else 8
        set_gaps(self._row, (28, edge, 14, edge + 2), 4 if self._dense else 12)
        self._words.setSpacing(px(2))
        self._arrange()

    def _show(self, tag: str, question: str, why: str) -> None:
        self._why = why
        for label, text in ((self.tag, tag), (self.question, question), (self.why, why)):
            label.setText(text)
            label.setVisible(bool(text) and (label is not self.why or self.says_why))
        set_tip(self.question, "" if self.says_why else why)
        self.setAccessibleName(self.text())
        self.update()
