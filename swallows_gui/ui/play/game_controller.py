"""Controls a running game on the screen and is the only code that pushes people's decisions; the base of its screens.

Its `presenter` knows what is shown, its `TurnController` whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.game import IllegalAction, Json, deed_of, seat_of
from swallows_gui.ui.play.decider import Decider, InProcess
from swallows_gui.ui.play.game_table import Going
from swallows_gui.ui.play.presenter import Presenter
from swallows_gui.ui.play.screen import Screen
from swallows_gui.ui.play.turn_controller import TurnController

if TYPE_CHECKING:
    from swallows_gui.models.chapters import Event
    from swallows_gui.session import Session, UndoOffer
    from swallows_gui.ui.play.desk import GameModels
    from swallows_gui.ui.play.game_table import SessionInfo
    from swallows_gui.ui.play.presentation import PresentationRules


class GameController(QObject):
    """Conducts one running game: screens and menus call it, and it alone pushes people's actions to the session."""

    refused = Signal(str, dict)
    hint_wanted = Signal()
    """The seat in front asks what an expert would do."""
    review_wanted = Signal(int)
    """A human seat wants to know which of its decisions of the last match cost most."""

    def __init__(
        self,
        session: Session,
        models: GameModels,
        manners: PresentationRules,
        decider: Decider | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.models = models
        self.manners = manners
        self.presenter = Presenter(session, models, manners, self)
        """Tells the screens what to show, and when."""
        self.moments = self.presenter.moments
        self.turns = TurnController(self.presenter, decider or InProcess(session), self)

    # What is shown

    @property
    def view(self) -> Any:
        """The view that the screen may show now."""
        return self.presenter.view

    @property
    def info(self) -> SessionInfo:
        """Who is asked, what is legal and what is waited for, as a plain value."""
        return self.presenter.info

    @property
    def scene(self) -> str:
        """The name of the screen that shows the game now."""
        return self.presenter.scene

    @property
    def interlude(self) -> str:
        """The name of the page that waits to be read, "" if none does."""
        return self.presenter.now.interlude

    @property
    def curtained(self) -> bool:
        """Whether the screen is covered and waits for its seat: nothing private may be drawn."""
        return self.presenter.now.curtained

    @property
    def over(self) -> bool:
        """Whether the game has ended and its end has been shown."""
        return self.presenter.over

    # Turn-taking

    def start(self) -> None:
        """Show the game as it stands and start it."""
        self.turns.start()

    def close(self) -> None:
        """Release the session: no more decisions are made."""
        self.turns.close()

    def go_on(self) -> None:
        """Acknowledge whatever waits for it, and finish running animations."""
        self.turns.acknowledge()

    def step_in(self, seat: int) -> None:
        """Let a human seat act out of turn."""
        self.turns.step_in(seat)

    def look_in(self, seat: int) -> None:
        """Open a seat's own view, after the privacy screen."""
        self.turns.look_in(seat)

    def pause(self, on: bool) -> None:
        """Stop AI seats from deciding, or let them continue."""
        self.turns.pause(on)

    def single_step(self) -> None:
        """Let an AI seat make one decision while the game is paused."""
        self.turns.single_step()

    def set_away(self, away: bool) -> None:
        """Stop AI seats while another screen, such as rules or settings, covers the game."""
        self.turns.set_away(away)

    def run_until(self, ends: Callable[[Event], bool]) -> None:
        """Play without stopping until `ends` is true of an event as everybody knows it."""
        self.turns.run(Going.TO_RESULT, ends)

    def curtain_opened(self) -> None:
        """Show the view of the seat that has opened the privacy screen."""
        self.turns.open_curtain()

    def vote_asked(self, seat: int) -> None:
        """Close any other seat's open view, because this seat is about to look at the screen and vote on an undo."""
        if self.presenter.now.viewer not in (None, seat):
            self.presenter.close_view()

    def votes_answered(self) -> None:
        """Continue after all seats have voted on an undo."""
        self.turns.advance()

    # Deciding

    def do(self, row: Sequence[int]) -> None:
        """Carry out a row of actions of the seat in front: all of them or, if one is refused, none. Nothing happens if
        no seat is in front; another seat's action is refused."""
        front = self.info.in_front
        if front is None:
            return
        self.turns.stop()
        self.presenter.catch_up()
        self.presenter.hurry()
        try:
            if any(seat_of(action) != front for action in row):
                raise IllegalAction("not_your_turn", seat=front)
            self.session.act_all(row)
        except IllegalAction as refusal:
            self.refused.emit(refusal.code, refusal.parameters)
            self.turns.advance()
        else:
            self.turns.decided()

    def answer_late(self, seat: int) -> None:
        """Give a seat's most modest answer, because its time is up."""
        if self.info.actor != seat or self.session.to_move != seat:
            return
        self.turns.stop()
        self.presenter.catch_up()
        self.presenter.hurry()
        self.session.act_late(seat)
        self.turns.decided()

    def pass_for_good(self) -> None:
        """Pass for the seat that is asked, now and wherever the same question is asked again (S5.13)."""
        seat, question = self.info.actor, self.manners.standing_question(self.view)
        passing = [each for each in self.info.legal.actions if deed_of(each) in self.manners.passing]
        if seat is not None and question is not None and passing:
            self.turns.answer_for_good(seat, question)
            self.do(passing[:1])

    def run_to_result(self) -> None:
        """Play this match to its result without stopping."""
        self.turns.run(Going.TO_RESULT)

    def run_to_own(self) -> None:
        """Play matches without stopping until one begins that concerns a human seat."""
        self.turns.run(Going.TO_OWN)

    # Advice

    def ask_hint(self) -> None:
        """Ask for a hint for the seat in front."""
        if self.info.may_hint:
            self.hint_wanted.emit()

    def may_review(self, seat: int) -> bool:
        """Whether a human seat may review its decisions in the match that has ended."""
        barred = self.session.options.get("hints") is False
        return not barred and seat in self.session.humans() and bool(self.session.decisions(seat))

    # Taking back

    def undo(self) -> None:
        """Undo the last row of the seat in front, asking the other seats if the rules demand it."""
        seat = self.info.in_front
        if seat is not None and self.session.can_undo(seat) is not None:
            self.turns.stop()
            self.session.ask_back(seat)
            self.turns.advance()

    def back_to(self, row: int) -> UndoOffer | None:
        """What the seat in front would undo in order to decide again what led to a line of the log. None if it may not,
        or if its own view is not open: then the log has different lines."""
        info, session = self.info, self.session
        seat = info.in_front
        if seat is None or seat != info.viewer or self.presenter.now.running or self.curtained:
            return None
        move = self._move_of(seat, row)
        return session.can_undo(seat, move) if move else None

    def go_back_to(self, row: int) -> None:
        """Undo to the decision that led to a line of the log, if `back_to` allows it."""
        offer = self.back_to(row)
        if offer is not None:
            self._go_back(offer.seat, self._move_of(offer.seat, row))

    def restart_turn(self) -> None:
        """Undo everything that the seat in front has decided since another seat's decision."""
        seat = self.info.in_front
        move = None if seat is None else self.session.turn_began(seat)
        if seat is not None and move is not None and self.session.can_undo(seat, move) is not None:
            self._go_back(seat, move)

    def _go_back(self, seat: int, move: int) -> None:
        self.turns.stop()
        self.session.ask_back(seat, move)
        self.turns.advance()

    def _move_of(self, seat: int, row: int) -> int:
        """The index of the move behind a line of the log, 0 if that cannot be undone."""
        log, narrator = self.models.log, self.models.narrator
        history = self.session.view(seat).history
        told = (place for place, event in enumerate(history) if narrator.tells(event))
        place = next(islice(told, log.place_of(row), None), None)
        if place is None or history[place] != log.event_at(row):
            return 0
        return self.session.move_of(seat, place)

    def redo(self) -> None:
        """Redo what the seat in front has undone."""
        seat = self.info.in_front
        if seat is not None and self.session.can_redo(seat):
            self.turns.stop()
            self.session.redo(seat)
            self.turns.advance()


class GameScreen(Screen):
    """A screen that belongs to one running game."""

    decides = True
    """Whether a key may decide something here."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller

    def show_view(self) -> None:
        """Redraw everything from the controller's view."""

    def begin(self, _events: Sequence[Json]) -> None:
        """Get ready to follow events one by one; the controller's view is the state before them."""

    def play_events(self, _events: Sequence[Json]) -> None:
        """Follow events; the controller's view is the state after them."""
        self.show_view()

    def inform(self) -> None:
        """Take over a change of who is asked or what is waited for; the state is the same."""
