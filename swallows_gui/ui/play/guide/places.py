"""The protocol of a game's tutorial, and finding parts of a table in the window.

`Lessons` says which lesson is due, its text, and what on the screen it points at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget


def on_window(window: QWidget, widget: QWidget) -> QRect:
    """Where a widget can be seen, in the pixels of its window: what has been scrolled out of sight is not there."""
    seen, inner = widget.rect(), widget
    while inner is not window and not inner.isWindow() and (outer := inner.parentWidget()) is not None:
        seen = seen.translated(inner.pos()) & outer.rect()
        inner = outer
    return seen.translated(inner.mapTo(window, QPoint(0, 0)))


class Due(Protocol):
    """A lesson that there is something to say of now."""

    @property
    def id(self) -> str:
        """Its name, which stays."""
        ...

    @property
    def tells(self) -> bool:
        """Whether it only tells something: nothing is to be done."""
        ...

    @property
    def over(self) -> bool:
        """Whether it is the last: the game is over."""
        ...

    @property
    def clause(self) -> str:
        """The rule behind it."""
        ...

    @property
    def facts(self) -> Mapping[str, object]:
        """What its sentences name: with other facts it is told anew."""
        ...


class Lessons(Protocol):
    """The lessons of one running game. What is due is read from the game alone."""

    def happened(self) -> Sequence[Due]:
        """The lessons about what has happened, in the order in which there was something to say of it."""
        ...

    def past(self) -> Sequence[Due]:
        """Those of them about what the learner has decided after."""
        ...

    def opening(self) -> Sequence[Due]:
        """The lessons that only tell something at the question asked now."""
        ...

    def question(self) -> Due | None:
        """The lesson of the question that the learner is asked now, if he can do as it says."""
        ...

    def closing(self) -> Sequence[Due]:
        """What is told when the game is over."""
        ...

    def decisions(self) -> int:
        """How many decisions of the learner have been told: it grows when he has decided."""
        ...

    def was_done(self, due: Due) -> bool:
        """Whether the learner has done what a lesson told him to do."""
        ...

    def words(self, due: Due, strayed: str) -> tuple[str, str]:
        """Heading and sentences, with a word on what was done instead of the lesson before."""
        ...

    def kind_word(self, due: Due) -> str:
        """What is said where the learner did something else than a lesson told him."""
        ...

    def number(self, due: Due) -> tuple[int, int]:
        """The number of a lesson, from 1, and how many there are."""
        ...

    # On the screen

    def target(self, due: Due) -> QRect:
        """Where what a lesson speaks of stands, in the window's pixels."""
        ...

    def frames(self, due: Due) -> bool:
        """Whether the table itself frames what the lesson speaks of."""
        ...

    def reveal(self, due: Due | None) -> None:
        """Open what a lesson speaks of, and close again what was opened for another."""
        ...

    def point_out(self, due: Due | None) -> None:
        """Mark what is to be used; with None nothing any more."""
        ...

    def focuses(self, due: Due) -> bool:
        """Whether the focus goes where the deed is done each time the lesson finds another place."""
        ...

    def focus(self, due: Due | None) -> None:
        """Put the focus where the deed is done."""
        ...
