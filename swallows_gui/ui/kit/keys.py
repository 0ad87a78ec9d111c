"""Kinds of keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

HELD_KEYS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys that are held while others are pressed, and do nothing by themselves."""
