"""Past cups as fields: every one has the format in which it was played, and its teams are nations of the catalogue."""

import json
from pathlib import Path

import pytest

from swallows_gui.engine.tournament.schedule import GroupStage, Round
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.cup_fields import CupField, cup_fields, cup_format, cup_named
from swallows_gui.games.swallows.data.cups import shipped_cups

FIELDS = {found.id: found for found in cup_fields(load())}


def matches_as_drawn(found: CupField) -> int:
    """Those that a sheet has before anything is played: no replays, no play-offs."""
    again = ("Replay", "Play-off")
    return sum(not any(word in match.stage for word in again) for match in found.cup.matches)


@pytest.mark.parametrize("name", FIELDS)
def test_every_cup_is_played_as_it_was(name: str) -> None:
    found = FIELDS[name]
    form = cup_format(load(), found)
    schedule = form.compiled().schedule
    assert schedule.teams == len(found.cup.teams) == sum(map(len, found.groups))
    assert len(schedule.fixtures) == matches_as_drawn(found)
    assert [group.size for group in schedule.groups[: schedule.drawn]] == (
        [len(group) for group in found.groups] if schedule.drawn else []
    )
    assert form.seats[1] == min(6, schedule.teams)
    assert form.bets["S"].amount != 56 or schedule.teams == 16


def test_there_are_as_many_fields_as_cups() -> None:
    assert len(FIELDS) == len(list(shipped_cups())) == 57


def test_names_of_the_day_are_names_of_the_field() -> None:
    found = FIELDS["wc-1954"]
    assert found.codes["West Germany"] == "GER"
    assert found.called["GER"].name == {"de": "Westdeutschland", "en": "West Germany", "fr": "RFA"}
    assert "FRA" not in found.called
    assert FIELDS["wc-1990"].codes["United States"] == "USA"
    assert "USA" not in FIELDS["wc-1990"].called
    assert found.name == {"de": "WM 1954", "en": "World Cup 1954", "fr": "Coupe du monde 1954"}


def test_teams_of_1954_that_were_seeded_do_not_meet() -> None:
    form = cup_format(load(), FIELDS["wc-1954"])
    stage = form.compiled().schedule.stages[0]
    assert isinstance(stage, GroupStage)
    assert {pair for day in stage.match_days for pair in day} == {(1, 3), (2, 4), (1, 4), (2, 3)}
    assert stage.extra_time
    met = {frozenset((match.home, match.away)) for match in FIELDS["wc-1954"].cup.matches if match.stage[-1] in "1234"}
    for one, two, three, four in FIELDS["wc-1954"].groups:
        assert frozenset((one, two)) not in met
        assert frozenset((three, four)) not in met
        assert frozenset((one, three)) in met


def test_what_followed_a_level_match_is_of_its_time() -> None:
    def levels(name: str) -> set[tuple[str, ...]]:
        stages = cup_format(load(), FIELDS[name]).compiled().schedule.stages
        return {tuple(stage.level) for stage in stages if isinstance(stage, Round)}

    assert levels("wc-1934") == {("extra", "replay", "lot")}
    assert levels("wc-1982") == {("extra", "shootout")}


def test_a_cup_with_nations_that_are_not_there_says_which(tmp_path: Path) -> None:
    path = tmp_path / "moon.json"
    teams = ("Italy", "Moon", "Chile", "Nowhere")
    games = [("Semi-finals", *teams[:2]), ("Semi-finals", *teams[2:]), ("Final", "Italy", "Chile")]
    cup = {
        "id": "moon-2031",
        "groups": {},
        "matches": [{"stage": stage, "home": home, "away": away, "score": [1, 0]} for stage, home, away in games],
    }
    path.write_text(json.dumps(cup))
    found = cup_named(load(), path)
    assert found.missing == ("Moon", "Nowhere")
    assert found.name == {"en": "moon-2031"}
    assert len(cup_format(load(), found).compiled().schedule.fixtures) == 3
