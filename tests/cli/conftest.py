"""A command line to call, and records to call it with."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from swallows_gui.cli import app
from swallows_gui.session import Seat, Session, Setup
from tests.lab import small

Swallows = Callable[..., Result]


@pytest.fixture
def swallows() -> Swallows:
    """Call `swallows` with these words; never raises, like the real one."""
    runner = CliRunner()
    return lambda *words: runner.invoke(app, [str(word) for word in words])


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole tournament of three plain AI seats."""
    path = tmp_path_factory.mktemp("records") / "evening.swallows"
    seats = tuple(Seat(name, "ai", "random") for name in ("Anna", "Bert", "Cleo"))
    session = Session.new(Setup({"format": "sixteen"}, seats, seed=11, ai_seeds=(1, 2, 3)), path=path)
    session.run()
    session.close()
    return path


@pytest.fixture(scope="session")
def unfinished(finished: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same tournament, left in the middle."""
    path = tmp_path_factory.mktemp("records") / "half.swallows"
    lines = finished.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: len(lines) // 2]))
    return path


@pytest.fixture
def small_game() -> Iterator[str]:
    """What `--game` calls a game that is over in milliseconds."""
    with small.offered() as name:
        yield name
