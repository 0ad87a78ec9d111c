"""The draft: nation cards on the table, whose pick it is, and a shelf for each seat, to which its cards fly (S1.3,
S1.4), or to whom each goes by agreement; then placing (S1.5), and where a card fewer is dealt, of which colour
(S10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.rules import actions
from swallows_gui.games.swallows.rules.events import EVENTS, TeamAssigned, TeamPlaced
from swallows_gui.games.swallows.rules.notation import team_of
from swallows_gui.games.swallows.table.cards.flags import nation_tile
from swallows_gui.games.swallows.table.cards.nation_face import nation_face
from swallows_gui.games.swallows.table.cards.nations_view import LOWEST, NationsView
from swallows_gui.games.swallows.table.controller import SwallowsController, SwallowsScreen
from swallows_gui.games.swallows.table.match.choice_row import show_key
from swallows_gui.games.swallows.table.match.match_times import LOT, PICK
from swallows_gui.games.swallows.table.match.prompt import KEYS
from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.games.swallows.table.screens.shelf import SIDES, SeatShelf, SettingUp
from swallows_gui.games.swallows.words.draft import DraftModel, draft_moods
from swallows_gui.games.swallows.words.names import reason
from swallows_gui.models import roles
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.plain import for_button
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.carrying import CarryingLayer, Load
from swallows_gui.ui.kit.clock import tempo
from swallows_gui.ui.kit.digit_row import digit_of
from swallows_gui.ui.kit.notices import PromptBand, announce
from swallows_gui.ui.kit.panels import Panel, ScrollPage, add_layout, fill, set_gaps
from swallows_gui.ui.kit.selection import chosen, when_chosen
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.moments import Moment
from swallows_gui.ui.play.prompt_line import prompt_text
from swallows_gui.ui.play.screen import LOW
from swallows_gui.ui.play.skip_filter import SkipFilter

_TURNED = 0.55
"""The part of its way after which a picked card begins to become a small one."""
Pick = TeamAssigned | TeamPlaced


class DraftScreen(SwallowsScreen):
    """Choosing a card and pressing the button (or Enter, or a double click) picks the team."""

    def __init__(self, controller: SwallowsController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.prompt = PromptBand()
        self.model = DraftModel(controller.models.names, self)
        self.cards = NationsView()
        self.cards.setModel(self.model)
        self.pick_button = PosterButton("", kind="primary")
        self.hint_button = PosterButton("", kind="quiet")
        self.answers = SettingUp(controller.models.names, len(controller.models.groups), len(controller.session.seats))
        self.last = PlainLabel(role="soft", wrap=True)
        """Who has just taken which nation."""
        self.seats_panel = Panel("")
        self.shelves = [SeatShelf() for _ in controller.session.seats]
        self._lay_out()
        for part in (self.page, self.prompt, self.cards):
            part.installEventFilter(self)
        self.layer = CarryingLayer(self)
        self.hurrying = SkipFilter(self, controller.moments, takes_clicks=True)
        controller.moments.begun.connect(self._begin_moment)
        controller.moments.told.connect(self._tell)
        when_chosen(self.cards, self._name_buttons)
        self.cards.activated.connect(self._activated)
        self.cards.pressed.connect(self._move)
        self.pick_button.clicked.connect(self._pick)
        self.hint_button.clicked.connect(controller.ask_hint)
        self.answers.answered.connect(lambda deed: controller.do([controller.info.own(deed)]))
        self.adapt()

    def _lay_out(self) -> None:
        for shelf in self.shelves:
            self.seats_panel.body.addWidget(shelf)
        buttons = fill(QHBoxLayout(), (self.last, 1), self.hint_button, self.pick_button)
        self._buttons = buttons
        side = fill(QVBoxLayout(), self.seats_panel, 1)
        self._asked_last: int | None = None
        """Who was asked when the cards were looked at last."""
        self._moved = False
        """Whether whoever is asked has moved to a team: Enter picks none unasked."""
        self._low = False
        self._said = 0
        """How many picks have been said already of those that are told."""
        self._across = True
        """Whether the seats stand beside the cards."""
        self._columns = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), (self.cards, 5), (side, 2))
        self.page = ScrollPage()
        add_layout(self.page.body, self._columns, 1)
        self.cards.lie_on(self.page)
        fill(QVBoxLayout(self), self.prompt, (self.page, 1), self.answers, buttons, margins=0)

    def _chosen(self) -> str:
        index = chosen(self.cards)
        return str(index.data(roles.TEAM)) if index.isValid() else ""

    def _may(self) -> frozenset[str] | None:
        if self._asked is None:
            return None
        teams = map(team_of, self.controller.info.legal.actions)
        return frozenset(self.controller.models.names.code(team) for team in teams if team is not None)

    @property
    def _asked(self) -> int | None:
        """The seat that picks now; None while a pick is told."""
        info = self.controller.info
        return None if info.phase is Phase.TELLING else info.actor

    def _why_not(self, code: str) -> str:
        """Why a team that is left cannot be picked."""
        view = self.controller.view
        if self._asked is None or not self._picking():
            return ""
        refused = view.refusal(self._picking_of(code))
        return "" if refused is None else reason(refused.code, refused.parameters)

    def _picking_of(self, code: str) -> int:
        return self.controller.info.own(actions.PICK | self.controller.models.names.field.index(code))

    def _barred(self) -> str:
        """Why the chosen team cannot be picked, where it is still there."""
        row = self.model.row_of(self._chosen())
        return self.model.rows[row].why_not if row >= 0 else ""

    def _picking(self) -> bool:
        """Whether the asked seat picks a team for itself."""
        return not (self._placing() or self._dealing() or self._sharing())

    def _sharing(self) -> bool:
        return self.controller.view.step == "sharing"

    def _placing(self) -> bool:
        return self.controller.view.step == "placing"

    def _dealing(self) -> bool:
        return self.controller.view.step == "give_up"

    def enter(self) -> None:
        self.cards.setFocus()
        self._look_at_one_left()

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        keys = [
            ("Left", translate("Keys", "The team to the left")),
            ("Right", translate("Keys", "The team to the right")),
            ("Up", translate("Keys", "The team above")),
            ("Down", translate("Keys", "The team below")),
        ]
        if self._picking():
            keys.append(("Return", translate("Keys", "Pick the team")))
        if self._sharing():
            names = self.controller.models.names
            keys += [
                (str(seat + 1), translate("Keys", "Give the team to {seat}").format(seat=names.seat(seat)))
                for seat in range(len(self.answers.shares))
            ]
        return keys

    def _activated(self, _index: QModelIndex) -> None:
        if self._picking():
            self._pick()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._give_by(event):
            super().keyPressEvent(event)

    def _move(self) -> None:
        self._moved = True

    def _unasked(self, event: QKeyEvent) -> bool:
        """Whether a key would pick a team that the player has not moved to."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._moved = True
        elif self._picking() and self._asked is not None and not self._moved and not self._barred():
            words = self.tr("Move to a team first: then Enter picks it.")
            self.last.setText(words)
            announce(self.cards, words)
            return True
        return False

    def _give_by(self, event: QKeyEvent) -> bool:
        """By agreement a digit gives the chosen team to the seat of that number; whether it is such a key."""
        digit = digit_of(event) if self._sharing() else ""
        if not digit or not 1 <= int(digit) <= len(self.answers.shares):
            return False
        button = self.answers.shares[int(digit) - 1]
        if button.isEnabled():
            button.click()
        elif button.toolTip():
            announce(self.cards, button.toolTip())
        return True

    def _pick(self) -> None:
        code, may = self._chosen(), self._may()
        if may is not None and code in may:
            self.cards.setFocus()  # the button can do nothing while others pick
            self.controller.do([self._picking_of(code)])
        elif self._barred():
            announce(self.cards, self._barred())

    def show_view(self) -> None:
        self._said = 0
        self.hurrying.rest()
        self.layer.clear()
        self.cards.lift("")
        self._follow()

    def _follow(self) -> None:
        """Show the view and the events told since."""
        self.model.update(self.controller.view, self._may(), self._heard, self._why_not)
        self._look_at_one_left()
        self._tell_last_picks()
        self._show_seats()
        self.inform()

    def _look_at_one_left(self) -> None:
        """Select a card that can be picked, else one that is still there, when another seat is asked or the card has
        gone. Selection and focus differ where a screen reader has selected."""
        asked, self._asked_last = self._asked_last, self._asked
        self._moved = self._moved and self._asked_last == asked
        barred = self._asked_last not in (None, asked) and self._barred()
        both = self.cards.currentIndex(), chosen(self.cards)
        if not barred and all(each.isValid() and not each.data(roles.GONE) for each in both):
            return
        left = [row for row, each in enumerate(self.model.rows) if not each.gone]
        at = next((row for row in left if self.model.rows[row].may), left[0] if left else None)
        if at is not None:
            self.cards.setCurrentIndex(self.model.index(at, 0))

    def _tell_last_picks(self) -> None:
        """Who took which nation since the others have picked once round; or why the chosen one cannot be picked."""
        if self._barred():
            self.last.setText(self._barred())
            return
        view, names = self.controller.view, self.controller.models.names
        picked = [event for event in (*view.history, *self._heard) if _is_pick(event)]
        latest = picked[-1 if self._low else -max(1, len(names.seats) - 1) :]
        told = self.controller.models.log.told
        self.last.setText("" if self._dealing() else " ".join(told(event) for event in latest))

    def play_events(self, events: Sequence[Json]) -> None:
        """Follow the picks and announce them to screen readers."""
        for event in events:
            self._say(event)
        if self.isVisible() or self.controller.manners.sets_up(self.controller.view):
            self.show_view()

    # A pick, moment by moment

    @property
    def _heard(self) -> Sequence[Event]:
        return self.controller.presenter.heard

    def begin(self, events: Sequence[Json]) -> None:
        if self.controller.scene == "draft" and any(map(_is_pick, events)):
            self.hurrying.watch()

    def _begin_moment(self, event: Event) -> None:
        """A card that is picked, or placed in a group, leaves its place for its own."""
        pick = EVENTS.read(event)
        elsewhere = bool(self.controller.manners.scene_of(self.controller.view, event))
        if not isinstance(pick, Pick) or elsewhere or not self.isVisible() or settings().now.reduced_motion:
            return
        code, names = pick.team, self.controller.models.names
        nation, row = names.nation(code), self.model.row_of(code)
        if nation is None or row < 0:
            return
        index = self.model.index(row, 0)
        card, name = self.cards.card_box(), str(index.data())
        goal: QWidget
        if isinstance(pick, TeamAssigned):
            goal = self.shelves[pick.seat].board
            free = goal.free_place
        else:
            goal = self.answers.places[names.groups.index(pick.group)]
            free = goal.rect()
            free = QRect(QPoint(0, 0), card * (free.height() / card.height()))
            free.moveCenter(goal.rect().center())

        def paint(painter: QPainter, room: QRectF, part: float) -> None:
            ratio = self.devicePixelRatioF()
            small = 0.0 if goal in self.answers.places else max(0.0, (part - _TURNED) / (1 - _TURNED))
            if small < 1:
                painter.drawPixmap(room, nation_face(nation, card, ratio, name), QRectF())
            painter.setOpacity(small)
            painter.drawPixmap(room, nation_tile(nation, free.width(), ratio), QRectF())
            painter.setOpacity(1.0)

        self.cards.lift(code)
        seconds = PICK if isinstance(pick, TeamAssigned) else LOT
        speed = tempo(self.controller.info.beat_ms) * self.controller.moments.share
        load = Load(paint, partial(self._place_of, index), lambda: self._seen(goal, free))
        self.layer.carry(load, seconds, speed)

    def _place_of(self, index: QModelIndex) -> QRectF:
        return self._seen(self.cards.viewport(), self.cards.card_rect(index))

    def _seen(self, inside: QWidget, rect: QRect) -> QRectF:
        """A place on the screen; one that is scrolled out of sight lies at the edge where it went."""
        place = QRectF(rect).translated(inside.mapTo(self, QPoint(0, 0)).toPointF())
        if self.page.isAncestorOf(inside):
            sight = QRectF(self.page.geometry())
            place.moveTop(max(sight.top() - place.height() / 2, min(sight.bottom() - place.height() / 2, place.top())))
        return place

    def _tell(self, moments: Sequence[Moment]) -> None:
        """Cards have arrived."""
        events = [each.event for each in moments if each.event is not None and _is_pick(each.event)]
        if not events or self.controller.moments.hurried or not self.controller.manners.sets_up(self.controller.view):
            return
        for event in events:
            self._say(event)
        self._said += len(events)
        self.layer.clear()
        self.cards.lift("")
        self._follow()

    def _say(self, event: Event) -> None:
        """Announce a pick to screen readers, once."""
        if not _is_pick(event):
            return
        if self._said:
            self._said -= 1
        else:
            at: QWidget = self.cards if self.isVisible() else self.window()
            announce(at, self.controller.models.log.told(event))

    def inform(self) -> None:
        self.model.update(self.controller.view, self._may(), self._heard, self._why_not)
        self._look_at_one_left()
        info = self.controller.info
        self.hint_button.setVisible(info.may_hint)
        if not MANNERS.sets_up(self.controller.view):
            return  # another screen asks now; here nothing is asked, and nothing said
        asked = self._asked
        if asked is not None and asked == self.controller.view.to_move:  # else it has just picked
            self.prompt.ask(
                self.controller.models.names.seat(asked),
                prompt_text(self.controller),
                self._so_far(asked),
                colour=info.seats[asked].colour,
            )
        else:
            self.prompt.rest(self._who_picks() if info.phase is Phase.TELLING else prompt_text(self.controller))
        self._name_buttons()

    def _who_picks(self) -> str:
        """The name of the seat whose pick is being told."""
        view = self.controller.view
        return "" if view.to_move is None else self.controller.models.narrator.question(view, view.to_move)

    def _so_far(self, seat: int) -> str:
        """How many teams a seat has, so that a second pick in a row is a new question."""
        if self._sharing():
            return self.tr("Choose a team, then whose it is to be.")
        if not self._picking():
            return ""
        return self.tr("Teams so far: {count}.").format(count=self.controller.view.trainer.count(seat))

    def _name_buttons(self) -> None:
        code, may = self._chosen(), self._may()
        names = self.controller.models.names
        self.pick_button.setVisible(self._picking())
        if code:
            self.pick_button.setText(for_button(self.tr("Pick {team:the}").format(team=names.team(code))))
        self.pick_button.setEnabled(self._picking() and may is not None and code in may)
        self._tell_last_picks()
        self.answers.show_team(self.controller.view, self.controller.info, code, asked=self._asked is not None)

    def _show_seats(self) -> None:
        view, names, seats = self.controller.view, self.controller.models.names, self.controller.info.seats
        strength = {names.code(team): view.tables.nation_strength[nation] for team, nation in enumerate(view.field)}
        moods = draft_moods((*view.history, *self._heard), strength)
        trainer = {names.code(team): seat for team, seat in enumerate(view.trainer) if seat >= 0}
        trainer |= {pick.team: pick.seat for pick in of_kinds(self._heard, TeamAssigned)}
        due = len(view.field) // len(self.shelves)
        for seat, shelf in enumerate(self.shelves):
            own = [code for code, owner in trainer.items() if owner == seat]
            total = sum(strength[code] for code in own)
            listed = ", ".join(str(names.team(code)) for code in own) or self.tr("no team yet")
            person = Person(names.seat(seat), seats[seat].colour, moods.get(seat, "calm"))
            shelf.show_seat(
                person, self.tr("{seat}: strength {total}").format(seat=names.seat(seat), total=total), listed
            )
            teams = [(nation, str(names.team(code))) for code in own if (nation := names.nation(code)) is not None]
            shelf.board.show_teams(teams, due, seats[seat].colour)

    def heading(self) -> str:
        return self.tr("Sharing out the teams") if self._sharing() else self.tr("Draft")

    def retranslate(self) -> None:
        self.cards.setAccessibleName(self.tr("Teams to choose from"))
        self.seats_panel.set_title(self.tr("Players"))
        show_key(self.hint_button, self.tr("Hint"), KEYS["hint"])
        self.show_view()

    def restyle(self) -> None:
        px = theme().px
        self._columns.setSpacing(px(16))
        self.prompt.setMinimumHeight(0)
        set_gaps(self._buttons, (24, 6, 24, 12), 8)
        self._let_scroll()
        self.seats_panel.body.setSpacing(px(10))

    def _let_scroll(self) -> None:
        """Beside the seats the cards scroll; above them, or where the seats are higher than the window, the page does:
        never one within the other."""
        whole = self._low or not self._across or not self._fit_shelves()
        margins = self.page.body.contentsMargins()
        high = self.page.maximumViewportSize().height() - margins.top() - margins.bottom()
        self.cards.set_whole(whole, high if whole and self._across and not self._low else 0)
        if not whole:
            self.cards.setMinimumHeight(theme().px(LOWEST + 16))

    def _fit_shelves(self) -> bool:
        """Let all small cards be as large as the shelves have room for; whether they have room beside the cards."""
        px = theme().px
        margins, whole = self.page.body.contentsMargins(), self.page.maximumViewportSize()
        width = whole.width() - margins.left() - margins.right()
        inner = (width - self._columns.spacing()) * 2 // 7 - px(34) if self._across else width - px(34)
        room = whole.height() - margins.top() - margins.bottom() - px(76)
        gaps = self.seats_panel.body.spacing() * (len(self.shelves) - 1)

        def high(side: int) -> int:
            return gaps + sum(shelf.height_with(side, inner) for shelf in self.shelves)

        side = next((side for side in SIDES if high(side) <= room), SIDES[-1])
        for shelf in self.shelves:
            shelf.board.set_side(side)
        high_enough = whole.height() - margins.top() - margins.bottom()
        return high(side) <= room and self.seats_panel.minimumSizeHint().height() <= high_enough

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the shelves as high as possible and the band above from shrinking while others pick; keep digits from a
        list's search."""
        key = event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if key is not None and (self._give_by(key) or (watched is self.cards and self._unasked(key))):
            return True
        if event.type() == QEvent.Type.Resize and watched is self.page:
            self._let_scroll()
        elif event.type() == QEvent.Type.Resize and watched is self.prompt and isinstance(event, QResizeEvent):
            other = event.size().width() != event.oldSize().width()
            self.prompt.setMinimumHeight(0 if other else max(self.prompt.minimumHeight(), event.size().height()))
        return super().eventFilter(watched, event)

    def reflow(self, width: float, height: float) -> None:
        self._across = width >= 620
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if self._across else down)
        low, self._low = self._low, height < LOW
        if low != self._low:
            self._tell_last_picks()
        self.prompt.set_low(self._low)
        self.page.body.setContentsMargins(
            *(theme().px(side) for side in ((24, 18, 24, 24) if self._across else (16, 4, 16, 16)))
        )
        self._let_scroll()


def _is_pick(event: Event) -> bool:
    return event["type"] in (TeamAssigned.type, TeamPlaced.type)
