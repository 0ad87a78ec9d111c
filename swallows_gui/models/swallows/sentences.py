"""One whole sentence for every event of a game, in the current language, with names (never "you").

The log, the announcements for screen readers and the table read events through `sentence`; events keep ids, so an old
entry changes its language with the window. Unknown event types give "".
"""

from swallows_gui.models.swallows import (
    sentences_attack,
    sentences_cards,
    sentences_defence,
    sentences_dice,
    sentences_goal,
    sentences_match,
    sentences_referee,
    sentences_whistle,
)
from swallows_gui.models.swallows.match_context import NOWHERE, Situation
from swallows_gui.models.swallows.names import Event, Names

_TELLERS = sentences_match.TELLERS
_REPORTERS = (
    sentences_attack.TELLERS
    | sentences_cards.TELLERS
    | sentences_defence.TELLERS
    | sentences_dice.TELLERS
    | sentences_goal.TELLERS
    | sentences_referee.TELLERS
    | sentences_whistle.TELLERS
)

_ENDED_TWICE = tuple(f"{stop}{mark}." for stop in ".!?…" for mark in ("“", "”", "‘“", "’”"))

EVENT_TYPES = frozenset(_TELLERS) | frozenset(_REPORTERS)
"""The events that have a sentence."""


def sentence(event: Event, names: Names, situation: Situation = NOWHERE) -> str:
    """What happened, in one sentence; "" for an event this version does not know.

    The situation, from a `Course` that has seen all events before it, lets a goal be the equaliser that it is.
    """
    kind = str(event.get("type"))
    report = _REPORTERS.get(kind)
    if report is not None:
        return _ended(report(event, names, situation))
    tell = _TELLERS.get(kind)
    return _ended(tell(event, names)) if tell else ""


def _ended(told: str) -> str:
    """Without a second full stop where the line of a card, in quotation marks, has ended the sentence already."""
    return told[:-1] if told.endswith(_ENDED_TWICE) else told
