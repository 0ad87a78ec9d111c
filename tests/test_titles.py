"""Titles: how the house finds its games, and those that somebody offers beside them."""

from importlib.util import find_spec
from re import fullmatch

import pytest

from swallows_gui import titles
from swallows_gui.games import TITLES
from swallows_gui.title import Title
from swallows_gui.ui.play.match_desk import MatchDesk, MatchResultScreen

CARDS = Title(
    id="cards",
    name="Cards",
    line="One more game.",
    seats=range(2, 3),
    package="tests.records",
    playable="tiny:KIND",
    resources="x",
)


def test_every_title_of_the_house_is_found_by_its_id() -> None:
    for name in titles.ids():
        assert titles.title(name).id == name
    assert titles.usual() == "swallows"


PLACES = (
    "playable", "catalogue", "former", "desk", "words", "progress", "lab", "sections", "cover", "pictures", "fly_in",
    "match", "tutorial", "album", "packs", "hall", "deeds", "feats",
)  # fmt: skip
"""Fields of a title that name one part of its game."""


def test_every_part_that_a_title_names_is_there() -> None:
    for title in titles.titles():
        named = [getattr(title, field) for field in PLACES]
        screens = [start.screen for start in title.starts]
        for place in filter(None, (*named, *screens, *title.commands)):
            assert title.load(place) is not None, (title.id, place)
        for module in title.ahead:
            assert find_spec(module) is not None, module


def test_no_field_of_a_title_is_a_place_that_no_test_loads() -> None:
    """A text with a colon in it, or a tuple of them, is a place: in a field that is not among those above."""
    loaded = {*PLACES, "starts", "commands", "preload"}
    for title in titles.titles():
        for field, value in title._asdict().items():
            texts = value if isinstance(value, tuple) else (value,)
            places = [text for text in texts if isinstance(text, str) and fullmatch(r"[\w.]+:\w+", text)]
            assert field in loaded or not places, (title.id, field)


def test_every_page_after_a_match_is_there() -> None:
    for title in titles.titles():
        desk = title.load(title.desk)
        if issubclass(desk, MatchDesk):
            assert issubclass(desk.result_screen(), MatchResultScreen)


def test_a_game_is_played_in_sections_that_its_title_names() -> None:
    for title in titles.titles():
        if title.desk:
            assert set(title.load(title.desk).manners.sections) <= set(title.load(title.sections))


def test_the_environment_names_further_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(titles.MORE_GAMES, "tests.test_titles:CARDS")
    assert titles.ids() == [*TITLES, "cards"]
    assert titles.title("cards") is CARDS
    assert CARDS.rules == "x"
    monkeypatch.delenv(titles.MORE_GAMES)
    assert "cards" not in titles.ids()
    with pytest.raises(KeyError):
        titles.title("cards")


def test_loading_a_title_loads_nothing_of_the_game() -> None:
    import subprocess
    import sys

    code = "import sys; from swallows_gui import titles; titles.titles()\n"
    code += "print([m for m in sys.modules if 'engine' in m or 'PySide6' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
