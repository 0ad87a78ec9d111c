"""A game that is over in milliseconds, for what the laboratory does with any game."""

from collections.abc import Iterator

import pytest

from tests.lab import small


@pytest.fixture
def small_game() -> Iterator[str]:
    """The name by which the laboratory knows the small game."""
    with small.offered() as name:
        yield name
