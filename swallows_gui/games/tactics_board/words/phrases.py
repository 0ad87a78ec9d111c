"""The words of Tactics Board that stand by themselves: pawns without their side, squares in a row, rolls, ends."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

from swallows_gui.games.tactics_board.rules.board import COLUMNS
from swallows_gui.games.tactics_board.rules.tables import PAWNS
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, TextList, TextTable, translate

ROLES: Final = TextTable("BoardPhrases", "roles", "tactics_board")
"""What a pawn plays as."""

RESULTS: Final = TextTable("BoardPhrases", "results", "tactics_board")
"""What a sector of the spinner means."""

_PERIODS: Final = TextTable("BoardPhrases", "periods", "tactics_board")

_NUMBERS: Final = TextList("BoardPhrases", "numbers", "tactics_board")
_COMPASS: Final = {
    (1, 0): QT_TRANSLATE_NOOP("BoardPhrases", "{steps} towards Blue's goal"),
    (-1, 0): QT_TRANSLATE_NOOP("BoardPhrases", "{steps} towards Red's goal"),
    (0, 1): QT_TRANSLATE_NOOP("BoardPhrases", "{steps} towards H"),
    (0, -1): QT_TRANSLATE_NOOP("BoardPhrases", "{steps} towards A"),
    (1, 1): QT_TRANSLATE_NOOP("BoardPhrases", "{steps} slantwise to Blue's goal and H"),
    (1, -1): QT_TRANSLATE_NOOP("BoardPhrases", "{steps} slantwise to Blue's goal and A"),
    (-1, 1): QT_TRANSLATE_NOOP("BoardPhrases", "{steps} slantwise to Red's goal and H"),
    (-1, -1): QT_TRANSLATE_NOOP("BoardPhrases", "{steps} slantwise to Red's goal and A"),
}


def period_name(period: int) -> str:
    """A period's name; "" before the first."""
    return _PERIODS(str(period))


def number_of(pawn: int) -> int:
    """The number on a pawn."""
    return pawn % PAWNS + 1


def rolls_words(rolls: Collection[int]) -> str:
    """How many rolls of six do it."""
    return _NUMBERS(len(rolls))


def on_a(rolls: Sequence[int]) -> str:
    """The rolls that do it: "on 2 or 4"; "" for none."""
    if not rolls:
        return ""
    return translate("BoardPhrases", "on {rolls}").format(rolls=either([str(roll) for roll in rolls]))


def either(parts: Sequence[str]) -> str:
    """ "a, b or c" in the current language; "" for nothing."""
    if len(parts) < 2:
        return "".join(parts)
    return translate("BoardPhrases", "{these} or {last}").format(these=", ".join(parts[:-1]), last=parts[-1])


def way_words(way: Sequence[int]) -> str:
    """A way in words, part by part: "2 towards Blue's goal, 1 towards A"."""
    parts: list[tuple[tuple[int, int], int]] = []
    for start, end in pairwise(way):
        step = end // COLUMNS - start // COLUMNS, end % COLUMNS - start % COLUMNS
        if step not in _COMPASS:
            return ""
        if parts and parts[-1][0] == step:
            parts[-1] = (step, parts[-1][1] + 1)
        else:
            parts.append((step, 1))
    said = [translate("BoardPhrases", _COMPASS[step]).format(steps=steps) for step, steps in parts]
    return vocabulary.listed(said)


def ending_name(ending: str) -> str:
    """When a match was decided, in words; "" for the usual end."""
    return {
        "extra": translate("BoardPhrases", "after extra time"),
        "shootout": translate("BoardPhrases", "after a penalty shoot-out"),
        "abandoned": translate("BoardPhrases", "abandoned: fewer than seven pawns"),
    }.get(ending, "")
