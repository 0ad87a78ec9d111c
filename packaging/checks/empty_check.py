#!/usr/bin/env python3
"""Measures how much of every screen is empty: `packaging/checks/empty_check.py [--only de-100] [--scenes doors,start]
[--pictures FOLDER]`.

It drives the real window through every screen as `packaging/pictures` does and takes each one in every size from
1024x700 to 1920x1080. A room is an upright rectangle of one flat colour: no text, no picture, no edge of a control. It
counts from a fiftieth of the window on, and if no side of it is shorter than two lines of text; what is smaller is a
margin or a distance between lines. The menu bar is left out: it is the window's, not the page's. The rooms of a screen
lie beside each other, the largest taken first, and two things are asked of them, each no more than a quarter:

* all rooms together that are bare paper, in the colours of pages, sheets and fields (`PAPER`);
* the largest room in whatever colour: the calm ground of a poster or a pitch is drawn and may be wide, but one flat
  field of it may not.

More than that fails (exit code 1), unless `empty_rooms.json` names the screen with the share it may have, which may
only shrink, and the reason. `--pictures` keeps those that fail, with the rooms drawn in.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import tempfile
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest import mock

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:1] = [str(HERE.parent), str(HERE.parent.parent)]

from pictures.camera import LANGUAGES, Camera, application, nobodys_home  # noqa: E402

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication, QWidget

WINDOWS = ((1024, 700), (1280, 800), (1440, 900), (1920, 1080))
MOST = 1 / 4
"""Share of a window that may be empty."""
LEAST = 1 / 50
"""Share of a window from which an empty rectangle is a room."""
NARROW = 32
"""Pixels: a shorter side makes a margin, or the distance between two lines, of what would be a room."""
PAPER = ("paper", "raised", "sunken")
"""Colours of a scheme that lie below words: of a page, of a sheet on it, of a field or a second row."""
CELL = 4
"""Pixels: the picture is looked at in squares of this size; a rectangle is found at most one of them too small on each
side."""
EXCEPTIONS = HERE / "empty_rooms.json"


class Room(NamedTuple):
    """An empty rectangle of a picture, pixels, its share of it and its colour, as a pixel has it."""

    left: int
    top: int
    width: int
    height: int
    share: float
    colour: int


def rooms_of(pixels: np.ndarray[Any, Any], least: float = LEAST) -> list[Room]:
    """The empty rooms of a picture that do not lie over each other, the largest first.

    Args:
        pixels: one number a pixel, rows by columns.
        least: share of the picture that a room has at least.
    """
    high, wide = pixels.shape
    rows, columns = high // CELL, wide // CELL
    squares = pixels[: rows * CELL, : columns * CELL].reshape(rows, CELL, columns, CELL).swapaxes(1, 2)
    cells = squares.reshape(rows, columns, CELL * CELL)
    colours = cells[:, :, 0]
    flat = (cells == colours[:, :, None]).all(axis=2)
    found: list[Room] = []
    while (room := _largest(flat, colours, high * wide)).share >= max(least, 1 / (high * wide)):
        if min(room.width, room.height) >= NARROW:
            found.append(room)
        top, left = room.top // CELL, room.left // CELL
        flat[top : top + room.height // CELL, left : left + room.width // CELL] = False
    return found


def _largest(flat: np.ndarray[Any, Any], colours: np.ndarray[Any, Any], whole: int) -> Room:
    """The largest upright rectangle of flat cells of one colour, in a picture of so many pixels."""
    best = Room(0, 0, 0, 0, 0.0, 0)
    heights = np.zeros(flat.shape[1], dtype=int)
    """For each column how many cells of the same flat colour stand above one another, counted from this row up."""
    for row in range(flat.shape[0]):
        same = flat[row] & flat[row - 1] & (colours[row] == colours[row - 1]) if row else np.zeros_like(flat[row])
        heights = np.where(flat[row], np.where(same, heights + 1, 1), 0)
        best = max(best, _in_row(heights, colours[row], row, whole), key=lambda room: room.share)
    return best


def _in_row(heights: np.ndarray[Any, Any], colours: np.ndarray[Any, Any], row: int, whole: int) -> Room:
    """The largest rectangle that ends in a row of cells, of columns that stand so high and have such colours."""
    best = Room(0, 0, 0, 0, 0.0, 0)
    open_ones: list[tuple[int, int]] = []
    """Where a rectangle begins and how high it is, each higher than the one before, all of one colour."""
    colour: int | None = None
    for column, (height, here) in enumerate([*zip(heights.tolist(), colours.tolist(), strict=True), (0, None)]):
        start = column
        least = height if here == colour else 0  # another colour ends all of them
        while open_ones and open_ones[-1][1] > least:
            start, tall = open_ones.pop()
            area = (column - start) * tall * CELL * CELL
            if area > best.share * whole:
                found = (start, row - tall + 1, column - start, tall)
                left, top, wide, high = (CELL * each for each in found)
                best = Room(left, top, wide, high, area / whole, colour or 0)
        start = start if here == colour else column
        if height and (not open_ones or open_ones[-1][1] < height):
            open_ones.append((start, height))
        colour = here
    return best


def pixels_of(image: QImage) -> np.ndarray[Any, Any]:
    """One number a pixel, rows by columns."""
    from PySide6.QtGui import QImage

    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return (
        np.frombuffer(plain.constBits(), dtype=np.uint32)
        .reshape(plain.height(), plain.bytesPerLine() // 4)[:, : plain.width()]
        .copy()
    )


class Emptiness(NamedTuple):
    """What is empty in a picture: shares of it."""

    paper: float
    """Bare paper, all rooms of it together."""
    largest: float
    """The largest room of any colour."""

    @property
    def worst(self) -> float:
        """What a screen is judged by."""
        return max(self)


def emptiness(rooms: Sequence[Room], papers: Collection[int]) -> Emptiness:
    """What the rooms of a picture come to; `papers` are the colours of paper, as pixels have them."""
    bare = sum(room.share for room in rooms if room.colour in papers)
    return Emptiness(bare, max((room.share for room in rooms), default=0.0))


class Surveyor(Camera):
    """Measures every screen in every size, where the camera would write pictures of it."""

    def __init__(self, app: QApplication, language: str, percent: int, pictures: Path | None) -> None:
        super().__init__(app, Path(tempfile.gettempdir()), language, percent, WINDOWS[0], ("light",))
        self._pictures = pictures
        self._allowed: dict[str, float] = {
            name: each["share"] for name, each in json.loads(EXCEPTIONS.read_text("utf-8")).items()
        }
        self.series = f"{language}-{percent}"
        self.found: dict[tuple[str, tuple[int, int]], Emptiness] = {}
        """How empty they are, by screen and size."""

    def take(self, screen: str, widget: QWidget | None = None) -> None:
        """Measure the window, or a dialog over it."""
        from swallows_gui.services.theme import theme

        self.taken.append(screen)
        for size in WINDOWS if widget is None else (WINDOWS[0],):
            if widget is None:
                self.window.resize(*size)
            self._lay_out(screen)
            (widget or self.window).grab()  # asks for the faces that are not painted yet
            self._lay_out(screen)
            image = (widget or self.window).grab().toImage()
            if widget is None:
                bar = self.window.menuBar().height()
                image = image.copy(0, bar, image.width(), image.height() - bar)
            rooms = rooms_of(pixels_of(image))
            found = emptiness(rooms, {theme().colour(name).rgb() for name in PAPER})
            self.found[screen, size] = found
            if self._pictures is not None and round(found.worst, 2) > self.most(screen):
                _write(image, rooms, self._pictures / f"{self.series}-{screen}-{size[0]}.png")
        self.window.resize(*WINDOWS[0])
        self._lay_out(screen)
        gc.collect()

    def most(self, screen: str) -> float:
        """What share of a screen may be empty."""
        return self._allowed.get(screen, MOST)

    def _lay_out(self, screen: str) -> None:
        from swallows_gui.ui.kit.face_cache import paint_queue
        from swallows_gui.ui.kit.idle_queue import idle_queue

        self.settle()
        self.wait(lambda: self.window.updatesEnabled() and not idle_queue().busy, f"{screen} to be laid out")
        paint_queue().flush()
        self.app.processEvents()


def _write(image: QImage, rooms: Sequence[Room], path: Path) -> None:
    """A picture with its empty rooms drawn in."""
    from PySide6.QtGui import QColor, QPainter, QPen

    painter = QPainter(image)
    painter.setPen(QPen(QColor("magenta"), 3))
    for room in rooms:
        painter.drawRect(room.left + 1, room.top + 1, room.width - 3, room.height - 3)
    painter.end()
    image.save(str(path))


def main(arguments: list[str] | None = None) -> int:
    """Measure all screens and print what is empty in them; 1 if it is too much anywhere."""
    from pictures.scenes import SCREENS

    parser = argparse.ArgumentParser(description="Measures how much of every screen is empty.")
    parser.add_argument("--only", action="append", help="a series, such as de-100; repeatable", default=[])
    parser.add_argument("--scenes", help="with commas between them", default=",".join(SCREENS))
    parser.add_argument("--seed", type=int, default=2006, help="of the games shown")
    parser.add_argument("--pictures", type=Path, help="where pictures of the screens that fail go")
    given = parser.parse_args(arguments)
    if unknown := set(given.scenes.split(",")) - set(SCREENS):
        parser.error(f"no scene {', '.join(sorted(unknown))}")
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    left_out = set(SCREENS) - set(given.scenes.split(","))
    with nobodys_home():
        return _measure(
            given.only or [f"{language}-100" for language in LANGUAGES], left_out, given.seed, given.pictures
        )


def _measure(series: Sequence[str], left_out: Collection[str], seed: int, pictures: Path | None) -> int:
    from pictures.scenes import photograph
    from swallows_gui.session import Setup

    app = application()
    wrong = 0
    for each in series:
        language, _, percent = each.partition("-")
        random.seed(seed)
        with mock.patch.object(Setup, "drawn_seed", return_value=seed):
            surveyor = Surveyor(app, language, int(percent), pictures)
            photograph(surveyor, left_out)
        print(f"{each:24}" + "".join(f"{wide:>8}x{high:<7}" for wide, high in WINDOWS))
        for screen in surveyor.taken:
            cells = []
            for size in WINDOWS:
                found = surveyor.found.get((screen, size))
                too_much = found is not None and round(found.worst, 2) > surveyor.most(screen)
                wrong += too_much
                cells.append("" if found is None else f"{found.paper:.0%} {found.largest:.0%}{'!' * too_much}")
            print(f"{screen:24}" + "".join(f"{cell:>14}  " for cell in cells))
    print("paper in all, and the largest room")
    print(f"{wrong} too empty" if wrong else "none is too empty")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
