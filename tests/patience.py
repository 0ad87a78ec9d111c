"""How long tests wait for what must come: a busy machine is no fault of the code."""

import os
from typing import Final

USUAL: Final = 120.0
"""Seconds, on a machine that has nothing else to do."""
MOST: Final = 600.0
"""Seconds, on however busy a machine: a test that hangs is to say what it waited for."""


def patience() -> float:
    """Seconds to wait for what must come: the more, the more processes wait for each processor."""
    wanted = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return min(MOST, USUAL * max(1.0, wanted / (os.cpu_count() or 1)))


def milliseconds() -> int:
    """The same for Qt."""
    return round(1000 * patience())
