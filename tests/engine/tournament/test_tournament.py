"""Schedule and ranking of a format, without any card (S7.1, S7.2, S8.1)."""

from swallows_gui.catalogue.swallows import load
from swallows_gui.engine.tournament import FROM_SLOT, Played, Score, rank, schedule, table


def sheet(*lines: tuple[int, int, int, int]) -> list[Played]:
    """Finished matches from (home, away, home goals, away goals)."""
    return [(home, away, Score(h, a)) for home, away, h, a in lines]


def test_the_record_sheet_of_sixteen() -> None:
    fixtures = schedule(load().tables().formats["sixteen"])
    assert [fixture.stage for fixture in fixtures] == ["group"] * 24 + ["QF"] * 4 + ["SF"] * 2 + ["F"]
    assert [fixture.number for fixture in fixtures] == list(range(1, 32))
    assert [fixture.group for fixture in fixtures[:8]] == [0, 0, 1, 1, 2, 2, 3, 3]
    pairs = [(f.home.rank, f.away.rank) for f in fixtures[:24] if f.group == 2]
    assert pairs == [(1, 2), (3, 4), (1, 3), (2, 4), (4, 1), (3, 2)]
    assert all(fixture.home.kind == FROM_SLOT for fixture in fixtures[:24])


def test_points_then_difference_then_goals() -> None:
    played = sheet((0, 1, 2, 0), (2, 3, 1, 0), (0, 2, 0, 0), (1, 3, 3, 0), (3, 0, 1, 1), (2, 1, 2, 2))
    rows = table([0, 1, 2, 3], played)
    assert [rows[team].points for team in range(4)] == [5, 4, 5, 1]
    assert rank([0, 1, 2, 3], played)[0] == [0, 2, 1, 3]


def test_own_matches_decide_between_teams_level() -> None:
    # 0 and 1 have six points and 4:3 goals each; 1 has beaten 0
    played = sheet((0, 1, 1, 2), (2, 3, 0, 0), (0, 2, 1, 0), (1, 3, 2, 0), (3, 0, 1, 2), (2, 1, 2, 0))
    rows = table([0, 1, 2, 3], played)
    assert (rows[0].points, rows[0].goals_for, rows[0].goals_against) == (6, 4, 3)
    assert (rows[1].points, rows[1].goals_for, rows[1].goals_against) == (6, 4, 3)
    order, lots = rank([0, 1, 2, 3], played)
    assert order[:2] == [1, 0]
    assert lots == []


def test_own_matches_are_counted_once() -> None:
    # Three teams level in all; among them 0 beat 1, 1 beat 2, 2 beat 0, all by one goal: lots for all three
    played = sheet((0, 1, 1, 0), (1, 2, 1, 0), (2, 0, 1, 0), (0, 3, 1, 0), (1, 3, 1, 0), (2, 3, 1, 0))
    order, lots = rank([0, 1, 2, 3], played, lambda teams: teams.reverse())
    assert order == [2, 1, 0, 3]
    assert lots == [[2, 1, 0]]


def test_without_lots_level_teams_keep_their_order() -> None:
    order, lots = rank([3, 2, 1, 0], [])
    assert order == [3, 2, 1, 0]
    assert lots == [[3, 2, 1, 0]]


def test_a_shootout_decides_the_winner_but_not_the_score() -> None:
    score = Score(1, 1, "shootout", (3, 4))
    assert score.winner == 1
    assert Score(1, 1).winner is None
