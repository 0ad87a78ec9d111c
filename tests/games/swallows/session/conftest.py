"""The tiny game is at hand, as for every test of the session."""

from tests.session.conftest import _tiny_game  # noqa: F401 - a fixture
