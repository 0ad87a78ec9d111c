"""How actions and events are written in a record (G10.1, G12)."""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.events import DeclaredEvents
from swallows_gui.engine.game import SEAT_SHIFT, IllegalAction, Json, seat_of
from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.events import EVENTS
from swallows_gui.games.grudgematch.rules.tables import CARDS, RANKS, SUITS

_FIELDS: Final[Mapping[int, str]] = {
    a.PLAY: "card",
    a.DISCARD: "card",
    a.PLACE: "space",
    a.PUT: "space",
    a.TO: "space",
    a.AIM: "direction",
}
"""What the argument of an action is called; runs and men brought back are written by themselves."""

_RANK_NAMES: Final = ("ace", *map(str, range(2, 11)), "jack", "queen", "king")

_WORDS: Final[Mapping[str, str]] = {
    "play": "play the {card}",
    "discard": "discard the {card}",
    "place": "place the man on space {space}",
    "put": "put the ball on space {space}",
    "to": "to space {space}",
    "aim": "kick {direction}",
}
_COMPASS: Final = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")


class Notes(DeclaredEvents):
    """The notation of the game; one serves all matches."""

    events = EVENTS

    def action_to_json(self, action: int) -> Json:
        """The action as the record has it, without its seat."""
        verb, argument = a.verb_of(action), a.argument_of(action)
        written: Json = {"type": a.VERBS[verb >> a.VERB_SHIFT]}
        if verb in _FIELDS:
            written[_FIELDS[verb]] = argument
        elif verb == a.RUN:
            man, die = divmod(argument, a.DIE)
            if man != a.NO_MAN:
                written["man"] = man
            if die:
                written["die"] = die
        elif verb == a.BRING_BACK and argument != a.NO_MAN:
            written["man"] = argument
        return written

    def action_from_json(self, seat: int, written: Mapping[str, Any]) -> int:
        """The action that a record writes as this object. Raises `IllegalAction("unknown_action", what=...)` if it
        names something unknown."""
        try:
            verb = a.VERBS.index(written["type"]) << a.VERB_SHIFT
            return seat << SEAT_SHIFT | verb | self._argument(verb, written)
        except (KeyError, ValueError, TypeError, IndexError) as error:
            raise IllegalAction("unknown_action", what=str(error)) from None

    def _argument(self, verb: int, written: Mapping[str, Any]) -> int:
        if verb == a.RUN:
            man = _number(written["man"], 4) if "man" in written else a.NO_MAN
            return man * a.DIE + (_number(written["die"], 7) if "die" in written else 0)
        if verb == a.BRING_BACK:
            return _number(written["man"], 4) if "man" in written else a.NO_MAN
        if verb in _FIELDS:
            return _number(written[_FIELDS[verb]], CARDS if _FIELDS[verb] == "card" else a.ARGUMENT + 1)
        return 0

    def describe(self, action: int) -> str:
        """The action in words, as `described` has it."""
        return described(seat_of(action), self.action_to_json(action))


def _number(value: Any, below: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r} is no number")
    return range(below).index(value)


def card_name(card: int) -> str:
    """A card in English, for logs and tests.

    >>> card_name(25)
    'king of diamonds'
    """
    suit, rank = divmod(card, RANKS)
    return f"{_RANK_NAMES[rank]} of {SUITS[suit]}"


def described(seat: int, written: Json) -> str:
    """An action as it is written in a record, in English for logs and tests.

    >>> described(1, {"type": "run", "man": 3, "die": 5})
    'seat 1: run with the man of spades, die 5'
    >>> described(0, {"type": "aim", "direction": 0})
    'seat 0: kick north'
    """
    kind = str(written["type"])
    if kind == "run" and "man" in written:
        die = f", die {written['die']}" if "die" in written else ""
        return f"seat {seat}: run with the man of {SUITS[written['man']]}{die}"
    if kind == "bring_back" and "man" in written:
        return f"seat {seat}: bring back the man of {SUITS[written['man']]}"
    named = dict(written)
    if "card" in named:
        named["card"] = card_name(named["card"])
    if "direction" in named:
        at = named["direction"]
        named["direction"] = _COMPASS[at] if at < len(_COMPASS) else f"in direction {at}"
    return f"seat {seat}: {_WORDS.get(kind, kind.replace('_', ' ')).format(**named)}"


NOTES: Final = Notes()
