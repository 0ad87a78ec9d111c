"""Seats that choose an action from a view: what every game's have in common, and a folder of its own for each game."""

from swallows_gui.ai.advice import LEVELS, Player, UnknownLevel, check_level

__all__ = ["LEVELS", "Player", "UnknownLevel", "check_level"]
