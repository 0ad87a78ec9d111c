"""The page after a match: who has won, the quarters, what the clubs did, what the dice did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from swallows_gui.games.final_whistle.table.sheet_view import SheetView
from swallows_gui.games.final_whistle.table.special_die import LOOK, die_value
from swallows_gui.games.final_whistle.words.bundle import FinalModels
from swallows_gui.games.final_whistle.words.names import club_name, man_name
from swallows_gui.games.final_whistle.words.statistics import Figures, figures
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
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


class FinalResultScreen(MatchResultScreen):
    """The statistics of one match."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        models = controller.models
        assert isinstance(models, FinalModels)
        self._models = models
        self._figures: Figures | None = None
        self.sheet_panel, self.clubs_panel, self.dice_panel = Panel(), Panel(), Panel()
        self.sheet = SheetView(models.sheet, models.clubs)
        self.clubs = TwoSides(words=150)
        self.dice = DiceBars(_paint_face)
        self.used = PlainLabel(role="body", wrap=True)
        self.words = PlainLabel(role="body", wrap=True)
        self.sheet_panel.body.addWidget(self.sheet, 1)
        fill(self.clubs_panel.body, self.clubs, self.used, 1)
        fill(self.dice_panel.body, (self.dice, 1), self.words)
        self.lay((self.sheet_panel, self.clubs_panel, self.dice_panel))

    def show_view(self) -> None:
        self._figures = figures(self._models.reader.read(self.controller.view.history))
        super().show_view()

    def show_figures(self) -> None:
        self.sheet_panel.set_title(translate("FinalResult", "Quarter by quarter"))
        self.clubs_panel.set_title(translate("FinalResult", "The clubs"))
        self.dice_panel.set_title(translate("FinalResult", "The special die"))
        if self._figures is not None:
            self._show(self._figures)

    def _show(self, shown: Figures) -> None:
        story, clubs = shown.story, self._models.clubs
        names = [club_name(clubs, seat) for seat in (0, 1)]
        title = translate("FinalResult", "A draw")
        if story.winner is not None:
            title = translate("FinalResult", "{club} win").format(club=names[story.winner])
        line = translate("FinalResult", "{a} {score} {b}").format(
            a=names[0], score=score_words(story.score), b=names[1]
        )
        if story.ended == "shootout":
            line += translate("FinalResult", ", {score} in the shoot-out").format(score=score_words(story.shootout))
        elif story.ended == "extra":
            line += translate("FinalResult", ", after extra time")
        self.head.set_words(title, line)
        self.show_people((0, 1), story.winner)
        short = (names[0].split()[-1], names[1].split()[-1])
        self.clubs.show_rows(short, self._rows(shown))
        self.used.setText(self._words(shown, short))
        tell = language().locale.toString
        self.words.setText(
            translate("FinalResult", "{rolls} throws, {mean} on average; 1.5 was to be expected.").format(
                rolls=tell(shown.rolls), mean=tell(shown.mean, "f", 2)
            )
        )
        faces = [tell(die_value(number)) for number in range(1, 7)]
        self.dice.show_counts(shown.story.dice, shown.rolls / 6, faces)

    @staticmethod
    def _rows(shown: Figures) -> list[Counted]:
        labels = {
            "goals": translate("FinalResult", "Goals"),
            "finishes": translate("FinalResult", "Shots"),
            "attacks": translate("FinalResult", "Attacks"),
            "counters": translate("FinalResult", "Counter-attacks"),
            "through": translate("FinalResult", "Build-ups through"),
            "booked": translate("FinalResult", "Bookings"),
            "sent_off": translate("FinalResult", "Sent off"),
            "injured": translate("FinalResult", "Injured"),
            "changes": translate("FinalResult", "Substitutions"),
        }
        one, two = shown.sides
        return [
            Counted(label, (getattr(one, name), getattr(two, name)), gold=name == "goals")
            for name, label in labels.items()
        ]

    def _words(self, shown: Figures, short: tuple[str, str]) -> str:
        """Who was used most, and whom the dice liked."""
        texts = []
        luck = shown.sides[0].luck
        if luck:
            texts.append(
                translate("FinalResult", "The dice gave {club} {number} more.").format(
                    club=short[0 if luck > 0 else 1], number=abs(luck)
                )
            )
        most = [self._most_used(shown, seat) for seat in (0, 1)]
        if all(most):
            texts.append(translate("FinalResult", "Used most: {a}, {b}.").format(a=most[0], b=most[1]))
        return " ".join(texts)

    def _most_used(self, shown: Figures, seat: int) -> str:
        used = shown.sides[seat].used
        if not used:
            return ""
        man = max(used, key=lambda each: used[each])
        return f"{man_name(self._models.clubs, seat, man)} ({used[man]})"

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.sheet.setMinimumHeight(theme().px(200 if width >= 900 else 330))


def _paint_face(painter: QPainter, room: QRectF, number: int) -> None:
    paint_faced_die(painter, room, LOOK, Tumble(number))
