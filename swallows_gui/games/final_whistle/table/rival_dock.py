"""The other side beside the table: its cards as backs, its pile, its bench, and who is out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from swallows_gui.games.final_whistle.table.card_paint import HIGH, WIDE, paint_back, paint_card
from swallows_gui.games.final_whistle.table.man_paint import TALL, ManLook, paint_man
from swallows_gui.games.final_whistle.table.scenes import Cast, bench_of, card_look
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.outlook_words import card_name, man_name
from swallows_gui.games.final_whistle.words.story_parts import CLOSING
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.text_fit import fit_text


class RivalPanel(QScrollArea):
    """A panel on the seat that is not in front, updated by the story."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page = _RivalPage()
        self.setWidget(self.page)

    def show_story(self, story: MatchStory, cast: Cast, seat: int) -> None:
        """Show what is known of a seat from the events told so far."""
        self.page.show_story(story, cast, seat)
        self.setAccessibleName(self.page.accessibleName())

    def sizeHint(self) -> QSize:
        return QSize(theme().px(258), theme().px(160))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), theme().px(80))


class _RivalPage(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._cast: Cast | None = None
        self._story = MatchStory()
        self._seat = 1
        self._bench: tuple[ManLook, ...] = ()
        self._lines: tuple[str, ...] = ()

    def show_story(self, story: MatchStory, cast: Cast, seat: int) -> None:
        self._story, self._cast, self._seat = story, cast, seat
        self._bench = bench_of(story, cast, seat)
        number = len(story.hands[seat])
        held = translate("FinalRival", "%n card(s) in hand", None, number)
        if story.closing_open[seat]:
            pile = translate("FinalRival", "The last card lies open")
        else:
            pile = translate("FinalRival", "{number} in the pile").format(number=story.piles[seat])
        out = ", ".join(man_name(cast.clubs, seat, man) for man in story.box[seat])
        gone = translate("FinalRival", "Out: {men}").format(men=out) if out else ""
        self._lines = (f"{cast.short(seat)}, {cast.names[seat]}", held, pile, gone)
        bench = ", ".join(f"{look.name} {look.line} {look.strength}" for look in self._bench)
        words = [part for part in self._lines if part]
        if bench:
            words.append(translate("FinalRival", "On the bench: {men}").format(men=bench))
        self.setAccessibleName(". ".join(words))
        self.setMinimumHeight(theme().px(150 if self._bench else 84) + (theme().px(30) if gone else 0))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, cast = theme(), self._cast
        if cast is None:
            return
        with painting(self) as painter:
            edge = t.px(8)
            width = self.width() - 2 * edge
            head, held, pile, gone = self._lines
            painter.setPen(t.colour("ink"))
            painter.setFont(t.font("strong"))
            painter.drawText(QRectF(edge, 0, width, t.px(22)), int(Qt.AlignmentFlag.AlignVCenter), head)
            wide = min(t.px(42), width * 0.17)
            high = wide * HIGH / WIDE * 1.1
            y = float(t.px(26))
            hand = self._story.hands[self._seat]
            for number, card in enumerate(hand):
                room = QRectF(edge + number * (wide + t.px(3)), y, wide, high)
                if card:
                    paint_card(painter, room, card_look(cast.tables, card), art=False)
                else:
                    paint_back(painter, room, QColor(cast.colour(self._seat)))
            if self._story.closing_open[self._seat]:
                room = QRectF(edge + len(hand) * (wide + t.px(3)), y, wide, high)
                paint_card(painter, room, card_look(cast.tables, CLOSING), art=False)
            painter.setFont(t.font("small"))
            painter.setPen(t.colour("soft"))
            x = edge + 3 * (wide + t.px(3)) + t.px(6)
            words = f"{held}, {pile}" if not self._story.closing_open[self._seat] else f"{held}, {card_name(CLOSING)}"
            free = QSizeF(edge + width - x, high + t.px(14))
            setting = fit_text(words, free, lambda px: t.sized_font("small", px), t.px(12), 7)
            if setting is not None:
                setting.draw(painter, QPointF(x, y - t.px(4)), t.colour("soft"))
            y = y + high + t.px(8)
            tile = min(t.px(54), width / 4.2)
            for number, look in enumerate(self._bench):
                paint_man(painter, QRectF(edge + number * tile * 1.06, y, tile, tile * TALL), look)
            if self._bench:
                y += tile * TALL + t.px(4)
            if gone:
                painter.setPen(t.colour("soft"))
                painter.drawText(QRectF(edge, y, width, t.px(32)), _WRAPPED, gone)


_WRAPPED = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
