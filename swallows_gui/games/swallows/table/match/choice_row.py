"""Choices without a card as big buttons: what each does and for whom, or why it is barred (S4.2 to S4.9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from swallows_gui.games.swallows.table.match.offered_choices import Choice
from swallows_gui.services.glossary import translate
from swallows_gui.services.stylesheet import ink_on
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import ARROWS, ChoiceButton, PosterButton
from swallows_gui.ui.kit.dice import paint_die
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.painting import leftward
from swallows_gui.ui.kit.text_fit import draw_centred
from swallows_gui.ui.kit.words import Adaptive, set_tip

_LEAST_WIDTH = 150
_WITH_A_SUM = 190
"""Of one choice, and of one with a sum, design pixels; with less they stand in fewer columns."""
_GAP = 8
CLOSER = (0, 1, 2)
"""How choices are set: large, smaller and closer, or with their titles alone and the rest in tooltips."""


def with_key(text: str, key: str) -> str:
    """A button's text with the key that does the same."""
    if not key:
        return text
    return translate("Keys", "{text}  [{key}]").format(text=text, key=key)


def show_key(button: QAbstractButton, text: str, key: str) -> None:
    """Name a button, and say in its tooltip the key that presses it: rows of buttons are full in large letters."""
    button.setText(text)
    set_tip(button, with_key(text, key))
    button.setShortcut(key)  # a new text takes it away


def paint_total(total: int, colour: str, painter: QPainter, room: QRectF) -> None:
    """A die in a colour with a total written on it, for one that no single die could show."""
    ground = QColor(colour)
    painter.fillRect(room, theme().colour("sunken"))
    side = min(room.width(), room.height()) * 0.84
    die = QRectF(0, 0, side, side)
    die.moveCenter(room.center())
    paint_die(painter, die, None, colour=ground.name())
    draw_centred(painter, die, str(total), theme().sized_font("number", side * 0.62, 900), ink_on(ground))


class _Offered(QWidget):
    """One choice; if it is not allowed, with the clause that says why; if it takes a sum, with the field below. The
    choice's key focuses the sum, and Enter there makes the choice."""

    entered = Signal()
    """Enter in the sum."""
    walked = Signal(int)
    """An arrow on the button leads to the next choice (1) or the one before (-1)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice: Choice | None = None
        self._dense = False
        self._die: tuple[int, str] | None = None
        """The total on the die before the words, and its colour."""
        self.button = ChoiceButton("", "", parent=self)
        self.rule = PosterButton("", "quiet", "rules", parent=self)
        self.sum = Stepper(1, 1, 1, suffix="M", parent=self)
        self.sum.entered.connect(self.entered)
        self.sum.hide()
        self.button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The key of a choice with a sum asks for it; arrows stay among the choices."""
        if watched is self.button and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in ARROWS:
                ahead = Qt.Key.Key_Left if leftward(self) else Qt.Key.Key_Right
                self.walked.emit(1 if event.key() in (ahead, Qt.Key.Key_Down) else -1)
                return True
            return False
        if watched is self.button and event.type() == QEvent.Type.Shortcut and not self.sum.isHidden():
            self.sum.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
        return False

    @property
    def action(self) -> int | None:
        """What it stands for now, the sum included."""
        return None if self.choice is None else self.choice.with_sum(self.sum.value)

    def show_choice(self, choice: Choice, colours: Sequence[str]) -> None:
        """Put a choice on the button; a die that it has is painted in one of the sides' `colours`."""
        before, self.choice = self.choice, choice
        die = (choice.die, colours[choice.helps]) if choice.die is not None and choice.helps is not None else None
        if die != self._die:
            self._die = die
            self.button.set_picture(None if die is None else partial(paint_total, *die))
        self.sum.setVisible(choice.sums is not None)
        if choice.sums is not None:
            self.sum.setAccessibleName(choice.title)
            self.sum.set_range(choice.sums[0], choice.sums[-1])
            if before is None or (before.key, before.sums, before.sum) != (choice.key, choice.sums, choice.sum):
                self.sum.set_value(choice.sum)
        self.button.set_words(with_key(choice.title, choice.shortcut), choice.line)
        self.button.setEnabled(choice.action is not None)
        self.button.setShortcut(QKeySequence(choice.shortcut))
        self.rule.setVisible(choice.action is None)
        self.rule.setText(choice.clause)
        self.rule.setAccessibleName(translate("Choices", "Rule {clause}").format(clause=choice.clause))

    def set_close(self, close: int) -> None:
        """Set the button as close as one of `CLOSER` says; set closer, the clause stands beside it."""
        self._dense = close > 0
        self.button.set_dense(close > 0)
        self.button.set_short(close > 1)

    def heightForWidth(self, width: int) -> int:
        """The height that button and clause need."""
        if not self.sum.isHidden():
            return self.button.heightForWidth(width) + theme().px(_GAP // 2) + self.sum.sizeHint().height()
        if self.rule.isHidden():
            return self.button.heightForWidth(width)
        rule = self.rule.sizeHint()
        if self._dense:
            return max(self.button.heightForWidth(width - rule.width()), rule.height())
        return self.button.heightForWidth(width) + rule.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """The button above, the sum below it, or the clause on the right; with little room that stands beside it."""
        if not self.sum.isHidden():
            wanted = self.sum.sizeHint()
            high = self.height() - wanted.height()
            self.button.setGeometry(0, 0, self.width(), high - theme().px(_GAP // 2))
            self.sum.setGeometry(max(0, (self.width() - wanted.width()) // 2), high, wanted.width(), wanted.height())
            return
        rule = self.rule.sizeHint()
        if self.rule.isHidden():
            rule = QSize(0, 0)
        beside, below = (rule.width(), 0) if self._dense else (0, rule.height())
        self.button.setGeometry(0, 0, self.width() - beside, self.height() - below)
        self.rule.setGeometry(self.width() - rule.width(), self.height() - rule.height(), rule.width(), rule.height())


class ChoiceRow(Adaptive, QWidget):
    """The choices of a step, side by side or, where the room is narrow, one below the other."""

    chosen = Signal(int)
    """The action of the choice."""
    clause_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offered: list[_Offered] = []
        self._close = 0
        """How close they are set, one of `CLOSER`."""
        self._heights: dict[tuple[int, int], int] = {}
        """By closeness and width."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def choices(self) -> list[Choice]:
        """What is offered now."""
        return [offered.choice for offered in self._offered if offered.choice is not None]

    def sum(self, key: str) -> Stepper | None:
        """The sum of a choice by its name."""
        found = (offered for offered in self._offered if offered.choice is not None and offered.choice.key == key)
        return next((offered.sum for offered in found), None)

    def button(self, key: str) -> ChoiceButton | None:
        """The button of a choice by its name."""
        for offered in self._offered:
            if offered.choice is not None and offered.choice.key == key:
                return offered.button
        return None

    def fit(self, width: int, height: int) -> None:
        """Make the choices as large as fits; if even titles alone are too high, they scroll."""
        self.set_close(self._close_for(width, height))
        self._lay_out()

    def height_for(self, width: int, most: int) -> int:
        """The height that they take in a width, where there are so many pixels at most."""
        return self._height_if(self._close_for(width, most), width)

    def _close_for(self, width: int, height: int) -> int:
        fitting = (close for close in CLOSER if self._height_if(close, width) <= height)
        return next(fitting, CLOSER[-1])

    def _height_if(self, close: int, width: int) -> int:
        """The height that they need at a width, set as close as that."""
        key = close, width
        if key not in self._heights:
            before = self._close
            self.set_close(close)
            self._heights[key] = self.heightForWidth(width)
            self.set_close(before)
        return self._heights[key]

    def set_close(self, close: int) -> None:
        """Set all as close as one of `CLOSER` says."""
        if close != self._close:
            self._close = close
            for offered in self._offered:
                offered.set_close(close)

    def show_choices(self, choices: Sequence[Choice], colours: Sequence[str] = ("#FFFFFF", "#FFFFFF")) -> None:
        """Show choices; buttons that stay keep the focus. `colours` are those of the sides, for choices good for one of
        them."""
        while len(self._offered) > len(choices):
            gone = self._offered.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._offered) < len(choices):
            new = _Offered(self)
            new.set_close(self._close)
            new.button.clicked.connect(lambda _checked=False, offered=new: self._choose(offered))
            new.walked.connect(lambda steps, offered=new: self._walk(offered, steps))
            new.entered.connect(lambda offered=new: self._choose(offered))
            new.rule.clicked.connect(lambda _checked=False, offered=new: self._show_clause(offered))
            self._offered.append(new)
            new.show()
        for offered, choice in zip(self._offered, choices, strict=True):
            offered.show_choice(choice, colours)
        self.restyle()

    def focus_first(self) -> None:
        """Put the focus on the choice that changes nothing, or on the first that is not barred."""
        for offered in sorted(self._offered, key=lambda each: each.choice is None or not each.choice.harmless):
            if offered.button.isEnabled():
                offered.button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The height at which nothing scrolls."""
        places = self._places(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def sizeHint(self) -> QSize:
        width = max(self.width(), theme().px(_LEAST_WIDTH))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_LEAST_WIDTH), 0)

    def _places(self, width: int) -> list[QRect]:
        """The rectangles of the choices at a width, in the number of columns that needs the least height."""
        gap = theme().px(_GAP // 2 if self._close else _GAP)
        sums = any(offered.choice is not None and offered.choice.sums for offered in self._offered)
        least = theme().px(_WITH_A_SUM if sums else _LEAST_WIDTH)
        least = max([least, *(offered.button.least_width() for offered in self._offered)])
        most = max(1, min(len(self._offered), (width + gap) // (least + gap)))
        arranged = [self._in_columns(columns, width, gap) for columns in range(most, 0, -1)]
        return min(arranged, key=lambda places: places[-1].bottom() if places else 0)

    def _in_columns(self, columns: int, width: int, gap: int) -> list[QRect]:
        """The rectangles in so many columns; all in a row are equally tall."""
        each = (width - gap * (columns - 1)) // columns
        places, top = [], 0
        for start in range(0, len(self._offered), columns):
            row = self._offered[start : start + columns]
            height = max(offered.heightForWidth(each) for offered in row)
            places += [QRect(at * (each + gap), top, each, height) for at in range(len(row))]
            top += height + gap
        return places

    def _walk(self, offered: _Offered, steps: int) -> None:
        """Focus the next choice that is allowed, if there is one."""
        free = [each for each in self._offered if each.button.isEnabled()]
        at = free.index(offered) + steps
        if 0 <= at < len(free):
            free[at].button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, offered: _Offered) -> None:
        action = offered.action
        if action is not None:
            self.chosen.emit(action)

    def _show_clause(self, offered: _Offered) -> None:
        if offered.choice is not None:
            self.clause_wanted.emit(offered.choice.clause)

    def restyle(self) -> None:
        self._heights.clear()
        self._lay_out()

    def _lay_out(self) -> None:
        for offered, place in zip(self._offered, self._places(max(1, self.width())), strict=True):
            offered.setGeometry(place)
            offered.lay_out()
        self.setMinimumHeight(self.heightForWidth(max(1, self.width())))
        self.updateGeometry()
