"""The bracket in rooms of every size: its bars come to rest, and every match can be seen whole (S8.1)."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.sheet import TieSheetModel
from swallows_gui.services.settings import SettingsService
from swallows_gui.services.theme import theme
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.kit.bracket import BracketView

PATIENCE = 40
"""Resizings that a view may need until it rests."""


class Counting(BracketView):
    """Counts how often it is laid out anew."""

    resizings = 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.resizings += 1
        if self.resizings > PATIENCE:
            raise AssertionError(f"no rest at {self.size()}")
        super().resizeEvent(event)


@pytest.mark.parametrize("percent", [100, 200])
def test_s8_1_the_bars_come_to_rest_in_every_room(qtbot: QtBot, services: SettingsService, percent: int) -> None:
    theme().set_scale(percent)
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben", "Cleo", "Dan"))
    game = Session.new(Setup({"format": "sixteen"}, seats, seed=8))
    names = Names(load(), [seat.name for seat in seats])
    model = TieSheetModel(names, knockout=True)
    model.update(cast(SwallowsView, game.view(None)))
    view = Counting()
    qtbot.addWidget(view)
    view.setModel(model)
    view.show()
    for width in range(300, 1100, 75):
        for height in (180, 340, 460, 640):
            view.resizings = 0
            view.resize(width, height)
            QApplication.processEvents()
            whole = [view._rect(row) for row in range(model.rowCount())]
            assert max(rect.right() for rect in whole) <= view.viewport().width() + view.horizontalScrollBar().maximum()
            assert max(rect.bottom() for rect in whole) <= view.viewport().height() + view.verticalScrollBar().maximum()


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_s8_1_a_bar_from_side_to_side_brings_none_up_and_down(
    qtbot: QtBot, services: SettingsService, percent: int
) -> None:
    theme().set_scale(percent)
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben", "Cleo", "Dan"))
    game = Session.new(Setup({"format": "sixteen"}, seats, seed=8))
    model = TieSheetModel(Names(load(), [seat.name for seat in seats]), knockout=True)
    model.update(cast(SwallowsView, game.view(None)))
    view = Counting()
    qtbot.addWidget(view)
    view.setModel(model)
    view.show()
    view.resize(600, 400)
    high = view.whole_height()
    for width in range(250, 1400, 25):
        view.resizings = 0
        view.resize(width, high)
        QApplication.processEvents()
        assert view.verticalScrollBar().maximum() == 0, width


def test_s8_1_where_there_is_room_the_matches_come_from_both_sides(qtbot: QtBot, services: SettingsService) -> None:
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben", "Cleo", "Dan"))
    game = Session.new(Setup({"format": "sixteen"}, seats, seed=8))
    model = TieSheetModel(Names(load(), [seat.name for seat in seats]), knockout=True)
    model.update(cast(SwallowsView, game.view(None)))
    view = BracketView()
    qtbot.addWidget(view)
    view.setModel(model)
    view.show()
    places = {}
    for width in (1100, 600):
        view.resize(width, 400)
        QApplication.processEvents()
        places[width] = [view._rect(row) for row in range(model.rowCount())]
    first, second, third, fourth, one, other, final = places[1100]
    assert first.left() == second.left() < one.left() < final.left() < other.left() < third.left() == fourth.left()
    assert one.center().y() == final.center().y() == other.center().y()
    assert first.top() == third.top() < second.top() == fourth.top()
    assert len({rect.left() for rect in places[600]}) == 3, "in a narrow room from one side"
