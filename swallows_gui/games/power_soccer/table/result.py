"""The page after a match: who has won, how the attacks ended, what the dice did; from here to replay and rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from swallows_gui.games.power_soccer.table.die_faces import FACES, die_look
from swallows_gui.games.power_soccer.table.sheet_dock import PowerSheetTable
from swallows_gui.games.power_soccer.words.bundle import PowerModels
from swallows_gui.games.power_soccer.words.phrases import face_name, reason_name
from swallows_gui.games.power_soccer.words.statistics import REASONS, Figures, figures
from swallows_gui.services.language import language
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.dice import Tumble
from swallows_gui.ui.kit.dice_bars import DiceBars
from swallows_gui.ui.kit.dice_tray import paint_faced_die
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.two_sides import Counted, TwoSides
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.match_result import MatchResultScreen

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
