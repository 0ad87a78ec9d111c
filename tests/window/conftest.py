"""The window of tests/ui, and the whole program as a process of its own on a display of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.display import x_display
from tests.ui.conftest import _painted_once, _quick_workers, _shown_at_once, window  # noqa: F401 - fixtures
from tests.window.program import Program


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A real X display with a window manager, for all tests of this folder."""
    with x_display() as name:
        yield name


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """The program with folders of its own; still running processes end with the test."""
    made = Program(tmp_path)
    yield made
    made.end()
