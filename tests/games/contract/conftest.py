"""What every game must hold: each test of this folder runs for every game of the house and for the tiny one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from swallows_gui import titles
from swallows_gui.catalogue.places import MORE_DATA
from swallows_gui.lab.game_lab import GameLab, lab_of
from swallows_gui.title import Title
from tests import house
from tests.games.contract.whole import GAMES
from tests.ui.conftest import _application, _painted_once, _quick_workers, _shown_at_once, window  # noqa: F401 - fixtures


@pytest.fixture(autouse=True, scope="module")
def _one_game_more() -> Iterator[None]:
    """The tiny game is offered, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(titles.MORE_GAMES, "tests.house.title:TINY")
        patch.setenv(MORE_DATA, str(Path(next(iter(house.__path__)))))
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a game is about every one of them."""
    if "game" in metafunc.fixturenames and not any(
        "game" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")
    ):
        metafunc.parametrize("game", GAMES)


@pytest.fixture
def lab(game: str) -> GameLab:
    """Its laboratory."""
    return lab_of(game)


@pytest.fixture
def title(game: str) -> Title:
    """Its title."""
    return titles.title(game)
