"""Every team's hand as some eyes know it: all open after the game or in a replay of it, else mostly backs (S0.6)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.rules.events import TeamEliminated
from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.games.swallows.table.cards.flags import FlagTable, paint_flag
from swallows_gui.games.swallows.table.match.rows import OpenCards
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.hand import HandModel
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import roles, vocabulary
from swallows_gui.models.chapters import Event
from swallows_gui.models.roles import RowsModel
from swallows_gui.services.glossary import TextList, translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.panels import ScrollPage, add_layout, fill, set_gaps
from swallows_gui.ui.kit.selection import chosen, when_chosen
from swallows_gui.ui.kit.take_over import INKS
from swallows_gui.ui.kit.text_fit import fit_text
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.play.screen import Screen
from swallows_gui.ui.stage.stand import paint_night

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Nation
    from swallows_gui.games.swallows.rules.view import SwallowsView

Index = QModelIndex | QPersistentModelIndex

TRAINER = 1
WIDE = 760
"""Design pixels of width from which the hand lies beside the teams."""
_SAID, _LOW_SAID, _FLAG_FROM = 96, 40, 120
"""Design pixels: the room above a hand for what is said of it, the same where it lies below the teams, and the height
from which the flag has a place there, too."""
NARROW, LOW = 420, 300
"""Design pixels: where a page is narrower the trainers' column is left out (the tooltip has them), where it is lower
the table comes last."""


class TeamHand(NamedTuple):
    """A team's cards by colour; `handed_in` are the cards it gave up when knocked out, or only their colours."""

    team: int
    trainer: int
    counts: tuple[int, int, int]
    out: bool
    handed_in: tuple[str, ...]


_HEADINGS: Final = TextList("Hands", "headings", "swallows")


class TeamHands(RowsModel[TeamHand]):
    """Team, trainer and how many cards it holds, the seats' teams together."""

    columns = 3
    headings = _HEADINGS

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def update(self, view: SwallowsView) -> None:
        """Follow a view, row by row."""
        gone = _handed_in(view.history)
        rows = [
            TeamHand(
                team,
                trainer,
                view.counts[team],
                (code := self._names.code(team)) in gone,
                gone.get(code, ()),
            )
            for team, trainer in enumerate(view.trainer)
        ]
        self.set_rows(sorted(rows, key=lambda row: (row.out, row.trainer, row.team)))

    def key(self, row: TeamHand) -> Hashable:
        return row.team

    def cell(self, row: TeamHand, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return (self._names.team(row.team), self._names.seat(row.trainer), self._held(row))[column]
        if role == roles.TEAM and column == 0:
            return self._names.code(row.team)
        if role == roles.NATION and column == 0:
            return self._names.nation(row.team)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            counted = vocabulary.listed([phrases.count_of(colour, n) for colour, n in enumerate(row.counts) if n])
            return translate("Hands", "{team}, managed by {seat}: {cards}").format(
                team=self._names.team(row.team),
                seat=self._names.seat(row.trainer),
                cards=self._held(row) if row.out else counted or "–",
            )
        return None

    def _held(self, row: TeamHand) -> str:
        if row.out:
            return translate("Hands", "knocked out")
        green, blue, red = row.counts
        text = translate("Hands", "{green} G, {blue} B, {red} R", "cards: green, blue, red")
        return text.format(green=green, blue=blue, red=red)


def _handed_in(history: Iterable[Event]) -> dict[str, tuple[str, ...]]:
    """The cards of teams knocked out, by code; unknown ones by colour."""
    return {out.team: out.cards or out.colours or () for out in of_kinds(history, TeamEliminated)}


class HandsStage(Adaptive, QWidget):
    """The ground on which a hand lies, at night under floodlights: the team's flag, and a sentence about it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._nation: Nation | None = None
        self._words = ""
        self.column = fill(QVBoxLayout(self), 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.adapt()

    def say(self, nation: Nation | None, words: str) -> None:
        """Show whose hand lies here."""
        self._nation, self._words = nation, words
        self.setAccessibleName(words)
        self.update()

    def restyle(self) -> None:
        set_gaps(self.column, (8, _SAID, 8, 8), 0)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, room = theme(), QRectF(self.rect())
        with painting(self) as painter:
            if t.name == "contrast":
                painter.fillRect(room, INKS[1])
            else:
                paint_night(painter, room)
            below = self.column.itemAt(self.column.count() - 1)
            top = below.geometry().top() if below is not None else self.height()
            words = QRectF(t.px(20), t.px(10), room.width() - t.px(40), top - t.px(16))
            if self._nation is not None and words.height() > t.px(_FLAG_FROM):
                high = min(t.px(230), words.height() * 0.64, words.width() / 1.5)
                flag = QRectF(words.left(), words.top() + t.px(8), high * 1.5, high)
                set_ink(painter, fill=INKS[0])
                painter.drawRect(flag.adjusted(-3, -3, 3, 3))
                paint_flag(painter, flag, self._nation)
                words.setTop(flag.bottom() + t.px(10))
            setting = fit_text(self._words, words.size(), _display, t.px(34), t.px(11))
            if setting is not None:
                setting.draw(painter, words.topLeft(), INKS[0])


def _display(pixels: float) -> QFont:
    return theme().sized_font("display", pixels)


class AllHands(Screen):
    """The teams as a table, and the cards of the chosen one as a fan beside or below it."""

    card_wanted = Signal(str)

    def __init__(self, models: Models, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self._view: SwallowsView | None = None
        self.teams = TeamHands(models.names, self)
        self.table = FlagTable(0)
        self.table.setModel(self.teams)
        self.stage = HandsStage()
        self.hand = HandModel(models.names, models.tables, self)
        self.handed_in = OpenCards(models.names, models.tables, self)
        self.fan = FanView()
        self.fan.setModel(self.hand)
        self.fan.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.stage.column.addWidget(self.fan)
        self.page = ScrollPage()
        self._columns = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), self.table, self.stage)
        add_layout(self.page.body, self._columns, 1)
        fill(QVBoxLayout(self), self.page, margins=0)
        when_chosen(self.table, self._show_team)
        self.fan.zoom_requested.connect(self._zoom)
        self.adapt()

    def show_view(self, view: SwallowsView) -> None:
        """Show the hands of a view."""
        self._view = view
        self.teams.update(view)
        if self.teams.rows and not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self.teams.index(0, 0))
        self._show_team()

    def _show_team(self) -> None:
        view, row = self._view, chosen(self.table).row()
        if view is None or not 0 <= row < len(self.teams.rows):
            return
        held = self.teams.rows[row]
        names, tables = self._models.names, self._models.tables
        known = {copy: number for number, copy in enumerate(tables.card_id)}
        cards = [known[copy] for copy in held.handed_in if copy in known]
        self.hand.update(view, held.team)
        self.handed_in.show(cards)
        shown = self.handed_in if held.out else self.hand
        if self.fan.model() is not shown:
            self.fan.setModel(shown)
        self.fan.setAccessibleName(self.tr("Cards of {team:the}").format(team=names.team(held.team)))
        if not held.out:
            words = self.tr("{team:The} hold").format(team=names.team(held.team))
        elif cards or not held.handed_in:
            words = self.tr("{team:The} handed in").format(team=names.team(held.team))
        else:
            counted = vocabulary.listed(
                [
                    phrases.count_of(colour, held.handed_in.count(colour))
                    for colour in ("green", "blue", "red")
                    if colour in held.handed_in
                ]
            )
            words = self.tr("{team:The} handed in {cards}, face down").format(team=names.team(held.team), cards=counted)
        self.stage.say(names.nation(held.team), words)

    def _zoom(self, index: Index) -> None:
        card = index.data(int(roles.COPY))
        if card is not None and card >= 0:
            self.card_wanted.emit(self._models.tables.card_id[card])

    def retranslate(self) -> None:
        self.table.setAccessibleName(self.tr("Teams and their cards"))
        self._show_team()

    def reflow(self, width: float, height: float) -> None:
        """The hand lies beside the teams where the page is wide, else below them, and above where it is low, too."""
        self.table.setColumnHidden(TRAINER, width < NARROW)
        wide, low = width >= WIDE and height >= LOW, height < LOW
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if wide else QBoxLayout.Direction.BottomToTop if low else down)
        px = theme().px
        for at, share in enumerate((5, 6) if wide else (1, 0)):
            self._columns.setStretch(at, share)
        self.table.setMinimumHeight(px(110 if low else 130))
        self.fan.setFixedHeight(px(min(230.0, max(150.0, height * 0.42)) if wide else 150))
        self.stage.column.setContentsMargins(px(8), px(_SAID if wide else _LOW_SAID), px(8), px(8))

    def restyle(self) -> None:
        self._columns.setSpacing(theme().px(6))
        set_gaps(self.page.body, (6, 4, 6, 4), 6)
