"""Seats that choose an action from a view."""

from swallows_gui.ai.player import LEVELS, Player, UnknownLevel, check_level, make_player

__all__ = ["LEVELS", "Player", "UnknownLevel", "check_level", "make_player"]
