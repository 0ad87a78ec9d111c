"""The options a match is set up with (P8), read from a record's header."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from swallows_gui.engine.game import IllegalAction, Json
from swallows_gui.games.power_soccer.rules.tables import Tables

RULES: Final = ("basic", "professional")
STARTS: Final = ("eleven", "wall")
CARD_LADDERS: Final = ("yellow", "admonition")
PENALTIES: Final = ("simple", "keeper")
DRAWS: Final = ("stands", "penalties")
TAKE_BACKS: Final = ("never", "agreed", "free")

LENGTHS: Final[Mapping[str, range]] = {"attacks": range(1, 31), "goals": range(1, 21), "minutes": range(5, 241)}
"""What a match's length may be counted in, and how much of it."""
MOST_PER_SIDE: Final = 6


@dataclass(frozen=True, slots=True)
class Options:
    """How a match is played."""

    rules: str = "basic"
    die: str = "even"
    dice: int = 1
    start: str = "eleven"
    length: tuple[str, int] = ("attacks", 6)
    """What is counted, and how much of it (P7.1)."""
    cards: str = "yellow"
    penalty: str = "simple"
    draw: str = "stands"
    per_side: int = 1
    take_back: str = "agreed"

    @property
    def professional(self) -> bool:
        """Whether the ball may be stolen (P3.1)."""
        return self.rules == "professional"

    @property
    def keeper(self) -> bool:
        """Whether a keeper stands in the goal at a penalty (P2.8)."""
        return self.penalty == "keeper"

    @property
    def seats(self) -> int:
        """How many seats play (P0.1)."""
        return 2 * self.per_side

    def as_json(self) -> Json:
        """As a record's header may have them.

        >>> Options().as_json()["length"]
        {'attacks': 6}
        """
        counted, number = self.length
        plain: Json = {name: getattr(self, name) for name in _PLAIN}
        return {**plain, "seats": self.seats, "length": {counted: number}}

    @classmethod
    def read(cls, tables: Tables, given: Mapping[str, Any]) -> "Options":
        """The options that `given` states; what it leaves out has its default, which hangs on rules and dice.

        Raises `IllegalAction("bad_option", option=..., value=...)` for a value, or two of them, that P8 does not allow.

        >>> two = Options.read(Tables((), (("even", ()),)), {"rules": "professional", "dice": 2})
        >>> two.length, two.penalty, two.draw
        (('attacks', 8), 'keeper', 'penalties')
        """
        rules = _one_of(given, "rules", RULES)
        professional = rules == "professional"
        dice = _number(given, "dice", range(1, 3), 1)
        if professional and given.get("penalty", "keeper") != "keeper":
            raise bad_option("penalty", given["penalty"])
        return cls(
            rules=rules,
            die=_one_of(given, "die", tables.kinds),
            dice=dice,
            start=_one_of(given, "start", STARTS),
            length=_length(given, professional, dice),
            cards=_one_of(given, "cards", CARD_LADDERS),
            penalty=_one_of(given, "penalty", PENALTIES, "keeper" if professional else ""),
            draw=_one_of(given, "draw", DRAWS, "penalties" if professional else ""),
            per_side=_per_side(given),
            take_back=_one_of(given, "take_back", TAKE_BACKS, "agreed"),
        )


_PLAIN: Final = ("rules", "die", "dice", "start", "cards", "penalty", "draw", "per_side", "take_back")


def bad_option(option: str, value: Any) -> IllegalAction:
    """What refuses an option."""
    return IllegalAction("bad_option", option=option, value=value)


def usual_length(counted: str, *, professional: bool, dice: int) -> int:
    """How long a match is where nobody says; for goals and minutes what is proposed (P8).

    >>> usual_length("attacks", professional=True, dice=1), usual_length("minutes", professional=False, dice=1)
    (10, 30)
    """
    if counted == "attacks":
        return (8 if professional else 4) if dice == 2 else (10 if professional else 6)
    if counted == "goals":
        return 3
    return 60 if professional else 30


def _one_of(given: Mapping[str, Any], name: str, known: tuple[str, ...], usual: str = "") -> str:
    value = given.get(name, usual or known[0])
    if not isinstance(value, str) or value not in known:
        raise bad_option(name, value)
    return value


def _number(given: Mapping[str, Any], name: str, known: range, usual: int) -> int:
    value = given.get(name, usual)
    if not _whole(value) or value not in known:
        raise bad_option(name, value)
    return int(value)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _length(given: Mapping[str, Any], professional: bool, dice: int) -> tuple[str, int]:
    value = given.get("length", {"attacks": usual_length("attacks", professional=professional, dice=dice)})
    if not isinstance(value, Mapping) or len(value) != 1:
        raise bad_option("length", value)
    counted, number = next(iter(value.items()))
    if counted not in LENGTHS or not _whole(number) or number not in LENGTHS[counted]:
        raise bad_option("length", value)
    return counted, number


def _per_side(given: Mapping[str, Any]) -> int:
    """Players a side; where only the seats are named, half of them."""
    seats = given.get("seats")
    if seats is not None and (not _whole(seats) or seats % 2 or not 2 <= seats <= 2 * MOST_PER_SIDE):
        raise bad_option("seats", seats)
    found = _number(given, "per_side", range(1, MOST_PER_SIDE + 1), 1 if seats is None else seats // 2)
    if seats is not None and seats != 2 * found:
        raise bad_option("seats", seats)
    return found
