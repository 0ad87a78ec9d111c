"""What lies below an object is found, and stays what it is for those who hold it."""

import gc

from PySide6.QtWidgets import QLabel, QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from swallows_gui.services.qobjects import iter_descendants


def test_all_of_a_kind_are_found_parents_first(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    inner = QWidget(top)
    label = QLabel("one", inner)
    assert list(iter_descendants(top, QWidget)) == [inner, label]
    assert list(iter_descendants(top, QLabel)) == [label]


def test_what_is_found_below_a_part_of_qts_own_is_still_held_by_others(qtbot: QtBot) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    bar = area.verticalScrollBar()
    container = next(part for part in area.children() if part.objectName() == "qt_scrollarea_vcontainer")
    assert list(iter_descendants(container, QScrollBar)) == [bar]
    del container
    gc.collect()
    assert isValid(bar)
