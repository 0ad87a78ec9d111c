"""The window of tests/ui."""

from tests.ui.conftest import _application, _painted_once, _quick_workers, _shown_at_once, by_hand, window  # noqa: F401 - fixtures
