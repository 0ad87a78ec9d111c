"""The tray where a hand would lie: dice rolled last, the highlighted choice with its chances, and the spinner.

Dice are white for a pawn, gold for the ball, and in each side's colour for the lots.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from swallows_gui.games.tactics_board.table.pawn_paint import COLOURS
from swallows_gui.games.tactics_board.table.spinner import SpinnerView
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.chance_bars import ChanceBars, ChanceRow
from swallows_gui.ui.kit.clock import Motion, clock, even
from swallows_gui.ui.kit.dice import TUMBLE, paint_die, tumbling
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.panels import fill, set_gaps, wrapping
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

BALL_DIE = "#E3B040"


class DiceView(QWidget):
    """One die or two; empty where none has been rolled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dice: tuple[int, ...] = ()
        self.speed: float | None = None
        self._grounds: tuple[str, ...] = ()
        self._part = 1.0
        self._motion: Motion | None = None
        self._small = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def rolling(self) -> bool:
        """Whether they are still on their way."""
        return self._part < 1.0

    def set_small(self, small: bool) -> None:
        """Make the dice smaller, for little room."""
        if small != self._small:
            self._small = small
            self.updateGeometry()

    def lay(self, story: MatchStory) -> None:
        """Let the dice lie there that were rolled last."""
        self._stop()
        if story.lots:
            self._set(story.lots, COLOURS)
        elif story.ball_dice:
            self._set(story.ball_dice, (BALL_DIE,) * 2)
        elif story.pawn_die:
            self._set((story.pawn_die,), ("#FFFFFF",))
        else:
            self._set((), ())

    def throw(self, dice: Sequence[int], *, ball: bool = False, lots: bool = False) -> None:
        """Roll dice that show these numbers in the end."""
        self._stop()
        grounds = COLOURS if lots else (BALL_DIE,) * 2 if ball else ("#FFFFFF",)
        self._set(tuple(dice), grounds)
        self.setAccessibleName("")  # nothing is told before they rest
        self._motion = clock().run(self, TUMBLE, self._roll, speed=self.speed, curve=even)

    def _set(self, dice: Sequence[int], grounds: Sequence[str]) -> None:
        self.dice, self._grounds, self._part = tuple(dice), tuple(grounds), 1.0
        self.setAccessibleName(" + ".join(str(die) for die in self.dice))
        self.update()

    def _roll(self, part: float) -> None:
        self._part = part
        if part >= 1:
            self.setAccessibleName(" + ".join(str(die) for die in self.dice))
        self.update()

    def _stop(self) -> None:
        if self._motion is not None:
            self._motion.cancel()
            self._motion = None
        self._part = 1.0

    def sizeHint(self) -> QSize:
        side = theme().px(58 if self._small else 104)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            room = QRectF(self.rect())
            count = max(1, len(self.dice))
            side = room.width() * (0.66 if count == 1 else 0.44)
            for place, number in enumerate(self.dice):
                moment = tumbling(self._part, number)
                x = room.center().x() + (place - (count - 1) / 2) * side * 1.12 - side / 2
                y = room.center().y() - side / 2 - side * moment.up * 0.3
                box = QRectF(x - side * 0.5 * moment.along, y, side, side)
                ground = self._grounds[place]
                paint_die(painter, box, moment.face, moment.turn - 6 + 9 * place, ground, moment.squash)
                if ground in COLOURS:
                    _whiten(painter, box, moment.face, moment.turn - 6 + 9 * place, moment.squash)


def _whiten(painter: QPainter, box: QRectF, face: int, turn: float, squash: float) -> None:
    """White spots on a coloured die: dark ones could not be seen."""
    inner = box.adjusted(box.width() * 0.06, box.height() * 0.06, -box.width() * 0.06, -box.height() * 0.06)
    paint_die(painter, inner, face, turn, QColor("#FCFAF4").name(), squash)


_LEAN = 10
"""Design pixels by which the edges of the slip lean."""
_HIGH, _LOW, _MORE = 112, 50, 28
"""Design pixels: the height; that where there is little, with one chance, and what a second one needs."""


class TargetSlip(Adaptive, QWidget):
    """A dark slip with the highlighted choice in words, and its chances."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = PlainLabel()
        self.words.setWordWrap(True)
        self.words.setSizePolicy(wrapping())
        self.bars = ChanceBars()
        self.bars.set_bare(True)
        self.bars.set_dark()
        self._box = fill(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), self.words, self.bars)
        self.adapt()

    def set_low(self, low: bool) -> None:
        """Put the words beside the chances, for little height."""
        way = QBoxLayout.Direction.LeftToRight if low else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(way)
        self._box.setStretch(0, 2 if low else 0)
        self._box.setStretch(1, 3 if low else 0)

    @property
    def empty(self) -> bool:
        """Whether nothing is highlighted."""
        return not self.words.text() and not self.bars.rows

    def show_chances(self, heading: str, rows: Sequence[ChanceRow]) -> None:
        """Show the highlighted choice and its chances; without any the slip is empty."""
        self.words.setText(heading)
        self.words.setVisible(bool(heading))
        self.bars.show_rows("", "", rows)
        self.bars.setVisible(bool(rows))
        self.update()

    def restyle(self) -> None:
        """Set all sizes by the text scale."""
        set_role(self.words, "strong")
        self.words.setStyleSheet(f"color: {theme().colour('on_slate').name()};")
        set_gaps(self._box, (18, 4, 18, 4), 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.empty:
            return
        room, lean = QRectF(self.rect()), theme().px(_LEAN)
        with painting(self) as painter:
            set_ink(painter, fill=theme().colour("slate"))
            painter.drawPolygon(
                polygon(
                    (room.left() + lean, room.top()),
                    (room.right(), room.top()),
                    (room.right() - lean, room.bottom()),
                    (room.left(), room.bottom()),
                )
            )


class Tray(Adaptive, QWidget):
    """Dice, slip and spinner side by side; with less room the spinner is hidden first, then the dice, then an empty
    slip."""

    resized = Signal()
    """It needs another height than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dice, self.slip, self.spinner = DiceView(), TargetSlip(), SpinnerView()
        self._low = False
        self._row = fill(QHBoxLayout(self), self.dice, (self.slip, 1), self.spinner)
        self.adapt()

    def fit(self, *, dice: bool, spinner: bool, small: bool, low: bool) -> None:
        """Set what is shown. `small`: small dice; `low`: height for only two chances."""
        self.slip.set_low(low)
        self.dice.set_small(small)
        self.dice.setVisible(dice)
        self.spinner.setVisible(spinner)
        if low != self._low:
            self._low = low
            self.updateGeometry()

    def show_chances(self, heading: str, rows: Sequence[ChanceRow]) -> None:
        """Show the highlighted choice and its chances on the slip."""
        before = self.sizeHint()
        self.slip.show_chances(heading, rows)
        if self.sizeHint() != before:
            self.updateGeometry()
            self.resized.emit()

    def sizeHint(self) -> QSize:
        low = 0 if self.slip.empty else _LOW + _MORE * (len(self.slip.bars.rows) > 1)
        high = low if self._low else _HIGH
        return QSize(theme().px(400), theme().px(high))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(120), self.sizeHint().height())

    def restyle(self) -> None:
        """Set all sizes by the text scale."""
        set_gaps(self._row, (4, 2, 4, 2), 8)
        self.updateGeometry()
