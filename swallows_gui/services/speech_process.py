"""The platform's speech engine in a process of its own: finding one and starting its daemon may take many seconds.

The window never waits for it, and goes on if it breaks. Without the extra `voice` no process is started.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QTimer

from swallows_gui.catalogue.languages import languages
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.speech import Engine, QtEngine

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

LOOK: Final = 30
"""Milliseconds between two looks at what the other side has said."""
PATIENCE: Final = 45_000
"""Milliseconds after which an engine that has not said whether it works counts as one that does not: a daemon of the
system may hang, and whoever calls it with it."""


class SpeechProcess(Engine):
    """Passes sentences to a `QtEngine` in another process. `name`: which of Qt's engines, "" for the first that works.

    Raises `ModuleNotFoundError` without the extra, and `RuntimeError` where no process can be started.
    """

    def __init__(self, name: str = "") -> None:
        super().__init__()
        if find_spec("PySide6.QtTextToSpeech") is None:
            raise ModuleNotFoundError("PySide6.QtTextToSpeech")
        self.opening = True
        self._voices: dict[str, tuple[str, ...]] = {}
        self._number = 0
        """Of the sentence that is being said."""
        context = multiprocessing.get_context("spawn")
        self._pipe, other_end = context.Pipe()
        self._process = context.Process(target=serve, args=(other_end, name), daemon=True)
        try:
            self._process.start()
        except OSError as error:
            raise RuntimeError("no process for the voice") from error
        other_end.close()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK)
        SingleShotTimer(self, self._give_up, PATIENCE).start()

    def languages(self) -> tuple[str, ...]:
        return tuple(self._voices)

    def voices(self, language: str) -> tuple[str, ...]:
        return self._voices.get(language, ())

    def say(self, text: str, language: str, voice: str) -> None:
        self._number += 1
        self._send("say", self._number, text, language, voice)

    def stop(self) -> None:
        self._number += 1
        self._send("stop")

    def pace(self, rate: float) -> None:
        self._send("pace", rate)

    def loudness(self, volume: float) -> None:
        self._send("loudness", volume)

    def close(self) -> None:
        self._timer.stop()
        self._pipe.close()
        if self._process.is_alive():
            self._process.kill()

    def _send(self, *message: Any) -> None:
        with contextlib.suppress(OSError, ValueError):  # `_look` finds out, and tells
            self._pipe.send(message)

    def _look(self) -> None:
        try:
            while self._pipe.poll():
                self._hear(*self._pipe.recv())
        except (OSError, EOFError):
            self._fail("no_engine")

    def _hear(self, what: str, told: Any) -> None:
        match what:
            case "opened":
                self._voices = told
                self.opening = False
                self.opened.emit("")
            case "trouble":
                self._fail(told)
            case "ready" if told == self._number:
                self.ready.emit()

    def _give_up(self) -> None:
        if self.opening:
            self._fail("no_engine")

    def _fail(self, trouble: str) -> None:
        self.close()
        self.opening = False
        self.opened.emit(trouble)


def serve(pipe: Connection, name: str) -> None:
    """Speak what the pipe says until it is closed: runs in the process of its own."""
    from PySide6.QtCore import QCoreApplication

    application = QCoreApplication([])
    try:
        engine = QtEngine(name)
    except (ModuleNotFoundError, RuntimeError) as error:
        pipe.send(("trouble", "not_installed" if isinstance(error, ModuleNotFoundError) else "no_engine"))
        return
    saying = 0

    def over() -> None:
        with contextlib.suppress(OSError):
            pipe.send(("ready", saying))

    def obey() -> None:
        nonlocal saying
        try:
            while pipe.poll():
                what, *told = pipe.recv()
                if what == "say":
                    saying, *sentence = told
                    engine.say(*sentence)
                elif what == "pace":
                    engine.pace(*told)
                elif what == "loudness":
                    engine.loudness(*told)
                else:
                    engine.stop()
        except (OSError, EOFError):
            application.quit()

    engine.ready.connect(over)
    known = engine.languages()
    pipe.send(("opened", {language: engine.voices(language) for language in languages() if language in known}))
    timer = QTimer()
    timer.timeout.connect(obey)
    timer.start(LOOK)
    application.exec()
