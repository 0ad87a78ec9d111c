"""What the field shows at rest, as a value; the widget paints it, and motions lead from one to the next."""

from __future__ import annotations

from dataclasses import dataclass, field

from swallows_gui.games.grudgematch.rules.tables import OFF


@dataclass(frozen=True, slots=True)
class RayMark:
    """A way that the ball could take, or is taking."""

    direction: int
    way: tuple[int, ...]
    """Spaces, the nearest first."""
    goal: int = -1
    """The side whose goal mouth it ends in, or -1."""
    needs: tuple[tuple[int, int], ...] = ()
    """Space and what a block needs there, where somebody may block."""
    label: str = ""
    """What stands at its end."""
    sure: int = 99
    """So many spaces are certain; the rest the dice may bring."""


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """All of it. Spaces are the engine's numbers, men 0 to 7."""

    rows: int = 11
    men: tuple[int, ...] = (OFF,) * 8
    ball: int = OFF
    boxes: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    fouling: bool = False
    gold: frozenset[int] = frozenset()
    """Spaces where something may be done now."""
    hatched: frozenset[int] = frozenset()
    """Spaces that may follow."""
    faint: frozenset[int] = frozenset()
    """Those that take the larger of two dice."""
    rays: tuple[RayMark, ...] = ()
    looked_at: int = -1
    """The direction that stands out."""
    picked: int = -1
    """The man who is picked."""
    asked: frozenset[int] = frozenset()
    """Men who may do something now."""
    trail: tuple[int, ...] = ()
    """Where the ball has come from in this kick, its first place first."""
    needed: str = ""
    """What stands beside the ball: what a block needs here."""
    names: tuple[str, str] = ("", "")
    """Of the sides."""
    moving: frozenset[int] = field(default_factory=frozenset)
    """Men who are painted by a motion."""
