"""The clock of a running game, with time that passes by hand: what is shown, when it stands still, and what is given
where it is up."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from swallows_gui.engine.asides import TimeUp
from swallows_gui.records.verify import verify
from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, wait
from tests.ui.play.test_back_here import ANN, BEN, OTTMAR, begin

WHOLE_HOUR = 60
_MOVE = ("line", "n", "seat", "action", "events", "sum", "seed", "state")


@pytest.fixture(autouse=True)
def _as_before(window: MainWindow) -> Iterator[None]:
    """Time passes by itself again afterwards, and no clock runs."""
    assert window is not None
    yield
    clock().by_itself()
    settings().change(clock="off", clock_strict=False, clock_seconds=60, clock_minutes=20)


def asked(window: MainWindow, qtbot: QtBot, *seats: object) -> None:
    """A friendly in which Ann is asked; from here on time passes by hand."""
    player = begin(window, qtbot, ANN, *seats, take_back="free")  # type: ignore[arg-type]
    for _decision in range(40):
        player.wait_for_question()
        if controller_of(window).info.phase is Phase.ASKED:
            clock().by_hand()
            return
        player.decide()
    raise AssertionError("nobody is asked")


def words(window: MainWindow) -> str:
    """What the strip says, read as a screen reader does."""
    return window.clock.accessibleName() if window.clock.isVisible() else ""


def late(window: MainWindow) -> list[int]:
    """Whose time was up so far."""
    told = controller_of(window).session.view(None).history
    return [event["seat"] for event in told if event["type"] == TimeUp.type]


def test_without_a_clock_nothing_is_shown_and_time_does_not_matter(window: MainWindow, qtbot: QtBot) -> None:
    asked(window, qtbot, OTTMAR)
    n = controller_of(window).session.n
    clock().pass_time(100)
    assert (words(window), late(window), controller_of(window).session.n) == ("", [], n)
    assert not window.actions_["time"].isEnabled()


def test_a_decision_that_takes_too_long_is_only_told_unless_time_up_is_time_up(
    window: MainWindow, qtbot: QtBot
) -> None:
    settings().change(clock="decision", clock_seconds=30)
    asked(window, qtbot, OTTMAR)
    assert window.actions_["time"].isEnabled()
    session = controller_of(window).session
    n, seat = session.n, controller_of(window).info.actor
    assert window.clock.clock is not None
    before = window.clock.clock.left(seat)
    clock().pass_time(12)
    window.clock.clock.look()
    assert words(window) == f"Ann: 0:{before - 12:02} for this decision"
    clock().pass_time(30)
    assert words(window) == "Ann: time is up"
    assert (session.n, late(window)) == (n, [])
    settings().change(clock_strict=True)
    clock().pass_time(0.5)
    assert session.n > n
    assert late(window)[:1] == [seat]


def test_the_record_says_who_was_late_and_holds_no_time(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    settings().change(clock="decision", clock_seconds=10, clock_strict=True)
    asked(window, qtbot, OTTMAR)
    clock().pass_time(11)
    session = controller_of(window).session
    assert late(window)
    path = tmp_path / "copy.swallows"
    session.save_as(path)
    assert verify(path).late == len(late(window))
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert {key for line in lines if line.get("late") for key in line} <= {*_MOVE, "late"}
    assert not any(key.startswith("clock") for line in lines for key in {**line, **line.get("options", {})})


def test_time_stands_still_in_menus_behind_curtains_and_while_something_covers_the_game(
    window: MainWindow, qtbot: QtBot
) -> None:
    settings().change(clock="seat", clock_minutes=1)
    asked(window, qtbot, BEN)
    controller = controller_of(window)
    clock().pass_time(5)
    running = words(window)
    menu = QMenu(window)
    menu.addAction("Anything")
    menu.popup(window.mapToGlobal(window.rect().center()))
    wait(qtbot, menu.isVisible)
    clock().pass_time(200)
    menu.close()
    clock().pass_time(0.3)
    assert words(window).startswith(running.split(" · ")[0][:-1]), "not even two seconds"
    controller.set_away(True)
    assert words(window) == ""
    clock().pass_time(200)
    controller.set_away(False)
    controller.turns.look_in(1 if controller.info.viewer == 0 else 0)
    assert controller.curtained
    clock().pass_time(200)
    assert window.clock.words().endswith("the clock stands still")
    left = window.clock.clock
    assert left is not None
    assert left.left(0) + left.left(1) >= 2 * 60 - 8


@pytest.mark.parametrize(
    ("kind", "said"), [("match", "19:55 to the whistle"), ("evening", "20 minutes left of the evening")]
)
def test_a_match_and_an_evening_have_their_time_for_all(window: MainWindow, qtbot: QtBot, kind: str, said: str) -> None:
    asked(window, qtbot, OTTMAR)
    settings().change(clock=kind, clock_minutes=20)
    clock().pass_time(5.3)
    assert words(window) == said


def test_the_settings_of_the_clock_are_kept(tmp_path: Path) -> None:
    kept = SettingsService(tmp_path / "settings.json")
    kept.change(clock="match", clock_minutes=WHOLE_HOUR, clock_strict=True)
    again = SettingsService(tmp_path / "settings.json").now
    assert (again.clock, again.clock_minutes, again.clock_strict) == ("match", WHOLE_HOUR, True)
    with pytest.raises(ValueError, match="clock_seconds"):
        kept.change(clock_seconds=15)
