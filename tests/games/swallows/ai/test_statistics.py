"""The habits of play that forecasts rest on: measured for a format, or those of the nearest one."""

from dataclasses import replace

import pytest

from swallows_gui.games.swallows.ai.statistics import KINDS, MOST_HELD, MOST_POINTS, WAYS, habits_of, phase_of
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.formats import Format

FORMATS = list(load().tables().formats.values())


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.id)
def test_every_format_has_habits_for_every_kind_of_match(form: Format) -> None:
    habits = habits_of(form)
    assert [len(row) for row in habits.greens] == [MOST_HELD + 1] * KINDS
    assert [len(row) for row in habits.by_points] == [MOST_POINTS + 1] * KINDS
    assert len(habits.of_one) == len(habits.blues) == KINDS
    assert len(habits.flow) == 1 + max(map(phase_of, range(KINDS)))
    assert len(habits.goals) == len(habits.results) == len(habits.spending) == WAYS


def test_a_format_that_was_not_measured_goes_by_the_nearest_that_was() -> None:
    sixteen = load().tables().formats["sixteen"]
    assert habits_of(replace(sixteen, id="never-measured")) == habits_of(sixteen)


def test_a_single_match_goes_by_the_tournament_in_the_box() -> None:
    formats = load().tables().formats
    assert habits_of(formats["friendly"]) == habits_of(formats["sixteen"])


def test_groups_do_not_go_by_a_format_without_any() -> None:
    """With 8 teams the nearest is the cup, which has no groups and says nothing of their matches."""
    twelve = load().tables().formats["short-evening"]
    small = replace(twelve, id="never-measured", schedule=replace(twelve.schedule))
    object.__setattr__(small.schedule, "teams", 8)
    assert habits_of(small) == habits_of(twelve)
