"""The page after a match of Power Soccer, and the score sheet for printing.

The page shows the winner, how the attacks ended and what the dice did, and leads to replay and rematch. The sheet has a
row for each round, a column for each side, goals added up, shots as circles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from swallows_gui.games.power_soccer.rules.view import PowerSoccerView
from swallows_gui.games.power_soccer.table.faces import FACES, die_look
from swallows_gui.games.power_soccer.table.kicks import PowerSheetTable
from swallows_gui.games.power_soccer.words.bundle import PowerModels
from swallows_gui.games.power_soccer.words.match_story import MatchStory, Shot, story_of
from swallows_gui.games.power_soccer.words.outlook_words import face_name, reason_name, rules_name
from swallows_gui.games.power_soccer.words.sheet import REASONS, Figures, figures
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.dice import DiceBars, Tumble
from swallows_gui.ui.kit.dice_tray import paint_faced_die
from swallows_gui.ui.kit.icons import paint_ball
from swallows_gui.ui.kit.painting import set_ink
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.two_sides import Counted, TwoSides
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.match_desk import MatchResultScreen
from swallows_gui.ui.play.paper.page import INK, LINE, SOFT, Page, write_line
from swallows_gui.ui.play.paper.sheet import BAND, paint_band, rule

if TYPE_CHECKING:
    from swallows_gui.ui.play.game_controller import GameController


class PowerResultScreen(MatchResultScreen):
    """The statistics of one match."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        models = controller.models
        assert isinstance(models, PowerModels)
        self._models = models
        self._figures: Figures | None = None
        self.ends_panel, self.dice_panel, self.sheet_panel = Panel(), Panel(), Panel()
        self.ends = TwoSides()
        self._look = die_look(())
        self.dice = DiceBars(self._paint_face)
        self.sheet = PowerSheetTable(models.sheet)
        self.sheet.setMinimumHeight(0)
        self.words = [PlainLabel() for _ in range(3)]
        for label in self.words:
            set_role(label, "body")
            label.setWordWrap(True)
        self.ends_panel.body.addWidget(self.ends)
        for label in self.words[:2]:
            self.ends_panel.body.addWidget(label)
        self.ends_panel.body.addStretch(1)
        fill(self.dice_panel.body, (self.dice, 1), self.words[2])
        self.sheet_panel.body.addWidget(self.sheet, 1)
        self.lay((self.ends_panel, self.dice_panel, self.sheet_panel))

    def show_view(self) -> None:
        view = self.controller.view
        self._figures = figures(self._models.reader.read(view.history))
        black = [face for face, dark in zip(FACES, view.black, strict=True) if dark]
        self._look = die_look(black)
        super().show_view()

    def show_figures(self) -> None:
        self.ends_panel.set_title(self.tr("How the attacks ended"))
        self.dice_panel.set_title(self.tr("The dice"))
        self.sheet_panel.set_title(self.tr("Match sheet"))
        if self._figures is not None:
            self._show(self._figures)

    def _show(self, shown: Figures) -> None:
        sides, story = self._models.sides, shown.story
        title = self.tr("A draw")
        if story.winner is not None:
            title = self.tr("{name} wins").format(name=sides[story.winner])
        line = self.tr("{a} {goals_a} : {goals_b} {b}").format(
            a=sides[0], goals_a=story.score[0], goals_b=story.score[1], b=sides[1]
        )
        if story.kicks:
            line += self.tr(", on penalty kicks {a} : {b}").format(a=story.shootout[0], b=story.shootout[1])
        self.head.set_words(title, line)
        self.show_people((0, 1), story.winner)
        self.ends.show_rows(
            sides,
            [
                Counted(reason_name(reason), (one.ends[reason], two.ends[reason]), reason == "goal")
                for one, two in (shown.sides,)
                for reason in REASONS
                if one.ends[reason] or two.ends[reason] or reason == "goal"
            ],
        )
        one, two = shown.sides
        self.words[0].setText(
            self.tr("Points made: {a} {points_a}, {b} {points_b}.").format(
                a=sides[0], points_a=one.points, b=sides[1], points_b=two.points
            )
        )
        steals = self.tr("Balls won: {a} {won_a} of {tries_a}, {b} {won_b} of {tries_b}.").format(
            a=sides[0], won_a=one.steals, tries_a=one.tries, b=sides[1], won_b=two.steals, tries_b=two.tries
        )
        self.words[1].setText(steals)
        self.words[1].setVisible(story.professional)
        self.dice.show_counts(story.dice, shown.expected, [face_name(face) for face in FACES])
        self.words[2].setText(
            self.tr("{rolls} throws. Each face was to be expected {expected} times.").format(
                rolls=story.rolls, expected=language().locale.toString(shown.expected, "f", 1)
            )
        )

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.sheet.setMinimumHeight(theme().px(120 if width >= 900 else 320))

    def _paint_face(self, painter: QPainter, room: QRectF, number: int) -> None:
        paint_faced_die(painter, room, self._look, Tumble(number))


ROW = 66.0
"""Height of a row; all lengths here are tenths of a millimetre."""
_MOST = 28
"""Rounds on a page."""
_SHOTS = 12


class Sheet(NamedTuple):
    """The content of the score sheet, in the language in use."""

    title: str
    rules: str
    sides: tuple[str, str]
    story: MatchStory
    rounds: int


def sheet_title() -> str:
    """The sheet's title, on paper and as a file name."""
    return translate("PowerPaper", "Score sheet of Power Soccer")


def score_sheet(models: PowerModels, view: PowerSoccerView) -> list[Page]:
    """The sheet of the running match; what is still to come is blank, to be filled in by hand."""
    story = story_of(view.history)
    counted, number = view.options.length
    rounds = max(number if counted == "attacks" else 0, story.round)
    sheet = Sheet(sheet_title(), rules_name(story.rules), models.sides, story, rounds)
    pages = max(1, -(-rounds // _MOST))
    return [_page(sheet, page) for page in range(pages)]


def _page(sheet: Sheet, number: int) -> Page:
    return lambda painter, room: paint_sheet(painter, room, sheet, number)


def paint_sheet(painter: QPainter, room: QRectF, sheet: Sheet, number: int) -> None:
    """Paint a page of the sheet, the first being 0."""
    paint_band(painter, room, sheet.title, sheet.rules)
    columns = (room.left(), room.left() + 220, room.left() + 220 + (room.width() - 220) / 2, room.right())
    top = room.top() + BAND
    rule(painter, room, top + ROW, INK, 5)
    write_line(painter, QRectF(columns[0], top, 200, ROW), translate("PowerPaper", "Round"), "strong", 34)
    for side in (0, 1):
        cell = QRectF(columns[side + 1], top, columns[side + 2] - columns[side + 1] - 20, ROW)
        write_line(painter, cell, sheet.sides[side], "heading", 40)
    top += ROW
    first, last = number * _MOST, min(sheet.rounds, (number + 1) * _MOST)
    for row in range(first, last):
        painter.setPen(INK)
        write_line(painter, QRectF(columns[0], top, 200, ROW), str(row + 1), "body", 34)
        for side in (0, 1):
            _paint_end(
                painter, QRectF(columns[side + 1], top, columns[side + 2] - columns[side + 1], ROW), sheet, row, side
            )
        rule(painter, room, top + ROW, LINE, 2)
        top += ROW
    rule(painter, room, top, INK, 5)
    if last < sheet.rounds:
        return
    goals = translate("PowerPaper", "Goals")
    write_line(painter, QRectF(columns[0], top, 200, ROW * 1.3), goals, "strong", 38)
    for side in (0, 1):
        played = str(sheet.story.score[side]) if sheet.story.attacks else ""
        write_line(painter, QRectF(columns[side + 1], top, 300, ROW * 1.3), played, "number", 58)
    top += ROW * 1.9
    wall, kicks = (
        translate("PowerPaper", "Goal wall"),
        translate("PowerPaper", "Penalty kicks"),
    )
    for shots in sheet.story.walls or ((),):
        top = _paint_shots(painter, room, top, wall, sheet, shots, 6)
    _paint_shots(painter, room, top, kicks, sheet, sheet.story.kicks, 5)


def _paint_end(painter: QPainter, room: QRectF, sheet: Sheet, row: int, side: int) -> None:
    pair = sheet.story.attacks[2 * row : 2 * row + 2]
    attack = next((each for each in pair if each.side == side), None)
    painter.setPen(INK)
    if attack is None or not attack.reason:
        return
    left = room.left()
    if attack.reason == "goal":
        paint_ball(painter, QPointF(left + 22, room.center().y()), 20, INK)
        left += 56
    painter.setPen(INK)
    words = reason_name(attack.reason)
    write_line(painter, QRectF(left, room.top(), 300, ROW), words, "strong" if attack.reason == "goal" else "body", 34)
    painter.setPen(SOFT)
    points = QRectF(left + 310, room.top(), 120, ROW)
    if attack.reason not in ("goal",) and attack.points:
        write_line(painter, points, str(attack.points), "body", 30)


def _paint_shots(
    painter: QPainter, room: QRectF, top: float, title: str, sheet: Sheet, shots: Sequence[Shot], least: int
) -> float:
    """A row of circles for each side: full is in, crossed is not, empty is to come. Returns where it ends."""
    painter.setPen(INK)
    write_line(painter, QRectF(room.left(), top, room.width(), ROW), title, "strong", 36)
    top += ROW
    for side in (0, 1):
        own = [shot for shot in shots if shot.side == side]
        painter.setPen(INK)
        write_line(painter, QRectF(room.left(), top, 380, ROW), sheet.sides[side], "body", 34)
        places = max(least, min(len(own), _SHOTS))
        for place in range(places):
            at = QPointF(room.left() + 420 + 76 * place, top + ROW / 2)
            shot = own[place] if place < len(own) else None
            scored = shot is not None and shot.reason in ("hit", "goal")
            set_ink(painter, line=QPen(INK, 4), fill=INK if scored else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, 24, 24)
            if shot is not None and not scored:
                off = 16
                painter.drawLine(at - QPointF(off, off), at + QPointF(off, off))
                painter.drawLine(at + QPointF(off, -off), at + QPointF(-off, off))
        top += ROW
    return top + ROW * 0.4
