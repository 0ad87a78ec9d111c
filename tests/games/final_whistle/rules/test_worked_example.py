"""The worked example of the rules (F20) as a golden playthrough."""

from swallows_gui.games.final_whistle.rules.options import MEN, SQUAD
from tests.games.final_whistle.rules.given import match


def test_the_worked_example() -> None:
    # Dice 1 and 2, a booking, 2 and 1, nothing, 1 and 3, then 2 and 1, nothing.
    position = match(step="substitutes", dice=(2, 4, 1, 4, 2, 5, 3, 6, 5, 3, 2))
    game = position.game
    assert len(game.legal) == 32
    position.do("done")
    assert (position.asked, len(game.legal)) == (("substitutes", 1), 32)
    position.do("done").do("play", card="W6").do("play", card="L3")
    assert position.events("attacks_due") == [{"type": "attacks_due", "seat": 0, "attacks": 2}]
    assert len(game.hands[0]) == len(game.hands[1]) == 3
    assert position.events("marked")[0]["man"] == "G3"
    # 3. and 4. The build-up fails, D6 is booked, all six turn.
    position.mark("D6", "M8", "D8", "M8")
    position.mark("S9")
    rolled = position.events("phase_rolled")[0]
    assert (rolled["sums"], rolled["totals"], rolled["success"]) == ([8, 10], [9, 12], False)
    assert [(event["man"], event["symbol"], event["hit"]) for event in position.events("checked")] == [
        ("D6", "Y", True)
    ]
    assert len(position.events("turned")[0]["men"]) == 6
    # 5. The counter-attack.
    assert position.events("attack_started") == [
        {"type": "attack_started", "seat": 1, "card": "L3", "number": None, "of": None, "counter": True}
    ]
    position.mark("D8", "M6", "D4", "S9")
    rolled = position.events("phase_rolled")[0]
    assert (rolled["sums"], rolled["bonus"], rolled["totals"], rolled["success"]) == ([8, 8], 2, [12, 9], True)
    assert [(event["man"], event["hit"]) for event in position.events("checked")] == [("M6", False)]
    # 6. No goal.
    position.mark("M8", "S8", "D8")
    rolled = position.events("phase_rolled")[0]
    assert (rolled["sums"], rolled["bonus"], rolled["totals"], rolled["success"]) == ([7, 8], 0, [8, 11], False)
    # 7. and 8. A corner, and a goal.
    assert position.asked == ("exchange", 1)
    position.do("keep").do("play", card="W3").mark("D8", "M8", "S9", "D4", "M4")
    rolled = position.events("phase_rolled")[0]
    assert (rolled["sums"], rolled["totals"], rolled["success"]) == ([13, 9], [15, 10], True)
    assert game.score == (1, 0)
    assert [(event["seat"], event["man"], event["hit"]) for event in position.events("checked")] == [(1, "D4", False)]
    assert position.asked == ("substitutes", 1)
    assert game.period == 2
    tops = [{MEN[man % SQUAD]: game.strength(man) for man in game.field[seat]} for seat in range(2)]
    assert tops == [
        {"G3": 5, "D4": 2, "D6": 3, "D8": 2, "M2": 1, "M4": 2, "M6": 3, "M8": 2, "S4": 3, "S6": 2, "S9": 2},
        {"G3": 4, "D2": 1, "D4": 2, "D6": 3, "D8": 4, "M2": 1, "M4": 2, "M6": 1, "M8": 5, "S8": 2, "S9": 3},
    ]
    assert game.booked[position.man(0, "D6")] == 1
