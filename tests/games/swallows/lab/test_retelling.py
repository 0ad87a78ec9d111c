"""Games that begin alike are thought about once, and come out as if everybody had thought again."""

from collections import Counter
from pathlib import Path

import pytest

from swallows_gui.ai import Player
from swallows_gui.engine.game import View
from swallows_gui.lab.arena import Bout, play_bout
from swallows_gui.lab.exploits import Retelling, Script, exploits
from swallows_gui.lab.game_lab import lab_of

SHORT = {"format": "friendly", "haggling": True}
TWINS = ("never-offers-takes-all", "stalls", "throws", "hoards-reds")


class Counted:
    """A player that counts how often it thinks."""

    def __init__(self, player: Player, asked: Counter[int]) -> None:
        self.level, self.seat, self.looks_back = player.level, player.seat, player.looks_back
        self.player, self.asked = player, asked

    def choose(self, view: View) -> int:
        self.asked[self.seat] += 1
        return self.player.choose(view)

    def offer(self, view: View) -> int | None:
        self.asked[self.seat] += 1
        return self.player.offer(view)


def bout(entrant: str, level: str, seed: int, turn: int) -> Bout:
    """A short game in which one seat is an entrant of its own."""
    given = tuple({**lab_of("swallows").options(), **SHORT}.items())
    return Bout("swallows", seed, turn, (entrant, level, level), given)


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_in_a_game_that_goes_the_same_way_only_the_free_seat_thinks(turn: int) -> None:
    script = Script()
    first = play_bout(bout("normal", "normal", 5, turn), script.noting)
    asked: Counter[int] = Counter()
    retelling = Retelling(script, turn)

    def told(seat: int, player: Player) -> Player:
        return retelling.telling(seat, Counted(player, asked))

    again = play_bout(bout("normal", "normal", 5, turn), told)
    assert again["cash"] == first["cash"]
    assert set(asked) == {turn}
    assert asked[turn] == sum(answer.seat == turn for answer in script.answers)


@pytest.mark.parametrize(
    ("level", "twin"),
    [
        *(("normal", twin) for twin in TWINS),
        ("hard", "throws"),
        *(pytest.param("hard", twin, marks=pytest.mark.nightly) for twin in TWINS if twin != "throws"),
    ],
)
def test_a_game_in_which_one_seat_goes_its_own_way_is_what_it_would_be_if_all_thought_again(
    level: str, twin: str
) -> None:
    for seed in (1, 2) if level == "normal" else (1,):
        script = Script()
        play_bout(bout(level, level, seed, 1), script.noting)
        otherwise = bout(f"{level}:{twin}", level, seed, 1)
        assert play_bout(otherwise, Retelling(script, 1).telling)["cash"] == play_bout(otherwise)["cash"]


def test_twins_fare_alike_however_many_are_tried_at_once(tmp_path: Path) -> None:
    """Two that are missing beside a known plain game are played without a script, the rest after one."""
    only = ("stalls", "throws", "takes-all", "cheap")
    found = exploits("easy", 2, only=only, seats=3, options=SHORT)
    kept = tmp_path / "pairs.jsonl"
    for some in (only[:1], only[:2], only):
        again = exploits("easy", 2, only=some, seats=3, options=SHORT, path=kept)
        assert again.found == found.found[: len(some)]
