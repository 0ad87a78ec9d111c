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
    """The answers of one running game that nobody has to give."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._session = presenter.session
        self._manners = presenter.manners
        self._settled: set[tuple[int, Hashable]] = set()

    def settle(self, seat: int, question: Hashable) -> None:
        """Let a seat pass whenever a question is asked again."""
        self._settled.add((seat, question))

    def forget(self) -> None:
        """Ask everybody everything again."""
        self._settled.clear()

    def carry_out(self, seat: int) -> bool:
        """Let the seat that is to move answer by itself; False if it is asked."""
        answer = self.answer(seat)
        if answer is not None:
            self._close_a_settled_view()
            self._session.act(answer)
        return answer is not None

    def answer(self, seat: int) -> int | None:
        """What the seat that is to move answers by itself; None: it is asked."""
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
        """What runs by itself is watched by everybody: the hand of a seat that has settled all its questions goes."""
        shown = self._presenter
        seat, questions = shown.now.viewer, self._manners.standing_questions(shown.view)
        if seat is None or shown.lone_seat is not None:
            return
        if questions and {(seat, question) for question in questions} <= self._settled:
            shown.show_to(None)
            shown.reset()

    @property
    def _is_taught(self) -> bool:
        """Whether it is the tutorial's game, in which every step is shown."""
        return bool(self._session.options.get("tutorial"))

    def _settles(self, seat: int) -> bool:
        """Whether the seat has settled what is asked now."""
        if not self._settled:
            return False
        return (seat, self._manners.standing_question(self._session.view(None))) in self._settled


def _doing(deeds: Collection[int], legal: Choices) -> int | None:
    """The action that does one of the deeds among those that are legal; None: there is none."""
    return next((each for each in legal.actions if deed_of(each) in deeds), None)


class Holds:
    """The waits of one running game. Each decision that lies ahead is waited for once."""

    def __init__(self, session: Session, manners: PresentationRules) -> None:
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
