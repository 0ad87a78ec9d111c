"""S10: tournaments of other sizes, as the shipped formats play them."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.schedule import GROUP
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.lab.bench import choose
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.soundness import check_cards, check_money
from swallows_gui.games.swallows.rules.tables import BLUE, COLOURS, GREEN, RED, Tables

SHIPPED = (
    "friendly", "eight", "short-evening", "sixteen", "sixteen-final-group", "sixteen-second-groups", "twenty-four",
    "twenty-four-second-groups", "thirty-two", "double-sheet", "forty-eight",
)  # fmt: skip


def tables() -> Tables:
    """The game's own deck and formats."""
    return load().tables()


@cache
def played(form: str, seed: int = 1) -> tuple[Swallows, tuple[Json, ...]]:
    """A whole tournament of random decisions, and what its record tells."""
    game = Swallows.new(tables(), {"format": form, "distribution": "random"}, seed)
    events = [game.notation.event_to_json(event) for event in game.start_events]
    lot = Random(seed).random
    while game.to_move is not None:
        events += [game.notation.event_to_json(event) for event in game.push(choose(game, lot)[0])]
    return game, tuple(events)


def told(form: str, what: str, **fields: Any) -> list[Json]:
    """The events of a type in a tournament."""
    events = played(form)[1]
    return [event for event in events if event["type"] == what and fields.items() <= event.items()]


def codes(form: str, number: int) -> tuple[str, str]:
    """Who played a match."""
    game, _ = played(form)
    home, away, _ = game.played[number - 1]
    return game.notation.codes[home], game.notation.codes[away]


def winner(form: str, number: int) -> str:
    """Who won a match."""
    game, _ = played(form)
    home, away, score = game.played[number - 1]
    return game.notation.codes[away if score.winner else home]


def order(form: str, group: str) -> list[str]:
    """A group from first to last."""
    return list(told(form, "group_ranked", group=group)[0]["order"])


def test_s10_1_the_first_two_of_eight_groups_meet_in_the_round_of_sixteen() -> None:
    pairs = ["A1-B2", "C1-D2", "E1-F2", "G1-H2", "B1-A2", "D1-C2", "F1-E2", "H1-G2"]
    for number, pair in enumerate(pairs, 49):
        home, away = ((place[0], int(place[1]) - 1) for place in pair.split("-"))
        assert codes("thirty-two", number) == (
            order("thirty-two", home[0])[home[1]],
            order("thirty-two", away[0])[away[1]],
        )
    for number, first in zip(range(57, 64), (49, 51, 53, 55, 57, 59, 61), strict=True):
        assert codes("thirty-two", number) == (winner("thirty-two", first), winner("thirty-two", first + 1))


def test_s10_1_the_rest_comes_once_before_the_round_of_sixteen() -> None:
    events = [event["type"] if "reason" not in event else event["reason"] for event in played("thirty-two")[1]]
    assert events.count("rest") == len(told("thirty-two", "cards_drawn", reason="rest")) + 1 == 17
    assert events.count("knockout") == 1
    starts = [at for at, event in enumerate(played("thirty-two")[1]) if event["type"] == "match_started"]
    assert starts[47] < events.index("rest") < events.index("knockout") < starts[48]


def test_s10_1_a_card_fewer_of_a_colour_that_the_trainer_names() -> None:
    game, _ = played("thirty-two")
    given_up = {event["team"]: event["colour"] for event in told("thirty-two", "colour_given_up")}
    assert set(given_up) == set(game.notation.codes)
    for event in told("thirty-two", "cards_drawn", reason="deal"):
        nation = game.tables.nation(event["team"])
        due = Counter(dict(zip(COLOURS, game.tables.nation_cards[nation], strict=True)))
        due[given_up[event["team"]]] -= 1
        found = Counter(COLOURS[game.tables.card_colour[game.tables.card_id.index(card)]] for card in event["cards"])
        assert found == +due
        assert event["due"] == due.total()


def test_s10_1_the_trainer_is_asked_before_the_deal_and_names_a_colour_that_is_due() -> None:
    game = Swallows.new(tables(), {"format": "thirty-two", "distribution": "random"}, 4)
    for team in range(32):
        assert (game.step.name, game.to_move) == ("give_up", game.trainer[team])
        asked = [game.notation.action_to_json(action) for action in game.legal]
        due = game.tables.nation_cards[game.field[team]]
        assert [action["team"] for action in asked] == [game.notation.codes[team]] * len(asked)
        colours = [COLOURS[colour] for colour in (GREEN, BLUE, RED) if due[colour]]
        assert [action["colour"] for action in asked] == colours
        assert not any(game.greens)
        game.push(game.legal[-1])
    assert all(game.greens)


def test_s10_2_bets_and_fees_of_32_teams() -> None:
    economy = tables().formats["thirty-two"].economy
    assert {kind: tuple(pay) for kind, pay in economy.bets.items()} == {
        "V": ("QF", 25),
        "F": ("F", 50),
        "S": ("champion", 80),
    }
    assert economy.cash == 100
    amounts = Counter(event["amount"] for event in told("thirty-two", "fee_paid"))
    assert amounts == {24: 1, 16: 1, 10: 2, 6: 4, 3: 8}
    quarter_finalists = {code for number in range(57, 61) for code in codes("thirty-two", number)}
    won = {event["team"] for event in told("thirty-two", "bet_paid", kind="V") if event["amount"]}
    assert won <= quarter_finalists


@pytest.mark.parametrize(
    ("form", "decks"), [("sixteen", 1), ("thirty-two", 2), ("double-sheet", 2), ("forty-eight", 3)]
)
def test_s10_3_decks_are_shuffled_together(form: str, decks: int) -> None:
    one, game = tables(), played(form)[0]
    for colour in (GREEN, BLUE, RED):
        assert len(game.tables.deck(colour)) == decks * len(one.deck(colour))
    assert game.tables.stars == one.stars
    assert len(set(game.tables.card_id)) == len(game.tables.card_id)
    assert game.tables.card_id[: len(one.card_id)] == one.card_id


def test_s10_3_copies_are_numbered_through() -> None:
    two = tables().shuffled_together(2)
    copies: dict[str, list[int]] = {}
    for card, nation in zip(two.card_id, two.card_nation, strict=True):
        design, copy = card.split("#")
        copies.setdefault(design, []).append(int(copy))
        assert nation < 0 or copy == "1"
    assert all(sorted(numbers) == list(range(1, len(numbers) + 1)) for numbers in copies.values())


def test_s10_4_each_round_is_played_on_sheet_one_and_then_on_sheet_two() -> None:
    form = tables().formats["double-sheet"]
    assert form.economy.sheets == (("A", "B", "C", "D"), ("E", "F", "G", "H"))
    assert (form.economy.card_off, form.economy.decks, dict(form.economy.bets)) == (
        True,
        2,
        {**tables().formats["thirty-two"].economy.bets, "F": form.economy.bets["F"]},
    )
    groups = [fixture.group for fixture in form.schedule.fixtures if fixture.stage == GROUP]
    assert groups[:16] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    sheet_of = {code: group in "EFGH" for group in "ABCDEFGH" for code in order("double-sheet", group)}
    for stage, size in (("R16", 4), ("QF", 2), ("SF", 1)):
        started = told("double-sheet", "match_started", stage=stage)
        assert [sheet_of[event["home"]] for event in started] == [False] * size + [True] * size
        assert all(sheet_of[event["home"]] == sheet_of[event["away"]] for event in started)


def test_s10_4_the_winners_of_the_sheets_play_the_grand_final_where_alone_every_green_is_played() -> None:
    assert codes("double-sheet", 63) == (winner("double-sheet", 61), winner("double-sheet", 62))
    fixtures = tables().formats["double-sheet"].schedule.fixtures
    assert [fixture.number for fixture in fixtures if fixture.final] == [63]
    assert fixtures[-1].stage == "GF"
    assert [event["stage"] for event in told("double-sheet", "match_started")[-3:]] == ["SF", "SF", "GF"]
    assert len(told("double-sheet", "cards_drawn", reason="rest")) == 16


@pytest.mark.parametrize(
    ("form", "bets", "fees"),
    [
        ("twenty-four", (15, 43, 62), {20: 1, 13: 1, 8: 2, 5: 4, 2: 8}),
        ("forty-eight", (20, 52, 84), {32: 1, 22: 1, 14: 2, 8: 4, 4: 8, 2: 16}),
        ("eight", (11, 30, 37), {16: 1, 10: 1, 7: 2, 4: 4}),
    ],
)
def test_s10_5_bets_and_fees_of_other_sizes(form: str, bets: tuple[int, ...], fees: dict[int, int]) -> None:
    assert tuple(pay.amount for pay in tables().formats[form].economy.bets.values()) == bets
    assert Counter(event["amount"] for event in told(form, "fee_paid")) == fees


@pytest.mark.parametrize(("form", "through"), [("twenty-four", 4), ("forty-eight", 8)])
def test_s10_5_the_best_thirds_go_on(form: str, through: int) -> None:
    game, _ = played(form)
    ranked = told(form, "thirds_ranked")[0]
    assert ranked["through"] == through
    assert set(ranked["order"]) == {game.notation.codes[group[2]] for group in game.ranked}
    first_round = tables().formats[form].schedule.fixtures[tables().formats[form].schedule.group_matches]
    sides = {
        code
        for event in told(form, "match_started", stage=first_round.stage)
        for code in (event["home"], event["away"])
    }
    assert sides & set(ranked["order"]) == set(ranked["order"][:through])
    handed_in = {event["team"] for event in told(form, "team_eliminated")}
    assert set(ranked["order"][through:]) <= handed_in


def test_s10_5_which_third_goes_where_is_laid_down() -> None:
    game, _ = played("twenty-four")
    ranked = told("twenty-four", "thirds_ranked")[0]
    group_of = {game.notation.codes[teams[2]]: "ABCDEF"[group] for group, teams in enumerate(game.ranked)}
    on = "".join(sorted(group_of[code] for code in ranked["order"][:4]))
    laid_down = load().formats["twenty-four"].thirds[on]
    assert tuple(group_of[codes("twenty-four", number)[1]] for number in (38, 39, 40, 41)) == laid_down


def test_s10_5_the_quarter_finals_of_the_cup_of_eight_are_drawn_and_nobody_rests() -> None:
    field = ["ARG", "BRA", "FRA", "GER", "ITA", "ESP", "NED", "ENG"]
    openings = set()
    for seed in range(8):
        game = Swallows.new(tables(), {"format": "eight", "field": field, "distribution": "random"}, seed)
        assert sorted(game.notation.codes) == sorted(field)
        openings.add(frozenset(game.notation.codes[:2]))
    assert len(openings) > 1
    assert tables().formats["eight"].economy.bets["V"].stage == "SF"
    assert not told("eight", "cards_drawn", reason="rest")


def test_s10_6_a_final_group_decides_the_title_by_rank() -> None:
    final = order("sixteen-final-group", "S2.A")
    assert set(final) == {order("sixteen-final-group", group)[0] for group in "ABCD"}
    fees = {event["team"]: event["amount"] for event in told("sixteen-final-group", "fee_paid")}
    assert [fees[code] for code in final] == [23, 14, 11, 9]
    assert not any(fixture.final for fixture in tables().formats["sixteen-final-group"].schedule.fixtures)


def test_s10_6_the_losing_semi_finalists_keep_their_cards_until_the_match_for_third_place() -> None:
    form = "twenty-four-second-groups"
    events = list(played(form)[1])
    third = next(at for at, event in enumerate(events) if event["type"] == "match_started" and event["stage"] == "3P")
    final = next(at for at, event in enumerate(events) if event["type"] == "match_started" and event["stage"] == "F")
    sides = {events[third]["home"], events[third]["away"]}
    out = {at: event["team"] for at, event in enumerate(events) if event["type"] == "team_eliminated"}
    assert {team for at, team in out.items() if third < at < final} == sides
    assert not [event for event in events[third + 1 : final] if event.get("reason") == "result"]


@pytest.mark.parametrize("seed", range(2))
def test_s10_6_the_draw_keeps_two_teams_of_a_seat_to_a_group_however_few_seats(seed: int) -> None:
    game = Swallows.new(tables(), {"format": "forty-eight", "seats": 2, "distribution": "random"}, seed)
    for teams in game.groups:
        assert max(Counter(game.trainer[team] for team in teams).values()) == 2


@pytest.mark.parametrize("form", SHIPPED)
def test_s10_5_every_shipped_format_keeps_cards_and_money(form: str) -> None:
    game, events = played(form)
    check_cards(game)
    check_money(game)
    assert set(SHIPPED) == set(tables().formats)
    ranked = [event["group"] for event in events if event["type"] == "group_ranked"]
    assert ranked == list(game.form.schedule.group_names)
    for fixture, (home, away, _) in zip(game.fixtures, game.played, strict=True):
        assert home != away
        assert fixture.group is None or {home, away} <= set(game.groups[fixture.group])
    assert len(game.played) >= len(game.form.schedule.fixtures)
