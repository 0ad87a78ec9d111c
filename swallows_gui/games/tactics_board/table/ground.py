"""What lies behind everything at this table: the stand, the grass, and on it the board, which scrolls where it is
larger than its place."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from swallows_gui.games.tactics_board.rules.board import OFF
from swallows_gui.games.tactics_board.table.board_view import BoardView
from swallows_gui.games.tactics_board.table.pawn_paint import COLOURS
from swallows_gui.ui.play.plain_ground import PlainGround


class BoardGround(PlainGround):
    """Holds a board view."""

    def __init__(self, board: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.set_colours(*COLOURS)
        self._room = QScrollArea(self)
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._room.setWidgetResizable(True)
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room.setWidget(board)
        self.scene.raise_()

    def arrange(self, room: QRect) -> None:
        self._room.setGeometry(room)

    @property
    def least(self) -> int:
        return self.board.minimumSizeHint().height()

    def show_square(self, square: int) -> None:
        """Where the board is larger than its place: have a square in sight."""
        if square != OFF:
            at = self.board.plan.at(square)
            reach = round(self.board.plan.side)
            self._room.ensureVisible(round(at.x()), round(at.y()), reach, reach)
