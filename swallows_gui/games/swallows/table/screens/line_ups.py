"""The poster before the final: who plays for the cup, and who trains them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.table.art.poster import paint_cup
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.table.match.goal_poster import kit_colours
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import NationName
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.hats import paint_person
from swallows_gui.ui.art.paints import distance
from swallows_gui.ui.art.portraits import portrayed
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.take_over import INKS, TakeOver

_NIGHT: Final = QColor("#0C1B33")
_GOLD: Final = QColor("#E3B23C")
_APART: Final = 110
"""How far two kits must lie apart to be two halves of a picture."""


class LineUpSide(NamedTuple):
    """A team of the final."""

    nation: Nation | None
    name: NationName
    code: str
    """FIFA code."""
    trainer: str
    colour: str
    """The trainer's, `#RRGGBB`."""


def line_ups_poster(
    sides: Sequence[LineUpSide], referee: str, size: QSize, ratio: float = 1.0, *, final: bool = True
) -> TakeOver:
    """The poster of the two teams of the final, home first, for a screen of this size in pixels; `referee` is his name,
    "" for none yet. With `final` false the title is that of another decisive match."""
    home, away = sides
    if home.trainer == away.trainer:
        people = translate("LineUps", "Manager of both: {seat}").format(seat=home.trainer)
    else:
        people = translate("LineUps", "{seat} against {opponent}").format(seat=home.trainer, opponent=away.trainer)
    whistle = translate("LineUps", "Referee: {seat}").format(seat=referee) if referee else ""
    kits = [kit_colours(side.nation)[0] for side in sides]
    return TakeOver(
        translate("LineUps", "THE FINAL") if final else translate("LineUps", "FOR THE TITLE"),
        f"{home.name} – {away.name}",
        kits[0],
        _NIGHT,
        INKS[0],
        picture=_picture(sides, size, ratio),
        small=" · ".join(part for part in (people, whistle) if part),
        brief=f"{home.code} – {away.code}",
        grade="split",
        other=kits[1] if distance(kits[0], kits[1]) > _APART else kits[1].darker(135),
        confetti=(INKS[0], _GOLD, *kits),
    )


def _picture(sides: Sequence[LineUpSide], size: QSize, ratio: float) -> QImage:
    """Night falls over both halves, under two cones of light; two people meet, the cup at the seam's foot."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    wide, high = size.width(), size.height()
    with painting(image) as painter:
        night = QLinearGradient(0, 0, 0, high * 0.62)
        night.setColorAt(0, _NIGHT)
        night.setColorAt(1, QColor(_NIGHT.red(), _NIGHT.green(), _NIGHT.blue(), 0))
        painter.fillRect(QRectF(0, 0, wide, high), night)
        set_ink(painter, fill=QColor(255, 255, 255, 40))
        for way in (-1, 1):
            lamp = wide * (0.5 + way * 0.44)
            middle = wide * (0.5 + way * 0.25)
            painter.drawPolygon(
                polygon((lamp - 12, 0), (lamp + 12, 0), (middle + wide * 0.16, high), (middle - wide * 0.16, high))
            )
        face = min(theme().px(260), high * 0.38, wide * 0.26)
        for number, side in enumerate(sides):
            middle = wide * (0.21 if number == 0 else 0.79)
            flag = QRectF(middle - face * 0.68, high * 0.03, face * 1.36, face * 0.9)
            painter.fillRect(flag.adjusted(-4, -4, 4, 4), INKS[0])
            paint_flag(painter, flag, side.nation)
            head = QPointF(middle, flag.top() + face * 0.58)
            with portrayed(painter, head, face, side.trainer, QColor(side.colour), "cross") as pencil:
                paint_person(pencil)
        paint_cup(painter, QPointF(wide * 0.5, high * 0.5), high * 0.4)
    return image
