"""Damaging records on purpose, to see that nothing wrong is ever believed. For tests and soaks."""

from collections.abc import Iterator, Sequence
from typing import Final

from swallows_gui.records.read import read_bytes, trust
from swallows_gui.records.record import Record, RecordError
from swallows_gui.records.verify import resume

FLIPS: Final = (0x01, 0x20, 0x80)
"""What is changed in a byte: its neighbour, its case, and no text any more."""

REFUSED: Final = "refused"
TORN: Final = "torn"
SAME: Final = "same"
DIFFERENT: Final = "different"


def trials(data: bytes, flips: Sequence[int] = FLIPS) -> Iterator[tuple[str, bytes]]:
    """Every byte of a record changed, left out, made an end of line, or the file cut off at it; and what was done."""
    for place in range(len(data)):
        before, byte, after = data[:place], data[place], data[place + 1 :]
        for flip in flips:
            yield f"byte {place} changed by {flip:#04x}", before + bytes([byte ^ flip]) + after
        yield f"byte {place} left out", before + after
        if byte != 0x0A:
            yield f"byte {place} made an end of line", before + b"\n" + after
        yield f"cut off at byte {place}", before


def judge(trial: bytes, whole: Record) -> str:
    """What becomes of the record `whole` when a damaged form of it is read and played again.

    REFUSED with a clear reason; TORN: the game up to a torn last line; SAME: nothing is lost; DIFFERENT: a game is
    believed that is not the original, and that must never be.
    """
    try:
        record = trust(read_bytes(trial))
        taken = resume(record)
    except RecordError as error:
        return REFUSED if str(error) else DIFFERENT
    sound = len(record.sums)
    if record.sums != whole.sums[:sound] or taken.history.n != len(record.standing):
        return DIFFERENT
    if sound == len(whole.sums):
        return SAME
    if record.torn or trial.rstrip(b"\n") == b"".join(whole.raw[:sound]).rstrip(b"\n"):
        return TORN
    return DIFFERENT
