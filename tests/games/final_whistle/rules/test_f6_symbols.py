"""F6: injuries and cards."""

from tests.games.final_whistle.rules.given import Position, match


def corner(dice: list[int], **given: object) -> Position:
    """Seat 0 attacks with Everyone Up: D M S against G D M."""
    position = match(ours="W3 L2 L6", theirs="L1 W5 L3", dice=dice, **given)  # type: ignore[arg-type]
    return position.do("play", card="W3").do("play", card="L1")


def test_f6_1_men_with_a_symbol_on_top_roll_for_it_the_attackers_first() -> None:
    # D6 and M6 (yellow) of seat 0, D4 (red) and M6 (yellow) of seat 1.
    position = corner([3, 3, 6, 6, 2, 6], tops=({"M6": 1}, {})).mark("D6", "M6", "S9", "D4", "M6")
    checks = [(event["seat"], event["man"], event["symbol"], event["hit"]) for event in position.events("checked")]
    assert checks == [(0, "D6", "Y", False), (0, "M6", "Y", False), (1, "D4", "R", False), (1, "M6", "Y", False)]


def test_f6_2_an_injury_strikes_on_2_a_yellow_card_on_0_or_1_a_red_card_on_3() -> None:
    for die, hit in ((1, False), (2, False), (4, True), (6, False)):
        position = corner([3, 3, die], tops=({"M4": 3}, {})).mark("D4", "M4", "S9", "D8", "M8")
        assert [(event["symbol"], event["hit"]) for event in position.events("checked")] == [("I", hit)]
    for die, hit in ((1, True), (3, True), (5, False), (6, False)):
        position = corner([3, 3, die]).mark("D6", "M4", "S9", "D8", "M8")
        assert [event["hit"] for event in position.events("checked")] == [hit]
        assert (position.box(0), position.game.booked[4 + 4]) == ("", int(hit))
    for die, hit in ((5, False), (6, True)):
        position = corner([3, 3, die]).mark("D4", "M4", "S9", "D4", "M8")
        assert [event["hit"] for event in position.events("checked")] == [hit]
        assert position.box(1) == ("D4" if hit else "")


def test_f6_2_a_second_booking_sends_a_man_off() -> None:
    position = corner([3, 3, 1], booked=("D6", "")).mark("D6", "M4", "S9", "D8", "M8")
    assert position.events("booked") == [{"type": "booked", "seat": 0, "man": "D6", "bookings": 2}]
    assert position.events("sent_off") == [{"type": "sent_off", "seat": 0, "man": "D6"}]


def test_f6_3_the_symbol_read_is_the_one_that_was_on_top_while_he_was_used() -> None:
    # D6 shows a yellow card upright and on his fourth side: turned once he would show none.
    position = corner([3, 3, 5]).mark("D6", "M4", "S9", "D8", "M8")
    assert [event["man"] for event in position.events("checked")] == ["D6"]
    later = corner([3, 3], tops=({"D6": 2}, {})).mark("D6", "M4", "S9", "D8", "M8")
    assert later.events("checked") == []


def test_f6_4_who_comes_on_is_upright_without_a_mark_and_does_not_turn() -> None:
    position = corner([3, 3, 4], tops=({"M4": 3}, {})).mark("D4", "M4", "S9", "D8", "M8")
    assert position.asked == ("replace", 0)
    position.do("bring", man="M3")
    turned = [man for man in position.events("turned")[0]["men"] if man[0] == 0]
    assert [man[1] for man in turned] == ["D4", "S9"]
    assert (position.strength(0, "M3"), "M3" in position.field(0)) == (2, True)
