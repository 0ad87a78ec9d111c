"""T18: what each seat knows."""

from swallows_gui.engine.chance import Seeded
from tests.games.tactics_board.rules.given import in_set


def test_t18_1_everything_is_open_but_the_dice_to_come() -> None:
    game = in_set("red 10", [4]).game
    views = [game.view(seat) for seat in (0, 1, None)]
    assert [len(view.legal) for view in views] == [2, 0, 0]
    assert len({(view.squares, view.ball, view.holder, view.step, view.score) for view in views}) == 1
    assert all(view.open.chance.state == views[0].open.chance.state for view in views)
    assert game.view(0) == game.copy().view(0)
    assert game.view(0) != game.view(1)


def test_t18_1_a_sample_is_a_copy_with_fresh_chance() -> None:
    game = in_set("red 10").game
    first, second = (game.view(0).sample(Seeded(seed)) for seed in (1, 2))
    assert first.view(0) == second.view(0) == game.view(0)
    assert first.chance.state != second.chance.state
    assert (first.legal, first.emits_events) == (game.legal, False)
