"""Every past cup can be played with its own teams and fills a tournament of 48; everybody is dealt what is due."""

import json

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.cup_fields import CupField, cup_fields, cup_format
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.preparation import dealt
from swallows_gui.games.swallows.session.kind import kind_with

HOUSE = load()
FIELDS = cup_fields(HOUSE)


def begun(options: Json) -> Swallows:
    """A game with these options as a file keeps them, dealt."""
    kind = kind_with(HOUSE)
    game = kind.new(json.loads(json.dumps(kind.as_kept({"distribution": "random", **options}))), 6)
    assert isinstance(game, Swallows)
    while game.step.name == "give_up":
        game.push(game.legal[0])
    return game


def short(game: Swallows) -> list[str]:
    """Teams that were not dealt what their nation cards say, and a card fewer where one is given up."""
    found = []
    for team, nation in enumerate(game.field):
        greens, blues, reds = dealt(game, team)
        stars = len(game.tables.nation_stars[nation])
        held = len(game.greens[team]), len(game.blues[team]), len(game.reds[team])
        if held != (greens, blues, reds + stars):
            found.append(game.tables.nation_code[nation])
    return found


@pytest.mark.parametrize("found", FIELDS, ids=lambda found: found.id)
def test_every_team_of_a_cup_is_a_nation_and_gets_its_cards(found: CupField) -> None:
    assert found.missing == ()
    assert len(found.field) == len(found.cup.teams) == len(set(found.field))
    form = cup_format(HOUSE, found)
    game = begun({"format": form.written(), "field": found.field, "seats": form.seats[0]})
    assert sorted(game.notation.codes) == sorted(found.field)
    assert short(game) == []


@pytest.mark.parametrize("found", FIELDS, ids=lambda found: found.id)
def test_a_tournament_of_48_is_filled_from_a_cup(found: CupField) -> None:
    others = [code for code in HOUSE.nations if code not in found.field]
    strongest = sorted(others, key=lambda code: -HOUSE.nations[code].strength)
    field = [*found.field, *strongest][:48]
    game = begun({"format": "forty-eight", "field": field, "free_heads": True, "seats": 4})
    assert set(found.field) <= set(game.notation.codes)
    assert short(game) == []


def test_every_nation_has_been_or_can_be_at_a_cup_with_a_star_of_its_own() -> None:
    later = [nation for nation in HOUSE.nations.values() if nation.by_value]
    assert len(later) == 38
    at_cups = {code for found in FIELDS for code in found.field}
    assert {nation.code for nation in later if nation.code not in at_cups} == {
        "BIH", "CHN", "CPV", "CUW", "IRQ", "JOR", "MKD", "UZB",
    }  # fmt: skip
    assert all(len(nation.cards) == 1 and nation.cards[0].net_move <= 2 for nation in later)
