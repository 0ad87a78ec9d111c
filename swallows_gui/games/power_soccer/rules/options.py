"""The options a match is set up with (P8), read from a record's header."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.options import TAKE_BACKS, WrittenOptions, bad_option, one_of
from swallows_gui.games.power_soccer.rules.tables import Tables

RULES: Final = ("basic", "professional")
STARTS: Final = ("eleven", "wall")
CARD_LADDERS: Final = ("yellow", "admonition")
PENALTIES: Final = ("simple", "keeper")
DRAWS: Final = ("stands", "penalties")

LENGTHS: Final[Mapping[str, range]] = {"attacks": range(1, 31), "goals": range(1, 21), "minutes": range(5, 241)}
"""What a match's length may be counted in, and how much of it."""
MOST_PER_SIDE: Final = 6


@dataclass(frozen=True, slots=True)
class Options(WrittenOptions):
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
        written = {name: value for name, value in WrittenOptions.as_json(self).items() if name != "length"}
        return {**written, "seats": self.seats, "length": {counted: number}}

    @classmethod
    def read(cls, tables: Tables, given: Mapping[str, Any]) -> "Options":
        """The options that `given` states; what it leaves out has its default, which hangs on rules and dice.

        Raises `IllegalAction("bad_option", option=..., value=...)` for a value, or two of them, that P8 does not allow.

        >>> two = Options.read(Tables((), (("even", ()),)), {"rules": "professional", "dice": 2})
        >>> two.length, two.penalty, two.draw
        (('attacks', 8), 'keeper', 'penalties')
        """
        rules = one_of(given, "rules", RULES)
        professional = rules == "professional"
        dice = one_of(given, "dice", (1, 2))
        if professional and given.get("penalty", "keeper") != "keeper":
            raise bad_option("penalty", given["penalty"])
        return cls(
            rules=rules,
            die=one_of(given, "die", tables.kinds),
            dice=dice,
            start=one_of(given, "start", STARTS),
            length=_length(given, professional, dice),
            cards=one_of(given, "cards", CARD_LADDERS),
            penalty=one_of(given, "penalty", PENALTIES, "keeper" if professional else "simple"),
            draw=one_of(given, "draw", DRAWS, "penalties" if professional else "stands"),
            per_side=_per_side(given),
            take_back=one_of(given, "take_back", TAKE_BACKS),
        )


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


def _length(given: Mapping[str, Any], professional: bool, dice: int) -> tuple[str, int]:
    value = given.get("length", {"attacks": usual_length("attacks", professional=professional, dice=dice)})
    if not isinstance(value, Mapping) or len(value) != 1:
        raise bad_option("length", value)
    counted, number = next(iter(value.items()))
    if counted not in LENGTHS or type(number) is not int or number not in LENGTHS[counted]:
        raise bad_option("length", value)
    return counted, number


def _per_side(given: Mapping[str, Any]) -> int:
    """Players a side; where only the seats are named, half of them."""
    if given.get("seats") is None:
        return int(one_of(given, "per_side", range(1, MOST_PER_SIDE + 1)))
    seats = one_of(given, "seats", range(2, 2 * MOST_PER_SIDE + 1, 2))
    found = one_of(given, "per_side", range(1, MOST_PER_SIDE + 1), seats // 2)
    if seats != 2 * found:
        raise bad_option("seats", seats)
    return int(found)
