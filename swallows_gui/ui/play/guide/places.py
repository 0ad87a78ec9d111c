"""The protocol of a game's tutorial, and finding parts of a table in the window.

`Lessons` says which lesson is due, its text, and what on the screen it points at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget


def on_window(window: QWidget, widget: QWidget) -> QRect:
    """The visible part of a widget in the pixels of its window; parts scrolled out of sight are left out."""
    seen, inner = widget.rect(), widget
    while inner is not window and not inner.isWindow() and (outer := inner.parentWidget()) is not None:
        seen = seen.translated(inner.pos()) & outer.rect()
        inner = outer
    return seen.translated(inner.mapTo(window, QPoint(0, 0)))


class Due(Protocol):
    """A lesson that can be shown now."""

    @property
    def id(self) -> str:
        """The lesson's permanent name."""
        ...

    @property
    def tells(self) -> bool:
        """Whether the lesson only tells something and asks for no action."""
        ...

    @property
    def over(self) -> bool:
        """Whether this is the last lesson, after the end of the game."""
        ...

    @property
    def clause(self) -> str:
        """The clause that the lesson explains."""
        ...

    @property
    def facts(self) -> Mapping[str, object]:
        """The values in the lesson's sentences; if they change, the lesson is shown anew."""
        ...


class Lessons(Protocol):
    """The lessons of one running game. Which one is due depends on the game alone."""

    def happened(self) -> Sequence[Due]:
        """The lessons about past events, in the order in which they became due."""
        ...

    def past(self) -> Sequence[Due]:
        """Those of `happened` after which the learner has already decided something."""
        ...

    def opening(self) -> Sequence[Due]:
        """The lessons that only tell something, at the question asked now."""
        ...

    def question(self) -> Due | None:
        """The lesson for the question that the learner is asked now, if he can do what it says."""
        ...

    def closing(self) -> Sequence[Due]:
        """The lessons shown when the game is over."""
        ...

    def decisions(self) -> int:
        """The number of the learner's decisions that have been shown."""
        ...

    def was_done(self, due: Due) -> bool:
        """Whether the learner has done what a lesson asks for."""
        ...

    def words(self, due: Due, strayed: str) -> tuple[str, str]:
        """A lesson's heading and sentences; `strayed` is a sentence about what the learner did instead of the lesson
        before."""
        ...

    def kind_word(self, due: Due) -> str:
        """The sentence for a learner who did something else than the lesson asked for."""
        ...

    def number(self, due: Due) -> tuple[int, int]:
        """A lesson's number, from 1, and the number of lessons."""
        ...

    # On the screen

    def target(self, due: Due) -> QRect:
        """The rectangle a lesson speaks of, in the window's pixels."""
        ...

    def frames(self, due: Due) -> bool:
        """Whether the table itself frames what the lesson speaks of."""
        ...

    def reveal(self, due: Due | None) -> None:
        """Open what a lesson speaks of, and close what was opened for another one."""
        ...

    def point_out(self, due: Due | None) -> None:
        """Mark the control to be used; with None remove the mark."""
        ...

    def focuses(self, due: Due) -> bool:
        """Whether the focus moves to the control again each time the lesson's target moves."""
        ...

    def focus(self, due: Due | None) -> None:
        """Focus the control to be used."""
        ...
