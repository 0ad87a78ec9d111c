"""G5: the draw phase and dead turns."""

from tests.games.grudgematch.rules.given import cards, match


def test_g5_1_a_ball_in_the_own_goal_box_goes_out() -> None:
    position = match(ball=(6, -5), germany="2♣", dice=[1, 1, 2, 3])
    assert position.ball == (6, -5)
    position.do("done")
    assert position.told[0] == ("ball_out", "goal_box")
    assert position.ball == (2, 0)
    other = match(ball=(6, 5), men={"Hegel": (5, 4)}, germany="2♠", dice=[1, 2]).do("done")
    assert other.ball == (6, 5)


def test_g5_2_the_side_draws_up_to_five() -> None:
    position = match(germany="2♣ 3♣", men={"Nietzsche": (5, 0)}, pile="9♥ 8♥ 7♥ 6♥", joker_at=None, dice=[1, 2])
    position.do("done")
    assert position.told[0] == ("cards_drawn", 0, cards("9♥ 8♥ 7♥"), 1)
    assert position.game.hands[0] == cards("2♣ 3♣ 9♥ 8♥ 7♥")


def test_g5_3_the_second_dead_turn_in_a_row_costs_a_card() -> None:
    position = match(germany="2♣ 3♣ 4♣ 5♣ 6♣", france="2♥ 3♥ 4♥ 5♥ 6♥", men={"Nietzsche": (5, 0)}, dice=[1, 2, 3, 4])
    position.do("done")
    assert position.game.dead == 1
    assert position.step == "run"
    position.do("done")
    assert (position.step, position.game.asked) == ("dead_turn", 1)
    position.refused("card_not_held", "discard", card="9♠")
    position.do("discard", card="2♥")
    assert position.told[0] == ("discarded", 1, cards("2♥")[0], "dead_turn")
    assert position.told[1][0] == "cards_drawn"
    assert position.game.dead == 0


def test_g5_3_a_card_played_begins_the_count_again() -> None:
    position = match(germany="2♣ 3♣ 4♣ 5♣ 6♣", men={"Nietzsche": (5, 0)}, dice=[1, 2])
    position.game.dead = 1
    position.do("play", card="2♣").do("aim", direction=2)
    assert position.game.dead == 0
    assert position.game.side == 1
