"""What somebody called so looks like: from the name alone, never from a seed, a level or a character (no rules)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Final, TypeVar

from swallows_gui.models.moods import Mood
from swallows_gui.ui.art.paints import HAIRS, SKINS

_T = TypeVar("_T")

SHAPES: Final = ((25.0, 31.0, 0.5), (29.0, 29.0, 0.6), (23.0, 34.0, 0.55), (27.0, 30.0, 0.9))
"""Half the width and height of a head in hundredths of the medallion, and how square the jaw is, from 0 to 1."""
CUTS: Final = ("bald", "short", "parted", "curly", "long", "bob", "quiff", "wreath")
BEARDS: Final = ("", "", "", "", "moustache", "full", "goatee", "handlebar")
GLASSES: Final = ("", "", "", "round", "square")
HATS: Final = ("", "", "", "", "cap", "wool", "fedora")
COLLARS: Final = ("polo", "tie", "scarf", "roll")
NOSES: Final = ("button", "long", "broad", "hooked")
GROUNDS: Final = ("#F2D9A8", "#CFE0F2", "#D8EBD3", "#F3CFC6", "#E3D6EE", "#F4EFE3")
_GREY, _BLACK = "#C9C6BF", "#1A1A1A"
_DARK_SKINS: Final = frozenset(("#A5673B", "#6E4527"))
_LIGHTER: Final = {"#6E4527": "#8E5C38"}
"""On the darkest skin of the cards brows and mouth are not seen at 48 px."""


@dataclass(frozen=True, slots=True)
class Looks:
    """A head: colours as `#RRGGBB`, parts as names of the tuples above."""

    shape: tuple[float, float, float]
    skin: str
    hair: str
    cut: str
    beard: str
    glasses: str
    hat: str
    collar: str
    nose: str
    old: bool
    ground: str


@lru_cache(maxsize=64)
def looks_of(name: str) -> Looks:
    """The looks of somebody called so; upper and lower case are the same person."""
    number = int.from_bytes(blake2b(name.casefold().encode(), digest_size=16).digest(), "big")

    def one_of(choices: tuple[_T, ...]) -> _T:
        nonlocal number
        number, place = divmod(number, len(choices))
        return choices[place]

    shape, skin, hair = one_of(SHAPES), one_of(SKINS), one_of(HAIRS)
    cut, beard, glasses, hat = one_of(CUTS), one_of(BEARDS), one_of(GLASSES), one_of(HATS)
    collar, nose, old, ground = one_of(COLLARS), one_of(NOSES), one_of((False, False, True)), one_of(GROUNDS)
    if old:
        hair = _GREY
    elif skin in _DARK_SKINS:
        hair = _BLACK
    skin = _LIGHTER.get(skin, skin)
    return Looks(shape, skin, hair, cut, beard, glasses, hat, collar, nose, old, ground)


def moods_of_score(score: tuple[int, int], before: tuple[int, int] | None = None) -> tuple[Mood, Mood]:
    """How two sides take a score that everybody sees; `before` is the score that it is just taking the place of.

    Who scores is glad and who concedes is shocked; afterwards who leads is glad, and who is two behind is cross.
    """
    if before is not None and sum(score) > sum(before):
        return ("glad", "shocked") if score[0] > before[0] else ("shocked", "glad")
    ahead = score[0] - score[1]
    return _standing(ahead), _standing(-ahead)


def _standing(ahead: int) -> Mood:
    return "glad" if ahead > 0 else "cross" if ahead < -1 else "calm"
