"""Every game in the player's folder: to go on with, to look at again, to name, to throw away and to put back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swallows_gui import titles
from swallows_gui.models.games import GamesModel, found_in, line_of, particulars, title_of
from swallows_gui.models.vocabulary import of_title
from swallows_gui.records import bin as waste
from swallows_gui.records.games import give_name
from swallows_gui.records.record import ListedGame
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.notices import NoticeBar
from swallows_gui.ui.kit.panels import EmptyState, FlowLayout, fill
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.record_files import why_not
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.play.share.position_picture import PositionView
from swallows_gui.ui.shell.listing import Listing
from swallows_gui.ui.shell.poster import PosterPicture, cover_of

if TYPE_CHECKING:
    from swallows_gui.ui.play.share.sharing import ReplaySharing

_BESIDE: Final = 760
"""Design pixels: from here on the cover of the chosen game hangs beside the list."""
_BATCH: Final = 60
"""Lines that are measured in one go: more than a window shows."""
_KEPT: Final = ("all", "running", "over", "bin")
"""What the list can show."""


class _FoundGame(QSortFilterProxyModel):
    """Filters the list of games by state, kind and words."""

    def __init__(self, model: GamesModel) -> None:
        super().__init__(model)
        self._games = model
        self._kept, self._game, self._words = "all", "", ""
        self._lines: dict[Path, tuple[ListedGame, str]] = {}
        """In which words are looked for, by file: what was true of it then, and its line."""
        self.setSourceModel(model)
        language().changed.connect(self._lines.clear)

    def look_for(self, kept: str, game: str, words: str) -> None:
        """Show games that are "running" or "over" (else both), of a game ("" for any), in which all
        `words` are found."""
        if (kept, game, words) != (self._kept, self._game, self._words):
            self.beginFilterChange()
            self._kept, self._game, self._words = kept, game, words
            self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(self, row: int, _parent: QModelIndex | QPersistentModelIndex) -> bool:
        entry = self._games.rows[row]
        if self._kept in ("running", "over") and entry.over != (self._kept == "over"):
            return False
        return self._game in ("", entry.game) and (not self._words or found_in(self._line(entry), self._words))

    def lines_ahead(self) -> Iterator[None]:
        """Make the lines in which words will be looked for, before anybody looks: all at once, thousands of them would
        hold up the first letter that is typed."""
        for number, entry in enumerate(self._games.rows, 1):
            self._line(entry)
            if number % _BATCH == 0:
                yield

    def _line(self, entry: ListedGame) -> str:
        known = self._lines.get(entry.path)
        if known is None or known[0] is not entry:
            known = self._lines[entry.path] = (entry, line_of(entry))
        return known[1]


class RecordsScreen(PageScreen):
    """The screen of recorded games, last played first, with cover and details of the selected one."""

    motif = "reel"

    replay_wanted = Signal(object)
    """The path of a record to look at again."""
    go_on_wanted = Signal(object)
    """The path of a record to go on with."""
    other_file = Signal()
    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = GamesModel(self)
        self.model.may_be_named = True
        self.found = _FoundGame(self.model)
        self._listing = Listing(self, soon=True)
        self._ahead: Work | None = None
        """What makes ready for the first search."""
        self._thrown: list[Path] = []
        """Where those lie that were thrown away last."""
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.kept = SegmentedControl([(key, key) for key in _KEPT])
        self.game = QComboBox()
        self.games = QListView()
        self.games.setModel(self.found)
        self.games.setWordWrap(True)
        self.games.setUniformItemSizes(False)
        self.games.setLayoutMode(QListView.LayoutMode.Batched)  # thousands of lines are measured when there is time
        self.games.setBatchSize(_BATCH)
        self.games.setAlternatingRowColors(True)
        self.games.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.games.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.games.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.empty = EmptyState()
        self.notice = NoticeBar()
        self.back_button = PosterButton("", kind="quiet")
        self.file_button = PosterButton("")
        self.go_on_button, self.show_button = PosterButton("", kind="primary"), PosterButton("")
        self.name_button, self.bin_button = PosterButton("", kind="quiet"), PosterButton("", kind="quiet")
        self.restore_button, self.delete_button = PosterButton("", kind="primary"), PosterButton("", kind="quiet")
        self.primary = self.go_on_button
        self.share_button = PosterButton("", kind="quiet")
        self._sharing: ReplaySharing | None = None
        self.particulars = PlainLabel(wrap=True)
        self.position = PositionView()
        self.poster = PosterPicture(cover_of(titles.title(titles.usual())))
        self.poster.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._lay_out()
        self._connect()
        self.adapt()

    def _lay_out(self) -> None:
        sieve = QWidget()
        self._sieve = FlowLayout(sieve)
        for part in (self.search, self.kept, self.game):
            self._sieve.addWidget(part)
        deeds = QWidget()
        self._deeds = FlowLayout(deeds)
        for button in (self.name_button, self.share_button, self.bin_button, self.delete_button):
            self._deeds.addWidget(button)
        left, right = QVBoxLayout(), QVBoxLayout()
        self._beside = QWidget()
        fill(right, (self.poster, 1), self.position, self.particulars, margins=0)
        self._beside.setLayout(right)
        fill(left, (self.games, 1), (self.empty, 1), deeds, margins=0)
        self._row = fill(QHBoxLayout(), (left, 3), (self._beside, 2))
        fill(self.page.body, self.notice, sieve, (self._row, 1))
        fill(self.foot, self.back_button, 1, self.file_button, self.show_button, self.go_on_button, self.restore_button)

    def _connect(self) -> None:
        self._listing.listed.connect(self.set_games)
        self.search.textChanged.connect(lambda _text: self._look())
        self.kept.changed.connect(lambda _key: self._turn_to())
        self.game.currentIndexChanged.connect(lambda _at: self._look())
        self.back_button.clicked.connect(self.back)
        self.file_button.clicked.connect(self.other_file)
        self.go_on_button.clicked.connect(lambda: self._open(self.go_on_wanted.emit))
        self.show_button.clicked.connect(lambda: self._open(self.replay_wanted.emit))
        self.name_button.clicked.connect(lambda: self.games.edit(self.games.currentIndex()))
        self.share_button.clicked.connect(self._share)
        self.bin_button.clicked.connect(self.throw_away)
        self.restore_button.clicked.connect(self.put_back)
        self.delete_button.clicked.connect(self.delete)
        self.notice.acted.connect(self._fetch_back)
        self.model.named.connect(self._name)
        self.games.doubleClicked.connect(lambda _index: self._press())
        selection = self.games.selectionModel()
        selection.currentChanged.connect(lambda *_both: self._show_chosen())
        selection.selectionChanged.connect(lambda *_both: self._show_chosen())

    # What is listed

    def show_kept(self, kept: str) -> None:
        """Show "all", "running" or "over" games, or the "bin"."""
        if kept != self.kept.key:
            self.kept.set_key(kept)
            self._turn_to()

    @property
    def in_bin(self) -> bool:
        """Whether the bin is shown."""
        return self.kept.key == "bin"

    def _turn_to(self) -> None:
        folder = waste.bin_folder() if self.in_bin else None
        if folder != self._listing.folder:
            self._listing.folder = folder
            self.model.set_rows([])
            self._listing.read()
        self._look()

    def set_games(self, entries: Sequence[ListedGame]) -> None:
        """Set the list of games."""
        self.model.set_rows(entries)
        if self._ahead is not None:
            self._ahead.drop()
        self._ahead = idle_queue().take_idle(self, self.found.lines_ahead())
        known = {entry.game for entry in entries}
        offered = [("", self.tr("All games"))]
        offered += [(title.id, of_title(title.name)) for title in titles.titles() if title.id in known]
        if [self.game.itemData(at) for at in range(self.game.count())] != [key for key, _ in offered]:
            wanted = self.game.currentData()
            self.game.blockSignals(True)
            self.game.clear()
            for key, words in offered:
                self.game.addItem(words, key)
            self.game.setCurrentIndex(max(self.game.findData(wanted), 0))
            self.game.blockSignals(False)
        waiting = self.file_button.hasFocus() or self.back_button.hasFocus()
        self._look()
        if waiting and self.found.rowCount():  # they were not listed yet when the page was entered
            self.games.setFocus()

    def _look(self) -> None:
        self.found.look_for(self.kept.key, str(self.game.currentData() or ""), self.search.text())
        some = self.found.rowCount() > 0
        self.games.setVisible(some)
        self.empty.setVisible(not some)
        self._reflow()
        if some and not self.games.currentIndex().isValid():
            self.games.setCurrentIndex(self.found.index(0, 0))
        self._show_chosen()

    @property
    def chosen(self) -> list[ListedGame]:
        """The selected games from the top, else the current one."""
        current = self.games.currentIndex()
        rows = sorted(index.row() for index in self.games.selectedIndexes() or [current] if index.isValid())
        return [self.model.rows[self.found.mapToSource(self.found.index(row, 0)).row()] for row in rows]

    def _show_chosen(self) -> None:
        """Show the actions for the selected games, and cover and details of a single one."""
        chosen = self.chosen if self.games.isVisibleTo(self) else []
        one = chosen[0] if len(chosen) == 1 else None
        running = one is not None and not one.over
        for button, shown in (
            (self.go_on_button, not self.in_bin and running),
            (self.show_button, not self.in_bin),
            (self.name_button, not self.in_bin),
            (self.share_button, not self.in_bin),
            (self.bin_button, not self.in_bin),
            (self.restore_button, self.in_bin),
            (self.delete_button, self.in_bin),
        ):
            button.setVisible(shown)
        self.primary = self.restore_button if self.in_bin else self.go_on_button if running else self.show_button
        self.show_button.set_kind("plain" if running else "primary")
        self.show_button.setEnabled(one is not None)
        self.name_button.setEnabled(one is not None and one.mark > 0)
        self.share_button.setEnabled(one is not None and one.moves > 0 and not one.code)
        for button in (self.bin_button, self.restore_button, self.delete_button):
            button.setEnabled(bool(chosen))
        self._hang(one)

    def _hang(self, entry: ListedGame | None) -> None:
        game = entry.game if entry is not None and entry.game in titles.ids() else titles.usual()
        title = titles.title(game)
        self.poster.set_cover(cover_of(title))
        self.poster.set_title(of_title(title.name), of_title(title.line))
        self.particulars.setText(particulars(entry) if entry is not None else "")
        self.position.show_game(entry if self.isVisible() else None)

    # What is done with them

    def _press(self) -> None:
        """Do the default action for a double-clicked game."""
        if self.primary is not None:
            self.primary.click()

    def _open(self, tell: Callable[[object], None]) -> None:
        chosen = self.chosen
        if len(chosen) == 1:
            tell(chosen[0].path)

    def _share(self) -> None:
        """Open the menu of pictures, films and texts of the selected game."""
        from swallows_gui.ui.play.share.sharing import ReplaySharing
        from swallows_gui.ui.play.share.subjects import SharedRecord

        if self._sharing is not None:
            self._sharing.close()
        self._sharing = ReplaySharing(SharedRecord(self.chosen[0]), self.notice, self)
        self._sharing.open_at(self.share_button)

    def _name(self, entry: ListedGame, name: str) -> None:
        if self._tried(partial(give_name, entry.mark, name)):
            self._listing.read()

    def throw_away(self) -> None:
        """Move the selected games to the bin, except those being played."""
        chosen = [entry for entry in self.chosen if not entry.in_use]
        played = len(self.chosen) - len(chosen)
        self._thrown = []
        for entry in chosen:
            self._tried(partial(self._throw, entry))
        if played:
            self.notice.show_notice(self.tr("%n game(s) are being played and stay.", "", played), "warning")
        elif self._thrown:
            self.notice.show_notice(
                self.tr("%n game(s) in the bin.", "", len(self._thrown)), "info", action=self.tr("Put back")
            )
        self._listing.read()

    def _throw(self, entry: ListedGame) -> None:
        self._thrown.append(waste.throw_away(entry))

    def _fetch_back(self) -> None:
        """Restore the games that were last moved to the bin."""
        for path in self._thrown:
            self._tried(partial(waste.put_back, path))
        self._thrown = []
        self.notice.clear()
        self._listing.read()

    def put_back(self) -> None:
        """Restore the selected games from the bin."""
        for entry in self.chosen:
            self._tried(partial(waste.put_back, entry.path))
        self._listing.read()

    def delete(self) -> None:
        """Delete the selected games of the bin permanently, after asking."""
        chosen = self.chosen
        if chosen and dialogs.ask_delete_games(self, [title_of(entry) for entry in chosen]):
            for entry in chosen:
                self._tried(partial(entry.path.unlink, missing_ok=True))
            self._listing.read()

    def _tried(self, deed: Callable[[], object]) -> bool:
        """Try a file operation; returns whether it succeeded, else shows why not."""
        try:
            deed()
        except OSError as error:
            self.notice.show_notice(why_not(error), "warning")
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Delete, which moves the selected games to the bin, or in the bin deletes them."""
        if event.key() == Qt.Key.Key_Delete and self.games.hasFocus():
            (self.delete if self.in_bin else self.throw_away)()
        else:
            super().keyPressEvent(event)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [*super().key_help(), ("F2", self.tr("Name the game")), ("Del", self.tr("Put it into the bin"))]

    # Words and looks

    def heading(self) -> str:
        return self.tr("Your games")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Your games"), self.tr("To go on with and to look at again"))
        words = (self.tr("All"), self.tr("Running"), self.tr("Finished"), self.tr("Bin"))
        self.kept.set_options(list(zip(_KEPT, words, strict=True)))
        self.kept.setAccessibleName(self.tr("Which games"))
        self.search.setPlaceholderText(self.tr("Search: a name, a game, a day"))
        self.search.setAccessibleName(self.tr("Search"))
        self.game.setAccessibleName(self.tr("Game"))
        self.games.setAccessibleName(self.tr("Games"))
        self.empty.set_words(self.tr("No game here"), self.tr("Games that you play are listed here."))
        self.back_button.setText(self.tr("Back"))
        self.file_button.setText(self.tr("Another file…"))
        self.go_on_button.setText(self.tr("Go on"))
        self.show_button.setText(self.tr("Replay"))
        self.name_button.setText(self.tr("Name…"))
        self.share_button.setText(self.tr("Share"))
        self.bin_button.setText(self.tr("Into the bin"))
        self.restore_button.setText(self.tr("Put back"))
        self.delete_button.setText(self.tr("Delete for good…"))
        for at in range(self.game.count()):
            key = self.game.itemData(at)
            self.game.setItemText(at, of_title(titles.title(key).name) if key else self.tr("All games"))
        self._show_chosen()

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self._beside.setVisible(width >= _BESIDE and self.found.rowCount() > 0)

    def restyle(self) -> None:
        px = theme().px
        self._row.setSpacing(px(24))
        for row in (self._sieve, self._deeds):
            row.setSpacing(px(8))
        self.search.setMinimumWidth(px(240))
        self.games.setMinimumHeight(px(110))
        edge, focus = px(2), theme().colours.focus
        self.games.setStyleSheet(  # the words have room for the frame of the focus before they get it
            f"QListView::item {{ border: {edge}px solid transparent; }}"
            f"QListView::item:focus {{ border: {edge}px solid {focus}; }}"
        )

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.position.stop()

    def enter(self) -> None:
        self._listing.read()
        (self.games if self.found.rowCount() else self.file_button).setFocus()
