"""What the commentary of a match knows of earlier events: the base of each game's own tracker.

A `MatchTracker` is shown every event in order and gives for each the situation it happened in, so that the same events
are told in the same words after loading and undo.

The reporter remembers who led, who came back, who scored and missed, and how often. Leads follow from the score, which
every such game tells in its goals; who did it, the game's own course says (`Deed`). The sentences lie in
`callbacks.json` beside each game's commentary.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar, cast

from swallows_gui.engine.events import Events, WrittenEvent
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import mix_seed
from swallows_gui.models.plain_models import Story

Pair = tuple[int, int]
"""A number of each side."""
Recollection = Mapping[str, Any]
"""What the words of one that comes to mind need."""
GOAL: Final = "goal"
END: Final = "match_ended"
"""The events of every match that tell a goal and the end."""
SCORES: Final = frozenset(("made_up", "seesaw", "third_equaliser", "third_lead", "three_in_a_row", "turned_round"))
"""What comes to mind of the score; every game has words for it."""
MEN: Final = frozenset(("hat_trick", "hero_sent_off", "hero_wins", "scores_at_last", "second_goal", "third_miss"))
"""What comes to mind of a man; the words are told who he is."""
RECOLLECTIONS: Final = SCORES | MEN
"""The keys of all that may come to mind; all of them say `{times}`, those of men `{hero}`, too."""


class Deed(NamedTuple):
    """Something a player has done, such as a goal."""

    what: str
    """"goal", "miss" or "sent_off"."""
    side: int
    man: str
    """His id within the match."""


class MatchMemory:
    """Follows the goals of a match."""

    def __init__(self) -> None:
        self._score = (0, 0)
        self._leader = self._scorer = -1
        """The side that has led or scored last; -1 for none."""
        self._leads = self._levels = self._changes = self._row = 0
        self._behind = [0, 0]
        """The most goals each side has been behind."""

        self._goals: Counter[tuple[int, str]] = Counter()
        """By side and man."""
        self._misses: Counter[tuple[int, str]] = Counter()
        """Since the man's last goal."""

    def at_deed(self, deed: Deed) -> Iterator[tuple[str, Recollection]]:
        """The memories that fit a player's deed."""
        hero = deed.side, deed.man
        for key, times in self._at_deed(deed.what, hero):
            yield key, {"times": times, "hero": hero}

    def _at_deed(self, what: str, man: tuple[int, str]) -> Iterator[tuple[str, int]]:
        if what == "miss":
            self._misses[man] += 1
            if self._misses[man] >= 3:
                yield "third_miss", self._misses[man]
        elif what == "sent_off" and self._goals[man]:
            yield "hero_sent_off", self._goals[man]
        elif what == "goal":
            self._goals[man] += 1
            missed, goals = self._misses.pop(man, 0), self._goals[man]
            if goals >= 3:
                yield "hat_trick", goals
            elif goals == 2:
                yield "second_goal", goals
            if missed >= 2:
                yield "scores_at_last", missed

    def at_goal(self, score: Pair) -> Iterator[tuple[str, Recollection]]:
        """The memories that fit a goal, by the score after it."""
        for key, times in self._at_goal(score):
            yield key, {"times": times}

    def _at_goal(self, score: Pair) -> Iterator[tuple[str, int]]:
        side = 0 if score[0] > self._score[0] else 1
        self._score = score
        lead = self._score[side] - self._score[1 - side]
        self._row = self._row + 1 if side == self._scorer else 1
        self._scorer = side
        self._behind[1 - side] = max(self._behind[1 - side], lead)
        if lead == 0:
            self._levels += 1
            if self._behind[side] >= 2:
                yield "made_up", self._behind[side]
            if self._levels >= 3:
                yield "third_equaliser", self._levels
        if lead == 1:
            self._leads += 1
            self._changes += self._leader == 1 - side
            self._leader = side
            if self._leads >= 3:
                yield "third_lead", self._leads
        if self._row >= 3:
            yield "three_in_a_row", self._row

    def at_end(self, score: Pair, winner: int | None) -> Iterator[tuple[str, Recollection]]:
        """The memories that fit the end of the match; the winner follows from the goals, else `winner`."""
        if score[0] != score[1]:
            winner = 0 if score[0] > score[1] else 1
        if winner is not None and self._behind[winner] >= 2:
            yield "turned_round", {"times": self._behind[winner]}
        if self._changes >= 2:
            yield "seesaw", {"times": self._changes}
        scorers = (man for man in self._goals if man[0] == winner)
        best = max(scorers, key=lambda man: self._goals[man], default=None)
        if best is not None and self._goals[best] >= 2:
            yield "hero_wins", {"times": self._goals[best], "hero": best}


S = TypeVar("S")


class GoalTold(Protocol):
    """An event that is a goal."""

    @property
    def score(self) -> Pair:
        """The score after the goal."""
        ...


class EndTold(Protocol):
    """An event that ends a match."""

    @property
    def score(self) -> Pair: ...
    @property
    def winner(self) -> int | str | None: ...


class MatchTracker(ABC, Generic[S]):
    """Follows a match event by event and gives the situation of each event."""

    events: ClassVar[Events]
    """The game's; "goal" tells a goal, and "match_ended" the end of the match."""
    nowhere: ClassVar[Any]
    """The situation in which nothing is known: of an event told by itself."""
    match = 1

    def __init__(self) -> None:
        self._now: S = self.nowhere
        self.seed = ""
        """By which the reporter's turns are shuffled: the dice so far."""
        self.recalled: Mapping[str, Recollection] = {}
        """What comes to mind at the event seen last, by the callback's key."""
        self._memory = MatchMemory()

    def see(self, event: Event) -> S:
        """The situation an event happened in; it counts as seen from now on."""
        if "die" in event or "dice" in event:
            self.seed = mix_seed(self.seed, event, "type", "die", "dice")
        told = self.events.read(event)
        seen = self.before(told, self._now)
        self.recalled = dict(self._recall(told, self.deed(told, seen)))
        self._now = self.after(told, seen)
        return seen

    def _recall(self, told: WrittenEvent | None, deed: Deed | None) -> Iterator[tuple[str, Recollection]]:
        if told is not None and told.type == GOAL:
            yield from self._memory.at_goal(cast("GoalTold", told).score)
        elif told is not None and told.type == END:
            ended = cast("EndTold", told)
            yield from self._memory.at_end(ended.score, ended.winner if isinstance(ended.winner, int) else None)
        if deed is not None:
            yield from self._memory.at_deed(deed)

    def left(self, mark: str, event: Event) -> None:
        """Ignore a sentence that leaves a mark; games may override this."""

    def deed(self, event: WrittenEvent | None, now: S) -> Deed | None:
        """What a player has done in an event, if it names one; `now` is its situation."""
        del event, now
        return None

    def before(self, event: WrittenEvent | None, now: S) -> S:
        """The situation changed by what the event itself brings about, before it is told; the event is
        None if unknown."""
        del event
        return now

    @abstractmethod
    def after(self, event: WrittenEvent | None, now: S) -> S:
        """The situation for later events, changed by this one."""


class StoryOfDeeds(Story, Protocol):
    """A story that knows which player has done what."""

    told_before: ClassVar[frozenset[str]]
    """The types of events that are told in the story before them, as a goal is."""

    @property
    def deed(self) -> Deed | None:
        """What a player has done in the last event."""
        ...


F = TypeVar("F", bound=StoryOfDeeds)


class StoryCourse(MatchTracker[F]):
    """A tracker on the story of a match. An event is told with the story after it, a goal with the story before it."""

    def _waits(self, event: WrittenEvent | None) -> bool:
        return event is not None and event.type in (GOAL, *self.nowhere.told_before)

    def deed(self, event: WrittenEvent | None, now: F) -> Deed | None:
        return None if event is None else self.after(event, now).deed

    def before(self, event: WrittenEvent | None, now: F) -> F:
        return now if self._waits(event) else now.after(event)

    def after(self, event: WrittenEvent | None, now: F) -> F:
        return now.after(event) if self._waits(event) else now


def pair(numbers: Any) -> Pair:
    """Two numbers of an event. Raises `ValueError` or `TypeError` if they are none.

    >>> pair([2, 1])
    (2, 1)
    """
    first, second = numbers
    return int(first), int(second)


def moment_of_goal(mine: int, theirs: int) -> str:
    """What a goal does to the score, which is meant as it stands after it, for the side that has scored.

    >>> moment_of_goal(1, 0), moment_of_goal(2, 2), moment_of_goal(1, 3), moment_of_goal(3, 2), moment_of_goal(3, 1)
    ('first', 'level', 'closer', 'ahead', 'further')
    """
    if mine + theirs == 1:
        return "first"
    if mine == theirs:
        return "level"
    if mine < theirs:
        return "closer"
    return "ahead" if mine == theirs + 1 else "further"


def goal_fact(
    side_field: str, number: Callable[[Any], int] = int, far: int | None = None
) -> Callable[[Event, object, object], str]:
    """The fact that says what a goal does to the score: by the field of its side, made a number by `number`; a lead of
    `far` goals is "far_ahead". "" for any other event."""

    def fact(event: Event, _now: object, _seats: object) -> str:
        if event["type"] != GOAL:
            return ""
        side, score = number(event[side_field]), pair(event["score"])
        mine, theirs = score[side], score[1 - side]
        return "far_ahead" if far is not None and mine - theirs >= far else moment_of_goal(mine, theirs)

    return fact
