"""The script of the translations and a copy of the data, as in tests/catalogue."""

from tests.catalogue.conftest import data, english, english_titles, script, spoil, translate  # noqa: F401 - fixtures
