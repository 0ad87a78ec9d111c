"""A bribe is a scene over the pitch: when it comes, what it shows, what ends it, what stays. The clock goes by hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.table.match.bribe_scene import DealScene, paint_deal
from swallows_gui.games.swallows.table.match.match_times import SCENE_ARRIVES, SCENE_LASTS
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.moments import moment_ms
from tests.games.swallows.table.match.evening import Evening
from tests.games.swallows.table.match.test_travel import LONG, before, of, seated
from tests.whole_events import whole

pytestmark = pytest.mark.usefixtures("by_hand")

FRAME = 0.016
PATIENCE = 400
"""Frames in which an offer must be told."""
KINDS = ("bribe_offered", "bribe_accepted", "bribe_declined", "price_named")


def with_money(qtbot: QtBot, kind: str = "bribe_accepted") -> tuple[Evening, MatchTable]:
    """A table at which money is about to be told of."""
    evening, action = before(of(kind), haggling=True)
    table = seated(qtbot, evening)
    evening.push(action)
    return evening, table


def until_the_scene(table: MatchTable) -> DealScene:
    for _frame in range(PATIENCE):
        if table.peaks.scene.deal is not None:
            return table.peaks.scene.deal
        clock().pass_time(FRAME)
    raise AssertionError("no scene came")


def test_s4_7_an_offer_is_seen_before_it_is_told(qtbot: QtBot) -> None:
    _evening, table = with_money(qtbot, "bribe_offered")
    deal = until_the_scene(table)
    assert deal.kind == "bribe_offered"
    assert table.peaks.scene.isVisible()
    assert table.peaks.scene.geometry() == table.rect()
    assert not any(event["type"] == "bribe_offered" for event in table._heard), "the envelope is on its way"
    assert table.envelope.text() == ""
    clock().pass_time(SCENE_ARRIVES + 2 * FRAME)
    assert table.envelope.text()
    clock().pass_time(SCENE_LASTS)
    assert table.peaks.scene.deal is None
    assert not table.peaks.scene.isVisible()


def test_s4_7_what_the_referee_took_bulges_in_his_pocket_until_the_match_is_over(qtbot: QtBot) -> None:
    evening, table = with_money(qtbot)
    until_the_scene(table)
    assert not table.band.referee.letters, "he has not taken it yet"
    clock().pass_time(LONG)
    view = evening.view()
    assert sum(view.bound) == 1
    assert table.band.referee.letters
    side = view.bound.index(True)
    team = evening.names.team(view.tables.nation_code[view.field[(view.home, view.away)[side]]])
    assert f"{team:the}" in table.band.referee.accessibleName()
    evening.show()
    assert table.band.referee.letters, "a game that is taken up shows it, too"


def test_any_key_ends_it_and_a_click_on_it_does_nothing_else(qtbot: QtBot) -> None:
    _evening, table = with_money(qtbot)
    until_the_scene(table)
    opened: list[str] = []
    table.card_wanted.connect(opened.append)
    QTest.mouseClick(table.peaks.scene, Qt.MouseButton.LeftButton, pos=table.peaks.scene.rect().center())
    assert table.peaks.scene.deal is None
    assert not opened
    assert table.band.referee.letters, "it ends in the same state"


def test_under_reduced_motion_it_stands_still(qtbot: QtBot) -> None:
    settings().change(reduced_motion=True)
    _evening, table = with_money(qtbot)
    until_the_scene(table)
    shown = table.peaks.scene.grab().toImage()
    clock().pass_time(0.1)
    assert table.peaks.scene.grab().toImage() == shown
    clock().pass_time(LONG)
    assert table.peaks.scene.deal is None


def test_at_instant_pace_there_is_none(qtbot: QtBot) -> None:
    evening, action = before(of("bribe_accepted"), haggling=True)
    evening.beat = 0
    table = seated(qtbot, evening)
    evening.push(action)
    assert table.peaks.scene.deal is None
    assert table.band.referee.letters


def test_whoever_wants_no_posters_waits_for_none(qtbot: QtBot) -> None:
    times = {
        moment_ms(MANNERS, whole(EVENTS, {"type": kind, "amount": amount}), 900)
        for kind in KINDS
        for amount in (1, 12, 99)
    }
    assert len(times) == 1, "no pause tells what was offered"
    settings().change(**{"swallows.great_moments": "off"})
    assert moment_ms(MANNERS, whole(EVENTS, {"type": "bribe_offered"}), 900) == 0
    _evening, table = with_money(qtbot)
    for _frame in range(PATIENCE):
        assert table.peaks.scene.deal is None
        clock().pass_time(FRAME)
    assert table.band.referee.letters


@pytest.mark.parametrize("kind", KINDS)
def test_every_scene_moves_and_no_two_are_alike(qapp: QApplication, kind: str) -> None:
    def painted(which: str, part: float) -> QImage:
        image = QImage(600, 220, QImage.Format.Format_RGB32)
        image.fill(QColor("#1E7B4A"))
        painter = QPainter(image)
        deal = DealScene(which, "Anna", QColor("#C8321F"), "Beat", QColor("#1F4E9E"))
        paint_deal(painter, QRectF(image.rect()), deal, part)
        painter.end()
        return image

    assert painted(kind, 0.3) != painted(kind, 0.5)
    for other in KINDS:
        if other != kind:
            assert painted(other, 0.6) != painted(kind, 0.6)
    bare = painted(kind, 0.0)
    assert bare.pixelColor(300, 110) == QColor("#1E7B4A"), "before it comes, and once it has gone, the pitch is free"
    assert painted(kind, 1.0) == bare


@pytest.mark.parametrize("size", [(690, 700), (1000, 800)])
def test_what_was_offered_does_not_lie_over_the_verdict(qtbot: QtBot, size: tuple[int, int]) -> None:
    _evening, table = with_money(qtbot, "bribe_offered")
    table.resize(*size)
    until_the_scene(table)
    clock().pass_time(LONG)
    assert table.envelope.text()
    note, places = table.envelope.geometry(), table.stage.places
    assert table.rect().contains(note)
    for free in (places.sums.toAlignedRect(), places.band, places.tab, places.referee, places.question, places.hand):
        assert not note.intersects(free), free
