"""The groups before the bets: the teams are drawn into them lot by lot; then who plays whom, and whose team is whose
(S1.5)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.rules.events import EVENTS, TeamAssigned, TeamPlaced
from swallows_gui.games.swallows.table.cards.flags import FlagTable
from swallows_gui.games.swallows.table.cards.lots import SLIP, Bowl, paint_slip
from swallows_gui.games.swallows.table.controller import SwallowsController, SwallowsScreen
from swallows_gui.games.swallows.table.match.match_times import LOT
from swallows_gui.games.swallows.table.screens.groups_over import TeamPlate, TeamThrough, longest_of
from swallows_gui.games.swallows.table.screens.own_hands import OwnHands
from swallows_gui.games.swallows.words.sentences import sentence
from swallows_gui.games.swallows.words.sheet import FirstMatches
from swallows_gui.models.chapters import Event
from swallows_gui.models.ties import AWAY, HOME, NUMBER, STAGE, placeholder
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.carrying import CarryingLayer, Load
from swallows_gui.ui.kit.clock import tempo
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import Panel, PlatePanel, ScrollPage, add_layout, fill
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.moments import Moment
from swallows_gui.ui.play.prompt_line import prompt_text
from swallows_gui.ui.play.screen import Head
from swallows_gui.ui.play.skip_filter import SkipFilter

_BOWL = 64
"""Design pixels."""

_COLOURS = ("red", "blue", "green", "gold")
_WIDE = 620
"""Design pixels: from here on two boards stand beside each other."""
_ACROSS = 1500
"""Design pixels: from here on four do, where there are more than four."""
_PLATES = 4
"""So many teams of a group stand beside each other."""
_HANDS_FROM = 520
"""Design pixels of height from which on the hands of the seat have a place; in a lower window a button shows them in
place of the groups."""
_BANNER_FROM = 720
"""Design pixels of height from which on there is a banner above groups and hands."""


class GroupsScreen(SwallowsScreen):
    """A board for each group with a plate for each team, as large as fits; boards of later stages say where teams will
    come from. The button leads to the bets. While slips are filled in the page shows who has handed in, and who meets
    whom first. Below are the cards of the viewer's teams."""

    def __init__(self, controller: SwallowsController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.header = Head("green", "lots")
        self.go_on_button = PosterButton("", kind="primary")
        self.waiting = PlainLabel()
        self.bowl = Bowl(_BOWL)
        self._grid = QGridLayout()
        self._panels: list[PlatePanel] = []
        self._rows: list[QGridLayout] = []
        """The plates of each board."""
        self._filled: dict[tuple[int, int], int] = {}
        """The team that each slot shows; -1 for none."""
        self._lines: list[list[TeamPlate]] = []
        schedule = controller.view.form.schedule
        for number, group in enumerate(schedule.groups):
            colour = "poster" if schedule.entrants(number) else _COLOURS[number % len(_COLOURS)]
            panel = PlatePanel(group.name[:1], colour, filled=True)
            rows = QGridLayout()
            self._rows.append(rows)
            lines = [TeamPlate("") for _ in range(group.size)]
            across = group.size if group.size <= _PLATES else -(-group.size // 2)
            for slot, plate in enumerate(lines):
                rows.addWidget(plate, slot // across, slot % across)
                rows.setColumnStretch(slot % across, 1)
            add_layout(panel.body, rows, 1)
            self._panels.append(panel)
            self._lines.append(lines)
        self.page = ScrollPage()
        self.slips = Panel("")
        self.slip_lines = PlainLabel(role="strong", wrap=True)
        self.slips.body.addWidget(self.slip_lines)
        self.meetings = Panel("")
        self.first_matches = FirstMatches(controller.models.matches, self)
        self.matches = FlagTable(HOME, AWAY, whole=True, squeezed=True)
        self.matches.setModel(self.first_matches)
        self.matches.horizontalHeader().hide()
        for column in (NUMBER, STAGE):
            self.matches.setColumnHidden(column, True)
        self.meetings.body.addWidget(self.matches)
        for sheet in (self.slips, self.meetings):
            sheet.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        fill(self.page.body, self.slips, self.meetings, (self._grid, 1))
        self.hands = OwnHands(controller.models)
        self.hands_button = PosterButton("", kind="quiet")
        self._hands_instead = False
        """Where the window is low: whether the hands are seen and not the groups."""
        foot = fill(QHBoxLayout(), self.bowl, (self.waiting, 1), self.hands_button, self.go_on_button)
        self._foot = foot
        fill(QVBoxLayout(self), self.header, (self.page, 1), self.hands, foot, margins=0, spacing=0)
        self.hands.rise_over(self, list)
        self.hands_button.clicked.connect(self._turn_hands)
        self.go_on_button.clicked.connect(controller.go_on)
        self.layer = CarryingLayer(self)
        self.hurrying = SkipFilter(self, controller.moments, covered=lambda: self._drawing and self.isVisible())
        controller.moments.begun.connect(self._begin_moment)
        controller.moments.told.connect(self._tell)
        self.adapt()

    def show_view(self) -> None:
        if not self._drawing:
            self.hurrying.rest()
            self.page.verticalScrollBar().setValue(0)
        self.layer.clear()
        self._fill()
        self.hands.show_view(None if self._drawing else self.controller.view)
        self._hands_instead = self._hands_instead and self.hands.any
        self.inform()

    def _turn_hands(self) -> None:
        """Switch between groups and hands in a low window."""
        self._hands_instead = not self._hands_instead
        self.retranslate()
        if self._hands_instead:
            self.hands.focus()
        else:
            self.go_on_button.setFocus()

    @property
    def _betting(self) -> bool:
        """Whether slips are being filled in and no person at the screen is asked."""
        return self.controller.view.step == "bets" and not self.controller.interlude and not self._drawing

    def _show_slips(self) -> None:
        """Who has handed in a slip, who fills one in, and who comes after: it is done seat by seat."""
        view, names = self.controller.view, self.controller.models.names
        self.slips.setVisible(self._betting)
        self.meetings.setVisible(self._betting and self.first_matches.rowCount() > 0)
        if not self._betting:
            return
        lines = []
        now = view.to_move if view.to_move is not None else view.seats
        for seat in range(view.seats):
            if seat < now:
                text = self.tr("{seat} has handed in.")
            elif seat == now:
                text = self.tr("{seat} is filling in a slip.")
            else:
                text = self.tr("{seat} is still to fill in a slip.")
            lines.append(text.format(seat=names.seat(seat)))
        self.slip_lines.setText("\n".join(lines))

    def _fill(self, *, anew: bool = True) -> None:
        """Fill the boards with teams and with the sources of later ones; without `anew` change only what differs."""
        view, names = self.controller.view, self.controller.models.names
        groups = self._drawn()
        longest = longest_of(str(names.team(team)) for team in range(len(view.field)))
        for number, (panel, lines) in enumerate(zip(self._panels, self._lines, strict=True)):
            if panel.accessibleName() != names.group(number):
                panel.set_title(names.group(number))
            coming = view.form.schedule.entrants(number)
            for slot, plate in enumerate(lines):
                team = groups.get((number, slot), -1)
                if not anew and self._filled.get((number, slot)) == team:
                    continue
                self._filled[number, slot] = team
                plate.longest = longest
                if team < 0:
                    plate.show_words(placeholder(coming[slot], names.groups) if slot < len(coming) else "–")
                    continue
                strength = str(view.tables.nation_strength[view.field[team]])
                person = self.person(self._trainer(team))
                plate.show_team(TeamThrough(strength, names.nation(team), str(names.team(team)), person))

    def _trainer(self, team: int) -> int:
        """Who has a team; it may have been picked just now."""
        code = self.controller.models.names.code(team)
        picks = of_kinds(self.controller.presenter.heard, TeamAssigned)
        return next((pick.seat for pick in picks if pick.team == code), self.controller.view.trainer[team])

    # The draw, lot by lot

    def _lots(self) -> tuple[list[Event], list[Event]]:
        """The lots drawn so far in the events being told, and those still to come."""
        shown, view = self.controller.presenter, self.controller.view
        if not shown.moments.running:
            return [], []
        left = [each.event for each in shown.moments.left if each.event is not None]
        told, coming = (
            [each for each in events if shown.manners.scene_of(view, each)] for events in (shown.heard, left)
        )
        return told, coming

    @property
    def _drawing(self) -> bool:
        return bool(self._lots()[1])

    def _drawn(self) -> dict[tuple[int, int], int]:
        """The team by group and slot, without those whose lot has not been shown yet."""
        view, names = self.controller.view, self.controller.models.names
        told, coming = self._lots()
        placed = {
            (number, slot): team
            for number, teams in enumerate(view.groups)
            for slot, team in enumerate(teams)
            if team >= 0
        }
        for lot in of_kinds(coming, TeamPlaced):
            placed.pop(self._place(lot), None)
        return placed | {self._place(lot): names.field.index(lot.team) for lot in of_kinds(told, TeamPlaced)}

    def _place(self, lot: TeamPlaced) -> tuple[int, int]:
        """Group and slot that a lot names."""
        return self.controller.models.names.groups.index(lot.group), lot.slot - 1

    def begin(self, events: Sequence[Json]) -> None:
        view, scene_of = self.controller.view, self.controller.manners.scene_of
        if any(scene_of(view, event) for event in events):
            self.hurrying.watch()

    def _begin_moment(self, event: Event) -> None:
        """A slip comes out of the bowl and goes to its place."""
        told, coming = self._lots()
        if not coming or coming[0] is not event:
            return
        if not told:
            self.show_view()
            self.hurrying.watch()
        lot = EVENTS.read(event)
        if not isinstance(lot, TeamPlaced) or not self.isVisible() or settings().now.reduced_motion:
            return
        nation = self.controller.models.names.nation(lot.team)
        if nation is None:
            return
        number, slot = self._place(lot)
        plate = self._lines[number][slot]

        def start() -> QRectF:
            return self.bowl.mouth(theme().px(26)).translated(self.bowl.mapTo(self, QPoint(0, 0)).toPointF())

        def end() -> QRectF:
            room = plate.place().translated(plate.mapTo(self, QPoint(0, 0)).toPointF())
            high = room.height()
            room.setWidth(high * SLIP)
            sight = QRectF(self.page.geometry())
            room.moveTop(max(sight.top() - high, min(sight.bottom(), room.top())))
            return room

        def paint(painter: QPainter, room: QRectF, part: float) -> None:
            paint_slip(painter, room, nation, part)

        self.page.ensureWidgetVisible(self._panels[number])
        self.bowl.show_left(len(coming) - 1)
        speed = tempo(self.controller.info.beat_ms) * self.controller.moments.share
        self.layer.carry(Load(paint, start, end), LOT, speed)

    def _tell(self, moments: Sequence[Moment]) -> None:
        """A lot has come to its place."""
        view, scene_of = self.controller.view, self.controller.manners.scene_of
        lots = [each.event for each in moments if each.event is not None and scene_of(view, each.event)]
        if not lots or self.controller.moments.hurried:
            return
        self.layer.clear()
        self._fill(anew=False)
        self.inform()
        if not self.controller.manners.sets_up(view):  # else the draft says it
            for event in lots:
                announce(self, sentence(event, self.controller.models.names))

    def inform(self) -> None:
        resting, (told, coming) = bool(self.controller.interlude), self._lots()
        drawing = bool(coming)
        drawn = resting and not drawing and self.go_on_button.isHidden()
        self.go_on_button.setVisible(resting and not drawing)
        if drawn and self.isVisible():
            self.go_on_button.setFocus()
        self.bowl.setVisible(drawing)
        self.bowl.show_left(len(coming))
        if drawing:
            text = self.tr("The groups are drawn: {drawn} of {all}").format(
                drawn=len(told), all=len(told) + len(coming)
            )
            self.waiting.setText(text)
        else:
            self.waiting.setText("" if resting else prompt_text(self.controller))
        self._show_slips()
        self._show_title()
        self._reflow()

    def heading(self) -> str:
        return self.tr("Betting slips") if self._betting or not self._panels else self.tr("Groups")

    def _show_title(self) -> None:
        if self._betting:
            self.header.set_words(self.tr("The betting slips"), self.tr("Each is filled in and handed in in secret"))
        else:
            talks = self.controller.view.step == "talk"
            line = self.tr("Next comes the evening before") if talks else self.tr("Next come the bets, in secret")
            self.header.set_words(self.tr("The groups"), line)
            self.go_on_button.setText(self.tr("To the pub") if talks else self.tr("To the betting slips"))

    def retranslate(self) -> None:
        self.slips.set_title(self.tr("The slips"))
        self.meetings.set_title(self.tr("The first matches"))
        self.matches.setAccessibleName(self.tr("The first matches"))
        self._show_title()
        self.hands_button.setText(self.tr("Back to the groups") if self._hands_instead else self.tr("Your cards"))
        self.show_view()

    def restyle(self) -> None:
        px = theme().px
        self._grid.setSpacing(px(16))
        self._foot.setContentsMargins(px(24), px(6), px(24), px(12))

    def reflow(self, width: float, height: float) -> None:
        px = theme().px
        low = height < _HANDS_FROM
        crowded = self.hands.any and not low and height < _BANNER_FROM
        self.header.fit(0 if crowded else height)  # the groups are read whole above the hands
        instead = low and self._hands_instead
        self.hands_button.setVisible(low and self.hands.any)
        self.hands.setVisible(self.hands.any and (instead or not low))
        self.page.setVisible(not instead)
        if not self._panels:  # a cup has none: there they are only drawn by lot who meets whom
            return
        across = 1 if width < _WIDE else 4 if width >= _ACROSS and len(self._panels) > 4 else 2
        down = -(-len(self._panels) // across)
        for rows in self._rows:
            rows.setSpacing(px(6))
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        for panel in self._panels:
            self._grid.removeWidget(panel)
        for number, panel in enumerate(self._panels):
            self._grid.addWidget(panel, number // across, number % across)
        for row in range(down):
            self._grid.setRowStretch(row, 1)

    def enter(self) -> None:
        """The focus has a name wherever it rests: on the button, else on the cards, the matches or the page's words."""
        if self.go_on_button.isVisibleTo(self):
            self.go_on_button.setFocus()
        elif self.hands.isVisibleTo(self):
            self.hands.focus()
        elif self.meetings.isVisibleTo(self):
            self.matches.setFocus()
