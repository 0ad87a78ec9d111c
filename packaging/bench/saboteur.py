"""Somebody with no good in mind has a hand in the files of a running game, cup or season at random moments.

He deletes, renames, replaces, shortens, empties, adds, changes a letter, makes read-only, and fills the disk. After
each harm the game goes on, and no move may be lost unsaid: each stands in the record at the session's path, or the
session says what the trouble is; and what somebody else has put there is still somewhere.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final
from zlib import crc32

from swallows_gui.catalogue.plain_files import BadFile
from swallows_gui.competition import playing, shelf
from swallows_gui.competition.cup import BegunMatch, Cup, Participant, Side
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.records import RecordError, rescues, verify, whole_files
from swallows_gui.records.read import read
from swallows_gui.records.rescues import Rescue
from swallows_gui.session import Session

if TYPE_CHECKING:
    from swallows_gui.lab.game_lab import GameLab

HARMS_A_GAME: Final = 12
HARMS_A_CUP: Final = 6
FOREIGN: Final = b"This is somebody else's.\n"


@dataclass
class Report:
    """What one run of the saboteur has done and found."""

    harms: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


def unlink(path: Path, _chance: Seeded) -> None:
    """The file is deleted."""
    path.unlink()


def remove_folder(path: Path, _chance: Seeded) -> None:
    """The whole folder is deleted."""
    shutil.rmtree(path.parent)


def rename(path: Path, chance: Seeded) -> None:
    """The file gets another name."""
    path.rename(path.with_name(f"renamed {chance.below(1 << 30)}"))


def rename_folder(path: Path, chance: Seeded) -> None:
    """The folder gets another name."""
    path.parent.rename(path.parent.with_name(f"elsewhere {chance.below(1 << 30)}"))


def replace_by_itself(path: Path, _chance: Seeded) -> None:
    """What a backup does: the same bytes in another file."""
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data)


def replace_by_older(path: Path, chance: Seeded) -> None:
    """What a cloud folder does: an earlier version, atomically."""
    data = path.read_bytes().splitlines(keepends=True)
    beside = path.with_name("incoming")
    beside.write_bytes(b"".join(data[: max(1, chance.below(len(data)))]))
    beside.replace(path)


def replace_by_another(path: Path, _chance: Seeded) -> None:
    """Something else lies at its place."""
    path.unlink()
    path.write_bytes(FOREIGN)


def write_over(path: Path, _chance: Seeded) -> None:
    """Something else is copied into the same file."""
    path.write_bytes(FOREIGN)


def replace_by_folder(path: Path, _chance: Seeded) -> None:
    """A folder of its name lies at its place."""
    path.unlink()
    path.mkdir()
    (path / "mine").write_bytes(FOREIGN)


def replace_by_link(path: Path, _chance: Seeded) -> None:
    """A link that leads to itself lies at its place."""
    path.unlink()
    path.symlink_to(path)


def move_and_link(path: Path, chance: Seeded) -> None:
    """The file is moved, and a link leads to it."""
    target = path.with_name(f"moved {chance.below(1 << 30)}")
    path.rename(target)
    path.symlink_to(target)


def shorten(path: Path, chance: Seeded) -> None:
    """Its end is cut off."""
    os.truncate(path, chance.below(path.stat().st_size))


def empty(path: Path, _chance: Seeded) -> None:
    """Nothing is left in it."""
    os.truncate(path, 0)


def add(path: Path, _chance: Seeded) -> None:
    """Something is added to it."""
    with path.open("ab") as file:
        file.write(FOREIGN)


def change_a_letter(path: Path, chance: Seeded) -> None:
    """One byte is another."""
    with path.open("r+b") as file:
        file.seek(chance.below(path.stat().st_size))
        file.write(b"\x07")


def make_read_only(path: Path, _chance: Seeded) -> None:
    """File and folder may not be written any more."""
    path.chmod(0o400)
    path.parent.chmod(0o500)


HARMS: Final[tuple[Callable[[Path, Seeded], None], ...]] = (
    unlink,
    remove_folder,
    rename,
    rename_folder,
    replace_by_itself,
    replace_by_older,
    replace_by_another,
    write_over,
    replace_by_folder,
    replace_by_link,
    move_and_link,
    shorten,
    empty,
    add,
    change_a_letter,
    make_read_only,
)


@contextlib.contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file may grow beyond `room` bytes: the system refuses it as a full disk does."""
    import resource

    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def sabotage(lab: GameLab, seed: int) -> Report:
    """Harm a game, and a cup of this game, by this seed."""
    report = Report()
    seed += crc32(lab.game.encode())  # the games are not harmed alike
    with tempfile.TemporaryDirectory() as folder:
        _harm_game(lab, seed, Path(folder) / "games" / "game.swallows", report)
        _harm_cup(lab, seed, Path(folder) / "cups" / "one.cup", report)
        if lab.game == "swallows":
            from bench.swallows.sabotaged_seasons import harm_season

            harm_season(seed, report)
    return report


@contextlib.contextmanager
def heard() -> Iterator[list[Rescue]]:
    """What is told of files while this lasts."""
    told: list[Rescue] = []
    end = rescues.listen(told.append)
    try:
        yield told
    finally:
        end()


def harm_once(path: Path, chance: Seeded, report: Report) -> str:
    """Do one harm to a file, or leave it if it cannot be done there; returns its name, "" for none."""
    harm = HARMS[chance.below(len(HARMS))]
    try:
        harm(path, chance)
    except OSError:
        return ""
    report.harms[harm.__name__] += 1
    return harm.__name__


def _at(session: Session, move: int) -> bool:
    return session.n >= move


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _kept(path: Path) -> int:
    """Moves that stand in the record at a path; -1 for none."""
    try:
        return len(read(path).standing)
    except RecordError:
        return -1


def _harm_game(lab: GameLab, seed: int, path: Path, report: Report) -> None:
    """Play a game with a harm every few moves; what was foreign must be there at the end."""
    chance = Seeded(seed)
    with heard() as told, Session.new(lab.random_game(seed), path=path, game=lab.playable) as session:
        for number in range(HARMS_A_GAME):
            until = session.n + 1 + chance.below(8)
            session.run(partial(_at, session, until))
            if session.over or session.path is None:
                break
            told.clear()
            where, before = session.path, session.n
            full = chance.below(4) == 0
            with full_disk(chance.below(_size(where) + 300)) if full else contextlib.nullcontext():
                what = harm_once(where, chance, report) if not full or chance.below(2) else ""
                if full:
                    report.harms["full disk"] += 1
                session.run(partial(_at, session, before + 1))
                _judge(session, what, f"game {seed}, harm {number}, {what} {'on a full disk' * full}", told, report)
            _put_right(where)
            before = session.n
            session.run(partial(_at, session, before + 1))
            if session.n > before and session.trouble is not None:
                report.failures.append(f"game {seed}, harm {number}, {what}: trouble does not end: {session.trouble}")
        told.clear()
        what = harm_once(session.path, chance, report) if session.path is not None else ""
    place = f"game {seed}, harm at the end, {what}"
    _judge(session, what, place, told, report)
    if session.path is not None and session.trouble is None:
        try:
            verify(session.path)
        except RecordError as error:
            report.failures.append(f"{place}: {error}")


HARMLESS: Final = ("", "make_read_only", "move_and_link")
"""What takes nothing from a file whose descriptor is open; it may go unsaid."""


def _judge(session: Session, what: str, place: str, told: list[Rescue], report: Report) -> None:
    """No move is lost unsaid, and no harm that took something away."""
    assert session.path is not None
    kept = _kept(session.path)
    if session.trouble is None and kept != session.n:
        report.failures.append(f"{place}: {session.n} moves were made, {kept} are kept, and nothing was said")
    if what not in HARMLESS and session.trouble is None and not told:
        report.failures.append(f"{place}: nothing was said")
    if what in ("replace_by_another", "replace_by_folder") and not _foreign(session.path.parent):
        report.failures.append(f"{place}: what somebody else had put there is gone")


def _foreign(folder: Path) -> bool:
    """Whether what somebody else has put somewhere below a folder is still there."""
    return any(path.is_file() and path.read_bytes() == FOREIGN for path in folder.rglob("*"))


def _put_right(path: Path) -> None:
    """The disk takes everything again."""
    with contextlib.suppress(OSError):
        path.parent.chmod(0o700)
        path.chmod(0o600)


def _harm_cup(lab: GameLab, seed: int, path: Path, report: Report) -> None:
    """A cup goes on from match to match while its file is harmed; it is written when a match is over, or left."""
    if playing.match_rules(lab.game) is None:
        return
    sides = tuple(Side(name=name, players=(Participant(name=name, level="random"),)) for name in "ABCDEFGHIJKLMNOP")
    town: shelf.Competition = Cup(name="Town", game=lab.game, form="knockout", sides=sides, seed=seed)

    def go_on(number: int) -> None:
        nonlocal town
        assert isinstance(town, Cup)
        tie = next(town.due()).fixture.number
        town = town.with_match(
            BegunMatch(tie=tie, record=f"{number}.swallows", mark=number + 1, score=Score(1, 0, "normal"))
        )
        shelf.write(path, town)

    def leave() -> None:
        if whole_files.changed(path):
            shelf.write(path, town)

    harm_watched(
        path,
        Seeded(seed + 1),
        go_on,
        leave,
        lambda: shelf.read(path) == town,
        f"cup {seed}",
        report,
    )


def harm_watched(
    path: Path,
    chance: Seeded,
    go_on: Callable[[int], None],
    leave: Callable[[], object],
    whole: Callable[[], bool],
    called: str,
    report: Report,
) -> None:
    """Harm a watched file `HARMS_A_CUP` times; what it belongs to goes on, or is left, and all of it is there."""
    for number in range(HARMS_A_CUP):
        place = f"{called}, harm {number}"
        try:
            go_on(2 * number)
            with heard() as told:
                what = harm_once(path, chance, report)
                place += f", {what}"
                if chance.below(2):
                    leave()
                else:
                    go_on(2 * number + 1)
            _put_right(path)
            if not whole():
                report.failures.append(f"{place}: it is not what it was, and {len(told)} sentences were said")
        except (OSError, BadFile, RecordError) as error:
            report.failures.append(f"{place}: {error}")
            break
        if what not in (*HARMLESS, "replace_by_itself") and not told:
            report.failures.append(f"{place}: nothing was said")
        if what in ("replace_by_another", "write_over", "replace_by_folder") and not _foreign(path.parent):
            report.failures.append(f"{place}: what somebody else had put there is gone")
    whole_files.forget(path)
