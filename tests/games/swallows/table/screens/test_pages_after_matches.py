"""The page after a match and the page at the end of the groups: what they tell, and what they keep to themselves."""

import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.screens.match_day import MatchDayScreen
from swallows_gui.games.swallows.words import groups_over
from swallows_gui.session import Session, Setup
from swallows_gui.session.lines import Seat
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import button, click, controller_of, desk_of, wait
from tests.ui.mouse import MousePlayer

LAST_OF_THE_GROUPS = 24


@cache
def _played(matches: int, seed: int) -> bytes:
    """The record of a tournament between four seats of the computer, up to where so many matches are over."""
    seats = tuple(Seat(name, "ai", "easy") for name in ("Ann", "Ben", "Cleo", "Dan"))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.swallows"
        with Session.new(Setup({"format": "sixteen"}, seats, seed=seed), path=path) as session:
            session.run(lambda: len(cast(SwallowsView, session.view(None)).played) >= matches)
        return path.read_bytes()


def open_before_the_end_of(match: int, window: MainWindow, path: Path, people: tuple[int, ...], seed: int = 11) -> None:
    """A tournament whose seats were all played by the computer until `match` was announced; `people` take theirs."""
    before = path.with_name("before.swallows")
    before.write_bytes(_played(match - 1, seed))
    with Session.load(before, target=path) as session:
        for seat in people:
            session.take_back_seat(seat)
    window.game.open_file(path)


def to_the_page(window: MainWindow, qtbot: QtBot, match: int) -> MatchDayScreen:
    """Play on with the mouse until the page after `match` is read."""
    wait(qtbot, lambda: window.game.laid is not None)
    controller, player = controller_of(window), MousePlayer(window, qtbot, 5)
    for _decision in range(400):
        player.wait_for_question()
        if controller.scene == "between" and len(controller.view.played) == match:
            break
        player.decide()
    screen = desk_of(window).screen("between")
    assert isinstance(screen, MatchDayScreen)
    wait(qtbot, lambda: window.stack.currentWidget() is screen)
    return screen


@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_the_end_of_the_groups_is_a_page_with_those_who_are_through_and_the_bracket(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, people: tuple[int, ...]
) -> None:
    open_before_the_end_of(LAST_OF_THE_GROUPS, window, tmp_path / "game.swallows", people)
    screen = to_the_page(window, qtbot, LAST_OF_THE_GROUPS)
    controller = controller_of(window)
    view, names = controller.view, desk_of(window).models.names
    assert screen.heading() == "The groups are over"
    assert screen.over.isVisible()
    assert screen.bracket.isVisible()
    assert not screen.story_panel.isVisible()
    assert screen.over.width() > screen.next_panel.width(), "who is through has the room that a match has"
    wait(qtbot, lambda: screen.bracket.height() >= screen.bracket.whole_height())
    wait(qtbot, lambda: screen.bracket.verticalScrollBar().maximum() == 0)
    through = groups_over.through(view)
    assert len(through) == 8
    told = [label.text() for label in screen.over.lines]
    assert told[: len(names.seats)] == [text for _, text in groups_over.for_the_seats(view, names)]
    alone = len(people) == 1
    assert told[len(names.seats) :] == (groups_over.for_the_bets(view, names) if alone else [])
    if alone:
        assert any("lost" in line or "won" in line for line in told)
    click(screen.go_on_button)
    wait(qtbot, lambda: controller.scene != "between")


@pytest.mark.parametrize(("match", "nods"), [(2, 0), (LAST_OF_THE_GROUPS, 1)])
def test_the_picture_of_a_match_is_nodded_to_once(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, match: int, nods: int
) -> None:
    """On its page, where that shows the match; else on the table before that page."""
    open_before_the_end_of(match, window, tmp_path / "game.swallows", (0,))
    wait(qtbot, lambda: window.game.laid is not None)
    controller, board = controller_of(window), desk_of(window).table.board
    seen = list[bool]()
    controller.moments.waiting.connect(lambda: seen.append(board.isVisible()))
    screen = to_the_page(window, qtbot, match)
    assert seen == [True] * nods
    assert board.isHidden()
    assert screen.match.what is not None
    assert screen.match.isVisible() == (nods == 0)


def test_who_runs_to_his_next_match_still_reads_the_end_of_the_groups(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_before_the_end_of(LAST_OF_THE_GROUPS, window, tmp_path / "game.swallows", (0,))
    wait(qtbot, lambda: window.game.laid is not None)
    controller, player = controller_of(window), MousePlayer(window, qtbot, 5)
    player.wait_for_question()
    controller.run_to_own()
    for _decision in range(400):
        player.wait_for_question()
        if controller.scene == "between":
            break
        player.decide()
    assert len(controller.view.played) == LAST_OF_THE_GROUPS


def test_the_page_after_a_match_tells_its_goals_and_keeps_the_next_referee_out_of_the_panel(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.resize(1280, 720)
    open_before_the_end_of(3, window, tmp_path / "game.swallows", (0,))
    screen = to_the_page(window, qtbot, 3)
    assert screen.next_referee.text()
    page = screen.next_referee.visibleRegion().boundingRect()
    assert page == screen.next_referee.rect(), "nothing is scrolled at this size"
    controller, desk = controller_of(window), desk_of(window)
    names = desk.models.names
    _home, _away, score = controller.view.played[-1]
    goals = re.findall(r"\d+–\d+ ", screen.match.accessibleName())
    assert len(goals) == score.home + score.away
    assert screen.match.what is not None
    assert sum(mark.kind in ("goal", "own_goal") for mark in screen.match.what.line.marks) == score.home + score.away
    settled = [event for event in controller.view.history if event["type"] == "referee_settled" and event["match"] == 3]
    assert desk.table.referee_panel.name.text() == names.seat(settled[-1]["seat"])
    assert not desk.table.referee_panel.bribes.isVisible()
    played = {names.team(team) for team in controller.view.played[-1][:2]}
    others = {names.team(team) for team in controller.view.groups[0]} - played
    assert not any(other in screen.moves.text() for other in others)


@pytest.mark.parametrize("on", ["go_on_button", "own_button"])
def test_after_the_page_nobodys_cards_lie_open(window: MainWindow, qtbot: QtBot, tmp_path: Path, on: str) -> None:
    """Whoever looked last at his own may not be the one who sits there when he is asked again."""
    open_before_the_end_of(2, window, tmp_path / "game.swallows", (0, 1))
    screen, controller = to_the_page(window, qtbot, 2), controller_of(window)
    controller.look_in(1)
    assert window.talk is not None
    click(button(window.talk.curtain, "I am"))
    assert controller.presenter.now.viewer == 1
    click(getattr(screen, on))
    assert controller.presenter.now.viewer is None
