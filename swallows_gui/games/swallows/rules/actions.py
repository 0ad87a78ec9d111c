"""Actions and steps of Swallows.

An action is one integer, `seat << 20 | verb << 12 | argument`. A card is played by its own number (verb 0), so a list
of plays is a list of cards. The argument of an offer is its side and its amount, which makes the amounts of one offer a
`range`.

The next step is on top of `game.stack`: `proceed` takes it off and enters it; the busiest steps do the same inline.
"""

from typing import ClassVar, Final

from swallows_gui.engine import step
from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.engine.step import Steps
from swallows_gui.games.swallows.rules.state import State
from swallows_gui.games.swallows.rules.tables import MOST_SEATS

VERB_SHIFT: Final = 12
ARGUMENT: Final = (1 << VERB_SHIFT) - 1
WITHOUT_SEAT: Final = (1 << SEAT_SHIFT) - 1

VERBS: Final = (
    "play",
    "pass",
    "done",
    "decline",
    "pick",
    "place",
    "bet",
    "hand_in",
    "object",
    "no_objection",
    "change_die",
    "leave_die",
    "rule",
    "send_off",
    "penalty",
    "whistle",
    "offer",
    "accept",
    "refuse",
    "discard",
    "injure",
    "recover",
    "give_up",
    "name_price",
    "give",
    "talk",
    "seal",
    "take_envelope",
    "return_envelopes",
)
(
    PLAY,
    PASS,
    DONE,
    DECLINE,
    PICK,
    PLACE,
    BET,
    HAND_IN,
    OBJECT,
    NO_OBJECTION,
    CHANGE_DIE,
    LEAVE_DIE,
    RULE,
    SEND_OFF,
    PENALTY,
    WHISTLE,
    OFFER,
    ACCEPT,
    REFUSE,
    DISCARD_CARD,
    INJURE_CARD,
    RECOVER,
    GIVE_UP,
    NAME_PRICE,
    GIVE,
    TALK,
    SEAL,
    TAKE_ENVELOPE,
    RETURN_ENVELOPES,
) = (verb << VERB_SHIFT for verb in range(len(VERBS)))
"""Verbs, already shifted: `PASS | seat << SEAT_SHIFT` is an action."""

PASSES: Final = tuple(seat << SEAT_SHIFT | PASS for seat in range(MOST_SEATS))
"""By seat: the action of passing."""
DECLINES: Final = tuple(seat << SEAT_SHIFT | DECLINE for seat in range(MOST_SEATS))

BET_KINDS: Final = ("V", "F", "S")
AMOUNT_BITS: Final = 11
AMOUNT: Final = (1 << AMOUNT_BITS) - 1
"""Largest bribe, M."""


def verb_of(action: int) -> int:
    """The shifted verb of an action.

    >>> verb_of(3 << SEAT_SHIFT | PLAY | 17) == PLAY
    True
    """
    return action & WITHOUT_SEAT & ~ARGUMENT


def argument_of(action: int) -> int:
    """The argument of an action."""
    return action & ARGUMENT


def name_of(action: int) -> str:
    """The verb of an action, one of `VERBS`.

    >>> name_of(3 << SEAT_SHIFT | PLAY | 17)
    'play'
    """
    return VERBS[verb_of(action) >> VERB_SHIFT]


def amount_of(action: int) -> int:
    """The sum that an action names, M: an offer, a price, an envelope, a refusal with a price."""
    return action & AMOUNT


def side_of(action: int) -> int:
    """The side that an action with a sum is for, 0 home and 1 away."""
    return argument_of(action) >> AMOUNT_BITS


def sums(actions: range) -> range:
    """The sums of actions that differ in nothing else, M.

    >>> sums(offers(3, 1, 5, least=2))
    range(2, 6)
    """
    return range(amount_of(actions[0]), amount_of(actions[-1]) + 1)


def of_sum(actions: range, amount: int) -> int:
    """The action of a range that names this sum.

    >>> amount_of(of_sum(offers(3, 1, 5, least=2), 4))
    4
    """
    return actions[0] - amount_of(actions[0]) + amount


def offers(seat: int, side: int, most: int, least: int = 1) -> range:
    """All offers of `least` to `most` M by `seat` for the team of `side`, 0 home and 1 away.

    >>> two = offers(3, 1, 2)
    >>> [action & AMOUNT for action in two]
    [1, 2]
    """
    base = seat << SEAT_SHIFT | OFFER | side << AMOUNT_BITS
    return range(base + least, base + min(most, AMOUNT) + 1)


# ruff: noqa: ARG002 - a step overrides what it needs of these


STEPS: "Steps[Step]" = Steps()
"""All steps by name, for records of a state."""


class Step(step.GameStep[State]):
    """One step of a game of Swallows."""

    steps = STEPS

    moment: ClassVar[int] = 0
    """The moment of reds that may be played here, a bit of WHENS."""

    def side(self, game: State) -> int:
        """The side whose trainer is asked, or -1 where it is the referee or a seat as such."""
        return -1

    def hand_side(self, game: State) -> int:
        """The side whose cards are played here, or picked from; -1 where it is about no card."""
        return self.side(game)

    def when(self, game: State) -> int:
        """The moments of reds that may be played here: bits of WHENS."""
        return self.moment


def proceed(game: State) -> None:
    """Enter the next step."""
    game.stack.pop().enter(game)
