"""Both hands on the table: the view of a match that is over, for replays of it."""

from swallows_gui.games.grudgematch.rules.game import Grudgematch
from swallows_gui.games.grudgematch.rules.view import GrudgematchView


def open_view(game: Grudgematch) -> GrudgematchView:
    """What everybody knows, and both hands besides. It is no seat's and cannot be sampled."""
    view = game.view(None)
    view.open.hands = list(game.hands)
    return view
