"""A match with the keyboard alone, and what a screen reader finds in the window."""

from functools import partial
from itertools import pairwise
from unittest import mock

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.screens.bets import BetsScreen
from swallows_gui.games.swallows.table.screens.evening import EveningScreen
from swallows_gui.models import roles
from swallows_gui.services.settings import settings
from swallows_gui.session import Setup
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, desk_of, start_friendly, wait
from tests.ui.mouse import MousePlayer

CONTROL = Qt.KeyboardModifier.ControlModifier


def press(window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, to whatever has the focus."""
    QApplication.processEvents()
    QTest.keyClick(window.focusWidget() or window, key, modifier)


def decide_by_keys(window: MainWindow) -> str:
    """Answer the question at the table with keys; returns what was pressed."""
    table = desk_of(window).table
    table.finish()
    if controller_of(window).info.phase == "held":
        press(window, Qt.Key.Key_G)
        return "go on"
    near = table.near
    if near.choice_room.isVisible():
        assert isinstance(window.focusWidget(), QAbstractButton)
        press(window, Qt.Key.Key_Return)
        return "choice"
    fan = near.pick_fan if near.pick_fan.isVisible() else near.fan
    model = fan.model()
    playable = [row for row in range(model.rowCount()) if model.index(row, 0).data(roles.PLAYABLE)]
    if not playable:
        shown = [name for name, button in table.prompt.plain.items() if button.isVisible()]
        press(window, {"decline": Qt.Key.Key_D, "pass": Qt.Key.Key_P, "done": Qt.Key.Key_F}[shown[0]])
        return shown[0]
    assert table.isAncestorOf(window.focusWidget())
    press(window, Qt.Key.Key_Home)
    assert fan.hasFocus(), (window.focusWidget(), controller_of(window).view.step)
    for _step in range(playable[0]):
        press(window, Qt.Key.Key_Right)
    assert fan.currentIndex().row() == playable[0]
    press(window, Qt.Key.Key_Return)
    return "card"


def test_f6_leads_from_a_dock_to_what_is_asked(window: MainWindow, qtbot: QtBot) -> None:
    question = window.actions_["question"]
    assert not question.isEnabled()
    press(window, Qt.Key.Key_F, CONTROL)
    with mock.patch.object(Setup, "drawn_seed", return_value=21):
        press(window, Qt.Key.Key_Return)
    wait(qtbot, lambda: window.desk is not None)
    wait(qtbot, lambda: controller_of(window).info.phase in ("asked", "held"))
    table = desk_of(window).table
    table.finish()
    sheet = window.docks.by_name["accounts"]
    sheet.show()
    dock_widget = next(view for view in sheet.findChildren(QAbstractItemView) if view.isVisible())
    dock_widget.setFocus()
    assert sheet.isAncestorOf(window.focusWidget())
    assert question.isEnabled()
    press(window, Qt.Key.Key_F6)
    assert table.isAncestorOf(window.focusWidget())


def test_enter_opens_and_closes_the_sheet_whose_name_has_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot)
    desk_of(window).table.finish()
    name = desk_of(window).table.foot.names[-1]
    name.setFocus()
    press(window, Qt.Key.Key_Return)
    assert window.docks.any_open
    name.setFocus()
    press(window, Qt.Key.Key_Enter)
    assert not window.docks.any_open


def test_a_friendly_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Qt.Key.Key_F, CONTROL)
    with mock.patch.object(Setup, "drawn_seed", return_value=21):
        press(window, Qt.Key.Key_Return)
    wait(qtbot, lambda: window.desk is not None)
    controller = controller_of(window)
    pressed = []
    while controller.scene != "payout":
        wait(qtbot, lambda: controller.info.phase in ("asked", "held") or controller.scene == "payout")
        if controller.scene == "payout":
            break
        before = _point(window)
        pressed.append(decide_by_keys(window))
        wait(qtbot, partial(_moved_on, window, before))
    assert "card" in pressed
    assert controller.session.over
    press(window, Qt.Key.Key_Return)
    assert window.desk is None


def test_two_at_one_screen_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    """Enter always answers: whoever is asked next, the focus lies at the question or on the curtain."""
    colours = {"Ann": "#C8321F", "Ben": "#1F4E9E", "Eve": "#1E7B4A", "Dan": "#D9A019"}
    seats = tuple(
        SeatChoice(name, colour, "random" if name in ("Eve", "Dan") else "", "") for name, colour in colours.items()
    )
    options = {"format": "sixteen", "field": "random", "distribution": "random", "haggling": True}
    with mock.patch.object(Setup, "drawn_seed", return_value=4):
        window.new_game(options, seats)
    controller, talk = controller_of(window), window.talk
    assert talk is not None
    mouse = MousePlayer(window, qtbot, 4)
    mouse.play_on(lambda: controller.scene == "table")

    def gone_on(then: tuple[object, ...]) -> bool:
        return then != (_point(window), controller.scene, talk.curtain.closed)

    asked_in_turn: list[tuple[int | None, str, int | None]] = []
    for _decision in range(45):
        mouse.wait_for_question()
        before = _point(window), controller.scene, talk.curtain.closed
        focus = window.focusWidget()
        if talk.curtain.closed:
            assert focus is talk.curtain._open
        if talk.curtain.closed or controller.scene != "table":
            press(window, Qt.Key.Key_Return)
        else:
            table = desk_of(window).table
            assert focus is not None
            assert focus is table or table.isAncestorOf(focus), (focus, controller.view.step)
            asked_in_turn.append((controller.view.seat, controller.view.step, controller.info.actor))
            decide_by_keys(window)
        wait(qtbot, partial(gone_on, before))
    views = [seat for seat, _step, _actor in asked_in_turn]
    assert any(own is not None and open_to_all is None for own, open_to_all in pairwise(views)), (
        "no view closed for an open question"
    )


def test_a_hold_says_what_the_referee_may_decide_and_enter_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Qt.Key.Key_F, CONTROL)
    with mock.patch.object(Setup, "drawn_seed", return_value=21):
        press(window, Qt.Key.Key_Return)
    wait(qtbot, lambda: window.desk is not None)
    controller, table = controller_of(window), desk_of(window).table
    asked = table.pitch.geometry(), table.near.geometry()
    while controller.info.phase != "held":
        wait(qtbot, lambda: controller.info.phase in ("asked", "held"))
        if controller.info.phase == "asked":
            table.finish()
            asked = table.pitch.geometry(), table.near.geometry()
            before = _point(window)
            decide_by_keys(window)
            wait(qtbot, partial(_moved_on, window, before))
    table.finish()
    before = _point(window)
    assert (table.pitch.geometry(), table.near.geometry()) == asked
    assert table.prompt.forward.hasFocus()
    assert controller.view.referee >= 0
    referee = desk_of(window).models.names.seat(controller.view.referee)
    assert table.prompt.who == f"Referee {referee} decides next"
    assert referee in table.prompt.what
    assert not table.notice.isVisible()
    press(window, Qt.Key.Key_Return)
    wait(qtbot, partial(_moved_on, window, before))


def _go_to_a_free_nation(window: MainWindow) -> None:
    """To the right, past those that were taken and keep their places; from the last on from the first."""
    cards = window.focusWidget()
    assert isinstance(cards, QAbstractItemView)
    keys = [Qt.Key.Key_Right] * cards.model().rowCount()
    for key in (*keys, Qt.Key.Key_Home, *keys):
        press(window, key)
        if cards.currentIndex().data(roles.PLAYABLE):
            return
    raise AssertionError("no nation is left")


def test_a_tournament_up_to_the_first_whistle_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Qt.Key.Key_N, CONTROL)
    with mock.patch.object(Setup, "drawn_seed", return_value=33):
        press(window, Qt.Key.Key_Return)
    wait(qtbot, lambda: window.desk is not None)
    controller = controller_of(window)
    while controller.view.step == "draft":
        before = _point(window)
        if controller.info.phase == "asked":
            _go_to_a_free_nation(window)
            press(window, Qt.Key.Key_Return)
        wait(qtbot, partial(_moved_on, window, before))
    wait(qtbot, lambda: isinstance(window.focusWidget(), QAbstractButton))
    press(window, Qt.Key.Key_Return)  # to the pub, where nothing is said twice
    for _round in range(2):
        wait(
            qtbot,
            lambda: (
                isinstance(window.stack.currentWidget(), EveningScreen) and controller_of(window).info.phase == "asked"
            ),
        )
        before = _point(window)
        press(window, Qt.Key.Key_0)
        wait(qtbot, partial(_moved_on, window, before))
    wait(qtbot, lambda: isinstance(window.stack.currentWidget(), BetsScreen))
    bets = window.stack.currentWidget()
    assert isinstance(bets, BetsScreen)
    assert bets.slip is not None
    assert window.focusWidget() is bets.table
    calm = [face.accessibleName() for face in bets.header.faces if not face.isHidden()]
    assert calm == [controller.info.seats[controller.info.actor or 0].name]
    before = _point(window)
    press(window, Qt.Key.Key_Return)
    assert len(bets.slip.bets()) == 1
    assert [face.accessibleName() for face in bets.header.faces if not face.isHidden()] == calm, "no bet moves a face"
    press(window, Qt.Key.Key_Space)
    assert not bets.slip.bets()
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Return)
    assert [kind for _team, kind in bets.slip.bets()] == [bets.slip.kinds[1]]
    for _stop in range(5):
        if window.focusWidget() is bets.hand_in_button:
            break
        press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)
    wait(qtbot, partial(_moved_on, window, before))


def _point(window: MainWindow) -> tuple[int, str]:
    controller = controller_of(window)
    return controller.session.n, controller.info.phase


def _moved_on(window: MainWindow, before: tuple[int, str]) -> bool:
    return _point(window) != before


def heard(root: QObject) -> list[tuple[QAccessible.Role, str]]:
    """Role and name of everything a screen reader finds below an object."""
    found: list[tuple[QAccessible.Role, str]] = []

    def walk(interface: QAccessibleInterface | None) -> None:
        if interface is None or not interface.isValid():
            return
        behind = interface.object()
        if isinstance(behind, QWidget) and not behind.isVisible():
            return
        found.append((interface.role(), interface.text(QAccessible.Text.Name)))
        for number in range(interface.childCount()):
            walk(interface.child(number))

    walk(QAccessible.queryAccessibleInterface(root))
    return found


def nameless(window: QWidget) -> list[str]:
    """Controls that can be used and have no name."""
    bad = []
    for kind in (QAbstractButton, QComboBox, QLineEdit):
        for widget in window.findChildren(kind):
            if not widget.isVisible() or not widget.isEnabled() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
                continue
            interface = QAccessible.queryAccessibleInterface(widget)
            if interface is not None and not interface.text(QAccessible.Text.Name).strip():
                parent = widget.parentWidget()
                bad.append(f"{type(widget).__name__} in {type(parent).__name__} {widget.objectName()}")
    return bad


@pytest.mark.parametrize("name", ["start", "tournament", "friendly", "settings", "rules"])
def test_every_control_of_a_page_has_a_name(window: MainWindow, name: str) -> None:
    QAccessible.setActive(True)
    window.show_screen(name)
    QApplication.processEvents()
    assert not nameless(window)


def test_a_screen_reader_finds_prompt_hand_buttons_and_sheets(window: MainWindow, qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    settings().change(pace="instant")
    window.show_screen("tournament")
    with mock.patch.object(Setup, "drawn_seed", return_value=22):
        window.navigation.screens["tournament"].start_button.click()  # type: ignore[attr-defined]
    controller = controller_of(window)
    player = MousePlayer(window, qtbot, 22)
    scenes = set()
    for _decision in range(200):
        player.wait_for_question()
        scenes.add(controller.scene)
        if controller.scene == "table" and controller.view.step in ("attack", "defence"):
            break
        QApplication.processEvents()
        assert not nameless(window), controller.scene
        player.decide()
    assert {"draft", "groups", "evening", "bets", "table"} <= scenes
    desk = desk_of(window)
    desk.table.finish()
    QApplication.processEvents()
    assert not nameless(window)
    names = [name for _role, name in heard(window)]
    spoken = "\n".join(names)
    fan = desk.table.near.fan
    for row in range(fan.model().rowCount()):
        text = fan.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert text in names, text
    assert desk.table.prompt.what in spoken
    by_sheet = {}
    for name, sheet in window.docks.by_name.items():
        sheet.show()
        QApplication.processEvents()
        assert not nameless(window), name
        by_sheet[name] = "\n".join(said for _role, said in heard(window))
    for model in desk.models.groups:
        assert model.title in by_sheet["sheet"]
    for account in desk.models.accounts.rows:
        assert desk.models.names.seat(account.seat) in by_sheet["accounts"]
    assert desk.models.log.index(0).data(Qt.ItemDataRole.DisplayRole)[:20] in by_sheet["commentary"]
