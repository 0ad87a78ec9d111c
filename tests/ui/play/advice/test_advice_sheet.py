"""The sheet of advice stands whole where there is little room beside what should stay in sight."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.models.hints import AdviceLine
from swallows_gui.services.theme import theme
from swallows_gui.ui.play.advice.advice_sheet import AdviceSheet
from swallows_gui.ui.play.guide.placing import InView

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


@pytest.mark.parametrize("top", [0, 200, 400])
def test_its_sentences_are_never_cut_off(qtbot: QtBot, window: QWidget, top: int) -> None:
    """As on a slip: the table at the left, sums over the corner that is left, and buttons below it."""
    table, buttons = QRect(0, 60, 1060, 680), QRect(930, 745, 350, 55)
    kept = [InView(table, 1.0), InView(buttons, 8.0, whole=True), InView(QRect(1060, 60, 220, top), 1.0)]
    sheet = AdviceSheet(window, lambda: kept)
    window.show()
    lines = [AdviceLine(f"Team {number}, F: reaches the final", "−1.0M", 0.5, False, "") for number in range(20)]
    sheet.advise("Hint for Kim", SENTENCE, lines, "What each bet brings beyond its stake on average, from all known.")
    qtbot.waitUntil(lambda: sheet.lines.height() > 0)
    for label in (sheet.title, sheet.sentence, sheet.note):
        assert label.height() >= label.heightForWidth(label.width())
    assert window.rect().contains(sheet.geometry())


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
    sheet = AdviceSheet(window)
    window.show()
    sums = ("am besten", "etwa gleich gut", "etwa gleich gut (−0,1M)")
    sheet.advise(
        "Rat für Ben", "Satz.", [AdviceLine(f"Angriff {at}", text, 1.0, not at, "") for at, text in enumerate(sums)]
    )
    sheet.lines.fit(theme().px(design))
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
