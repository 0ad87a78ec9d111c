"""A referee who decides against Germany is banned once the match is over (S4.9)."""

from swallows_gui.games.swallows.rules.state import State


def decide_against(game: State, side: int) -> None:
    """The referee has decided something that does not favour `side` (S4.10)."""
    if game.sides[side] == game.german:
        game.bans = True
