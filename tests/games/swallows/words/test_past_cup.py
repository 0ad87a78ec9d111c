"""How a past cup went, told beside the game: from the record's header alone, where the game has come to."""

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.words import past_cup
from swallows_gui.services.language import LanguageService
from tests.games.swallows.words.past_cups import CUPS, after, game_of, names_of


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> None:
    del qapp
    LanguageService.install("en")


def test_after_a_match_the_group_is_told_as_it_was() -> None:
    view = after(game_of("wc-1954"), 3)
    found = past_cup.past_cup(view)
    assert found is not None
    lines = [line.text for line in past_cup.after_match(found, view, names_of(view))]
    assert any("West Germany – Turkey 4:1" in line for line in lines)
    assert any("Hungary – West Germany 8:3" in line for line in lines)
    assert "Hungary 4 (through)" in lines[0].replace("\N{NO-BREAK SPACE}", " ")
    assert not any("Brazil" in line for line in lines)


def test_at_the_end_the_champions_are_told_in_the_language_in_use() -> None:
    view = game_of("wc-1954").view(None)
    found = past_cup.past_cup(view)
    assert found is not None
    told = past_cup.at_the_end(found, names_of(view))
    assert "West Germany" in told[0].text
    assert any({"GER", "HUN"} == set(line.teams) for line in told[1:])
    LanguageService.install("de")
    assert "Westdeutschland" in past_cup.at_the_end(found, names_of(view))[0].text
    assert past_cup.title(found).startswith("WM 1954")
    LanguageService.install("en")


@pytest.mark.parametrize(
    ("name", "champion"),
    [
        ("wc-1934", "Italy"),
        ("wc-1962", "Brazil"),
        ("euro-1968", "Italy"),
        ("euro-1992", "Denmark"),
        ("wc-1950", "Uruguay"),
    ],
)
def test_who_won(name: str, champion: str) -> None:
    found = past_cup.PastCup(CUPS[name].cup, CUPS[name].name, CUPS[name].codes)
    assert past_cup.champion_of(found) == champion


def test_all_tables_are_told_when_the_groups_are_over() -> None:
    view = after(game_of("euro-2004"), 24)
    found = past_cup.past_cup(view)
    assert found is not None
    told = past_cup.groups_over(found, view, names_of(view))
    assert [line.text.partition(":")[0] for line in told] == ["Group A", "Group B", "Group C", "Group D"]


def test_in_another_format_only_what_is_alike_is_told() -> None:
    found = CUPS["euro-2004"]
    options = {"format": "sixteen-final-group", "field": found.field, "groups": "given", "cup": found.written}
    view = after(Swallows.new(load().tables(), options, 1), 1)
    kept = past_cup.past_cup(view)
    assert kept is not None
    assert past_cup.after_match(kept, view, names_of(view))


@pytest.mark.parametrize(
    "cup", [{}, {"history": 7}, {"name": {"en": "x"}, "teams": {}, "history": {"id": "x"}}, {"called": [1]}]
)
def test_a_header_whose_cup_cannot_be_read_tells_nothing(cup: dict[str, object]) -> None:
    view = Swallows.new(load().tables(), {"cup": cup}, 1).view(None)
    assert past_cup.past_cup(view) is None
    assert past_cup.day_names(view.options.cup) == {}


def test_games_without_a_cup_have_none() -> None:
    assert past_cup.past_cup(Swallows.new(load().tables(), {}, 1).view(None)) is None
