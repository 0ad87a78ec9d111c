"""A house in which Card and Dice is played for cups."""

from collections.abc import Iterator

import pytest

from swallows_gui import titles
from tests.house.title import TINY


@pytest.fixture(autouse=True)
def _dice() -> Iterator[None]:
    titles.offer(TINY)
    yield
    titles.withdraw(TINY.id)
