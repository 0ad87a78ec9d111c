"""The start screen: go on with a game, begin a tournament or a friendly, open a record, settings, rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QListView, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.models import roles
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import ChoiceButton, PosterButton
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.poster import PosterPicture
from swallows_gui.ui.match.flow import FlowLayout
from swallows_gui.ui.screens.screen import LOW, PageScreen

if TYPE_CHECKING:
    from swallows_gui.models.games import GamesModel
    from swallows_gui.records.library import Entry


class StartScreen(PageScreen):
    """What can be done, and the games that wait to be gone on with."""

    go_on = Signal(object)
    """The path of a game to take up."""
    new_tournament = Signal()
    friendly = Signal()
    tutorial = Signal()
    load = Signal()
    replay = Signal()
    watch = Signal(object)
    """The path of a game to look at again."""
    settings_wanted = Signal()
    rules_wanted = Signal()
    album_wanted = Signal()
    forget = Signal(object)
    """The path of a game to delete."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.go_on_button = ChoiceButton("", "")
        self.new_button = ChoiceButton("", "")
        self.friendly_button = ChoiceButton("", "")
        self.tutorial_button = ChoiceButton("", "")
        self.load_button = PosterButton("", kind="quiet")
        self.replay_button = PosterButton("", kind="quiet")
        self.rules_button = PosterButton("", kind="quiet")
        self.album_button = PosterButton("", kind="quiet")
        self.settings_button = PosterButton("", kind="quiet")
        self.games = QListView()
        self.games.setWordWrap(True)
        self.games.setUniformItemSizes(False)
        self.games.setAlternatingRowColors(True)
        self.games.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.resume_button = PosterButton("")
        self.watch_button = PosterButton("", kind="quiet")
        self.forget_button = PosterButton("", kind="quiet")
        self.games_panel = Panel("")
        self._model: GamesModel | None = None
        self._some_games = False
        self._lay_out()
        self.go_on_button.clicked.connect(lambda: self._open_row(0))
        self.new_button.clicked.connect(self.new_tournament)
        self.friendly_button.clicked.connect(self.friendly)
        self.tutorial_button.clicked.connect(self.tutorial)
        self.load_button.clicked.connect(self.load)
        self.replay_button.clicked.connect(self.replay)
        self.watch_button.clicked.connect(self._watch)
        self.rules_button.clicked.connect(self.rules_wanted)
        self.album_button.clicked.connect(self.album_wanted)
        self.settings_button.clicked.connect(self.settings_wanted)
        self.games.activated.connect(lambda index: self._open_row(index.row()))
        self.resume_button.clicked.connect(lambda: self._open_row(self.games.currentIndex().row()))
        self.forget_button.clicked.connect(self._forget)
        self._show_games(False)
        self.restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        choices = QVBoxLayout()
        for button in (self.go_on_button, self.new_button, self.friendly_button, self.tutorial_button):
            choices.addWidget(button)
        self._choices = choices
        choices.addStretch(1)
        room = QWidget()
        buttons = FlowLayout(room)
        for below in (self.resume_button, self.watch_button, self.forget_button):
            buttons.addWidget(below)
        self._buttons = buttons
        self.games_panel.body.addWidget(self.games, 1)
        self.games_panel.body.addWidget(room)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addLayout(choices, 3)
        self._columns.addWidget(self.games_panel, 4)
        self.poster = PosterPicture()
        self.poster.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._columns.addWidget(self.poster, 4)
        self.page.body.addLayout(self._columns, 1)
        links = QWidget()
        self._links = FlowLayout(links)
        self._quiet = (
            self.load_button,
            self.replay_button,
            self.album_button,
            self.rules_button,
            self.settings_button,
        )
        for quiet in self._quiet:
            self._links.addWidget(quiet)
        self.foot.addWidget(links, 1)

    def set_games(self, entries: Sequence[Entry]) -> None:
        """Show the unfinished games, newest first."""
        if self._model is None:
            from swallows_gui.models.games import GamesModel

            self._model = GamesModel(self)
            self.games.setModel(self._model)
        self._model.set_rows(entries)
        self._games_changed()

    def _games_changed(self) -> None:
        model = self.games.model()
        some = model is not None and model.rowCount() > 0
        self._show_games(some)
        if some:
            if not self.games.currentIndex().isValid():
                self.games.setCurrentIndex(model.index(0, 0))
            self._name_first()

    def _show_games(self, some: bool) -> None:
        self.games_panel.setVisible(some)
        self._some_games = some
        self._reflow()
        self.go_on_button.setVisible(some)

    def _name_first(self) -> None:
        model = self.games.model()
        if model is None or not model.rowCount():
            return
        text = str(model.index(0, 0).data(Qt.ItemDataRole.DisplayRole))
        self.go_on_button.set_words(self.tr("Go on"), text.replace("\n", " · "))

    def _open_row(self, row: int) -> None:
        model = self.games.model()
        if model is None or not 0 <= row < model.rowCount():
            return
        self.go_on.emit(model.index(row, 0).data(roles.KEY))

    def _watch(self) -> None:
        index = self.games.currentIndex()
        if index.isValid():
            self.watch.emit(index.data(roles.KEY))

    def _forget(self) -> None:
        index = self.games.currentIndex()
        if index.isValid():
            self.forget.emit(index.data(roles.KEY))

    def retranslate(self) -> None:
        self.head.set_words(
            self.tr("Millions of Swallows"), self.tr("A tournament of football, cards, bets and bribes")
        )
        self.new_button.set_words(
            self.tr("New tournament"), self.tr("Sixteen teams, three to six seats, from the draft to the pay-out")
        )
        self.friendly_button.set_words(self.tr("Friendly"), self.tr("One match against the computer"))
        self.tutorial_button.set_words(self.tr("Tutorial"), self.tr("Learn the game in a match, in five minutes"))
        self.load_button.setText(self.tr("Open a record…"))
        self.replay_button.setText(self.tr("Replay…"))
        self.watch_button.setText(self.tr("Replay"))
        self.rules_button.setText(self.tr("Rules"))
        self.album_button.setText(self.tr("Card album"))
        self.settings_button.setText(self.tr("Settings"))
        self.games_panel.set_title(self.tr("Unfinished games"))
        self.games.setAccessibleName(self.tr("Unfinished games"))
        self.resume_button.setText(self.tr("Go on with this game"))
        self.forget_button.setText(self.tr("Delete…"))
        self._name_first()

    def restyle(self) -> None:
        px = theme().px
        self._choices.setSpacing(px(12))
        self._columns.setSpacing(px(24))
        self._buttons.setSpacing(px(8))
        self.games.setMinimumHeight(px(200))

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        wide = width > 820
        self.poster.setVisible(wide and not self._some_games)
        for quiet in self._quiet:
            quiet.setMaximumHeight(theme().px(24 if height < LOW else 38))
        self._links.setSpacing(theme().px(4 if height < LOW else 8))
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def enter(self) -> None:
        button = self.go_on_button if not self.go_on_button.isHidden() else self.new_button
        QTimer.singleShot(0, button.setFocus)
