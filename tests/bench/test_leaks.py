"""What a seat cannot know changes nothing for it, and the harness sees when it does."""

import pytest

from bench.leaks import Leak, check_leaks
from swallows_gui.ai.racing import Budget
from swallows_gui.games.swallows.ai.search.seats import Expert, Hard
from swallows_gui.games.swallows.ai.strategy import slips
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.lab.game_lab import lab_of

LAB = lab_of("swallows")


def test_random_positions_do_not_leak() -> None:
    """In a game of every kind; `python packaging/bench soak leaks` plays on."""
    positions = choices = 0
    for seed in range(len(LAB.setups)):
        checked = check_leaks(LAB, seed, every=30, levels=("random", "easy", "normal"))
        positions += checked.positions
        choices += checked.choices
    assert positions > 800
    assert choices > 1000


def test_seats_that_search_do_not_look_at_what_they_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice with a small budget; `python packaging/bench soak leaks` has the full one and thousands of positions."""
    small = Budget(rounds=(2, 3), behind=2.0, doubt=0.0, least=0.0)
    monkeypatch.setattr(Hard, "budget", small)
    monkeypatch.setattr(Expert, "budget", small)
    for level in ("hard", "expert"):
        monkeypatch.setitem(slips.ROWS, level, 30)
    choices = sum(check_leaks(LAB, seed, every=61, levels=("hard", "expert")).choices for seed in range(8))
    assert choices > 200


class Fickle:
    """Chooses by how often it was asked, not by what it sees."""

    def __init__(self) -> None:
        self.looks = 0

    def choose(self, view: SwallowsView) -> int:
        self.looks += 1
        singles = [entry for entry in view.legal if isinstance(entry, int)]
        return singles[self.looks % len(singles)]

    def offer(self, _view: SwallowsView) -> int | None:
        return None


def test_a_player_that_is_no_function_of_its_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Fickle()
    monkeypatch.setattr(LAB, "player", lambda *_: one)
    with pytest.raises(Leak, match="chooses differently"):
        check_leaks(LAB, 0, every=3, levels=("normal",))
