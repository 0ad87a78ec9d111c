"""How actions and events are written in a record, and what each seat may read of them (F14.4, F17)."""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.game import SEAT_SHIFT, Event, IllegalAction, Json, seat_of
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.tables import CARDS, COLOURS, LINES, MEN, READY, SQUAD, WHITE

EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "match_started": ("clubs", "squads", "decks", "leg"),
    "man_taken": ("seat", "men", "place"),
    "squad_named": ("seat", "field", "bench", "cost"),
    "deck_chosen": ("seat", "colour", "cards"),
    "cards_dealt": ("seat", "cards", "pile"),
    "period_started": ("period", "minute"),
    "substituted": ("seat", "off", "on"),
    "card_chosen": ("seat", "card"),
    "cards_revealed": ("cards", "strengths"),
    "tie_rolled": ("dice",),
    "attacks_due": ("seat", "attacks"),
    "card_drawn": ("seat", "card", "pile"),
    "closing_card_open": ("seat",),
    "card_exchanged": ("seat", "card"),
    "card_played": ("seat", "card"),
    "attack_started": ("seat", "card", "number", "of", "counter"),
    "marked": ("seat", "man", "phase", "entry", "strength", "linked"),
    "phase_rolled": ("phase", "sums", "dice", "bonus", "totals", "success"),
    "checked": ("seat", "man", "symbol", "die", "hit"),
    "booked": ("seat", "man", "bookings"),
    "injured": ("seat", "man"),
    "sent_off": ("seat", "man"),
    "came_on": ("seat", "man", "for"),
    "stood_in": ("seat", "man", "line"),
    "moved_line": ("seat", "man", "line"),
    "turned": ("men",),
    "goal": ("seat", "score"),
    "attack_over": ("seat", "counter", "built_up", "scored"),
    "period_ended": ("period", "score"),
    "extra_time_answered": ("seat", "agrees"),
    "shooter_chosen": ("seat", "man"),
    "shooters_named": ("seat", "men"),
    "shot_taken": ("seat", "man", "goalie", "strengths", "dice", "goal", "goals"),
    "match_ended": ("score", "after", "shootout", "winner"),
}
"""Type -> its fields in order."""

SECRET: Final = frozenset(("man_taken", "deck_chosen", "card_chosen", "shooter_chosen"))
"""Events that only their seat sees."""
COVERED: Final[Mapping[str, str]] = {"cards_dealt": "cards", "card_drawn": "card"}
"""Events of which others see all but this field."""

_MAN: Final = frozenset(("man", "off", "on", "for", "goalie"))
_MEN: Final = frozenset(("men", "field", "bench"))

_WORDS: Final[Mapping[str, str]] = {
    "take": "take {man}",
    "ready": "take the ready squad {squad}",
    "colour": "choose the {colour} cards",
    "choose": "choose card {card}",
    "hold": "hold card {card}",
    "substitute": "bring on {on} for {off}",
    "play": "play card {card}",
    "exchange": "exchange card {card}",
    "keep": "keep the hand",
    "mark": "mark {man}",
    "bring": "bring on {man}",
    "stand_in": "put {man} in goal",
    "move": "move {man}",
    "agree": "agree to extra time",
    "decline": "decline extra time",
    "shooter": "name {man} as shooter",
}


class Notes:
    """The notation of the game; one serves all matches."""

    def action_to_json(self, action: int) -> Json:
        """The action as the record has it, without its seat."""
        verb, argument = a.verb_of(action), a.argument_of(action)
        written: Json = {"type": a.VERBS[verb >> a.VERB_SHIFT]}
        if verb in a.OF_MEN:
            written["man"] = MEN[argument]
        elif verb in a.OF_CARDS:
            written["card"] = CARDS[argument]
        elif verb == a.SUBSTITUTE:
            off, on = divmod(argument, a.OFF)
            written.update(off=MEN[off], on=MEN[on])
        elif verb == a.READY:
            written["squad"] = READY[argument]
        elif verb == a.COLOUR:
            written["colour"] = COLOURS[argument]
        return written

    def action_from_json(self, seat: int, written: Mapping[str, Any]) -> int:
        """The action that a record's object stands for.

        Raises `IllegalAction("unknown_action", what=...)` if it names nothing that this game has.
        """
        try:
            verb = a.VERBS.index(written["type"]) << a.VERB_SHIFT
            return seat << SEAT_SHIFT | verb | self._argument(verb, written)
        except (KeyError, ValueError, TypeError) as error:
            raise IllegalAction("unknown_action", what=str(error)) from None

    def _argument(self, verb: int, written: Mapping[str, Any]) -> int:
        if verb in a.OF_MEN:
            return MEN.index(written["man"])
        if verb in a.OF_CARDS:
            return CARDS.index(written["card"])
        if verb == a.SUBSTITUTE:
            return MEN.index(written["off"]) * a.OFF + MEN.index(written["on"])
        if verb == a.READY:
            return READY.index(written["squad"])
        if verb == a.COLOUR:
            return COLOURS.index(written["colour"], WHITE + 1)
        return 0

    def event_to_json(self, event: Event) -> Json:
        """The event as the record has it."""
        kind, *values = event
        names = EVENTS[kind]
        return {"type": kind, **{name: _written(name, value) for name, value in zip(names, values, strict=True)}}

    def redact(self, event: Json, seat: int | None) -> Json | None:
        """The event as `seat` may know it (None: the public); None if it may not know that it happened."""
        kind = event["type"]
        if kind in SECRET:
            return event if event["seat"] == seat else None
        if kind not in COVERED or event["seat"] == seat:
            return event
        covered = COVERED[kind]
        known = {name: value for name, value in event.items() if name != covered}
        return {**known, "number": len(event["cards"])} if covered == "cards" else known

    def describe(self, action: int) -> str:
        """The action in words, as `described` has it."""
        return described(seat_of(action), self.action_to_json(action))


def _written(name: str, value: Any) -> Any:
    if value is None:
        return None
    if name in _MAN:
        return MEN[value]
    if name in _MEN:
        return [[one[0], MEN[one[1]], one[2]] if isinstance(one, tuple) else MEN[one] for one in value]
    if name == "card":
        return CARDS[value]
    if name == "cards":
        return [CARDS[card] for card in value]
    if name == "colour":
        return COLOURS[value]
    if name == "line":
        return LINES[value]
    return list(value) if isinstance(value, tuple) else value


def man_of(seat: int, written: str) -> int:
    """The man whom a record calls by this id: `seat * 30 + number`. Raises `ValueError` for none.

    >>> man_of(1, "G2")
    31
    """
    return seat * SQUAD + MEN.index(written)


def described(seat: int, written: Json) -> str:
    """An action as it is written in a record, in English for logs and tests.

    >>> described(1, {"type": "substitute", "off": "M2", "on": "M3"})
    'seat 1: bring on M3 for M2'
    """
    kind = str(written["type"])
    return f"seat {seat}: {_WORDS.get(kind, kind.replace('_', ' ')).format(**written)}"


NOTES: Final = Notes()
