"""Mixes what is to be heard: sounds that were begun, over the noise of the crowd. It knows no device and no clock.

Whoever plays asks it for so many frames; what it is told meanwhile waits in a queue that has an end.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import repeat
from math import exp, sqrt, tanh
from operator import add, mul
from typing import Final

from swallows_gui.services.sound.kept import FULL
from swallows_gui.services.sound.names import BEDS, OF_THE_STANDS

MOST_VOICES: Final = 12
"""Sounds at once; the oldest makes room for one more."""
MOST_WAITING: Final = 64
"""Requests that wait between two blocks; the oldest are forgotten."""
AGAIN: Final = 2_205
"""Frames within which the same sound is not begun a second time: it would only be louder."""
GLIDE: Final = 22_050
"""Frames in which the crowd comes about two thirds of the way to where it is to be."""
AT_ONCE: Final = 512
"""Frames that are mixed in one go: within them the crowd changes evenly."""
KNEE, HIGHEST = 0.7 * FULL, 0.98 * FULL
"""From the first height on what is mixed is bent, so that nothing passes the second."""


@dataclass(slots=True)
class _Voice:
    name: str
    sound: array[int]
    at: int = 0


class Mixer:
    """Two channels. `play`, `crowd` and `volumes` may be called from any thread, `render` from one."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self._sounds: dict[str, array[int]] = {}
        self._asked: deque[Callable[[], None]] = deque(maxlen=MOST_WAITING)
        self._voices: list[_Voice] = []
        self._effects = self._stands = 1.0
        self._mood = self._wanted = 0.0
        self._bed_at = 0

    def know(self, sounds: Mapping[str, array[int]]) -> None:
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

    def render(self, frames: int) -> array[int]:
        """The next frames: left and right by turns, whole numbers of 16 bits."""
        while self._asked:
            self._asked.popleft()()
        mixed = array("h")
        for done in range(0, frames, AT_ONCE):
            mixed += self._piece(min(AT_ONCE, frames - done))
        return mixed

    def _piece(self, frames: int) -> array[int]:
        piece = array("h", bytes(4 * frames))
        if not self._voices and self._mood == self._wanted == 0:
            return piece
        both = self._bus(frames)
        ears = self._crowd(frames, both)
        for ear in (0, 1):
            piece[ear::2] = array("h", map(int, _within(ears[ear])))
        return piece

    def _bus(self, frames: int) -> list[float]:
        """The sounds that have begun, laid over each other: what both ears hear."""
        both = [0.0] * frames
        for voice in self._voices:
            volume = self._stands if voice.name in OF_THE_STANDS else self._effects
            part = voice.sound[voice.at : voice.at + frames]
            both[: len(part)] = map(add, both, map(mul, part, repeat(volume)))
            voice.at += frames
        self._voices = [voice for voice in self._voices if voice.at < len(voice.sound)]
        return both

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

    def _crowd(self, frames: int, both: list[float]) -> tuple[list[float], list[float]]:
        """The beds over what both ears hear; the right one hears another part of them than the left."""
        begin, goal = self._mood, self._wanted
        self._mood = goal + (begin - goal) * exp(-frames / GLIDE)
        if max(begin, self._mood) < 1e-4 and goal == 0:
            self._mood = 0.0
            return both, both
        left, right = both, both
        for name in BEDS:
            bed = self._sounds.get(name)
            first, last = (self._stands * bed_height(name, mood) for mood in (begin, self._mood))
            if bed is None or max(first, last) <= 0:
                continue
            step = (last - first) / frames
            heights = [first + step * frame for frame in range(frames)]
            left = list(map(add, left, map(mul, _round(bed, self._bed_at, frames), heights)))
            right = list(map(add, right, map(mul, _round(bed, self._bed_at + len(bed) // 2, frames), heights)))
        self._bed_at += frames
        return left, right


def bed_height(name: str, mood: float) -> float:
    """How high a bed stands in a mood: each has its middle, and between two middles both are heard equally strong."""
    middle = {"crowd_low": 0.25, "crowd_middle": 0.6, "crowd_high": 1.0}[name]
    near = max(0.0, 1 - abs(mood - middle) / 0.4)
    if name == "crowd_low" and mood < middle:
        near = mood / middle
    return sqrt(near) * (0.18 + 0.45 * mood * sqrt(mood))


def _round(bed: array[int], at: int, frames: int) -> array[int]:
    """So many samples of a bed that never ends."""
    at %= len(bed)
    part = bed[at : at + frames]
    while len(part) < frames:
        part += bed[: frames - len(part)]
    return part


def _within(signal: list[float]) -> Iterable[float]:
    if max(signal) <= KNEE and min(signal) >= -KNEE:
        return signal
    return (each if -KNEE <= each <= KNEE else _bent(each) for each in signal)


def _bent(height: float) -> float:
    bent = KNEE + (HIGHEST - KNEE) * tanh((abs(height) - KNEE) / (HIGHEST - KNEE))
    return bent if height > 0 else -bent
