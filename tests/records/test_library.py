"""The list of games: how far each is, and no trouble with broken files."""

import os
import time
from pathlib import Path

import pytest

from swallows_gui import folders
from swallows_gui.records import library
from swallows_gui.records.bin import bin_folder, put_back, throw_away
from swallows_gui.records.record import ListedGame
from swallows_gui.records.write import lock_path
from swallows_gui.session import Seat, Session, Setup
from tests.session import table


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


def test_the_folder_is_in_the_users_data_and_a_new_path_is_free(folder: Path) -> None:
    assert library.games_folder().parts[-2:] == ("millions-of-swallows", "games")
    first = library.new_path(folder)
    assert library.unfinished(folder) == []
    folder.mkdir()
    first.write_text("")
    assert library.new_path(folder) != first


def test_unfinished_games_stand_with_title_seats_progress_and_last_change(folder: Path) -> None:
    table.use()
    seats = (Seat("Anna", colour="#1E7B4A"), Seat("Ben", "ai", "simple"))
    with Session.new(Setup({}, seats, game="tiny", title="Sunday", seed=3), path=library.new_path(folder)) as session:
        table.do(session, "roll")
        session.run()
        (entry,) = library.unfinished(folder)
        assert entry.in_use
    (entry,) = library.unfinished(folder)
    assert (entry.title, entry.game, entry.over, entry.code, entry.in_use) == ("Sunday", "tiny", False, "", False)
    assert [(seat.name, seat.kind, seat.level) for seat in entry.seats] == [
        ("Anna", "human", ""),
        ("Ben", "ai", "simple"),
    ]
    assert (entry.moves, entry.section, entry.opening) == (session.n, 2, {"type": "round_started", "round": 2})
    assert abs(entry.changed.timestamp() - time.time()) < 60


def test_finished_games_are_in_the_whole_list_only(folder: Path) -> None:
    with table.session("aa", path=folder / "over.swallows") as session:
        session.run()
    assert library.unfinished(folder) == []
    (entry,) = library.all_games(folder)
    assert entry.over


def test_the_last_played_stands_first(folder: Path) -> None:
    for number, name in enumerate("abc"):
        with table.session("hh", seed=number, path=folder / f"{name}.swallows"):
            pass
        os.utime(folder / f"{name}.swallows", (1000 + number, 1000 + number))
    assert [entry.path.stem for entry in library.unfinished(folder)] == ["c", "b", "a"]


def test_broken_files_are_named_with_their_trouble(folder: Path) -> None:
    with table.session("hh", path=folder / "damaged.swallows") as session:
        table.do(session, "roll", "roll")
    path = folder / "damaged.swallows"
    path.write_bytes(path.read_bytes().replace(b'"n":1,', b'"n":7,'))
    (folder / "empty.swallows").write_bytes(b"")
    (folder / "folder.swallows").mkdir()
    (folder / "noise.swallows").write_bytes(os.urandom(500))
    found = {entry.path.stem: (entry.code, entry.line) for entry in library.unfinished(folder)}
    assert found == {
        "damaged": ("damaged", 4),
        "empty": ("damaged", 1),
        "folder": ("unreadable", 0),
        "noise": ("damaged", 1),
    }


def test_a_game_taken_up_is_listed_once_at_its_furthest(folder: Path) -> None:
    first, second, third = (folder / f"{name}.swallows" for name in "abc")
    with table.session("hh", path=first) as session:
        table.do(session, "roll")
    with Session.load(first, target=second) as session:
        table.do(session, "roll")
    with Session.load(second, target=third) as session:
        table.do(session, "stake")
    (entry,) = library.unfinished(folder)
    assert entry.path == third
    assert sorted(library.earlier(entry)) == [first, second]
    with Session.load(first, target=folder / "d.swallows") as session:
        table.do(session, "swap")
    assert {entry.path.stem for entry in library.unfinished(folder)} == {"c", "d"}


def test_a_copy_to_which_nothing_was_added_is_not_kept(folder: Path) -> None:
    path = folder / "a.swallows"
    with table.session("hh", path=path) as session:
        table.do(session, "roll")
    with Session.load(path, target=folder / "b.swallows"):
        assert (folder / "b.swallows").exists()
    assert [entry.path for entry in library.all_games(folder)] == [path]


def test_in_the_data_folder_old_copies_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "games_folder", lambda: tmp_path / "games")
    session = table.session("hhh", path=library.new_path())
    for _ in range(4):
        table.do(session, "stake")
        session.close()
        (entry,) = library.unfinished()
        assert entry.moves == session.n
        session = Session.load(entry.path)
    assert len(list(library.games_folder().glob("*.swallows"))) == 2
    session.close()
    (entry,) = library.unfinished()
    assert entry.moves == 4


def test_a_game_is_thrown_away_with_its_copies_and_put_back(folder: Path) -> None:
    first, second = folder / "a.swallows", folder / "b.swallows"
    with table.session("hh", path=first) as session:
        table.do(session, "roll")
    with Session.load(first, target=second) as session:
        table.do(session, "roll")
    with table.session("hh", seed=9, path=folder / "other.swallows"):
        pass
    (mine,) = [entry for entry in library.unfinished(folder) if entry.path == second]
    throw_away(mine)
    assert [entry.path.stem for entry in library.all_games(folder)] == ["other"]
    assert not lock_path(first).exists()
    (thrown,) = bin_folder(folder).iterdir()
    (folder / "b.swallows").write_bytes(b"another")
    assert put_back(thrown) == folder / "b (2).swallows"
    assert (folder / "b.swallows").read_bytes() == b"another"


def test_a_file_is_not_read_again_before_it_is_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, name in enumerate("ab"):
        with table.session("hh", seed=number, path=folder / f"{name}.swallows") as session:
            table.do(session, "roll")
    read: list[str] = []
    real = library.entry_of

    def counted(path: Path) -> ListedGame | None:
        read.append(path.stem)
        return real(path)

    monkeypatch.setattr(library, "entry_of", counted)
    first = library.all_games(folder)
    assert sorted(read) == ["a", "b"]
    assert library.all_games(folder) == first
    assert len(read) == 2
    with Session.load(folder / "a.swallows", target=folder / "c.swallows") as session:
        table.do(session, "roll")
        (running,) = [entry for entry in library.all_games(folder) if entry.path.stem == "c"]
        assert running.in_use
    assert [entry.path.stem for entry in library.all_games(folder)] == ["c", "b"]
    assert not any(entry.in_use for entry in library.all_games(folder))
    (folder / "b.swallows").unlink()
    assert [entry.path.stem for entry in library.all_games(folder)] == ["c"]


@pytest.mark.parametrize("noise", [b"", b"[1, 2", b'["another version", {}]', b"\xff" * 50])
def test_a_list_that_is_damaged_is_made_anew(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noise: bytes
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with table.session("hh", path=folder / "a.swallows") as session:
        table.do(session, "roll")
    before = library.all_games(folder)
    (kept,) = folders.cache_folder().glob("games-*.json")
    kept.write_bytes(noise)
    assert library.all_games(folder) == before
    assert kept.read_bytes() != noise
