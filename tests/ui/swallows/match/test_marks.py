"""Goals and sendings-off leave a mark beside the team, when they are seen and not before."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from swallows_gui.models.swallows.match_report import Mark
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.swallows.match.table import MatchTable
from swallows_gui.ui.swallows.pitch.score_band import ScoreBand
from tests.ui.swallows.match.test_travel import FRAME, LONG, before, of, seated

pytestmark = pytest.mark.usefixtures("by_hand")


def lines(table: MatchTable) -> list[str]:
    return [line for line in table.band.score.accessibleDescription().split("\n") if line]


@pytest.mark.parametrize("kind", ["goal", "sent_off"])
def test_a_mark_comes_with_what_it_tells_of_and_stays(qtbot: QtBot, kind: str) -> None:
    wanted = of(kind)
    evening, action = before(lambda told: wanted(told) and all(e["type"] != "sent_off" or e["card"] for e in told))
    table = seated(qtbot, evening)
    known = lines(table)
    evening.push(action)
    for _frame in range(1_000):
        if any(event["type"] == kind for event in table._heard):
            break
        assert lines(table) == known
        clock().pass_time(FRAME)
    told = [line for line in lines(table) if line not in known]
    assert len(told) == 1
    assert table.band.score.toolTip() == table.band.score.accessibleDescription()
    clock().pass_time(LONG)
    assert set(known + told) <= set(lines(table))


def test_marks_are_painted_where_there_is_room(qtbot: QtBot) -> None:
    band = ScoreBand()
    qtbot.addWidget(band)
    band.set_teams(None, "Brazil", None, "Germany")
    band.resize(900, 74)

    def painted(home: list[Mark], away: list[Mark]) -> QImage:
        band.set_marks(home, away)
        return band.grab().toImage()

    goal, own, off = Mark("goal", "BRA", "1–0"), Mark("own_goal", "BRA", "2–0"), Mark("sent_off", "GER", "off")
    pictures = [
        painted([], []), painted([goal], []), painted([own], []), painted([goal, own], []), painted([], [off])
    ]  # fmt: skip
    for at, one in enumerate(pictures):
        assert all(one != other for other in pictures[at + 1 :])
    assert painted([goal] * 40, []).copy(450, 0, 450, 74) == pictures[0].copy(450, 0, 450, 74), "a side keeps to itself"
