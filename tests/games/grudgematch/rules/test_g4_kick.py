"""G4: kick, tackle, direction, way, blocks."""

from typing import Any

import pytest

from tests.games.grudgematch.rules.given import Position, card, match


def shot(value: str = "6♣", direction: int = 0, **given: Any) -> Position:
    """Nietzsche kicks from beside the ball."""
    given = {"ball": (6, -3), "germany": f"{value} 5♠", **given}
    given["men"] = {"Nietzsche": (6, -4), **given.get("men", {})}
    return match(**given).do("play", card=value).do("aim", direction=direction)


def test_g4_1_a_man_next_to_the_ball_kicks_with_a_card_of_his_suit() -> None:
    position = match(men={"Hegel": (5, 1)}, germany="5♠ 6♥ 7♠ 2♣")
    assert position.offered() == [
        {"type": "play", "card": card("5♠")}, {"type": "play", "card": card("7♠")}, {"type": "done"},
    ]  # fmt: skip
    position.refused("wrong_suit", "play", card="6♥")
    position.refused("card_not_held", "play", card="9♠")


def test_g4_2_the_value_is_known_before_anything_else_is_decided() -> None:
    position = match(men={"Hegel": (5, 0), "Sartre": (7, 0)}, germany="K♠", france="4♠", dice=[6, 5])
    position.do("play", card="K♠")
    assert position.told == [("card_played", 0, 3, card("K♠"), "kick", (6, 5), 11, None)]
    assert position.step == "tackle"
    assert position.game.view(1).kick.value == 11  # type: ignore[union-attr]


def test_g4_3_a_tackle_of_at_least_the_value_stops_the_kick() -> None:
    position = match(men={"Hegel": (5, 0), "Sartre": (7, 0)}, germany="4♠ 2♠", france="4♠ 3♠ 9♥".replace("4♠", "6♠"))
    position.do("play", card="4♠")
    position.refused("card_too_low", "play", card="3♠")
    position.refused("wrong_suit", "play", card="9♥")
    position.do("play", card="6♠")
    assert position.told == [("card_played", 1, 3, card("6♠"), "tackle", (), 6, 4), ("tackled", 1, 3)]
    assert (position.ball, position.step) == ((6, 0), "kick")


def test_g4_3_each_man_next_to_the_ball_may_try_once() -> None:
    position = match(
        men={"Hegel": (5, 0), "Sartre": (7, 0), "Pascal": (7, 1)}, germany="5♠", france="J♠ K♠ Q♥", dice=[1, 2]
    )
    position.do("play", card="5♠").do("play", card="J♠")
    assert position.told[-1] == ("tackle_failed", 1, 3)
    position.refused("chance_gone", "play", card="K♠")
    position.do("play", card="Q♥")
    assert position.told[-1] == ("tackle_failed", 1, 2)
    assert position.step == "direction"


def test_g4_4_cards_are_gone_and_the_side_may_kick_again() -> None:
    position = match(men={"Hegel": (5, 0), "Sartre": (7, 0)}, germany="4♠ 2♠", france="6♠")
    position.do("play", card="4♠").do("play", card="6♠")
    assert position.game.hands == [(card("2♠"),), ()]
    assert {card("4♠"), card("6♠")} <= set(position.game.discard)
    assert position.may("play", card="2♠")


def test_g4_5_the_first_step_must_lead_somewhere() -> None:
    position = match(ball=(5, 5), men={"Hegel": (4, 5)}, germany="2♠").do("play", card="2♠")
    position.refused("no_way", "aim", direction=0)
    position.refused("no_way", "aim", direction=7)
    assert [written["direction"] for written in position.offered()] == [1, 2, 3, 4, 5, 6]


def test_g4_6_the_ball_runs_its_value_over_men_and_the_kicker() -> None:
    position = match(ball=(6, 0), men={"Hegel": (6, 1), "Kant": (6, 2)}, germany="4♠").do("play", card="4♠")
    position.do("aim", direction=0)
    assert position.ball == (6, 4)
    way = tuple(position.at(6, row) for row in (1, 2, 3, 4))
    assert position.events("ball_moved") == [("ball_moved", position.at(6, 0), way, position.at(6, 4), "spent")]


def test_g4_7_at_the_edge_the_ball_stays() -> None:
    position = match(ball=(4, 0), men={"Hegel": (5, 0)}, germany="9♠").do("play", card="9♠").do("aim", direction=6)
    assert position.ball == (2, 0)
    assert position.events("ball_moved")[-1][-1] == "edge"


@pytest.mark.parametrize(("ball", "direction"), [((7, 4), 0), ((5, 5), 1), ((9, 5), 7)])
def test_g4_8_a_step_into_the_goal_mouth_is_a_goal(ball: tuple[int, int], direction: int) -> None:
    beside = (ball[0] - 1, ball[1] - 1)
    position = match(ball=ball, men={"Hegel": beside, "Descartes": (2, 3)}, germany="3♠")
    position.do("play", card="3♠").do("aim", direction=direction)
    assert position.events("goal") == [("goal", "germany", False, (1, 0))]


def test_g4_8_without_a_step_left_it_is_none_and_an_own_goal_counts_for_the_other() -> None:
    short = match(ball=(7, 4), men={"Hegel": (6, 3), "Descartes": (2, 3)}, germany="A♠")
    short.do("play", card="A♠").do("aim", direction=0)
    assert short.ball == (7, 5)
    own = match(ball=(7, -4), men={"Hegel": (6, -3), "Nietzsche": (2, -3)}, germany="2♠", dice=[1])
    own.do("play", card="2♠").do("aim", direction=4)
    assert own.events("goal") == [("goal", "france", True, (0, 1))]


def test_g4_9_a_man_may_block_at_the_first_space_of_the_way_that_is_next_to_him() -> None:
    position = shot(men={"Sartre": (7, 1)}, france="4♠ 3♠ 2♠ 9♥")
    assert (position.step, position.ball) == ("block", (6, 0))
    view = position.game.view(1)
    assert view.kick is not None
    assert view.kick.needed == 4
    assert [written.get("card") for written in position.offered()] == [card("4♠"), None]
    position.refused("card_too_low", "play", card="3♠")
    position.do("play", card="4♠")
    assert position.told[1:3] == [
        ("blocked", 1, 3, position.at(6, 0)),
        ("ball_moved", position.at(6, 0), (), position.at(6, 0), "blocked"),
    ]
    assert position.ball == (6, 0)


def test_g4_9_later_his_chance_is_gone_and_the_space_it_starts_from_is_no_part_of_the_way() -> None:
    position = shot(men={"Sartre": (7, 1), "Pascal": (5, 3)}, france="4♠ 9♥")
    position.do("pass")
    assert position.ball == (6, 2)
    position.refused("chance_gone", "play", card="4♠")
    beside_start = match(ball=(6, -3), men={"Nietzsche": (6, -4), "Sartre": (7, -4)}, germany="6♣ 5♠", france="9♠")
    beside_start.do("play", card="6♣").do("pass").do("aim", direction=0)
    assert beside_start.ball == (6, 3)


def test_g4_10_own_men_may_block_but_not_the_kicker() -> None:
    position = match(ball=(6, 0), men={"Hegel": (6, 1), "Kant": (7, 3)}, germany="4♠ 9♠ 3♥").do("play", card="4♠")
    position.do("aim", direction=0)
    assert (position.step, position.game.asked, position.ball) == ("block", 0, (6, 2))
    position.refused("wrong_suit", "play", card="9♠")
    position.do("play", card="3♥")
    assert position.ball == (6, 2)


def test_g4_11_the_opponent_is_asked_first_and_a_low_roll_leaves_it_to_the_others() -> None:
    position = shot(men={"Sartre": (7, -1), "Pascal": (5, -1), "Hegel": (6, 0)}, france="K♠ Q♥", dice=[1, 1, 5])
    assert position.game.asked == 1
    position.do("play", card="K♠")
    assert position.told[-1] == ("block_failed", 1, 3, position.at(6, -2))
    position.do("play", card="Q♥")
    assert position.events("blocked") == [("blocked", 1, 2, position.at(6, -2))]


def test_g4_11_a_pass_gives_up_the_chances_of_all_men_there() -> None:
    position = shot(men={"Sartre": (7, -1), "Pascal": (5, -1), "Hegel": (6, -1)}, france="K♠ Q♥")
    position.do("pass")
    assert position.game.asked == 0
    position.do("pass")
    assert position.ball == (6, 3)


def test_g4_12_a_ball_on_a_man_is_put_beside_him_and_the_side_may_kick_again() -> None:
    position = match(ball=(6, 0), men={"Hegel": (5, 0), "Kant": (6, 3)}, germany="3♠ 2♥").do("play", card="3♠")
    position.do("aim", direction=0).do("pass")
    assert (position.step, position.game.asked) == ("set_ball", 0)
    position.do("put", space=(6, 4))
    assert position.step == "kick"
    assert position.may("play", card="2♥")
