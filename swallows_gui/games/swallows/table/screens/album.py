"""The card album: every card and every nation, filtered, searched in both languages, looked at in full (S0.2, S0.3).

Two tabs, cards and nations, share the search; the filters belong to the cards. The zoom turns to the next card with
the arrow keys and says every line in German and English.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.table.cards.card_label import CardZoom
from swallows_gui.games.swallows.table.cards.kind_signs import called, spoken
from swallows_gui.games.swallows.table.cards.nation_face import CardGridView, nation_words
from swallows_gui.games.swallows.words.album import NO_NATION, AlbumFilter, AlbumModel, NationAlbumModel, choices
from swallows_gui.models import roles
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import ChoiceBox
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import EmptyState, fill
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import LOW, Head, Screen

if TYPE_CHECKING:
    from swallows_gui.ui.play.paper.page import Page

FILTERS = ("colour", "kind", "place", "value", "nation")
_WIDE = 760
"""Design pixels: from this width on the filters stand beside the cards."""


class AlbumScreen(Screen):
    """Search and filters beside a grid of cards."""

    goes_back = True

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wide = True
        self.header = Head("blue", "cards")
        self.tabs = SegmentedControl((("cards", ""), ("nations", "")))
        self.search = QLineEdit()
        self._search_soon = SingleShotTimer(self, self.search.setFocus)
        self.search.setClearButtonEnabled(True)
        self.filters_button = PosterButton("", kind="quiet")
        self.filters_button.setCheckable(True)
        self.choosers = {key: ChoiceBox() for key in FILTERS}
        self._labels = {key: PlainLabel() for key in FILTERS}
        self.count = PlainLabel(role="soft")
        self.all_button = PosterButton("")
        self.back_button = PosterButton("", kind="primary")
        self.cards = AlbumModel(catalogue, spoken, called, self)
        self.nations = NationAlbumModel(catalogue, nation_words, self)
        self.filters = {"cards": AlbumFilter(self.cards, self), "nations": AlbumFilter(self.nations, self)}
        self.grids = {key: CardGridView() for key in self.filters}
        self.empty = EmptyState()
        self.stack = QStackedWidget()
        for key, grid in self.grids.items():
            grid.setModel(self.filters[key])
            grid.zoom_requested.connect(self.zoom)
            self.stack.addWidget(grid)
        self.stack.addWidget(self.empty)
        self._lay_out()
        self.zoomed = CardZoom(self)
        self.zoomed.installEventFilter(self)
        self._shown = QModelIndex()
        self.tabs.changed.connect(self._tab_changed)
        self.search.textChanged.connect(lambda _text: self._apply())
        self.search.returnPressed.connect(self._into_the_grid)
        self.filters_button.toggled.connect(lambda _on: self._reflow())
        for chooser in self.choosers.values():
            chooser.currentIndexChanged.connect(lambda _row: self._apply())
        self.all_button.clicked.connect(self.show_all)
        self.empty.acted.connect(self.show_all)
        self.back_button.clicked.connect(self.back)
        self.adapt()

    def _lay_out(self) -> None:
        self._panel = QWidget()
        self._form = QGridLayout(self._panel)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._seek = fill(QBoxLayout(QBoxLayout.Direction.TopToBottom), self.tabs, self.search, self.filters_button)
        self._side = fill(QVBoxLayout(), self._seek, self._panel, 0)
        self._columns = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), (self._side, 2), (self.stack, 7))
        self._foot = fill(QHBoxLayout(), (self.count, 1), self.all_button, self.back_button)
        for key in FILTERS:
            set_role(self._labels[key], "label")
            self._labels[key].setBuddy(self.choosers[key])
            self.choosers[key].setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self.choosers[key].setMinimumContentsLength(8)
        fill(QVBoxLayout(self), self.header, (self._columns, 1), self._foot, margins=0, spacing=0)

    # What is shown

    @property
    def tab(self) -> str:
        """ "cards" or "nations"."""
        return self.tabs.key

    @property
    def grid(self) -> CardGridView:
        """The grid of the open tab."""
        return self.grids[self.tab]

    def open_tab(self, key: str) -> None:
        """Show the cards or the nations."""
        self.tabs.set_key(key)
        self._tab_changed(key)

    def show_all(self) -> None:
        """Take back the search and every filter."""
        for widget in (self.search, *self.choosers.values()):
            widget.blockSignals(True)
        self.search.clear()
        for chooser in self.choosers.values():
            chooser.setCurrentIndex(0)
        for widget in (self.search, *self.choosers.values()):
            widget.blockSignals(False)
        self._apply()

    def _chosen(self, key: str) -> str:
        return str(self.choosers[key].currentData() or "")

    def _tab_changed(self, _key: str) -> None:
        self._apply()
        self._reflow()

    def _apply(self) -> None:
        """Apply search text and filters to both tabs."""
        changed = [each.look_for(self.search.text()) for each in self.filters.values()]
        changed.append(self.filters["cards"].choose(**{key: self._chosen(key) for key in FILTERS}))
        found = self.filters[self.tab].rowCount()
        self.stack.setCurrentWidget(self.grid if found else self.empty)
        if any(changed):
            self._begin_at_the_top()
        self._keep_current()
        self._say_count(found)

    def _begin_at_the_top(self) -> None:
        for grid in self.grids.values():
            grid.setCurrentIndex(grid.model().index(0, 0))
            grid.scrollToTop()

    def _keep_current(self) -> None:
        grid = self.grid
        if not grid.currentIndex().isValid() and grid.model().rowCount():
            grid.setCurrentIndex(grid.model().index(0, 0))

    def _say_count(self, found: int) -> None:
        if self.tab == "cards":
            words = translate("AlbumScreen", "%n different card(s)", None, found)
        else:
            words = translate("AlbumScreen", "%n nation(s)", None, found)
        if words != self.count.text():
            self.count.setText(words)
            announce(self.count, words)
        number = sum(bool(self._chosen(key)) for key in FILTERS)
        words = self.tr("Filters: {number}") if number else self.tr("Filters")
        self.filters_button.setText(words.format(number=number))
        self.all_button.setEnabled(bool(number or self.search.text()))

    # Looking at one

    def zoom(self, index: QModelIndex) -> None:
        """Show a card of the open tab in full."""
        self._shown = index
        card = index.data(roles.CARD)
        if card is not None:
            self.zoomed.show_card(card, self._how_many(card.count))
        else:
            nation = index.data(roles.NATION)
            lines = "\n".join(labelled(called(star), language().card_text(star.id, star.text)) for star in nation.cards)
            self.zoomed.show_nation(nation, lines)

    def pages(self) -> list[Page]:
        """What the open tab lists now, as sheets to print."""
        from swallows_gui.games.swallows.table.paper.card_sheets import card_pages, nation_pages

        model = self.grid.model()
        listed = [model.index(row, 0) for row in range(model.rowCount())]
        if self.tab == "cards":
            return card_pages([index.data(roles.CARD) for index in listed])
        return nation_pages([index.data(roles.NATION) for index in listed])

    def _how_many(self, count: int) -> str:
        return translate("AlbumScreen", "%n of these in the deck", None, count)

    def _turn(self, rows: int) -> None:
        """Zoom the card so many rows further on, if there is one."""
        model = self.grid.model()
        row = self.grid.currentIndex().row() + rows
        if 0 <= row < model.rowCount():
            index = model.index(row, 0)
            self.grid.setCurrentIndex(index)
            self.zoom(index)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.zoomed and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
            if step is not None:
                self._turn(step)
                return True
        return super().eventFilter(watched, event)

    def _into_the_grid(self) -> None:
        if self.grid.model().rowCount():
            self.grid.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [("Esc", self.tr("Clear search and filters, or go back"))]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes back search and filters, or goes back where there are none."""
        if event.key() == Qt.Key.Key_Escape:
            if self.all_button.isEnabled():
                self.show_all()
            else:
                self.back.emit()
            return
        super().keyPressEvent(event)

    # As every screen

    def heading(self) -> str:
        return self.tr("Card album")

    def retranslate(self) -> None:
        self.header.set_words(self.tr("Card album"), self.tr("Every card, every nation, in both languages"))
        self.tabs.set_options((("cards", self.tr("Cards")), ("nations", self.tr("Nations"))))
        self.tabs.setAccessibleName(self.tr("Cards or nations"))
        self.search.setPlaceholderText(self.tr("Search in German and English"))
        self.search.setAccessibleName(self.tr("Search the album"))
        for key, title, anything in (
            ("colour", self.tr("Colour"), self.tr("Any colour")),
            ("kind", self.tr("Kind"), self.tr("Any kind")),
            ("place", self.tr("Place"), self.tr("Any place")),
            ("value", self.tr("Value"), self.tr("Any value")),
            ("nation", self.tr("Nation"), self.tr("Any nation")),
        ):
            self._labels[key].setText(title)
            self.choosers[key].setAccessibleName(title)
            self._fill(key, anything)
        self.grids["cards"].setAccessibleName(self.tr("Cards; Space shows a card in full"))
        self.grids["nations"].setAccessibleName(self.tr("Nations; Space shows a nation in full"))
        self.empty.set_words(
            self.tr("Nothing found"),
            self.tr("The scouts have looked under every seat in the stand."),
            self.tr("Show everything"),
        )
        self.all_button.setText(self.tr("Show everything"))
        self.back_button.setText(self.tr("Back"))
        self._apply()

    def _fill(self, key: str, anything: str) -> None:
        chooser, chosen = self.choosers[key], self._chosen(key)
        chooser.blockSignals(True)
        chooser.clear()
        chooser.addItem(anything, "")
        for value, name in self._values(key):
            chooser.addItem(name, value)
        chooser.setCurrentIndex(max(0, chooser.findData(chosen)))
        chooser.blockSignals(False)

    def _values(self, key: str) -> list[tuple[str, str]]:
        if key == "colour":
            return [("green", self.tr("Green")), ("blue", self.tr("Blue")), ("red", self.tr("Red"))]
        return choices(key, [(NO_NATION, self.tr("No nation's own")), *self.cards.nations()])

    def restyle(self) -> None:
        px = theme().px
        self._side.setSpacing(px(10))
        self._seek.setSpacing(px(10))
        self._form.setHorizontalSpacing(px(12))
        self._form.setVerticalSpacing(px(4))
        self._foot.setSpacing(px(12))

    def reflow(self, width: float, height: float) -> None:
        px = theme().px
        wide = width >= _WIDE
        edge = px(24 if wide else 12)
        self.header.fit(height)
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._columns.setSpacing(px(20) if wide else px(6))
        self._seek.setDirection(directions.TopToBottom if wide else directions.LeftToRight)
        self._columns.setContentsMargins(edge, px(14) if wide else px(4), edge, px(4))
        self._foot.setContentsMargins(edge, px(6), edge, px(12) if height >= LOW else px(6))
        self._side.setStretch(2, 1 if wide else 0)
        cards = self.tab == "cards"
        self.filters_button.setVisible(cards and not wide)
        self._panel.setVisible(cards and (wide or self.filters_button.isChecked()))
        self.header.setVisible(wide or height >= LOW or self._panel.isHidden())
        self._arrange(wide)

    def _arrange(self, wide: bool) -> None:
        """Filters below each other in a column of their own, or in rows of three above the cards."""
        across = 1 if wide else 3
        for number, key in enumerate(FILTERS):
            row, column = divmod(number, across)
            self._form.addWidget(self._labels[key], 2 * row, column)
            self._form.addWidget(self.choosers[key], 2 * row + 1, column)
            self._labels[key].setVisible(wide)

    def enter(self) -> None:
        self._keep_current()
        self._search_soon.start()
