"""Where sounds come from: shipped with a release, or made once by a process of its own and kept in the cache folder.

Making them takes half a minute, reading them none.
"""

from __future__ import annotations

import contextlib
import os
from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from swallows_gui import __version__
from swallows_gui.catalogue.places import data_path
from swallows_gui.folders import cache_folder
from swallows_gui.services.sound.kept import file_of, unpacked, whole, write
from swallows_gui.services.sound.library import EDITION, make
from swallows_gui.services.sound.names import KIND_OF

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def cached() -> Path:
    """The folder of those that were made here; it need not exist."""
    return cache_folder() / f"sounds-{__version__}-{EDITION}"


def sounds(folders: Iterable[Path] | None = None) -> Iterator[tuple[str, array[int]]]:
    """All sounds that are there, by name; what is damaged is not."""
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
