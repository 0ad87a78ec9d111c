"""Goals and sendings-off leave a mark beside the team, when they are seen and not before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.table.pitch.score_band import MatchScoreBand
from swallows_gui.games.swallows.words.match_report import TeamMark
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import AnimationClock, clock
from swallows_gui.ui.kit.text_fit import draw_centred
from tests.games.swallows.table.match.test_travel import FRAME, LONG, before, of, seated

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
    band = MatchScoreBand()
    qtbot.addWidget(band)
    band.set_teams(None, "Brazil", None, "Germany")
    band.resize(900, 74)

    def painted(home: list[TeamMark], away: list[TeamMark]) -> QImage:
        band.set_marks(home, away)
        return band.grab().toImage()

    goal, own, off = (
        TeamMark("goal", "BRA", "1–0"),
        TeamMark("own_goal", "BRA", "2–0"),
        TeamMark("sent_off", "GER", "off"),
    )
    pictures = [
        painted([], []), painted([goal], []), painted([own], []), painted([goal, own], []), painted([], [off])
    ]  # fmt: skip
    for at, one in enumerate(pictures):
        assert all(one != other for other in pictures[at + 1 :])
    assert painted([goal] * 40, []).copy(450, 0, 450, 57) == pictures[0].copy(450, 0, 450, 57), "a side keeps to itself"


@pytest.mark.parametrize("size", [(478, 74), (420, 144)])
def test_marks_find_room_where_flag_and_name_stand_over_each_other(qtbot: QtBot, size: tuple[int, int]) -> None:
    band = MatchScoreBand()
    qtbot.addWidget(band)
    nations = Names(load(), ["Ann"], ["BRA", "GER"])
    band.set_teams(nations.nation(0), "Bosnia and Herzegovina", nations.nation(1), "Germany")
    band.resize(*size)
    bare = band.grab().toImage()
    band.set_marks([TeamMark("goal", "BRA", "1–0")], [TeamMark("sent_off", "GER", "off")])
    marked, half = band.grab().toImage(), size[0] // 2
    for left in (0, half):
        assert marked.copy(left, 0, half, size[1]) != bare.copy(left, 0, half, size[1])


@pytest.mark.parametrize("size", [(420, 144), (478, 74), (740, 74)])
def test_the_cup_leaves_the_figures_free(qtbot: QtBot, size: tuple[int, int]) -> None:
    band = MatchScoreBand()
    qtbot.addWidget(band)
    band.set_teams(None, "Brazil", None, "Germany")
    band.set_period("Normal time")
    band.set_for_the_cup(True)
    band.resize(*size)
    band.set_score(0, 0, animate=False)
    nil = band.grab().toImage()
    band.set_score(8, 8, animate=False)
    eight = band.grab().toImage()
    rows = range(int(nil.height() * 0.75))
    figures = {x for x in range(nil.width()) for y in rows if nil.pixel(x, y) != eight.pixel(x, y)}
    gold = {x for x in range(nil.width()) for y in rows if nil.pixelColor(x, y).name() == "#d9a21b"}
    assert figures
    assert gold
    assert not figures & gold


@pytest.fixture
def large(by_hand: AnimationClock) -> Iterator[None]:
    """Text at 200 %, once everything else is set up."""
    assert by_hand
    theme().set_scale(200)
    yield
    theme().set_scale(100)


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("width", [380, 440, 520, 900])
def test_stage_and_period_stay_on_the_gold_tab(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    band = MatchScoreBand()
    qtbot.addWidget(band)
    band.set_teams(None, "Brazil", None, "Germany")
    band.set_period("Reguläre Spielzeit")
    band.resize(width, 148)
    inks: list[QRectF] = []

    def noted(painter: QPainter, room: QRectF, text: str, font: QFont, colour: QColor) -> None:
        if text == "Reguläre Spielzeit":
            ink = QFontMetricsF(font).tightBoundingRect(text)
            ink.moveCenter(room.center())
            inks.append(ink)
        draw_centred(painter, room, text, font, colour)

    monkeypatch.setattr("swallows_gui.ui.stage.score.draw_centred", noted)
    picture, plate = band.grab().toImage(), theme().colour("gold")
    ink = inks[-1]
    for y in (round(ink.top()) - 1, round(ink.bottom()) + 1):
        gold = [x for x in range(width) if picture.pixelColor(x, y) == plate]
        assert gold[0] <= ink.left()
        assert ink.right() <= gold[-1]


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("width", [370, 440, 520, 900])
def test_no_flag_lies_over_the_black_plate(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    nations, plate = Names(load(), ["Ann"], ["BRA", "BUL"]), theme().colour("slate")
    band = MatchScoreBand()
    qtbot.addWidget(band)
    band.set_teams(nations.nation(0), "Brasilien", nations.nation(1), "Bulgarien")
    band.set_period("Reguläre Spielzeit")
    band.resize(width, 148)
    flagged = band.grab().toImage()
    nothing = QPixmap(1, 1)
    nothing.fill(Qt.GlobalColor.transparent)
    monkeypatch.setattr("swallows_gui.games.swallows.table.pitch.score_band.flag_pixmap", lambda *_args: nothing)
    band.set_teams(nations.nation(0), "Brasilien", nations.nation(1), "Bulgarien")
    bare = band.grab().toImage()
    places = [(x, y) for x in range(width) for y in range(148)]
    changed = [place for place in places if flagged.pixelColor(*place) != bare.pixelColor(*place)]
    assert len(changed) > 1000
    assert not [place for place in changed if bare.pixelColor(*place) == plate]
