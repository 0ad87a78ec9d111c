"""The theme follows the system where it is told to, and nowhere else."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from swallows_gui.services.stylesheet import SCHEMES
from swallows_gui.services.theme import Theme, theme


class System:
    """What the desktop wishes, in the place of Qt's hints; answers for its own part about accessibility, too."""

    def __init__(self) -> None:
        self.dark = False
        self.contrast = False

    def accessibility(self) -> "System":
        return self

    def colorScheme(self) -> Qt.ColorScheme:
        return Qt.ColorScheme.Dark if self.dark else Qt.ColorScheme.Light

    def contrastPreference(self) -> Qt.ContrastPreference:
        return Qt.ContrastPreference.HighContrast if self.contrast else Qt.ContrastPreference.NoPreference


@pytest.fixture
def system(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[System]:
    made = System()
    before = theme()._choice
    monkeypatch.setattr(theme()._app, "styleHints", lambda: made, raising=False)
    yield made
    theme().set_theme(before)


def test_automatic_follows_the_systems_wish_for_contrast_before_its_colours(system: System) -> None:
    used: Theme = theme()
    used.set_theme("light")
    used.set_theme("system")
    seen = []
    for system.dark, system.contrast in ((True, False), (True, True), (False, True), (False, False)):
        used._follow_system()
        seen.append((used.name, used.colours is SCHEMES[used.name]))
    assert seen == [("dark", True), ("contrast", True), ("contrast", True), ("light", True)]


def test_a_chosen_theme_stays(system: System) -> None:
    used = theme()
    used.set_theme("dark")
    system.contrast = True
    used._follow_system()
    assert used.name == "dark"


def test_the_application_tells_of_both_wishes(qapp: QApplication) -> None:
    told = []
    used = theme()
    used.set_theme("system")
    used.changed.connect(lambda: told.append(used.name))
    hints = qapp.styleHints()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert len(told) == 2
