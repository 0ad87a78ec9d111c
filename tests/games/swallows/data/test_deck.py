"""The deck, the nations, the fields and the formats that come with the game are as many and as mixed as promised."""

from collections import Counter

import pytest

from swallows_gui.engine.tournament.schedule import FROM_FIELD, FROM_GROUP, FROM_WINNER, Place
from swallows_gui.games.swallows.data.cards import VALUES, Card
from swallows_gui.games.swallows.data.catalogue import Catalogue, load
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.formats import Pay


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load()


def of_colour(catalogue: Catalogue, colour: str) -> list[Card]:
    """The random cards of a colour that are in the deck."""
    return [
        card for card in catalogue.cards.values() if card.colour == colour and card.nation is None and card.count > 0
    ]


@pytest.mark.parametrize(
    ("colour", "different", "copies"),
    [("green", 70, range(170, 216)), ("blue", 45, range(66, 96)), ("red", 30, range(40, 58))],
)
def test_colour_has_enough_different_cards_and_about_the_copies(
    catalogue: Catalogue, colour: str, different: int, copies: range
) -> None:
    cards = of_colour(catalogue, colour)
    assert len(cards) >= different
    assert sum(card.count for card in cards) in copies


def test_every_value_of_every_kind_is_in_the_deck(catalogue: Catalogue) -> None:
    found = {(card.kind, card.value) for colour in ("green", "blue") for card in of_colour(catalogue, colour)}
    wanted = {(kind, value) for kind, (low, high) in VALUES.items() for value in range(low, high + 1)}
    assert found == wanted


def test_places_of_attacks_are_two_to_one_to_two(catalogue: Catalogue) -> None:
    places: Counter[str] = Counter()
    for card in of_colour(catalogue, "green"):
        if card.area is not None:
            places[card.area] += card.count
    total = places.total()
    assert places["inside"] / total == pytest.approx(0.4, abs=0.05)
    assert places["edge"] / total == pytest.approx(0.2, abs=0.05)
    assert places["outside"] / total == pytest.approx(0.4, abs=0.05)


def test_about_half_of_the_fouls_name_no_place_and_some_are_limited(catalogue: Catalogue) -> None:
    fouls = [card for card in of_colour(catalogue, "blue") if card.kind == "foul"]
    nowhere = sum(card.count for card in fouls if card.area is None)
    assert 0.4 <= nowhere / sum(card.count for card in fouls) <= 0.65
    assert any(card.limits for card in fouls)


def test_some_fouls_cost_the_fouled_and_some_the_fouler_a_card(catalogue: Catalogue) -> None:
    ops = {effect.do for card in of_colour(catalogue, "blue") if card.kind == "foul" for effect in card.effects}
    assert {"injure", "discard"} <= ops


def test_a_goalie_of_one_saves_a_seven_and_goalies_are_few(catalogue: Catalogue) -> None:
    goalies = [card for card in of_colour(catalogue, "blue") if card.kind == "goalie"]
    blues = sum(card.count for card in of_colour(catalogue, "blue"))
    assert sum(card.count for card in goalies) < blues / 3


def test_two_attack_cards_are_turned_in_by_the_defender_on_a_one(catalogue: Catalogue) -> None:
    marked = [card for card in of_colour(catalogue, "green") if card.own_goal_on_one]
    assert len(marked) >= 2
    assert all(card.kind == "attack" for card in marked)


def test_two_reds_make_own_goals(catalogue: Catalogue) -> None:
    assert sum(any(e.do == "own_goal" for e in card.effects) for card in of_colour(catalogue, "red")) >= 2


def test_nations(catalogue: Catalogue) -> None:
    assert len(catalogue.nations) >= 48
    assert sum(bool(nation.stars) for nation in catalogue.nations.values()) >= 24
    assert catalogue.nations["MEX"].strength == 11
    assert catalogue.heads == ("ARG", "BRA", "FRA", "GER")
    for nation in catalogue.nations.values():
        stars = 0 if nation.plain else 2 if nation.code in catalogue.heads else 1
        assert len(nation.stars) == stars, nation.code


def test_names_of_nations_are_unique_in_both_languages(catalogue: Catalogue) -> None:
    for language in ("de", "en"):
        names = [nation.name[language] for nation in catalogue.nations.values()]
        assert len(set(names)) == len(names)


def test_flags_are_drawn_and_no_two_are_alike(catalogue: Catalogue) -> None:
    flags = [nation.flag.model_dump_json() for nation in catalogue.nations.values()]
    assert len(set(flags)) == len(flags)


def test_fields_have_sixteen_teams_with_stars_and_heads_in_front(catalogue: Catalogue) -> None:
    assert {"euro-2000", "euro-2004", "world-cup-2006", "world-cup-2022"} <= set(catalogue.fields)
    for field in catalogue.fields.values():
        assert len(field.teams) == 16, field.id
        heads = [code for code in catalogue.heads if code in field.teams]
        assert list(field.teams[: len(heads)]) == heads, field.id
    own = [field for field in catalogue.fields.values() if field.teams[:4] == catalogue.heads]
    assert len(own) >= 4


def test_one_deck_deals_every_preset_field_what_its_nation_cards_say(catalogue: Catalogue) -> None:
    copies = {colour: sum(card.count for card in of_colour(catalogue, colour)) for colour in ("green", "blue", "red")}
    for field in catalogue.fields.values():
        nations = [catalogue.nations[code] for code in field.teams]
        for colour, number in copies.items():
            assert sum(getattr(nation, colour) for nation in nations) <= number, (field.id, colour)


def test_sixteen_is_the_tournament_of_the_rules(catalogue: Catalogue) -> None:
    form = catalogue.tables().formats["sixteen"]
    schedule, economy = form.schedule, form.economy
    assert (schedule.teams, schedule.ladder) == (16, ("QF", "SF", "F", "champion"))
    assert [fixture.stage for fixture in schedule.fixtures] == ["group"] * 24 + ["QF"] * 4 + ["SF"] * 2 + ["F"]
    first_day = [(f.group, f.home.rank, f.away.rank) for f in schedule.fixtures[:8]]
    assert first_day == [(group, *pair) for group in range(4) for pair in ((1, 2), (3, 4))]
    assert [(f.home.rank, f.away.rank) for f in schedule.fixtures[16:18]] == [(4, 1), (3, 2)]
    assert schedule.fixtures[24][3:5] == (Place(FROM_GROUP, 0, 1), Place(FROM_GROUP, 1, 2))
    assert schedule.fixtures[30][3:5] == (Place(FROM_WINNER, 29), Place(FROM_WINNER, 30))
    assert [fixture.number for fixture in schedule.fixtures if fixture.final] == [31]
    assert schedule.through == (2, 2, 2, 2)
    assert dict(economy.bets) == {"V": Pay("QF", 16), "F": Pay("F", 36), "S": Pay("champion", 56)}
    assert dict(economy.fees) == {"champion": 16, "F": 10, "SF": 7, "QF": 4}
    assert (economy.cash, economy.rest, economy.seats, economy.usual_seats) == (100, "QF", (2, 6), 4)
    assert economy.drafts


def test_friendly_is_one_match_of_two_teams(catalogue: Catalogue) -> None:
    form = catalogue.tables().formats["friendly"]
    schedule, economy = form.schedule, form.economy
    assert (schedule.teams, schedule.single, schedule.groups) == (2, True, ())
    (match,) = schedule.fixtures
    assert match[1:5] == ("friendly", None, Place(FROM_FIELD, 0), Place(FROM_FIELD, 1))
    assert match.optional
    assert not match.final
    assert dict(economy.fees) == {"champion": 16, "draw": 8}
    assert (economy.cash, dict(economy.bets), economy.rest) == (10, {}, None)
    assert (economy.seats, economy.usual_seats, economy.drafts) == ((2, 3), 3, False)


def test_tables_have_a_card_for_every_copy(catalogue: Catalogue) -> None:
    later = list(catalogue.tables().later.values())
    assert len(later) >= 38
    tables = catalogue.tables().with_nations(later)
    assert len(tables.card_id) == sum(card.count for card in catalogue.cards.values())
    assert len(set(tables.card_id)) == len(tables.card_id)
    for card, name in enumerate(tables.card_id):
        design = catalogue.cards[name.partition("#")[0]]
        assert tables.design_id[tables.card_design[card]] == design.id
        assert t.COLOURS[tables.card_colour[card]] == design.colour
        stands_for = design.as_ or design
        assert t.KINDS[tables.card_kind[card]] == stands_for.kind
        assert tables.card_value[card] == (stands_for.value or 0)
        assert len(tables.card_effects[card]) == len(design.effects)
    for nation, stars in enumerate(tables.nation_stars):
        assert all(tables.card_nation[star] == nation for star in stars)


def test_tables_are_compiled_once(catalogue: Catalogue) -> None:
    assert load() is catalogue
    assert catalogue.tables() is catalogue.tables()
