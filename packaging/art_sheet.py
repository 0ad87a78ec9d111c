#!/usr/bin/env python3
"""Draws contact sheets of the card art: `packaging/art_sheet.py OUT_DIR [--only WORD] [--colour green] [--height 350]`.

Twenty-four faces a sheet, each with its id, its camera and its line: for looking at them. Does the picture tell the
line, is the place plain, does everybody stand clear, is the joke seen first? `--grey` shows them without colour,
`--height 120` as they lie in a hand. `--times` draws nothing: it prints the processor time of a picture in a hand.
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

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.art.picture import place_of, scene_image
from swallows_gui.games.swallows.table.cards.card_face import card_size, face_sheet, render_face
from swallows_gui.services.fonts import load_fonts
from swallows_gui.services.language import LanguageService
from swallows_gui.services.theme import theme

A_SHEET, WIDTH, WORDS, GAP = 24, 1800, 46, 8


def picture(card: Card, height: int, grey: bool) -> QImage:
    """A card's face at a height in pixels, in grey if that is wanted."""
    image = render_face(face_sheet(card), card_size(height), 1.0)
    return image.convertToFormat(QImage.Format.Format_Grayscale8) if grey else image


def sheet(cards: list[Card], height: int, grey: bool) -> QImage:
    """Faces with their lines below them, where these can be read."""
    size = card_size(height)
    columns = max(1, WIDTH // (size.width() + GAP))
    words = WORDS if height >= 200 else 0
    rows = -(-len(cards) // columns)
    image = QImage(
        columns * (size.width() + GAP) + GAP, rows * (height + words + GAP) + GAP, QImage.Format.Format_RGB32
    )
    image.fill(QColor("#DDDDDD"))
    painter = QPainter(image)
    painter.setFont(theme().sized_font("body", 12))
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        x, y = GAP + column * (size.width() + GAP), GAP + row * (height + words + GAP)
        painter.drawImage(x, y, picture(card, height, grey))
        if words:
            line = f"{card.id} [{card.scene.camera}, {place_of(card) or '-'}] {card.text}"
            painter.drawText(QRectF(x, y + height + 2, size.width(), words), Qt.TextFlag.TextWordWrap, line)
    painter.end()
    return image


def times(cards: list[Card]) -> str:
    """The median and the longest time of a picture in a hand, once every drawing has been read."""
    wedge = (152 / 250, 140 / 250)

    def paint(card: Card) -> None:
        scene_image(card, QSize(200, 130), 1.0, card.owner, wedge=wedge if card.value is not None else None)

    for card in cards:
        paint(card)
    taken = []
    for card in cards:
        start = process_time()
        paint(card)
        taken.append(process_time() - start)
    return f"picture 200x130: median {median(taken) * 1000:.1f} ms, longest {max(taken) * 1000:.1f} ms"


def main() -> int:
    """Write all sheets; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", help="where the sheets go")
    parser.add_argument("--height", type=int, default=350, help="pixels of a face")
    parser.add_argument("--grey", action="store_true", help="without colour")
    parser.add_argument("--only", default="", help="only cards whose id has this in it, or one of several with commas")
    parser.add_argument("--colour", default="", choices=["", "green", "blue", "red"], help="only cards of a colour")
    parser.add_argument("--language", default="de", help="the language of lines and of words in pictures")
    parser.add_argument("--times", action="store_true", help="print what a picture takes instead of drawing sheets")
    wanted = parser.parse_args()
    if wanted.folder is None and not wanted.times:
        parser.error("name a folder, or ask for --times")
    app = QApplication([])
    load_fonts()
    LanguageService.install(wanted.language)
    words = wanted.only.split(",")
    cards = [card for card in load().cards.values() if any(word in card.id for word in words)]
    cards = [card for card in cards if wanted.colour in ("", card.colour)]
    if wanted.times:
        print(times(cards))
        return 0
    wanted.folder.mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    many = A_SHEET if wanted.height >= 200 else A_SHEET * 8
    for number in range(0, len(cards), many):
        path = wanted.folder / f"art-{number // many + 1:02}.png"
        sheet(cards[number : number + many], wanted.height, wanted.grey).save(str(path))
        print(path)
    print(f"{len(cards)} pictures in {perf_counter() - start:.1f} s")
    app.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
