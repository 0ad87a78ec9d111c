"""Lots that decide a place in a group, or who goes through, are drawn one by one over the pitch (S7.2, S10.6)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules.events import GroupRanked, MatchEnded, ThirdsRanked
from swallows_gui.games.swallows.table.cards.lots import SLIP, paint_bowl, paint_slip
from swallows_gui.games.swallows.table.match.match_times import DRAWN, drawn_in, lots_of
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.carrying import Load
from swallows_gui.ui.kit.clock import clock, even, late
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.stage.cover import StageCover

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

WHISTLES: Final = 0.9
"""Seconds at pace normal until the last whistle has been heard."""
_HEAD, _EDGE = 0.2, 0.05
"""Parts of the height: of the words above, and round all of it."""
_GOES = 0.7
"""The part of a lot's time in which its slip goes to its place; then it lies there."""


@dataclass(frozen=True, slots=True)
class Draw:
    """What is drawn: the words above, where each lot goes, and the teams by their codes, in the order of the lots."""

    words: str
    places: tuple[str, ...]
    teams: tuple[str, ...]
    in_the_bowl: int
    wait: float = 0.0
    """Seconds at pace normal before the first."""


def draw_of(event: WrittenEvent | None, view: SwallowsView, names: Names) -> Draw | None:
    """The lots of an event; None where none are drawn. `view`: before it."""
    if not drawn_in(event):
        return None
    match event:
        case MatchEnded(winner=str(winner)) if not _by_two_legs(event, view):
            return Draw(_who_goes_through(), ("",), (winner,), 2, WHISTLES)
        case GroupRanked() | ThirdsRanked():
            teams = tuple(team for level in lots_of(event) for team in level)
            places = tuple(f"{event.order.index(team) + 1}." for team in teams)
            words = _who_goes_through()
            if isinstance(event, GroupRanked):
                words = translate("LotScene", "Lots decide: {group}").format(group=names.group(event.group))
            return Draw(words, places, teams, len(teams))
    return None


def _who_goes_through() -> str:
    return translate("LotScene", "Lots decide who goes through")


def _by_two_legs(event: MatchEnded, view: SwallowsView) -> bool:
    """Whether the sum of both legs has decided, or the goals away."""
    first = next((at for at, each in enumerate(view.fixtures) if each.number == view.fixture.first_leg), None)
    if first is None or first >= len(view.played):
        return False
    score = view.played[first][2]
    away_goals = view.fixture.away_goals and event.away != score.away
    return away_goals or event.home + score.away != event.away + score.home


class LotScene(StageCover):
    """Covers the widget it is laid over; hidden while nothing is drawn."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._names: Names | None = None
        self._drawn = 0.0
        self.what: Draw | None = None
        """What is drawn; None while it is hidden."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_draw(self, what: Draw, names: Names, *, moves: bool, speed: float) -> None:
        """Draw the lots; without `moves` all are in the bowl until `finish`. Who comes out is seen, then said."""
        self.clear()
        self.what, self._names = what, names
        self.setAccessibleName(what.words)
        self._rise()
        if moves:
            whole = what.wait + DRAWN * len(what.teams)

            def step(part: float) -> None:
                self._drawn = late(part, what.wait, whole - what.wait) * len(what.teams)
                self.update()

            self._motion = clock().run(self, whole, step, speed=speed, curve=even)

    def finish(self) -> None:
        """Every lot lies at its place, and can be read."""
        what, names = self.what, self._names
        if what is None or names is None:
            return
        if self._motion is not None:
            self._motion.cancel()
            self._motion = None
        self._drawn = float(len(what.teams))
        drawn = ", ".join(
            f"{place} {names.team(team)}".strip() for place, team in zip(what.places, what.teams, strict=True)
        )
        self.setAccessibleName(labelled(what.words, drawn))
        self.update()

    def clear(self) -> None:
        """Nothing is drawn."""
        self.what = None
        self._drawn = 0.0
        self.setAccessibleName("")
        super().clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        what, names = self.what, self._names
        if what is None or names is None:
            return
        with painting(self, smooth=False) as painter:
            room, look = QRectF(self.rect()), theme()
            painter.fillRect(room, look.colour("raised"))
            painter.fillRect(QRectF(0, 0, room.width(), look.px(3)), look.colour("ink"))
            edge = room.height() * _EDGE
            head = QRectF(edge, edge, room.width() - 2 * edge, room.height() * _HEAD)

            def font_of(pixels: float) -> QFont:
                return look.sized_font("heading", pixels)

            font = fit_line(what.words, head.width(), font_of, min(head.height() * 0.7, look.px(34)), 9)
            draw_centred(painter, head, what.words, font, look.colour("ink"))
            self._paint_lots(
                painter, QRectF(edge, head.bottom(), head.width(), room.height() - head.bottom() - edge), what
            )

    def _paint_lots(self, painter: QPainter, room: QRectF, what: Draw) -> None:
        """The bowl at the left, and at the right the places, in two columns where they are many."""
        look, names = theme(), self._names
        side = min(room.height() * 0.9, room.width() * 0.34)
        bowl = QRectF(room.left(), room.center().y() - side / 2, side, side)
        drawn = int(self._drawn)
        paint_bowl(painter, bowl, what.in_the_bowl - drawn - (1 if self._drawn > drawn else 0))
        across = 2 if len(what.teams) > 4 else 1
        rows = -(-len(what.teams) // across)
        wide = (room.right() - bowl.right()) / across
        high = min(room.height() / rows, look.px(52), wide / (SLIP + 1.1)) * 0.84
        step = min(room.height() / rows, high / 0.84)
        top = room.center().y() - step * rows / 2
        for number, (place, team) in enumerate(zip(what.places, what.teams, strict=True)):
            column, row = divmod(number, rows)
            left = bowl.right() + column * wide + high * 0.4
            line = QRectF(left, top + row * step, high * 0.9, high)
            font = look.sized_font("number", high * 0.5)
            draw_centred(painter, line, place, font, look.colour("ink"))
            slot = QRectF(line.right() + high * 0.1, line.top(), high * SLIP, high)
            set_ink(painter, line=look.colour("line"))
            painter.drawRect(slot)
            nation = names.nation(team) if names is not None else None
            part = min(1.0, max(0.0, (self._drawn - number) / _GOES))
            if part <= 0 or nation is None:
                continue
            mouth = QRectF(QPointF(0, 0), slot.size())
            mouth.moveCenter(QPointF(bowl.center().x(), bowl.top() + side * 0.3))
            paint_slip(painter, Load(_nothing, partial(QRectF, mouth), partial(QRectF, slot)).at(part), nation, part)


def _nothing(_painter: QPainter, _room: QRectF, _part: float) -> None:
    """A slip is painted by whoever has it carried."""
