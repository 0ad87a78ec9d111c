"""The settings for voice and sound: on or off, which voice, how loud each kind of sound, and why nothing is heard."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QGridLayout, QWidget

from swallows_gui.services.language import language
from swallows_gui.services.settings import LOUDEST, QUIETEST, settings
from swallows_gui.services.sound.service import sound
from swallows_gui.services.speech import speech
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import ChoiceBox, Stepper
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.switches import Switch
from swallows_gui.ui.kit.words import PlainLabel


class VoicePanel(Panel):
    """Voice settings: a switch, the voices of the language in use, and a button that reads a sentence."""

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
        """Store the switch and open the speech engine, so that the player sees at once whether there is one."""
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
        """Show the present settings, and whether anything can be heard."""
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


VOLUMES = ("volume_effects", "volume_crowd", "volume_voice")


class SoundPanel(Panel):
    """Sound settings: a switch, volumes for effects, crowd and voice, and a button that plays the whistle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.switch = Switch("")
        self.line = PlainLabel(role="small", wrap=True)
        self.labels = {name: PlainLabel() for name in VOLUMES}
        self.volumes = {name: Stepper(QUIETEST, LOUDEST) for name in VOLUMES}
        self.listen = PosterButton("")
        self._rows = QGridLayout()
        for row, name in enumerate(VOLUMES):
            set_role(self.labels[name], "label")
            self._rows.addWidget(self.labels[name], row, 0)
            self._rows.addWidget(self.volumes[name], row, 1)
        self._rows.setColumnStretch(2, 1)
        fill(self.body, self.switch, self.line, self._rows, self.listen)
        self.switch.toggled.connect(self._switched)
        for name, stepper in self.volumes.items():
            stepper.changed.connect(lambda volume, name=name: settings().change(**{name: volume}))
        self.listen.clicked.connect(self._blow)
        sound().changed.connect(self.show_state)
        settings().changed.connect(self.show_state)
        self.adapt()

    def _switched(self, on: bool) -> None:
        sound()  # without a game nobody else has asked for it yet
        settings().change(sound=on)

    def _blow(self) -> None:
        sound().play("whistle_one")

    def show_state(self, name: str = "") -> None:
        """Show the present settings, and whether anything can be heard."""
        now = settings().now
        if name == "volume_voice":
            speech().set_volume(now.volume_voice / LOUDEST)
        self.switch.setChecked(now.sound)
        for each, stepper in self.volumes.items():
            stepper.set_value(getattr(now, each))
        self.listen.setVisible(now.sound and not sound().trouble)
        text = self._state(now.sound)
        if text != self.line.text():
            self.line.setText(text)
            announce(self.line, text)

    def _state(self, on: bool) -> str:
        if not on:
            return self.tr("Off. Cards, dice, whistle and crowd are heard once this is on; Ctrl+Shift+M switches it.")
        if sound().trouble == "not_installed":
            return self.tr("Nothing is heard: the part that plays sounds is not installed.")
        if sound().trouble:
            return self.tr("Nothing is heard: there is no sound device. It is looked for every few seconds.")
        if sound().opening:
            return self.tr("Looking for a sound device…")
        return self.tr("On. Cards, dice, whistle and crowd are heard; Ctrl+Shift+M switches it.")

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.set_title(self.tr("Sound"))
        self.switch.setText(self.tr("Play sounds"))
        texts = (self.tr("Volume of the effects"), self.tr("Volume of the crowd"), self.tr("Volume of the voice"))
        for name, text in zip(VOLUMES, texts, strict=True):
            self.labels[name].setText(text)
            self.volumes[name].setAccessibleName(text)
        self.listen.setText(self.tr("Blow the whistle"))
        self.show_state()

    def restyle(self) -> None:
        super().restyle()
        self._rows.setHorizontalSpacing(theme().px(14))
        self._rows.setVerticalSpacing(theme().px(4))
