"""All hands of Swallows on the table: the view of a game that is over, for replays of it (S0.6)."""

from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.view import SwallowsView


def open_view(game: Swallows) -> SwallowsView:
    """What everybody knows, with every hand, slip and purse besides. It is no seat's and cannot be sampled."""
    view = game.view(None)
    view.hands = tuple(zip(game.greens, game.blues, game.reds, strict=True))
    view.known = tuple(() for _ in view.hands)
    view.aside = game.aside
    view.all_bets = tuple(game.bets)
    view.all_cash = tuple(game.cash)
    return view
