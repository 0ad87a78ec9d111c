"""Millions of Swallows: a digital football board game."""

__version__ = "0.1.0"
