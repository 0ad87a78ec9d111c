"""The season's screen: the table over all tournaments, those played, the next one, and the form for a new season
(S9.2).

A podium shows the first three, each with face, name and what was won.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.session import season as seasons
from swallows_gui.games.swallows.session.season import (
    FEWEST,
    MOST,
    BadSeason,
    Season,
    SeasonLine,
    SeasonOverview,
    SeasonPlayer,
    table,
)
from swallows_gui.games.swallows.table.screens.format_panel import FormatPanel
from swallows_gui.games.swallows.words.season_table import PLAYER, SeasonModel
from swallows_gui.models.reasons import where_and_why
from swallows_gui.models.vocabulary import labelled
from swallows_gui.records import library
from swallows_gui.services.language import language
from swallows_gui.services.people import known_names, shown_name
from swallows_gui.services.theme import set_role, theme
from swallows_gui.session.lines import sealed
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.inputs import ChoiceBox, Stepper
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.switches import Switch
from swallows_gui.ui.kit.tables import PosterTable
from swallows_gui.ui.kit.take_over import INKS, paint_rays
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import Adaptive, PlainLabel
from swallows_gui.ui.play.screen import SeriesScreen
from swallows_gui.ui.play.seat_rows import SeatChoice, SeatRows

PAPER, INK = INKS
_HIGH: Final = 212
"""Design pixels."""
_STEPS: Final = ((1, 0.34), (0, 0.43), (2, 0.29))
"""From the left: who stands there, and how high the step is, in parts of the picture."""


class SeasonPodium(Adaptive, QWidget):
    """The first three of a season's table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first: Sequence[tuple[SeasonLine, Person]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.adapt()

    def show_season(self, season: Season) -> None:
        """Show how a season stands."""
        self._first = [
            (line, Person(line.name, season.players[line.player].colour or SEAT_COLOURS[line.player]))
            for line in table(season)[: len(_STEPS)]
        ]
        told = [labelled(f"{line.place}. {shown_name(line.name)}", _money(line)) for line, _person in self._first]
        self.setAccessibleName(", ".join(told))
        self.update()

    def restyle(self) -> None:
        self.setFixedHeight(theme().px(_HIGH))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(_HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        room = QRectF(self.rect())
        ground = t.colour("green")
        with painting(self) as painter:
            painter.setClipRect(room)
            painter.fillRect(room, ground)
            paint_rays(painter, room, QPointF(room.center().x(), room.bottom()), ground.darker(116), 0.1)
            wide = min(room.width() * 0.94, t.px(720)) / len(_STEPS)
            left = room.center().x() - wide * len(_STEPS) / 2
            for at, (who, share) in enumerate(_STEPS):
                if who < len(self._first):
                    high = room.height() * share
                    step = QRectF(left + wide * at, room.bottom() - high, wide, high)
                    self._paint_step(painter, step, *self._first[who])

    def _paint_step(self, painter: QPainter, step: QRectF, line: SeasonLine, person: Person) -> None:
        """A dark step with place, name and money; the face stands on it."""
        t = theme()
        painter.fillRect(step.adjusted(t.px(3), 0, -t.px(3), 0), INK)
        painter.fillRect(QRectF(step.left() + t.px(3), step.top(), step.width() - t.px(6), t.px(6)), t.colour("gold"))
        side = min(step.width() * 0.6, t.px(112))
        draw_face(painter, QRectF(step.center().x() - side / 2, step.top() - side + t.px(3), side, side), person)
        inner = step.adjusted(t.px(12), t.px(8), -t.px(12), -t.px(4))
        name = f"{line.place}. {shown_name(line.name)}"
        half = inner.height() / 2
        for number, (text, ink) in enumerate(((name, PAPER), (_money(line), t.colour("gold")))):
            row = QRectF(inner.left(), inner.top() + half * number, inner.width(), half)
            draw_centred(painter, row, text, fit_line(text, row.width(), _display, min(half * 0.72, t.px(26)), 8), ink)


def _money(line: SeasonLine) -> str:
    money = language().money(line.money)
    return f"+{money}" if line.money > 0 else money


def _display(px: float) -> QFont:
    return theme().sized_font("display", px)


_USUAL = 4
"""Tournaments that are proposed."""


class NewSeasonForm(Adaptive, QWidget):
    """The form for a new season: name, players, number of tournaments, format, and what is carried over."""

    changed = Signal()

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.season_panel, self.seats_panel = Panel(""), Panel("")
        self.name = QLineEdit()
        self.name.setMaxLength(60)
        self.tournaments = Stepper(FEWEST, MOST, _USUAL)
        self.keeps_cash, self.heads_rotate = Switch(""), Switch("")
        self.heads_rotate.setChecked(True)
        self.labels = [PlainLabel() for _ in range(3)]
        self.format_panel = FormatPanel(catalogue)
        self.count = Stepper(2, 6, 4)
        self.seats = SeatRows(known_names(), 4)
        grid = QGridLayout()
        for row, (label, field) in enumerate(zip(self.labels, (self.name, self.tournaments), strict=False)):
            set_role(label, "label")
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        fill(self.season_panel.body, grid, self.keeps_cash, self.heads_rotate)
        count = QHBoxLayout()
        set_role(self.labels[2], "label")
        fill(count, self.labels[2], self.count, 1)
        fill(self.seats_panel.body, count, self.seats)
        self.panels = (self.season_panel, self.format_panel, self.seats_panel)
        self.format_panel.changed.connect(self._format_changed)
        self.count.changed.connect(self._count_changed)
        self.seats.changed.connect(self.changed)
        self._format_changed()
        self.retranslate()

    def _format_changed(self) -> None:
        self.count.set_range(*self.format_panel.form.compiled().economy.seats)
        self._count_changed(self.count.value)

    def _count_changed(self, count: int) -> None:
        self.seats.show_seats(count)
        self.changed.emit()

    @property
    def problem(self) -> str:
        """Why the game cannot be played like this, as a sentence, or ""."""
        return self.seats.problem

    def season(self) -> Season:
        """The season as it was filled in."""
        players = [
            SeasonPlayer(name=seat.name, level=seat.level, colour=seat.colour, pin=sealed(seat.pin))
            for seat in self.seats.choices()
        ]
        options = {
            "format": self.format_panel.option,
            "distribution": "draft",
            "take_back": "agreed",
            "haggling": True,
            "talk": True,
            "envelopes": True,
            "apart": True,
        }
        return seasons.begun(
            self.name.text(),
            players,
            self.tournaments.value,
            options,
            keeps_cash=self.keeps_cash.isChecked(),
            heads_rotate=self.heads_rotate.isChecked(),
        )

    def retranslate(self) -> None:
        """Words in the language in use."""
        self.season_panel.set_title(self.tr("A new season"))
        self.seats_panel.set_title(self.tr("Players"))
        for label, text in zip(self.labels, (self.tr("Name"), self.tr("Tournaments"), self.tr("Players")), strict=True):
            label.setText(text)
        self.name.setAccessibleName(self.tr("Name of the season"))
        self.name.setPlaceholderText(self.tr("the date of today"))
        self.tournaments.setAccessibleName(self.tr("Number of tournaments"))
        self.count.setAccessibleName(self.tr("Number of players"))
        self.keeps_cash.setText(self.tr("Cash is kept: everybody goes on with the money of the tournament before"))
        self.heads_rotate.setText(self.tr("First choice goes round: another player begins in every tournament"))


class SeasonScreen(SeriesScreen):
    """A season, and its tournaments."""

    colour = "green"
    motif = "suitcase"

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._tables = catalogue.tables()
        self._all: list[Season] = []
        self._shown = ""
        """The id of the season that is shown; "": the form for a new one."""
        self._standing: SeasonOverview | None = None
        self._work: Work | None = None
        self.choice = ChoiceBox()
        self.problem = PlainLabel(role="soft", wrap=True)
        self.table_panel, self.played_panel = Panel(""), Panel("")
        self.what = PlainLabel(wrap=True)
        self.model = SeasonModel(self)
        self.table = PosterTable(PLAYER, whole=True, slides=True)
        self.table.setModel(self.model)
        self.lines: list[QWidget] = []
        self.watch_buttons: list[PosterButton] = []
        self.form = NewSeasonForm(catalogue, self)
        self.form.hide()
        self.podium = SeasonPodium()
        fill(self.table_panel.body, self.podium, self.what, self.table)
        fill(self.page.body, self.choice, self.problem)
        for panel in (self.table_panel, self.played_panel, *self.form.panels):
            self.page.body.addWidget(panel)
        self.page.body.addStretch(1)
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = PosterButton("", kind="primary")
        self.primary = self.start_button
        self.foot_line = PlainLabel(wrap=True)
        fill(self.foot, self.back_button, (self.foot_line, 1), self.start_button)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)
        self.choice.activated.connect(self._chosen)
        self.form.changed.connect(self._show)
        self.adapt()

    # Reading

    @property
    def reading(self) -> bool:
        """Whether files are still being read."""
        return self._work is not None and not self._work.over

    def enter(self) -> None:
        if self._work is not None:
            self._work.drop()
        self._work = idle_queue().take(self, self._read())
        self.start_button.setFocus()

    def _read(self) -> Iterator[None]:
        """Read seasons and records; a season that has got on is kept."""
        self._all, mistakes = [], []
        for found in seasons.kept():
            if isinstance(found, BadSeason):
                mistakes.append(where_and_why(found.file, found.field, reason=found.reason))
            else:
                self._all.append(found)
            yield
        entries = []
        for entry in library.entries():
            entries.append(entry)
            yield
        for at, one in enumerate(self._all):
            standing = seasons.followed(one, entries)
            if standing.season != one:
                mistakes += self._keep(standing.season)
                self._all[at] = standing.season
            if one.id == self._shown or (not self._shown and at == 0 and self.choice.count() == 0):
                self._shown, self._standing = one.id, standing
            yield
        self._entries = entries
        self.problem.setText("\n".join(mistakes))
        self.problem.setVisible(bool(mistakes))
        self._fill_choice()
        self._show()

    def _keep(self, one: Season) -> list[str]:
        """Write a season; a sentence if that cannot be."""
        try:
            seasons.keep(one)
        except OSError as error:
            return [self.tr("The season cannot be saved: {reason}").format(reason=error.strerror or error)]
        return []

    def _fill_choice(self) -> None:
        self.choice.clear()
        for one in self._all:
            self.choice.addItem(one.name, one.id)
        self.choice.addItem(self.tr("A new season …"), "")
        self.choice.setCurrentIndex(max(0, self.choice.findData(self._shown)))

    def _chosen(self) -> None:
        self._shown = str(self.choice.currentData())
        one = self._season
        self._standing = seasons.followed(one, self._entries) if one is not None else None
        self._show()

    @property
    def _season(self) -> Season | None:
        return next((one for one in self._all if one.id == self._shown), None)

    # Showing

    def _show(self) -> None:
        standing = self._standing if self._shown else None
        for panel in (self.table_panel, self.played_panel):
            panel.setVisible(standing is not None)
        for panel in self.form.panels:
            panel.setVisible(standing is None)
        problem = "" if standing is not None else self.form.problem
        self.foot_line.setText(problem)
        self.start_button.setEnabled(not problem)
        if standing is None:
            self.start_button.setText(self.tr("Begin the season"))
            self.start_button.show()
            return
        one = standing.season
        self.model.update(one)
        self.table_panel.set_title(one.name)
        self.what.setText(self._told(one))
        self.podium.show_season(one)
        self.podium.setVisible(bool(one.played))
        self._show_played(standing)
        self.start_button.setVisible(one.due is not None)
        if one.due is not None:
            text = self.tr("Go on with tournament {number}") if standing.running else self.tr("Tournament {number}")
            self.start_button.setText(text.format(number=one.due))

    def _told(self, one: Season) -> str:
        first = seasons.winners(one)
        if first:
            text = self.tr("The season is over; {players} won it.")
            return text.format(players=", ".join(first))
        sentences = [
            self.tr("{played} of {number} tournaments are played.").format(
                played=len(one.played), number=one.tournaments
            )
        ]
        if one.keeps_cash:
            sentences.append(self.tr("Cash is kept; nobody begins with less than the format gives."))
        if one.heads_rotate:
            sentences.append(self.tr("First choice goes round."))
        return " ".join(sentences)

    def _show_played(self, standing: SeasonOverview) -> None:
        self.played_panel.set_title(self.tr("Tournaments"))
        for line in self.lines:
            line.hide()
            line.deleteLater()
        self.lines, self.watch_buttons = [], []
        one = standing.season
        for number, (played, record) in enumerate(zip(one.played, standing.records, strict=True), 1):
            line = QWidget(self.played_panel)
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            told = PlainLabel(self._line(one, number), wrap=True)
            row.addWidget(told, 1)
            if record is None:
                lost = PlainLabel(
                    self.tr("{file} is not among the games any more").format(file=played.record), role="soft", wrap=True
                )
                row.addWidget(lost, 1)
            else:
                button = PosterButton(self.tr("Watch"), kind="quiet")
                button.setAccessibleName(self.tr("Watch tournament {number}").format(number=number))
                button.clicked.connect(partial(self._watch, record))
                row.addWidget(button)
                self.watch_buttons.append(button)
            self.played_panel.body.addWidget(line)
            self.lines.append(line)
        self.played_panel.setVisible(bool(self.lines))

    def _watch(self, path: Path, _checked: bool = False) -> None:
        self.watch.emit(path, 0)

    def _line(self, one: Season, number: int) -> str:
        """How a tournament ended, in a line."""
        played = one.played[number - 1]
        most = max(played.cash)
        richest = ", ".join(one.players[at].name for at, cash in enumerate(played.cash) if cash == most)
        nation = self._catalogue.nations.get(played.team)
        team = played.team if nation is None else str(language().nation_name(nation))
        text = self.tr("{number}. {players}: {money}; champion: {team} ({trainer})")
        trainer = one.players[played.champion].name if played.champion >= 0 else "–"
        return text.format(
            number=number, players=richest, money=language().money(most), team=team or "–", trainer=trainer
        )

    # Playing

    def _start(self) -> None:
        if self._standing is None or not self._shown:
            one = self.form.season()
            if unsaved := self._keep(one):
                self.problem.setText("\n".join(unsaved))
                self.problem.show()
                return
            self._shown, self._standing = one.id, SeasonOverview(one, None, ())
            self._all.insert(0, one)
            self._fill_choice()
            self._show()
        elif self._standing.running is not None:
            self.go_on.emit(self._standing.running.path)
            return
        one = self._standing.season
        setup = seasons.setup(one, seasons.usual_cash(self._tables, one.options))
        seats = tuple(SeatChoice(seat.name, seat.colour, seat.level, seat.pin) for seat in setup.seats)
        self.started.emit(setup.options, seats, None)

    # As every screen

    def heading(self) -> str:
        return self.tr("Seasons")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Seasons"), self.tr("Several tournaments, the same players, one table"))
        self.choice.setAccessibleName(self.tr("Season"))
        self.table.setAccessibleName(self.tr("Table of the season"))
        self.back_button.setText(self.tr("Back"))
        if self.choice.count():
            self.choice.setItemText(self.choice.count() - 1, self.tr("A new season …"))
        self._show()
