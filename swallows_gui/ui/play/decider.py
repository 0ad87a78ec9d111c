"""Decides for AI seats: fast levels in this process, levels that search in worker processes.

All questions of a point are computed in parallel, before the animation that shows the answer; they are answered in the
order in which the session asks them, so a game takes the same course as in one process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from swallows_gui.services.thinking import PendingThought, Thinking
    from swallows_gui.session import Change, Question, Session


class Decider(Protocol):
    """Makes the AI decisions of one session, one at a time."""

    wake: Callable[[], None]
    """Called when somebody has been thinking and `step` is worth calling again."""

    @property
    def thinking(self) -> bool:
        """Whether the next answer is still being computed."""
        ...

    def prepare(self) -> None:
        """Start to compute the answers of AI seats that are asked now, without carrying any out."""
        ...

    def step(self) -> Change | None:
        """Carry out one decision. None if there is none to make, or its answer is still being computed."""
        ...

    def cancel(self) -> None:
        """Cancel all running computations; `wake` is not called for them."""
        ...

    def warm_up(self) -> None:
        """Start worker processes ahead of time if an AI seat needs them."""
        ...

    def close(self) -> None:
        """Stop when the game is closed."""
        ...


class InProcess:
    """Decides in this process and blocks until the answer is there."""

    thinking = False

    def __init__(self, session: Session) -> None:
        self.wake: Callable[[], None] = lambda: None
        self._session = session

    def prepare(self) -> None:
        """Do nothing: this decider computes nothing ahead."""

    def step(self) -> Change | None:
        return self._session.step()

    def cancel(self) -> None:
        """Do nothing: no computation runs between two calls."""

    def warm_up(self) -> None:
        """Do nothing: this decider needs no preparation."""

    def close(self) -> None:
        """Do nothing: this decider holds no resources."""


class Thoughtful:
    """Decides with worker processes for levels that search; without workers it decides in this process."""

    def __init__(self, session: Session, thinking: Thinking) -> None:
        self.wake: Callable[[], None] = lambda: None
        self._session = session
        self._service = thinking
        self._point = -1
        self._asked: deque[_Asked] = deque()

    @property
    def thinking(self) -> bool:
        return bool(self._asked) and self._asked[0].thinks

    def prepare(self) -> None:
        if self._point == self._session.point and self._asked:
            return
        self.cancel()
        self._point = self._session.point
        for question in self._session.questions():
            self._asked.append(_Asked(question))
        if self._service.out_of_order:
            return
        for asked in self._asked:
            if asked.question.searches:
                asked.send(self._service, self._heard)

    def step(self) -> Change | None:
        self.prepare()
        while self._asked:
            asked = self._asked[0]
            if asked.thinks:
                return None
            action = asked.answer if asked.answered else self._session.answer_to(asked.question)
            self._asked.popleft()
            change = self._session.reply(asked.question, action)
            if change is not None:
                return change
        return None

    def cancel(self) -> None:
        self._point = -1
        asked, self._asked = self._asked, deque()
        for each in asked:
            each.drop()

    def warm_up(self) -> None:
        if any(map(self._session.searches, range(len(self._session.seats)))):
            self._service.warm_up()

    def close(self) -> None:
        self.cancel()
        self._service.close()

    def _heard(self) -> None:
        """Handle an answer that has arrived: drop seats that pass, call `wake` if an action is ready
        or nobody is left."""
        if self._point != self._session.point:
            return
        while self._asked and self._asked[0].passes:
            self._session.reply(self._asked.popleft().question, None)
        if not self.thinking:
            self.wake()


class _Asked:
    """A question to an AI seat and the state of its computation."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.thinks = False
        """Whether a worker is at it."""
        self.answered = False
        self.answer: int | None = None
        self._thought: PendingThought | None = None

    @property
    def passes(self) -> bool:
        """Whether the seat has answered that it does not act."""
        return self.answered and self.answer is None and not self.question.in_turn

    def send(self, service: Thinking, wake: Callable[[], None]) -> None:
        """Let a worker compute the answer; `wake` is called when it has finished or failed."""

        def done(answer: int | None) -> None:
            self.thinks, self.answered, self.answer = False, True, answer
            wake()

        def failed() -> None:
            self.thinks = False
            wake()

        self.thinks = True
        self._thought = service.ask("answer", self.question, done, failed)

    def drop(self) -> None:
        """Cancel the computation: the answer is no longer wanted."""
        if self._thought is not None and self.thinks:
            self._thought.cancel()
