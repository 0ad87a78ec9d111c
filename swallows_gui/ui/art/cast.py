"""Heads of the persons that the house names, as data: shape, colours and parts (no rules).

They differ in outline first, then in light and dark, and only then in colour, so that they are told apart at 48 pixels
and in grey. A face says nothing of how its seat plays: characters are drawn by lot, names are not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


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


_BOX, _ROUND, _LONG, _POINTED = (27.0, 30.0, 0.95), (30.0, 28.0, 0.35), (23.0, 34.0, 0.35), (26.0, 32.0, 0.1)
_HEAVY, _PLAIN = (31.0, 30.0, 0.7), (25.0, 31.0, 0.5)
_PALE, _FAIR, _TAN, _BROWN, _DARK = "#F3D3B5", "#EFC7A0", "#D69C6B", "#A5673B", "#8E5C38"
_BLACK, _EARTH, _BLOND, _RED, _GREY, _WHITE = "#1A1A1A", "#4A2D18", "#D8AE4C", "#A8431C", "#8C8880", "#DEDBD4"
_SAND, _SKY, _MINT, _ROSE, _LILAC, _PAPER = "#F2D9A8", "#CFE0F2", "#D8EBD3", "#F3CFC6", "#E3D6EE", "#F4EFE3"
_SEA, _CLAY, _SLATE, _MOSS = "#7FB0B5", "#D9A08A", "#7F8CA3", "#9DB77C"

CAST: Final[Mapping[str, Looks]] = {
    "ottmar": Looks(_HEAVY, _FAIR, _GREY, "wreath", _SAND, "tie", "broad", "handlebar", "monocle", old=True),
    "wanda": Looks(_POINTED, _PALE, _RED, "beehive", _SEA, "pearls", "button", "", "winged", lady=True),
    "piet": Looks(_LONG, _PALE, _BLOND, "spikes", _SKY, "scarf", "long", freckles=True),
    "lucía": Looks(_PLAIN, _TAN, _BLACK, "side", _ROSE, "crew", "hooked", lady=True, earrings=True),
    "enzo": Looks(_PLAIN, _TAN, _EARTH, "quiff", _LILAC, "polo", "hooked", "goatee"),
    "hedda": Looks(_ROUND, _PALE, _WHITE, "bun", _MOSS, "pearls", "button", "", "round", old=True, lady=True),
    "juri": Looks(_BOX, _FAIR, _EARTH, "short", _PAPER, "roll", "broad", "full", "", "wool"),
    "marta": Looks(_ROUND, _FAIR, _BLACK, "bob", _SAND, "roll", "long", lady=True),
    "abel": Looks(_LONG, _DARK, _BLACK, "bald", _SKY, "bow", "broad", "full"),
    "noor": Looks(_POINTED, _BROWN, _BLACK, "headscarf", _CLAY, "crew", "long", lady=True),
    "timo": Looks(_ROUND, _PALE, _RED, "curly", _SLATE, "crew", "button", "", "square", freckles=True),
    "rosa": Looks(_PLAIN, _DARK, _BLACK, "afro", _MINT, "polo", "broad", lady=True, earrings=True),
    "bruno": Looks(_HEAVY, _TAN, _BLACK, "parted", _MINT, "bow", "broad", "moustache"),
    "selma": Looks(_PLAIN, _FAIR, _RED, "plaits", _SLATE, "polo", "button", lady=True, freckles=True),
    "igor": Looks(_BOX, _TAN, _BLACK, "flat", _SEA, "crew", "broad"),
    "maite": Looks(_POINTED, _BROWN, _BLACK, "short", _PAPER, "scarf", "hooked", "", "", "beret", lady=True),
    "olaf": Looks(_BOX, _PALE, _BLOND, "long", _SEA, "roll", "hooked", "full"),
    "tariq": Looks(_LONG, _BROWN, _BLACK, "short", _SAND, "tie", "hooked", "moustache", "square"),
    "ulla": Looks(_HEAVY, _BROWN, _WHITE, "curly", _LILAC, "scarf", "button", "", "winged", old=True, lady=True),
    "vasco": Looks(_LONG, _TAN, _BLACK, "short", _ROSE, "tie", "long", "handlebar", "", "fedora"),
    "yuki": Looks(_PLAIN, _PALE, _BLACK, "buns", _CLAY, "crew", "button", lady=True),
    "player 1": Looks(_POINTED, _FAIR, _EARTH, "curly", _MINT, "polo", "long"),
    "player 2": Looks(_ROUND, _BROWN, _BLACK, "bob", _SKY, "pearls", "button", "", "round", lady=True),
    "player 3": Looks(_LONG, _FAIR, _RED, "parted", _SAND, "roll", "hooked", "goatee", "round", freckles=True),
    "player 4": Looks(_PLAIN, _TAN, _GREY, "side", _CLAY, "scarf", "button", "", "square", lady=True),
    "player 5": Looks(_BOX, _DARK, _BLACK, "flat", _LILAC, "tie", "broad", "", "round"),
    "player 6": Looks(_POINTED, _FAIR, _BLOND, "long", _MOSS, "crew", "long", "", "", "cap", lady=True),
}
"""By names in lower case; people who have given none are among them."""
