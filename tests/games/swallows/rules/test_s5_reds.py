"""S5.11 to S5.13: red cards, what they demand, and whom they make the rules ask."""

from typing import Any

import pytest

from tests.games.swallows.rules.cards import tables
from tests.games.swallows.rules.given import given


def test_s5_11_once_a_match_and_then_open_until_it_ends() -> None:
    match = given(away_hand=["attack 1 inside", "attack 1 edge", "plus 2"], stage="group", dice=[1, 1])
    match.play("attack 1 inside", "plus 2")
    away = match.team("away")
    view = match.game.view(None)
    assert view.counts[away] == (1, 0, 0)
    assert [tables().card_id[card].partition("#")[0] for card in view.used[1]] == ["plus 2"]
    match.refused("card_used", card="plus 2")
    match.play("attack 1 edge").expect("cards_returned", team="away", cards=["plus 2"], by=None)
    assert "plus 2" in match.hand(away)


def test_s5_11_a_used_red_cannot_be_played_again() -> None:
    match = given(away_hand=["attack 1 inside", "attack 1 edge", "plus 2"], dice=[1, 1]).play(
        "attack 1 inside", "plus 2"
    )
    match.does("play", card="attack 1 edge")
    match.never("modifier_played", on="attack 1 edge")
    assert "play plus 2" not in match.legal()


def test_s5_11_a_used_red_is_not_in_the_hand_for_anything() -> None:
    """Not sent off, not injured, not stolen: with nothing else in hand the demand lapses."""
    match = given(
        home_hand=["attack 1 inside", "stoppage injure", "stoppage steal"],
        away_hand=["red attack 4", "attack 1 edge"],
        dice=[1, 1],
    )
    match.play("red attack 4")
    match.unanswered()
    match.out_of_turn("home", "play", card="stoppage injure").expect("injured", team="away", cards=["attack 1 edge"])
    match.out_of_turn("home", "play", card="stoppage steal").expect("effect", what="steal", lapsed=True)
    assert match.hand("away") == []


def test_s5_11_several_modifiers_together_and_in_place_of_a_green_or_blue() -> None:
    match = given(home_hand=["red offside 3"], away_hand=["red attack 4", "plus 1", "plus 2"], dice=[1, 4])
    match.play("red attack 4", "plus 1", "plus 2").expect("attack_played", card="red attack 4", kind="attack", value=4)
    match.asks("home", "defence").play("red offside 3").expect("defence_played", kind="offside")
    match.expect("die_rolled", purpose="offside", total=4).expect("die_rolled", purpose="shot", total=11)


def test_s5_11_a_red_is_played_only_when_it_says() -> None:
    match = given(home_hand=["foul 3", "shield"], away_hand=["attack 4 inside", "shield", "shot again"])
    match.refused("wrong_moment", card="shield").play("attack 4 inside")
    assert match.legal() == ["pass", "play foul 3"]


@pytest.mark.parametrize(
    ("red", "settings", "allowed"),
    [
        ("plus 2 in extra time", {}, False),
        ("plus 2 when trailing", {"score": (1, 0)}, True),
        ("plus 2 when trailing", {"score": (0, 1)}, False),
        ("plus 2 when level", {}, True),
        ("plus 2 when level", {"score": (1, 0)}, False),
        ("plus 2 at home", {}, False),
        ("plus 2 inside", {}, True),
        ("plus 2 with referee", {}, True),
        ("plus 2 with referee", {"referee": False}, False),
        ("plus 2 against Mexico", {}, True),
        ("plus 2 against Mexico", {"home": "BRA"}, False),
        ("plus 2 against Mexico", {"home": "BRA", "away": "MEX"}, False),
        ("plus 2 in the final", {}, False),
        ("plus 2 in the final", {"stage": "F"}, True),
    ],
)
def test_s5_11_a_condition_must_hold(red: str, settings: dict[str, Any], allowed: bool) -> None:
    match = given(home_hand=["foul 3"], away_hand=["attack 1 inside", red], **settings)
    match.does("play", card="attack 1 inside")
    if allowed:
        match.does("play", card=red)
    else:
        assert f"play {red}" not in match.legal()


def test_s5_11_an_unmet_condition_has_its_own_reason() -> None:
    match = given(home_hand=["foul 3"], away_hand=["attack 1 inside", "plus 2", "plus 2 at home"])
    match.does("play", card="attack 1 inside").refused("condition_fails", card="plus 2 at home")


def test_s5_12_a_demand_that_cannot_be_met_lapses_and_the_rest_stands() -> None:
    match = given(away_hand=["attack 4 for a green"], pile=["goalie 1"], dice=[1]).play("attack 4 for a green")
    match.expect("effect", what="discard", lapsed=True).expect("cards_drawn", team="away", cards=["goalie 1"])
    match.expect("die_rolled", purpose="shot", value=4)
    steal = given(home_hand=["foul 3"], away_hand=["stoppage steal green and draw"], pile=["goalie 1"])
    steal.out_of_turn("away", "play", card="stoppage steal green and draw").expect("effect", what="steal", lapsed=True)
    steal.expect("cards_drawn", team="away", cards=["goalie 1"])
    assert steal.hand("home") == ["foul 3"]


def test_s5_12_the_losing_team_chooses_what_it_discards_and_shows_it() -> None:
    match = given(
        away_hand=["attack 4 for a green", "swallow 1 edge", "attack 1 edge", "foul 3"], pile=["goalie 1"], dice=[1]
    )
    match.play("attack 4 for a green").asks("away", "discard")
    assert sorted(match.legal()) == ["discard attack 1 edge", "discard swallow 1 edge"]
    match.does("discard", card="swallow 1 edge").expect("cards_discarded", team="away", cards=["swallow 1 edge"])
    event = match.events[match.read - 1]
    assert match.game.notation.redact(event, None) == event
    assert match.discard == ["swallow 1 edge"]


def test_s5_12_two_cards_are_chosen_one_after_the_other() -> None:
    match = given(away_hand=["attack 4 for two cards", "swallow 1 edge", "foul 2", "foul 3", "star of USA"], dice=[1])
    match.play("attack 4 for two cards").does("discard", card="foul 2").does("discard", card="foul 3")
    assert match.discard == ["foul 2", "foul 3"]
    match.never("die_rolled", purpose="effect")
    assert match.hand("away") == ["star of USA", "swallow 1 edge"]


def test_s5_12_injured_cards_are_drawn_at_random_shown_and_discarded() -> None:
    hurt = set()
    for extra in (0, 1, 2, 3, 4, 5):
        match = given(home_hand=["foul 1", "foul 2", "attack 1 edge"], away_hand=["stoppage injure", "attack 1 edge"])
        match.game.chance.state += extra * 0x9E3779B97F4A7C15
        match.game.chance.state &= (1 << 64) - 1
        match.out_of_turn("away", "play", card="stoppage injure").expect("injured", team="home", chosen=False)
        event = match.events[match.read - 1]
        assert match.game.notation.redact(event, None) == event
        hurt.add(event["cards"][0])
        assert match.discard == [event["cards"][0].partition("#")[0]]
        assert len(match.hand("home")) == 2
    assert len(hurt) > 1


def test_s5_12_a_demand_names_a_colour() -> None:
    match = given(home_hand=["attack 1 edge", "foul 1", "plus 2"], away_hand=["stoppage injure blue"])
    match.out_of_turn("away", "play", card="stoppage injure blue").expect("injured", team="home", cards=["foul 1"])


@pytest.mark.parametrize("red", ["stoppage injure", "stoppage steal"])
def test_s5_12_star_cards_are_not_stolen_and_not_injured_at_random(red: str) -> None:
    match = given(home_hand=["star of MEX"], away_hand=[red]).out_of_turn("away", "play", card=red)
    match.expect("effect", lapsed=True)
    assert match.hand("home") == ["star of MEX"]


def test_s5_12_star_cards_are_never_discarded() -> None:
    match = given(away_hand=["attack 4 for two cards", "star of USA", "foul 3"], dice=[1]).play(
        "attack 4 for two cards"
    )
    while match.step == "discard":
        assert match.legal() == ["discard foul 3"]
        match.does("discard", card="foul 3")
    assert match.hand("away") == ["star of USA"]
    choice = given(away_hand=["attack 4 for two cards", "star of USA", "foul 1", "foul 2", "foul 3"], dice=[1])
    choice.play("attack 4 for two cards").asks("away", "discard").refused(None, type_="discard", card="star of USA")


def test_s5_12_a_star_is_injured_where_the_card_says_so() -> None:
    match = given(home_hand=["star of MEX", "foul 3"], away_hand=["star of URU"], away="URU")
    match.out_of_turn("away", "play", card="star of URU").asks("away", "injure")
    assert sorted(match.legal()) == ["injure foul 3", "injure star of MEX"]
    match.does("injure", card="star of MEX").expect("injured", team="home", cards=["star of MEX"], chosen=True)


def test_s5_12_who_picks_the_injured_card_sees_the_hand_and_nobody_else_does() -> None:
    match = given(home_hand=["foul 1", "foul 3"], away_hand=["stoppage injure chosen", "attack 1 edge"])
    match.out_of_turn("away", "play", card="stoppage injure chosen").asks("away", "injure")
    match.does("injure", card="foul 1").expect("effect", what="injure", team="away", target="home", lapsed=False)
    home = match.team("home")
    known = match.game.view(match.seat("away")).known[home]
    assert [tables().card_id[card].partition("#")[0] for card in known] == ["foul 3"]
    for seat in (match.seat("referee"), None):
        assert match.game.view(seat).known[home] == ()


def test_s5_13_asked_by_colours_and_not_by_what_fits() -> None:
    """A goalie answers no attack and a foul saves no shot, but their colour could: the trainer is asked."""
    match = given(home_hand=["goalie 1"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside")
    match.asks("home", "defence")
    assert match.legal() == ["pass"]
    match.passes().asks("home", "goalie")
    foul = given(home_hand=["foul 3"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside").passes()
    foul.asks("home", "goalie")
    assert foul.legal() == ["pass"]
    red = given(home_hand=["kick plus 2"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside")
    red.asks("home", "defence").passes().asks("home", "goalie").passes().asks("home", "goal_against")


def test_s5_13_not_asked_without_a_card_of_such_a_colour() -> None:
    match = given(home_hand=["attack 1 edge"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside")
    match.expect("goal", team="away").asks("home", "attack")
    blue = given(home_hand=["foul 3", "attack 1 edge"], away_hand=["swallow 4 inside"], dice=[1]).play(
        "swallow 4 inside"
    )
    blue.asks("home", "attack")


def test_s5_13_two_hands_that_look_alike_are_asked_alike() -> None:
    """The same colours, other cards: the same questions to the same seats."""

    def questions(home: list[str], away: list[str]) -> list[tuple[str, str]]:
        match = given(home_hand=home, away_hand=["attack 4 inside", *away], dice=[4, 4, 4, 4, 4, 4], referee=False)
        asked = []
        match.play("attack 4 inside")
        for _ in range(20):
            if match.game.to_move is None or match.step == "attack":
                break
            asked.append((match.mover, match.step))
            match.passes()
        return asked

    plain = questions(["goalie 1", "shield"], ["shield"])
    assert len(plain) >= 3
    assert questions(["foul 3", "red goalie 2"], ["shot again"]) == plain
    assert questions(["offside 2", "comfort"], ["gift goal"]) == plain
