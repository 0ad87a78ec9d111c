"""Pickles views of Swallows for another process, and makes the open view of a finished game (S0.6).

A pickled view names the deck by its digest and adds only what differs.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.knowledge import Knowledge
from swallows_gui.games.swallows.rules.tables import Tables
from swallows_gui.games.swallows.rules.view import SwallowsView

_LEFT_OUT: Final = frozenset(("_open", "history"))
"""Fields of a view that it makes again when they are asked for, and the history, which is sent bit by bit."""


_KNOWN: Final[dict[str, Tables]] = {}
"""The decks that this process plays by, by their digests."""


def reducers(tables: Tables) -> Mapping[type, Callable[[Any], Any]]:
    """A reducer for each class whose objects are not sent as they are; views of a deck come to `tables` from now on,
    unless an equal deck is known: games that run go on with theirs."""
    _KNOWN.setdefault(tables.digest, tables)
    return {Tables: _name_tables, SwallowsView: _take_apart}


def _name_tables(tables: Tables) -> tuple[Any, ...]:
    return _tables, (tables.digest, tables.nations, tables.decks)


def _tables(digest: str, nations: tuple[Json, ...], decks: int) -> Tables:
    if digest not in _KNOWN:
        raise LookupError(f"no deck {digest}")
    return _KNOWN[digest].with_nations(nations).shuffled_together(decks)


def _take_apart(view: SwallowsView) -> tuple[Any, ...]:
    fields = {name: getattr(view, name) for name in Knowledge.__slots__ if name not in _LEFT_OUT}
    return _put_together, (fields,)


def _put_together(fields: dict[str, Any]) -> SwallowsView:
    view = SwallowsView()
    for name, value in fields.items():
        setattr(view, name, value)
    view._open = None
    view.history = ()
    return view


def open_view(game: Swallows) -> SwallowsView:
    """What everybody knows, with every hand, slip and purse besides. It is no seat's and cannot be sampled."""
    view = game.view(None)
    view.hands = tuple(zip(game.greens, game.blues, game.reds, strict=True))
    view.known = tuple(() for _ in view.hands)
    view.aside = game.aside
    view.all_bets = tuple(game.bets)
    view.all_cash = tuple(game.cash)
    return view
