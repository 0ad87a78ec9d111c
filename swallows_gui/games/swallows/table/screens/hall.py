"""The hall of fame: titles, biggest wins, dearest referees, long runs and good bets of all games that are over.

Every line is a way into the replay, at the moment that it tells of. The records are read one by one while nothing else
is to be done.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from swallows_gui.games.swallows.session.fame import GAME, FameGain, Hall, PlaceInRecord, hall, tally
from swallows_gui.games.swallows.table.cards.flags import paint_tile
from swallows_gui.records import library
from swallows_gui.records.read import bytes_of, reading, trust
from swallows_gui.records.record import RecordError
from swallows_gui.services.language import language
from swallows_gui.services.people import shown_name
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.art.motifs import paint_missing, paint_motif
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.exhibits import Paint, Shelf
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Nation
    from swallows_gui.games.swallows.data.catalogue import Catalogue
    from swallows_gui.records.record import ListedGame

_TWO_WIDE = 900
"""Design pixels: from here on two lists stand side by side."""
_FACE_COLOUR = "#5C554A"
"""Of the shirts of people on the shelves: what they wore differed from game to game."""
Thing = tuple[Paint, str, str, PlaceInRecord]
_KINDS = ("cup", "cards", "cards", "boots", "slip", "whistle", "coins")
"""What stands on each shelf."""


class HallScreen(PageScreen):
    """The hall of fame. Emits `watch(path, move)`, with the move before the feat."""

    colour = "green"
    motif = "cup"

    watch = Signal(object, int)
    goes_back = True

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._tallies: dict[Path, tuple[object, FameGain | None]] = {}
        """By record when it was last written, and what it adds; read once."""
        self._hall = Hall()
        self._work: Work | None = None
        self._read_once = False
        """Whether all records have been read since the screen was made: only then is an empty hall empty."""
        self.progress = PlainLabel()
        self.empty = PlainLabel(role="strong", wrap=True)
        """Above shelves on which every place is free yet."""
        self.panels = [Shelf(partial(paint_missing_thing, kind)) for kind in _KINDS]
        self.back_button = PosterButton("", kind="quiet")
        self._grid = QGridLayout()
        fill(self.page.body, self.progress, self.empty, self._grid)
        for panel in self.panels:
            self._grid.addWidget(panel)  # a panel without a parent would be shown as a window of its own
        fill(self.page.body, 1)
        fill(self.foot, self.back_button, 1)
        self.back_button.clicked.connect(self.back)
        for panel in self.panels:
            panel.chosen.connect(self._watch)
        self.adapt()

    def _watch(self, moment: PlaceInRecord) -> None:
        self.watch.emit(moment.path, max(1, moment.move - 1))

    # Reading

    @property
    def reading(self) -> bool:
        """Whether there are records still to be read."""
        return self._work is not None and not self._work.over

    def enter(self) -> None:
        if self._work is not None:
            self._work.drop()
        self.progress.setText(self.tr("The games are looked for…"))
        self.progress.setVisible(not self._read_once)
        self._work = idle_queue().take(self, self._read())
        self.back_button.setFocus()

    def _read(self) -> Iterator[None]:
        found: list[ListedGame] = []
        for entry in library.entries():
            found.append(entry)
            yield
        games = [each for each in library.furthest(found) if each.over and each.game == GAME]
        kept: dict[Path, tuple[object, FameGain | None]] = {}
        for number, entry in enumerate(games):
            self._tell_progress(number, len(games))
            known = self._tallies.get(entry.path)
            if known is None or known[0] != entry.changed:
                known = (entry.changed, (yield from _tallied(entry.path)))
            kept[entry.path] = known
            yield
        self._tallies = kept
        self._hall = hall(each for _, each in kept.values() if each is not None)
        self._read_once = True
        self._tell_progress(len(games), len(games))
        self._show()

    def _tell_progress(self, done: int, of: int) -> None:
        text = self.tr("{done} of {number} games are read…").format(done=done, number=of)
        self.progress.setText(text)
        self.progress.setVisible(done < of)

    # Showing

    def _show(self) -> None:
        found, money, matches = self._hall, language().money, self.tr("{number} matches")
        seats = [self._of_person("cup", each.name, str(each.number), each.moment) for each in found.by_seat]
        nations = [(self._tile(each.name), self._team(each.name), str(each.number), each.moment)
                   for each in found.by_nation]  # fmt: skip
        wins = [(self._tile(win.winner), "{}:{}".format(*win.goals), self._team(win.loser), win.moment)
                for win in found.wins]  # fmt: skip
        runs = [
            self._of_person("boots", run.seat, matches.format(number=run.matches), run.moment) for run in found.runs
        ]
        bets = [self._of_person("slip", bet.seat, f"{money(bet.amount)} {bet.team}", bet.moment) for bet in found.bets]
        referees = [self._of_person("whistle", each.seat, money(each.amount), each.moment) for each in found.referees]
        cash = [self._of_person("coins", each.seat, money(each.amount), each.moment) for each in found.cash]
        told = (
            (self.tr("Titles by player"), seats),
            (self.tr("Titles by nation"), nations),
            (self.tr("Biggest wins"), wins),
            (self.tr("Longest without defeat"), runs),
            (self.tr("Best bets"), bets),
            (self.tr("Most expensive referees"), referees),
            (self.tr("Fullest purses"), cash),
        )
        for panel, (title, lines) in zip(self.panels, told, strict=True):
            panel.say(title, lines)
        empty = self._read_once and not found.games
        self.empty.setVisible(empty)
        for panel in self.panels:
            panel.setVisible(empty or bool(panel.lines))
        self._reflow()

    def _of_person(self, thing: str, name: str, line: str, moment: PlaceInRecord) -> Thing:
        """An exhibit that a player has won, with his face before it."""
        return partial(_paint_with_face, thing, name), shown_name(name), line, moment

    def _tile(self, code: str) -> Paint:
        """A nation's small card."""
        nation = self._catalogue.nations.get(code)
        return partial(paint_missing_thing, "cards") if nation is None else partial(_paint_nation, nation)

    def _team(self, code: str) -> str:
        nation = self._catalogue.nations.get(code)
        return code if nation is None else str(language().nation_name(nation))

    # As every screen

    def heading(self) -> str:
        return self.tr("Hall of fame")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Hall of fame"), self.tr("What was won, and by how much; a click shows how"))
        self.empty.setText(
            self.tr("Tournaments and friendlies that are over are counted here: titles, biggest wins, bets, bribes.")
        )
        self.back_button.setText(self.tr("Back"))
        self._show()

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        columns = 2 if width >= _TWO_WIDE else 1
        self._grid.setSpacing(theme().px(14))
        for panel in self.panels:
            self._grid.removeWidget(panel)
        for number, panel in enumerate(panel for panel in self.panels if not panel.isHidden()):
            self._grid.addWidget(panel, number // columns, number % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)


def paint_missing_thing(thing: str, painter: QPainter, room: QRectF) -> None:
    """Paint the outline of a missing exhibit."""
    paint_missing(painter, room, thing)


def _paint_with_face(thing: str, name: str, painter: QPainter, room: QRectF) -> None:
    part = QRectF(room.topLeft(), room.size() * 0.84)
    paint_motif(painter, part, thing)
    face = QRectF(0, 0, room.width() * 0.5, room.height() * 0.5)
    face.moveBottomRight(room.bottomRight())
    draw_face(painter, face, Person(name, _FACE_COLOUR))


def _paint_nation(nation: Nation, painter: QPainter, room: QRectF) -> None:
    paint_tile(painter, room.adjusted(room.width() * 0.06, room.height() * 0.12, -room.width() * 0.06, 0), nation)


def _tallied(path: Path) -> Generator[None, None, FameGain | None]:
    """What a record adds, read in pieces; None for one that cannot be read."""
    try:
        work = reading(bytes_of(path), path)
        number = 0
        while True:
            try:
                next(work)
            except StopIteration as done:
                return tally(trust(done.value))
            number += 1
            if number % 40 == 0:
                yield
    except RecordError:
        return None
