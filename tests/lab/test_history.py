"""Seats that look back are told in the lab what a session would tell them, and the others nothing."""

from swallows_gui.engine.game import Told
from swallows_gui.games.swallows.ai.easy import Easy
from swallows_gui.games.swallows.lab.playing import new_game, play
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.lab.playing import ai_seeds
from swallows_gui.session import Seat, Session, Setup

SEED = 4711


class LookingBack(Easy):
    """An easy seat that keeps the last history it was shown."""

    looks_back = True
    last: tuple[Told, ...] = ()

    def choose(self, view: SwallowsView) -> int:
        """As easy."""
        self.last = view.history
        return super().choose(view)


class Forgetful(LookingBack):
    """The same without looking back."""

    looks_back = False


def test_a_seat_that_looks_back_has_the_history_that_a_session_tells() -> None:
    seeds = ai_seeds(SEED, 4)
    minds = [Forgetful(0, seeds[0]), LookingBack(1, seeds[1]), Easy(2, seeds[2]), Easy(3, seeds[3])]
    play(new_game({"distribution": "random"}, 4, SEED), minds)
    seats = tuple(Seat(f"Seat {number}", "ai", "easy") for number in range(4))
    with Session.new(
        Setup({"format": "sixteen", "distribution": "random"}, seats, seed=SEED, ai_seeds=seeds)
    ) as session:
        session.run()
        told = session.view(1).history
    heard = minds[1].last if isinstance(minds[1], LookingBack) else ()
    assert len(heard) > 500
    assert told[: len(heard)] == heard
    assert isinstance(minds[0], LookingBack)
    assert minds[0].last == ()
