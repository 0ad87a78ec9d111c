"""How long each event of a match is shown, and the scene in which lots are drawn.

A timing is the motion, the time to look at its result, and when the result is reached. Lots decide a place in a group
or who goes through (S7.2, S10.6).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.events import GroupRanked, MatchEnded, ThirdsRanked
from swallows_gui.games.swallows.table.cards.lots import SLIP, paint_bowl, paint_slip
from swallows_gui.games.swallows.table.pitch.pitch_motion import CARD_FLIGHT, PUSHED, SHOT, TURNING, WRITING
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.chapters import Event
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.carrying import Load
from swallows_gui.ui.kit.clock import clock, even, late
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.take_over import LASTS
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.play.moments import AT_ONCE, EventTiming
from swallows_gui.ui.stage.poster import StageCover

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


PICK: Final = 0.6
"""Seconds at pace normal that a picked card flies to its shelf."""
LOT: Final = 0.4
LOTS: Final = 5.0
"""Seconds at pace normal until a lot is where it belongs, and that drawing many of them takes in all."""

MOMENTS: dict[str, tuple[float, float]] = {
    "team_assigned": (PICK, 0.1),
    "team_placed": (LOT, 0.0),
    "match_started": (0.0, 0.5),
    "period_started": (0.9, 0.2),
    "attack_played": (0.7, 0.1),
    "modifier_played": (0.5, 0.2),
    "defence_played": (0.8, 0.1),
    "die_rolled": (1.3, 0.2),
    "total_changed": (1.2, 0.3),
    "die_changed": (1.8, 0.3),
    "die_left": (0.6, 0.1),
    "effect": (0.7, 0.1),
    "area_ruled": (0.6, 0.3),
    "awarded": (0.7, 0.2),
    "goal": (SHOT + LASTS, 0.2),
    "saved": (0.7, 0.3),
    "missed": (0.7, 0.3),
    "sent_off": (1.7, 0.3),
    "injured": (1.2, 0.2),
    "cards_stolen": (0.9, 0.1),
    "cards_discarded": (0.8, 0.1),
    "cards_returned": (0.7, 0.1),
    "cards_drawn": (0.7, 0.1),
    "declined": (0.0, 0.3),
    "envelopes_opened": (0.0, 1.6),
    "envelopes_returned": (0.0, 1.0),
    "match_ended": (0.9, 2.0),
    "said": (0.6, 0.9),
    "talked": (0.3, 0.4),
}
"""Seconds at pace normal: the motion an event is told by, and a look at what it brought. The others pass at once."""
GOAL_ALONE: Final = (1.3, 0.6)
"""The same of a goal without a poster."""

SCENE_LASTS: Final = 1.5
SCENE_ARRIVES: Final = 0.9
"""Seconds at pace normal that a bribe's scene takes, and until the envelope is where it goes; alike for every sum."""

ENVELOPES_LAST: Final = 4.2
ENVELOPES_ARRIVE: Final = 2.0
"""The same of the scene in which envelopes are torn open: fingers drum until they are."""

ARRIVALS: dict[str, float] = {
    "team_assigned": PICK,
    "team_placed": LOT,
    "attack_played": CARD_FLIGHT,
    "modifier_played": CARD_FLIGHT,
    "defence_played": CARD_FLIGHT,
    "die_rolled": TUMBLE + WRITING,
    "total_changed": TURNING,
    "die_changed": PUSHED + TURNING,
    "effect": 0.3,
    "area_ruled": 0.3,
    "awarded": CARD_FLIGHT,
    "goal": SHOT,
    "saved": SHOT,
    "missed": SHOT,
    "sent_off": 0.8,
    "injured": 0.55,
    "cards_stolen": 0.6,
    "cards_discarded": 0.6,
    "cards_returned": 0.6,
    "cards_drawn": 0.6,
    "match_ended": 0.9,
    "said": 0.6,
}
"""Seconds at pace normal until an event's motion has brought what it tells of; the others tell it at once."""


Money = e.BribeOffered | e.BribeAccepted | e.BribeDeclined | e.PriceNamed
"""What is told of offers to the referee and of his prices."""
MONEY: Final = (e.BribeOffered, e.BribeAccepted, e.BribeDeclined, e.PriceNamed)

EMBLEMS = {"shield": "shield", "silence_referee": "hush", "extra_attack": "again"}
"""The sign of what a red brings where neither cards nor die nor ball tell of it."""


def tells_of_itself(event: e.Effect) -> bool:
    """Whether an effect is shown by an emblem; a demand that lapsed is not."""
    return event.what in EMBLEMS and not event.lapsed


DRAWN: Final = 0.9
"""Seconds at pace normal that each lot takes which decides a place or a match."""


def lots_of(event: e.GroupRanked | e.ThirdsRanked) -> list[e.Teams]:
    """The teams of a group, or of those ranked across groups, whose order was drawn by lot; only where it decides who
    goes on."""
    if isinstance(event, e.GroupRanked):
        return list(event.lots)
    on = set(event.order[: event.through])
    return [level for level in event.lots if 0 < len(on.intersection(level)) < len(level)]


def drawn_in(event: WrittenEvent | None) -> int:
    """How many lots an event draws: between teams or for a match that nothing else decides. None where the sum of two
    legs may decide instead."""
    match event:
        case e.GroupRanked() | e.ThirdsRanked():
            return sum(map(len, lots_of(event)))
        case e.MatchEnded(winner=str(), shootout=None) if event.home == event.away:
            return 1
    return 0


OUTCRY: Final = 1.5
"""Seconds at pace normal that a penalty out of the blue, or a side that attacks no more, takes the stage over."""

SHORT: Final = 0.5
"""What is left of a great moment's length where it is short."""


def has_posters() -> bool:
    """Whether a goal, or money for the referee, takes the pitch over."""
    return settings().now.on("swallows.great_moments")


def poster_length() -> float:
    """The length of what takes the pitch over, in parts of its length in full."""
    return SHORT if settings().now.step("swallows.great_moments") == "short" else 1.0


def beat(event: Event) -> EventTiming:
    """The timing of an event. It uses public facts only, because a pause could reveal a secret (S5.13)."""
    told, kind = e.EVENTS.read(event), event["type"]
    motion, look = MOMENTS.get(kind, (0.0, 0.0))
    match told:
        case e.Effect() if not tells_of_itself(told) and told.what != "cancel":
            return AT_ONCE
        case e.TeamAssigned(how="random") | e.CardsDrawn(reason="personal" | "deal"):  # nobody sees these cards come
            return AT_ONCE
        case e.TeamPlaced():
            return EventTiming(motion, look, LOT, LOTS)
        case e.Goal():
            motion, look = (SHOT + poster_length() * LASTS, 0.2) if has_posters() else GOAL_ALONE
        case e.CardsReturned(by=None):
            motion = 0.0
        case e.Declined() | e.Awarded(cause="referee") if has_posters():
            motion = ARRIVALS.get(kind, 0.0) + poster_length() * OUTCRY
    if isinstance(told, e.EnvelopesOpened) and has_posters():
        return EventTiming(poster_length() * ENVELOPES_LAST, 0.3, poster_length() * ENVELOPES_ARRIVE)
    if isinstance(told, MONEY) and has_posters():
        return EventTiming(poster_length() * SCENE_LASTS, 0.3, poster_length() * SCENE_ARRIVES)
    lots = drawn_in(told)
    if lots:
        length = motion + DRAWN * lots
        return EventTiming(length, max(look, 0.9), length)
    return EventTiming(motion, look, ARRIVALS.get(kind, 0.0))


WHISTLES: Final = 0.9
"""Seconds at pace normal until the last whistle has been heard."""
_HEAD, _EDGE = 0.2, 0.05
"""Parts of the height: of the words above, and round all of it."""
_GOES = 0.7
"""The part of a lot's time in which its slip goes to its place; then it lies there."""


@dataclass(frozen=True, slots=True)
class LotDraw:
    """The lots of an event: the words above, the place of each lot, and the teams' codes in the order of the lots."""

    words: str
    places: tuple[str, ...]
    teams: tuple[str, ...]
    in_the_bowl: int
    wait: float = 0.0
    """Seconds at pace normal before the first."""


def draw_of(event: WrittenEvent | None, view: SwallowsView, names: Names) -> LotDraw | None:
    """The lots of an event; None where none are drawn. `view`: before it."""
    if not drawn_in(event):
        return None
    match event:
        case MatchEnded(winner=str(winner)) if not _by_two_legs(event, view):
            return LotDraw(_who_goes_through(), ("",), (winner,), 2, WHISTLES)
        case GroupRanked() | ThirdsRanked():
            teams = tuple(team for level in lots_of(event) for team in level)
            places = tuple(f"{event.order.index(team) + 1}." for team in teams)
            words = _who_goes_through()
            if isinstance(event, GroupRanked):
                words = translate("LotScene", "Lots decide: {group}").format(group=names.group(event.group))
            return LotDraw(words, places, teams, len(teams))
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
    """Covers a widget while lots are drawn; hidden otherwise."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._names: Names | None = None
        self._drawn = 0.0
        self.what: LotDraw | None = None
        """What is drawn; None while it is hidden."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_draw(self, what: LotDraw, names: Names, *, moves: bool, speed: float) -> None:
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
        """Remove the lots."""
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

    def _paint_lots(self, painter: QPainter, room: QRectF, what: LotDraw) -> None:
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
    """Paint nothing: a slip is painted by the layer that carries it."""
