"""The screen on which a house championship is set up: two players and one match in each game."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from swallows_gui import titles
from swallows_gui.competition.championship import Championship
from swallows_gui.models.vocabulary import of_title
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.switches import Switch
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.shell.cups.players import PlayerFields, same_names

_SEEDS = 1 << 48


class ChampionshipSetUp(PageScreen):
    """Emits `started(championship)`."""

    started = Signal(object)
    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields = PlayerFields(2)
        self.games = {title.id: Switch() for title in titles.titles() if title.match}
        self.players_panel, self.games_panel = Panel(), Panel()
        self.problem = PlainLabel()
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = self.primary = PosterButton("", kind="primary")
        self.players_panel.body.addWidget(self.fields)
        for switch in self.games.values():
            switch.setChecked(True)
            switch.toggled.connect(self._check)
            self.games_panel.body.addWidget(switch)
        for part in (self.players_panel, self.games_panel):
            self.page.body.addWidget(part)
        self.page.body.addStretch(1)
        self.foot.addWidget(self.back_button)
        self.foot.addWidget(self.problem, 1)
        self.foot.addWidget(self.start_button)
        self.fields.changed.connect(self._check)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)
        self.retranslate()

    @property
    def _chosen(self) -> tuple[str, ...]:
        return tuple(game for game, switch in self.games.items() if switch.isChecked())

    def _check(self) -> None:
        problem = ""
        if same_names(self.fields.sides()):
            problem = self.tr("Both players have the same name.")
        elif not self._chosen:
            problem = self.tr("Choose at least one game.")
        self.problem.setText(problem)
        self.start_button.setEnabled(not problem)

    def _start(self) -> None:
        one, two = self.fields.sides()
        name = self.tr("{one} against {two}").format(one=one.name, two=two.name)
        self.started.emit(Championship(name=name, games=self._chosen, sides=(one, two), seed=secrets.randbelow(_SEEDS)))

    def heading(self) -> str:
        return self.tr("New championship")

    def retranslate(self) -> None:
        self.head.set_words(
            self.tr("New championship"), self.tr("Two players, every game of the house: 3 points a win, 1 a draw")
        )
        self.players_panel.set_title(self.tr("Who plays"))
        self.games_panel.set_title(self.tr("One match in each of these games"))
        for game, switch in self.games.items():
            switch.setText(of_title(titles.title(game).name))
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Begin the championship"))
        self._check()

    def enter(self) -> None:
        self.start_button.setFocus()
