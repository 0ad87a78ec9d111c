"""Records of the tiny game for the tests."""

from pathlib import Path

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.records.read import seal
from tests.records import tiny
from tests.session import table


@pytest.fixture(autouse=True)
def _tiny_game() -> None:
    table.use(tiny.KIND)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A small finished game with a move taken back and a seat handed over."""
    path = tmp_path / "played.swallows"
    session = table.session("ha", path=path)
    table.do(session, "stake", "stake")
    session.undo(0)
    table.do(session, "stake", "done")
    session.hand_to_ai(0, "simple")
    session.run()
    assert session.over
    session.close()
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A small game in its second round."""
    path = tmp_path / "begun.swallows"
    session = table.session("hhh", path=path)
    table.do(session, "roll", "stake", "done", "swap", "0:cheer" if session.to_move != 0 else "1:cheer", "thank")
    session.close()
    return path


def lines_of(path: Path) -> list[Json]:
    """The objects of a file's lines, sums left out."""
    import json

    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in found:
        del line["sum"]
    return found


def sealed(lines: list[Json]) -> bytes:
    """The bytes of a record with these lines, with right sums."""
    data, total = b"", 0
    for line in lines:
        written, total = seal(line, total)
        data += written
    return data
