"""F4: build-up and finish."""

from tests.games.final_whistle.rules.given import Position, match


def attack(ours: str, theirs: str = "L1", **given: object) -> Position:
    """Seat 0 plays a card against one of strength 1."""
    position = match(ours=f"{ours} L2 W3", theirs=f"{theirs} W5 L3", **given)  # type: ignore[arg-type]
    return position.do("play", card=ours).do("play", card=theirs)


def test_f4_1_the_attackers_card_says_what_both_use() -> None:
    position = attack("L5")
    assert (position.asked, position.men_offered()) == (("mark", 0), "D4 D6 D8")
    position.mark("D4", "M4", "S9")
    assert (position.asked, position.men_offered()) == (("mark", 1), "D2 D4 D6 D8")


def test_f4_2_the_attacker_marks_first_one_man_an_entry_and_where_there_is_one_man_nobody_is_asked() -> None:
    position = attack("W6")
    assert [(event["man"], event["entry"]) for event in position.events("marked")] == [("G3", 1)]
    position.mark("D4", "M4")
    assert position.game.view(1).sums == (8, 0)
    assert position.asked == ("mark", 1)


def test_f4_3_an_entry_takes_its_line_then_anybody_but_never_the_goalie() -> None:
    position = attack("W4", dice=[3] * 9)
    assert position.men_offered() == "M2 M4 M6 M8"
    position.refused("wrong_line", "mark", man="S9")
    position.refused("goalie_not_here", "mark", man="G3")
    position.refused("not_on_field", "mark", man="M3")
    position.do("mark", man="M8")
    assert position.men_offered() == "D4 D6 D8 M2 M4 M6 S4 S6 S9"
    position.refused("man_marked", "mark", man="M8")
    position.refused("goalie_not_here", "mark", man="G3")


def test_f4_3_without_men_of_the_line_any_other_may_be_marked_and_without_any_the_entry_is_empty() -> None:
    position = match(ours="L6 L2 W3", theirs="L1 W5 L3", field=("G3 D4 M2 S9", None), bench=("", None), dice=[3] * 30)
    position.do("play", card="L6").do("play", card="L1")
    # M M S S with one midfielder: he is marked unasked, then one of the others is chosen.
    assert [event["man"] for event in position.events("marked")] == ["M2"]
    assert position.men_offered() == "D4 S9"
    position.do("mark", man="D4")
    assert [event["man"] for event in position.events("marked")] == ["D4", "S9"]
    assert position.game.marked[0][-1] == -1
    assert position.game.view(0).sums[0] == 9


def test_f4_4_each_side_adds_one_special_die_the_attacker_first() -> None:
    position = attack("W3", dice=(6, 1, 3, 3, 3, 3)).mark("D8", "M8", "S9", "D4", "M8")
    rolled = position.events("phase_rolled")[0]
    assert (rolled["sums"], rolled["dice"], rolled["totals"]) == ([12, 7], [6, 1], [15, 7])


def test_f4_5_a_build_up_succeeds_with_an_equal_total() -> None:
    for die, success in ((4, False), (2, True)):
        # M4 2 and M2 1 against D2 1 and M2 1, and a die of 2 or 1 for the defender.
        position = attack("W4", dice=(1, die)).mark("M4", "M2", "D2", "M2")
        assert position.events("phase_rolled")[0]["success"] is success


def test_f4_6_symbols_are_checked_and_everybody_marked_turns_once() -> None:
    position = attack("W4", dice=(1, 6)).mark("M4", "M2", "D8", "M8")
    assert position.events("turned")[0]["men"] == [[0, "M4", 1], [0, "M2", 1], [1, "D8", 1], [1, "M8", 1]]
    assert [position.strength(0, "M4"), position.strength(1, "D8")] == [4, 4]


def test_f4_7_a_card_without_a_build_up_goes_straight_to_the_finish() -> None:
    position = attack("W3")
    assert position.events("attack_started")[0]["card"] == "W3"
    assert position.game.view(0).phase == "finish"


def test_f4_8_men_of_the_build_up_are_not_used_again_but_by_a_link() -> None:
    position = match(ours="W4 L2 W3", theirs="L1 W5 L3", dice=[6, 1, *[3] * 9]).do("play", card="W4")
    position.do("play", card="L1").mark("M4", "S9", "D4", "M2")
    assert position.men_offered() == "S4 S6"
    position.refused("man_marked", "mark", man="S9")
    solo = match(ours="L2 W4 W3", theirs="L1 W5 L3", dice=[6, 1, *[3] * 9])
    solo.do("play", card="L2").do("play", card="L1").mark("S9", "D4")
    linked = [event for event in solo.events("marked") if event["linked"]]
    assert [(event["man"], event["strength"], event["phase"]) for event in linked] == [("S9", 4, "finish")]


def test_f4_8_a_linked_man_who_is_gone_is_replaced_by_another_of_the_line() -> None:
    # S8 of club B shows a yellow card on his third side: booked once, the second booking sends him off.
    position = (
        match(ours="L1 W4 W3", theirs="L2 W5 L3", tops=({}, {"S8": 2}), booked=("", "S8"), dice=[6, 1, 1, *[3] * 9])
        .do("play", card="L1")
        .do("play", card="L2")
        .mark("S8", "D4")
    )
    assert position.box(1) == "S8"
    assert [(event["man"], event["linked"]) for event in position.events("marked")][-2:] == [
        ("S9", False),
        ("G3", False),
    ]


def test_f4_8_who_is_linked_cannot_be_marked_besides() -> None:
    three = "G3 D2 D4 D6 D8 M2 M4 M6 S2 S8 S9"
    position = match(ours="W2 W4 W3", theirs="R3 W5 L3", dice=[6, 1, *[3] * 9], field=(None, three))
    position.do("play", card="W2").do("play", card="R3").mark("M4", "S9", "D4", "M2")
    position.refused("linked_man", "mark", man="S9")
    assert [event["man"] for event in position.events("marked") if event["linked"]] == ["S9"]


def test_f4_9_only_a_higher_total_is_a_goal() -> None:
    for die, goal in ((2, False), (4, True)):
        # From the spot: S9 5 against G3 3 would be clear, D4 3 against 3 is not.
        position = match(ours="W2 L2 W3", theirs="L1 W5 L3", dice=[6, 1, die, 2, 3])
        position.do("play", card="W2").do("play", card="L1").mark("D4")
        assert position.events("phase_rolled")[0]["success"] is goal
        assert position.game.score == ((1, 0) if goal else (0, 0))


def test_f4_10_after_the_finish_all_marks_come_off() -> None:
    position = attack("W3", dice=[3] * 9).mark("D8", "M8", "S9", "D4", "M8")
    assert position.events("attack_over")[0]["built_up"] is None
    assert not any(position.game.mark)


def test_f4_11_after_a_failed_build_up_there_is_no_finish() -> None:
    position = attack("W4", dice=(1, 6)).mark("M4", "M2", "D8", "M8")
    over = position.events("attack_over")[0]
    assert (over["built_up"], over["scored"]) == (False, False)
    assert position.kinds().count("phase_rolled") == 1
    assert position.game.counter
