"""A record is believed only if every line is whole, well-formed and in its place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.records import DamagedRecord, NewerRecord, UnreadableRecord, read, read_sound
from tests.records.conftest import lines_of, sealed


def test_header_moves_seats_and_result_are_read(played: Path) -> None:
    record = read(played)
    assert (record.header.game, record.header.rules, record.header.seed) == ("tiny", 1, 7)
    assert [seat.kind for seat in record.header.seats] == ["human", "ai"]
    assert [seat.kind for seat in record.seats] == ["ai", "ai"]
    assert [move.n for move in record.standing] == list(range(1, len(record.standing) + 1))
    assert record.over
    assert record.result is not None
    assert not record.torn


def test_a_move_taken_back_stands_no_more(begun: Path) -> None:
    lines = lines_of(begun)
    begun.write_bytes(sealed([*lines, {"line": "undo", "n": 6, "by": [0]}]))
    assert [move.n for move in read(begun).standing] == [1, 2, 3, 4, 5]


def test_a_torn_last_line_is_left_out(begun: Path) -> None:
    whole = read(begun)
    begun.write_bytes(begun.read_bytes()[:-20])
    record = read(begun)
    assert record.torn
    assert len(record.lines) == len(whole.lines) - 1


def test_a_last_line_without_its_end_is_kept_if_it_is_sound(begun: Path) -> None:
    whole = read(begun)
    begun.write_bytes(begun.read_bytes()[:-1])
    record = read(begun)
    assert not record.torn
    assert record.raw == whole.raw


def test_damage_names_line_reason_and_the_last_sound_move(begun: Path) -> None:
    lines = begun.read_bytes().split(b"\n")
    lines[4] = lines[4].replace(b"staked", b"stoked")
    begun.write_bytes(b"\n".join(lines))
    with pytest.raises(DamagedRecord) as damage:
        read(begun)
    assert (damage.value.line, damage.value.reason, damage.value.last_move) == (5, "sum", 1)
    assert str(damage.value).startswith("line 5: the line was changed")
    sound = read_sound(begun)
    assert len(sound.standing) == damage.value.last_move
    assert sound.damage is not None


def test_a_later_version_is_refused_by_name(begun: Path) -> None:
    lines = lines_of(begun)
    lines[0] |= {"version": 2, "app": "9.0"}
    begun.write_bytes(sealed(lines))
    with pytest.raises(NewerRecord, match=r"version 2 of the format, written by version 9\.0"):
        read(begun)


@pytest.mark.parametrize("data", [b"", b"\n", b"hello", b"{}\n", b'{"line":"header"}\n', b"\x00" * 50, b"PK\x03\x04\n"])
def test_other_files_are_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "other.swallows"
    path.write_bytes(data)
    with pytest.raises(DamagedRecord) as damage:
        read(path)
    assert damage.value.line == 1
    assert damage.value.sound is None
    assert damage.value.last_move == 0


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.swallows", tmp_path):
        with pytest.raises(UnreadableRecord, match="cannot be read"):
            read(path)


def _set(line: int, /, **fields: object) -> Callable[[list[Json]], None]:
    return lambda lines: lines[line].update(fields)


def _drop(line: int) -> Callable[[list[Json]], None]:
    return lambda lines: lines.__delitem__(line)


def _add(**line: object) -> Callable[[list[Json]], None]:
    return lambda lines: lines.append(dict(line))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_set(0, seats=[]), "field"),
        (_set(0, seats=[{"name": "A", "kind": "ghost", "level": ""}]), "field"),
        (_set(0, seats=[7]), "field"),
        (_set(0, ai_seeds=[1]), "field"),
        (_set(0, ai_seeds=[1, "2", 3]), "field"),
        (_set(0, seed=True), "field"),
        (_set(0, options=None), "field"),
        (_set(0, version="1"), "field"),
        (_drop(1), "order"),
        (_set(1, events={}), "field"),
        (_set(1, events=[{"type": 1}]), "field"),
        (_set(3, n=2), "number"),
        (_set(3, seat=3), "field"),
        (_set(3, seat=-1), "field"),
        (_set(3, action={}), "field"),
        (_set(3, line="mvoe"), "line"),
        (_set(2, n=4), "number"),
        (_set(2, state=[]), "field"),
        (_drop(4), "number"),
        (_add(line="start", events=[]), "order"),
        (_add(line="undo", n=5, by=[]), "number"),
        (_add(line="undo", n=6, by=[9]), "field"),
        (_add(line="undo", n=6), "field"),
        (_add(line="seat_changed", seat=0, kind="cat", level=""), "field"),
        (_add(line="said", n=6, seat=9, occasion="out", variant=0), "field"),
        (_add(line="said", n=9, seat=0, occasion="out", variant=0), "number"),
        (_add(line="said", n=6, seat=0, occasion="out", variant=-1), "field"),
        (_add(line="continued", n=7, rules=1, app="", catalogue="", state={}), "number"),
        (_add(line="end", result=3), "field"),
        (_add(lien="x"), "field"),
    ],
)
def test_lines_with_right_sums_but_wrong_content_are_refused(
    begun: Path, change: Callable[[list[Json]], None], reason: str
) -> None:
    lines = lines_of(begun)
    change(lines)
    begun.write_bytes(sealed(lines))
    with pytest.raises(DamagedRecord) as damage:
        read(begun)
    assert damage.value.reason == reason


def test_nothing_but_taking_back_follows_the_end(played: Path) -> None:
    lines = lines_of(played)
    played.write_bytes(sealed([*lines, lines[-1]]))
    with pytest.raises(DamagedRecord, match="the game is over"):
        read(played)


def test_unknown_fields_and_events_are_passed_over(begun: Path) -> None:
    lines = lines_of(begun)
    lines[0]["weather"] = "rain"
    lines[3]["events"].append({"type": "streaker", "seat": 1})
    begun.write_bytes(sealed(lines))
    assert len(read(begun).standing) == 6
