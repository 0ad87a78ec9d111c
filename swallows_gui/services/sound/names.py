"""The names of all sounds, with the kind of each. What makes them is imported by the process that plays them alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "touch": ("card_laid", "card_drawn", "shuffle", "coins", "envelope", "page", "piece", "steps"),
    "hit": ("die_roll", "die_rest", "stamp", "kick", "net", "post", "gloves", "tackle"),
    "whistle": ("whistle_one", "whistle_two", "whistle_three"),
    "call": ("swallow", "gasp", "groan", "jeers", "applause"),
    "crowd": ("roar",),
    "bed": ("crowd_low", "crowd_middle", "crowd_high"),
}
"""Sounds by kind: those of a kind are equally loud."""

KIND_OF: Final[Mapping[str, str]] = {name: kind for kind, names in KINDS.items() for name in names}
BEDS: Final = KINDS["bed"]
"""The noise of the crowd, from waiting to standing; the loudness of each is the mixer's matter."""
OF_THE_STANDS: Final = frozenset(("gasp", "groan", "jeers", "applause", "roar"))
"""What follows the volume of the crowd; all others that of the effects."""
CUES: Final = tuple(name for name, kind in KIND_OF.items() if kind != "bed")
"""What a moment can be heard by."""
