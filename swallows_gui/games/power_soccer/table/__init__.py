"""The table of Power Soccer: pitch, dice, faces, match sheet, and the screens around a match."""
