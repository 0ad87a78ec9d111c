"""A real main window in folders of its own, driven through mouse and keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.services.language import LanguageService
from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.services.theme import Theme
from swallows_gui.ui.shell.main_window import MainWindow


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """An English window at 100 % and pace instant; its games lie in a temporary folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    SettingsService.install(tmp_path / "settings.json")
    settings().change(language="en", pace="instant", theme="light", reduced_motion=True, tips=False)
    LanguageService.install("en")
    Theme.install(qapp, "light", 100)
    made = MainWindow()
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()
    made.deleteLater()
    QApplication.processEvents()
    LanguageService.install("en")
