"""The table of Tactics Board: board, pawns, dice, spinner, lists, and the screens around a match."""
