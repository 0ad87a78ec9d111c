"""Who wears what: kits of two teams, keepers in their own colour, referees in black, spectators."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtGui import QColor

from swallows_gui.ui.art.paints import HAIRS, SKINS

INK, WHITE = QColor("#1A1A1A"), QColor("#FFFFFF")
_BLACK = QColor("#2A2B30")
_COAT, _GABARDINE = QColor("#2B3A55"), QColor("#CDB382")


@dataclass(frozen=True, slots=True)
class Outfit:
    """Colours and cut of what a figure wears, and what its head looks like."""

    shirt: QColor
    trim: QColor
    shorts: QColor
    socks: QColor
    shoes: QColor
    skin: QColor
    hair: QColor
    mark: str = ""
    long_sleeves: bool = False
    trousers: bool = False
    coat: bool = False
    gloves: QColor | None = None
    hat: str = ""
    style: int = 0
    """How the hair is cut, 0 to 5."""


@dataclass(frozen=True, slots=True)
class Wardrobe:
    """The kits of one picture."""

    own: tuple[QColor, QColor, QColor, QColor]
    """Shirt, shorts, socks, trim."""
    other: tuple[QColor, QColor, QColor, QColor]
    keeper: QColor
    own_mark: str
    other_mark: str

    def outfit(self, side: str, number: int) -> Outfit:
        """What a figure of a side wears; `number` decides skin and hair."""
        skin = QColor(SKINS[(number * 7 + number // 3) % len(SKINS)])
        hair = QColor(HAIRS[(number * 5 + number // 2) % len(HAIRS)])
        if skin.lightness() < 130:
            hair = INK
        plain = Outfit(WHITE, INK, INK, INK, INK, skin, hair, style=number % 6)
        if side in ("own", "opponent"):
            shirt, shorts, socks, trim = self.own if side == "own" else self.other
            mark = self.own_mark if side == "own" else self.other_mark
            return replace(plain, shirt=shirt, shorts=shorts, socks=socks, trim=trim, mark=mark)
        if side == "keeper":
            return replace(
                plain, shirt=self.keeper, shorts=INK, socks=self.keeper, trim=WHITE, mark="collar", long_sleeves=True,
                gloves=WHITE, hat="cap" if number % 3 == 0 else "",
            )  # fmt: skip
        if side == "referee":
            return replace(plain, shirt=_BLACK, shorts=INK, socks=INK, trim=WHITE, mark="collar", long_sleeves=True)
        if side == "linesman":
            return replace(plain, shirt=_BLACK, shorts=INK, socks=INK, trim=WHITE, mark="collar")
        return self._spectator(plain, side)

    def _spectator(self, plain: Outfit, side: str) -> Outfit:
        dressed = replace(plain, trousers=True, long_sleeves=True, shoes=INK, socks=INK)
        if side == "coach":
            return replace(
                dressed, shirt=_COAT, shorts=_COAT, trim=self.own[0], mark="tie", hat="", hair=QColor(HAIRS[5])
            )
        if side == "reporter":
            return replace(
                dressed, shirt=_GABARDINE, shorts=QColor("#4A4338"), trim=INK, mark="tie", coat=True, hat="fedora"
            )
        if side == "steward":
            return replace(dressed, shirt=QColor("#E2761B"), shorts=INK, trim=QColor("#F2D24B"), mark="vest", hat="cap")
        if side == "medic":
            return replace(dressed, shirt=WHITE, shorts=WHITE, trim=QColor("#C8321F"), mark="cross", shoes=INK)
        return replace(
            dressed, shirt=QColor("#5C554A") if plain.style % 2 else QColor("#7A2A1E"), shorts=QColor("#2F3A4A"),
            trim=self.own[0], mark="scarf", hat="wool" if plain.style < 3 else "",
        )  # fmt: skip
