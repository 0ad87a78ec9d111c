"""Bets and fees of past cups: the rule book's where it gives them, else by size, and none that cannot be worth it."""

import pytest

from swallows_gui.catalogue.rulebook import load_rulebook
from swallows_gui.engine.tournament.schedule import CHAMPION, THIRD_PLACE
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.cup_fields import as_it_was, cup_fields, cup_format, field_of
from swallows_gui.games.swallows.data.formats import FormatModel
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.payout import fees
from swallows_gui.games.swallows.session.kind import kind_with
from tests.games.swallows.data.test_cup_shapes import Making

HOUSE = load()
FORMS = {found.id: cup_format(HOUSE, found) for found in cup_fields(HOUSE)}


def sums(form: FormatModel) -> tuple[dict[str, int], dict[str, int]]:
    return {str(kind): pay.amount for kind, pay in form.bets.items()}, {
        str(rung): fee for rung, fee in form.fees.items()
    }


@pytest.mark.parametrize("name", FORMS)
def test_every_field_of_16_or_32_pays_what_the_rule_book_says(name: str) -> None:
    schedule = FORMS[name].compiled().schedule
    if (schedule.teams, schedule.ladder) == (16, ("QF", "SF", "F", CHAMPION)):
        assert sums(FORMS[name]) == ({"V": 16, "F": 36, "S": 56}, {CHAMPION: 16, "F": 10, "SF": 7, "QF": 4})
    if (schedule.teams, schedule.ladder) == (32, ("R16", "QF", "SF", "F", CHAMPION)):
        paid = {CHAMPION: 24, "F": 16, "SF": 10, "QF": 6, "R16": 3}
        assert sums(FORMS[name]) == ({"V": 25, "F": 50, "S": 80}, paid)


@pytest.mark.parametrize(("size", "double"), [(4, False), (5, False), (6, True), (8, False)])
def test_in_a_league_each_bet_pays_more_than_one_that_is_easier_to_win(size: int, double: bool) -> None:
    made = Making("league-2001", size)
    made.group("A", made.names, double=double)
    paid = list(sums(cup_format(HOUSE, field_of(HOUSE, made.cup())))[0].values())
    assert len(paid) == 3
    assert paid == sorted(set(paid))


@pytest.mark.parametrize("name", FORMS)
def test_a_bet_on_what_most_teams_reach_pays_less_than_the_sixteen_teams_first(name: str) -> None:
    schedule, bets = FORMS[name].compiled().schedule, FORMS[name].compiled().economy.bets
    if "V" in bets and schedule.ladder.index(bets["V"].stage) == 0:
        first = {place for fixture in schedule.fixtures if fixture.rung == bets["V"].stage for place in fixture[3:5]}
        if 2 * len(first) > schedule.teams:
            assert bets["V"].amount < 16 * schedule.teams / (2 * len(first))


def test_there_are_such_fields() -> None:
    sizes = [form.compiled().schedule.teams for form in FORMS.values()]
    assert sizes.count(16) > 10
    assert sizes.count(32) >= 5


@pytest.mark.parametrize("name", FORMS)
def test_no_bet_is_on_what_all_reach_or_on_the_same_as_another(name: str) -> None:
    form = FORMS[name].compiled()
    ladder, bets = form.schedule.ladder, form.economy.bets
    rungs = [pay.stage for pay in bets.values()]
    assert len(set(rungs)) == len(rungs)
    assert [ladder.index(rung) for rung in rungs] == sorted(ladder.index(rung) for rung in rungs)
    assert [pay.amount for pay in bets.values()] == sorted(pay.amount for pay in bets.values())
    for rung in rungs:
        playing = {place for fixture in form.schedule.fixtures if fixture.rung == rung for place in fixture[3:5]}
        assert len(playing) < form.schedule.teams
    assert [form.economy.fee(rung) for rung in ladder] == sorted(form.economy.fee(rung) for rung in ladder)


@pytest.mark.parametrize("name", ["euro-1960", "euro-1976", "euro-1980"])
def test_without_a_stage_before_the_final_there_is_no_first_bet(name: str) -> None:
    assert list(FORMS[name].bets) == ["F", "S"]
    found = next(found for found in cup_fields(HOUSE) if found.id == name)
    game = kind_with(HOUSE).new({**as_it_was(HOUSE, found), "seats": 2, "distribution": "random"}, 3)
    assert isinstance(game, Swallows)
    assert game.step.name == "bets"
    kinds = {action & 3 for action in game.legal if game.notation.action_to_json(action)["type"] == "bet"}
    assert kinds == {1, 2}
    before = len(game.legal)
    bet = next(action for action in game.legal if game.notation.action_to_json(action)["type"] == "bet")
    game.push(bet)
    assert bet not in game.legal
    assert len(game.legal) < before


def test_who_plays_for_third_place_without_a_semi_final_is_not_paid_for_a_final() -> None:
    form = FORMS["euro-1980"]
    assert form.fees["4"] <= form.fees["3"] < form.fees["F"]
    found = next(found for found in cup_fields(HOUSE) if found.id == "euro-1980")
    game = kind_with(HOUSE).new({**as_it_was(HOUSE, found), "seats": 3, "distribution": "random"}, 5)
    assert isinstance(game, Swallows)
    while game.to_move is not None:
        entry = next(iter(game.legal_actions(game.to_move)))
        game.push(entry if isinstance(entry, int) else entry[0])
    third = next(fixture for fixture in game.form.schedule.fixtures if fixture.stage == THIRD_PLACE)
    paid = dict(fees(game))
    home, away, _score = game.played[third.number - 1]
    assert sorted((paid[home], paid[away])) == sorted((form.fees["3"], form.fees["4"]))
    assert len(paid) == 4


def test_a_format_file_of_that_shape_that_does_not_say_it_pays_nothing_for_third_place() -> None:
    form = FORMS["euro-1980"]
    silent = form.model_copy(update={"fees": {CHAMPION: 17, "F": 11}})
    assert silent.written()["fees"] == {CHAMPION: 17, "F": 11, "3": 0, "4": 0}
    assert "3" not in FORMS["wc-1990"].written()["fees"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_rule_book_says_what_the_formats_pay(language: str) -> None:
    book = load_rulebook("swallows", language)
    lines = book.clause("S10.5").text.split("\n")
    for identity, at in (("twenty-four", 1), ("forty-eight", 2), ("eight", 3)):
        bets, paid = sums(HOUSE.formats[identity])
        for figure in (*bets.values(), *paid.values()):
            assert str(figure) in lines[at], (identity, figure)
    bets, paid = sums(HOUSE.formats["thirty-two"])
    for figure in (*bets.values(), *paid.values()):
        assert str(figure) in book.clause("S10.2").text
