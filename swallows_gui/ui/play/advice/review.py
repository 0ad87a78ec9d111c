"""The review after a match: a person's decisions are weighed again with the views of that time, the costliest told of.

It is for the eyes of that seat: where several people play a running game, behind the seat's own curtain, and gone when
that closes. It is called off when the game goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.models.review import Weighed, costliest, review_lines, review_sentence, weigh
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.ui.play.advice.advice_sheet import AdviceSheet

if TYPE_CHECKING:
    from swallows_gui.ai.advice import Hint
    from swallows_gui.services.thinking import PendingThought
    from swallows_gui.session import Decision
    from swallows_gui.ui.play.game_desk import GameDesk
    from swallows_gui.ui.stage.coach import CoachStrip


class Review(QObject):
    """Answers `GameController.review_wanted` with a sheet in the strip of the coach."""

    def __init__(self, strip: CoachStrip, desk: GameDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self.sheet = AdviceSheet(strip)
        self._seat: int | None = None
        self._point = -1
        self._thoughts: list[PendingThought] = []
        self._number = 0
        self._weighed: list[Weighed] = []
        self._failed = False
        self._behind_curtain: int | None = None
        controller = desk.controller
        controller.review_wanted.connect(self.begin)
        for signal in (controller.presenter.rebuilt, controller.presenter.played, controller.presenter.informed):
            signal.connect(lambda *_: self._follow())
        self.sheet.dismissed.connect(self.forget)
        language().changed.connect(self._fill)

    def begin(self, seat: int) -> None:
        """Weigh the decisions of a seat in the match that is over."""
        controller, session = self._desk.controller, self._desk.session
        if not controller.may_review(seat):
            return
        if controller.view.seat != seat and not session.over:
            self._behind_curtain = seat
            controller.look_in(seat)
            return
        self.forget()
        self._seat, self._point = seat, session.point
        decisions = session.decisions(seat)
        self._number = len(decisions)
        self._thoughts = [self._weigh(decision) for decision in decisions]
        self._fill()

    def forget(self) -> None:
        """Whatever is under way or shown is gone."""
        for thought in self._thoughts:
            thought.cancel()
        self._seat = None
        self._thoughts, self._weighed = [], []
        self._failed = False
        self.sheet.clear()

    def close(self) -> None:
        """The game is put away."""
        language().changed.disconnect(self._fill)
        self.forget()
        self.sheet.go()

    def _weigh(self, decision: Decision) -> PendingThought:
        def done(hint: Hint) -> None:
            self._weighed.append(weigh(decision, hint, self._desk.models.narrator, self._desk.session.action_json))
            self._fill()

        return self._desk.thinking.ask("advise", decision.question, done, self._broke_down)

    def _broke_down(self) -> None:
        for thought in self._thoughts:
            thought.cancel()
        self._failed = True
        self._fill()

    def _follow(self) -> None:
        """The game or the view has moved on, or the curtain has opened for whoever wants the review."""
        controller, session = self._desk.controller, self._desk.session
        if controller.curtained:
            return
        if self._behind_curtain is not None:
            seat, self._behind_curtain = self._behind_curtain, None
            if controller.view.seat == seat:
                self.begin(seat)
            return
        elsewhere = not session.over and (controller.view.seat != self._seat or not controller.interlude)
        if self._seat is not None and (session.point != self._point or elsewhere):
            self.forget()

    def _fill(self) -> None:
        """Say what there is to say, in the language in use."""
        if self._seat is None:
            return
        words = self._desk.models.narrator
        title = translate("Review", "The decisions of {seat}").format(seat=words.seat(self._seat))
        done, number = len(self._weighed), self._number
        if self._failed:
            self.sheet.advise(title, translate("Review", "No review can be had now."), ())
        elif done < number:
            waiting = translate("Review", "Each is weighed again with what was known at the time.")
            self.sheet.await_advice(title, waiting, done, number)
        else:
            told = costliest(self._weighed)
            lines = review_lines(told, words, self._desk.session.action_json)
            self.sheet.advise(title, review_sentence(told, number), lines, self._note() if lines else "")

    def _note(self) -> str:
        return translate("Review", "What each cost on average, whatever the dice then did. Luck is not counted.")
