"""Where play waits for people who could act before an AI seat decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swallows_gui.session import Session
    from swallows_gui.ui.play.manners import Manners


class Holds:
    """The waits of one running game. Each decision that lies ahead is waited for once."""

    def __init__(self, session: Session, manners: Manners) -> None:
        self._session = session
        self._manners = manners
        self._chanced = -1
        """The decision ahead before which people had time to step in."""
        self._released = -1
        """The decision ahead that somebody has let go on."""

    def holds(self) -> bool:
        """Whether play waits now until somebody lets it go on."""
        if not self._manners.holds() or not any(map(self._session.needs_hold, self._session.humans())):
            return False
        return self._released != self._decision_ahead()

    def release(self) -> None:
        """Somebody lets play go on to the decision that lies ahead."""
        self._released = self._decision_ahead()

    def gives_time(self) -> bool:
        """Whether people are to have time now to step in: once before each decision, where a person may act out of
        turn. Who may is known to all."""
        ahead = self._decision_ahead()
        if ahead == self._chanced or not any(seat in self._session.humans() for seat in self._session.may_act()):
            return False
        self._chanced = ahead
        return True

    def _decision_ahead(self) -> int:
        """What had happened when the decision that lies ahead came up. Offers and answers since then change nothing in
        it: whoever has let play go on is not stopped again before the same decision."""
        told = self._session.view(None).history
        at = len(told)
        while at and self._manners.changes_nothing(told[at - 1]):
            at -= 1
        return at
