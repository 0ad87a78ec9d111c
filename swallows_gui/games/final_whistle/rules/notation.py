"""How actions and events are written in a record (F17)."""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.events import DeclaredEvents
from swallows_gui.engine.game import SEAT_SHIFT, IllegalAction, Json, seat_of
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.events import EVENTS
from swallows_gui.games.final_whistle.rules.options import CARDS, COLOURS, MEN, READY, SQUAD, WHITE

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


class Notes(DeclaredEvents):
    """The notation of the game; one serves all matches."""

    events = EVENTS

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
        """The action that a record writes as this object. Raises `IllegalAction("unknown_action", what=...)` if it
        names something unknown."""
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

    def describe(self, action: int) -> str:
        """The action in words, as `described` has it."""
        return described(seat_of(action), self.action_to_json(action))


def man_of(seat: int, written: str) -> int:
    """The man with this id in records, as `seat * 30 + number`. Raises `ValueError`.

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
