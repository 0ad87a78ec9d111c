"""G6: after a goal, and the end."""

from typing import Any

from tests.games.grudgematch.rules.given import Position, card, cards, match


def goal(**given: Any) -> Position:
    """Hegel scores from close by, with one card; Descartes is not at home."""
    given = {"ball": (7, 4), "germany": "9♠", "france": "2♥ 3♥", "dice": [], **given}
    given["men"] = {"Hegel": (6, 3), "Descartes": (2, 3), **given.get("men", {})}
    return match(**given).do("play", card="9♠").do("aim", direction=0)


def test_g6_1_the_turn_is_over_both_draw_and_the_scoring_side_chooses_first() -> None:
    position = goal()
    assert [event[0] for event in position.told[1:]] == ["ball_moved", "goal", "ball_out", "cards_drawn", "cards_drawn"]
    assert [event[1] for event in position.events("cards_drawn")] == [0, 1]
    assert (position.step, position.game.asked, position.ball) == ("after_goal", 0, None)
    assert [written["type"] for written in position.offered()] == ["run", "exchange", "nothing"]
    position.do("nothing")
    assert position.told == [("after_goal_chosen", 0, "nothing", None)]
    assert position.game.asked == 1


def test_g6_1_one_man_runs_with_one_die() -> None:
    position = goal(dice=[4]).do("run")
    assert position.told == [("after_goal_chosen", 0, "run", 4)]
    assert position.step == "after_goal_run"
    position.do("run", man="Kant").do("to", space=(4, -1))
    assert position.events("ran") == [("ran", 0, 2, position.at(4, -4), position.at(4, -1), 4)]
    assert (position.step, position.game.asked) == ("after_goal", 1)


def test_g6_1_one_card_is_exchanged() -> None:
    position = goal(pile="5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥", joker_at=None).do("exchange").do("discard", card="5♥")
    assert position.events("discarded") == [("discarded", 0, card("5♥"), "exchange")]
    assert position.events("cards_drawn") == [("cards_drawn", 0, cards("K♥"), 0)]


def test_g6_1_one_man_comes_back_from_the_penalty_box() -> None:
    position = goal(men={"Kant": None}, fouling=True)
    position.do("bring_back").do("bring_back", man="Kant")
    assert position.where("Kant") == (2, -3)
    position.refused("box_empty", "bring_back")


def test_g6_1_next_is_the_side_that_was_not_in_turn_whoever_scored() -> None:
    position = match(
        ball=(7, -4), men={"Hegel": (6, -3), "Nietzsche": (2, -3)}, germany="2♠", france="2♥", dice=[3, 3, 1, 2]
    )
    position.do("play", card="2♠").do("aim", direction=4)
    assert position.events("goal") == [("goal", "france", True, (0, 1))]
    assert position.game.asked == 1
    position.do("nothing").do("nothing")
    assert position.events("turn_started") == [("turn_started", 1, 6, 1)]


def test_g6_2_the_match_ends_when_a_card_is_due_and_the_pile_is_empty() -> None:
    position = match(germany="2♣", men={"Nietzsche": (5, 0)}, pile="9♥", joker_at=None, score=(0, 2)).do("done")
    assert position.told == [("cards_drawn", 0, cards("9♥"), 0), ("match_ended", (0, 2), "pack", "france")]
    assert position.game.to_move is None


def test_g6_3_level_the_discards_make_a_second_pack() -> None:
    position = match(germany="2♣", men={"Nietzsche": (5, 0)}, pile="9♥", joker_at=None, score=(1, 1), dice=[1, 2])
    position.do("done")
    assert [event[0] for event in position.told[:3]] == ["cards_drawn", "pack_shuffled", "cards_drawn"]
    assert position.told[1] == ("pack_shuffled", "second", 50)
    assert position.game.second
    assert position.game.discard == ()


def test_g6_3_the_next_goal_then_wins_at_once() -> None:
    position = match(ball=(7, 4), men={"Hegel": (6, 3), "Descartes": (2, 3)}, germany="9♠", score=(1, 1))
    position.game.second = True
    position.do("play", card="9♠").do("aim", direction=0)
    assert [event[0] for event in position.told[-2:]] == ["goal", "match_ended"]
    assert position.game.result == {"score": [2, 1], "after": "golden_goal", "winner": "germany"}


def test_g6_3_if_the_second_pack_runs_out_france_wins() -> None:
    position = match(germany="2♣", men={"Nietzsche": (5, 0)}, pile="", joker_at=None, score=(1, 1))
    position.game.second = True
    position.do("done")
    assert position.told == [("match_ended", (1, 1), "second_pack", "france")]


def test_g6_4_the_result_names_score_end_and_winner() -> None:
    position = match(germany="2♣", men={"Nietzsche": (5, 0)}, pile="", joker_at=None, score=(3, 2)).do("done")
    assert position.game.result == {"score": [3, 2], "after": "pack", "winner": "germany"}
    position.refused("game_over", "done", seat=0)
