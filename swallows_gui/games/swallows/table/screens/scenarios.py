"""The scenarios: what each asks for, how hard it is, and the best that was made of it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.catalogue.languages import said
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.scenarios import Scenario, in_order
from swallows_gui.games.swallows.session.attempts import Best, kept
from swallows_gui.games.swallows.session.scenario import setup_of
from swallows_gui.games.swallows.table.screens.position_picture import PositionPicture
from swallows_gui.games.swallows.words.attempt import stars_text
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.language import language
from swallows_gui.services.people import own_name
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import Panel, add_layout, fill
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import LOW, PageScreen
from swallows_gui.ui.play.seat_rows import SeatChoice

_TWO_WIDE = 880
"""Design pixels: from here on two stand side by side."""
MOST_DIFFICULT = 5


class ScenarioPanel(Panel):
    """One scenario."""

    chosen = Signal(str)

    def __init__(self, catalogue: Catalogue, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.scenario = scenario
        self.picture = PositionPicture(catalogue, scenario)
        self.body.addWidget(self.picture)
        self.how_hard = PlainLabel()
        self.text = PlainLabel()
        self.goals = [PlainLabel() for _ in scenario.goals]
        self.best = PlainLabel()
        self.play_button = PosterButton("")
        set_role(self.how_hard, "label")
        set_role(self.best, "strong")
        words = fill(QVBoxLayout(), self.how_hard, self.best, spacing=2)
        row = fill(QHBoxLayout(), (words, 1), self.play_button)
        add_layout(self.body, row)
        for label in (self.how_hard, self.text, *self.goals):
            label.setWordWrap(True)
        for label in (self.text, *self.goals):
            self.body.addWidget(label)
        self.body.addStretch(1)
        self.play_button.clicked.connect(lambda: self.chosen.emit(scenario.id))

    def show_best(self, best: Best | None) -> None:
        """Show the best attempt; attempts at another scenario of the same name do not count."""
        scenario, code = self.scenario, language().code
        title = said(scenario.title, code)
        known = best if best is not None and best.digest == scenario.digest else None
        self.setAccessibleName(title)
        count = len(scenario.goals)
        self.picture.name_it(title, known.reached[:count] if known is not None else [False] * count)
        if scenario.par.stars:
            text = self.tr("Difficulty {number} of {most}. The expert usually makes {stars}.")
        else:
            text = self.tr("Difficulty {number} of {most}. More often than not, the expert fails.")
        par = stars_text(scenario.par.stars, len(scenario.goals))
        self.how_hard.setText(text.format(number=scenario.difficulty, most=MOST_DIFFICULT, stars=par))
        self.text.setText(said(scenario.text, code))
        for number, (label, goal) in enumerate(zip(self.goals, scenario.goals, strict=True)):
            words = said(goal.words, code)
            reached = known is not None and known.reached[number]
            label.setText(f"{'★' if reached else '☆'}  {words}")
            label.setAccessibleName(f"{words} {self.tr('reached') if reached else self.tr('not yet')}")
        if known is None:
            self.best.setText("")
        elif known.stars:
            self.best.setText(self.tr("Your best: {stars}").format(stars=stars_text(known.stars, len(scenario.goals))))
        else:
            self.best.setText(self.tr("Not solved yet"))
        self.best.setVisible(known is not None)
        self.play_button.setText(self.tr("Play") if known is None else self.tr("Play again"))
        self.play_button.setAccessibleName(labelled(self.play_button.text(), title))


class ScenariosScreen(PageScreen):
    """Emits `started(options, seats, packs)`. The easiest stand first."""

    motif = "question"

    started = Signal(object, object, object)
    goes_back = True

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._grid = QGridLayout()
        self.panels = {each.id: ScenarioPanel(catalogue, each) for each in in_order(catalogue.scenarios.values())}
        self.back_button = PosterButton("", kind="quiet")
        fill(self.page.body, self._grid, 1)
        fill(self.foot, self.back_button, 1)
        self.back_button.clicked.connect(self.back)
        for panel in self.panels.values():
            panel.chosen.connect(self.play)
        self.adapt()

    def play(self, name: str) -> None:
        """Begin a scenario: one of the house without packs, one of a pack with all that are switched on."""
        scenario = self._catalogue.scenarios[name]
        you = own_name()
        setup = setup_of(scenario, you, SEAT_COLOURS)
        seats = tuple(SeatChoice(seat.name, seat.colour, seat.level, "") for seat in setup.seats)
        self.started.emit(setup.options, seats, None if ":" in name else ())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins the scenario that the focus is in."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            for panel in self.panels.values():
                if panel.play_button.hasFocus():
                    panel.play_button.click()
            return
        super().keyPressEvent(event)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [("Return", self.tr("Play the scenario in front")), *super().key_help()]

    def heading(self) -> str:
        return self.tr("Scenarios")

    def retranslate(self) -> None:
        self.head.set_words(
            self.tr("Scenarios"), self.tr("The first star is the task, the others are for those who can do more")
        )
        self.back_button.setText(self.tr("Back"))
        self._show_best()

    def _show_best(self) -> None:
        best = kept().best
        for panel in self.panels.values():
            panel.show_best(best.get(panel.scenario.id))

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        columns = 2 if width >= _TWO_WIDE else 1
        self._grid.setSpacing(theme().px(14))
        for panel in self.panels.values():
            self._grid.removeWidget(panel)
            panel.picture.set_low(height < LOW)
        for number, panel in enumerate(self.panels.values()):
            self._grid.addWidget(panel, number // columns, number % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def enter(self) -> None:
        self._show_best()
        waiting = (panel for panel in self.panels.values() if "★" not in panel.best.text())
        first = next(waiting, None) or next(iter(self.panels.values()), None)
        (first.play_button if first is not None else self.back_button).setFocus()
