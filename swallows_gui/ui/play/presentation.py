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
    """How long a seat pauses: so many beats."""

    BRIEF = 2 / 9
    """A forced move, or what is passed time and again."""
    USUAL = 1.0
    LONG = 1.6
    """An answer on which much hangs. It begins when everything has been told that happened before."""


def pause_ms(pause: SeatPause, beat_ms: int, seat: str, told: int) -> int:
    """Milliseconds that the seat of this name pauses after so many events that everybody has seen.

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
    """What one event is heard by; sounds by their names, several with a space between them."""

    begins: str = ""
    """While its motion begins."""
    arrives: str = ""
    """When it has arrived."""
    mood: float | Callable[[WrittenEvent], float] | None = None
    """How excited the stands are from then on, from 0 to 1; None: as before."""
    silent: str = ""
    """Why nothing is heard."""

    def sounds(self) -> list[str]:
        """All its sounds."""
        return [*self.begins.split(), *self.arrives.split()]


@dataclass(frozen=True, slots=True)
class ByField:
    """Cues of a kind of event that is not always heard alike: by the value of one of its fields."""

    field: str
    cues: Mapping[Any, Cue]
    otherwise: Cue

    def of(self, event: Event) -> Cue:
        """The cue of an event."""
        value = event.get(self.field)
        return self.cues.get(value, self.otherwise) if isinstance(value, str | int | None) else self.otherwise


class Stands(NamedTuple):
    """How the stands are: what they make of the place of play, of the score, and of the hour."""

    mood: float = NOBODY
    close: bool = True
    late: bool = False
    there: bool = False
    """Whether a match is on."""
    full: bool = False
    """Whether nobody has stayed at home."""

    @property
    def level(self) -> float:
        """How loud they are, from 0 to 1."""
        if not self.there:
            return NOBODY
        return min(1.0, self.mood + CLOSE * self.close + LATE * self.late + FULL * self.full)


def _never(_told: WrittenEvent) -> bool:
    return False


class Cues:
    """Those of one game. Between the events `begins` and `ends` people are in the stands; `fills` says whether a match
    that begins fills the ground, `late` whether extra time or a shoot-out begins."""

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
        """The cue of an event; None of a kind that is not in the table."""
        found = self.table.get(str(event.get("type")))
        return found.of(event) if isinstance(found, ByField) else found

    def all(self) -> Iterator[tuple[str, Cue]]:
        """Every cue with the kind of event it is for."""
        for kind, found in self.table.items():
            if isinstance(found, ByField):
                yield from ((kind, cue) for cue in (*found.cues.values(), found.otherwise))
            else:
                yield kind, found

    def after(self, stands: Stands, event: Event) -> Stands:
        """The stands after an event that everybody knows."""
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
        """The stands after all that has happened."""
        stands = Stands()
        for event in history:
            stands = self.after(stands, event)
        return stands


# ruff: noqa: ARG002 - the base names arguments that its subclasses use


TABLE: Final = "table"
"""The scene of the table itself, which every game has."""


class PresentationRules:
    """How a game is shown. It has no state: one is enough for all its games."""

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
        """How an event is shown: by what everybody knows of it alone. What an AI seat says stands for a while."""
        return EventTiming(0.0, 0.9, 0.0) if event["type"] == SAID else AT_ONCE

    def begins_section(self, event: Event) -> bool:
        """Whether a part of the game begins with it."""
        return begins_section(self.sections, [event])

    def ends_section(self, event: Event) -> bool:
        """Whether a part of the game is over with it."""
        return any(event["type"] == section.ends for section in self.sections)

    def is_drawn(self, event: Event) -> bool:
        """Whether lots are drawn in it, which are told by themselves also after the end of a part of the game."""
        return False

    def changes_nothing(self, event: Event) -> bool:
        """Whether an event leaves the decision that lies ahead as it was: a word of an AI seat, an offer that sways
        whoever decides, or the answer to it. Whoever has let play go on is not stopped again because of it."""
        return bool(event["type"] == SAID)

    # Scenes

    def scene(self, view: Any, *, asked: bool, over: bool) -> str:
        """The screen that fits a view. `asked`: whether a person decides now; `over`: whether the game has ended."""
        return TABLE

    def tells(self, scene: str) -> bool:
        """Whether what happens while a scene is shown is told there, moment by moment; elsewhere in one go."""
        return scene == TABLE

    def scene_of(self, view: Any, event: Event) -> str:
        """The scene at which an event is told that comes in a row with others of another; "": where they are.
        `view`: before any of them."""
        return ""

    def at_table(self, view: Any) -> bool:
        """Whether there is anything on the table by now: else it is not shown yet."""
        return True

    def sets_up(self, view: Any) -> bool:
        """Whether the game is being set up still: where it ends, people see what has come of it before play goes on."""
        return False

    def page_after_set_up(self, view: Any) -> str:
        """The page that people read when the game has just been set up; "": none."""
        return ""

    def page_at_start(self, view: Any) -> str:
        """The page that people read first when a game is opened with this view; "": none."""
        return ""

    def page_after_section(self, view: Any) -> str:
        """The page that people read after each part of the game; "": none."""
        return ""

    def in_section(self, view: Any) -> bool:
        """Whether a part of the game runs that could be run through to its result."""
        return False

    def stops_everybody(self, view: Any) -> bool:
        """Whether the section that was over last ends something that everybody sees, even who runs on to his own: the
        page after it shows that, and not the section."""
        return False

    # Decisions

    def pause_before(self, view: Any) -> SeatPause:
        """How long a computer seat pauses before it answers what is asked now, by the public's view: where nothing is
        hidden, a forced move is thrown in."""
        return SeatPause.BRIEF if self.all_open and len(view.open.legal) == 1 else SeatPause.USUAL

    def concerns(self, view: Any, seats: Collection[int], own: Any) -> bool:
        """Whether the part of the game that runs is a matter of one of these seats; `own`: the view of the person who
        plays alone, whose secrets count as well, or None."""
        return True

    def only_watch(self, view: Any, seats: Collection[int]) -> bool:
        """Whether none of these seats plays in the part of the game that runs, by what everybody knows: they only
        referee there, or have bet on it."""
        return False

    def holds(self) -> bool:
        """Whether play waits for people who could sway the decision that lies ahead (`Playable.can_sway`); a game may
        leave that to a switch of its settings."""
        return True

    def speaks(self) -> bool:
        """Whether AI seats may say something now, in a game in which they have words of their own."""
        return False

    def needs_hand(self, view: Any) -> bool:
        """Whether what is asked now is decided with secrets in hand: then the curtain closes for another seat."""
        return True

    def curtain_words(self, view: Any, name: str) -> str:
        """What the button of the curtain says that opens it for `name`; `view` is the public's."""
        return cards_shown(name)

    def asks_over_the_hand(self, view: Any) -> bool:
        """Whether what is asked now can be answered unopened, though the hand bears on it: until its seat has opened
        it, nothing that depends on it is offered."""
        return False

    def fills_in(self, view: Any) -> bool:
        """Whether what is asked now is a form that nobody else sees anything of until it is handed in: no beats are
        kept between its entries, which would tell how many there are."""
        return False

    def standing_question(self, view: Any) -> Hashable | None:
        """The question asked now, if a seat may answer it once for all that it is asked again; None if it may not."""
        return None

    def standing_questions(self, view: Any) -> Collection[Hashable]:
        """All such questions of the part of the game that runs: who has answered each is asked no more in it."""
        return ()

    def answer_without_stake(self, view: Any) -> int | None:
        """The deed with which the seat of a person who plays alone answers what makes no odds to it, by its own view;
        None: it is asked."""
        return None

    def answer_while_running(self, view: Any) -> int | None:
        """The deed with which a person's seat answers by itself while its match runs on to the result; None: it is
        asked."""
        return None
