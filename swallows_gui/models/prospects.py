"""What a choice may lead to, as rows of bars show it."""

from __future__ import annotations

from typing import NamedTuple


class ProspectPart(NamedTuple):
    """A part of what may come of a choice."""

    words: str
    chance: float
    tone: str
    """"gold" for goals and what else one wishes, else "white" or "black"."""


class Prospect(NamedTuple):
    """A choice and what may come of it."""

    label: str
    parts: tuple[ProspectPart, ...]
    figure: float
    """The chance that is set large."""
