"""F3: a period."""

from tests.games.final_whistle.rules.given import cards, match


def test_f3_1_seat_0_substitutes_first_in_odd_periods_seat_1_in_even_ones() -> None:
    for period in (1, 2, 3):
        position = match(step="substitutes", period=period)
        first = (period + 1) % 2
        assert position.asked == ("substitutes", first)
        assert position.do("done").asked == ("substitutes", 1 - first)
        assert position.do("done").asked == ("card", 0)


def test_f3_2_both_pick_in_secret_then_both_cards_are_revealed_and_both_draw() -> None:
    position = match().do("play", card="W6")
    assert (position.kinds(), position.asked) == (["card_chosen"], ("card", 1))
    position.refused("card_not_held", "play", card="W6")
    position.do("play", card="L3")
    assert position.kinds()[:5] == ["card_chosen", "cards_revealed", "card_drawn", "card_drawn", "attacks_due"]
    assert position.events("cards_revealed")[0]["strengths"] == [4, 2]
    without = match(ours="", piles=("-", "W2"))
    assert without.asked == ("card", 1)
    without.do("play", card="L3")
    assert without.events("cards_revealed")[0]["cards"] == ["W1", "L3"]


def test_f3_3_the_higher_strength_attacks_as_often_as_it_is_higher() -> None:
    position = match(ours="L6 L2 W3", theirs="L1 W5 W2").do("play", card="L6").do("play", card="L1")
    assert position.events("attacks_due") == [{"type": "attacks_due", "seat": 0, "attacks": 4}]
    other = match().do("play", card="L2").do("play", card="W5")
    assert other.events("attacks_due") == [{"type": "attacks_due", "seat": 1, "attacks": 1}]


def test_f3_4_with_equal_strengths_the_special_dice_decide_on_one_attack() -> None:
    position = match(dice=(2, 3, 1, 6, 1, 1)).do("play", card="L2").do("play", card="L3")
    assert [event["dice"] for event in position.events("tie_rolled")] == [[2, 3], [1, 6]]
    assert position.events("attacks_due") == [{"type": "attacks_due", "seat": 1, "attacks": 1}]
    assert position.game.tied


def test_f3_5_a_further_attack_takes_a_new_card_and_the_closing_card_when_the_hand_is_empty() -> None:
    position = match(ours="L5 W3", piles=("-", "W4 L2 L4"), theirs="L3 W2 L1", dice=[3] * 40)
    position.do("play", card="L5").do("play", card="L3")
    while position.step == "mark":
        position.mark(position.men_offered().split()[0])
    assert position.step == "exchange"
    position.do("keep")
    assert (position.asked, [written["card"] for written in position.offered()]) == (("further", 0), ["W3"])
    position.do("play", card="W3")
    assert position.events("card_played") == [{"type": "card_played", "seat": 0, "card": "W3"}]
    bare = match(ours="L5", piles=("-", "W4 L2 L4"), theirs="L3 W2 L1", dice=[3] * 40)
    bare.do("play", card="L5").do("play", card="L3")
    while bare.step == "mark":
        bare.mark(bare.men_offered().split()[0])
    bare.do("keep")
    assert bare.events("card_played") == [{"type": "card_played", "seat": 0, "card": "W1"}]


def test_f3_6_the_defender_may_exchange_a_card_before_a_further_attack() -> None:
    other = match(ours="W3 L4 L2", theirs="W2 L1 W5", piles=("R1 R2", "Y1 Y2"), dice=[3] * 40)
    other.do("play", card="L4").do("play", card="W2")
    while other.step == "mark":
        other.mark(other.men_offered().split()[0])
    assert other.asked == ("exchange", 1)
    assert len(other.offered()) == 4
    other.refused("card_not_held", "exchange", card="W6")
    other.do("exchange", card="W5")
    assert other.kinds()[:2] == ["card_exchanged", "card_drawn"]
    assert cards("W5")[0] in other.game.shown[1]


def test_f3_6_with_only_the_closing_card_in_the_pile_there_is_nothing_to_exchange() -> None:
    position = match(ours="W3 L4 L2", theirs="W2 L1 W5", piles=("R1", "Y1"), dice=[3] * 40)
    position.do("play", card="L4").do("play", card="W2")
    while position.step == "mark":
        position.mark(position.men_offered().split()[0])
    assert position.asked == ("further", 0)
    position.refused("nothing_to_exchange", "exchange", card="W3")
    match().refused("not_legal_now", "exchange", card="W3")


def test_f3_7_the_defenders_card_stays_until_the_period_ends() -> None:
    position = match(ours="W3 L4 L2", theirs="W2 L1 W5", piles=("R1 R2", "Y1 Y2"), dice=[3] * 40)
    position.do("play", card="L4").do("play", card="W2")
    while position.step == "mark":
        position.mark(position.men_offered().split()[0])
    position.do("exchange", card="W5").do("play", card="L2")
    card = position.game.view(None).card_up(1)
    assert card is not None
    assert card.id == "W2"


def test_f3_8_a_match_has_six_periods_of_fifteen_minutes() -> None:
    position = match(step="substitutes", extra_time="never").play_on()
    minutes = [event["minute"] for event in position.events("period_started")]
    assert minutes == [30, 45, 60, 75, 90]
    assert [event["period"] for event in position.events("period_ended")] == [1, 2, 3, 4, 5, 6]
