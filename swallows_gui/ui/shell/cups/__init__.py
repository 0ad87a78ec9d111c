"""Cups and championships in the window: set up, shown as they stand, their matches played, watched or let be played."""
