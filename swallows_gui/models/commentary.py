"""Tells the events of a game by its commentary (`catalogue/commentary.py`).

What is said of an event is chosen once, when the reporter sees it (`Reporter`), and is the same in every language; the
words are made when the line is shown (`Teller`). A line has up to three parts: a verdict, the line itself, and what
the reporter remembers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar
from zlib import crc32

from swallows_gui.catalogue.commentary import CALLBACKS, OCCASIONS, VERDICTS, Commentary, Occasion
from swallows_gui.models.chapters import Event

S = TypeVar("S")
"""What a game knows of the situation in which an event happened."""
N = TypeVar("N")
"""Its names."""
T_co = TypeVar("T_co", covariant=True)

Facts = Mapping[str, Callable[[Event, S, N], object]]
"""Facts by the names under which `occasions.json` asks for them."""
Words = Mapping[str, Callable[[Event, S, N], object]]
"""What stands for a placeholder, by its name."""
Tags = Callable[[Event, S, N], Collection[str]]
"""What sentences may need of an event."""


@dataclass(frozen=True, slots=True)
class Field:
    """A fact or a placeholder's value: a field of the event, or what `words` makes of it."""

    name: str
    words: Callable[[Any], object] = lambda value: value

    def __call__(self, event: Event, _now: object, _names: object) -> object:
        return self.words(event[self.name])


@dataclass(frozen=True, slots=True)
class NamedBy(Generic[N]):
    """As `Field`, where `words` takes the names and the field's value."""

    name: str
    words: Callable[[N, Any], object]

    def __call__(self, event: Event, _now: object, names: N) -> object:
        return self.words(names, event[self.name])


@dataclass(frozen=True, slots=True)
class InSituation(Generic[S]):
    """As `Field`, where `words` takes the situation and the field's value."""

    name: str
    words: Callable[[S, Any], object]

    def __call__(self, event: Event, now: S, _names: object) -> object:
        return self.words(now, event[self.name])


NOTHING_HEARD: Mapping[str, Sequence[int]] = {}
"""What nobody has heard anything of yet."""
MOST_TIMES = 99
"""A sentence counts as told this often at most."""


def heard_before(options: Mapping[str, Any]) -> Mapping[str, Sequence[int]]:
    """How often sentences were told in earlier games, by key and place, from a header's options; invalid entries are
    ignored.

    >>> heard_before({"heard": {"goal": [1, 0], "kick": "often"}}), heard_before({"heard": 7})
    ({'goal': [1, 0]}, {})
    """
    given = options.get("heard")
    return {
        key: times
        for key, times in (given.items() if isinstance(given, dict) else ())
        if isinstance(times, list) and all(type(each) is int and 0 <= each <= MOST_TIMES for each in times)
    }


BETWEEN = 7
"""So many events that a callback may follow lie between two callbacks at least."""
PER_MATCH = 3
"""The most callbacks in a match."""


class SaidPart(NamedTuple):
    """One part of a line: a sentence by its key and its place, and what a callback's words need."""

    key: str
    place: int
    then: Mapping[str, Any] = {}


class Telling(NamedTuple, Generic[S]):
    """How an event is told: the situation before it, and the parts of its line; no parts if it is not told."""

    situation: S
    said: tuple[SaidPart, ...]


class Follows(Protocol[T_co]):
    """Follows one game event by event, and remembers."""

    def see(self, event: Event) -> T_co:
        """The situation that the event happened in; it counts as seen from now on."""
        ...

    @property
    def seed(self) -> str:
        """By which the turns of sentences are shuffled; from what everybody knows of the game so far."""
        ...

    @property
    def match(self) -> int:
        """The number of the match; callbacks are counted by it."""
        ...

    @property
    def recalled(self) -> Mapping[str, Mapping[str, Any]]:
        """What the reporter remembers at the last event, by the callback's key, with the values its words need."""
        ...

    def left(self, mark: str, event: Event) -> None:
        """Called when a sentence that leaves a mark was told of the event."""
        ...


def mix_seed(seed: str, event: Event, *fields: str) -> str:
    """The seed after an event: some fields of it that everybody knows are stirred in."""
    return f"{_shuffled(seed, *(event.get(field) for field in fields)):x}"


class Teller(Generic[S, N]):
    """Tells events in any language. A name that is no fact is a field of the event."""

    def __init__(
        self, commentary: Commentary, facts: Facts[S, N], words: Words[S, N], tags: Tags[S, N] | None = None
    ) -> None:
        self.commentary = commentary
        self._facts = facts
        self._words = words
        self._tags = tags

    def occasions(self, event: Event, now: S, names: N, part: str = OCCASIONS) -> Iterator[Occasion]:
        """Yield the occasions of a part that hold, in their order."""
        for occasion in self.commentary.parts.get(part, {}).get(str(event.get("type")), ()):
            if self._holds(occasion, event, now, names):
                yield occasion

    def variants(self, event: Event, now: S, names: N, language: str) -> list[str]:
        """The sentences that may tell an event, with empty placeholders; [] for none."""
        occasion = next(self.occasions(event, now, names), None)
        return [] if occasion is None else self.commentary.variants(occasion, language)

    def fitting(self, occasion: Occasion, event: Event, now: S, names: N) -> list[SaidPart]:
        """The sentences of an occasion whose tags the event has."""
        tags = () if self._tags is None else self._tags(event, now, names)
        return [
            SaidPart(key, place)
            for key in occasion.tell
            for place, limits in enumerate(self.commentary.limits(key))
            if limits.fit(tags)
        ]

    def _holds(self, occasion: Occasion, event: Event, now: S, names: N) -> bool:
        for name, values in occasion.when:
            fact = self._facts.get(name)
            if (event.get(name) if fact is None else fact(event, now, names)) not in values:
                return False
        return True

    def line(self, event: Event, telling: Telling[S], names: N, language: str) -> str:
        """The whole line of an event; "" where it is passed over."""
        return " ".join(self._part(said, event, telling.situation, names, language) for said in telling.said)

    def _part(self, said: SaidPart, event: Event, now: S, names: N, language: str) -> str:
        known = {**event, "then": said.then} if said.then else event
        told = self.filled(self.commentary.text(said.key, said.place, language), known, now, names)
        return _ended(told[:1].upper() + told[1:])

    def by_itself(self, event: Event, now: S, names: N, language: str) -> str:
        """The line of an event without a situation: always the same for the same event."""
        occasion = next(self.occasions(event, now, names), None)
        fitting = self.fitting(occasion, event, now, names) if occasion is not None else []
        if not fitting:
            return ""
        told = " ".join(f"{key}={event[key]}" for key in sorted(event))
        said = fitting[crc32(told.encode()) % len(fitting)]
        return self.line(event, Telling(now, (said,)), names, language)

    def filled(self, text: str, event: Event, now: S, names: N) -> str:
        """A sentence with its words. Raises `KeyError` for an event that lacks a field one of them needs."""
        return text.format_map(_Filled(self._words, event, now, names))


_ENDED_TWICE = tuple(f"{stop}{mark}." for stop in ".!?…" for mark in ("“", "”", "‘“", "’”"))


def _ended(told: str) -> str:
    """A text without a second full stop after a quotation that ends the sentence."""
    return told[:-1] if told.endswith(_ENDED_TWICE) else told


class _Filled(dict[str, Any]):
    """Computes the values of a sentence's placeholders when they are needed, each once."""

    def __init__(self, words: Words[S, N], event: Event, now: S, names: N) -> None:
        super().__init__()
        self._words: Words[Any, Any] = words
        self._given = event, now, names

    def __missing__(self, name: str) -> Any:
        word = self[name] = self._words[name](*self._given)
        return word


class Reporter(Generic[S, N]):
    """Follows one game and chooses its sentences; the same events give the same choice in every language. The sentences
    of an occasion take turns in an order shuffled by the match's seed: each once before one is repeated, and none twice
    in a row. No random numbers are used."""

    def __init__(
        self, teller: Teller[S, N], course: Follows[S], names: N, heard: Mapping[str, Sequence[int]] = NOTHING_HEARD
    ) -> None:
        self._teller = teller
        self._course = course
        self._names = names
        self._used: dict[tuple[str, int], int] = {
            (key, place): times for key, each in heard.items() for place, times in enumerate(each)
        }
        """How often each sentence has been said, in games before this one as well."""
        self._last: dict[str, int] = {}
        """The place of the sentence that was said last, by key."""
        self._times: dict[tuple[str, ...], int] = {}
        """How often an occasion that is not always told has come."""
        self._recalled: dict[tuple[str, int], int] = {}
        """Callbacks by key and match; match -1 for all of the game, key "" for all of them."""
        self._since_callback = BETWEEN

    @property
    def heard(self) -> dict[str, list[int]]:
        """How often each sentence has been said, by key and place; of each key only how much more often than the one
        that was said least."""
        said: dict[str, list[int]] = {}
        for key in sorted({key for key, _place in self._used}):
            times = [self._used.get((key, place), 0) for place in range(len(self._teller.commentary.limits(key)))]
            if len(set(times)) > 1:
                said[key] = [each - min(times) for each in times]
        return said

    def see(self, event: Event) -> Telling[S]:
        """How the event is told. Call it for every event in order."""
        now = self._course.see(event)
        verdict, line = (self._part(part, event, now) for part in (VERDICTS, OCCASIONS))
        parts = (verdict, line, self._callback(event, now))
        return Telling(now, tuple(said for said in parts if said is not None))

    def _part(self, part: str, event: Event, now: S) -> SaidPart | None:
        occasion = next(self._teller.occasions(event, now, self._names, part), None)
        if occasion is None or not occasion.tell or not self._speaks(occasion):
            return None
        return self._next(occasion, event, now)

    def _speaks(self, occasion: Occasion) -> bool:
        """Whether an occasion that is told only once in so many times is due."""
        if occasion.one_in == 1:
            return True
        times = self._times.get(occasion.tell, 0)
        self._times[occasion.tell] = times + 1
        round_, place = divmod(times, occasion.one_in)
        return place == _shuffled(self._course.seed, occasion.tell[0], round_) % occasion.one_in

    def _callback(self, event: Event, now: S) -> SaidPart | None:
        if event.get("type") not in self._teller.commentary.parts.get(CALLBACKS, {}):
            return None
        self._since_callback += 1
        if not self._course.recalled:
            return None
        near = self._since_callback <= BETWEEN or self._recalled.get(("", self._course.match), 0) >= PER_MATCH
        for occasion in self._teller.occasions(event, now, self._names, CALLBACKS):
            key = occasion.tell[0]
            if key not in self._course.recalled or (near and not occasion.at_once):
                continue
            if not self._may_recall(occasion, key) or not self._speaks(occasion):
                continue
            said = self._next(occasion, event, now)
            if said is not None:
                self._since_callback = 0
                for count in ((key, self._course.match), (key, -1), ("", self._course.match)):
                    self._recalled[count] = self._recalled.get(count, 0) + 1
                return said._replace(then=self._course.recalled[key])
        return None

    def _may_recall(self, occasion: Occasion, key: str) -> bool:
        in_match, in_game = self._recalled.get((key, self._course.match), 0), self._recalled.get((key, -1), 0)
        return in_match < occasion.per_match and in_game < occasion.per_game

    def _next(self, occasion: Occasion, event: Event, now: S) -> SaidPart | None:
        """The fitting sentence that is due; None if none fits."""
        fitting = self._teller.fitting(occasion, event, now, self._names)
        others = [said for said in fitting if self._last.get(said.key) != said.place]
        if not fitting:
            return None
        said = min(others or fitting, key=self._turn)
        self._used[said.key, said.place] = self._used.get((said.key, said.place), 0) + 1
        self._last[said.key] = said.place
        mark = self._teller.commentary.limits(said.key)[said.place].leaves
        if mark:
            self._course.left(mark, event)
        return said

    def _turn(self, said: SaidPart) -> tuple[int, int]:
        used = self._used.get((said.key, said.place), 0)
        return used, _shuffled(self._course.seed, said.key, said.place, used)


def _shuffled(*parts: object) -> int:
    return crc32(" ".join(map(str, parts)).encode())
