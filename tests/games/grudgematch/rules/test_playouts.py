"""Random playouts with every invariant: a slice; `packaging/bench` plays thousands (`soak playouts`)."""

from swallows_gui.engine.chance import Seeded
from tests.games.grudgematch.rules.given import card, match


def test_a_sample_fits_its_view_and_the_joker_may_still_come() -> None:
    view = match(germany="6♣ 5♠", france="K♦ J♣", men={"Nietzsche": (5, 0)}).game.view(0)
    others, places = set(), set()
    for seed in range(60):
        game = view.sample(Seeded(seed))
        assert game.view(0) == view
        others |= set(game.hands[1])
        places.add(game.pile.index(52) + 4)
    assert len(others) > 40
    assert card("6♣") not in others
    assert places == set(range(22, 31))
