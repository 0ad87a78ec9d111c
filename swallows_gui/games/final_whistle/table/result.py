"""The page after a match of Final Whistle, and the score sheet for printing.

The page shows the winner, the quarters, and figures on clubs and dice. The sheet shows both line-ups with four boxes a
man, bookings, and for each quarter cards, sums and goals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules.options import MEN, SYMBOLS
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
from swallows_gui.games.final_whistle.table.pitch_moments import LOOK, die_value
from swallows_gui.games.final_whistle.table.sheet_view import SheetView
from swallows_gui.games.final_whistle.words.bundle import FinalModels
from swallows_gui.games.final_whistle.words.match_story import MatchStory, story_of
from swallows_gui.games.final_whistle.words.outlook_words import club_name, club_of, man_name
from swallows_gui.games.final_whistle.words.sheet import Figures, SheetModel, figures
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice import DiceBars, Tumble
from swallows_gui.ui.kit.dice_tray import paint_faced_die
from swallows_gui.ui.kit.painting import set_ink
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.two_sides import Counted, TwoSides
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.match_desk import MatchResultScreen
from swallows_gui.ui.play.paper.page import INK, LINE, SOFT, Page, paint_title_band, write_line
from swallows_gui.ui.play.paper.sheet import rule

if TYPE_CHECKING:
    from swallows_gui.ui.play.game_controller import GameController


class FinalResultScreen(MatchResultScreen):
    """The statistics of one match."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        models = controller.models
        assert isinstance(models, FinalModels)
        self._models = models
        self._figures: Figures | None = None
        self.sheet_panel, self.clubs_panel, self.dice_panel = Panel(), Panel(), Panel()
        self.sheet = SheetView(models.sheet, models.clubs)
        self.clubs = TwoSides(words=150)
        self.dice = DiceBars(_paint_face)
        self.used = PlainLabel(role="body", wrap=True)
        self.words = PlainLabel(role="body", wrap=True)
        self.sheet_panel.body.addWidget(self.sheet, 1)
        fill(self.clubs_panel.body, self.clubs, self.used, 1)
        fill(self.dice_panel.body, (self.dice, 1), self.words)
        self.lay((self.sheet_panel, self.clubs_panel, self.dice_panel))

    def show_view(self) -> None:
        self._figures = figures(self._models.reader.read(self.controller.view.history))
        super().show_view()

    def show_figures(self) -> None:
        self.sheet_panel.set_title(translate("FinalResult", "Quarter by quarter"))
        self.clubs_panel.set_title(translate("FinalResult", "The clubs"))
        self.dice_panel.set_title(translate("FinalResult", "The special die"))
        if self._figures is not None:
            self._show(self._figures)

    def _show(self, shown: Figures) -> None:
        story, clubs = shown.story, self._models.clubs
        names = [club_name(clubs, seat) for seat in (0, 1)]
        title = translate("FinalResult", "A draw")
        if story.winner is not None:
            title = translate("FinalResult", "{club} win").format(club=names[story.winner])
        line = translate("FinalResult", "{a} {score} {b}").format(
            a=names[0], score=score_words(story.score), b=names[1]
        )
        if story.ended == "shootout":
            line += translate("FinalResult", ", {score} in the shoot-out").format(score=score_words(story.shootout))
        elif story.ended == "extra":
            line += translate("FinalResult", ", after extra time")
        self.head.set_words(title, line)
        self.show_people((0, 1), story.winner)
        short = (names[0].split()[-1], names[1].split()[-1])
        self.clubs.show_rows(short, self._rows(shown))
        self.used.setText(self._words(shown, short))
        tell = language().locale.toString
        self.words.setText(
            translate("FinalResult", "{rolls} throws, {mean} on average; 1.5 was to be expected.").format(
                rolls=tell(shown.rolls), mean=tell(shown.mean, "f", 2)
            )
        )
        faces = [tell(die_value(number)) for number in range(1, 7)]
        self.dice.show_counts(shown.story.dice, shown.rolls / 6, faces)

    @staticmethod
    def _rows(shown: Figures) -> list[Counted]:
        labels = {
            "goals": translate("FinalResult", "Goals"),
            "finishes": translate("FinalResult", "Shots"),
            "attacks": translate("FinalResult", "Attacks"),
            "counters": translate("FinalResult", "Counter-attacks"),
            "through": translate("FinalResult", "Build-ups through"),
            "booked": translate("FinalResult", "Bookings"),
            "sent_off": translate("FinalResult", "Sent off"),
            "injured": translate("FinalResult", "Injured"),
            "changes": translate("FinalResult", "Substitutions"),
        }
        one, two = shown.sides
        return [
            Counted(label, (getattr(one, name), getattr(two, name)), gold=name == "goals")
            for name, label in labels.items()
        ]

    def _words(self, shown: Figures, short: tuple[str, str]) -> str:
        """Who was used most, and who had luck with the dice."""
        texts = []
        luck = shown.sides[0].luck
        if luck:
            texts.append(
                translate("FinalResult", "The dice gave {club} {number} more.").format(
                    club=short[0 if luck > 0 else 1], number=abs(luck)
                )
            )
        most = [self._most_used(shown, seat) for seat in (0, 1)]
        if all(most):
            texts.append(translate("FinalResult", "Used most: {a}, {b}.").format(a=most[0], b=most[1]))
        return " ".join(texts)

    def _most_used(self, shown: Figures, seat: int) -> str:
        used = shown.sides[seat].used
        if not used:
            return ""
        man = max(used, key=lambda each: used[each])
        return f"{man_name(self._models.clubs, seat, man)} ({used[man]})"

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.sheet.setMinimumHeight(theme().px(200 if width >= 900 else 330))


def _paint_face(painter: QPainter, room: QRectF, number: int) -> None:
    paint_faced_die(painter, room, LOOK, Tumble(number))


ROW = 52.0
"""Height of a row; all lengths here are tenths of a millimetre."""
_BAND = 170.0
_BOX = 44.0


class Sheet(NamedTuple):
    """The content of the score sheet, in the language in use."""

    title: str
    seats: tuple[str, ...]
    clubs: str
    story: MatchStory
    rows: SheetModel


def sheet_title() -> str:
    """The sheet's title, on paper and as a file name."""
    return translate("FinalPaper", "Score sheet of Final Whistle")


def score_sheet(models: FinalModels, view: FinalWhistleView) -> list[Page]:
    """The sheet of the running match; what is still to come is blank, to be filled in by hand."""
    sheet = Sheet(sheet_title(), tuple(models.seats), models.clubs, story_of(view.history), models.sheet)
    return [lambda painter, room: paint_sheet(painter, room, sheet)]


def paint_sheet(painter: QPainter, room: QRectF, sheet: Sheet) -> None:
    """Paint the sheet on one page."""
    names = translate("FinalPaper", "{a} against {b}").format(a=club_name(sheet.clubs, 0), b=club_name(sheet.clubs, 1))
    paint_title_band(painter, room, _BAND, sheet.title, names)
    top = room.top() + _BAND
    half = room.width() / 2 - 20
    ends = [
        _paint_squad(painter, QRectF(room.left() + seat * (half + 40), top, half, room.height()), sheet, seat)
        for seat in (0, 1)
    ]
    _paint_quarters(painter, QRectF(room.left(), max(ends) + 50, room.width(), room.height()), sheet)


def _paint_squad(painter: QPainter, room: QRectF, sheet: Sheet, seat: int) -> float:
    """A club's men with the four sides of each; returns where they end."""
    story, y = sheet.story, room.top()
    painter.setPen(INK)
    head = f"{club_name(sheet.clubs, seat)}, {sheet.seats[seat]}"
    write_line(painter, QRectF(room.left(), y, room.width(), ROW), head, "heading", 36)
    y += ROW
    men = [man for who, man in sorted((who[0], who[1]) for who in story.men) if who == seat]
    men.sort(key=lambda man: ("GDMS".index(man[0]), man))
    rule(painter, room, y, INK, 5)
    for number in range(max(15, len(men))):
        man = men[number] if number < len(men) else ""
        if man:
            _paint_man(painter, QRectF(room.left(), y, room.width(), ROW), sheet, seat, man)
        rule(painter, room, y + ROW, LINE, 2)
        y += ROW
    return y


def _paint_man(painter: QPainter, room: QRectF, sheet: Sheet, seat: int, man: str) -> None:
    story = sheet.story
    footballer = load().men[club_of(sheet.clubs, seat)][MEN.index(man)]
    stands = story.man(seat, man)
    on_bench, out = man in story.bench[seat], man in story.box[seat]
    painter.setPen(SOFT if on_bench or out else INK)
    write_line(painter, QRectF(room.left(), room.top(), 50, ROW), man[0], "strong", 28)
    write_line(painter, QRectF(room.left() + 46, room.top(), 270, ROW), man_name(sheet.clubs, seat, man), "body", 30)
    for side, strength in enumerate(footballer.sides):
        box = QRectF(room.left() + 330 + side * (_BOX + 18), room.top() + (ROW - _BOX) / 2, _BOX, _BOX)
        set_ink(painter, line=QPen(INK, 6 if side == stands.top and not out else 2))
        painter.drawRect(box)
        symbol = SYMBOLS[footballer.symbols[side]] or ""
        painter.setPen(INK)
        write_line(painter, box.adjusted(10, 0, 20, 0), f"{strength}{symbol.lower()}", "strong", 26)
    words = []
    if stands.bookings:
        words.append(translate("FinalPaper", "booked"))
    if out:
        words.append(translate("FinalPaper", "out"))
    elif on_bench:
        words.append(translate("FinalPaper", "bench"))
    painter.setPen(SOFT)
    write_line(painter, QRectF(room.left() + 590, room.top(), room.width() - 590, ROW), ", ".join(words), "small", 24)


def _paint_quarters(painter: QPainter, room: QRectF, sheet: Sheet) -> None:
    """A row for each quarter: what both clubs did, and how it stood then."""
    columns = (0.0, 110.0, 110 + (room.width() - 280) / 2, room.width() - 170, room.width())
    titles = (
        translate("FinalPaper", "Minute"),
        club_name(sheet.clubs, 0),
        club_name(sheet.clubs, 1),
        translate("FinalPaper", "Score"),
    )
    y = room.top()
    painter.setPen(INK)
    for column, title in enumerate(titles):
        cell = QRectF(room.left() + columns[column], y, columns[column + 1] - columns[column] - 14, ROW)
        write_line(painter, cell, title, "strong", 30)
    y += ROW
    rule(painter, room, y, INK, 5)
    model = sheet.rows
    for row in range(model.rowCount()):
        lines = max(2, *(len(model.attacks(row, seat)) for seat in (0, 1)))
        high = max(ROW * 1.5, lines * 36.0 + 12)
        for column in range(4):
            painter.setPen(INK)
            for at, text in enumerate(model.cell(row, column).split("\n")):
                place = QRectF(
                    room.left() + columns[column], y + 6 + at * 36, columns[column + 1] - columns[column] - 14, 36
                )
                write_line(painter, place, text, "strong" if column in (0, 3) else "body", 27)
        rule(painter, room, y + high, LINE, 2)
        y += high
    goals = ", ".join(
        f"{man_name(sheet.clubs, goal.seat, goal.man)} {score_words(goal.score)}"
        for goal in sheet.story.goals
        if goal.man
    )
    painter.setPen(INK)
    words = translate("FinalPaper", "Goals: {goals}").format(goals=goals or "____________________")
    write_line(painter, QRectF(room.left(), y + 16, room.width(), ROW), words, "strong", 30)
