"""Rows that change places are seen to go there, while model, focus and screen reader are there at once."""

from collections.abc import Sequence

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from swallows_gui.engine.tournament.ranking import Row
from swallows_gui.models.standings import TEAM, Standing, StandingsModel
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.row_slide import SLIDE
from swallows_gui.ui.kit.tables import PosterTable

NAMES = ("Spain", "Chile", "Ghana", "Japan")


def standings(order: Sequence[int]) -> list[Standing]:
    return [Standing(place, Row(team, 1, 0, 1, 0, 1, 1, 1), place < 3) for place, team in enumerate(order, 1)]


def table_of(qtbot: QtBot, order: Sequence[int] = (0, 1, 2, 3)) -> tuple[PosterTable, StandingsModel]:
    table = PosterTable(TEAM, whole=True, slides=True)
    qtbot.addWidget(table)
    model = StandingsModel(0, NAMES, table)
    model.set_rows(standings(order))
    table.setModel(model)
    table.resize(420, 260)
    with qtbot.waitExposed(table):
        table.show()
    return table, model


def offsets(table: PosterTable) -> list[float]:
    """Of the rows, in rows."""
    assert table.slide is not None
    height = table.rowHeight(0)
    return [round(table.slide.offset(row) / height, 2) for row in range(table.model().rowCount())]


@pytest.mark.usefixtures("by_hand")
def test_rows_slide_to_their_new_places_and_the_keys_stay_with_their_team(qtbot: QtBot) -> None:
    table, model = table_of(qtbot)
    resets: list[object] = []
    model.modelReset.connect(lambda: resets.append(None))
    table.setCurrentIndex(model.index(2, TEAM))
    model.set_rows(standings((2, 0, 1, 3)))
    assert table.currentIndex().row() == 0
    assert table.currentIndex().data() == "Ghana"
    assert offsets(table) == [2, -1, -1, 0]
    clock().pass_time(SLIDE / 2)
    half = offsets(table)
    assert 0.9 < half[0] < 1.1
    assert half[1] == half[2] == -round(half[0] / 2, 2)
    clock().pass_time(SLIDE / 2 + 0.02)
    assert offsets(table) == [0, 0, 0, 0]
    assert not clock().busy
    assert not resets


@pytest.mark.usefixtures("by_hand")
def test_rows_that_are_on_their_way_go_on_from_where_they_are_seen(qtbot: QtBot) -> None:
    table, model = table_of(qtbot)
    model.set_rows(standings((1, 0, 2, 3)))
    clock().pass_time(SLIDE / 2)
    at = offsets(table)
    model.set_rows(standings((0, 1, 2, 3)))
    assert offsets(table)[0] == pytest.approx(1 + at[1], abs=0.02)
    assert offsets(table)[1] == pytest.approx(at[0] - 1, abs=0.02)


@pytest.mark.usefixtures("by_hand")
@pytest.mark.parametrize("still", [{"pace": "instant"}, {"reduced_motion": True}])
def test_where_nothing_moves_rows_stand_where_they_will_be(qtbot: QtBot, still: dict[str, object]) -> None:
    table, model = table_of(qtbot)
    settings().change(**still)
    model.set_rows(standings((3, 2, 1, 0)))
    assert offsets(table) == [0, 0, 0, 0]
    assert not clock().busy


@pytest.mark.usefixtures("by_hand")
def test_a_slide_follows_the_pace(qtbot: QtBot) -> None:
    table, model = table_of(qtbot)
    settings().change(pace="slow")
    model.set_rows(standings((1, 0, 2, 3)))
    clock().pass_time(SLIDE * 1.6)
    assert offsets(table) != [0, 0, 0, 0]
    clock().pass_time(SLIDE * 0.2)
    assert offsets(table) == [0, 0, 0, 0]


@pytest.mark.usefixtures("by_hand")
def test_rows_can_be_seen_to_come_from_where_they_stood_before_the_table_was_shown(qtbot: QtBot) -> None:
    table, _model = table_of(qtbot)
    assert table.slide is not None
    table.slide.slide_from([1, 0, 2, 3], 0.5)
    clock().pass_time(0.45)
    assert offsets(table) == [1, -1, 0, 0]
    clock().pass_time(0.05 + SLIDE + 0.02)
    assert offsets(table) == [0, 0, 0, 0]


def test_rows_that_slide_are_painted_as_those_that_stand(qtbot: QtBot) -> None:
    table, _model = table_of(qtbot)
    assert table.slide is not None
    table.setCurrentIndex(table.model().index(1, TEAM))
    usual = table.viewport().grab().toImage()
    own = QImage(usual.size(), usual.format())
    own.setDevicePixelRatio(usual.devicePixelRatio())
    own.fill(usual.pixelColor(usual.width() // 2, usual.height() - 2))
    painter = QPainter(own)
    table.slide.paint(painter)
    painter.end()
    high = table.rowHeight(0) * 4
    assert own.copy(0, 0, own.width(), high) == usual.copy(0, 0, usual.width(), high)
