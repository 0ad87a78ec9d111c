"""The seats of a new game: a card for each, whose face is that of its name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QStyle, QStyleOptionComboBox, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import settings
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.play.seat_rows import SeatRows
from swallows_gui.ui.play.you_fields import FaceButton


@pytest.fixture
def seats(qtbot: QtBot) -> SeatRows:
    rows = SeatRows(("Kim", "Alex"), 4)
    qtbot.addWidget(rows)
    rows.resize(1200, 400)
    with qtbot.waitExposed(rows):
        rows.show()
    return rows


def cards(seats: SeatRows) -> list[Panel]:
    return [card for card in seats.findChildren(Panel) if card.isVisible()]


def named(card: QWidget) -> QLineEdit:
    return next(field for field in card.findChildren(QLineEdit) if "Name" in field.accessibleName())


def chosen(card: QWidget, what: str) -> QComboBox:
    """The field of a card whose name begins so."""
    return next(field for field in card.findChildren(QComboBox) if field.accessibleName().startswith(what))


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize(("width", "fit"), [(300, 1), (500, 2), (700, 3), (940, 4), (1850, 6)])
def test_cards_stand_in_rows_of_equal_length_and_none_is_left_out(
    seats: SeatRows, count: int, width: int, fit: int
) -> None:
    seats.resize(width, 1200)
    seats.show_seats(count)
    QApplication.processEvents()
    assert seats.width() == width
    shown = cards(seats)
    assert len(shown) == count == len(seats.choices())
    lines = [sum(card.y() == top for card in shown) for top in sorted({card.y() for card in shown})]
    assert max(lines) <= fit
    assert max(lines) - min(lines) <= len(lines) - 1
    assert all(card.geometry().right() < width for card in shown)


def test_the_face_is_that_of_the_name_and_wears_the_colour(seats: SeatRows) -> None:
    card = cards(seats)[0]
    face = card.findChild(FaceButton)
    assert face is not None
    assert face.person == Person("Kim", seats.choices()[0].colour)
    named(card).setText("Alex")
    colour = chosen(card, "Colour")
    colour.setCurrentIndex(4)
    assert face.person == Person("Alex", str(colour.currentData()))
    assert face.accessibleName() == "Face of Alex: choose another"


def test_a_card_is_filled_in_by_keyboard_from_its_name_to_its_pin(seats: SeatRows) -> None:
    first, second = cards(seats)[:2]
    named(first).setFocus()
    visited = []
    for _step in range(4):
        focus = seats.window().focusWidget()
        assert focus is not None
        visited.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert all(first.isAncestorOf(part) for part in visited)
    assert len({part.accessibleName() for part in visited}) == 4
    assert second.isAncestorOf(seats.window().focusWidget())


def test_only_people_give_a_pin(seats: SeatRows) -> None:
    card = cards(seats)[0]
    pin = next(field for field in card.findChildren(QLineEdit) if "PIN" in field.accessibleName())
    pin.setText("1234")
    assert seats.choices()[0].pin == "1234"
    chosen(card, "Who plays").setCurrentIndex(2)
    assert pin.isHidden()
    assert not seats.choices()[0].pin


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_level_is_cut_off(seats: SeatRows, language: str) -> None:
    settings().change(language=language)
    QApplication.processEvents()
    for card in cards(seats):
        box = next(each for each in card.findChildren(QComboBox) if "omputer" in each.itemText(1))
        for at in range(box.count()):
            box.setCurrentIndex(at)
            QApplication.processEvents()
            option = QStyleOptionComboBox()
            box.initStyleOption(option)
            part = QStyle.SubControl.SC_ComboBoxEditField
            room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box)
            words = box.fontMetrics().horizontalAdvance(box.currentText())
            assert at == 0 or words <= room.width(), box.currentText()
