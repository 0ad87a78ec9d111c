"""The sheet of advice stands whole where there is little room beside what should stay in sight."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.models.hints import Line
from swallows_gui.services.theme import theme
from swallows_gui.ui.play.advice.advice_sheet import AdviceSheet
from swallows_gui.ui.play.guide.placing import Kept

SENTENCE = (
    "Norway, F: reaches the final: no other bet promises more for its stake. It pays up to 36M, 6M less for each who "
    "holds it too. The three bets marked together make it likeliest to end with most money; cost: 26M."
)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("top", [0, 200, 400])
def test_its_sentences_are_never_cut_off(qtbot: QtBot, scale: int, top: int) -> None:
    """As on a slip: the table at the left, sums over the corner that is left, and buttons below it."""
    theme().set_scale(scale)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    table, buttons = QRect(0, 60, 1060, 680), QRect(930, 745, 350, 55)
    kept = [Kept(table, 1.0), Kept(buttons, 8.0, whole=True), Kept(QRect(1060, 60, 220, top), 1.0)]
    sheet = AdviceSheet(window, lambda: kept)
    window.show()
    lines = [Line(f"Team {number}, F: reaches the final", "−1.0M", 0.5, False, "") for number in range(20)]
    sheet.advise("Hint for Kim", SENTENCE, lines, "What each bet brings beyond its stake on average, from all known.")
    qtbot.waitUntil(lambda: sheet.lines.height() > 0)
    for label in (sheet.title, sheet.sentence, sheet.note):
        assert label.height() >= label.heightForWidth(label.width())
    assert window.rect().contains(sheet.geometry())
    theme().set_scale(100)
