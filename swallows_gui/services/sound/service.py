"""The sounds of this application: off until they are chosen, silent where there is no device.

Nothing is imported, made or opened before that. What the window does for a sound is to put its name into a queue.

The player in a process of its own, so that painting never holds up a sound, and no sound the painting.

Here it writes to a queue and nothing else; a thread hands that to the process and hears from it. The window goes on
if the process breaks.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import queue
import threading
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from swallows_gui.services.settings import LOUDEST, settings

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess


MOST_WAITING: Final = 64
"""Messages that wait for the process; when it does not take them, newer ones are forgotten."""
LOOK: Final = 0.25
"""Seconds between two looks at the device."""

Message = tuple[Any, ...]


class SoundProcess:
    """What plays: begun when it is made, in a thread of its own. `null`: on a device that is none, for tests."""

    def __init__(self, *, null: bool = False) -> None:
        self.state = "opening"
        """"opening", "works" or "no_device"."""
        self._null = null
        self._messages: queue.Queue[Message | None] = queue.Queue(MOST_WAITING)
        self._answers: dict[str, Message] = {}
        self._maker: BaseProcess | None = None
        """What makes sounds that are neither shipped nor kept."""
        self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
        self._thread.start()

    def send(self, *message: Any) -> None:
        """Have the process do something; never waits."""
        with contextlib.suppress(queue.Full):
            self._messages.put_nowait(message)

    def close(self, seconds: float = 0.0) -> None:
        """End the process; wait for that for a while at most."""
        with contextlib.suppress(queue.Full):
            self._messages.put_nowait(None)
        if seconds:
            self._thread.join(seconds)

    def heard(self, what: str) -> Message | None:
        """What the process has said last of something."""
        return self._answers.get(what)

    def _run(self) -> None:
        context = multiprocessing.get_context("spawn")
        pipe, other_end = context.Pipe()
        takes, gives = context.Pipe(duplex=False)
        process = context.Process(target=serve, args=(other_end, takes, self._null), daemon=True)
        try:
            process.start()
        except OSError:
            self.state = "no_device"
            return
        other_end.close()
        takes.close()
        try:
            self._pass_on(pipe, lambda names: context.Process(target=make_them, args=(names, gives), daemon=True))
        except (OSError, EOFError, ValueError):
            self.state = "no_device"
        finally:
            pipe.close()
            gives.close()
            process.join(1.0)
            if process.is_alive():
                process.kill()
            if self._maker is not None:
                self._maker.kill()

    def _pass_on(self, pipe: Connection, maker_of: Callable[[tuple[str, ...]], BaseProcess]) -> None:
        while True:
            try:
                message = self._messages.get(timeout=LOOK)
            except queue.Empty:
                pass
            else:
                if message is None:
                    return
                pipe.send(message)
            while pipe.poll():
                what, *told = pipe.recv()
                if what == "state":
                    self.state = told[0]
                elif what == "lacks":
                    self._maker = maker_of(told[0])
                    self._maker.start()
                self._answers[what] = tuple(told)


def make_them(names: tuple[str, ...], pipe: Connection) -> None:
    """Make sounds and send them: runs in a process of its own, which ends with it."""
    from swallows_gui.services.sound.store import make_missing

    make_missing(names, pipe)


def serve(pipe: Connection, made: Connection, null: bool) -> None:
    """Play what the pipe says until it is closed, with sounds that are kept or `made`: in the process of its own."""
    from swallows_gui.services.sound.device import Loudspeaker, open_default, open_null, silence_errors
    from swallows_gui.services.sound.shapes import KIND_OF, RATE
    from swallows_gui.services.sound.store import Mixer, sounds

    silence_errors()
    mixer = Mixer(RATE)
    speaker = Loudspeaker(mixer.render, RATE, open_null if null else open_default)
    lacking: queue.Queue[tuple[str, ...]] = queue.Queue()

    def read() -> None:
        there = set()
        for name, sound in sounds():
            mixer.know({name: sound})
            there.add(name)
        if there != set(KIND_OF):
            lacking.put(tuple(name for name in KIND_OF if name not in there))
            with contextlib.suppress(OSError, EOFError):
                while True:
                    name, sound = made.recv()
                    mixer.know({name: sound})

    reader = threading.Thread(target=read, name="sounds", daemon=True)
    state = ""
    try:
        while True:
            now = "works" if speaker.watch(time.monotonic()) else "no_device"
            if now != state:
                state = now
                pipe.send(("state", state))
            if state == "works" and reader.ident is None:
                reader.start()
            if not lacking.empty():
                pipe.send(("lacks", lacking.get()))
            if pipe.poll(LOOK):
                what, *told = pipe.recv()
                if what == "echo":
                    pipe.send((what, *told, time.monotonic()))
                else:
                    getattr(mixer, what)(*told)
    except (OSError, EOFError, KeyboardInterrupt):
        pass
    finally:
        speaker.close()


Trouble = Literal["", "not_installed", "no_device"]

_LOOK = 500
"""Milliseconds between two looks at what the player says of its device."""


class SoundPlayer(Protocol):
    """What plays."""

    state: str

    def send(self, *message: Any) -> None:
        """Do something; never waits."""
        ...

    def close(self) -> None:
        """Be silent for good."""
        ...


def own_process() -> SoundPlayer:
    """The player in a process of its own. ModuleNotFoundError without what it needs."""
    if find_spec("miniaudio") is None:
        raise ModuleNotFoundError("miniaudio")
    return SoundProcess()


class SoundService(QObject):
    """Sounds and the crowd by name and mood, as the settings have them."""

    changed = Signal()
    """Sound was switched on or off, or `trouble` is another."""

    _installed: SoundService | None = None

    def __init__(self, open_player: Callable[[], SoundPlayer] = own_process, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trouble: Trouble = ""
        """Why nothing is heard, though sound is on."""
        self._open_player = open_player
        self._player: SoundPlayer | None = None
        self._mood = 0.0
        self._was_opening = False
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self.look)
        self.settings = settings()
        """Those that it goes by."""
        self.settings.changed.connect(self._on_setting)
        self._follow()

    @classmethod
    def install(cls, open_player: Callable[[], SoundPlayer] = own_process) -> SoundService:
        """Make the sounds of this application, which `sound()` returns from now on."""
        if cls._installed is not None:
            cls._installed.close()
        cls._installed = cls(open_player)
        return cls._installed

    @property
    def on(self) -> bool:
        """Whether sounds are taken."""
        return self._player is not None

    @property
    def opening(self) -> bool:
        """Whether a device is being looked for."""
        return self._player is not None and self._player.state == "opening"

    def play(self, name: str) -> None:
        """Begin a sound; nothing happens while sound is off."""
        if self._player is not None:
            self._player.send("play", name)

    def crowd(self, mood: float) -> None:
        """How loud the crowd is to be, from 0 (nobody there) to 1 (all are up)."""
        if mood != self._mood:
            self._mood = mood
            if self._player is not None:
                self._player.send("crowd", mood)

    def hush(self) -> None:
        """End every sound, and the crowd goes."""
        self._mood = 0.0
        if self._player is not None:
            self._player.send("hush")

    def close(self) -> None:
        """The application ends, or others take over."""
        self.settings.changed.disconnect(self._on_setting)
        self._stop()

    def look(self) -> None:
        """Ask the player how it stands with its device; it also finds out by itself, twice a second."""
        if self._player is None:
            return
        trouble: Trouble = "no_device" if self._player.state == "no_device" else ""
        opened = self._was_opening and not self.opening
        self._was_opening = self.opening
        if trouble != self.trouble or opened:
            self.trouble = trouble
            self.changed.emit()

    def _on_setting(self, name: str) -> None:
        if name == "sound":
            self._follow()
        elif name in ("volume_effects", "volume_crowd"):
            self._send_volumes()

    def _follow(self) -> None:
        on = self.settings.now.sound
        if on and self._player is None:
            self._start()
        elif not on:
            self._stop()
        self.changed.emit()

    def _start(self) -> None:
        try:
            self._player = self._open_player()
        except ModuleNotFoundError:
            self.trouble = "not_installed"
            return
        self.trouble = ""
        self._was_opening = self.opening
        self._send_volumes()
        if self._mood:
            self._player.send("crowd", self._mood)
        self._timer.start()

    def _stop(self) -> None:
        self._timer.stop()
        self.trouble = ""
        player, self._player = self._player, None
        if player is not None:
            player.close()

    def _send_volumes(self) -> None:
        now = self.settings.now
        if self._player is not None:
            self._player.send("volumes", _heard(now.volume_effects), _heard(now.volume_crowd))


def _heard(volume: int) -> float:
    """The factor of a volume: each step is heard as about equally much."""
    return (volume / LOUDEST) ** 2


def sound() -> SoundService:
    """The sounds of this application; silent until they are switched on."""
    made = SoundService._installed
    return made if made is not None and made.settings is settings() else SoundService.install()
