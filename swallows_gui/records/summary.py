"""A quick look at a record for the list of games: every sum is checked, but only the lines that tell are parsed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from swallows_gui.engine.game import Json, Section
from swallows_gui.records.errors import DamagedRecord
from swallows_gui.records.games import sections_of
from swallows_gui.records.lines import BadLine, parse
from swallows_gui.records.read import bytes_of, read_bytes, sound_sums
from swallows_gui.records.record import Header, SeatLine

_WRONG: Final = (BadLine, LookupError, TypeError, ValueError, StopIteration)


@dataclass(frozen=True, slots=True)
class Summary:
    """What the list of games shows of a record."""

    header: Header
    seats: tuple[SeatLine, ...]
    """Who sits where now."""
    moves: int
    """Moves that stand."""
    section: int
    """The number of the last section that has begun; 0 before the first, and in games without sections."""
    opening: Json
    """The event it began with; empty before the first."""
    standing: Json
    """The last event that says how it stands; empty before that."""
    over: bool
    torn: bool
    """The last line is cut off."""
    damaged: int
    """The damaged line, or 0."""
    sums: tuple[int, ...]
    """The sums of the sound lines."""


def summary_of(path: Path) -> Summary:
    """A look at the record in a file. Raises `DamagedRecord`, `NewerRecord` or `UnreadableRecord`, as `read_sound`."""
    data = bytes_of(path)
    lines = data.split(b"\n")
    sums = tuple(sound_sums(lines))
    sound, rest = lines[: len(sums)], lines[len(sums) :]
    begun = read_bytes(b"\n".join([*sound[:2], b""]) if len(sums) > 1 else data, path)
    try:
        moves, over = _standing(sound)
        section, opening, standing = _running(sections_of(begun.header.game), [sound[1], *moves])
        seats = _seats(sound, begun.header.seats)
    except _WRONG:
        raise DamagedRecord(len(sums), "field") from None
    return Summary(
        header=begun.header,
        seats=seats,
        moves=len(moves),
        section=section,
        opening=opening,
        standing=standing,
        over=over,
        torn=len(rest) == 1 and rest[0] != b"",
        damaged=len(sums) + 1 if len(rest) > 1 else 0,
        sums=sums,
    )


def _standing(lines: Sequence[bytes]) -> tuple[list[bytes], bool]:
    """The lines of the moves that stand, and whether the game is over."""
    moves: list[bytes] = []
    over = False
    for line in lines:
        kind = line[9 : line.index(b'"', 9)]
        if kind == b"move":
            moves.append(line)
        elif kind == b"undo":
            moves.pop()
            over = False
        elif kind == b"continued":
            del moves[parse(line)["n"] :]
        elif kind == b"end":
            over = True
    return moves, over


def _running(sections: Sequence[Section], lines: Sequence[bytes]) -> tuple[int, Json, Json]:
    """Number, first event and standing of the section that has begun last in one of these lines."""
    at = _last_with(lines, [section.begins for section in sections])
    if at is None:
        return 0, {}, {}
    events = parse(lines[at])["events"]
    of_type = {section.begins: section for section in sections}
    place = max(place for place, event in enumerate(events) if event["type"] in of_type)
    section = of_type[events[place]["type"]]
    # A small part says nothing of how it stands: the largest one that does tells it since its own beginning.
    telling = section if section.standing else next((one for one in sections if one.standing), section)
    standing = [event for event in _since(telling, lines) if event["type"] in telling.standing]
    return section.number(events[place]), events[place], standing[-1] if standing else {}


def _since(section: Section, lines: Sequence[bytes]) -> list[Json]:
    """What was told since a section has begun last, as far as the lines tell how it stands."""
    at = _last_with(lines, [section.begins])
    if at is None:
        return []
    events: list[Json] = parse(lines[at])["events"]
    place = max(place for place, event in enumerate(events) if event["type"] == section.begins)
    later = _last_with(lines[at + 1 :], section.standing)
    return events[place + 1 :] + ([] if later is None else parse(lines[at + 1 + later])["events"])


def _last_with(lines: Sequence[bytes], types: Iterable[str]) -> int | None:
    """Where the last line stands that has an event of one of these types, if there is one. Nothing is parsed."""
    marks = [f'"type":"{name}"'.encode() for name in types]
    return next((at for at in reversed(range(len(lines))) if any(mark in lines[at] for mark in marks)), None)


def _seats(lines: Sequence[bytes], seats: Sequence[SeatLine]) -> tuple[SeatLine, ...]:
    """The seats after all changes."""
    now = list(seats)
    for line in (parse(line) for line in lines if line.startswith(b'{"line":"seat_changed"')):
        now[line["seat"]] = SeatLine(now[line["seat"]].name, str(line["kind"]), str(line["level"]))
    return tuple(now)
