"""Who may fill an entry of a card's list (F4.3)."""

from swallows_gui.games.final_whistle.rules.options import ANY, Entry, G
from swallows_gui.games.final_whistle.rules.state import NONE, State


def who_may_fill(game: State, seat: int, entry: Entry) -> list[int]:
    """The men of a seat that may be marked for an entry: those of its line, else any other free man but the goalie."""
    mark, line = game.mark, game.line
    if entry.line == G:
        goalie = game.goalie(seat)
        return [goalie] if goalie != NONE and not mark[goalie] else []
    free = [man for man in game.field[seat] if not mark[man] and line[man] != G]
    if entry.line == ANY:
        return free
    return [man for man in free if line[man] == entry.line] or free


def linked_man(game: State, entry: Entry) -> int:
    """The attacker's man that a link names, if he is still on the field, else NONE (F4.8)."""
    if not entry.link:
        return NONE
    man = game.built[entry.link - 1] if entry.link <= len(game.built) else NONE
    return man if man != NONE and man in game.field[game.side] else NONE
