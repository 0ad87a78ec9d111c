"""A referee who decides against Germany is banned once the match is over (S4.9)."""

from typing import Final

from swallows_gui.engine.swallows.state import State

GERMANY: Final = "GER"


def decide_against(game: State, side: int) -> None:
    """The referee has decided something that does not favour `side` (S4.10)."""
    if game.tables.nation_code[game.field[game.sides[side]]] == GERMANY:
        game.bans = True


def germany(game: State) -> int:
    """Germany's team, or -1 if it does not play."""
    return next((team for team, nation in enumerate(game.field) if game.tables.nation_code[nation] == GERMANY), -1)
