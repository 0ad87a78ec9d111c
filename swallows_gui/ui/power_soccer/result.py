"""The page after a match: who has won, how the attacks ended, what the dice did; from here to replay and rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.models.power_soccer.bundle import PowerModels
from swallows_gui.models.power_soccer.phrases import face_name, reason_name
from swallows_gui.models.power_soccer.statistics import REASONS, Figures, figures
from swallows_gui.services.language import language
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.dice import Tumble
from swallows_gui.ui.kit.dice_tray import DieLook, paint_faced_die
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.match_result import MatchResultScreen
from swallows_gui.ui.power_soccer.die_faces import FACES, die_look
from swallows_gui.ui.power_soccer.sheet_dock import PowerSheetTable

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
        self.ends = EndsTable()
        self.dice = DiceBars()
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
        self.dice_panel.body.addWidget(self.dice, 1)
        self.dice_panel.body.addWidget(self.words[2])
        self.sheet_panel.body.addWidget(self.sheet, 1)
        self.lay((self.ends_panel, self.dice_panel, self.sheet_panel))

    def show_view(self) -> None:
        view = self.controller.view
        self._figures = figures(view.history)
        black = [face for face, dark in zip(FACES, view.black, strict=True) if dark]
        self.dice.look = die_look(black)
        super().show_view()

    def show_figures(self) -> None:
        self.ends_panel.set_title(self.tr("How the attacks ended"))
        self.dice_panel.set_title(self.tr("The dice"))
        self.sheet_panel.set_title(self.tr("Match sheet"))
        self.sheet.retranslate()
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
        self.ends.show_figures(sides, shown)
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
        self.dice.show_figures(shown)
        self.words[2].setText(
            self.tr("{rolls} throws. Each face was to be expected {expected} times.").format(
                rolls=shown.rolls, expected=language().locale.toString(shown.expected, "f", 1)
            )
        )

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.sheet.setMinimumHeight(theme().px(120 if width >= 900 else 320))


class EndsTable(QWidget):
    """A row for each way an attack can end, a bar for each side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides = ("", "")
        self._figures: Figures | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)

    def show_figures(self, sides: tuple[str, str], shown: Figures) -> None:
        """Show these."""
        self._sides, self._figures = sides, shown
        said = []
        for reason in self._reasons():
            a, b = (each.ends[reason] for each in shown.sides)
            said.append(
                QCoreApplication.translate("PowerResult", "{end}: {a} {number_a}, {b} {number_b}").format(
                    end=reason_name(reason), a=sides[0], number_a=a, b=sides[1], number_b=b
                )
            )
        self.setAccessibleName("; ".join(said))
        self.updateGeometry()
        self.update()

    def _reasons(self) -> list[str]:
        shown = self._figures
        if shown is None:
            return []
        return [reason for reason in REASONS if any(side.ends[reason] for side in shown.sides) or reason == "goal"]

    def sizeHint(self) -> QSize:
        return QSize(theme().px(280), theme().px(30 * (len(self._reasons()) + 1) + 6))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        shown = self._figures
        if shown is None:
            return
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row, width = t.px(30), float(self.width())
        middle, words = width / 2, t.px(84)
        for side, name in enumerate(self._sides):
            left = 0.0 if side == 0 else middle + words / 2
            room = QRectF(left, 0, middle - words / 2, row)
            font = fit_line(name, room.width(), lambda px: t.sized_font("strong", px), t.px(15), t.px(8))
            draw_centred(painter, room, name, font, t.colour("ink"))
        most = max(1, *(max(each.ends.values()) for each in shown.sides))
        for number, reason in enumerate(self._reasons(), 1):
            top = row * number
            name = reason_name(reason)
            font = fit_line(name, words - t.px(6), lambda px: t.sized_font("body", px), t.px(14), t.px(8))
            draw_centred(painter, QRectF(middle - words / 2, top, words, row), name, font, t.colour("ink"))
            for side, each in enumerate(shown.sides):
                count = each.ends[reason]
                long = (middle - words / 2 - t.px(34)) * count / most
                colour = t.colour("gold" if reason == "goal" else "line")
                x = middle - words / 2 - long if side == 0 else middle + words / 2
                painter.fillRect(QRectF(x, top + t.px(5), long, row - t.px(10)), colour)
                painter.setFont(t.font("strong"))
                painter.setPen(t.colour("ink"))
                at = (
                    QRectF(x - t.px(32), top, t.px(28), row)
                    if side == 0
                    else QRectF(x + long + t.px(4), top, t.px(28), row)
                )
                align = Qt.AlignmentFlag.AlignRight if side == 0 else Qt.AlignmentFlag.AlignLeft
                painter.drawText(at, int(align | Qt.AlignmentFlag.AlignVCenter), language().locale.toString(count))
        painter.end()


class DiceBars(QWidget):
    """How often each face came, with a line at what was to be expected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: DieLook = die_look(())
        self._figures: Figures | None = None
        theme().changed.connect(self.updateGeometry)

    def show_figures(self, shown: Figures) -> None:
        """Show these."""
        self._figures = shown
        self.setAccessibleName(
            ", ".join(f"{face_name(face)}: {count}" for face, count in zip(FACES, shown.dice, strict=True))
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(280), theme().px(210))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), theme().px(170))

    def paintEvent(self, _event: QPaintEvent) -> None:
        shown = self._figures
        if shown is None:
            return
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.width() / 6
        side = min(step * 0.72, t.px(48))
        high = max(t.px(40), self.height() - side - t.px(34))
        most = max(shown.expected * 1.2, *shown.dice, 1)
        for number, count in enumerate(shown.dice, 1):
            middle = step * (number - 0.5)
            tall = high * count / most
            bar = QRectF(middle - side * 0.36, t.px(20) + high - tall, side * 0.72, tall)
            painter.fillRect(bar, t.colour("ink"))
            painter.setFont(t.font("strong"))
            painter.setPen(t.colour("ink"))
            above = QRectF(middle - step / 2, bar.top() - t.px(20), step, t.px(18))
            painter.drawText(above, int(Qt.AlignmentFlag.AlignCenter), language().locale.toString(count))
            die = QRectF(middle - side / 2, self.height() - side - t.px(5), side, side)
            paint_faced_die(painter, die, self.look, Tumble(number))
        y = t.px(20) + high - high * shown.expected / most
        pen = QPen(t.colour("red"), t.px(2))
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawLine(0, round(y), self.width(), round(y))
        painter.end()
