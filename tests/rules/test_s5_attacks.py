"""S5: attack, shot, foul, offside, swallow, rough goal, own goal, red cards, demands and the order of an attack."""

import re
from typing import Any

import pytest

from swallows_gui.catalogue.catalogue import load
from tests.rules.cards import tables
from tests.rules.given import Story, given


def test_s5_1_value_of_the_card_and_its_reds() -> None:
    match = given(away_hand=["attack 2 inside", "plus 2", "plus 1"], dice=[2]).play(
        "attack 2 inside", "plus 2", "plus 1"
    )
    match.expect("attack_played", team="away", card="attack 2 inside", kind="attack", value=2, area="inside")
    match.expect("modifier_played", card="plus 2").expect("modifier_played", card="plus 1")
    match.expect("die_rolled", purpose="shot", die=2, value=2, total=7).expect("goal", team="away")


@pytest.mark.parametrize(
    "cards", [("attack 0 inside",), ("attack 2 inside", "minus 3"), ("attack 3 inside", "minus 3")]
)
def test_s5_1_zero_or_less_is_abortive(cards: tuple[str, ...]) -> None:
    match = given(home_hand=["foul 3", "attack 1 edge"], away_hand=cards).play(*cards)
    match.expect("attack_over", team="away", initiative="home").never("die_rolled").asks("home", "attack")
    assert cards[0] not in match.hand("away")


def test_s5_1_a_red_can_lift_a_zero_and_then_the_defender_is_asked() -> None:
    match = given(home_hand=["foul 3"], away_hand=["attack 0 inside", "plus 1"]).play("attack 0 inside", "plus 1")
    match.asks("home", "defence")


def test_s5_1_the_defender_plays_one_foul_one_offside_or_nothing() -> None:
    match = given(
        home_hand=["foul 3", "offside 3", "goalie 1", "attack 1 edge"], away_hand=["attack 4 inside"], dice=[1]
    )
    match.play("attack 4 inside").asks("home", "defence")
    assert sorted(match.legal()) == ["pass", "play foul 3", "play offside 3"]
    match.passes().expect("die_rolled", purpose="shot")


def test_s5_2_die_and_value_and_a_goalie_is_subtracted() -> None:
    saved = given(home_hand=["goalie 2"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside").passes()
    saved.expect("die_rolled", purpose="shot", die=4, value=4, total=8).asks("home", "goalie").play("goalie 2")
    saved.expect("defence_played", team="home", card="goalie 2", kind="goalie", value=2).expect("saved", team="away")
    saved.never("goal")
    beaten = given(home_hand=["goalie 1"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside").passes()
    beaten.play("goalie 1").expect("goal", team="away", home=0, away=1, own_goal=False)


def test_s5_2_one_goalie_only_and_none_against_a_miss() -> None:
    match = given(home_hand=["goalie 1", "goalie 1"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside")
    match.passes().play("goalie 1").expect("goal")
    assert match.hand("home") == ["goalie 1"]
    missed = given(home_hand=["goalie 1"], away_hand=["attack 4 inside"], dice=[2]).play("attack 4 inside").passes()
    missed.expect("missed", team="away").never("defence_played")


def test_s5_2_the_trainer_may_leave_the_goalie() -> None:
    match = given(home_hand=["goalie 3"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside").passes()
    match.asks("home", "goalie").passes().expect("goal", team="away")
    assert match.hand("home") == ["goalie 3"]


def test_s5_3_a_fair_foul_stops_the_attack() -> None:
    match = given(home_hand=["foul 3", "attack 1 edge"], away_hand=["attack 6 inside"], dice=[2]).play(
        "attack 6 inside"
    )
    match.play("foul 3").expect("defence_played", team="home", kind="foul", value=3)
    match.expect("die_rolled", purpose="foul", team="home", die=2, value=3, total=5)
    match.expect("attack_over", initiative="home").never("goal").asks("home", "attack")


@pytest.mark.parametrize(
    ("foul", "what", "value"), [("foul 5 outside", "free_kick", 2), ("foul 5 inside", "penalty", 5)]
)
def test_s5_3_a_called_foul_gives_a_free_kick_outside_and_a_penalty_inside(foul: str, what: str, value: int) -> None:
    match = given(home_hand=[foul], away_hand=["attack 4 edge"], dice=[3, 6]).play("attack 4 edge").play(foul)
    match.expect("awarded", seat=None, team="away", what=what, cause="foul")
    match.expect("die_rolled", purpose="shot", team="away", die=6, value=value, total=6 + value).expect(
        "goal", team="away"
    )


def test_s5_3_reds_of_the_attack_do_not_help_the_free_kick() -> None:
    match = given(home_hand=["foul 5 outside"], away_hand=["attack 4 edge", "plus 2"], dice=[3, 1]).play(
        "attack 4 edge", "plus 2"
    )
    match.play("foul 5 outside").unanswered("after_shot_roll")
    match.expect("awarded", what="free_kick").expect("die_rolled", purpose="shot", value=2, modifiers=[], total=3)


@pytest.mark.parametrize(("die", "off"), [(4, False), (5, True)])
def test_s5_3_from_10_a_defender_is_sent_off_before_the_free_kick(die: int, off: bool) -> None:
    hand = ["foul 5 outside", "goalie 1"]
    match = given(home_hand=hand, away_hand=["attack 4 edge"], dice=[die, 1], referee=False).play("attack 4 edge")
    match.play("foul 5 outside")
    if off:
        match.expect("sent_off", team="home", card="goalie 1", cause="foul")
    else:
        match.never("sent_off")
    match.expect("awarded", what="free_kick")


@pytest.mark.parametrize(
    ("attack", "foul", "area"),
    [
        ("attack 4 inside", "foul 5 outside", "outside"),
        ("attack 4 outside", "foul 5 inside", "inside"),
        ("attack 4 inside", "foul 5", "inside"),
        ("attack 4 outside", "foul 5", "outside"),
        ("attack 4 nowhere", "foul 5", "outside"),
    ],
)
def test_s5_4_where_the_foul_card_says_else_where_the_attack_card_does(attack: str, foul: str, area: str) -> None:
    match = given(home_hand=[foul], away_hand=[attack], dice=[3, 1]).play(attack).play(foul)
    match.expect("defence_played", card=foul, area=area)
    match.expect("awarded", what="penalty" if area == "inside" else "free_kick")


def test_s5_4_an_attack_without_a_place_counts_as_outside() -> None:
    given(away_hand=["attack 4 nowhere"], dice=[1]).play("attack 4 nowhere").expect("attack_played", area="outside")
    match = given(away_hand=["swallow 4 nowhere"], dice=[4, 1]).play("swallow 4 nowhere")
    match.expect("awarded", what="free_kick")


def test_s5_4_a_foul_may_be_limited_to_attacks_in_certain_places() -> None:
    match = given(home_hand=["foul 4 against inside", "foul 4 against edge"], away_hand=["attack 4 edge"])
    match.play("attack 4 edge")
    assert sorted(match.legal()) == ["pass", "play foul 4 against edge"]
    match.refused("wrong_area", card="foul 4 against inside")


def test_s5_5_offside_given_stops_the_attack() -> None:
    match = given(home_hand=["offside 4", "attack 1 edge"], away_hand=["attack 6 inside"], dice=[3], referee=False)
    match.play("attack 6 inside").play("offside 4").expect("defence_played", kind="offside", value=4)
    match.expect("die_rolled", purpose="offside", team="home", total=7).never("die_rolled").asks("home", "attack")


def test_s5_5_offside_not_given_goes_on_to_the_shot_without_another_answer() -> None:
    match = given(home_hand=["offside 2", "offside 3", "foul 3"], away_hand=["attack 6 inside"], dice=[3, 1])
    match.play("attack 6 inside").play("offside 2").expect("die_rolled", purpose="offside", total=5)
    match.expect("die_rolled", purpose="shot", total=7).asks("home", "goalie")
    assert match.legal() == ["pass"]
    match.passes().expect("goal", team="away")


@pytest.mark.parametrize(("gift", "what"), [("gift free kick", "free_kick"), ("gift penalty", "penalty")])
def test_s5_6_only_a_goalie_or_a_red_in_its_place_meets_a_free_kick_or_penalty(gift: str, what: str) -> None:
    hand = ["foul 3", "offside 3", "goalie 1", "red goalie 2", "red foul 3", "cancel"]
    match = given(home_hand=hand, away_hand=[gift], dice=[6]).play(gift).expect("awarded", team="away", what=what)
    match.expect("die_rolled", purpose="shot", value=5 if what == "penalty" else 2).asks("home", "goalie")
    assert sorted(match.legal()) == ["pass", "play goalie 1", "play red goalie 2"]


def test_s5_6_a_red_in_the_goalies_place_saves() -> None:
    match = given(home_hand=["red goalie 2"], away_hand=["swallow 4 outside"], dice=[4, 6], referee=False)
    match.play("swallow 4 outside")
    while match.step != "goalie":
        match.passes("home")
    match.play("red goalie 2").expect("saved", team="away")


def test_s5_7_no_blue_and_no_red_in_its_place_against_a_swallow() -> None:
    match = given(home_hand=["foul 3", "offside 3", "red foul 3", "cancel"], away_hand=["swallow 1 inside"], dice=[1])
    match.play("swallow 1 inside").expect("attack_played", kind="swallow")
    match.expect("die_rolled", purpose="swallow", team="away", value=1, total=2).never("defence_played")


def test_s5_7_value_0_is_not_abortive() -> None:
    given(away_hand=["swallow 0 inside"], dice=[4]).play("swallow 0 inside").expect(
        "die_rolled", purpose="swallow", total=4
    )


@pytest.mark.parametrize(
    ("swallow", "die", "what", "off"),
    [
        ("swallow 0 inside", 1, None, "away"),
        ("swallow 0 inside", 2, None, None),
        ("swallow 3 inside", 3, None, None),
        ("swallow 3 inside", 4, "penalty", None),
        ("swallow 3 outside", 4, "free_kick", None),
        ("swallow 3 edge", 4, "free_kick", None),
        ("swallow 4 inside", 5, "penalty", None),
        ("swallow 4 inside", 6, "penalty", "home"),
        ("swallow 4 outside", 6, "free_kick", "home"),
    ],
)
def test_s5_7_what_a_swallow_brings(swallow: str, die: int, what: str | None, off: str | None) -> None:
    """Without a referee: what the edge brings is a free kick."""
    match = given(home_hand=["foul 1"], away_hand=[swallow, "foul 2"], dice=[die, 1], referee=False).play(swallow)
    if off is None:
        match.never("sent_off")
    else:
        match.expect("sent_off", team=off, card="foul 1" if off == "home" else "foul 2", cause="swallow")
    if what is None:
        match.never("awarded").expect("attack_over")
    else:
        match.expect("awarded", team="away", what=what, cause="swallow")
        match.expect("die_rolled", purpose="shot", value=5 if what == "penalty" else 2)


GERMAN_METRES = re.compile(r"\b(\d+)[ -]Meter")


def test_s5_8_place_words_of_the_shipped_cards_agree_with_their_place() -> None:
    """Metres up to 15 are inside, 16 the edge, more outside; the words that allow no doubt are read too."""
    words = {
        "outside": re.compile(r"\b(Mittellinie|Mittelfeld|Mittelkreis|Seitenlinie|Eckfahne|Anstoßkreis)"),
        "inside": re.compile(r"\b(Elfmeterpunkt|Fünfmeterraum|Torraum|[Ii]m Strafraum\b|[Ii]m Sechzehner\b)"),
    }
    read = 0
    for card in load().cards.values():
        area = card.as_.area if card.as_ else card.area
        if area is None or card.kind == "offside":
            continue
        told = {place for place, pattern in words.items() if pattern.search(card.text)}
        for metres in GERMAN_METRES.findall(card.text):
            told.add("inside" if int(metres) <= 15 else "edge" if int(metres) == 16 else "outside")
        read += bool(told)
        assert not told or area in told, f"{card.id} ({area}): {card.text}"
    assert read >= 20


@pytest.mark.parametrize(("die", "goal"), [(3, True), (4, False)])
def test_s5_9_a_rough_goal_is_called_from_7_and_nothing_stops_it_below(die: int, goal: bool) -> None:
    hand = ["foul 5", "offside 5", "goalie 3", "red goalie 2", "red foul 3", "cancel"]
    match = given(home_hand=hand, away_hand=["rough 3", "shield"], dice=[die], referee=False).play("rough 3")
    match.expect("attack_played", kind="rough").never("defence_played")
    match.unanswered("sending_off_red")
    match.expect("die_rolled", purpose="rough", team="away", value=3, total=3 + die).never("die_rolled")
    if goal:
        match.expect("goal", team="away", own_goal=False)
    else:
        match.never("goal").never("sent_off").never("awarded").expect("attack_over")


def test_s5_10_a_marked_attack_whose_die_is_1_is_an_own_goal_whatever_the_total() -> None:
    match = given(home_hand=["goalie 3"], away_hand=["own goal attack 5"], dice=[1]).play("own goal attack 5").passes()
    match.expect("die_rolled", purpose="shot", die=1, total=6).expect(
        "goal", team="away", own_goal=True, home=0, away=1
    )
    match.never("defence_played")
    on_goal = given(home_hand=["goalie 3"], away_hand=["own goal attack 5", "plus 2"], dice=[1])
    on_goal.play("own goal attack 5", "plus 2").passes().expect("die_rolled", total=8).expect("goal", own_goal=True)


def test_s5_10_other_dice_and_other_cards_are_no_own_goals() -> None:
    given(away_hand=["own goal attack 5"], dice=[2]).play("own goal attack 5").expect("goal", own_goal=False)
    given(away_hand=["attack 5 inside"], dice=[1]).play("attack 5 inside").expect("missed").never("goal")


def test_s5_10_re_rolls_come_first() -> None:
    away = given(away_hand=["own goal attack 5", "shot again"], dice=[1, 1]).play("own goal attack 5")
    away.asks("away", "after_shot_roll").play("shot again").expect("goal", team="away", own_goal=True)
    match = (
        given(away_hand=["own goal attack 5", "shot again"], dice=[1, 2]).play("own goal attack 5").play("shot again")
    )
    match.expect("goal", team="away", own_goal=False)


def test_s5_10_the_free_kick_of_a_marked_attack_is_not_marked() -> None:
    match = given(home_hand=["foul 5 outside"], away_hand=["own goal attack 5"], dice=[3, 1]).play("own goal attack 5")
    match.play("foul 5 outside").expect("awarded", what="free_kick").expect("missed", team="away").never("goal")


def test_s5_10_a_red_says_its_own() -> None:
    match = given(home_hand=["goalie 3"], away_hand=["gift own goal"]).play("gift own goal")
    while match.step in ("defence", "goalie"):
        match.passes()
    match.expect("goal", team="away", own_goal=True, away=1)


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
