"""The table as text: it says what the drawn one shows, is kept up with events, and a match can be played by numbers."""

from functools import partial
from unittest import mock

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.actions import amount_of, name_of
from swallows_gui.games.swallows.table.guide.plain_table import Chosen
from swallows_gui.games.swallows.table.replay_desk import secret_lines
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.session import Setup
from swallows_gui.ui.kit.links import LinkButton
from swallows_gui.ui.play.page_of_text import Numbered, number_typed
from swallows_gui.ui.play.stage_text import TextTableView
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, desk_of, start_friendly, wait

CONTROL = Qt.KeyboardModifier.ControlModifier


def text_of(window: MainWindow) -> TextTableView:
    found = desk_of(window).text_table
    assert found is not None
    return found


def begin(window: MainWindow, qtbot: QtBot, seed: int) -> TextTableView:
    """A friendly with the table as text."""
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        start_friendly(window, qtbot)
    QTest.keyClick(window, Qt.Key.Key_D, CONTROL)
    assert window.stack.currentWidget() is text_of(window)
    return text_of(window)


def type_number(text: TextTableView, number: int) -> None:
    """Type a number, its digits with Shift as on a French keyboard every other time; and Enter where it could go on."""
    shift = Qt.KeyboardModifier.ShiftModifier if number % 2 else Qt.KeyboardModifier.NoModifier
    for digit in str(number):
        QApplication.sendEvent(text.page, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, shift, digit))
    if text._typed:
        QTest.keyClick(text.page, Qt.Key.Key_Return)


def moved_on(window: MainWindow, before: tuple[int, str]) -> bool:
    return (controller_of(window).session.n, controller_of(window).info.phase) != before


def ready(window: MainWindow) -> bool:
    controller = controller_of(window)
    return controller.scene == "payout" or (
        controller.info.phase in ("asked", "held") and (controller.moments.waits or not controller.moments.running)
    )


@pytest.mark.parametrize(("code", "seed"), [("en", 21), ("de", 41)])
def test_a_friendly_by_numbers_alone(window: MainWindow, qtbot: QtBot, code: str, seed: int) -> None:
    settings().change(language=code)
    text = begin(window, qtbot, seed)
    controller, table = controller_of(window), desk_of(window).table
    steps: set[str] = set()
    opened: set[str] = set()
    while controller.scene != "payout":
        wait(qtbot, lambda: ready(window))
        if controller.scene == "payout":
            break
        table.finish()
        QApplication.processEvents()
        assert window.stack.currentWidget() is text
        assert text.page.hasFocus()
        said = text.page.toPlainText()
        now = table.situation()
        assert now is not None
        steps.add(now.view.step)
        assert table.prompt.what in said
        assert table.pitch.describe().split(". ")[0] in said
        for card in now.hand(now.near_side):
            assert now.names.title(now.copy(card).partition("#")[0]) in said
        for side in (0, 1):
            assert now.team_name(side) in said
        if now.asked is not None:
            assert len(text.offered) >= 1
            kinds = {name_of(action) for each in text.offered for action in each.actions}
            assert {name for name in now.decisions.plain if name != "no_objection"} <= kinds | {"no_objection"}
        number = len(text.offered) if now.asked is None else 1
        before = controller.session.n, controller.info.phase
        choice = text.offered[number - 1]
        type_number(text, number)
        if choice.opens is not None:
            opened.add(opening(choice))
            type_number(text, 1)
        wait(qtbot, partial(moved_on, window, before))
    assert controller.session.over
    assert {"attack", "defence"} <= steps
    settings().change(text_table=False)


def opening(choice: Numbered) -> str:
    """What of several parts a choice opens: "card", "offer" or "", which is the way back as well."""
    return choice.opens.what if isinstance(choice.opens, Chosen) else ""


def test_reds_are_added_and_bribes_offered_by_number(window: MainWindow, qtbot: QtBot) -> None:
    window.game.begin_tutorial()
    assert window.talk is not None
    assert window.talk.tutorial is not None
    window.talk.tutorial.end()
    window.actions_["text_table"].setChecked(True)
    wait(qtbot, lambda: window.desk is not None and window.stack.currentWidget() is desk_of(window).text_table)
    text = text_of(window)
    wait(qtbot, lambda: bool(text.offered))
    offers = [at for at, each in enumerate(text.offered, 1) if opening(each) == "offer"]
    type_number(text, offers[-1])
    amounts = len(text.offered) - 1
    assert amounts == 10
    assert amount_of(text.offered[2].actions[0]) == 3
    QTest.keyClick(text.page, Qt.Key.Key_Escape)
    cards = [at for at, each in enumerate(text.offered, 1) if opening(each) == "card"]
    type_number(text, cards[-1])
    assert [name_of(action) for action in text.offered[0].actions] == ["play", "done"]
    type_number(text, 2)
    row = text.offered[0].actions
    assert [name_of(action) for action in row][:2] == ["play", "play"]
    type_number(text, 2)
    assert len([each for each in text.offered[0].actions if name_of(each) == "play"]) == 1
    type_number(text, 2)
    type_number(text, 1)
    controller = controller_of(window)
    wait(qtbot, lambda: any(event["type"] == "modifier_played" for event in controller.view.history))
    settings().change(text_table=False)


def test_numbers_and_links_and_what_stands_where(window: MainWindow, qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    text = begin(window, qtbot, 21)
    wait(qtbot, lambda: ready(window) and bool(text.offered))
    interface = QAccessible.queryAccessibleInterface(text.page)
    assert interface.text(QAccessible.Text.Name) == "The match as text"
    spoken = interface.textInterface()
    assert spoken is None or spoken.characterCount() > 100
    window.actions_["language:de"].trigger()
    assert "Spielstand" in text.page.toPlainText()
    window.actions_["language:en"].trigger()
    before = controller_of(window).session.n
    if not any(each.actions for each in text.offered):  # a card that reds go with
        text.page.anchorClicked.emit(QUrl("choice:1"))
    number = next(at for at, each in enumerate(text.offered, 1) if each.actions)
    link = next(each for each in text.findChildren(LinkButton) if each.accessibleName().startswith(f"{number}: "))
    QAccessible.queryAccessibleInterface(link).actionInterface().doAction("Press")
    wait(qtbot, lambda: controller_of(window).session.n > before)
    QTest.keyClick(window, Qt.Key.Key_D, CONTROL)
    assert window.stack.currentWidget() is desk_of(window).screen(controller_of(window).scene)
    assert not settings().now.text_table


def test_the_text_of_a_seat_holds_no_other_seats_secret(window: MainWindow, qtbot: QtBot) -> None:
    text = begin(window, qtbot, 7)
    controller = controller_of(window)
    for _decision in range(12):
        wait(qtbot, lambda: ready(window))
        if controller.scene == "payout":
            break
        desk_of(window).table.finish()
        QApplication.processEvents()
        said = text.page.toPlainText()
        for other in (1, 2):
            assert not [line for line in secret_lines(controller.session, other) if line in said]
        type_number(text, len(text.offered) if controller.info.actor is None else 1)
        qtbot.wait(20)
    settings().change(text_table=False)


def test_the_curtain_leaves_no_line(window: MainWindow, qtbot: QtBot) -> None:
    from swallows_gui.ui.play.seat_rows import SeatChoice

    settings().change(text_table=True)
    seats = (SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "", ""))
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game({"format": "friendly", "field": ["ESP", "ITA"]}, seats)
    talk = window.talk
    assert talk is not None
    wait(qtbot, lambda: talk.curtain.closed)
    text = desk_of(window).text_table
    assert text is None or not text.page.toPlainText()
    QTest.mouseClick(talk.curtain._open, Qt.MouseButton.LeftButton)
    wait(qtbot, lambda: bool(text_of(window).page.toPlainText()))
    settings().change(text_table=False)


@pytest.mark.parametrize("scale", [80, 200])
@pytest.mark.parametrize("code", ["en", "de"])
def test_it_needs_no_sideways_scrolling(window: MainWindow, qtbot: QtBot, code: str, scale: int) -> None:
    settings().change(language=code, text_scale=scale)
    window.resize(1024, 700)
    text = begin(window, qtbot, 21)
    wait(qtbot, lambda: ready(window))
    QApplication.processEvents()
    assert text.page.horizontalScrollBar().maximum() == 0
    assert language().code == code
    settings().change(text_table=False)


@pytest.mark.parametrize(
    ("digits", "count", "meant"),
    [
        ("1", 9, (1, "")),
        ("1", 10, (0, "1")),
        ("2", 15, (2, "")),
        ("12", 15, (12, "")),
        ("0", 9, (0, "")),
        ("7", 3, (0, "")),
    ],
)
def test_a_number_is_taken_as_soon_as_it_can_mean_nothing_else(digits: str, count: int, meant: tuple[int, str]) -> None:
    assert number_typed(digits, count) == meant


def test_nothing_stays_written_that_is_taken_back_under_another_page(window: MainWindow, qtbot: QtBot) -> None:
    window.game.begin_tutorial()
    assert window.talk is not None
    assert window.talk.tutorial is not None
    window.talk.tutorial.end()
    window.actions_["text_table"].setChecked(True)
    wait(qtbot, lambda: window.desk is not None and window.stack.currentWidget() is desk_of(window).text_table)
    text = text_of(window)
    wait(qtbot, lambda: bool(text.offered))
    window.show_screen("rules")
    controller_of(window).presenter.inform()
    assert text.page.toPlainText() == ""
    assert text.offered == []
    window.go_back()
    wait(qtbot, lambda: bool(text.offered))
    assert text.page.toPlainText()
    settings().change(text_table=False)
