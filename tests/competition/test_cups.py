"""Cups: who meets whom, and what a score does (S7, S8.1; P10, F10.1, T16)."""

import pytest
from pydantic import ValidationError

from swallows_gui.competition.cup import BegunMatch, Cup, Participant, Side
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.tournament.bracket import OPEN
from swallows_gui.engine.tournament.ranking import Score
from tests.competition.made import cup, ended, sides


def _names(town: Cup) -> list[str]:
    names = {OPEN: "?", **{number: side.name for number, side in enumerate(town.sides)}}
    return [f"{tie.fixture.stage} {names[tie.home]}-{names[tie.away]}" for tie in town.ties]


def test_p10_1_eight_sides_meet_in_quarter_finals_semi_finals_and_final() -> None:
    town = cup(8)
    assert _names(town) == ["QF A-B", "QF C-D", "QF E-F", "QF G-H", "SF ?-?", "SF ?-?", "F ?-?"]
    for tie, score in ((2, (0, 1)), (1, (2, 1)), (4, (1, 0)), (3, (1, 1, "shootout", (4, 5)))):
        town = town.with_match(ended(tie, *score))
    assert _names(town)[4:] == ["SF A-D", "SF F-G", "F ?-?"]
    town = town.with_match(ended(5, 0, 2)).with_match(ended(6, 3, 0))
    assert _names(town)[6:] == ["F D-F"]
    assert town.champion is None
    town = town.with_match(ended(7, 1, 0))
    assert town.sides[town.champion or 0].name == "D"
    assert not list(town.due())


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (3, ["SF B-C", "F A-?"]),
        (5, ["QF D-E", "SF A-?", "SF B-C", "F ?-?"]),
        (6, ["QF C-D", "QF E-F", "SF A-?", "SF B-?", "F ?-?"]),
        (7, ["QF B-C", "QF D-E", "QF F-G", "SF A-?", "SF ?-?", "F ?-?"]),
    ],
)
def test_the_first_sides_have_a_bye_where_there_are_too_few(count: int, told: list[str]) -> None:
    town = cup(count)
    assert _names(town) == told
    played = set[int]()
    while due := next(iter(town.due()), None):
        town = town.with_match(ended(due.fixture.number, 2, 1))
        played |= {due.home, due.away}
    assert played == set(range(count))
    assert town.champion == 0


def test_whoever_waits_for_another_match_is_not_due() -> None:
    town = cup(4).with_match(ended(1, 1, 0))
    assert [tie.fixture.number for tie in town.due()] == [2]
    with pytest.raises(ValidationError, match="cannot be played then"):
        town.with_match(ended(3, 1, 0))


def test_a_match_of_the_knock_out_needs_a_winner() -> None:
    with pytest.raises(ValidationError, match="nobody has won"):
        cup(4).with_match(ended(1, 2, 2))
    assert cup(4).occasion(1).decisive


def test_f10_1_a_tie_of_two_matches_adds_their_goals() -> None:
    town = cup(2, legs=2)
    assert not town.occasion(1).decisive
    town = town.with_match(ended(1, 2, 2))
    assert town.champion is None
    assert town.occasion(1).decisive
    assert town.occasion(1).legs == (Score(2, 2),)
    won = town.with_match(ended(1, 0, 1, leg=1))
    assert won.ties[0].score == Score(2, 3)
    assert won.champion == 1
    by_kicks = town.with_match(ended(1, 1, 1, "shootout", (4, 2), leg=1))
    assert by_kicks.champion == 0
    with pytest.raises(ValidationError, match="nobody has won"):
        town.with_match(ended(1, 1, 1, leg=1))


def test_a_tie_can_have_one_running_match_only() -> None:
    town = cup(2, legs=2).with_match(BegunMatch(tie=1, record="a.swallows", mark=5))
    assert town.ties[0].running is not None
    with pytest.raises(ValidationError, match="cannot be played then"):
        town.with_match(BegunMatch(tie=1, record="b.swallows", mark=6))
    assert town.without(town.matches[0]).matches == ()


def test_groups_send_the_first_two_on_and_keep_them_apart_until_the_final() -> None:
    town = cup(8, "groups")
    assert len(town.ties) == 15
    assert not town.occasion(1).decisive
    chance = Seeded(4)
    for tie in town.ties[:12]:
        assert {waiting.fixture.stage for waiting in town.due()} == {"group"}
        town = town.with_match(ended(tie.fixture.number, chance.below(5), chance.below(3)))
    tables = [[row.team for row in town.standings(group)] for group in (0, 1)]
    first, second = town.ties[12], town.ties[13]
    assert (first.home, first.away) == (tables[0][0], tables[1][1])
    assert (second.home, second.away) == (tables[1][0], tables[0][1])


def test_lots_part_what_nothing_else_does_and_fall_alike_whenever_they_are_looked_at() -> None:
    orders = set()
    for seed in range(8):
        town = cup(8, "groups", seed=seed)
        for number in range(1, 13):
            town = town.with_match(ended(number, 0, 0))
        order = tuple(row.team for row in town.standings(0))
        assert order == tuple(row.team for row in Cup.model_validate_json(town.model_dump_json()).standings(0))
        orders.add(order)
    assert len(orders) > 1


def test_while_a_group_plays_its_lots_are_not_drawn() -> None:
    assert [row.team for row in cup(8, "groups", seed=5).standings(1)] == [4, 5, 6, 7]


def test_the_same_cup_deals_the_same_matches_in_any_order() -> None:
    one = cup(4).with_match(ended(1, 1, 0))
    other = cup(4).with_match(ended(2, 1, 0))
    assert one.occasion(2).seed == cup(4).occasion(2).seed
    assert other.occasion(1).seed == cup(4).occasion(1).seed
    assert len({cup(8).occasion(number).seed for number in range(1, 8)}) == 7


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"sides": sides(12), "form": "groups"}, "12 sides cannot play"),
        ({"sides": sides(4), "form": "groups"}, "4 sides cannot play"),
        ({"sides": (*sides(1), *sides(1))}, "two sides have one name"),
        (
            {"sides": (Side(name="Pair", players=(Participant(name="x"), Participant(name="y"))), *sides(1))},
            "not equally many players",
        ),
        ({"matches": (ended(1, 1, 0), ended(1, 1, 0, leg=1))}, "cannot be played then"),
        ({"matches": (ended(9, 1, 0),)}, "cannot be played then"),
    ],
)
def test_a_cup_that_cannot_be_is_refused_by_name(changes: dict[str, object], says: str) -> None:
    with pytest.raises(ValidationError, match=says):
        cup(4, **changes)


def test_a_record_outside_the_folder_of_games_is_refused() -> None:
    with pytest.raises(ValidationError, match="not the name of a file"):
        BegunMatch(tie=1, record="../settings.json", mark=1)
