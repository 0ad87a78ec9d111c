"""Tactics Board as sessions run it."""
