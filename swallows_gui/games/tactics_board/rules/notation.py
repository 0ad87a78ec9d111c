"""How actions and events of Tactics Board are written in a record (T17.4, T20)."""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.events import DeclaredEvents
from swallows_gui.engine.game import SEAT_SHIFT, IllegalAction, Json, seat_of
from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.board import SQUARES, name_of
from swallows_gui.games.tactics_board.rules.events import EVENTS
from swallows_gui.games.tactics_board.rules.tables import PAWNS

_SQUARE_VERBS: Final = frozenset((a.PLACE, a.TO, a.PLAY, a.DRIBBLE))
_SIDE_NAMES: Final = ("red", "blue")


class TacticsBoardNotation(DeclaredEvents):
    """Reads and writes actions and events; the same for every match."""

    events = EVENTS

    def action_to_json(self, action: int) -> Json:
        """The action as the record has it, without its seat.

        >>> NOTATION.action_to_json(a.SPOT | 10 << a.SQUARE_BITS | 59)
        {'type': 'spot', 'pawn': 10, 'square': 59}
        """
        verb, argument = a.verb_of(action), a.argument_of(action)
        written: Json = {"type": a.VERBS[verb >> a.VERB_SHIFT]}
        if verb == a.SPOT:
            written["pawn"], written["square"] = divmod(argument, 1 << a.SQUARE_BITS)
        elif verb == a.PICK:
            written["pawn"] = argument
        elif verb in _SQUARE_VERBS:
            written["square"] = argument
        return written

    def action_from_json(self, seat: int, written: Mapping[str, Any]) -> int:
        """The action that a record writes as this object. Raises `IllegalAction("unknown_action", what=...)` if it
        names something unknown."""
        try:
            verb = a.VERBS.index(written["type"]) << a.VERB_SHIFT
            argument = 0
            if verb in (a.SPOT, a.PICK):
                argument = _number(written["pawn"], range(1, PAWNS + 1))
            if verb == a.SPOT:
                argument <<= a.SQUARE_BITS
            if verb == a.SPOT or verb in _SQUARE_VERBS:
                argument |= _number(written["square"], range(SQUARES))
        except (KeyError, ValueError, TypeError) as error:
            raise IllegalAction("unknown_action", what=str(error)) from None
        return seat << SEAT_SHIFT | verb | argument

    def describe(self, action: int) -> str:
        """The action in English for logs and tests.

        >>> NOTATION.describe(1 << SEAT_SHIFT | a.PLAY | 67)
        'seat 1: play to blue D8'
        """
        return described(seat_of(action), self.action_to_json(action))


def described(seat: int, written: Json) -> str:
    """An action as it is written in a record, in English for logs and tests.

    >>> described(0, {"type": "pick", "pawn": 10})
    'seat 0: pick 10'
    """
    words = [str(written["type"]).replace("_", " ")]
    if "pawn" in written:
        words.append(str(written["pawn"]))
    if "square" in written:
        words.append(f"to {square_name(written['square'])}" if words[0] != "to" else square_name(written["square"]))
    return f"seat {seat}: {' '.join(words)}"


def square_name(square: int) -> str:
    """A square in English: half, column, row.

    >>> square_name(0)
    'red A1'
    """
    side, name = name_of(square)
    return f"{_SIDE_NAMES[side]} {name}"


def _number(value: Any, known: range) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in known:
        raise ValueError(f"{value!r} is not what is meant here")
    return value


NOTATION: Final = TacticsBoardNotation()
