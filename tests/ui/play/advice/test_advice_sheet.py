"""The sheet of advice stands whole where there is little room beside what should stay in sight."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.models.review import AdviceLine
from swallows_gui.services.theme import theme
from swallows_gui.ui.play.advice.advice_sheet import AdviceSheet
from swallows_gui.ui.stage.coach import CoachStrip, PagedWords

SENTENCE = (
    "Norway, F: reaches the final: no other bet promises more for its stake. It pays up to 36M, 6M less for each who "
    "holds it too. The three bets marked together make it likeliest to end with most money; cost: 26M."
)


@pytest.fixture(params=[100, 200])
def window(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[QWidget]:
    """A window of 1280 by 800 pixels, with text at 100 % and at 200 %."""
    theme().set_scale(request.param)
    found = QWidget()
    qtbot.addWidget(found)
    found.resize(1280, 800)
    yield found
    theme().set_scale(100)


def strip_at_the_foot(window: QWidget) -> CoachStrip:
    """The strip below a screen that takes what is left."""
    strip = CoachStrip()
    column = QVBoxLayout(window)
    column.addWidget(QWidget(), 1)
    column.addWidget(strip)
    return strip


def test_its_sentences_can_all_be_read(qtbot: QtBot, window: QWidget) -> None:
    sheet = AdviceSheet(strip_at_the_foot(window))
    window.show()
    lines = [AdviceLine(f"Team {number}, F: reaches the final", "−1.0M", 0.5, False, "") for number in range(20)]
    sheet.advise("Hint for Kim", SENTENCE, lines, "What each bet brings beyond its stake on average, from all known.")
    qtbot.waitUntil(lambda: sheet.lines.height() > 0 and sheet.sentence.pages > 0)
    assert sheet.title.height() >= sheet.title.heightForWidth(sheet.title.width())
    read = []
    for _page in range(sheet.sentence.pages):
        assert sheet.sentence.height() >= sheet.sentence.heightForWidth(sheet.sentence.width())
        read.append(sheet.sentence.text().replace(" …", ""))
        sheet.more.click()
    assert " ".join(read) == sheet.sentence.whole
    qtbot.waitUntil(lambda: sheet.height() < window.height() / 2)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_no_line_is_cut_in_the_middle(qtbot: QtBot, window: QWidget, size: tuple[int, int]) -> None:
    window.resize(*size)
    sheet = AdviceSheet(strip_at_the_foot(window))
    window.show()
    lines = [AdviceLine(f"Team {number}, F: reaches the final", "−1.0M", 0.5, not number, "") for number in range(20)]
    sheet.advise("Hint for Kim", SENTENCE, lines)
    view = sheet.lines
    qtbot.waitUntil(lambda: view.isVisible() and not view.visualRect(sheet.model.index(0, 0)).isEmpty())
    for row in range(len(lines)):
        view.setCurrentIndex(sheet.model.index(row, 0))
        QApplication.processEvents()
        room = view.viewport().rect()
        seen = [view.visualRect(sheet.model.index(each, 0)) for each in range(len(lines))]
        assert room.contains(seen[row]), row
        assert all(room.contains(each) for each in seen if each.intersects(room.adjusted(0, 2, 0, -2))), row


class _Noting(QPainter):
    """Notes where texts and bars are painted."""

    def __init__(self, on: QPixmap) -> None:
        super().__init__(on)
        self.texts: dict[str, QRect] = {}
        self.bars: list[QRect] = []

    def drawText(self, room: QRect, flags: int, text: str) -> None:  # type: ignore[override]
        self.texts[text] = QFontMetrics(self.font()).boundingRect(room, flags, text)

    def drawRect(self, rect: QRectF) -> None:  # type: ignore[override]
        self.bars.append(rect.toRect())


@pytest.mark.parametrize("design", [200, 340, 440])
def test_no_bar_covers_its_sum_and_bars_can_be_compared(window: QWidget, design: int) -> None:
    """In a sheet that is narrow beside the table, "etwa gleich gut (−0,1M)" is wider than half of it."""
    sheet = AdviceSheet(strip_at_the_foot(window))
    window.show()
    sums = ("am besten", "etwa gleich gut", "etwa gleich gut (−0,1M)")
    sheet.advise(
        "Rat für Ben", "Satz.", [AdviceLine(f"Angriff {at}", text, 1.0, not at, "") for at, text in enumerate(sums)]
    )
    sheet.lines.resize(theme().px(design), 200)
    delegate = sheet.lines.itemDelegate()
    lengths = set()
    for row, text in enumerate(sums):
        index = sheet.model.index(row, 0)
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, sheet.lines.viewport().width(), delegate.sizeHint(option, index).height())
        picture = QPixmap(option.rect.size())
        painter = _Noting(picture)
        delegate.paint(painter, option, index)
        painter.end()
        assert option.rect.contains(painter.texts[text])
        assert painter.bars
        for bar in painter.bars:
            assert not bar.intersects(painter.texts[text])
            assert option.rect.contains(bar)
            lengths.add(bar.width())
    assert len(lengths) == 1


@pytest.mark.parametrize("percent", [80, 100, 120, 150, 180, 200])
def test_where_there_is_room_for_one_line_a_page_is_one_line(qtbot: QtBot, percent: int) -> None:
    theme().set_scale(percent)
    words = PagedWords()
    qtbot.addWidget(words)
    words.resize(theme().px(300), words.minimumSizeHint().height())
    words.set_whole(SENTENCE)
    assert 4 < words.pages < 12  # and not a word on each
    theme().set_scale(100)
