"""A referee who decides against Germany is banned once the match is over (S4.9)."""

from swallows_gui.engine.swallows.state import State


def decide_against(game: State, side: int) -> None:
    """The referee has decided something that does not favour `side` (S4.10)."""
    if game.field[game.sides[side]] == game.tables.germany:
        game.bans = True


def germany(game: State) -> int:
    """Germany's team, or -1 if it does not play."""
    nation = game.tables.germany
    return game.field.index(nation) if nation in game.field else -1
