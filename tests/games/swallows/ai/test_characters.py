"""Characters of AI seats: data that is checked, drawn from the seat's seed, and felt in play."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, ClassVar

import pytest

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.swallows.ai import characters
from swallows_gui.games.swallows.ai.characters import cast, character
from swallows_gui.games.swallows.ai.match_context import NOT_SEARCHED, Weights
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.ai.search.seats import Searcher
from swallows_gui.games.swallows.ai.strategy.slips import slip
from swallows_gui.games.swallows.data import characters as data
from swallows_gui.games.swallows.lab.playing import new_game, play, players
from swallows_gui.lab.playing import ai_seeds
from swallows_gui.session import lines


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_every_searching_level_has_several_characters_that_differ(level: str) -> None:
    found = cast(level)
    assert 8 <= len(found) <= 12
    assert len({weights for _, weights in found}) == len(found)


def test_the_names_stand_in_both_languages() -> None:
    for model in data.characters():
        assert model.name["de"] != model.name["en"]


@pytest.mark.parametrize("seeds_of", [ai_seeds, lines.ai_seeds], ids=["lab", "session"])
@pytest.mark.parametrize("seed", [1, 2, 77, 1_000_003])
def test_no_two_experts_at_a_table_have_the_same_character(
    seed: int, seeds_of: Callable[[int, int], tuple[int, ...]]
) -> None:
    seeds = seeds_of(seed, 6)
    drawn = [character("expert", seat, seeds[seat])[0] for seat in range(6)]
    assert len(set(drawn)) == 6


def test_every_character_is_drawn_by_some_seed() -> None:
    drawn = {character("hard", 0, seed)[0] for seed in range(200)}
    assert drawn == {name for name, _ in cast("hard")}


def test_a_seat_plays_by_the_weights_of_its_character() -> None:
    for seat in range(4):
        player = make_player("expert", seat, 900 + seat)
        assert isinstance(player, Searcher)
        assert player.weights == dict(cast("expert"))[player.character]


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file of characters in a folder of its own, read afresh."""
    path = tmp_path / data.FILE
    path.write_bytes(data_path("resources", "swallows", data.FILE).read_bytes())
    monkeypatch.setattr(data, "data_path", lambda *_parts: path)
    monkeypatch.setattr(characters, "characters", data.characters.__wrapped__)
    monkeypatch.setattr(characters, "cast", cast.__wrapped__)
    return path


class Read(Weights):
    """Weights that note which of them are read; `names` has them all."""

    names: ClassVar[set[str]] = set()
    __hash__ = object.__hash__
    __eq__ = object.__eq__

    def __getattribute__(self, name: str) -> Any:
        if name in Weights.__dataclass_fields__:
            Read.names.add(name)
        return super().__getattribute__(name)


@pytest.mark.usefixtures("quick_searches")
def test_every_weight_that_a_character_may_have_is_read_by_seats_that_search() -> None:
    seed = 3
    minds = players(("hard", "easy", "easy", "easy"), seed)
    searching = minds[0]
    assert isinstance(searching, Searcher)
    searching.weights = Read(**asdict(searching.weights))
    Read.names.clear()
    play(new_game({"distribution": "random", "talk": True}, 4, seed), minds)
    where_prices_are_named = {"opening", "concession", "least_deal", "foresight", "extortion", "bluntness", "word"}
    assert Read.names == set(Weights.__dataclass_fields__) - set(NOT_SEARCHED) - where_prices_are_named


@pytest.mark.parametrize("weight", ["bravery", "generosity"])
def test_a_weight_that_does_not_exist_or_changes_nothing_is_named(changed: Path, weight: str) -> None:
    written = json.loads(changed.read_text(encoding="utf-8"))
    written[2]["weights"]["hard"][weight] = 1.0
    changed.write_text(json.dumps(written), encoding="utf-8")
    with pytest.raises(BadCard) as caught:
        characters.cast("hard")
    assert (caught.value.card, caught.value.field) == (written[2]["id"], f"weights.hard.{weight}")


def test_a_character_that_is_there_twice_is_named(changed: Path) -> None:
    written = json.loads(changed.read_text(encoding="utf-8"))
    written[1]["id"] = written[0]["id"]
    changed.write_text(json.dumps(written), encoding="utf-8")
    with pytest.raises(BadCard, match=written[0]["id"]):
        characters.cast("expert")


def test_a_level_that_nobody_has_is_refused(changed: Path) -> None:
    assert changed.exists()
    with pytest.raises(BadCard, match="no character of level genius"):
        characters.cast("genius")


@pytest.mark.usefixtures("quick_slips")
@pytest.mark.parametrize("bettor", ["cautious", "gambler", "patriot"])
def test_characters_with_a_taste_for_bets_bet_unlike_all_others(bettor: str) -> None:
    """The same views and seed: only the weights differ, and in one view or another the slips do."""
    alike = {name for name, _ in cast("hard")} - {bettor}
    for seed in range(11, 27):
        if not alike:
            break
        view = new_game({"distribution": "random"}, 4, seed).view(0)
        made = {name: frozenset(slip(view, weights, 9, "hard")) for name, weights in cast("hard")}
        alike = {name for name in alike if made[name] == made[bettor]}
    assert not alike
