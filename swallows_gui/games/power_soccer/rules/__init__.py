"""The rules of Power Soccer, the dice game: one file a part of the rules."""
