"""A cache of painted faces, flags and icons with a limit of memory; the least recently used go first.

Painting runs in the event loop, at most `BUDGET` seconds a turn and one face a turn, while views show what they have; a
thread would hold Python's interpreter lock and stop the window. `Limited` is a simpler cache, which is emptied when it
is full.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar, TypeVar
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

if TYPE_CHECKING:
    from PySide6.QtGui import QImage


LIMIT = 28 * 1024 * 1024
"""Bytes of pixels at the usual pixel ratio: 11 MB of flags and icons, and every face of a table that fills a window."""

BUDGET = 0.004
"""Seconds of painting after which the rest waits for the next turn of the event loop: about one face."""

RARELY = 400
"""Milliseconds between two faces while a game is run through."""
PATIENCE = 0.5
"""Seconds that a face waits without being asked for again."""


class FaceCache:
    """Pixmaps by key, for the GUI thread only. The limit of memory doubles at twice the pixel ratio."""

    all: ClassVar[WeakSet[FaceCache]] = WeakSet()
    """Every cache that there is."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.all.add(self)
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable) -> QPixmap | None:
        """The pixmap for a key, None if it is not cached."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
        return kept

    def put(self, key: Hashable, image: QImage) -> QPixmap:
        """Store an image as a pixmap; the least recently used are dropped at the limit."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= _size(old)
        pixmap = QPixmap.fromImage(image)
        self._kept[key] = pixmap
        self.bytes += _size(pixmap)
        while self.bytes > self.limit * pixmap.devicePixelRatio() and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.bytes -= _size(gone)
        return pixmap

    def clear(self) -> None:
        """Empty the cache."""
        self._kept.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


CACHE = FaceCache()
"""The cache of what has no cache of its own."""


def clear_all() -> None:
    """Empty all caches; visible widgets paint again."""
    for cache in FaceCache.all:
        cache.clear()


def cached(key: Hashable, render: Callable[[], QImage]) -> QPixmap:
    """The pixmap for a key, rendered now if it is not cached."""
    return CACHE.get(key) or paint_queue().paint(key, render)


class PaintQueue(QObject):
    """Paints faces in time slices; `ready` tells views to repaint."""

    ready = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._waiting: OrderedDict[Hashable, tuple[float, Callable[[], QImage]]] = OrderedDict()
        """With the time when each was asked for last."""
        self._spent = 0.0
        self._hurried = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._next_turn)

    def take(self, key: Hashable, render: Callable[[], QImage]) -> QPixmap | None:
        """The pixmap for a key, painted now if this turn of the event loop has time left; else None, and it is painted
        soon."""
        kept = CACHE.get(key)
        if kept is not None:
            return kept
        if self._spent < BUDGET and not self._hurried:
            return self.paint(key, render)
        self._waiting[key] = perf_counter(), render
        if not self._timer.isActive():
            self._timer.start()
        return None

    def hurry(self, hurried: bool) -> None:
        """Paint rarely while a game runs through without stopping, since its cards are gone before they can be seen."""
        if hurried != self._hurried:
            self._hurried = hurried
            self._timer.setInterval(RARELY if hurried else 0)

    def flush(self) -> None:
        """Paint everything that waits now, for a picture of the window."""
        while self._waiting:
            key, (_asked, render) = self._waiting.popitem(last=False)
            self.paint(key, render)
        self.ready.emit()

    @property
    def waiting(self) -> int:
        """The number of faces still to be painted."""
        return len(self._waiting)

    def paint(self, key: Hashable, render: Callable[[], QImage]) -> QPixmap:
        """The pixmap for a key, painted now in any case; the time counts against this turn."""
        start = perf_counter()
        pixmap = CACHE.put(key, render())
        self._spent += perf_counter() - start
        self._timer.start()
        return pixmap

    def _next_turn(self) -> None:
        self._spent = 0.0
        if not self._waiting:
            self._timer.stop()
            return
        self._forget_the_unwanted()
        if not self._waiting:
            self.ready.emit()  # a view that could not paint meanwhile asks again
            return
        key, (_asked, render) = self._waiting.popitem(last=False)
        if CACHE.get(key) is None:
            self.paint(key, render)
        self.ready.emit()

    def _forget_the_unwanted(self) -> None:
        """Drop faces that no view has asked for lately: views ask again whenever they paint."""
        too_old = perf_counter() - PATIENCE
        for key, (asked, _render) in list(self._waiting.items()):
            if asked < too_old:
                del self._waiting[key]


_queue: PaintQueue | None = None


def paint_queue() -> PaintQueue:
    """The application's only queue."""
    global _queue
    if _queue is None:
        _queue = PaintQueue()
    return _queue


Key = TypeVar("Key")
Value = TypeVar("Value")


class Limited(dict[Key, Value]):
    """A dictionary that is emptied when it would exceed its limit. An outline takes 25 KB, so a few hundred are enough.

    >>> store = Limited(2)
    >>> for number in range(3):
    ...     store[number] = number
    >>> store
    {2: 2}
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: Key, value: Value) -> None:
        if len(self) >= self._most and key not in self:
            self.clear()
        super().__setitem__(key, value)
