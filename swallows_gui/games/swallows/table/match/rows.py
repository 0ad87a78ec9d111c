"""A card with its modifiers as the row of small actions the engine asks for (S5.11, S5.14).

The player chooses them together; the engine takes card, modifiers and, where more could follow, a last "done".
"""

from __future__ import annotations

from collections.abc import Sequence

from swallows_gui.games.swallows.rules.actions import DONE
from swallows_gui.games.swallows.table.match.facts import addable
from swallows_gui.games.swallows.table.match.table_situation import TableState
from swallows_gui.games.swallows.words.answers import GOALIE_STEPS


def row(now: TableState, card: int, modifiers: Sequence[int] = ()) -> list[int]:
    """The actions that play `card` with `modifiers` on top, in order."""
    deeds = [card, *modifiers]  # a card is played by its own number
    could_follow = set(addable(now, card))
    open_end = bool(could_follow - set(modifiers))
    if now.view.step in GOALIE_STEPS:
        open_end = bool(could_follow) and not modifiers
    if open_end:
        deeds.append(DONE)
    return [now.info.own(deed) for deed in deeds]
