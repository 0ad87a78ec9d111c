"""A field for a PIN: dots instead of letters; beside the name of a player, or at a curtain."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtWidgets import QLineEdit, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.words import set_tip

PIN_LENGTH: Final = 12


def _no_pause() -> float:
    return 0.0


class PinCheck(NamedTuple):
    """How a PIN is checked, and how long the next attempt must wait."""

    fits: Callable[[str], bool]
    """Whether it is the right one; while there is a pause, none is."""
    pause: Callable[[], float] = _no_pause
    """Seconds until one is taken again; 0: at once."""


def refusal_words(name: str, pause: float) -> str:
    """Why a PIN was refused, and how long the next attempt must wait."""
    said = translate("PrivacyScreen", "That is not the PIN of {name}.").format(name=name)
    if pause <= 0:
        return said
    left = math.ceil(pause)
    wait = translate("PrivacyScreen", "The next one is taken in %n second(s).", None, left)
    return f"{said} {wait}"


class PinField(QLineEdit):
    """A field for a PIN: shows dots and forbids copying."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setMaxLength(PIN_LENGTH)

    def name_choice(self, number: int) -> None:
        """Set the texts for player `number`, from 1, who may choose a PIN."""
        self.setPlaceholderText(translate("SeatRows", "PIN, optional"))
        self.setAccessibleName(translate("SeatRows", "PIN of player {number}").format(number=number))
        set_tip(
            self,
            translate("SeatRows", "Opens the curtain of this player. Without one, a click opens it."),
        )

    def name_question(self, name: str) -> None:
        """Set the texts for a person who must enter the PIN."""
        self.setPlaceholderText(translate("PrivacyScreen", "PIN"))
        self.setAccessibleName(translate("PrivacyScreen", "PIN of {name}").format(name=name))
