"""The start screen: go on with a game, begin a tournament or a friendly, open a record, settings, rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListView, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.catalogue.languages import languages
from swallows_gui.models import roles
from swallows_gui.services.language import language
from swallows_gui.services.later import Later
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import ChoiceButton, PosterButton
from swallows_gui.ui.kit.flow import FlowLayout
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.selection import chosen
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.play.screen import LOW, PageScreen
from swallows_gui.ui.shell.poster import PosterPicture

if TYPE_CHECKING:
    from swallows_gui.models.games import GamesModel
    from swallows_gui.records.library import Entry


_LEAST_WIDE, _LEAST_HIGH = 480, 300
"""Design pixels: in a smaller window there is no poster."""
_ROOMY, _HIGH = 820, 720
"""Design pixels: from here on choices say what they do, and do so at their ease beside unfinished games."""


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
        self._focus_soon = Later(self, self._focus_first)
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
        self.games.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.games.setAlternatingRowColors(True)
        self.games.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.resume_button = PosterButton("")
        self.watch_button = PosterButton("", kind="quiet")
        self.forget_button = PosterButton("", kind="quiet")
        self.games_panel = Panel("")
        self.language = SegmentedControl([(each.code, each.name) for each in languages().values()])
        self._model: GamesModel | None = None
        self._some_games = self._first_time = False
        self._left_by: ChoiceButton | PosterButton | None = None
        """The entry that led to another screen, until a game waits to be gone on with."""
        self._lay_out()
        self.language.changed.connect(lambda code: settings().change(language=code))
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
        self.resume_button.clicked.connect(lambda: self._open_row(chosen(self.games).row()))
        self.forget_button.clicked.connect(self._forget)
        for button in (
            self.new_button,
            self.friendly_button,
            self.load_button,
            self.replay_button,
            self.rules_button,
            self.album_button,
            self.settings_button,
        ):
            button.clicked.connect(lambda _checked=False, button=button: self._leave_by(button))
        self._show_games(False)
        self.restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        choices = QVBoxLayout()
        for button in (self.go_on_button, self.new_button, self.friendly_button, self.tutorial_button):
            choices.addWidget(button)
        self._choices = choices
        room = QWidget()
        buttons = FlowLayout(room)
        for below in (self.resume_button, self.watch_button, self.forget_button):
            buttons.addWidget(below)
        self._buttons = buttons
        self.games_panel.body.addWidget(self.games, 1)
        self.games_panel.body.addWidget(room)
        self.poster = PosterPicture("", self)
        self.page.body.addWidget(self.language)
        self.page.body.addLayout(choices)
        self.page.body.addWidget(self.games_panel, 1)
        self.page.body.addStretch()
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
        """Show the unfinished games, newest first: when the program starts and when a game is left."""
        if entries:
            self._left_by = None
        if self._model is None:
            from swallows_gui.models.games import GamesModel

            self._model = GamesModel(self)
            self.games.setModel(self._model)
        self._model.set_rows(entries)
        if not self.games.hasFocus():
            self.games.setCurrentIndex(self._model.index(0, 0))  # what "Go on" goes on with
        self._games_changed()
        if self.window().focusWidget() in (self.new_button, self.tutorial_button):  # the games were not listed yet
            self.enter()

    def _games_changed(self) -> None:
        model = self.games.model()
        some = model is not None and model.rowCount() > 0
        self._show_games(some)
        if some:
            if not self.games.currentIndex().isValid():
                self.games.setCurrentIndex(model.index(0, 0))
            self._name_first()

    def set_first_time(self, first: bool) -> None:
        """Where nothing has been played yet, the tutorial comes first."""
        if first != self._first_time:
            self._first_time = first
            self._choices.removeWidget(self.tutorial_button)
            self._choices.insertWidget(1 if first else 3, self.tutorial_button)
            self._show_games(self._some_games)

    def _show_games(self, some: bool) -> None:
        self.games_panel.setVisible(some)
        self._some_games = some
        self.go_on_button.setVisible(some)
        for button in (self.go_on_button, self.new_button, self.tutorial_button):
            button.set_leading(button is self._leading)
        self.language.setVisible(not some)  # a newcomer looks for it here; beside games that wait it takes their room
        self._reflow()

    @property
    def _leading(self) -> ChoiceButton:
        """The red entry: what most come for. It has the focus, too, so that Enter does it."""
        if self._some_games:
            return self.go_on_button
        return self.tutorial_button if self._first_time else self.new_button

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
        index = chosen(self.games)
        if index.isValid():
            self.watch.emit(index.data(roles.KEY))

    def _forget(self) -> None:
        index = chosen(self.games)
        if index.isValid():
            self.forget.emit(index.data(roles.KEY))

    def retranslate(self) -> None:
        title, line = self.tr("Millions of Swallows"), self.tr("A tournament of football, cards, bets and bribes")
        self.head.set_words(title, line)
        self.poster.set_title(title, line)
        self.new_button.set_words(
            self.tr("New tournament"), self.tr("Sixteen teams, two to six seats, from the draft to the pay-out")
        )
        self.friendly_button.set_words(self.tr("Friendly"), self.tr("One match against the computer"))
        self.tutorial_button.set_words(self.tr("Tutorial"), self.tr("Learn the game in a match, in five minutes"))
        self.load_button.setText(self.tr("Open a record…"))
        self.replay_button.setText(self.tr("Replay…"))
        self.watch_button.setText(self.tr("Replay"))
        self.rules_button.setText(self.tr("Rules"))
        self.language.setAccessibleName(self.tr("Language"))
        self.language.set_key(language().code)
        self.album_button.setText(self.tr("Card album"))
        self.settings_button.setText(self.tr("Settings"))
        self.games_panel.set_title(self.tr("Unfinished games"))
        self.games.setAccessibleName(self.tr("Unfinished games"))
        self.resume_button.setText(self.tr("Go on with this game"))
        self.forget_button.setText(self.tr("Delete…"))
        self._name_first()

    def restyle(self) -> None:
        px = theme().px
        self._choices.setSpacing(px(10))
        self._buttons.setSpacing(px(8))
        self.games.setMinimumHeight(px(84))

    def reflow(self, width: float, height: float) -> None:
        """The poster fills the right side; where there is no room for it, it gives way to the head."""
        super().reflow(width, height)
        px = theme().px
        shows = width >= _LEAST_WIDE and height >= _LEAST_HIGH
        roomy = width >= _ROOMY
        taken = round(self.width() * (0.52 if roomy else 0.36)) if shows else 0
        self.poster.setVisible(shows)
        self.poster.setGeometry(self.width() - taken, 0, taken, self.height())
        self.poster.set_lean(self.height() * 0.12)
        column = self.layout()
        assert column is not None
        column.setContentsMargins(0, 0, max(0, taken - round(self.height() * 0.06)), 0)
        self.head.setVisible(not shows)
        edge = px(24 if roomy else 12)
        self.page.body.setContentsMargins(edge, px(24 if roomy else 10), edge, px(14 if roomy else 4))
        for button in (self.go_on_button, self.new_button, self.friendly_button, self.tutorial_button):
            button.set_short(not roomy)
            button.set_large(roomy and not self._some_games)
            button.set_dense(roomy and self._some_games and height < _HIGH)
        for quiet in self._quiet:
            quiet.setMaximumHeight(px(24 if height < LOW else 30))
        self._links.setSpacing(px(10 if height < LOW else 16))
        self._links.setContentsMargins(0, 9, 0, 9)  # flush with the choices above

    def enter(self) -> None:
        self._focus_soon.start()

    def _leave_by(self, button: ChoiceButton | PosterButton) -> None:
        self._left_by = button

    def _focus_first(self) -> None:
        """The entry one has come back from, else what most come for. Whoever has gone on to another screen meanwhile
        keeps the focus there."""
        if self.isVisible():
            (self._left_by or self._leading).setFocus()
