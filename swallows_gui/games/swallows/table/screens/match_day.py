"""The page between two matches: the result and how it came about, cards drawn, changes in the table, what comes next
(S6).

After the last match of the groups it shows who is through, with the bracket (S7.3). The next match is shown as two
flags with names and the faces of their trainers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QHideEvent, QPainter, QPainterPath, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.table.cards.flags import FlagTable, paint_flag
from swallows_gui.games.swallows.table.controller import SwallowsController, SwallowsScreen
from swallows_gui.games.swallows.table.match.goal_poster import kit_colours
from swallows_gui.games.swallows.table.match.match_poster import MatchPoster, picture_of
from swallows_gui.games.swallows.table.screens.great_poster import GreatPoster
from swallows_gui.games.swallows.table.screens.groups_over import GroupsOverPage
from swallows_gui.games.swallows.table.screens.line_ups import LineUpSide, line_ups_poster
from swallows_gui.games.swallows.table.screens.newspaper_teaser import NewspaperTeaser
from swallows_gui.games.swallows.table.screens.past_cup_panel import PastCupPanel
from swallows_gui.games.swallows.table.sheets.bracket import NationsBracket
from swallows_gui.games.swallows.words import groups_over
from swallows_gui.games.swallows.words.last_day import for_the_title
from swallows_gui.games.swallows.words.match_report import report, result_of, sentence_of
from swallows_gui.games.swallows.words.sheet import who
from swallows_gui.models.plain_models import StoryModel
from swallows_gui.models.standings import DIFFERENCE, DRAWN, LOST, PLACE, TEAM, WON
from swallows_gui.models.ties import placeholder
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import leftward, painting, saved, set_ink
from swallows_gui.ui.kit.panels import Panel, ScrollPage, fill, set_gaps
from swallows_gui.ui.kit.story_view import StoryView
from swallows_gui.ui.kit.take_over import INKS, TakeOver, paint_rays
from swallows_gui.ui.kit.text_fit import draw_centred, fit_text
from swallows_gui.ui.kit.words import Adaptive, PlainLabel
from swallows_gui.ui.play.advice.review_buttons import ReviewButtons

_FLAG_TOP: Final = 0.08
_FLAG_HIGH: Final = 0.27
"""Where a flag is, in parts of the height."""
_LEAN: Final = 0.05
"""How far the seam between both sides leans, in parts of the width."""


class Opponent(NamedTuple):
    """A side of a match that is to be played."""

    nation: Nation | None
    """None while it is not known who it will be."""
    name: str
    trainer: Person | None


class NextMatchPanel(Adaptive, QWidget):
    """Both sides beside each other, each before rays in its kit: flag, name and trainer's face."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides: tuple[Opponent, ...] = ()
        self._nations: Sequence[Nation] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.adapt()

    def show_sides(self, home: Opponent, away: Opponent, nations: Iterable[Nation]) -> None:
        """Show the next match's sides; `nations` are all, from whose shirts a kit must differ."""
        self._sides, self._nations = (home, away), tuple(nations)
        self.setAccessibleName(translate("NextMatch", "{home} – {away}").format(home=home.name, away=away.name))
        people = [side.trainer.name for side in self._sides if side.trainer is not None]
        self.setAccessibleDescription(" – ".join(people))
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(240), theme().px(200))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(320), theme().px(230))

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    retranslate = restyle

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._sides:
            return
        room = QRectF(self.rect())
        order = self._sides[::-1] if leftward(self) else self._sides
        with painting(self) as painter:
            painter.fillRect(room, INKS[1])
            for at, side in enumerate(order):
                self._paint_side(painter, room, side, right=bool(at))
            lean = room.width() * _LEAN
            painter.setPen(QPen(INKS[1], theme().px(5)))
            middle = room.center()
            painter.drawLine(QPointF(middle.x() + lean, room.top()), QPointF(middle.x() - lean, room.bottom()))
            wide = min(theme().px(44), room.width() * 0.14)
            high = room.height() * (_FLAG_TOP + _FLAG_HIGH / 2)
            plate = QRectF(0, 0, wide, wide)
            plate.moveCenter(QPointF(middle.x() + lean * (1 - 2 * high / room.height()), room.top() + high))
            set_ink(painter, fill=INKS[1])
            painter.drawEllipse(plate)
            font = theme().sized_font("display", wide * 0.5)
            draw_centred(painter, plate, translate("NextMatch", "v"), font, INKS[0])

    def _paint_side(self, painter: QPainter, room: QRectF, side: Opponent, *, right: bool) -> None:
        """A half up to the seam, which leans."""
        t, lean, middle = theme(), room.width() * _LEAN, room.center().x()
        end = room.right() if right else room.left()
        half = QPainterPath()
        half.addPolygon(
            polygon(
                (middle + lean, room.top()), (end, room.top()), (end, room.bottom()), (middle - lean, room.bottom())
            )
        )
        ground, rays, ink = kit_colours(side.nation, self._nations)
        wide, edge = room.width() / 2 - lean - t.px(14), t.px(14)
        part = QRectF(end - edge - wide if right else end + edge, room.top(), wide, room.height())
        with saved(painter):
            painter.setClipPath(half, Qt.ClipOperation.IntersectClip)
            painter.fillRect(room, ground)
            paint_rays(painter, room, QPointF(part.center().x(), room.bottom()), rays, 0.1)
        high = min(room.height() * _FLAG_HIGH, part.width() / 1.9)
        middle_of_flag = room.top() + room.height() * (_FLAG_TOP + _FLAG_HIGH / 2)
        flag = QRectF(part.center().x() - high * 0.75, middle_of_flag - high / 2, high * 1.5, high)
        if side.nation is not None:
            painter.fillRect(flag.adjusted(-3, -3, 3, 3), INKS[0])
            paint_flag(painter, flag, side.nation)
        face = min(room.height() * 0.36, part.width() * 0.78)
        if side.trainer is not None:
            spot = QRectF(part.center().x() - face / 2, room.bottom() - face - room.height() * 0.05, face, face)
            draw_face(painter, spot, side.trainer)
        top = flag.bottom() if side.nation is not None else room.top()
        foot = room.bottom() - (face + room.height() * 0.05 if side.trainer is not None else 0)
        words = QRectF(part.left(), top + t.px(4), part.width(), foot - top - t.px(8))
        setting = fit_text(side.name, words.size(), _display, min(t.px(30), words.height() * 0.6), t.px(10))
        if setting is not None:
            plate = QRectF(words.left() - t.px(4), 0, words.width() + t.px(8), setting.height + t.px(10))
            plate.moveCenter(words.center())
            painter.fillRect(plate, INKS[1] if ink == INKS[0] else INKS[0])
            row = QRectF(plate.left(), plate.top() + t.px(5), plate.width(), setting.line_height)
            for line in setting.lines:
                draw_centred(painter, row, line, setting.font, ink)
                row.translate(0, setting.line_height)


def _display(pixels: float) -> QFont:
    return theme().sized_font("display", pixels)


AFTER_THE_MATCH = frozenset(
    kind.type for kind in (e.MatchEnded, e.CardsDrawn, e.PileShuffled, e.RefereeBanned, e.TeamEliminated, e.GroupRanked)
)
"""What this screen tells; the next match has its own place."""


_A_LOOK = 0.5
"""Seconds at pace normal until something moves on the page that has just been turned to."""
_ABOVE, _HEADING = 400, 52
"""Design pixels: the least height of all above a bracket that is seen whole, and what is seen of another."""
_OF_THE_PAGE = 0.8
"""Of the window's height a bracket, or the match above all else in one column, takes no more than so much; beside
another column the match takes all that is seen at once."""


class MatchDayScreen(SwallowsScreen):
    """The page between two matches. It waits for acknowledgement: continue, or run to the next match that concerns a
    person here."""

    newspaper_wanted = Signal()

    def __init__(self, controller: SwallowsController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        models = controller.models
        self.story_panel = QWidget()
        self.match = MatchPoster()
        """The match, with goals, sendings-off, money and rulings."""
        self.over = GroupsOverPage()
        self.story = StoryModel(models.narrator, self)
        self.story_view = StoryView()
        self.story_view.setModel(self.story)
        self.story_view.setStyleSheet("QListView { background: transparent; border: 0; }")
        self.story_view.set_whole(True)
        self.review_buttons = ReviewButtons(controller)
        self._story = fill(QVBoxLayout(), self.story_view, self.review_buttons)
        fill(QVBoxLayout(self.story_panel), (self.match, 1), self._story, margins=0, spacing=0)
        self.table_panel = Panel("")
        self.table = FlagTable(TEAM, whole=True, slides=True)
        self.bracket = NationsBracket()
        self.bracket.side_name = models.bracket.side_name
        self.bracket.installEventFilter(self)
        fill(self.table_panel.body, self.table, (self.bracket, 1))
        self.moves = PlainLabel(role="soft", wrap=True)
        fill(self.table_panel.body, self.moves, 0)
        self.next_panel = Panel("")
        self.next_match = NextMatchPanel()
        self.next_referee = PlainLabel(role="strong", wrap=True)
        fill(self.next_panel.body, (self.next_match, 1), self.next_referee)
        self.past = PastCupPanel()
        self.kiosk = NewspaperTeaser()
        self.kiosk.wanted.connect(self.newspaper_wanted)
        self.own_button = PosterButton("")
        self.go_on_button = PosterButton("", kind="primary")
        self._moved = 0
        """After how many matches rows and winners have been seen to move."""
        self._wide = True
        self._lay_out()
        self.poster = GreatPoster(self)
        """The line-ups of the final."""
        self.go_on_button.clicked.connect(self._go_on)
        self.own_button.clicked.connect(self._run_to_own)
        self.adapt()

    def _lay_out(self) -> None:
        right = fill(QVBoxLayout(), self.table_panel, (self.next_panel, 1), self.kiosk, self.past, 0)
        self._right = right
        self._columns = fill(
            QBoxLayout(QBoxLayout.Direction.LeftToRight), (self.story_panel, 1), (self.over, 1), (right, 1)
        )
        page = ScrollPage()
        fill(page.body, (self._columns, 1))
        page.body.setContentsMargins(0, 0, 0, 0)
        self._page = page
        page.viewport().installEventFilter(self)
        foot = fill(QHBoxLayout(), 1, self.own_button, self.go_on_button)
        self._foot = foot
        fill(QVBoxLayout(self), (page, 1), foot, margins=0, spacing=0)

    def show_view(self) -> None:
        view, models = self.controller.view, self.controller.models
        if not view.played:
            return
        self.poster.drop()
        names = models.names
        home, away, _score = view.played[-1]
        fixture = view.fixtures[len(view.played) - 1]
        result = result_of(view.history)
        if result is not None:
            told = " ".join([sentence_of(result, names), *report(result.match, names)])
            self.match.show_match(picture_of(result, names), told)
        self.story.tell([event for event in self.controller.turns.last_section if event["type"] in AFTER_THE_MATCH])
        over = groups_over.just_over(view)
        self.story_panel.setVisible(not over)
        self.over.setVisible(over)
        if over:
            people = [self.person(seat) for seat in range(view.seats)]
            self.over.show_view(view, names, people, own_bets=len(self.controller.session.humans()) == 1)
        self._show_table(None if over else fixture.group, (home, away))
        self._show_next()
        self.past.show_after_match(view, names, over=over)
        self.kiosk.show_after_match(view, names)
        self.review_buttons.show_seats()

    def _show_table(self, group: int | None, played: tuple[int, int]) -> None:
        """Show the group's table or the bracket; only teams that have played are shown to move."""
        models = self.controller.models
        in_group = group is not None
        self.table.setVisible(in_group)
        self.bracket.setVisible(not in_group)
        if in_group:
            self._right.insertWidget(0, self.table_panel)
        else:  # three rounds beside each other want the whole width, and are seen to move on at once
            self._page.body.insertWidget(1, self.table_panel)
        if group is not None:
            model = models.groups[group]
            if self.table.model() is not model:
                self.table.setModel(model)
                for column in (PLACE, WON, DRAWN, LOST, DIFFERENCE):
                    self.table.setColumnHidden(column, True)
            self.table_panel.set_title(self.tr("How the group stands"))
            moved = [row for row in model.rows if row.moved and row.row.team in played]
            lines = [
                self.tr("{team:The} go up.").format(team=models.names.team(row.row.team))
                if row.moved > 0
                else self.tr("{team:The} go down.").format(team=models.names.team(row.row.team))
                for row in moved
            ]
            self.moves.setText(" ".join(lines) or self.tr("No team changes its place."))
        else:
            self.bracket.setModel(models.bracket)
            self._fit_bracket()
            self.table_panel.set_title(self.tr("Bracket"))
            self.moves.clear()
        self.moves.setVisible(in_group)

    def _show_next(self) -> None:
        view, names = self.controller.view, self.controller.models.names
        one_more = len(view.played) < len(view.fixtures)
        self.next_panel.setVisible(one_more)
        self.own_button.setVisible(one_more)
        if not one_more:
            return
        fixture = view.fixtures[len(view.played)]
        sides = []
        for source in (fixture.home, fixture.away):
            team = who(view, source)
            trainer = self.person(view.trainer[team]) if team >= 0 and view.trainer[team] >= 0 else None
            name = names.team(team) if team >= 0 else placeholder(source, names.groups)
            sides.append(Opponent(names.nation(team) if team >= 0 else None, str(name), trainer))
        self.next_match.show_sides(sides[0], sides[1], names.catalogue.nations.values())
        if view.match != fixture.number:
            self.next_referee.clear()
        elif view.referee >= 0:
            self.next_referee.setText(self.tr("Referee: {seat}").format(seat=names.seat(view.referee)))
        else:
            self.next_referee.setText(self.tr("No referee"))

    def _go_on(self) -> None:
        """To the next match; before the final its line-ups stand over the page."""
        self.poster.show_poster(self._line_ups(), self.controller.go_on)

    def _run_to_own(self) -> None:
        self.poster.show_poster(self._line_ups(), self.controller.run_to_own)

    def _line_ups(self) -> TakeOver | None:
        """Who plays for the cup, if that is the next match and has begun."""
        view, names = self.controller.view, self.controller.models.names
        at = len(view.played)
        if at >= len(view.fixtures) or view.match != view.fixtures[at].number or not for_the_title(view):
            return None
        sides = []
        for team in (view.home, view.away):
            trainer = self.person(view.trainer[team])
            side = LineUpSide(names.nation(team), names.team(team), names.code(team), trainer.name, trainer.colour)
            sides.append(side)
        referee = names.seat(view.referee) if view.referee >= 0 else ""
        return line_ups_poster(sides, referee, self.size(), self.devicePixelRatioF(), final=view.final)

    def showEvent(self, event: QShowEvent) -> None:
        """Once after each match: rows of the table slide to where its result has put them, who won moves on."""
        super().showEvent(event)
        view = self.controller.view
        if event.spontaneous() or len(view.played) == self._moved or not view.played:
            return
        self._moved = len(view.played)
        fixture = view.fixtures[self._moved - 1]
        if not self.bracket.isHidden():
            self.bracket.send_on(fixture.number, _A_LOOK)
        elif fixture.group is not None and self.table.slide is not None:
            rows = self.controller.models.groups[fixture.group].rows
            self.table.slide.slide_from([row.place + row.moved - 1 for row in rows], _A_LOOK)

    def hideEvent(self, event: QHideEvent) -> None:
        """What stands over the page goes with it, and nothing follows."""
        super().hideEvent(event)
        self.poster.drop()

    def heading(self) -> str:
        return self.tr("The groups are over") if not self.over.isHidden() else self.tr("Result")

    def retranslate(self) -> None:
        self.story_view.setAccessibleName(self.tr("After the whistle"))
        self.bracket.setAccessibleName(self.tr("Bracket"))
        self.table.setAccessibleName(self.tr("Group table"))
        self.next_panel.set_title(self.tr("Next match"))
        several = len(self.controller.session.humans()) > 1
        own = self.tr("To your next match", "said to several people") if several else self.tr("To your next match")
        self.own_button.setText(own)
        self.go_on_button.setText(self.tr("Continue"))
        self.show_view()

    def restyle(self) -> None:
        self._columns.setSpacing(0)
        set_gaps(self._foot, (24, 8, 24, 16), 8)
        set_gaps(self._right, (16, 16, 24, 0), 12)
        set_gaps(self._story, (24, 8, 16, 0), 4)

    def reflow(self, width: float, _height: float) -> None:
        """Show two columns where there is room."""
        self._wide = wide = width >= 620
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        for left in (0, 1):  # a match, or the end of the groups
            self._columns.setStretch(left, 17 if wide else 0)
        self._columns.setStretch(2, 10)
        self._fit_match()
        self._fit_bracket()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page has another height, also where the foot alone has grown; or the bracket has another width."""
        if event.type() == QEvent.Type.Resize:
            if watched is self._page.viewport():
                self._fit_match()
            elif watched is self.bracket:
                self._fit_bracket()
        return super().eventFilter(watched, event)

    def _fit_match(self) -> None:
        """The match is seen whole."""
        seen = self._page.viewport().height() - self._page.body.contentsMargins().top()
        self.match.setMaximumHeight(max(1, seen if self._wide else round(_OF_THE_PAGE * self.height())))
        self.over.through.setMaximumHeight(max(1, seen))
        above = self.story_panel if self.over.isHidden() else self.over
        above.setMinimumHeight(max(0, self._above_the_bracket(seen)) if self._wide else 0)

    def _above_the_bracket(self, seen: int) -> int:
        """How high match and next match stand where the bracket follows: it is seen whole where they have room enough
        above it, else they fill the page and it is announced at its foot."""
        if self.bracket.isHidden():
            return 0
        rest = seen - self.table_panel.sizeHint().height()
        return rest if rest >= theme().px(_ABOVE) else seen - theme().px(_HEADING)

    def _fit_bracket(self) -> None:
        """All its rows are seen where they are few; many are scrolled, in less than the page's height."""
        room = max(theme().px(200), int(_OF_THE_PAGE * self.height()))
        self.bracket.setMinimumHeight(min(self.bracket.whole_height(), room))
        self._fit_match()

    def enter(self) -> None:
        self.go_on_button.setFocus()
