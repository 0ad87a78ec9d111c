"""Forging records on purpose: fields and events changed and every sum made anew, to see that no game is believed that
does not follow from its moves. For tests and soaks.
"""

import copy
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.records.games import kind_of
from swallows_gui.records.read import read_bytes, seal, trust
from swallows_gui.records.record import ContinuedLine, Record, RecordError
from swallows_gui.records.verify import resume, told_by

STRANGE: Final[tuple[Any, ...]] = (
    None, -1, 0, 1, 2, 3, 7, 10**30, "", "x", "ARG", "home", "red", [], {}, [[]], [None], True, False, 1.5,
    {"type": "play"},
)  # fmt: skip
"""What a field is changed to, where it is not changed to something of its own kind."""

REFUSED: Final = "refused"
TRUE: Final = "true"
"""Believed, and all that is told follows from the moves: what was changed is no part of the game, such as a name."""
UNCHECKED: Final = "unchecked"
"""Believed by its form, because it says that it was made with cards or rules that are not known here."""
FALSE: Final = "false"
"""Believed, though the events do not follow from the moves: that must never be."""


def forgeries(data: bytes, seed: int, number: int) -> Iterator[tuple[str, bytes]]:
    """So many forged forms of a sound record, with what was done to each."""
    chance = random.Random(seed)
    whole = [json.loads(line) for line in data.splitlines()]
    for line in whole:
        del line["sum"]
    for _ in range(number):
        lines = list(whole)
        done = []
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            at = chance.randrange(len(lines))
            lines[at] = copy.deepcopy(lines[at])
            done.append(f"line {at + 1}: {_change(chance, lines, at)}")
        if chance.random() < 0.2:
            lines[0] = {**lines[0], **chance.choice(({"catalogue": "sha256:other"}, {"rules": 1}))}
            done.append(f"line 1: rules {lines[0].get('rules')} and catalogue {str(lines[0].get('catalogue'))[:14]}")
        yield "; ".join(done), sealed(lines)


def sealed(lines: Sequence[Json]) -> bytes:
    """The bytes of a record with these lines and right sums."""
    data, total = [], 0
    for line in lines:
        written, total = seal(line, total)
        data.append(written)
    return b"".join(data)


def judge(data: bytes) -> str:
    """What becomes of a forged record that is opened: REFUSED with a reason, TRUE, UNCHECKED or FALSE."""
    try:
        record = trust(read_bytes(data))
        taken = resume(record)
    except RecordError as error:
        return REFUSED if str(error) else FALSE
    if not _is_known_here(record):
        return UNCHECKED
    return TRUE if _follows(record, len(taken.standing)) else FALSE


def _change(chance: random.Random, lines: list[Json], at: int) -> str:
    """Change something in a line, which is a copy; returns what was done."""
    events = lines[at].get("events")
    if isinstance(events, list) and events and chance.random() < 0.25:
        return _shuffle_events(chance, lines, events)
    where, key = chance.choice(_places(lines[at]))
    if isinstance(where, dict) and chance.random() < 0.1:
        del where[key]
        return f"{key} left out"
    before = where[key]
    where[key] = _another(chance, before)
    return f"{key} is {str(where[key])[:20]} instead of {str(before)[:20]}"


def _shuffle_events(chance: random.Random, lines: Sequence[Json], events: list[Any]) -> str:
    at = chance.randrange(len(events))
    what = chance.choice(("left out", "doubled", "moved", "taken from another line"))
    if what == "left out":
        del events[at]
    elif what == "doubled":
        events.insert(at, events[at])
    elif what == "moved":
        events.insert(chance.randrange(len(events)), events.pop(at))
    else:
        others = [line["events"] for line in lines if isinstance(line.get("events"), list) and line["events"]]
        events[at] = chance.choice(chance.choice(others))
    return f"event {at + 1} {what}"


def _another(chance: random.Random, value: Any) -> Any:
    """Another value: near to what was there, or strange."""
    if chance.random() < 0.5:
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + chance.choice((-1, 1, 2))
        if isinstance(value, str):
            return chance.choice((value[:-1], value + "s", "GER", "red", "home"))
        if isinstance(value, list) and value:
            return chance.choice((value[:-1], value + value[:1], value[::-1]))
    return copy.deepcopy(chance.choice(STRANGE))


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every container and key in a JSON value."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    found = [(value, key) for key in keys]
    for key in keys:
        found += _places(value[key])
    return found


def _is_known_here(record: Record) -> bool:
    """Whether all of it was made by rules and with cards of which this program knows what they tell."""
    kind = kind_of(record)
    stretches = [(record.header.rules, record.header.catalogue)]
    stretches += [(line.rules, line.catalogue) for line in record.lines if isinstance(line, ContinuedLine)]
    return all(told_by(kind, *stretch) is not None for stretch in stretches)


def _follows(record: Record, moves: int) -> bool:
    """Whether the events of the first moves that stand are those of a game played anew."""
    kind = kind_of(record)
    tells = told_by(kind, record.header.rules, record.header.catalogue)
    assert tells is not None
    game = kind.new(record.header.options, record.header.seed)
    told = [(record.start, game.start_events)]
    for move in record.standing[:moves]:
        told.append((move.events, game.push(game.notation.action_from_json(move.seat, move.action))))
    return all(
        len(written) == len(events)
        and all(tells(one, game.notation.event_to_json(event)) for one, event in zip(written, events, strict=True))
        for written, events in told
    )
