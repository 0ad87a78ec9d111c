"""A shoot-out between two people: whoever has nothing to say settles it once, and a kick takes an act or two (S8.3)."""

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.actions import PASS
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.session import Session, Setup
from swallows_gui.session.lines import Seat
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.evening import STEP, time_by_hand
from tests.ui.hands import click, controller_of, desk_of, wait


def before_the_kicks(path: Path, seed: int) -> bool:
    """A friendly of two people that has come to its shoot-out; False if this one never does."""
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben"))
    options = {"format": "friendly", "field": ["ESP", "ITA"], "knockout": True, "seats": 2}
    with Session.new(Setup(options, seats, seed=seed), path=path) as session:
        session.run(lambda: cast(SwallowsView, session.view(None)).period == "shootout")
        if session.over:
            return False
        for seat in (0, 1):
            session.take_back_seat(seat)
    return True


def play_the_kicks(
    window: MainWindow, qtbot: QtBot, *, settle: bool, let_time_pass: Callable[[], None] = lambda: None
) -> dict[str, int]:
    """Nobody ever plays a card; what is clicked, counted."""
    wait(qtbot, lambda: window.game.laid is not None)
    controller, table, talk = controller_of(window), desk_of(window).table, window.talk
    assert talk is not None
    acts = {"curtain": 0, "answer": 0, "kicks": 0}

    def somebody_is_needed() -> bool:
        let_time_pass()
        return talk.curtain.closed or controller.info.phase == "asked" or controller.session.over

    while True:
        wait(qtbot, somebody_is_needed)
        if controller.session.over:
            break
        if talk.curtain.closed:
            acts["curtain"] += 1
            click(talk.curtain._open)
            continue
        table.finish()
        assert table.prompt.settle.isVisible() == (controller.info.own(PASS) in controller.info.legal.actions)
        acts["answer"] += 1
        if settle and table.prompt.settle.isVisible():
            click(table.prompt.settle)
        elif table.prompt.plain["pass"].isVisible():
            click(table.prompt.plain["pass"])
        else:
            table.near.play()
    known = cast(SwallowsView, controller.session.view(None))
    acts["kicks"] = sum(event["type"] == "awarded" and event["cause"] == "shootout" for event in known.history)
    return acts


@pytest.mark.parametrize("settle", [False, True])
def test_settled_kicks_take_at_most_two_acts_each(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, settle: bool
) -> None:
    seed = next(seed for seed in range(60) if before_the_kicks(tmp_path / f"{seed}.swallows", seed))
    window.game.open_file(tmp_path / f"{seed}.swallows")
    acts = play_the_kicks(window, qtbot, settle=settle)
    assert acts["kicks"] >= 6
    if settle:
        assert acts["curtain"] + acts["answer"] <= 2 * acts["kicks"]
        assert acts["answer"] <= 4  # red cards and keepers, each seat once
    else:
        assert acts["answer"] > 4


@pytest.mark.parametrize("pace", ["instant", "normal"])
def test_kicks_that_run_by_themselves_are_shown_without_anybodys_hand(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, pace: str
) -> None:
    seed = next(seed for seed in range(60) if before_the_kicks(tmp_path / f"{seed}.swallows", seed))

    def let_time_pass() -> None:
        if pace != "instant":
            clock().pass_time(STEP)

    with time_by_hand(pace) if pace != "instant" else nullcontext():
        window.game.open_file(tmp_path / f"{seed}.swallows")
        wait(qtbot, lambda: window.game.laid is not None)
        controller, watching = controller_of(window), list[int | None]()
        controller.presenter.played.connect(lambda _events: watching.append(controller.info.viewer))
        acts = play_the_kicks(window, qtbot, settle=True, let_time_pass=let_time_pass)

        def the_result_stands() -> bool:
            let_time_pass()
            return controller.moments.waits

        wait(qtbot, the_result_stands)
    assert watching[-1] is None, "nobody looks when the last kicks are shown"
    assert controller.info.viewer is None
    assert acts["curtain"] <= 4
