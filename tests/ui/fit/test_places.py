"""What was cut, covered or moved by something else: each in the smallest window or with the longest words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QStandardItem, QStandardItemModel, QTextDocument
from PySide6.QtGui import Qt as Gui
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards.card_label import CardZoom
from swallows_gui.games.swallows.table.match.choice_row import ChoiceRow
from swallows_gui.games.swallows.table.match.offered_choices import Choice
from swallows_gui.games.swallows.table.pitch.sum_plate import SumItem
from swallows_gui.games.swallows.table.screens.shelf import DraftBoard
from swallows_gui.services.language import LanguageService
from swallows_gui.services.plain import tip
from swallows_gui.services.theme import Theme, theme
from swallows_gui.ui.kit.dice import DiceBars
from swallows_gui.ui.kit.tables import PosterTable
from swallows_gui.ui.play.guide.key_sheet import KeyGroup, ShownKey, as_html
from swallows_gui.ui.play.guide.places import on_window
from swallows_gui.ui.play.seat_rows import SeatRows
from swallows_gui.ui.stage.layout import Needs, lay_out
from tests.ui.fit.clipping import clipped
from tests.ui.kit.conftest import services  # noqa: F401 - a fixture


@pytest.mark.parametrize("width", [518, 360, 240])
def test_no_word_of_a_choice_with_a_die_is_cut(qapp: QApplication, width: int) -> None:
    """The referee's choices in a window of 1024 by 700."""
    line = "9 + 1 = 10: geglaubt, und ein Verteidiger fliegt vom Platz. Gut für die DR Kongo."
    row = ChoiceRow()
    row.show_choices(
        [
            Choice("-1", "−1", "9 − 1 = 8: geglaubt.", "-", 1, "S4.3", helps=0, die=8),
            Choice("leave", "9 stehen lassen", line, "0", 2, "S4.3", helps=1, die=9),
            Choice("+1", "+1", line, "+", 3, "S4.3", helps=1, die=10),
        ],
        ("#0000CC", "#FFD400"),
    )
    row.resize(width, row.heightForWidth(width))
    row.show()
    QApplication.processEvents()
    for offered in row._offered:
        button = offered.button
        room = button._text_room(button.width()).width()
        for font, words in ((button._title_font(), button._title), (button._line_font(), button._lines)):
            widest = max(map(QFontMetrics(font).horizontalAdvance, words.split()))
            assert widest <= room, words
        assert room >= theme().px(90), "one word a line"
    row.close()


@pytest.mark.parametrize("size", [(1024, 670), (700, 640), (1280, 770)])
@pytest.mark.parametrize("asks", [90, 150, 190])
def test_a_question_never_lies_over_the_verdict(qapp: QApplication, size: tuple[int, int], asks: int) -> None:
    places = lay_out(QRect(0, 0, *size), 1.0, Needs(lambda _width, _across: asks))
    plate = SumItem()
    plate.set_room(places.sums)
    assert not plate.plate_room.intersects(QRectF(places.question))
    assert not plate.plate_room.intersects(QRectF(places.hand))
    assert plate.plate_room.height() >= 24


def test_what_is_scrolled_out_of_sight_is_nowhere_on_the_window(qapp: QApplication) -> None:
    window, part = QWidget(), QWidget()
    window.resize(300, 200)
    room = QScrollArea(window)
    room.setGeometry(40, 50, 200, 100)
    part.setFixedSize(100, 400)
    room.setWidget(part)
    window.show()
    QApplication.processEvents()
    seen = on_window(window, part)
    assert room.geometry().contains(seen)
    assert 0 < seen.height() <= 100
    room.hide()
    assert on_window(window, room) == room.geometry()
    window.close()


def test_four_teams_stand_on_one_plank(qapp: QApplication) -> None:
    Theme.install(qapp, "light", 150)
    board = DraftBoard()
    board.show_teams([], 4, "#1F4E9E")
    board.resize(192, 200)
    board.set_side(56)
    tops = {board._place(number).top() for number in range(4)}
    assert tops == {0}
    assert board._place(3).right() < 192
    many = DraftBoard()
    many.show_teams([], 9, "#1F4E9E")
    many.resize(192, 400)
    many.set_side(56)
    assert len({many._place(number).top() for number in range(9)}) > 1


def test_the_words_beside_a_large_card_begin_below_its_title(qapp: QApplication) -> None:
    window = QWidget()
    window.resize(1280, 800)
    zoom = CardZoom(window)
    window.show()
    card = next(each for each in load().cards.values() if each.title and each.text)
    for both in (True, False, True):
        zoom.show_card(card)
        zoom._both.setChecked(both)
        QApplication.processEvents()
        words = [zoom._title, zoom._source, zoom._other] if both else [zoom._title, zoom._other]
        lefts = [each.mapTo(window, QPoint(0, 0)).x() for each in words if each.isVisible()]
        assert len(lefts) == len(words)
        assert lefts[0] == lefts[1]
        assert not both or lefts[2] > lefts[0] + 100
        zoom.hide()
    window.close()


def test_no_number_over_the_dice_is_struck_through(qapp: QApplication) -> None:
    """The dashed line stands at what was expected: where a bar ends there, its number was crossed."""
    plain, crossed = DiceBars(lambda *_: None), DiceBars(lambda *_: None)
    for bars, expected in ((plain, 0.0), (crossed, 21.0)):
        bars.resize(420, 240)
        bars.show_counts((20, 20, 20, 20, 20, 24), expected, [str(face) for face in range(6)])
    pictures = [each.grab().toImage() for each in (plain, crossed)]
    red = theme().colour("red")
    step, found = 420 / 6, 0
    for number in range(5):
        middle = round(step * (number + 0.5))
        column = range(middle - 6, middle + 7)
        found += sum(pictures[1].pixelColor(x, y) == red for x in column for y in range(240))
    assert found == 0
    assert any(pictures[1].pixelColor(x, y) == red for x in range(420) for y in range(240))


def test_the_keys_of_every_heading_stand_in_the_same_columns(qapp: QApplication) -> None:
    groups = [
        KeyGroup("One", (ShownKey("Left", "The card to the left"), ShownKey("T", "Hint"))),
        KeyGroup("Two", (ShownKey("Ctrl+Shift+R", "Replay this game so far, from the beginning"),)),
    ]
    document = QTextDocument()
    document.setTextWidth(560)
    document.setHtml(as_html(groups))
    layout = document.documentLayout()
    lefts = []
    block = document.begin()
    while block.isValid():
        if block.text() in ("The card to the left", "Hint", "Replay this game so far, from the beginning"):
            lefts.append(layout.blockBoundingRect(block).left())
        block = block.next()
    assert len(lefts) == 3
    assert max(lefts) - min(lefts) < 2


def test_a_long_tooltip_is_broken_into_lines() -> None:
    long = "Foul 5: 1 not seen (17 %), 2–4 given (50 %), 5–6 given, defender off (33 %). Goal in the end: 28 %."
    assert Gui.mightBeRichText(tip(long)), "only then does Qt break it"
    assert tip("Hint") == "Hint"
    document = QTextDocument()
    document.setHtml(tip(f"{long}\n<b>"))
    assert document.toPlainText() == f"{long}\n<b>"


def money() -> QStandardItemModel:
    """Seven columns of money, with a long name."""
    model = QStandardItemModel()
    for _row in range(4):
        model.appendRow(list(map(QStandardItem, ("1.", "Maximiliane", "100M", "−69M", "+79M", "20M", "130M"))))
        for column in range(2, 7):
            model.item(model.rowCount() - 1, column).setTextAlignment(Qt.AlignmentFlag.AlignRight)
    return model


def test_a_table_leaves_out_details_before_it_scrolls(qapp: QApplication) -> None:
    table = PosterTable(1, whole=True, details=(2, 4))
    model = money()
    table.setModel(model)
    table.show()
    for width, left_out in ((900, False), (380, True), (900, False), (380, True)):
        table.resize(width, 300)
        QApplication.processEvents()
        assert [table.isColumnHidden(column) for column in (2, 4)] == [left_out] * 2
        assert table.horizontalScrollBar().maximum() == 0
        assert not clipped(table)
    table.close()


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("code", ["de", "en", "fr"])
@pytest.mark.parametrize("width", [300, 870])  # one card in a row, four
def test_who_plays_a_seat_is_read_whole_in_the_narrowest_card(
    qapp: QApplication, width: int, code: str, percent: int
) -> None:
    LanguageService.install(code)
    Theme.install(qapp, "light", percent)
    rows = SeatRows((), 4, humans=2)
    rows.resize(theme().px(width), theme().px(900))
    rows.show()
    QApplication.processEvents()
    found = [line for line in clipped(rows) if "ChoiceBox" in line]
    assert not found, found
    rows.close()
