"""Answers given for people's seats automatically, and where play waits for people.

A seat is answered for where it has only one answer or has settled its answers beforehand (S5.13). Play waits where
people could act before an AI seat decides.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import TYPE_CHECKING

from swallows_gui.engine.game import Choices, deed_of
from swallows_gui.services.settings import settings

if TYPE_CHECKING:
    from swallows_gui.session import Session
    from swallows_gui.ui.play.presentation import PresentationRules
    from swallows_gui.ui.play.presenter import Presenter


class AutoAnswers:
    """Answers for people's seats in one running game, where they have no choice or have settled the question."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._session = presenter.session
        self._manners = presenter.manners
        self._settled: set[tuple[int, Hashable]] = set()

    def settle(self, seat: int, question: Hashable) -> None:
        """Pass for this seat whenever `question` is asked again."""
        self._settled.add((seat, question))

    def forget(self) -> None:
        """Drop all settled questions: everybody is asked again."""
        self._settled.clear()

    def carry_out(self, seat: int) -> bool:
        """Answer for the seat that is to move if it need not be asked; False if it must be asked."""
        answer = self.answer(seat)
        if answer is not None:
            self._close_a_settled_view()
            self._session.act(answer)
        return answer is not None

    def answer(self, seat: int) -> int | None:
        """The automatic answer of the seat that is to move, None if the seat must be asked."""
        alone = self._presenter.lone_seat is not None
        legal, free = self._session.legal(seat), alone or settings().now.auto_pass
        if self._settles(seat) or (free and len(legal) == 1):
            passing = _doing(self._manners.passing, legal)
            if passing is not None:
                return passing
        if settings().now.answer_alone and not self._is_taught:
            if len(legal) == 1 and (alone or self._manners.sets_up(self._session.view(None))):
                only = legal[0]
                return only if isinstance(only, int) and deed_of(only) not in self._manners.by_hand else None
            idle = self._manners.answer_without_stake(self._session.view(seat)) if alone else None
            if idle is not None:
                return _doing({idle}, legal)
        if not self._presenter.now.running:
            return None
        deed = self._manners.answer_while_running(self._session.view(None))
        return None if deed is None else _doing({deed}, legal)

    def _close_a_settled_view(self) -> None:
        """Close the open view of a seat that has settled all its questions, because everybody watches what now runs by
        itself."""
        shown = self._presenter
        seat, questions = shown.now.viewer, self._manners.standing_questions(shown.view)
        if seat is None or shown.lone_seat is not None:
            return
        if questions and {(seat, question) for question in questions} <= self._settled:
            shown.show_to(None)
            shown.reset()

    @property
    def _is_taught(self) -> bool:
        """Whether this is the tutorial's game, in which no question is skipped."""
        return bool(self._session.options.get("tutorial"))

    def _settles(self, seat: int) -> bool:
        """Whether the seat has settled the question that is asked now."""
        if not self._settled:
            return False
        return (seat, self._manners.standing_question(self._session.view(None))) in self._settled


def _doing(deeds: Collection[int], legal: Choices) -> int | None:
    """The first legal action whose type is in `deeds`, None if there is none."""
    return next((each for each in legal.actions if deed_of(each) in deeds), None)


class Holds:
    """Where one running game waits for people before an AI seat decides. It waits once for each coming decision."""

    def __init__(self, session: Session, manners: PresentationRules) -> None:
        self._session = session
        self._manners = manners
        self._chanced = -1
        """The decision ahead before which people had time to step in."""
        self._released = -1
        """The decision ahead that somebody has let go on."""

    def holds(self) -> bool:
        """Whether play waits now until a person continues it."""
        if not self._manners.holds() or not any(map(self._session.needs_hold, self._session.humans())):
            return False
        return self._released != self._decision_ahead()

    def release(self) -> None:
        """Continue play to the coming decision, because a person has asked for it."""
        self._released = self._decision_ahead()

    def gives_time(self) -> bool:
        """Whether play is to pause so that people can act out of turn, once before each decision. Who may act is known
        to all."""
        ahead = self._decision_ahead()
        if ahead == self._chanced or not any(seat in self._session.humans() for seat in self._session.may_act()):
            return False
        self._chanced = ahead
        return True

    def _decision_ahead(self) -> int:
        """The number of events at which the coming decision arose. Offers and answers since then do not change it, so a
        person who has continued play is not stopped again before the same decision."""
        told = self._session.view(None).history
        at = len(told)
        while at and self._manners.changes_nothing(told[at - 1]):
            at -= 1
        return at
