"""F9: extra time, shoot-out, result."""

from typing import Any

from swallows_gui.games.final_whistle.rules.actions import STEPS
from tests.games.final_whistle.rules.given import Position, cards, match


def after_six(score: tuple[int, int] = (1, 1), period: int = 6, **given: Any) -> Position:
    """Six periods are over."""
    position = match(period=period, score=score, **given)
    game = position.game
    game.extra = period > 6
    game.log = []
    STEPS["period_over"].enter(game)
    position.told = game.log
    return position


def shootout(**given: Any) -> Position:
    """Extra time is over, and it is still level."""
    return after_six(period=8, **given)


def name(position: Position, *lists: str) -> Position:
    """The seats asked name their shooters."""
    for shooters in lists:
        for man in shooters.split():
            position.do("shooter", man=man)
    return position


def test_f9_1_the_higher_score_wins_after_six_periods() -> None:
    result = after_six((1, 2)).game.result
    assert result == {"score": [1, 2], "after": "normal", "shootout": None, "winner": 1}


def test_f9_2_both_must_agree_to_extra_time() -> None:
    position = after_six()
    assert position.asked == ("extra_time", 0)
    assert position.do("agree").asked == ("extra_time", 1)
    assert position.do("agree").game.period == 7
    for answers in (("decline",), ("agree", "decline")):
        position = after_six()
        for answer in answers:
            position.do(answer)
        assert position.game.result == {"score": [1, 1], "after": "normal", "shootout": None, "winner": None}
    assert after_six(extra_time="never").game.result is not None
    assert after_six(extra_time="always").game.period == 7


def test_f9_3_extra_time_is_two_periods_with_the_white_cards() -> None:
    position = after_six(extra_time="always", ours="R1 R2", theirs="")
    game = position.game
    for seat in range(2):
        assert sorted((*game.hands[seat], *game.piles[seat])) == list(cards("W1 W2 W3 W4 W5 W6"))
        assert (len(game.hands[seat]), game.piles[seat][-1]) == (3, 0)
    assert game.closing_open == (0, 0)
    assert position.events("period_started")[0]["minute"] == 105
    assert after_six((2, 1), 8).game.result == {"score": [2, 1], "after": "extra", "shootout": None, "winner": 0}


def test_f9_4_still_level_men_of_field_and_bench_shoot_out() -> None:
    position = shootout(field=("G3 D4 M4 M6 S4 S6 S9", None), bench=("G1 M3", None), tops=({"G3": 2}, {"G3": 1}))
    assert position.asked == ("shooters", 0)
    assert position.men_offered() == "D4 M3 M4 M6 S4 S6 S9"
    assert [position.strength(0, "G3"), position.strength(1, "G3")] == [3, 3]


def test_f9_5_five_shooters_are_named_in_secret_and_no_goalie_is_among_them() -> None:
    position = shootout()
    position.refused("no_goalie_shoots", "shooter", man="G3")
    position.refused("no_goalie_shoots", "shooter", man="G1")
    position.refused("not_on_field", "shooter", man="D1")
    name(position, "S9 S4 M8 D8 M6")
    assert position.asked == ("shooters", 1)
    assert (position.game.view(1).open.shooters[0], len(position.game.view(0).named)) == ((), 5)
    position.do("shooter", man="S9").refused("has_shot", "shooter", man="S9")


def test_f9_5_with_fewer_than_five_all_of_them_shoot_again_from_the_first() -> None:
    position = shootout(field=("G3 D4 S9", "G3 S8"), bench=("", ""), dice=[4, 2, *[1] * 40])
    assert position.men_offered() == "D4 S9"
    position.game.begins = 0
    # S9 5 and D4 3 against G3 3, 4, 4, 5; S8 4 against G3 3, 4, 5, 4.
    position.game.chance.dice[:] = [1] * 20  # type: ignore[attr-defined]
    position.do("shooter", man="S9")
    shots = [event["man"] for event in position.events("shot_taken") if event["seat"] == 0]
    assert shots == ["S9", "D4", "S9", "D4", "S9"][: len(shots)]
    assert len(shots) > 2
    none = shootout(field=("G3", None), bench=("", None), dice=[2, 4, *[1] * 60])
    assert none.asked == ("shooters", 1)
    name(none, "S9 S8 M8 D8 M6")
    assert {event["goal"] for event in none.events("shot_taken") if event["seat"] == 0} == {False}


def test_f9_6_the_higher_roll_shoots_first_and_only_a_higher_total_is_a_goal() -> None:
    position = name(shootout(dice=[3, 2, 1, 4, *[1, 1] * 10]), "S9 S4 M8 D8 M6", "S9 S8 M8 D8")
    position.do("shooter", man="M6")
    assert [event["dice"] for event in position.events("tie_rolled")] == [[3, 2], [1, 4]]
    shots = position.events("shot_taken")
    assert [event["seat"] for event in shots[:3]] == [1, 0, 1]
    assert shots[0] == {
        "type": "shot_taken", "seat": 1, "man": "S9", "goalie": "G3", "strengths": [5, 3], "dice": [1, 1],
        "goal": True, "goals": [0, 1],
    }  # fmt: skip
    assert [event["strengths"][1] for event in shots if event["seat"] == 1] == [3, 4, 5, 4, 3]


def test_f9_7_it_ends_as_soon_as_one_side_cannot_be_caught() -> None:
    # Seat 0 begins and always scores with a 3 against a 0, seat 1 never does: three shots each are enough.
    position = name(shootout(dice=[6, 1, *[6, 1, 1, 6] * 5]), "S9 S4 M8 D8 M6", "S9 S8 M8 D8")
    position.do("shooter", man="M6")
    assert len(position.events("shot_taken")) == 6
    result = position.game.result
    assert result == {"score": [1, 1], "after": "shootout", "shootout": [3, 0], "winner": 0}


def test_f9_7_level_five_others_are_named_and_the_same_side_begins() -> None:
    position = name(shootout(dice=[1, 6, *[1, 6] * 10, *[6, 1, 1, 6] * 5]), "S9 S4 M8 D8 M6", "S9 S8 M8 D8 M6")
    assert position.asked == ("shooters", 0)
    assert position.game.shootout == (0, 0)
    position.refused("has_shot", "shooter", man="S9")
    assert position.men_offered() == "D2 D4 D6 M2 M3 M4 S1 S6"
    name(position, "D2 D4 D6 M2 M3", "D1 D2 D4 D6 M2")
    assert position.events("tie_rolled") == []
    assert position.events("shot_taken")[0]["seat"] == 1


def test_f9_7_with_fewer_than_five_others_all_are_available_again() -> None:
    few = "G3 D4 D8 M4 M6 S4 S9"
    position = shootout(field=(few, None), bench=("", None), dice=[1, 6, *[1, 6] * 10])
    name(position, "S9 S4 M6 D8 M4", "S9 S8 M8 D8 M6")
    assert position.men_offered() == "D4 D8 M4 M6 S4 S9"


def test_f9_8_goals_of_the_shoot_out_are_no_match_goals() -> None:
    position = shootout().play_on()
    result = position.game.result
    assert result is not None
    assert (result["score"], result["after"]) == ([1, 1], "shootout")
    assert result["winner"] == int(result["shootout"][1] > result["shootout"][0])
    ended = position.events("match_ended")[0]
    assert {name: ended[name] for name in result} == result
