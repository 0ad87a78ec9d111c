"""Somebody else has a hand in a file while the program writes it: every move is on disk, and it is said."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from swallows_gui.records import rescues, verify, whole_files
from swallows_gui.records.read import read
from swallows_gui.records.rescues import Rescue
from swallows_gui.session import Session
from tests.session import table


@pytest.fixture
def told() -> Iterator[list[Rescue]]:
    heard: list[Rescue] = []
    end = rescues.listen(heard.append)
    yield heard
    end()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "game.swallows"


@pytest.fixture
def session(path: Path) -> Iterator[Session]:
    with table.session("hh", path=path) as session:
        yield session


def unlinked(path: Path) -> None:
    path.unlink()


def without_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def renamed(path: Path) -> None:
    path.rename(path.with_name("mine.swallows"))


def folder_renamed(path: Path) -> None:
    path.parent.rename(path.parent.with_name("older games"))


def replaced_by_itself(path: Path) -> None:
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data)


def replaced_by_an_older_version(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.unlink()
    path.write_bytes(b"".join(lines[:2]))


def shortened(path: Path) -> None:
    os.truncate(path, 100)


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def added_to(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"\n# a note\n")


HARMS = (
    unlinked,
    without_folder,
    renamed,
    folder_renamed,
    replaced_by_itself,
    replaced_by_an_older_version,
    shortened,
    emptied,
    added_to,
)


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody touch a file that is open")
@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
def test_after_any_harm_every_move_is_in_the_file_again_and_it_is_said(
    session: Session, path: Path, told: list[Rescue], harm: Callable[[Path], None]
) -> None:
    table.do(session, "roll")
    harm(path)
    table.do(session, "roll")
    assert len(read(path).standing) == 2
    assert [rescue.path for rescue in told] == [path]
    assert told[0].how == ("cut" if harm is added_to else "anew")
    assert session.trouble is None
    table.do(session, "stake")
    session.close()
    assert verify(path).moves == 3
    assert len(told) == 1


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody touch a file that is open")
@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
def test_a_harm_after_the_last_move_is_seen_when_the_game_is_left(
    session: Session, path: Path, told: list[Rescue], harm: Callable[[Path], None]
) -> None:
    table.do(session, "roll", "roll")
    harm(path)
    session.close()
    assert verify(path).moves == 2
    assert len(told) == 1
    assert not list(path.parent.glob(".*"))


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody touch a file that is open")
@pytest.mark.parametrize("taken_by", ["text", "folder", "another game", "the game as it went on elsewhere"])
def test_what_is_at_its_place_stays_and_the_record_goes_on_beside_it(
    session: Session, path: Path, told: list[Rescue], taken_by: str
) -> None:
    table.do(session, "roll")
    path.unlink()
    match taken_by:
        case "text":
            path.write_bytes(b"my shopping")
        case "folder":
            path.mkdir()
        case "another game":
            other = path.with_name("other.swallows")
            table.session("hh", seed=8).save_as(other)
            other.rename(path)
        case _:
            copy, further = path.with_name("copy.swallows"), path.with_name("further.swallows")
            session.save_as(copy)
            with Session.load(copy, target=further) as on:
                table.do(on, "roll")
            further.rename(path)
    before = path.read_bytes() if path.is_file() else b""
    table.do(session, "roll", "stake")
    beside = path.with_name("game (2).swallows")
    assert session.path == beside
    assert told == [Rescue(path, "beside", beside)]
    session.close()
    assert verify(beside).moves == 3
    assert (path.read_bytes() if path.is_file() else b"") == before
    assert not list(path.parent.glob(".*"))


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody touch a file that is open")
def test_while_it_cannot_be_written_anew_that_is_trouble_and_no_line_counts_as_written(
    session: Session, path: Path, told: list[Rescue]
) -> None:
    table.do(session, "roll")
    shutil.rmtree(path.parent)
    path.parent.write_bytes(b"no folder")
    table.do(session, "roll")
    assert session.trouble is not None
    assert session.trouble.code == "no_folder"
    assert not session.catch_up()
    path.parent.unlink()
    assert session.catch_up()
    assert session.trouble is None
    assert len(read(path).standing) == 2
    assert [rescue.how for rescue in told] == ["anew"]


def test_a_changed_letter_in_the_file_is_seen_when_the_game_is_left(
    session: Session, path: Path, told: list[Rescue]
) -> None:
    table.do(session, "roll", "roll")
    kept, stamp = path.read_bytes(), path.stat()
    with path.open("r+b") as file:
        file.seek(40)
        file.write(b"#")
    os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    session.close()
    assert [rescue.how for rescue in told] == ["beside"]
    assert path.with_name("game (2).swallows").read_bytes() == kept


def test_a_watched_file_that_somebody_else_has_changed_is_kept_before_it_is_written_over(
    tmp_path: Path, told: list[Rescue]
) -> None:
    path = tmp_path / "one.cup"
    for version in (b"1", b"2"):
        whole_files.replace(path, version, watched=True)
    assert told == []
    path.write_bytes(b"theirs")
    for version in (b"3", b"4", b"5"):
        whole_files.replace(path, version, watched=True)
    assert [(rescue.how, rescue.other) for rescue in told] == [("aside", tmp_path / "one (2).cup~")]
    assert (tmp_path / "one (2).cup~").read_bytes() == b"theirs"
    path.unlink()
    whole_files.see_to_watched()
    assert path.read_bytes() == b"5"
    assert [rescue.how for rescue in told] == ["aside", "anew"]
    path.write_bytes(b"{ torn")
    whole_files.see_to_watched()
    assert path.read_bytes() == b"5"
    whole_files.forget(path)
    path.unlink()
    whole_files.see_to_watched()
    assert not path.exists()


def test_without_a_window_it_is_printed(capsys: pytest.CaptureFixture[str], session: Session, path: Path) -> None:
    path.unlink()
    table.do(session, "roll")
    assert capsys.readouterr().err == (
        f"swallows: another program had deleted or changed {path}; it was written anew, and nothing is lost\n"
    )
