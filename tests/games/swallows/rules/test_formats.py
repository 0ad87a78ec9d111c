"""Tournaments of shapes that no file has: groups and semi-finals, groups of two sizes, a cup without groups (S10.5)."""

import json
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import IllegalAction
from swallows_gui.engine.tournament.schedule import fixture_of
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.formats import FormatModel
from swallows_gui.games.swallows.lab.bench import choose
from swallows_gui.games.swallows.lab.playing import play, players
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.payout import fees, reached
from swallows_gui.games.swallows.rules.soundness import check_cards, check_money
from swallows_gui.games.swallows.rules.tables import Tables

NAME = {"de": "Ein Turnier", "en": "A tournament"}
GROUP_DAYS = [[[1, 2], [3, 4]], [[1, 3], [2, 4]], [[4, 1], [3, 2]]]
MONEY = {
    "cash": 60,
    "bets": {
        "V": {"stage": "SF", "amount": 16},
        "F": {"stage": "F", "amount": 28},
        "S": {"stage": "champion", "amount": 46},
    },
}
IN_GROUPS: dict[str, Any] = {
    **MONEY,
    "id": "in-groups",
    "name": NAME,
    "stages": [
        {"kind": "groups", "groups": {"A": 4, "B": 4}, "match_days": GROUP_DAYS},
        {"kind": "knockout", "stage": "SF", "matches": [["A1", "B2"], ["B1", "A2"]]},
        {"kind": "knockout", "stage": "F", "matches": [["W13", "W14"]]},
    ],
    "final": 15,
    "seats": [2, 6],
    "drafts": True,
    "fees": {"champion": 16, "F": 10, "SF": 7},
    "rest": "SF",
}
UNEVEN = {
    **IN_GROUPS,
    "id": "uneven",
    "stages": [
        {"kind": "groups", "groups": {"A": 4, "B": 3}, "match_days": GROUP_DAYS},
        {"kind": "knockout", "stage": "SF", "matches": [["A1", "B2"], ["B1", "A2"]]},
        {"kind": "knockout", "stage": "F", "matches": [["W10", "W11"]]},
    ],
    "ranking": {"win": 2, "criteria": ["head_to_head_once", "goals"]},
    "final": 12,
    "rest": None,
}
CUP = {
    **IN_GROUPS,
    "id": "cup",
    "stages": [
        {"kind": "knockout", "stage": "QF", "matches": [["T1", "T2"], ["T3", "T4"], ["T5", "T6"], ["T7", "T8"]]},
        {"kind": "knockout", "stage": "SF", "matches": [["W1", "W2"], ["W3", "W4"]]},
        {"kind": "knockout", "stage": "F", "matches": [["W5", "W6"]]},
    ],
    "final": 7,
    "fees": {"champion": 16, "F": 10, "SF": 7, "QF": 4},
    "rest": None,
}


def pairs(*texts: str) -> list[list[str]]:
    """Matches from "A1-B2"."""
    return [text.split("-") for text in texts]


TWO_STAGES: dict[str, Any] = {
    **IN_GROUPS,
    "id": "two-stages",
    "stages": [
        {"kind": "groups", "groups": dict.fromkeys("ABCD", 4), "match_days": GROUP_DAYS},
        {
            "kind": "groups",
            "groups": {"A": 4, "B": 4},
            "match_days": GROUP_DAYS,
            "entrants": {"A": ["A1", "B2", "C1", "D2"], "B": ["B1", "A2", "D1", "C2"]},
        },
        {"kind": "knockout", "stage": "3P", "matches": pairs("S2.A2-S2.B2")},
        {"kind": "knockout", "stage": "F", "matches": pairs("S2.A1-S2.B1")},
    ],
    "ranking": {"win": 2, "criteria": ["difference", "goals", "place_before"]},
    "final": 38,
    "bets": {
        "V": {"stage": "S2", "amount": 16},
        "F": {"stage": "F", "amount": 28},
        "S": {"stage": "champion", "amount": 46},
    },
    "fees": {"champion": 16, "F": 10, "3": 8, "4": 6, "S2": 3},
    "rest": "S2",
    "card_off": True,
    "decks": 2,
}
FINAL_GROUP: dict[str, Any] = {
    **IN_GROUPS,
    "id": "final-group",
    "stages": [
        {"kind": "groups", "groups": {"A": 4, "B": 4}, "match_days": [[[1, 2], [3, 4]]], "extra_time": True},
        {
            "kind": "groups",
            "groups": {"A": 4},
            "match_days": GROUP_DAYS,
            "double": True,
            "entrants": {"A": ["A1", "B1", "A2", "B2"]},
        },
    ],
    "ranking": {"win": 2, "criteria": ["play_off", "average", "sent_off", "wins", "head_to_head_restarted", "lots"]},
    "final": None,
    "bets": {"V": {"stage": "S2", "amount": 16}, "F": {"rank": 2, "amount": 28}, "S": {"rank": 1, "amount": 46}},
    "fees": {"champion": 16, "2": 10, "3": 7, "4": 4},
    "rest": None,
}
THIRDS: dict[str, Any] = {
    **IN_GROUPS,
    "id": "thirds",
    "stages": [
        {"kind": "groups", "groups": dict.fromkeys("ABC", 4), "match_days": GROUP_DAYS},
        {"kind": "knockout", "stage": "QF", "matches": pairs("A1-3:B/C", "B1-3:A/C", "C1-A2", "B2-C2")},
        {"kind": "knockout", "stage": "SF", "matches": pairs("W19-W20", "W21-W22"), "legs": 2},
        {"kind": "knockout", "stage": "3P", "matches": pairs("L25-L26")},
        {"kind": "knockout", "stage": "F", "matches": pairs("W25-W26")},
    ],
    "thirds": {"AB": ["B", "A"]},
    "final": 28,
    "fees": {"champion": 16, "F": 10, "SF": 7, "QF": 4},
    "rest": "QF",
    "pots": True,
    "hosts": ["MEX"],
}
REPLAYS = {
    **CUP,
    "id": "replays",
    "stages": [{**stage, "level": ["extra", "replay", "lot"]} for stage in CUP["stages"]],
    "drawn": True,
}


WRITTEN = (IN_GROUPS, UNEVEN, CUP, TWO_STAGES, FINAL_GROUP, THIRDS, REPLAYS)


@cache
def shapes() -> dict[str, Format]:
    """The invented formats, read as a file would be."""
    read = [FormatModel.model_validate_json(json.dumps(written)) for written in WRITTEN]
    return {model.id: model.compiled() for model in read}


@cache
def tables() -> Tables:
    """The deck of the game with the invented formats."""
    known = load().tables()
    return replace(known, formats={**known.formats, **shapes()})


SHAPES = ["in-groups", "uneven", "cup", "two-stages", "final-group", "thirds", "replays"]
EVERY_SHAPE = pytest.mark.parametrize("form", SHAPES)


@EVERY_SHAPE
@pytest.mark.parametrize("options", [{"distribution": "random"}, {"seats": 3, "groups": "hand"}, {"seats": 2}])
def test_random_tournaments_keep_cards_and_money(form: str, options: dict[str, Any]) -> None:
    game = Swallows.new(tables(), {"format": form, **options}, 5)
    lot, pushes = Random(5).random, 0
    while game.to_move is not None:
        if pushes % 40 == 0:
            check_cards(game)
            check_money(game)
            again = Swallows.from_state(game.tables, json.loads(json.dumps(game.to_state())))
            assert again.to_state() == game.to_state()
            for seat in (*range(game.seats), None):
                view = game.view(seat)
                assert view.sample(Seeded(pushes)).view(seat) == view
        game.push(choose(game, lot)[0])
        pushes += 1
    check_cards(game)
    check_money(game)
    assert len(game.played) == len(game.fixtures) >= len(shapes()[form].schedule.fixtures)
    numbers = [fixture.number for fixture in game.fixtures]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    check_rounds(game)


def check_rounds(game: Swallows) -> None:
    """Nobody twice on a match day or in a round, and a match that must be won has a winner, in the end by a replay."""
    busy: dict[tuple[int, int, int], list[int]] = {}
    for fixture, (home, away, score) in zip(game.fixtures, game.played, strict=True):
        if not fixture.replay_of and fixture.decides < 0:
            busy.setdefault((fixture.round, fixture.day, fixture.leg), []).extend((home, away))
        replayed = any(other.replay_of == fixture.number for other in game.fixtures)
        if fixture.knockout and fixture.decides < 0:
            assert (score.winner is None) == replayed
    assert all(len(set(teams)) == len(teams) for teams in busy.values())


@EVERY_SHAPE
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_ai_seats_play_any_shape(form: str, level: str) -> None:
    game = Swallows.new(tables(), {"format": form, "seats": 3}, 7)
    play(game, players([level] * 3, 7))
    assert game.result is not None
    check_money(game)


@pytest.mark.parametrize("form", SHAPES[:3])
def test_every_team_meets_the_others_of_its_group_and_the_better_go_on(form: str) -> None:
    game = Swallows.new(tables(), {"format": form, "distribution": "random"}, 11)
    lot = Random(11).random
    while game.to_move is not None:
        game.push(choose(game, lot)[0])
    schedule = shapes()[form].schedule
    met = [frozenset(match[:2]) for match in game.played[: schedule.group_matches]]
    assert len(set(met)) == len(met)
    for teams in game.groups:
        assert all(frozenset((a, b)) in met for a in teams for b in teams if a != b)
    on = {team for order, through in zip(game.ranked, schedule.through, strict=True) for team in order[:through]}
    started = on or set(range(schedule.teams))
    first = [set(match[:2]) for match in game.played[schedule.group_matches :]][: len(started) // 2]
    assert set().union(*first) == started


def test_two_groups_have_two_heads() -> None:
    game = Swallows.new(tables(), {"format": "in-groups", "distribution": "random"}, 3)
    codes = [game.tables.nation_code[game.field[group[0]]] for group in game.groups]
    assert codes == ["ARG", "BRA"]


def test_a_format_has_its_seats() -> None:
    short = replace(shapes()["cup"], economy=replace(shapes()["cup"].economy, seats=(2, 3)))
    known = replace(tables(), formats={"cup": short})
    assert Swallows.new(known, {"format": "cup"}, 1).seats == 3


def played_out(form: str, seed: int = 11) -> Swallows:
    """A tournament of random decisions."""
    game = Swallows.new(tables(), {"format": form, "distribution": "random"}, seed)
    lot = Random(seed).random
    while game.to_move is not None:
        game.push(choose(game, lot)[0])
    return game


def test_second_groups_are_filled_from_the_first_and_the_thirds_play_before_the_final() -> None:
    game = played_out("two-stages")
    assert game.groups[4] == tuple(game.ranked[group][rank] for group, rank in ((0, 0), (1, 1), (2, 0), (3, 1)))
    third, final = game.played[-2:]
    assert {*third[:2]} == {game.ranked[4][1], game.ranked[5][1]}
    assert {*final[:2]} == {game.ranked[4][0], game.ranked[5][0]}
    assert [fixture.stage for fixture in game.fixtures[-2:]] == ["3P", "F"]


def test_a_final_group_pays_by_rank() -> None:
    game = played_out("final-group")
    order = game.ranked[-1]
    assert dict(fees(game)) == dict(zip(order, (16, 10, 7, 4), strict=True))
    assert reached(game, "S2") == set(order)
    assert reached(game, "2") == set(order[:2])
    assert reached(game, "champion") == {order[0]}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_best_thirds_go_where_the_file_or_a_matching_says(seed: int) -> None:
    game = played_out("thirds", seed)
    thirds = {game.ranked[group][2]: group for group in range(3)}
    quarter_finals = [game.played[number - 1][:2] for number in (19, 20)]
    groups = [thirds[away] for _, away in quarter_finals]
    assert groups in ([1, 0], [2, 0], [1, 2])
    assert [home for home, _ in quarter_finals] == [game.ranked[0][0], game.ranked[1][0]]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_legs_are_won_on_the_sums(seed: int) -> None:
    game = played_out("thirds", seed)
    for first, second in ((23, 25), (24, 26)):
        away, home, one = game.played[first - 1]
        assert game.played[second - 1][:2] == (home, away)
        two = game.played[second - 1][2]
        lead = two.home + one.away - two.away - one.home
        assert two.winner is not None
        if lead and two.after != "shootout":
            assert two.winner == (0 if lead > 0 else 1)


def test_a_level_match_is_played_again_at_the_end_of_its_round_and_then_goes_by_lot() -> None:
    replays = 0
    for seed in range(40):
        game = played_out("replays", seed)
        for at, fixture in enumerate(game.fixtures):
            if fixture.replay_of:
                replays += 1
                drawn = fixture_of(game.fixtures, fixture.replay_of)
                assert fixture.number > 7
                assert fixture.round == drawn.round
                assert all(other.round <= fixture.round for other in game.fixtures[:at])
                assert game.played[at][2].winner is not None
    assert replays


def test_the_places_of_a_cup_are_drawn() -> None:
    field = list(tables().nation_code[:8])
    first = [Swallows.new(tables(), {"format": form, "field": field}, 1).notation.codes for form in ("cup", "replays")]
    assert first[0] == tuple(field)
    assert first[1] != tuple(field)
    assert sorted(first[1]) == sorted(field)


def test_hosts_stand_first_in_their_groups() -> None:
    codes = ["ARG", "BRA", "FRA", "GER", "MEX", "ITA", "ESP", "NED", "ENG", "USA", "JPN", "CRO"]
    game = Swallows.new(tables(), {"format": "thirds", "field": codes, "distribution": "random"}, 1)
    assert game.groups[0][0] == codes.index("MEX")


def test_a_format_by_value_is_played_and_read_back() -> None:
    known = load().tables()
    game = Swallows.new(known, {"format": TWO_STAGES, "distribution": "random"}, 3)
    again = Swallows.from_state(known, json.loads(json.dumps(game.to_state())))
    assert again.to_state() == game.to_state()
    assert again.form == game.form == shapes()["two-stages"]


def test_a_format_that_is_kept_whole_is_the_same_when_it_is_read_back() -> None:
    known = load().tables()
    assert len(known.written) >= 9
    for name, whole in known.written.items():
        assert known.read_format is not None
        assert known.read_format(json.loads(json.dumps(whole))) == known.formats[name], name


def test_a_format_by_value_that_cannot_be_played_says_where() -> None:
    with pytest.raises(IllegalAction) as refused:
        Swallows.new(load().tables(), {"format": {**TWO_STAGES, "cash": -1}}, 3)
    assert "two-stages: cash" in str(refused.value.parameters["value"])
