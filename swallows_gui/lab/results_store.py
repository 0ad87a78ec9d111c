"""Keeps what long work has done in a file, one line of JSON each, so that it can be killed and taken up again.

Every line carries the key of the work it belongs to; lines of other work and a line torn by a kill are left aside.
A file of anything else is never touched.
"""

import errno
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from swallows_gui.catalogue.plain_files import json_of, read_limited

_MOST_BYTES: Final = 1 << 28
_BEGINS: Final = b'{"key": '
"""How every line begins."""


class Keeper:
    """The file of one piece of work, or none: then nothing is kept.

    Raises `OSError` for a file that is there and holds anything else.
    """

    def __init__(self, path: Path | None, key: str) -> None:
        if path is not None:
            _refuse_strangers(path)
        self.path = path
        self.key = key

    def done(self) -> Iterator[dict[str, Any]]:
        """The results stored under this key, in order."""
        if self.path is None or not self.path.exists():
            return
        for line in read_limited(self.path, _MOST_BYTES).decode("utf-8", "replace").splitlines():
            try:
                written = json_of(line)
            except ValueError:
                continue
            if isinstance(written, dict) and written.get("key") == self.key and isinstance(written.get("done"), dict):
                yield written["done"]

    def keep(self, done: dict[str, Any]) -> None:
        """Write one line; a torn one before it is closed first. Raises `OSError` if the file cannot be written."""
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a+b") as file:
            line = json.dumps({"key": self.key, "done": done}).encode() + b"\n"
            if file.tell():
                file.seek(-1, 2)
                if file.read(1) != b"\n":
                    line = b"\n" + line
            file.write(line)

    def forget(self) -> None:
        """Delete all stored results."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)


def _refuse_strangers(path: Path) -> None:
    """Raises `OSError` for a file with a line that no `Keeper` has written; a line may be torn."""
    if not path.exists():
        return
    for line in read_limited(path, _MOST_BYTES).splitlines():
        if not line.startswith(_BEGINS) and not _BEGINS.startswith(line):
            raise OSError(errno.EEXIST, "it holds something else; name another file", str(path))
