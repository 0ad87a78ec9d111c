"""A head as data: its shape, colours and parts (no rules)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Looks:
    """A head: colours as `#RRGGBB`, parts by the names under which `hair`, `hats` and `clothes` draw them."""

    shape: tuple[float, float, float]
    """Half the width and height in hundredths of the medallion, and how square the jaw is, from 0 to 1."""
    skin: str
    hair: str
    cut: str
    ground: str
    collar: str
    nose: str
    beard: str = ""
    glasses: str = ""
    hat: str = ""
    old: bool = False
    lady: bool = False
    earrings: bool = False
    freckles: bool = False
