"""What passes between the shell, its controller and the match table: plain values, no widgets.

The controller builds a `SessionInfo` anew for every show; the table reads it and never asks the session itself.
"""

from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from typing import NamedTuple

from swallows_gui.engine.game import SEAT_SHIFT, Choices


class Phase(StrEnum):
    """What a running game is at."""

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
    """How far play goes without a word from anybody."""

    ON = auto()
    """As far as it can, a beat between two decisions."""
    STOPPED = auto()
    """Not at all: AI seats are paused."""
    TO_RESULT = auto()
    """To the end of this section, without beats."""
    TO_OWN = auto()
    """To the next section that concerns a human seat, without beats."""


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
    phase: Phase = Phase.THINKING
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
    restart: bool = False
    """Whether the seat in front can go back to the beginning of its turn."""
    redo: str | None = None
    unconcerned: bool = False
    """Whether the match that runs concerns no person at the screen, by what may be shown of that."""
    may_hint: bool = False
    """Whether the seat in front may ask what an expert would do."""

    @property
    def in_front(self) -> int | None:
        """The seat whose decisions the screen takes: the one asked, else the one whose view is open."""
        return self.actor if self.actor is not None else self.viewer

    def own(self, deed: int) -> int:
        """The action by which the seat in front does something."""
        return (self.in_front or 0) << SEAT_SHIFT | deed
