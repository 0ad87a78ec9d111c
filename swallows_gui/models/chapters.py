"""The parts and marks of a replay's timeline, the narrator's protocol, and the tips of a game.

Each game says where its parts begin and end, and which moments are worth going to. A narrator, which `Title.words`
makes, gives one sentence an event for log, screen reader, story and `swallows show`; it needs no window. A tip says
when it is due, when it has served, and its words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_files import BadFile, read_json
from swallows_gui.engine.events import Events, WrittenEvent
from swallows_gui.services.glossary import TextTable

Event = Mapping[str, Any]
"""An event as a record has it and as the listener may know it: its `type`, and its fields by name."""


class FollowsGame(Protocol):
    """Follows one game event by event, so that a sentence can refer to earlier events."""

    @property
    def heard(self) -> Mapping[str, Sequence[int]]:
        """How often each sentence has been told, for later games (`Narrator.heard`)."""
        ...

    def see(self, event: Event) -> Any:
        """The situation of the event, for `Narrator`. Call it for every event in order, also those
        without a sentence."""
        ...


class Narrator(Protocol):
    """Tells the events of one game in the language in use, with names and never "you". Keeps no event."""

    heard: Mapping[str, Sequence[int]]
    """How often sentences were told in games before this one, `models.commentary.heard_before`."""

    def course(self) -> FollowsGame:
        """A new course, which follows the game from its beginning."""
        ...

    def tells(self, event: Event) -> bool:
        """Whether this type of event has a sentence."""
        ...

    def sentence(self, event: Event, situation: Any = None) -> str:
        """The event in one whole sentence; "" for none. Without a situation the event is told by itself."""
        ...

    def figures_behind(self, event: Event, situation: Any) -> str:
        """The figures that the sentence leaves out, for readers who judge a whole game; "" for none."""
        ...

    def spoken(self, situation: Any) -> bool:
        """Whether anything is said of the event that happened in this situation; else it has no line."""
        ...

    def heads(self, event: Event) -> bool:
        """Whether a part of the game begins with the event, a match for example: its sentence is a heading."""
        ...

    def result(self, event: Event, situation: Any) -> str:
        """The result's line if a match ends with the event, else "". Raises `KeyError`, `TypeError` or `ValueError` for
        an event that cannot follow the earlier ones."""
        ...


class MakesNarrator(Protocol):
    """Makes the narrator of a game: `Title.words` names such a function."""

    def __call__(self, seats: Sequence[str], history: Sequence[Event], *catalogue: Any) -> Narrator:
        """`seats` are the seats' names in order, `history` the events so far; `catalogue` is the
        game's, if it has one."""
        ...


class Part(Protocol):
    """A part of a game."""

    @property
    def first(self) -> int:
        """The position at which it begins."""
        ...

    @property
    def last(self) -> int:
        """The position of its end, or the last one while it runs."""
        ...


class ChapterMark(Protocol):
    """A moment worth going to."""

    @property
    def position(self) -> int:
        """The position after its event."""
        ...


P = TypeVar("P", bound=Part)
M = TypeVar("M", bound=ChapterMark)


@dataclass(frozen=True, slots=True)
class Chapters(Generic[P, M]):
    """All parts and marks of a record in their order."""

    sections: tuple[P, ...] = ()
    marks: tuple[M, ...] = ()

    def at(self, position: int) -> P | None:
        """The part that runs, or was over last, at a position; None before the first."""
        found = None
        for section in self.sections:
            if section.first > position:
                break
            found = section
        return found

    def next_section(self, position: int) -> int | None:
        """The position at which the next part begins."""
        return next((section.first for section in self.sections if section.first > position), None)

    def last_section(self, position: int) -> int | None:
        """The position at which this part, or at its beginning the one before, begins."""
        return next((section.first for section in reversed(self.sections) if section.first < position), None)

    def next_mark(self, position: int) -> int | None:
        """The position of the next mark."""
        return next((mark.position for mark in self.marks if mark.position > position), None)

    def last_mark(self, position: int) -> int | None:
        """The position of the mark before."""
        return next((mark.position for mark in reversed(self.marks) if mark.position < position), None)


class PlainPart(NamedTuple):
    """A part with only a number, from 1."""

    number: int
    first: int
    last: int


class PlainMark(NamedTuple):
    """A mark without further facts."""

    position: int


def ends_of(starts: Sequence[int], last: int) -> list[int]:
    """The ends of parts that begin at these positions: each where the next begins, the last at `last`.

    >>> ends_of([0, 4], 9), ends_of([], 3)
    ([4, 9], [])
    """
    return [*starts[1:], last] if starts else []


def plain_chapters(told: Iterable[Iterable[Event]], begins: Callable[[Event], bool]) -> Chapters[PlainPart, PlainMark]:
    """The parts of a game, by the events they begin with; `told` has the events that led to each position."""
    starts: list[int] = []
    position = 0
    for position, events in enumerate(told):
        starts += [position] * any(map(begins, events))
    ends = [*(start for start in starts[1:]), position]
    return Chapters(tuple(PlainPart(at, *span) for at, span in enumerate(zip(starts, ends, strict=False), 1)))


class PartKey(NamedTuple):
    """Which part of a match runs: "attack" 3 of seat 1."""

    kind: str
    number: int
    owner: int | None = None
    """The seat or side whose part it is."""


class MatchPart(NamedTuple):
    """A part of a match."""

    kind: str
    number: int
    owner: int | None
    first: int
    last: int


class ScoreMark(NamedTuple):
    """A goal and how it stands then; of what else is marked the side is -1."""

    position: int
    side: int
    score: tuple[int, int]


class StoryInParts(Protocol):
    """A story that knows its parts."""

    @property
    def part(self) -> PartKey | None:
        """The part that runs; None between two."""
        ...

    @property
    def score(self) -> tuple[int, int]:
        """How it stands."""
        ...

    def after(self, event: WrittenEvent | None) -> Self:
        """The story with one event more."""
        ...


C = TypeVar("C", bound=StoryInParts)


def match_chapters(
    events: Events, told: Iterable[Iterable[Event]], story: C, marked: Callable[[C], object] = lambda _: None
) -> Chapters[MatchPart, ScoreMark]:
    """The parts and goals of a match; `told` has the events that led to each position. When `marked` of the story
    changes, there is a mark, as for a goal."""
    starts: list[tuple[int, PartKey]] = []
    marks: list[ScoreMark] = []
    position = 0
    for position, some in enumerate(told):
        for event in some:
            before, story = story, story.after(events.read(event))
            if story.part is not None and (not starts or story.part != starts[-1][1]):
                starts.append((position, story.part))
            if story.score != before.score:
                marks.append(ScoreMark(position, int(story.score[1] > before.score[1]), story.score))
            if marked(story) != marked(before):
                marks.append(ScoreMark(position, -1, story.score))
    ends = ends_of([first for first, _ in starts], position)
    parts = (MatchPart(*key, first, last) for (first, key), last in zip(starts, ends, strict=True))
    return Chapters(tuple(parts), tuple(marks))


READING = 2
"""So many parts of the match a tip on something that has happened outlasts: that leaves time to read it."""


class MatchTip(NamedTuple):
    """A tip is due at an event with these fields, or where its seat is asked at a step, or on a screen, of this name;
    with the clause behind it."""

    name: str
    clause: str
    event: Mapping[str, object] = {}
    scene: str = ""
    ends: str = ""
    """The event that ends a part of the match; "": that of its book."""
    parts: int = READING
    """How many of them it outlasts."""

    def is_over(self, events: Iterable[Event]) -> bool:
        """Whether later events make the tip outdated; a tip on a question is over with it."""
        kinds = [str(event.get("type")) for event in events]
        return bool(self.event) and ("match_ended" in kinds or kinds.count(self.ends) >= self.parts)


class MatchTips:
    """The tips of one game. `ends`: the event that ends a part of its match.

    >>> book = MatchTips((MatchTip("goal", "P2.2", {"type": "goal"}), MatchTip("steal", "P3.2", scene="steal")),
    ...                  "attack_over", str.title, str.upper)
    >>> [tip.name for tip in book.due([{"type": "goal", "side": 1}, {"type": "goal", "side": 0}], {})]
    ['goal']
    >>> book.of_scene("steal", {}).clause, book.of_scene("steal", {"steal": ""}), book.words("goal")
    ('P3.2', None, ('Goal', 'GOAL'))
    """

    def __init__(
        self, tips: Iterable[MatchTip], ends: str, headings: Callable[[str], str], texts: Callable[[str], str]
    ) -> None:
        self.tips = tuple(tip._replace(ends=tip.ends or ends) for tip in tips)
        self._headings, self._texts = headings, texts

    @classmethod
    def of(cls, game: str, table: str, ends: str, figures: Mapping[str, object] | None = None) -> Self:
        """The tips of a game from `tutorial/tips.json` in its data folder; `table` of its texts has their words, with
        these figures filled in."""
        tips = [MatchTip(**tip) for tip in read_json(data_path("resources", game, "tutorial", "tips.json"), BadFile)]
        headings, texts = (TextTable(table, name, game) for name in ("headings", "texts"))
        return cls(tips, ends, headings, texts if figures is None else lambda name: texts(name).format(**figures))

    def due(self, events: Iterable[Event], seen: Mapping[str, str]) -> Sequence[MatchTip]:
        """The tips about these events that were not shown yet, in the order of the events."""
        found: list[MatchTip] = []
        for event in events:
            for tip in self.tips:
                fits = tip.event and all(name in event and event[name] == value for name, value in tip.event.items())
                if fits and tip.name not in seen and tip not in found:
                    found.append(tip)
        return found

    def of_scene(self, scene: str, seen: Mapping[str, str]) -> MatchTip | None:
        """The tip of a question or a screen, if it was not given yet."""
        return next((tip for tip in self.tips if tip.scene and tip.scene == scene and tip.name not in seen), None)

    def words(self, name: str) -> tuple[str, str]:
        """Heading and sentences of a tip in the language in use."""
        return self._headings(name), self._texts(name)
