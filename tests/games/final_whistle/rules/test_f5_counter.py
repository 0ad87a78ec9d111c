"""F5: the counter-attack."""

from tests.games.final_whistle.rules.given import Position, match


def failed(theirs: str, ours: str = "W4", dice: tuple[int, ...] = (1, 6)) -> Position:
    """Seat 0's build-up with W4 has failed: 3 against 8."""
    position = match(ours=f"{ours} L6 L2", theirs=f"{theirs} W5 L3", dice=[*dice, *[3] * 20])
    return position.do("play", card=ours).do("play", card=theirs)


def test_f5_1_after_the_first_failed_build_up_the_defender_attacks_with_his_own_card() -> None:
    position = failed("L1").mark("M4", "M2", "D8", "M8")
    started = position.events("attack_started")[0]
    assert (started["seat"], started["card"], started["counter"], started["number"]) == (1, "L1", True, None)
    assert position.asked == ("mark", 1)


def test_f5_2_the_bonus_is_how_much_weaker_his_card_is() -> None:
    position = failed("L1").mark("M4", "M2", "D8", "M8")
    assert position.game.view(1).bonus == 1
    position.mark("M4", "S9", "D4", "M6")
    rolled = position.events("phase_rolled")[0]
    assert (rolled["sums"], rolled["bonus"], rolled["totals"][0]) == ([9, 6], 1, 11)
    assert position.game.view(1).bonus == 0, "none in the finish"


def test_f5_2_there_is_no_bonus_after_equal_strengths() -> None:
    position = failed("L3", dice=(6, 1, 1, 6)).mark("M4", "M2", "D8", "M8")
    assert position.game.counter
    assert position.game.view(1).bonus == 0


def test_f5_3_a_failed_counter_attack_is_never_countered() -> None:
    position = failed("L1", dice=(1, 6, 1, 6)).mark("M4", "M2", "D8", "M8").mark("M2", "D2", "D8", "M8")
    assert [event["counter"] for event in position.events("attack_over")] == [True]
    assert position.kinds().count("period_ended") == 1


def test_f5_3_without_a_build_up_the_finish_follows_at_once() -> None:
    position = failed("W2").mark("M4", "M2", "D8", "M8")
    assert position.game.view(1).phase == "finish"


def test_f5_4_there_is_one_counter_attack_a_period_and_then_the_attacks_go_on() -> None:
    position = failed("W2", ours="L4", dice=(1, 6)).mark("D4", "D6", "M2", "M8", "S8")
    assert position.game.countered
    position.mark("S8")
    assert position.asked == ("exchange", 1)
    position.do("keep").do("play", card="L6")
    position.game.chance.dice[:] = [1, 6, *[3] * 20]  # type: ignore[attr-defined]
    while position.step == "mark" and not position.events("attack_over"):
        position.mark(position.men_offered().split()[0])
    assert position.events("attack_over")[0]["built_up"] is False
    assert position.kinds().count("attack_started") == 0
