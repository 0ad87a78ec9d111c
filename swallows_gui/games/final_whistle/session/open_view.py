"""Both hands on the table: the view of a match that is over, for replays of it."""

from swallows_gui.games.final_whistle.rules.game import FinalWhistle
from swallows_gui.games.final_whistle.rules.state import SECRET
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView


def open_view(game: FinalWhistle) -> FinalWhistleView:
    """What everybody knows, and besides hands, decks, piles and hidden choices. No seat's, and not to be sampled."""
    view = game.view(None)
    for name in SECRET:
        setattr(view.open, name, list(getattr(game, name)))
    return view
