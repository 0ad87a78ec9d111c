"""P16: the exact chances, to four digits, and those of a match, which fit what comes of playing it on."""

from typing import Any

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.power_soccer.ai.players import make_player
from swallows_gui.games.power_soccer.data.dice import tables
from swallows_gui.games.power_soccer.rules.game import PowerSoccer
from swallows_gui.games.power_soccer.rules.odds import Odds, odds_for
from swallows_gui.games.power_soccer.rules.state import Options
from tests.games.power_soccer.rules.story import begun, given

TABLE: list[tuple[dict[str, Any], float, float]] = [
    ({}, 0.3155, 0.2437),
    ({"penalty": "keeper"}, 0.1864, 0.3042),
    ({"cards": "admonition"}, 0.3264, 0.2588),
    ({"rules": "professional"}, 0.1156, 0.2289),
    ({"rules": "professional", "cards": "admonition"}, 0.1185, 0.2393),
]
TWO_DICE: list[tuple[dict[str, Any], float, float]] = [
    ({"dice": 2}, 0.537, 0.471),
    ({"dice": 2, "rules": "professional"}, 0.207, 0.380),
]


def odds(**options: Any) -> Odds:
    return odds_for(tables(), Options.read(tables(), options))


@pytest.mark.parametrize(("options", "even", "pale"), TABLE, ids=str)
def test_the_chance_of_a_goal_in_one_attack(options: dict[str, Any], even: float, pale: float) -> None:
    assert round(odds(**options).attack, 4) == even
    assert round(odds(**options, die="pale").attack, 4) == pale


@pytest.mark.parametrize(("options", "even", "pale"), TWO_DICE, ids=str)
def test_the_chance_of_a_goal_with_the_better_of_two_dice(options: dict[str, Any], even: float, pale: float) -> None:
    assert round(odds(**options).attack, 3) == even
    assert round(odds(**options, die="pale").attack, 3) == pale


def test_one_kick_and_one_shot_at_the_wall() -> None:
    assert (odds().kick, odds().black) == (0.25, 0.5)
    assert (round(odds(die="pale").kick, 3), round(odds(die="pale").black, 3)) == (0.444, 0.333)


def test_the_steal_of_the_table_on_screen() -> None:
    view = given(points=35, card="yellow", rules="professional").rolls(1).asks("steal", 1).game.view(1)
    won, play_on = view.colours
    assert (won.does, won.chance, play_on.does) == ("stolen", 0.5, "play_on")
    assert (round(play_on.goal, 2), round(view.goal_chance, 2)) == (0.23, 0.11)


def test_what_each_face_does_now_and_next() -> None:
    view = given(points=30, rules="professional").game.view(0)
    assert [(one.face, one.does, one.points, one.follows) for one in view.faces] == [
        ("five", "points", 35, "steal"),
        ("ten", "points", 40, "steal"),
        ("long_pass", "goal", 50, ""),
        ("foul", "referee", 30, "referee"),
        ("offside", "offside", 30, ""),
        ("penalty", "penalty", 30, "penalty"),
    ]
    assert [one.does for one in given(points=45, card="yellow").game.view(0).faces] == [
        "goal", "over", "over", "red", "offside", "penalty"
    ]  # fmt: skip


def test_the_chance_before_a_roll_is_the_mean_of_those_after_it() -> None:
    for points in range(0, 50, 5):
        view = given(points=points, rules="professional").game.view(0)
        assert view.goal_chance == pytest.approx(sum(one.goal for one in view.faces) / 6)


@pytest.mark.parametrize("step", ["referee", "penalty", "save", "steal", "kick", "wall"])
def test_colours_have_a_meaning_in_every_step_that_asks_for_one(step: str) -> None:
    match = begun(start="wall") if step == "wall" else given(rules="professional", points=40, length={"attacks": 1})
    match.rolls(*{"referee": (4,), "penalty": (6,), "save": (6, 1), "steal": (1,)}.get(step, ()))
    if step == "kick":
        match.rolls(5, 3, 1, 2, 1, 5)
        while match.step == "wall":
            match.rolls(2 if match.seat == 1 else 1)
    assert match.step == step
    black, white = match.game.view(None).colours
    assert (black.colour, white.colour) == ("black", "white")
    assert black.chance + white.chance == 1
    assert black.does != white.does


MOMENTS: list[dict[str, Any]] = [
    {"length": {"attacks": 2}},
    {"rules": "professional", "length": {"attacks": 2}, "dice": 2},
    {"length": {"goals": 2}},
    {"length": {"minutes": 12}},
    {"rules": "professional", "length": {"minutes": 12}},
]
GAMES = 150


@pytest.mark.parametrize("options", MOMENTS, ids=str)
@pytest.mark.parametrize("moment", ["first", "second"])
def test_the_chances_of_a_match_fit_what_comes_of_it(options: dict[str, Any], moment: str) -> None:
    """Within four standard errors, with dice that are always the same."""
    attack = 1 if moment == "first" else 2
    game = given(points=30, attack=attack, score=(1, 0) if attack == 2 else (0, 0), **options).game
    chances = game.view(None).outlook
    won = [0.0, 0.0]
    players = [make_player("normal", seat, 1) for seat in (0, 1)]
    for seed in range(GAMES):
        winner = _played_on(game, seed, players)
        for side in (0, 1):
            won[side] += winner == side
    for side, chance in enumerate((chances.a, chances.b)):
        assert abs(won[side] / GAMES - chance) < 4 * (0.25 / GAMES) ** 0.5


def _played_on(start: PowerSoccer, seed: int, players: list[Any]) -> int | None:
    game = start.copy()
    game.chance = Seeded(seed)
    while (seat := game.to_move) is not None:
        game.push(players[seat].choose(game.view(seat)) if game.step == "choose" else game.legal[0])
    return game.winner


def test_both_sides_of_a_fresh_match_have_equal_chances() -> None:
    for options in MOMENTS:
        ends = begun(start="wall", **options).game.view(None).outlook
        assert ends.a == pytest.approx(ends.b)
        assert sum(ends) == pytest.approx(1)


def test_no_chance_is_below_none_however_far_a_side_is_ahead() -> None:
    for points in range(0, 50, 5):
        for lead in range(6):
            match = given(points=points, attack=17, score=(lead, 0), rules="professional")
            assert all(0 <= chance <= 1 for chance in match.game.view(None).outlook)


def test_when_it_is_over_it_is_certain() -> None:
    match = given(points=40, attack=2, length={"attacks": 1}).rolls(2)
    assert match.game.view(None).outlook == (0.0, 0.0, 1.0)


def test_penalty_kicks_come_nearer_to_certain() -> None:
    match = given(points=30, attack=2, draw="penalties", length={"attacks": 1}).rolls(5)
    assert match.game.view(None).outlook == (0.5, 0.0, 0.5)
    while match.step == "wall":
        match.rolls(2 if match.seat == 1 else 1)
    assert match.game.view(None).outlook.b == pytest.approx(0.5)
    match.rolls(1, 1)
    assert match.game.view(None).outlook.b > 0.6
    match.rolls(2).rolls(1, 1)
    assert match.game.view(None).outlook.b > 0.8
