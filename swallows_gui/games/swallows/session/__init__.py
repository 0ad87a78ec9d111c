"""Millions of Swallows as sessions run it."""
