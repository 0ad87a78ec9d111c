"""Fonts: the shipped ones are used, and a machine without any is told what to do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo

from swallows_gui.services import stylesheet
from swallows_gui.services.theme import ROLES, theme


def test_text_is_set_in_the_shipped_fonts() -> None:
    report = stylesheet.load_fonts()
    assert report.problem == ""
    for role in ROLES:
        info = QFontInfo(theme().font(role))
        assert info.family() in report.families
        assert info.pixelSize() == ROLES[role].size


def no_package(_name: str) -> None:
    """Nothing is found by this name."""


@pytest.mark.parametrize(
    ("families", "words"),
    [(lambda: ["Some Sans"], "system's are used"), (list, "No font can be loaded")],
)
def test_a_missing_font_is_told_with_its_repair(
    monkeypatch: pytest.MonkeyPatch, families: Callable[[], list[str]], words: str
) -> None:
    monkeypatch.setattr(stylesheet, "find_spec", no_package)
    monkeypatch.setattr(QFontDatabase, "families", families)
    report = stylesheet.load_fonts.__wrapped__()  # not the fonts that other tests have loaded
    assert words in report.problem
    assert "bootstrap.py setup" in report.problem
    assert report.text
