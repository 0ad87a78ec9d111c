"""`swallows verify` and `swallows show`: what they say of sound, running and damaged records."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.records import read
from swallows_gui.services.language import LanguageService
from swallows_gui.session import Session
from tests.cli.conftest import Swallows

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    LanguageService.install("en")


def _damaged(record: Path, line: int, folder: Path) -> Path:
    lines = record.read_bytes().splitlines(keepends=True)
    middle = len(lines[line - 1]) // 2
    changed = bytes([lines[line - 1][middle] ^ 1])
    lines[line - 1] = lines[line - 1][:middle] + changed + lines[line - 1][middle + 1 :]
    path = folder / "damaged.swallows"
    path.write_bytes(b"".join(lines))
    return path


def test_a_sound_record_is_called_sound(swallows: Swallows, finished: Path) -> None:
    done = swallows("verify", finished)
    assert done.exit_code == 0
    assert f"{finished}: sound: {len(read(finished).standing)} moves, the game is over" in done.stdout


def test_a_running_game_is_sound_too(swallows: Swallows, unfinished: Path) -> None:
    done = swallows("verify", unfinished)
    assert done.exit_code == 0
    assert "the game is not over" in done.stdout


def test_it_is_said_whose_time_was_up(swallows: Swallows, unfinished: Path, tmp_path: Path) -> None:
    path = tmp_path / "late.swallows"
    with Session.load(unfinished, target=path) as session:
        seat = session.to_move
        assert seat is not None
        session.act_late(seat)
    assert ", 1 move given where the time was up" in swallows("verify", path).stdout
    before, after = (swallows("show", each).stdout.splitlines() for each in (unfinished, path))
    name, told = read(path).seats[seat].name, [line for line in after if line not in before]
    assert [line for line in told if "clock" in line and name in line]


def test_a_changed_byte_is_found_and_its_line_named(swallows: Swallows, finished: Path, tmp_path: Path) -> None:
    done = swallows("verify", finished, _damaged(finished, 17, tmp_path))
    assert done.exit_code == 1
    sound, broken = done.stdout.splitlines()
    assert "sound" in sound
    assert "NOT SOUND: line 17: " in broken


def test_an_event_that_the_rules_do_not_give_is_found(swallows: Swallows, finished: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in finished.read_text("utf-8").splitlines()]
    number, line = next((n, line) for n, line in enumerate(lines, 1) if _dice(line))
    _dice(line)[0]["die"] = 7 - _dice(line)[0]["die"]
    path = tmp_path / "cheated.swallows"
    path.write_bytes(_summed(lines))
    done = swallows("verify", path)
    assert done.exit_code == 1
    assert f"line {number}: the rules give other events" in done.stdout


def _dice(line: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for event in line.get("events", ()) if event["type"] == "die_rolled"]


def _summed(lines: list[dict[str, Any]]) -> bytes:
    """The lines with right sums, as somebody would write them who wants to hide a change."""
    from zlib import crc32

    written, total = [], 0
    for line in lines:
        kept = {key: value for key, value in line.items() if key != "sum"}
        body = json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode()[:-1]
        total = crc32(body, total)
        written.append(body + b',"sum":"%08x"}\n' % total)
    return b"".join(written)


def test_a_torn_last_line_is_said(swallows: Swallows, finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "torn.swallows"
    path.write_bytes(finished.read_bytes()[:-20])
    done = swallows("verify", path)
    assert done.exit_code == 0
    assert "the last line was cut off" in done.stdout


@pytest.mark.parametrize("command", ["verify", "show"])
def test_what_is_no_record_is_refused_without_a_traceback(swallows: Swallows, tmp_path: Path, command: str) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear referee,\n")
    for path in (letter, tmp_path, tmp_path / "nowhere"):
        done = swallows(command, path)
        assert done.exit_code == 1
        assert str(path) in done.output
        assert "Traceback" not in done.output


def test_show_tells_a_finished_tournament_whole(swallows: Swallows, finished: Path) -> None:
    text = swallows("show", finished).stdout
    ended = [event for event in read(finished).events if event["type"] == "match_ended"]
    assert len(ended) == 31
    nations = load().nations
    (field,) = (event["teams"] for event in read(finished).events if event["type"] == "field_chosen")
    assert all(nations[code].name["en"] in text for code in field)
    assert all(name in text for name in ("Anna", "Bert", "Cleo"))
    final = ended[-1]
    assert f"{final['home']}–{final['away']}" in text.splitlines()[-1]


def test_show_speaks_german(swallows: Swallows, finished: Path) -> None:
    german, english = (swallows("show", finished, "--lang", language).stdout for language in ("de", "en"))
    assert "Deutschland" in german
    assert "Germany" not in german
    assert "Germany" in english
    assert "Deutschland" not in english
    assert len(german.splitlines()) == len(english.splitlines())


def test_show_keeps_the_secrets_of_a_running_game(swallows: Swallows, unfinished: Path) -> None:
    record = read(unfinished)
    drawn = [event for event in record.events if event["type"] == "cards_drawn" and event["reason"] != "personal"]
    everything_else = json.dumps([event for event in record.events if event not in drawn])
    designs = {card.partition("#")[0] for event in drawn for card in event["cards"]}
    in_hands = [f"„{load().cards[design].title}“" for design in designs if f'"{design}#' not in everything_else]
    assert in_hands
    public = swallows("show", unfinished, "--lang", "de").stdout
    opened = swallows("show", unfinished, "--lang", "de", "--open").stdout
    assert [text for text in in_hands if text in public] == []
    assert [text for text in in_hands if text not in opened] == []
    seed = f"seed {record.header.seed}"
    assert seed in opened
    assert seed not in public
