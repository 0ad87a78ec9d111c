"""The seats of a new game: name, colour, human or AI with its level, optional PIN (S1.1)."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from swallows_gui.models import vocabulary
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS, colour_name, swatch
from swallows_gui.ui.kit.wheel import ChoiceBox
from swallows_gui.ui.kit.words import PlainLabel, set_tip
from swallows_gui.ui.play.screen import Screen

HUMAN = "human"
LEVELS = ("easy", "normal", "hard", "expert")
USUAL_LEVEL = "normal"
"""Of a seat for which none is chosen."""
AI_NAMES = ("Ottmar", "Wanda", "Piet", "Lucía", "Enzo", "Hedda")
MOST_SEATS = 6
_PIN = 4
"""The column of the PINs."""


class SeatChoice(NamedTuple):
    """One seat as entered; `level` "" for a human."""

    name: str
    colour: str
    level: str
    pin: str


class _Row:
    """The fields of one seat."""

    def __init__(self, number: int, parent: QWidget) -> None:
        self.number = PlainLabel(parent=parent)
        self.name = QLineEdit(parent)
        self.name.setMaxLength(24)
        self.colour = ChoiceBox(parent)
        self.player = ChoiceBox(parent)
        self.pin = QLineEdit(parent)
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaxLength(12)
        for colour in SEAT_COLOURS:
            self.colour.addItem("", colour)
        self.colour.setCurrentIndex(number)
        for key in (HUMAN, *LEVELS):
            self.player.addItem("", key)
        self.fields: tuple[QWidget, ...] = (self.number, self.name, self.player, self.colour, self.pin)


class SeatRows(Screen):
    """A line of fields for each seat. `problem` says what is wrong with them."""

    changed = Signal()

    def __init__(
        self, names: tuple[str, ...], seats: int, humans: int = 1, parent: QWidget | None = None, *, pins: bool = True
    ) -> None:
        """`pins`: whether people may give one."""
        super().__init__(parent)
        self._pins = pins
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._heads = [PlainLabel() for _ in range(5)]
        for head in self._heads:
            set_role(head, "label")
        self._rows = [_Row(number, self) for number in range(MOST_SEATS)]
        self._shown = 0
        for number, row in enumerate(self._rows):
            human = number < humans
            row.player.setCurrentIndex(0 if human else 2)
            row.name.setText(names[number] if number < len(names) and human else AI_NAMES[number])
            if human and number >= len(names):
                row.name.setText("")
            row.player.currentIndexChanged.connect(self._player_changed)
            row.name.textChanged.connect(self.changed)
            row.colour.currentIndexChanged.connect(self.changed)
        self._arrange(wide=True)
        self.retranslate()
        self.restyle()
        self.show_seats(seats)

    def _arrange(self, *, wide: bool) -> None:
        """A line a seat, or two where there is little room; there the heads are gone and the PIN names itself."""
        self._wide = wide
        while self._grid.count():
            self._grid.takeAt(0)
        for column, head in enumerate(self._heads):
            head.setVisible(wide and (self._pins or column < _PIN))
            if wide:
                self._grid.addWidget(head, 0, column)
        for number, row in enumerate(self._rows):
            if wide:
                for column, field in enumerate(row.fields):
                    self._grid.addWidget(field, number + 1, column)
            else:
                for at, field in enumerate(row.fields):
                    column = at if at < 3 else at - 2
                    self._grid.addWidget(field, 2 * number + (0 if at < 3 else 1), column)
        for column, stretch in enumerate((0, 3, 2, 2, 1) if wide else (0, 1, 1, 0, 0)):
            self._grid.setColumnStretch(column, stretch)

    def reflow(self, width: float, _height: float) -> None:
        self._arrange(wide=width >= 640)
        self._name_pins()

    def show_seats(self, count: int) -> None:
        """Show the fields of `count` seats."""
        self._shown = count
        for number, row in enumerate(self._rows):
            for field in row.fields:
                field.setVisible(number < count)
        self._player_changed()

    def choices(self) -> tuple[SeatChoice, ...]:
        """The seats as entered; a human without a name gets "Player 1" and so on."""
        return tuple(self._choice(number) for number in range(self._shown))

    def _choice(self, number: int) -> SeatChoice:
        row = self._rows[number]
        level = "" if row.player.currentData() == HUMAN else str(row.player.currentData())
        return SeatChoice(
            row.name.text().strip() or self._default_name(number),
            str(row.colour.currentData()),
            level,
            row.pin.text() if not level else "",
        )

    def _default_name(self, number: int) -> str:
        return self.tr("Player {number}").format(number=number + 1)

    @property
    def problem(self) -> str:
        """Why the game cannot be played with these seats, a sentence, or ""."""
        seats = self.choices()
        if len({seat.name.casefold() for seat in seats}) < len(seats):
            return self.tr("Two players have the same name.")
        if len({seat.colour for seat in seats}) < len(seats):
            return self.tr("Two players have the same colour.")
        return ""

    def _player_changed(self) -> None:
        for number, row in enumerate(self._rows):
            human = row.player.currentData() == HUMAN
            row.pin.setEnabled(human)
            row.pin.setVisible(number < self._shown and self._pins)
            if human and row.name.text() == AI_NAMES[number]:
                row.name.clear()
            elif not human and not row.name.text():
                row.name.setText(AI_NAMES[number])
        self.changed.emit()

    def _name_pins(self) -> None:
        for row in self._rows:
            row.pin.setPlaceholderText(self.tr("optional") if self._wide else self.tr("PIN, optional"))

    def retranslate(self) -> None:
        self._name_pins()
        heads = ("", self.tr("Name"), self.tr("Played by"), self.tr("Colour"), self.tr("PIN"))
        for label, text in zip(self._heads, heads, strict=True):
            label.setText(text)
        for number, row in enumerate(self._rows):
            row.number.setText(str(number + 1))
            row.name.setPlaceholderText(self._default_name(number))
            row.name.setAccessibleName(self.tr("Name of player {number}").format(number=number + 1))
            row.player.setAccessibleName(self.tr("Who plays player {number}").format(number=number + 1))
            row.colour.setAccessibleName(self.tr("Colour of player {number}").format(number=number + 1))
            row.pin.setAccessibleName(self.tr("PIN of player {number}").format(number=number + 1))
            set_tip(row.pin, self.tr("Opens the curtain of this player. Without one, a click opens it."))
            row.player.setItemText(0, self.tr("A person"))
            for at, level in enumerate(LEVELS, 1):
                row.player.setItemText(at, self.tr("Computer, {level}").format(level=vocabulary.level_name(level)))
                row.player.setItemData(at, vocabulary.level_words(level), Qt.ItemDataRole.ToolTipRole)
            for at, colour in enumerate(SEAT_COLOURS):
                row.colour.setItemText(at, colour_name(colour))

    def restyle(self) -> None:
        px = theme().px
        self._grid.setHorizontalSpacing(px(10))
        self._grid.setVerticalSpacing(px(8))
        size = px(14)
        for row in self._rows:
            row.colour.setIconSize(QSize(size, size))
            for at, colour in enumerate(SEAT_COLOURS):
                row.colour.setItemIcon(at, swatch(colour, size, self.devicePixelRatioF()))
