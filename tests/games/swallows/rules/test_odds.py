"""What cards need: the chances that the match table shows before a card is played (S0.4, S5.2 to S5.10)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules.marks import PRINTED, PURPOSES
from swallows_gui.games.swallows.rules.odds import Band
from swallows_gui.games.swallows.rules.tables import ATTACK, EDGE, FOUL, INSIDE, NOWHERE, OUTSIDE, ROUGH, SWALLOW


def test_s5_2_an_attack_of_4_scores_on_a_3_or_more() -> None:
    assert odds.bands(PRINTED, "shot", 4) == (Band("miss", 1, 2), Band("goal", 3, 6))
    assert odds.shot_chance(PRINTED, 4) == Fraction(2, 3)


def test_s5_2_an_attack_of_6_cannot_miss() -> None:
    assert odds.bands(PRINTED, "shot", 6) == (Band("goal", 1, 6),)


def test_s5_1_waiting_play_never_scores() -> None:
    assert odds.attack_chance(PRINTED, ATTACK, 0).most == 0
    assert odds.attack_chance(PRINTED, ATTACK, 1).most == Fraction(1, 6)


def test_s5_3_a_foul_of_4_is_fair_called_or_costs_a_defender() -> None:
    assert odds.bands(PRINTED, "foul", 4) == (Band("fair", 1, 2), Band("called", 3, 5), Band("sent_off", 6, 6))
    assert [band.chance for band in odds.bands(PRINTED, "foul", 4)] == [Fraction(1, 3), Fraction(1, 2), Fraction(1, 6)]


def test_s5_3_after_a_foul_the_award_still_has_to_be_turned_in() -> None:
    assert odds.after_foul(PRINTED, 4, INSIDE).most == Fraction(4, 6) * Fraction(5, 6)
    assert odds.after_foul(PRINTED, 4, OUTSIDE).most == Fraction(4, 6) * Fraction(2, 6)


def test_s5_4_a_card_without_a_place_counts_as_outside() -> None:
    assert odds.award_chance(PRINTED, NOWHERE) == odds.award_chance(PRINTED, OUTSIDE)


def test_s4_4_on_the_edge_the_ruling_lies_between_free_kick_and_penalty() -> None:
    assert odds.award_chance(PRINTED, EDGE) == (Fraction(2, 6), Fraction(5, 6))


def test_s5_5_an_offside_not_given_lets_the_shot_go_on() -> None:
    assert odds.after_offside(PRINTED, 3, 4) == Fraction(3, 6) * Fraction(4, 6)


def test_s5_7_a_swallow_of_0_may_cost_an_attacker() -> None:
    assert odds.bands(PRINTED, "swallow", 0) == (Band("attacker_off", 1, 1), Band("nothing", 2, 6))
    assert odds.attack_chance(PRINTED, SWALLOW, 0, INSIDE).most == 0


def test_s5_7_a_swallow_of_4_is_believed_on_a_3_or_more() -> None:
    assert odds.bands(PRINTED, "swallow", 4) == (Band("nothing", 1, 2), Band("called", 3, 5), Band("sent_off", 6, 6))
    assert odds.attack_chance(PRINTED, SWALLOW, 4, INSIDE).most == Fraction(4, 6) * Fraction(5, 6)


def test_s5_9_a_rough_goal_counts_under_7() -> None:
    assert odds.bands(PRINTED, "rough", 3) == (Band("goal", 1, 3), Band("called", 4, 6))
    assert odds.attack_chance(PRINTED, ROUGH, 3).least == Fraction(1, 2)


def test_s5_10_a_natural_1_is_turned_in_by_the_defender() -> None:
    assert odds.bands(PRINTED, "shot", 2, own_goal_on_one=True) == (
        Band("own_goal", 1, 1),
        Band("miss", 2, 4),
        Band("goal", 5, 6),
    )
    assert odds.shot_chance(PRINTED, 2, own_goal_on_one=True) == Fraction(1, 2)


def test_s5_2_a_goalie_of_1_turns_7_into_6() -> None:
    assert odds.saves(PRINTED, 7, 1)
    assert not odds.saves(PRINTED, 8, 1)


def test_s4_10_whom_a_change_of_the_die_favours() -> None:
    assert [odds.favours_attacker(purpose, +1) for purpose in ("foul", "swallow", "offside", "rough")] == [
        True,
        True,
        False,
        False,
    ]
    assert odds.favours_attacker("offside", -1)


@given(st.sampled_from(PURPOSES), st.integers(-3, 9), st.booleans())
def test_the_bands_of_a_roll_are_all_six_faces_once(purpose: str, value: int, own_goal: bool) -> None:
    found = odds.bands(PRINTED, purpose, value, own_goal)
    assert [face for band in found for face in range(band.low, band.high + 1)] == [1, 2, 3, 4, 5, 6]
    assert sum(band.chance for band in found) == 1
    for band in found:
        for face in range(band.low, band.high + 1):
            natural_one = own_goal and face == 1
            assert band.outcome == ("own_goal" if natural_one else PRINTED.outcome(purpose, face + value))


def test_what_is_no_roll_and_no_attack_is_refused() -> None:
    with pytest.raises(ValueError, match="no roll"):
        PRINTED.outcome("effect", 3)
    with pytest.raises(ValueError, match="does not attack"):
        odds.attack_chance(PRINTED, FOUL, 3)
