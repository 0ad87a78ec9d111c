"""Tactics Board in the window: set up, played by mouse and by keys, watched, told in its order, replayed."""

from functools import partial

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.tactics_board.table.result import BoardResultScreen
from swallows_gui.games.tactics_board.table.set_up import BoardSetUp
from swallows_gui.games.tactics_board.table.table import BoardTable
from swallows_gui.records.verify import verify
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.tactics_board.table.hands import (
    begin,
    click_square,
    computers,
    desk_of,
    good_choice,
    people,
    play_to,
    press,
    until_rest,
)
from tests.ui.hands import click, wait


def log_of(table: BoardTable) -> list[str]:
    log = table.commentary.model()
    return [str(log.index(row, 0).data()) for row in range(log.rowCount())]


def whole(part: QWidget, of: QWidget) -> bool:
    """Whether all of a part lies inside another widget."""
    return of.rect().contains(part.rect().translated(part.mapTo(of, part.rect().topLeft())))


def test_it_is_set_up_in_two_clicks_and_played_to_a_set_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.start.choose("tactics_board")
    QApplication.processEvents()
    click(window.start.start_buttons["match"])
    screen = window.navigation.screens["tactics_board:match"]
    assert isinstance(screen, BoardSetUp)
    screen.seats[1].player.setCurrentIndex(0)
    click(screen.start_button)
    wait(qtbot, lambda: window.game.laid is not None)
    desk = desk_of(window)
    until_rest(desk, qtbot)
    table = desk.table
    while desk.controller.view.step in ("kickoff", "line_up"):
        assert table.choosing is not None
        click_square(desk, table.choosing.targets.all[0].square)
        until_rest(desk, qtbot)
    assert table.choosing is not None
    target = table.choosing.targets.all[-1]
    click_square(desk, target.square)
    until_rest(desk, qtbot)
    assert desk.controller.view.ball == target.square
    if desk.controller.view.step == "move":
        click(table.roll)
        until_rest(desk, qtbot)
        assert table.choosing is not None
        pawn = table.choosing.targets.pickable[0]
        click_square(desk, desk.controller.view.squares[pawn])
        assert table.choosing.picked == pawn
        goal = next(target for target in table.choosing.targets.all if target.pawn == pawn)
        click_square(desk, goal.square)
        until_rest(desk, qtbot)
        assert desk.controller.view.squares[pawn] == goal.square


def test_it_is_played_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    until_rest(desk, qtbot)
    table = desk.table
    for _decision in range(30):
        before = desk.session.n
        if len(table.legal) > 1:
            press(desk, Qt.Key.Key_Return)
            assert desk.session.n == before, "nobody has moved to anything"
        if desk.controller.view.step == "pawn" and table.choosing is not None:
            number = table.choosing.targets.pickable[-1] % 11 + 1
            press(desk, Qt.Key.Key_0 if number == 10 else Qt.Key.Key_Minus if number == 11 else Qt.Key(48 + number))
        if table.choosing is not None and table.choosing.targets.all:
            press(desk, Qt.Key.Key_Tab)
            press(desk, Qt.Key.Key_Return)
        elif desk.session.n == before:
            press(desk, Qt.Key.Key_S if table.shoot.isVisible() else Qt.Key.Key_R)
        until_rest(desk, qtbot)
        assert desk.session.n > before


def test_two_computers_play_to_the_result_and_it_is_shown_again(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, computers("Wanda", "Piet"))
    wait(qtbot, lambda: isinstance(window.stack.currentWidget(), BoardResultScreen))
    result = window.stack.currentWidget()
    assert isinstance(result, BoardResultScreen)
    assert result.shots.accessibleName()
    path = desk.session.path
    assert path is not None
    click(result.replay_button)
    wait(qtbot, lambda: window.replay is not None)
    assert window.replay is not None
    rerun = window.replay.rerun
    rerun.seek(rerun.last // 2)
    shown = window.replay.table
    assert isinstance(shown, BoardTable)
    assert not shown.legal
    assert shown.story.at == tuple(rerun.view.squares)
    assert rerun.chapters.sections[0].kind == "kick_off"
    window.navigation.leave_replay()
    wait(qtbot, lambda: window.stack.currentWidget() is result)
    click(result.rematch_button)
    wait(qtbot, lambda: window.game.laid is not None and desk_of(window) is not desk)
    assert [seat.name for seat in desk_of(window).session.seats] == ["Wanda", "Piet"]
    window.leave_game()
    verify(path)


def test_the_board_follows_the_match_event_by_event(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"), seed=5)
    until_rest(desk, qtbot)
    for _decision in range(40):
        view, story = desk.controller.view, desk.table.story
        assert (story.at, story.ball, story.holder) == (tuple(view.squares), view.ball, view.holder)
        desk.controller.do([good_choice(desk)])
        until_rest(desk, qtbot)


def test_what_is_refused_is_said_with_its_reason(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "ball", lambda view: not view.open.restart)
    table, view = desk.table, desk.controller.view
    assert table.choosing is not None
    far = next(square for square in range(128) if square not in table.choosing.targets.by_square)
    moves = desk.session.n
    click_square(desk, far)
    assert desk.session.n == moves
    reason = table.choosing.targets.refusal(far)
    assert reason is not None
    assert table.prompt.why == table.models.narrator.refusal(reason.code, reason.parameters)
    assert view is desk.controller.view


def test_another_pawn_is_looked_at_without_deciding(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "pawn")
    table, moves = desk.table, desk.session.n
    assert table.choosing is not None
    first, second = table.choosing.targets.pickable[:2]
    for pawn in (first, second):
        press(desk, Qt.Key(48 + pawn % 11 + 1))
        assert table.choosing.picked == pawn
        assert table.pitch.picture.picked == pawn
    press(desk, Qt.Key.Key_U)
    assert table.choosing.picked == -1
    assert desk.session.n == moves


def test_nothing_is_told_before_it_is_seen(window: MainWindow, qtbot: QtBot, by_hand: None) -> None:
    settings().change(pace="instant")
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "shoot")
    settings().change(pace="normal")
    table, lines = desk.table, len(log_of(desk.table))
    score, shots = table.story.score, len(table.story.shots)
    press(desk, Qt.Key.Key_S)
    for _frame in range(17):
        clock().pass_time(0.1)
        assert table.spin.moves
        assert len(log_of(table)) == lines
        assert (table.story.score, len(table.story.shots)) == (score, shots)
        assert table.band.band.score == score
        assert table.prompt.text() == "The spinner turns …"
    clock().pass_time(12)
    assert len(table.story.shots) == shots + 1


def test_a_run_is_seen_before_the_pawn_stands_there(window: MainWindow, qtbot: QtBot, by_hand: None) -> None:
    settings().change(pace="instant")
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "to")
    settings().change(pace="normal")
    table, view = desk.table, desk.controller.view
    pawn, here = view.picked, view.squares[view.picked]
    press(desk, Qt.Key.Key_Tab)
    press(desk, Qt.Key.Key_Return)
    clock().pass_time(0.1)
    assert table.pitch.shows == "run"
    assert table.story.at[pawn] == here
    clock().pass_time(8)
    assert table.story.at[pawn] == desk.controller.view.squares[pawn] != here


def test_computers_play_alone_and_run_to_the_end_of_the_set(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(pace="slow")
    desk = begin(window, qtbot, computers("Wanda", "Piet"))
    wait(qtbot, lambda: desk.table.pause.isVisible())
    click(desk.table.pause)
    until_rest(desk, qtbot)
    click(desk.table.part_end)
    wait(qtbot, lambda: desk.controller.presenter.now.paused)
    assert any(event["type"] == "set_started" for event in desk.controller.view.history)
    assert not desk.table.roll.isVisible()


def test_the_list_shows_the_way_and_takes_the_target(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "ball")
    table = desk.table
    model = table.targets_list.model()
    assert table.choosing is not None
    assert model.rowCount() == len(table.choosing.targets.all)
    table.targets_list.setFocus()
    QTest.keyClick(table.targets_list, Qt.Key.Key_Down)
    first = table.choosing.targets.all[0]
    assert table.choosing.target is first
    assert table.pitch.picture.way == first.flight
    QTest.keyClick(table.targets_list, Qt.Key.Key_Return)
    until_rest(desk, qtbot)
    assert desk.controller.view.ball == first.square


def test_the_table_is_told_in_words_and_pawns_open_their_squares(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "pawn")
    page = desk.as_text()
    assert page is not None
    assert page.clause == "T5.5"
    opened = next(choice for choice in page.choices if choice.opens is not None)
    squares = desk.as_text(opened.opens)
    assert squares is not None
    assert all(len(choice.actions) == 2 for choice in squares.choices[1:])
    assert len(squares.sections) == 5


@pytest.mark.parametrize(("size", "percent"), [((1024, 700), 100), ((1280, 800), 200), ((1024, 700), 200)])
def test_question_and_buttons_are_whole_in_every_size(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], percent: int
) -> None:
    window.resize(*size)
    settings().change(text_scale=percent)
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "move")
    table = desk.table
    wait(qtbot, lambda: table.roll.isVisible() and table.roll.height() >= table.roll.sizeHint().height())
    for part in (table.roll, table.keeper, table.prompt.words["what"]):
        wait(qtbot, partial(whole, part, table.prompt))
    assert len(table.tray.slip.bars.rows) == 2
    assert whole(table.tray.slip.bars, table.tray.slip)
    assert table.pitch.plan.side >= 24 * percent / 100
    settings().change(text_scale=100)


def test_with_four_the_partner_is_named(window: MainWindow, qtbot: QtBot) -> None:
    names = ("Ann", "Ben", "Cem", "Dora")
    desk = begin(window, qtbot, people(*names))
    asked = set()
    for _decision in range(24):
        until_rest(desk, qtbot)
        seat = desk.controller.view.to_move
        assert desk.table.prompt.who.startswith(names[seat])
        asked.add(seat)
        desk.controller.do([good_choice(desk)])
    assert asked == {0, 1, 2, 3}


def test_the_score_sheet_has_the_board_and_a_box_for_every_play(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "move", lambda view: view.plays > 2)
    paper = desk.paper()
    pages = paper.pages()
    assert len(pages) == 1
    image = QImage(190, 270, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(0.1, 0.1)
    pages[0](painter, QRectF(0, 0, 1860, 2730))
    painter.end()
    for part in (QRectF(0, 0, 190, 10), QRectF(20, 40, 150, 60), QRectF(50, 122, 130, 10)):
        inked = [
            image.pixelColor(x, y).lightness() < 200
            for x in range(int(part.left()), int(part.right()))
            for y in range(int(part.top()), int(part.bottom()))
        ]
        assert any(inked), part


def test_a_hint_needs_no_curtain_where_everything_is_open(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "line_up")
    assert desk.controller.info.may_hint
    press(desk, Qt.Key.Key_T)
    assert not desk.controller.curtained
    assert window.talk is not None
    sheet = window.talk.hints.sheet
    wait(qtbot, lambda: sheet.isVisible() and "In the middle" in sheet.text())


def test_the_halves_are_named_in_the_language_in_use(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    until_rest(desk, qtbot)
    board = desk.table.pitch
    board.grab()
    settings().change(language="de")
    QApplication.processEvents()
    foot = QRect(0, int(board.plan.field.bottom()) + 3, board.width(), board.height())
    shown = board.grab(foot).toImage()
    board.restyle()
    assert shown == board.grab(foot).toImage(), "as it is painted anew"
