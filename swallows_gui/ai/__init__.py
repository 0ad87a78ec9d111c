"""Seats that choose an action from a view."""

from swallows_gui.ai.player import LEVELS, Player, make_player

__all__ = ["LEVELS", "Player", "make_player"]
