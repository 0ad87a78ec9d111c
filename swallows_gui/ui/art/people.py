"""What somebody called so looks like: from the name alone, never from a seed, a level or a character (no rules)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeVar

from swallows_gui.models.moods import Mood
from swallows_gui.services.people import face_word
from swallows_gui.ui.art.cast import CAST, Looks
from swallows_gui.ui.art.paints import HAIRS, SKINS

_T = TypeVar("_T")

SHAPES: Final = (
    (25.0, 31.0, 0.5), (29.0, 29.0, 0.6), (23.0, 34.0, 0.35), (27.0, 30.0, 0.9), (26.0, 32.0, 0.1), (30.0, 28.0, 0.3),
)  # fmt: skip
"""Half the width and height of a head in hundredths of the medallion, and how square the jaw is, from 0 to 1."""
CUTS: Final = ("bald", "short", "parted", "curly", "quiff", "wreath", "spikes", "flat", "long")
LADIES_CUTS: Final = ("short", "curly", "long", "bob", "bun", "buns", "plaits", "afro", "beehive", "side")
BEARDS: Final = ("", "", "", "moustache", "full", "goatee", "handlebar")
GLASSES: Final = ("", "", "", "round", "square", "winged")
HATS: Final = ("", "", "", "", "", "cap", "wool", "fedora", "beret")
COLLARS: Final = ("polo", "tie", "scarf", "roll", "crew", "bow")
LADIES_COLLARS: Final = ("polo", "scarf", "roll", "crew", "pearls")
NOSES: Final = ("button", "long", "broad", "hooked")
GROUNDS: Final = ("#F2D9A8", "#CFE0F2", "#D8EBD3", "#F3CFC6", "#E3D6EE", "#F4EFE3", "#7FB0B5", "#D9A08A", "#A9A3C9")
FACES: Final = tuple(
    f"face {number}"
    for number in (10, 1, 33, 4, 17, 20, 113, 54, 38, 79, 2, 47, 50, 114, 81, 88, 40, 51, 64, 14, 34, 36, 105)
)
"""Words whose faces differ at a glance, to choose one from."""
_GREY, _BLACK = "#C9C6BF", "#1A1A1A"
_DARK_SKINS: Final = frozenset(("#A5673B", "#6E4527"))
_LIGHTER: Final = {"#6E4527": "#8E5C38"}
"""On the darkest skin of the cards brows and mouth are not seen at 48 px."""


def looks_of(name: str) -> Looks:
    """The looks of somebody called so; upper and lower case, and a default name in any language, are one person."""
    return looks_by(face_word(name))


def looks_by(word: str) -> Looks:
    """The looks that a word stands for."""
    word = word.casefold()
    return CAST.get(word) or _looks_by_lot(word)


@lru_cache(maxsize=64)
def _looks_by_lot(name: str) -> Looks:
    """The looks that a name draws which the house does not know."""
    from hashlib import blake2b  # loads OpenSSL, which no start screen needs

    number = int.from_bytes(blake2b(name.encode(), digest_size=16).digest(), "big")

    def one_of(choices: tuple[_T, ...]) -> _T:
        nonlocal number
        number, place = divmod(number, len(choices))
        return choices[place]

    lady, old = one_of((False, True)), one_of((False, False, True))
    shape, skin, hair, ground = one_of(SHAPES), one_of(SKINS), one_of(HAIRS), one_of(GROUNDS)
    cut, collar = one_of(LADIES_CUTS if lady else CUTS), one_of(LADIES_COLLARS if lady else COLLARS)
    beard = "" if lady else one_of(BEARDS)
    hat = one_of(HATS)
    if old:
        hair = _GREY
    elif skin in _DARK_SKINS:
        hair = _BLACK
    return Looks(
        shape, _LIGHTER.get(skin, skin), hair, cut, ground, collar, one_of(NOSES), beard, one_of(GLASSES), hat, old,
        lady, earrings=lady and one_of((False, True)),
        freckles=one_of((False, False, True)) and not old and skin not in _DARK_SKINS,
    )  # fmt: skip


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
