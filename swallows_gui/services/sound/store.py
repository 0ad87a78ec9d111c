"""The sounds as they were made once, kept in the cache folder: making them takes seconds, reading them none."""

from __future__ import annotations

import contextlib
import os
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from swallows_gui import __version__
from swallows_gui.folders import cache_folder
from swallows_gui.services.sound.library import EDITION, make
from swallows_gui.services.sound.names import KIND_OF

Sound = NDArray[np.float32]

_FULL = 32_767


def path() -> Path:
    """Where they lie; neither file nor folder need exist."""
    return cache_folder() / f"sounds-{__version__}-{EDITION}.npz"


def sounds(file: Path | None = None) -> Iterator[tuple[str, Sound]]:
    """All sounds by name, as soon as each is there: read, or else made and then kept.

    A file that is damaged or lacks a sound is made anew; where none can be written they are made again next time.
    """
    file = file or path()
    kept = _read(file)
    if kept is not None:
        yield from kept.items()
        return
    made = {}
    for name in KIND_OF:
        made[name] = make(name)
        yield name, made[name]
    with contextlib.suppress(OSError):
        _write(file, made)


def _read(file: Path) -> dict[str, Sound] | None:
    try:
        with file.open("rb") as lies, np.load(lies, allow_pickle=False) as kept:
            read = {name: kept[name] for name in KIND_OF}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None
    if any(each.dtype != np.int16 or each.ndim != 1 or not len(each) for each in read.values()):
        return None
    return {name: (each / _FULL).astype(np.float32) for name, each in read.items()}


def _whole(sound: Sound) -> NDArray[np.int16]:
    return np.asarray(np.round(sound * _FULL), dtype=np.int16)


def _write(file: Path, made: dict[str, Sound]) -> None:
    """Whole or not at all: two programs may do it at once."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(dir=file.parent, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as out:
            np.savez(out, allow_pickle=False, **{name: _whole(each) for name, each in made.items()})
        Path(beside).replace(file)
    except OSError:
        Path(beside).unlink(missing_ok=True)
        raise
