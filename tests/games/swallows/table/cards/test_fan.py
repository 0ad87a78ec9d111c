"""The fan: keyboard, mouse, choice with modifiers, and what a screen reader sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.games.swallows.table.cards.kind_signs import plain_name, spoken
from swallows_gui.models import roles
from swallows_gui.services.theme import theme

CARDS = list(load().cards.values())
GREENS = [card for card in CARDS if card.colour == "green"]
REDS = [card for card in CARDS if card.colour == "red"]


def hand(count: int, modifiers: int = 0) -> QStandardItemModel:
    """A hand of greens of which every second can be played, with reds that can be added to them."""
    model = QStandardItemModel()
    for number, card in enumerate([*GREENS[:count], *REDS[:modifiers]]):
        item = QStandardItem(plain_name(card))
        item.setData(card, roles.CARD)
        item.setData(card.colour, roles.BACK)
        item.setData(card.colour == "green" and number % 2 == 0, roles.PLAYABLE)
        item.setData("the initiative is theirs", roles.REASON)
        item.setData(card.colour == "red", roles.MODIFIER)
        item.setData(spoken(card), Qt.ItemDataRole.AccessibleTextRole)
        model.appendRow(item)
    return model


@pytest.fixture
def fan(qtbot: QtBot) -> Iterator[FanView]:
    """A fan of six greens and two reds in a window."""
    window = QWidget()
    layout = QVBoxLayout(window)
    view = FanView(window)
    layout.addWidget(view)
    view.setModel(hand(6, 2))
    window.resize(900, 320)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    yield view
    window.close()


def visible_point(view: FanView, row: int) -> QPoint:
    """A point of the view where the card of a row is uppermost."""
    box = view.visualRect(view.model().index(row, 0))
    for x in range(box.left(), box.right(), 3):
        for y in range(box.top(), box.bottom(), 7):
            if view.viewport().rect().contains(x, y) and view.indexAt(QPoint(x, y)).row() == row:
                return QPoint(x, y)
    raise AssertionError(f"card {row} cannot be seen")


def test_arrows_home_and_end_walk_the_hand(fan: FanView, qtbot: QtBot) -> None:
    for key, row in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, 7),
        (Qt.Key.Key_Right, 7),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
    ):
        QTest.keyClick(fan, key)
        assert fan.currentIndex().row() == row


def test_enter_plays_a_card_that_can_be_played_and_no_other(fan: FanView, qtbot: QtBot) -> None:
    played: list[list[QModelIndex]] = []
    fan.played.connect(played.append)
    QTest.keyClick(fan, Qt.Key.Key_Right)
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert played == []
    QTest.keyClick(fan, Qt.Key.Key_Right)
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert [[index.row() for index in row] for row in played] == [[2]]


def test_modifiers_are_played_together_with_the_chosen_card(fan: FanView, qtbot: QtBot) -> None:
    played: list[list[QModelIndex]] = []
    fan.played.connect(played.append)
    QTest.mouseClick(fan.viewport(), Qt.MouseButton.LeftButton, pos=visible_point(fan, 4))
    for row in (6, 7, 6):
        QTest.mouseClick(fan.viewport(), Qt.MouseButton.LeftButton, pos=visible_point(fan, row))
    assert fan.chosen() == fan.model().index(4, 0)
    assert [index.row() for index in fan.modifiers()] == [7]
    assert plain_name(GREENS[4]) in fan.accessibleDescription()
    assert plain_name(REDS[1]) in fan.accessibleDescription()
    fan.setCurrentIndex(fan.model().index(6, 0))
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert played == []
    fan.setCurrentIndex(fan.model().index(4, 0))
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert [[index.row() for index in row] for row in played] == [[4, 7, 6]]


def test_escape_takes_the_choice_back(fan: FanView, qtbot: QtBot) -> None:
    QTest.mouseClick(fan.viewport(), Qt.MouseButton.LeftButton, pos=visible_point(fan, 2))
    with qtbot.waitSignal(fan.picked):
        QTest.keyClick(fan, Qt.Key.Key_Escape)
    assert fan.chosen() is None


def test_a_double_click_plays(fan: FanView, qtbot: QtBot) -> None:
    point = visible_point(fan, 2)
    with qtbot.waitSignal(fan.played) as played:
        QTest.mouseClick(fan.viewport(), Qt.MouseButton.LeftButton, pos=point)
        QTest.mouseDClick(fan.viewport(), Qt.MouseButton.LeftButton, pos=visible_point(fan, 2))
    assert [index.row() for index in played.args[0]] == [2]


def test_space_and_the_right_button_ask_for_the_zoom(fan: FanView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(fan.zoom_requested) as zoom:
        QTest.keyClick(fan, Qt.Key.Key_Space)
    assert zoom.args[0].row() == 0
    with qtbot.waitSignal(fan.zoom_requested) as zoom:
        QTest.mouseClick(fan.viewport(), Qt.MouseButton.RightButton, pos=visible_point(fan, 5))
    assert zoom.args[0].row() == 5


def test_a_choice_that_can_no_longer_be_played_is_dropped(fan: FanView, qtbot: QtBot) -> None:
    fan.choose(fan.model().index(2, 0))
    with qtbot.waitSignal(fan.picked):
        fan.model().setData(fan.model().index(2, 0), False, roles.PLAYABLE)
    assert fan.chosen() is None


def test_a_choice_stays_with_its_card_when_another_leaves(fan: FanView) -> None:
    fan.choose(fan.model().index(4, 0))
    card = fan.model().index(4, 0).data(roles.CARD)
    fan.model().removeRow(1)
    chosen = fan.chosen()
    assert chosen is not None
    assert chosen.data(roles.CARD) is card


@pytest.mark.parametrize("size", [(900, 320), (520, 250), (400, 90), (300, 60), (1600, 500)])
@pytest.mark.parametrize("count", [1, 2, 7, 16])
def test_every_card_lies_in_the_view_and_can_be_pointed_at(qtbot: QtBot, size: tuple[int, int], count: int) -> None:
    view = FanView()
    view.setModel(hand(count))
    view.resize(*size)
    qtbot.addWidget(view)
    view.show()
    for row in range(count):
        box = view.visualRect(view.model().index(row, 0))
        assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(box), (row, box)
        assert visible_point(view, row)


def test_the_tooltip_says_what_it_needs_and_why_it_cannot_be_played(fan: FanView) -> None:
    model = fan.model()
    model.setData(model.index(2, 0), "goal on a 3 or more, 67 %", roles.NEEDS)
    assert "67 %" in fan.tip(model.index(2, 0))
    assert "the initiative is theirs" not in fan.tip(model.index(2, 0))
    assert "the initiative is theirs" in fan.tip(model.index(1, 0))


def test_a_screen_reader_sees_every_card_at_its_place(fan: FanView) -> None:
    QAccessible.setActive(True)
    seen = QAccessible.queryAccessibleInterface(fan)
    assert seen is not None
    assert seen.role() == QAccessible.Role.List
    assert seen.childCount() == 8
    for row in range(8):
        child = seen.child(row)
        card = fan.model().index(row, 0).data(roles.CARD)
        assert child.text(QAccessible.Text.Name) == spoken(card)
        centre = fan.viewport().mapFromGlobal(child.rect().center())
        assert fan.visualRect(fan.model().index(row, 0)).contains(centre)


def test_a_low_view_lays_the_hand_flat(qtbot: QtBot) -> None:
    view = FanView()
    qtbot.addWidget(view)
    view.setModel(hand(5))
    view.resize(600, 300)
    view.show()
    assert not view.flat
    assert view.place(0).turn < 0
    theme().set_scale(200)
    view.resize(600, 200)
    assert view.flat
    assert view.place(0).turn == 0


def test_face_down_cards_show_their_backs_only(qtbot: QtBot) -> None:
    model = QStandardItemModel()
    for colour in ("green", "blue", "red"):
        item = QStandardItem(f"{colour} card")
        item.setData(None, roles.CARD)
        item.setData(colour, roles.BACK)
        model.appendRow(item)
    view = FanView()
    qtbot.addWidget(view)
    view.setModel(model)
    view.resize(400, 120)
    view.show()
    with qtbot.assertNotEmitted(view.zoom_requested):
        view.setFocus()
        view.setCurrentIndex(model.index(0, 0))
        QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.tip(model.index(1, 0)) == "blue card"
    assert not view.grab().isNull()


def test_what_is_chosen_is_said_but_not_where_it_is_played_at_once(
    fan: FanView, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(
        "swallows_gui.games.swallows.table.cards.fan_cards.announce", lambda _, words: said.append(words)
    )
    playable = next(index for index in map(fan.model().index, range(fan.count), [0] * fan.count) if _fits(index))
    fan.setCurrentIndex(playable)
    QTest.keyClick(fan, Qt.Key.Key_Return)
    fan.clear_choice()
    assert said == [], "what is played is told by the commentary, and a new question says what it asks"
    QTest.keyClick(fan, Qt.Key.Key_Plus)
    assert len(said) == 1
    QTest.keyClick(fan, Qt.Key.Key_Escape)
    assert said[1:] == ["No card is chosen."]


def _fits(index: QModelIndex) -> bool:
    return bool(index.data(roles.PLAYABLE)) and not index.data(roles.MODIFIER)


def test_a_chosen_card_that_is_gone_is_not_described_any_more(fan: FanView) -> None:
    fan.choose(fan.model().index(0, 0))
    name = fan.model().index(0, 0).data()
    assert name in fan.accessibleDescription()
    fan.model().removeRows(0, fan.model().rowCount())
    assert name not in fan.accessibleDescription()
    fan.setModel(hand(4))
    assert name not in fan.accessibleDescription()
