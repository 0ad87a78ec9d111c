"""What AI seats say is seen and heard in the window, and a switch of the settings silences them at once."""

from pathlib import Path
from unittest import mock

from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.records.read import read
from swallows_gui.records.record import SaidLine
from swallows_gui.services.settings import settings
from swallows_gui.session import Setup
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import desk_of

SEATS = tuple(SeatChoice(name, "", "normal", "") for name in ("Ann", "Ben", "Cleo", "Dan"))
SAID = {"type": "said", "seat": 2, "occasion": "out", "variant": 402}


def test_a_seat_is_heard_in_the_commentary_and_keeps_its_word_in_the_record(window: MainWindow, tmp_path: Path) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game({"format": "eight"}, SEATS)
    desk = desk_of(window)
    session = desk.session
    assert session.may_speak is not None
    session.run(lambda: any(event["type"] == "said" for event in session.view(None).history))
    said = next(event for event in session.view(None).history if event["type"] == "said")
    line = desk.models.narrator.sentence(said)
    assert line.startswith(desk.models.narrator.seat(said["seat"]) + ": “")
    session.save_as(tmp_path / "kept.swallows")
    kept = [line for line in read(tmp_path / "kept.swallows").lines if isinstance(line, SaidLine)]
    assert [(one.seat, one.occasion, one.variant) for one in kept] == [
        (said["seat"], said["occasion"], said["variant"])
    ]


def test_a_word_is_told_in_the_prompt_and_changes_nothing(window: MainWindow) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game({"format": "eight"}, SEATS)
    table = desk_of(window).table
    heard: list[str] = []
    table.announced.connect(heard.append)
    table._tell_event(SAID)
    assert heard == ["Cleo: “Out, but with the return ticket at the group rate.”"]
    assert MANNERS.changes_nothing(SAID)


def test_the_switch_of_the_settings_is_asked_each_time(window: MainWindow) -> None:
    assert MANNERS.speaks()
    settings().change(**{"swallows.voices": False})
    assert not MANNERS.speaks()
