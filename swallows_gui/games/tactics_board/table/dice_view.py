"""The dice beside the plate: white for a pawn, gold for the ball, one in each side's colour for the lots."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.tactics_board.table.pawn_paint import COLOURS
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Motion, clock, even
from swallows_gui.ui.kit.dice import TUMBLE, paint_die, tumbling
from swallows_gui.ui.kit.painting import painting

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
        """With little room they are smaller."""
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
        """Throw dice that end on these numbers."""
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
