"""Titles: how the house finds its games, and those that somebody offers beside them."""

from importlib.util import find_spec

import pytest

from swallows_gui import titles
from swallows_gui.games import TITLES
from swallows_gui.title import Title, load

CARDS = Title(
    id="cards",
    name="Cards",
    line="One more game.",
    seats=range(2, 3),
    playable="tests.records.tiny:KIND",
    resources="x",
)


def test_every_title_of_the_house_is_found_by_its_id() -> None:
    for name in titles.ids():
        assert titles.title(name).id == name
    assert titles.usual() == "swallows"


def test_every_part_that_a_title_names_is_there() -> None:
    for title in titles.titles():
        places = [title.playable, title.desk, title.words, title.lab, title.cover, title.tutorial, title.album]
        places += [title.progress, title.sections, *(start.screen for start in title.starts)]
        for place in places:
            assert not place or load(place) is not None
        for module in title.preload:
            assert find_spec(module) is not None, module


def test_a_game_is_played_in_sections_that_its_title_names() -> None:
    for title in titles.titles():
        if title.desk:
            assert set(load(title.desk).manners.sections) <= set(load(title.sections))


def test_a_game_can_be_offered_and_withdrawn() -> None:
    titles.offer(CARDS)
    assert titles.ids()[-1] == "cards"
    assert titles.title("cards") is CARDS
    titles.withdraw("cards")
    assert "cards" not in titles.ids()
    with pytest.raises(KeyError):
        titles.title("cards")


def test_the_environment_names_further_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(titles.MORE_GAMES, "tests.test_titles:CARDS")
    assert titles.ids() == [*TITLES, "cards"]
    assert titles.title("cards").rules == "x"


def test_loading_a_title_loads_nothing_of_the_game() -> None:
    import subprocess
    import sys

    code = "import sys; from swallows_gui import titles; titles.titles()\n"
    code += "print([m for m in sys.modules if 'engine' in m or 'PySide6' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
