"""Conducts a running game on the screen. It alone pushes what people decide to the session.

Screens get what `Presenter` shows and hand back actions; whose turn it is then, `TurnController` knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from swallows_gui.engine.game import IllegalAction, Json
from swallows_gui.services.settings import settings
from swallows_gui.ui.play.turn_controller import TurnController


class GameController(TurnController):
    """What screens, menus and people ask of a running game."""

    def start(self) -> None:
        """Show the game as it stands and let it go on."""
        self._decider.warm_up()
        self._look()
        if not self.session.over and self.session.humans():
            self.interlude = self.manners.page_at_start(self.view)
        self._rebuild()
        self.advance()

    def close(self) -> None:
        """Let go of the session: no more decisions are made."""
        self._timer.stop()
        self._decider.close()
        self.presenter.drop()
        self._unsubscribe()
        settings().changed.disconnect(self._on_setting)

    def act(self, action: Json) -> None:
        """An action of the seat in front of the screen."""
        self.act_row([action])

    def act_row(self, actions: Sequence[Json]) -> None:
        """A row of small actions of the seat in front; all of them or, if one is refused, none."""
        seat = self.info.in_front
        if seat is None:
            return
        self._timer.stop()
        self._decider.cancel()
        self._show_the_rest()
        self._hurry()
        self._front = seat
        stepped_in = self._stepped_in
        self._stepped_in = None
        try:
            if len(actions) == 1:
                self.session.act_json(seat, actions[0])
            else:
                self.session.act_row(seat, list(actions))
        except IllegalAction as refusal:
            self._stepped_in = stepped_in
            self.refused.emit(refusal.code, refusal.parameters)
        self.advance()

    def pass_for_good(self) -> None:
        """The seat that is asked passes here, and wherever this question is asked again (S5.13)."""
        seat, question = self.info.actor, self.manners.standing_question(self.view)
        if seat is not None and question is not None:
            self._standing.add((seat, question))
            self.act({"type": self.manners.passing})

    def go_on(self) -> None:
        """End whatever waits for a nod: a result, an interlude, a hold, a seat that stepped in.

        While something is being told it is hurried, and nothing that waits after it is ended.
        """
        if self.presenter.waits:
            self._hurry()
        elif self.presenter.running:
            self.presenter.finish()
            return
        elif self.interlude:
            self.interlude = ""
            self._rebuild()
        elif self._stepped_in is not None:
            self._stepped_in = None
        else:
            self._released = self._decision_ahead()
            self.paused = False
        self.advance()

    def step_in(self, seat: int) -> None:
        """A human seat wants to act out of turn: its view opens, behind the curtain if it is another's."""
        if seat not in self.session.humans():
            return
        self._timer.stop()
        self._hurry()
        self._stepped_in = seat
        if self._viewer == seat:
            self.advance()
        else:
            self._close_curtain(seat)

    def ask_hint(self) -> None:
        """The seat in front wants to know what an expert would do."""
        if self.info.may_hint:
            self.hint_wanted.emit()

    def look_in(self, seat: int) -> None:
        """Open a seat's own view, behind the curtain, though what it is asked needs no hand."""
        if self._viewer != seat and seat in self.session.humans():
            self._close_curtain(seat)

    def pause(self, on: bool) -> None:
        """Stop AI seats from deciding, or let them go on."""
        self.paused = on
        if on:
            self.running = ""
        self.advance()

    def set_away(self, away: bool) -> None:
        """While rules or settings cover the game, AI seats wait."""
        if away != self._away:
            self._away = away
            self.advance()

    def single_step(self) -> None:
        """One decision of an AI seat while paused."""
        if self.paused and self._waiting == "paused":
            self._stepping = True
            self._decide()

    def run_to_result(self) -> None:
        """Let this match run to its result; human seats are still asked, but for objections."""
        self._run("section")

    def run_to_own(self) -> None:
        """Let matches run until one begins that concerns a human seat."""
        self._run("own")

    def curtain_opened(self) -> None:
        """The seat named on the curtain has opened it."""
        if self._curtain_for is None:
            return
        self._show_to(self._curtain_for)
        self._front, self._curtain_for = self._viewer, None
        self._rebuild()
        self.advance()

    # Taking back

    def undo(self) -> None:
        """Take back the last row of the seat in front, asking the others if that is due."""
        seat = self.info.in_front
        if seat is None or self.session.can_undo(seat) is None:
            return
        self._timer.stop()
        self._decider.cancel()
        self.session.ask_back(seat)
        self.advance()

    def redo(self) -> None:
        """Play again what the seat in front took back."""
        seat = self.info.in_front
        if seat is None or not self.session.can_redo(seat):
            return
        self._timer.stop()
        self._decider.cancel()
        self.session.redo(seat)
        self.advance()
