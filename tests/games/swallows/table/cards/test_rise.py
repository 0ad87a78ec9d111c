"""A card that is looked at rises and can be read, and no card ever covers another one's number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.cards.card_face import number_room
from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.games.swallows.table.cards.fan_layout import CHOSEN, LIFT, FanPlace, lay_out
from swallows_gui.games.swallows.table.cards.kind_signs import value_mark
from swallows_gui.games.swallows.table.cards.raised_card import RAISED, FanHand, RaisedCard, rise
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import clock
from tests.games.swallows.table.cards.test_fan import GREENS, REDS, hand, visible_point
from tests.games.swallows.table.match.evening import evening_at

NUMBERED = [card for card in [*GREENS, *REDS] if value_mark(card)]
HANDS = [*range(1, 21)]
TABLES = [(464, 130, 1), (718, 180, 1), (1358, 346, 1), (992, 180, 2), (568, 140, 2), (1888, 270, 2)]
"""Width and height of a fan from a window of 1024x700 with docks to one of 1920x1080, in pixels, and the text scale."""


def covers(upper: QPolygonF, number: QPolygonF) -> bool:
    """Whether a card hides part of a number: more than what is rounded away."""
    room = upper.intersected(number).boundingRect()
    return room.width() > 0.05 and room.height() > 0.05


def states(places: Sequence[FanPlace], flat: bool) -> Iterator[list[FanPlace]]:
    """Hands at rest, every second card to be played, each card chosen."""
    high = 0.6 if flat else 1.0
    yield list(places)
    yield [place.lifted(LIFT * high * place.size.height() * (at % 2)) for at, place in enumerate(places)]
    for chosen in range(len(places)):
        lifted = list(places)
        lifted[chosen] = places[chosen].lifted(CHOSEN * high * places[chosen].size.height())
        yield lifted


@pytest.mark.parametrize("table", TABLES)
def test_no_card_covers_another_ones_number_in_any_row_and_state(
    qapp: QApplication, table: tuple[int, int, int]
) -> None:
    width, height, scale = table
    flat = height < 150 * scale
    bounds = QRectF(0, 80 * scale - 500, width, 500 + height - 80 * scale)
    for count in HANDS:
        numbers = [number_room()] * count
        resting = lay_out(numbers, QSizeF(width, height), flat)
        for places in states(resting, flat):
            for (one, other), number in zip(pairwise(places), numbers, strict=False):
                assert not covers(other.outline(), one.part(number)), (count, one, other)
        for row in range(count):
            score = QRectF(bounds.left(), bounds.top(), width, 40)
            up = rise(FanHand(resting, numbers, width), row, RAISED * scale, bounds, [score])
            assert bounds.contains(up.rect)
            assert not up.rect.intersects(score)
            moved = [place.aside(shift) for place, shift in zip(resting, up.shifts, strict=True)]
            others = [at for at in range(count) if at != row]
            for at in others:
                assert not covers(QPolygonF(up.rect), moved[at].part(numbers[at])), (count, row, at)
                room = moved[at].outline().boundingRect()
                assert room.left() >= -1
                assert room.right() <= width + 1
            for at, after in pairwise(others):
                assert not covers(moved[after].outline(), moved[at].part(numbers[at])), (count, row, at)


@pytest.mark.parametrize("table", [(464, 130, 1), (718, 180, 1), (1358, 346, 1)])
def test_a_card_of_a_usual_hand_rises_to_its_whole_height(qapp: QApplication, table: tuple[int, int, int]) -> None:
    width, height, _scale = table
    bounds = QRectF(0, -450, width, 450 + height)
    numbers = (number_room(),) * 12
    places = tuple(lay_out(numbers, QSizeF(width, height), height < 150))
    for row in range(12):
        assert rise(FanHand(places, numbers, width), row, RAISED, bounds, []).rect.height() >= RAISED


@pytest.fixture(autouse=True)
def _plain_look(qapp: QApplication) -> Iterator[None]:
    """Every test begins at 100 %, and nothing moves by itself."""
    theme().set_scale(100)
    settings().change(pace="instant")
    yield
    settings().change(pace="normal")
    theme().set_scale(100)


@pytest.fixture
def fan(qtbot: QtBot) -> Iterator[FanView]:
    """A fan of six greens and two reds at the bottom of a stage."""
    stage = QWidget()
    layout = QVBoxLayout(stage)
    view = FanView(stage)
    layout.addSpacing(300)
    layout.addWidget(view)
    view.setModel(hand(6, 2))
    view.raise_over(stage, lambda: [QRect(0, 0, 900, 40)])
    stage.resize(900, 560)
    qtbot.addWidget(stage)
    stage.show()
    with qtbot.waitActive(stage):
        stage.activateWindow()
    yield view
    clock().by_itself()
    stage.close()


def up(view: FanView) -> RaisedCard:
    """The card that has risen."""
    assert view.raised is not None
    return view.raised


def move(view: FanView, at: QPoint, held: bool = False) -> None:
    """Move the mouse, with its left button down or not."""
    buttons = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
    place = QPointF(view.viewport().mapToGlobal(at))
    event = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(at), place, Qt.MouseButton.NoButton, buttons, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(view.viewport(), event)


def drag(view: FanView, start: QPoint, *way: QPoint) -> None:
    """Press at a point, move along a way, and let go at its end."""
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for point in way:
        move(view, point, held=True)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=way[-1])


def test_the_card_under_the_mouse_rises_and_goes_back(fan: FanView) -> None:
    assert not up(fan).isVisible()
    move(fan, visible_point(fan, 3))
    assert up(fan).row == 3
    target = up(fan).target
    assert target is not None
    assert target.rect.height() >= RAISED
    assert up(fan).isVisible()
    assert fan.place(4).centre.x() > fan.resting(4).centre.x()
    QApplication.sendEvent(fan, QEvent(QEvent.Type.Leave))
    assert not up(fan).isVisible()
    assert fan.place(4) == fan.resting(4)


def test_a_card_to_which_keys_lead_rises_and_one_that_is_proposed_does_not(fan: FanView) -> None:
    fan.setFocus(Qt.FocusReason.OtherFocusReason)
    fan.setCurrentIndex(fan.model().index(2, 0))
    assert not up(fan).isVisible()
    QTest.keyClick(fan, Qt.Key.Key_Right)
    assert up(fan).row == 3
    assert up(fan).isVisible()
    fan.clearFocus()
    assert not up(fan).isVisible()


def test_keys_go_from_card_to_card_however_closely_they_lie(fan: FanView) -> None:
    fan.setModel(hand(16, 3))
    fan.setFocus(Qt.FocusReason.OtherFocusReason)
    QTest.keyClick(fan, Qt.Key.Key_Home)
    for row in range(19):
        assert fan.currentIndex().row() == row
        QTest.keyClick(fan, Qt.Key.Key_Right)
    QTest.keyClick(fan, Qt.Key.Key_Left)
    assert fan.currentIndex().row() == 17


def test_rising_takes_its_time_at_pace_normal_alone(fan: FanView) -> None:
    settings().change(pace="normal")
    clock().by_hand()
    move(fan, visible_point(fan, 3))
    first = up(fan).geometry()
    clock().pass_time(0.06)
    middle = up(fan).geometry()
    clock().pass_time(0.06)
    last = up(fan).geometry()
    assert first.height() < middle.height() < last.height()
    clock().pass_time(0.5)
    assert up(fan).geometry() == last
    settings().change(reduced_motion=True)
    try:
        move(fan, visible_point(fan, 0))
        assert up(fan).geometry().height() == last.height()
    finally:
        settings().change(reduced_motion=False)


def test_a_press_chooses_and_a_card_that_is_drawn_up_is_played(fan: FanView) -> None:
    played: list[list[int]] = []
    fan.played.connect(lambda rows: played.append([index.row() for index in rows]))
    start = visible_point(fan, 2)
    QTest.mouseClick(fan.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert played == []
    assert fan.chosen() == fan.model().index(2, 0)
    drag(fan, start, start - QPoint(0, 40), start + QPoint(30, 0))
    assert played == []
    assert fan.chosen() == fan.model().index(2, 0)
    target = up(fan).target
    assert target is not None
    drag(fan, start, start - QPoint(0, 80), QPoint(start.x(), -60))
    assert played == [[2]]


def test_what_is_held_follows_the_pointer_and_esc_puts_it_back(fan: FanView) -> None:
    played: list[object] = []
    fan.played.connect(played.append)
    start = visible_point(fan, 2)
    QTest.mousePress(fan.viewport(), Qt.MouseButton.LeftButton, pos=start)
    move(fan, start - QPoint(0, 30), held=True)
    before = up(fan).geometry()
    move(fan, start - QPoint(25, 90), held=True)
    assert up(fan).geometry().topLeft() - before.topLeft() == QPoint(-25, -60)
    QTest.keyClick(fan, Qt.Key.Key_Escape)
    QTest.mouseRelease(fan.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(start.x(), -60))
    assert played == []


def test_a_card_that_cannot_be_played_is_not_taken_hold_of(fan: FanView) -> None:
    played: list[object] = []
    fan.played.connect(played.append)
    start = visible_point(fan, 1)
    drag(fan, start, start - QPoint(0, 80), QPoint(start.x(), -60))
    QTest.mouseDClick(fan.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert played == []


def test_what_is_up_goes_with_its_card_and_with_its_hand(fan: FanView) -> None:
    move(fan, visible_point(fan, 3))
    fan.model().removeRow(3)
    assert not up(fan).isVisible()
    move(fan, visible_point(fan, 2))
    assert up(fan).isVisible()
    fan.hide()
    assert not up(fan).isVisible()


def test_no_card_is_up_once_the_curtain_closes(qtbot: QtBot) -> None:
    table = evening_at("defence").seat_table()
    for widget in (table, table.referee_panel, table.commentary):
        qtbot.addWidget(widget)
    table.resize(734, 768)
    table.show()
    QApplication.processEvents()
    fan = table.near.fan
    move(fan, visible_point(fan, 0))
    assert up(fan).isVisible()
    table.hide_private()
    assert not up(fan).isVisible()
    assert up(fan).row == -1


@pytest.mark.parametrize(
    ("step", "size", "scale"),
    [
        ("defence", (480, 668), 100),
        ("roll_red", (734, 768), 100),
        ("roll_red", (1374, 1048), 100),
        ("roll_red", (1024, 640), 200),
    ],
)
def test_on_the_table_it_covers_neither_score_nor_verdict_nor_question(
    qtbot: QtBot, step: str, size: tuple[int, int], scale: int
) -> None:
    evening = evening_at(step)
    theme().set_scale(scale)
    table: MatchTable = evening.seat_table()
    for widget in (table, table.referee_panel, table.commentary):
        qtbot.addWidget(widget)
    table.resize(*size)
    table.show()
    QApplication.processEvents()
    fan = table.near.fan
    question = [part for part in (*table.prompt.words.values(), table.prompt.play) if part.isVisible()]
    for row in range(fan.count):
        move(fan, visible_point(fan, row))
        assert up(fan).row == row
        target = up(fan).target
        assert target is not None
        to_table = fan.viewport().mapTo(table, QPoint(0, 0))
        room = target.rect.translated(QPointF(to_table)).toAlignedRect()
        assert table.rect().contains(room)
        for part in (table.band.score, *question):
            assert not room.intersects(part.rect().translated(part.mapTo(table, QPoint(0, 0))))
        assert not room.intersects(table.pitch.written_rect().translated(table.pitch.mapTo(table, QPoint(0, 0))))
    assert table.pitch.written_rect().isValid() == (step == "roll_red")


def test_in_a_tall_window_choices_stand_close_to_their_question(qtbot: QtBot) -> None:
    table = evening_at("referee_die", humans=(2,)).seat_table()
    for widget in (table, table.referee_panel, table.commentary):
        qtbot.addWidget(widget)
    table.resize(1400, 1040)
    table.show()
    QApplication.processEvents()
    assert table.near.choice_room.isVisible()
    top = table.near.choice_room.mapTo(table, QPoint(0, 0)).y()
    assert 0 <= top - table.prompt.geometry().bottom() <= theme().px(16)
    assert table.near.choice_room.height() >= table.near.choices.heightForWidth(table.near.width())


@pytest.mark.parametrize("scale", [100, 200])
def test_in_a_tall_window_the_cards_of_the_hand_are_large(qtbot: QtBot, scale: int) -> None:
    evening = evening_at("attack")
    theme().set_scale(scale)
    table = evening.seat_table()
    for widget in (table, table.referee_panel, table.commentary):
        qtbot.addWidget(widget)
    table.resize(1900, 1000)
    table.show()
    QApplication.processEvents()
    assert table.near.fan.count > 4
    assert table.near.fan.place(0).size.height() >= 230
