"""A quick look at a record for the list of games: every sum is checked, but only the lines that tell are parsed."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from swallows_gui.records.errors import DamagedRecord
from swallows_gui.records.lines import BadLine, parse
from swallows_gui.records.read import bytes_of, read_bytes, sound_sums
from swallows_gui.records.record import Header, SeatLine

_MATCH: Final = b'"type":"match_started"'
_GOAL: Final = b'"type":"goal"'
_WRONG: Final = (BadLine, LookupError, TypeError, ValueError, StopIteration)


@dataclass(frozen=True, slots=True)
class Summary:
    """What the list of games shows of a record."""

    header: Header
    seats: tuple[SeatLine, ...]
    """Who sits where now."""
    moves: int
    """Moves that stand."""
    match: int
    """The last match that has begun; 0 before the first."""
    stage: str
    """Its stage."""
    teams: tuple[str, ...]
    """The codes of its home and its away team; empty before the first, and in games without teams."""
    score: tuple[int, int]
    """Its goals so far."""
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
        match, stage, teams, score = _match([sound[1], *moves])
        seats = _seats(sound, begun.header.seats)
    except _WRONG:
        raise DamagedRecord(len(sums), "field") from None
    return Summary(
        header=begun.header,
        seats=seats,
        moves=len(moves),
        match=match,
        stage=stage,
        teams=teams,
        score=score,
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


def _match(lines: Sequence[bytes]) -> tuple[int, str, tuple[str, ...], tuple[int, int]]:
    """Number, stage, teams and score of the last match that has begun in one of these lines."""
    at = next((at for at in range(len(lines) - 1, -1, -1) if _MATCH in lines[at]), None)
    if at is None:
        return 0, "", (), (0, 0)
    events = parse(lines[at])["events"]
    begun = max(place for place, event in enumerate(events) if event["type"] == "match_started")
    event = events[begun]
    teams = (str(event["home"]), str(event["away"])) if "home" in event else ()
    goals = [each for each in events[begun:] if each["type"] == "goal"]
    later = next((line for line in reversed(lines[at + 1 :]) if _GOAL in line), None)
    if later is not None:
        goals += [each for each in parse(later)["events"] if each["type"] == "goal"]
    score = (int(goals[-1]["home"]), int(goals[-1]["away"])) if goals and "home" in goals[-1] else (0, 0)
    return int(event["match"]), str(event["stage"]), teams, score


def _seats(lines: Sequence[bytes], seats: Sequence[SeatLine]) -> tuple[SeatLine, ...]:
    """The seats after all changes."""
    now = list(seats)
    for line in (parse(line) for line in lines if line.startswith(b'{"line":"seat_changed"')):
        now[line["seat"]] = SeatLine(now[line["seat"]].name, str(line["kind"]), str(line["level"]))
    return tuple(now)
