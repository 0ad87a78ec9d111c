"""How actions and events of Swallows are written in a record, and what each seat may read of them (S0.6, S2.5).

`EVENTS` is the record's table: every event's fields in order, and how each is written.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from swallows_gui.engine.game import SEAT_SHIFT, Event, IllegalAction, Json, seat_of
from swallows_gui.games.swallows.rules import actions as a
from swallows_gui.games.swallows.rules.betting import KIND_BITS
from swallows_gui.games.swallows.rules.preparation import COLOUR_BITS, GROUP_SHIFT
from swallows_gui.games.swallows.rules.tables import AREAS, COLOURS, SIDES, Tables

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "field_chosen": (("teams", "teams"),),
    "team_assigned": (("team", "team"), ("seat", "plain"), ("how", "plain")),
    "team_placed": (("team", "team"), ("group", "plain"), ("slot", "plain")),
    "colour_given_up": (("team", "team"), ("colour", "colour")),
    "cards_drawn": (("team", "team"), ("cards", "cards"), ("due", "plain"), ("reason", "plain"), ("top", "colour")),
    "cards_discarded": (("team", "team"), ("cards", "cards"), ("by", "card")),
    "cards_stolen": (("team", "team"), ("from", "team"), ("cards", "cards"), ("by", "card")),
    "cards_returned": (("team", "team"), ("cards", "cards"), ("by", "card")),
    "pile_shuffled": (("reason", "plain"), ("size", "plain"), ("top", "colour")),
    "bet_placed": (("seat", "plain"), ("team", "team"), ("kind", "plain"), ("stake", "plain")),
    "match_started": (("match", "plain"), ("stage", "plain"), ("home", "team"), ("away", "team")),
    "objected": (("seat", "plain"), ("referee", "plain")),
    "referee_settled": (("match", "plain"), ("seat", "seat"), ("card_at", "plain")),
    "bribe_offered": (("seat", "plain"), ("team", "team"), ("amount", "plain")),
    "bribe_accepted": (("seat", "plain"), ("team", "team"), ("amount", "plain")),
    "bribe_declined": (("seat", "plain"), ("team", "team"), ("amount", "plain")),
    "price_named": (("seat", "plain"), ("team", "team"), ("amount", "plain"), ("asked", "plain")),
    "period_started": (("period", "plain"),),
    "attack_played": (("team", "team"), ("card", "card"), ("kind", "plain"), ("value", "plain"), ("area", "plain")),
    "modifier_played": (("team", "team"), ("card", "card"), ("on", "plain")),
    "declined": (("team", "team"), ("forced", "plain")),
    "decline_lifted": (("team", "team"),),
    "defence_played": (("team", "team"), ("card", "card"), ("kind", "plain"), ("value", "plain"), ("area", "plain")),
    "die_rolled": (
        ("purpose", "plain"),
        ("team", "team"),
        ("die", "plain"),
        ("value", "plain"),
        ("modifiers", "modifiers"),
        ("total", "plain"),
        ("roll", "plain"),
        ("rerolls", "seat"),
    ),
    "total_changed": (("team", "team"), ("card", "card"), ("delta", "plain"), ("total", "plain")),
    "effect": (
        ("team", "team"),
        ("card", "card"),
        ("what", "plain"),
        ("n", "plain"),
        ("target", "team"),
        ("lapsed", "plain"),
    ),
    "die_changed": (("seat", "plain"), ("delta", "plain"), ("total", "plain")),
    "die_left": (("seat", "plain"),),
    "area_ruled": (("seat", "seat"), ("area", "plain")),
    "awarded": (("seat", "seat"), ("team", "team"), ("what", "plain"), ("cause", "plain")),
    "sent_off": (("team", "team"), ("card", "card"), ("seat", "seat"), ("cause", "plain")),
    "injured": (("team", "team"), ("cards", "cards"), ("by", "card"), ("chosen", "plain")),
    "saved": (("team", "team"),),
    "missed": (("team", "team"),),
    "goal": (("team", "team"), ("own_goal", "plain"), ("home", "plain"), ("away", "plain")),
    "attack_over": (("team", "team"), ("initiative", "team")),
    "match_ended": (
        ("match", "plain"),
        ("home", "plain"),
        ("away", "plain"),
        ("after", "plain"),
        ("shootout", "pair"),
        ("winner", "team"),
    ),
    "referee_banned": (("seat", "plain"),),
    "group_ranked": (("group", "plain"), ("order", "teams"), ("lots", "lots")),
    "thirds_ranked": (("order", "teams"), ("through", "plain"), ("lots", "lots"), ("rank", "plain")),
    "team_eliminated": (("team", "team"), ("cards", "cards")),
    "fee_paid": (("seat", "plain"), ("team", "team"), ("amount", "plain")),
    "bet_paid": (("seat", "plain"), ("team", "team"), ("kind", "plain"), ("amount", "plain")),
    "game_ended": (("cash", "pair"), ("winners", "pair")),
}
"""Type -> (field, how it is written)."""
WHERE_THEY_APPLY: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "match_started": (("replay_of", "plain"), ("leg", "plain")),
}
"""Type -> further fields, left out where they are 0."""
WHERE_GIVEN: Final[dict[str, tuple[tuple[str, str], ...]]] = {"bet_paid": (("shared", "plain"),)}
"""Type -> further fields of games with an option, 0 included."""

COVERED: Final = {"cards_drawn": ("team",), "team_eliminated": ("team",), "cards_stolen": ("team", "from")}
"""Events whose cards only the trainers of the named teams see; the others see their colours."""


@lru_cache(maxsize=32)
def notation(
    tables: Tables, field: tuple[int, ...], trainer: tuple[int, ...], groups: tuple[str, ...]
) -> "SwallowsNotation":
    """The notation of games with this field and these trainers; made once."""
    return SwallowsNotation(tables, field, trainer, groups)


class SwallowsNotation:
    """Reads and writes the actions and events of one game; knows its teams and their trainers."""

    def __init__(
        self, tables: Tables, field: tuple[int, ...], trainer: tuple[int, ...], groups: tuple[str, ...]
    ) -> None:
        self.tables = tables
        self.codes = tuple(tables.nation_code[nation] for nation in field)
        self.trainer = trainer
        self.groups = groups
        self._cards = {card: number for number, card in enumerate(tables.card_id)}
        self._write: dict[str, Callable[[Any], Any]] = {
            "plain": lambda value: value,
            "seat": lambda value: None if value < 0 else value,
            "team": self.team,
            "teams": lambda teams: [self.codes[team] for team in teams],
            "lots": lambda sets: [[self.codes[team] for team in teams] for teams in sets],
            "card": self.card,
            "cards": lambda cards: [tables.card_id[card] for card in cards],
            "colour": lambda colour: None if colour < 0 else COLOURS[colour],
            "pair": lambda value: None if value is None else list(value),
            "modifiers": lambda mods: [{"card": tables.card_id[card], "delta": delta} for card, delta in mods],
        }

    def team(self, team: int) -> str | None:
        """A team's FIFA code; None for no team."""
        return None if team < 0 else self.codes[team]

    def card(self, card: int) -> str | None:
        """A physical card's id, `"through-ball#2"`; None for no card."""
        return None if card < 0 else self.tables.card_id[card]

    def card_number(self, card_id: str) -> int:
        """The physical card with an id. Raises `IllegalAction("unknown_action")` if there is none."""
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
        kind = event[0]
        written: Json = {"type": kind}
        fields = EVENTS[kind]
        for (name, how), value in zip(fields, event[1 : len(fields) + 1], strict=True):
            written[name] = self._write[how](value)
        for (name, how), value in zip(WHERE_THEY_APPLY.get(kind, ()), event[len(fields) + 1 :], strict=False):
            if value:
                written[name] = self._write[how](value)
        for (name, how), value in zip(WHERE_GIVEN.get(kind, ()), event[len(fields) + 1 :], strict=False):
            written[name] = self._write[how](value)
        return written

    def redact(self, event: Json, seat: int | None) -> Json | None:
        """The event as `seat` may know it (None: the public); None if it may not know of it at all."""
        kind = event["type"]
        if kind == "bet_placed":
            return event if event["seat"] == seat else None
        teams = COVERED.get(kind)
        if teams is None or event.get("reason") == "personal":
            return event
        if seat is not None and any(self.trainer[self.codes.index(event[team])] == seat for team in teams):
            return event
        covered = {name: value for name, value in event.items() if name != "cards"}
        colour = self.tables.card_colour
        covered["colours"] = [COLOURS[colour[self._cards[card]]] for card in event["cards"]]
        return covered

    def action_to_json(self, action: int) -> Json:
        """The action as the record has it, without its seat."""
        verb, argument = a.verb_of(action), a.argument_of(action)
        written: Json = {"type": a.VERBS[verb >> a.VERB_SHIFT]}
        if verb in _WITH_CARD:
            written["card"] = self.tables.card_id[argument]
        elif verb == a.PICK:
            written["team"] = self.codes[argument]
        elif verb == a.PLACE:
            written["team"] = self.codes[argument & (1 << GROUP_SHIFT) - 1]
            written["group"] = self.groups[argument >> GROUP_SHIFT]
        elif verb == a.BET:
            written["team"] = self.codes[argument >> KIND_BITS]
            written["kind"] = a.BET_KINDS[argument & (1 << KIND_BITS) - 1]
        elif verb == a.CHANGE_DIE:
            written["delta"] = argument - 1
        elif verb == a.RULE:
            written["area"] = AREAS[argument]
        elif verb == a.GIVE_UP:
            written["team"] = self.codes[argument >> COLOUR_BITS]
            written["colour"] = COLOURS[argument & (1 << COLOUR_BITS) - 1]
        elif verb == a.PENALTY:
            written["side"] = SIDES[argument]
        elif verb == a.REFUSE and argument:
            written["amount"] = argument & a.AMOUNT
        elif verb in (a.OFFER, a.NAME_PRICE):
            written["side"] = SIDES[argument >> a.AMOUNT_BITS]
            written["amount"] = argument & a.AMOUNT
        return written

    def action_from_json(self, seat: int, written: Mapping[str, Any]) -> int:
        """The action that a record's object stands for.

        Raises `IllegalAction("unknown_action", what=...)` if it names nothing that this game has.
        """
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
        if verb == a.BET:
            return self.team_number(written["team"]) << KIND_BITS | a.BET_KINDS.index(written["kind"])
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
        if verb in (a.OFFER, a.NAME_PRICE):
            return SIDES.index(written["side"]) << a.AMOUNT_BITS | range(a.AMOUNT + 1).index(written["amount"])
        return 0


_WITH_CARD: Final = frozenset((a.PLAY, a.SEND_OFF, a.DISCARD_CARD, a.INJURE_CARD, a.RECOVER))

_WORDS: Final[Mapping[str, str]] = {
    "play": "play {card}",
    "pick": "pick {team}",
    "place": "place {team} in group {group}",
    "bet": "bet on {team} ({kind})",
    "change_die": "change the die by {delta:+}",
    "rule": "rule {area}",
    "give_up": "{team} is dealt one {colour} card fewer",
    "send_off": "send off {card}",
    "penalty": "give the {side} team a penalty",
    "offer": "offer {amount}M for the {side} team",
    "name_price": "ask {amount}M for the {side} team",
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
    return f"seat {seat}: {_WORDS.get(kind, kind.replace('_', ' ')).format(**written)}"
