"""The seats of a new game, a card for each: face, name, colour, human or AI with its level, optional PIN (S1.1)."""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLineEdit, QWidget

from swallows_gui.catalogue.foreign_text import name_or, same
from swallows_gui.models import vocabulary
from swallows_gui.services.people import default_name
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.inputs import ChoiceBox
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.pin_field import PinField
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS, colour_name, swatch
from swallows_gui.ui.play.screen import Screen
from swallows_gui.ui.play.you_fields import FaceButton, YourName

HUMAN = "human"
LEVELS = ("easy", "normal", "hard", "expert")
USUAL_LEVEL = "normal"
"""Of a seat for which none is chosen."""
AI_NAMES = ("Ottmar", "Wanda", "Piet", "Lucía", "Enzo", "Hedda")
MOST_SEATS = 6
_CARD = 215
"""Design pixels: no card is narrower, as long as there is room for one."""
_BESIDE = 270
"""Design pixels of a card from which the PIN stands beside who plays, not below."""
_FACE = 62
"""Design pixels."""


_AROUND = 64
"""Design pixels that a box to choose from has around its words."""


class SeatChoice(NamedTuple):
    """A seat as entered; `level` is "" for a person."""

    name: str
    colour: str
    level: str
    pin: str
    """As typed, or the hash of one that is known from another game."""


class _SeatCard(Panel):
    """The card of one seat with its fields, edged in the seat's colour."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__("", parent)
        self.face = FaceButton(_FACE)
        self.name = QLineEdit()
        self.name.setMaxLength(24)
        self.player = ChoiceBox()
        self.colour = ChoiceBox()
        self.pin = PinField()
        for box in (self.player, self.colour):  # a card is as wide as its row lets it be, whatever may be chosen
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(4)
        for colour in SEAT_COLOURS:
            self.colour.addItem("", colour)
        self.colour.setCurrentIndex(number)
        for key in (HUMAN, *LEVELS):
            self.player.addItem("", key)
        self.first, self.second = QGridLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.first.addWidget(self.face, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        self.first.addWidget(self.name, 0, 1)
        self.first.addWidget(self.colour, 1, 1)
        self.first.setColumnStretch(1, 1)
        fill(self.second, (self.player, 1), (self.pin, 1))  # the level's name wants the whole width
        fill(self.body, self.first, self.second, 1)
        self.player.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the player field again when its font changes."""
        if watched is self.player and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit_player()
        return super().eventFilter(watched, event)

    def fit_player(self) -> None:
        """Make the player field wide enough for its longest entry."""
        self.player.ensurePolished()  # the theme's letters are bolder
        words = QFontMetrics(self.player.font()).horizontalAdvance(self.player.currentText())
        self.player.setMinimumWidth(words + theme().px(_AROUND))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), t.colour("paper"))
            painter.fillRect(QRectF(0, 0, self.width(), t.px(6)), QColor(str(self.colour.currentData())))


class SeatRows(Screen):
    """A card for each seat, in rows of equal length as far as possible. `problem` says what is wrong
    with the entries."""

    changed = Signal()

    def __init__(self, names: tuple[str, ...], seats: int, humans: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self._cards = [_SeatCard(number, self) for number in range(MOST_SEATS)]
        self._shown, self._fit = 0, 2
        for number, card in enumerate(self._cards):
            human = number < humans
            card.player.setCurrentIndex(0 if human else 2)
            card.name.setText(names[number] if number < len(names) and human else AI_NAMES[number])
            if human and number >= len(names):
                card.name.setText("")
            if number == 0 and human:
                YourName(card.name)
            card.player.currentIndexChanged.connect(self._player_changed)
            card.name.textChanged.connect(self._seat_changed)
            card.colour.currentIndexChanged.connect(self._seat_changed)
        self.adapt()
        self.show_seats(seats)

    def _arrange(self) -> None:
        """Lay out as many cards in a row as fit, with rows of similar length."""
        while self._grid.count():
            self._grid.takeAt(0)
        rows = -(-self._shown // max(1, self._fit))
        across = -(-self._shown // max(1, rows))
        for number, card in enumerate(self._cards[: self._shown]):
            self._grid.addWidget(card, number // across, number % across)
        for column in range(MOST_SEATS):
            self._grid.setColumnStretch(column, int(column < across))

    def minimumSizeHint(self) -> QSize:
        """The size of one card, since a narrower window puts fewer in a row."""
        return QSize(self._cards[0].minimumSizeHint().width(), super().minimumSizeHint().height())

    def reflow(self, width: float, _height: float) -> None:
        fit = max(1, int(width // _CARD))
        across = -(-self._shown // -(-self._shown // fit)) if self._shown else 1
        beside = width / across >= _BESIDE
        for card in self._cards:
            card.second.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        if fit != self._fit:
            self._fit = fit
            self._arrange()

    def show_seats(self, count: int) -> None:
        """Show the cards of `count` seats."""
        self._shown = count
        self._arrange()
        for number, card in enumerate(self._cards):
            card.setVisible(number < count)
        self._reflow()
        self._player_changed()

    def choices(self) -> tuple[SeatChoice, ...]:
        """The seats as entered; a human without a name gets "Player 1" and so on."""
        return tuple(self._choice(number) for number in range(self._shown))

    @property
    def people(self) -> int:
        """How many of the seats a person plays."""
        return sum(not seat.level for seat in self.choices())

    def entered_names(self) -> tuple[str, ...]:
        """The names that people have entered, up to the first empty field, to propose them the next time in any
        language."""
        people = (card for card in self._cards[: self._shown] if card.player.currentData() == HUMAN)
        return tuple(takewhile(bool, (card.name.text().strip() for card in people)))

    def _choice(self, number: int) -> SeatChoice:
        card = self._cards[number]
        level = "" if card.player.currentData() == HUMAN else str(card.player.currentData())
        return SeatChoice(
            name_or(card.name.text(), self._default_name(number)),
            str(card.colour.currentData()),
            level,
            card.pin.text() if not level else "",
        )

    def _default_name(self, number: int) -> str:
        return default_name(number + 1)

    @property
    def problem(self) -> str:
        """Why the game cannot be played with these seats, as a sentence, or ""."""
        seats = self.choices()
        if len({same(seat.name) for seat in seats}) < len(seats):
            return self.tr("Two players have the same name.")
        if len({seat.colour for seat in seats}) < len(seats):
            return self.tr("Two players have the same colour.")
        return ""

    def _player_changed(self) -> None:
        for number, card in enumerate(self._cards):
            human = card.player.currentData() == HUMAN
            card.pin.setVisible(human)
            if human and card.name.text() == AI_NAMES[number]:
                card.name.clear()
            elif not human and not card.name.text():
                card.name.setText(AI_NAMES[number])
        self._seat_changed()

    def _seat_changed(self) -> None:
        for card in self._cards:
            card.fit_player()
        for card, seat in zip(self._cards, self.choices(), strict=False):
            card.face.show_person(Person(seat.name, seat.colour), fixed=bool(seat.level))
            card.update()
        self.changed.emit()

    def retranslate(self) -> None:
        for number, card in enumerate(self._cards):
            card.setAccessibleName(self._default_name(number))
            card.pin.name_choice(number + 1)
            card.name.setPlaceholderText(self._default_name(number))
            card.name.setAccessibleName(self.tr("Name of player {number}").format(number=number + 1))
            card.player.setAccessibleName(self.tr("Who plays player {number}").format(number=number + 1))
            card.colour.setAccessibleName(self.tr("Colour of player {number}").format(number=number + 1))
            card.player.setItemText(0, self.tr("A person"))
            for at, level in enumerate(LEVELS, 1):
                card.player.setItemText(at, self.tr("Computer, {level}").format(level=vocabulary.level_name(level)))
                card.player.setItemData(at, vocabulary.level_words(level), Qt.ItemDataRole.ToolTipRole)
            for at, colour in enumerate(SEAT_COLOURS):
                card.colour.setItemText(at, colour_name(colour))
        if self._shown:
            self._seat_changed()

    def restyle(self) -> None:
        px = theme().px
        self._grid.setSpacing(px(12))
        size = px(14)
        for card in self._cards:
            card.first.setHorizontalSpacing(px(6))
            card.first.setVerticalSpacing(px(6))
            card.second.setSpacing(px(6))
            card.colour.setIconSize(QSize(size, size))
            for at, colour in enumerate(SEAT_COLOURS):
                card.colour.setItemIcon(at, swatch(colour, size, self.devicePixelRatioF()))
