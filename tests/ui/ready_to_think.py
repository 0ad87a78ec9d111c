"""What the process has loaded from which the tests' thinking processes are forked: the game, and how to think.

They think little: how well seats play and advise is asked where they live, in `tests/games/swallows/ai`.
"""

import pytest

from swallows_gui.session import worker
from swallows_gui.session.openings import playable
from tests.games.swallows.ai.little import quick_searches

__all__ = ["worker"]

quick_searches(pytest.MonkeyPatch())  # for as long as the process lives
playable("swallows")
