"""The page after a match: who has won, the quarters, what the clubs did, what the dice did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from swallows_gui.models.figures import FiguresModel
from swallows_gui.models.final_whistle.bundle import FinalModels
from swallows_gui.models.final_whistle.names import club_name, man_name
from swallows_gui.models.final_whistle.statistics import Figures, figures
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.language import language
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.final_whistle.sheet_table import FinalSheetTable
from swallows_gui.ui.final_whistle.special_die import LOOK, die_value
from swallows_gui.ui.kit.dice import Tumble
from swallows_gui.ui.kit.dice_tray import paint_faced_die
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.tables import PosterTable
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.match_result import MatchResultScreen

if TYPE_CHECKING:
    from swallows_gui.ui.play.game_controller import GameController


class FinalResultScreen(MatchResultScreen):
    """The statistics of one match."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        models = controller.models
        assert isinstance(models, FinalModels)
        self._models = models
        self._figures: Figures | None = None
        self.sheet_panel, self.clubs_panel, self.dice_panel = Panel(), Panel(), Panel()
        self.sheet = FinalSheetTable(models.sheet)
        self.rows = FiguresModel(3, self)
        self.clubs = PosterTable(0)
        self.clubs.setModel(self.rows)
        self.dice = DiceBars()
        self.words = PlainLabel()
        set_role(self.words, "body")
        self.words.setWordWrap(True)
        self.sheet_panel.body.addWidget(self.sheet, 1)
        self.clubs_panel.body.addWidget(self.clubs, 1)
        self.dice_panel.body.addWidget(self.dice, 1)
        self.dice_panel.body.addWidget(self.words)
        self.lay((self.sheet_panel, self.clubs_panel, self.dice_panel))

    def show_view(self) -> None:
        self._figures = figures(self.controller.view.history)
        super().show_view()

    def show_figures(self) -> None:
        self.sheet_panel.set_title(QCoreApplication.translate("FinalResult", "Quarter by quarter"))
        self.clubs_panel.set_title(QCoreApplication.translate("FinalResult", "The clubs"))
        self.dice_panel.set_title(QCoreApplication.translate("FinalResult", "The special die"))
        self.sheet.retranslate()
        self.clubs.setAccessibleName(QCoreApplication.translate("FinalResult", "The clubs"))
        if self._figures is not None:
            self._show(self._figures)

    def _show(self, shown: Figures) -> None:
        story, clubs = shown.story, self._models.clubs
        names = [club_name(clubs, seat) for seat in (0, 1)]
        title = QCoreApplication.translate("FinalResult", "A draw")
        if story.winner is not None:
            title = QCoreApplication.translate("FinalResult", "{club} win").format(club=names[story.winner])
        line = QCoreApplication.translate("FinalResult", "{a} {score} {b}").format(
            a=names[0], score=score_words(story.score), b=names[1]
        )
        if story.ended == "shootout":
            line += QCoreApplication.translate("FinalResult", ", {score} in the shoot-out").format(
                score=score_words(story.shootout)
            )
        elif story.ended == "extra":
            line += QCoreApplication.translate("FinalResult", ", after extra time")
        self.head.set_words(title, line)
        self.rows.show(("", *(name.split()[-1] for name in names)), self._rows(shown))
        tell = language().locale.toString
        self.words.setText(
            QCoreApplication.translate(
                "FinalResult", "{rolls} throws, {mean} on average; 1.5 was to be expected."
            ).format(rolls=tell(shown.rolls), mean=tell(shown.mean, "f", 2))
        )
        self.dice.show_figures(shown)

    def _rows(self, shown: Figures) -> list[tuple[str, str, str]]:
        tell = language().locale.toString
        labels = {
            "attacks": QCoreApplication.translate("FinalResult", "Attacks"),
            "counters": QCoreApplication.translate("FinalResult", "Counter-attacks"),
            "through": QCoreApplication.translate("FinalResult", "Build-ups through"),
            "finishes": QCoreApplication.translate("FinalResult", "Shots"),
            "goals": QCoreApplication.translate("FinalResult", "Goals"),
            "luck": QCoreApplication.translate("FinalResult", "Luck of the dice"),
            "booked": QCoreApplication.translate("FinalResult", "Bookings"),
            "sent_off": QCoreApplication.translate("FinalResult", "Sent off"),
            "injured": QCoreApplication.translate("FinalResult", "Injured"),
            "changes": QCoreApplication.translate("FinalResult", "Substitutions"),
        }
        rows = []
        for name, label in labels.items():
            values = [getattr(side, name) for side in shown.sides]
            rows.append((label, *(f"{value:+d}" if name == "luck" else tell(value) for value in values)))
        best = QCoreApplication.translate("FinalResult", "Most used")
        rows.append((best, *(self._most_used(shown, seat) for seat in (0, 1))))
        return [(row[0], row[1], row[2]) for row in rows]

    def _most_used(self, shown: Figures, seat: int) -> str:
        used = shown.sides[seat].used
        if not used:
            return ""
        man = max(used, key=lambda each: used[each])
        return f"{man_name(self._models.clubs, seat, man)} {used[man]}"

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.sheet.setMinimumHeight(theme().px(200 if width >= 900 else 330))
        self.clubs.setMinimumHeight(theme().px(200 if width >= 900 else 330))


class DiceBars(QWidget):
    """How often each value of the special die came, with a line at what was to be expected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: tuple[int, ...] = (0, 0, 0, 0)
        self._ways: tuple[int, ...] = (1, 2, 2, 1)
        theme().changed.connect(self.updateGeometry)

    def show_figures(self, shown: Figures) -> None:
        """Show these."""
        self._counts = shown.values
        self.setAccessibleName(", ".join(f"{value}: {count}" for value, count in enumerate(self._counts)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(240), theme().px(210))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(180), theme().px(170))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        total = max(1, sum(self._counts))
        due = [total * ways / sum(self._ways) for ways in self._ways]
        step = self.width() / len(self._counts)
        side = min(step * 0.6, t.px(46))
        high = max(t.px(40), self.height() - side - t.px(34))
        most = max(1.0, *map(float, self._counts), *due) * 1.1
        numbers = [next(n for n in range(1, 7) if die_value(n) == value) for value in range(4)]
        for value, count in enumerate(self._counts):
            middle = step * (value + 0.5)
            tall = high * count / most
            bar = QRectF(middle - side * 0.4, t.px(20) + high - tall, side * 0.8, tall)
            painter.fillRect(bar, t.colour("ink"))
            painter.setFont(t.font("strong"))
            painter.setPen(t.colour("ink"))
            above = QRectF(middle - step / 2, bar.top() - t.px(20), step, t.px(18))
            painter.drawText(above, int(Qt.AlignmentFlag.AlignCenter), language().locale.toString(count))
            die = QRectF(middle - side / 2, self.height() - side - t.px(5), side, side)
            paint_faced_die(painter, die, LOOK, Tumble(numbers[value]))
            pen = QPen(t.colour("red"), t.px(2))
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            y = t.px(20) + high - high * due[value] / most
            painter.drawLine(round(middle - step * 0.44), round(y), round(middle + step * 0.44), round(y))
        painter.end()
