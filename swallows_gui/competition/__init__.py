"""Cups and championships: whole matches of any game, each with a record of its own, played for one prize."""
