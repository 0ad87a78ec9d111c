"""A house championship as it stands: points, and how the match in each game ended."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from swallows_gui import titles
from swallows_gui.competition.shelf import Championship, ChampionshipRound
from swallows_gui.models import roles
from swallows_gui.models.roles import SPELT_OUT, RowsModel
from swallows_gui.models.ties import score_text
from swallows_gui.models.vocabulary import labelled, of_title
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import Panel, add_layout, fill
from swallows_gui.ui.kit.selection import chosen
from swallows_gui.ui.kit.tables import PosterTable
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.shell.cups.posters import ScorePoster

NUMBER, GAME, RESULT = range(3)


def game_name(game: str) -> str:
    """A game's name; its id if the game is not installed."""
    return of_title(titles.title(game).name) if game in titles.ids() else game


class RoundsModel(RowsModel[ChampionshipRound]):
    """The rows of a championship: number, game and result of each match."""

    columns = 3

    def key(self, row: ChampionshipRound) -> Hashable:
        return row.number

    def cell(self, row: ChampionshipRound, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return (str(row.number), game_name(row.game), score_text(row.score))[column]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return labelled(f"{row.number}. {game_name(row.game)}", score_text(row.score))
        if role == Qt.ItemDataRole.TextAlignmentRole and column != GAME:
            return Qt.AlignmentFlag.AlignCenter
        if role == roles.KEY:
            return row.number
        if role == roles.CURRENT:
            return row.match is not None and row.score is None
        return None

    def heading(self, column: int, role: int) -> Any:
        if column == 0 and role in SPELT_OUT:
            return translate("Cups", "Number of the round")
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        match column:
            case 0:
                return translate("Sheet", "No.")
            case 1:
                return translate("Cups", "Game")
        return translate("Sheet", "Result")


class ChampionshipScreen(PageScreen):
    """The screen of a championship; it emits a signal with a match's number when the player chooses one."""

    colour = "green"
    motif = "podium"

    play = Signal(int)
    """Begin the match, or go on with it, at the table."""
    replay = Signal(int)
    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evening: Championship | None = None
        self.rounds = RoundsModel(self)
        self.points_panel, self.games_panel = Panel(), Panel()
        self.poster, self.state_label = ScorePoster(), PlainLabel(role="heading", wrap=True)
        self.table = PosterTable(GAME, whole=True)
        self.table.setModel(self.rounds)
        self.play_button = self.primary = PosterButton("", kind="primary")
        self.replay_button = PosterButton("")
        self.back_button = PosterButton("", kind="quiet")
        self.points_panel.body.addWidget(self.poster)
        row = fill(QHBoxLayout(), (self.state_label, 1), self.play_button)
        add_layout(self.points_panel.body, row)
        self.games_panel.body.addWidget(self.table)
        fill(self.page.body, self.points_panel, self.games_panel, 1)
        fill(self.foot, self.back_button, 1, self.replay_button)
        self.play_button.clicked.connect(self._play)
        self.replay_button.clicked.connect(self._replay)
        self.table.activated.connect(lambda _index: self._replay())
        self.table.selectionModel().currentChanged.connect(lambda *_: self._show_replay())
        self.back_button.clicked.connect(self.back)
        self.adapt()

    def show_championship(self, evening: Championship) -> None:
        """Show the present state of a championship."""
        self._evening = evening
        self.rounds.set_rows(evening.rounds)
        self.retranslate()

    def _play(self) -> None:
        due = self._evening.due if self._evening is not None else None
        if due is not None:
            self.play.emit(due.number)

    def _chosen(self) -> ChampionshipRound | None:
        index = chosen(self.table)
        row = self.rounds.rows[index.row()] if index.isValid() else None
        return row if row is not None and row.score is not None else None

    def _replay(self) -> None:
        row = self._chosen()
        if row is not None:
            self.replay.emit(row.number)

    def _show_replay(self) -> None:
        self.replay_button.setEnabled(self._chosen() is not None)

    def _state(self, evening: Championship) -> str:
        due = evening.due
        if due is not None:
            text = self.tr("Next: {game}.") if due.match is None else self.tr("{game} has been begun.")
            return text.format(game=game_name(due.game))
        if evening.champion is None:
            return self.tr("It ends level.")
        return self.tr("{champion} has won the championship.").format(champion=evening.sides[evening.champion].name)

    def heading(self) -> str:
        return self._evening.name if self._evening is not None else ""

    def retranslate(self) -> None:
        self.points_panel.set_title(self.tr("Points"))
        self.games_panel.set_title(self.tr("The games"))
        self.table.setAccessibleName(self.tr("The games"))
        self.replay_button.setText(self.tr("Replay"))
        self.back_button.setText(self.tr("Back"))
        self._show_replay()
        evening = self._evening
        if evening is None:
            return
        one, two = evening.sides
        self.head.set_words(evening.name, self.tr("House championship: 3 points a win, 1 a draw"))
        words = self.tr("{one} {first} : {second} {two}").format(
            one=one.name, first=evening.points[0], second=evening.points[1], two=two.name
        )
        self.poster.say((one.name, two.name), evening.points, words)
        self.state_label.setText(self._state(evening))
        due = evening.due
        self.play_button.setVisible(due is not None)
        self.play_button.setText(self.tr("Play") if due is None or due.match is None else self.tr("Continue"))

    def restyle(self) -> None:
        self.table.setMinimumWidth(theme().px(320))

    def enter(self) -> None:
        (self.play_button if self.play_button.isVisibleTo(self) else self.back_button).setFocus()
