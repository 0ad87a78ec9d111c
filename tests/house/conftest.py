"""The window of tests/ui, in a house with one game more."""

from pathlib import Path

import pytest

from swallows_gui import titles
from swallows_gui.catalogue.places import MORE_DATA
from tests.ui.conftest import _painted_once, _shown_at_once, window  # noqa: F401 - fixtures


@pytest.fixture(autouse=True)
def _one_game_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(titles.MORE_GAMES, "tests.house.title:TINY")
    monkeypatch.setenv(MORE_DATA, str(Path(__file__).parent))
