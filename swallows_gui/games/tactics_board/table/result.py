"""The page after a match: who has won, what both sides did, where they shot from, what the dice did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from swallows_gui.games.tactics_board.table.shot_map import ShotMap
from swallows_gui.games.tactics_board.words.bundle import BoardModels
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.games.tactics_board.words.phrases import ending_name, number_of
from swallows_gui.games.tactics_board.words.placeholders import pawn_words, side_name
from swallows_gui.services.language import language
from swallows_gui.services.theme import set_role
from swallows_gui.ui.kit.dice import paint_die
from swallows_gui.ui.kit.dice_bars import DiceBars
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.two_sides import Counted, TwoSides
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.match_result import MatchResultScreen

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
