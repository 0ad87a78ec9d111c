"""The shoot-out: every kick of both teams, scored, missed or still to come (S8.3)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.rules.events import Awarded, Goal, Missed, PeriodStarted, Saved
from swallows_gui.games.swallows.rules.knockout import KICKS
from swallows_gui.games.swallows.table.match.table_situation import TableState
from swallows_gui.games.swallows.words.match_report import running_match
from swallows_gui.games.swallows.words.match_story import SHOOTOUT
from swallows_gui.models.narration import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Motion, clock, even
from swallows_gui.ui.kit.painting import set_ink

POP = 0.35
"""Seconds at pace normal that a mark takes to come up."""


def kicks(events: Sequence[Event], home: str, away: str) -> tuple[list[str], list[str]]:
    """Home and away kicks of the running shoot-out as the events tell them: "scored", "missed" or "running"."""
    taken: dict[str, list[str]] = {home: [], away: []}
    shooter = ""
    in_shootout = False
    for event in of_kinds(running_match(events), PeriodStarted, Awarded, Goal, Saved, Missed):
        match event:
            case PeriodStarted():
                in_shootout = event.period == SHOOTOUT
                taken = {home: [], away: []}
            case Awarded(cause="shootout") if in_shootout:
                shooter = event.team
                taken.setdefault(shooter, []).append("running")
            case Goal() | Saved() | Missed() if in_shootout and taken.get(shooter):
                taken[shooter][-1] = "scored" if isinstance(event, Goal) else "missed"
    return taken[home], taken[away]


class KickBoard(QWidget):
    """Two rows of marks: filled with a tick for a goal, crossed for a miss, a ring for the kick being taken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._names = ("", "")
        self.kicks: tuple[list[str], list[str]] = ([], [])
        self._popping = 1.0
        """How far the mark of the last kick has come up."""
        self._popped: int | None = None
        self._motion: Motion | None = None

    def show_now(self, now: TableState) -> None:
        """Show the shoot-out of a situation; hidden outside one."""
        shown = now.shootout is not None
        self.setVisible(shown)
        self._names = (now.team_name(0), now.team_name(1))  # the first kick is told before they are shown
        if not shown:
            self.kicks = ([], [])
            return
        self._rest()
        self.kicks = kicks(now.history, now.code(0), now.code(1))
        home, away = now.shootout or (0, 0)
        self.setAccessibleName(
            translate(
                "Kicks", "Shoot-out. {home}: {home_goals} of {home_kicks}. {away}: {away_goals} of {away_kicks}."
            ).format(
                home=self._names[0],
                home_goals=home,
                home_kicks=len(self.kicks[0]) - self.kicks[0].count("running"),
                away=self._names[1],
                away_goals=away,
                away_kicks=len(self.kicks[1]) - self.kicks[1].count("running"),
            )
        )
        self.update()

    def tell(self, history: Sequence[Event], home: str, away: str, speed: float | None) -> None:
        """Show the kicks as far as `history` tells them; a new mark comes up."""
        self.setVisible(True)
        self._rest()
        before, self.kicks = self.kicks, kicks(history, home, away)
        changed = [side for side in (0, 1) if self.kicks[side] != before[side]]
        if changed:
            self._popped = changed[0]
            self._motion = clock().run(self, POP, self._pop, speed=speed, curve=even)
        self.update()

    def _pop(self, part: float) -> None:
        self._popping = part
        self.update()

    def _rest(self) -> None:
        if self._motion is not None:
            self._motion.cancel()
        self._motion, self._popped, self._popping = None, None, 1.0

    def sizeHint(self) -> QSize:
        return QSize(theme().px(360), theme().px(48))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), theme().px(48))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height() / 2
        for at, side in enumerate(self.kicks):
            popping = self._popping if at == self._popped else 1.0
            self._paint_row(painter, QRectF(0, at * height, self.width(), height), self._names[at], side, popping)

    def _paint_row(self, painter: QPainter, room: QRectF, name: str, taken: list[str], popping: float) -> None:
        px = theme().px
        painter.setFont(theme().font("label"))
        painter.setPen(theme().colour("ink"))
        label = QRectF(room.left() + px(8), room.top(), room.width() * 0.38, room.height())
        fitted = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(label.width()))
        painter.drawText(label, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, fitted)
        count = max(KICKS, len(taken))
        start = label.right() + px(10)
        step = min(px(26), (room.right() - start - px(8)) / count)
        size = step * 0.72
        for at in range(count):
            spot = QRectF(start + at * step, room.center().y() - size / 2, size, size)
            what = taken[at] if at < len(taken) else ""
            if at == len(taken) - 1 and popping < 1:
                self._paint_kick(painter, spot, "running")
                more = spot.width() * (popping - 1) * 0.5 if popping < 0.7 else spot.width() * (1 - popping)
                spot = spot.adjusted(-more, -more, more, more)
                what = what if popping > 0 else ""
            self._paint_kick(painter, spot, what)

    def _paint_kick(self, painter: QPainter, spot: QRectF, what: str) -> None:
        colour = theme().colour
        width = max(1.5, spot.width() / 9)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if what == "scored":
            set_ink(painter, fill=colour("green"))
            painter.drawEllipse(spot)
            painter.setPen(QPen(colour("on_colour"), width))
            tick = ((0.25, 0.55), (0.43, 0.72), (0.76, 0.3))
            size = spot.width()
            painter.drawPolyline([QPointF(spot.left() + x * size, spot.top() + y * size) for x, y in tick])
        elif what == "missed":
            set_ink(painter, fill=colour("red"))
            painter.drawRect(spot)
            painter.setPen(QPen(colour("on_colour"), width))
            inner = spot.adjusted(spot.width() * 0.25, spot.width() * 0.25, -spot.width() * 0.25, -spot.width() * 0.25)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())
        else:
            painter.setPen(QPen(colour("gold" if what == "running" else "outline"), width * (2 if what else 1)))
            painter.drawEllipse(spot)
