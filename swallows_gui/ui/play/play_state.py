"""What a running game is at on its screen. Every change is a transition with a name, refused where it makes no sense.

It knows no widget and no session: who conducts the game says what has happened, and reads what follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from swallows_gui.models.chapters import Event
from swallows_gui.ui.play.game_table import Going, Phase

RUNS: Final = frozenset((Going.TO_RESULT, Going.TO_OWN))
"""How play goes on while it runs: without beats, and nothing can be taken back meanwhile."""
AT_REST: Final = frozenset(
    (Phase.HELD, Phase.PAUSED, Phase.CONSIDERING, Phase.THINKING, Phase.PONDERING, Phase.RUNNING, Phase.OVER)
)
"""What `PlayState.settle` leads to. The others have transitions of their own."""


class IllegalTransition(Exception):
    """Raised for a transition that is not allowed in the present state, which then stays as it was."""


@dataclass(frozen=True, slots=True)
class RunEnd:
    """A condition that ends a run before the result, tested on events as everybody knows them."""

    reached: Callable[[Event], bool]
    then: Going
    """How play goes on after it."""


@dataclass(frozen=True, slots=True)
class StateNow:
    """The present state, as an immutable value."""

    viewer: int | None = None
    """The seat whose private view is open; None: nobody's."""
    phase: Phase = Phase.THINKING
    """What the game was at when that was told last; while the curtain is closed, what it was at before."""
    actor: int | None = None
    """The seat that is asked."""
    interlude: str = ""
    """The page that the game waits for somebody to read; "" otherwise."""
    going: Going = Going.ON
    run_end: RunEnd | None = None
    """What ends the run before its result; None: nothing does, or play does not run."""
    curtain_for: int | None = None
    """The seat that the curtain waits for: nothing private may be drawn."""
    stepped_in: int | None = None
    """The person's seat that wants to act out of turn, and whom all wait for."""
    away: bool = False
    """Whether rules or settings cover the game."""

    @property
    def running(self) -> bool:
        """Whether play runs to a result without stopping."""
        return self.going in RUNS

    @property
    def paused(self) -> bool:
        """Whether AI seats are stopped."""
        return self.going is Going.STOPPED

    @property
    def curtained(self) -> bool:
        """Whether the screen is covered and waits for its seat."""
        return self.curtain_for is not None

    @property
    def waits(self) -> bool:
        """Whether play waits for a page to be read, or for a seat that acts out of turn."""
        return bool(self.interlude) or self.stepped_in is not None

    @property
    def may_step(self) -> bool:
        """Whether a single decision can be made: the game is paused and the screen not covered."""
        return self.paused and self.phase in (Phase.PAUSED, Phase.STEPPING) and not self.curtained


class PlayState:
    """Holds the `StateNow` and changes it. Each transition raises only `IllegalTransition`, where its docstring says
    so."""

    def __init__(self, begins_as: StateNow | None = None) -> None:
        self._now = begins_as or StateNow()

    @property
    def now(self) -> StateNow:
        """The present state; each transition replaces it."""
        return self._now

    # Who looks

    def open(self, seat: int | None, *, free: int | None = None) -> None:
        """Open a seat's view, or with None close it. Refused to a seat that has neither opened the privacy screen nor
        is `free` to look."""
        now = self.now
        _demand(seat in (None, now.viewer, now.curtain_for, free), f"seat {seat} has not opened its curtain")
        self._now = replace(now, viewer=seat)

    def close_curtain(self, seat: int) -> None:
        """Cover the screen for a seat; nobody is asked meanwhile. Refused while a view is open."""
        _demand(self.now.viewer is None, "the curtain closes on an open view")
        self._now = replace(self.now, curtain_for=seat, actor=None)

    def drop_curtain(self) -> None:
        """Uncover the screen without opening a view."""
        self._now = replace(self.now, curtain_for=None)

    # Who is asked

    def ask(self, seat: int) -> None:
        """Ask a seat. Refused while the screen is covered, while events are shown, while play runs, while another
        seat's view is open, and when the game is over."""
        now = self.now
        _demand(not now.curtained, "nobody is asked behind the curtain")
        _demand(now.viewer in (None, seat), "another's view is open")
        _demand(not now.running, "nobody is asked while play runs")
        _demand(now.phase not in (Phase.TELLING, Phase.OVER), f"nobody is asked: {now.phase}")
        self._now = replace(now, actor=seat, phase=Phase.ASKED)

    def ask_nobody(self) -> None:
        """Ask no seat."""
        self._now = replace(self.now, actor=None)

    def step_in(self, seat: int) -> None:
        """Let a seat act out of turn: play waits for it."""
        self._now = replace(self.now, stepped_in=seat)

    def step_out(self) -> None:
        """End the wait for a seat that acts out of turn."""
        self._now = replace(self.now, stepped_in=None)

    # What play is at

    def settle(self, phase: Phase) -> None:
        """Set the phase while no seat is asked and no events are shown. Refused for a phase with a transition of its
        own, while a seat is asked or events are shown, and for RUNNING or PAUSED where play does not run or is not
        paused."""
        now = self.now
        _demand(phase in AT_REST, f"{phase} is not settled on")
        _demand(now.actor is None, "somebody is asked")
        _demand(now.phase is not Phase.TELLING, "something is told")
        _demand(phase is not Phase.RUNNING or now.running, "play does not run")
        _demand(phase is not Phase.PAUSED or now.paused or now.away, "nobody has paused the game")
        self._now = replace(now, phase=phase)

    def single_step(self) -> None:
        """Make one decision while paused. Refused unless `may_step`."""
        _demand(self.now.may_step, "the game is not paused")
        self._now = replace(self.now, phase=Phase.STEPPING)

    def tell(self) -> None:
        """Begin to show events. Refused while the screen is covered."""
        _demand(not self.now.curtained, "nothing is told behind the curtain")
        self._now = replace(self.now, phase=Phase.TELLING)

    def wait_for_nod(self) -> None:
        """Keep what is shown until somebody acknowledges it."""
        self._now = replace(self.now, phase=Phase.HELD)

    def end_telling(self) -> None:
        """Events have been shown: wait for the controller to set what follows."""
        if self.now.phase is Phase.TELLING:
            self._now = replace(self.now, phase=Phase.THINKING)

    # Pages

    def begin_interlude(self, page: str) -> None:
        """Wait until a page has been read; "" keeps the page that is open."""
        self._now = replace(self.now, interlude=page or self.now.interlude)

    def end_interlude(self) -> None:
        """Close the page that was read, or whose subject was undone."""
        self._now = replace(self.now, interlude="")

    # How far play goes

    def run(self, to: Going, reached: Callable[[Event], bool] | None = None) -> None:
        """Play on without stopping, to a result or until an event is `reached`; a pause is resumed afterwards. Ends
        every wait. Refused for a `Going` that is no run."""
        _demand(to in RUNS, f"{to} is no run")
        now = self.now
        end = None if reached is None else RunEnd(reached, Going.STOPPED if now.paused else Going.ON)
        self._now = replace(now, going=to, run_end=end, interlude="", stepped_in=None)

    def hear(self, events: Iterable[Event]) -> None:
        """End a run if one of these events is what it was to reach."""
        end = self.now.run_end
        if end is not None and any(map(end.reached, events)):
            self._now = replace(self.now, going=end.then, run_end=None)

    def end_run(self) -> None:
        """End a run; a pause stays."""
        if self.now.running:
            self._now = replace(self.now, going=Going.ON, run_end=None)

    def pause(self) -> None:
        """Stop AI seats from deciding."""
        self._now = replace(self.now, going=Going.STOPPED, run_end=None)

    def play_on(self) -> None:
        """Let AI seats decide again; a run goes on."""
        if self.now.paused:
            self._now = replace(self.now, going=Going.ON)

    def leave_table(self) -> None:
        """Note that another screen, such as rules or settings, covers the game."""
        self._now = replace(self.now, away=True)

    def come_back(self) -> None:
        """Note that no other screen covers the game any more."""
        self._now = replace(self.now, away=False)


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise IllegalTransition(otherwise)
