"""Icons of every size from the project's own drawings, painted by the Qt of the environment."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from pathlib import Path

from installers.job import Job

PAINT = """
import sys
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
application = QGuiApplication([])
drawing = QSvgRenderer(sys.argv[1])
for size in map(int, sys.argv[3:]):
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    if not image.save(f"{sys.argv[2]}/{size}.png"):
        sys.exit(f"{size}.png cannot be written")
"""


def draw(job: Job, drawing: Path, sizes: Iterable[int], folder: Path) -> dict[int, Path]:
    """Paint an SVG in every size (pixels) into `folder`; returns the PNG files by size."""
    wanted = list(sizes)
    folder.mkdir(parents=True, exist_ok=True)
    command: list[str | Path] = [job.python, "-c", PAINT, drawing, folder, *map(str, wanted)]
    job.run(command, env={"QT_QPA_PLATFORM": "offscreen"})
    return {size: folder / f"{size}.png" for size in wanted}


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return a Windows icon of PNG pictures by their size, at most 256 pixels.

    Its head counts the pictures; then come an entry of 16 bytes for each, and the pictures themselves.
    """
    entries, data = [], []
    place = 6 + 16 * len(pictures)
    for size, picture in sorted(pictures.items()):
        entries.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place))
        data.append(picture)
        place += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join(entries) + b"".join(data)
