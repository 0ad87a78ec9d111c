"""What people's seats answer unasked: where there is but one answer, and what they have settled (S5.13)."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import TYPE_CHECKING

from swallows_gui.engine.game import Choices, deed_of
from swallows_gui.services.settings import settings

if TYPE_CHECKING:
    from swallows_gui.ui.play.presenter import Presenter


class Unasked:
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
            shown.rebuild()

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
