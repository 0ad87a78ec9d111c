"""One running game: history, journal, seats, AI polling, take-backs, redacted events. No Qt.

Importing this makes the games of the house known to the records, too (`games.py`).
"""

from swallows_gui.records.verify import Verification, verify
from swallows_gui.session.change import Change, Decision, Question, UndoOffer, UndoRefused, Vote
from swallows_gui.session.lines import Seat, Setup
from swallows_gui.session.session import Session

__all__ = [
    "Change",
    "Decision",
    "Question",
    "Seat",
    "Session",
    "Setup",
    "UndoOffer",
    "UndoRefused",
    "Verification",
    "Vote",
    "verify",
]
