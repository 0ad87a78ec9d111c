"""The window of tests/ui."""

from tests.ui.conftest import window  # noqa: F401 - a fixture
