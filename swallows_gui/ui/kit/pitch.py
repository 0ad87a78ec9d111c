"""The pitch: place of play, ball, attack card against defence card, die, and the sum written out (S0.4, S5.14).

`PitchView.show_state` draws any state; what is new against the state before moves in on the animation clock.
Graphics items are invisible to screen readers, so the view itself says everything in words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QSizePolicy, QWidget

from swallows_gui.catalogue.cards import Card
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Motion, clock
from swallows_gui.ui.kit.dice import TUMBLE, tumbling
from swallows_gui.ui.kit.face_cache import FaceCache, paint_queue
from swallows_gui.ui.kit.pitch_ground import ball_place, paint_ground
from swallows_gui.ui.kit.pitch_items import BallItem, CardItem, SumItem
from swallows_gui.ui.kit.sheet import CARD_RATIO, blank
from swallows_gui.ui.kit.wording import area_name, plain_name

Side = Literal["home", "away"]

GROUNDS = 12 * 1024 * 1024
"""Bytes of pixels: the seven grounds of a pitch at its usual size."""
CARD_FLIGHT = 0.45
BALL_RUN = 0.7
"""Seconds at pace normal."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card that lies open on the pitch, or an award without one, with the reds added to it."""

    card: Card | None
    value: int | None = None
    """Its value with everything added."""
    label: str = ""
    """What stands in the place of a card: "Penalty"."""
    modifiers: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class PitchState:
    """All that the pitch shows."""

    attacker: Side | None = None
    area: str | None = None
    attack: Lying | None = None
    defence: Lying | None = None
    die: int | None = None
    parts: tuple[int, ...] = ()
    """What is added to the die, each with its sign."""
    total: int | None = None
    mark: int = 7
    """What the total is read against (S0.4)."""
    verdict: str = ""
    """What the total means: "On goal"."""
    good_for: Side | None = None
    home_code: str = ""
    away_code: str = ""
    home_name: str = ""
    away_name: str = ""


class PitchView(QGraphicsView):
    """Shows the running attack."""

    card_zoom = Signal(object)
    """A `catalogue.Card` that was clicked."""
    settled = Signal()
    """Everything shown last lies still."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # a handful of items, all moving
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._state = PitchState()
        self._grounds = FaceCache(GROUNDS)
        self._motions: list[Motion] = []
        self._cards = {"attack": CardItem(), "defence": CardItem()}
        self._sum = SumItem()
        self._ball = BallItem()
        for item in self._cards.values():
            self._scene.addItem(item)
        self._scene.addItem(self._ball)
        self._scene.addItem(self._sum)
        paint_queue().ready.connect(self.viewport().update)
        theme().changed.connect(self._redraw)
        language().changed.connect(self._redraw)
        self._redraw()

    @property
    def state(self) -> PitchState:
        """What is shown."""
        return self._state

    def show_state(self, state: PitchState, animate: bool = True) -> None:
        """Show a state. With `animate`, new cards fly in, then a new die tumbles, then the sum appears."""
        self._stop()
        before, self._state = self._state, state
        if (before.attacker, before.area) != (state.attacker, state.area):
            self.viewport().update()
        self._place(final=True)
        self._say()
        if animate:
            self._move_in(before)
        if not self._motions:
            self.settled.emit()

    def clear(self) -> None:
        """Show an empty pitch of the same match."""
        now = self._state
        empty = PitchState(
            home_code=now.home_code, away_code=now.away_code, home_name=now.home_name, away_name=now.away_name
        )
        self.show_state(empty, animate=False)

    def describe(self) -> str:
        """The state in words."""
        s = self._state
        parts: list[str] = []
        if s.attack is not None:
            parts.append(QCoreApplication.translate("Pitch", "Attack: {card}").format(card=_words(s.attack)))
            if s.area:
                parts.append(area_name(s.area))
        if s.defence is not None:
            parts.append(QCoreApplication.translate("Pitch", "Defence: {card}").format(card=_words(s.defence)))
        if s.die is not None:
            parts.append(QCoreApplication.translate("Pitch", "Die: {sum}").format(sum=sum_text(s)))
        if s.verdict:
            parts.append(s.verdict)
        return ". ".join(parts) if parts else QCoreApplication.translate("Pitch", "The pitch is empty.")

    def sizeHint(self) -> QSize:
        return QSize(theme().px(520), theme().px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 110)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        ground = self._ground()
        ratio = ground.devicePixelRatio()
        part = QRectF(rect).intersected(self.sceneRect())
        painter.drawPixmap(
            part, ground, QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
        )

    def _ground(self) -> QPixmap:
        """The ground with the place of play, painted once for a size."""
        room, ratio, state = self.sceneRect(), self.devicePixelRatioF(), self._state
        key = (room.size().toTuple(), ratio, state.attacker, state.area, theme().name)
        kept = self._grounds.get(key)
        if kept is None:
            image = blank(room.size().toSize(), ratio)
            painter = QPainter(image)
            paint_ground(painter, room, state.attacker, state.area)
            painter.end()
            kept = self._grounds.put(key, image)
        return kept

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redraw()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for item in self.items(event.position().toPoint()):
            if isinstance(item, CardItem) and item.isVisible() and item.card is not None:
                self.card_zoom.emit(item.card)
                return
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys, for the sheet of keys."""
        return [("Space", QCoreApplication.translate("PitchView", "On the pitch: look at the card that lies there"))]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        lying = self._state.defence or self._state.attack
        if event.key() == Qt.Key.Key_Space and lying is not None and lying.card is not None:
            self.card_zoom.emit(lying.card)
        else:
            super().keyPressEvent(event)

    def _redraw(self) -> None:
        self._stop()
        self.setSceneRect(QRectF(self.viewport().rect()))
        self._place(final=True)
        self._say()
        self.viewport().update()

    def _say(self) -> None:
        self.setAccessibleName(self.describe())

    # Where things lie

    def _place(self, final: bool) -> None:
        """Put everything where it belongs in the state; `final` also shows the die's result."""
        state, room = self._state, self.sceneRect()
        for which, lying in (("attack", state.attack), ("defence", state.defence)):
            self._place_card(which, lying, room)
        self._ball.setVisible(state.attacker is not None)
        if state.attacker is not None:
            self._ball.set_radius(max(5.0, room.height() * 0.028))
            self._ball.setPos(ball_place(room, state.attacker, state.area))
        self._sum.set_room(self._sum_room(room))
        self._sum.show_sum(state.die, sum_text(state), state.verdict, self._pointing())
        self._sum.revealed = final
        self._sum.setVisible(state.die is not None or bool(state.verdict))

    def _place_card(self, which: str, lying: Lying | None, room: QRectF) -> None:
        item = self._cards[which]
        item.setVisible(lying is not None)
        if lying is None:
            return
        item.show_card(lying.card, lying.label, lying.value, lying.modifiers)
        item.set_size(self._card_size(room))
        item.lies = True
        item.setPos(self._card_place(which, room))
        item.setRotation(-3 if self._is_left(which) else 3)

    def _card_size(self, room: QRectF) -> QSize:
        height = min(room.height() * 0.84, room.width() * 0.26 / CARD_RATIO)
        return QSize(round(height * CARD_RATIO), round(height))

    def _is_left(self, which: str) -> bool:
        """Home plays from the left, whoever attacks."""
        return (which == "attack") == (self._state.attacker != "away")

    def _card_place(self, which: str, room: QRectF) -> QPointF:
        part = 0.18 if self._is_left(which) else 0.82
        return QPointF(room.left() + room.width() * part, room.center().y())

    def _sum_room(self, room: QRectF) -> QRectF:
        width = room.width() * 0.3
        return QRectF(room.center().x() - width / 2, room.top() + room.height() * 0.1, width, room.height() * 0.8)

    def _pointing(self) -> int:
        """-1 if the total is good for the side at the left, 1 for the right, 0 for none."""
        return {"home": -1, "away": 1, None: 0}[self._state.good_for]

    # How it moves

    def _move_in(self, before: PitchState) -> None:
        room = self.sceneRect()
        if self._state.attacker is not None and (before.attacker, before.area) != (
            self._state.attacker,
            self._state.area,
        ):
            start = ball_place(room, self._state.attacker, "start")
            end = ball_place(room, self._state.attacker, self._state.area)
            self._run(BALL_RUN, lambda part: self._ball.setPos(start + (end - start) * part))
        for which in ("attack", "defence"):
            now, old = getattr(self._state, which), getattr(before, which)
            item = self._cards[which]
            if now is not None and (old is None or old.card != now.card):
                self._fly_in(item, which, room)
        if self._state.die is not None and (
            before.die is None or before.parts != self._state.parts or before.die != self._state.die
        ):
            self._tumble(self._state.die)

    def _fly_in(self, item: CardItem, which: str, room: QRectF) -> None:
        end = self._card_place(which, room)
        x = room.left() - room.width() * 0.2 if self._is_left(which) else room.right() + room.width() * 0.2
        start = QPointF(x, room.bottom() + room.height() * 0.3)
        turn = -3 if self._is_left(which) else 3

        def step(part: float) -> None:
            item.lies = part >= 1
            item.setPos(start + (end - start) * part)
            item.setRotation(turn + (1 - part) * (-24 if self._is_left(which) else 24))

        self._run(CARD_FLIGHT, step)

    def _tumble(self, number: int) -> None:
        self._sum.revealed = False

        def step(part: float) -> None:
            face, turn = tumbling(part, number)
            self._sum.show_tumble(face, turn)
            if part >= 1:
                self._sum.revealed = True
                self._sum.show_sum(number, sum_text(self._state), self._state.verdict, self._pointing())

        self._run(TUMBLE, step)

    def _run(self, seconds: float, step: Callable[[float], None]) -> None:
        motion: Motion | None = None

        def done() -> None:
            if motion is not None and motion in self._motions:
                self._motions.remove(motion)
                if not self._motions:
                    self.settled.emit()

        motion = clock().run(self, seconds, step, done)
        if not motion.over:
            self._motions.append(motion)

    def _stop(self) -> None:
        for motion in self._motions:
            motion.cancel()
        self._motions = []


def sum_text(state: PitchState) -> str:
    """The sum written out: `"4 + 3 = 7"`; empty without a die."""
    if state.die is None:
        return ""
    words = str(state.die)
    for part in state.parts:
        words += f" + {part}" if part >= 0 else f" − {-part}"
    if state.total is not None:
        words += f" = {state.total}"
    return words


def _words(lying: Lying) -> str:
    name = plain_name(lying.card) if lying.card is not None else lying.label
    return " + ".join([name, *(plain_name(card) for card in lying.modifiers)])
