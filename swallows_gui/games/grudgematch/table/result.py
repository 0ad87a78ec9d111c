"""The page after a match of the Grudge Match, and the score sheet for printing.

The page shows the winner, what both sides and each man did, goals and dice. The sheet has goals with turn, man, card
and place, half-time, and a grid in which discards are crossed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.grudgematch.rules.tables import CARDS, OFF, RANKS, SIDES
from swallows_gui.games.grudgematch.rules.view import GrudgematchView
from swallows_gui.games.grudgematch.table.heads import paint_man, paint_suit
from swallows_gui.games.grudgematch.table.sheet_dock import GoalsTable
from swallows_gui.games.grudgematch.words.bundle import GrudgeModels
from swallows_gui.games.grudgematch.words.match_story import GoalLine, MatchStory, story_of
from swallows_gui.games.grudgematch.words.outlook import ended_name, rank_letter, short_card
from swallows_gui.games.grudgematch.words.sentences import man_name, nation_name, place_words
from swallows_gui.games.grudgematch.words.sheet import Figures, figures, scorer_words
from swallows_gui.models.vocabulary import labelled, score_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.dice import DiceBars, paint_die
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.two_sides import Counted, TwoSides
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.advice.review_buttons import ReviewButtons
from swallows_gui.ui.play.match_desk import MatchResultScreen
from swallows_gui.ui.play.paper.page import INK, LINE, SOFT, Page, paint_title_band, write_line
from swallows_gui.ui.play.paper.sheet import rule

if TYPE_CHECKING:
    from swallows_gui.ui.play.game_controller import GameController


class GrudgeResultScreen(MatchResultScreen):
    """The statistics of one match."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        models = controller.models
        assert isinstance(models, GrudgeModels)
        self._models = models
        self._figures: Figures | None = None
        self.sides_panel, self.men_panel, self.goals_panel = Panel(), Panel(), Panel()
        self.sides = TwoSides(words=120)
        self.dice = DiceBars(_paint_face)
        self.men = MenBars()
        self.goals = GoalsTable(models.goals)
        self.no_goal, self.thrown = PlainLabel(), PlainLabel()
        for label in (self.no_goal, self.thrown):
            set_role(label, "soft")
            label.setWordWrap(True)
        self.reviews = ReviewButtons(controller)
        fill(self.sides_panel.body, self.sides, 1, self.reviews)
        self.men_panel.body.addWidget(self.men, 1)
        fill(self.goals_panel.body, self.no_goal, (self.goals, 1), (self.dice, 1), self.thrown)
        self.lay((self.sides_panel, self.men_panel, self.goals_panel))

    def show_view(self) -> None:
        self._figures = figures(self._models.reader.read(self.controller.view.history))
        super().show_view()

    def show_figures(self) -> None:
        self.sides_panel.set_title(self.tr("Both sides"))
        self.men_panel.set_title(self.tr("Who did what"))
        self.goals_panel.set_title(self.tr("Goals and dice"))
        self.no_goal.setText(self.tr("Nobody has scored."))
        self.reviews.show_seats()
        if self._figures is not None:
            self._show(self._figures)

    def _show(self, shown: Figures) -> None:
        story, names = shown.story, self._models.names
        title = self.tr("{nation} wins").format(nation=nation_name(SIDES[max(0, story.winner)]))
        line = self.tr("{germany} {a} : {b} {france}, {how}").format(
            germany=names[0], a=story.score[0], b=story.score[1], france=names[1], how=ended_name(story.ended)
        )
        self.head.set_words(title, line)
        germany = self._models.germany
        self.show_people((germany, 1 - germany), max(0, story.winner))
        one, two = shown.sides
        rows = [
            Counted(self.tr("goals"), (one.goals, two.goals), gold=True),
            Counted(self.tr("kicks"), (one.kicks, two.kicks)),
            Counted(self.tr("tackles tried"), (one.tackles[1], two.tackles[1])),
            Counted(self.tr("tackles won"), (one.tackles[0], two.tackles[0])),
            Counted(self.tr("blocks tried"), (one.blocks[1], two.blocks[1])),
            Counted(self.tr("blocks won"), (one.blocks[0], two.blocks[0])),
        ]
        if story.fouling:
            rows.append(Counted(self.tr("fouls"), (one.fouls, two.fouls)))
        self.sides.show_rows(names, rows)
        self.men.show_figures(shown)
        tell = language().locale.toString
        self.dice.show_counts(story.thrown, shown.expected, [tell(number) for number in range(1, 7)])
        self.thrown.setText(
            self.tr("{dice} dice. Each number was to be expected {expected} times.").format(
                dice=tell(sum(story.thrown)), expected=tell(shown.expected, "f", 1)
            )
        )
        self.no_goal.setVisible(not story.goals)
        self.goals.setVisible(bool(story.goals))


def _paint_face(painter: QPainter, room: QRectF, number: int) -> None:
    paint_die(painter, room, number)


class MenBars(QWidget):
    """A bar for each man: how many cards he played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: Figures | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_figures(self, shown: Figures) -> None:
        """Show the figures of a match."""
        self._figures = shown
        self.setAccessibleName(
            "; ".join(
                translate("GrudgeResult", "{man}: %n card(s)", None, count).format(man=man_name(man))
                for man, count in enumerate(shown.deeds)
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(280), theme().px(8 * 38))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), theme().px(8 * 30))

    def paintEvent(self, _event: QPaintEvent) -> None:
        shown = self._figures
        if shown is None:
            return
        t = theme()
        with painting(self) as painter:
            row = min(self.height() / 8, t.px(56))
            most = max(1, *shown.deeds)
            left = row + t.px(100)
            for man, count in enumerate(shown.deeds):
                top = man * row
                side = row * 0.86
                paint_man(painter, QRectF(2, top + (row - side) / 2, side, side), man)
                name = QRectF(row + t.px(8), top, t.px(86), row)
                font = fit_line(man_name(man), name.width(), lambda px: t.sized_font("body", px), t.px(14), t.px(8))
                painter.setFont(font)
                painter.setPen(t.colour("ink"))
                painter.drawText(name, int(Qt.AlignmentFlag.AlignVCenter), man_name(man))
                long = max(2.0, (self.width() - left - t.px(40)) * count / most)
                bar = QRectF(left, top + row * 0.24, long, row * 0.52)
                painter.fillRect(bar, t.colour("gold" if man == shown.best_man else "line"))
                painter.setFont(t.font("strong"))
                words = language().locale.toString(count)
                end = QRectF(bar.right() + t.px(6), top, t.px(40), row)
                painter.drawText(end, int(Qt.AlignmentFlag.AlignVCenter), words)


ROW = 78.0
"""Height of a row; all lengths here are tenths of a millimetre."""
_LEAST = 8
"""Rows for goals, at least: what is to come is filled in by hand."""
_MOST = 16
_BAND = 190.0


class Sheet(NamedTuple):
    """The content of the score sheet, in the language in use."""

    title: str
    sides: tuple[str, str]
    story: MatchStory


def sheet_title() -> str:
    """The sheet's title, on paper and as a file name."""
    return translate("GrudgePaper", "Score sheet of the Grudge Match")


def score_sheet(models: GrudgeModels, view: GrudgematchView) -> list[Page]:
    """The sheet of the running match."""
    names = models.names
    sides = tuple(labelled(nation_name(SIDES[side]), names[side]) for side in (0, 1))
    sheet = Sheet(sheet_title(), (sides[0], sides[1]), story_of(view.history))
    pages = max(1, -(-len(sheet.story.goals) // _MOST))
    return [_page(sheet, page) for page in range(pages)]


def _page(sheet: Sheet, number: int) -> Page:
    return lambda painter, room: paint_sheet(painter, room, sheet, number)


def paint_sheet(painter: QPainter, room: QRectF, sheet: Sheet, number: int) -> None:
    """Paint a page of the sheet, the first being 0."""
    paint_title_band(painter, room, _BAND, sheet.title, "  ·  ".join(sheet.sides))
    top = room.top() + _BAND
    goals = sheet.story.goals[number * _MOST : (number + 1) * _MOST]
    top = _paint_goals(painter, room, top, sheet, goals, max(_LEAST, len(goals)))
    if (number + 1) * _MOST < len(sheet.story.goals):
        return
    top = _paint_score(painter, room, top, sheet)
    _paint_cards(painter, room, top + 40, sheet.story)


def _columns(room: QRectF) -> tuple[tuple[float, float], ...]:
    """Left edge and width of turn, score, man, card and place."""
    widths = (0.1, 0.14, 0.3, 0.28, 0.18)
    left, found = room.left(), []
    for part in widths:
        found.append((left, room.width() * part - 14))
        left += room.width() * part
    return tuple(found)


def _paint_goals(
    painter: QPainter, room: QRectF, top: float, sheet: Sheet, goals: tuple[GoalLine, ...], rows: int
) -> float:
    heads = (
        translate("GrudgePaper", "Turn"),
        translate("GrudgePaper", "Score"),
        translate("GrudgePaper", "Goal by"),
        translate("GrudgePaper", "With"),
        translate("GrudgePaper", "From"),
    )
    painter.setPen(INK)
    for (left, wide), words in zip(_columns(room), heads, strict=True):
        write_line(painter, QRectF(left, top, wide, ROW), words, "strong", 34)
    top += ROW
    rule(painter, room, top, INK, 5)
    half = 1
    for row in range(rows):
        goal = goals[row] if row < len(goals) else None
        if goal is not None and goal.half > half:
            half = goal.half
            rule(painter, room, top, INK, 4)
            painter.setPen(SOFT)
            write_line(
                painter, QRectF(room.left(), top, room.width(), ROW * 0.6),
                translate("GrudgePaper", "Half-time"), "strong", 28,
            )  # fmt: skip
            top += ROW * 0.6
        if goal is not None:
            painter.setPen(INK)
            for (left, wide), words in zip(_columns(room), _words(goal, sheet.story.rows), strict=True):
                write_line(painter, QRectF(left, top, wide, ROW), words, "body", 34)
        top += ROW
        rule(painter, room, top, LINE, 2)
    return top


def _words(goal: GoalLine, rows: int) -> tuple[str, ...]:
    place = place_words(goal.start, rows) if goal.start != OFF else ""
    card = short_card(goal.card) if goal.card >= 0 else ""
    return str(goal.turn), score_words(goal.score), scorer_words(goal), card, place


def _paint_score(painter: QPainter, room: QRectF, top: float, sheet: Sheet) -> float:
    story = sheet.story
    painter.setPen(INK)
    write_line(
        painter, QRectF(room.left(), top, 300, ROW * 1.3), translate("GrudgePaper", "Result"),
        "strong", 38,
    )  # fmt: skip
    if story.ended:
        write_line(painter, QRectF(room.left() + 320, top, 300, ROW * 1.3), score_words(story.score), "number", 58)
        painter.setPen(SOFT)
        rest = QRectF(room.left() + 620, top, room.width() - 640, ROW * 1.3)
        write_line(painter, rest, ended_name(story.ended), "body", 32)
    return top + ROW * 1.3


def _paint_cards(painter: QPainter, room: QRectF, top: float, story: MatchStory) -> None:
    """Four rows of thirteen: crossed is gone."""
    painter.setPen(INK)
    words = translate("GrudgePaper", "Cards that have gone")
    write_line(painter, QRectF(room.left(), top, room.width(), ROW), words, "strong", 36)
    top += ROW
    side = 86.0
    wide = (room.width() - side) / RANKS
    gone = frozenset(story.discards)
    for card in range(CARDS):
        suit, rank = divmod(card, RANKS)
        y = top + suit * side
        if rank == 0:
            paint_suit(painter, QRectF(room.left() + 12, y + 14, side - 28, side - 28), suit)
        cell = QRectF(room.left() + side + rank * wide, y, wide, side)
        set_ink(painter, line=QPen(LINE, 3))
        painter.drawRect(cell)
        draw_centred(painter, cell, rank_letter(card), theme().sized_font("strong", 38), INK)
        if card in gone:
            painter.setPen(QPen(INK, 5))
            painter.drawLine(cell.bottomLeft() + QPointF(14, -14), cell.topRight() + QPointF(-14, 14))
