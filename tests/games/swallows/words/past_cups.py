"""Games in the field of a past cup, as far as a test wants them to have come."""

import json

from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.cup_fields import cup_fields, cup_format
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.words import past_cup
from swallows_gui.games.swallows.words.names import Names

CUPS = {found.id: found for found in cup_fields(load())}


def game_of(name: str, seed: int = 1) -> Swallows:
    """A game in the field of a cup, its header written and read."""
    found = CUPS[name]
    options = {
        "format": cup_format(load(), found).written(),
        "field": found.field,
        "groups": "given",
        "cup": found.written,
        "distribution": "random",
    }
    return Swallows.new(load().tables(), json.loads(json.dumps(options)), seed)


def names_of(view: SwallowsView) -> Names:
    codes = tuple(view.tables.nation_code[nation] for nation in view.field)
    return Names(load(), ("Ann", "Ben", "Cleo", "Dan"), codes, past_cup.day_names(view.options.cup))


def after(game: Swallows, number: int) -> SwallowsView:
    """The view when so many matches of the groups are over, all of them 1:0."""
    played = []
    for fixture in game.fixtures[:number]:
        sides = [game.groups[place.number][place.rank - 1] for place in (fixture.home, fixture.away)]
        played.append((sides[0], sides[1], Score(1, 0)))
    game.played = tuple(played)
    return game.view(None)
