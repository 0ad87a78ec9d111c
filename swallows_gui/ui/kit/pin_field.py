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
    """How a PIN is asked for."""

    fits: Callable[[str], bool]
    """Whether it is the right one; while there is a pause, none is."""
    pause: Callable[[], float] = _no_pause
    """Seconds until one is taken again; 0: at once."""


def refusal_words(name: str, pause: float) -> str:
    """Why a PIN does not open what is somebody's, and how long the next one has to wait."""
    said = translate("PrivacyScreen", "That is not the PIN of {name}.").format(name=name)
    if pause <= 0:
        return said
    left = math.ceil(pause)
    wait = translate("PrivacyScreen", "The next one is taken in %n second(s).", None, left)
    return f"{said} {wait}"


class PinField(QLineEdit):
    """Shows dots and lets nobody copy what was typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setMaxLength(PIN_LENGTH)

    def name_choice(self, number: int) -> None:
        """Say that player `number`, from 1, may choose a PIN here."""
        self.setPlaceholderText(translate("SeatRows", "PIN, optional"))
        self.setAccessibleName(translate("SeatRows", "PIN of player {number}").format(number=number))
        set_tip(
            self,
            translate("SeatRows", "Opens the curtain of this player. Without one, a click opens it."),
        )

    def name_question(self, name: str) -> None:
        """Say that the PIN of somebody is asked for."""
        self.setPlaceholderText(translate("PrivacyScreen", "PIN"))
        self.setAccessibleName(translate("PrivacyScreen", "PIN of {name}").format(name=name))
