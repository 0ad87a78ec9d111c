"""G7: fouls and the penalty box."""

from typing import Any

from tests.games.grudgematch.rules.given import Position, match


def duel(**given: Any) -> Position:
    """Hegel and Sartre at the ball, fouling allowed."""
    given = {"germany": "4♠ 2♠", "france": "3♠", "fouling": True, **given}
    given["men"] = {"Hegel": (5, 0), "Sartre": (7, 0), **given.get("men", {})}
    return match(**given)


def test_g7_1_the_kicker_may_foul_and_adds_the_higher_die_against_tackles() -> None:
    position = duel(dice=[3, 5]).do("play", card="4♠")
    assert position.step == "kick_foul"
    position.do("foul")
    assert position.told == [("fouled", 0, 3, (3, 5), False, 9)]
    view = position.game.view(1)
    assert view.kick is not None
    assert (view.kick.value, view.kick.tackle_value) == (4, 9)
    position.do("play", card="3♠").do("fair").do("aim", direction=6)
    assert position.ball == (2, 0)


def test_g7_1_a_1_sends_him_off_and_the_kick_is_over() -> None:
    position = duel(dice=[1, 6]).do("play", card="4♠").do("foul")
    assert position.told[0] == ("fouled", 0, 3, (1, 6), True, None)
    assert position.game.boxes == ((3,), ())
    assert position.ball == (6, 0)
    assert position.events("direction_chosen") == []


def test_g7_1_with_nobody_next_to_the_ball_or_without_the_option_nobody_fouls() -> None:
    alone = duel(men={"Sartre": (12, 4)}).do("play", card="4♠")
    assert alone.step == "direction"
    alone.refused("nobody_to_foul", "foul")
    plain = duel(fouling=False).do("play", card="4♠")
    assert plain.step == "tackle"
    plain.refused("no_fouling", "foul")


def test_g7_2_a_tackler_whose_card_is_too_low_may_foul() -> None:
    position = duel(dice=[2, 4]).do("play", card="4♠").do("fair").do("play", card="3♠")
    assert position.step == "tackle_foul"
    position.do("foul")
    assert position.told == [("fouled", 1, 3, (2, 4), False, 7), ("tackled", 1, 3)]
    assert position.step == "kick"


def test_g7_2_a_1_sends_him_off_and_the_tackle_fails() -> None:
    position = duel(dice=[2, 1]).do("play", card="4♠").do("fair").do("play", card="3♠").do("foul")
    assert position.told == [("fouled", 1, 3, (2, 1), True, None), ("tackle_failed", 1, 3)]
    assert position.step == "direction"


def test_g7_2_he_is_asked_only_if_six_more_would_be_enough() -> None:
    position = duel(germany="10♠", france="3♠ 4♠").do("play", card="10♠").do("fair")
    position.refused("card_too_low", "play", card="3♠")
    assert position.may("play", card="4♠")
    low = duel(germany="10♠", france="J♠", dice=[2]).do("play", card="10♠").do("fair").do("play", card="J♠")
    assert low.told[-1] == ("tackle_failed", 1, 3)


def test_g7_3_a_man_in_the_box_is_on_no_space_and_his_suit_is_idle() -> None:
    position = duel(dice=[1, 6], germany="4♠ 2♠ 3♥", men={"Kant": (5, 1)}).do("play", card="4♠").do("foul")
    assert position.where("Hegel") is None
    position.refused("wrong_suit", "play", card="2♠")
    assert position.may("play", card="3♥")


def test_g7_4_on_a_five_the_longest_there_comes_back() -> None:
    position = match(
        men={"Kant": None, "Hegel": None, "Nietzsche": (5, 0)},
        turn_of="france",
        france="2♥",
        dice=[5, 1, 2],
        fouling=True,
    )
    position.game.boxes = ((3, 2), ())
    assert position.step == "run"
    again = match(men={"Pascal": None, "Nietzsche": (5, 0)}, germany="2♣", dice=[5, 1, 2], fouling=True).do("done")
    assert again.events("box_rolled") == [("box_rolled", 1, 5)]
    assert again.events("brought_back") == [("brought_back", 1, 2, again.at(12, 3))]
    stays = match(men={"Pascal": None, "Nietzsche": (5, 0)}, germany="2♣", dice=[4, 1, 2], fouling=True).do("done")
    assert stays.events("box_rolled") == [("box_rolled", 1, 4)]
    assert stays.where("Pascal") is None


def test_g7_4_a_taken_exit_sends_him_to_the_nearest_open_space() -> None:
    position = match(
        men={"Pascal": None, "Sartre": (12, 3), "Nietzsche": (5, 0)}, germany="2♣", dice=[6, 1, 2], fouling=True
    ).do("done")
    assert position.where("Pascal") == (11, 4)
