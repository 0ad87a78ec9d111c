"""The hand of one team as a seat sees it: own cards face up, others as backs by colour (S0.2, S0.6, S5.11)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Qt

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.tables import COLOURS, Tables
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import roles
from swallows_gui.models.chapters import Event
from swallows_gui.models.roles import RowsModel
from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Card
    from swallows_gui.games.swallows.rules.view import SwallowsView


class CardFacts(NamedTuple):
    """The facts shown with a card in hand."""

    playable: bool | None = None
    """None while nothing is asked."""
    reason: str = ""
    modifier: bool = False
    needs: str = ""


class HeldCard(NamedTuple):
    """One row: a physical card, or -1 for the `nth` unknown one of its colour."""

    card: int
    colour: int
    nth: int
    used: bool = False
    facts: CardFacts = CardFacts()


_Named = e.Injured | e.CardsDiscarded | e.CardsStolen | e.CardsDrawn | e.CardsReturned


def _named(event: _Named) -> Sequence[str]:
    """The copies that an event names, or, where it hides them, their colours."""
    hidden = event.colours if isinstance(event, e.CardsStolen | e.CardsDrawn) else None
    return event.cards if event.cards is not None else hidden or ()


def cards_gone(event: WrittenEvent | None, code: str) -> Sequence[str]:
    """Copies, or colours, that leave the hand of the team `code` by an event."""
    match event:
        case e.AttackPlayed(team=team, card=card) | e.DefencePlayed(team=team, card=card) if team == code:
            return [card]
        case e.SentOff(team=team, card=str(card)) if team == code and card:
            return [card]
        case e.Injured(team=team) | e.CardsDiscarded(team=team) | e.CardsStolen(from_=team) if team == code:
            return _named(event)
    return ()


def cards_come(event: WrittenEvent | None, code: str) -> Sequence[str]:
    """Copies, or colours, that come to the hand of the team `code` by an event."""
    match event:
        case e.CardsDrawn(team=team) | e.CardsStolen(team=team) | e.CardsReturned(team=team) if team == code:
            return _named(event)
    return ()


def cards_used(event: WrittenEvent | None, code: str) -> Sequence[str]:
    """Reds that the team `code` uses by an event: they stay, but cannot be played again in this match (S5.11)."""
    match event:
        case e.ModifierPlayed(team=team, card=card) if team == code:
            return [card]
    return ()


class HandModel(RowsModel[HeldCard]):
    """Cards of one team in the order green, blue, red, then used reds; within a colour by kind and value."""

    def __init__(self, names: Names, tables: Tables, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._tables = tables
        self.team = -1

    def update(self, view: SwallowsView, team: int, facts: Mapping[int, CardFacts] | None = None) -> None:
        """Show the hand of `team` (its number; -1: none) as `view` knows it; moves and changes single rows."""
        self.team = team
        self.set_rows(self._held(view, team, facts or {}) if team >= 0 else [])

    def rest(self) -> None:
        """Remove the facts of all cards, because no question is asked any more."""
        self.set_rows([row._replace(facts=CardFacts()) for row in self.rows])

    def follow(self, event: Event, code: str) -> None:
        """Remove and add the cards of an event in the hand of the team `code` (FIFA). In other hands only a colour is
        known: one card of it is removed or added. `update` restores the exact hand."""
        rows, told = list(self.rows), e.EVENTS.read(event)
        for card in cards_gone(told, code):
            self._lose(rows, card)
        for card in cards_come(told, code):
            self._gain(rows, card)
        for card in cards_used(told, code):
            self._lose(rows, card)
            number = self._number(card)
            rows.append(HeldCard(number, self._tables.card_colour[number], 0, True))
        self.set_rows(sorted(rows, key=self._order))

    def _lose(self, rows: list[HeldCard], card: str) -> None:
        """Take a card, or the last one face down of its colour, from the rows."""
        number = self._number(card)
        colour = COLOURS.index(card) if number < 0 else self._tables.card_colour[number]
        open_ones = [row for row in rows if row.card == number >= 0 and not row.used]
        covered = [row for row in rows if row.card < 0 and row.colour == colour]
        if open_ones or covered:
            rows.remove(open_ones[0] if open_ones else covered[-1])

    def _gain(self, rows: list[HeldCard], card: str) -> None:
        """Put a card, or one face down of a colour, among the rows."""
        number = self._number(card)
        if number >= 0:
            self._lose_used(rows, number)
            rows.append(HeldCard(number, self._tables.card_colour[number], 0))
            return
        colour = COLOURS.index(card)
        rows.append(HeldCard(-1, colour, sum(row.card < 0 and row.colour == colour for row in rows)))

    @staticmethod
    def _lose_used(rows: list[HeldCard], number: int) -> None:
        rows[:] = [row for row in rows if row.card != number]

    def _number(self, card: str) -> int:
        """The engine's number of a copy; -1 for a colour."""
        return -1 if card in COLOURS else self._tables.card_id.index(card)

    def _order(self, row: HeldCard) -> tuple[object, ...]:
        """The order of `update`; used reds stay in theirs."""
        if row.used:
            return (True,)
        return False, row.colour, row.card < 0, self._place(row.card) if row.card >= 0 else (row.nth,)

    def _held(self, view: SwallowsView, team: int, facts: Mapping[int, CardFacts]) -> list[HeldCard]:
        own = view.hands[team]
        known = [card for colour in own for card in colour] if own is not None else list(view.known[team])
        known.sort(key=self._place)
        rows = []
        for colour in range(len(COLOURS)):
            of_colour = [card for card in known if self._tables.card_colour[card] == colour]
            rows += [HeldCard(card, colour, 0, False, facts.get(card, CardFacts())) for card in of_colour]
            hidden = view.counts[team][colour] - len(of_colour)
            rows += [HeldCard(-1, colour, nth) for nth in range(hidden)]
        if team in (view.home, view.away):
            used = view.used[0 if team == view.home else 1]
            rows += [HeldCard(card, self._tables.card_colour[card], 0, True) for card in used]
        return rows

    def _place(self, card: int) -> tuple[int, int, int, int]:
        tables = self._tables
        return tables.card_colour[card], tables.card_kind[card], tables.card_value[card], card

    def card(self, row: HeldCard) -> Card | None:
        """The catalogue's card, or None for a back."""
        return None if row.card < 0 else self._names.card_of(self._tables.card_id[row.card])

    def key(self, row: HeldCard) -> Hashable:
        return (row.card, -1, 0) if row.card >= 0 else (-1, row.colour, row.nth)

    def cell(self, row: HeldCard, column: int, role: int) -> Any:  # noqa: ARG002 - one column
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._title(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row)
            case roles.CARD:
                return self.card(row)
            case roles.BACK:
                return COLOURS[row.colour]
            case roles.PLAYABLE:
                return row.facts.playable
            case roles.REASON:
                return row.facts.reason
            case roles.MODIFIER:
                return row.facts.modifier
            case roles.USED:
                return row.used
            case roles.NEEDS:
                return row.facts.needs
            case roles.COPY:
                return row.card
        return None

    def _title(self, row: HeldCard) -> str:
        """A card's title with its facts, or its back's colour."""
        card = self.card(row)
        if card is None:
            return translate("Hand", "A card face down, {colour}").format(colour=phrases.colour_name(row.colour))
        return phrases.card_named(card)

    def _spoken(self, row: HeldCard) -> str:
        parts = [self._title(row)]
        if row.used:
            parts.append(translate("Hand", "Used in this match."))
        elif row.facts.playable:
            parts.append(translate("Hand", "Can be played."))
        elif row.facts.modifier:
            parts.append(translate("Hand", "Can be added."))
        if row.facts.needs:
            parts.append(row.facts.needs)
        if row.facts.reason:
            parts.append(row.facts.reason)
        return " ".join(parts)
