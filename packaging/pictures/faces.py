"""The faces of cards and nations on sheets: does a picture tell its line, is the place plain, does everybody stand
clear, is the joke seen first?
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.art.picture import place_of
from swallows_gui.games.swallows.table.cards.card_back import back
from swallows_gui.games.swallows.table.cards.card_face import card_size, face_sheet, render_face
from swallows_gui.games.swallows.table.cards.nation_face import nation_face
from swallows_gui.services.theme import theme

if TYPE_CHECKING:
    from pictures.camera import Camera
    from swallows_gui.games.swallows.data.cards import Card

COLOURS = ("green", "blue", "red")
WIDTH, WORDS, GAP = 1800, 46, 8
READ = 200
"""Pixels of height from which on a face stands above its line, twenty-four to a sheet; lower ones lie as in a hand."""
A_SHEET, A_HAND = 24, 192


class Wanted(NamedTuple):
    """Which faces, and how."""

    cards: Sequence[str] = ("",)
    """Colours, or parts of ids."""
    height: int = 350
    """Pixels."""
    grey: bool = False


def photograph_faces(camera: Camera, wanted: Wanted) -> None:
    """The wanted cards, each with its id, its camera and its line, and all nations and backs."""
    cards = [
        card
        for card in load().cards.values()
        if any(word == card.colour or (word not in COLOURS and word in card.id) for word in wanted.cards)
    ]
    many = A_SHEET if wanted.height >= READ else A_HAND
    size = card_size(wanted.height)
    for name in camera.in_each_theme():
        for at in range(0, len(cards), many):
            some = cards[at : at + many]
            pictures = [render_face(face_sheet(card), size, 1.0) for card in some]
            lines = [_line(card) for card in some] if wanted.height >= READ else []
            camera.write(f"cards-{wanted.height}-{at // many + 1:02}", name, _sheet(pictures, lines, wanted.grey))
        if wanted.cards == ("",):
            nations = [nation_face(each, size).toImage() for each in load().nations.values()]
            backs = [back(colour, size).toImage() for colour in COLOURS]
            camera.write(f"nations-{wanted.height}", name, _sheet([*nations, *backs], [], wanted.grey))


def _line(card: Card) -> str:
    return f"{card.id} [{card.scene.camera}, {place_of(card) or '-'}] {card.text}"


def _sheet(pictures: Sequence[QImage], lines: Sequence[str], grey: bool) -> QImage:
    """Pictures of one size in rows on the theme's paper, with their lines below them if there are any."""
    wide, high = pictures[0].width(), pictures[0].height()
    columns = max(1, WIDTH // (wide + GAP))
    words = WORDS if lines else 0
    rows = -(-len(pictures) // columns)
    image = QImage(columns * (wide + GAP) + GAP, rows * (high + words + GAP) + GAP, QImage.Format.Format_RGB32)
    image.fill(QColor(theme().colours.paper))
    painter = QPainter(image)
    painter.setFont(theme().sized_font("body", 12))
    painter.setPen(QColor(theme().colours.ink))
    for number, picture in enumerate(pictures):
        row, column = divmod(number, columns)
        x, y = GAP + column * (wide + GAP), GAP + row * (high + words + GAP)
        painter.drawImage(x, y, picture)
        if lines:
            room = QRectF(x, y + high + 2, wide, words)
            painter.drawText(room, Qt.TextFlag.TextWordWrap, lines[number])
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8) if grey else image
