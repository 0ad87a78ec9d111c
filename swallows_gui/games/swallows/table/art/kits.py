"""The kits of a card's picture: those of nations, neutral pairs, keepers in a colour of their own."""

from __future__ import annotations

from PySide6.QtGui import QColor

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.table.art.things import luminance
from swallows_gui.ui.art.head import INK, WHITE, Wardrobe
from swallows_gui.ui.art.paints import distance

_RED, _BLUE, _GOLD = QColor("#C8321F"), QColor("#1F4E9E"), QColor("#D9A21B")
_NEUTRAL = {
    "green": ((_RED, WHITE, _RED, WHITE), (QColor("#F4EFE3"), INK, QColor("#F4EFE3"), _BLUE)),
    "blue": ((QColor("#F4EFE3"), _RED, QColor("#F4EFE3"), _RED), (_GOLD, INK, _GOLD, INK)),
    "red": ((QColor("#F4EFE3"), INK, QColor("#F4EFE3"), _BLUE), (_BLUE, WHITE, _BLUE, WHITE)),
}
_PALE = 0.4
"""The luminance from which a shirt is no ground for what is light."""
_KEEPERS = (QColor("#E8B62C"), QColor("#7CB8C9"), QColor("#8E6BB0"), QColor("#E07B27"), QColor("#A7C957"))
_AWAY = (QColor("#F4EFE3"), _BLUE, _GOLD, QColor("#2F2F33"), _RED)


def kit_colours(nation: Nation) -> tuple[QColor, QColor]:
    """The first colour of a nation's kit, the shirt's, and the second: the next that differs from it plainly."""
    kit = nation.kit
    first = QColor(kit.shirt)
    others = [QColor(each) for each in (kit.shorts, kit.trim, kit.socks)]
    return first, next((each for each in others if distance(each, first) > 90), others[1])


def kit_ground(nation: Nation, light: bool) -> QColor:
    """The ground colour of a nation's own card: the first colour of its kit, or the darkest one behind a light figure
    where the first is pale."""
    kit = nation.kit
    first = QColor(kit.shirt)
    if light or luminance(first) < _PALE:
        return first
    return min((QColor(each) for each in (kit.shorts, kit.trim, kit.socks)), key=luminance)


def wardrobe(colour: str, nation: Nation | None, ground: QColor, variety: int) -> Wardrobe:
    """The kits of a card's picture: the nation's own against a kit that differs from it and from the ground."""
    own, other = _NEUTRAL[colour]
    own_mark, other_mark = ("hoop", "sash", "collar", "")[variety % 4], ("", "collar", "hoop", "sash")[variety // 4 % 4]
    if nation is not None:
        kit = nation.kit
        own = (QColor(kit.shirt), QColor(kit.shorts), QColor(kit.socks), QColor(kit.trim))
        own_mark = "collar" if nation.code != "CRO" else "hoop"
        away = max(_AWAY, key=lambda each: min(distance(each, own[0]), distance(each, ground) * 1.5))
        other = (away, INK if away.lightness() > 120 else WHITE, away, WHITE if away.lightness() < 160 else INK)
    free = [
        each for each in _KEEPERS if min(distance(each, own[0]), distance(each, other[0]), distance(each, ground)) > 110
    ]
    keepers = free or list(_KEEPERS)
    return Wardrobe(own, other, keepers[variety % len(keepers)], own_mark, other_mark)
