"""The page after a match: who has won and how, what both sides and each man did, goals and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.grudgematch.rules.tables import SIDES
from swallows_gui.games.grudgematch.table.heads import paint_man
from swallows_gui.games.grudgematch.table.sheet_dock import GoalsTable
from swallows_gui.games.grudgematch.words.bundle import GrudgeModels
from swallows_gui.games.grudgematch.words.occasions import man_name
from swallows_gui.games.grudgematch.words.phrases import ended_name
from swallows_gui.games.grudgematch.words.placeholders import nation_name
from swallows_gui.games.grudgematch.words.statistics import Figures, figures
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.dice import paint_die
from swallows_gui.ui.kit.dice_bars import DiceBars
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.text_fit import fit_line
from swallows_gui.ui.kit.two_sides import Counted, TwoSides
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.advice.review_buttons import ReviewButtons
from swallows_gui.ui.play.match_result import MatchResultScreen

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
        """Show these."""
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
