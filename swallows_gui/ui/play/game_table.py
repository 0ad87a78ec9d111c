"""The base of a game's table: drawn from a view, it follows events one by one and comes to rest after them.

It pushes no action itself. A game draws in `draw`; one that shows animations overrides more.

Controller and table exchange plain values. A `SessionInfo` is built anew for every show; the table reads it and never
asks the session.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QListView, QWidget
from shiboken6 import isValid

from swallows_gui.engine.game import SEAT_SHIFT, Choices
from swallows_gui.ui.kit.words import Adaptive

if TYPE_CHECKING:
    from swallows_gui.ui.stage.coach import CoachStrip


class Phase(StrEnum):
    """The phase of a running game on the screen."""

    ASKED = "asked"
    """A person decides."""
    HELD = "held"
    """It waits for a nod: to a result, to a page, to who may pay the seat that is about to decide."""
    PAUSED = "paused"
    """AI seats may not decide, because somebody has said so or looks at something else."""
    STEPPING = "stepping"
    """Paused, and one decision is being thought about."""
    CONSIDERING = "considering"
    """AI seats think about whether to step in before a person decides."""
    THINKING = "thinking"
    """An AI seat decides when the beat is over."""
    PONDERING = "pondering"
    """An AI seat still thinks, after a whole beat."""
    RUNNING = "running"
    """Play runs to a result."""
    TELLING = "telling"
    """What has happened is being told; nobody decides meanwhile."""
    CURTAINED = "curtained"
    """The curtain waits for its seat."""
    OVER = "over"


class Going(Enum):
    """How far play continues without stopping for people."""

    ON = auto()
    """As far as it can, a beat between two decisions."""
    STOPPED = auto()
    """Not at all: AI seats are paused."""
    TO_RESULT = auto()
    """To the end of this section, without beats."""
    TO_OWN = auto()
    """To the next section that concerns a human seat, without beats."""


class Heard(Enum):
    """What is to be shown of something that has just changed."""

    NOTHING = auto()
    LOGGED = auto()
    """Its line in the log alone."""
    TOLD = auto()
    """All of it, moment by moment."""


class SeatInfo(NamedTuple):
    """A seat's name and how it is shown."""

    name: str
    kind: str
    """"human" or "ai"."""
    level: str
    colour: str
    """"#rrggbb"."""
    known: bool = False
    """Whether a person plays the seat or has played it: its hand was a person's already."""


@dataclass(frozen=True, slots=True)
class SessionInfo:
    """The state of a running game beside its view, for widgets that draw it."""

    seats: tuple[SeatInfo, ...]
    viewer: int | None = None
    """Whose private view is open; None: nobody's."""
    actor: int | None = None
    """The human seat that is asked now; None: nobody is."""
    legal: Choices = field(default_factory=Choices)
    """What `actor`, or if nobody is asked `viewer`, may do now. Decisions without a hand may be asked of a seat whose
    view is not open."""
    may_step_in: tuple[int, ...] = ()
    """Human seats that may act out of turn now."""
    phase: Phase = Phase.THINKING
    interlude: str = ""
    """"groups" or "between" while the game waits for somebody to read a page, though it may know already what comes."""
    page_follows: bool = False
    """Whether a page that shows the same comes when all has been told that is being told."""
    pace: str = "normal"
    beat_ms: int = 900
    """How long the screen has until the next decision, milliseconds."""
    reduced_motion: bool = False
    undo: str | None = None
    """What undo would take back, as a phrase in the current language; None: nothing."""
    undo_takes_along: bool = False
    """Whether dice, or what others decided, would go with it."""
    restart: bool = False
    """Whether the seat in front can go back to the beginning of its turn."""
    redo: str | None = None
    unconcerned: bool = False
    """Whether the match that runs concerns no person at the screen, by what may be shown of that."""
    may_hint: bool = False
    """Whether the seat in front may ask what an expert would do."""

    @property
    def in_front(self) -> int | None:
        """The seat whose actions the screen accepts: the one asked, else the one whose view is open."""
        return self.actor if self.actor is not None else self.viewer

    def own(self, deed: int) -> int:
        """The action of the seat in front with this type."""
        return (self.in_front or 0) << SEAT_SHIFT | deed


Do = Callable[[Sequence[int]], None]
"""Carries out a row of actions, as the engine has them."""


def decide_nothing(_row: Sequence[int]) -> None:
    """Ignore actions: the `do` of tables in replays."""


class GameTable(Adaptive, QWidget):
    """The table of a game or of its replay; a replay's `do` ignores actions."""

    step_in = Signal(int)
    """A person's seat wants to act out of turn."""
    go_on = Signal()
    """What waits for a nod may go on."""
    hint_wanted = Signal()
    clause_wanted = Signal(str)
    announced = Signal(str)
    """A screen reader has been told this."""
    settled = Signal()
    """Everything that happened has been shown."""
    sheet_moved = Signal()
    """A sheet may lie elsewhere now."""

    tells_refusals = False
    """Whether it says itself why an action is refused; else the window does."""
    decides = True
    """Whether a key may decide something here; in a replay none does."""
    watching = False
    """Whether nobody decides here, and no hand is looked into."""

    has_stage = False
    """Whether it is a stage, over which its docks lie as sheets; else they stand beside it."""
    seats_coach = False
    """Whether it has a place of its own for the coach; else he speaks below it."""

    def __init__(self, do: Do = decide_nothing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.do = do
        self.log_view: QListView | None = None
        """The list that shows the log, if it has one."""
        self.view: Any = None
        """What is shown; None behind the curtain."""
        self.info = SessionInfo(())
        self._keeping = 0
        """How many that draw keep the focus in the table."""

    def draw(self) -> None:
        """Show `view` and `info`."""

    def show_view(self, view: Any, info: SessionInfo) -> None:
        """Take over a view and an info, and draw them."""
        self.view, self.info = view, info
        self.draw()
        self.settled.emit()

    def show_info(self, info: SessionInfo) -> None:
        """Take over an info: who is asked and what is legal."""
        self.info = info
        if self.view is not None:
            self.draw()
            self.settled.emit()

    def begin(self, info: SessionInfo) -> None:
        """Get ready for events that are shown one by one: until `settle` nothing is asked here."""
        self.info = replace(info, actor=None, legal=Choices(), may_step_in=(), may_hint=False, phase=Phase.TELLING)
        self.draw()

    def settle(self, view: Any, info: SessionInfo, *, soon: bool = False) -> None:  # noqa: ARG002 - for motions
        """Show the state after all events; with `soon` in the next turn of the event loop, if nothing has happened."""
        self.show_view(view, info)

    def finish(self) -> None:
        """End all animations at once."""

    def refused(self, code: str, parameters: Mapping[str, Any]) -> None:
        """Say why an action was refused, if the table `tells_refusals`."""

    def focus_question(self) -> None:
        """Put the focus on what is asked."""
        self.setFocus()

    def take_actions(self, sheets: Sequence[QAction], controls: Mapping[str, QAction]) -> None:
        """Take over the menu actions that open sheets and control the game, if the table has a place for them."""

    def sheet_room(self) -> QRect:
        """The widget over whose right part a sheet may lie, if the table has a stage."""
        return self.rect()

    def lie_under(self, room: QRect) -> None:
        """Adapt to a sheet that covers `room`; an empty rectangle means no sheet."""

    def set_coach(self, coach: CoachStrip | None) -> None:
        """Show the coach's strip in the table if it `seats_coach`; with None give it back."""

    @contextmanager
    def keeping_focus(self) -> Iterator[None]:
        """Keep the focus in the table while the focused widget is removed. Qt would pass the focus from neighbour to
        neighbour, and a screen reader would read each; code that sets the focus itself still may."""
        focus = self.window().focusWidget()
        inside = focus is not None and self.isAncestorOf(focus)
        self._keeping += 1
        try:
            yield
        finally:
            self._keeping -= 1
        now = self.window().focusWidget()
        if inside and (now is None or not (isValid(now) and now.isVisible() and now.isEnabled())):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusNextPrevChild(self, onward: bool) -> bool:
        return self._keeping > 0 or super().focusNextPrevChild(onward)

    def hide_private(self) -> None:
        """Remove everything private before the screen is covered."""
        self.view = None
        self.info = SessionInfo(())
        self.draw()
