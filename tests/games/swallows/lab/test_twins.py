"""Cunning twins differ from their level in the decision they are named for and in nothing else; and their pairs."""

from collections import Counter
from pathlib import Path

import pytest

from swallows_gui.ai import UnknownLevel
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.questions import card_of, verb
from swallows_gui.games.swallows.lab.playing import new_game, play
from swallows_gui.games.swallows.lab.scripted_variants import TRICKS, Twin
from swallows_gui.games.swallows.rules.actions import (
    ACCEPT,
    BET,
    BET_KINDS,
    DECLINE,
    NO_OBJECTION,
    OBJECT,
    OFFER,
    PASS,
    PLAY,
    REFUSE,
)
from swallows_gui.games.swallows.rules.tables import RED
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.lab.exploits import UnknownTwin, exploits
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.lab.playing import ai_seeds

Seen = dict[str, Counter[tuple[str, str]]]
"""By twin: how often it did something else than its level, by step and by what the twin did or kept back."""

SINGLE = {"format": "friendly", "haggling": True}


class Tried(Normal):
    """A seat of `normal` that notes what every twin would have done in its place."""

    def __init__(self, seat: int, seed: int, seen: Seen) -> None:
        super().__init__(seat, seed)
        self.seen = seen

    def choose(self, view: SwallowsView) -> int:
        action = super().choose(view)
        for name, trick in TRICKS.items():
            given = trick.instead(view)
            twins = trick.in_turn(view, action) if given is None else given
            self.note(view, name, action, twins)
        return action

    def offer(self, view: SwallowsView) -> int | None:
        action = super().offer(view)
        for name, trick in TRICKS.items():
            self.note(view, name, action, trick.out_of_turn(view, action))
        return action

    def note(self, view: SwallowsView, name: str, plain: int | None, twins: int | None) -> None:
        if twins == plain:
            return
        if twins is not None:
            assert any(twins in entry if isinstance(entry, range) else twins == entry for entry in view.legal)
        red = (
            name == "hoards-reds"
            and plain is not None
            and verb(plain) == PLAY
            and view.tables.card_colour[card_of(plain)] == RED
        )
        self.seen[name][view.step if plain is None or verb(plain) != OFFER else "bribe", what(twins, red)] += 1


def what(action: int | None, red: bool) -> str:
    """The sort of thing that a twin did, or "kept"."""
    if red:
        return "no red"
    words = {
        PASS: "pass",
        DECLINE: "pass",
        ACCEPT: "take",
        REFUSE: "refuse",
        OFFER: "offer",
        OBJECT: "object",
        NO_OBJECTION: "not object",
        BET: "bet",
    }
    return "kept" if action is None else words.get(verb(action), "other")


@pytest.fixture(scope="module")
def seen() -> Seen:
    """What the twins did otherwise in a few tournaments of `normal` seats with prices."""
    found: Seen = {name: Counter() for name in TRICKS}
    for seed in (5, 6, 7):
        seeds = ai_seeds(seed, 4)
        minds = [Tried(seat, seeds[seat], found) for seat in range(4)]
        play(new_game({"haggling": True, "distribution": "random"}, 4, seed), minds)
    return found


@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("never-offers", {("bribe", "kept")}),
        ("takes-all", {("offer", "take")}),
        ("never-offers-takes-all", {("bribe", "kept"), ("offer", "take")}),
        ("refuses-all", {("offer", "refuse")}),
        ("refuses-twice", {("offer", "refuse")}),
        ("extorts", {("offer", "refuse"), ("offer", "take")}),
        ("cheap", {("bribe", "offer")}),
        ("spends-all", {("bribe", "offer")}),
        ("always-objects", {("objection", "object")}),
        ("never-objects", {("objection", "not object")}),
        ("spite", {("referee_die", "other"), ("edge", "other")}),
        ("stalls", {("attack", "pass")}),
        ("title-arg", {("bets", "bet")}),
        ("title-bra", {("bets", "bet")}),
        ("title-fra", {("bets", "bet")}),
    ],
)
def test_a_twin_differs_in_its_own_decision_alone(seen: Seen, name: str, allowed: set[tuple[str, str]]) -> None:
    assert seen[name]
    assert set(seen[name]) <= allowed


@pytest.mark.parametrize("name", ["only-own", "only-heads"])
def test_a_slip_of_own_teams_or_of_heads_alone_is_what_its_level_would_bet_on_them(name: str) -> None:
    lab = lab_of("swallows")
    twin, plain = lab.player(f"normal:{name}", 0, 21), lab.player("normal", 0, 21)
    assert isinstance(plain, Normal)
    game = new_game({"distribution": "random"}, 4, 5)
    while game.step.name != "bets":
        game.push(plain.choose(game.view(game.mover)) if game.mover == 0 else game.legal[0])
    wanted = plain.slip(game.view(0))
    while game.mover == 0:
        game.push(twin.choose(game.view(0)))
    german = game.tables.germany
    heads = game.tables.heads_of(game.form)
    allowed = {
        (team, kind)
        for team, kind in wanted
        if game.field[team] == german or (game.trainer[team] == 0 if name == "only-own" else game.field[team] in heads)
    }
    made = {(team, BET_KINDS[kind]) for team, kind in game.bets[0]}
    assert made == allowed
    assert made < set(wanted)


def test_who_hoards_reds_differs_where_a_red_would_be_played(seen: Seen) -> None:
    assert seen["hoards-reds"]
    assert {word for _step, word in seen["hoards-reds"]} == {"no red"}


def test_who_throws_matches_lets_attacks_through(seen: Seen) -> None:
    assert seen["throws"]
    assert {step for step, _word in seen["throws"]} == {"defence"}


def test_every_twin_says_what_it_does_and_is_a_player() -> None:
    lab = lab_of("swallows")
    for name, words in lab.twins().items():
        assert words.endswith(".")
        lab.check(f"normal:{name}")
        assert isinstance(lab.player(f"normal:{name}", 1, 7), Twin)
    with pytest.raises(UnknownLevel):
        lab.check("normal:no-such-twin")


def test_pairs_are_the_same_again_in_two_processes_and_from_the_file(tmp_path: Path) -> None:
    path, only = tmp_path / "pairs.jsonl", ("takes-all", "stalls")
    once = exploits("easy", 2, only=only, seats=3, options=SINGLE, path=path)
    games: list[int] = []
    again = exploits(
        "easy", 3, only=only, seats=3, options=SINGLE, path=path, progress=lambda done, _all: games.append(done)
    )
    assert games == [7, 8, 9]
    assert again == exploits("easy", 3, only=only, seats=3, options=SINGLE, jobs=2)
    assert once == exploits("easy", 2, only=only, seats=3, options=SINGLE)


def test_a_twin_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownTwin, match="takes-all"):
        exploits("easy", 1, only=("nobody",))
