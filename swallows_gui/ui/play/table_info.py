"""What passes between the shell, its controller and the match table: plain values, no widgets.

The controller builds a `SessionInfo` anew for every show; the table reads it and never asks the session itself.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from swallows_gui.engine.game import Choices


class SeatInfo(NamedTuple):
    """A seat as the screen names it."""

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
    """Where the running game stands, for whoever draws it."""

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
    waiting: str = "thinking"
    """"asked", "thinking", "pondering" (still, after a whole beat), "considering" (AI seats, whether to step in before
    a person decides), "held", "paused", "running" or "over"."""
    interlude: str = ""
    """"groups" or "between" while the game waits for somebody to read a page, though it may know already what comes."""
    pace: str = "normal"
    beat_ms: int = 900
    """How long the screen has until the next decision, milliseconds."""
    reduced_motion: bool = False
    undo: str | None = None
    """What undo would take back, as a phrase in the current language; None: nothing."""
    undo_takes_along: bool = False
    """Whether dice, or what others decided, would go with it."""
    redo: str | None = None
    may_hint: bool = False
    """Whether the seat in front may ask what an expert would do."""

    @property
    def in_front(self) -> int | None:
        """The seat whose decisions the screen takes: the one asked, else the one whose view is open."""
        return self.actor if self.actor is not None else self.viewer
