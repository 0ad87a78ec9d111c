"""Money is at hand where one looks: in the question while play holds, by its keys whatever panel is up, and seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QLabel, QLineEdit, QMainWindow, QTabBar
from pytestqt.qtbot import QtBot

from swallows_gui.engine.game import Choices
from swallows_gui.games.swallows.rules.actions import offers, verb_of
from swallows_gui.games.swallows.table.match.asked import asked
from swallows_gui.games.swallows.table.match.match_times import SCENE_ARRIVES
from swallows_gui.services.qobjects import iter_descendants
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import AnimationClock, clock
from swallows_gui.ui.play.game_table import Phase
from tests.games.swallows.table.match.evening import Evening, evening_at
from tests.games.swallows.table.match.test_rules_on_the_table import situation
from tests.games.swallows.table.match.test_table import shown

pytestmark = pytest.mark.usefixtures("qapp")

REFEREE = 2


def _refereed(**options: object) -> Evening:
    evening = Evening(3, humans=(REFEREE,), haggling=True, **options)  # type: ignore[arg-type]
    assert evening.until(lambda it: it.game.step.name == "attack")
    return evening


@pytest.fixture
def in_full(by_hand: AnimationClock) -> None:
    assert by_hand is clock()
    settings().change(**{"swallows.great_moments": "full"})


def test_while_play_holds_the_question_offers_what_can_be_done_about_money(qtbot: QtBot) -> None:
    evening = evening_at("attack", haggling=True)
    table = shown(qtbot, evening)
    evening.push(offers(0, 0, 3)[-1])
    evening.push(evening.game.notation.action_from_json(REFEREE, {"type": "refuse", "amount": 7}))
    assert all(button.isHidden() for button in table.prompt.money.values()), "whoever is asked has other things to do"
    evening.waiting = "held"
    table.show_view(evening.view(), replace(evening.info(), actor=None, viewer=0))
    money = table.prompt.money
    assert not money["offer"].isHidden()
    assert not money["pay"].isHidden()
    assert "7M" in money["pay"].text()
    assert money["price"].isHidden()
    QTest.mouseClick(money["pay"], Qt.MouseButton.LeftButton)
    assert (evening.told[-1]["type"], evening.told[-1]["amount"]) == ("bribe_offered", 7)


@pytest.mark.parametrize("step", ["referee_die", "edge", "whistle", "attack"])
def test_a_hold_looks_alike_whatever_is_in_the_purses(qtbot: QtBot, step: str) -> None:
    """Two people at one screen, and nobody's view open: the same words, buttons, sentence over the pitch and forms."""
    looks = []
    for purse in (0, 1, 60):
        evening = next(each for each in map(_of_two, range(60)) if each.until(_asks(step, evening=each), most=150))
        evening.game.cash[:] = [purse] * len(evening.game.cash)
        table = shown(qtbot, evening)
        view = evening.game.view(None)
        view.history = tuple(evening.history(None))
        steppers = tuple(seat for seat in view.may_act if seat in evening.humans)
        nobody = replace(evening.info(), viewer=None, actor=None, legal=Choices(), may_step_in=steppers)
        table.show_view(view, replace(nobody, phase=Phase.HELD))
        seen = [
            (each.text(), each.isEnabled())
            for part in (table, table.referee_panel)
            for each in iter_descendants(part, QAbstractButton)
            if each.isVisibleTo(part)
        ]
        words = [
            each.text()
            for each in iter_descendants(table.referee_panel, QLabel)
            if each.isVisibleTo(table.referee_panel)
        ]
        looks.append((table.prompt.text(), table.prompt.accessibleName(), table.envelope.text(), seen, words))
        assert table.prompt.text()
        assert steppers, "somebody may offer"
    assert looks[0] == looks[1] == looks[2]


def _of_two(seed: int) -> Evening:
    return Evening(seed, humans=(0, 1), haggling=True)


def _asks(step: str, evening: Evening) -> Callable[[Evening], bool]:
    """Whether that is decided now, with a price on the pitch where nothing of the referee's is."""
    priced = step == "attack"

    def found(it: Evening) -> bool:
        may = any(seat in evening.humans for seat in it.game.view(None).may_act)
        return it.game.step.name == step and may and (not priced or _name_a_price(it))

    return found


def _name_a_price(evening: Evening) -> bool:
    named = {"type": "name_price", "side": "home", "amount": 7}
    evening.push(evening.game.notation.action_from_json(REFEREE, named))
    return True


def test_the_keys_of_money_bring_up_the_corner_that_is_closed(qtbot: QtBot) -> None:
    evening = evening_at("attack", haggling=True)
    table = evening.seat_table()
    window = QMainWindow()
    window.setCentralWidget(table)
    dock = QDockWidget("Referee", window)
    dock.setWidget(table.referee_panel)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    for widget in (window, table.commentary):
        qtbot.addWidget(widget)
    dock.close()
    window.resize(1100, 760)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    table.near.fan.setFocus()
    QTest.keyClick(table.near.fan, Qt.Key.Key_B)
    qtbot.waitUntil(table.referee_panel.isVisible)
    field = window.focusWidget()
    assert isinstance(field, QLineEdit)
    before = len(evening.told)
    QTest.keyClicks(field, "2")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert evening.told[before]["amount"] == 2
    assert not dock.isVisible(), "what comes of the offer is to be seen"
    table.hide_private()
    QTest.keyClick(table, Qt.Key.Key_B)
    assert not table.referee_panel.isVisible(), "behind the curtain no key leads to money"


def test_a_corner_that_lies_below_another_panel_comes_up_when_its_key_is_pressed(qtbot: QtBot) -> None:
    evening = evening_at("attack", haggling=True)
    table = evening.seat_table()
    window = QMainWindow()
    window.setCentralWidget(table)
    docks = [QDockWidget(name, window) for name in ("Referee", "Commentary")]
    for dock, widget in zip(docks, (table.referee_panel, table.commentary), strict=True):
        dock.setWidget(widget)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    qtbot.addWidget(window)
    window.tabifyDockWidget(*docks)
    window.resize(1100, 760)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    docks[1].raise_()
    bar = next(each for each in window.findChildren(QTabBar) if each.count() == 2)
    qtbot.waitUntil(lambda: bar.tabText(bar.currentIndex()) == "Commentary")
    table.near.fan.setFocus()
    QTest.keyClick(table.near.fan, Qt.Key.Key_B)
    qtbot.waitUntil(lambda: bar.tabText(bar.currentIndex()) == "Referee")
    assert isinstance(window.focusWidget(), QLineEdit)


@pytest.mark.usefixtures("in_full")
def test_an_offer_made_by_enter_is_seen_like_one_by_the_mouse(qtbot: QtBot) -> None:
    evening = evening_at("attack", pace="normal")
    table = shown(qtbot, evening)
    panel = table.referee_panel
    room = table.window().layout()
    assert room is not None
    room.addWidget(panel)
    table.window().resize(1000, 1300)
    panel.show()
    qtbot.waitUntil(panel.bribes.offer.isVisible)
    table.near.fan.setFocus()
    QTest.keyClick(table.near.fan, Qt.Key.Key_B)
    field = table.window().focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert evening.told[-1]["type"] == "bribe_offered"
    assert table.presenter.running, "the key that offers hurries nothing on"
    assert not table.presenter.hurried
    assert table.peaks.scene.deal is not None
    clock().pass_time(SCENE_ARRIVES / 2)
    assert table.presenter.running


@pytest.mark.usefixtures("in_full")
def test_the_referees_price_is_seen_and_the_focus_goes_back_to_his_question(qtbot: QtBot) -> None:
    evening = _refereed(pace="normal")
    table = shown(qtbot, evening)
    panel = table.referee_panel
    room = table.window().layout()
    assert room is not None
    room.addWidget(panel)
    table.window().resize(1000, 1500)
    panel.show()
    qtbot.waitUntil(panel.prices.name_it.isVisible)
    table.near.fan.setFocus()
    QTest.keyClick(table.near.fan, Qt.Key.Key_N)
    field = table.window().focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert evening.told[-1]["type"] == "price_named"
    assert table.peaks.scene.deal is not None
    assert table.presenter.running
    focus = table.window().focusWidget()
    assert focus is table or (focus is not None and table.isAncestorOf(focus))


def test_what_he_took_stands_beside_his_face(qtbot: QtBot) -> None:
    evening = evening_at("attack")
    table = shown(qtbot, evening)
    evening.push(offers(0, 0, 3)[-1])
    evening.push(evening.game.notation.action_from_json(REFEREE, {"type": "accept"}))
    assert table.band.referee.letters == 1
    assert "took money" in table.band.referee.accessibleName()
    for width, height in ((1000, 760), (1500, 1000), (800, 900)):
        table.window().resize(width, height)
        QApplication.processEvents()
        place = table.band.referee.geometry()
        assert table.rect().contains(place)
        assert not QRectF(place).intersects(table.stage.places.sums)
        assert not QRectF(place).intersects(table.stage.places.right)


def test_who_has_nothing_left_to_attack_with_is_told_so() -> None:
    def spent(evening: Evening) -> bool:
        legal = evening.game.legal_actions(0)
        return not any(isinstance(entry, int) and verb_of(entry) == 0 for entry in legal)

    now = situation(evening_at("attack", when=spent))
    assert asked(now).what.endswith("no card left to attack with")
    now = situation(evening_at("attack", when=lambda it: not spent(it)))
    assert "no card left" not in asked(now).what
