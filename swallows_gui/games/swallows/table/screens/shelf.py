"""A seat of the draft as a shelf: face, name, strength, and its teams as small nation cards on a board (S1.3)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.cards.nation_tile import nation_tile
from swallows_gui.services.plain import tip
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.art.face import Face, Person
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.words import PlainLabel

FACE = 52
"""Design pixels."""
SIDES = (104, 88, 72, 64, 56, 50, 44, 40)
"""Design pixels of a small card, the largest first: as many as all shelves together have room for."""
_ABREAST = 4
"""So many cards at most are made as small as one plank needs."""
_GAP, _PLANK = 4, 5
"""Design pixels between two cards, and of the board they stand on."""


class Board(QWidget):
    """Small nation cards side by side, with the places that are still free; as many boards as they need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._teams: tuple[tuple[Nation, str], ...] = ()
        self._due = 1
        self._colour = ""
        self._side = SIDES[0]
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_teams(self, teams: Sequence[tuple[Nation, str]], due: int, colour: str) -> None:
        """Show nations with their names; `due`: how many places there are at least, `colour`: the seat's."""
        state = tuple(teams), due, colour
        if state != (self._teams, self._due, self._colour):
            self._teams, self._due, self._colour = state
            self.updateGeometry()
            self.update()

    def set_side(self, side: int) -> None:
        """Be of cards of another side, in design pixels."""
        if side != self._side:
            self._side = side
            self.updateGeometry()
            self.update()

    @property
    def free_place(self) -> QRect:
        """Where the next card comes to stand."""
        return self._place(len(self._teams))

    @property
    def places(self) -> int:
        """How many cards stand on it or still come to it."""
        return max(1, self._due, len(self._teams))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.height_with(self._side, width)

    def height_with(self, side: int, width: int) -> int:
        """Its height in pixels with cards of another side."""
        px = theme().px
        rows = -(-self.places // self._across(side, width))
        return rows * (self._card(side, width) + px(_PLANK) + px(_GAP)) - px(_GAP)

    def sizeHint(self) -> QSize:
        wide = theme().px(150)
        return QSize(wide, self.heightForWidth(max(wide, self.width())))

    def minimumSizeHint(self) -> QSize:
        px = theme().px
        return QSize(px(self._side), self._card(self._side, max(px(150), self.width())) + px(_PLANK))

    def _across(self, side: int, width: int) -> int:
        gap = theme().px(_GAP)
        return max(1, (width + gap) // (self._card(side, width) + gap))

    def _card(self, side: int, width: int) -> int:
        """The side of a card in pixels: a few stand on one plank, for one of them alone on the next looks lost."""
        px = theme().px
        if self.places > _ABREAST:
            return px(side)
        return min(px(side), max(px(SIDES[-1]) * 2 // 3, (width + px(_GAP)) // self.places - px(_GAP)))

    def _place(self, number: int) -> QRect:
        px = theme().px
        row, column = divmod(number, self._across(self._side, self.width()))
        side, gap = self._card(self._side, self.width()), px(_GAP)
        return QRect(column * (side + gap), row * (side + px(_PLANK) + gap), side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = theme().px
        with painting(self, smooth=False) as painter:
            last = self._place(self.places - 1)
            card = last.width()
            for row in range(last.top() // (card + px(_PLANK) + px(_GAP)) + 1):
                foot = row * (card + px(_PLANK) + px(_GAP)) + card
                painter.fillRect(QRect(0, foot, self.width(), px(_PLANK)), theme().colour("ink"))
                painter.fillRect(QRect(0, foot, self.width(), px(_PLANK) - px(2)), QColor(self._colour or "#808080"))
            ratio = self.devicePixelRatioF()
            for number in range(self.places):
                place = self._place(number)
                if number < len(self._teams):
                    painter.drawPixmap(place, nation_tile(self._teams[number][0], place.width(), ratio))
                else:
                    pen = QPen(theme().colour("line"), px(1), Qt.PenStyle.DashLine)
                    painter.setPen(pen)
                    painter.drawRect(place.adjusted(px(3), px(3), -px(4), -px(2)))

    def event(self, event: QEvent) -> bool:
        """The name of the team below the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), tip(self._name_at(event.pos())), self)
            return True
        return super().event(event)

    def _name_at(self, point: QPoint) -> str:
        return next((name for at, (_, name) in enumerate(self._teams) if self._place(at).contains(point)), "")


class Shelf(Adaptive, QWidget):
    """What everybody may see of one seat while teams are picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = Face(FACE)
        self.name = PlainLabel()
        """With the strength."""
        self.board = Board()
        set_role(self.name, "strong")
        self.name.setWordWrap(True)
        self._words = fill(QVBoxLayout(), self.name, self.board, 1)
        self._row = fill(QHBoxLayout(self), (self.face, 0, Qt.AlignmentFlag.AlignTop), (self._words, 1), margins=0)
        self.restyle()

    def show_seat(self, person: Person, words: str, listed: str) -> None:
        """Whose it is, name and strength in words, and the teams in words."""
        self.face.show_person(person)
        self.name.setText(words)
        self.name.setAccessibleName(f"{words}. {listed}")
        self.board.setAccessibleName(listed)

    def height_with(self, side: int, width: int) -> int:
        """Its height in pixels with cards of a side, where it is so wide."""
        px = theme().px
        room = max(px(40), width - self.face.width() - self._row.spacing())
        words = self.name.heightForWidth(room) + self._words.spacing() + self.board.height_with(side, room)
        return max(self.face.height(), words)

    def restyle(self) -> None:
        self._row.setSpacing(theme().px(10))
        self._words.setSpacing(theme().px(3))
