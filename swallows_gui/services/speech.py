"""Reads sentences aloud, one after the other, through Qt TextToSpeech.

That part of Qt is an optional extra (`voice`), and many machines have no engine or no voice for a language: then
`trouble` says why, and everything else goes on as if nothing had been asked. Nothing is imported or opened before the
player switches reading on.

An `Engine` speaks one sentence; `QtEngine` uses the platform's speech engine.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import log2
from typing import TYPE_CHECKING, Literal, NamedTuple

from PySide6.QtCore import QLocale, QObject, QTimer, Signal

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
        """Start to speak a sentence; `voice` "" is the language's first. `ready` is emitted at the end."""
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


Trouble = Literal["", "not_installed", "no_engine", "no_voice"]

PATIENCE = 6_000, 150
"""Milliseconds, and milliseconds more for each letter, after which a sentence counts as said: an engine without a
sound device never tells that it is over."""
MOST_WAITING = 4
"""Sentences that wait; when more come, the oldest that do not matter are dropped."""
FASTEST, SLOWEST = 0.6, -0.4
"""Qt's rates of speech for games shown fast or slowly; 0 is usual, 1 and -1 cannot be understood."""


class Sentence(NamedTuple):
    """A text to be said in a language (by its code); one that matters is not dropped while others can be."""

    text: str
    language: str
    matters: bool


def own_process() -> Engine:
    """The platform's engine where it cannot hold up the window."""
    from swallows_gui.services.speech_process import SpeechProcess

    return SpeechProcess()


class SpeechService(QObject):
    """The queue of sentences before one engine."""

    changed = Signal()
    """Reading was switched on or off, or `trouble` is another."""

    _installed: SpeechService | None = None

    def __init__(self, open_engine: Callable[[], Engine] = own_process, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trouble: Trouble = ""
        """Why nothing can be heard, though reading is on."""
        self._open_engine = open_engine
        self._engine: Engine | None = None
        self._on = False
        self._waiting: deque[Sentence] = deque()
        self._said: Sentence | None = None
        self._voices: dict[str, str] = {}
        self._most = MOST_WAITING
        self._rate = 0.0
        self._volume = 1.0
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self.skip)

    @classmethod
    def install(cls, open_engine: Callable[[], Engine] = own_process) -> SpeechService:
        """Make the speech of this application, which `speech()` returns from now on."""
        cls._installed = cls(open_engine)
        return cls._installed

    @property
    def on(self) -> bool:
        """Whether sentences are taken."""
        return self._on

    def switch(self, on: bool) -> None:
        """Begin or stop taking sentences; looks for an engine the first time, and again after trouble."""
        if on == self._on and not (on and self.trouble):
            return
        self._on = on
        self.hush()
        if on and self._engine is None:
            self._open()
        self.changed.emit()

    @property
    def opening(self) -> bool:
        """Whether an engine is being looked for."""
        return self._engine is not None and self._engine.opening

    def voices(self, language: str) -> tuple[str, ...]:
        """Names of the voices for a language; none while reading has never been switched on."""
        if self._engine is None or language not in self._engine.languages():
            return ()
        return self._engine.voices(language)

    def choose_voices(self, voices: dict[str, str]) -> None:
        """Which voice to use for each language; the engine's first where none is named."""
        self._voices = dict(voices)

    def keep_up(self, speed: float) -> None:
        """Follow a game that is shown at a multiple of its usual speed (1): speak faster, and let fewer wait."""
        self._most = max(1, min(MOST_WAITING, round(MOST_WAITING / speed)))
        rate = max(SLOWEST, min(FASTEST, 0.3 * log2(speed)))
        if rate != self._rate:
            self._rate = rate
            if self._engine is not None:
                self._engine.pace(rate)

    def set_volume(self, volume: float) -> None:
        """How loud sentences are said from the next one on, from 0 to 1."""
        if volume != self._volume:
            self._volume = volume
            if self._engine is not None:
                self._engine.loudness(volume)

    def say(self, text: str, language: str, *, matters: bool = False) -> None:
        """Queue a sentence; nothing happens while reading aloud is off or not possible."""
        engine = self._engine
        if not self._on or engine is None or not text:
            return
        if not engine.opening:
            self._tell_trouble("" if language in engine.languages() else "no_voice")
            if self.trouble:
                return
        self._waiting.append(Sentence(text, language, matters))
        if len(self._waiting) > self._most:
            dull = next((each for each in self._waiting if not each.matters), self._waiting[0])
            self._waiting.remove(dull)
        if self._said is None and not engine.opening:
            self._next()

    def skip(self) -> None:
        """Stop the present sentence and continue with the next."""
        if self._engine is not None and self._said is not None:
            self._said = None
            self._engine.stop()
            self._next()

    def hush(self) -> None:
        """Be silent and forget what waits."""
        self._waiting.clear()
        self._patience.stop()
        if self._engine is not None and self._said is not None:
            self._said = None
            self._engine.stop()

    def _open(self) -> None:
        try:
            self._engine = self._open_engine()
        except ModuleNotFoundError:
            self.trouble = "not_installed"
        except RuntimeError:
            self.trouble = "no_engine"
        else:
            self.trouble = ""
            self._engine.ready.connect(self._over)
            self._engine.opened.connect(self._opened)
            if self._rate:
                self._engine.pace(self._rate)
            if self._volume != 1.0:
                self._engine.loudness(self._volume)

    def _opened(self, trouble: Trouble) -> None:
        """An engine that was looked for is there, or is not, or has broken down."""
        self.trouble = trouble
        if trouble and self._engine is not None:
            self._engine.deleteLater()
            self._engine = self._said = None
            self.hush()
        self.changed.emit()
        if not trouble and self._said is None:
            self._next()

    def _over(self) -> None:
        self._said = None
        self._patience.stop()
        self._next()

    def _next(self) -> None:
        if self._engine is not None and self._waiting:
            self._said = self._waiting.popleft()
            if self._said.language not in self._engine.languages():  # it was not known when the sentence came
                self._said = None
                self._waiting.clear()
                self._tell_trouble("no_voice")
                return
            least, letter = PATIENCE
            self._patience.start(least + letter * len(self._said.text))
            self._engine.say(self._said.text, self._said.language, self._voices.get(self._said.language, ""))

    def _tell_trouble(self, trouble: Trouble) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self.changed.emit()


def speech() -> SpeechService:
    """The speech of this application; silent until it is switched on."""
    return SpeechService._installed or SpeechService.install()
