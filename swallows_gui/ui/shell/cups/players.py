"""Who plays for a cup or a championship: fields of a name, and person or computer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from swallows_gui.catalogue.foreign_text import name_or, same
from swallows_gui.competition.cup import Participant, Side, anew
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import translate
from swallows_gui.services.people import default_name, known_names
from swallows_gui.services.theme import theme
from swallows_gui.session.lines import sealed
from swallows_gui.ui.kit.inputs import ChoiceBox
from swallows_gui.ui.kit.pin_field import PinField
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.words import Adaptive, PlainLabel
from swallows_gui.ui.play.screen import Screen
from swallows_gui.ui.play.seat_rows import AI_NAMES, HUMAN, LEVELS, USUAL_LEVEL

NAMES: Final = (*AI_NAMES, "Bruno", "Selma", "Igor", "Maite", "Olaf", "Rosa", "Tariq", "Ulla", "Vasco", "Yuki")
"""What computer seats are called."""
MOST_LETTERS: Final = 24


class LevelBox(Adaptive, ChoiceBox):
    """A combo box with the computer's levels; with `human` also a person."""

    def __init__(self, *, human: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._human = human
        for key in ((HUMAN,) if human else ()) + LEVELS:
            self.addItem("", key)
        self.setCurrentIndex(0 if human else self.findData(USUAL_LEVEL))
        self.retranslate()

    @property
    def level(self) -> str:
        """The level chosen; "" for a person."""
        key = str(self.currentData())
        return "" if key == HUMAN else key

    def retranslate(self) -> None:
        """Set its texts."""
        for at in range(self.count()):
            key = str(self.itemData(at))
            if key == HUMAN:
                self.setItemText(at, translate("Cups", "A person"))
                continue
            words = translate("Cups", "Computer, {level}").format(level=vocabulary.level_name(key))
            self.setItemText(at, words)
            self.setItemData(at, vocabulary.level_words(key), Qt.ItemDataRole.ToolTipRole)


class PlayerFields(Screen):
    """A line of fields for each player, people first."""

    changed = Signal()

    def __init__(self, players: int, people: int = 1, *, computers: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._computers = computers
        """Whether somebody can be a computer."""
        known = known_names()
        self.names = [QLineEdit() for _ in range(players)]
        self.levels = [LevelBox(human=True) for _ in range(players)]
        self.pins = [PinField() for _ in range(players)]
        self._sealed: dict[int, tuple[str, str]] = {}
        """The PINs that have been hashed, and their hashes."""
        self._covered = True
        """Whether a curtain parts those who play."""
        self._shown = players
        self._numbers = [PlainLabel(str(number + 1)) for number in range(players)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for number, (name, level) in enumerate(zip(self.names, self.levels, strict=True)):
            name.setMaxLength(MOST_LETTERS)
            name.setText(known[number] if number < min(people, len(known)) else "")
            if number >= people:
                level.setCurrentIndex(level.findData(USUAL_LEVEL))
            name.textChanged.connect(self.changed)
            level.currentIndexChanged.connect(self.changed)
            level.currentIndexChanged.connect(self.retranslate)
            level.currentIndexChanged.connect(self._show_pins)
            for column, part in enumerate((self._numbers[number], name, level, self.pins[number])):
                self._grid.addWidget(part, number, column)
        self._grid.setColumnStretch(1, 2)
        self._grid.setColumnStretch(3, 1)
        self.adapt()
        self._show_pins()

    def show_players(self, count: int, *, covered: bool = True) -> None:
        """Show the fields of the first `count` players. `covered`: the game covers the screen between people, so they
        may have PINs."""
        self._shown, self._covered = count, covered
        for number, parts in enumerate(zip(self._numbers, self.names, self.levels, strict=True)):
            for part in parts:
                part.setVisible(number < count and (self._computers or not isinstance(part, LevelBox)))
        self._show_pins()

    def _show_pins(self) -> None:
        """Show PIN fields if several people play, since one alone has no secrets to protect."""
        people = [not level.level for level in self.levels[: self._shown]]
        several = self._covered and sum(people) > 1
        for number, pin in enumerate(self.pins):
            pin.setVisible(several and number < self._shown and people[number])

    def sides(self) -> tuple[Side, ...]:
        """A side of one player for each shown line."""
        return tuple(
            side_of(self._name(number), level.level, number, self._pin(number))
            for number, level in enumerate(self.levels)
            if not self.names[number].isHidden()
        )

    def _pin(self, number: int) -> str:
        """The hash of a PIN as a file keeps it. It is slow to compute, so each PIN is hashed once."""
        pin = self.pins[number]
        if pin.isHidden():
            return ""
        if self._sealed.get(number, ("", ""))[0] != pin.text():
            self._sealed[number] = pin.text(), sealed(pin.text())
        return self._sealed.get(number, ("", ""))[1]

    def _name(self, number: int) -> str:
        return name_or(self.names[number].text(), self.names[number].placeholderText())

    def retranslate(self) -> None:
        for number, (name, level) in enumerate(zip(self.names, self.levels, strict=True)):
            person = default_name(number + 1)
            name.setPlaceholderText(NAMES[number] if level.level else person)
            name.setAccessibleName(translate("Cups", "Name of player {number}").format(number=number + 1))
            level.setAccessibleName(translate("Cups", "Who plays as {number}").format(number=number + 1))
            self.pins[number].name_choice(number + 1)

    def restyle(self) -> None:
        self._grid.setHorizontalSpacing(theme().px(10))
        self._grid.setVerticalSpacing(theme().px(8))


def side_of(name: str, level: str, number: int, pin: str = "") -> Side:
    """A side of one player in the colour of seat `number`; `pin` is the hash of a person's."""
    colour = SEAT_COLOURS[number % len(SEAT_COLOURS)]
    return Side(name=name, players=(Participant(name=name, level=level, colour=colour, pin=pin),))


def computers(people: Sequence[str]) -> Iterator[str]:
    """An endless supply of names for computer seats, without people's names.

    >>> names = computers(["ottmar"])
    >>> next(names), [next(names) for _ in range(len(NAMES))][-2:]
    ('Wanda', ['Ottmar 2', 'Wanda 2'])
    """
    taken = {same(name) for name in people}
    for round_ in count(1):
        for name in NAMES:
            called = name if round_ == 1 else f"{name} {round_}"
            if same(called) not in taken:
                yield called


def team_of(people: Sequence[Participant], spare: Iterator[str], size: int, level: str, number: int) -> Side:
    """A side of `size` players: these people, then computers of a level with names from `spare`."""
    colour = SEAT_COLOURS[number % len(SEAT_COLOURS)]
    players = [anew(person, colour=colour) for person in people]
    players += [Participant(name=next(spare), level=level, colour=colour) for _ in range(size - len(people))]
    named = [player.name for player in players if not people or player.person]
    whole = " & ".join(named)
    if len(named) > 2 or len(whole) > MOST_LETTERS + 6:
        whole = translate("Cups", "Team {name}").format(name=named[0])
    return Side(name=whole, players=tuple(players))


def same_names(sides: Sequence[Side]) -> bool:
    """Whether two sides or two of their players have names that look the same."""
    names = [same(player.name) for side in sides for player in side.players]
    return len({same(side.name) for side in sides}) < len(sides) or len(set(names)) < len(names)
