"""The game that is over in milliseconds is at hand, as for every test of the laboratory."""

from tests.lab.conftest import small_game  # noqa: F401 - a fixture
