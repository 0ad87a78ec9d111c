#!/usr/bin/env python3
"""Shows a card in all its sizes, in colour and in grey, while its scene is edited: `packaging/pictures/card.py ID`.

The window draws the face anew, in a process of its own, whenever a file of the deck, of things or of poses is saved,
and says how far the focus stands out in grey and how much of the picture it fills. A mistake in a file is shown as it
is told, and the last good picture stays. `--draw FILE` writes the picture once instead of showing it.
"""

# ruff: noqa: E402 - the checkout has to be on the path before anything of it is imported

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:1] = [str(ROOT / "packaging"), str(ROOT)]

from PySide6.QtCore import QFileSystemWatcher, QProcess, QTemporaryDir, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

HEIGHTS = (350, 280, 210, 120)
GAP = 10
_DATA = ROOT / "resources" / "swallows"


def draw(card_id: str, file: Path, language: str) -> str:
    """Write a picture of a card's face in all sizes, the lower row in grey; returns its figures as a line."""
    from checks.art_check import contrast, reach
    from swallows_gui.games.swallows.data.catalogue import load
    from swallows_gui.games.swallows.table.cards.card_face import card_size, face_sheet, render_face
    from swallows_gui.services.language import LanguageService

    LanguageService.install(language)
    card = load().cards[card_id]
    sizes = [card_size(height) for height in HEIGHTS]
    wide = sum(size.width() + GAP for size in sizes) + GAP
    image = QImage(wide, 2 * (HEIGHTS[0] + GAP) + GAP, QImage.Format.Format_RGB32)
    image.fill(QColor("#DDDDDD"))
    painter = QPainter(image)
    x = GAP
    for size in sizes:
        face = render_face(face_sheet(card), size, 1.0)
        painter.drawImage(x, GAP, face)
        painter.drawImage(x, HEIGHTS[0] + 2 * GAP, face.convertToFormat(QImage.Format.Format_Grayscale8))
        x += size.width() + GAP
    painter.end()
    image.save(str(file))
    if card.scene.camera is None:
        return f"{card.id}: no camera"
    return f"{card.id}: {card.scene.camera}, focus {contrast(card):.2f} : 1 in grey, fills {reach(card):.0%}"


class Bench(QWidget):
    """The window: the picture, and below it its figures or what is wrong with a file."""

    def __init__(self, card_id: str, language: str) -> None:
        super().__init__()
        self.setWindowTitle(card_id)
        self._folder = QTemporaryDir()
        self._file = Path(self._folder.path()) / "card.png"
        self._order = [str(Path(__file__).resolve()), card_id, "--language", language, "--draw", str(self._file)]
        self._picture, self._line = QLabel(self), QLabel(self)
        self._line.setWordWrap(True)
        rows = QVBoxLayout(self)
        rows.addWidget(self._picture)
        rows.addWidget(self._line)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(150)
        self._pause.timeout.connect(self._draw)
        self._drawing = QProcess(self)
        self._drawing.finished.connect(self._drawn)
        self._watch = QFileSystemWatcher(self)
        self._watch.fileChanged.connect(self._changed)
        self._follow()
        self._draw()

    def _follow(self) -> None:
        """Watch every file that a scene is made of; an editor that saves by renaming makes new ones."""
        self._watch.addPaths([str(file) for folder in ("cards", "art") for file in (_DATA / folder).glob("*.json")])

    def _changed(self, _file: str) -> None:
        self._pause.start()

    def _draw(self) -> None:
        self._follow()
        if self._drawing.state() != QProcess.ProcessState.NotRunning:
            self._pause.start()
            return
        self._drawing.start(sys.executable, self._order)

    def _drawn(self, code: int, _status: QProcess.ExitStatus) -> None:
        told = self._drawing.readAllStandardError() if code else self._drawing.readAllStandardOutput()
        lines = bytes(told.data()).decode("utf-8", "replace").strip().splitlines()
        self._line.setText(lines[-1] if lines else "")
        if not code:
            self._picture.setPixmap(QPixmap(str(self._file)))


def main() -> int:
    """Show the bench, or draw once; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("card", help="the id of a card")
    parser.add_argument("--language", default="de", help="the language of its words")
    parser.add_argument("--draw", type=Path, help="write the picture into this file and end")
    wanted = parser.parse_args()
    if wanted.draw is not None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication([])
    if wanted.draw is not None:
        from swallows_gui.services.stylesheet import load_fonts

        load_fonts()
        print(draw(wanted.card, wanted.draw, wanted.language))
        return 0
    bench = Bench(wanted.card, wanted.language)
    bench.show()
    return app.exec()


if __name__ == "__main__":
    raise SystemExit(main())
