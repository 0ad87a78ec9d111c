"""The page of a first start, shown once: your name and face, sound on or off, and a button that leads to a match."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.services.sound.service import sound
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import ChoiceButton
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.switches import Switch
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.play.you_fields import YouFields

_FACE = 64
"""Design pixels."""


class Welcome(Adaptive, QWidget):
    """Face, name, sound, and the button that leads to a match. Entries take effect at once; all are optional."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.you = YouFields(_FACE)
        self.sound = Switch("")
        self.door = ChoiceButton("", "")
        self._column = fill(QVBoxLayout(self), self.you, self.sound, self.door, margins=0)
        self.sound.toggled.connect(_hear)
        settings().changed.connect(self._show)
        self.adapt()
        self._show("sound")

    def _show(self, name: str) -> None:
        if name == "sound":
            self.sound.setChecked(settings().now.sound)

    def retranslate(self) -> None:
        self.sound.setText(translate("Welcome", "Hear cards, dice, whistle and crowd"))
        line = translate("Welcome", "It explains itself as it goes, in five minutes")
        self.door.set_words(translate("Welcome", "Your first match"), line)

    def restyle(self) -> None:
        self._column.setSpacing(theme().px(6))


def _hear(on: bool) -> None:
    if on:
        sound()  # without a game nobody else has asked for it yet
    settings().change(sound=on)
