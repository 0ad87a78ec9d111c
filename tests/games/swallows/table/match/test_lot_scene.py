"""Lots that decide are drawn over the pitch one by one, and are said when they have come (S7.2, S10.6)."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.table.match.match_times import DRAWN, draw_of
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.moments import arrival_ms
from tests.games.swallows.table.match.evening import Evening
from tests.games.swallows.table.match.test_travel import seated
from tests.whole_events import whole

pytestmark = pytest.mark.usefixtures("by_hand")

RANKED: dict[str, Any] = {
    "type": "group_ranked",
    "group": "A",
    "order": ["ESP", "GER", "BRA", "CHI"],
    "lots": [["GER", "BRA"]],
}


def drawing(qtbot: QtBot, event: dict[str, Any] = RANKED) -> MatchTable:
    """A table on which these lots are being drawn."""
    evening = Evening(3, pace="normal")
    table = seated(qtbot, evening)
    table.play_events([event], evening.view(), evening.info())
    return table


def test_each_lot_comes_to_its_place_and_is_said_when_all_have_come(qtbot: QtBot) -> None:
    table = drawing(qtbot)
    scene = table.peaks.lots
    assert scene.isVisible()
    assert scene.what is not None
    assert scene.what.places == ("2.", "3.")
    assert scene.what.teams == ("GER", "BRA")
    for seconds in (0.1, DRAWN - 0.05, DRAWN - 0.2):
        clock().pass_time(seconds)
        assert scene.moves
        assert scene.accessibleName() == "Lots decide: Group A"
        assert not any(event["type"] == "group_ranked" for event in table._heard)
    assert 1 < scene._drawn < 2, "the second is on its way, the first lies there"
    clock().pass_time(0.3)
    assert scene.accessibleName() == "Lots decide: Group A: 2. Germany, 3. Brazil"
    assert not scene.moves
    clock().pass_time(2.0)
    assert not table.presenter.running
    assert not scene.isVisible()


def test_any_key_ends_the_draw_and_does_nothing_else(qtbot: QtBot) -> None:
    table = drawing(qtbot)
    clock().pass_time(DRAWN / 2)
    acted: list[object] = []
    table.go_on.connect(lambda: acted.append(None))
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert not table.presenter.running
    assert not table.peaks.lots.isVisible()
    assert not acted


def test_under_reduced_motion_the_lots_lie_there_at_the_same_beat(qtbot: QtBot) -> None:
    settings().change(reduced_motion=True)
    table = drawing(qtbot)
    wait = arrival_ms(MANNERS, RANKED, 900) / 1000
    clock().pass_time(wait - 0.1)
    assert table.peaks.lots.isVisible()
    assert not table.peaks.lots.moves
    assert table.peaks.lots._drawn == 0
    clock().pass_time(0.12)
    assert table.peaks.lots._drawn == 2
    assert "Germany" in table.peaks.lots.accessibleName()


def test_of_the_best_thirds_only_those_are_drawn_of_whom_not_all_go_through(qtbot: QtBot) -> None:
    order = ["ESP", "GER", "BRA", "CHI", "ITA", "FRA"]
    event = whole(EVENTS, {"type": "thirds_ranked", "order": order, "through": 3, "rank": 3})
    table = drawing(qtbot, {**event, "lots": [["ESP", "GER"], ["BRA", "CHI"], ["ITA", "FRA"]]})
    assert table.peaks.lots.what is not None
    assert table.peaks.lots.what.teams == ("BRA", "CHI")
    assert table.peaks.lots.what.places == ("3.", "4.")
    assert table.peaks.lots.accessibleName() == "Lots decide who goes through"


def test_a_group_that_needs_no_lots_passes_at_once(qtbot: QtBot) -> None:
    table = drawing(qtbot, {**RANKED, "lots": []})
    assert not table.peaks.lots.isVisible()
    assert not table.presenter.running


@pytest.mark.parametrize(
    ("score", "shootout", "drawn"), [((1, 1), None, True), ((2, 1), None, False), ((1, 1), [4, 3], False)]
)
def test_s10_6_a_match_is_decided_by_lot_only_where_it_is_level_without_kicks(
    qtbot: QtBot, score: tuple[int, int], shootout: list[int] | None, drawn: bool
) -> None:
    evening = Evening(3, pace="normal")
    table = seated(qtbot, evening)
    ended = {
        "type": "match_ended", "match": 1, "home": score[0], "away": score[1], "after": "extra", "shootout": shootout,
        "winner": "BRA",
    }  # fmt: skip
    what = draw_of(EVENTS.read(ended), evening.view(), evening.names)
    assert (what is not None) == drawn
    table.play_events([ended], evening.view(), evening.info())
    assert table.peaks.lots.isVisible() == drawn
    if drawn:
        assert "Brazil" not in table.peaks.lots.accessibleName()
        clock().pass_time(0.8)
        assert table.peaks.lots._drawn == 0, "the last whistle first"
        clock().pass_time(DRAWN / 2 + 0.1)
        assert 0 < table.peaks.lots._drawn < 1
