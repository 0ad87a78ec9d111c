"""T17: steps."""

from tests.games.tactics_board.rules.given import in_set, shooting


def test_t17_1_nothing_is_out_of_turn_and_single_choices_are_asked() -> None:
    position = in_set("red 1")
    assert [entry["type"] for entry in position.offered()] == ["roll"]
    position.refused("not_your_turn", "roll", seat=1)
    position.refused("not_legal_now", "shoot")
    assert position.game.may_act() == ()
    assert len(shooting().game.legal) == 1
