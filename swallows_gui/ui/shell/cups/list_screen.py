"""The cups and championships that are kept, newest first; new ones are begun here."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QWidget

from swallows_gui import titles
from swallows_gui.competition.cup import Cup
from swallows_gui.competition.shelf import Championship, KeptCup, NewerCompetition
from swallows_gui.models import roles
from swallows_gui.models.roles import RowsModel
from swallows_gui.models.trophies import trophy_name
from swallows_gui.models.vocabulary import of_title
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import FlowLayout, fill
from swallows_gui.ui.kit.selection import chosen
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.shell.cups.posters import KeptStrips


class KeptModel(RowsModel[KeptCup]):
    """One line a cup or championship: what it is called and how far it is. KEY is its path."""

    def key(self, row: KeptCup) -> Hashable:
        return str(row.path)

    def cell(self, row: KeptCup, column: int, role: int) -> Any:  # noqa: ARG002 - one column
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{self._name(row)}\n{self._state(row)}"
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._name(row)}. {self._state(row)}"
            case Qt.ItemDataRole.ToolTipRole:
                return str(row.path)
            case roles.KEY:
                return row.path
        return None

    def _name(self, row: KeptCup) -> str:
        match row.competition:
            case Cup() as cup if cup.game in titles.ids():
                game = of_title(titles.title(cup.game).name)
                if cup.trophy is not None:
                    text = translate("Cups", "{trophy}, {game}: {count} sides")
                    if cup.holder is not None:
                        text = translate("Cups", "{trophy}, {game}: {name}")
                    names = " – ".join(side.name for side in cup.sides[:2])
                    return text.format(trophy=trophy_name(cup.trophy), game=game, count=len(cup.sides), name=names)
                if cup.games:
                    return translate("Cups", "Championship: {count} sides").format(count=len(cup.sides))
                text = translate("Cups", "Cup, {game}: {count} sides")
                if cup.form == "league":
                    text = translate("Cups", "League, {game}: {count} sides")
                return text.format(game=game, count=len(cup.sides))
            case Championship() as evening:
                return translate("Cups", "Championship: {one} against {two}").format(
                    one=evening.sides[0].name, two=evening.sides[1].name
                )
        return row.path.name

    def _state(self, row: KeptCup) -> str:
        when = language().locale.toString(
            QDateTime.fromSecsSinceEpoch(int(row.changed.timestamp())), QLocale.FormatType.ShortFormat
        )
        match row.competition:
            case Cup() as cup if cup.champion is not None:
                winner = cup.sides[cup.champion].name
                state = translate("Cups", "{champion} has won").format(champion=winner)
            case Championship() as evening if evening.due is None:
                winner_at = evening.champion
                state = (
                    translate("Cups", "ended level")
                    if winner_at is None
                    else translate("Cups", "{champion} has won").format(champion=evening.sides[winner_at].name)
                )
            case None:
                state = broken(row)
            case _:
                left = (
                    sum(tie.score is None for tie in row.competition.ties)
                    if isinstance(row.competition, Cup)
                    else (sum(each.score is None for each in row.competition.rounds))
                )
                state = translate("Cups", "%n match(es) to be played", None, left)
        return f"{state} · {when}"


def broken(row: KeptCup) -> str:
    """Why a file cannot be opened, in the language in use."""
    if isinstance(row.mistake, NewerCompetition):
        return translate("Cups", "written by a later version of the program")
    where = row.mistake.field if row.mistake is not None else ""
    if where:
        return translate("Cups", "cannot be read: a mistake at {place}").format(place=where)
    return translate("Cups", "cannot be read")


class CupsScreen(PageScreen):
    """The screen that lists cups and championships, with buttons to begin one."""

    colour = "green"
    motif = "cup"

    chosen = Signal(object)
    """The path of a cup or championship."""
    new_cup = Signal()
    new_championship = Signal()
    trophies = Signal()
    forget = Signal(object)
    """The path of one to be deleted."""
    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = KeptModel(self)
        self.kept = KeptStrips(self.model)
        self.nothing = PlainLabel(role="strong", wrap=True)
        self.back_button = PosterButton("", kind="quiet")
        self.forget_button = PosterButton("", kind="quiet")
        self.championship_button = PosterButton("")
        self.cup_button = PosterButton("")
        self.trophies_button = PosterButton("", icon="trophy")
        self.open_button = self.primary = PosterButton("", kind="primary")
        fill(self.page.body, self.nothing, (self.kept, 1))
        row = QWidget()
        self._buttons = FlowLayout(row)
        for button in (
            self.back_button,
            self.forget_button,
            self.trophies_button,
            self.championship_button,
            self.cup_button,
            self.open_button,
        ):
            self._buttons.addWidget(button)
        self.foot.addWidget(row, 1)
        self.kept.activated.connect(lambda _index: self._open())
        self.back_button.clicked.connect(self.back)
        self.forget_button.clicked.connect(self._forget)
        self.championship_button.clicked.connect(self.new_championship)
        self.cup_button.clicked.connect(self.new_cup)
        self.trophies_button.clicked.connect(self.trophies)
        self.open_button.clicked.connect(self._open)
        self.set_kept(())
        self.adapt()

    def set_kept(self, found: Sequence[KeptCup]) -> None:
        """Show these cups and championships, the newest first."""
        self.model.set_rows(found)
        some = bool(found)
        self.kept.setFocusPolicy(Qt.FocusPolicy.StrongFocus if some else Qt.FocusPolicy.NoFocus)
        self.nothing.setVisible(not some)
        self.open_button.setVisible(some)
        self.forget_button.setVisible(some)
        self.primary = self.open_button if some else self.cup_button
        if some and not self.kept.currentIndex().isValid():
            self.kept.setCurrentIndex(self.model.index(0, 0))
        self._reflow()

    def _open(self) -> None:
        index = chosen(self.kept)
        if index.isValid():
            self.chosen.emit(index.data(roles.KEY))

    def _forget(self) -> None:
        index = chosen(self.kept)
        if index.isValid():
            self.forget.emit(index.data(roles.KEY))

    def heading(self) -> str:
        return self.tr("Cups and championships")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Cups and championships"), self.tr("Many matches, one winner"))
        self.nothing.setText(self.tr("A cup is played in one game by many sides, a championship in every game by two."))
        self.kept.setAccessibleName(self.tr("Cups and championships"))
        self.back_button.setText(self.tr("Back"))
        self.forget_button.setText(self.tr("Delete…"))
        self.championship_button.setText(self.tr("New championship…"))
        self.cup_button.setText(self.tr("New cup…"))
        self.trophies_button.setText(self.tr("Trophies"))
        self.open_button.setText(self.tr("Continue"))

    def restyle(self) -> None:
        self.kept.setMinimumHeight(theme().px(120))
        self._buttons.setSpacing(theme().px(10))

    def enter(self) -> None:
        (self.kept if self.model.rows else self.cup_button).setFocus()
