"""The page after a match: who has won and how, goals, what each man did, the dice; from here to replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.engine.grudgematch.tables import SIDES
from swallows_gui.models.grudgematch.bundle import GrudgeModels
from swallows_gui.models.grudgematch.occasions import man_name
from swallows_gui.models.grudgematch.phrases import ended_name
from swallows_gui.models.grudgematch.placeholders import nation_name
from swallows_gui.models.grudgematch.statistics import Figures, SideFigures, figures
from swallows_gui.services.language import language
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.grudgematch.heads import paint_man
from swallows_gui.ui.grudgematch.sheet_dock import GoalsTable
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.dice import paint_die
from swallows_gui.ui.kit.flow import FlowLayout
from swallows_gui.ui.kit.panels import Panel, ScrollPage
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.game_screen import GameScreen
from swallows_gui.ui.play.screen import Head

if TYPE_CHECKING:
    from swallows_gui.ui.play.game_controller import GameController


class GrudgeResultScreen(GameScreen):
    """The statistics of one match."""

    finished = Signal()
    replay_wanted = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        models = controller.models
        assert isinstance(models, GrudgeModels)
        self._models = models
        self._figures: Figures | None = None
        self.head = Head()
        self.page = ScrollPage()
        self.sides_panel, self.men_panel, self.goals_panel = Panel(), Panel(), Panel()
        self._grid = QGridLayout()
        self.cells: list[tuple[PlainLabel, PlainLabel, PlainLabel]] = []
        for row in range(7):
            labels = PlainLabel(), PlainLabel(), PlainLabel()
            for column, label in enumerate(labels):
                set_role(label, "strong" if column != 1 or row == 0 else "body")
                label.setAlignment(Qt.AlignmentFlag.AlignCenter)
                self._grid.addWidget(label, row, column)
            self.cells.append(labels)
        self.dice = DiceCounts()
        self.men = MenBars()
        self.goals = GoalsTable(models.goals)
        self.no_goal = PlainLabel()
        set_role(self.no_goal, "soft")
        self.replay_button = PosterButton("")
        self.finish_button = self.primary = PosterButton("", kind="primary")
        self.replay_button.clicked.connect(self.replay_wanted)
        self.finish_button.clicked.connect(self.finished)
        self._lay_out()
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.page, 1)
        foot = QWidget()
        flow = FlowLayout(foot)
        flow.addWidget(self.finish_button)
        flow.addWidget(self.replay_button)
        self._foot = QVBoxLayout()
        self._foot.addWidget(foot)
        column.addLayout(self._foot)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.page.body.addLayout(self._columns, 1)
        self.sides_panel.body.addLayout(self._grid)
        self.sides_panel.body.addStretch(1)
        self.sides_panel.body.addWidget(self.dice)
        self.men_panel.body.addWidget(self.men, 1)
        self.goals_panel.body.addWidget(self.no_goal)
        self.goals_panel.body.addWidget(self.goals, 1)
        for panel in (self.sides_panel, self.men_panel, self.goals_panel):
            self._columns.addWidget(panel, 1)

    def show_view(self) -> None:
        self._figures = figures(self.controller.view.history)
        self.retranslate()

    def heading(self) -> str:
        return self.tr("Full time")

    def retranslate(self) -> None:
        self.sides_panel.set_title(self.tr("The match"))
        self.men_panel.set_title(self.tr("Who did what"))
        self.goals_panel.set_title(self.tr("Goals"))
        self.no_goal.setText(self.tr("Nobody has scored."))
        self.replay_button.setText(self.tr("Show the match again"))
        self.finish_button.setText(self.tr("To the start screen"))
        self.goals.retranslate()
        if self._figures is not None:
            self._show_figures(self._figures)

    def _show_figures(self, shown: Figures) -> None:
        story, names = shown.story, self._models.names
        winner = max(0, story.winner)
        title = self.tr("{nation} wins").format(nation=nation_name(SIDES[winner]))
        line = self.tr("{germany} {a} : {b} {france}, {how}").format(
            germany=names[0], a=story.score[0], b=story.score[1], france=names[1], how=ended_name(story.ended)
        )
        self.head.set_words(title, line)
        germany, france = shown.sides
        rows = [(names[0], self.tr("against"), names[1])]
        rows += [
            (_count(one), words, _count(other))
            for words, one, other in (
                (self.tr("goals"), germany.goals, france.goals),
                (self.tr("kicks"), germany.kicks, france.kicks),
            )
        ]
        rows += [
            (_of(one), words, _of(other))
            for words, one, other in (
                (self.tr("tackles won"), germany.tackles, france.tackles),
                (self.tr("blocks won"), germany.blocks, france.blocks),
            )
        ]
        rows.append((_count(germany.steps), self.tr("steps run"), _count(france.steps)))
        rows.append(self._fouls(germany, france))
        for labels, texts in zip(self.cells, rows, strict=True):
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)
                label.setVisible(bool(text))
        self.men.show_figures(shown)
        self.dice.show_figures(shown)
        self.no_goal.setVisible(not story.goals)

    def _fouls(self, germany: SideFigures, france: SideFigures) -> tuple[str, str, str]:
        if not germany.fouls and not france.fouls:
            return "", "", ""
        return _count(germany.fouls), self.tr("fouls"), _count(france.fouls)

    def restyle(self) -> None:
        px = theme().px
        self._columns.setSpacing(px(18))
        self._grid.setVerticalSpacing(px(6))
        self._foot.setContentsMargins(px(24), px(6), px(24), px(12))

    def reflow(self, width: float, height: float) -> None:
        self.head.fit(height)
        turn = QBoxLayout.Direction.LeftToRight if width >= 900 else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(turn)

    def enter(self) -> None:
        self.finish_button.setFocus()


def _count(number: int) -> str:
    return language().locale.toString(number)


def _of(pair: tuple[int, int]) -> str:
    return QCoreApplication.translate("GrudgeResult", "{won} of {tried}").format(
        won=_count(pair[0]), tried=_count(pair[1])
    )


class MenBars(QWidget):
    """A bar for each man: how many cards he played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: Figures | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme().changed.connect(self.updateGeometry)

    def show_figures(self, shown: Figures) -> None:
        """Show these."""
        self._figures = shown
        self.setAccessibleName(
            "; ".join(
                QCoreApplication.translate("GrudgeResult", "{man}: %n card(s)", None, count).format(man=man_name(man))
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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = min(self.height() / 8, t.px(48))
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
            best = man == shown.best_man
            bar = QRectF(left, top + row * 0.24, long, row * 0.52)
            painter.fillRect(bar, t.colour("gold" if best else "line"))
            painter.setFont(t.font("strong"))
            words = language().locale.toString(count)
            painter.drawText(
                QRectF(bar.right() + t.px(6), top, t.px(40), row), int(Qt.AlignmentFlag.AlignVCenter), words
            )
        painter.end()


class DiceCounts(QWidget):
    """How often each number came, with a line at what was to be expected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: Figures | None = None
        theme().changed.connect(self.updateGeometry)

    def show_figures(self, shown: Figures) -> None:
        """Show these."""
        self._figures = shown
        dice = ", ".join(f"{number}: {count}" for number, count in enumerate(shown.dice, 1))
        words = QCoreApplication.translate("GrudgeResult", "Dice: {dice}; each was to be expected {expected} times.")
        expected = language().locale.toString(shown.expected, "f", 1)
        self.setAccessibleName(words.format(dice=dice, expected=expected))
        self.setToolTip(self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(280), theme().px(150))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), theme().px(120))

    def paintEvent(self, _event: QPaintEvent) -> None:
        shown = self._figures
        if shown is None:
            return
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.width() / 6
        side = min(step * 0.6, t.px(34))
        high = max(t.px(30), self.height() - side - t.px(34))
        most = max(shown.expected * 1.2, *shown.dice, 1)
        for number, count in enumerate(shown.dice, 1):
            middle = step * (number - 0.5)
            tall = high * count / most
            bar = QRectF(middle - side * 0.36, t.px(20) + high - tall, side * 0.72, tall)
            painter.fillRect(bar, t.colour("ink"))
            above = QRectF(middle - step / 2, bar.top() - t.px(20), step, t.px(18))
            draw_centred(painter, above, language().locale.toString(count), t.font("strong"), t.colour("ink"))
            paint_die(painter, QRectF(middle - side / 2, self.height() - side - t.px(5), side, side), number)
        y = t.px(20) + high - high * shown.expected / most
        pen = QPen(t.colour("red"), t.px(2))
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawLine(0, round(y), self.width(), round(y))
        painter.end()
