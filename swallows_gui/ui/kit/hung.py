"""Posters of great moments, which come and go: the one that hung last can still be had."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from swallows_gui.services.qobjects import iter_descendants

if TYPE_CHECKING:
    from swallows_gui.ui.kit.take_over import TakeOver

_number = count(1)


class Hanging:
    """A widget that shows posters."""

    hung: tuple[int, TakeOver] | None = None
    """The one that it showed last, and its number among all that were shown anywhere."""

    def hang(self, what: TakeOver) -> None:
        """Keep in mind what is shown now."""
        self.hung = next(_number), what


def last_hung(within: QWidget) -> TakeOver | None:
    """The poster that was shown last anywhere in a widget; None: none was."""
    shown = (each.hung for each in iter_descendants(within, QWidget) if isinstance(each, Hanging))
    found = [each for each in shown if each is not None]
    return max(found, key=lambda each: each[0])[1] if found else None
