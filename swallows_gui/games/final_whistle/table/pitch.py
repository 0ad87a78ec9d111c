"""The pitch with the men of both clubs, each a button of his own; above them a layer for marks, chances and moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from swallows_gui.games.final_whistle.table.man_paint import INK, ManLook
from swallows_gui.games.final_whistle.table.man_tile import EDGE, ManTile, paint_tags
from swallows_gui.games.final_whistle.table.pitch_moments import (
    LINES,
    SLANT,
    PitchHappening,
    ball_at,
    paint_happening,
    places,
    rank_x,
    rows,
)
from swallows_gui.games.final_whistle.words.outlook_words import line_name
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Motion, clock
from swallows_gui.ui.kit.icons import paint_ball, polygon
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import Adaptive

Who = tuple[int, str]
MOVE = 0.4
"""Seconds at pace normal that men take to new places."""
_STRIPES = 12
_NAMED = 44
"""Design pixels: tiles at least so wide have names."""


class PitchView(Adaptive, QScrollArea):
    """Shows men on the pitch; emits `chosen` for one that may be chosen."""

    chosen = Signal(int, str)
    looked_at = Signal(object)
    """A man as (seat, id), or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.ground = _Ground(self)
        self.layer = _Layer(self)
        self.setWidget(self.ground)
        self.layer.setParent(self.ground)
        self.layer.show()
        self.speed: float | None = None
        self.looks: dict[Who, ManLook] = {}
        self.tiles: dict[Who, ManTile] = {}
        self.seen: Who | None = None
        """The man who is looked at."""
        self.ball: Who | None = None
        self.listed = False
        self.first = 0
        """The seat whose rows come first in a list."""
        self.sides = ("", "")
        """What the clubs are called."""
        self.what: PitchHappening | None = None
        self.part = 1.0
        self._revealed: Who | None = None
        self._said: Mapping[Who, str] = {}
        self._places: dict[Who, QRectF] = {}
        self._from: dict[Who, QRectF] = {}
        self._moving: Motion | None = None
        self._motion: Motion | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # The men

    def show_men(
        self, looks: Sequence[ManLook], said: Mapping[Who, str], ball: Who | None, *, motion: bool = False
    ) -> None:
        """Let these stand there. `motion`: who turns or moves is seen to do so."""
        new = {(look.seat, look.man): look for look in looks}
        moved = {who: look.line for who, look in new.items()} != {who: look.line for who, look in self.looks.items()}
        self.looks, self._said, self.ball = new, said, ball
        for who in [who for who in self.tiles if who not in new]:
            tile = self.tiles.pop(who)
            tile.hide()
            tile.deleteLater()
        for who in new:
            if who not in self.tiles:
                self.tiles[who] = self._new_tile()
        if moved:
            self.restyle(motion=motion and bool(self._places))
        for who, look in new.items():
            self.tiles[who].speed = self.speed
            self.tiles[who].show_look(look, said.get(who, look.name), turns=motion)
        self.layer.update()

    def _new_tile(self) -> ManTile:
        tile = ManTile(self.ground)
        tile.looked_at.connect(self._look)
        tile.stepped.connect(self._step)
        tile.clicked.connect(self._take)
        tile.show()
        self.layer.raise_()
        return tile

    def who(self, tile: object) -> Who | None:
        """The man of a tile."""
        return next((who for who, each in self.tiles.items() if each is tile), None)

    def place_of(self, seat: int, man: str) -> QRectF | None:
        """The rectangle of a man's tile."""
        return self._places.get((seat, man))

    def focus_man(self, who: Who) -> None:
        """Put the focus on a man."""
        if who in self.tiles:
            self.tiles[who].setFocus()
            self.reveal(who)

    def reveal(self, who: Who | None) -> None:
        """Scroll to a man where men stand in rows; he stays visible when the rows are laid out again."""
        self._revealed = who
        if who in self.tiles and self.listed:
            self.ensureWidgetVisible(self.tiles[who], 0, theme().px(26))

    def jump(self, seat: int, line: str) -> bool:
        """Focus the first man of a seat in a line, preferably one that may be chosen."""
        rank = [who for who, look in self.looks.items() if who[0] == seat and look.line == line]
        rank.sort(key=lambda who: not self.tiles[who].offered)
        if not rank:
            return False
        self.focus_man(rank[0])
        return True

    def _look(self, tile: object) -> None:
        seen = self.who(tile)
        if seen is None:
            seen = next((who for who, each in self.tiles.items() if each.hasFocus()), None)
        if seen != self.seen:
            self.seen = seen
            self.layer.update()
            self.looked_at.emit(seen)

    def _take(self) -> None:
        tile = self.sender()
        who = self.who(tile)
        if who is not None and isinstance(tile, ManTile) and tile.offered:
            self.chosen.emit(*who)

    def _step(self, tile: object, across: int, down: int) -> None:
        """Go to the nearest man in a direction, preferably one that may be chosen."""
        who = self.who(tile)
        if who is None:
            return
        here = self._places[who].center()
        best: tuple[float, Who] | None = None
        for other, place in self._places.items():
            way = place.center() - here
            ahead = way.x() * across + way.y() * down
            aside = abs(way.x() * down) + abs(way.y() * across)
            if other == who or ahead < 4:
                continue
            far = ahead + 2.2 * aside
            if best is None or far < best[0]:
                best = far, other
        if best is not None:
            self.focus_man(best[1])

    # Places

    def set_listed(self, listed: bool, first: int) -> None:
        """Show rows below each other, those of seat `first` on top, instead of ranks on a pitch."""
        if (listed, first if listed else 0) != (self.listed, self.first if self.listed else 0):
            self.listed, self.first = listed, first
            self.restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    @property
    def room(self) -> QRectF:
        """The visible rectangle of the ground."""
        top = self.verticalScrollBar().value()
        return QRectF(0, top, self.viewport().width(), self.viewport().height())

    def field_room(self) -> QRectF:
        """The rectangle for men."""
        px = theme().px
        return QRectF(self.ground.rect()).adjusted(px(18), px(4), -px(18), -px(18))

    def restyle(self, *, motion: bool = False) -> None:
        t = theme()
        men: dict[tuple[int, str], list[str]] = {}
        for (seat, man), look in self.looks.items():
            men.setdefault((seat, look.line), []).append(man)
        before = dict(self._places)
        view = self.viewport().size()
        if self.listed:
            side = float(t.px(52))
            room = QRectF(t.px(8), 0, view.width() - t.px(16), view.height())
            self._places, high = rows(room, men, self.first, side, float(t.px(24)))
            self.ground.resize(view.width(), max(view.height(), round(high) + t.px(8)))
        else:
            self.ground.resize(view)
            most = float(t.px(72))
            trial = places(self.field_room(), men, named=True, most=most)
            wide = next((place.width() for place in trial.values()), most)
            named = wide >= t.px(_NAMED)
            self._places = trial if named else places(self.field_room(), men, named=False, most=most)
        self.layer.setGeometry(self.ground.rect())
        named = not self.listed and next((place.width() for place in self._places.values()), 0.0) * 1.1 < next(
            (place.height() for place in self._places.values()), 0.0
        )
        for tile in self.tiles.values():
            tile.named = named
        if self._moving is not None:
            self._moving.cancel()
            self._moving = None
        self._from = before
        if motion:
            self._moving = clock().run(self, MOVE, self._move, speed=self.speed)
        else:
            self._move(1.0)
        self.reveal(self._revealed)
        self.ground.update()

    def _move(self, part: float) -> None:
        for who, tile in self.tiles.items():
            end = self._places.get(who)
            if end is None:
                continue
            start = self._from.get(who, end.translated(0, self.ground.height() - end.top()))
            place = end if part >= 1 else QRectF(
                start.x() + (end.x() - start.x()) * part, start.y() + (end.y() - start.y()) * part,
                end.width(), end.height(),
            )  # fmt: skip
            edge = end.width() * EDGE
            tile.setGeometry(place.adjusted(-edge, -edge, edge, edge).toRect())
        self.layer.update()

    # Moments

    @property
    def shows(self) -> str:
        """The kind of what happens, or has just happened; "" for nothing."""
        return "" if self.what is None else self.what.kind

    def happen(self, what: PitchHappening, *, still: bool = False) -> None:
        """Show something that happens; `still`: it stands there at once."""
        self._stop()
        self.what = what
        if still:
            self.part = 1.0
            self.layer.update()
            self.ground.update()
            return
        self._motion = clock().run(self, what.seconds, self._play, self._played, speed=self.speed)

    def clear(self) -> None:
        """Remove the animation that is shown."""
        self._stop()
        self.layer.update()
        self.ground.update()

    def rest(self) -> None:
        """Stop all animations."""
        self.clear()
        if self._moving is not None:
            self._moving.finish()
            self._moving = None

    def _play(self, part: float) -> None:
        self.part = part
        self.layer.update()
        if self.what is not None and self.what.flips:
            self.ground.update()

    def _played(self) -> None:
        self._motion = None

    def _stop(self) -> None:
        if self._motion is not None:
            self._motion.cancel()
        self._motion, self.what, self.part = None, None, 1.0

    def sizeHint(self) -> QSize:
        return QSize(theme().px(760), theme().px(380))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(240), theme().px(110))


class _Ground(QWidget):
    """The painted ground: grass, lines and goals, or the rows of a list."""

    def __init__(self, pitch: PitchView) -> None:
        super().__init__()
        self._pitch = pitch

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            room = QRectF(self.rect())
            self._paint_grass(painter, room)
            if self._pitch.listed:
                self._paint_rows(painter)
            else:
                self._paint_lines(painter, room)

    def _paint_grass(self, painter: QPainter, room: QRectF) -> None:
        t = theme()
        what, part = self._pitch.what, self._pitch.part
        flipped = what is not None and what.flips and part > 0.5
        painter.fillRect(room, t.colour("grass"))
        set_ink(painter, fill=t.colour("grass_dark"))
        lean = room.width() * SLANT * (-1 if flipped else 1)
        step = room.width() * 1.2 / _STRIPES
        for stripe in range(0, _STRIPES + 1, 2):
            left = room.left() - room.width() * 0.1 + step * stripe
            painter.drawPolygon(
                polygon(
                    (left + lean, room.top()),
                    (left + step + lean, room.top()),
                    (left + step - lean, room.bottom()),
                    (left - lean, room.bottom()),
                )
            )

    def _paint_lines(self, painter: QPainter, room: QRectF) -> None:
        t = theme()
        pen = QPen(t.colour("grass_line"), t.px(2))
        set_ink(painter, line=pen)
        top, low = room.top() + t.px(8), room.bottom() - t.px(20)
        lean = room.width() * SLANT

        def at(across: float, down: float) -> QPointF:
            return QPointF(room.left() + room.width() * across + lean * (0.5 - down), top + (low - top) * down)

        painter.drawPolygon(QPolygonF([at(0.05, 0), at(0.95, 0), at(0.95, 1), at(0.05, 1)]))
        painter.drawLine(at(0.5, 0), at(0.5, 1))
        painter.drawEllipse(at(0.5, 0.5), room.width() * 0.07, (low - top) * 0.16)
        for left, right in ((0.05, 0.17), (0.83, 0.95)):
            painter.drawPolygon(QPolygonF([at(left, 0.21), at(right, 0.21), at(right, 0.79), at(left, 0.79)]))
        net = QPen(t.colour("grass_line"), t.px(1))
        for left, right in ((0.015, 0.05), (0.95, 0.985)):
            painter.setPen(pen)
            painter.drawPolygon(QPolygonF([at(left, 0.38), at(right, 0.38), at(right, 0.62), at(left, 0.62)]))
            painter.setPen(net)
            for part in range(1, 6):
                down = 0.38 + 0.24 * part / 6
                painter.drawLine(at(left, down), at(right, down))
            painter.drawLine(at((left + right) / 2, 0.38), at((left + right) / 2, 0.62))
        rank = abs(rank_x(room, 0, "D", 1.0) - rank_x(room, 0, "M", 1.0)) * 0.96
        for seat in (0, 1):
            for line in LINES:
                foot = QRectF(rank_x(room, seat, line, 1.0) - rank / 2, room.bottom() - t.px(18), rank, t.px(16))
                words = f"{line} {line_name(line)}"
                font = fit_line(words, rank, lambda px: t.sized_font("label", px), t.px(13), t.px(9))
                draw_centred(painter, foot, words, font, t.colour("grass_line"))

    def _paint_rows(self, painter: QPainter) -> None:
        t = theme()
        font = t.sized_font("label", t.px(13))
        painter.setFont(font)
        painter.setPen(t.colour("grass_line"))
        tops: dict[tuple[int, str], float] = {}
        for who, look in self._pitch.looks.items():
            place = self._pitch.place_of(*who)
            if place is not None:
                key = look.seat, look.line
                tops[key] = min(tops.get(key, place.top()), place.top())
        for (_seat, line), top in tops.items():
            box = QRectF(t.px(6), top, t.px(26), t.px(50))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), line)
        for seat in (0, 1):
            keeper = tops.get((seat, "G"))
            if keeper is not None:
                painter.drawText(
                    QRectF(t.px(10), keeper - t.px(28), self.width() - t.px(20), t.px(22)),
                    int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
                    self._pitch.sides[seat],
                )


class _Layer(QWidget):
    """The layer above all men, with marks, chances, ball and animations; it lets the pointer through."""

    def __init__(self, pitch: PitchView) -> None:
        super().__init__()
        self._pitch = pitch
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        pitch = self._pitch
        with painting(self) as painter:
            for who, look in pitch.looks.items():
                tile = pitch.tiles.get(who)
                if tile is None or not (look.mark or look.chip or look.number):
                    continue
                room = tile.tile_room().translated(QPointF(tile.pos()))
                paint_tags(painter, room, look, first=who == pitch.seen)
            if pitch.ball is not None and pitch.ball in pitch.tiles:
                tile = pitch.tiles[pitch.ball]
                room = tile.tile_room().translated(QPointF(tile.pos()))
                paint_ball(painter, ball_at(room, pitch.ball[0]), room.width() * 0.16, INK)
            if pitch.what is not None:
                paint_happening(painter, pitch.room, pitch.what, pitch.part, pitch.place_of)
