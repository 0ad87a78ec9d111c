"""Replays: opening a record or the running game, showing it position by position, reading it aloud."""
