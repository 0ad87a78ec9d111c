"""The card data of Millions of Swallows read from somewhere else for a while."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

from swallows_gui.games.swallows.data import catalogue
from swallows_gui.games.swallows.data.competitions import competition_named, competitions


@contextmanager
def catalogue_read_anew() -> Iterator[None]:
    """The catalogue is read when it is asked for next. Afterwards everybody has the one of before again, by which
    games of other tests are played: a view is equal only with the same tables."""
    before = catalogue.load()
    further = (competitions, competition_named)
    for each in (catalogue.load, *further):
        each.cache_clear()
    try:
        yield
    finally:
        for each in (catalogue.load, *further):
            each.cache_clear()
        with mock.patch.object(catalogue, "_house"), mock.patch.object(catalogue, "_stacked", return_value=before):
            assert catalogue.load() is before
