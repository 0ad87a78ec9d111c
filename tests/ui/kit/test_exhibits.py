"""A shelf: the best stands first, and a place that is free cannot be pressed."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from swallows_gui.ui.kit.exhibits import PLACES, Exhibit, Shelf


def nothing(_painter: QPainter, _room: QRectF) -> None:
    pass


def test_what_stands_on_it_can_be_pressed_and_free_places_cannot(qtbot: QtBot) -> None:
    shelf = Shelf(nothing)
    qtbot.addWidget(shelf)
    shelf.say("Titles", [(nothing, "Ann", "3", "first"), (nothing, "Ben", "1", "second")])
    assert [each.accessibleName() for each in shelf.lines] == ["Titles, 1: Ann, 3", "Titles, 2: Ben, 1"]
    with qtbot.waitSignal(shelf.chosen) as told:
        shelf.lines[1].click()
    assert told.args == ["second"]
    places = [each for each in shelf.findChildren(Exhibit) if not each.isHidden()]
    assert len(places) == PLACES
    assert sum(each.isEnabled() for each in places) == 2


def test_an_empty_shelf_is_not_hung_up_and_one_holds_no_more_than_its_places(qtbot: QtBot) -> None:
    shelf = Shelf(nothing)
    qtbot.addWidget(shelf)
    shelf.say("Titles", [])
    assert shelf.isHidden()
    shelf.say("Titles", [(nothing, f"Player {number}", "1", number) for number in range(9)])
    assert not shelf.isHidden()
    assert len(shelf.lines) == PLACES
