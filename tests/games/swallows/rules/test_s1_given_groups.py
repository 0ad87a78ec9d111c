"""S1.5, S10.6: where the groups are given, no seat gets more than two teams of one, as far as that can be kept."""

from collections import Counter
from random import Random

import pytest

from swallows_gui.engine.game import SEAT_SHIFT, IllegalAction, Json
from swallows_gui.engine.tournament.schedule import FROM_FIELD
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.cup_fields import cup_fields, cup_format
from swallows_gui.games.swallows.rules.actions import PICK
from swallows_gui.games.swallows.rules.game import Swallows

CUPS = {found.id: found for found in cup_fields(load())}


def begun(seats: int, seed: int = 3, **options: object) -> Swallows:
    return Swallows.new(load().tables(), {"seats": seats, "groups": "given", **options}, seed)


def shared_out(game: Swallows, seed: int = 5) -> Swallows:
    """The game after a draft or an agreement in which everything is done at random."""
    lot = Random(seed)
    while game.view(None).step in ("draft", "sharing", "leftover"):
        game.push(lot.choice([action for action in game.legal if isinstance(action, int)]))
    return game


def most_in_a_group(game: Swallows) -> int:
    return max(
        count
        for slots in game.groups[: game.form.schedule.drawn]
        for count in Counter(game.trainer[team] for team in slots).values()
    )


def cup(name: str) -> Json:
    found = CUPS[name]
    return {"format": cup_format(load(), found).written(), "field": found.field}


@pytest.mark.parametrize("name", ["wc-1954", "euro-1992", "euro-2004", "wc-1962"])
def test_s1_5_the_groups_are_as_they_were_drawn_before_anybody_picks(name: str) -> None:
    game = begun(4, **cup(name))
    codes = [[game.tables.nation_code[game.field[team]] for team in slots] for slots in game.groups]
    found = CUPS[name]
    assert codes[: len(found.groups)] == [[found.codes[team] for team in group] for group in found.groups]
    assert game.view(None).step == "draft"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("distribution", ["draft", "random", "agreed"])
def test_s1_5_nobody_gets_more_than_two_of_a_group(seats: int, distribution: str) -> None:
    for seed in range(4):
        game = shared_out(begun(seats, seed, distribution=distribution, field="whole-world"), seed)
        assert most_in_a_group(game) <= 2 or 16 % seats


def test_s1_5_only_a_team_left_over_may_be_a_third_of_its_group() -> None:
    for seed in range(12):
        game = begun(5, seed, distribution="draft", field="whole-world")
        lot = Random(seed)
        while game.view(None).step == "draft":
            game.push(lot.choice([action for action in game.legal if isinstance(action, int)]))
        groups = {team: at for at, slots in enumerate(game.groups) for team in slots}
        held = Counter((seat, groups[team]) for team, seat in enumerate(game.trainer) if seat >= 0)
        assert max(held.values()) <= 2


def test_s1_5_forty_eight_teams_are_shared_out_between_two() -> None:
    codes = list(load().nations)[:48]
    for distribution in ("draft", "random"):
        game = shared_out(begun(2, distribution=distribution, format="forty-eight", field=codes))
        assert most_in_a_group(game) == 2


def test_s1_5_a_cup_without_groups_has_its_first_round_as_it_was() -> None:
    game = begun(4, **cup("wc-1934"))
    first = CUPS["wc-1934"].cup.matches[0]
    codes = CUPS["wc-1934"].codes
    assert [game.tables.nation_code[nation] for nation in game.field[:2]] == [codes[first.home], codes[first.away]]


def test_s1_5_the_state_of_a_game_with_given_groups_is_read_again() -> None:
    game = shared_out(begun(4, **cup("wc-1962")))
    again = Swallows.from_state(load().tables(), game.to_state())
    assert again.to_state() == game.to_state()
    assert again.legal == game.legal


def pick(seat: int, team: int) -> int:
    return seat << SEAT_SHIFT | PICK | team


def first_pairs(game: Swallows) -> list[tuple[int, int]]:
    return [(fixture.home.number, fixture.away.number) for fixture in game.fixtures if fixture.stage == "QF"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("distribution", ["draft", "random", "agreed"])
def test_s1_5_nobody_meets_himself_in_the_first_round_of_a_cup(seats: int, distribution: str) -> None:
    for seed in range(6):
        options = {"seats": seats, "format": "eight", "distribution": distribution, "apart": True}
        game = shared_out(Swallows.new(load().tables(), options, seed), seed)
        against_himself = sum(game.trainer[home] == game.trainer[away] for home, away in first_pairs(game))
        assert against_himself == 0, (seed, game.trainer)


def test_s1_5_without_the_option_a_cup_goes_as_it_went() -> None:
    games = [
        shared_out(Swallows.new(load().tables(), {"seats": 2, "format": "eight"}, seed), seed) for seed in range(6)
    ]
    assert any(game.trainer[home] == game.trainer[away] for game in games for home, away in first_pairs(game))


def test_s1_5_a_team_that_meets_its_pickers_own_is_refused_with_the_reason() -> None:
    game = Swallows.new(load().tables(), {"seats": 2, "format": "eight", "apart": True}, 1)
    seat = game.to_move
    assert seat is not None
    home, away = first_pairs(game)[0]
    game.push(pick(seat, home))
    while game.to_move not in (None, seat):
        game.push(
            next(action for action in game.legal if isinstance(action, int) and action != pick(game.to_move, away))
        )
    with pytest.raises(IllegalAction) as refused:
        game.push(pick(seat, away))
    assert refused.value.code == "meets_own"


def test_s1_5_a_team_left_over_goes_where_the_limit_can_be_kept() -> None:
    kept = broken = 0
    for name in (name for name, found in CUPS.items() if found.groups):
        seats = min(5, cup_format(load(), CUPS[name]).written()["seats"][1])
        for apart in (True, False):
            game = shared_out(begun(seats, 7, apart=apart, distribution="random", **cup(name)), 7)
            if not game.form.schedule.drawn:
                continue
            over = most_in_a_group(game) > 2
            broken, kept = broken + (over and not apart), kept + (over and apart)
    assert kept < broken


def test_s1_5_by_agreement_nobody_gets_both_teams_of_a_first_pair() -> None:
    for seed in range(4):
        game = shared_out(
            Swallows.new(load().tables(), {"format": "eight", "distribution": "agreed", "apart": True}, seed)
        )
        first = [
            fixture for fixture in game.view(None).fixtures if fixture.home.kind == fixture.away.kind == FROM_FIELD
        ]
        assert len(first) == 4
        assert all(game.trainer[each.home.number] != game.trainer[each.away.number] for each in first)


def test_s1_5_by_agreement_a_refusal_says_that_too_many_would_come_together() -> None:
    game = Swallows.new(load().tables(), {"format": "eight", "distribution": "agreed", "apart": True}, 3)
    first = game.view(None).fixtures[0]
    home, away = (game.notation.codes[place.number] for place in (first.home, first.away))
    game.push(game.notation.action_from_json(0, {"type": "give", "team": home, "to": 2}))
    with pytest.raises(IllegalAction, match="own_together"):
        game.push(game.notation.action_from_json(0, {"type": "give", "team": away, "to": 2}))
    game.push(game.notation.action_from_json(0, {"type": "give", "team": away, "to": 1}))
