"""The page You: your face and name on a poster, what you have played and won in every game, and your feats.

All of it is read from the records, through the index of the shelf; only a record whose players are not in the index yet
is opened. Each game words its own feats (`Title.feats`), shown on shelves like those of a hall of fame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from swallows_gui import titles
from swallows_gui.models.vocabulary import labelled, of_title
from swallows_gui.models.you import YourGame, your_games
from swallows_gui.services.people import own_name
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.exhibits import FeatRow, Shelf, Thing
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.painting import leftward, painting, set_ink
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.take_over import INKS, paint_rays
from swallows_gui.ui.kit.text_fit import draw_centred, draw_ink, fit_line
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.play.screen import LOW, PageScreen
from swallows_gui.ui.play.you_fields import FaceButton
from swallows_gui.ui.shell.poster import cover_of

if TYPE_CHECKING:
    from swallows_gui.records.record import ListedGame
    from swallows_gui.ui.play.desk import Feats

_TWO_WIDE = 900
"""Design pixels: from here on two shelves stand side by side."""
_HIGH, _LOW_POSTER, _FACE = 230, 170, 148
"""Design pixels: the poster, in a low window, and the face on it."""
_STRIP = 64
"""Design pixels: the dark foot of the poster, with the figures."""
_AT_ONCE = 60
"""So many entries of the index are looked at in one piece."""


class YouPoster(Adaptive, QWidget):
    """The poster of You: your face before rays in your colour, your name, and a strip of figures below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = FaceButton(_FACE, self)
        self._name = ""
        self._figures: Sequence[tuple[str, str]] = ()
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, name: str, figures: Sequence[tuple[str, str]]) -> None:
        """Show a name, and figures, each with what it counts."""
        self._name, self._figures = name, figures
        self.face.show_person(Person(name, SEAT_COLOURS[0]))
        self.setAccessibleName(name)
        self.setAccessibleDescription(". ".join(labelled(what, figure) for figure, what in figures))
        self.update()

    def set_low(self, low: bool) -> None:
        """Use less height."""
        if low != self._low:
            self._low = low
            self.restyle()

    def restyle(self) -> None:
        self.setFixedHeight(theme().px(_LOW_POSTER if self._low else _HIGH))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(_HIGH))

    def _place(self) -> None:
        """Place the face on the strip, in the free part of the picture."""
        t = theme()
        side = min(t.px(_FACE), self.height() - t.px(_STRIP) - t.px(2))
        self.face.resize(side, side)
        left = t.px(26)
        self.face.move(self.width() - left - side if leftward(self) else left, self.height() - t.px(_STRIP) - side + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        strip = t.px(_STRIP)
        room = QRectF(0, 0, self.width(), self.height() - strip)
        ground = t.colour("gold")
        with painting(self) as painter:
            painter.setClipRect(QRectF(self.rect()))
            painter.fillRect(room, ground)
            middle = QPointF(QRectF(self.face.geometry()).center().x(), room.bottom())
            painter.save()
            painter.setClipRect(room)
            paint_rays(painter, room, middle, ground.darker(112), 0.1)
            painter.restore()
            lean = t.px(12)
            set_ink(painter, fill=INKS[1])
            wide, high = self.width(), self.height()
            painter.drawPolygon(polygon((0, room.bottom()), (wide, room.bottom() - lean), (wide, high), (0, high)))
            self._paint_words(painter, room)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        t = theme()
        beside = self.face.width() + t.px(52)
        free = QRectF(beside, 0, self.width() - beside - t.px(20), room.height() - t.px(12))
        if leftward(self):
            free.moveLeft(t.px(20))
        font = fit_line(self._name, free.width(), _display, free.height() * 0.68, t.px(18))
        painter.save()
        painter.translate(free.center())
        painter.rotate(-3)
        row = QRectF(-free.width() / 2, -free.height() / 2, free.width(), free.height())
        drop = font.pixelSize() * 0.04
        draw_centred(painter, row.translated(drop, drop), self._name, font, t.colour("on_colour"))
        draw_centred(painter, row, self._name, font, t.colour("on_gold"))
        painter.restore()
        if not self._figures:
            return
        top, high = room.bottom() + t.px(4), t.px(_STRIP) - t.px(8)
        each = free.width() / len(self._figures)
        for number, (figure, what) in enumerate(self._figures):
            at = QRectF(free.left() + each * number, top, each - t.px(8), high)
            big = fit_line(figure, at.width(), _number, high * 0.5, t.px(10))
            draw_ink(painter, QPointF(at.left(), at.top() + t.px(6)), figure, big, t.colour("gold"))
            small = fit_line(what, at.width(), _strong, t.px(13), t.px(8))
            painter.setFont(small)
            painter.setPen(INKS[0])
            below = QRectF(at.left(), at.bottom() - t.px(20), at.width(), t.px(20))
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, what)


def _display(px: float) -> QFont:
    return theme().sized_font("display", px)


def _number(px: float) -> QFont:
    return theme().sized_font("number", px)


def _strong(px: float) -> QFont:
    return theme().sized_font("strong", px)


class YouScreen(PageScreen):
    """The page You. Emits `watch(path, move)`, and `wanted(part)` with a game's id and one of its screens."""

    watch = Signal(object, int)
    wanted = Signal(str, str)
    games_wanted = Signal()
    """All games that are over."""
    settings_wanted = Signal()
    """Where the name is changed."""
    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: list[YourGame] = []
        self._feats: dict[str, Feats] = {}
        self._work: Work | None = None
        self.poster = YouPoster()
        self.played = Shelf(_paint_nothing)
        """The games of the house, with what you have won in each."""
        self.shelves: list[Shelf] = []
        """Of all games; those in use are filled from the first on."""
        self._grid = QGridLayout()
        fill(self.page.body, self.poster, self._grid, 1)
        self._grid.addWidget(self.played)
        self.back_button = PosterButton("", kind="quiet")
        self.settings_button = PosterButton("", kind="quiet")
        self.games_button = PosterButton("")
        fill(self.foot, self.back_button, 1, self.settings_button, self.games_button)
        self.back_button.clicked.connect(self.back)
        self.settings_button.clicked.connect(self.settings_wanted)
        self.games_button.clicked.connect(self.games_wanted)
        self.played.chosen.connect(lambda _game: self.games_wanted.emit())
        self.adapt()

    @property
    def reading(self) -> bool:
        """Whether records are still being read."""
        return self._work is not None and not self._work.over

    def enter(self) -> None:
        if self._work is not None:
            self._work.drop()
        self._work = idle_queue().take(self, self._read())
        self._show()
        self.back_button.setFocus()

    def _read(self) -> Iterator[None]:
        from swallows_gui.records import library

        found: list[ListedGame] = []
        for number, entry in enumerate(library.entries(deeds=True), 1):
            found.append(entry)
            if number % _AT_ONCE == 0:
                yield
        yield
        self._games = your_games(library.furthest(found))
        yield
        for title in titles.titles():
            if title.feats and title.id not in self._feats:
                self._feats[title.id] = titles.made(title, title.feats)
                yield
        self._show()

    def _show(self) -> None:
        figures = [(str(len(self._games)), self.tr("games played to their end"))]
        figures.append((str(sum(game.won for game in self._games)), self.tr("of them won")))
        rows: list[tuple[str, FeatRow]] = []
        for name, feats in self._feats.items():
            mine = [game for game in self._games if game.entry.game == name]
            figures += feats.figures(mine)
            rows += [(name, row) for row in feats.rows(mine)]
        self.poster.say(own_name(), figures)
        self._show_games()
        while len(self.shelves) < len(rows):
            shelf = Shelf(_paint_nothing, whole=True)
            self._grid.addWidget(shelf)
            shelf.chosen.connect(self._choose)
            self.shelves.append(shelf)
        for shelf, (name, row) in zip(self.shelves, rows, strict=False):
            shelf.set_free(row.missing)
            shelf.say(row.title, [(paint, what, line, (name, behind)) for paint, what, line, behind in row.things])
            shelf.show()
        for shelf in self.shelves[len(rows) :]:
            shelf.hide()
        self._reflow()

    def _show_games(self) -> None:
        played = Counter(game.entry.game for game in self._games)
        won = Counter(game.entry.game for game in self._games if game.won)
        words = self.tr("{won} of {played}")
        things: list[Thing] = []
        for title in titles.titles():
            line = words.format(won=won[title.id], played=played[title.id])
            things.append((partial(_paint_cover, title.id), of_title(title.name), line, title.id))
        self.played.say(self.tr("Games won"), things)

    def _choose(self, behind: tuple[str, object]) -> None:
        game, what = behind
        match what:
            case (Path() as path, int() as move):
                self.watch.emit(path, max(1, move - 1))
            case str() as part:
                self.wanted.emit(game, part)

    # As every screen

    def heading(self) -> str:
        return self.tr("You")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("You"))
        self.back_button.setText(self.tr("Back"))
        self.settings_button.setText(self.tr("Change the name…"))
        self.games_button.setText(self.tr("All these games"))
        self._show()

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.head.setVisible(False)  # the poster has the name
        self.poster.set_low(height < LOW)
        columns = 2 if width >= _TWO_WIDE else 1
        self._grid.setSpacing(theme().px(14))
        shown = [self.played, *(shelf for shelf in self.shelves if not shelf.isHidden())]
        for shelf in (self.played, *self.shelves):
            self._grid.removeWidget(shelf)
        for number, shelf in enumerate(shown):
            self._grid.addWidget(shelf, number // columns, number % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)


def _paint_cover(game: str, painter: QPainter, room: QRectF) -> None:
    painter.save()
    painter.setClipRect(room)
    cover_of(titles.title(game))(painter, room)
    painter.restore()


def _paint_nothing(_painter: QPainter, _room: QRectF) -> None:
    """Paint nothing, for a place that stays free."""
