"""Where AI seats decide. In this process, one decision a call; a search in worker processes takes the same seam."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from swallows_gui.session import Change, Session

Done = Callable[["Change | None"], None]


class Decider(Protocol):
    """Makes the next AI decision and tells when it stands."""

    def decide(self, session: Session, done: Done) -> None:
        """Make one decision; `done` gets the change, or None if no AI seat has anything to do."""
        ...

    def cancel(self) -> None:
        """Forget a decision under way: `done` is not called for it."""
        ...


class InProcess:
    """Decides at once: for levels that think a few milliseconds."""

    def decide(self, session: Session, done: Done) -> None:
        done(session.step())

    def cancel(self) -> None:
        """Nothing is ever under way between two calls."""
