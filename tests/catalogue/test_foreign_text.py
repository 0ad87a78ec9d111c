"""Text of strangers is cleaned where it comes in, and once more where it is printed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from swallows_gui.catalogue.foreign_text import lines, name_or, printable, same, shown, unseen
from swallows_gui.catalogue.packs import read_pack
from swallows_gui.competition.cup import Participant
from swallows_gui.games.swallows.session import own_fields
from swallows_gui.games.swallows.session import season as seasons
from swallows_gui.records.read import read, seal
from swallows_gui.session import Seat, Session, Setup
from tests.catalogue.packs_of_ours import write

HOSTILE = "\x1b[31mMallory\x00\x07\u202e\ufeff\nX"


def test_nothing_unseen_is_in_a_line() -> None:
    assert shown(HOSTILE) == "[31mMallory X"
    assert lines("a\r\nb\u202ec") == "a\nbc"
    assert shown("می‌خواهم") == "می‌خواهم", "a joiner belongs to its letters"
    assert shown("x" * 500) == "x" * 200
    assert (unseen("ab\u202ec"), unseen("Ödön")) == ("U+202E", "")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ren\u00e9", "Rene\u0301"),
        ("Ann", "A\u200bnn"),
        ("Ann", "ANN"),
        ("Ann", "\uff21nn"),
        ("Ann", "Ann\u3164"),
        ("Ann B", "Ann\u00a0 B"),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_only_look_different_are_one(one: str, other: str) -> None:
    assert same(one) == same(other)
    assert same(one) != same("Ben")


def test_a_name_of_nothing_is_none() -> None:
    for name in ("", "  ", "\u200b\u200d", "\u3164", "\u2800"):
        assert name_or(name, "Player 1") == "Player 1"


def test_a_season_knows_two_players_who_only_look_different() -> None:
    two = [seasons.SeasonPlayer(name=name, level="easy") for name in ("Ren\u00e9", "Rene\u0301")]
    with pytest.raises(ValueError, match="two players have one name"):
        seasons.begun("", two, 2, {"format": "eight"})


def test_what_is_kept_already_is_cleaned_and_not_refused() -> None:
    assert Participant(name=HOSTILE + "x" * 90).name == ("[31mMallory X" + "x" * 90)[:60]


def record_of(path: Path, name: str) -> None:
    """The record of a game begun by somebody of this name, as another program may write it."""
    Session.new(Setup({"format": "friendly"}, (Seat("Ann"), Seat("Ben"))), path=path).close()
    written, total = b"", 0
    for line in path.read_bytes().splitlines():
        given = json.loads(line)
        del given["sum"]
        if given["line"] == "header":
            given["seats"][0]["name"] = name
        sealed, total = seal(given, total)
        written += sealed
    path.write_bytes(written)


def test_a_record_of_a_hostile_name_opens_and_shows_nothing_unseen(tmp_path: Path) -> None:
    path = tmp_path / "game.swallows"
    record_of(path, HOSTILE)
    assert read(path).header.seats[0].name == "[31mMallory X"
    with Session.load(path, in_memory=True) as session:
        assert session.seats[0].name == "[31mMallory X"
    for command in ("verify", "show", "show --open"):
        words = [sys.executable, "-m", "swallows_gui", *command.split(), str(path)]
        done = subprocess.run(words, capture_output=True, check=True)
        for letter in ("\x1b", "\x00", "\x07", "\u202e"):
            assert letter.encode() not in done.stdout + done.stderr


def test_the_console_lets_nothing_through_but_colours() -> None:
    for colours, expected in ((True, "[1Ja\x1b[31mb\n"), (False, "[1Ja[31mb\n")):
        said: list[str] = []
        write = printable(lambda text, said=said: said.append(text) or len(text), colours=colours)  # type: ignore[misc]
        write("\x1b[1Ja\x00\x1b[31mb\u202e\n")
        assert said == [expected]


def test_names_have_lengths_by_place(tmp_path: Path) -> None:
    long = "two\nlines " + "x" * 2_000
    pack = read_pack(write(tmp_path / "old", name={"en": long}))
    assert pack.says.name["en"] == shown(long, 100)
    assert own_fields.named(long, ["GER", "BRA"], [], None).name["en"] == shown(long, 100)
