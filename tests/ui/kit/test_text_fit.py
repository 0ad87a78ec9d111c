"""Text set into a room."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.text_fit import balanced, set_text


@pytest.mark.parametrize("text", ["Duschen frei! Deutschland spielt mit weniger weiter", "One two", "Alone"])
def test_balanced_lines_are_as_many_and_about_equally_long(qapp: QApplication, text: str) -> None:
    font = theme().sized_font("title", 40)
    metrics = QFontMetricsF(font)
    wide = metrics.horizontalAdvance(text) * 0.95 if " " in text else 2000.0
    made = set_text(text, font, wide)
    assert made is not None
    found = balanced(text, made, wide)
    assert " ".join(found.lines) == text
    assert len(found.lines) == len(made.lines)
    long = [metrics.horizontalAdvance(line) for line in found.lines]
    word = max(map(metrics.horizontalAdvance, text.split()))
    assert max(long) - min(long) <= word * 1.5
