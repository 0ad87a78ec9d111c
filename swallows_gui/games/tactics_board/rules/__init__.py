"""The rules of Tactics Board."""
