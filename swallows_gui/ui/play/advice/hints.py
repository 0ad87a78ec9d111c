"""Hints during a game and the review after a match.

A hint says what an expert would do in place of the seat in front, from that seat's view alone. It disappears when the
game moves on, another view opens or the screen is covered between players; a running computation is cancelled.

The review weighs a person's decisions again with the views of that time and shows the costliest. Only that seat may see
it: where several people play, it needs the seat to be opened, and goes when the seat is closed or the game goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from swallows_gui.ai.advice import NOTHING
from swallows_gui.models.review import Weighed, costliest, hint_lines, review_lines, review_sentence, weigh
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.ui.play.advice.advice_sheet import AdviceSheet

if TYPE_CHECKING:
    from swallows_gui.ai.advice import Hint
    from swallows_gui.services.thinking import PendingThought
    from swallows_gui.session import Decision
    from swallows_gui.ui.play.game_desk import GameUi
    from swallows_gui.ui.stage.coach import CoachStrip


class Hints(QObject):
    """Answers `GameController.hint_wanted` with an `AdviceSheet` in the coach's strip."""

    def __init__(self, strip: CoachStrip, desk: GameUi, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self.sheet = AdviceSheet(strip)
        self._thought: PendingThought | None = None
        self._point = -1
        self._seat: int | None = None
        self._view: Any = None
        self._hint: Hint | None = None
        self._failed = False
        self._behind_curtain: int | None = None
        """The seat that asked before its own view was open."""
        controller = desk.controller
        controller.hint_wanted.connect(self._ask)
        for signal in (controller.presenter.rebuilt, controller.presenter.played, controller.presenter.informed):
            signal.connect(lambda *_: self._follow())
        self.sheet.dismissed.connect(self._put_away)
        self.sheet.taken.connect(self._take)
        language().changed.connect(self._fill)

    def forget(self) -> None:
        """Drop the hint, or the request that is still running."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought = self._seat = self._view = self._hint = None
        self._failed = False
        self.sheet.clear()

    def _put_away(self) -> None:
        """The player has closed the hint: Enter answers the question again, even if the hint was asked for while the
        screen was covered."""
        self.forget()
        table = self._desk.table
        if table.isVisible() and table.window().focusWidget() is None:
            table.focus_question()

    def _take(self, line: int) -> None:
        """Play the action that a line advises; the best line is followed by the rest of the expert's row."""
        hint, view, controller = self._hint, self._view, self._desk.controller
        if hint is None or line >= len(hint.advice.choices) or self._desk.session.point != self._point:
            return
        choice = hint.advice.choices[line].action
        if choice == NOTHING or controller.info.in_front != self._seat:
            self.sheet.dismiss()
            return
        self.forget()
        self._desk.do_advised((choice, *(hint.row if line == 0 else ())), view)

    def close(self) -> None:
        """Stop when the game is closed."""
        language().changed.disconnect(self._fill)
        self.forget()
        self.sheet.go()

    def _ask(self) -> None:
        controller = self._desk.controller
        seat = controller.info.in_front
        if seat is None or controller.curtained:
            return
        manners = controller.manners
        if controller.view.seat != seat and not manners.all_open and not manners.sets_up(controller.view):
            self._behind_curtain = seat
            controller.look_in(seat)
            return
        question = self._desk.session.hint_question(seat)
        if question is None:
            return
        self.forget()
        self._seat, self._point = seat, question.point
        self._view = question.view
        self._thought = self._desk.thinking.ask("advise", question, self._answered, self._broke_down)
        self._fill()

    def _answered(self, hint: Hint) -> None:
        self._thought, self._hint = None, hint
        self._fill()

    def _broke_down(self) -> None:
        self._thought, self._failed = None, True
        self._fill()

    def _follow(self) -> None:
        """React to a change of game or view: drop an outdated hint, ask for one that waited until its
        seat was opened."""
        controller = self._desk.controller
        if controller.curtained:
            return
        if self._behind_curtain is not None:
            seat, self._behind_curtain = self._behind_curtain, None
            if controller.view.seat == seat == controller.info.in_front and controller.info.may_hint:
                self._ask()
            return
        moved = self._desk.session.point != self._point or controller.info.in_front != self._seat
        if self._seat is not None and moved:
            self.forget()

    def _fill(self) -> None:
        """Write the hint's texts in the language in use."""
        view, words = self._view, self._desk.models.narrator
        if view is None:
            return
        self.sheet.takes = self.tr("Do what the line says")
        title = self.tr("Hint for {seat}").format(seat=words.seat(self._seat))
        if self._failed:
            self.sheet.advise(title, self.tr("No hint can be had now."), ())
        elif self._hint is None:
            self.sheet.await_advice(title, self.tr("An expert is thinking it over."))
        else:
            to_json = self._desk.session.action_json
            self.sheet.advise(
                title,
                words.why(self._hint, view, to_json),
                hint_lines(self._hint, view, words, to_json),
                words.figures(view),
            )


class Review(QObject):
    """Answers `GameController.review_wanted` with an `AdviceSheet` in the coach's strip."""

    def __init__(self, strip: CoachStrip, desk: GameUi, parent: QObject) -> None:
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
        """Start to weigh a seat's decisions in the match that has just ended."""
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
        """Cancel a running review and drop the one that is shown."""
        for thought in self._thoughts:
            thought.cancel()
        self._seat = None
        self._thoughts, self._weighed = [], []
        self._failed = False
        self.sheet.clear()

    def close(self) -> None:
        """Stop when the game is closed."""
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
        """React to a change of game or view: drop an outdated review, start one that waited until its
        seat was opened."""
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
        """Write the review's texts in the language in use."""
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
