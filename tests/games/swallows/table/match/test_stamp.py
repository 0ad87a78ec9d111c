"""Saves, misses, sendings-off and the periods are stamped on the pitch when they are seen. The clock goes by hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules.events import Effect, Goal, Missed, PeriodStarted, Saved, SentOff
from swallows_gui.games.swallows.table.match.stamp import LASTS, StampWord, full_time, paint_word, word_of
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.services.settings import settings
from swallows_gui.services.stylesheet import contrast
from swallows_gui.ui.kit.clock import clock
from tests.games.swallows.table.match.test_travel import LONG, before, of, seated

pytestmark = pytest.mark.usefixtures("by_hand")

FRAME = 0.016
PATIENCE = 1_000
"""Frames in which the event must be told."""
STAMPED: tuple[WrittenEvent, ...] = (
    Saved("BRA"),
    Missed("BRA"),
    SentOff("BRA", "x", None, "foul"),
    Effect("BRA", "x", "cancel", 1, "GER", lapsed=False),
    PeriodStarted("extra"),
    PeriodStarted("shootout"),
)


def until_stamped(table: MatchTable) -> StampWord | None:
    for _frame in range(PATIENCE):
        if table.peaks.stamp.word is not None:
            return table.peaks.stamp.word
        clock().pass_time(FRAME)
    return None


def test_whoever_is_sent_off_does_not_fly_over_the_word(qtbot: QtBot) -> None:
    evening, action = before(of("sent_off"), range(600))
    table = seated(qtbot, evening)
    evening.push(action)
    assert until_stamped(table) == word_of(STAMPED[2])
    parts = table.children()
    assert table.travel.layer.flying
    assert parts.index(table.peaks.stamp) > parts.index(table.travel.layer)
    assert table.peaks.stamp.geometry() == QRect(table.pitch.mapTo(table, QPoint(0, 0)), table.pitch.size())


@pytest.mark.parametrize("kind", ["saved", "missed"])
def test_it_comes_with_what_it_tells_and_goes(qtbot: QtBot, kind: str) -> None:
    evening, action = before(of(kind))
    table = seated(qtbot, evening)
    evening.push(action)
    word = until_stamped(table)
    assert word == word_of({"saved": Saved, "missed": Missed}[kind]("BRA"))
    assert any(event["type"] == kind for event in table._heard), "not before the ball is there"
    assert table.peaks.stamp.isVisible()
    clock().pass_time(LONG)
    assert table.peaks.stamp.word is None
    assert not table.peaks.stamp.isVisible()


def test_the_last_whistle_is_blown_before_the_result_stands_there(qtbot: QtBot) -> None:
    evening, action = before(of("match_ended"), humans=())
    table = seated(qtbot, evening)
    evening.push(action)
    for _frame in range(PATIENCE):
        if table.peaks.stamp.word == full_time():
            break
        assert table.board.isHidden()
        clock().pass_time(FRAME)
    assert table.peaks.stamp.word == full_time()
    assert table.board.isHidden()
    for _frame in range(PATIENCE):
        if table.board.isVisible():
            break
        clock().pass_time(FRAME)
    assert table.board.isVisible()
    assert table.peaks.stamp.word is None


def test_under_reduced_motion_it_stands_still_until_the_next_is_told(qtbot: QtBot) -> None:
    evening, action = before(of("missed"))
    settings().change(reduced_motion=True)
    table = seated(qtbot, evening)
    evening.push(action)
    assert until_stamped(table) is not None
    shown = table.peaks.stamp.grab().toImage()
    clock().pass_time(LASTS / 8)
    assert table.peaks.stamp.grab().toImage() == shown
    clock().pass_time(LONG)
    assert table.peaks.stamp.word is None


@pytest.mark.parametrize("wanted", [True, False])
def test_there_is_none_at_pace_instant_nor_where_nobody_wants_any(qtbot: QtBot, wanted: bool) -> None:
    evening, action = before(of("missed"))
    settings().change(**{"swallows.great_moments": "full" if wanted else "off"})
    evening.beat = 0 if wanted else evening.beat
    table = seated(qtbot, evening)
    evening.push(action)
    assert until_stamped(table) is None


def test_what_matters_more_is_larger_and_all_of_it_reads(qapp: QApplication) -> None:
    words = [word_of(event) for event in STAMPED]
    sizes = []
    for word in words:
        assert word is not None
        assert contrast(word.ground, word.ink) >= 4.5
        sizes.append(word.size)
    assert sizes[1] < sizes[0] == sizes[2] == sizes[3] < sizes[4] == sizes[5] == full_time().size
    assert contrast(full_time().ground, full_time().ink) >= 4.5
    assert word_of(Goal("BRA", own_goal=False, home=1, away=0)) is None
    assert word_of(Effect("BRA", "x", "cancel", 1, "GER", lapsed=True)) is None, "nothing was called off"
    assert word_of(PeriodStarted("normal")) is None


def test_it_leaves_the_pitch_as_it_was(qapp: QApplication) -> None:
    word = word_of(STAMPED[0])
    assert word is not None

    def painted(part: float) -> QImage:
        image = QImage(500, 200, QImage.Format.Format_RGB32)
        image.fill(QColor("#1E7B4A"))
        painter = QPainter(image)
        paint_word(painter, QRectF(image.rect()), word, part)
        painter.end()
        return image

    assert painted(0.0) == painted(1.0)
    assert painted(0.5) != painted(0.0)


def test_the_last_whistle_is_not_written_twice(qtbot: QtBot) -> None:
    evening, action = before(of("match_ended"))
    table = seated(qtbot, evening)
    evening.push(action)
    while until_stamped(table) not in (None, full_time()):
        clock().pass_time(LASTS)
    assert table.peaks.stamp.word == full_time()
    assert not table.pitch.plate.isVisible()
    table.peaks.stamp.clear()
    assert table.pitch.plate.isVisible() == bool(table.pitch.state.verdict)
