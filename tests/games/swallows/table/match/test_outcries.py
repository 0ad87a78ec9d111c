"""A side that attacks no more, and a penalty out of the blue, take the stage over once they have been told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.match.peaks import Outcry
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from tests.games.swallows.table.match.test_travel import FRAME, LONG, before, of, seated

pytestmark = pytest.mark.usefixtures("by_hand")

PATIENCE = 1_000


def until_the_outcry(table: MatchTable, kind: str) -> Outcry:
    for _frame in range(PATIENCE):
        if table.peaks.outcry.what is not None:
            assert any(event["type"] == kind for event in table._heard), "not before it has been told"
            return table.peaks.outcry.what
        assert table.peaks.outcry.accessibleName() == ""
        clock().pass_time(FRAME)
    raise AssertionError("nobody cried out")


def test_a_hand_turns_over_and_sinks_where_a_side_attacks_no_more(qtbot: QtBot) -> None:
    evening, action = before(of("declined"))
    table = seated(qtbot, evening)
    evening.push(action)
    what = until_the_outcry(table, "declined")
    assert what.word == "NO MORE!"
    assert table.peaks.outcry.geometry() == table.rect()
    side = table.travel.codes.index(next(each["team"] for each in table._heard if each["type"] == "declined"))
    hand = (evening.models.home_hand, evening.models.away_hand)[side]
    assert len(what.backs) == hand.rowCount()
    assert set(what.backs) <= {"green", "blue", "red"}, "backs, not cards"
    clock().pass_time(LONG)
    assert table.peaks.outcry.what is None
    assert table.peaks.outcry.accessibleName() == ""


def test_a_penalty_out_of_the_blue_shocks_everybody(qtbot: QtBot) -> None:
    evening, action = before(of("awarded", cause="referee"), range(600), humans=())
    table = seated(qtbot, evening)
    evening.push(action)
    what = until_the_outcry(table, "awarded")
    assert what.word == "PENALTY?!"
    assert len(what.people) == len(table._info.seats)
    order = table.children()
    assert order.index(table.peaks.outcry) > order.index(table.kicks), "before the scene of the kick"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_P])
def test_any_key_ends_it_and_does_nothing_else(qtbot: QtBot, key: Qt.Key) -> None:
    evening, action = before(of("declined"))
    table = seated(qtbot, evening)
    evening.push(action)
    until_the_outcry(table, "declined")
    told = len(evening.told)
    QTest.keyClick(table, key)
    assert table.peaks.outcry.what is None
    assert len(evening.told) == told


def test_whoever_wants_no_great_moments_has_none(qtbot: QtBot) -> None:
    settings().change(**{"swallows.great_moments": "off"})
    evening, action = before(of("declined"))
    table = seated(qtbot, evening)
    evening.push(action)
    for _frame in range(PATIENCE):
        assert table.peaks.outcry.what is None
        clock().pass_time(FRAME)
        if not table.presenter.running:
            break
    settings().change(**{"swallows.great_moments": "full"})
