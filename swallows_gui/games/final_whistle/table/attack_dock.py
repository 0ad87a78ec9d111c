"""The attack beside the table: the card in play, both sides' men with their strengths, dice and sums."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from swallows_gui.games.final_whistle.rules.options import CARDS
from swallows_gui.games.final_whistle.table.card_paint import HIGH, WIDE, CardLook, paint_card
from swallows_gui.games.final_whistle.table.man_paint import INK, PAPER
from swallows_gui.games.final_whistle.table.pitch_moments import LOOK
from swallows_gui.games.final_whistle.table.scenes import Cast, card_look
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.outlook_words import card_name, entry_letter, man_name
from swallows_gui.games.final_whistle.words.story_parts import AttackLine, PhaseLine
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice import Tumble
from swallows_gui.ui.kit.dice_tray import paint_faced_die
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import Adaptive

_ROW, _LETTERED = 36, 30
"""Design pixels: the height of a side, and the least width of a place that has its letter before it, else in it."""


@dataclass(frozen=True, slots=True)
class SumLine:
    """The sum of one side of a phase."""

    colour: str
    name: str
    parts: tuple[tuple[str, int | None, str], ...]
    """Letter of the entry, strength, name; None while it is open."""
    die: int | None
    bonus: int
    total: int | None


@dataclass(frozen=True, slots=True)
class PhaseSums:
    """A phase with both sides."""

    title: str
    outcome: str
    lines: tuple[SumLine, SumLine]


def sums_of(cast: Cast, attack: AttackLine, name: str) -> PhaseSums | None:
    """Both sides' known men in a phase; None for a phase that the card lacks."""
    card = cast.tables.cards[CARDS.index(attack.card)]
    lists = card.build_up if name == "build_up" else card.finish
    if lists is None:
        return None
    phase = attack.phase(name) or PhaseLine(name)
    lines = []
    for role, entries in enumerate(lists):
        seat = attack.seat ^ role
        used = phase.used[role]
        parts = tuple(
            (entry_letter(entry), used[at].strength, man_name(cast.clubs, seat, used[at].man))
            if at < len(used)
            else (entry_letter(entry), None, "")
            for at, entry in enumerate(entries)
        )
        die = phase.dice[role] if phase.dice else None
        total = phase.totals[role] if phase.totals is not None else None
        lines.append(SumLine(cast.colour(seat), cast.short(seat), parts, die, phase.bonus if role == 0 else 0, total))
    finish = name == "finish"
    title = translate("FinalAttack", "Finish") if finish else translate("FinalAttack", "Build-up")
    if phase.success is None:
        outcome = (
            translate("FinalAttack", "a goal needs more") if finish else translate("FinalAttack", "equal is enough")
        )
    elif phase.success:
        outcome = translate("FinalAttack", "goal") if finish else translate("FinalAttack", "through")
    else:
        outcome = translate("FinalAttack", "no goal") if finish else translate("FinalAttack", "lost")
    return PhaseSums(title, outcome, (lines[0], lines[1]))


def said(sums: PhaseSums) -> str:
    """A phase in words."""
    texts = []
    for line in sums.lines:
        used = ", ".join(f"{name} {strength}" for _letter, strength, name in line.parts if strength is not None)
        total = "" if line.total is None else f" = {line.total}"
        texts.append(labelled(line.name, f"{used or '…'}{total}"))
    return labelled(f"{sums.title}, {sums.outcome}", "; ".join(texts))


class AttackPanel(QScrollArea):
    """The running attack as a panel, updated by the story."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page = _AttackPage()
        self.setWidget(self.page)

    def show_story(self, story: MatchStory, cast: Cast) -> None:
        """Show the attack as the events told so far make it."""
        self.page.show_story(story, cast)
        self.setAccessibleName(self.page.accessibleName())

    @property
    def needed(self) -> int:
        """The height of all that it shows."""
        return self.page.minimumHeight()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(258), theme().px(360))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), theme().px(90))


class _AttackPage(Adaptive, QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._card: CardLook | None = None
        self._line = ""
        self._phases: tuple[PhaseSums, ...] = ()
        self._empty = ""

    def show_story(self, story: MatchStory, cast: Cast) -> None:
        attack = story.attack
        self._empty = ""
        if attack is None:
            self._card, self._phases = None, ()
            self._line = ""
            self._empty = translate("FinalAttack", "The cards are still hidden.")
        else:
            self._card = card_look(cast.tables, attack.card)
            self._line = _headline(story, cast, attack)
            found = (sums_of(cast, attack, name) for name in ("build_up", "finish"))
            self._phases = tuple(phase for phase in found if phase is not None)
        texts = [self._line or self._empty, *(said(phase) for phase in self._phases)]
        self.setAccessibleName(". ".join(texts))
        self.restyle()

    def restyle(self) -> None:
        self.setMinimumHeight(self._needed(max(self.width(), theme().px(200))))
        self.update()

    def _card_high(self, width: float) -> float:
        return min(width - theme().px(16), theme().px(132)) * HIGH / WIDE

    def _needed(self, width: int) -> int:
        t = theme()
        if self._card is None:
            return t.px(80)
        return round(self._card_high(width) + t.px(16 + 44) + len(self._phases) * t.px(26 + 2 * _ROW + 8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            painter.setPen(t.colour("soft"))
            edge = t.px(8)
            width = self.width() - 2 * edge
            if self._card is None:
                painter.setFont(t.font("body"))
                painter.drawText(QRectF(edge, 0, width, t.px(80)), _WRAPPED, self._empty)
                return
            y = float(t.px(6))
            high = self._card_high(self.width())
            wide = high * WIDE / HIGH
            paint_card(painter, QRectF(edge + (width - wide) / 2, y, wide, high), self._card)
            y += high + t.px(4)
            painter.setPen(t.colour("ink"))
            painter.setFont(t.font("small"))
            painter.drawText(QRectF(edge, y, width, t.px(38)), _WRAPPED, self._line)
            y += t.px(40)
            for phase in self._phases:
                y = self._paint_phase(painter, phase, y, edge, width)

    def _paint_phase(self, painter: QPainter, phase: PhaseSums, y: float, edge: float, width: float) -> float:
        t = theme()
        head = QRectF(edge, y, width, t.px(22))
        painter.setPen(t.colour("ink"))
        painter.setFont(t.sized_font("heading", t.px(14)))
        painter.drawText(head, int(Qt.AlignmentFlag.AlignVCenter), phase.title)
        painter.setFont(t.font("small"))
        painter.setPen(t.colour("soft"))
        painter.drawText(head, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), phase.outcome)
        painter.fillRect(QRectF(edge, head.bottom(), width, t.px(1)), t.colour("line"))
        painter.fillRect(QRectF(edge, head.bottom() - 1, t.px(30), t.px(3)), t.colour("red"))
        y = head.bottom() + t.px(4)
        for line in phase.lines:
            self._paint_line(painter, line, QRectF(edge, y, width, t.px(_ROW)))
            y += t.px(_ROW)
        return y + t.px(6)

    def _paint_line(self, painter: QPainter, line: SumLine, room: QRectF) -> None:
        t = theme()
        painter.fillRect(QRectF(room.left(), room.top() + t.px(6), t.px(5), t.px(24)), QColor(line.colour))
        total = t.px(34)
        die = t.px(24)
        bonus = t.px(24) if line.bonus else 0
        free = room.width() - t.px(10) - total - die - bonus - t.px(22)
        step = min(t.px(44), free / max(1, len(line.parts)))
        x = room.left() + t.px(10)
        tight = step < t.px(_LETTERED)
        for letter, strength, name in line.parts:
            side = min(t.px(22), step * (0.92 if tight else 0.56))
            before = 0.0 if tight else step * 0.36
            box = QRectF(x + before, room.top() + t.px(7), side, side)
            if not tight:
                place = QRectF(x, room.top() + t.px(7), before, side)
                draw_centred(painter, place, letter, t.font("label"), t.colour("soft"))
            open_yet = strength is None
            set_ink(
                painter,
                line=QPen(
                    t.colour("outline") if open_yet else INK,
                    1.4,
                    Qt.PenStyle.DashLine if open_yet else Qt.PenStyle.SolidLine,
                ),
                fill=Qt.BrushStyle.NoBrush if open_yet else PAPER,
            )
            painter.drawRoundedRect(box, 2, 2)
            if strength is None:
                font = t.sized_font("strong", min(t.px(14), side * 0.8))
                draw_centred(painter, box, letter if tight else "?", font, t.colour("soft"))
            else:
                draw_centred(painter, box, str(strength), t.sized_font("number", side * 0.72), INK)
                font = fit_line(name, step - 1, lambda px: t.sized_font("small", px), t.px(9), 5)
                draw_centred(painter, QRectF(x, box.bottom() + 1, step, t.px(10)), name, font, t.colour("soft"))
            x += step
        plus = QRectF(room.right() - total - die - bonus - t.px(16), room.top() + t.px(7), t.px(12), t.px(22))
        draw_centred(painter, plus, "+", t.font("strong"), t.colour("soft"))
        at = QRectF(room.right() - total - die - bonus - t.px(2), room.top() + t.px(6), die, die)
        if line.die is None:
            set_ink(painter, line=QPen(t.colour("outline"), 1.4, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(at, 3, 3)
        else:
            paint_faced_die(painter, at, LOOK, Tumble(line.die))
        if line.bonus:
            draw_centred(painter, at.translated(die + 2, 0), f"+{line.bonus}", t.font("strong"), t.colour("ink"))
        known = [strength for _letter, strength, _name in line.parts if strength is not None]
        words = str(line.total) if line.total is not None else f"{sum(known)}+" if known else "?"
        end = QRectF(room.right() - total, room.top() + t.px(6), total, die)
        draw_centred(
            painter, end, words, t.sized_font("number", t.px(18 if line.total is not None else 15)), t.colour("ink")
        )


_WRAPPED = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


def _headline(story: MatchStory, cast: Cast, attack: AttackLine) -> str:
    """The number of the attack, and the cards that met."""
    if attack.counter:
        which = translate("FinalAttack", "Counter-attack of {club}").format(club=cast.short(attack.seat))
    else:
        which = translate("FinalAttack", "{club}: attack {number} of {all}").format(
            club=cast.short(attack.seat), number=attack.number, all=attack.of
        )
    up = story.up
    if not all(up):
        return which
    strengths = [cast.tables.cards[CARDS.index(card)].strength for card in up]
    return (
        which
        + "\n"
        + translate("FinalAttack", "{a} {one} against {b} {two}").format(
            a=card_name(up[0]), one=strengths[0], b=card_name(up[1]), two=strengths[1]
        )
    )
