"""Which of several sentences tells an event: always the same one, whatever the language, and never twice in a row.

The choice follows from the tournament's first match and how often such a thing has happened since; for an event told by
itself, from what stands in it. Nothing is drawn by lot.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from swallows_gui.models.swallows.match_context import Situation
from swallows_gui.models.swallows.names import Event

Texts = tuple[str, ...]
"""Sentences that tell the same."""


def pick(texts: Sequence[str], event: Event, situation: Situation) -> str:
    """One of the texts, the same for the same event in the same place."""
    if situation.known:
        start = crc32(f"{situation.first} {event.get('type')}".encode())
        return texts[(start + situation.times) % len(texts)]
    told = " ".join(f"{key}={event[key]}" for key in sorted(event))
    return texts[crc32(told.encode()) % len(texts)]
