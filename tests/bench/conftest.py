"""The bench to call, and a small game to call it with."""

from collections.abc import Callable, Iterator

import pytest
from typer.testing import CliRunner, Result

from bench.command import app
from tests.lab import small

Bench = Callable[..., Result]


@pytest.fixture
def bench() -> Bench:
    """Call `python packaging/bench` with these words; never raises, like the real one."""
    runner = CliRunner()
    return lambda *words: runner.invoke(app, [str(word) for word in words])


@pytest.fixture
def small_game() -> Iterator[str]:
    """What `--game` calls a game that is over in milliseconds."""
    with small.offered() as name:
        yield name
