"""The gallery of characters: who sits where, what is counted, and when a difference is one."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.ai import Player, UnknownLevel
from swallows_gui.games.swallows.ai.characters import cast
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.lab import characters
from swallows_gui.games.swallows.lab.characters import gallery, hung, seated
from swallows_gui.games.swallows.lab.lab import SwallowsLab
from swallows_gui.games.swallows.lab.manners import MANNERS, WatchedManners
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story

NAMES = ("a", "b", "c", "d", "e", "f", "g", "h")


@pytest.mark.parametrize("first", [0, 8 * 375_000])
def test_after_as_many_tournaments_as_there_are_characters_each_has_sat_in_every_place(first: int) -> None:
    tables = [seated(NAMES, 4, seed) for seed in range(first, first + len(NAMES))]
    assert all(len(set(table)) == 4 for table in tables)
    for seat in range(4):
        assert {table[seat] for table in tables} == set(NAMES)
    assert tables != [seated(NAMES, 4, seed) for seed in range(first + 8, first + 16)], "other neighbours"


def _watched(story: Story, seats: int = 4) -> list[Counter[str]]:
    """What is counted in a match that has been played."""
    game = story.game.copy()
    seen = WatchedManners(seats)
    numbers = {code: team for team, code in enumerate(game.notation.codes)}
    seen.happened(game, [("match_started", game.match, "group", *game.sides)])
    seen.asked(game, game.view(None))
    seen.happened(game, [("referee_settled", game.match, game.referee, 1)])
    for event in story.events:
        match event["type"]:
            case "bribe_offered" | "bribe_declined" | "bribe_accepted":
                seen.happened(game, [(event["type"], event["seat"], numbers[event["team"]], event["amount"])])
    return seen.counts


def test_a_haggle_is_counted_for_who_pays_and_for_the_referee() -> None:
    match = given(home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3], cash=60, stage="group")
    match.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")
    match.offer("home", "home", 3).does("refuse").offer("home", "home", 6).does("accept")
    counts = _watched(match)
    briber, referee = counts[match.seat("home")], counts[match.seat("referee")]
    assert (briber["offers"], briber["offers_early"], briber["paid"], briber["paid_sum"]) == (2, 2, 1, 6)
    assert briber["first_of_paid"] == 3
    assert (referee["answered"], referee["refused"], referee["taken"], referee["taken_sum"]) == (2, 1, 1, 6)
    assert referee["refused_silently"] == 1
    assert not counts[match.seat("away")]


def test_a_favourite_that_loses_with_its_greens_in_hand_has_thrown_the_match() -> None:
    match = given(home_hand=["attack 1 outside"] * 3, away_hand=["attack 6 inside"], stage="group")
    game = match.game
    home, away = game.sides
    seen = WatchedManners(4)
    seen.happened(game, [("match_started", 1, "group", home, away)])
    seen.asked(game, game.view(None))
    strong = game.tables.nation_strength[game.field[home]] >= game.tables.nation_strength[game.field[away]]
    favourite, other = (home, away) if strong else (away, home)
    seen.happened(game, [("goal", other, False, 0, 1) if strong else ("goal", other, False, 1, 0)])
    seen.happened(game, [("declined", home, False), ("declined", away, True)])
    score = (0, 1) if strong else (1, 0)
    seen.happened(game, [("match_ended", 1, *score, "normal", None, other)])
    mine, theirs = seen.counts[game.trainer[favourite]], seen.counts[game.trainer[other]]
    assert mine["matches"] == theirs["matches"] == 1
    assert mine["thrown"] == (favourite == home)
    assert not theirs["thrown"]
    owner = seen.counts[game.trainer[home]]
    assert (owner["declined"], owner["greens_left"]) == (1, 3)
    assert owner["declined_behind"] == strong
    assert not seen.counts[game.trainer[away]]["declined"], "it had to"


def test_bets_are_told_apart_by_stage_and_by_whose_team_it_is() -> None:
    game = given(stage="group").game
    seen = WatchedManners(4)
    own = next(team for team, seat in enumerate(game.trainer) if seat == 1 and team != game.german)
    abroad = next(team for team, seat in enumerate(game.trainer) if seat == 2 and team != game.german)
    placed = ((own, "V", 3), (abroad, "S", 7), (game.german, "V", 8))
    seen.happened(game, [("bet_placed", 1, team, kind, stake) for team, kind, stake in placed])
    assert seen.counts[1] == {"bets": 3, "staked": 18, "staked_late": 7, "staked_abroad": 7}


def test_decisions_and_objections_are_counted_by_when_they_come() -> None:
    game = given(stage="group").game
    home, away = game.sides
    seen = WatchedManners(4)
    for match, stage in ((3, "group"), (25, "QF")):
        seen.happened(
            game, [("match_started", match, stage, home, away), ("objected", 2, 3), ("referee_settled", match, 0, 1)]
        )
        seen.happened(game, [("die_changed", 0, 1, 7), ("die_left", 0), ("price_named", 0, home, 4, False)])
        seen.happened(game, [("awarded", 0, home, "penalty", "referee"), ("awarded", -1, home, "penalty", "foul")])
    assert (seen.counts[2]["objections"], seen.counts[2]["objection_matches"]) == (2, 28)
    assert (seen.counts[0]["penalties"], seen.counts[0]["penalty_matches"]) == (2, 28)
    assert (seen.counts[0]["dice"], seen.counts[0]["dice_changed"], seen.counts[0]["unasked"]) == (4, 2, 2)


def _kept(seed: int, offers: dict[str, int]) -> dict[str, Any]:
    return {
        "seed": seed,
        "seats": [
            {"who": who, "cash": 100 if who == "a" else 110, "counts": {"offers": many + seed % 2}}
            for who, many in offers.items()
        ],
    }


def test_a_difference_shows_from_two_errors_on_and_money_is_against_the_others_at_the_table() -> None:
    found = hung([_kept(seed, {"a": 9, "b": 2, "c": 2, "d": 2}) for seed in range(20)], "hard", 0)
    first, *others = found.portraits
    assert [one.character for one in found.portraits] == ["a", "b", "c", "d"]
    (offers,) = first.shown
    assert offers.manner == "bribes offered"
    assert offers.value == pytest.approx(9.5)
    assert offers.apart == pytest.approx(9.5 - (9.5 + 3 * 2.5) / 4)
    assert first.pale
    assert first.dear
    assert first.money.value == -10
    assert not others[0].dear
    assert found.as_json()["pale"] == ["a", "b", "c", "d"]
    assert found.as_json()["dear"] == ["a"]


def test_every_manner_is_named_once() -> None:
    assert len({manner.name for manner in MANNERS}) == len(MANNERS)


@pytest.fixture
def quick_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a character plays like `normal`."""
    made = SwallowsLab.player

    def quick(lab: SwallowsLab, entrant: str, seat: int, seed: int) -> Player:
        return make_player("normal", seat, seed) if ":" in entrant else made(lab, entrant, seat, seed)

    monkeypatch.setattr(SwallowsLab, "player", quick)


@pytest.mark.usefixtures("quick_minds")
def test_a_whole_tournament_is_counted_and_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "characters.jsonl"
    found = gallery("hard", 1, first_seed=5, path=path)
    assert sum(one.tournaments for one in found.portraits) == 4
    means = dict(found.means)
    assert means["bets"] > 1
    assert means["staked, M"] > 5
    assert means["greens left at the whistle, a match"] > 0
    assert {name for name, _ in cast("hard")} >= {one.character for one in found.portraits}

    def never(_task: object) -> dict[str, Any]:
        raise AssertionError("it has been played")

    monkeypatch.setattr(characters, "tournament", never)
    assert gallery("hard", 1, first_seed=5, path=path) == found


def test_a_level_without_characters_is_refused() -> None:
    with pytest.raises(UnknownLevel, match="normal has no characters"):
        gallery("normal", 1)
