"""P12: everybody knows everything but the dice to come."""

from swallows_gui.engine.chance import Seeded
from tests.games.power_soccer.rules.story import begun


def test_p12_1_views_differ_in_seat_and_legal_alone() -> None:
    game = begun(rules="professional").game
    public, own, other = (game.view(seat) for seat in (None, 0, 1))
    assert not public.legal
    assert not other.legal
    assert list(own.legal) == game.legal
    for name in ("step", "score", "points", "card", "outlook", "faces", "goal_chance", "to_move", "starter", "options"):
        assert getattr(public, name) == getattr(own, name) == getattr(other, name)


def test_p12_1_a_view_does_not_know_the_dice_to_come() -> None:
    game = begun().game
    game.chance = Seeded(3)
    other = game.copy()
    other.chance = Seeded(4)
    assert game.view(0) == other.view(0)
    assert game.view(0).sample(Seeded(9)).chance.state == other.view(0).sample(Seeded(9)).chance.state
