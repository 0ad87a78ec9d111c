"""The test bench: long trials of the program, in no wheel and no installer. Start it with `python packaging/bench`.

The bench uses the product; no module of the product imports it.
"""

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
"""The checkout."""


def child(module: str, *words: str) -> list[str]:
    """The command that starts a module of the bench as a process of its own, in whatever folder that is."""
    return [sys.executable, str(Path(__file__).parent), "-m", module, *words]
