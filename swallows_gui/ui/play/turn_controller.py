"""Whose turn it is in a running game: who is asked, when the curtain closes, when an AI seat decides (S4.7, S5.13)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.engine.game import Told
from swallows_gui.models.chapters import Event
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import Alarm
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.play.auto_answers import AutoAnswers, Holds
from swallows_gui.ui.play.game_table import Going, Heard, Phase
from swallows_gui.ui.play.presenter import BEATS, Presenter

if TYPE_CHECKING:
    from swallows_gui.session import Change
    from swallows_gui.ui.play.decider import Decider

AI_BATCH_S = 0.012
"""Seconds of AI decisions in a row before the window gets its turn, while running and at pace instant."""
IDLE_PHASES = (Phase.HELD, Phase.PAUSED, Phase.OVER)
"""What the game is at while no AI seat thinks."""
STEP_IN_SHARE = 1 / 2
"""The part of a beat that is left for a person to step in."""
YIELD_MS = 10
"""Milliseconds before the next slice: the window's own timers come first."""


class TurnController(QObject):
    """Decides whose turn it is, and lets people and AI seats act. The presenter shows the results."""

    def __init__(self, presenter: Presenter, decider: Decider, parent: QObject) -> None:
        super().__init__(parent)
        self.presenter = presenter
        self.session = presenter.session
        self._state = presenter.state
        self._manners = presenter.manners
        self._decider = decider
        decider.wake = self._woken
        self._timer = Alarm(self, self._tick)
        self._holds = Holds(self.session, self._manners)
        self._unasked = AutoAnswers(presenter)
        self._gathered: list[Change] | None = None
        """What has happened in the slice that runs; None: none does."""
        self._passed: list[Event] = []
        """With what those parts were over that play has run through since people saw something last."""
        self._last_end: Change | None = None
        """Events from the end of the section that was over last."""
        presenter.moments.finished.connect(self.advance)
        self._unsubscribe = presenter.follow(self._hear)
        self.session.may_speak = self._manners.speaks
        settings().changed.connect(self._on_setting)
        language().changed.connect(self._name_anew)

    def start(self) -> None:
        """Show the game as it stands and start it."""
        self._decider.warm_up()
        self.presenter.refresh_view()
        if not self.session.over and self.session.humans():
            self._state.begin_interlude(self._manners.page_at_start(self.presenter.view))
        if self.session.n or not self.presenter.open():
            self.presenter.reset()
        self.advance()

    def close(self) -> None:
        """Release the session: no more decisions are made."""
        self._timer.stop()
        self._decider.close()
        self.presenter.moments.drop()
        self.session.may_speak = None
        self._unsubscribe()
        settings().changed.disconnect(self._on_setting)
        language().changed.disconnect(self._name_anew)

    # How far play goes

    def _end_run(self) -> None:
        self._state.end_run()
        passed, self._passed = self._passed, []
        if passed:
            self.presenter.passed_by.emit(passed)

    def run(self, to: Going, reached: Callable[[Event], bool] | None = None) -> None:
        """Play to a result without stopping for acknowledgements; human seats are still asked, except for objections.
        With `reached` play until such an event, as everybody knows it; then the game continues or is paused as before.
        """
        shown = self.presenter
        if self.session.over:
            if not shown.moments.waits:
                shown.moments.finish()
            return  # nothing is left to be played: the champions stand there until somebody nods
        if self._state.now.interlude:
            shown.show_to(shown.free_view)
        self._state.run(to, reached)
        shown.reset()
        self.advance()

    def pause(self, on: bool) -> None:
        """Stop AI seats from deciding, or let them continue."""
        if on:
            self._state.pause()
        else:
            self._state.play_on()
        self.advance()

    def set_away(self, away: bool) -> None:
        """Stop AI seats while another screen, such as rules or settings, covers the game."""
        if away != self._state.now.away:
            if away:
                self._state.leave_table()
            else:
                self._state.come_back()
            self.advance()

    def single_step(self) -> None:
        """Let an AI seat make one decision while paused."""
        if self._state.now.may_step:
            self._state.single_step()
            self._decide()

    # What people do

    def stop(self) -> None:
        """Let no AI seat decide until `advance`."""
        self._timer.stop()
        self._decider.cancel()

    def decided(self) -> None:
        """Continue after a decision of the seat in front; a seat that wanted to act out of turn is no longer waited
        for."""
        self._state.step_out()
        self.advance()

    def answer_for_good(self, seat: int, question: Hashable) -> None:
        """Pass for a seat whenever `question` is asked again (S5.13)."""
        self._unasked.settle(seat, question)

    def acknowledge(self) -> None:
        """End the present wait: a result, a page, a hold, or a seat that acts out of turn. While events are shown, only
        hurry them."""
        shown, state = self.presenter, self._state
        if shown.moments.waits:
            shown.acknowledge()
        elif shown.moments.running:
            shown.moments.finish()
            return
        elif state.now.interlude:
            state.end_interlude()
            shown.show_to(shown.free_view)  # everybody has read the page: nobody's cards lie open after it
            shown.reset()
        elif state.now.stepped_in is not None:
            state.step_out()
        else:
            self._holds.release()
            state.play_on()
        self.advance()

    def step_in(self, seat: int) -> None:
        """Let a human seat act out of turn: its view opens, after the privacy screen if another seat's was open."""
        if seat not in self.session.humans():
            return
        self._timer.stop()
        self.presenter.hurry()
        self._state.step_in(seat)
        if self._state.now.viewer == seat:
            self.advance()
        else:
            self._close_curtain(seat)

    def look_in(self, seat: int) -> None:
        """Open a seat's own view after the privacy screen, though its question does not need the hand."""
        if self._state.now.viewer != seat and seat in self.session.humans():
            self._close_curtain(seat)

    def open_curtain(self) -> None:
        """Open the view of the seat for which the screen is covered, and continue."""
        if self._state.now.curtained:
            self.presenter.open_curtain()
            self.advance()

    # Who is next

    def advance(self) -> None:
        """Find out who is next, and ask or wait accordingly. Call it after every change."""
        self._timer.stop()
        shown, session, state = self.presenter, self.session, self._state
        if self._gathered is not None or shown.telling:
            return
        shown.catch_up()
        if shown.moments.running:
            self._decider.prepare()  # who thinks for long does so while the others look
            return
        state.ask_nobody()
        mover = session.to_move
        if mover is None:
            self._end_run()
            self._settle(Phase.OVER)
        elif state.now.curtained:
            return
        elif state.now.waits:
            self._settle(Phase.HELD)
        elif self._may_skip():
            self.run(Going.TO_OWN)
        elif mover in session.humans() and self._unasked.answer(mover) is None:
            self._before_human(mover)
        elif state.now.running:
            self._settle(Phase.RUNNING)
            self._await(YIELD_MS)
        elif self._holds.holds():
            self._settle(Phase.HELD)
        elif state.now.paused or state.now.away:
            self._settle(Phase.PAUSED)
        else:
            self._settle(Phase.THINKING)
            self._await(max(self._chance(), shown.pause_left() if self._beat else 0))

    @property
    def _beat(self) -> int:
        """The interval between decisions of AI seats, in ms. 0 while a seat fills in a form: pauses would tell how many
        entries it makes."""
        return 0 if self._manners.fills_in(self.presenter.view) else self.presenter.info.beat_ms

    def _chance(self) -> int:
        """The least time in ms before an AI seat decides, so that people can act out of turn."""
        beat = BEATS[self.presenter.info.pace] if self._beat else 0
        return max(YIELD_MS, round(STEP_IN_SHARE * beat)) if self._holds.gives_time() else YIELD_MS

    def _settle(self, phase: Phase) -> None:
        if phase in IDLE_PHASES:
            self._decider.cancel()
        self.presenter.settle(phase)

    def _may_skip(self) -> bool:
        """Whether the match is played to its result automatically: the setting says so, and it
        concerns no person here."""
        if self._state.now.running or not settings().now.own_matches_only or not self.session.humans():
            return False
        view = self.presenter.view
        return self._manners.in_section(view) and not self.presenter.concerns_people(view)

    def _before_human(self, seat: int) -> None:
        """Let AI seats act out of turn, then ask `seat`."""
        if self._decider.step() is not None:
            self.advance()
        elif self._decider.thinking:
            self._settle(Phase.CONSIDERING)
        else:
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        shown, now = self.presenter, self._state.now
        needs_hand = self._manners.needs_hand(shown.view)
        if now.running:
            self._end_run()
            shown.reset()
        if needs_hand and now.viewer != seat:
            self._close_curtain(seat)
        else:
            self._decider.cancel()
            shown.ask(seat)

    def _close_curtain(self, seat: int) -> None:
        self.stop()
        self.presenter.close_curtain(seat)

    # AI seats, and seats that need not be asked

    def _await(self, beat: int) -> None:
        """Return to `advance` after an interval, when answers that are being computed are looked at; without an
        interval as soon as they are there."""
        self._decider.prepare()
        with_a_beat = not self._state.now.running and self._beat > 0  # what is left of it may be nothing
        if with_a_beat or not self._decider.thinking:
            self._timer.start(beat)

    def _woken(self) -> None:
        """Continue when an awaited answer has arrived."""
        now = self._state.now
        if self.presenter.moments.running:
            return
        if now.phase is Phase.CONSIDERING:
            self.advance()
        elif now.phase is Phase.STEPPING:
            self._decide()
        elif now.running or self._beat == 0:
            self._timer.start(0)

    def _tick(self) -> None:
        shown, now = self.presenter, self._state.now
        at_once = not shown.info.beat_ms
        if shown.moments.running:
            return
        if at_once and idle_queue().busy:
            self._timer.start(YIELD_MS)  # a screen is being built: both in one turn would take too long
        elif shown.behind:
            self.advance()
        elif now.running or (at_once and now.phase is Phase.THINKING):
            self._run_slice()
        else:
            self._decide()

    def _decide(self) -> None:
        seat = self.session.to_move
        self.presenter.begin_beat()
        if seat in self.session.humans():
            self._unasked.carry_out(seat)
            self.advance()
        elif self._decider.step() is not None or self.session.over:
            self.advance()
        elif self._decider.thinking and self._state.now.phase is not Phase.STEPPING:
            if self._state.now.phase is not Phase.PONDERING:
                self._settle(Phase.PONDERING)
            self._timer.start(self.presenter.info.beat_ms)

    def _run_slice(self) -> None:
        """Make decisions for a few milliseconds and show them together; used while play runs, and at pace instant."""
        shown, was_running, before = self.presenter, self._state.now.running, self.session.n
        changes = self._gather(perf_counter() + AI_BATCH_S)
        if not was_running:
            if self.session.n != before:
                shown.show_later(changes)
                self._timer.start(0)
            elif self.session.vote is None:
                self.advance()
            return
        if self._state.now.running and not self.session.over:
            shown.apply(changes)
        elif changes and self._ends_a_section(changes[-1]):
            self._end_run()
            shown.show_result(changes[-1])
        else:
            shown.reset()
        self.advance()

    def _gather(self, until: float) -> list[Change]:
        """Make decisions until a time, or until something must be shown first; returns their changes."""
        set_up = self._manners.sets_up(self.presenter.view)
        was_running = self._state.now.running
        changes = self._gathered = []
        try:
            while perf_counter() < until and self._go_on_alone():
                if self._state.now.interlude or self._state.now.running != was_running:
                    break
                if set_up and not self._manners.sets_up(self.session.view(None)):
                    break
        finally:
            self._gathered = None
        return changes

    def _go_on_alone(self) -> bool:
        """Make one decision that needs no person; False if there is none now."""
        seat = self.session.to_move
        if seat is None or (not self._state.now.running and self._holds.holds()):
            return False
        if seat in self.session.humans():
            return self._unasked.carry_out(seat)
        return self._decider.step() is not None

    # What has changed

    def _hear(self, change: Change) -> Heard:
        """Let turns follow what has just changed, and say what is to be shown of it."""
        self._ask_no_more()
        match change.kind:
            case "pushed" | "redone":
                return self._hear_events(change)
            case "undone" | "loaded":
                self._unasked.forget()
                self._state.end_interlude()
                self._end_run()
                self.presenter.reset()
            case "seat_changed":
                self._on_seat_changed()
        return Heard.NOTHING

    def _ask_no_more(self) -> None:
        """End the question to a seat unless the next one is to the same seat at once. A seat is not asked what another
        seat decides now, what is answered for it, what others may act before, or what needs the screen to be covered
        first."""
        seat = self._state.now.actor
        if seat is None:
            return
        goes_on = seat == self.session.to_move and self._unasked.answer(seat) is None
        open_to_it = self._state.now.viewer == seat or not self._manners.needs_hand(self.session.view(None))
        others_first = any(other not in self.session.humans() for other in self.session.may_act())
        if not (goes_on and open_to_it) or others_first:
            self._state.ask_nobody()

    def _hear_events(self, change: Change) -> Heard:
        public = change.events(None)
        if any(map(self._manners.ends_section, public)):
            self._last_end = change
            self._on_section_ended(public)
        self._state.hear(public)
        begins = self._state.now.going is Going.TO_OWN and any(map(self._manners.begins_section, public))
        if begins and self.presenter.concerns_people(self.session.view(None)):
            self._end_run()
        if self._gathered is not None:
            self._gathered.append(change)
            return Heard.NOTHING
        return Heard.LOGGED if self._state.now.running else Heard.TOLD

    @property
    def last_section(self) -> tuple[Told, ...]:
        """The events since the end of the last section, as the present viewer may know them."""
        events = [] if self._last_end is None else self.presenter.events_for_viewer([self._last_end])
        ends = [at for at, event in enumerate(events) if self._manners.ends_section(event)]
        return tuple(events[ends[0] :]) if ends else ()

    def _on_section_ended(self, public: Sequence[Event]) -> None:
        to_own, view = self._state.now.going is Going.TO_OWN, self.session.view(None)
        if to_own and not self.session.over:
            self._passed += filter(self._manners.ends_section, public)
        if not to_own or self._manners.stops_everybody(view):
            self._end_run()
        if not self._state.now.running and self.session.humans() and not self.session.over:
            self._state.begin_interlude(self._manners.page_after_section(view))

    def _on_seat_changed(self) -> None:
        """Close every view after a change of seats, except that of the only person: others may be at the screen now."""
        shown, humans, now = self.presenter, self.session.humans(), self._state.now
        self._decider.warm_up()
        if now.stepped_in not in humans:
            self._state.step_out()
        if now.curtained and now.curtain_for not in humans:
            shown.drop_curtain()
        self._state.ask_nobody()
        shown.show_to(shown.free_view)
        shown.reset()
        self.advance()

    def _on_setting(self, field: str) -> None:
        heeded = field in ("pace", "auto_pass", "reduced_motion") or field.startswith(f"{self.session.game}.")
        if heeded and self._state.now.phase is not Phase.ASKED:
            self.advance()

    def _name_anew(self) -> None:
        """Name what can be undone in the new language."""
        self.presenter.inform()

    def _ends_a_section(self, change: Change) -> bool:
        return any(map(self._manners.ends_section, change.events(None)))
