"""P4: the goal wall."""

from tests.games.power_soccer.rules.story import begun

IN, OUT = 2, 1


def test_p4_1_black_is_in_and_most_hits_win() -> None:
    match = begun(start="wall").rolls(*[IN] * 3, *[OUT] * 3, *[IN, OUT, OUT], *[IN] * 3)
    match.expect("wall_shot", seat=0, hole="high", hit=True, hits=[1, 0])
    match.expect("kicked_off", side=0, how="wall")


def test_p4_2_three_high_each_then_three_low_each() -> None:
    match = begun(start="wall").rolls(*[OUT] * 12)
    shots = [(event["seat"], event["hole"]) for event in match.events if event["type"] == "wall_shot"]
    assert shots == [(0, "high")] * 3 + [(1, "high")] * 3 + [(0, "low")] * 3 + [(1, "low")] * 3


def test_p4_2_the_first_players_shoot() -> None:
    match = begun(start="wall", seats=4).rolls(*[OUT] * 14)
    assert {event["seat"] for event in match.events if event["type"] == "wall_shot"} == {0, 1}


def test_p4_3_level_they_shoot_on_in_pairs() -> None:
    match = begun(start="wall").rolls(*[OUT] * 12).asks("wall", 0).rolls(IN).asks("wall", 1).rolls(IN).asks("wall", 0)
    match.rolls(OUT).asks("wall", 1).rolls(IN)
    match.expect("kicked_off", side=1)
    assert [event["hole"] for event in match.events if event["type"] == "wall_shot"][12:] == ["decider"] * 4
