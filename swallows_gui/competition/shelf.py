"""The files of cups and championships: one each, beside the folder of games; it lists their records.

A file that cannot be read is never written over, and what was written before is kept as `name~`.
"""

import datetime
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from swallows_gui import folders
from swallows_gui.catalogue.mistakes import BadFile, Strict
from swallows_gui.catalogue.plain_files import read_limited, utf8
from swallows_gui.catalogue.reasons import QT_TRANSLATE_NOOP, Reason
from swallows_gui.competition.championship import Championship
from swallows_gui.competition.cup import Cup
from swallows_gui.records import whole_files
from swallows_gui.records.write import lock_for, trouble, unlock

SUFFIX: Final = ".cup"
FORMAT: Final = "swallows-competition"
VERSION: Final = 2
MOST_BYTES: Final = 1 << 22

Competition = Cup | Championship


class BadCompetition(BadFile):
    """A file of a cup or championship that cannot be used."""


class NewerCompetition(BadCompetition):
    """The file is of a later version of its format than this program reads."""


class _Written(Strict):
    """What a file holds."""

    format: str
    version: int
    competition: Annotated[Competition, Field(discriminator="kind")]


_ADAPTER: Final = TypeAdapter(_Written)


@dataclass(frozen=True, slots=True)
class KeptCup:
    """A cup or championship in a file. Of one that cannot be read `mistake` says why, and `competition` is None."""

    path: Path
    changed: datetime.datetime
    """When it was last written, UTC."""
    competition: Competition | None
    mistake: BadCompetition | None = None

    @property
    def over(self) -> bool:
        """Whether every match of it has been played."""
        match self.competition:
            case Cup():
                return self.competition.champion is not None
            case Championship():
                return self.competition.due is None
        return False


def opened(path: Path) -> Competition:
    """As `read`; the file is watched from now on, until `whole_files.forget`."""
    found = read(path)
    whole_files.watch(path, _data(path))
    return found


def read(path: Path) -> Competition:
    """The cup or championship in a file. Raises `BadCompetition`, which says where the mistake is."""
    data = _data(path)
    try:
        return _ADAPTER.validate_json(utf8(data)).competition
    except (ValidationError, RecursionError) as error:
        version = _version(data)
        if version > VERSION:
            text = QT_TRANSLATE_NOOP(
                "FileReasons", "it is of version {version} of its format; this program reads version {known}"
            )
            newer = Reason(text, version=version, known=VERSION)
            raise NewerCompetition(path.name, "version", newer) from error
        if isinstance(error, RecursionError):
            raise BadCompetition(
                path.name, "", Reason(QT_TRANSLATE_NOOP("FileReasons", "it is nested too deeply"))
            ) from error
        raise BadCompetition.by(path, error) from error


def _data(path: Path) -> bytes:
    try:
        return read_limited(path, MOST_BYTES)
    except OSError as error:
        raise BadCompetition(path.name, "", error.strerror or str(error)) from error


def write(path: Path, competition: Competition) -> None:
    """Keep a cup or championship in a file, whole or not at all. Raises `JournalTrouble`."""
    lock = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = lock_for(path)
        written = _Written(format=FORMAT, version=VERSION, competition=competition)
        whole_files.replace(path, written.model_dump_json(indent=1).encode() + b"\n", watched=True)
    except OSError as error:
        raise trouble(path, error) from error
    finally:
        if lock is not None:
            unlock(lock)


def folder() -> Path:
    """Where they are kept. It need not exist yet."""
    return folders.cups_folder()


def new_path(where: Path | None = None) -> Path:
    """A path for a new one that nothing has yet."""
    stem = datetime.datetime.now().strftime("%Y-%m-%d %H.%M.%S")
    for number in itertools.count(1):
        path = (where or folder()) / f"{stem}{f' ({number})' if number > 1 else ''}{SUFFIX}"
        if not path.exists():
            return path
    raise AssertionError("unreachable")


def kept(where: Path | None = None) -> Iterator[KeptCup]:
    """All that are kept in a folder, the last written first; one that cannot be read is named with its mistake."""
    try:
        paths = [path for path in (where or folder()).glob(f"*{SUFFIX}") if not path.name.startswith(".")]
        dated = sorted(((path.stat().st_mtime, path) for path in paths), reverse=True)
    except OSError:
        return
    for written, path in dated:
        changed = datetime.datetime.fromtimestamp(written, datetime.UTC)
        try:
            yield KeptCup(path, changed, read(path))
        except BadCompetition as mistake:
            yield KeptCup(path, changed, None, mistake)


def _version(data: bytes) -> int:
    try:
        found: Any = TypeAdapter(dict[str, Any]).validate_json(utf8(data)).get("version")
    except (ValidationError, RecursionError):
        return 0
    return found if isinstance(found, int) else 0
