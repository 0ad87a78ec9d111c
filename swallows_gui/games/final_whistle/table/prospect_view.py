"""Views of Final Whistle's table that show a hand, a planned substitution, and what a choice leads to.

`ProspectView` lists the throws that help. A `Substitution` is built by naming the man who goes off and the one who
comes on, in either order (F7.1).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.actions import OFF, SUBSTITUTE, argument_of, verb_of
from swallows_gui.games.final_whistle.rules.options import CARDS, MEN
from swallows_gui.games.final_whistle.table import scenes
from swallows_gui.games.final_whistle.table.hand import HandPicture
from swallows_gui.games.final_whistle.table.man_paint import TALL, ManLook, paint_man
from swallows_gui.games.final_whistle.table.pitch import Who
from swallows_gui.games.final_whistle.table.pitch_moments import die_value
from swallows_gui.games.final_whistle.table.presentation import MANNERS
from swallows_gui.games.final_whistle.words.outlook_words import ManProspect
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line, fit_text

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
    from swallows_gui.games.final_whistle.table.table import FinalTable


_HIGH, _LOW, _HEAD, _TALL = 92, 58, 20, 164
"""Design pixels; the last where it stands in a column."""
NUMBERS = range(1, 7)


class ProspectView(QWidget):
    """A painted widget without parts; its accessible name has the whole content."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.prospect = ManProspect()
        self.men: tuple[ManLook, ...] = ()
        """Those whose sides are shown side by side."""
        self.colours = ("#C8321F", "#1F4E9E")
        """Of attacker and defender."""
        self._dense = self._tall = False
        self._titled = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_prospect(
        self, prospect: ManProspect, men: tuple[ManLook, ...] = (), colours: tuple[str, str] | None = None
    ) -> None:
        """Show what a choice leads to."""
        self.prospect, self.men = prospect, men
        if colours is not None:
            self.colours = colours
        self.setAccessibleName(prospect.said if prospect.title else "")
        self.update()

    def set_dense(self, dense: bool, *, titled: bool = True) -> None:
        """Show only one figure and a line, for little height; `titled`: with its subject, which else a button names."""
        if (dense, titled) != (self._dense, self._titled):
            self._dense, self._titled = dense, titled
            self.updateGeometry()
            self.update()

    def set_tall(self, tall: bool) -> None:
        """Stand in a narrow column, or lie across."""
        if tall != self._tall:
            self._tall = tall
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        t = theme()
        if self._tall:
            return QSize(t.px(200), t.px(_TALL))
        return QSize(t.px(420), t.px((_LOW if self._dense else _HIGH) - (0 if self._titled else _HEAD)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        what = self.prospect
        if not what.title:
            return
        t = theme()
        with painting(self) as painter:
            painter.fillRect(self.rect(), t.colour("slate"))
            room = QRectF(self.rect()).adjusted(t.px(10), t.px(2), -t.px(8), -t.px(2))
            if what.throws and not self._dense:
                side = min(room.height() - (t.px(_HEAD) if self._tall else 0), room.width() * 0.48)
                self._paint_throws(painter, QRectF(room.right() - side, room.bottom() - side, side, side))
                if self._tall:
                    self._paint_title(painter, room)
                    room.setTop(room.top() + t.px(_HEAD))
                room.setRight(room.right() - side - t.px(10))
            if self.men:
                wide = room.height() / TALL * 0.96
                for number, look in enumerate(reversed(self.men)):
                    box = QRectF(room.right() - wide * 1.12 * (number + 1), room.top() + 1, wide, wide * TALL)
                    paint_man(painter, box, look)
                room.setRight(room.right() - wide * 1.12 * len(self.men) - t.px(10))
            if what.boxes and not self._dense:
                high = t.px(34 + (_HEAD if self._tall else 0))
                self._paint_boxes(painter, QRectF(room.left(), room.bottom() - high, room.width(), high))
                room.setBottom(room.bottom() - high - t.px(2))
            if self._titled and not (self._tall and what.throws):
                self._paint_title(painter, room)
                room.setTop(room.top() + t.px(_HEAD))
            self._paint_words(painter, room)

    def _paint_title(self, painter: QPainter, room: QRectF) -> None:
        t = theme()
        font = fit_line(self.prospect.title, room.width(), lambda px: t.sized_font("strong", px), t.px(15), t.px(9))
        painter.setFont(font)
        painter.setPen(t.colour("on_slate"))
        title = QFontMetricsF(font).elidedText(self.prospect.title, Qt.TextElideMode.ElideRight, room.width())
        line = QRectF(room.left(), room.top(), room.width(), t.px(_HEAD))
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), title)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        t = theme()
        what = self.prospect
        ink = soft = t.colour("on_slate")
        painter.setPen(ink)
        left, top = room.left(), room.top()
        if what.figure:
            size = min(t.px(36), (room.bottom() - top) * 0.86)
            number = t.sized_font("number", size, 900)
            wide = QFontMetricsF(number).horizontalAdvance(what.figure) + t.px(12)
            painter.setFont(number)
            painter.drawText(QRectF(left, top, wide, size * 1.25), int(Qt.AlignmentFlag.AlignVCenter), what.figure)
            left += wide
        words = ". ".join(part for part in (what.line, what.below) if part)
        free = QSizeF(room.right() - left, room.bottom() - top)
        setting = fit_text(words, free, lambda px: t.sized_font("small", px), t.px(13), t.px(8))
        if setting is None:
            setting = fit_text(what.line, free, lambda px: t.sized_font("small", px), t.px(13), 6)
        if setting is not None:
            setting.draw(painter, QPointF(left, top + t.px(2)), soft)

    def _paint_throws(self, painter: QPainter, room: QRectF) -> None:
        """Paint the table of throws: the attacker's die across, the defender's down; gold is good for the seat that
        chooses."""
        t = theme()
        step = room.width() / 7
        font = t.sized_font("label", step * 0.8)
        painter.setPen(Qt.PenStyle.NoPen)
        for place in range(6):
            value = str(die_value(place + 1))
            across = QRectF(room.left() + step * (place + 1), room.top(), step, step)
            down = QRectF(room.left(), room.top() + step * (place + 1), step, step)
            draw_centred(painter, across, value, font, _readable(QColor(self.colours[0])))
            draw_centred(painter, down, value, font, _readable(QColor(self.colours[1])))
        for row, line in enumerate(self.prospect.throws):
            for column, succeeds in enumerate(line):
                cell = QRectF(
                    room.left() + step * (column + 1), room.top() + step * (row + 1), step * 0.88, step * 0.88
                )
                set_ink(painter, fill=t.colour("gold") if succeeds else QColor("#55504A"))
                painter.drawRect(cell)
                if not succeeds:
                    painter.setPen(QColor("#8A8378"))
                    painter.drawLine(cell.topLeft(), cell.bottomRight())

    def _paint_boxes(self, painter: QPainter, room: QRectF) -> None:
        """Paint small facts side by side, with their subject in front, or above them in a column."""
        t = theme()
        what = self.prospect
        label = 0.0 if self._tall else min(room.width() * 0.3, t.px(120))
        about = QRectF(room.left(), room.top(), label - t.px(6), room.height())
        if self._tall:
            about = QRectF(room.left(), room.top(), room.width(), t.px(_HEAD))
            room = room.adjusted(0, t.px(_HEAD), 0, 0)
        setting = fit_text(what.boxes_of, about.size(), lambda px: t.sized_font("small", px), t.px(12), 7)
        if setting is not None:
            setting.draw(painter, QPointF(about.left(), about.center().y() - setting.height / 2), t.colour("on_slate"))
        step = (room.width() - label) / max(1, len(what.boxes))
        for number, (name, much) in enumerate(what.boxes):
            box = QRectF(room.left() + label + step * number, room.top(), step * 0.94, room.height())
            set_ink(painter, line=t.colour("ink"), fill=t.colour("paper"))
            painter.drawRect(box)
            top = QRectF(box.left(), box.top(), box.width(), box.height() * 0.52)
            draw_centred(painter, top, name, t.sized_font("number", t.px(14)), t.colour("ink"))
            foot = QRectF(box.left(), box.top() + box.height() * 0.52, box.width(), box.height() * 0.44)
            font = fit_line(much, box.width() * 0.94, lambda px: t.sized_font("small", px), t.px(11), 6)
            draw_centred(painter, foot, much, font, t.colour("ink"))


def _readable(colour: QColor) -> QColor:
    """A club's colour as it is read on a dark slip."""
    return colour.lighter(170)


def hand_shown(table: FinalTable, cast: scenes.Cast) -> HandPicture:
    """The row below the plate: hand, bench and pile."""
    view = table.view
    assert view is not None
    seat, words = table.near, table.words
    picture = scenes.hand_picture(table.story, cast, seat)
    candidates = [] if table.telling else table.candidates()
    chosen = [(seat, man) for man in table.change if man]
    bench = scenes.bench_of(table.shown_story, cast, seat, candidates, chosen, table.numbers())
    offered = (
        [CARDS[a.argument_of(each)] for each in table.legal if a.verb_of(each) in (a.PLAY, a.EXCHANGE)]
        if not table.telling
        else []
    )
    picked = ""
    if not table.telling and view.seat == seat and view.step == "card" and view.picked:
        picked = CARDS[view.picked[0]]
    story = table.story if _is_open(table) else scenes.face_down(table.story)
    cards = scenes.hand_of(
        story, cast, words, seat, offered=offered, picked=picked, counted=view.seat == seat and bool(offered)
    )
    reserves = any(look.state == "candidate" for look in bench) and not table.change.on
    return HandPicture(
        bench=bench,
        bench_said=tuple(table.said(bench).values()),
        bench_words=picture.bench_words,
        cards=cards,
        hand_words=_words(view, cast, seat, offered=bool(offered)),
        colour=picture.colour,
        pile=picture.pile,
        pile_words=picture.pile_words,
        closing=picture.closing,
        wants_bench=reserves,
    )


def _is_open(table: FinalTable) -> bool:
    """Whether the hand may lie open. With two people at the table it does only while its seat chooses
    a card (F15.3)."""
    people = sum(seat.kind == "human" for seat in table.info.seats)
    if people < 2 or not table.decides:
        return True
    return not table.telling and table.view is not None and bool(table.legal) and MANNERS.needs_hand(table.view)


def _words(view: FinalWhistleView, cast: scenes.Cast, seat: int, *, offered: bool) -> str:
    if offered and view.step == "card":
        return translate("FinalTable", "Hand: one of these for this quarter")
    if offered and view.step == "further":
        return translate("FinalTable", "Hand: one of these leads the next attack")
    if offered:
        return translate("FinalTable", "Hand: one of these may be laid aside")
    return translate("FinalTable", "Hand of {club}").format(club=cast.short(seat))


class Substitution(NamedTuple):
    """A substitution being entered: the man who goes off and the one who comes on; "" for not named yet.

    >>> half = Substitution().named("D8", bench=("M1",))
    >>> half, half.named("D8", bench=("M1",)), half.named("M1", bench=("M1",)).whole
    (Substitution(off='D8', on=''), Substitution(off='', on=''), True)
    """

    off: str = ""
    on: str = ""

    @property
    def begun(self) -> bool:
        """Whether a man has been named."""
        return bool(self.off or self.on)

    @property
    def whole(self) -> bool:
        """Whether both have been named."""
        return bool(self.off and self.on)

    def named(self, man: str, bench: Collection[str]) -> Substitution:
        """The substitution with another man named; naming the same man again removes him."""
        if man in bench:
            return self._replace(on="" if self.on == man else man)
        return self._replace(off="" if self.off == man else man)

    def looked_at(self, man: str, bench: Collection[str]) -> Substitution:
        """The substitution as it would be with the highlighted man; named men stay."""
        if man in bench:
            return self._replace(on=self.on or man)
        return self._replace(off=self.off or man)

    def open_to(self, seat: int, legal: Iterable[int]) -> list[Who]:
        """The men who can be named now."""
        found: dict[Who, None] = {}
        for action in legal:
            if verb_of(action) != SUBSTITUTE:
                continue
            leaves, comes = (MEN[man] for man in divmod(argument_of(action), OFF))
            if self.on in ("", comes):
                found[seat, leaves] = None
            if self.off in ("", leaves):
                found[seat, comes] = None
        return list(found)
