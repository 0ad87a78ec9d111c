"""The set-up forms of Final Whistle for the cards and for the squad (F1).

Cards: one colour beside the white ones, or eleven cards of one's own with three of them to begin with. Squad: thirty
men in four lines, ready-made squads, and a bar that fills up to the allowed points.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.final_whistle.rules.actions import CHOOSE, COLOUR, HOLD, TAKE
from swallows_gui.games.final_whistle.rules.options import (
    BENCH_MEN,
    CARDS,
    CLOSING,
    COLOURS,
    DECK,
    FIELD_MEN,
    HAND,
    READY,
    WHITE,
    deck_of,
)
from swallows_gui.games.final_whistle.table.card_grid import CardGrid
from swallows_gui.games.final_whistle.table.form import FormScreen
from swallows_gui.games.final_whistle.table.hand import CardChoice
from swallows_gui.games.final_whistle.table.man_lines import ManLines, club_man, sides_said
from swallows_gui.games.final_whistle.table.man_paint import GOLD, INK, ManLook
from swallows_gui.games.final_whistle.table.scenes import card_look
from swallows_gui.games.final_whistle.words.outlook_words import (
    OutlookWords,
    club_name,
    club_of,
    colour_name,
    squad_name,
)
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.panels import FlowLayout, fill
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.kit.text_fit import draw_centred
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.game_controller import GameController

_OTHERS = tuple(card for card in range(len(CARDS)) if card != CLOSING)
"""All cards but the closing one."""


class DeckScreen(FormScreen):
    """The form for the cards, in both ways of choosing them."""

    steps = ("colour", "deck")

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.deck: list[int] = []
        self.held: list[int] = []
        self.holding = False
        """Whether the eleven are chosen, and three of them are chosen to begin with."""
        self.colours = SegmentedControl()
        self.colours.set_options([(colour, colour) for colour in COLOURS[WHITE + 1 :]])
        self.colours.changed.connect(self._colour_changed)
        self.about = PlainLabel(role="body", wrap=True)
        self.grid = CardGrid()
        self.grid.taken.connect(self._turn)
        fill(self.page.body, (self.colours, 0, Qt.AlignmentFlag.AlignLeft), self.about, self.grid, 1)
        self.adapt()

    def heading(self) -> str:
        return translate("FinalDeck", "Cards")

    def empty(self) -> None:
        self.deck, self.held, self.holding = [], [], False
        self.colours.set_key(COLOURS[WHITE + 1])  # not the one that somebody else has looked at last

    def _colour_changed(self, _key: str) -> None:
        self.draw()

    @property
    def _shown(self) -> tuple[int, ...]:
        """The cards that lie there, in their order."""
        if self.controller.view.step == "colour":
            return deck_of(COLOURS.index(self.colours.key or COLOURS[WHITE + 1]))
        return tuple(self.deck) if self.holding else _OTHERS

    def _turn(self, place: int) -> None:
        """Take a card, or put it back."""
        if self.controller.view.step != "deck":
            return
        card = self._shown[place]
        chosen, most = (self.held, HAND) if self.holding else (self.deck, DECK)
        if card in chosen:
            chosen.remove(card)
        elif len(chosen) < most:
            chosen.append(card)
        self.draw()

    def hand_in(self) -> None:
        if self.seat is None:
            return
        if self.controller.view.step == "colour":
            self.controller.do([self.controller.info.own(COLOUR | COLOURS.index(self.colours.key))])
        elif not self.holding:
            self.holding = True
            self.draw()
        elif len(self.held) == HAND:
            row = [CHOOSE | card for card in self.deck] + [HOLD | card for card in self.held]
            self.controller.do(list(map(self.controller.info.own, row)))

    def draw(self) -> None:
        self._name_colours()
        if self.seat is None:
            self.head.set_words(self.heading())
            self.grid.show_cards(())
            self.say("", "")
            return
        view = self.controller.view
        by_colour = view.step == "colour"
        self.colours.setVisible(by_colour)
        self.about.setVisible(by_colour)
        words = OutlookWords(view, tuple(self.models.seats))
        chosen = self.held if self.holding else self.deck
        cards = []
        for card in self._shown:
            look = card_look(view.tables, CARDS[card], words if view.field(self.seat) else None, self.seat)
            said = words.card_said(CARDS[card])
            if card in chosen:
                said = translate("FinalDeck", "{card}, chosen").format(card=said)
            cards.append(CardChoice(look, said, offered=not by_colour))
        self.grid.show_cards(cards, [place for place, card in enumerate(self._shown) if card in chosen])
        if by_colour:
            self._say_colour()
        else:
            self._say_deck()

    def _name_colours(self) -> None:
        key = self.colours.key
        self.colours.set_options([(colour, colour_name(colour)) for colour in COLOURS[WHITE + 1 :]])
        if key:
            self.colours.set_key(key)
        self.colours.setAccessibleName(translate("FinalDeck", "Colour"))

    def _say_colour(self) -> None:
        self.head.set_words(
            translate("FinalDeck", "Which cards?"),
            translate(
                "FinalDeck", "The five white cards and the six of one colour; the other side does not see which."
            ),
        )
        self.about.setText(
            {
                "lilac": translate("FinalDeck", "Lilac is mixed: a bit of everything."),
                "red": translate("FinalDeck", "Red uses many strikers."),
                "yellow": translate("FinalDeck", "Yellow uses many defenders."),
                "blue": translate("FinalDeck", "Blue uses many midfielders."),
            }.get(self.colours.key, "")
        )
        self.done_button.setText(
            translate("FinalDeck", "Play the {colour} cards").format(colour=colour_name(self.colours.key))
        )
        self.say("", translate("FinalDeck", "The small numbers: men who are free for it."))

    def _say_deck(self) -> None:
        view = self.controller.view
        self.head.set_words(
            translate("FinalDeck", "The first hand") if self.holding else translate("FinalDeck", "Eleven cards"),
            translate("FinalDeck", "Exactly two of strength 5, at least two of 2 and one of 1."),
        )
        self.about.setText("")
        if self.holding:
            self.done_button.setText(translate("FinalDeck", "Begin with these"))
            missing = HAND - len(self.held)
            problem = translate("FinalDeck", "{number} of 3 chosen.").format(number=len(self.held))
            self.say(problem if missing else "", translate("FinalDeck", "The hand is whole."))
            return
        self.done_button.setText(translate("FinalDeck", "These eleven"))
        texts = [translate("FinalDeck", "{number} of 11 chosen.").format(number=len(self.deck))]
        faults = view.deck_faults(tuple(self.deck))
        texts += [
            translate("FinalDeck", "Strength {strength}: {have} of {wanted}.").format(
                strength=strength, have=have, wanted=wanted
            )
            for strength, wanted, have in faults
            if strength
        ]
        self.say(" ".join(texts) if faults else "", translate("FinalDeck", "The deck is whole."))

    def enter(self) -> None:
        if self.controller.view.step == "colour":
            self.done_button.setFocus()
        elif self.grid.tiles:
            self.grid.tiles[0].setFocus()


_LARGE = 1.5
"""The text scale from which on one fault is said at a time."""
_TILE = 62
"""Design pixels."""


class SquadScreen(FormScreen):
    """A click puts a man on the field, another one on the bench, a third one takes him out."""

    steps = ("squad",)

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.field: list[int] = []
        self.bench: list[int] = []
        self.beam = PointsBeam()
        self.lines = ManLines()
        self.ready = [PosterButton("") for _ in READY]
        self.clear = PosterButton("", kind="quiet")
        buttons = QWidget()
        flow = FlowLayout(buttons)
        for number, button in enumerate(self.ready):
            button.clicked.connect(partial(self._take_ready, number))
            flow.addWidget(button)
        flow.addWidget(self.clear)
        self.clear.clicked.connect(self._clear)
        self.lines.turned.connect(self._turn)
        fill(self.page.body, self.beam, buttons, self.lines, 1)
        self.adapt()

    def heading(self) -> str:
        return translate("FinalSquad", "Squad")

    def empty(self) -> None:
        self.field, self.bench = [], []

    def _clear(self) -> None:
        self.empty()
        self.draw()

    def _take_ready(self, number: int, _checked: bool = False) -> None:
        if self.seat is None:
            return
        view = self.controller.view
        squad = view.tables.squads[view.club(self.seat)][number]
        self.field, self.bench = list(squad.field), list(squad.bench)
        self.draw()

    def _turn(self, man: int) -> None:
        """Move a man on: out, field, bench, out; to the bench at once if the field is full."""
        if man in self.field:
            self.field.remove(man)
            if len(self.bench) < BENCH_MEN:
                self.bench.append(man)
        elif man in self.bench:
            self.bench.remove(man)
        elif len(self.field) < FIELD_MEN:
            self.field.append(man)
        elif len(self.bench) < BENCH_MEN:
            self.bench.append(man)
        self.draw()

    def hand_in(self) -> None:
        view = self.controller.view
        if self.seat is None or view.squad_faults(tuple(self.field), tuple(self.bench)):
            return
        own = self.controller.info.own
        self.controller.do([own(TAKE | man) for man in (*self.field, *self.bench)])

    def draw(self) -> None:
        self.done_button.setText(translate("FinalSquad", "This is the squad"))
        self.clear.setText(translate("FinalSquad", "Begin anew"))
        for number, button in enumerate(self.ready):
            button.setText(squad_name(READY[number])[:1].upper() + squad_name(READY[number])[1:])
        if self.seat is None:
            self.head.set_words(self.heading())
            self.lines.show_looks([], [])
            self.beam.show_points(0, 0)
            self.say("", "")
            return
        view = self.controller.view
        clubs = view.options.clubs
        self.head.set_words(
            translate("FinalSquad", "The squad of {club}").format(club=club_name(clubs, self.seat)),
            translate(
                "FinalSquad",
                "Eleven for the field, four for the bench. A click: field, another one: bench, a third: out.",
            ),
        )
        men = view.tables.men[view.club(self.seat)]
        looks, said = [], []
        for number, man in enumerate(men):
            where = "field" if number in self.field else "bench" if number in self.bench else ""
            state = {"field": "chosen", "bench": "second", "": "open"}[where]
            look = club_man(club_of(clubs, self.seat), number, state, self._chip(where, man.value))
            looks.append(look)
            said.append(self._said(look, man.value, where))
        self.lines.show_looks(looks, said)
        cost = view.tables.cost((*self.field, *self.bench))
        self.beam.show_points(cost, view.budget)
        self._say_faults(cost)

    @staticmethod
    def _chip(where: str, value: int) -> str:
        if where == "field":
            return translate("FinalSquad", "{points} field").format(points=value)
        if where == "bench":
            return translate("FinalSquad", "{points} bench").format(points=value)
        return str(value)

    @staticmethod
    def _said(look: ManLook, value: int, where: str) -> str:
        place = {
            "field": translate("FinalSquad", "on the field"),
            "bench": translate("FinalSquad", "on the bench"),
            "": translate("FinalSquad", "not in the squad"),
        }[where]
        return translate("FinalSquad", "{man}; {points} points, {place}").format(
            man=sides_said(look), points=value, place=place
        )

    def _say_faults(self, cost: int) -> None:
        view = self.controller.view
        faults = view.squad_faults(tuple(self.field), tuple(self.bench))
        count = translate("FinalSquad", "Field {field} of 11, bench {bench} of 4.").format(
            field=len(self.field), bench=len(self.bench)
        )
        narrator = self.models.narrator
        texts = []
        for code in faults:
            if code == "over_budget":
                more = translate("FinalSquad", "{points} points too many.")
                texts.append(more.format(points=cost - view.budget))
            elif not code.endswith("_open"):
                texts.append(narrator.refusal(code, {"points": view.budget}))
        whole = translate("FinalSquad", "{count} The squad is whole.").format(count=count)
        if theme().scale >= _LARGE:
            del texts[1:]  # one after the other: the men need the room
        self.say(" ".join([count, *texts]) if faults else "", whole)

    def restyle(self) -> None:
        super().restyle()
        self.page.body.setSpacing(theme().px(10))

    def enter(self) -> None:
        self.ready[1].setFocus()


class PointsBeam(QWidget):
    """A beam that fills to the points that a squad may cost."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points, self.budget = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: int, budget: int) -> None:
        """Show the points used of the budget."""
        self.points, self.budget = points, budget
        self.setAccessibleName(
            translate("FinalSquad", "{points} of {budget} points").format(points=points, budget=budget)
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(300), theme().px(34))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), theme().px(34))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            room = QRectF(self.rect()).adjusted(1, 2, -1, -2)
            set_ink(painter, line=QPen(t.colour("ink"), t.px(2)), fill=t.colour("raised"))
            painter.drawRect(room)
            if self.budget:
                part = min(1.0, self.points / self.budget)
                painter.fillRect(
                    QRectF(room.left() + 1, room.top() + 1, (room.width() - 2) * part, room.height() - 2),
                    t.colour("bad") if self.points > self.budget else GOLD,
                )
                font = t.sized_font("number", t.px(18))
                ink = t.colour("on_colour") if self.points > self.budget else INK if part > 0.55 else t.colour("ink")
                draw_centred(painter, room, self.accessibleName(), font, ink)
