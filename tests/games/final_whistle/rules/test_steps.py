"""Steps (F14, F16), what is asked of whom, and refusals that fit no section."""

from swallows_gui.games.final_whistle.rules.actions import VERBS, WITHOUT_SEAT
from swallows_gui.games.final_whistle.rules.notation import NOTES
from tests.games.final_whistle.rules.given import match, new


def test_a_hand_of_one_card_is_still_played_by_hand_and_nothing_is_out_of_turn() -> None:
    position = match(ours="L2", piles=("-", "W2"))
    assert (position.asked, len(position.offered())) == (("card", 0), 1)
    assert position.game.may_act() == ()
    position.refused("not_your_turn", "play", seat=1, card="L3")
    position.refused("not_legal_now", "agree")
    over = match(step="card").play_on()
    over.refused("game_over", "done", seat=0)


def test_who_is_asked_depends_on_what_all_can_see() -> None:
    one, other = (match(theirs=theirs).do("play", card="W6") for theirs in ("L3 W5 L1", "W2 L4 L6"))
    assert one.asked == other.asked
    assert one.game.view(None) == other.game.view(None)


def test_an_action_fits_twelve_bits_beside_its_verb() -> None:
    game = match(step="substitutes").game
    assert len(VERBS) < 1 << 8
    assert all(action & WITHOUT_SEAT < 1 << 20 for action in game.legal)


def test_an_action_is_written_with_the_ids_of_men_and_cards() -> None:
    position = new()
    assert position.offered()[0] == {"type": "take", "man": "G1"}
    assert position.offered()[-1] == {"type": "ready", "squad": "attack"}
    substitution = match(step="substitutes").offered()[0]
    assert substitution == {"type": "substitute", "off": "G3", "on": "G1"}
    for game in (position.game, match().game, match(step="substitutes").game):
        for action in game.legal:
            assert NOTES.action_from_json(0, NOTES.action_to_json(action)) == action
