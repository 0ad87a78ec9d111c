"""Who stands where, and why: without any card (S6.2, S7.2)."""

from swallows_gui.engine.tournament.ranking import RANKING, Played, Ranking, Score, rank, settled_by, table


def sheet(*lines: tuple[int, int, int, int]) -> list[Played]:
    """Finished matches from (home, away, home goals, away goals)."""
    return [(home, away, Score(h, a)) for home, away, h, a in lines]


BEATEN_BY_1 = sheet((0, 1, 1, 2), (2, 3, 0, 0), (0, 2, 1, 0), (1, 3, 2, 0), (3, 0, 1, 2), (2, 1, 2, 0))
"""0 and 1 have six points and 4:3 goals each; 1 has beaten 0."""


def test_points_then_difference_then_goals() -> None:
    played = sheet((0, 1, 2, 0), (2, 3, 1, 0), (0, 2, 0, 0), (1, 3, 3, 0), (3, 0, 1, 1), (2, 1, 2, 2))
    rows = table([0, 1, 2, 3], played, RANKING)
    assert [rows[team].points for team in range(4)] == [5, 4, 5, 1]
    assert rank([0, 1, 2, 3], played, RANKING)[0] == [0, 2, 1, 3]
    assert settled_by(0, [0, 1, 2, 3], played, RANKING) == "difference"


def test_goals_count_after_the_difference_even_where_they_are_more() -> None:
    played = [(0, 1, Score(0, 0)), (0, 2, Score(2, 0)), (1, 2, Score(4, 3))]
    assert rank([1, 0, 2], played, RANKING) == ([0, 1, 2], [])
    assert rank([1, 0, 2], played, Ranking(3, ("goals", "difference"))) == ([1, 0, 2], [])


def test_own_matches_decide_between_teams_level() -> None:
    rows = table([0, 1, 2, 3], BEATEN_BY_1, RANKING)
    assert (rows[0].points, rows[0].goals_for, rows[0].goals_against) == (6, 4, 3)
    assert (rows[1].points, rows[1].goals_for, rows[1].goals_against) == (6, 4, 3)
    order, lots = rank([0, 1, 2, 3], BEATEN_BY_1, RANKING)
    assert order[:2] == [1, 0]
    assert lots == []
    assert settled_by(1, [0, 1, 2, 3], BEATEN_BY_1, RANKING) == "head_to_head_once"


def test_criteria_count_in_the_order_of_the_format() -> None:
    # 0 and 1 have four points and no goal difference; 0 has scored more, 1 has beaten 0
    played = sheet((0, 1, 0, 1), (0, 2, 5, 4), (1, 2, 0, 0), (0, 3, 2, 2), (1, 3, 0, 1), (2, 3, 1, 1))
    teams = [0, 1, 2, 3]
    rows = table(teams, played, RANKING)
    assert rows[0].points == rows[1].points == 4
    assert (rows[0].difference, rows[1].difference) == (0, 0)
    goals_first, own_first = Ranking(3, ("goals",)), Ranking(3, ("head_to_head_once", "goals"))
    assert rank(teams, played, goals_first)[0].index(0) < rank(teams, played, goals_first)[0].index(1)
    assert rank(teams, played, own_first)[0].index(1) < rank(teams, played, own_first)[0].index(0)


def test_criteria_after_the_own_matches_count_all_matches_again() -> None:
    # 0 and 1 drew with each other and have four points; 1 has won higher
    played = sheet((0, 1, 1, 1), (0, 2, 1, 0), (1, 2, 3, 0))
    ranking = Ranking(3, ("head_to_head_once", "difference"))
    assert rank([0, 1, 2], played, ranking) == ([1, 0, 2], [])
    assert settled_by(0, [0, 1, 2], played, ranking) == "difference"
    assert rank([0, 1, 2], played, Ranking(3, ("head_to_head_once",))) == ([0, 1, 2], [[0, 1]])


def test_a_win_is_worth_what_the_format_says() -> None:
    # 0 has one win, 1 two draws, and both are a goal down: only with three points for a win is 0 ahead
    played = sheet((0, 1, 1, 0), (0, 2, 0, 1), (0, 3, 0, 1), (1, 2, 0, 0), (1, 3, 0, 0), (2, 3, 0, 0))
    two, three = Ranking(2, ("difference",)), RANKING
    assert table([0, 1, 2, 3], played, two)[0].points == 2
    assert table([0, 1, 2, 3], played, three)[0].points == 3
    assert rank([0, 1, 2, 3], played, two)[1] == [[2, 3], [0, 1]]
    assert rank([1, 0, 3, 2], played, three) == ([3, 2, 0, 1], [[3, 2]])


def test_own_matches_are_counted_once() -> None:
    # Three teams level in all; among them 0 beat 1, 1 beat 2, 2 beat 0, all by one goal: lots for all three
    played = sheet((0, 1, 1, 0), (1, 2, 1, 0), (2, 0, 1, 0), (0, 3, 1, 0), (1, 3, 1, 0), (2, 3, 1, 0))
    order, lots = rank([0, 1, 2, 3], played, RANKING, lambda teams: teams.reverse())
    assert order == [2, 1, 0, 3]
    assert lots == [[2, 1, 0]]
    assert settled_by(0, [0, 1, 2, 3], played, RANKING) is None
    assert settled_by(3, [0, 1, 2, 3], played, RANKING) is not None


def test_without_lots_level_teams_keep_their_order() -> None:
    order, lots = rank([3, 2, 1, 0], [], RANKING)
    assert order == [3, 2, 1, 0]
    assert lots == [[3, 2, 1, 0]]


def test_a_shootout_decides_the_winner_but_not_the_score() -> None:
    score = Score(1, 1, "shootout", (3, 4))
    assert score.winner == 1
    assert Score(1, 1).winner is None
