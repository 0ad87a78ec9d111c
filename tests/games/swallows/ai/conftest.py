"""Seats that think little, where a test does not ask how well they play."""

import pytest

from swallows_gui.ai.racing import Budget
from swallows_gui.games.swallows.ai.search.seats import Expert, Hard
from swallows_gui.games.swallows.ai.strategy import slips


@pytest.fixture
def quick_slips(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever searches fills in its slip by a fortieth of what it usually looks at."""
    for level in slips.ROWS:
        monkeypatch.setitem(slips.ROWS, level, 30)


@pytest.fixture
def quick_searches(monkeypatch: pytest.MonkeyPatch, quick_slips: None) -> None:
    """Whoever searches tries every candidate in a handful of worlds, and slips are quick, too."""
    few = Budget(rounds=(2, 3), behind=2.0, doubt=0.0, least=0.0)
    for kind in (Hard, Expert):
        monkeypatch.setattr(kind, "budget", few)
