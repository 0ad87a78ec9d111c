"""The poster before the final: who plays for the cup, and who trains them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPen

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.art.poster_picture import EVENING, paint_cup, poster_canvas
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.services.glossary import translate
from swallows_gui.services.grammar import NationName
from swallows_gui.ui.art.medallion import paint_medallion
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.take_over import INKS, TakeOver

_NIGHT: Final = QColor("#14213D")
_RAYS: Final = QColor("#1E3158")


class Side(NamedTuple):
    """A team of the final."""

    nation: Nation | None
    name: NationName
    code: str
    """FIFA code."""
    trainer: str
    colour: str
    """The trainer's, `#RRGGBB`."""


def line_ups_poster(
    sides: Sequence[Side], referee: str, size: QSize, ratio: float = 1.0, *, final: bool = True
) -> TakeOver:
    """The two teams of the final, home first, for a screen of a size in pixels; `referee`: his name, "" if there is
    none yet. A match that is as good as the `final`, but is not it, has a title of its own."""
    home, away = sides
    if home.trainer == away.trainer:
        people = translate("LineUps", "Manager of both: {seat}").format(seat=home.trainer)
    else:
        people = translate("LineUps", "{seat} against {opponent}").format(seat=home.trainer, opponent=away.trainer)
    whistle = translate("LineUps", "Referee: {seat}").format(seat=referee) if referee else ""
    return TakeOver(
        translate("LineUps", "THE FINAL") if final else translate("LineUps", "FOR THE TITLE"),
        f"{home.name} – {away.name}",
        _NIGHT,
        _RAYS,
        INKS[0],
        picture=_picture(sides, size, ratio),
        small=" · ".join(part for part in (people, whistle) if part),
        brief=f"{home.code} – {away.code}",
    )


def _picture(sides: Sequence[Side], size: QSize, ratio: float) -> QImage:
    """Both flags with their trainers before them, and the cup between."""
    image, room = poster_canvas(size, ratio)
    image.fill(EVENING)
    with painting(image) as painter:
        wide, high = room.width(), room.height()
        flag_wide = min(wide * 0.24, high * 0.32)
        for number, side in enumerate(sides):
            middle = wide * (0.54 if number == 0 else 0.83)
            flag = QRectF(middle - flag_wide / 2, high * 0.07, flag_wide, flag_wide * 0.66)
            painter.fillRect(flag.adjusted(-5, -5, 5, 5), INKS[0])
            paint_flag(painter, flag, side.nation)
            face = min(flag_wide * 0.9, high * 0.24)
            spot = QRectF(middle - face / 2, flag.bottom() + high * 0.045, face, face)
            paint_medallion(painter, spot, side.trainer, QColor(side.colour), "calm")
            set_ink(painter, line=QPen(INKS[0], 3))
            painter.drawEllipse(spot)
        paint_cup(painter, QPointF(wide * 0.69, high * 0.97), min(high * 0.36, wide * 0.5))
    return image
