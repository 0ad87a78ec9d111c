"""The data roles of the item models beyond Qt's own, the same number in every model and every view."""

from PySide6.QtCore import Qt

_FIRST = int(Qt.ItemDataRole.UserRole)

CARD = _FIRST + 1
"""The catalogue's card, or None for a card that lies face down."""
BACK = _FIRST + 2
"""The colour of a card's back: "green", "blue" or "red"."""
PLAYABLE = _FIRST + 3
"""True, False, or None while nothing is asked."""
REASON = _FIRST + 4
"""Why the card cannot be played now, a sentence, or ""."""
MODIFIER = _FIRST + 5
"""True if the card can be added to the chosen card."""
USED = _FIRST + 6
"""True for a red that was used in this match and lies open."""
NEEDS = _FIRST + 7
"""What the card needs: "goal on a 3 or more, 67 %", or ""."""
COPY = _FIRST + 8
"""The physical card, the engine's number, or -1 for one that is not known."""

EVENT = _FIRST + 20
"""The event (a JSON object) that a line of the log tells."""
SEAT = _FIRST + 21
TEAM = _FIRST + 22
"""FIFA code of the row's team."""
STAGE = _FIRST + 23
WINNER = _FIRST + 24
"""0 the home team, 1 the away team, None while open or for a draw."""
CURRENT = _FIRST + 25
"""True for the match that runs, and for what is one's own in a list of everybody's."""
THROUGH = _FIRST + 26
"""True for a team in a place that goes on."""
KEY = _FIRST + 27
LINE = _FIRST + 28
"""A whole line of advice (`hints.Line`)."""
NATION = _FIRST + 30
"""Whose sign stands before the cell: a nation of the game's catalogue, the number of a seat, or None."""
GONE = _FIRST + 29
"""Who took a nation card, or where it was placed; "" while it lies on the table."""
