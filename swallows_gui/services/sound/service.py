"""The sounds of this application: off until they are chosen, silent where there is no device.

Nothing is imported, made or opened before that. What the window does for a sound is to put its name into a queue.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Literal, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from swallows_gui.services.settings import LOUDEST, settings
from swallows_gui.services.sound.process import SoundProcess

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
    """The player in a process of its own. Raises ModuleNotFoundError without miniaudio."""
    if find_spec("miniaudio") is None:
        raise ModuleNotFoundError("miniaudio")
    return SoundProcess()


class SoundService(QObject):
    """Plays sounds by name and the crowd by mood, as the settings say."""

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
        """Set the loudness of the crowd, from 0 (nobody there) to 1."""
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
