"""The record sheet brings the running match into sight, however many there are (S3.1, S8.1)."""

from __future__ import annotations

from functools import partial
from typing import cast

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.sheets.standing import RecordSheet
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import roles
from swallows_gui.models.ties import HOME, NUMBER
from swallows_gui.services.settings import SettingsService
from swallows_gui.services.theme import theme
from swallows_gui.session import Seat, Session, Setup

MATCH = 97
"""A quarter-final of 48 teams."""


@pytest.fixture(scope="module")
def quarter_final() -> tuple[SwallowsView, Names]:
    """A tournament of 48 teams up to its first quarter-final."""
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben", "Cleo", "Dan"))
    game = Session.new(Setup({"format": "forty-eight"}, seats, seed=3))
    while (view := cast(SwallowsView, game.view(None))).match < MATCH:
        game.step()
    return view, Names(load(), [seat.name for seat in seats])


def is_in_sight(table: QAbstractItemView, row: QModelIndex) -> bool:
    """Whether a view shows the first cell of a row whole."""
    return table.viewport().rect().contains(table.visualRect(row))


@pytest.mark.parametrize("percent", [100, 200])
def test_s8_1_the_running_match_is_in_sight_on_every_page(
    qtbot: QtBot, services: SettingsService, quarter_final: tuple[SwallowsView, Names], percent: int
) -> None:
    theme().set_scale(percent)
    view, names = quarter_final
    models = Models(names, view.tables, view.form.schedule)
    models.update(view)
    sheet = RecordSheet(narrow=False)
    qtbot.addWidget(sheet)
    sheet.resize(1024, 600)
    sheet.show()
    sheet.show_models(models)
    sheet.follow_match(MATCH)
    for table in (sheet.matches, sheet.bracket):
        sheet.tabs.setCurrentWidget(table)
        model = table.model()
        row = model.match(model.index(0, 0), roles.KEY, MATCH)[0]
        qtbot.waitUntil(partial(is_in_sight, table, row))
    sheet.tabs.setCurrentIndex(0)
    match = models.matches.match(models.matches.index(0, 0), roles.KEY, MATCH)[0]
    home = match.siblingAtColumn(HOME).data(roles.NATION)
    cells = [each for each in sheet._cells if each.holds(home)]
    qtbot.waitUntil(lambda: any(not each.visibleRegion().isEmpty() for each in cells))
    sheet.forget()


def test_on_the_whole_window_every_group_lists_its_own_matches_below_its_table(
    qtbot: QtBot, services: SettingsService, quarter_final: tuple[SwallowsView, Names]
) -> None:
    view, names = quarter_final
    models = Models(names, view.tables, view.form.schedule)
    models.update(view)
    big, beside = RecordSheet(narrow=False), RecordSheet(narrow=True)
    for sheet in (big, beside):
        qtbot.addWidget(sheet)
        sheet.show_models(models)
    groups = len(models.groups)
    for group, cell in enumerate(big._cells[:groups]):
        listed = cell.matches.model()
        numbers = [listed.index(row, NUMBER).data(roles.KEY) for row in range(listed.rowCount())]
        assert numbers == [each.number for each in view.fixtures if each.group == group]
        assert len(numbers) == 6
        assert not cell.matches.isHidden()
    for cell in (*big._cells[groups:], *beside._cells):  # the best thirds meet nobody as such
        assert cell.matches.model() is None
        assert cell.matches.isHidden()
    for sheet in (big, beside):
        sheet.forget()
    assert big._cells[0].matches.model() is None


def test_s8_1_with_the_first_tie_the_sheet_turns_to_the_bracket_and_lets_whoever_turns_back_read_on(
    qtbot: QtBot, services: SettingsService, quarter_final: tuple[SwallowsView, Names]
) -> None:
    view, names = quarter_final
    models = Models(names, view.tables, view.form.schedule)
    models.update(view)
    sheet = RecordSheet(narrow=True)
    qtbot.addWidget(sheet)
    sheet.resize(300, 600)
    sheet.show()
    sheet.show_models(models)
    groups = sheet.tabs.currentWidget()
    assert groups is not sheet.bracket
    for number in range(1, 25):
        sheet.follow_match(number)
        sheet._show_followed()
        assert sheet.tabs.currentWidget() is groups, number
    sheet.follow_match(MATCH)
    qtbot.waitUntil(lambda: sheet.tabs.currentWidget() is sheet.bracket)
    sheet.tabs.setCurrentWidget(groups)
    sheet.follow_match(MATCH + 1)
    sheet._show_followed()
    assert sheet.tabs.currentWidget() is groups
    sheet.forget()
