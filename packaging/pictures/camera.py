"""One language and size of the game, its window, and the pictures taken of it; and pictures in rows on sheets."""

from __future__ import annotations

import gc
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication, QWidget

    from swallows_gui.ui.shell.main_window import MainWindow

SIZES = {100: (1280, 800), 150: (1280, 800), 200: (1024, 700)}
LANGUAGES = ("de", "en")
THEMES = ("light", "dark")
ACROSS, DOWN = 3, 4
"""Screens on a contact sheet."""
PATIENCE = 180.0
"""Seconds to wait for anything."""


@contextmanager
def nobodys_home() -> Iterator[None]:
    """While this lasts every folder of the player is an empty one that goes afterwards; without a display Qt draws
    offscreen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="swallows-pictures-") as home:
        for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = str(Path(home) / kind.lower())
        os.environ["HOME"] = home
        yield


def application() -> QApplication:
    """An application that speaks the translations as they are now.

    Garbage is collected between pictures only: a window of before that goes in the middle of painting takes Qt along.
    """
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from door.catalogues import compile_all

    compile_all()
    gc.disable()
    app = QApplication(["pictures"])
    app.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeMenuBar)
    from swallows_gui.services.language import LanguageService
    from swallows_gui.services.settings import SettingsService
    from swallows_gui.services.theme import Theme

    SettingsService.install()
    LanguageService.install("en")
    Theme.install(app)
    return app


class Camera:
    """One language and size, one window, and the pictures taken of it."""

    def __init__(
        self,
        app: QApplication,
        folder: Path,
        language: str,
        percent: int,
        size: tuple[int, int] | None = None,
        themes: Sequence[str] = THEMES,
    ) -> None:
        from pictures.pseudo import LEFTWARD, LONG, speak_leftward, speak_longer
        from swallows_gui.services.language import language as language_service
        from swallows_gui.services.settings import settings
        from swallows_gui.services.theme import theme

        spoken = "en" if language in (LONG, LEFTWARD) else language
        settings().change(
            language=spoken,
            text_scale=percent,
            theme=themes[0],
            pace="instant",
            seats=("Kim", "Alex"),
            layouts={},
            tips=False,
            lessons_read={},
        )
        language_service().set_language(spoken)
        self._pseudo: QTranslator | None = None
        if language != spoken:
            self._pseudo = speak_longer() if language == LONG else speak_leftward()
            language_service().read_again()
        theme().set_scale(percent)
        self.app = app
        self.language, self.themes = language, themes
        self._folder = folder
        self.size = size or SIZES.get(percent, SIZES[100])
        self._name = f"{language}-{percent}"
        self.taken: list[str] = []
        """Names of the screens, in order."""
        self.written = 0
        """Pictures in all."""

    @cached_property
    def window(self) -> MainWindow:
        """The window, opened when it is first wanted."""
        from swallows_gui.ui.shell.main_window import MainWindow

        window = MainWindow()
        window.resize(*self.size)
        window.show()
        return window

    def in_each_theme(self) -> Iterator[str]:
        """Yields every theme while all is painted in it."""
        from swallows_gui.services.settings import settings
        from swallows_gui.services.theme import theme

        for name in self.themes:
            settings().change(theme=name)
            theme().set_theme(name)
            yield name
        settings().change(theme=self.themes[0])

    def wait(self, until: Callable[[], bool], what: str, progress: Callable[[], object] = lambda: None) -> None:
        """Let the window run until something is so; patience begins anew with whatever `progress` there is."""
        end, last = time.monotonic() + PATIENCE, progress()
        while not until():
            if progress() != last:
                end, last = time.monotonic() + PATIENCE, progress()
            if time.monotonic() > end:
                raise SystemExit(f"{self._name}: waited in vain for {what}")
            self.app.processEvents()
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
        from swallows_gui.ui.kit.face_cache import paint_queue
        from swallows_gui.ui.kit.idle_queue import idle_queue

        shown = widget or self.window
        self.wait(lambda: self.window.updatesEnabled() and not idle_queue().busy, f"{screen} to be laid out")
        for theme in self.in_each_theme():
            self.settle()
            shown.grab()  # asks for the faces that are not painted yet
            paint_queue().flush()
            self.app.processEvents()
            self.write(screen, theme, shown.grab().toImage())
        self.taken.append(screen)
        gc.collect()

    def write(self, name: str, theme: str, image: QImage) -> None:
        """Write a picture in one theme; ends the program if it cannot be written."""
        path = self.picture(name, theme)
        if not image.save(str(path)):
            raise SystemExit(f"cannot write {path}")
        self.written += 1

    def picture(self, screen: str, theme: str) -> Path:
        """The file of a picture."""
        plain = f"{self._name}-{screen}"
        return self._folder / (f"{plain}.png" if theme == THEMES[0] else f"{plain}-{theme}.png")

    def sheets(self, name: str, images: Sequence[QImage], width: int, grid: tuple[int, int]) -> None:
        """Pictures in rows on as many sheets as they need (`write_sheets`)."""
        self.written += write_sheets(self._folder / f"{self._name}-{name}", images, width, grid)

    def finish(self) -> None:
        """Close the window, and put every screen taken on a contact sheet, small."""
        from PySide6.QtGui import QImage

        for theme in self.themes:
            images = [QImage(str(self.picture(screen, theme))) for screen in self.taken]
            write_sheets(self._folder / f"contact-{self._name}-{theme}", images, 640, (ACROSS, DOWN))
        self.close()

    def close(self) -> None:
        """Close the window; a pseudo-language is spoken no more."""
        from PySide6.QtCore import QCoreApplication, Qt
        from PySide6.QtGui import QGuiApplication

        from swallows_gui.services.language import language as language_service

        if "window" in self.__dict__:
            self.window.close()
        if self._pseudo is not None:
            QCoreApplication.removeTranslator(self._pseudo)
            QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
            self._pseudo = None
            language_service().read_again()


def write_sheets(target: Path, images: Sequence[QImage], width: int, grid: tuple[int, int]) -> int:
    """Pictures in rows on as many sheets as they need, each as wide as `width` pixels; returns how many sheets."""
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
    return -(-len(images) // each)
