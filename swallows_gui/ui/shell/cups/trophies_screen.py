"""The shelf of trophies: which there are of every game, who holds which, and how one comes to hold it (F10.2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from swallows_gui import titles
from swallows_gui.competition.cup import TROPHIES, Trophy
from swallows_gui.competition.shelf import Key, TrophyRecord
from swallows_gui.models.trophies import trophy_name
from swallows_gui.models.vocabulary import of_title
from swallows_gui.services.people import shown_name
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.trophies import paint_trophy
from swallows_gui.ui.kit.buttons import ChoiceButton, PosterButton
from swallows_gui.ui.kit.panels import Panel, add_layout
from swallows_gui.ui.play.screen import PageScreen

_TWO_WIDE, _FOUR_WIDE = 560, 1180
"""Design pixels: from here on two trophies, or four, stand side by side."""
_CASE = 92
"""Design pixels: how high and wide a trophy stands."""


class TrophyCase(ChoiceButton):
    """A trophy in its case, with a button to play for it."""

    def __init__(self, trophy: Trophy, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.trophy = trophy
        self.standing = TrophyRecord()
        self.set_picture(self._paint)

    def show_standing(self, standing: TrophyRecord) -> None:
        """Show who holds the trophy."""
        self.standing = standing
        self.set_picture(self._paint)
        held = standing.held
        if held is None:
            line = self.tr("Nobody holds it yet. Play for it.")
            if standing.running is not None:
                line = self.tr("It is being played for. Go on.")
        else:
            line = self.tr("{name} holds it.").format(name=shown_name(held.side.name))
            if held.defences:
                line = self.tr("{name} holds it, defended %n time(s).", "", held.defences).format(
                    name=shown_name(held.side.name)
                )
            if standing.running is not None:
                line = self.tr("{line} It is being defended. Go on.").format(line=line)
            else:
                line = self.tr("{line} Challenge for it.").format(line=line)
        self.set_words(trophy_name(self.trophy), line)

    def _paint(self, painter: QPainter, room: QRectF) -> None:
        paint_trophy(painter, room, self.trophy, held=self.standing.held is not None)

    def _height(self, width: int) -> int:
        return max(super()._height(width), self._picture_width() + theme().px(8) if not self._above(width) else 0)

    def _picture_width(self) -> int:
        return theme().px(_CASE)


class TrophiesScreen(PageScreen):
    """The screen of all trophies. Emits `play_for(game, trophy)`, `defend(game, trophy)` and `go_on(path)`."""

    colour = "green"
    motif = "cup"

    play_for = Signal(str, str)
    defend = Signal(str, str)
    go_on = Signal(object)
    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standings: Mapping[Key, TrophyRecord] = {}
        self.panels: dict[str, Panel] = {}
        self.cases: dict[Key, TrophyCase] = {}
        self._grids: list[QGridLayout] = []
        for title in titles.titles():
            if title.match:
                self._add_game(title.id)
        self.page.body.addStretch(1)
        self.back_button = PosterButton("", kind="quiet")
        self.foot.addWidget(self.back_button)
        self.foot.addStretch(1)
        self.back_button.clicked.connect(self.back)
        self.adapt()

    def _add_game(self, game: str) -> None:
        self.panels[game] = panel = Panel("")
        grid = QGridLayout()
        add_layout(panel.body, grid)
        self._grids.append(grid)
        for column, trophy in enumerate(TROPHIES):
            case = TrophyCase(trophy)
            case.clicked.connect(partial(self._act, game, trophy))
            grid.addWidget(case, 0, column)
            self.cases[game, trophy] = case
        self.page.body.addWidget(panel)

    def show_standings(self, standings: Mapping[Key, TrophyRecord]) -> None:
        """Show the holders of all trophies."""
        self._standings = standings
        self.retranslate()

    def _act(self, game: str, trophy: Trophy) -> None:
        standing = self.cases[game, trophy].standing
        if standing.running is not None:
            self.go_on.emit(standing.running)
        elif standing.held is not None:
            self.defend.emit(game, trophy)
        else:
            self.play_for.emit(game, trophy)

    def heading(self) -> str:
        return self.tr("Trophies")

    def retranslate(self) -> None:
        held = sum(standing.held is not None for standing in self._standings.values())
        line = self.tr("%n trophy(ies) won; who holds one defends it against any challenger", "", held)
        self.head.set_words(self.tr("Trophies"), line)
        for game, panel in self.panels.items():
            name = of_title(titles.title(game).name)
            panel.set_title(name)
            for trophy in TROPHIES:
                case = self.cases[game, trophy]
                case.show_standing(self._standings.get((game, trophy), TrophyRecord()))
                case.setAccessibleName(self.tr("{trophy}, {game}").format(trophy=trophy_name(trophy), game=name))
        self.back_button.setText(self.tr("Back"))

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        columns = 4 if width >= _FOUR_WIDE else 2 if width >= _TWO_WIDE else 1
        for game, grid in zip(self.panels, self._grids, strict=True):
            grid.setSpacing(theme().px(12))
            for at, trophy in enumerate(TROPHIES):
                grid.addWidget(self.cases[game, trophy], at // columns, at % columns)
            for column in range(len(TROPHIES)):
                grid.setColumnStretch(column, 1 if column < columns else 0)

    def enter(self) -> None:
        next(iter(self.cases.values())).setFocus()
