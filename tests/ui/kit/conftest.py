"""What the tests of the kit share: settings in a folder of their own, the light theme, English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.services.language import LanguageService
from swallows_gui.services.settings import SettingsService
from swallows_gui.services.theme import Theme


@pytest.fixture(autouse=True)
def services(qapp: QApplication, tmp_path: Path) -> Iterator[SettingsService]:
    """Fresh settings; theme and language as a new user's English desktop has them."""
    before = SettingsService._installed
    service = SettingsService.install(tmp_path / "config" / "settings.json")
    service.change(pace="instant")
    LanguageService.install("en")
    Theme.install(qapp, "light", 100)
    yield service
    Theme.install(qapp, "light", 100)
    LanguageService.install("en")
    SettingsService._installed = before
