"""Garbage is collected when nobody waits for the window.

Python looks through every object there is whenever it sees fit: 16 ms at the start screen, 70 in the third game, in the
middle of a turn. What is young it goes on collecting by itself, 5 ms at most; everything is looked through when the
program has started and when a game or a replay has been put away. What is left then stays for good and is not looked
at again.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator

from PySide6.QtCore import QObject

from swallows_gui.ui.kit.turns import turns

SELDOM = 500
"""So many collections of the young before Python looks through everything after all: in about 30 tournaments."""


class Sweeping(QObject):
    """Holds Python back, and sweeps when it is told that something has been put away."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        young, middle, _old = gc.get_threshold()
        gc.set_threshold(young, middle, SELDOM)

    def sweep_soon(self) -> None:
        """Look through everything as soon as nothing else is to be done."""
        turns().take_idle(self, _swept())


def _swept() -> Iterator[None]:
    gc.collect()
    gc.freeze()
    yield
