"""The place of the coach on a stage: laid over it while he speaks there, gone when a screen takes him back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from swallows_gui.ui.stage.coach import CoachStrip
from swallows_gui.ui.stage.layout import StageLayout
from swallows_gui.ui.stage.question import QuestionPlate


class CoachSeat:
    """Minds who speaks beside a question. `changed` is called when he needs another height, or has come or gone."""

    def __init__(self, prompt: QuestionPlate, changed: Callable[[], None]) -> None:
        self.coach: CoachStrip | None = None
        """While he speaks here."""
        self._prompt, self._changed = prompt, changed

    def height_for(self, width: int) -> int:
        """The height in pixels that he needs in a width; 0 while nobody speaks."""
        return self.coach.height_for(width) if self.coach is not None else 0

    def answers(self) -> bool:
        """Whether what he says can be done in place of an answer."""
        return self.coach is not None and self.coach.answers()

    def take(self, coach: CoachStrip | None, add: Callable[[QWidget], None], under: QWidget) -> None:
        """Seat him by `add`, below another part; None: let go of him."""
        if self.coach is not None:
            self.coach.changed.disconnect(self._fit)
        self.coach = coach
        if coach is not None:
            coach.changed.connect(self._fit)
            add(coach)
            coach.stackUnder(under)
        self._fit()

    def _fit(self) -> None:
        self._prompt.set_coached(self.coach is not None and self.coach.heard is not None)
        self._changed()

    def stand(self, places: StageLayout) -> None:
        """Have him stand where the stage says; the question makes room where there is none for both."""
        self._prompt.step_aside(places.question.isEmpty() and not places.coach.isEmpty())
        if self.coach is not None:
            self.coach.stand(leans=not places.across)
            self.coach.setGeometry(places.coach)

    def is_heard(self, focus: QWidget | None) -> bool:
        """Whether what has the focus is something that he says."""
        return focus is not None and self.coach is not None and self.coach.isAncestorOf(focus) and focus.isVisible()
