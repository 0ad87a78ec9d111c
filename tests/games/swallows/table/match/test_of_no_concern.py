"""A match that concerns nobody at the screen can be run to its result by one key, which the table shows."""

from functools import partial
from typing import Any
from unittest import mock

from pytestqt.qtbot import QtBot

from swallows_gui.session import Setup
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, wait
from tests.ui.mouse import MousePlayer


def _played_more(window: MainWindow, before: int) -> bool:
    """Whether another match is over."""
    view: Any = controller_of(window).session.view(None)
    return len(view.played) > before


def test_a_match_of_others_shows_the_key_that_runs_it(window: MainWindow, qtbot: QtBot) -> None:
    seats = [SeatChoice("Ann", "#C8321F", "", "")]
    seats += [SeatChoice(name, "#1F4E9E", "random", "") for name in ("Eve", "Dan", "Kim")]
    with mock.patch.object(Setup, "drawn_seed", return_value=4):
        window.new_game({"format": "eight", "distribution": "random"}, tuple(seats))
    wait(qtbot, lambda: window.desk is not None and controller_of(window).scene == "bets")
    controller, table = controller_of(window), desk_of(window).table
    slip = desk_of(window).screen("bets")
    controller.pause(True)
    german = [line.team for line in slip.slip.lines if line.code == "GER"]  # type: ignore[attr-defined]
    for team in german:
        slip.slip.choose(team, slip.slip.kinds[0])  # type: ignore[attr-defined]
    click(slip.hand_in_button)  # type: ignore[attr-defined]
    seen: set[bool] = set()
    mouse = MousePlayer(window, qtbot, 4)
    for _match in range(7):
        controller.pause(False)
        mouse.play_on(lambda: controller.scene == "table" and controller.view.match > 0)
        controller.pause(True)
        table.finish()
        concerned = controller.presenter.concerns_people(controller.view)
        assert table.prompt.to_result.isVisibleTo(table) == (not concerned)
        seen.add(concerned)
        if not concerned:
            assert "F7" in table.prompt.to_result.accessibleName()
            played = len(controller.view.played)
            click(table.prompt.to_result)
            wait(qtbot, partial(_played_more, window, played))
            return
        controller.run_to_result()
        mouse.play_on(lambda: bool(controller.interlude) or controller.info.phase is Phase.HELD)
    raise AssertionError(seen)
