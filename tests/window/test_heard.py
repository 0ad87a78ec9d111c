"""What a screen reader finds at every question of a match: the prompt, every card in hand, every button by its name."""

from unittest import mock

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QMenuBar, QToolButton
from pytestqt.qtbot import QtBot

from bench.trial.overheard import heard
from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.models import roles
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.session import Setup
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, desk_of, start_friendly
from tests.ui.mouse import MousePlayer

BUTTONS = {
    QAccessible.Role.PushButton,
    QAccessible.Role.CheckBox,
    QAccessible.Role.RadioButton,
    QAccessible.Role.ButtonMenu,
    QAccessible.Role.ButtonDropDown,
}


def hands_shown(window: MainWindow) -> list[FanView]:
    """Every fan of cards on the screen."""
    return [fan for fan in window.findChildren(FanView) if fan.isVisible()]


def check_cards(fan: FanView) -> int:
    """Every card is an item of a list with a name, says its title, and lies where the screen reader is told."""
    interface = QAccessible.queryAccessibleInterface(fan)
    assert interface is not None
    assert interface.role() == QAccessible.Role.List
    assert interface.text(QAccessible.Text.Name)
    model = fan.model()
    items = [interface.child(number) for number in range(interface.childCount())]
    assert len(items) == model.rowCount()
    for row, item in enumerate(items):
        index = model.index(row, 0)
        assert item.role() == QAccessible.Role.ListItem
        said = item.text(QAccessible.Text.Name)
        assert said == index.data(Qt.ItemDataRole.AccessibleTextRole)
        card = index.data(roles.CARD)
        if card is not None:
            assert language().card_title(card.id, card.title) in said
        place = item.rect().translated(-fan.viewport().mapToGlobal(QPoint(0, 0)))
        assert place.intersects(fan.viewport().rect())
    return len(items)


def check_buttons(window: MainWindow) -> None:
    """Every button that can be seen is found under a name, and says whether it can be pressed."""
    names = {text for role, text in heard(window) if role in BUTTONS}
    for button in window.findChildren(QAbstractButton):
        if not button.isVisible() or button.visibleRegion().isEmpty():
            continue
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface is not None
        name = interface.text(QAccessible.Text.Name).strip()
        where = f"{type(button).__name__} {button.text()!r} in {type(button.parentWidget()).__name__}"
        assert name, where
        if isinstance(button.parentWidget(), QMenuBar):
            in_menus = {action for menu in window.menuBar().findChildren(QMenu) for action in menu.actions()}
            assert isinstance(button, QToolButton)
            assert button.defaultAction() in in_menus, where  # Qt tells screen readers the menus only
        elif interface.role() in BUTTONS:
            assert name in names, where
        assert bool(interface.state().disabled) == (not button.isEnabled()), where


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_question_of_a_friendly_can_be_heard(window: MainWindow, qtbot: QtBot, code: str) -> None:
    QAccessible.setActive(True)
    settings().change(language=code)
    with mock.patch.object(Setup, "drawn_seed", return_value=41):
        start_friendly(window, qtbot)
    controller = controller_of(window)
    table = desk_of(window).table
    player = MousePlayer(window, qtbot, 41)
    cards, prompts = 0, set()
    while controller.scene != "payout":
        player.wait_for_question()
        if controller.scene == "payout":
            break
        if controller.scene == "table":
            table.finish()
            QApplication.processEvents()
            said = {text for _role, text in heard(window)}
            assert table.prompt.what in said
            assert not table.prompt.who or table.prompt.who in said
            assert table.prompt.who or controller.info.phase == "held"
            prompts.add(table.prompt.what)
            cards += sum(check_cards(fan) for fan in hands_shown(window))
        check_buttons(window)
        player.decide()
    assert cards > 50
    assert len(prompts) >= 4
    check_buttons(window)


def test_every_screen_before_the_first_match_can_be_heard(window: MainWindow, qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    for name in ("start", "friendly", "settings", "rules", "tournament"):
        window.show_screen(name)
        QApplication.processEvents()
        check_buttons(window)
    with mock.patch.object(Setup, "drawn_seed", return_value=42):
        window.navigation.screens["tournament"].start_button.click()  # type: ignore[attr-defined]
    controller = controller_of(window)
    player = MousePlayer(window, qtbot, 42)
    seen = set()
    while not controller.view.played:
        player.wait_for_question()
        seen.add(controller.scene)
        QApplication.processEvents()
        check_buttons(window)
        player.decide()
    assert {"draft", "groups", "evening", "bets"} <= seen
