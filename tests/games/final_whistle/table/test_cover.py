"""The cover shows two men of the box as they are."""

from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules.options import MEN, SYMBOLS
from swallows_gui.games.final_whistle.table import cover


def test_the_men_of_the_cover_are_those_of_the_box() -> None:
    for man in cover.MEN:
        found = load().men[man.club][MEN.index(man.man)]
        symbols = tuple(SYMBOLS[symbol] or "" for symbol in found.symbols)
        assert (man.name, man.sides, man.symbols) == (found.name.split()[-1], found.sides, symbols)
