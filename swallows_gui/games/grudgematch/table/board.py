"""The field: shows a picture, what happens between one picture and the next, and a cursor that keys and mouse move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.games.grudgematch.rules.tables import WIDTH
from swallows_gui.games.grudgematch.table.board_moments import BoardHappening, paint_happening
from swallows_gui.games.grudgematch.table.board_paint import (
    BoardPlan,
    paint_cursor,
    paint_field,
    paint_marks,
    paint_men,
    paint_rays,
    paint_resting_ball,
    paint_trail,
)
from swallows_gui.games.grudgematch.table.picture import BoardPicture
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice_tray import ORDINARY, DiceTray
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.play.happening_view import TargetView

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class BoardView(TargetView):
    """The field, repainted as a whole at every change. Its cursor announces what lies on a space."""

    _what: BoardHappening | None

    chosen = Signal(int)
    """A space was clicked."""
    mouth_chosen = Signal(int, int)
    """Side and column of a goal mouth that was clicked."""
    pointed = Signal(int)
    """Keys have moved the cursor to a space."""
    looked_at = Signal(int)
    """The space under the pointer or the cursor; -1: none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = BoardPicture()
        self.say: Callable[[int], str] = str
        """A space in words."""
        self.cursor_space = 5 * WIDTH + 5
        self._marked = False
        self.tray = DiceTray(ORDINARY, self)
        self.tray.changed.connect(self.update)
        self._hovered = -1

    @property
    def plan(self) -> BoardPlan:
        """The layout of the field."""
        return BoardPlan(QRectF(self.rect()), self.picture.rows)

    def show_picture(self, picture: BoardPicture) -> None:
        """Show a picture at rest; a band of words that crosses the field goes on to its end."""
        if picture.rows != self.picture.rows:
            self.cursor_space = picture.rows // 2 * WIDTH + 5
        self.picture = picture
        self._make_room()
        self.update()

    def throw(self, dice: Sequence[int]) -> None:
        """Roll dice that show these numbers in the end."""
        self.tray.throw(dice, self.speed)
        self.update()

    def lay(self, dice: Sequence[int]) -> None:
        """Let dice lie there, or none."""
        if tuple(dice) != self.tray.dice or self.tray.rolling:
            self.tray.lay(dice)

    def happen(self, what: BoardHappening) -> None:
        """Show something that happens."""
        if what.moves_ball or what.moves_man:
            self.tray.lay(())
        self._begin(what, still=False, evenly=what.kind not in ("run", "place", "put"))

    def rest(self) -> None:
        """Stop all animations."""
        self._stop()
        self.tray.lay(())
        self.update()

    def look_at(self, direction: int) -> None:
        """Let one of the ways stand out; -1 for none."""
        if direction != self.picture.looked_at:
            self.picture = replace(self.picture, looked_at=direction)
            self.update()

    def mark_cursor(self, marked: bool) -> None:
        """Show the cursor even without focus, because its space is about to be chosen."""
        if marked != self._marked:
            self._marked = marked
            self.update()

    def move_cursor(self, space: int) -> None:
        """Move the cursor to a space and announce what is there."""
        self.cursor_space = space
        words = self.say(space)
        self.setAccessibleDescription(words)
        announce(self, words)
        self.looked_at.emit(space)
        self.pointed.emit(space)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(540), theme().px(620))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(180), theme().px(180))

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        plan, point = self.plan, event.position()
        space, mouth = plan.space_at(point), plan.goal_at(point)
        if space is not None:
            self.cursor_space = space
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.chosen.emit(space)
        elif mouth is not None:
            self.mouth_chosen.emit(*mouth)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        space = self.plan.space_at(event.position())
        self._hover(-1 if space is None else space)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, space: int) -> None:
        if space != self._hovered:
            self._hovered = space
            self.looked_at.emit(space)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        keypad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
        if step is not None and not keypad:
            column, row = self.cursor_space % WIDTH + step[0], self.cursor_space // WIDTH + step[1]
            if 0 <= column < WIDTH and 0 <= row < self.picture.rows:
                self.move_cursor(row * WIDTH + column)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.move_cursor(self.cursor_space)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [
            (
                "Left",
                translate("GrudgeBoard", "On the field: move the cursor, as with the other arrows"),
            ),
            ("Return", translate("GrudgeBoard", "On the field: take the man or the space under it")),
            ("Tab", translate("GrudgeBoard", "On the field: to the next man, space or way that may be chosen")),
            ("PgUp", translate("GrudgeBoard", "On the field: to the one before")),
        ]

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            plan, picture, what = self.plan, self.picture, self._what
            if what is not None and what.moves_man:
                picture = replace(picture, moving=frozenset((what.man,)))
            paint_field(painter, plan, picture)
            paint_marks(painter, plan, picture)
            paint_trail(painter, plan, picture.trail)
            if what is None or not what.moves_ball:
                paint_rays(painter, plan, picture)
            paint_men(painter, plan, picture)
            if what is None or not what.moves_ball:
                paint_resting_ball(painter, plan, picture)
            if (self.hasFocus() or self._marked) and what is None:
                paint_cursor(painter, plan, self.cursor_space)
            if what is not None and not what.stays:
                paint_happening(painter, plan, picture, what, self._part)
            if self.tray.dice:
                die = plan.dice(len(self.tray.dice), picture.ball)
                self.tray.paint(painter, die.topLeft(), die.width())
            if what is not None and what.stays:
                paint_happening(painter, plan, picture, what, self._part)
