"""What a first start takes over from the system: the size of text. Language and theme follow it by themselves."""

from __future__ import annotations

import sys

from PySide6.QtGui import QGuiApplication

from swallows_gui.services.settings import LARGEST_TEXT, SMALLEST_TEXT, TEXT_STEP

_PLAIN_DPI = 72.0 if sys.platform == "darwin" else 96.0
"""Dots an inch at which text has its plain size."""
_WINDOWS = r"HKEY_CURRENT_USER\Software\Microsoft\Accessibility"


def system_text_scale() -> int:
    """The size of text the player has chosen for the whole desktop, in per cent, as the settings take it.

    Where Qt itself enlarges everything, as it does for most desktops, that is 100.
    """
    screen = QGuiApplication.primaryScreen()
    percent = 100.0 if screen is None else 100 * screen.logicalDotsPerInch() / _PLAIN_DPI
    if sys.platform == "win32":
        percent = max(percent, _windows_text())
    return as_setting(percent)


def as_setting(percent: float) -> int:
    """The nearest text size that the settings know."""
    return min(LARGEST_TEXT, max(SMALLEST_TEXT, TEXT_STEP * round(percent / TEXT_STEP)))


def _windows_text() -> float:
    """ "Make text bigger" of Windows' accessibility settings, 100 to 225."""
    from PySide6.QtCore import QSettings

    value = QSettings(_WINDOWS, QSettings.Format.NativeFormat).value("TextScaleFactor", 100)
    try:
        return float(str(value))
    except ValueError:
        return 100.0
