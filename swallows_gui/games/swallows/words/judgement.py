"""What a sensible player would do first, so that a question offers that and not the first card that happens to fit.

It is the plain judgement of the weakest computer player: cards and dice, nobody's money. It knows only the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from swallows_gui.games.swallows.ai.easy import Easy
from swallows_gui.games.swallows.rules.notation import SwallowsNotation

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.games.swallows.rules.view import SwallowsView


def sensible(view: SwallowsView) -> Json | None:
    """The action as JSON; None if the view's seat is not asked, or no match is on."""
    if view.seat is None or view.seat != view.to_move or not view.match:
        return None
    notation = SwallowsNotation(view.tables, view.field, view.trainer, view.form.schedule.group_names)
    return notation.action_to_json(Easy(view.seat, 0).choose(view))
