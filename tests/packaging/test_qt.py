"""The fault of PySide6 6.12 on Python 3.10 and 3.11: a reference to None lost at every call that returns nothing."""

import sys

from PySide6.QtCore import QObject


def test_qt_calls_lose_no_reference_to_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) <= 100
