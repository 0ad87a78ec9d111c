"""The data of Tactics Board, and how the house announces it."""
