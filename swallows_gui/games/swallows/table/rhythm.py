"""Which questions of a match a computer seat takes its time for, by the public's view (S3 to S8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from swallows_gui.games.swallows.rules.tables import GREEN
from swallows_gui.ui.play.rhythm import Pause

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

_RULINGS: Final = frozenset(("offer", "envelopes", "referee_die", "edge"))
"""Money lies before the referee, or may be offered to him."""


def pause_before(view: SwallowsView) -> Pause:
    """How long whoever is asked pauses."""
    if view.step in _RULINGS or (view.step == "whistle" and view.knockout and view.open.is_level):
        return Pause.LONG
    if view.step == "objection":
        return Pause.BRIEF
    if view.step != "attack":
        return Pause.USUAL
    cards = view.counts[view.open.sides[view.hand_side]]
    if not cards[GREEN]:  # but for a red it can only decline
        return Pause.BRIEF
    return Pause.LONG if sum(cards) == 1 else Pause.USUAL
