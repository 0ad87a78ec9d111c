"""Pages through the tree of names, roles and actions alone: settings, album and replay, as a screen reader has them."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from swallows_gui.records import library
from swallows_gui.services.settings import settings
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import half_of, settle, wait
from tests.ui.play.replay.test_replay import awaited, played
from tests.ui.test_screen_reader import Reader, Role, do, name

CONTAINERS = {Role.Client, Role.Pane, Role.Window, Role.LayeredPane, Role.ScrollBar, Role.Grouping, Role.Splitter}


@pytest.fixture
def reader(window: MainWindow, qtbot: QtBot) -> Reader:
    QAccessible.setActive(True)
    return Reader(window, qtbot)


def nameless(reader: Reader) -> list[str]:
    """Whatever takes the focus without saying what it is."""
    return [
        f"{each.role().name} at {each.rect()}"
        for each in reader.all()
        if each.state().focusable and each.role() not in CONTAINERS and not name(each).strip()
    ]


@pytest.mark.parametrize("page", ["start", "tournament", "friendly", "settings", "rules", "album", "packs", "records"])
def test_everything_that_takes_the_focus_has_a_name(
    reader: Reader, window: MainWindow, qtbot: QtBot, page: str
) -> None:
    window.show_screen(page)
    settle(window, qtbot)
    assert len(list(reader.all())) > 10
    assert not nameless(reader)


def test_settings_through_the_tree(reader: Reader, window: MainWindow, qtbot: QtBot) -> None:
    reader.press("Settings")
    before = settings().now.tips
    reader.act(Role.CheckBox, "Tips", "Toggle", "Press")
    wait(qtbot, lambda: settings().now.tips != before)
    reader.act(Role.RadioButton, "Deutsch", "Check", "Toggle", "Press")
    wait(qtbot, lambda: settings().now.language == "de")
    reader.press("Zurück")
    assert reader.find(Role.Button, "Neues Turnier") is not None


def test_a_replay_through_the_tree(reader: Reader, window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    played(library.games_folder() / "one.swallows", "aa")
    reader.press("Replay")
    games = next(each for each in reader.all() if each.role() == Role.List and name(each) == "Games")
    do(games.child(0), "Toggle")
    reader.press("Replay")
    replay = awaited(window)
    assert not nameless(reader)
    reader.press("On to the next goal")
    goal = replay.rerun.chapters.marks[0]
    assert replay.rerun.position == goal.position
    wait(qtbot, lambda: not replay.rerun.presenter.running)  # a line that is told meanwhile takes the choice away
    slider = next(each for each in reader.all() if each.role() == Role.Slider)
    assert "Match 1" in slider.text(QAccessible.Text.Description)
    lines = next(each for each in reader.all() if each.role() == Role.List and "Commentary" in name(each))
    rows = [lines.child(number) for number in range(lines.childCount())]
    do(next(row for row in rows if half_of(replay).models.names.team(goal.team) in name(row)), "Toggle")
    reader.press(f"Open {half_of(replay).models.names.team(goal.team)}")
    reader.press("Close")
    for text in ("One move back", "One move on", "On to the next match", "Back to the beginning of a match"):
        reader.press(text)
    reader.press("Leave the replay")
    assert window.replay is None
