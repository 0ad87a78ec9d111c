"""Where cards travel on the match table, as events tell it: played, sent off, injured, stolen, discarded, drawn (S0.6).

A face is seen only where the event names the card; else its back travels, as everybody may see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.games.swallows.table.pitch.flights import MOST, Flight, FlightLayer, FlightSpot
from swallows_gui.games.swallows.table.pitch.pitch import MatchPitch
from swallows_gui.games.swallows.table.pitch.pitch_motion import CARD_FLIGHT
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.models import roles

if TYPE_CHECKING:
    from swallows_gui.games.swallows.table.match.hands import FarHand, NearHand

Where = Callable[[], FlightSpot]
Landing = tuple[FanView, QPersistentModelIndex]
Hand = tuple[tuple[int, str, FlightSpot], ...]
"""Copies (-1: unknown), colours, and where they lay."""
_FAR_CARD = 54.0
"""Height of a card that comes from a hand which shows none, pixels."""
_OfCards = e.CardsDrawn | e.CardsStolen | e.CardsDiscarded | e.CardsReturned
_APART = 0.12
"""Seconds between cards that travel together."""


class Travel:
    """Animates cards over the table."""

    def __init__(self, table: QWidget, models: Models, near: NearHand, far: FarHand, pitch: MatchPitch) -> None:
        self._table = table
        self._models = models
        self._near, self._far, self._pitch = near, far, pitch
        self.layer = FlightLayer(table)
        self.codes = ("", "")
        """FIFA codes of home and away."""
        self._numbers = {copy: number for number, copy in enumerate(models.tables.card_id)}
        self._lay: tuple[Hand, Hand] = ((), ())
        """Where the cards of home and away lay before the events that are being shown."""
        self._played: dict[str, tuple[int, str]] = {}
        """Side and copy of the cards that come to the pitch as "attack" or "defence"."""
        self._expected: dict[int, list[Landing]] = {}
        """Where cards will land, by the event that brings them."""
        pitch.motion.carrier = self._bring

    def note(self, codes: tuple[str, str], *, moving: bool) -> None:
        """Set the codes of home and away; with `moving` remember where cards lie now."""
        self.codes = codes
        self._lay = (self._hand(0), self._hand(1)) if moving else ((), ())

    def expect(self, event: WrittenEvent | None) -> None:
        """Leave empty places in a hand for the cards that `event` brings. Reds that become usable again (`by` is null)
        have been there all the time."""
        match event:
            case e.CardsDrawn() | e.CardsStolen() | e.CardsReturned(by=str()):
                self._expected[id(event)] = self._landings(event)
        for landings in self._expected.values():
            for fan, index in landings:
                fan.keep_back(index)

    def arrive(self) -> None:
        """Show the cards that were expected but did not fly, after the events."""
        for landings in self._expected.values():
            for landing in landings:
                _letting_in(landing)()
        self._expected.clear()

    def clear(self) -> None:
        """Stop all flights and show every card at its place."""
        self.layer.clear()
        self._played.clear()
        self._expected.clear()
        for fan in (self._near.fan, self._far.fan):
            fan.show_all()

    def tell(self, event: WrittenEvent | None) -> None:
        """Let the cards of an event travel, if they do; played ones when the pitch asks for them."""
        match event:
            case e.AttackPlayed():
                self._played = {"attack": (self._side(event.team), event.card)}
            case e.DefencePlayed():
                self._played["defence"] = (self._side(event.team), event.card)
            case e.ModifierPlayed():
                self._modify(event)
            case e.SentOff(card=str(card)):
                self._leave(event.team, [card], "red")
            case e.Injured():
                self._leave(event.team, event.cards, "injured")
            case e.CardsDiscarded():
                self._go(event, self._side(event.team), None)
            case e.CardsStolen():
                self._go(event, self._side(event.from_), self._side(event.team))
            case e.CardsDrawn() | e.CardsReturned(by=str()):
                self._go(event, None, self._side(event.team))

    # Kinds of travel

    def _bring(self, which: str, pitch: MatchPitch) -> bool:
        """The pitch asks for a card that is played."""
        side, copy = self._played.pop(which, (-1, ""))
        card = self._models.names.card_of(copy) if copy else None
        lying = pitch.state.attack if which == "attack" else pitch.state.defence
        if card is None or side < 0 or lying is None or lying.card is None:
            return False
        spot, covered = self._from(side, copy, card.colour)

        def end() -> FlightSpot:
            return FlightSpot(
                self._on_pitch(pitch.card_place(which)), pitch.cards[which].height, pitch.card_turn(which)
            )

        self._fly(Flight(card, card.colour, (spot, end), CARD_FLIGHT, covered=covered))
        return True

    def _modify(self, event: e.ModifierPlayed) -> None:
        """A red is put under the card it goes with."""
        card = self._models.names.card_of(event.card)
        side = self._side(event.team)
        state = self._pitch.state
        if card is None or side < 0 or state.attacker is None:
            return
        which = "attack" if (side == 0) == (state.attacker == "home") else "defence"
        spot, covered = self._from(side, event.card, card.colour)

        def end() -> FlightSpot:
            place = self._on_pitch(self._pitch.card_place(which))
            return FlightSpot(place, self._pitch.cards[which].height * 0.96, 5.0)

        self._fly(Flight(card, card.colour, (spot, end), CARD_FLIGHT, covered=covered))

    def _leave(self, team: str, copies: Sequence[str], mark: str) -> None:
        """Animate cards that leave a hand, are shown on the pitch, and fly off it."""
        side = self._side(team)
        if side < 0:
            return
        shown = list(copies)[:MOST]
        for number, copy in enumerate(shown):
            card = self._models.names.card_of(copy)
            if card is None:
                continue
            spot, covered = self._from(side, copy, card.colour)
            aside = number - (len(shown) - 1) / 2
            self._fly(
                Flight(
                    card, card.colour, (spot, self._before_all(side, aside), self._off(side)),
                    1.6 if mark == "red" else 1.1, covered, number * _APART, 0.42, (1 if side else -1) * 250.0, mark,
                )
            )  # fmt: skip

    def _before_all(self, side: int, aside: float) -> Where:
        """A place in the middle of the pitch, for everybody to see; `aside` in card widths."""

        def where() -> FlightSpot:
            room = self._pitch.sceneRect()
            height = room.height() * 0.8
            return FlightSpot(
                self._on_pitch(room.center() + QPointF(aside * height * 0.78, 0)), height, 8.0 * side - 4.0
            )

        return where

    def _off(self, side: int) -> Where:
        """A place beyond a team's side of the pitch."""

        def where() -> FlightSpot:
            room = self._pitch.sceneRect()
            height = room.height() * 0.8
            out = (1 if side else -1) * (room.width() * 0.5 + height)
            return FlightSpot(self._on_pitch(room.center() + QPointF(out, -room.height() * 0.25)), height * 0.8)

        return where

    def _go(self, event: _OfCards, source: int | None, target: int | None) -> None:
        """Animate cards from one hand or the piles (None, at the right) to another."""
        if -1 in (source, target):
            return
        named, cards = _cards(event)
        landings = self._expected.pop(id(event), [])
        for number, each in enumerate(cards[:MOST]):
            card = self._models.names.card_of(each) if named else None
            colour = card.colour if card is not None else each
            start, covered = self._from(source, each, colour) if source is not None else (self._piles, True)
            landing = landings[number] if number < len(landings) else None
            end: Where = self._piles
            if target is not None:
                end = self._lands(landing) if landing is not None else _at(self._hand_edge(target))
            flight = Flight(card, colour, (start, end), 0.6, covered, number * _APART)
            self.layer.fly(flight, self._pitch.motion.speed, _letting_in(landing))
        for landing in landings[MOST:]:
            _letting_in(landing)()

    def _fly(self, flight: Flight) -> None:
        self.layer.fly(flight, self._pitch.motion.speed)

    # Places

    def _side(self, code: str) -> int:
        return self.codes.index(code) if code in self.codes else -1

    def _fan(self, side: int) -> FanView | None:
        """The fan that shows a side's hand now."""
        model = self._models.home_hand if side == 0 else self._models.away_hand
        for fan in (self._near.fan, self._far.fan):
            if fan.model() is model and fan.isVisibleTo(self._table):
                return fan
        return None

    def _hand(self, side: int) -> Hand:
        fan = self._fan(side)
        if fan is None:
            return ()
        return tuple(
            (int(index.data(int(roles.COPY))), str(index.data(int(roles.BACK))), self._spot(fan, index))
            for index in _rows(fan)
            if not index.data(int(roles.USED))
        )

    def _spot(self, fan: FanView, index: QModelIndex) -> FlightSpot:
        place = fan.place(index.row())
        return FlightSpot(self._mapped(fan.viewport(), place.centre), place.size.height(), place.turn)

    def _from(self, side: int, copy: str, colour: str) -> tuple[Where, bool]:
        """The place of a card in a hand, and whether only its back was visible."""
        number = self._number(copy)
        backs = [spot for each, tone, spot in self._lay[side] if each < 0 and tone == colour]
        for each, _tone, spot in self._lay[side]:
            if each >= 0 and each == number:
                return _at(spot), False
        if backs:
            return _at(backs[len(backs) // 2]), True
        return _at(self._hand_edge(side)), True

    def _landings(self, event: e.CardsDrawn | e.CardsStolen | e.CardsReturned) -> list[Landing]:
        """The places that the cards of an event come to have in the hand they go to."""
        side = self._side(event.team)
        fan = self._fan(side) if side >= 0 else None
        if fan is None:
            return []
        named, cards = _cards(event)
        free = [index for index in _rows(fan) if not any(index == at for at in self._awaited(fan))]
        found: list[Landing] = []
        for each in cards:
            number = self._number(each) if named else -1
            fits = [
                index
                for index in free
                if (index.data(int(roles.COPY)) == number if number >= 0 else index.data(int(roles.BACK)) == each)
            ]
            if fits:
                free.remove(fits[-1])
                found.append((fan, QPersistentModelIndex(fits[-1])))
        return found

    def _awaited(self, fan: FanView) -> list[QPersistentModelIndex]:
        return [index for landings in self._expected.values() for each, index in landings if each is fan]

    def _lands(self, landing: Landing) -> Where:
        fan, index = landing
        return lambda: self._spot(fan, fan.model().index(index.row(), 0)) if index.isValid() else self._piles()

    def _number(self, copy: str) -> int:
        """The engine's number of a copy, -1 if it is not named."""
        return self._numbers.get(copy, -1)

    def _hand_edge(self, side: int) -> FlightSpot:
        """A hand that shows no cards now: the middle of where it stands."""
        near = self._near.model_of(side) is self._near.fan.model()
        widget: QWidget = self._near if near else self._far
        room = widget.rect()
        return FlightSpot(self._mapped(widget, QPointF(room.center())), max(_FAR_CARD, room.height() * 0.5))

    def _piles(self) -> FlightSpot:
        """The draw pile and the discard pile: beyond the right edge of the pitch."""
        room = self._pitch.sceneRect()
        return FlightSpot(
            self._on_pitch(QPointF(room.right() + _FAR_CARD, room.top() + room.height() * 0.3)), _FAR_CARD
        )

    def _on_pitch(self, point: QPointF) -> QPointF:
        return self._mapped(self._pitch.viewport(), QPointF(self._pitch.mapFromScene(point)))

    def _mapped(self, widget: QWidget, point: QPointF) -> QPointF:
        return QPointF(widget.mapTo(self._table, point))


def _rows(fan: FanView) -> Iterable[QModelIndex]:
    model = fan.model()
    return (model.index(row, 0) for row in range(model.rowCount()))


def _at(spot: FlightSpot) -> Where:
    return lambda: spot


def _cards(event: _OfCards) -> tuple[bool, Sequence[str]]:
    """Whether an event names its cards, and the copies, or their colours."""
    if event.cards is not None:
        return True, event.cards
    return False, (event.colours or ()) if isinstance(event, e.CardsDrawn | e.CardsStolen) else ()


def _letting_in(landing: Landing | None) -> Callable[[], None]:
    def land() -> None:
        if landing is not None and landing[1].isValid():
            landing[0].let_in(landing[1])

    return land
