"""What must be there before a record is shown again: the record, what its game needs, its positions; all in pieces."""

from __future__ import annotations

from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from swallows_gui import titles
from swallows_gui.records.read import bytes_of, reading, trust

if TYPE_CHECKING:
    from swallows_gui.records.record import Record
    from swallows_gui.session.replay import Playback

Made = TypeVar("Made")
Reading = Generator[float, None, "Record"]
"""A record is read; yields the share that is done."""

_READ, _LOADED = 0.2, 0.4
"""Shares of the whole work that are done after its first two parts."""


def of_file(path: Path) -> Reading:
    """The record in a file. Raises what `reading` and `trust` raise."""
    record = yield from reading(bytes_of(path), path)
    return trust(record)


def opened(records: Reading) -> Generator[float, None, Playback]:
    """The positions of a record; yields the share that is done. Raises what `Playback` raises."""
    from swallows_gui.session.replay import Playback

    record = yield from within(records, 0.0, _READ)
    title = titles.title(record.header.game)
    for number, name in enumerate(title.ahead):
        import_module(name)
        yield _READ + (_LOADED - _READ) * number / len(title.preload)
    return (yield from within(Playback.preparing(record), _LOADED, 1.0))


def within(work: Generator[float, None, Made], first: float, last: float) -> Generator[float, None, Made]:
    """A part of some work, from one share of the whole to another."""
    while True:
        try:
            share = next(work)
        except StopIteration as done:
            made: Made = done.value
            return made
        yield first + (last - first) * share
