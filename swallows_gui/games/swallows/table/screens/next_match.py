"""Who plays next: two flags, the names below them, and the faces of those who train them."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.cards.flags import flag_pixmap
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Face, Person
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.words import PlainLabel

_FLAG: Final = 84
_FACE: Final = 72
"""Design pixels of height."""


class Opponent(NamedTuple):
    """A side of a match that is to be played."""

    nation: Nation | None
    """None while it is not known who it will be."""
    name: str
    trainer: Person | None


class NextMatch(Adaptive, QWidget):
    """Both sides beside each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides: tuple[Opponent, ...] = ()
        self.flags = (PlainLabel(), PlainLabel())
        self.names = (PlainLabel(role="heading", wrap=True), PlainLabel(role="heading", wrap=True))
        self.faces = (Face(_FACE), Face(_FACE))
        self._against = PlainLabel(role="title")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        middle = Qt.AlignmentFlag.AlignHCenter
        for side in (0, 1):
            self.names[side].setAlignment(middle | Qt.AlignmentFlag.AlignTop)
            for row, widget in enumerate((self.flags[side], self.names[side], self.faces[side])):
                grid.addWidget(widget, row, 2 * side, middle if row != 1 else Qt.AlignmentFlag(0))
            grid.setColumnStretch(2 * side, 1)
        grid.addWidget(self._against, 0, 1, Qt.AlignmentFlag.AlignCenter)
        self.adapt()

    def show_sides(self, home: Opponent, away: Opponent) -> None:
        """Show who plays whom."""
        self._sides = home, away
        for side, opponent in enumerate(self._sides):
            self.names[side].setText(opponent.name)
            self.faces[side].show_person(opponent.trainer)
            self.flags[side].setVisible(opponent.nation is not None)
        self._against.setVisible(home.nation is not None and away.nation is not None)
        self.setAccessibleName(translate("NextMatch", "{home} – {away}").format(home=home.name, away=away.name))
        self.restyle()

    def restyle(self) -> None:
        for label, opponent in zip(self.flags, self._sides, strict=False):
            if opponent.nation is not None:
                label.setPixmap(flag_pixmap(opponent.nation, theme().px(_FLAG), self.devicePixelRatioF()))
                label.setAccessibleName(opponent.name)

    def retranslate(self) -> None:
        self._against.setText(translate("NextMatch", "v"))
