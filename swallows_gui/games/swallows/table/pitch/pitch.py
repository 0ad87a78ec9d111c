"""The pitch: place of play, ball, attack card against defence card, die, and the sum written out (S0.4, S5.14).

`MatchPitch.show_state` draws any state; what is new against the state before moves in on the animation clock.
Graphics items are invisible to screen readers, so the view itself says everything in words.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QSizePolicy, QWidget

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.rules.marks import PRINTED
from swallows_gui.games.swallows.table.cards.card_back import blank
from swallows_gui.games.swallows.table.cards.kind_signs import area_name, called
from swallows_gui.games.swallows.table.pitch.ball_way import BallWay, Rest, boot_at, way_to
from swallows_gui.games.swallows.table.pitch.pitch_ball import BallItem, GoalItem, TrailItem
from swallows_gui.games.swallows.table.pitch.pitch_ground import BEHIND, MownField, paint_marks, paint_turf
from swallows_gui.games.swallows.table.pitch.pitch_items import TURN, CardItem, layout_of, plain_layout
from swallows_gui.games.swallows.table.pitch.pitch_motion import Choreography
from swallows_gui.games.swallows.table.pitch.pitch_plan import FIELD_WIDTH
from swallows_gui.games.swallows.table.pitch.pitch_signs import SIGNS, SignItem, sign_room
from swallows_gui.games.swallows.table.pitch.referee_hand import HandItem
from swallows_gui.games.swallows.table.pitch.sum_plate import Sum, SumItem
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import FaceCache, paint_queue
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.stage.layout import StageLayout
from swallows_gui.ui.stage.stand import paint_stand

Side = Literal["home", "away"]

GROUNDS = 12 * 1024 * 1024
"""Bytes of pixels: bare grass that fills a window, stands of both sides calm and glad, and the last two grounds made of
them."""
_CHEERS = {"net": 0, "own_net": 0, "keeper": 1, "over": 1, "lost": 1, "tackled": 1, "flag": 1}
"""Whose supporters an end pleases: those of the side that attacks (0) or of the other (1)."""
NET_AT_REST = 0.5
"""How far a ball that lies in the net pushes it out."""


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
    mark: int = PRINTED.on_target
    """What the total is read against (S0.4)."""
    verdict: str = ""
    """What the total means: "On goal"."""
    good_for: Side | None = None
    home_code: str = ""
    away_code: str = ""
    home_name: str = ""
    away_name: str = ""
    place: str | None = None
    """Where the ball lay before it was played: `area`, or "spot" or "mark" of a penalty or free kick."""
    rest: Rest = "lies"
    """Where the ball is now."""
    roll: int = 0
    """Number of the die's roll within the match: another one is rolled anew."""
    roller: Side | None = None
    nudge: int = 0
    """What the referee's hand has changed the total by (S4.3)."""

    @property
    def starts_from(self) -> str | None:
        """The area where the ball's way begins."""
        return self.place or self.area


class MatchPitch(Adaptive, QGraphicsView):
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
        self._told = PitchState()
        """What is said in words: what still moves has not been seen yet."""
        self._places: StageLayout | None = None
        self._layout = plain_layout(QRectF(0, 0, 10, 10))
        self._kits = QColor("#FFFFFF"), QColor("#FFFFFF")
        self._stamped = False
        self._grounds = FaceCache(GROUNDS)
        self.night = False
        """Whether the match is played under floodlights."""
        self.cards = {"attack": CardItem(), "defence": CardItem()}
        self.goals = {"home": GoalItem("home"), "away": GoalItem("away")}
        """By the side that shoots at them."""
        self.ball, self.trail, self.sign = BallItem(), TrailItem(), SignItem()
        self.plate, self.hand, self.emblem = SumItem(), HandItem(), SignItem()
        self.emblem.setZValue(7)
        items = (self.ball, self.trail, self.sign, self.plate, self.hand, self.emblem)
        for item in (*self.cards.values(), *self.goals.values(), *items):
            self._scene.addItem(item)
        for card in self.cards.values():
            card.setZValue(4.5)  # the ball runs behind it
        self.motion = Choreography(self)
        """How what is new moves in."""
        paint_queue().ready.connect(self.viewport().update)
        self._redraw()

    @property
    def state(self) -> PitchState:
        """The state shown."""
        return self._state

    def show_state(self, state: PitchState, animate: bool = True) -> None:
        """Show a state. With `animate` changes are animated: cards fly, the die rolls, the sum is written, the ball
        runs. Showing the same state again does not disturb running animations."""
        before, self._state = self._state, state
        if before == state and animate:
            return
        self._told = before
        seen = self._part_of_room(self.ball.seen) if before.attacker is not None else None
        self.motion.stop()
        if _seen_of(before) != _seen_of(state):
            self.viewport().update()
        self.place()
        if animate:
            self.motion.move_in(before, state, seen)
        if self.motion.running:
            self._say()
        else:
            self.at_rest()

    def at_rest(self) -> None:
        """Mark everything as at rest, and update the accessible text."""
        self._told = self._state
        self._say()
        self.settled.emit()

    def clear(self) -> None:
        """Show an empty pitch of the same match."""
        now = self._state
        empty = PitchState(
            home_code=now.home_code, away_code=now.away_code, home_name=now.home_name, away_name=now.away_name
        )
        self.show_state(empty, animate=False)

    def describe(self) -> str:
        """The pitch in words; moving parts are left out until they rest."""
        s = self._told
        parts: list[str] = []
        if s.attack is not None:
            parts.append(translate("Pitch", "Attack: {card}").format(card=_words(s.attack)))
            if s.area:
                parts.append(area_name(s.area))
        if s.defence is not None:
            parts.append(translate("Pitch", "Defence: {card}").format(card=_words(s.defence)))
        if s.die is not None:
            parts.append(translate("Pitch", "Die: {sum}").format(sum=sum_text(s)))
        if s.verdict:
            parts.append(s.verdict)
        return ". ".join(parts) if parts else translate("Pitch", "The pitch is empty.")

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

    def set_night(self, night: bool) -> None:
        """Play under floodlights, or by day."""
        if night != self.night:
            self.night = night
            self.resetCachedContent()
            self.viewport().update()

    def set_kits(self, home: str, away: str) -> None:
        """Fill the stand with supporters in the colours of both sides, `#rrggbb`."""
        kits = QColor(home), QColor(away)
        if kits != self._kits:
            self._kits = kits
            self.viewport().update()

    def set_places(self, places: StageLayout) -> None:
        """Take the places of a stage's layout; a pitch without a stage fills itself."""
        if places != self._places:
            self._places = places
            self._redraw()

    @property
    def field(self) -> QRectF:
        """The room of lines and goals, of the place of play and of the ball's way."""
        return self._layout.field

    def _ground(self) -> QPixmap:
        """The ground with the place of play, painted once for a size."""
        room, state = self.sceneRect(), self._state
        kits = tuple(kit.name() for kit in self._kits)
        edge = MownField(self.field).at(0, -FIELD_WIDTH / 2 - BEHIND).y()

        def paint_bare(painter: QPainter) -> None:
            paint_turf(painter, room, self.field, night=self.night)

        def paint_people(painter: QPainter) -> None:
            paint_stand(painter, QRectF(0, 0, room.width(), edge), self._kits, _cheering(state))

        def paint(painter: QPainter) -> None:
            painter.drawPixmap(room.topLeft(), self._kept("turf", (self.night,), room.size(), paint_bare))
            paint_marks(painter, self.field, state.attacker, state.area)
            stand = self._kept("stand", (kits, _cheering(state)), QSizeF(room.width(), edge), paint_people)
            painter.drawPixmap(room.topLeft(), stand)
            painter.fillRect(QRectF(room.left(), edge, room.width(), edge * 0.03), theme().colour("grass_line"))
            for goal in self.goals.values():
                if not goal.isVisible():
                    goal.paint_goal(painter)

        return self._kept("ground", (*_seen_of(state), kits, self.night), room.size(), paint)

    def _kept(self, name: str, of: tuple[object, ...], size: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        """A picture of the ground or of a part of it, painted where it is not kept."""
        ratio = self.devicePixelRatioF()
        key = (name, of, size.toTuple(), self.field.getRect(), ratio, theme().name)
        kept = self._grounds.get(key)
        if kept is None:
            image = blank(QSize(math.ceil(size.width()), math.ceil(size.height())), ratio)
            with painting(image, smooth=False) as painter:
                paint(painter)
            kept = self._grounds.put(key, image)
        return kept

    def card_rects(self) -> list[QRect]:
        """The rectangles of the cards played, in its own pixels."""
        lying = [item for item in self.cards.values() if item.isVisible() and item.card is not None]
        rects = [self.mapFromScene(item.mapRectToScene(item.face)).boundingRect() for item in lying]
        return [rect.translated(self.viewport().pos()) for rect in rects]

    def written_rect(self) -> QRect:
        """The rectangle of die and sum, or of a word, in its own pixels; empty if there is none."""
        if not self.plate.isVisible():
            return QRect()
        room = self.plate.plate_room.united(self.plate.die_room)
        return self.mapFromScene(room).boundingRect().translated(self.viewport().pos())

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
        """Its keys with their meaning, for the sheet of keys."""
        return [("Space", translate("PitchView", "On the pitch: look at the card that lies there"))]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        lying = self._state.defence or self._state.attack
        if event.key() == Qt.Key.Key_Space and lying is not None and lying.card is not None:
            self.card_zoom.emit(lying.card)
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self._redraw()

    def restyle(self) -> None:
        self._redraw()

    def _redraw(self) -> None:
        """Place everything again for the present size, theme and language; animations go on."""
        self.setSceneRect(QRectF(self.viewport().rect()))
        known = self._places is not None and self._places.room.size() == self.viewport().size()
        self._layout = layout_of(self._places) if known and self._places else plain_layout(self.sceneRect())
        self.place()
        self.motion.again()
        self._say()
        self.viewport().update()

    def _say(self) -> None:
        self.setAccessibleName(self.describe())

    def _part_of_room(self, point: QPointF) -> QPointF:
        room = self.field
        return QPointF(
            (point.x() - room.x()) / max(1.0, room.width()), (point.y() - room.y()) / max(1.0, room.height())
        )

    # Where things lie

    def _show_plate(self) -> None:
        """A word without a die does not stand below a stamp that says the same."""
        state = self._state
        self.plate.setVisible(state.die is not None or (bool(state.verdict) and not self._stamped))

    def set_stamped(self, stamped: bool) -> None:
        """Whether a word is stamped over the pitch."""
        self._stamped = stamped
        self._show_plate()

    def place(self) -> None:
        """Put everything where it belongs in the state, at rest."""
        state, room = self._state, self.field
        for which, lying in (("attack", state.attack), ("defence", state.defence)):
            self._place_card(which, lying)
        self.hand.setVisible(False)
        self.emblem.setVisible(False)
        self._place_ball(state, room)
        self.plate.set_room(self._layout.sums)
        self.plate.show_sum(self.what(state))
        self._show_plate()

    def what(self, state: PitchState) -> Sum:
        """The plate's content for a state."""
        pointing = {"home": -1, "away": 1, None: 0}[state.good_for]
        return Sum(state.die, sum_terms(state), state.verdict, pointing, state.nudge)

    def _place_ball(self, state: PitchState, room: QRectF) -> None:
        for side, goal in self.goals.items():
            goal.set_room(room)
            hit = side == _hit(state)
            goal.setVisible(hit)
            goal.show_net(NET_AT_REST if hit else 0.0, 1.0 if hit else 0.0, self.net_at(state.rest))
        shown = state.attacker is not None
        self.ball.setVisible(shown)
        self.sign.setVisible(False)
        self.trail.clear()
        if state.attacker is None:
            self._place_whistle(state, room)
            return
        self.ball.set_radius(max(5.0, min(room.height() * 0.046, room.width() * 0.02)))
        way = way_to(room, state.attacker, state.starts_from, state.rest)
        ground, rise = way.at(1.0)
        self.ball.put(ground, rise * room.height())
        if state.rest not in ("lies", "whistled"):
            self.trail.show_way(way, 1.0, room.height())
        self._place_sign(state, way)

    def _place_sign(self, state: PitchState, way: BallWay) -> None:
        """Place the sign at the ball's end if nothing else lies there, else beside the die, where it hides no card and
        no word."""
        kind, side = SIGNS.get(state.rest, ""), 1 if state.attacker == "home" else -1
        size, at = self.sign_size(), boot_at(way) if len(way.legs) > 1 else self.ball.seen
        if kind:
            cards = [self.card_place(w) for w, lying in (("attack", state.attack), ("defence", state.defence)) if lying]
            room = sign_room(kind, size, side)
            free = self._layout.free(room.translated(at), cards)
            if free is None:
                free = self._layout.beside_die(-1 if state.nudge else side)  # the referee's badge is at its right
                size *= min(1.0, free.width() / room.width(), free.height() / room.height())
            at = free.center() - sign_room(kind, size, side).center()
        self.sign.show_sign(kind, size, side)
        self.sign.setPos(at)

    def _place_whistle(self, state: PitchState, room: QRectF) -> None:
        """The referee has blown, and nothing is played."""
        self.sign.show_sign("whistle" if state.verdict else "", self.sign_size(), 1)
        self.sign.setPos(room.center() + QPointF(room.width() * 0.14, -room.height() * 0.16))

    def sign_size(self) -> float:
        """Height of a sign in pixels."""
        return min(self.field.height() * 0.22, self.field.width() * 0.12)

    def hand_size(self) -> float:
        """Height of the referee's hand in pixels."""
        return min(self.sign_size(), self.plate.die_room.height() * 0.86, self.field.height() * 0.24)

    @staticmethod
    def net_at(rest: Rest) -> float:
        """Where along the goal the ball hits the net, -1 to 1."""
        return -0.33 if rest == "own_net" else 0.24

    def _place_card(self, which: str, lying: Lying | None) -> None:
        item = self.cards[which]
        item.setVisible(lying is not None)
        if lying is None:
            return
        item.show_card(lying.card, lying.label, lying.value, lying.modifiers)
        item.set_size(self._layout.card)
        item.lies = True
        item.setPos(self.card_place(which))
        item.setRotation(self.card_turn(which))

    def is_left(self, which: str) -> bool:
        """Whether the attacking or the defending card lies at the left, which is the home side's."""
        return (which == "attack") == (self._state.attacker != "away")

    def card_place(self, which: str) -> QPointF:
        """The middle of a card that lies, clear of the goals."""
        return self.side_place("home" if self.is_left(which) else "away")

    def side_place(self, side: str) -> QPointF:
        """The middle of the card of a side."""
        return QPointF(self._layout.left if side == "home" else self._layout.right)

    def card_turn(self, which: str) -> float:
        """How a card that lies is turned, degrees."""
        return -TURN if self.is_left(which) else TURN


def sum_terms(state: PitchState) -> tuple[str, ...]:
    """The sum term by term: "4", "+ 3", "= 7"; none without a die."""
    if state.die is None:
        return ()
    terms = [str(state.die)]
    terms += [f"+ {part}" if part >= 0 else f"− {-part}" for part in state.parts]
    if state.total is not None:
        terms.append(f"= {state.total}")
    return tuple(terms)


def sum_text(state: PitchState) -> str:
    """The sum written out: `"4 + 3 = 7"`; empty without a die."""
    return " ".join(sum_terms(state))


def _cheering(state: PitchState) -> int | None:
    """The side whose supporters cheer, 0 home, by what everybody sees."""
    pleased = _CHEERS.get(state.rest)
    if state.attacker is None or pleased is None:
        return None
    return pleased if state.attacker == "home" else 1 - pleased


def _seen_of(state: PitchState) -> tuple[object, ...]:
    """The part of a state that is painted into the ground."""
    return state.attacker, state.area, _hit(state), _cheering(state)


def _hit(state: PitchState) -> Side | None:
    """The side that has the ball in the other's net; that goal stands on the ground, the others are part of it."""
    return state.attacker if state.rest in ("net", "own_net") else None


def _words(lying: Lying) -> str:
    name = called(lying.card) if lying.card is not None else lying.label
    return " + ".join([name, *(called(card) for card in lying.modifiers)])
