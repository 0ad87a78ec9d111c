"""Hints: on request, what an expert would do in place of the seat in front, from nothing but what that seat knows.

A hint belongs to one seat at one point of the game. It goes when the game moves on, when another view opens, and when
the curtain closes; a thought that is under way then is called off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from swallows_gui.ai.advice import NOTHING
from swallows_gui.models.hints import hint_lines
from swallows_gui.services.language import language
from swallows_gui.ui.play.advice.advice_sheet import AdviceSheet

if TYPE_CHECKING:
    from swallows_gui.ai.advice import Hint
    from swallows_gui.services.thinking import PendingThought
    from swallows_gui.ui.play.game_desk import GameDesk
    from swallows_gui.ui.stage.coach import CoachStrip


class Hints(QObject):
    """Answers `GameController.hint_wanted` with a sheet in the strip of the coach."""

    def __init__(self, strip: CoachStrip, desk: GameDesk, parent: QObject) -> None:
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
        """Whatever was asked and answered is gone."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought = self._seat = self._view = self._hint = None
        self._failed = False
        self.sheet.clear()

    def _put_away(self) -> None:
        """Closed by the player: Enter answers the question again, also where the hint was asked for at a curtain."""
        self.forget()
        table = self._desk.table
        if table.isVisible() and table.window().focusWidget() is None:
            table.focus_question()

    def _take(self, line: int) -> None:
        """Do what a line advises, with what the expert would add to the first one."""
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
        """The game is put away."""
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
        question = self._desk.session.wonder(seat)
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
        """The game or the view has moved on: an old hint goes, one that waited for its curtain is asked for."""
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
        """Say what there is to say, in the language in use."""
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
