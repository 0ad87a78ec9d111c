"""The screen on which a tournament is set up: every format can be chosen and started, one's own files are kept."""

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.catalogue.swallows import load
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.session.swallows import own_formats
from swallows_gui.ui.swallows.screens.tournament import TournamentScreen

TOURNAMENTS = [key for key, form in load().formats.items() if not form.compiled().schedule.single]


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TournamentScreen:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    SettingsService.install(tmp_path / "settings.json")
    made = TournamentScreen(load())
    qtbot.addWidget(made)
    return made


def started(screen: TournamentScreen) -> Swallows:
    """The game that the button begins, which is a click at the start and one here."""
    begun: list[tuple[dict[str, object], tuple[object, ...]]] = []
    screen.started.connect(lambda options, seats: begun.append((options, seats)))
    screen.start_button.click()
    (options, seats) = begun[-1]
    return Swallows.new(load().tables(), {**options, "seats": len(seats)}, 7)


@pytest.mark.parametrize("name", TOURNAMENTS)
def test_every_format_is_offered_told_and_begun_with_what_is_usual(screen: TournamentScreen, name: str) -> None:
    screen.format_panel.choose(name)
    form = load().formats[name]
    schedule = form.compiled().schedule
    assert str(len(schedule.fixtures)) in screen.format_panel.measures.text()
    assert screen.format_panel.course.text()
    game = started(screen)
    assert game.form == form.compiled()
    assert len(game.field) == schedule.teams


def test_the_format_chosen_last_stands_there_the_next_time(screen: TournamentScreen, qtbot: QtBot) -> None:
    screen.format_panel.choose("eight")
    assert TournamentScreen(load(), screen).format_panel.form.id == "sixteen"
    started(screen)
    again = TournamentScreen(load())
    qtbot.addWidget(again)
    assert again.format_panel.form.id == "eight"
    assert settings().now.set_up == {"swallows.format": "eight"}


def test_a_file_of_ones_own_is_kept_played_by_value_and_removed(screen: TournamentScreen, tmp_path: Path) -> None:
    form = load().formats["eight"].written() | {"id": "eight-of-ours", "cash": 70}
    path = tmp_path / "ours.json"
    path.write_text(json.dumps(form))
    screen.format_panel.open_file(path)
    path.unlink()
    assert screen.format_panel.form.id == "eight-of-ours"
    assert started(screen).cash == [70] * 4
    assert TournamentScreen(load(), screen).format_panel.form.id == "eight-of-ours"
    screen.format_panel.forget_button.click()
    assert screen.format_panel.form.id == "sixteen"
    assert not own_formats.own_formats(load())


def test_a_file_that_is_no_format_says_what_is_wrong(screen: TournamentScreen, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(load().formats["eight"].written() | {"final": 99}))
    screen.format_panel.open_file(path)
    assert "broken.json" in screen.format_panel.trouble.text()
    assert "final" in screen.format_panel.trouble.text()
    assert not screen.format_panel.trouble.isHidden()
    assert screen.format_panel.form.id == "sixteen"


def test_so_many_teams_are_chosen_by_hand_as_the_format_has(screen: TournamentScreen) -> None:
    screen.format_panel.choose("twenty-four")
    screen.field_kind.set_key("hand")
    screen.free_heads.setChecked(True)
    codes = tuple(load().nations)
    screen.nations.choose(codes[:23])
    assert not screen.start_button.isEnabled()
    screen.nations.choose(codes[:24])
    assert screen.start_button.isEnabled()
    assert {load().tables().nation_code[nation] for nation in started(screen).field} == set(codes[:24])
