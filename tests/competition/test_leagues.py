"""Leagues, double rounds, replays and draws in which the sides of one hand are kept apart; files of older versions."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from pydantic import ValidationError

from swallows_gui import titles
from swallows_gui.competition import playing, shelf
from swallows_gui.competition.cup import Cup, schedule_of
from swallows_gui.competition.shelf import Championship
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.tournament.draw import drawn, meetings
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.session.match_rules import Form
from tests.competition.made import cup, ended, sides

SAMPLES = Path(__file__).parent / "samples"


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize("count", range(3, 17))
def test_each_meets_each_and_nobody_twice_on_a_day(count: int, twice: bool) -> None:
    town = cup(count, "league", legs=2 if twice else 1)
    met = [(tie.home, tie.away) for tie in town.ties]
    pairs = Counter(frozenset(pair) for pair in met)
    assert set(pairs.values()) == {1 + twice}
    assert len(pairs) == count * (count - 1) // 2
    days: dict[int, list[int]] = {}
    for tie in town.ties:
        days.setdefault(tie.fixture.day, []).extend((tie.home, tie.away))
    assert len(days) == (count - 1 + count % 2) * (1 + twice)
    assert all(len(set(busy)) == len(busy) for busy in days.values())
    home = Counter(first for first, _second in met)
    if twice:
        assert set(met[len(met) // 2 :]) == {(away, home) for home, away in met[: len(met) // 2]}
        assert set(home.values()) == {count - 1}
    else:
        assert max(home.values()) - min(home[side] for side in range(count)) <= 2


def test_the_table_gives_the_title_when_the_last_match_is_over() -> None:
    town = cup(3, "league")
    assert [tie.due for tie in town.ties] == [True] * 3
    for tie in town.ties:
        assert town.champion is None
        assert not town.occasion(tie.fixture.number).decisive
        goals = (1, 1) if {tie.home, tie.away} == {0, 1} else (0, 3) if tie.away == 2 else (2, 0)
        town = town.with_match(ended(tie.fixture.number, *goals))
    assert [town.sides[row.team].name for row in town.standings(0)] == ["C", "A", "B"]
    assert town.champion == 2


def test_sides_level_on_points_stand_as_is_chosen() -> None:
    """B has beaten A, and A has more goals: each has won two of three."""
    results = {(0, 1): (0, 1), (0, 2): (5, 0), (0, 3): (5, 0), (1, 2): (0, 1), (1, 3): (1, 0), (2, 3): (0, 0)}
    for ranking, first in (("difference", "A"), ("head_to_head", "B")):
        town = cup(4, "league", ranking=ranking)
        for tie in town.ties:
            home, away = tie.home, tie.away
            goals = results[min(home, away), max(home, away)]
            town = town.with_match(ended(tie.fixture.number, *(goals if home < away else goals[::-1])))
        assert town.sides[town.standings(0)[0].team].name == first


def test_a_level_match_that_the_rules_give_to_a_side_is_won() -> None:
    """G6.3: where the pack runs out, France has it."""
    town = cup(3, "league").with_match(ended(1, 1, 1, "normal", None, 1))
    first = town.standings(0)[0]
    assert (first.team, first.points, first.won, first.drawn) == (town.ties[0].away, 3, 1, 0)
    assert cup(2).with_match(ended(1, 2, 2, "normal", None, 1)).champion == 1


def test_every_game_of_the_house_can_be_played_as_a_league() -> None:
    for title in titles.titles():
        rules = playing.match_rules(title.id)
        assert rules is not None
        assert "league" in rules.forms


@pytest.mark.parametrize("game", ["power_soccer", "final_whistle", "tactics_board", "grudgematch", "swallows"])
def test_a_league_of_three_is_played_by_computers(game: str, tmp_path: Path) -> None:
    town: shelf.Competition = Cup(game=game, form="league", legs=1, sides=sides(3, "easy"), seed=9)
    assert isinstance(town, Cup)
    for tie in town.ties:
        number = tie.fixture.number
        path = tmp_path / f"{number}.swallows"
        playing.play_alone(playing.setup(town, number), path)
        town = playing.gathered(town.with_match(playing.begun(number, path)), tmp_path)
        assert isinstance(town, Cup)
    assert town.champion is not None
    assert sum(row.played for row in town.standings(0)) == 6


def test_a_championship_of_several_has_another_game_each_match_day() -> None:
    games = ("dice", "cards", "tactics_board")
    town = Cup(game="dice", games=games, form="league", legs=2, sides=sides(4), seed=1)
    assert {town.game_of(tie.fixture.number) for tie in town.ties if tie.fixture.day == 0} == {"dice"}
    assert [town.game_of(tie.fixture.number) for tie in town.ties[::2]] == [*games, *games]
    with pytest.raises(ValidationError, match="only a league"):
        cup(4, games=("dice",))


def test_a_championship_of_two_is_played_twice_with_home_and_away_changed() -> None:
    one, two = sides(2)
    evening = Championship(games=("dice", "cards", "swallows"), legs=2, sides=(one, two), seed=1)
    assert [each.game for each in evening.rounds] == ["dice", "cards", "swallows"] * 2
    homes = [evening.at_home(number) for number in range(1, 7)]
    assert homes[3:] == [1 - side for side in homes[:3]]
    for number in range(1, 7):
        assert evening.due is not None
        evening = evening.with_match(ended(number, 1, 0))
    assert evening.points == (18, 0)
    assert evening.champion == 0


def test_a_level_match_is_played_again_before_extra_time() -> None:
    town = cup(2, level="replay")
    assert not town.occasion(1).decisive
    town = town.with_match(ended(1, 2, 2))
    assert town.champion is None
    assert town.is_replay(1)
    assert town.occasion(1).decisive
    match = playing.setup(town.model_copy(update={"game": "tactics_board"}), 1)
    assert [seat.name for seat in match.seats] == ["B", "A"]
    again = ended(1, 0, 1, "extra", leg=1)
    assert town.with_match(again).turned(again)
    assert town.with_match(again).champion == 1
    with pytest.raises(ValidationError, match="nobody has won"):
        town.with_match(ended(1, 3, 3, leg=1))
    won = cup(2, level="replay").with_match(ended(1, 1, 0))
    assert (won.champion, won.ties[0].due) == (0, False)


@pytest.mark.parametrize(
    ("form", "count", "hands"),
    [
        ("knockout", 8, {0: 2, 1: 2, 2: 2, 3: 2}),
        ("knockout", 8, {0: 3, 1: 3, 2: 2}),
        ("knockout", 8, {0: 4, 1: 4}),
        ("knockout", 6, {0: 2, 1: 2}),
        ("knockout", 5, {0: 2, 1: 3}),
        ("knockout", 16, {0: 4, 1: 4, 2: 4, 3: 4}),
        ("groups", 8, {0: 2, 1: 2}),
        ("groups", 16, {0: 4, 1: 4, 2: 2}),
    ],
)
def test_sides_of_one_hand_meet_as_late_as_they_can(form: Form, count: int, hands: dict[int, int]) -> None:
    whose = [hand for hand, number in hands.items() for _ in range(number)]
    whose += [-1] * (count - len(whose))
    given = [None if hand < 0 else hand for hand in whose]
    schedule = schedule_of(form, count)
    when = meetings(schedule)
    last = len(schedule.stages)
    for seed in range(20):
        order = drawn(schedule, given, Seeded(seed))
        assert sorted(order) == list(range(count))
        places = {side: place for place, side in enumerate(order)}
        for hand, number in hands.items():
            mine = [places[side] for side in range(count) if given[side] == hand]
            earliest = min(when[one][other] for one, other in combinations(mine, 2))
            best = max(
                min(when[one][other] for one, other in combinations(some, 2))
                for some in combinations(range(count), number)
            )
            crowded = any(hands[other] + number > count // 2 and other != hand for other in hands)
            assert earliest == best or (crowded and earliest >= best - 1), (seed, hand, order)
    assert last > 1


def test_a_draw_of_strangers_is_any_order() -> None:
    schedule = schedule_of("knockout", 4)
    assert len({tuple(drawn(schedule, [None] * 4, Seeded(seed))) for seed in range(200)}) == 24


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.cup")), ids=lambda path: path.stem)
def test_files_of_older_versions_open_and_go_on(path: Path, tmp_path: Path) -> None:
    found = shelf.read(path)
    copy = tmp_path / path.name
    shelf.write(copy, found)
    assert shelf.read(copy) == found
    match found:
        case Cup(form="groups"):
            assert sum(tie.score is not None for tie in found.ties) == 5
            assert (found.level, found.trophy, found.ranking) == ("extra", None, "difference")
        case Cup():
            assert found.ties[0].score == Score(2, 2, "shootout", (5, 4))
            assert found.ties[0].score.winner == 0
        case Championship():
            assert found.points == (1, 1)
            assert found.due is not None
            assert found.due.number == 2


def test_a_newer_file_says_so(tmp_path: Path) -> None:
    path = tmp_path / "new.cup"
    path.write_text('{"format":"swallows-competition","version":3,"competition":{"kind":"cup","new":1}}')
    with pytest.raises(shelf.NewerCompetition):
        shelf.read(path)
