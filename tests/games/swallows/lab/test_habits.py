"""The habits of play are measured right: from made-up matches whose habits are known, and from one that was played."""

from math import exp, log
from pathlib import Path
from random import Random

import pytest

from swallows_gui.games.swallows.ai.forecast.match import lead_of
from swallows_gui.games.swallows.ai.statistics import (
    FINAL,
    FIRST_DAY,
    KINDS,
    KNOCKOUT,
    LAST_DAY,
    MOST_HELD,
    MeasuredHabits,
    Scatter,
    read_measured,
)
from swallows_gui.games.swallows.lab.performances import Performance, watch
from swallows_gui.games.swallows.lab.slip_habits import chance_curve, chance_of, least_squares, result_curve
from swallows_gui.games.swallows.lab.statistics import fit, written


def made_up(random: Random, kind: int) -> tuple[Performance, Performance]:
    """A match in which half of the greens are spent and every one scores 0.3 less 0.05 for each blue against it."""
    hands = [(random.randrange(1, 12), random.randrange(6), random.randrange(4)) for _ in range(2)]
    sides = []
    for side in (0, 1):
        greens = hands[side][0] // 2
        goals = sum(random.random() < 0.3 - 0.05 * hands[1 - side][1] for _ in range(greens))
        sides.append(Performance(kind, 0, False, False, 0, hands[side], (0.0, 0.0, 0.0), greens, 0, goals))
    return sides[0], sides[1]


def test_known_habits_are_found_again() -> None:
    random = Random(4)
    found = fit([made_up(random, kind) for kind in (LAST_DAY, KNOCKOUT) for _ in range(1500)])
    for kind in (LAST_DAY, KNOCKOUT):
        assert found.goals[kind].green == pytest.approx(0.3, abs=0.03)
        assert found.goals[kind].facing_blue == pytest.approx(-0.05, abs=0.01)
        assert found.results[kind].spread > 0.2
    assert found.goals[FINAL].green == 0, "no final was played"
    assert found.greens[LAST_DAY][8] == pytest.approx(4)
    assert found.blues[KNOCKOUT] == 0


def test_what_is_drawn_is_told_apart_before_and_after_the_last_day_of_the_groups() -> None:
    random = Random(5)
    matches = []
    for kind, gained in ((FIRST_DAY, (1, 1, 0)), (LAST_DAY, (2, 0, 0)), (KNOCKOUT, (0, 2, 0))):
        for _ in range(300):
            home, away = made_up(random, kind)
            times = random.randrange(1, 3)
            greens, blues, reds = (times * number for number in gained)
            sides = [side._replace(drawn=2 * times, gained=(greens, blues, reds)) for side in (home, away)]
            matches.append((sides[0], sides[1]))
    early, last, late = fit(matches).flow
    assert early.drawn == pytest.approx((0.5, 0.5, 0), abs=0.05)
    assert last.drawn == pytest.approx((1, 0, 0), abs=0.05)
    assert late.drawn == pytest.approx((0, 1, 0), abs=0.05)


def test_who_wants_what_is_told_from_the_greens_spent() -> None:
    """A trainer spends two fewer against a team that he has bet on, and one fewer for one that others have."""
    random = Random(7)
    matches = []
    for _ in range(1500):
        sides = []
        for side in made_up(random, KNOCKOUT):
            faces, friends = random.random() < 0.2, int(random.random() < 0.3)
            held = (side.held[0] + 6, side.held[1], side.held[2])
            greens = side.greens + 3 - 2 * faces - friends
            sides.append(side._replace(held=held, greens=greens, faces_own_bet=faces, friends=friends))
        matches.append((sides[0], sides[1]))
    spending = fit(matches).spending[KNOCKOUT]
    assert spending.by_facing_own_bet == pytest.approx(-2, abs=0.2)
    assert spending.by_friend == pytest.approx(-1, abs=0.1)
    assert spending.by_backed == spending.by_must == 0


def test_blues_are_told_by_the_points_before_the_last_day() -> None:
    """With six points one of four is spent that could meet a green, with fewer one of two."""
    random = Random(8)
    matches = []
    for _ in range(400):
        points = random.choice((0, 3, 6, 7))
        home, away = (
            side._replace(points=points, held=(8, 4, 0), greens=4, blues=1 if points >= 6 else 2)
            for side in made_up(random, LAST_DAY)
        )
        matches.append((home, away))
    found = fit(matches)
    shares = [found.blues[LAST_DAY] * share for share in found.blues_by_points[LAST_DAY]]
    assert shares == pytest.approx([0.5, shares[1], shares[2], 0.5, shares[4], shares[5], 0.25], abs=0.01)
    assert found.blues_by_points[KNOCKOUT] == (1.0,) * 7, "none were played"


def test_least_squares_ignores_a_column_that_says_nothing() -> None:
    rows = [(1.0, 2.0, 0.0), (2.0, 1.0, 0.0), (3.0, 5.0, 0.0)]
    assert least_squares(rows, [2 * a - b for a, b, _ in rows]) == pytest.approx([2, -1, 0], abs=1e-4)


def test_every_match_of_a_tournament_is_watched_and_what_is_written_reads_back(tmp_path: Path) -> None:
    matches = watch((12, "easy", 4, {"format": "sixteen"}))
    assert len(matches) == 31
    assert [pair[0].kind for pair in matches].count(KNOCKOUT) == 6
    assert matches[-1][0].kind == FINAL
    assert all(side.greens <= side.held[0] + 12 and side.goals >= 0 for pair in matches for side in pair)
    assert any(side.faces_own_bet for pair in matches for side in pair)
    assert all(other.friends > 0 for pair in matches for side, other in (pair, pair[::-1]) if side.faces_own_bet)
    assert not any(side.faces_own_bet for pair in matches for side in pair if side.of_one)
    found = fit(matches)
    assert [len(row) for row in found.greens] == [MOST_HELD + 1] * KINDS
    measured = MeasuredHabits(16, "one tournament", found)
    (tmp_path / "sixteen.json").write_text(written(measured), "utf-8")
    assert read_measured(tmp_path) == {"sixteen": measured}


def test_known_chances_are_found_again() -> None:
    random = Random(5)
    rows = [(random.uniform(-2, 2), random.uniform(-1, 1)) for _ in range(4000)]
    came = [random.random() < 1 / (1 + exp(-(1.2 * a - 0.7 * b))) for a, b in rows]
    assert chance_curve(rows, came) == pytest.approx([1.2, -0.7], abs=0.12)


def test_a_known_scatter_of_results_is_found_again() -> None:
    """Drawn as simulated remainders draw them."""
    random = Random(6)
    known = Scatter(1.3, 0.6, 0.4)
    edges = [random.uniform(-2, 2) for _ in range(3000)]
    margins = []
    for edge in edges:
        mark = random.random()
        margins.append(lead_of(known.slope * edge + known.spread * log(mark / (1 - mark)), known.level))
    slope, spread, level = result_curve(edges, margins, 3)
    assert slope == pytest.approx(1.3, abs=0.1)
    assert spread == pytest.approx(0.6, abs=0.06)
    assert level == pytest.approx(0.4, abs=0.06)


@pytest.mark.parametrize("most", [1, 3])
def test_chances_of_all_results_add_up(most: int) -> None:
    scatter = Scatter(1.1, 0.7, 0.5)
    for edge in (-2.0, 0.0, 0.7):
        assert sum(chance_of(scatter, edge, margin, most) for margin in range(-most, most + 1)) == pytest.approx(1)
        assert chance_of(scatter, edge, 1, most) == pytest.approx(chance_of(scatter, -edge, -1, most))


def test_gains_are_what_a_hand_has_more_than_it_kept() -> None:
    """Group matches draw at least one card each but for a loss by two, and every team that goes on kicks off again."""
    matches = watch((13, "easy", 4, {"format": "sixteen"}))
    again = [side for pair in matches for side in pair if side.gained is not None]
    assert len(again) == 16 + 16 + 8 + 4 + 2
    for side in again:
        assert side.gained is not None
        kept = side.held[0] - side.greens
        assert kept + side.gained[0] >= 0
        assert 0 <= side.drawn - side.due <= 1
    assert {side.due for side in again if side.kind == KNOCKOUT} <= {2, 3, 4}
