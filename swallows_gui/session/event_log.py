"""What has happened so far, as each seat may know it. `Notation.redact` is the only way events leave here."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence

from swallows_gui.engine.asides import OF_A_MOVE
from swallows_gui.engine.game import Json, Notation, Section


class EventLog:
    """The events of the start and of every move that stands, and for each seat its redacted history.

    `notation` gives the notation of the game as it stands.
    """

    def __init__(self, notation: Callable[[], Notation], start: list[Json]) -> None:
        self._notation = notation
        self._moves: list[list[Json]] = [start]
        self._asides: list[tuple[int, Json]] = []
        self._seats: dict[int | None, _Heard] = {}

    def add(self, events: list[Json]) -> None:
        """One more move."""
        self._moves.append(events)

    def add_aside(self, event: Json, after: int | None = None) -> None:
        """What everybody hears and is no part of the game, such as a seat handed over: it stands after a move, 0 being
        the start and None the last. No take-back takes it back, but what belongs to a move goes with it."""
        last = len(self._moves) - 1
        at = last if after is None else max(0, min(last, after))
        self._asides.append((at, event))
        for heard in self._seats.values():
            heard.cut(at)

    def heard_beside(self, kind: str) -> bool:
        """Whether anything of a type has been heard that is no part of the game."""
        return any(event["type"] == kind for _at, event in self._asides)

    def take_back(self, moves: int) -> None:
        """The last moves did not happen."""
        del self._moves[-moves:]
        last = len(self._moves) - 1
        if any(at > last for at, _event in self._asides):
            self._asides = [
                (min(at, last), event) for at, event in self._asides if at <= last or event["type"] not in OF_A_MOVE
            ]
        else:
            last += 1
        for heard in self._seats.values():
            heard.cut(last)

    def of_move(self, index: int) -> list[Json]:
        """All events of a move, secrets included; 0 is the start. Not to be given out."""
        return self._moves[index]

    def history(self, seat: int | None) -> tuple[Json, ...]:
        """Everything `seat` was told."""
        return self._heard(seat).all()

    def until(self, seat: int | None, index: int) -> tuple[Json, ...]:
        """What `seat` was told from the start up to a move; 0 is the start."""
        heard = self._heard(seat)
        return tuple(heard.events[: heard.ends[index]])

    def before_last(self, seat: int | None) -> tuple[Json, ...]:
        """Everything `seat` was told before the last move."""
        return self.until(seat, len(self._moves) - 2)

    def move_of(self, seat: int | None, place: int) -> int:
        """The move with which `seat` was told the event at a place of its history; 0 is the start."""
        return bisect_right(self._heard(seat).ends, place)

    def of_piece(self, seat: int | None, index: int) -> list[Json]:
        """What `seat` was told by a move; 0 is the start."""
        heard = self._heard(seat)
        return heard.events[heard.ends[index - 1] if index else 0 : heard.ends[index]]

    def of_last(self, seat: int | None) -> list[Json]:
        """What `seat` was told by the last move."""
        return self.of_piece(seat, len(self._moves) - 1)

    def public_from(self, index: int) -> tuple[Json, ...]:
        """What everybody was told with a move, which is not the start, and after it."""
        return self.history(None)[len(self.until(None, index - 1)) :]

    def last_section(self, sections: Sequence[Section]) -> range:
        """The indexes of the moves of the section that was over last, its last move included; empty before that."""
        for ended in reversed(range(len(self._moves))):
            for section in sections:
                if self._tells(ended, section.ends):
                    begun = next((at for at in reversed(range(ended)) if self._tells(at, section.begins)), 0)
                    return range(begun + 1, ended + 1)
        return range(0)

    def since(self, seat: int | None, index: int) -> list[Json]:
        """What `seat` was told from the `index`-th event of its history on."""
        return self._heard(seat).events[index:]

    def redacted(self, events: Iterable[Json], seat: int | None) -> list[Json]:
        """Events as `seat` may know them."""
        return [told for told in self.redacted_each(events, seat) if told is not None]

    def redacted_each(self, events: Iterable[Json], seat: int | None) -> list[Json | None]:
        """Every event as `seat` may know it, None for nothing."""
        redact = self._notation().redact
        return [redact(event, seat) for event in events]

    def _tells(self, index: int, kind: str) -> bool:
        return any(event["type"] == kind for event in self._moves[index])

    def _heard(self, seat: int | None) -> "_Heard":
        heard = self._seats.setdefault(seat, _Heard())
        for index, events in enumerate(self._moves[len(heard.ends) :], len(heard.ends)):
            told = self.redacted(events, seat) if events else events
            beside = [event for at, event in self._asides if at == index]
            heard.add([*told, *beside] if beside else told)
        return heard


class _Heard:
    """One seat's history, and where each move ends in it."""

    __slots__ = ("_all", "ends", "events")

    def __init__(self) -> None:
        self.events: list[Json] = []
        self.ends: list[int] = []
        self._all: tuple[Json, ...] | None = None

    def add(self, events: list[Json]) -> None:
        if events:
            self.events += events
            self._all = None
        self.ends.append(len(self.events))

    def cut(self, moves: int) -> None:
        if len(self.ends) > moves:
            del self.ends[moves:]
            del self.events[self.ends[-1] if self.ends else 0 :]
            self._all = None

    def all(self) -> tuple[Json, ...]:
        if self._all is None:
            self._all = tuple(self.events)
        return self._all
