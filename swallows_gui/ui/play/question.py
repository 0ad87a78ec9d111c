"""What a plate asks, in words."""

from __future__ import annotations

from typing import NamedTuple


class PlateQuestion(NamedTuple):
    """What stands on the plate."""

    tag: str
    """Who is asked, and where the match is."""
    question: str
    why: str
    clause: str
    """The rule behind it, "" for none."""
