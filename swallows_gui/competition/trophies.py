"""Who holds which trophy of which game, from the files of cups alone (F10.2).

A trophy is won in a cup or league that is played for it, and then defended in ties of two: whoever wins the one that
was begun last, of those that are over, holds it. Files are named by when they were begun.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from swallows_gui.competition.cup import Cup, Trophy
from swallows_gui.competition.shelf import KeptCup
from swallows_gui.competition.sides import Side

Key = tuple[str, Trophy]
"""The id of a game, and the trophy."""


@dataclass(frozen=True, slots=True)
class HeldTrophy:
    """A trophy that somebody holds."""

    trophy: Trophy
    side: Side
    cup: Cup
    """In which it was won or defended last."""
    path: Path
    defences: int = 0
    """How often the holder has defended it since it was won."""


@dataclass(frozen=True, slots=True)
class TrophyRecord:
    """What is known of a trophy."""

    held: HeldTrophy | None = None
    running: Path | None = None
    """The cup or tie for it that is not over, the one that was begun last."""


def standings(kept: Iterable[KeptCup]) -> dict[Key, TrophyRecord]:
    """Every trophy that somebody holds or that is being played for."""
    found: dict[Key, TrophyRecord] = {}
    for each in sorted(kept, key=lambda each: each.path.name):
        cup = each.competition
        if not isinstance(cup, Cup) or cup.trophy is None:
            continue
        key = cup.game, cup.trophy
        before = found.get(key, TrophyRecord())
        if cup.champion is None:
            found[key] = TrophyRecord(before.held, each.path)
            continue
        side = cup.sides[cup.champion]
        kept_by = before.held is not None and cup.holder == cup.champion and before.held.side.name == side.name
        defences = before.held.defences + 1 if before.held is not None and kept_by else 0
        found[key] = TrophyRecord(HeldTrophy(cup.trophy, side, cup, each.path, defences), before.running)
    return found
