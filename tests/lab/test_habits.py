"""The habits of play are measured right: from made-up matches whose habits are known, and from one that was played."""

from random import Random

import pytest

from swallows_gui.ai.habits import FINAL, KINDS, KNOCKOUT, LAST_DAY, MOST_HELD, Habits
from swallows_gui.lab.habits import Performance, fit, least_squares, watch, written


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
    assert found.in_groups.green == pytest.approx(0.3, abs=0.03)
    assert found.in_groups.facing_blue == pytest.approx(-0.05, abs=0.01)
    assert found.in_knockout.green == pytest.approx(0.3, abs=0.03)
    assert found.greens[LAST_DAY][8] == pytest.approx(4)
    assert found.blues[KNOCKOUT] == 0


def test_least_squares_ignores_a_column_that_says_nothing() -> None:
    rows = [(1.0, 2.0, 0.0), (2.0, 1.0, 0.0), (3.0, 5.0, 0.0)]
    assert least_squares(rows, [2 * a - b for a, b, _ in rows]) == pytest.approx([2, -1, 0], abs=1e-4)


def test_every_match_of_a_tournament_is_watched_and_what_is_written_reads_back() -> None:
    matches = watch((12, "easy", 4))
    assert len(matches) == 31
    assert [pair[0].kind for pair in matches].count(KNOCKOUT) == 6
    assert matches[-1][0].kind == FINAL
    assert all(side.greens <= side.held[0] + 12 and side.goals >= 0 for pair in matches for side in pair)
    found = fit(matches)
    assert [len(row) for row in found.greens] == [MOST_HELD + 1] * KINDS
    assert isinstance(found, Habits)
    assert written(found).startswith("MEASURED = Habits(")
