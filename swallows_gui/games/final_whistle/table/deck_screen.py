"""The form for the cards: a colour beside the white ones, or eleven of one's own and three of them to begin with."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from swallows_gui.games.final_whistle.rules.actions import CHOOSE, COLOUR, HOLD
from swallows_gui.games.final_whistle.rules.tables import CARDS, CLOSING, COLOURS, DECK, HAND, WHITE, deck_of
from swallows_gui.games.final_whistle.table.card_grid import CardGrid
from swallows_gui.games.final_whistle.table.form import FormScreen
from swallows_gui.games.final_whistle.table.hand import CardChoice
from swallows_gui.games.final_whistle.table.scenes import card_look
from swallows_gui.games.final_whistle.words.names import colour_name
from swallows_gui.games.final_whistle.words.outlook_words import OutlookWords
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.game_controller import GameController

_OTHERS = tuple(card for card in range(len(CARDS)) if card != CLOSING)
"""All cards but the closing one."""


class DeckScreen(FormScreen):
    """One form for both ways."""

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
