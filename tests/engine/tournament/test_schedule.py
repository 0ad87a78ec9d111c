"""The record sheet of a schedule, without any card (S7.1, S8.1)."""

from swallows_gui.engine.tournament.schedule import (
    CHAMPION,
    FROM_FIELD,
    FROM_GROUP,
    FROM_SLOT,
    FROM_WINNER,
    Group,
    GroupStage,
    Place,
    Round,
    Schedule,
)

FOUR_EACH = (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((4, 1), (3, 2)))
"""Match days of a group of four (S7.1)."""


def first(group: int) -> Place:
    """The winner of a group."""
    return Place(FROM_GROUP, group, 1)


def second(group: int) -> Place:
    """The runner-up of a group."""
    return Place(FROM_GROUP, group, 2)


def winner(match: int) -> Place:
    """Who wins a match."""
    return Place(FROM_WINNER, match)


UNEVEN = Schedule(
    (
        GroupStage((Group("A", 4), Group("B", 3)), FOUR_EACH),
        Round("SF", ((first(0), second(1)), (first(1), second(0)))),
        Round("F", ((winner(10), winner(11)),)),
    ),
    final=12,
)
"""A group of four and one of three, semi-finals, final."""


def test_on_each_match_day_group_after_group_plays() -> None:
    days = [(fixture.day, fixture.group) for fixture in UNEVEN.fixtures if fixture.group is not None]
    assert days == [(0, 0), (0, 0), (0, 1), (1, 0), (1, 0), (1, 1), (2, 0), (2, 0), (2, 1)]
    assert [fixture.number for fixture in UNEVEN.fixtures] == list(range(1, 13))
    assert [fixture.number for fixture in UNEVEN.fixtures if fixture.last_day] == [7, 8, 9]


def test_a_smaller_group_leaves_out_the_slots_that_it_lacks() -> None:
    pairs = [(fixture.home.rank, fixture.away.rank) for fixture in UNEVEN.fixtures if fixture.group == 1]
    assert pairs == [(1, 2), (1, 3), (3, 2)]
    assert all(fixture.home.kind == fixture.away.kind == FROM_SLOT for fixture in UNEVEN.fixtures[:9])


def test_the_last_match_of_the_groups_closes_them() -> None:
    assert [fixture.number for fixture in UNEVEN.fixtures if fixture.closes] == [9]
    assert UNEVEN.group_matches == 9


def test_who_goes_on_follows_from_the_places_of_later_stages() -> None:
    assert UNEVEN.through == (2, 2)
    one = Schedule((GroupStage((Group("A", 4),), FOUR_EACH), Round("F", ((first(0), second(0)),))))
    assert one.through == (2,)


def test_teams_are_counted_by_the_places_they_begin_at() -> None:
    assert UNEVEN.teams == 7
    cup = Schedule(
        (
            Round("SF", tuple((Place(FROM_FIELD, team), Place(FROM_FIELD, team + 1)) for team in (0, 2))),
            Round("F", ((winner(1), winner(2)),)),
        ),
        final=3,
    )
    assert (cup.teams, cup.groups, cup.group_matches) == (4, (), 0)


def test_the_ladder_has_every_stage_of_the_knockout_and_the_title() -> None:
    assert UNEVEN.ladder == ("SF", "F", CHAMPION)


def test_what_a_final_is_and_where_somebody_must_win_stands_in_the_fixture() -> None:
    assert [fixture.number for fixture in UNEVEN.fixtures if fixture.final] == [12]
    assert [fixture.number for fixture in UNEVEN.fixtures if fixture.knockout] == [10, 11, 12]
    assert not any(fixture.optional for fixture in UNEVEN.fixtures)


def test_a_single_match_may_be_one_of_the_knockout() -> None:
    match = Schedule((Round("friendly", ((Place(FROM_FIELD, 0), Place(FROM_FIELD, 1)),), optional=True),))
    assert match.single
    assert not UNEVEN.single
    assert match.fixtures[0].optional
