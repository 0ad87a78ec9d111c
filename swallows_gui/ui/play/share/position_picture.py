"""A small picture of how a game on the shelf stands, as everybody knows it: made piece by piece, and kept."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui import folders
from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.plain_files import read_limited
from swallows_gui.models.games import state_of
from swallows_gui.records import whole_files
from swallows_gui.records.record import RecordError
from swallows_gui.services.language import language
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.play.replay.replays import of_file, opened
from swallows_gui.ui.play.share.hidden_table import SIZE, HiddenTable, encoded

if TYPE_CHECKING:
    from swallows_gui.records.record import ListedGame

_PAUSE: Final = 250
"""Milliseconds that a game must stay chosen before its picture is made."""
_MOST: Final = 400
"""So many pictures are kept; of more, the oldest go."""


class PositionView(QWidget):
    """Shows the picture of a game's last position; hidden while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.image = QImage()
        self._entry: ListedGame | None = None
        self._work: Work | None = None
        self._table: HiddenTable | None = None
        self._soon = SingleShotTimer(self, self._make, _PAUSE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def making(self) -> bool:
        """Whether a picture is being made."""
        return self._soon.isActive() or (self._work is not None and not self._work.over)

    def show_game(self, entry: ListedGame | None) -> None:
        """Show the last position of a game as soon as its picture is made; None for no game."""
        if entry is not None and self._entry is not None and _mark(entry) == _mark(self._entry):
            return
        self.stop()
        self._entry = entry
        self._show(QImage())
        if entry is None or entry.code or not entry.moves:
            return
        kept = QImage()
        with contextlib.suppress(OSError):
            kept.loadFromData(read_limited(_file(entry)))
        if kept.isNull():
            self._soon.start()
        else:
            self._show(kept)

    def stop(self) -> None:
        """Cancel the picture that is being made."""
        self._soon.stop()
        if self._work is not None:
            self._work.drop()
            self._work = None
        if self._table is not None:
            self._table.close()
            self._table = None
        self._entry = None

    def _make(self) -> None:
        if self._entry is not None and self.window().isVisible():
            self._work = idle_queue().take(self, self._pieces(self._entry))

    def _pieces(self, entry: ListedGame) -> Iterator[None]:
        """Make the picture. A game that cannot be opened has none; the player is told why when he chooses it."""
        with contextlib.suppress(RecordError, BadCard, OSError):
            opening = opened(of_file(entry.path))
            while True:
                try:
                    next(opening)
                except StopIteration as done:
                    self._table = HiddenTable(done.value, self.window())
                    break
                yield
            yield from self._table.laid()
            yield
            image = yield from self._table.last_seen()
            self._table.close()
            self._table = None
            if image is None:
                return
            yield
            self._show(image)
            yield
            _keep(_file(entry), encoded(image))

    def _show(self, image: QImage) -> None:
        self.image = image
        self.setVisible(not image.isNull())
        self.setAccessibleName(state_of(self._entry) if self._entry is not None else "")
        self._fit()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(320), theme().px(320) * SIZE[1] // SIZE[0])

    def _fit(self) -> None:
        self.setFixedHeight(max(1, self.width() * SIZE[1] // SIZE[0]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        size = self.size() * self.devicePixelRatioF()
        scaled = self.image.scaled(
            size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        with painting(self) as painter:
            painter.drawImage(QRectF(self.rect()), scaled)


def _mark(entry: ListedGame) -> tuple[object, ...]:
    return entry.path, entry.mark, entry.last


def _file(entry: ListedGame) -> Path:
    name = f"{entry.game}-{entry.mark:08x}-{entry.last:08x}-{language().code}-{theme().name}.webp"
    return folders.cache_folder() / "positions" / name


def _keep(path: Path, picture: bytes) -> None:
    """Store the picture; errors are ignored, since it can be made again."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        whole_files.replace(path, picture)
        old = sorted(path.parent.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)[_MOST:]
        for each in old:
            each.unlink(missing_ok=True)
