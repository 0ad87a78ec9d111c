"""The two sides and what they are called: a player's own name, or a team's (P0.1, P6.1)."""

from __future__ import annotations

from collections.abc import Sequence

from swallows_gui.services.glossary import translate


def players(seats: Sequence[str], side: int) -> list[str]:
    """The players of a side in their order."""
    return list(seats[side::2])


def side_name(seats: Sequence[str], side: int) -> str:
    """What a side is called.

    >>> side_name(["Kim", "Ottmar"], 1)
    'Ottmar'
    """
    found = players(seats, side)
    if len(found) == 1:
        return found[0]
    if len(found) == 2:
        return translate("PowerSides", "{one} and {other}").format(one=found[0], other=found[1])
    return translate("PowerSides", "Team {name}").format(name=found[0])
