"""One window of the game in one language and size, and the pictures taken of it; and pictures in rows on sheets."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication, QWidget

    from swallows_gui.ui.shell.main_window import MainWindow

SIZES = {100: (1280, 800), 150: (1280, 800), 200: (1024, 700)}
LANGUAGES = ("de", "en")
THEMES = ("light", "dark")
ACROSS, DOWN = 3, 4
"""Screens on a contact sheet."""
FACES = 8, 4
"""Faces on a sheet, across and down."""
PATIENCE = 60.0
"""Seconds to wait for anything."""


class Camera:
    """One window in one language and size, and the pictures taken of it."""

    def __init__(
        self,
        app: QApplication,
        folder: Path,
        language: str,
        percent: int,
        size: tuple[int, int] | None = None,
        themes: Sequence[str] = THEMES,
    ) -> None:
        from swallows_gui.services.language import language as language_service
        from swallows_gui.services.settings import settings
        from swallows_gui.services.theme import theme
        from swallows_gui.ui.shell.main_window import MainWindow

        settings().change(
            language=language,
            text_scale=percent,
            theme=themes[0],
            pace="instant",
            seats=("Kim", "Alex"),
            layouts={},
            tips=False,
            lessons_read={},
        )
        language_service().set_language(language)
        theme().set_scale(percent)
        self._app = app
        self._folder = folder
        self._themes = themes
        self._name = f"{language}-{percent}"
        self.taken: list[str] = []
        """Names of the screens, in order."""
        self.window: MainWindow = MainWindow()
        self.window.resize(*(size or SIZES[percent]))
        self.window.show()

    def wait(self, until: Callable[[], bool], what: str, progress: Callable[[], object] = lambda: None) -> None:
        """Let the window run until something is so; patience begins anew with whatever `progress` there is."""
        end, last = time.monotonic() + PATIENCE, progress()
        while not until():
            if progress() != last:
                end, last = time.monotonic() + PATIENCE, progress()
            if time.monotonic() > end:
                raise SystemExit(f"{self._name}: waited in vain for {what}")
            self._app.processEvents()
            time.sleep(0.002)

    def settle(self, milliseconds: int = 120) -> None:
        """Let animations and layouts come to rest."""
        from PySide6.QtTest import QTest

        QTest.qWait(milliseconds)

    def click(self, widget: QWidget) -> None:
        """Click the middle of a widget."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        self.settle(20)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def take(self, screen: str, widget: QWidget | None = None) -> None:
        """Write pictures of the window, or of a dialog, in all themes."""
        from swallows_gui.services.settings import settings
        from swallows_gui.services.theme import theme
        from swallows_gui.ui.kit.face_cache import paint_queue
        from swallows_gui.ui.kit.idle_queue import idle_queue

        shown = widget or self.window
        self.wait(lambda: self.window.updatesEnabled() and not idle_queue().busy, f"{screen} to be laid out")
        for name in self._themes:
            settings().change(theme=name)
            theme().set_theme(name)
            self.settle()
            shown.grab()  # asks for the faces that are not painted yet
            paint_queue().flush()
            self._app.processEvents()
            path = self.picture(screen, name)
            if not shown.grab().save(str(path)):
                raise SystemExit(f"cannot write {path}")
        settings().change(theme=self._themes[0])
        self.taken.append(screen)
        gc.collect()

    def picture(self, screen: str, theme: str) -> Path:
        """The file of a screen."""
        return self._folder / (
            f"{self._name}-{screen}.png" if theme == THEMES[0] else f"{self._name}-{screen}-{theme}.png"
        )

    def make_contact_sheets(self) -> None:
        """Every screen taken, small, a few to a sheet."""
        from PySide6.QtGui import QImage

        for theme in self._themes:
            images = [QImage(str(self.picture(screen, theme))) for screen in self.taken]
            write_sheets(self._folder / f"contact-{self._name}-{theme}", images, 640, (ACROSS, DOWN))


def write_sheets(target: Path, images: Sequence[QImage], width: int, grid: tuple[int, int]) -> None:
    """Pictures in rows on as many sheets as they need, each as wide as `width` pixels."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QColor, QImage, QPainter

    across, down = grid
    each = across * down
    for number, at in enumerate(range(0, len(images), each), 1):
        small = [
            image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation) for image in images[at : at + each]
        ]
        high = max(image.height() for image in small)
        rows = -(-len(small) // across)
        sheet = QImage(across * (width + 8), rows * (high + 8), QImage.Format.Format_RGB32)
        sheet.fill(QColor("#777777"))
        painter = QPainter(sheet)
        for place, image in enumerate(small):
            row, column = divmod(place, across)
            painter.drawImage(column * (width + 8) + 4, row * (high + 8) + 4, image)
        painter.end()
        sheet.save(f"{target}-{number}.png")
