"""The tiny game is at hand for every test of the session."""

import pytest

from tests.session import table


@pytest.fixture(autouse=True)
def _tiny_game() -> None:
    table.use()
