"""S5.14: the order of an attack, step by step."""

from typing import Any

from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story


def _foul_with_reds(die: list[int], home: list[str], away: list[str], **more: Any) -> Story:
    match = given(
        home_hand=["foul 3 outside", *home],
        away_hand=["attack 4 inside", *away],
        dice=die,
        **{"referee": False, **more},
    )
    return match.play("attack 4 inside").play("foul 3 outside")


def test_s5_14_step_1_attack_with_its_reds_then_the_defence_with_its_reds() -> None:
    match = given(
        home_hand=["foul 3", "foul plus 2"], away_hand=["attack 2 inside", "plus 2"], dice=[2, 1], referee=False
    )
    match.play("attack 2 inside", "plus 2").asks("home", "defence").play("foul 3", "foul plus 2")
    match.expect("attack_played").expect("modifier_played", team="away", card="plus 2")
    match.expect("defence_played", card="foul 3").expect("modifier_played", team="home", card="foul plus 2")
    match.expect("die_rolled", purpose="foul", die=2, value=3, total=7)
    modifiers = match.events[match.read - 1]["modifiers"]
    assert [(entry["card"].partition("#")[0], entry["delta"]) for entry in modifiers] == [("foul plus 2", 2)]


def test_s5_14_step_1_a_red_moves_the_attack() -> None:
    match = given(home_hand=["foul 5"], away_hand=["attack 4 outside", "into the area"], dice=[3, 1])
    match.play("attack 4 outside", "into the area").play("foul 5").expect("awarded", what="penalty")


def test_s5_14_step_2_a_cancel_ends_the_attack() -> None:
    match = given(home_hand=["cancel", "attack 1 edge"], away_hand=["attack 6 inside", "plus 2"])
    match.play("attack 6 inside", "plus 2").play("cancel").never("die_rolled").asks("home", "attack")
    assert match.hand("away") == []


def test_s5_14_step_3_the_side_the_total_speaks_against_plays_and_then_the_other() -> None:
    match = _foul_with_reds([2, 1], home=["roll minus 2"], away=["roll plus 2", "roll plus 4"])
    match.expect("die_rolled", purpose="foul", total=5).asks("away", "roll_red").play("roll plus 2")
    match.expect("total_changed", team="away", card="roll plus 2", delta=2, total=7)
    match.asks("home", "roll_red").play("roll minus 2").expect("total_changed", team="home", delta=-2, total=5)
    match.asks("away", "roll_red").play("roll plus 4").expect("total_changed", total=9).expect("awarded", team="away")


def test_s5_14_step_3_on_an_offside_the_other_way_round() -> None:
    match = given(home_hand=["offside 3", "roll plus 2"], away_hand=["attack 6 inside", "roll minus 2"], dice=[2, 1])
    match.play("attack 6 inside").play("offside 3").asks("home", "roll_red").play("roll plus 2")
    match.asks("away", "roll_red").play("roll minus 2").expect("total_changed", total=5)


def test_s5_14_step_3_then_the_referee_unless_he_is_silenced() -> None:
    asked = _foul_with_reds([3, 1], home=[], away=["roll plus 1 and hush"], referee=True)
    asked.asks("away", "roll_red").passes().asks("referee", "referee_die")
    hushed = _foul_with_reds([2, 1], home=[], away=["roll plus 1 and hush"], referee=True)
    hushed.asks("away", "roll_red").play("roll plus 1 and hush").expect("total_changed", total=6)
    assert hushed.step != "referee_die"
    attack = given(home_hand=["foul 3 outside"], away_hand=["attack 4 inside", "hush"], dice=[3])
    attack.play("attack 4 inside", "hush").play("foul 3 outside").never("die_left")
    assert attack.step != "referee_die"


def test_s5_14_step_3_a_re_roll_replaces_the_die_and_modifiers_stay() -> None:
    match = _foul_with_reds([2, 6, 1], home=["foul plus 2"], away=["roll plus 2", "roll again"])
    assert match.events[-1]["type"] != "awarded"
    match = given(
        home_hand=["foul 3 outside", "foul plus 2"],
        away_hand=["attack 4 inside", "roll again"],
        dice=[1, 4, 1],
        referee=False,
    )
    match.play("attack 4 inside").play("foul 3 outside", "foul plus 2").expect("die_rolled", die=1, total=6)
    match.asks("away", "roll_red").play("roll again")
    match.expect("die_rolled", purpose="foul", die=4, value=3, total=9).expect("awarded", what="free_kick")
    rerolled = next(event for event in match.all("die_rolled") if event["rerolls"] is not None)
    assert rerolled["rerolls"] == match.all("die_rolled")[0]["roll"]


def test_s5_14_step_3_rolls_are_numbered_through_the_match() -> None:
    match = given(home_hand=["foul 5 outside"], away_hand=["attack 4 inside", "attack 1 edge"], dice=[3, 1, 1])
    match.play("attack 4 inside").play("foul 5 outside").play("attack 1 edge")
    assert [event["roll"] for event in match.all("die_rolled")] == [1, 2, 3]
    assert {event["rerolls"] for event in match.all("die_rolled")} == {None}


def test_s5_14_step_3_changes_after_the_roll_stay_when_it_is_rolled_again() -> None:
    match = _foul_with_reds([2, 3, 1], home=["roll again"], away=["roll plus 2"])
    match.asks("away", "roll_red").play("roll plus 2").asks("home", "roll_red").play("roll again")
    match.expect("die_rolled", die=2).expect("die_rolled", die=3, total=8).expect("awarded")


def test_s5_14_step_3_a_repeated_roll_tells_every_summand() -> None:
    """Reds on the roll are among its modifiers when it is rolled again, each of them once."""
    match = given(
        home_hand=["foul 3 outside", "foul plus 2", "roll again"],
        away_hand=["attack 4 inside", "roll plus 2"],
        dice=[1, 3, 1],
        referee=False,
    )
    match.play("attack 4 inside").play("foul 3 outside", "foul plus 2").expect("die_rolled", die=1, total=6)
    match.asks("away", "roll_red").play("roll plus 2").asks("home", "roll_red").play("roll again")
    first, again = match.all("die_rolled")[:2]
    assert [modifier["delta"] for modifier in first["modifiers"]] == [2]
    assert [modifier["delta"] for modifier in again["modifiers"]] == [2, 2]
    for rolled in match.all("die_rolled"):
        deltas = sum(modifier["delta"] for modifier in rolled["modifiers"])
        assert rolled["die"] + rolled["value"] + deltas == rolled["total"]


def test_s5_14_step_4_edge_then_sending_off_then_award() -> None:
    match = given(home_hand=["foul 5 edge", "goalie 1", "attack 1 edge"], away_hand=["attack 4 inside"], dice=[6, 1])
    match.play("attack 4 inside").play("foul 5 edge").asks("referee", "edge").does("rule", area="inside")
    match.asks("referee", "send_off").does("send_off", card="goalie 1")
    match.expect("area_ruled").expect("sent_off").expect("awarded", what="penalty").expect("die_rolled", purpose="shot")


def test_s5_14_step_4_a_red_against_the_sending_off() -> None:
    match = given(home_hand=["foul 5 outside", "attack 1 edge", "shield"], away_hand=["attack 4 inside"], dice=[6, 1])
    match.play("attack 4 inside").play("foul 5 outside")
    match.unanswered("sending_off_red")
    match.asks("home", "sending_off_red").play("shield").never("sent_off").expect("awarded")
    assert match.game.view(match.seat("referee")).known[match.team("home")] == ()
    assert match.hand("home") == ["attack 1 edge"]


def test_s5_14_step_4_effects_of_a_foul_when_called_or_fair() -> None:
    called = given(
        home_hand=["foul 3 injures if called"], away_hand=["attack 4 inside", "foul 1"], dice=[5, 1], referee=False
    )
    called.play("attack 4 inside").play("foul 3 injures if called").expect("injured", team="away", cards=["foul 1"])
    fair = given(
        home_hand=["foul 3 injures if called"], away_hand=["attack 4 inside", "foul 1"], dice=[2], referee=False
    )
    fair.play("attack 4 inside").play("foul 3 injures if called").never("injured")
    draws = given(
        home_hand=["foul 3 draws if fair"], away_hand=["attack 4 inside"], pile=["goalie 1"], dice=[2], referee=False
    )
    draws.play("attack 4 inside").play("foul 3 draws if fair").expect("cards_drawn", team="home", cards=["goalie 1"])


def test_s5_14_step_5_reds_before_a_free_kick_and_after_a_miss() -> None:
    match = given(
        home_hand=["foul 5 outside"],
        away_hand=["attack 4 inside", "shot plus 2", "shot roll plus 2"],
        dice=[3, 1],
        referee=False,
    )
    match.play("attack 4 inside").play("foul 5 outside").unanswered("before_shot").asks("away", "before_shot").play(
        "shot plus 2"
    )
    while match.step == "before_shot":
        match.passes()
    match.expect("die_rolled", purpose="shot", die=1, total=5).asks("away", "after_shot_roll").play("shot roll plus 2")
    match.expect("total_changed", total=7).expect("goal", team="away")


def test_s5_14_step_5_reds_before_the_shot_are_for_free_kicks_and_penalties_only() -> None:
    match = given(home_hand=[], away_hand=["attack 4 inside", "shot plus 2"], dice=[1]).play("attack 4 inside")
    match.expect("die_rolled", purpose="shot").asks("away", "after_shot_roll").refused(
        "wrong_moment", card="shot plus 2"
    )


def test_s5_14_step_5_reds_after_the_shot_only_under_7() -> None:
    match = given(home_hand=["goalie 1"], away_hand=["attack 4 inside", "shot roll plus 2"], dice=[3]).play(
        "attack 4 inside"
    )
    match.passes("home").expect("die_rolled", total=7).asks("home", "goalie")


def test_s5_14_step_5_nothing_answers_a_goalie() -> None:
    match = given(home_hand=["goalie 3"], away_hand=["attack 4 inside", "shot roll plus 2"], dice=[4]).play(
        "attack 4 inside"
    )
    match.passes("home").play("goalie 3").expect("saved").never("total_changed").never("goal")
    assert "shot roll plus 2" in match.hand("away")


def test_s5_14_step_5_a_second_goalie_only_if_both_together_save() -> None:
    both = given(home_hand=["goalie 1", "second goalie 2"], away_hand=["attack 6 inside"], dice=[3]).play(
        "attack 6 inside"
    )
    both.passes("home").asks("home", "goalie").play("goalie 1", "second goalie 2").expect("saved", team="away")
    alone = given(home_hand=["second goalie 2", "foul 3"], away_hand=["attack 6 inside"], dice=[1]).play(
        "attack 6 inside"
    )
    alone.passes("home").asks("home", "goalie")
    assert alone.legal() == ["pass"]
    for die in (4, 6):
        too_far = given(home_hand=["goalie 1", "second goalie 2"], away_hand=["attack 6 inside"], dice=[die])
        too_far.play("attack 6 inside").passes("home").does("play", card="goalie 1").expect("goal", team="away")
        assert too_far.hand("home") == ["second goalie 2"]


def test_s5_14_step_6_reds_after_a_goal_do_not_undo_it() -> None:
    match = given(home_hand=["comfort", "attack 1 edge"], away_hand=["attack 6 inside"], pile=["goalie 1"], dice=[6])
    match.play("attack 6 inside")
    while match.step in ("defence", "goalie"):
        match.passes("home")
    match.expect("goal", team="away").asks("home", "goal_against").play("comfort")
    match.expect("cards_drawn", team="home", cards=["goalie 1"])
    assert match.score == (0, 1)


def test_s5_14_step_7_a_red_may_grant_another_attack_but_only_once() -> None:
    match = given(
        home_hand=["attack 1 edge"],
        away_hand=["attack 1 inside", "attack 1 edge", "attack 1 outside", "once more"],
        dice=[1] * 3,
    )
    match.play("attack 1 inside", "once more").expect("attack_over", team="away", initiative="away").asks(
        "away", "attack"
    )
    match.play("attack 1 edge").expect("attack_over", initiative="home").asks("home", "attack")


def test_s5_14_step_7_the_attack_that_was_granted_grants_no_further_one() -> None:
    match = given(
        home_hand=["attack 1 edge"],
        away_hand=["attack 1 inside", "attack 1 edge", "attack 1 outside", "once more", "once more"],
        dice=[1] * 3,
    )
    match.play("attack 1 inside", "once more").unanswered().asks("away", "attack")
    match.play("attack 1 edge", "once more").unanswered()
    match.expect("effect", what="extra_attack", lapsed=False).expect("effect", what="extra_attack", lapsed=True)
    match.expect("attack_over", initiative="home").asks("home", "attack")


def test_s5_14_step_7_an_attack_granted_but_declined_is_no_debt_in_extra_time() -> None:
    match = given(
        home_hand=["shield"],
        away_hand=["attack 1 inside", "attack 1 edge", "attack 1 outside", "once more", "once more"],
        knockout=True,
        dice=[1] * 3,
    )
    match.play("attack 1 inside", "once more").unanswered().asks("away", "attack").decline().decline("home")
    match.expect("period_started", period="extra").play("attack 1 edge", "once more").unanswered().asks(
        "away", "attack"
    )


def test_s5_14_step_7_a_red_in_place_of_a_green_without_a_shot_is_an_attack_too() -> None:
    match = given(home_hand=["attack 1 edge"], away_hand=["corner for nothing"], pile=["goalie 1"])
    match.play("corner for nothing").expect("cards_drawn", team="away", cards=["goalie 1"])
    match.expect("attack_over", team="away", initiative="home").never("die_rolled").asks("home", "attack")


def test_s5_14_step_7_a_spent_card_taken_back() -> None:
    match = given(
        home_hand=["attack 1 edge"],
        away_hand=["attack 1 inside", "attack 1 outside", "attack and take back"],
        dice=[1] * 4,
    )
    match.play("attack 1 inside").unanswered().play("attack 1 edge").unanswered().asks("away", "attack")
    match.play("attack 1 outside", "attack and take back").expect(
        "cards_returned", team="away", cards=["attack 1 inside"]
    )
    assert match.hand("away") == ["attack 1 inside"]
