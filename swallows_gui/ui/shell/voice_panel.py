"""The part of the settings about the voice: reading aloud, which voice, and in plain words why there is none."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QWidget

from swallows_gui.services.language import language
from swallows_gui.services.settings import LOUDEST, settings
from swallows_gui.services.speech import speech
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.switches import Switch
from swallows_gui.ui.kit.wheel import ChoiceBox
from swallows_gui.ui.kit.words import PlainLabel


class VoicePanel(Panel):
    """A switch, the voices for the language in use, and a button that reads a sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.switch = Switch("")
        self.line = PlainLabel(role="small", wrap=True)
        self.label = PlainLabel(role="label")
        self.voice = ChoiceBox()
        self.label.setBuddy(self.voice)
        self.listen = PosterButton("")
        for part in (self.switch, self.line, self.label, self.voice, self.listen):
            self.body.addWidget(part)
        self.switch.toggled.connect(self._switched)
        self.voice.activated.connect(lambda _row: self._chosen())
        self.listen.clicked.connect(self._say_something)
        speech().changed.connect(self.show_state)
        settings().changed.connect(self.show_state)
        self.retranslate()

    def _switched(self, on: bool) -> None:
        """Without a game nobody else opens the engine, and the player wants to know now whether there is one."""
        settings().change(read_aloud=on)
        speech().set_volume(settings().now.volume_voice / LOUDEST)
        speech().switch(on)

    def _chosen(self) -> None:
        voices = {**settings().now.voices, language().code: str(self.voice.currentData() or "")}
        settings().change(voices=voices)
        speech().choose_voices(voices)

    def _say_something(self) -> None:
        speech().skip()
        speech().say(self.tr("He shoots, he scores, he dives, just in case."), language().code)

    def show_state(self, _name: str = "") -> None:
        """Show what is chosen, and whether anything can be heard."""
        on = settings().now.read_aloud
        self.switch.setChecked(on)
        voices = speech().voices(language().code) if on else ()
        chosen = settings().now.voices.get(language().code, "")
        self.voice.blockSignals(True)
        self.voice.clear()
        self.voice.addItem(self.tr("The system's own"), "")
        for name in voices:
            self.voice.addItem(name, name)
        self.voice.setCurrentIndex(max(0, self.voice.findData(chosen)))
        self.voice.blockSignals(False)
        for part in (self.label, self.voice, self.listen):
            part.setVisible(bool(voices))
        text = self._state(on, bool(voices))
        if text != self.line.text():
            self.line.setText(text)
            announce(self.line, text)

    def _state(self, on: bool, voices: bool) -> str:
        if not on:
            return self.tr("Off. What everybody may know is read while the game is shown; Ctrl+. skips a sentence.")
        trouble = speech().trouble
        if speech().opening:
            return self.tr("Looking for a voice…")
        if trouble == "not_installed":
            return self.tr("No voice: its part is not installed. In the game's folder: {command}").format(
                command="python3 packaging/bootstrap.py setup --voice"
            )
        if trouble == "no_engine" and sys.platform.startswith("linux"):
            return self.tr("No voice: no speech engine works. On Debian: {command}").format(
                command="sudo apt-get install speech-dispatcher espeak-ng"
            )
        if trouble == "no_engine":
            return self.tr("No voice: no speech engine works on this computer.")
        if not voices:
            return self.tr("No voice: the speech engine has none for this language.")
        return self.tr("On. What everybody may know is read while the game is shown; Ctrl+. skips a sentence.")

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.set_title(self.tr("Voice"))
        self.switch.setText(self.tr("Read the commentary aloud"))
        self.label.setText(self.tr("Voice"))
        self.voice.setAccessibleName(self.tr("Voice"))
        self.listen.setText(self.tr("Listen"))
        self.show_state()
