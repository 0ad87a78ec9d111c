"""What the screens may show of a running game: the open view, a `SessionInfo`, and which screen fits.

It alone builds views for the screen. A private view is built only for the seat that has opened the curtain, or for the
one person that there ever was in the game; `_show_to` is the one door through which the viewer changes. What has
happened is handed out moment by moment: view, models and info follow when the last moment of a push has been told.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from swallows_gui.engine.game import Choices, Json
from swallows_gui.models.narration import Event
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.manners import TABLE, Manners
from swallows_gui.ui.play.moments import Moment, MomentPresenter, telling_ms
from swallows_gui.ui.play.table_info import SeatInfo, SessionInfo

if TYPE_CHECKING:
    from swallows_gui.session import Change, Session
    from swallows_gui.ui.play.desk import GameModels

BEATS = {"instant": 0, "fast": 250, "normal": 900, "slow": 2200}
"""Milliseconds between two decisions of AI seats."""
SHOWN_TO = "SWALLOWS_SHOWN_TO"
"""Environment: a file or pipe that gets the number of every move once it has been shown (for crash tests)."""


class Presenter(QObject):
    """One running game. `view` and `info` are what the screen may show now."""

    rebuilt = Signal()
    """`view` and `info` are new and unrelated to what was shown: draw everything."""
    began = Signal(object)
    """Events (redacted) are about to be told by `presenter`; `view` is the state before them."""
    played = Signal(object)
    """Events (redacted) have been told; `view` and `info` are the state after them."""
    informed = Signal()
    """Only `info` has changed."""
    scene_changed = Signal(str)
    """The screen that fits: "table", or another that the game's manners name."""
    curtain_wanted = Signal(int)
    curtain_idle = Signal()
    """The seat that the curtain waits for is no person's any more: nobody has to open it."""
    view_closing = Signal()
    """The view that was open is not any more: whatever of it is on the screen goes now."""
    refused = Signal(str, dict)
    vote_wanted = Signal()
    taken_back = Signal(int)
    """A seat has taken a decision back, and dice or others' answers with it."""
    hint_wanted = Signal()
    """The seat in front asks what an expert would do."""
    review_wanted = Signal(int)
    """A human seat wants to know which of its decisions of the last match cost most."""
    trouble = Signal()

    def __init__(self, session: Session, models: GameModels, manners: Manners, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.models = models
        self.manners = manners
        self.presenter = MomentPresenter(manners, self)
        """Tells what has happened, moment by moment."""
        self.presenter.told.connect(self._on_told)
        self.presenter.waiting.connect(self._on_waiting)
        self.presenter.finished.connect(self._on_all_told)
        self.paused = False
        self.running = ""
        """"section": to the end of this match; "own": to the next that concerns a human seat; "" otherwise."""
        self.interlude = ""
        """The page that the game waits for somebody to read; "" otherwise."""
        self._viewer: int | None = None
        self._actor: int | None = None
        self._waiting = "thinking"
        self._curtain_for: int | None = None
        self._scene = ""
        self._events: list[Event] = []
        """What the presenter tells, as whoever looks may know it."""
        self._rest: int | None = None
        """Milliseconds of the beat that are left when all has been told; None: a whole beat."""
        self._telling = 0
        self._unshown: list[Change] | None = None
        """Events of a slice that is over but not shown yet; a move may bring none."""
        self._show_to(self._free_view())
        self.view: Any = self.see(self._viewer)
        self.info = SessionInfo(())

    def see(self, seat: int | None) -> Any:
        """What a seat knows: for the window's own decisions, such as whether a match concerns anybody here."""
        return self.session.view(seat)

    @property
    def lone_seat(self) -> int | None:
        """The seat of the person who plays alone: nobody else is a person in this game, or ever was."""
        people = self.session.people
        return next(iter(people)) if len(people) == 1 and self.session.humans() else None

    def _free_view(self) -> int | None:
        """The seat whose view is open without a curtain: the lone person's, unless a PIN keeps it."""
        lone = self.lone_seat
        return None if lone is None or self.session.has_pin(lone) else lone

    def _show_to(self, seat: int | None) -> None:
        """The one door through which the viewer changes: to nobody, to the seat that has just opened its curtain, or to
        the lone person. Raises `PermissionError` for any other seat. What was on the screen for another goes first."""
        if seat == self._viewer:
            return
        if seat is not None and seat not in (self._curtain_for, self._free_view()):
            raise PermissionError(f"seat {seat} has not opened its curtain")
        if self._viewer is not None:
            self._hurry()
            self._viewer = None
            self._look()
            self._inform()
            self.view_closing.emit()
        self._viewer = seat

    def choices(self) -> list[Json]:
        """What the seat in front may do now, as JSON; amounts to be named are left out."""
        return [self.session.action_json(action) for action in self.info.legal if isinstance(action, int)]

    def concerns_humans(self, view: Any) -> bool:
        """Whether the running match is a matter of a human seat by what everybody knows, or by what the person knows
        who plays alone: with others at the screen, play that stops for a secret would name it."""
        lone = self.lone_seat
        own = None if lone is None else self.see(lone)
        return self.manners.concerns(view, self.session.humans(), own)

    @property
    def scene(self) -> str:
        """The screen that was told last to show the game."""
        return self._scene or self._fitting_scene()

    def _fitting_scene(self) -> str:
        if self.interlude:
            return self.interlude
        return self.manners.scene(self.view, asked=self._actor is not None, over=self.session.over)

    @property
    def curtained(self) -> bool:
        """Whether the curtain waits for its seat; nothing private may be drawn."""
        return self._curtain_for is not None

    def _look(self) -> None:
        self.view = self.see(self._viewer)

    @property
    def over(self) -> bool:
        """Whether the game has ended, and its end has been told."""
        return self.session.over and not self.presenter.running

    def _rebuild(self) -> None:
        self._unshown = None
        self.presenter.drop()
        self._rest_of_telling()
        self._look()
        self.models.update(self.view)
        self.models.rebuild_log(self.view.history)
        self._inform()
        self.rebuilt.emit()
        self._tell_scene()
        self._report_shown()

    def _show_the_rest(self) -> None:
        """Show what the last slice brought; in a turn of its own, so that neither holds up the window for long."""
        if self._unshown is not None:
            changes, self._unshown = self._unshown, None
            self._show(changes)

    def _told(self, changes: Sequence[Change]) -> list[Json]:
        """The events of changes as whoever looks now may know them: another may look than when they happened."""
        return [event for change in changes for event in change.events(self._viewer)]

    def _show(self, changes: Sequence[Change], *, at_once: bool = False, nod: bool = False) -> None:
        """Have the presenter tell what has just happened; away from the table, or `at_once`, in one go.

        After a section people nod before anything else is told; with `nod` somebody does in any case.
        """
        self._hurry()
        moments = [Moment(*both) for change in changes for both in change.told_both(self._viewer)]
        events = self._events = [moment.event for moment in moments if moment.event is not None]
        beat = BEATS[settings().now.pace] if self.scene == TABLE and not at_once else 0
        self._rest = max(0, BEATS[settings().now.pace] - telling_ms(self.manners, events, beat))
        if beat and events:
            self._waiting = "showing"
            self._inform()
            self.began.emit(list(events))
            self.informed.emit()
        self._telling += 1
        try:
            self.presenter.play(moments, beat, nods=nod or bool(self.session.humans()))
        finally:
            self._telling -= 1

    def _hurry(self) -> None:
        """Tell at once whatever is still to be told; whoever calls this says what comes next."""
        if not self.presenter.running:
            return
        self._telling += 1
        try:
            self.presenter.finish(nod=True)
            clock().finish_all()
        finally:
            self._telling -= 1

    def _on_told(self, moments: Sequence[Moment]) -> None:
        self.models.log.append([moment.event for moment in moments if moment.event is not None])

    def _on_waiting(self) -> None:
        """A section is over: its result stands until somebody nods."""
        self._waiting = "held"
        self._inform()
        self.informed.emit()

    def _on_all_told(self) -> None:
        """Let view, models and screens follow what has been told."""
        set_up = self.manners.sets_up(self.view)
        self._look()
        if set_up and not self.manners.sets_up(self.view) and self.session.humans():
            self.interlude = self.manners.page_after_set_up(self.view) or self.interlude
        self._rest_of_telling()
        self.models.update(self.view)
        self._inform()
        self.played.emit(list(self._events))
        self._tell_scene()
        self._report_shown()

    def _rest_of_telling(self) -> None:
        """Nothing is being told any more."""
        if self._waiting == "showing":
            self._waiting = "thinking"

    def _settle(self, waiting: str) -> None:
        self._waiting = waiting
        self._inform()
        self.informed.emit()
        self._tell_scene()

    def _tell_scene(self) -> None:
        scene = self._scene if self.presenter.running else self._fitting_scene()
        if scene != self._scene:
            self._scene = scene
            self.scene_changed.emit(scene)

    def _inform(self) -> None:
        session = self.session
        now = settings().now
        front = self._actor if self._actor is not None else self._viewer
        humans = session.humans()
        telling = self.presenter.running or self._waiting == "showing"
        legal = session.legal(front) if front is not None and not session.over and not telling else Choices()
        steppers = () if telling else session.may_act()
        offer = session.can_undo(front) if front is not None and not self.running else None
        self.info = SessionInfo(
            seats=tuple(
                SeatInfo(seat.name, seat.kind, seat.level, seat.colour, number in session.people)
                for number, seat in enumerate(session.seats)
            ),
            viewer=self._viewer,
            actor=self._actor,
            legal=legal,
            may_step_in=tuple(seat for seat in steppers if seat in humans and seat != self._viewer),
            waiting=self._waiting,
            interlude="" if telling else self.interlude,
            pace=now.pace,
            beat_ms=BEATS[now.pace],
            reduced_motion=now.reduced_motion,
            undo=self._named(front, offer.row) if offer is not None else None,
            undo_takes_along=offer is not None and not offer.free and front == self._viewer,
            redo=self._redo_name(front),
            may_hint=self._may_hint(legal),
        )

    def may_review(self, seat: int) -> bool:
        """Whether the decisions of a human seat in the match that is over can be looked at again."""
        barred = self.session.options.get("hints") is False
        return not barred and seat in self.session.humans() and bool(self.session.decisions(seat))

    def _may_hint(self, legal: Choices) -> bool:
        if self._waiting not in ("asked", "held") or self.session.options.get("hints") is False or self.interlude:
            return False
        return len(legal) > 1 or any(isinstance(entry, range) for entry in legal)

    def _redo_name(self, seat: int | None) -> str | None:
        row = self.session.can_redo(seat) if seat is not None and not self.running else None
        return self._named(seat, row) if row else None

    def _named(self, seat: int | None, row: Sequence[Json]) -> str | None:
        """A row by its first action, which may be secret: whoever sits before another view learns nothing of it."""
        if not row:
            return None
        return self.models.narrator.deed(row[0] if seat == self._viewer else {})

    def _report_shown(self) -> None:
        target = os.environ.get(SHOWN_TO)
        if target:
            with open(target, "a", encoding="ascii") as out:  # noqa: PTH123 - a pipe is no path to be handled
                out.write(f"{self.session.n}\n")
