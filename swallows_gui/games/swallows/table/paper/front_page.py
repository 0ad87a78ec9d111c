"""The front page of the newspaper, set in columns: for the screen, for a picture, and for paper.

`set_page` measures and paints in one: without a painter it only says how high the page becomes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from swallows_gui.games.swallows.table.art.picture import paint_scene
from swallows_gui.games.swallows.table.cards.card_back import blank
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.newspaper_page import FrontPage, GroupOnPaper, PagePiece, ResultLine, TableLine
from swallows_gui.services.language import language
from swallows_gui.services.stylesheet import LIGHT, Colours
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import paint_swallow
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import balanced, fit_text, set_text
from swallows_gui.ui.play.paper.page import Page

THREE_COLUMNS, TWO_COLUMNS = 760, 500
"""Design pixels from which a page has so many columns."""
GAP: Final = 22.0
EDGE: Final = 26.0
_PICTURE: Final = 0.6
"""Height of the photograph in parts of its width."""
_PAPER_WIDTH: Final = 860
"""Design pixels across a printed page, where all of it has room."""
PNG_WIDTH: Final = 1400
"""Pixels across a picture of the page."""

Block = Callable[[QPainter | None, float, float, float], float]
"""Paints a part (or nothing) at x, y, in a width, and returns its height."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How a page is set. `unit`: pixels of a design pixel; `names` has nations and cards."""

    unit: float
    colours: Colours
    names: Names
    picture: Callable[[float, float], QImage | None]
    """The photograph in a size of pixels, None where there is none."""


def photograph(page: FrontPage, names: Names, colours: Colours, wide: float, high: float, dots: float) -> QImage | None:
    """The picture of the card that decided the match."""
    card = names.card_of(page.card) if page.card else None
    if card is None:
        return None
    image = blank(QSizeF(wide, high).toSize(), dots)
    with painting(image, smooth=False) as painter:
        room = QRectF(0, 0, wide, high)
        paint_scene(
            painter, room, card, card.owner or names.nation(page.codes[0]), colours=colours, language=language().code
        )
    return image


def set_page(painter: QPainter | None, page: FrontPage, setting: Setting, width: float) -> float:
    """Set a page from the upper left corner on; returns its height. Lengths are pixels."""
    return _Setter(page, setting, width).set(painter)


def paper_page(page: FrontPage, names: Names) -> Page:
    """The page for a printer or a PDF: made as large as the sheet allows."""

    def paint(painter: QPainter, room: QRectF) -> None:
        width = float(_PAPER_WIDTH)
        setting = partial(
            Setting, colours=LIGHT, names=names, picture=partial(photograph, page, names, LIGHT, dots=1.0)
        )
        while set_page(None, page, setting(room.width() / width), room.width()) > room.height() and width < 4000:
            width *= 1.04
        set_page(painter, page, setting(room.width() / width), room.width())

    return paint


def as_picture(page: FrontPage, names: Names) -> QImage:
    """The page as a picture, in the light colours."""
    picture = partial(photograph, page, names, LIGHT, dots=1.0)
    setting = Setting(PNG_WIDTH / _PAPER_WIDTH, LIGHT, names, picture)
    edge = EDGE * setting.unit
    inner = PNG_WIDTH - 2 * edge
    image = QImage(PNG_WIDTH, round(set_page(None, page, setting, inner) + 2 * edge), QImage.Format.Format_RGB32)
    image.fill(LIGHT.of("raised"))
    with painting(image) as painter:
        painter.translate(edge, edge)
        set_page(painter, page, setting, inner)
    return image


class _Setter:
    def __init__(self, page: FrontPage, setting: Setting, width: float) -> None:
        self._page = page
        self._width = width
        self._unit = setting.unit
        self._colours = setting.colours
        self._names = setting.names
        self._picture = setting.picture
        design = width / setting.unit
        self._columns = 3 if design >= THREE_COLUMNS else 2 if design >= TWO_COLUMNS else 1

    def set(self, painter: QPainter | None) -> float:
        """Set the page: masthead and headline across it, columns below."""
        gap, count = GAP * self._unit, self._columns
        column = (self._width - gap * (count - 1)) / count
        top = self._masthead(painter)
        top = self._headline(painter, top)
        story = 2 if count == 3 else 1
        wide = column * story + gap * (story - 1)
        low = top + self._story(painter, 0, top, wide, story)
        lows = [low] * story + [top] * (count - story)
        for block in self._blocks():
            at = lows.index(min(lows))
            lows[at] += block(painter, at * (column + gap), lows[at], column) + 14 * self._unit
        bottom = self._tables(painter, max(lows), gap)
        if painter is not None and count > 1:
            painter.setPen(QPen(self._colour("line"), max(1.0, self._unit)))
            for number in range(1, count):
                x = number * (column + gap) - gap / 2
                begins = low if number < story else top
                painter.drawLine(QPointF(x, begins), QPointF(x, max(lows) - 14 * self._unit))
        return bottom

    def _colour(self, name: str) -> QColor:
        return self._colours.of(name)

    # Text

    def _write(
        self,
        painter: QPainter | None,
        x: float,
        y: float,
        width: float,
        text: str,
        role: str = "body",
        size: float = 14,
        colour: str = "ink",
        weight: int | None = None,
    ) -> float:
        """Set a text in lines; returns their height."""
        font = theme().sized_font(role, size * self._unit, weight)
        made = set_text(text, font, width)
        if made is None:  # a word that is too long is set smaller
            fitted = fit_text(
                text, QSizeF(width, 1e6), lambda pixels: theme().sized_font(role, pixels, weight), size * self._unit, 1
            )
            if fitted is None:
                return 0.0
            made = fitted
        if painter is not None:
            made.draw(painter, QPointF(x, y), self._colour(colour))
        return made.height

    def _centred(
        self, painter: QPainter | None, y: float, text: str, role: str, size: float, colour: str = "ink"
    ) -> float:
        """A line in the middle of the page, or several lines where it is too long."""
        made = fit_text(
            text,
            QSizeF(self._width, size * self._unit * 1.5),
            lambda pixels: theme().sized_font(role, pixels),
            size * self._unit,
            min(size, 11) * self._unit,
        )
        if made is None:
            return self._write(painter, 0, y, self._width, text, role, min(size, 11), colour)
        if painter is not None:
            painter.setFont(made.font)
            painter.setPen(self._colour(colour))
            for number, line in enumerate(made.lines):
                room = QRectF(0, y + number * made.line_height, self._width, made.line_height)
                painter.drawText(room, int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextDontClip), line)
        return made.height

    def _rule(self, painter: QPainter | None, y: float, thick: float) -> None:
        if painter is not None:
            painter.fillRect(QRectF(0, y, self._width, max(1.0, thick * self._unit)), self._colour("ink"))

    # Head

    def _masthead(self, painter: QPainter | None) -> float:
        page, unit = self._page, self._unit
        mark = 46 * unit
        name = fit_text(
            page.name,
            QSizeF(self._width - 2.4 * mark, 70 * unit),
            lambda pixels: theme().sized_font("title", pixels),
            52 * unit,
            14 * unit,
        )
        high = 0.0
        if name is not None:
            high = name.height
            if painter is not None:
                painter.setFont(name.font)
                painter.setPen(self._colour("ink"))
                for number, line in enumerate(name.lines):
                    room = QRectF(0, number * name.line_height, self._width, name.line_height)
                    painter.drawText(room, int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextDontClip), line)
                red = self._colour("red")
                paint_swallow(painter, QRectF(0, (high - mark) / 2, mark, mark), red)
                paint_swallow(painter, QRectF(self._width - mark, (high - mark) / 2, mark, mark), red)
        high += 2 * unit
        high += self._centred(painter, high, page.slogan, "body", 14, "soft") + 6 * unit
        self._rule(painter, high, 3)
        high += 7 * unit
        high += self._centred(painter, high, " · ".join((page.issue, page.day, page.weather, page.price)), "strong", 13)
        high += 4 * unit
        self._rule(painter, high, 1)
        return high + 12 * unit

    def _headline(self, painter: QPainter | None, top: float) -> float:
        page, unit = self._page, self._unit
        largest, least = (50, 20) if self._columns == 3 else (38, 18)
        words = page.headline.replace(" – ", "\N{NO-BREAK SPACE}– ")
        made = fit_text(
            words,
            QSizeF(self._width, largest * 2.6 * unit),
            lambda pixels: theme().sized_font("title", pixels),
            largest * unit,
            least * unit,
        )
        if made is not None:
            if painter is not None:
                balanced(words, made, self._width).draw(painter, QPointF(0, top), self._colour("ink"))
            top += made.height + 4 * unit
        top += self._write(painter, 0, top, self._width, page.deck, "strong", 17, "bad") + 12 * unit
        return top

    # The story

    def _story(self, painter: QPainter | None, x: float, y: float, width: float, columns: int) -> float:
        """Set photograph, caption and report; returns the height."""
        unit, start = self._unit, y
        high = width * (_PICTURE if columns == 1 else 0.5)
        if self._page.card:
            if painter is not None:
                image = self._picture(width, high)
                if image is not None:
                    painter.drawImage(QRectF(x, y, width, high), image)
            y += high + 4 * unit
            y += self._write(painter, x, y, width, self._page.caption, "small", 12, "soft") + 10 * unit
        score = f"{self._page.match.home} – {self._page.match.away}  {self._page.match.score}"
        y += self._write(painter, x, y, width, score, "heading", 19) + 6 * unit
        gap = GAP * unit
        column = (width - gap * (columns - 1)) / columns
        y += self._flow(painter, x, y, column, gap, columns)
        return y - start + 14 * unit

    def _flow(self, painter: QPainter | None, x: float, y: float, column: float, gap: float, columns: int) -> float:
        """The report, its lines shared out among columns of about the same height."""
        font = theme().sized_font("body", 14 * self._unit)
        lines: list[str] = []
        height = ascent = 1.0
        for number, paragraph in enumerate(self._page.report):
            made = set_text(paragraph, font, column)
            if made is None:
                continue
            if number:
                lines.append("")
            lines += made.lines
            height, ascent = made.line_height, made.ascent
        each = -(-len(lines) // columns)
        parts = [_trimmed(lines[at * each : (at + 1) * each]) for at in range(columns)]
        if painter is not None:
            painter.setFont(font)
            painter.setPen(self._colour("ink"))
            for number, part in enumerate(parts):
                for line, text in enumerate(part):
                    painter.drawText(QPointF(x + number * (column + gap), y + line * height + ascent), text)
        return height * max(map(len, parts), default=0)

    # The other parts

    def _blocks(self) -> list[Block]:
        page, labels = self._page, self._page.labels
        blocks: list[Block] = [
            partial(self._number, page.number),
            partial(self._titled, labels["referee"], page.referee),
        ]
        if page.money:
            blocks.append(partial(self._titled, labels["money"], "\n\n".join(page.money)))
        if page.elsewhere:
            blocks.append(partial(self._results, labels["elsewhere"], page.elsewhere))
        blocks.append(partial(self._letters, labels["letters"], page.letters))
        blocks.append(partial(self._ads, labels["ads"], page.ads[:1]))
        return blocks + [partial(self._ads, "", [ad]) for ad in page.ads[1:]]

    def _tables(self, painter: QPainter | None, y: float, gap: float) -> float:
        """The groups in their order, side by side; returns the lower edge."""
        groups = self._page.tables
        across = 2 if self._columns == 3 and len(groups) % 3 else self._columns
        column = (self._width - gap * (across - 1)) / across
        for first in range(0, len(groups), across):
            row = groups[first : first + across]
            y += 14 * self._unit + max(
                self._table(group, painter, at * (column + gap), y, column) for at, group in enumerate(row)
            )
        return y

    def _title(self, painter: QPainter | None, x: float, y: float, width: float, text: str) -> float:
        unit = self._unit
        if painter is not None:
            painter.fillRect(QRectF(x, y, width, 3 * unit), self._colour("red"))
        return 6 * unit + self._write(painter, x, y + 6 * unit, width, text, "heading", 18) + 4 * unit

    def _titled(self, title: str, text: str, painter: QPainter | None, x: float, y: float, width: float) -> float:
        high = self._title(painter, x, y, width, title)
        for paragraph in text.split("\n\n"):
            high += self._write(painter, x, y + high, width, paragraph) + 6 * self._unit
        return high

    def _number(self, piece: PagePiece, painter: QPainter | None, x: float, y: float, width: float) -> float:
        """Set the figure of the day, large on gold, and what it counts."""
        unit, inset = self._unit, 12 * self._unit

        def words(on: QPainter | None) -> float:
            high = inset
            label = self._page.labels["number"]
            high += self._write(on, x + inset, y + high, width - 2 * inset, label, "strong", 13, "on_gold")
            high += self._write(on, x + inset, y + high, width - 2 * inset, piece.other, "title", 46, "on_gold")
            high += self._write(on, x + inset, y + high, width - 2 * inset, piece.text, "body", 14, "on_gold")
            return high + inset

        high = words(None)
        if painter is not None:
            painter.fillRect(QRectF(x, y, width, high), self._colour("gold"))
            words(painter)
        return high + 2 * unit

    def _letters(
        self, title: str, letters: Sequence[PagePiece], painter: QPainter | None, x: float, y: float, width: float
    ) -> float:
        high = self._title(painter, x, y, width, title)
        for letter in letters:
            high += self._write(painter, x, y + high, width, letter.text)
            high += self._write(painter, x, y + high, width, letter.other, "strong", 13, "soft") + 9 * self._unit
        return high

    def _results(
        self, title: str, lines: Sequence[ResultLine], painter: QPainter | None, x: float, y: float, width: float
    ) -> float:
        high = self._title(painter, x, y, width, title)
        for line in lines:
            match = f"{line.home} – {line.away}  {line.score}"
            high += self._write(painter, x, y + high, width, match, "strong", 14)
            if line.remark:
                high += self._write(painter, x, y + high, width, line.remark, "body", 13, "soft")
            high += 6 * self._unit
        return high

    def _table(self, group: GroupOnPaper, painter: QPainter | None, x: float, y: float, width: float) -> float:
        unit = self._unit
        high = self._title(painter, x, y, width, group.title)
        row_height = 22 * unit
        for row in group.rows:
            if painter is not None:
                self._row(painter, QRectF(x, y + high, width, row_height), row)
            high += row_height
        return high

    def _row(self, painter: QPainter, room: QRectF, row: TableLine) -> None:
        unit = self._unit
        weight = 700 if row.through else None
        painter.setPen(self._colour("ink"))
        painter.setFont(theme().sized_font("body", 13.5 * unit, weight))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, int(middle), f"{row.place}.")
        flag = QRectF(room.left() + 22 * unit, room.center().y() - 6.5 * unit, 20 * unit, 13 * unit)
        paint_flag(painter, flag, self._names.nation(row.team))
        painter.setPen(self._colour("ink"))
        figures = 92 * unit
        words = room.adjusted(50 * unit, 0, -figures, 0)
        metrics = painter.fontMetrics()
        name = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, round(words.width()))
        painter.drawText(words, int(middle), name)
        right = Qt.AlignmentFlag.AlignRight
        painter.drawText(room.adjusted(0, 0, -34 * unit, 0), int(middle | right), row.goals)
        painter.drawText(room, int(middle | right), str(row.points))
        painter.setPen(QPen(self._colour("line"), max(1.0, unit / 2)))
        painter.drawLine(room.bottomLeft(), room.bottomRight())

    def _ads(self, title: str, ads: Sequence[str], painter: QPainter | None, x: float, y: float, width: float) -> float:
        """Each in a frame of its own."""
        unit, inset = self._unit, 7 * self._unit
        high = self._title(painter, x, y, width, title) if title else 0.0
        for ad in ads:
            text = self._write(painter, x + inset, y + high + inset, width - 2 * inset, ad, "body", 13)
            if painter is not None:
                set_ink(painter, line=QPen(self._colour("soft"), max(1.0, unit), Qt.PenStyle.DashLine))
                painter.drawRect(QRectF(x, y + high, width, text + 2 * inset))
            high += text + 2 * inset
        return high


def _trimmed(lines: list[str]) -> list[str]:
    """The lines without empty ones at both ends."""
    while lines and not lines[0]:
        lines = lines[1:]
    while lines and not lines[-1]:
        lines = lines[:-1]
    return lines
