"""What says a sentence: nothing, or the platform's speech engine through Qt TextToSpeech, an optional part of Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech


class Engine(QObject):
    """What says one sentence at a time. This one is mute: it has no voice, and every sentence is over at once."""

    ready = Signal()
    """The sentence is over, or could not be said."""
    opened = Signal(str)
    """It is known whether it works: "", or the trouble. Only from one that was `opening`."""
    opening = False
    """It is not known yet whether it works, and which voices it has."""

    def languages(self) -> tuple[str, ...]:
        """The languages it has voices for, as two letters."""
        return ()

    def voices(self, language: str) -> tuple[str, ...]:
        """Names of its voices for a language."""
        del language
        return ()

    def say(self, text: str, language: str, voice: str) -> None:
        """Begin a sentence; `voice` "" is the language's first. `ready` tells when it is over."""
        del text, language, voice
        self.ready.emit()

    def stop(self) -> None:
        """Be silent at once."""

    def pace(self, rate: float) -> None:
        """Speak faster (up to 1) or more slowly (down to -1) than usual (0) from the next sentence on."""
        del rate

    def loudness(self, volume: float) -> None:
        """Speak as loud as a volume from 0 to 1 says, from the next sentence on."""
        del volume

    def close(self) -> None:
        """Let go of whatever it needs."""


class QtEngine(Engine):
    """The platform's engine. Raises `ModuleNotFoundError` without the extra, `RuntimeError` where no engine works."""

    def __init__(self, name: str = "") -> None:
        super().__init__()
        try:
            from PySide6.QtTextToSpeech import QTextToSpeech
        except ModuleNotFoundError:
            raise
        except ImportError as error:  # it is there and cannot be loaded: sound libraries of the system are missing
            raise RuntimeError(str(error)) from error

        self._kind = QTextToSpeech
        self._speaking = False
        self._qt = self._open(name)
        self._qt.stateChanged.connect(self._on_state)

    def _open(self, name: str) -> QTextToSpeech:
        """The engine named, or the first real one that works; the one for tests is never taken by itself."""
        names = [name] if name else [each for each in self._kind.availableEngines() if each != "mock"]
        for each in names:
            made = self._kind(each, self)
            if made.state() != self._kind.State.Error:
                return made
            made.deleteLater()
        raise RuntimeError("no speech engine works")

    def languages(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(locale.name()[:2] for locale in self._qt.availableLocales()))

    def voices(self, language: str) -> tuple[str, ...]:
        self._speak_as(language)
        return tuple(voice.name() for voice in self._qt.availableVoices())

    def say(self, text: str, language: str, voice: str) -> None:
        self._speak_as(language)
        for each in self._qt.availableVoices():
            if each.name() == voice:
                self._qt.setVoice(each)
        self._speaking = True
        self._qt.say(text)

    def stop(self) -> None:
        self._speaking = False
        self._qt.stop()

    def pace(self, rate: float) -> None:
        self._qt.setRate(rate)

    def loudness(self, volume: float) -> None:
        self._qt.setVolume(volume)

    def _speak_as(self, language: str) -> None:
        if self._qt.locale().name()[:2] != language:
            wanted = [locale for locale in self._qt.availableLocales() if locale.name()[:2] == language]
            self._qt.setLocale(wanted[0] if wanted else QLocale(language))

    def _on_state(self, state: QTextToSpeech.State) -> None:
        if self._speaking and state in (self._kind.State.Ready, self._kind.State.Error):
            self._speaking = False
            self.ready.emit()
