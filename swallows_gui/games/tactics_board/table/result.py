"""The page after a match of Tactics Board, and the score sheet for printing.

The page shows the winner, what both sides did, where they shot from and what the dice did. The sheet has the board,
plays as boxes, goals, cards, results of shots, and a board to draw on.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from swallows_gui.games.tactics_board.rules.tables import PAWNS
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView
from swallows_gui.games.tactics_board.table.board_paint import BoardPlan, paint_lines, paint_names
from swallows_gui.games.tactics_board.table.shot_map import ShotMap
from swallows_gui.games.tactics_board.words.bundle import BoardModels
from swallows_gui.games.tactics_board.words.match_story import MatchStory, story_of
from swallows_gui.games.tactics_board.words.phrases import RESULTS, ending_name, number_of, period_name
from swallows_gui.games.tactics_board.words.sentences import pawn_words, side_name
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.dice import DiceBars, paint_die
from swallows_gui.ui.kit.icons import paint_ball
from swallows_gui.ui.kit.painting import set_ink
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.text_fit import draw_centred
from swallows_gui.ui.kit.two_sides import Counted, TwoSides
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.match_desk import MatchResultScreen
from swallows_gui.ui.play.paper.page import INK, LINE, SOFT, Page, write_line
from swallows_gui.ui.play.paper.sheet import BAND, paint_band, rule

if TYPE_CHECKING:
    from swallows_gui.ui.play.game_controller import GameController


class BoardResultScreen(MatchResultScreen):
    """The statistics of one match."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        models = controller.models
        assert isinstance(models, BoardModels)
        self._models = models
        self._story: MatchStory | None = None
        self.sides_panel, self.shots_panel, self.dice_panel = Panel(), Panel(), Panel()
        self.sides = TwoSides(words=120)
        self.shots = ShotMap()
        self.dice = DiceBars(_paint_face)
        self.words = [PlainLabel() for _ in range(2)]
        for label in self.words:
            set_role(label, "body")
            label.setWordWrap(True)
        fill(self.sides_panel.body, self.sides, 1)
        fill(self.shots_panel.body, self.shots, self.words[0], 1)
        fill(self.dice_panel.body, (self.dice, 1), self.words[1])
        self.lay((self.sides_panel, self.shots_panel, self.dice_panel))

    def show_view(self) -> None:
        self._story = self._models.reader.read(self.controller.view.history)
        super().show_view()

    def show_figures(self) -> None:
        self.sides_panel.set_title(self.tr("Both sides"))
        self.shots_panel.set_title(self.tr("Shots"))
        self.dice_panel.set_title(self.tr("The dice"))
        if self._story is not None:
            self._show(self._story)

    def _show(self, story: MatchStory) -> None:
        figures, teams = story.figures, self._models.teams
        title = self.tr("A draw")
        if story.winner is not None:
            title = self.tr("{side} wins").format(side=side_name(story.winner))
        line = self.tr("{a} {goals_a} : {goals_b} {b}").format(
            a=teams[0], goals_a=story.score[0], goals_b=story.score[1], b=teams[1]
        )
        if story.kicks:
            goals = story.kick_goals
            line += self.tr(", {a} : {b} in the shoot-out").format(a=goals[0], b=goals[1])
        elif ending := ending_name(story.ending):
            line += f", {ending}"
        self.head.set_words(title, line)
        self.show_people((0, 1), story.winner)
        names = (
            ("goals", self.tr("goals")),
            ("shots", self.tr("shots")),
            ("corners", self.tr("corner kicks")),
            ("plays", self.tr("plays")),
            ("passes", self.tr("direct passes")),
            ("captures", self.tr("balls captured")),
            ("won", self.tr("battles won")),
            ("dribbles", self.tr("dribbles")),
            ("fouls", self.tr("fouls")),
            ("cards", self.tr("cards")),
            ("offside", self.tr("offside")),
        )
        rows = [Counted(name, figures.count(key), key == "goals") for key, name in names]
        self.sides.show_rows((side_name(0), side_name(1)), rows)
        self.shots.show_story(story)
        scorers = [
            self.tr("{pawn}, minute {minute}").format(
                pawn=pawn_words(goal.side, number_of(goal.pawn)), minute=language().locale.toString(goal.minute)
            )
            for goal in story.goals
        ]
        self.words[0].setText("; ".join(scorers) if scorers else self.tr("Nobody has scored."))
        self.dice.show_counts(figures.dice, figures.expected, [str(number) for number in range(1, 7)])
        self.words[1].setText(
            self.tr("{rolls} dice. Each number was to be expected {expected} times.").format(
                rolls=language().locale.toString(figures.rolls),
                expected=language().locale.toString(figures.expected, "f", 1),
            )
        )


def _paint_face(painter: QPainter, room: QRectF, number: int) -> None:
    paint_die(painter, room, number)


ROW = 62.0
"""Height of a row; all lengths here are tenths of a millimetre."""
_GOALS = 8
"""Rows for goals: what is to come is filled in by hand."""


class Sheet(NamedTuple):
    """The content of the score sheet, in the language in use."""

    title: str
    teams: tuple[str, str]
    story: MatchStory
    periods: tuple[int, ...]
    """Plays of each period, as far as it has been played."""


def sheet_title() -> str:
    """The sheet's title, on paper and as a file name."""
    return translate("BoardPaper", "Score sheet of Tactics Board")


def score_sheet(models: BoardModels, view: TacticsBoardView) -> list[Page]:
    """The sheet of the running match, on one page."""
    story = story_of(view.history)
    played = [story.half] * max(0, min(2, story.period - 1)) + [story.half // 3] * max(0, story.period - 3)
    sheet = Sheet(sheet_title(), models.teams, story, (*played, story.plays))
    return [lambda painter, room: paint_sheet(painter, room, sheet)]


def paint_sheet(painter: QPainter, room: QRectF, sheet: Sheet) -> None:
    """Paint the page."""
    sides = "  ·  ".join(labelled(side_name(side), sheet.teams[side]) for side in (0, 1))
    paint_band(painter, room, sheet.title, sides)
    top = room.top() + BAND
    board = QRectF(room.left(), top, room.width(), room.width() * 0.53)
    _paint_board(painter, board, sheet.story)
    top = _paint_plays(painter, room, board.bottom() + 30, sheet)
    half = QRectF(room.left(), top, room.width() * 0.56, room.bottom() - top)
    rest = QRectF(half.right() + 40, top, room.right() - half.right() - 40, half.height())
    _paint_goals(painter, half, sheet)
    _paint_cards_and_shots(painter, rest, sheet.story)
    wide = room.width() * 0.62
    _paint_board(painter, QRectF(room.left(), room.bottom() - wide * 0.52, wide, wide * 0.52), MatchStory())


def _paint_board(painter: QPainter, room: QRectF, story: MatchStory) -> None:
    """The squares in thin lines, the pitch in thick ones, everybody where he stands."""
    plan = BoardPlan(room)
    painter.setPen(QPen(LINE, 2))
    for row in range(17):
        x = plan.side_line(row)
        painter.drawLine(QPointF(x, plan.field.top()), QPointF(x, plan.field.bottom()))
    for column in range(9):
        y = plan.field.top() + column * plan.side
        painter.drawLine(QPointF(plan.field.left(), y), QPointF(plan.field.right(), y))
    paint_lines(painter, plan, INK)
    paint_names(painter, plan, INK)
    for pawn, square in enumerate(story.at):
        if square < 0:
            continue
        at, radius = plan.at(square), plan.side * 0.36
        if story.at.count(square) > 1:
            at += QPointF(-1, 1) * plan.side * 0.2 * (1 if pawn < PAWNS else -1)
            radius = plan.side * 0.24
        set_ink(painter, line=QPen(INK, 4 if story.role(pawn) > 1 else 9), fill=Qt.GlobalColor.white)
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        if pawn < PAWNS:
            painter.drawEllipse(box)
        else:
            painter.drawRect(box)
        draw_centred(painter, box, str(number_of(pawn)), theme().sized_font("number", radius), INK)
    if story.ball >= 0:
        paint_ball(painter, plan.at(story.ball) + QPointF(plan.side, plan.side) * 0.32, plan.side * 0.16, INK)


def _paint_plays(painter: QPainter, room: QRectF, top: float, sheet: Sheet) -> float:
    """A box for every play of a period, crossed when it has been used. Returns where it ends."""
    story = sheet.story
    for period in range(1, max(2, story.period) + 1):
        every = story.half if period < 3 else story.half // 3
        used = sheet.periods[period - 1] if period <= len(sheet.periods) else 0
        painter.setPen(INK)
        write_line(painter, QRectF(room.left(), top, 440, ROW), period_name(period), "strong", 32)
        step = (room.width() - 460) / every
        side = min(step * 0.8, 40)
        for number in range(every):
            box = QRectF(room.left() + 460 + number * step, top + (ROW - side) / 2, side, side)
            set_ink(painter, line=QPen(INK, 3))
            painter.drawRect(box)
            if number < used:
                painter.drawLine(box.bottomLeft(), box.topRight())
        top += ROW
    return top + ROW * 0.5


def _paint_goals(painter: QPainter, room: QRectF, sheet: Sheet) -> None:
    story = sheet.story
    painter.setPen(INK)
    heading = translate("BoardPaper", "Goals")
    write_line(painter, QRectF(room.left(), room.top(), room.width(), ROW), heading, "heading", 40)
    top = room.top() + ROW
    rule(painter, room, top, INK, 5)
    tell = language().locale.toString
    score = [0, 0]
    for row in range(max(_GOALS, len(story.goals))):
        if row < len(story.goals):
            goal = story.goals[row]
            score[goal.side] += 1
            words = translate("BoardPaper", "{a} : {b}   {pawn}, minute {minute}").format(
                a=score[0], b=score[1], pawn=pawn_words(goal.side, number_of(goal.pawn)), minute=tell(goal.minute)
            )
            painter.setPen(INK)
            write_line(painter, QRectF(room.left(), top, room.width(), ROW), words, "body", 34)
        rule(painter, room, top + ROW, LINE, 2)
        top += ROW
    rule(painter, room, top, INK, 5)
    painter.setPen(INK)
    final = f"{story.score[0]} : {story.score[1]}" if story.period else ""
    if story.kicks:
        kicks = translate("BoardPaper", "{score}, {a} : {b} in the shoot-out")
        final = kicks.format(score=final, a=story.kick_goals[0], b=story.kick_goals[1])
    write_line(painter, QRectF(room.left(), top + 10, room.width(), ROW * 1.4), final, "number", 56)


def _paint_cards_and_shots(painter: QPainter, room: QRectF, story: MatchStory) -> None:
    painter.setPen(INK)
    cards = translate("BoardPaper", "Cards")
    write_line(painter, QRectF(room.left(), room.top(), room.width(), ROW), cards, "heading", 40)
    top = room.top() + ROW
    rule(painter, room, top, INK, 5)
    lines = [
        translate("BoardPaper", "{pawn}: yellow").format(pawn=_words(pawn))
        for pawn in story.booked
        if pawn not in story.sent_off
    ]
    lines += [
        translate("BoardPaper", "{side}, defenders: one yellow").format(side=side_name(side))
        for side in (0, 1)
        if story.group[side]
    ]
    lines += [translate("BoardPaper", "{pawn}: red").format(pawn=_words(pawn)) for pawn in story.sent_off]
    for row in range(max(3, len(lines))):
        if row < len(lines):
            painter.setPen(INK)
            write_line(painter, QRectF(room.left(), top, room.width(), ROW), lines[row], "body", 34)
        rule(painter, room, top + ROW, LINE, 2)
        top += ROW
    top += ROW * 0.5
    painter.setPen(INK)
    shots = translate("BoardPaper", "Shots")
    write_line(painter, QRectF(room.left(), top, room.width(), ROW), shots, "heading", 40)
    for side in (0, 1):
        cell = QRectF(room.right() - 300 + 150 * side, top, 150, ROW)
        write_line(painter, cell, side_name(side), "strong", 32, Qt.AlignmentFlag.AlignRight)
    top += ROW
    rule(painter, room, top, INK, 5)
    counted = Counter((shot.side, shot.result) for shot in story.shots)
    for result in ("goal", "corner", "goal_kick"):
        painter.setPen(INK)
        write_line(painter, QRectF(room.left(), top, 300, ROW), RESULTS(result), "body", 34)
        painter.setPen(INK if story.shots else SOFT)
        for side in (0, 1):
            cell = QRectF(room.right() - 300 + 150 * side, top, 150, ROW)
            count = str(counted[side, result]) if story.shots else ""
            write_line(painter, cell, count, "number", 36, Qt.AlignmentFlag.AlignRight)
        rule(painter, room, top + ROW, LINE, 2)
        top += ROW


def _words(pawn: int) -> str:
    return pawn_words(pawn // PAWNS, number_of(pawn))
