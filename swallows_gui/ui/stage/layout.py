"""Where everything stands on a stage of a size at a text scale: pure sums, without a widget.

Hand, question, score and the middle of the duel are always whole; the cards of the duel and the referee's face have
what is left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

DESIGN = QSize(1280, 770)
"""The stage in a window of the usual size: on it all lengths are design pixels of 100 % text."""
FAR_LINE, NEAR_LINE = 0.2, 0.8
"""Shares of the stage's height at which the ground's far and near edge run."""
DUEL = 262
"""Height of a card of the duel, design pixels."""
_BAND, _LEAST_BAND, _TAB, _FOOT = 82, 46, 24, 34
_FOOT_WORDS = 18
"""Design pixels times the text scale that the words of the foot need, on however low a stage."""
_FACE, _NAME = 104, 26
_HAND, _LOW_HAND, _LEAST_HAND = 0.245, 0.19, 64
_LARGE_TEXT = 1.4
"""Text scale from which words take of the hand's height."""
_PLATES, _LARGE_PLATES = 0.45, 0.49
"""Share of the height between score and foot that choices in the hand's place take at most, and of large text."""
_COACHED_PLATES, _ASIDE_PLATES = 0.36, 0.41
"""The same where the coach speaks above a question that lies across, and the ground itself must be read; and where a
sheet stands down to the foot."""
_PLATE = 0.345
"""Share of the width that the question takes where it stands over the left end of the hand."""
_WIDE_PLATE = 0.41
"""The same of a long question, before it lies across."""
_LEAST_PLATE, _WIDE = 345, 900
"""Design pixels times the text scale: the least width of that plate, and of a stage that has room for it."""
_GAP = 8
_SHRUNK, _COACHED = 0.64, 0.55
"""To which share the cards of the duel may shrink before the question lies across the stage instead; and while the
coach speaks."""
_MOST_BESIDE, _COACHED_BESIDE = 0.46, 0.82
"""Share of the height between score and foot that question and hand take at most where they stand side by side; and
with the coach above them."""
_COLUMN, _BAND_IN_COLUMN = 0.49, 440
"""Share of the width that everything beside a field that stands upright has; and the design pixels times the text scale
that it must have so that the score stands there as well, and the field is as high as the stage."""
_HELD, _LEAST_HELD = 0.5, 0.38
"""Share of that column's height below the score that choices take at most, and while the coach speaks, or words need
room."""
_CONTROL, _CONTROLS, _LEAST_CONTROL = 30, 6, 22
_SMALL_SUMS = 200
"""Pixels of height below which the sum is broader, so that its verdict is read from afar."""
_LOW_SUMS = 150
"""Pixels of height below which the sum stands beside the die."""
FACES_TO = 1.37
"""Heights of the band to which the faces in it reach."""
_LEAST_BETWEEN = 90
"""Pixels between score and coach beside a sheet, below which he speaks in the question's place."""
_LEAST_SHEET = 240
"""Design pixels times the text scale of a sheet's height, below which it stands down to the foot, and question, coach
and hand beside it."""

Height = Callable[[int], int]
"""The height in pixels that something needs in a width."""


AskedHeight = Callable[[int, bool], int]
"""The height in pixels that the question needs in a width, where it has a place of its own or lies across the stage."""


ChoicesHeight = Callable[[int, int], int]
"""The height in pixels that choices take in a width, where there is a height for them at most."""


def nothing(_width: int, _more: int = 0) -> int:
    """The height of a missing part: 0."""
    return 0


@dataclass(frozen=True, slots=True)
class Needs:
    """The room that parts with text need, which the layout cannot know itself."""

    question: AskedHeight = nothing
    choices: ChoicesHeight = nothing
    """What takes the hand's place."""
    coach: Height = nothing
    """What a lesson, a tip or a hint says; 0 while nobody speaks."""
    answers: Callable[[], bool] = lambda: False
    """Whether what the coach says can be done in place of an answer: where it lies across there is no room for both."""
    sheet: Callable[[], int] = lambda: 0
    """The width of the sheet that lies over the right of the stage, pixels: the sum makes way for it, and all else
    where the sheet stands down to the foot."""
    beside: bool = False
    """Whether the question stands at the left of what takes the hand's place, not over it: where that is low."""
    column: bool = False
    """Whether the ground is a field that stands upright, at the left of all else."""


@dataclass(frozen=True, slots=True)
class StageLayout:
    """The rectangles of a stage's parts, in pixels."""

    room: QRect
    """All of it, without what is pinned beside it."""
    band: QRect
    """Of the score."""
    tab: QRect
    """Stage and period, below the middle of the score."""
    stand: QRect
    """For the spectators, behind the far line."""
    far: tuple[QRect, QRect]
    """For the hand of the side at the left or right that is not in front."""
    referee: QRect
    face: int
    """The side of the referee's face in it, pixels; 0: there is no room for one."""
    controls: QRect
    left: QRectF
    right: QRectF
    """For the two cards of a duel."""
    sums: QRectF
    """For the die, the sum, and what it means."""
    question: QRect
    coach: QRect
    """For whoever explains something: beside the question, or above it where that lies across; empty while nobody
    does."""
    hand: QRect
    foot: QRect
    across: bool
    """Whether the question lies across the stage, or is set as closely."""
    column: QRect = field(default_factory=QRect)
    """At the right of a field that stands upright: score, sum, question and hand have it. Empty where the ground lies
    behind everything."""

    tall: bool = False
    """Whether a sheet stands down to the foot, since there is too little room for it above the question."""

    @property
    def open(self) -> QRect:
        """The part of the stage left by question, coach and hand: beside them, else above them."""
        if self.column.isEmpty():
            low = min(self.hand.top(), *(each.top() for each in (self.question, self.coach) if not each.isEmpty()))
            return QRect(self.room.left(), self.room.top(), self.room.width(), low - self.room.top())
        below = not self.coach.isEmpty() and self.coach.left() < self.column.left()
        low = self.coach.top() if below else self.foot.top()
        top = self.band.bottom() + 1 if self.band.left() < self.column.left() else self.room.top()
        return QRect(self.room.left(), top, self.column.left() - self.room.left(), low - top)

    @property
    def board(self) -> QRect:
        """The rectangle for a board: beside the controls, between score, question and hand."""
        left = self.controls.right() + 1
        if not self.column.isEmpty():
            return self.open.adjusted(left - self.room.left(), 0, 0, 0)
        low = self.question.top() if self.across else self.hand.top()
        if self.across and not self.coach.isEmpty():
            low = min(low, self.coach.top())
        top = self.tab.bottom() + 1
        return QRect(left, top, self.room.right() - left + 1, max(1, low - top))

    @property
    def canvas(self) -> QRect:
        """The rectangle that a scene may cover: all but the line at the bottom."""
        return QRect(self.room.topLeft(), QSize(self.room.width(), self.foot.top() - self.room.top()))

    @property
    def sheets(self) -> QRect:
        """The rectangle at whose right a sheet may lie: below score and far hand, and above the hand or down to the
        bottom line. Over an upright field it takes the right half."""
        if not self.column.isEmpty():
            room = self.open
            if self.band.left() < self.column.left():
                room.setTop(max(self.tab.bottom() + 1, self.band.top() + round(self.band.height() * FACES_TO)))
            return room
        lows = [self.question.top() if self.across else self.hand.top()]
        lows += [] if self.coach.isEmpty() else [self.coach.top()]
        low = self.foot.top() if self.tall else min(lows)
        top = max(self.tab.bottom() + 1, self.band.top() + round(self.band.height() * FACES_TO))
        top = max(top, *(far.bottom() + 1 for far in self.far))
        return QRect(self.room.left(), top, self.room.width(), low - top)

    @property
    def unit(self) -> float:
        """The pixels per design pixel of pictures, which depend on the stage's size alone."""
        return unit_of(self.room)


def unit_of(room: QRect) -> float:
    """The pixels per design pixel of pictures on a stage."""
    return min(room.width() / DESIGN.width(), room.height() / DESIGN.height())


def lay_out(room: QRect, scale: float, needs: Needs) -> StageLayout:
    """Compute the rectangles of a stage; `scale` is the text scale."""
    if needs.column:
        return _Plain(room, scale, needs).with_column()
    made = _laid(room, scale, needs)
    if made.sheets.height() >= _LEAST_SHEET * scale:
        return made
    sheet = needs.sheet()
    if sheet:
        said = needs.coach(room.width() - sheet)
        made = _Plain(room, scale, needs, said // 2, aside=sheet).with_strip(said)
    return replace(made, tall=True)


def _laid(room: QRect, scale: float, needs: Needs) -> StageLayout:
    """Compute the rectangles without a column, with hand and question over the whole width."""
    width = max(round(room.width() * _PLATE), round(_LEAST_PLATE * scale))
    if room.width() >= _WIDE * scale:
        plain = _Plain(room, scale, needs)
        wider = round(room.width() * _WIDE_PLATE)
        made = plain.with_neighbour(width) if needs.beside else plain.with_plate(width) or plain.with_plate(wider)
        if made is not None:
            return made
    said = needs.coach(room.width())
    return _Plain(room, scale, needs, said).with_strip(said)


def _standing(left: int, foot: int, width: int, height: int) -> QRect:
    """A rectangle whose bottom is at `foot`."""
    return QRect(left, foot - height, width, height)


def _signs(free: int, scale: float) -> tuple[int, int]:
    """The number of columns of controls, and the side of each: one column if they are large enough."""
    for columns in (1, 2, 3):
        side = min(round(_CONTROL * max(1.0, scale)), free // (_CONTROLS // columns))
        if side >= _LEAST_CONTROL:
            return columns, side
    return 3, _LEAST_CONTROL


class _Plain:
    """What all layouts have in common."""

    def __init__(self, room: QRect, scale: float, needs: Needs, taken: int = 0, aside: int = 0) -> None:
        """`taken` is the height in pixels not available to score, hand and bottom line; `aside` the width at the right
        not available to hand, question and coach."""
        self.room, self.scale, self.needs = room, scale, needs
        self.unit = unit_of(room)
        high, wide = room.height() - taken, room.width()
        gap = self.gap = max(3, round(_GAP * self.unit))
        foot = round(max(min(_FOOT * scale, high * 0.09), _FOOT_WORDS * scale))
        band = round(min(max(_BAND * self.unit, _LEAST_BAND * scale), high * 0.16))
        tab = round(min(max(_TAB * self.unit, (_TAB - 4) * scale), band * 0.42))
        self.foot = QRect(room.left(), room.bottom() + 1 - foot, wide, foot)
        self.band = QRect(room.left(), room.top(), wide, band)
        plate = min(wide * 0.26, max(300 * self.unit, 150 * scale))
        self.tab = QRect(round(room.center().x() - plate / 2), self.band.bottom() + 1, round(plate), tab)
        share = _HAND if scale < _LARGE_TEXT else _LOW_HAND
        least = max(high * share, _LEAST_HAND * min(scale, 1.4))
        hand = round(min(least, (high - band - foot) * 0.36))
        self.free, self.aside = wide - aside, aside
        share = _PLATES if scale < _LARGE_TEXT else _LARGE_PLATES
        if aside:
            share = _ASIDE_PLATES
        elif taken and needs.beside:
            share = _COACHED_PLATES
        most = round((high - band - foot) * share)
        choices = needs.choices(self.free - 2 * gap, most)
        if choices or needs.beside:
            hand = min(max(0 if needs.beside else hand, choices), most)
        self.hand = QRect(room.left(), self.foot.top() - hand, self.free, hand)

    def with_plate(self, width: int) -> StageLayout | None:
        """Put the question over the left end of the hand, below the left card, and the coach over the right end; None
        if they do not fit."""
        left, right = self.room.left(), self.room.right() + 1 - width
        foot = self.hand.top() - self.gap
        question = _standing(left, foot, width, self.needs.question(width, False))
        coach = _standing(right, foot, width, self.needs.coach(width))
        low = min(question.top(), coach.top())
        high = min(DUEL * self.unit, low - self.gap - self._cards_from)
        if high < DUEL * self.unit * (_SHRUNK if coach.isEmpty() else _COACHED):
            return None
        sums = self._sums(foot)
        over = sums.width() / 2 - (self.room.center().x() - question.right() - self.gap)
        if over > 0:
            sums.adjust(over, 0, -over, 0)
        return self._made(question, coach, high, sums, across=False)

    def with_neighbour(self, width: int) -> StageLayout | None:
        """Put the question at the left of the hand, equally high, and the coach above its right end; None if one does
        not fit."""
        left = width + self.gap
        rest = self.room.width() - left - self.gap
        says = self.needs.coach(width)
        most = round((self.foot.top() - self.tab.bottom()) * (_COACHED_BESIDE if says else _MOST_BESIDE)) - says
        high = max(self.needs.question(width, False), self.needs.choices(rest, most))
        if high > most:
            return None
        top = self.foot.top() - high
        self.hand = QRect(self.room.left() + left, top, rest, high)
        question = QRect(self.room.left(), top, width, high)
        coach = _standing(self.room.right() + 1 - width, top, width, says)
        return self._made(question, coach, DUEL * self.unit, self._sums(coach.top() - self.gap), across=False)

    def with_strip(self, said: int) -> StageLayout:
        """Put the question across the stage above the hand, and the coach, `said` pixels high, above it or in its
        place."""
        left, wide = self.room.left(), self.free
        asks = self.needs.question(wide, True)
        crowded = self.aside and self.hand.top() - asks - said - self._cards_from < _LEAST_BETWEEN
        alone = said > 0 and (self.needs.answers() or crowded)
        question = _standing(left, self.hand.top(), wide, 0 if alone else asks)
        coach = _standing(left, question.top(), wide, said)
        low = coach.top() - self.gap
        sums = self._sums(low)
        high = max(24.0, min(DUEL * self.unit * 1.3, low - self._cards_from))
        return self._made(question, coach, high, sums, across=True)

    def with_column(self) -> StageLayout:
        """Put an upright field at the left and score, sum, coach, question and hand at its right. Long words are set
        closely; the coach then goes below the field."""
        room, needs, gap = self.room, self.needs, self.gap
        wide = round(room.width() * _COLUMN)
        left = room.right() + 1 - wide
        if wide >= _BAND_IN_COLUMN * self.scale:
            self.band.setLeft(left)
        self.tab.moveCenter(QPoint(left + wide // 2, self.tab.center().y()))
        top = self.tab.bottom() + 1 + gap
        free = self.foot.top() - top
        wish, says = needs.choices(wide, free), needs.coach(wide)
        least = min(wish, round(free * _LEAST_HELD))
        across, below = False, False
        if needs.question(wide, False) + says + least > free:
            across, below = True, says > 0
        asked = needs.question(wide, across)
        if below:
            says = 0
        held = least if says else min(wish, round(free * _HELD))
        held = max(min(held, free - asked - says), least)
        self.hand = QRect(left, self.foot.top() - held, wide, held)
        question = _standing(left, self.hand.top(), wide, min(asked, free - held))
        coach = _standing(left, question.top(), wide, says)
        if below:
            beside = left - room.left() - gap
            coach = _standing(room.left(), self.foot.top(), beside, needs.coach(beside))
        low = (question if below else coach).top() - gap
        sums = QRectF(left + gap, top, wide - 2 * gap, max(0, low - top))
        made = self._made(question, coach, 24.0, sums, across=across)
        upper = self.band.bottom() + 1 if self.band.left() == room.left() else room.top()
        columns, side = _signs((coach if below else self.foot).top() - upper - 2 * gap, self.scale)
        signs = QRect(room.left() + gap, upper + gap, columns * side, _CONTROLS // columns * side)
        none, nowhere = QRect(), QRectF()
        column = QRect(left, self.band.top(), wide, self.foot.top() - self.band.top())
        return replace(
            made, stand=none, far=(none, none), referee=none, face=0, controls=signs, left=nowhere, right=nowhere,
            sums=sums, column=column,
        )  # fmt: skip

    @property
    def _cards_from(self) -> float:
        return self.tab.bottom() + 1 + 30 * self.unit

    def _referee(self, low: float) -> tuple[QRect, int]:
        """Put face and name below the tab; only the name if the die needs the room down to `low`."""
        name = round(_NAME * min(self.scale, 1.5))
        free = low - self.tab.bottom()
        face = round(_FACE * self.unit)
        if free - face - name * 0.7 < 200 * self.unit or free < face + name + 110:
            face = 0
        high = round(face + name * (0.62 if face else 1.0))
        wide = max(face, self.tab.width())
        return QRect(round(self.room.center().x() - wide / 2), self.tab.bottom() + 3, wide, high), face

    def _sums(self, low: float) -> QRectF:
        top = self._referee(low)[0].bottom() + 1 + self.gap / 2
        free = max(20.0, low - top)
        high = min(free, 290 * self.unit * (1.25 if free > 400 else 1.0))
        by_height, by_width = (1.36, 0.34) if high >= _SMALL_SUMS else (1.6, 0.36)
        wide = min(high * by_height, self.room.width() * by_width)
        if high < _LOW_SUMS:
            wide = min(high * 3.4, self.room.width() * 0.44)  # die and sum side by side
        return QRectF(self.room.center().x() - wide / 2, top, wide, high)

    def _made(self, question: QRect, coach: QRect, high: float, sums: QRectF, *, across: bool) -> StageLayout:
        room, wide = self.room, self.room.width()
        low = min(question.top(), coach.top())
        sums = sums.translated(min(0.0, room.right() + 1 - self.needs.sheet() - sums.right()), 0)
        card = QRectF(0, 0, high * 250 / 350, high)
        cards = []
        for share in (0.25, 0.75):
            place = QRectF(card)
            side = (sums.left() - room.left()) / 2 if across else wide * 0.25
            middle = room.left() + side if share < 0.5 else room.right() + 1 - side
            place.moveCenter(QRectF(room).center())
            place.moveLeft(middle - card.width() / 2)
            free = low - self.gap - self._cards_from
            place.moveTop(self._cards_from + max(0.0, (free - high) / 2))
            cards.append(place)
        far_line = round(room.top() + room.height() * FAR_LINE)
        beside = round(max(118 * self.unit, self.band.height() * 1.2))
        backs = round(44 * self.unit + 8)
        far_wide = self.tab.left() - room.left() - beside - 2 * self.gap
        above = self.band.bottom() + 1 + round(4 * self.unit)
        far = (
            QRect(room.left() + beside, above, far_wide, backs),
            QRect(self.tab.right() + 2 * self.gap, above, far_wide, backs),
        )
        top = max(far_line, round(self.band.top() + self.band.height() * FACES_TO)) + self.gap
        end = (low if across else question.top()) - self.gap
        columns, side = _signs(end - top, self.scale)
        controls = QRect(room.left() + self.gap, top, columns * side, _CONTROLS // columns * side)
        return StageLayout(
            room,
            self.band,
            self.tab,
            QRect(room.left(), self.band.bottom() + 1, wide, max(1, far_line - self.band.bottom() - 1)),
            far,
            *self._referee((low if across else self.hand.top()) - self.gap),
            controls,
            cards[0],
            cards[1],
            sums,
            question,
            coach,
            self.hand,
            self.foot,
            across,
        )
