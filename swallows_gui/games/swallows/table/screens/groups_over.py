"""The groups are over: who is through with whose team, and what it means for the seats and one's own bets (S7.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.words import groups_over
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Face, Person, draw_face
from swallows_gui.ui.kit.icons import leaning
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.take_over import INKS
from swallows_gui.ui.kit.text_fit import draw_centred, draw_ink, fit_line, fit_text
from swallows_gui.ui.kit.words import Adaptive, PlainLabel, set_tip
from swallows_gui.ui.stage.stand import paint_night

_HEAD, _TILE, _EDGE = 84, 118, 20
_LOW_HEAD, _LOW_TILE = 36, 52
"""Design pixels: the words above the teams, the height of a team's plate, and the edge around them; the same where the
window is low."""
_ACROSS: Final = 4
"""Plates beside each other."""
_FACE: Final = 34
"""Design pixels of a face before its sentence."""


class TeamThrough(NamedTuple):
    """A team as its plate shows it, and who trains it."""

    sign: str
    """Its place such as "A1", or its strength."""
    nation: Nation | None
    name: str
    trainer: Person


class ThroughPoster(Adaptive, QWidget):
    """A poster of the teams that go on, a plate each: flag, name and trainer's face, under floodlights."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._teams: tuple[TeamThrough, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_teams(self, title: str, teams: Sequence[TeamThrough]) -> None:
        """Show the teams that are through, and to which stage."""
        self._title, self._teams = title, tuple(teams)
        self.setAccessibleName(title)
        self.setAccessibleDescription(
            "; ".join(labelled(each.sign, f"{each.name}, {each.trainer.name}") for each in teams)
        )
        self.restyle()

    def sizeHint(self) -> QSize:
        t = theme()
        lines = -(-len(self._teams) // _ACROSS)
        return QSize(t.px(560), t.px(_HEAD + _EDGE) + lines * t.px(_TILE))

    def minimumSizeHint(self) -> QSize:
        t = theme()
        lines = -(-len(self._teams) // _ACROSS)
        return QSize(t.px(260), t.px(_LOW_HEAD + _EDGE) + lines * t.px(_LOW_TILE))

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        room, edge = QRectF(self.rect()), t.px(_EDGE)
        with painting(self) as painter:
            if t.name == "contrast":
                painter.fillRect(room, INKS[1])
            else:
                paint_night(painter, room)
            tall = max(t.px(_LOW_HEAD), min(t.px(_HEAD), room.height() * 0.22))
            head = QRectF(room.left() + edge, room.top(), room.width() - 2 * edge, tall)
            font = fit_line(self._title, head.width(), _display, min(t.px(40), tall * 0.62), t.px(14))
            top = head.center().y() - QFontMetricsF(font).capHeight() / 2
            draw_ink(painter, QPointF(head.left(), top), self._title, font, INKS[0])
            lines = max(1, -(-len(self._teams) // _ACROSS))
            wide = head.width() / _ACROSS
            high = (room.bottom() - edge * 0.6 - head.bottom()) / lines
            gap = t.px(5)
            longest = longest_of(team.name for team in self._teams)
            for number, team in enumerate(self._teams):
                line, column = divmod(number, _ACROSS)
                plate = QRectF(head.left() + column * wide, head.bottom() + line * high, wide, high)
                paint_team(painter, plate.adjusted(gap, gap, -gap, -gap), team, longest)


def _display(pixels: float) -> QFont:
    return theme().sized_font("display", pixels, 900)


def _strong(pixels: float) -> QFont:
    return theme().sized_font("strong", pixels)


def longest_of(names: Iterable[str]) -> str:
    """The name that is the widest: by it all are set in one size."""
    metrics = QFontMetricsF(_strong(16))
    return max(names, key=metrics.horizontalAdvance, default="")


def flag_on(room: QRectF) -> QRectF:
    """The flag's rectangle on a plate."""
    edge = theme().px(3)
    return room.adjusted(edge, edge, -edge, -QFontMetricsF(_strong(theme().px(17))).height() - theme().px(6))


def paint_team(painter: QPainter, room: QRectF, team: TeamThrough, longest: str) -> None:
    """A plate of paper: the flag fills its upper part, with sign and face on it; below it stands the name, in the size
    that the `longest` of the names allows."""
    t = theme()
    font = fit_line(longest, room.width() - t.px(12), _strong, t.px(17), t.px(10))
    set_ink(painter, line=QPen(INKS[1], t.px(1)), fill=INKS[0])
    painter.drawRect(room)
    flag = flag_on(room)
    paint_flag(painter, flag, team.nation)
    tab = QRectF(room.left(), room.top(), t.px(40), t.px(24))
    set_ink(painter, fill=INKS[1])
    painter.drawPolygon(leaning(tab, tab.height() * 0.2))
    draw_centred(painter, tab, team.sign, _strong(t.px(15)), INKS[0])
    side = min(flag.height() * 0.72, flag.width() * 0.45)
    face = QRectF(flag.right() - side - t.px(2), flag.bottom() - side + t.px(2), side, side)
    draw_face(painter, face, team.trainer)
    words = QRectF(room.left() + t.px(6), flag.bottom(), room.width() - t.px(12), room.bottom() - flag.bottom())
    shown = QFontMetricsF(font).elidedText(team.name, Qt.TextElideMode.ElideRight, words.width() + 1)
    painter.setFont(font)
    painter.setPen(INKS[1])
    painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)


class TeamPlate(Adaptive, QWidget):
    """A place in a group: the plate of the team that has been drawn, or in dashes where its team will come from."""

    def __init__(self, longest: str, parent: QWidget | None = None) -> None:
        """`longest`: the longest name among all plates beside which it stands."""
        super().__init__(parent)
        self.longest = longest
        self.team: TeamThrough | None = None
        self.words = "–"
        """What stands there in place of a team."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_team(self, team: TeamThrough) -> None:
        """Show the drawn team."""
        self.team = team
        self.setAccessibleName(labelled(f"{team.name} ({team.sign})", team.trainer.name))
        set_tip(self, self.accessibleName())
        self.update()

    def show_words(self, words: str) -> None:
        """Show where the team will come from."""
        self.team, self.words = None, words
        self.setAccessibleName(words)
        set_tip(self, "")
        self.update()

    def place(self) -> QRectF:
        """The flag's rectangle."""
        return flag_on(QRectF(self.rect()))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(118), theme().px(_LOW_TILE + 24))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(72), theme().px(_LOW_TILE + 6))

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, room = theme(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with painting(self) as painter:
            if self.team is not None:
                paint_team(painter, room, self.team, self.longest)
                return
            set_ink(painter, line=QPen(t.colour("outline"), t.px(1.5), Qt.PenStyle.DashLine), fill=t.colour("sunken"))
            painter.drawRect(room)
            within = room.adjusted(t.px(5), t.px(4), -t.px(5), -t.px(4))
            setting = fit_text(self.words, within.size(), _strong, t.px(15), t.px(8))
            if setting is not None:
                setting.draw(painter, QPointF(within.left(), within.center().y() - setting.height / 2), t.colour("ink"))


class GroupsOverPage(Adaptive, QWidget):
    """The poster of the teams that are through, and below it what that means: each seat's face with a sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.through = ThroughPoster()
        self.meaning_panel = Panel("")
        self.lines: list[PlainLabel] = []
        """A sentence each: the seats' teams, then the bets."""
        self._rows: list[QWidget] = []
        self._column = fill(QVBoxLayout(self), (self.through, 1), self.meaning_panel, margins=0, spacing=0)
        self.restyle()

    def show_view(self, view: SwallowsView, names: Names, people: Sequence[Person], *, own_bets: bool) -> None:
        """Show the teams of a view and the `people` of its seats; `own_bets`: the viewer may see the bets of the view's
        seat."""
        groups = view.form.schedule.group_names
        teams = [
            TeamThrough(
                f"{groups[each.group].rpartition('.')[2]}{each.rank}", names.nation(each.team),
                str(names.team(each.team)), people[view.trainer[each.team]],
            )
            for each in groups_over.through(view)
        ]  # fmt: skip
        self.through.show_teams(groups_over.heading(view), teams)
        self.meaning_panel.set_title(translate("GroupsOver", "What it means"))
        bets = groups_over.for_the_bets(view, names) if own_bets else []
        self._say(groups_over.for_the_seats(view, names), bets, people)

    def _say(self, seats: Sequence[tuple[int, str]], bets: Sequence[str], people: Sequence[Person]) -> None:
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self.lines, self._rows = [], []
        for seat, text in seats:
            label, face = PlainLabel(text, role="strong", wrap=True), Face(_FACE)
            face.show_person(people[seat])
            self._add(label, face)
        for text in bets:
            self._add(PlainLabel(text, wrap=True))

    def _add(self, label: PlainLabel, *before: QWidget) -> None:
        row = QWidget()
        fill(QHBoxLayout(row), *before, (label, 1), margins=0, spacing=theme().px(10))
        self.meaning_panel.body.addWidget(row)
        self.lines.append(label)
        self._rows.append(row)

    def restyle(self) -> None:
        self.meaning_panel.body.setSpacing(theme().px(4))
