"""What a team needs on the last match day: counted out exactly, and told in whole sentences (S7.2)."""

import pytest

from swallows_gui.engine.tournament.ranking import RANKING, Played, Score, rank
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.lab.playing import new_game
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.words.last_day import OPEN, OUT, THROUGH, TeamNeeds, last_day, words
from swallows_gui.games.swallows.words.names import Names

SEATS = ("Anna", "Ben", "Cleo", "Dan")


def after(*scores: tuple[int, int], others: int = 0) -> Swallows:
    """A game in which group A's matches so far ended so, all others 0:0 up to the last match day.

    Slots: 1-2 and 3-4, then 1-3 and 2-4, then 4-1 and 3-2.
    """
    game = new_game({"distribution": "random"}, 4, 3)
    mine = iter(scores)
    played: list[Played] = []
    for fixture in game.fixtures[:24]:
        assert fixture.group is not None
        if fixture.number > 16 and (fixture.group > 0 or len(played) - 16 >= len(scores) - 4):
            break
        teams = game.groups[fixture.group]
        score = Score(*next(mine)) if fixture.group == 0 else Score(others, others)
        played.append((teams[fixture.home.rank - 1], teams[fixture.away.rank - 1], score))
    game.played = tuple(played)
    game.match = len(played)
    return game


def needs(game: Swallows) -> dict[int, TeamNeeds]:
    """By slot of group A, from 1."""
    found = last_day(game.view(None), 0)
    return {game.groups[0].index(each.team) + 1: each for each in found}


@pytest.fixture
def names(qapp: object) -> Names:
    """The names of the game of `after`."""
    return Names(load(), SEATS, new_game({"distribution": "random"}, 4, 3).notation.codes)


def test_before_the_last_day_and_after_it_nobody_needs_anything() -> None:
    game = after((1, 0), (1, 0), (1, 0), (1, 0))
    assert needs(game)
    game.played = game.played[:9]
    assert last_day(game.view(None), 1) == []
    assert last_day(after((1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0)).view(None), 0) == []


def test_every_way_that_the_matches_can_end_agrees_with_the_ranking() -> None:
    game = after((2, 0), (1, 1), (0, 1), (3, 1))
    teams = game.groups[0]
    mine = [match for match in game.played if match[0] in teams]
    found = needs(game)
    for a, b, c, d in ((a, b, c, d) for a in range(4) for b in range(4) for c in range(4) for d in range(4)):
        ends = [(teams[3], teams[0], Score(a, b)), (teams[2], teams[1], Score(c, d))]
        order, lots = rank(teams, [*mine, *ends], RANKING)
        for slot, each in found.items():
            team = teams[slot - 1]
            own, other = (ends[0], ends[1]) if team in ends[0][:2] else (ends[1], ends[0])
            result = 1 if own[2].winner is None else 0 if own[own[2].winner] == team else 2
            theirs = 1 if other[2].winner is None else 0 if other[2].winner == 0 else 2
            fate = each.fate[result][theirs]
            by_lot = any(team in level for level in lots)
            if fate != OPEN and not by_lot:
                assert (order.index(team) < 2) == (fate == THROUGH)


def test_two_wins_are_enough_where_only_one_other_team_can_catch_up(names: Names) -> None:
    """Slot 1 has won both; 4 has four points, 2 one and 3 none, so that two of them cannot both pass it."""
    game = after((3, 0), (0, 3), (3, 0), (0, 0))
    found = needs(game)
    assert {fate for row in found[1].fate for fate in row} == {THROUGH}
    assert words(found[1], names).endswith("go through, whatever happens.")
    assert found[1].chance == pytest.approx(1)


def test_the_sentences_name_the_other_match(names: Names) -> None:
    """1 has 6 points, 2 and 3 have 3, 4 none; 4 plays 1, and 3 plays 2: that match decides between them."""
    game = after((1, 0), (1, 0), (1, 0), (1, 0))
    found = needs(game)
    teams = game.groups[0]
    third, second = names.team(teams[2]), names.team(teams[1])
    text = words(found[3], names)
    assert text.startswith(f"{third} go through with a win.")
    assert "%" in text
    assert second not in text
    assert words(found[1], names).startswith(names.team(teams[0]))


def test_when_the_other_match_is_over_the_margin_is_told(names: Names) -> None:
    """1 is through; after 4-1 is over, 3 needs goals against 2."""
    game = after((2, 0), (1, 0), (1, 0), (3, 0), (0, 1))
    found = needs(game)
    assert not found[1].own
    assert found[3].other is None
    assert found[3].fate[0] in ((THROUGH,), (OPEN,))
    assert found[3].margin is not None
    assert found[2].margin is not None
    assert found[3].margin + found[2].margin == 1
    assert {fate for row in found[4].fate for fate in row} == {OUT}
    assert "go through with a draw. A defeat puts them out." in words(found[2], names)
    assert "go through with a win. A draw is too little." in words(found[3], names)


@pytest.mark.parametrize(
    ("scores", "slot", "sentence"),
    [
        (((1, 0), (1, 0), (2, 0), (0, 1), (1, 0)), 3, "go through if they win by at least 2 goals, else they are out."),
        (
            ((1, 0), (1, 0), (0, 1), (2, 0), (0, 1)),
            3,
            "go through if they lose by no more than 1 goal, else they are out.",
        ),
    ],
)
def test_a_margin_of_more_than_a_goal_is_counted(
    names: Names, scores: tuple[tuple[int, int], ...], slot: int, sentence: str
) -> None:
    """4-1 is over, and the teams of the last match are level on points with the second: goals decide."""
    assert sentence in words(needs(after(*scores))[slot], names)


def test_that_goals_may_decide_is_said_of_the_result_it_belongs_to(names: Names) -> None:
    """Not after a draw that is too little, because a win before it may not do."""
    sentences = words(needs(after((1, 0), (0, 1), (1, 0), (0, 0)))[2], names).split(". ")
    at = sentences.index("Even then goals or lots may decide")
    assert sentences[at - 1].startswith("With a win")
    assert "only if" in sentences[at - 1]
    assert sentences[at + 1] == "A draw is too little"
