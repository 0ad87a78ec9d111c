"""Tournaments of shapes that no file has: groups and semi-finals, groups of two sizes, a cup without groups (S10.5)."""

import json
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from swallows_gui.catalogue.swallows import load
from swallows_gui.catalogue.swallows.formats import FormatModel
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.swallows.formats import Format
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.engine.swallows.tables import Tables
from swallows_gui.lab.swallows.playing import play, players
from swallows_gui.lab.swallows.playouts import check_cards, check_money, choose

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


@cache
def shapes() -> dict[str, Format]:
    """The invented formats, read as a file would be."""
    read = [FormatModel.model_validate_json(json.dumps(written)) for written in (IN_GROUPS, UNEVEN, CUP)]
    return {model.id: model.compiled() for model in read}


@cache
def tables() -> Tables:
    """The deck of the game with the invented formats."""
    known = load().tables()
    return replace(known, formats={**known.formats, **shapes()})


EVERY_SHAPE = pytest.mark.parametrize("form", ["in-groups", "uneven", "cup"])


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
    assert len(game.played) == len(shapes()[form].schedule.fixtures)
    assert all(score.winner is not None for *_, score in game.played[shapes()[form].schedule.group_matches :])


@EVERY_SHAPE
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_ai_seats_play_any_shape(form: str, level: str) -> None:
    game = Swallows.new(tables(), {"format": form, "seats": 3}, 7)
    play(game, players([level] * 3, 7))
    assert game.result is not None
    check_money(game)


@EVERY_SHAPE
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
