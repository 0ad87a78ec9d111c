"""Settings, theme and language as the tests of the kit have them."""

from tests.ui.kit.conftest import services  # noqa: F401 - a fixture
