"""The start screen: continue a game, begin one, open a record, settings, rules.

With one game installed its ways to begin stand here; with several a shelf of games comes before them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui import titles
from swallows_gui.catalogue.languages import languages
from swallows_gui.catalogue.places import has_rules
from swallows_gui.models import roles
from swallows_gui.models.vocabulary import of_title
from swallows_gui.services.language import language
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.title import Title
from swallows_gui.ui.kit.buttons import ChoiceButton, PosterButton
from swallows_gui.ui.kit.panels import FlowLayout, Panel, fill
from swallows_gui.ui.kit.selection import chosen, let_go_of_focus, when_chosen
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.play.screen import LOW, PageScreen
from swallows_gui.ui.shell.poster import IconLink, PosterPicture, cover_of, plain_cover
from swallows_gui.ui.shell.welcome import Welcome

if TYPE_CHECKING:
    from swallows_gui.models.games import GamesModel
    from swallows_gui.records.record import ListedGame


_LEAST_WIDE, _LEAST_HIGH = 480, 300
"""Design pixels: in a smaller window there is no poster."""
_ROOMY, _HIGH = 820, 720
"""Design pixels: from here on choices say what they do, and do so at their ease."""
_AMPLE = 940
"""Design pixels: in a lower window the choices of the shelf stand closer, and those above unfinished games closest."""
_FEW = 4
"""So many choices at most are set as large as a screen's title."""


class StartScreen(PageScreen):
    """The start screen: what can be done, and the unfinished games."""

    go_on = Signal(object)
    """The path of a game to take up."""
    game_chosen = Signal()
    """Another game is meant, or the shelf is shown."""
    begin = Signal(str, str)
    """A game and one of its ways to begin, by their ids."""
    tutorial = Signal(str)
    """The game to be learned."""
    load = Signal()
    replay = Signal()
    watch = Signal(object)
    """The path of a game to look at again."""
    settings_wanted = Signal()
    rules_wanted = Signal(str)
    """The game to read of; "" for the usual one."""
    cups_wanted = Signal()
    album_wanted = Signal(str)
    """The game whose cards are to be looked at."""
    hall_wanted = Signal(str)
    """The game whose hall of fame is to be looked at."""
    you_wanted = Signal()
    thrown_away = Signal(object)
    """The path of a game for the bin."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._focus_soon = SingleShotTimer(self, self._focus_first)
        self.welcome = Welcome()
        """There only as long as nothing has been played."""
        self.go_on_button = ChoiceButton("", "")
        self.shelf_buttons: dict[str, ChoiceButton] = {}
        """The games to choose from, by their ids; none where there is only one."""
        self.start_buttons: dict[str, ChoiceButton] = {}
        """The ways to begin the chosen game, by their ids."""
        self.tutorial_button = ChoiceButton("", "")
        self.cups_button = ChoiceButton("", "")
        """Cups and championships: on the shelf, where there are games that can be played for them."""
        self.load_button = IconLink("load")
        self.replay_button = IconLink("play")
        self.rules_button = IconLink("rules")
        self.album_button = IconLink("album")
        self.hall_button = IconLink("trophy")
        self.you_button = IconLink("person")
        self.settings_button = IconLink("settings")
        self.shelf_button = IconLink("back")
        self.games = QListView()
        self.games.setWordWrap(True)
        self.games.setUniformItemSizes(False)
        self.games.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.games.setAlternatingRowColors(True)
        self.games.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.watch_button = PosterButton("", kind="quiet")
        self.bin_button = PosterButton("", kind="quiet")
        self.games_panel = Panel("")
        self.language = SegmentedControl()
        self.list_languages()
        self._model: GamesModel | None = None
        self._entries: Sequence[ListedGame] = ()
        found = titles.titles()
        self._titles = {each.id: each for each in found}
        self.title: Title | None = found[0] if len(found) == 1 else None
        """The game whose ways to begin are shown; None: the shelf is."""
        self._has_pictures = True
        self._covered = found[0]
        """The game whose cover is shown."""
        self._some_games = self._first_time = False
        self._left_by: ChoiceButton | PosterButton | None = None
        """The entry that led to another screen, until a game waits to be gone on with."""
        self._lay_out()
        self.language.changed.connect(lambda code: settings().change(language=code))
        self.go_on_button.clicked.connect(lambda: self._open_row(chosen(self.games).row()))
        self.tutorial_button.clicked.connect(lambda: self.tutorial.emit(self._game))
        self.welcome.door.clicked.connect(lambda: self.tutorial.emit(self._game or titles.usual()))
        self.cups_button.clicked.connect(self.cups_wanted)
        self.cups_button.clicked.connect(lambda: self._leave_by(self.cups_button))
        self.load_button.clicked.connect(self.load)
        self.replay_button.clicked.connect(self.replay)
        self.watch_button.clicked.connect(self._watch)
        self.rules_button.clicked.connect(lambda: self.rules_wanted.emit(self._game))
        self.album_button.clicked.connect(lambda: self.album_wanted.emit(self._game))
        self.hall_button.clicked.connect(lambda: self.hall_wanted.emit(self._game))
        self.you_button.clicked.connect(self.you_wanted)
        self.settings_button.clicked.connect(self.settings_wanted)
        self.games.activated.connect(lambda index: self._open_row(index.row()))
        self.bin_button.clicked.connect(self._throw_away)
        self.shelf_button.clicked.connect(lambda: self.choose(""))
        for button in (
            self.load_button,
            self.replay_button,
            self.rules_button,
            self.album_button,
            self.hall_button,
            self.you_button,
            self.settings_button,
        ):
            button.clicked.connect(lambda _checked=False, button=button: self._leave_by(button))
        self._fill_shelf()
        self._fill_starts()
        self._show_games(False)
        self.adapt()

    def _lay_out(self) -> None:
        choices = self._choices = QVBoxLayout()
        room = QWidget()
        buttons = FlowLayout(room)
        for below in (self.watch_button, self.bin_button):
            buttons.addWidget(below)
        self._buttons = buttons
        fill(self.games_panel.body, self.go_on_button, (self.games, 1), room)
        self.poster = PosterPicture(cover_of(self._covered), self)
        fill(self.top, self.language, 0)
        fill(self.page.body, self.welcome, choices, (self.games_panel, 1), 0)
        links = QWidget()
        self._links = FlowLayout(links)
        self._quiet = (
            self.shelf_button,
            self.load_button,
            self.replay_button,
            self.album_button,
            self.hall_button,
            self.you_button,
            self.rules_button,
            self.settings_button,
        )
        for quiet in self._quiet:
            self._links.addWidget(quiet)
        self.foot.addWidget(links, 1)

    # Games and their ways to begin

    @property
    def new_button(self) -> ChoiceButton:
        """The first button to begin the chosen game; on the shelf the first game's."""
        return next(iter((self.start_buttons or self.shelf_buttons).values()))

    @property
    def _game(self) -> str:
        return self.title.id if self.title is not None else ""

    def choose(self, game: str) -> None:
        """Show a game's ways to begin, or with "" the shelf, if there are several games."""
        if len(self._titles) == 1 or game == self._game:
            return
        let_go_of_focus(self)
        left = self._game
        self.title = self._titles.get(game)
        self._fill_starts()
        self._show_games(self._some_games)
        self._list()
        self.retranslate()
        self.cover_with(game or left)
        self._left_by = self.shelf_buttons[left] if left else None
        self.game_chosen.emit()
        self.enter()

    def cover_with(self, game: str) -> None:
        """Show a game's cover with its name and line."""
        self._covered = self._titles[game]
        self.poster.set_cover(cover_of(self._covered))
        name, line = of_title(self._covered.name), of_title(self._covered.line)
        self.head.set_words(name, line)
        self.poster.set_title(name, line)

    def _fill_shelf(self) -> None:
        if len(self._titles) == 1:
            return
        for game, title in self._titles.items():
            button = self.shelf_buttons[game] = ChoiceButton("", "")
            button.set_picture(partial(self._paint_small, title))
            button.clicked.connect(lambda _checked=False, game=game: self.choose(game))
            button.installEventFilter(self)
            self._choices.addWidget(button)
        self._choices.addWidget(self.cups_button)

    def _paint_small(self, title: Title, painter: QPainter, room: QRectF) -> None:
        """Paint a game's cover for the shelf; its code is loaded when it is first visible."""
        (cover_of(title) if self._has_pictures else plain_cover)(painter, room)

    def hold_pictures(self) -> None:
        """Show shelf and links without pictures until `show_pictures`, so that the window's first picture waits neither
        for each game's code nor for icons. The cover's flying part comes then."""
        self._paint_anew(with_pictures=False)
        if self._covered.fly_in:
            self.poster.await_flight(self._covered.load(self._covered.fly_in))

    def show_pictures(self) -> None:
        """Paint the shelf's covers and the links' icons, and start the cover's flying part."""
        self._paint_anew(with_pictures=True)
        self.poster.fly()

    def _paint_anew(self, *, with_pictures: bool) -> None:
        self._has_pictures = with_pictures
        for game, button in self.shelf_buttons.items():
            button.set_picture(partial(self._paint_small, self._titles[game]))
            button.update()
        for link in self._quiet:
            link.set_bare(not with_pictures)

    def _fill_starts(self) -> None:
        for old in self.start_buttons.values():
            self._choices.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.start_buttons.clear()
        for start in self.title.starts if self.title is not None else ():
            button = self.start_buttons[start.id] = ChoiceButton("", "")
            button.clicked.connect(lambda _checked=False, start=start: self.begin.emit(self._game, start.id))
            button.clicked.connect(lambda _checked=False, button=button: self._leave_by(button))
            self._choices.addWidget(button)
            button.show()  # counted at once, not only when the layout gets round to showing it
        self._put_in_order()
        chosen = self.title is not None
        for game in self.shelf_buttons.values():
            game.setVisible(not chosen)
        self.cups_button.setVisible(not chosen and self._has_cups)
        self.tutorial_button.setVisible(bool(self.title and self.title.tutorial))
        self.album_button.setVisible(bool(self.title and self.title.album))
        self.hall_button.setVisible(bool(self.title and self.title.hall))
        self.rules_button.setVisible(bool(self.title and has_rules(self.title.rules)))
        self.shelf_button.setVisible(chosen and bool(self.shelf_buttons))

    @property
    def _has_cups(self) -> bool:
        return sum(bool(title.match) for title in self._titles.values()) > 1

    def _put_in_order(self) -> None:
        """Put the choices in their fixed order, the tutorial first, whatever has been played, and set the Tab order
        accordingly."""
        self._choices.insertWidget(0, self.tutorial_button)
        doors = sorted(self._doors(), key=self._choices.indexOf)
        for before, after in pairwise((*doors, self.go_on_button)):
            QWidget.setTabOrder(before, after)

    def _entry_buttons(self) -> Iterator[ChoiceButton]:
        """All choices, visible or hidden."""
        yield from self._doors()
        yield self.go_on_button

    def _doors(self) -> Iterator[ChoiceButton]:
        yield from self.shelf_buttons.values()
        yield self.cups_button
        yield from self.start_buttons.values()
        yield self.tutorial_button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the cover of the shelf's game that has focus or pointer."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.HoverEnter) and self.title is None:
            for game, button in self.shelf_buttons.items():
                if button is watched:
                    self.cover_with(game)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Escape, which returns to the shelf."""
        if event.key() == Qt.Key.Key_Escape and self.title is not None and self.shelf_buttons:
            self.choose("")
        else:
            super().keyPressEvent(event)

    # Games that wait

    def set_games(self, entries: Sequence[ListedGame]) -> None:
        """Set the unfinished games, newest first, at the program's start and when a game is closed."""
        if entries:
            self._left_by = None
        if self._model is None:
            from swallows_gui.models.games import GamesModel

            self._model = GamesModel(self)
            self.games.setModel(self._model)
            when_chosen(self.games, self._name_chosen)
        self._entries = entries
        self._list()
        if self.window().focusWidget() in (
            self.new_button,
            self.tutorial_button,
            self.welcome.door,
        ):  # the games were not listed yet
            self.enter()

    def _list(self) -> None:
        """List the unfinished games: all, or those of the chosen game."""
        if self._model is None:
            return
        mine = self.title is None or not self.shelf_buttons
        self._model.set_rows([entry for entry in self._entries if mine or entry.game == self._game])
        if not self.games.hasFocus():
            self.games.setCurrentIndex(self._model.index(0, 0))  # what "Go on" goes on with
        self._games_changed()

    def _games_changed(self) -> None:
        model = self.games.model()
        some = model is not None and model.rowCount() > 0
        self._show_games(some)
        if some:
            self.games.setVisible(model.rowCount() > 1)  # a single one is named by the button that continues it
            if not self.games.currentIndex().isValid():
                self.games.setCurrentIndex(model.index(0, 0))
            self._name_chosen()

    def set_first_time(self, first: bool) -> None:
        """Adapt to a player who has played nothing yet: the tutorial leads, and the first-start page is shown."""
        if first != self._first_time:
            self._first_time = first
            self._show_games(self._some_games)

    def _show_games(self, some: bool) -> None:
        self.games_panel.setVisible(some)
        self._some_games = some
        self.go_on_button.setVisible(some)
        self.welcome.setVisible(self._welcomes)
        for button in (self.welcome.door, *self._entry_buttons()):
            button.set_leading(button is self._leading)
        self._reflow()

    @property
    def _welcomes(self) -> bool:
        return self._first_time and not self._some_games and (self.title is None or not self.shelf_buttons)

    @property
    def _leading(self) -> ChoiceButton:
        """The main, red button: what most players come for. It has the focus, so that Enter presses it."""
        if self._some_games:
            return self.go_on_button
        if self._welcomes:
            return self.welcome.door
        learns = self._first_time and self.title is not None and self.title.tutorial
        return self.tutorial_button if learns else self.new_button

    def _name_chosen(self) -> None:
        """Name the selected game on the button that continues it."""
        index = chosen(self.games)
        if index.isValid():
            text = str(index.data(Qt.ItemDataRole.DisplayRole))
            self.go_on_button.set_words(self.tr("Continue"), text.replace("\n", " · "))

    def _open_row(self, row: int) -> None:
        model = self.games.model()
        if model is None or not 0 <= row < model.rowCount():
            return
        self.go_on.emit(model.index(row, 0).data(roles.KEY))

    def _watch(self) -> None:
        index = chosen(self.games)
        if index.isValid():
            self.watch.emit(index.data(roles.KEY))

    def _throw_away(self) -> None:
        index = chosen(self.games)
        if index.isValid():
            self.thrown_away.emit(index.data(roles.KEY))

    def list_languages(self) -> None:
        """Offer the languages installed now."""
        self.language.set_options([(each.code, each.name) for each in languages().values()])
        self.language.set_key(language().code)

    def retranslate(self) -> None:
        self.cover_with(self._covered.id)
        for game, button in self.shelf_buttons.items():
            button.set_words(of_title(self._titles[game].name), of_title(self._titles[game].line))
        for start in self.title.starts if self.title is not None else ():
            self.start_buttons[start.id].set_words(of_title(start.name), of_title(start.line))
        self.tutorial_button.set_words(self.tr("Tutorial"), self.tr("Learn the game by playing it, in five minutes"))
        self.cups_button.set_words(self.tr("Cups and championships"), self.tr("Many matches, one winner"))
        self.load_button.setText(self.tr("Open a saved game…"))
        self.replay_button.setText(self.tr("Replay…"))
        self.watch_button.setText(self.tr("Replay"))
        self.rules_button.setText(self.tr("Rules"))
        self.language.setAccessibleName(self.tr("Language"))
        self.language.set_key(language().code)
        self.album_button.setText(self.tr("Card album"))
        self.hall_button.setText(self.tr("Hall of fame"))
        self.you_button.setText(self.tr("You"))
        self.settings_button.setText(self.tr("Settings"))
        self.shelf_button.setText(self.tr("All games"))
        self.games.setAccessibleName(self.tr("Unfinished games"))
        self.bin_button.setText(self.tr("Into the bin"))
        self._name_chosen()
        self._reflow()

    def restyle(self) -> None:
        px = theme().px
        self._buttons.setSpacing(px(8))
        self.games.setMinimumHeight(px(84))

    def reflow(self, width: float, height: float) -> None:
        """Show the poster at the right side, or the head where there is no room for it."""
        super().reflow(width, height)
        px = theme().px
        shows = width >= _LEAST_WIDE and height >= _LEAST_HIGH
        roomy = width >= _ROOMY
        share = min(0.64, 0.5 + (width - _ROOMY) / 2600) if roomy else 0.36
        taken = round(self.width() * share) if shows else 0
        self.poster.setVisible(shows)
        self.poster.setGeometry(self.width() - taken, 0, taken, self.height())
        self.poster.set_lean(self.height() * 0.12)
        column = self.layout()
        assert column is not None
        column.setContentsMargins(0, 0, taken, 0)  # no further than the poster's foot, which reaches out farthest
        self.head.setVisible(not shows)
        edge = px(24 if roomy else 12)
        self.top.setContentsMargins(edge, px(24 if roomy else 10), edge, px(4 if height >= LOW else 0))
        self.page.body.setContentsMargins(edge, px(10 if roomy else 6), edge, px(14 if roomy else 4))
        few = sum(not button.isHidden() for button in self._entry_buttons()) <= _FEW
        for button in self._entry_buttons():
            button.set_short(not roomy)
            button.set_large(roomy and few and not self._some_games and not self._welcomes)
            button.set_close(roomy and height < _AMPLE and (self.title is None or self._some_games))
            button.set_dense(roomy and height < (_HIGH if few and not self._some_games else _AMPLE))
        self.welcome.door.set_short(not roomy)
        self.welcome.door.set_large(roomy and height >= _AMPLE)
        close = (self._some_games or self._welcomes) and height < _AMPLE
        self._choices.setSpacing(px(6 if close else 10))
        self.games_panel.set_title(self.tr("Unfinished games") if height >= _AMPLE else "")
        for quiet in self._quiet:
            quiet.setMaximumHeight(px(24 if height < LOW else 30))
            quiet.set_sign(roomy)
        self._links.setSpacing(px(6 if roomy else 10 if height < LOW else 16))
        self._links.setContentsMargins(0, 9, 0, 9)  # flush with the choices above

    def enter(self) -> None:
        self._focus_soon.start()

    def _leave_by(self, button: ChoiceButton | PosterButton) -> None:
        self._left_by = button

    def _focus_first(self) -> None:
        """Focus the choice the player has come back from, else the main one, unless another screen is shown."""
        if self.isVisible():
            (self._left_by or self._leading).setFocus()
