"""Whose turn it is in a running game: who is asked, when the curtain closes, when an AI seat decides (S4.7, S5.13)."""

from __future__ import annotations

from collections.abc import Hashable
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.engine.game import Json
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import Alarm
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.play.decider import Decider, InProcess
from swallows_gui.ui.play.manners import TABLE, Manners
from swallows_gui.ui.play.presenter import Presenter

if TYPE_CHECKING:
    from swallows_gui.session import Change, Session
    from swallows_gui.ui.play.desk import GameModels

SLICE = 0.012
"""Seconds of AI decisions in a row before the window gets its turn, while running and at pace instant."""
STILL = ("asked", "held", "paused", "over")
"""What is waited for while no AI seat thinks."""
BREATH = 10
"""Milliseconds before the next slice: the window's own timers come first."""


class TurnController(Presenter):
    """Decides who is next, and lets people and AI seats have their turns. What has happened is shown."""

    def __init__(
        self,
        session: Session,
        models: GameModels,
        manners: Manners,
        decider: Decider | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, models, manners, parent)
        self._decider: Decider = decider or InProcess(session)
        self._decider.wake = self._woken
        self._timer = Alarm(self, self._tick)
        self._last_end: Change | None = None
        """Events from the end of the section that was over last."""
        self._front: int | None = self._viewer
        self._stepped_in: int | None = None
        self._released = -1
        self._standing: set[tuple[int, Hashable]] = set()
        """Seats that have answered a question for all that it is asked again, and the question."""
        self._stepping = False
        """One decision was asked for while paused, and is being thought about."""
        self._busy = 0
        self._away = False
        self._gathered: list[Change] | None = None
        self._unsubscribe = session.subscribe(self._on_change)
        settings().changed.connect(self._on_setting)

    # Who is next

    def advance(self) -> None:
        """Look who is next, and ask or wait accordingly."""
        self._timer.stop()
        if self._busy or self._telling:
            return
        self._stepping = False
        self._show_the_rest()
        if self.presenter.running:
            self._decider.prepare()  # who thinks for long does so while the others look
            return
        self._actor = None
        session = self.session
        if session.over:
            self.running = ""
            self._settle("over")
        elif self._curtain_for is not None:
            return
        elif self._stepped_in is not None or self.interlude:
            self._settle("held")
        elif self._may_skip():
            self._run("own")
        elif session.to_move in session.humans() and not self._decides_itself(session.to_move):
            self._before_human(session.to_move)
        elif self.running:
            self._settle("running")
            self._await(BREATH)
        elif self._must_hold():
            self._settle("held")
        elif self.paused or self._away:
            self._settle("paused")
        else:
            self._settle("thinking")
            self._await(max(BREATH, self._beat if self._rest is None else min(self._beat, self._rest)))

    @property
    def _beat(self) -> int:
        """Milliseconds from one decision of an AI seat to the next. None where it fills in a form: nobody sees
        anything of that, and beats would tell how many entries it makes."""
        return 0 if self.manners.fills_in(self.view) else self.info.beat_ms

    def _await(self, beat: int) -> None:
        """Come back after a beat. What is thought about meanwhile is looked at then; without a beat as soon as it is
        there."""
        self._decider.prepare()
        with_a_beat = not self.running and self._beat > 0  # what is left of it may be nothing
        if with_a_beat or not self._decider.thinking:
            self._timer.start(beat)

    def _woken(self) -> None:
        """An answer that was waited for is there."""
        if self.presenter.running:
            return
        if self._waiting == "considering":
            self.advance()
        elif self._stepping:
            self._decide()
        elif self.running or self._beat == 0:
            self._timer.start(0)

    def _settle(self, waiting: str) -> None:
        if waiting in STILL:
            self._decider.cancel()
        super()._settle(waiting)

    def _may_skip(self) -> bool:
        """Whether this match runs to its result by itself: the setting says so, and it concerns nobody here."""
        if self.running or not settings().now.own_matches_only or not self.session.humans():
            return False
        if not self.manners.in_section(self.view):
            return False
        return not self.concerns_humans(self.view)

    def _run(self, how: str) -> None:
        if self.session.over:
            if not self.presenter.waits:
                self.presenter.finish()
            return  # nothing is left to be played: the champions stand there until somebody nods
        self.running = how
        self.paused = False
        self.interlude = ""
        self._stepped_in = None
        self._rebuild()
        self.advance()

    def _tick(self) -> None:
        if self.presenter.running:
            return
        if idle_queue().busy and not self.info.beat_ms:
            self._timer.start(BREATH)  # a screen is being built: both in one turn would take too long
        elif self._unshown is not None:
            self.advance()
        elif self.running or (self.info.beat_ms == 0 and self._waiting == "thinking"):
            self._run_slice()
        else:
            self._decide()

    def _on_all_told(self) -> None:
        super()._on_all_told()
        self.advance()

    def _decide(self) -> None:
        self._rest = None
        seat = self.session.to_move
        if seat is not None and seat in self.session.humans():
            self._answer_alone(seat)
            self.advance()
        elif self._decider.step() is not None or self.session.over:
            self.advance()
        elif self._decider.thinking and not self._stepping:
            if self._waiting != "pondering":
                self._settle("pondering")
            self._timer.start(self.info.beat_ms)

    def _run_slice(self) -> None:
        """Decisions in a row for a few milliseconds, shown together: while running, and at pace instant."""
        until = perf_counter() + SLICE
        set_up = self.manners.sets_up(self.view)
        was_running = bool(self.running)
        before = self.session.n
        self._gathered = []
        self._busy += 1
        try:
            while perf_counter() < until and self._go_on_alone():
                if self.interlude or bool(self.running) != was_running:
                    break
                if set_up and not self.manners.sets_up(self.see(None)):
                    break
        finally:
            self._busy -= 1
            changes, self._gathered = self._gathered, None
        if not was_running:
            if self.session.n != before:
                self._unshown = [*(self._unshown or []), *changes]
                self._timer.start(0)
            elif self.session.vote is None:
                self.advance()
            return
        if self.running and not self.session.over:
            self._look()
            self.models.log.append(self._told(changes))
            self.models.update(self.view)
        elif changes and self._ends_a_section(changes[-1]):
            self._show_result(changes[-1])
        else:
            self._rebuild()
        self.advance()

    def _show_result(self, whistle: Change) -> None:
        """The section has run to its result: show it before anything else."""
        self.running = ""
        self._unshown = None
        self.view = self.session.view_before(self._viewer)
        self.models.update(self.view)
        self.models.rebuild_log(self.view.history)
        self._inform()
        self._scene = TABLE
        self.rebuilt.emit()
        self.scene_changed.emit(TABLE)
        self._show([whistle], at_once=True, nod=True)

    def _go_on_alone(self) -> bool:
        """One decision that needs no human; False if there is none now."""
        seat = self.session.to_move
        if seat is None or self._must_hold():
            return False
        if seat in self.session.humans():
            if not self._decides_itself(seat):
                return False
            self._answer_alone(seat)
            return True
        return self._decider.step() is not None

    def _close_a_settled_view(self) -> None:
        """What runs by itself is watched by everybody: the hand of a seat that has settled all its questions goes."""
        seat, questions = self._viewer, self.manners.standing_questions(self.view)
        if seat is None or self.lone_seat is not None:
            return
        if questions and all((seat, question) in self._standing for question in questions):
            self._show_to(None)
            self._front = None
            self._rebuild()

    def _before_human(self, seat: int) -> None:
        """Let AI seats act out of turn, then ask `seat`."""
        self._busy += 1
        try:
            change = self._decider.step()
        finally:
            self._busy -= 1
        if change is not None:
            self.advance()
        elif self._decider.thinking:
            self._settle("considering")
        else:
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        needs_hand = self.manners.needs_hand(self.view)
        if self.running:
            self.running = ""
            self._rebuild()
        if not needs_hand:
            if self._viewer not in (None, seat):
                self._show_to(None)
                self._actor = seat
                self._front = seat
                self._rebuild()
        elif self._viewer != seat or self._front != seat:
            self._close_curtain(seat)
            return
        self._front = seat
        self._actor = seat
        self._settle("asked")

    def _close_curtain(self, seat: int) -> None:
        self._timer.stop()
        self._decider.cancel()
        self._hurry()
        self._actor = None
        self._show_to(None)
        self._curtain_for = seat
        self.curtain_wanted.emit(seat)
        self.models.hide()
        self._rebuild()

    def _decides_itself(self, seat: int | None) -> bool:
        """Whether the seat's answer is given without asking it: passing is all it can do (S5.13)."""
        if seat is None:
            return False
        if self._has_settled(seat):
            return True
        if self._only_choice(seat) == self.manners.passing:
            return self.lone_seat is not None or settings().now.auto_pass
        return bool(self.running) and self.manners.answer_while_running(self.see(None)) is not None

    def _only_choice(self, seat: int) -> str:
        legal = self.session.legal(seat)
        if len(legal) != 1 or isinstance(legal[0], range):
            return ""
        return str(self.session.action_json(legal[0])["type"])

    def _has_settled(self, seat: int) -> bool:
        """Whether the seat has answered this for good; where it must not pass it is asked (S8.4)."""
        if not self._standing:
            return False
        question = self.manners.standing_question(self.see(None))
        if question is None or (seat, question) not in self._standing:
            return False
        legal, passing = self.session.legal(seat), self.manners.passing
        return any(isinstance(entry, int) and self.session.action_json(entry)["type"] == passing for entry in legal)

    def _answer_alone(self, seat: int) -> None:
        self._close_a_settled_view()
        passing = self.manners.passing
        passes = self._has_settled(seat) or self._only_choice(seat) == passing
        answer = None if passes else self.manners.answer_while_running(self.see(None))
        self.session.act_json(seat, answer or {"type": passing})

    def _must_hold(self) -> bool:
        if self.running or not settings().now.hold_for_bribes:
            return False
        if not any(self.session.needs_hold(seat) for seat in self.session.humans()):
            return False
        return self._released != self._decision_ahead()

    def _decision_ahead(self) -> int:
        """What had happened when the decision that lies ahead came up. Offers and answers since then change nothing in
        it: whoever has let play go on is not stopped again before the same decision."""
        told = self.see(None).history
        at = len(told)
        while at and self.manners.changes_nothing(told[at - 1]):
            at -= 1
        return at

    # What has changed

    def _on_change(self, change: Change) -> None:
        match change.kind:
            case "pushed" | "redone":
                self._on_events(change)
            case "undone" | "loaded":
                self._standing.clear()
                self.interlude = ""
                self.running = ""
                self._rebuild()
                if change.came_of_it and change.seat is not None:
                    self.taken_back.emit(change.seat)
            case "vote":
                self.vote_wanted.emit()
            case "trouble":
                self.trouble.emit()
            case "seat_changed":
                self._on_seat_changed()

    def _on_events(self, change: Change) -> None:
        if self._ends_a_section(change):
            self._last_end = change
            self._on_section_ended()
        begins = any(map(self.manners.begins_section, change.events(None)))
        if self.running == "own" and begins and self.concerns_humans(self.see(None)):
            self.running = ""
        if self._gathered is not None:
            self._gathered.append(change)
        elif not self.running:
            self._show([change])
        else:
            self.models.log.append(self._told([change]))

    @property
    def last_section(self) -> tuple[Json, ...]:
        """From the end of the last section on, as whoever looks now may know it."""
        events = [] if self._last_end is None else self._told([self._last_end])
        ends = [at for at, event in enumerate(events) if self.manners.ends_section(event)]
        return tuple(events[ends[0] :]) if ends else ()

    def _on_section_ended(self) -> None:
        now = self.see(None)
        if self.running != "own" or self.manners.stops_everybody(now):
            self.running = ""
        if not self.running and self.session.humans() and not self.session.over:
            self.interlude = self.manners.page_after_section(now) or self.interlude

    def _on_seat_changed(self) -> None:
        """Whoever sits at the screen now may be another: but for one who plays alone, every view is closed."""
        self._decider.warm_up()
        humans = self.session.humans()
        if self._stepped_in not in humans:
            self._stepped_in = None
        if self._curtain_for is not None and self._curtain_for not in humans:
            self._curtain_for = None
            self.curtain_idle.emit()
        self._actor = None
        self._show_to(self._free_view())
        self._front = self._viewer
        self._rebuild()
        self.advance()

    def _on_setting(self, field: str) -> None:
        if field in ("pace", "auto_pass", "hold_for_bribes", "reduced_motion") and self._waiting != "asked":
            self.advance()

    def _ends_a_section(self, change: Change) -> bool:
        return any(map(self.manners.ends_section, change.events(None)))
