"""A seat of the draft as a shelf, and the buttons that place a drafted team.

A shelf shows face, name, strength and the seat's teams as small nation cards (S1.3). The buttons stand for the group a
team is placed in (S1.5), the seat that gets it by agreement (S1.3), or the colour of which it is dealt a card fewer
(S10.1).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from swallows_gui.engine.game import deed_of
from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.rules import actions as a
from swallows_gui.games.swallows.rules.placing import COLOUR_BITS, GROUP_SHIFT
from swallows_gui.games.swallows.rules.preparation import SHARE_SHIFT
from swallows_gui.games.swallows.rules.tables import COLOURS
from swallows_gui.games.swallows.table.cards.flags import nation_tile
from swallows_gui.games.swallows.words.names import Names, reason
from swallows_gui.services.plain import for_button, tip
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.art.face import Face, Person
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import FlowLayout, fill, set_gaps
from swallows_gui.ui.kit.words import Adaptive, PlainLabel, set_tip
from swallows_gui.ui.play.game_table import SessionInfo

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


FACE = 52
"""Design pixels."""
SIDES = (104, 88, 72, 64, 56, 50, 44, 40)
"""Design pixels of a small card, the largest first: as many as all shelves together have room for."""
_ABREAST = 4
"""So many cards at most are made as small as one plank needs."""
_GAP, _PLANK = 4, 5
"""Design pixels between two cards, and of the board they stand on."""


class DraftBoard(QWidget):
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
        """The place for the next card."""
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


class SeatShelf(Adaptive, QWidget):
    """What everybody may see of one seat while teams are picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = Face(FACE)
        self.name = PlainLabel()
        """With the strength."""
        self.board = DraftBoard()
        set_role(self.name, "strong")
        self.name.setWordWrap(True)
        self._words = fill(QVBoxLayout(), self.name, self.board, 1)
        self._row = fill(QHBoxLayout(self), (self.face, 0, Qt.AlignmentFlag.AlignTop), (self._words, 1), margins=0)
        self.restyle()

    def show_seat(self, person: Person, words: str, listed: str) -> None:
        """Show a seat: its person, name and strength, and its teams in words."""
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


class SettingUp(Adaptive, QWidget):
    """Shows the buttons of the step that is asked, in as many lines as they need; hidden where there are none."""

    answered = Signal(int)
    """What is done with the team."""

    def __init__(self, names: Names, groups: int, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._team = -1
        """Its number in the field, -1 for none."""
        self._room = FlowLayout(self)
        self.places = [PosterButton("") for _ in range(groups)]
        self.shares = [PosterButton("") for _ in range(seats)]
        self.colours = {colour: PosterButton("") for colour in COLOURS}
        for number, button in enumerate(self.places):
            button.clicked.connect(lambda _checked=False, number=number: self.answered.emit(self._placing(number)))
        for seat, button in enumerate(self.shares):
            button.clicked.connect(lambda _checked=False, seat=seat: self.answered.emit(self._giving(seat)))
        for colour, button in self.colours.items():
            button.clicked.connect(lambda _checked=False, colour=colour: self.answered.emit(self._giving_up(colour)))
        for button in (*self.places, *self.shares, *self.colours.values()):
            self._room.addWidget(button)
        self.adapt()

    def show_team(self, view: SwallowsView, info: SessionInfo, code: str, *, asked: bool) -> None:
        """Show the actions for a team; `asked`: a person is asked."""
        step = view.step
        self._team = self._names.field.index(code) if code else -1
        if step == "give_up":
            self._team = len(view.open.given_up)
        free = frozenset(map(deed_of, info.legal.actions)) if asked else frozenset()
        self._show(self.places, step == "placing")
        self._show(self.shares, step == "sharing")
        self._show(self.colours.values(), step == "give_up")
        self.setVisible(step in ("placing", "sharing", "give_up"))
        match step:
            case "placing":
                for number, button in enumerate(self.places):
                    button.setText(self._names.group(number))
                    button.setEnabled(self._placing(number) in free)
            case "sharing":
                self._name_shares(view, info, free, asked=asked)
            case "give_up":
                self._name_colours(view, free)

    @staticmethod
    def _show(buttons: Iterable[PosterButton], shown: bool) -> None:
        for button in buttons:
            button.setVisible(shown)

    def _name_shares(self, view: SwallowsView, info: SessionInfo, free: Collection[int], *, asked: bool) -> None:
        """Name the seats that the team can go to, and why not for the others."""
        for to, button in enumerate(self.shares):
            button.setText(for_button(f"{self._names.seat(to)}  [{to + 1}]"))
            gives = self._giving(to)
            button.setEnabled(gives in free)
            refused = view.refusal(info.own(gives)) if asked and self._team >= 0 and gives not in free else None
            set_tip(button, "" if refused is None else reason(refused.code, refused.parameters))

    def _name_colours(self, view: SwallowsView, free: Collection[int]) -> None:
        """What each colour would leave of what the nation card says."""
        words = {
            "green": self.tr("Green: {left} instead of {due}"),
            "blue": self.tr("Blue: {left} instead of {due}"),
            "red": self.tr("Red: {left} instead of {due}"),
        }
        team = len(view.open.given_up)
        due = view.tables.nation_cards[view.field[team]] if team < len(view.field) else (0, 0, 0)
        for (colour, button), cards in zip(self.colours.items(), due, strict=True):
            button.setText(words[colour].format(left=max(0, cards - 1), due=cards))
            button.setEnabled(self._giving_up(colour) in free)

    # A team that is not chosen has no number: what would be done with it is no deed

    def _placing(self, group: int) -> int:
        return a.PLACE | group << GROUP_SHIFT | self._team if self._team >= 0 else -1

    def _giving(self, seat: int) -> int:
        return a.GIVE | seat << SHARE_SHIFT | self._team if self._team >= 0 else -1

    def _giving_up(self, colour: str) -> int:
        return a.GIVE_UP | self._team << COLOUR_BITS | COLOURS.index(colour)

    def restyle(self) -> None:
        set_gaps(self._room, (24, 6, 24, 0), 8)
