"""A sound as it is kept and shipped, and the program that makes all files of a release: `python -m ...kept FOLDER`.

Samples are whole numbers of 16 bits. A file holds each as its difference from the one before, all low bytes before all
high ones, compressed by zlib: half as large, and damage is found by its sum.
"""

from __future__ import annotations

import os
import sys
import tempfile
import zlib
from array import array
from collections.abc import Iterable
from itertools import accumulate
from pathlib import Path
from typing import Final

from swallows_gui.services.sound.library import make
from swallows_gui.services.sound.names import KIND_OF
from swallows_gui.services.sound.signals import RATE, Signal

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
    """Where a sound lies in a folder."""
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


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
