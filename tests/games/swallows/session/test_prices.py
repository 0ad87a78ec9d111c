"""Sessions with haggling: recorded, verified, taken back, and holds after a price by what all know (S4.11)."""

import random
from pathlib import Path

from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.session import verify
from tests.games.swallows.session.test_swallows import TOURNAMENT, begun, play, take_back_and_play_again

HAGGLED = {"format": "friendly", "knockout": True, "haggling": True}


def test_a_haggled_friendly_is_recorded_verified_and_taken_back(tmp_path: Path) -> None:
    named = False
    for seed in range(20):
        path = tmp_path / f"{seed}.swallows"
        with begun(HAGGLED, "haa", seed, path, take_back="free") as session:
            chance = random.Random(seed)
            for _ in play(session, chance):
                if chance.random() < 0.05 and session.can_undo(0) is not None:
                    take_back_and_play_again(session, 0)
            found = verify(path)
            assert found.moves - found.undone == session.n
        named |= b"price_named" in path.read_bytes()
    assert named


def test_after_a_price_play_holds_for_the_same_people_as_before_a_decision() -> None:
    """It follows from the teams and the offers made, whatever anybody's purse and slip hold."""
    after_price = 0
    for seed in range(30):
        session = begun(TOURNAMENT, "haha", seed, haggling=True)
        chance = random.Random(seed)
        for _ in play(session, chance):
            public = session.view(None)
            assert isinstance(public, SwallowsView)
            if public.step != "attack" or session.to_move not in (1, 3):
                continue
            since = [event["type"] for event in public.history[-1:]]
            for seat in (0, 2):
                own = {team for team, trainer in enumerate(public.trainer) if trainer == seat}
                concerned = bool(own & {public.home, public.away}) and seat in public.may_act and seat != public.referee
                if since == ["price_named"]:
                    assert session.needs_hold(seat) == concerned
                    after_price += concerned
                elif since and not since[0].startswith("bribe_"):
                    assert not session.needs_hold(seat)
        if after_price:
            break
    assert after_price
