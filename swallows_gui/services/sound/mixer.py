"""Mixes what is to be heard: sounds that were begun, over the noise of the crowd. It knows no device and no clock.

Whoever plays asks it for so many frames; what it is told meanwhile waits in a queue that has an end.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swallows_gui.services.sound.names import BEDS, OF_THE_STANDS

Sound = NDArray[np.float32]

MOST_VOICES: Final = 12
"""Sounds at once; the oldest makes room for one more."""
MOST_WAITING: Final = 64
"""Requests that wait between two blocks; the oldest are forgotten."""
AGAIN: Final = 2_205
"""Frames within which the same sound is not begun a second time: it would only be louder."""
GLIDE: Final = 22_050
"""Frames in which the crowd comes about two thirds of the way to where it is to be."""
KNEE, HIGHEST = 0.7, 0.98
"""From the first height on what is mixed is bent, so that nothing passes the second."""


@dataclass(slots=True)
class _Voice:
    name: str
    sound: Sound
    at: int = 0


class Mixer:
    """Two channels. `play`, `crowd` and `volumes` may be called from any thread, `render` from one."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self._sounds: dict[str, Sound] = {}
        self._asked: deque[Callable[[], None]] = deque(maxlen=MOST_WAITING)
        self._voices: list[_Voice] = []
        self._effects = self._stands = 1.0
        self._mood = self._wanted = 0.0
        self._bed_at = 0

    def know(self, sounds: Mapping[str, Sound]) -> None:
        """Take sounds by name; what has not come yet is not heard."""
        self._sounds = {**self._sounds, **sounds}

    def play(self, name: str) -> None:
        """Begin a sound with the next block."""
        self._asked.append(lambda: self._begin(name))

    def crowd(self, mood: float) -> None:
        """How loud the crowd is to be, from 0 (nobody there) to 1 (all are up); it gets there by and by."""
        self._asked.append(lambda: self._want(min(1.0, max(0.0, mood))))

    def volumes(self, effects: float, stands: float) -> None:
        """Volumes from 0 to 1."""
        self._asked.append(lambda: self._turn(effects, stands))

    def hush(self) -> None:
        """End every sound, and the crowd goes."""
        self._asked.append(self._end)

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return len(self._asked)

    @property
    def sounding(self) -> tuple[str, ...]:
        """The sounds that have begun and are not over."""
        return tuple(voice.name for voice in self._voices)

    def render(self, frames: int) -> NDArray[np.float32]:
        """The next frames, an array of shape (frames, 2) between -1 and 1."""
        while self._asked:
            self._asked.popleft()()
        whole = np.zeros((frames, 2), dtype=np.float32)
        self._add_crowd(whole)
        for voice in self._voices:
            part = voice.sound[voice.at : voice.at + frames]
            volume = self._stands if voice.name in OF_THE_STANDS else self._effects
            whole[: len(part)] += volume * part[:, None]
            voice.at += frames
        self._voices = [voice for voice in self._voices if voice.at < len(voice.sound)]
        return _bent(whole)

    def _begin(self, name: str) -> None:
        sound = self._sounds.get(name)
        if sound is None or name in BEDS:
            return
        if any(voice.name == name and voice.at < AGAIN for voice in self._voices):
            return
        if len(self._voices) >= MOST_VOICES:
            self._voices.pop(0)
        self._voices.append(_Voice(name, sound))

    def _want(self, mood: float) -> None:
        self._wanted = mood

    def _turn(self, effects: float, stands: float) -> None:
        self._effects, self._stands = effects, stands

    def _end(self) -> None:
        self._voices.clear()
        self._mood = self._wanted = 0.0

    def _add_crowd(self, whole: NDArray[np.float32]) -> None:
        """The beds, each over the moods it is for; the right ear hears another part of them than the left."""
        frames = len(whole)
        begin, goal = self._mood, self._wanted
        self._mood = goal + (begin - goal) * float(np.exp(-frames / GLIDE))
        if max(begin, self._mood) < 1e-4 and goal == 0:
            self._mood = 0.0
            return
        moods = np.linspace(begin, self._mood, frames, dtype=np.float32)
        for name in BEDS:
            bed = self._sounds.get(name)
            if bed is None:
                continue
            height = (self._stands * bed_height(name, moods)).astype(np.float32)
            if float(height.max()) <= 0:
                continue
            at = self._bed_at + np.arange(frames)
            whole[:, 0] += height * bed[at % len(bed)]
            whole[:, 1] += height * bed[(at + len(bed) // 2) % len(bed)]
        self._bed_at += frames


def bed_height(name: str, moods: NDArray[np.float32]) -> NDArray[np.float32]:
    """How high a bed stands in a mood: each has its middle, and between two middles both are heard equally strong."""
    middle = {"crowd_low": 0.25, "crowd_middle": 0.6, "crowd_high": 1.0}[name]
    near = np.clip(1 - np.abs(moods - middle) / 0.4, 0.0, 1.0)
    if name == "crowd_low":
        near = np.where(moods < middle, np.minimum(1.0, moods / middle), near)
    loud = 0.18 + 0.45 * moods**1.5
    return np.asarray(np.sqrt(near) * loud, dtype=np.float32)


def _bent(signal: NDArray[np.float32]) -> NDArray[np.float32]:
    height = np.abs(signal)
    if float(height.max(initial=0.0)) <= KNEE:
        return signal
    over = np.maximum(0.0, height - KNEE) / (HIGHEST - KNEE)
    bent = np.where(height > KNEE, KNEE + (HIGHEST - KNEE) * np.tanh(over), height) * np.sign(signal)
    return np.asarray(bent, dtype=np.float32)
