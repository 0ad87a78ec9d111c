"""The screen on which a house championship is set up: players, and one match or two in each game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from swallows_gui import titles
from swallows_gui.competition.championship import Championship
from swallows_gui.competition.cup import Cup
from swallows_gui.competition.sides import Side
from swallows_gui.engine.chance import Seeded
from swallows_gui.models.vocabulary import of_title
from swallows_gui.services.theme import theme
from swallows_gui.session.seats import new_seed
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.switches import Switch
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.shell.cups.players import PlayerFields, same_names

_MOST: Final = 8
"""Players of the largest championship."""


class ChampionshipSetUp(PageScreen):
    """Emits `started(competition)`: a championship of two; of more a league in which each match day has its game."""

    colour = "green"
    motif = "podium"

    started = Signal(object)
    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count = Stepper(2, _MOST, 2)
        self.twice = Switch()
        self.count_label = PlainLabel()
        self.count_label.setBuddy(self.count)
        self.fields = PlayerFields(_MOST)
        self.games = {title.id: Switch() for title in titles.titles() if title.match}
        self.players_panel, self.games_panel = Panel(), Panel()
        self.problem, self.course = PlainLabel(), PlainLabel()
        self.course.setWordWrap(True)
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = self.primary = PosterButton("", kind="primary")
        self._grid = QGridLayout()
        self._grid.addWidget(self.count_label, 0, 0)
        self._grid.addWidget(self.count, 0, 1, Qt.AlignmentFlag.AlignLeft)
        self._grid.setColumnStretch(1, 1)
        fill(self.players_panel.body, self._grid, self.fields)
        for switch in (*self.games.values(), self.twice):
            switch.toggled.connect(self._check)
        for switch in self.games.values():
            switch.setChecked(True)
            self.games_panel.body.addWidget(switch)
        fill(self.games_panel.body, self.twice, self.course)
        fill(self.page.body, self.players_panel, self.games_panel, 1)
        fill(self.foot, self.back_button, (self.problem, 1), self.start_button)
        self.count.changed.connect(self._count_changed)
        self.fields.changed.connect(self._check)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)
        self._count_changed()
        self.adapt()

    @property
    def _chosen(self) -> tuple[str, ...]:
        return tuple(game for game, switch in self.games.items() if switch.isChecked())

    def _count_changed(self) -> None:
        self.fields.show_players(self.count.value)
        self._check()

    def _check(self) -> None:
        problem = ""
        if same_names(self.fields.sides()):
            problem = self.tr("Two players have the same name.")
        elif not self._chosen:
            problem = self.tr("Choose at least one game.")
        self.problem.setText(problem)
        self.start_button.setEnabled(not problem)
        if self.count.value > 2:
            self.course.setText(self.tr("Each meets each; every match day is played in the next of these games."))
        else:
            self.course.setText(self.tr("One match in each of these games."))

    def _start(self) -> None:
        sides = self.fields.sides()
        self.started.emit(self._of_two(sides) if len(sides) == 2 else self._of_many(sides))

    def _of_two(self, sides: tuple[Side, ...]) -> Championship:
        one, two = sides
        name = self.tr("{one} against {two}").format(one=one.name, two=two.name)
        legs, seed = 2 if self.twice.isChecked() else 1, new_seed()
        return Championship(name=name, games=self._chosen, legs=legs, sides=(one, two), seed=seed)

    def _of_many(self, sides: tuple[Side, ...]) -> Cup:
        seed, order, games = new_seed(), list(sides), self._chosen
        Seeded(seed).shuffle(order)
        return Cup(
            name=self.tr("House championship"),
            game=games[0],
            games=games,
            form="league",
            legs=2 if self.twice.isChecked() else 1,
            sides=tuple(order),
            seed=seed,
        )

    def heading(self) -> str:
        return self.tr("New championship")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("New championship"), self.tr("All games of the house: 3 points a win, 1 a draw"))
        self.players_panel.set_title(self.tr("Who plays"))
        self.games_panel.set_title(self.tr("What is played"))
        self.count_label.setText(self.tr("Players"))
        self.count.setAccessibleName(self.tr("Players"))
        self.twice.setText(self.tr("Everything twice, home and away changed"))
        for game, switch in self.games.items():
            switch.setText(of_title(titles.title(game).name))
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Begin the championship"))
        self._check()

    def restyle(self) -> None:
        self._grid.setHorizontalSpacing(theme().px(12))

    def enter(self) -> None:
        self.start_button.setFocus()
