#!/usr/bin/env python3
"""Draws contact sheets of the card art: `packaging/art_sheet.py OUT_DIR [--dark] [--width 250] [--only WORD]`.

Twenty designs a sheet, each with its id, its place and its line, as it stands on a card (with the wedge of the value).
They are for looking at: does the picture tell the line, is the place plain, does everybody stand clear?
`--times` draws nothing: it prints the processor time a picture takes at 200 by 130, the size in a hand.
"""

# ruff: noqa: E402 - the checkout has to be on the path before anything of it is imported

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen

from swallows_gui.catalogue.swallows.cards import Card
from swallows_gui.catalogue.swallows.catalogue import load
from swallows_gui.services.fonts import load_fonts
from swallows_gui.ui.swallows.art.picture import place_of, scene_image

A_SHEET, COLUMNS = 20, 5
WEDGE = (152 / 250, 140 / 250)


def picture(card: Card, width: int, dark: bool) -> QImage:
    """A card's picture in the ratio it has on a face, with the corner the value covers."""
    nation = card.owner
    size = QSize(width, round(width * 0.78))
    return scene_image(card, size, 1.0, nation, dark=dark, wedge=WEDGE if card.value is not None else None)


def sheet(cards: list[Card], width: int, dark: bool) -> QImage:
    """Up to twenty pictures with their lines."""
    tall, gap, words = round(width * 0.78), 12, 44
    rows = -(-len(cards) // COLUMNS)
    image = QImage(COLUMNS * (width + gap) + gap, rows * (tall + words + gap) + gap, QImage.Format.Format_RGB32)
    image.fill(QColor("#17191C" if dark else "#F4EFE3"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, card in enumerate(cards):
        row, column = divmod(number, COLUMNS)
        x, y = gap + column * (width + gap), gap + row * (tall + words + gap)
        painter.drawImage(x, y, picture(card, width, dark))
        if card.value is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#1A1A1A"))
            across, down = round(width * WEDGE[0]), round(width * WEDGE[1])
            painter.drawPolygon([QPoint(x, y), QPoint(x + across, y), QPoint(x, y + down)])
        painter.setPen(QPen(QColor("#F4EFE3" if dark else "#1A1A1A")))
        font = painter.font()
        font.setPixelSize(11)
        painter.setFont(font)
        line = f"{card.id} [{place_of(card) or '-'}] {card.text}"
        painter.drawText(QRectF(x, y + tall + 2, width, words), Qt.TextFlag.TextWordWrap, line)
    painter.end()
    return image


def times(cards: list[Card]) -> str:
    """The median and the longest time of a picture in a hand, once every drawing has been read."""
    for card in cards:
        picture(card, 200, dark=False)
    taken = []
    for card in cards:
        start = process_time()
        scene_image(card, QSize(200, 130), wedge=WEDGE if card.value is not None else None)
        taken.append(process_time() - start)
    return f"picture 200x130: median {median(taken) * 1000:.1f} ms, longest {max(taken) * 1000:.1f} ms"


def main() -> int:
    """Write all sheets; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", help="where the sheets go")
    parser.add_argument("--dark", action="store_true", help="the dark theme's palette")
    parser.add_argument("--width", type=int, default=300, help="pixels of a picture")
    parser.add_argument("--only", default="", help="only cards whose id has this in it")
    parser.add_argument("--times", action="store_true", help="print what a picture takes instead of drawing sheets")
    wanted = parser.parse_args()
    if wanted.folder is None and not wanted.times:
        parser.error("name a folder, or ask for --times")
    if wanted.folder is not None:
        wanted.folder.mkdir(parents=True, exist_ok=True)
    app = QGuiApplication([])
    load_fonts()
    cards = [card for card in load().cards.values() if wanted.only in card.id]
    if wanted.times:
        print(times(cards))
        return 0
    start = perf_counter()
    for number in range(0, len(cards), A_SHEET):
        path = wanted.folder / f"art-{number // A_SHEET + 1:02}.png"
        sheet(cards[number : number + A_SHEET], wanted.width, wanted.dark).save(str(path))
        print(path)
    print(f"{len(cards)} pictures in {perf_counter() - start:.1f} s")
    app.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
