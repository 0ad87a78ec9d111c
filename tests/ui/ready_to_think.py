"""What the process has loaded from which the tests' thinking processes are forked: the game, and how to think."""

from swallows_gui.session import worker
from swallows_gui.session.games import playable

__all__ = ["worker"]

playable("swallows")
