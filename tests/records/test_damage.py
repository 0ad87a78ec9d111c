"""Every byte of a small record changed or cut in turn: never a traceback, never another game, never another file."""

import contextlib
from collections import Counter
from pathlib import Path

from bench.damage import DIFFERENT, REFUSED, SAME, TORN, judge, trials
from swallows_gui.records import RecordError, read, read_sound, verify
from swallows_gui.session import Session
from tests.session import table


def test_every_byte_changed_or_cut_gives_a_refusal_or_the_game_up_to_a_torn_line(tmp_path: Path) -> None:
    small = tmp_path / "small.swallows"
    session = table.session("hh", path=small)
    table.do(session, "stake", "done")
    session.close()
    whole = read(small)
    data = small.read_bytes()
    found: Counter[str] = Counter()
    for what, trial in trials(data, flips=[0x01]):
        verdict = judge(trial, whole)
        assert verdict != DIFFERENT, what
        found[verdict] += 1
    assert found[REFUSED] > 3 * len(data)
    assert found[TORN] > len(data) // 5
    assert found[SAME] >= 1


def test_a_swapped_doubled_or_missing_line_is_refused(played: Path) -> None:
    whole = read(played)
    lines = whole.raw
    for place in range(len(lines) - 1):
        swapped = [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]]
        doubled = [*lines[: place + 1], *lines[place:]]
        missing = [*lines[:place], *lines[place + 1 :]]
        for trial in (swapped, doubled, missing):
            assert judge(b"".join(trial), whole) == REFUSED


def test_lines_of_another_game_are_refused(played: Path, begun: Path) -> None:
    whole = read(played)
    one, other = whole.raw, read(begun).raw
    for place in range(1, min(len(one), len(other))):
        mixed = b"".join([*one[:place], *other[place:]])
        assert judge(mixed, whole) == REFUSED


def test_reading_never_changes_a_file(begun: Path) -> None:
    data = begun.read_bytes()
    for trial in (data, data[:-9], data.replace(b"staked", b"stoked"), b"", data[:30]):
        begun.write_bytes(trial)
        before = begun.stat()
        for act in (read, read_sound, verify):
            with contextlib.suppress(RecordError):
                act(begun)
        with contextlib.suppress(RecordError), Session.load_sound(begun) as session:
            session.hand_to_ai(0, "simple")
        assert begun.read_bytes() == trial
        assert begun.stat().st_mtime_ns == before.st_mtime_ns
