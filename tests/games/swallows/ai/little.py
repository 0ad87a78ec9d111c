"""Seats that think little, where nothing asks how well they play."""

import pytest

from swallows_gui.ai.racing import Budget
from swallows_gui.games.swallows.ai.search.seats import Expert, Hard
from swallows_gui.games.swallows.ai.strategy import slips


def quick_slips(patch: pytest.MonkeyPatch) -> None:
    """Whoever searches fills in its slip by a fortieth of what it usually looks at."""
    for level in slips.ROWS:
        patch.setitem(slips.ROWS, level, 30)


def quick_searches(patch: pytest.MonkeyPatch) -> None:
    """Whoever searches tries every candidate in a handful of worlds, and slips are quick, too."""
    quick_slips(patch)
    few = Budget(rounds=(2, 3), behind=2.0, doubt=0.0, least=0.0)
    for kind in (Hard, Expert):
        patch.setattr(kind, "budget", few)
