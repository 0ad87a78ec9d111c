"""S5.3 to S5.8: fouls, offsides, what may meet a free kick or penalty, swallows, and where it all happens."""

import re

import pytest

from swallows_gui.games.swallows.data.catalogue import load
from tests.games.swallows.rules.given import given


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
