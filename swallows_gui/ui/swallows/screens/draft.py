"""The draft: nation cards on the table, whose pick it is, what each seat has; then placing (S1.3 to S1.5), and where a
card fewer is dealt, of which colour (S10.1)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.engine.game import Json
from swallows_gui.engine.swallows.tables import COLOURS
from swallows_gui.models import roles
from swallows_gui.models.swallows.draft import DraftModel
from swallows_gui.models.swallows.moods import draft_moods
from swallows_gui.models.swallows.sentences import sentence
from swallows_gui.services.plain import for_button
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.art.face import Face, Person
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import PromptBand, announce
from swallows_gui.ui.kit.panels import Panel, ScrollPage
from swallows_gui.ui.kit.selection import chosen, when_chosen
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.prompt_line import prompt_text
from swallows_gui.ui.play.screen import LOW
from swallows_gui.ui.swallows.cards.flags import FlagRow
from swallows_gui.ui.swallows.cards.nations_view import LOWEST, NationsView
from swallows_gui.ui.swallows.controller import SwallowsController, SwallowsScreen

_FACE = 52
"""Design pixels."""


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
        self.place_buttons = [PosterButton("") for _ in controller.models.groups]
        self.colour_buttons = {colour: PosterButton("") for colour in COLOURS}
        """Of which colour a team is dealt a card fewer."""
        self.last = PlainLabel()
        """Who has just taken which nation."""
        self.last.setWordWrap(True)
        set_role(self.last, "soft")
        self.seats_panel = Panel("")
        self._faces = [Face(_FACE) for _ in controller.session.seats]
        self._names = [PlainLabel() for _ in controller.session.seats]
        self._teams = [PlainLabel() for _ in controller.session.seats]
        self._flags = [FlagRow() for _ in controller.session.seats]
        self._lay_out()
        when_chosen(self.cards, self._name_buttons)
        self.cards.activated.connect(self._activated)
        self.pick_button.clicked.connect(self._pick)
        self.hint_button.clicked.connect(controller.ask_hint)
        for number, button in enumerate(self.place_buttons):
            button.clicked.connect(lambda _checked=False, number=number: self._place(number))
        for colour, button in self.colour_buttons.items():
            button.clicked.connect(lambda _checked=False, colour=colour: self._give_up(colour))
        self.restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        self._shelves = [QHBoxLayout() for _ in self._faces]
        rows = zip(self._shelves, self._faces, self._names, self._teams, self._flags, strict=True)
        for shelf, face, name, teams, flags in rows:
            set_role(name, "strong")
            set_role(teams, "small")
            for label in (name, teams):
                label.setWordWrap(True)
            words = QVBoxLayout()
            words.setSpacing(0)
            for part in (name, flags, teams):
                words.addWidget(part)
            shelf.addWidget(face, 0, Qt.AlignmentFlag.AlignTop)
            shelf.addLayout(words, 1)
            self.seats_panel.body.addLayout(shelf)
        buttons = QHBoxLayout()
        buttons.addWidget(self.last, 1)
        for button in (*self.place_buttons, *self.colour_buttons.values()):
            buttons.addWidget(button)
        buttons.addWidget(self.hint_button)
        buttons.addWidget(self.pick_button)
        self._buttons = buttons
        side = QVBoxLayout()
        side.addWidget(self.seats_panel)
        side.addStretch(1)
        self._low = False
        self._across = True
        """Whether the seats stand beside the cards."""
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addWidget(self.cards, 3)
        self._columns.addLayout(side, 1)
        self.page = ScrollPage()
        self.page.body.addLayout(self._columns, 1)
        self.cards.lie_on(self.page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.prompt)
        outer.addWidget(self.page, 1)
        outer.addLayout(buttons)

    def _chosen(self) -> str:
        index = chosen(self.cards)
        return str(index.data(roles.TEAM)) if index.isValid() else ""

    def _may(self) -> frozenset[str] | None:
        if self.controller.info.actor is None:
            return None
        return frozenset(str(choice["team"]) for choice in self.controller.choices() if "team" in choice)

    def _placing(self) -> bool:
        return self.controller.view.step == "placing"

    def _dealing(self) -> bool:
        return self.controller.view.step == "give_up"

    def enter(self) -> None:
        self.cards.setFocus()
        self._look_at_one_left()

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys, for the sheet of keys."""
        keys = [
            ("Left", QCoreApplication.translate("Keys", "The team to the left")),
            ("Right", QCoreApplication.translate("Keys", "The team to the right")),
            ("Up", QCoreApplication.translate("Keys", "The team above")),
            ("Down", QCoreApplication.translate("Keys", "The team below")),
        ]
        if not self._placing() and not self._dealing():
            keys.append(("Return", QCoreApplication.translate("Keys", "Pick the team")))
        return keys

    def _activated(self, _index: QModelIndex) -> None:
        if not self._placing() and not self._dealing():
            self._pick()

    def _pick(self) -> None:
        may = self._may()
        if may is not None and self._chosen() in may:
            self.controller.act({"type": "pick", "team": self._chosen()})

    def _place(self, group: int) -> None:
        self.controller.act({"type": "place", "team": self._chosen(), "group": chr(ord("A") + group)})

    def _give_up(self, colour: str) -> None:
        team = self.controller.models.names.code(len(self.controller.view.open.given_up))
        self.controller.act({"type": "give_up", "team": team, "colour": colour})

    def show_view(self) -> None:
        self.model.update(self.controller.view, self._may())
        self._look_at_one_left()
        self._tell_last_picks()
        self._show_seats()
        self.inform()

    def _look_at_one_left(self) -> None:
        """Choose a card that is still there; one that is gone has left only its place.

        What is chosen and what the keys stand on are two things where a screen reader has chosen.
        """
        if all(
            each.isValid() and not each.data(roles.GONE) for each in (self.cards.currentIndex(), chosen(self.cards))
        ):
            return
        left = (row for row, each in enumerate(self.model.rows) if not each.gone)
        at = next(left, None)
        if at is not None:
            self.cards.setCurrentIndex(self.model.index(at, 0))

    def _look_at(self, team: int) -> None:
        """Choose the card of the team that is asked about."""
        at = next((row for row, each in enumerate(self.model.rows) if each.team == team), None)
        if at is not None:
            self.cards.setCurrentIndex(self.model.index(at, 0))

    def _tell_last_picks(self) -> None:
        """Who took which nation since the others have picked once round."""
        view, names = self.controller.view, self.controller.models.names
        told = [event for event in view.history if event["type"] in ("team_assigned", "team_placed")]
        latest = told[-max(1, len(names.seats) - 1) :]
        self.last.setText("" if self._dealing() else " ".join(sentence(event, names) for event in latest))

    def play_events(self, events: Sequence[Json]) -> None:
        """Follow the picks; whoever cannot see the table hears them."""
        names = self.controller.models.names
        for event in events:
            if event["type"] in ("team_assigned", "team_placed"):
                announce(self.cards, sentence(event, names))
        self.show_view()

    def inform(self) -> None:
        self.model.update(self.controller.view, self._may())
        if self._dealing():
            self._look_at_one_left()
        info = self.controller.info
        self.hint_button.setVisible(info.may_hint)
        if info.actor is not None and info.actor == self.controller.view.to_move:  # else it has just picked
            self.prompt.ask(
                self.controller.models.names.seat(info.actor),
                prompt_text(self.controller),
                self._so_far(info.actor),
                colour=info.seats[info.actor].colour,
            )
        else:
            self.prompt.rest(prompt_text(self.controller))
        self._name_buttons()

    def _so_far(self, seat: int) -> str:
        """How many teams a seat has: who picks twice running is asked anew, which is seen and heard."""
        if self._placing() or self._dealing():
            return ""
        return self.tr("Teams so far: {count}.").format(count=self.controller.view.trainer.count(seat))

    def _name_buttons(self) -> None:
        code, may = self._chosen(), self._may()
        placing = self._placing()
        names = self.controller.models.names
        dealing = self._dealing()
        self.pick_button.setVisible(not placing and not dealing)
        if code:
            self.pick_button.setText(for_button(self.tr("Pick {team:the}").format(team=names.team(code))))
        self.pick_button.setEnabled(not placing and may is not None and code in may)
        places = {(str(c["team"]), str(c["group"])) for c in self.controller.choices() if c["type"] == "place"}
        for number, button in enumerate(self.place_buttons):
            letter = chr(ord("A") + number)
            button.setVisible(placing)
            button.setText(names.group(number))
            button.setEnabled(may is not None and (code, letter) in places)
        self._name_colours({str(c["colour"]) for c in self.controller.choices() if c["type"] == "give_up"})

    def _name_colours(self, offered: set[str]) -> None:
        """What each colour would leave of what the nation card says."""
        view = self.controller.view
        words = {
            "green": self.tr("Green: {left} instead of {due}"),
            "blue": self.tr("Blue: {left} instead of {due}"),
            "red": self.tr("Red: {left} instead of {due}"),
        }
        team = len(view.open.given_up)
        due = view.tables.nation_cards[view.field[team]] if self._dealing() and team < len(view.field) else (0, 0, 0)
        for (colour, button), cards in zip(self.colour_buttons.items(), due, strict=True):
            button.setVisible(self._dealing())
            button.setText(words[colour].format(left=max(0, cards - 1), due=cards))
            button.setEnabled(colour in offered)

    def _show_seats(self) -> None:
        view, names = self.controller.view, self.controller.models.names
        strength = view.tables.nation_strength
        strengths = {names.code(team): strength[nation] for team, nation in enumerate(view.field)}
        moods = draft_moods(view.history, strengths)
        for seat, face in enumerate(self._faces):
            colour = self.controller.info.seats[seat].colour
            face.show_person(Person(names.seat(seat), colour, moods.get(seat, "calm")))
        for seat, (name, teams, flags) in enumerate(zip(self._names, self._teams, self._flags, strict=True)):
            own = [team for team, trainer in enumerate(view.trainer) if trainer == seat]
            total = sum(strength[view.field[team]] for team in own)
            name.setText(self.tr("{seat}: strength {total}").format(seat=names.seat(seat), total=total))
            flags.set_nations([names.nation(team) for team in own], self.controller.info.seats[seat].colour)
            teams.setText(", ".join(names.team(team) for team in own) or self.tr("no team yet"))

    def heading(self) -> str:
        return self.tr("Draft")

    def retranslate(self) -> None:
        self.cards.setAccessibleName(self.tr("Teams to choose from"))
        self.seats_panel.set_title(self.tr("Players"))
        self.hint_button.setText(self.tr("Hint"))
        self.show_view()

    def restyle(self) -> None:
        px = theme().px
        self._columns.setSpacing(px(16))
        self._buttons.setSpacing(px(8))
        self._buttons.setContentsMargins(px(24), px(6), px(24), px(12))
        self._let_scroll()
        self.seats_panel.body.setSpacing(px(8))
        for shelf in self._shelves:
            shelf.setSpacing(px(10))

    def _let_scroll(self) -> None:
        """Beside the seats the cards scroll; above them, or where the seats are higher than the window, the page does:
        never one within the other."""
        whole = self._low or not self._across
        self.cards.set_whole(whole)
        if not whole:
            self.cards.setMinimumHeight(theme().px(LOWEST + 16))

    def reflow(self, width: float, height: float) -> None:
        self._across = width >= 620
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if self._across else down)
        self._low = height < LOW
        self.prompt.set_low(self._low)
        self.page.body.setContentsMargins(
            *(theme().px(side) for side in ((24, 18, 24, 24) if self._across else (16, 4, 16, 16)))
        )
        self._let_scroll()
