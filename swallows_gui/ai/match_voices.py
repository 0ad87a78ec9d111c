"""What an AI seat says in a game of one match: of goals, of how the match ends, and of its bad luck.

Everything here rests on what everybody was told, and on the seat's seed; no play depends on it. At most one line in two
attacks, turns or sets. Who may speak, and when, says each game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol
from zlib import crc32

from swallows_gui.catalogue.texts import APART, MATCH_VOICES
from swallows_gui.engine.asides import Said
from swallows_gui.engine.events import Events, of_kinds

Event = Mapping[str, Any]

TURNS_BETWEEN: Final = 2
"""So many attacks, turns or sets lie at least between two lines."""
HOW_OFTEN: Final[Mapping[str, int]] = {"won": 100, "lost": 100, "goal": 60, "conceded": 60, "unlucky": 40}
"""In percent, how often an occasion is taken; the first of several that is."""


class Speaker(Protocol):
    """An AI seat: the id of its character, "" for none, and its seed."""

    @property
    def character(self) -> str: ...
    @property
    def seed(self) -> int: ...


class Cause(NamedTuple):
    """A reason to say something, and whose."""

    occasion: str
    seats: tuple[int, ...]
    """One of these seats may speak."""


Sides = Callable[[Any, Sequence[Event]], tuple[tuple[int, ...], tuple[int, ...]]]
"""The seats of a side and of the other, from the side and all that was told before."""


class SmallTalk:
    """How the seats of one game talk."""

    def __init__(self, events: Events, turns: Collection[str], sides: Sides, scorers: Sides | None = None) -> None:
        """`turns`: the types of events that begin an attack, turn or set. `sides`: who plays on a side that an event
        names, and on the other; `scorers`: the same for goals, if not all players of a side count."""
        self.events, self.turns = events, frozenset(turns)
        self.sides, self.scorers = sides, scorers or sides

    def causes(self, event: Event, before: Sequence[Event]) -> Iterator[Cause]:
        """The reasons to speak for an event, given all events before it."""
        side = event.get("seat", event.get("side"))
        if event["type"] == "goal":
            yield from map(Cause, ("goal", "conceded"), self.scorers(side, before))
        elif event["type"] == "match_ended" and event["winner"] is not None:
            yield from map(Cause, ("won", "lost"), self.sides(event["winner"], before))
        elif self.events.is_unlucky(event):
            yield Cause("unlucky", (event["seat"],) if "seat" in event else self.sides(side, before)[0])

    def __call__(
        self, told: Sequence[Event], fresh: int, seats: Mapping[int, Speaker], options: Mapping[str, Any] | None = None
    ) -> Said | None:
        """The `said` event that follows the last `fresh` public events, None if no seat speaks."""
        del options
        if not self._has_been_quiet(told):
            return None
        found: dict[str, list[int]] = {}
        for at in range(len(told) - fresh, len(told)):
            for cause in self.causes(told[at], told[:at]):
                found.setdefault(cause.occasion, []).extend(seat for seat in cause.seats if seat in seats)
        for occasion, often in HOW_OFTEN.items():
            several = found.get(occasion)
            if not several:
                continue
            seat = several[_lot(len(told), occasion) % len(several)]
            lot = _lot(seats[seat].seed, len(told), occasion)
            if lot % 100 < often:
                return _line(told, occasion, seat, seats[seat], lot)
        return None

    def _has_been_quiet(self, told: Sequence[Event]) -> bool:
        turns = 0
        for event in reversed(told):
            turns += event["type"] in self.turns
            if turns >= TURNS_BETWEEN:
                return True
            if event["type"] == Said.type:
                return False
        return True


def speaker_of(seat: int, speaker: Speaker) -> str:
    """The speaker for a seat: its character's, or one drawn by its seed. The consecutive seeds of one table draw
    different ones."""
    everybody = MATCH_VOICES.speakers()
    if speaker.character in everybody:
        return speaker.character
    return everybody[(crc32(f"voice {speaker.seed - seat}".encode()) + seat) % len(everybody)]


def _line(told: Sequence[Event], occasion: str, seat: int, speaker: Speaker, lot: int) -> Said:
    """The sentence that the seat has said least often on this occasion; the lot decides between several."""
    voice = speaker_of(seat, speaker)
    places = len(MATCH_VOICES.sentences("en")[voice][occasion])
    used = [0] * places
    for said in of_kinds(told, Said):
        if (said.occasion, said.seat) == (occasion, seat):
            used[said.variant % APART % places] += 1
    least = [place for place in range(places) if used[place] == min(used)]
    place = least[lot // 100 % len(least)]
    return Said(seat, occasion, MATCH_VOICES.number_of(voice, place))


def _lot(*parts: object) -> int:
    return crc32(" ".join(map(str, parts)).encode())
