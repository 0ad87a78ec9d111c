"""F8: the closing card."""

from swallows_gui.games.final_whistle.rules.options import CLOSING
from tests.games.final_whistle.rules.given import cards, match


def test_f8_1_it_lies_open_beside_the_hand_and_waits_for_the_hand_to_be_empty() -> None:
    position = match(piles=("", "W2"))
    position.refused("closing_card_waits", "play", card="W1")
    position.do("play", card="W6").do("play", card="L3")
    assert {"type": "closing_card_open", "seat": 0} in position.events("closing_card_open")
    assert (position.game.hands[0], position.game.view(1).closing_open(0)) == (cards("L2 W3"), True)


def test_f8_2_with_no_hand_left_it_is_used_as_often_as_needed() -> None:
    position = match(ours="", theirs="L2 L4", piles=("-", "W2 W3 W4 W5 W6 L1"))
    for period in (1, 2):
        assert position.asked == ("card", 1)
        position.do("play", card=position.offered()[0]["card"])
        assert position.events("cards_revealed")[0]["cards"][0] == "W1"
        while position.game.period == period:
            position.game.push(position.game.legal[0])
        while position.step == "substitutes":
            position.do("done")
    assert position.game.shown[0].count(CLOSING) == 2
    alone = match(ours="", theirs="", piles=("-", "-"))
    assert (alone.step, alone.game.period) == ("mark", 1), "nobody is asked for a card"
    assert alone.game.up == (CLOSING, CLOSING)
