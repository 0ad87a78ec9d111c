"""How actions and events of Swallows are written in a record, and what each seat may read of them (S0.6, S2.5)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from swallows_gui.engine.events import Change, Kind
from swallows_gui.engine.game import SEAT_SHIFT, Event, IllegalAction, Json, Told, seat_of
from swallows_gui.games.swallows.rules import actions as a
from swallows_gui.games.swallows.rules.events import CARD, ENVELOPE, EVENTS, MODIFIER, TEAM
from swallows_gui.games.swallows.rules.placing import COLOUR_BITS, GROUP_SHIFT
from swallows_gui.games.swallows.rules.preparation import SHARE_SHIFT
from swallows_gui.games.swallows.rules.tables import AREAS, COLOURS, MOST_SEATS, SIDES, Tables
from swallows_gui.games.swallows.rules.talking import KIND_BITS, TALK_KINDS, TALK_SHIFT


@lru_cache(maxsize=32)
def notation(
    tables: Tables, field: tuple[int, ...], trainer: tuple[int, ...], groups: tuple[str, ...]
) -> "SwallowsNotation":
    """The notation of games with this field and these trainers; made once."""
    return SwallowsNotation(tables, field, trainer, groups)


class SwallowsNotation:
    """Reads and writes the actions and events of one game; knows its teams and their trainers."""

    events = EVENTS

    def __init__(
        self, tables: Tables, field: tuple[int, ...], trainer: tuple[int, ...], groups: tuple[str, ...]
    ) -> None:
        self.tables = tables
        self.codes = tuple(tables.nation_code[nation] for nation in field)
        self.trainer = trainer
        self.groups = groups
        self._instead = {"colours": self._colours}
        self._cards = {card: number for number, card in enumerate(tables.card_id)}
        own: dict[Kind, Change] = {
            TEAM: self.team,
            CARD: self.card,
            MODIFIER: lambda modifier: {"card": tables.card_id[modifier[0]], "delta": modifier[1]},
            ENVELOPE: lambda one: {"seat": one[0], "team": self.team(one[1]), "amount": one[2]},
        }
        self._write = EVENTS.writer(own)
        self.tell = EVENTS.teller(own)
        """An event as an object of its class, with all that is secret in it."""

    def team(self, team: int) -> str | None:
        """A team's FIFA code; None for no team."""
        return None if team < 0 else self.codes[team]

    def card(self, card: int) -> str | None:
        """A physical card's id, `"through-ball#2"`; None for no card."""
        return None if card < 0 else self.tables.card_id[card]

    def card_number(self, card_id: str) -> int:
        """The physical card with an id. Raises `IllegalAction("unknown_action")`."""
        try:
            return self._cards[card_id]
        except KeyError:
            raise IllegalAction("unknown_action", what=card_id) from None

    def team_number(self, code: str) -> int:
        """The team with a FIFA code. Raises `IllegalAction("unknown_action")` if it does not play."""
        try:
            return self.codes.index(code)
        except ValueError:
            raise IllegalAction("unknown_action", what=code) from None

    def event_to_json(self, event: Event) -> Json:
        """The event as the record has it."""
        return self._write(event)

    def redact(self, event: Told, seat: int | None) -> Told | None:
        """The event as `seat` may know it (None: the public); None if it may not know of it at all."""
        return EVENTS.known(event, seat, self._owner, self._instead)

    def _owner(self, whose: int | str) -> int:
        return whose if isinstance(whose, int) else self.trainer[self.codes.index(whose)]

    def _colours(self, cards: list[str]) -> list[str]:
        colour = self.tables.card_colour
        return [COLOURS[colour[self._cards[card]]] for card in cards]

    def action_to_json(self, action: int) -> Json:
        """The action as the record has it, without its seat."""
        verb, argument = a.verb_of(action), a.argument_of(action)
        written: Json = {"type": a.VERBS[verb >> a.VERB_SHIFT]}
        if verb == a.TALK:
            written["kind"] = TALK_KINDS[argument >> TALK_SHIFT]
        team = team_of(action)
        if team is not None:
            written["team"] = self.codes[team]
        if verb in _WITH_CARD:
            written["card"] = self.tables.card_id[argument]
        elif verb == a.PLACE:
            written["group"] = self.groups[argument >> GROUP_SHIFT]
        elif verb == a.GIVE:
            written["to"] = argument >> SHARE_SHIFT
        elif verb == a.BET:
            written["kind"] = a.BET_KINDS[argument & (1 << KIND_BITS) - 1]
        elif verb == a.CHANGE_DIE:
            written["delta"] = argument - 1
        elif verb == a.RULE:
            written["area"] = AREAS[argument]
        elif verb == a.GIVE_UP:
            written["colour"] = COLOURS[argument & (1 << COLOUR_BITS) - 1]
        elif verb == a.PENALTY:
            written["side"] = SIDES[argument]
        elif verb == a.REFUSE and argument:
            written["amount"] = argument & a.AMOUNT
        elif verb == a.TAKE_ENVELOPE:
            written["of"] = argument
        elif verb == a.SEAL and not argument & a.AMOUNT:
            written["amount"] = 0
        elif verb in _WITH_SUM:
            written["side"] = SIDES[argument >> a.AMOUNT_BITS]
            written["amount"] = argument & a.AMOUNT
        return written

    def action_from_json(self, seat: int, written: Mapping[str, Any]) -> int:
        """The action that a record writes as this object. Raises `IllegalAction("unknown_action", what=...)` if it
        names something unknown."""
        try:
            verb = a.VERBS.index(written["type"]) << a.VERB_SHIFT
            return seat << SEAT_SHIFT | verb | self._argument(verb, written)
        except (KeyError, ValueError, TypeError, IndexError) as error:
            raise IllegalAction("unknown_action", what=str(error)) from None

    def describe(self, action: int) -> str:
        """The action in words, as `described` has it."""
        return described(seat_of(action), self.action_to_json(action))

    def _argument(self, verb: int, written: Mapping[str, Any]) -> int:
        if verb in _WITH_CARD:
            return self.card_number(written["card"])
        if verb == a.PICK:
            return self.team_number(written["team"])
        if verb == a.PLACE:
            return self.groups.index(written["group"]) << GROUP_SHIFT | self.team_number(written["team"])
        if verb == a.GIVE:
            return range(MOST_SEATS).index(written["to"]) << SHARE_SHIFT | self.team_number(written["team"])
        if verb == a.BET:
            return self.team_number(written["team"]) << KIND_BITS | a.BET_KINDS.index(written["kind"])
        if verb == a.TALK:
            return TALK_KINDS.index(written["kind"]) << TALK_SHIFT | self.team_number(written["team"])
        if verb == a.CHANGE_DIE:
            return (-1, 0, 1).index(written["delta"])
        if verb == a.RULE:
            return AREAS.index(written["area"])
        if verb == a.GIVE_UP:
            return self.team_number(written["team"]) << COLOUR_BITS | COLOURS.index(written["colour"])
        if verb == a.PENALTY:
            return SIDES.index(written["side"])
        if verb == a.REFUSE:
            return range(a.AMOUNT + 1).index(written.get("amount", 0))
        if verb == a.TAKE_ENVELOPE:
            return range(MOST_SEATS).index(written["of"])
        if verb == a.SEAL and written["amount"] == 0:
            return 0
        if verb in _WITH_SUM:
            return SIDES.index(written["side"]) << a.AMOUNT_BITS | range(a.AMOUNT + 1).index(written["amount"])
        return 0


def team_of(action: int) -> int | None:
    """The number of the team that an action names; None where it names none."""
    verb, argument = a.verb_of(action), a.argument_of(action)
    match verb:
        case a.PICK:
            return argument
        case a.PLACE:
            return argument & (1 << GROUP_SHIFT) - 1
        case a.GIVE:
            return argument & (1 << SHARE_SHIFT) - 1
        case a.TALK:
            return argument & (1 << TALK_SHIFT) - 1
        case a.BET:
            return argument >> KIND_BITS
        case a.GIVE_UP:
            return argument >> COLOUR_BITS
    return None


_WITH_CARD: Final = frozenset((a.PLAY, a.SEND_OFF, a.DISCARD_CARD, a.INJURE_CARD, a.RECOVER))

_WITH_SUM: Final = frozenset((a.OFFER, a.NAME_PRICE, a.SEAL))

_WORDS: Final[Mapping[str, str]] = {
    "play": "play {card}",
    "pick": "pick {team}",
    "place": "place {team} in group {group}",
    "give": "give {team} to seat {to}",
    "bet": "bet on {team} ({kind})",
    "talk": "{kind} {team}",
    "change_die": "change the die by {delta:+}",
    "rule": "rule {area}",
    "give_up": "{team} is dealt one {colour} card fewer",
    "send_off": "send off {card}",
    "penalty": "give the {side} team a penalty",
    "offer": "offer {amount}M for the {side} team",
    "name_price": "ask {amount}M for the {side} team",
    "take_envelope": "take the envelope of seat {of}",
    "discard": "discard {card}",
    "injure": "injure {card}",
    "recover": "take back {card}",
}
"""How an action reads; one without parts reads as it is called."""


def described(seat: int, written: Json) -> str:
    """An action as it is written in a record, in English for logs and tests.

    >>> described(2, {"type": "offer", "side": "home", "amount": 5})
    'seat 2: offer 5M for the home team'
    >>> described(0, {"type": "no_objection"})
    'seat 0: no objection'
    """
    kind = str(written["type"])
    if kind == "refuse" and "amount" in written:
        return f"seat {seat}: refuse and ask for {written['amount']}M"
    if kind == "seal":
        side = f" for the {written['side']} team" if "side" in written else ""
        return f"seat {seat}: put {written['amount']}M into the envelope{side}"
    return f"seat {seat}: {_WORDS.get(kind, kind.replace('_', ' ')).format(**written)}"
