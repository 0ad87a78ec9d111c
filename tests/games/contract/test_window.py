"""Every game in the window: begun, played by mouse and by keys, left, taken back, switched, replayed, printed."""

from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.lab.game_lab import GameLab
from swallows_gui.records.read import read
from swallows_gui.records.verify import verify
from swallows_gui.services.settings import settings
from swallows_gui.title import Title
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.guide.tips import Tip, Tips
from swallows_gui.ui.play.moment_table import MomentTable
from swallows_gui.ui.play.page_of_text import BACK
from swallows_gui.ui.play.presentation import TABLE
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.navigation import screen_name
from tests.games.contract.at_the_table import (
    BY_MOUSE,
    begin,
    decide,
    desk_of,
    laid,
    open_curtain,
    until_asked,
    until_rest,
    written,
)
from tests.games.contract.whole import FACTS, TINY, entries
from tests.ui.hands import click, wait

QUICK = {"swallows": "random", TINY: "normal"}
"""A computer player that answers at once; of the others `easy`."""
LONG = ("grudgematch", "tactics_board")
"""Games of hundreds of decisions: whole ones at night."""
TO_THE_STATISTICS = ("power_soccer", "final_whistle")
"""Games of which the tests of their tables play a whole one by mouse, up to its statistics."""

MANY_ANSWERS: dict[str, dict[str, Any]] = {"swallows": {"format": "friendly"}}
"""Options with which questions at the table come soon."""


def log_of(window: MainWindow) -> list[str]:
    log = desk_of(window).models.log
    while log.canFetchMore(log.index(-1)):
        log.fetchMore(log.index(-1))
    return [str(log.index(row, 0).data()) for row in range(log.rowCount())]


def test_it_is_chosen_set_up_and_begun_by_mouse_and_left_again(
    window: MainWindow, qtbot: QtBot, game: str, title: Title
) -> None:
    window.start.choose(game)
    QApplication.processEvents()
    assert title.starts
    for start in title.starts:
        button = window.start.start_buttons[start.id]
        assert button.text().strip()
        assert button.accessibleName() or button.text()
        click(button)
        screen: Any = window.navigation.screens[screen_name(game, start.id)]
        assert window.stack.currentWidget() == screen
        assert screen.heading()
        if hasattr(screen, "start_button"):
            click(screen.start_button)
            wait(qtbot, lambda: window.game.laid is not None)
            assert desk_of(window).session.game == game
            assert window.stack.currentWidget() in desk_of(window).widgets() or desk_of(window).controller.curtained
            window.leave_game()
        else:
            screen.back.emit()
        if window.stack.currentWidget() is not window.start:
            window.go_back()
        assert window.desk is None
        window.start.choose(game)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[pytest.mark.nightly] if game in (*LONG, *TO_THE_STATISTICS) else [])
        for game in BY_MOUSE
    ],
)
def test_a_whole_game_is_played_by_mouse(window: MainWindow, qtbot: QtBot, game: str) -> None:
    begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    _by_mouse(window, qtbot, game, 1200)
    assert desk_of(window).session.over
    path = desk_of(window).session.path
    assert path is not None
    window.leave_game()
    assert verify(path).over


@pytest.mark.parametrize("game", LONG)
def test_a_long_game_is_begun_by_mouse(window: MainWindow, qtbot: QtBot, game: str) -> None:
    begin(window, qtbot, game, "", "easy")
    _by_mouse(window, qtbot, game, 20)
    assert desk_of(window).session.n >= 20


def _by_mouse(window: MainWindow, qtbot: QtBot, game: str, most: int) -> None:
    for _decision in range(most):
        until_asked(window, qtbot)
        desk = desk_of(window)
        if desk.session.over:
            return
        before = desk.session.n
        BY_MOUSE[game](window, qtbot)
        until_rest(window, qtbot)
        assert desk.session.n > before or desk.controller.info.phase is Phase.ASKED, "nothing came of it"


def test_a_whole_game_is_played_as_text_by_numbers_that_stand_for_all_that_is_legal(
    window: MainWindow, qtbot: QtBot, game: str
) -> None:
    desk = begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    window.actions_["text_table"].setChecked(True)
    wait(qtbot, lambda: desk.text_table is not None)
    text = desk.text_table
    assert text is not None
    for decision in range(40 if game in (*LONG, "final_whistle") else 400):
        until_asked(window, qtbot)
        if desk.session.over or desk.controller.scene != "table":
            break
        wait(qtbot, lambda: bool(text.offered))
        said = text.page.toPlainText()
        assert "{" not in said
        assert game == "swallows" or all(each.text in said for each in text.offered)
        if decision % 5 == 0:
            _offers_all(desk, text)
        n = desk.session.n
        for _part in range(4):
            if desk.session.n > n:
                break
            choices = list(enumerate(text.offered, 1))
            does = next((at for at, each in choices if each.actions or each.goes_on), 0)
            QTest.keyClicks(text.page, str(does or next(at for at, each in choices if each.opens != BACK)))
            if text._typed:
                QTest.keyClick(text.page, Qt.Key.Key_Return)
            until_rest(window, qtbot)
        assert desk.session.n > n
    settings().change(text_table=False)


def _offers_all(desk: Any, text: Any) -> None:
    """What the page offers at once or opens is what may be done."""
    legal = entries(desk.session.view(desk.session.to_move).asked)
    found, opened = [], [each.opens for each in text.offered if each.opens is not None]
    pages = [desk.as_text(), *(desk.as_text(each) for each in opened)]
    for page in pages:
        found += [each.actions[0] for each in page.choices if each.actions]
    assert found
    if desk.session.game != "swallows":
        assert all(action in legal for action in found)
        parts = [each for each in legal if desk.session.action_json(each)["type"] in ("pick", "run")]
        assert all(action in found for action in legal if action not in parts)


def test_every_move_is_in_its_file_before_the_next_is_asked(window: MainWindow, qtbot: QtBot, game: str) -> None:
    desk = begin(window, qtbot, game, "", "")
    path = desk.session.path
    assert path is not None
    for number in range(6):
        until_asked(window, qtbot)
        if desk.session.over:
            break
        decide(window, qtbot, number)
        assert len(read(path).standing) == desk.session.n
    window.leave_game()
    verify(path)


def test_it_is_left_and_gone_on_with_where_it_was(window: MainWindow, qtbot: QtBot, game: str) -> None:
    begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    for number in range(1 if game == TINY else 2):
        decide(window, qtbot, number)
    until_asked(window, qtbot)
    desk = desk_of(window)
    path, told, n = desk.session.path, log_of(window), desk.session.n
    seat, shown = desk.controller.info.actor, written(desk.table)
    view = desk.session.view(0)
    assert path is not None
    window.leave_game()
    assert window.stack.currentWidget() is window.start
    window.open_file(path)
    again = laid(window, qtbot)
    until_asked(window, qtbot)
    assert again is not desk
    assert (again.session.n, again.controller.info.actor) == (n, seat)
    assert bool(again.session.view(0) == view)
    assert log_of(window) == told
    assert sorted(each.text for each in written(again.table)) == sorted(each.text for each in shown)


def test_a_decision_is_taken_back_and_done_again_at_the_table(window: MainWindow, qtbot: QtBot, game: str) -> None:
    desk = begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    until_asked(window, qtbot)
    undo, redo = window.actions_["undo"], window.actions_["redo"]
    for number in range(12):
        until_asked(window, qtbot)
        seat = desk.session.to_move
        asked = () if seat is None else entries(desk.session.view(seat).asked)
        if len(asked) > 1:
            break
        decide(window, qtbot, number)
    else:
        pytest.skip("nobody has a choice")
    before, log, n = written(desk.table), log_of(window), desk.session.n
    decide(window, qtbot, 1)
    until_asked(window, qtbot)
    after = desk.session.n
    assert undo.isEnabled()
    undo.trigger()
    until_rest(window, qtbot)
    assert desk.session.n <= n
    if desk.session.n == n:
        assert sorted(each.text for each in written(desk.table)) == sorted(each.text for each in before)
        assert log_of(window) == log
    redo.trigger()
    until_rest(window, qtbot)
    wait(qtbot, lambda: desk.session.n >= min(after, n + 1))


def test_language_theme_and_size_are_switched_in_the_middle_of_it(window: MainWindow, qtbot: QtBot, game: str) -> None:
    desk = begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    decide(window, qtbot)
    until_asked(window, qtbot)
    path = desk.session.path
    assert path is not None

    def seen() -> list[list[str]]:
        """What the table and what stands beside it say."""
        QApplication.processEvents()
        roots: list[QWidget] = [desk_of(window).table, *(dock.widget for dock in desk_of(window).docks())]
        return [sorted(text for each in written(root) for text in each[1:] if text) for root in roots]

    english, picture = seen(), window.grab().toImage()
    settings().change(language="de")
    german = seen()
    assert german != english or len(FACTS[game].languages) == 1
    window.leave_game()
    window.open_file(path)
    laid(window, qtbot)
    until_asked(window, qtbot)
    assert seen()[0] == german[0], "a table that was switched speaks as one that was begun so"
    settings().change(language="en")
    assert seen()[0] == english[0]
    settings().change(theme="dark")
    QApplication.processEvents()
    dark = window.grab().toImage()
    assert dark != picture
    settings().change(theme="light", text_scale=150)
    QApplication.processEvents()
    for each in desk_of(window).table.findChildren(QAbstractButton):
        if each.isVisible() and each.text():
            assert each.height() >= each.fontMetrics().height(), each.text()
    settings().change(text_scale=100)
    assert seen()[0] == english[0]
    decide(window, qtbot)


def test_a_replay_shows_each_move_alike_on_the_way_there_and_back(
    window: MainWindow, qtbot: QtBot, game: str, lab: GameLab
) -> None:
    desk = begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    for number in range(5):
        decide(window, qtbot, number)
    until_asked(window, qtbot)
    window.navigation.replay_game()
    wait(qtbot, lambda: window.replay is not None)
    assert window.replay is not None
    rerun = window.replay.rerun
    assert 0 < rerun.last <= desk.session.n
    table = window.replay.table
    assert not any(each.isVisible() and each.isEnabled() for each in getattr(table, "buttons", {}).values())
    there: list[tuple[Any, list[str]]] = []
    for position in range(rerun.last + 1):
        rerun.seek(position)
        QApplication.processEvents()
        there.append((rerun.view, _lines(rerun.models.log)))
    for position in reversed(range(rerun.last + 1)):
        assert rerun.position == position
        assert bool(rerun.view == there[position][0])
        assert _lines(rerun.models.log) == there[position][1]
        rerun.step_back()
    rerun.seek(0)
    rerun.set_speed(16)
    for position in range(1, min(rerun.last, 4) + 1):
        rerun.step_on()
        wait(qtbot, lambda: not rerun.presenter.running)
        assert bool(rerun.view == there[position][0]), position
        assert _lines(rerun.models.log) == there[position][1]
    window.navigation.leave_replay()
    assert desk_of(window) is desk


def _lines(log: Any) -> list[str]:
    return [str(log.index(row, 0).data()) for row in range(log.rowCount())]


def test_the_curtain_closes_between_two_people_and_only_where_there_is_a_secret(
    window: MainWindow, qtbot: QtBot, game: str, lab: GameLab
) -> None:
    desk = begin(window, qtbot, game, "", "")
    talk = window.talk
    assert talk is not None
    closed, seen = 0, set[int | None]()
    for number in range(30):
        until_rest(window, qtbot)
        if desk.session.over:
            break
        if desk.controller.curtained:
            closed += 1
            assert talk.curtain.closed
            assert desk.controller.view.seat is None
            assert ":" not in window.actions_["undo"].text()
            open_curtain(window)
            until_rest(window, qtbot)
            continue
        viewer = desk.controller.view.seat
        seen.add(viewer)
        actor = desk.controller.info.actor
        assert viewer in (None, actor) or desk.controller.info.phase is not Phase.ASKED
        decide(window, qtbot, number)
    assert bool(closed) == bool(FACTS[game].hidden)
    assert not closed or seen - {None}, "whoever opens it sees his own"


def test_all_of_its_paper_is_drawn(window: MainWindow, qtbot: QtBot, game: str) -> None:
    desk = begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    for number in range(4):
        decide(window, qtbot, number)
    until_asked(window, qtbot)
    paper = desk.paper()
    if paper is None:
        assert game == TINY
        assert not window.actions_["pdf"].isEnabled()
        return
    for language in ("en", "de"):
        settings().change(language=language)
        paper = desk.paper()
        assert paper is not None
        assert paper.title
        pages = paper.pages()
        assert pages
        for page in pages:
            image = QImage(190, 270, QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            painter.scale(0.1, 0.1)
            page(painter, QRectF(0, 0, 1900, 2700))
            painter.end()
            inked = sum(image.pixelColor(x, y).lightness() < 200 for x in range(0, 190, 2) for y in range(0, 270, 3))
            assert inked > 60
    settings().change(language="en")


def test_everything_at_its_table_has_a_name_and_is_reached_by_keys(window: MainWindow, qtbot: QtBot, game: str) -> None:
    begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    for number in range(5):
        until_asked(window, qtbot)
        desk = desk_of(window)
        if desk.session.over:
            break
        focus = window.focusWidget()
        assert focus is not None
        assert desk.table.isAncestorOf(focus) or focus is desk.table, "the question has the focus"
        for each in desk.table.findChildren(QWidget):
            if not each.isVisible() or not each.isEnabled():
                continue
            if isinstance(each, QAbstractButton):
                assert each.accessibleName() or each.text(), each
            if each.focusPolicy() != Qt.FocusPolicy.NoFocus and not each.focusProxy():
                said = each.accessibleName() or getattr(each, "text", str)()
                parent = each.parentWidget()
                assert said or (parent is not None and parent.accessibleName()), each
        decide(window, qtbot, number)


def test_enter_in_a_hint_does_what_it_advises(window: MainWindow, qtbot: QtBot, game: str) -> None:
    desk = begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    for number in range(30):
        until_asked(window, qtbot)
        if desk.session.over or desk.controller.info.may_hint:
            break
        decide(window, qtbot, number)
    assert desk.controller.info.may_hint
    assert window.actions_["hint"].isEnabled()
    n = desk.session.n
    window.actions_["hint"].trigger()
    assert window.talk is not None
    sheet = window.talk.hints.sheet
    wait(qtbot, lambda: sheet.isVisible() and bool(sheet.model.rows))
    assert desk.session.n == n
    hint = window.talk.hints._hint
    assert hint is not None
    wait(qtbot, lambda: window.focusWidget() is sheet.lines)
    with mock.patch.object(desk.controller, "do", side_effect=desk.controller.do) as done:
        QTest.keyClick(sheet.lines, Qt.Key.Key_Return)
    assert done.call_args.args[0][0] == hint.advice.choices[0].action
    assert desk.session.n > n
    assert not sheet.isVisible()


def test_enter_decides_nothing_where_nobody_has_moved_to_anything(
    window: MainWindow, qtbot: QtBot, game: str, lab: GameLab
) -> None:
    """Where there is more than one answer, Enter right after the question gives none, and says how to come to one."""
    desk = begin(window, qtbot, game, "", QUICK.get(game, "easy"), **{**lab.options(), **MANY_ANSWERS.get(game, {})})
    asked = told = 0
    for number in range(60):
        until_rest(window, qtbot)
        controller = desk.controller
        if desk.session.over or asked >= 12:
            break
        if controller.curtained:
            open_curtain(window)
            continue
        if controller.info.phase is Phase.ASKED and controller.scene == TABLE and len(controller.info.legal) > 1:
            asked += 1
            n = desk.session.n
            for _ in range(2):
                QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
                until_rest(window, qtbot)
                assert desk.session.n == n, desk.session.view(None).history[-1]
            told += isinstance(desk.table, MomentTable) and "Nothing is chosen yet" in desk.table.asked_words()
        decide(window, qtbot, number)
    assert asked
    assert told == (asked if isinstance(desk.table, MomentTable) else 0)


def test_there_is_at_most_one_tip_a_turn(window: MainWindow, qtbot: QtBot, game: str, lab: GameLab) -> None:
    """Also where each is closed at once, so that another could come."""
    settings().change(tips=True, tips_seen={})
    turns: list[tuple[int | None, int]] = []

    def note(tips: Tips, tip: Tip) -> None:
        turns.append((tips._desk.controller.info.actor, tips._desk.session.n))
        show(tips, tip)

    show = Tips._show
    with mock.patch.object(Tips, "_show", note):
        desk = begin(
            window, qtbot, game, "", QUICK.get(game, "easy"), **{**lab.options(), **MANY_ANSWERS.get(game, {})}
        )
        assert window.talk is not None
        tips = window.talk.tips
        for number in range(24):
            until_asked(window, qtbot)
            if desk.session.over:
                break
            while tips is not None and tips.tip is not None and desk.controller.info.actor is not None:
                before = len(turns)
                tips.close_note()
                QApplication.processEvents()
                assert len(turns) == before, turns[-1]
            decide(window, qtbot, number)
    asked = [turn for turn in turns if turn[0] is not None]
    assert len(set(asked)) == len(asked)
    assert bool(turns) == (desk.tips is not None)
