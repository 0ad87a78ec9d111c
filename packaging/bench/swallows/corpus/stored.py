"""How a corpus lies in a folder: `corpus.json`, `data/`, `games.jsonl.xz` and `whole/*.swallows.xz`.

`data/` is a copy of the files of `resources/swallows` that rules and names come from, as they were. `games.jsonl.xz`
has one game a line: its header, its lines without what follows from them, and what the events must come to. Of a few
games the whole record is kept besides.
"""

import hashlib
import json
import lzma
import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.records.read import seal
from swallows_gui.records.record import Header, MoveLine, Record, SeatChangedLine, SeatLine, UndoLine

CONTENTS: Final = "corpus.json"
GAMES: Final = "games.jsonl.xz"
WHOLE: Final = "whole"
DATA: Final = "data"
DATA_FILES: Final = ("cards", "formats", "nations.json", "fields.json")
"""Of `resources/swallows`: what a game's course depends on."""
ENDING: Final = ".swallows.xz"
MADE: Final = "2000-01-01T00:00:00Z"
"""When every game of a corpus was begun: the same games give the same files."""


class Trail:
    """What a row of events comes to: a byte for each event, chained, and one sum over all.

    From the first event that differs on, the bytes differ but for one in 256.
    """

    def __init__(self) -> None:
        self.bytes = bytearray()
        self._chain = 0
        self._sum = hashlib.sha256()

    def add(self, event: Json) -> None:
        """One more event."""
        written = canonical(event)
        self._chain = zlib.crc32(written, self._chain)
        self.bytes.append(self._chain & 0xFF)
        self._sum.update(written)

    @property
    def sum(self) -> str:
        """ "sha256:..." of all events."""
        return "sha256:" + self._sum.hexdigest()


def canonical(value: Any) -> bytes:
    """JSON in the one form that is summed up: keys in order, no spaces, a newline behind."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode() + b"\n"


def condensed(name: str, record: Record) -> Json:
    """A record without what follows from its header and its decisions, but with the trail of its events."""
    trail = Trail()
    for event in record.start:
        trail.add(event)
    lines: list[Json] = []
    for line in record.lines:
        match line:
            case MoveLine():
                lines.append({"line": "move", "seat": line.seat, "action": line.action})
                for event in line.events:
                    trail.add(event)
            case UndoLine():
                lines.append({"line": "undo"})
            case SeatChangedLine():
                lines.append({"line": "seat_changed", "seat": line.seat, "kind": line.kind, "level": line.level})
            case _:
                pass
    return {
        "name": name,
        "header": _header_json(record.header),
        "lines": lines,
        "trail": trail.bytes.hex(),
        "events": trail.sum,
        "result": record.result,
    }


def dated(record: Record) -> bytes:
    """The bytes of a record as if it had been begun at `MADE`."""
    data, total = [], 0
    for number, raw in enumerate(record.raw):
        written = json.loads(raw)
        del written["sum"]
        if number == 0:
            written["created"] = MADE
        line, total = seal(written, total)
        data.append(line)
    return b"".join(data)


def write_games(folder: Path, games: Iterable[Json]) -> None:
    """Write the condensed games of a corpus."""
    (folder / GAMES).write_bytes(packed(b"".join(canonical(game) for game in games)))


def read_games(folder: Path) -> list[Json]:
    """The condensed games of a corpus, in their order."""
    return [json.loads(line) for line in lzma.decompress((folder / GAMES).read_bytes()).splitlines()]


def whole_records(folder: Path) -> list[Path]:
    """The packed whole records of a corpus, by name."""
    return sorted((folder / WHOLE).glob(f"*{ENDING}"))


def packed(data: bytes) -> bytes:
    """The bytes, compressed."""
    return lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)


def unpacked(path: Path) -> bytes:
    """The bytes of a packed file."""
    return lzma.decompress(path.read_bytes())


def corpora(root: Path) -> Sequence[Path]:
    """The corpora in a folder, each a folder of its own, by name."""
    return sorted(contents.parent for contents in root.glob(f"*/{CONTENTS}"))


def _header_json(header: Header) -> Json:
    return {
        "game": header.game,
        "rules": header.rules,
        "catalogue": header.catalogue,
        "seed": header.seed,
        "ai_seeds": list(header.ai_seeds),
        "options": header.options,
        "seats": [_seat_json(seat) for seat in header.seats],
    }


def _seat_json(seat: SeatLine) -> Json:
    return {"name": seat.name, "kind": seat.kind, "level": seat.level}
