"""The journal: on disk before anybody hears of a move, one writer at a time, and nothing lost when the disk refuses."""

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from swallows_gui.records import JournalInUse, JournalTrouble, read, verify
from swallows_gui.records.write import Journal, in_use, lock_path
from swallows_gui.session import Change, Session
from tests.session import table


class Disk:
    """A file that takes a number of bytes and then refuses, as a full disk does."""

    def __init__(self, path: Path, room: int, error: int = errno.ENOSPC) -> None:
        self.file = path.open("r+b", buffering=0)
        self.file.seek(0, os.SEEK_END)
        self.room = room
        self.error = error

    def write(self, data: bytes) -> int:
        if self.room <= 0:
            raise OSError(self.error, os.strerror(self.error))
        written = self.file.write(data[: self.room])
        assert written is not None
        self.room -= written
        return written

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.swallows"


@pytest.fixture
def session(path: Path) -> Iterator[Session]:
    with table.session("hh", path=path) as session:
        yield session


def put_in(session: Session, disk: Disk) -> None:
    """Let the session's journal write to `disk`."""
    session._journal._file.close()  # type: ignore[union-attr]
    session._journal._file = disk  # type: ignore[assignment]


def test_a_move_is_in_the_file_before_anybody_hears_of_it(session: Session, path: Path) -> None:
    heard: list[int] = []

    def listen(change: Change) -> None:
        heard.append(change.n)
        assert len(read(path).standing) == change.n

    session.subscribe(listen)
    table.do(session, "stake", "done", "roll")
    session.ask_back(1)
    assert heard == [1, 2, 3, 3]


def test_human_decisions_and_match_starts_are_made_sure(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda number: synced.append(number))
    with table.session("ha", path=path, seed=4) as session:
        synced.clear()
        table.do(session, "roll")
        assert len(synced) == 1
        while session.to_move == 1:
            synced.clear()
            change = session.step()
            assert change is not None
            started = any(event["type"] == "round_started" for event in change.events(None))
            assert len(synced) == started


def test_a_full_disk_is_trouble_and_the_game_goes_on(session: Session, path: Path) -> None:
    heard: list[str] = []
    session.subscribe(lambda change: heard.append(change.kind))
    disk = Disk(path, room=50)
    put_in(session, disk)
    table.do(session, "stake", "done")
    assert session.n == 2
    assert session.trouble is not None
    assert session.trouble.code == "full"
    assert str(session.trouble).endswith("the disk is full")
    assert heard == ["trouble", "pushed", "pushed"]
    record = read(path)
    assert not record.torn
    assert len(record.standing) == 0
    disk.room = 100_000
    table.do(session, "roll")
    assert session.trouble is None
    assert len(read(path).standing) == 3


def test_what_the_disk_refuses_can_be_saved_elsewhere(session: Session, path: Path, tmp_path: Path) -> None:
    disk = Disk(path, room=0, error=errno.EIO)
    put_in(session, disk)
    table.do(session, "stake", "done")
    assert session.trouble is not None
    assert session.trouble.code == "failed"
    session.save_as(tmp_path / "copy.swallows")
    assert verify(tmp_path / "copy.swallows").moves == 2
    session.move_journal(tmp_path / "other.swallows")
    assert session.trouble is None
    table.do(session, "roll")
    assert verify(tmp_path / "other.swallows").moves == 3


def test_no_folder_and_a_read_only_folder_are_trouble_and_the_game_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    with table.session("hh", path=tmp_path / "file" / "game.swallows") as session:
        assert session.trouble is not None
        assert session.path is None
        table.do(session, "roll")
        assert session.n == 1
        assert session.trouble is not None

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "open", refuse)
    with table.session("hh", path=tmp_path / "locked" / "game.swallows") as session:
        assert session.trouble is not None
        assert session.trouble.code == "read_only"
        table.do(session, "roll", "roll")
        assert session.n == 2


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no such limit")
def test_a_file_that_may_not_grow_ends_with_a_whole_line(session: Session, path: Path) -> None:
    import resource

    table.do(session, "roll")
    kept = path.stat().st_size
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (kept + 40, limits[1]))
    try:
        table.do(session, "roll")
        assert session.trouble is not None
        assert session.trouble.code == "full"
        assert path.stat().st_size == kept
        table.do(session, "stake")
        assert session.n == 3
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    table.do(session, "done")
    assert session.trouble is None
    assert verify(path).moves == 4


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_is_really_read_only(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with table.session("hh", path=tmp_path / "game.swallows") as session:
        assert session.trouble is not None
        assert session.trouble.code == "read_only"
    tmp_path.chmod(0o700)


def test_one_instance_at_a_time_writes_a_journal(session: Session, path: Path) -> None:
    assert in_use(path)
    with pytest.raises(JournalInUse, match="another window or program"):
        Journal([], 0).write_to(path)
    with pytest.raises(JournalInUse):
        Session.load(path)
    with pytest.raises(JournalInUse):
        session.save_as(path)
    with Session.load(path, in_memory=True) as other:
        assert other.path is None
    session.close()
    assert not in_use(path)
    with Session.load(path) as other:
        assert other.path != path


def test_no_lock_is_left_behind(session: Session, path: Path, tmp_path: Path) -> None:
    session.save_as(tmp_path / "copy.swallows")
    assert {file.name for file in tmp_path.iterdir()} == {path.name, lock_path(path).name, "copy.swallows"}
    session.close()
    assert not in_use(path)
    assert {file.name for file in tmp_path.iterdir()} == {path.name, "copy.swallows"}


def test_a_lock_that_a_killed_program_left_keeps_nobody_out(session: Session, path: Path) -> None:
    session.close()
    lock_path(path).write_text("")
    assert not in_use(path)
    with Session.load(path, target=path.with_name("on.swallows")) as other:
        table.do(other, "roll")
    assert not lock_path(path).exists()


def test_another_process_is_kept_out_too(session: Session, path: Path) -> None:
    code = (
        "import sys, pathlib\n"
        "from swallows_gui.records.write import Journal, in_use\n"
        "from swallows_gui.records import JournalInUse\n"
        "path = pathlib.Path(sys.argv[1])\n"
        "try:\n    Journal().write_to(path)\n"
        "except JournalInUse:\n    print('kept out', in_use(path))\n"
    )
    table.do(session, "roll")
    before = path.read_bytes()
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "kept out True"
    assert path.read_bytes() == before


def test_a_journal_never_replaces_a_file(path: Path) -> None:
    path.write_text("mine")
    with table.session("hh", path=path) as session:
        assert session.trouble is not None
    assert path.read_text() == "mine"


def test_save_as_keeps_the_previous_version(session: Session, tmp_path: Path) -> None:
    copy = tmp_path / "saves" / "copy.swallows"
    session.save_as(copy)
    first = copy.read_bytes()
    table.do(session, "roll")
    session.save_as(copy)
    assert verify(copy).moves == 1
    assert copy.with_name("copy.swallows~").read_bytes() == first
    assert [file.name for file in copy.parent.iterdir() if file.suffix in (".part", ".swallows")] == [copy.name]


def test_a_save_that_fails_leaves_the_old_file(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.swallows"
    session.save_as(copy)
    before = copy.read_bytes()
    table.do(session, "roll")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(JournalTrouble) as trouble:
            session.save_as(copy)
    assert trouble.value.code == "full"
    assert copy.read_bytes() == before
    assert not list(tmp_path.glob(".*.part"))


def test_what_the_disk_refused_is_written_when_the_game_is_left(session: Session, path: Path) -> None:
    disk = Disk(path, room=0)
    put_in(session, disk)
    table.do(session, "roll", "roll")
    assert session.trouble is not None
    disk.room = 1 << 20
    session.close()
    assert len(read(path).standing) == session.n == 2


def test_what_the_disk_refused_is_written_when_it_has_room_again(session: Session, path: Path) -> None:
    heard: list[str] = []
    session.subscribe(lambda change: heard.append(change.kind))
    disk = Disk(path, room=5)
    put_in(session, disk)
    table.do(session, "roll", "roll")
    assert not session.catch_up()
    assert session.trouble is not None
    assert path.read_bytes().endswith(b"\n")
    disk.room = 1 << 20
    assert session.catch_up()
    assert session.trouble is None
    assert heard[-1] == "trouble"
    assert len(read(path).standing) == 2
    table.do(session, "roll")
    assert len(read(path).standing) == 3
    assert verify(path).moves == 3


def test_a_journal_that_had_no_folder_begins_when_there_is_one(tmp_path: Path) -> None:
    blocked = tmp_path / "games"
    blocked.write_bytes(b"no folder")
    with table.session("hh", path=blocked / "game.swallows") as session:
        table.do(session, "roll")
        assert session.trouble is not None
        assert not session.catch_up()
        blocked.unlink()
        table.do(session, "roll")
    assert len(read(blocked / "game.swallows").standing) == 2


def test_a_game_that_is_left_while_the_disk_refuses_leaves_whole_lines(session: Session, path: Path) -> None:
    put_in(session, Disk(path, room=30))
    table.do(session, "roll")
    session.close()
    assert path.read_bytes().endswith(b"\n")
    assert read(path).standing == []


def test_half_a_letter_in_a_name_stops_no_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.swallows"
    journal = Journal()
    journal.append([{"line": "header", "name": "A\ud83dB"}])
    journal.write_to(path)
    journal.close()
    assert b'"A?B"' in path.read_bytes()
