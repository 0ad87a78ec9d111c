"""Sound files, shipped with a release or made once into the cache folder, and the mixer.

Making them takes half a minute, reading them none.

`python -m swallows_gui.services.sound.store FOLDER` makes all files of a release.

Samples are whole numbers of 16 bits. A file holds each as its difference from the one before, all low bytes before all
high ones, compressed by zlib: half as large, and damage is found by its sum.

The mixer adds started sounds to the noise of the crowd. It knows no device and no clock: the player asks it for so many
frames; requests wait in a bounded queue.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import zlib
from array import array
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate, repeat
from math import exp, sqrt, tanh
from operator import add, mul
from pathlib import Path
from typing import TYPE_CHECKING, Final

from swallows_gui import __version__
from swallows_gui.catalogue.places import data_path
from swallows_gui.folders import cache_folder
from swallows_gui.services.sound.library import EDITION, make
from swallows_gui.services.sound.shapes import BEDS, KIND_OF, OF_THE_STANDS, RATE, Signal

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


FULL: Final = 32_767
"""What full scale is as a whole number."""
LONGEST: Final = 12
"""Seconds that a file may hold."""


def whole(signal: Signal) -> array[int]:
    """A signal in whole numbers."""
    return array("h", (round(each * FULL) for each in signal))


def packed(sound: array[int]) -> bytes:
    """A sound as it lies in a file."""
    steps = array("H", (after - before & 0xFFFF for before, after in zip((0, *sound), sound, strict=False)))
    raw = _little(steps).tobytes()
    return zlib.compress(raw[::2] + raw[1::2], 9)


def unpacked(data: bytes) -> array[int]:
    """The sound in a file. ValueError if it is damaged, empty or too long."""
    unpacking = zlib.decompressobj()
    try:
        halves = unpacking.decompress(data, 2 * RATE * LONGEST)
    except zlib.error as error:
        raise ValueError("a damaged sound") from error
    if not unpacking.eof or not halves or len(halves) % 2:
        raise ValueError("a sound that is cut off, or too long")
    raw = bytearray(len(halves))
    raw[::2], raw[1::2] = halves[: len(halves) // 2], halves[len(halves) // 2 :]
    steps = array("h")
    steps.frombytes(raw)
    return array("h", ((height + 0x8000 & 0xFFFF) - 0x8000 for height in accumulate(_little(steps))))


def _little(steps: array[int]) -> array[int]:
    """Numbers of this machine with their low byte first, or such numbers as this machine has them."""
    if sys.byteorder == "big":
        steps.byteswap()
    return steps


def file_of(folder: Path, name: str) -> Path:
    """The path of a sound in a folder."""
    return folder / f"{name}.sound"


def write(folder: Path, name: str, sound: array[int]) -> None:
    """Keep a sound, whole or not at all: two programs may do it at once."""
    folder.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(dir=folder, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(packed(sound))
        Path(beside).chmod(0o644)
        Path(beside).replace(file_of(folder, name))
    except OSError:
        Path(beside).unlink(missing_ok=True)
        raise


def write_all(folder: Path, names: Iterable[str] = KIND_OF) -> None:
    """Make sounds, and keep them in a folder."""
    for name in names:
        write(folder, name, whole(make(name)))


def cached() -> Path:
    """The folder of sounds made on this computer; it may not exist yet."""
    return cache_folder() / f"sounds-{__version__}-{EDITION}"


def sounds(folders: Iterable[Path] | None = None) -> Iterator[tuple[str, array[int]]]:
    """All undamaged sounds in these folders, by name."""
    places = [data_path("resources", "sounds"), cached()] if folders is None else list(folders)
    for name in KIND_OF:
        for place in places:
            with contextlib.suppress(OSError, ValueError):
                yield name, unpacked(file_of(place, name).read_bytes())
                break


def make_missing(names: Iterable[str], pipe: Connection) -> None:
    """Make sounds, keep each where that can be done, and send it as (name, samples): runs in a process of its own."""
    if hasattr(os, "nice"):
        os.nice(10)
    with contextlib.suppress(OSError, KeyboardInterrupt):
        for name in names:
            sound = whole(make(name))
            with contextlib.suppress(OSError):
                write(cached(), name, sound)
            pipe.send((name, sound))


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
        """Add sounds by name; unknown ones are silent."""
        self._sounds = {**self._sounds, **sounds}

    def play(self, name: str) -> None:
        """Begin a sound with the next block."""
        self._asked.append(lambda: self._begin(name))

    def crowd(self, mood: float) -> None:
        """Set the loudness of the crowd, from 0 (nobody there) to 1; it changes gradually."""
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


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
