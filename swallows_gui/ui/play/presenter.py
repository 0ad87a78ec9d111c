"""Shows a running game: the open view, a `SessionInfo`, and the screen that fits. It does not decide whose turn it is.

Only the presenter builds views for the screen. A private view is built only for the seat that has opened the screen to
its hand, or for the only person in the game; `show_to` is the only way to change the viewer. Events are shown one by
one; view, models and info are updated when the last one of a push has been shown.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from swallows_gui.engine.game import Choices, Told
from swallows_gui.models.chapters import Event
from swallows_gui.services.people import shown_name
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.game_table import Heard, Phase, SeatInfo, SessionInfo
from swallows_gui.ui.play.moments import Moment, MomentPresenter, telling_ms
from swallows_gui.ui.play.play_state import PlayState, StateNow
from swallows_gui.ui.play.presentation import TABLE, PresentationRules, SeatPause, pause_ms

if TYPE_CHECKING:
    from swallows_gui.session import Change, Session
    from swallows_gui.ui.play.desk import GameModels

BEATS = {"instant": 0, "fast": 250, "normal": 900, "slow": 2200}
"""Milliseconds between two decisions of AI seats."""
BRIEF_AFTER = 10_000
"""Milliseconds of a match in which no person plays that are shown at length before the rest, until somebody is asked,
is shown in brief."""
BRIEF = 15
"""The part of the beat that is left then."""
OPENS = 500
"""Milliseconds until something begins to be told on a page that has just been opened."""
SHOWN_TO = "SWALLOWS_SHOWN_TO"
"""Environment: a file or pipe that gets the number of every move once it has been shown (for crash tests)."""


class Presenter(QObject):
    """Shows one running game. The screen may show `view` and `info`, and nothing else of the session."""

    rebuilt = Signal()
    """`view` and `info` are new and unrelated to what was shown: draw everything."""
    began = Signal(object)
    """Events (redacted) are about to be told by `moments`; `view` is the state before them."""
    played = Signal(object)
    """Events (redacted) have been told; `view` and `info` are the state after them."""
    informed = Signal()
    """Only `info` has changed."""
    scene_changed = Signal(str)
    """The screen that fits: "table", or another that the game's manners name."""
    passed_by = Signal(object)
    """Play has run through parts of the game that concern nobody here: the events, as everybody may know them, with
    which they were over."""
    curtain_wanted = Signal(int)
    curtain_idle = Signal()
    """The seat that the curtain waits for is no person's any more: nobody has to open it."""
    view_closing = Signal()
    """The view that was open is not any more: whatever of it is on the screen goes now."""

    def __init__(self, session: Session, models: GameModels, manners: PresentationRules, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.models = models
        self.manners = manners
        self.moments = MomentPresenter(manners, self)
        """Tells what has happened, moment by moment."""
        self.moments.moving.connect(self._on_moving)
        self.moments.told.connect(self._on_told)
        self.moments.waiting.connect(self._on_waiting)
        self.moments.finished.connect(self._on_all_told)
        self.state = PlayState()
        """What the game is at."""
        self._told_ms: float = 0
        """How long it takes to tell what has happened since the last decision; for ever, if nobody sees anything."""
        self._unshown: list[Change] | None = None
        """Events of a slice that is over but not shown yet; a move may bring none."""
        self._scene = ""
        self._watched_ms: float = 0
        """How much has been shown since a person was asked, or decided."""
        self._weighty = False
        """Whether what has been shown last is a person's doing or matters: it is told at the pace that is set."""
        self._events: list[Event] = []
        """What is told, as whoever looks may know it."""
        self._heard: list[Event] = []
        self._telling = 0
        self.state.open(self.free_view, free=self.free_view)
        self.refresh_view()
        self.info = SessionInfo(())

    @property
    def now(self) -> StateNow:
        """The present state of the game on the screen."""
        return self.state.now

    # Whose view is open

    @property
    def lone_seat(self) -> int | None:
        """The seat of the only person in this game; None if there are or were several."""
        people = self.session.people
        return next(iter(people)) if len(people) == 1 and self.session.humans() else None

    @property
    def free_view(self) -> int | None:
        """The seat whose view is open without the privacy screen: the only person's, unless it has a PIN."""
        lone = self.lone_seat
        return None if lone is None or self.session.has_pin(lone) else lone

    def show_to(self, seat: int | None) -> None:
        """Change the viewer to nobody, to the seat that has just opened the privacy screen, or to the only person;
        refused to any other seat. What was shown to the viewer before is removed first. Nothing else changes the
        viewer."""
        if seat == self.now.viewer:
            return
        if self.now.viewer is not None:
            self.hurry()
            self.state.open(None)
            self.refresh_view()
            self._inform()
            self.view_closing.emit()
        self.state.open(seat, free=self.free_view)

    def close_view(self) -> None:
        """Close the open view; the screen then shows what everybody knows."""
        self.hurry()
        self.state.ask_nobody()
        self.show_to(None)
        self.reset()

    def close_curtain(self, seat: int) -> None:
        """Close the open view and cover the screen for a seat."""
        self.hurry()
        self.state.ask_nobody()
        self.show_to(None)
        self.state.close_curtain(seat)
        self.curtain_wanted.emit(seat)
        self.models.hide()
        self.reset()

    def open_curtain(self) -> None:
        """Open the view of the seat for which the screen is covered."""
        self.show_to(self.now.curtain_for)
        self.state.drop_curtain()
        self.reset()

    def drop_curtain(self) -> None:
        """Uncover the screen, because no person plays its seat any more."""
        self.state.drop_curtain()
        self.curtain_idle.emit()

    def refresh_view(self) -> None:
        """Make the view that of the present state; no signal is emitted."""
        self.view: Any = self.session.view(self.now.viewer)

    # Which screen fits

    @property
    def scene(self) -> str:
        """The screen on which the game was shown last, else the one that fits the view."""
        return self._scene or self._fitting_scene()

    def _fitting_scene(self) -> str:
        asked = self.now.actor is not None
        return self.now.interlude or self.manners.scene(self.view, asked=asked, over=self.session.over)

    def _tell_scene(self) -> None:
        scene = self._scene if self.moments.running else self._fitting_scene()
        if scene != self._scene:
            self._scene = scene
            self.scene_changed.emit(scene)

    # Showing the game as it is

    def reset(self) -> None:
        """Show the present state from scratch; events that are waiting to be shown are dropped."""
        self._unshown = None
        self.moments.drop()
        self.state.end_telling()
        self.refresh_view()
        self.models.update(self.view)
        self.models.rebuild_log(self.view.history)
        self._inform()
        self.rebuilt.emit()
        self._tell_scene()
        self._report_shown()

    def settle(self, phase: Phase) -> None:
        """Set the phase while no seat is asked and no events are shown."""
        self.state.settle(phase)
        self.inform()

    def ask(self, seat: int) -> None:
        """Ask a seat, with its own view open or only the public one."""
        self._watched_ms = 0
        private = self.now.viewer not in (None, seat)
        if private:
            self.show_to(None)
        self.state.ask(seat)
        if private:
            self.reset()
        self.inform()

    def inform(self) -> None:
        """Make `info` anew and announce it."""
        self._inform()
        self.informed.emit()
        self._tell_scene()

    # Telling what has happened

    @property
    def telling(self) -> bool:
        """True while signals are emitted; slots must not start another change."""
        return self._telling > 0

    @property
    def over(self) -> bool:
        """Whether the game has ended and its end has been shown."""
        return self.session.over and not self.moments.running

    def follow(self, hear: Callable[[Change], Heard]) -> Callable[[], None]:
        """Show what changes in the session from now on, as far as `hear` says; the returned function ends that."""
        self._hear = hear
        return self.session.subscribe(self._on_change)

    def _on_change(self, change: Change) -> None:
        heard = self._hear(change)
        if heard is Heard.TOLD:
            self.animate([change])
        elif heard is Heard.LOGGED:
            self.log_only([change])

    def events_for_viewer(self, changes: Sequence[Change]) -> list[Told]:
        """The events of changes as the present viewer may know them, who may differ from the viewer
        when they happened."""
        return [event for change in changes for event in change.events(self.now.viewer)]

    def log_only(self, changes: Sequence[Change]) -> None:
        """Append changes to the log without showing anything else."""
        self.models.log.append(self.events_for_viewer(changes))

    def apply(self, changes: Sequence[Change]) -> None:
        """Update view, log and models by changes without animation."""
        self.refresh_view()
        self.log_only(changes)
        self.models.update(self.view)

    def animate(self, changes: Sequence[Change], *, at_once: bool = False, nod: bool = False) -> None:
        """Show changes event by event; at once with `at_once`, or on screens other than the table. At the end of a
        section people acknowledge the result; with `nod` they always do. If a page follows that shows the section's
        end, only the page is acknowledged, unless lots are drawn before it."""
        self.hurry()
        moments = [Moment(*both) for change in changes for both in change.told_both(self.now.viewer)]
        events = self._events = [moment.event for moment in moments if moment.event is not None]
        self._heard = []
        people = self.session.humans()
        decided = any(change.seat in people for change in changes)
        self._weighty = decided or any(event["type"] in self.manners.matters for event in events)
        pace = self.beat_ms
        beat = pace if self.manners.tells(self.scene) and not at_once else 0
        seen = any(moment.public is not None for moment in moments)
        self._told_ms = telling_ms(self.manners, events, beat) if seen else inf
        self._watched_ms = 0 if decided else self._watched_ms + self._told_ms if seen else self._watched_ms
        lots_first = beat == 0 < pace and any(map(self.manners.is_drawn, events))
        nods = (nod or bool(people)) and (lots_first or not self._page_follows)
        self._telling += 1
        try:
            if beat and events:
                self.state.tell()
                self._inform()
                self.began.emit(list(events))
                self.informed.emit()
            self.moments.play(moments, beat, nods=nods, pace_ms=pace)
        finally:
            self._telling -= 1

    @property
    def _page_follows(self) -> bool:
        """Whether the next page shows the section that has just ended."""
        return bool(self.now.interlude) and not self.manners.stops_everybody(self.session.view(None))

    def open(self) -> bool:
        """Show how the game was set up, if the first page shows that; False if it does not, and
        nothing is shown yet."""
        beat = BEATS[settings().now.pace]
        known, public = (self.session.events_since(seat) for seat in (self.now.viewer, None))
        page, scenes = self.now.interlude, [self.manners.scene_of(self.view, event) for event in public]
        if not page or not beat or page not in scenes or len(known) != len(public):
            return False
        first = scenes.index(page)
        moments = [Moment(*both) for both in zip(known, public, strict=True)][first:]
        self._events = list[Event](known[first:])
        self._heard = []
        self.models.rebuild_log(known[:first])
        self._scene = page
        self._telling += 1
        try:
            self.state.tell()
            self._inform()
            self.moments.play(moments, beat, after_ms=OPENS)
            self.began.emit(list(self._events))
            self.informed.emit()
            self.scene_changed.emit(self._scene)
        finally:
            self._telling -= 1
        return True

    def show_result(self, whistle: Change) -> None:
        """Show the result of a section that was played without stopping, at the table, before anything else."""
        self._unshown = None
        self.view = self.session.view_before(self.now.viewer)
        self.models.update(self.view)
        self.models.rebuild_log(self.view.history)
        self._inform()
        self._scene = TABLE
        self.rebuilt.emit()
        self.scene_changed.emit(TABLE)
        self.animate([whistle], at_once=True, nod=True)

    def show_later(self, changes: Sequence[Change]) -> None:
        """Keep the changes of a batch of AI decisions, to show them in the next turn of the event loop, so that neither
        blocks the window for long."""
        self._unshown = [*(self._unshown or ()), *changes]

    @property
    def behind(self) -> bool:
        """Whether changes of a batch are still to be shown."""
        return self._unshown is not None

    def catch_up(self) -> None:
        """Show the changes of the last batch."""
        if self._unshown is not None:
            changes, self._unshown = self._unshown, None
            self.animate(changes)

    def pause_left(self) -> int:
        """The rest of the pause of the seat to move, in milliseconds, after what has been shown."""
        public, mover, beat = self.session.view(None), self.session.to_move, self.info.beat_ms
        if mover is None or not beat or self._told_ms == inf:
            return 0
        pause = self.manners.pause_before(public)
        whole = pause_ms(pause, beat, self.session.seats[mover].name, len(public.history))
        return whole if pause is SeatPause.LONG else max(0, whole - round(self._told_ms))

    def begin_beat(self) -> None:
        """Start a full pause, because a decision has been made."""
        self._told_ms = 0

    def hurry(self) -> None:
        """Show all remaining events at once; the caller decides what comes next."""
        if not self.moments.running:
            return
        self._telling += 1
        try:
            self.moments.finish(nod=True)
            clock().finish_all()
        finally:
            self._telling -= 1

    def acknowledge(self) -> None:
        """Acknowledge a result: remaining events are shown at once, except drawn lots, which come first."""
        self._telling += 1
        try:
            clock().finish_all()
            self.state.tell()
            self._inform()
            self.moments.acknowledge()
            if self.moments.running:
                self.informed.emit()
        finally:
            self._telling -= 1

    @property
    def heard(self) -> Sequence[Event]:
        """The events of the running series shown so far; `view` is still the state before them."""
        return self._heard if self.moments.running else ()

    def _on_moving(self, moment: Moment) -> None:
        """Switch to the event's own screen, if it has one."""
        scene = "" if moment.public is None else self.manners.scene_of(self.view, moment.public)
        if scene and scene != self._scene:
            self._scene = scene
            self.scene_changed.emit(scene)

    def _on_told(self, moments: Sequence[Moment]) -> None:
        events = [moment.event for moment in moments if moment.event is not None]
        self._heard += events
        self.models.log.append(events)

    def _on_waiting(self) -> None:
        """Wait for acknowledgement of a section's result."""
        self.state.wait_for_nod()
        self._inform()
        self.informed.emit()

    def _on_all_told(self) -> None:
        """Update view, models and screens after all events have been shown."""
        set_up = self.manners.sets_up(self.view)
        self.refresh_view()
        if set_up and not self.manners.sets_up(self.view) and self.session.humans():
            self.state.begin_interlude(self.manners.page_after_set_up(self.view))
        self.state.end_telling()
        self.models.update(self.view)
        self._inform()
        self.played.emit(list(self._events))
        self._tell_scene()
        self._report_shown()

    def _report_shown(self) -> None:
        target = os.environ.get(SHOWN_TO)
        if target:
            with open(target, "a", encoding="ascii") as out:  # noqa: PTH123 - a pipe is no path to be handled
                out.write(f"{self.session.n}\n")

    # What there is to know beside the view

    def _inform(self) -> None:
        session = self.session
        now = settings().now
        front = self.now.actor if self.now.actor is not None else self.now.viewer
        humans = session.humans()
        telling = self.moments.running or self.now.phase is Phase.TELLING
        legal = session.legal(front) if front is not None and not session.over and not telling else Choices()
        steppers = () if telling else session.may_act()
        back = front if not self.now.running else None
        offer = session.can_undo(back) if back is not None else None
        again = session.can_redo(back) if back is not None else None
        self.info = SessionInfo(
            seats=tuple(
                SeatInfo(shown_name(seat.name), seat.kind, seat.level, seat.colour, number in session.people)
                for number, seat in enumerate(session.seats)
            ),
            viewer=self.now.viewer,
            actor=self.now.actor,
            legal=legal,
            may_step_in=tuple(seat for seat in steppers if seat in humans and seat != self.now.viewer),
            phase=Phase.CURTAINED if self.now.curtained else self.now.phase,
            interlude="" if telling else self.now.interlude,
            page_follows=telling and self._page_follows,
            pace=now.pace,
            beat_ms=self.beat_ms,
            reduced_motion=now.reduced_motion,
            undo=self._named(front, offer.row) if offer is not None else None,
            restart=offer is not None and session.turn_began(offer.seat) is not None,
            undo_takes_along=offer is not None and not offer.free and front == self.now.viewer,
            redo=self._named(front, again) if again else None,
            unconcerned=not session.over and self.manners.in_section(self.view) and not self.concerns_people(self.view),
            may_hint=self._may_hint(legal),
        )

    @property
    def beat_ms(self) -> int:
        """The interval between decisions in milliseconds. In a match in which no person plays it is halved, and after
        `BRIEF_AFTER` shorter still, except for people's decisions and important events."""
        beat, people = BEATS[settings().now.pace], self.session.humans()
        if not people or self._weighty or not self.manners.only_watch(self.view, people):
            return beat
        return beat // (BRIEF if self._watched_ms > BRIEF_AFTER else 2)

    def concerns_people(self, view: Any) -> bool:
        """Whether the running match concerns a human seat, by public facts or by those of the only person. With several
        people, stopping because of a secret would reveal it."""
        lone = self.lone_seat
        own = None if lone is None else self.session.view(lone)
        return self.manners.concerns(view, self.session.humans(), own)

    def _may_hint(self, legal: Choices) -> bool:
        now = self.now
        if now.phase not in (Phase.ASKED, Phase.HELD) or self.session.options.get("hints") is False or now.interlude:
            return False
        if now.actor not in (None, now.viewer) and self.manners.asks_over_the_hand(self.view):
            return False
        return len(legal) > 1 or any(isinstance(entry, range) for entry in legal)

    def _named(self, seat: int | None, row: Sequence[int]) -> str | None:
        """The name of a row's first action; None before another seat's view, because it may be secret."""
        if not row:
            return None
        return self.models.narrator.deed(self.session.action_json(row[0]) if seat == self.now.viewer else {})
