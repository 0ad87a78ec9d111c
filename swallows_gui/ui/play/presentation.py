"""How a game is presented and its turns are taken, as pure functions of views and events; timing and sounds.

`PresentationRules` serves a plain game: one table, hands shown one at a time behind a covered screen, events told
without delay. A game overrides what differs. Nothing here may depend on more than the view it is given.

A computer seat's pause depends on public facts of its question, never on how long it thought: long before important
decisions, none before trivial ones, a little different for each seat.

`Cues` maps kinds of events to sounds, or to a reason for silence: one sound when the animation begins, one when its
result is reached.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, NamedTuple
from zlib import crc32

from swallows_gui.engine.asides import SAID
from swallows_gui.engine.events import Events, WrittenEvent
from swallows_gui.engine.game import Section, begins_section
from swallows_gui.models.chapters import Event
from swallows_gui.models.match_tracker import GoalTold
from swallows_gui.ui.kit.privacy_screen import cards_shown
from swallows_gui.ui.play.moments import AT_ONCE, EventTiming

SPREAD: Final = 0.3
"""How far a pause may be from its length, as a share of it."""
_STEPS: Final = 1 << 16


class SeatPause(Enum):
    """How long a seat pauses, in intervals between decisions."""

    BRIEF = 2 / 9
    """A forced move, or what is passed time and again."""
    USUAL = 1.0
    LONG = 1.6
    """An answer on which much hangs. It begins when everything has been told that happened before."""


def pause_ms(pause: SeatPause, beat_ms: int, seat: str, told: int) -> int:
    """The pause in milliseconds of the seat of this name after so many public events.

    >>> [pause_ms(SeatPause.BRIEF, 900, "Wanda", told) for told in (40, 41, 42)]
    [234, 256, 220]
    >>> pause_ms(SeatPause.LONG, 0, "Wanda", 40)
    0
    """
    lot = crc32(f"{seat} {told}".encode()) % _STEPS / _STEPS
    return round(beat_ms * pause.value * (1 + SPREAD * (2 * lot - 1)))


NOBODY: Final = 0.0
"""The mood of the stands where no match is on."""
CALM: Final = 0.22
"""The mood that a match begins with, and comes back to."""
CLOSE: Final = 0.08
"""What a score with one goal between the sides, or none, adds to every mood of a match."""
LATE: Final = 0.12
"""What extra time and shoot-outs add."""
FULL: Final = 0.12
"""What a ground adds that is full to the last place."""


@dataclass(frozen=True, slots=True)
class Cue:
    """The sounds of one event. A field with several sounds has their names separated by spaces."""

    begins: str = ""
    """While its motion begins."""
    arrives: str = ""
    """When it has arrived."""
    mood: float | Callable[[WrittenEvent], float] | None = None
    """How excited the stands are from then on, from 0 to 1; None: as before."""
    silent: str = ""
    """Why nothing is heard."""

    def sounds(self) -> list[str]:
        """The names of all its sounds."""
        return [*self.begins.split(), *self.arrives.split()]


@dataclass(frozen=True, slots=True)
class ByField:
    """Cues for a kind of event whose sound depends on the value of one field."""

    field: str
    cues: Mapping[Any, Cue]
    otherwise: Cue

    def of(self, event: Event) -> Cue:
        """The cue for this event."""
        value = event.get(self.field)
        return self.cues.get(value, self.otherwise) if isinstance(value, str | int | None) else self.otherwise


class Stands(NamedTuple):
    """The state of the crowd: how it reacts to the place of play, the score and the time."""

    mood: float = NOBODY
    close: bool = True
    late: bool = False
    there: bool = False
    """Whether a match is on."""
    full: bool = False
    """Whether nobody has stayed at home."""

    @property
    def level(self) -> float:
        """The loudness of the crowd, from 0 to 1."""
        if not self.there:
            return NOBODY
        return min(1.0, self.mood + CLOSE * self.close + LATE * self.late + FULL * self.full)


def _never(_told: WrittenEvent) -> bool:
    return False


class Cues:
    """The cues of one game. Spectators are there between the events `begins` and `ends`; `fills` says whether a match
    that begins fills the stadium, `late` whether extra time or a shoot-out begins."""

    def __init__(
        self,
        events: Events,
        table: Mapping[str, Cue | ByField],
        *,
        begins: type[WrittenEvent] | tuple[()] = (),
        ends: type[WrittenEvent] | tuple[()] = (),
        goal: type[GoalTold] | tuple[()] = (),
        late: Callable[[WrittenEvent], bool] = _never,
        fills: Callable[[WrittenEvent], bool] = _never,
    ) -> None:
        self.table = table
        self._events = events
        self._begins, self._ends, self._goal = begins, ends, goal
        self._late, self._fills = late, fills

    def of(self, event: Event) -> Cue | None:
        """The cue for an event, None for a kind that is not in the table."""
        found = self.table.get(str(event.get("type")))
        return found.of(event) if isinstance(found, ByField) else found

    def all(self) -> Iterator[tuple[str, Cue]]:
        """Every cue with its kind of event."""
        for kind, found in self.table.items():
            if isinstance(found, ByField):
                yield from ((kind, cue) for cue in (*found.cues.values(), found.otherwise))
            else:
                yield kind, found

    def after(self, stands: Stands, event: Event) -> Stands:
        """The state of the crowd after a public event."""
        told = self._events.read(event)
        if told is None:
            return stands
        if isinstance(told, self._begins):
            return Stands(CALM, there=True, full=self._fills(told))
        if isinstance(told, self._ends):
            return Stands()
        if not stands.there:
            return stands
        cue = self.of(event)
        mood = cue.mood if cue is not None else None
        if mood is not None:
            stands = stands._replace(mood=mood(told) if callable(mood) else mood)
        if isinstance(told, self._goal):
            stands = stands._replace(close=abs(told.score[0] - told.score[1]) <= 1)
        return stands._replace(late=stands.late or self._late(told))

    def now(self, history: Iterable[Event]) -> Stands:
        """The state of the crowd after a whole history."""
        stands = Stands()
        for event in history:
            stands = self.after(stands, event)
        return stands


# ruff: noqa: ARG002 - the base names arguments that its subclasses use


TABLE: Final = "table"
"""The scene of the table itself, which every game has."""


class PresentationRules:
    """The rules by which a game is shown. They have no state, so one object serves all games of a kind."""

    passing: frozenset[int] = frozenset()
    """Deeds with which a seat lets a question pass; without any none is done unasked."""
    by_hand: frozenset[int] = frozenset()
    """Deeds that people do themselves though there is nothing else to be done: they roll their dice."""
    all_open: bool = False
    """Whether nothing is hidden from anybody: nobody opens a curtain to be advised."""
    unspoken: frozenset[str] = frozenset()
    """Kinds of events that are read on the screen only, and never aloud."""
    matters: frozenset[str] = frozenset({"game_ended"})
    """Kinds of events that are read aloud before whatever else waits to be."""
    sections: tuple[Section, ...] = ()
    """Those of the game's that it is played in: each can be run through to its result, and when one is over people nod
    to that, and only then is told what follows."""

    part_ends: frozenset[str] = frozenset()
    """Kinds of events that play stops at where somebody has it run on to the end of a part."""

    cues: Cues = Cues(Events({}), {})
    """What events are heard by."""

    # Events

    def beat(self, event: Event) -> EventTiming:
        """The timing of an event; may depend on public facts only. A sentence of an AI seat stays for a while."""
        return EventTiming(0.0, 0.9, 0.0) if event["type"] == SAID else AT_ONCE

    def begins_section(self, event: Event) -> bool:
        """Whether this event begins a section."""
        return begins_section(self.sections, [event])

    def ends_section(self, event: Event) -> bool:
        """Whether this event ends a section."""
        return any(event["type"] == section.ends for section in self.sections)

    def is_drawn(self, event: Event) -> bool:
        """Whether lots are drawn in this event, which are shown one by one even after the end of a section."""
        return False

    def changes_nothing(self, event: Event) -> bool:
        """Whether an event leaves the coming decision unchanged: a sentence of an AI seat, an offer to the deciding
        seat, or its answer. A player who has continued play is then not stopped again."""
        return bool(event["type"] == SAID)

    # Scenes

    def scene(self, view: Any, *, asked: bool, over: bool) -> str:
        """The name of the screen for a view. `asked`: a person decides now; `over`: the game has ended."""
        return TABLE

    def tells(self, scene: str) -> bool:
        """Whether events are shown one by one on this screen; elsewhere they are shown at once."""
        return scene == TABLE

    def scene_of(self, view: Any, event: Event) -> str:
        """The screen on which an event of a mixed series is shown, "" for the present one. `view` is the state before
        the series."""
        return ""

    def at_table(self, view: Any) -> bool:
        """Whether the table has anything to show yet."""
        return True

    def sets_up(self, view: Any) -> bool:
        """Whether the game is still being set up. When that ends, its result is shown before play continues."""
        return False

    def page_after_set_up(self, view: Any) -> str:
        """The page shown after set-up, "" for none."""
        return ""

    def page_at_start(self, view: Any) -> str:
        """The page shown first when a game is opened with this view, "" for none."""
        return ""

    def page_after_section(self, view: Any) -> str:
        """The page shown after each section, "" for none."""
        return ""

    def in_section(self, view: Any) -> bool:
        """Whether a section runs that can be played to its result without stopping."""
        return False

    def stops_everybody(self, view: Any) -> bool:
        """Whether the last section ends a stage that everybody sees, even players who run on to their own match. Then
        the page shows the stage and not the section."""
        return False

    # Decisions

    def pause_before(self, view: Any) -> SeatPause:
        """How long a computer seat pauses before it answers, by the public view. Where nothing is hidden, a forced move
        comes quickly."""
        return SeatPause.BRIEF if self.all_open and len(view.open.legal) == 1 else SeatPause.USUAL

    def concerns(self, view: Any, seats: Collection[int], own: Any) -> bool:
        """Whether the running section concerns one of these seats. `own` is the view of a person who plays alone, whose
        secrets count too, else None."""
        return True

    def only_watch(self, view: Any, seats: Collection[int]) -> bool:
        """Whether none of these seats plays in the running section, by public facts; they may referee it or have bet on
        it."""
        return False

    def holds(self) -> bool:
        """Whether play waits for people who could influence the coming decision (`Playable.can_sway`); a game may have
        a setting for it."""
        return True

    def speaks(self) -> bool:
        """Whether AI seats may say something now, in a game where they have sentences."""
        return False

    def needs_hand(self, view: Any) -> bool:
        """Whether the question needs secret knowledge: then the screen is covered before another seat answers."""
        return True

    def curtain_words(self, view: Any, name: str) -> str:
        """The words of the button that opens the privacy screen for `name`; `view` is the public one."""
        return cards_shown(name)

    def asks_over_the_hand(self, view: Any) -> bool:
        """Whether the question can be answered without opening the hand, though the hand matters. Until the seat opens
        it, no choice that depends on it is offered."""
        return False

    def fills_in(self, view: Any) -> bool:
        """Whether the question is a form that others see only when it is handed in. There are then no pauses between
        entries, because their number would be visible."""
        return False

    def standing_question(self, view: Any) -> Hashable | None:
        """The present question, if a seat may settle it for every time it is asked; else None."""
        return None

    def standing_questions(self, view: Any) -> Collection[Hashable]:
        """All questions that can be settled during the running section."""
        return ()

    def answer_without_stake(self, view: Any) -> int | None:
        """The action type that answers a question in which the lone person's seat has no stake, by its own view; None
        if it is asked."""
        return None

    def answer_while_running(self, view: Any) -> int | None:
        """The action type that a person's seat gives automatically while its match runs to the result; None if it is
        asked."""
        return None
