"""Which games a corpus has: 308 plans, the same every time.

Tournaments and friendlies between AI seats of every level, tables of people who take moves back and hand seats over,
and games that were left in the middle of everything that can be asked.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Json

PEOPLE: Final = "person"
"""Instead of a level: a seat of a person."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One game to be played."""

    name: str
    options: Json
    seats: tuple[str, ...]
    """A level, or `PEOPLE`, for each."""
    seed: int
    whole: bool = False
    """Its whole record is kept too."""
    restless: bool = False
    """Moves are taken back and played again, seats change hands."""
    leave_at: str = ""
    """The step or the period of a match in which the game is left; "": it is played to its end."""
    leave_after: int = 0
    """So many decisions were asked for there before."""


_FIELDS: Final = (
    "random", "world-cup-2006", "random", "whole-world", "over-the-fence", "random", "sun-hats", "cup-fighters",
    "random", "grudge-matches",
)  # fmt: skip
_FREE_FIELDS: Final = ("euro-2000", "random", "euro-2004", "world-cup-2022")
_CAPS: Final = (None, None, 1, None, 5, None, None, 40)
_TAKE_BACKS: Final = ("agreed", "free", "never")
_QUICK: Final = ("random", "easy", "normal")
_STEPS: Final = (
    "draft", "leftover", "placing", "bets", "objection", "attack", "modifiers", "defence", "defence_modifiers",
    "before_shot", "after_shot_roll", "goalie", "second_goalie", "goal_against", "roll_red", "referee_die", "edge",
    "sending_off_red", "send_off", "whistle", "offer", "discard", "injure", "recover", "shootout_red", "extra",
    "shootout",
)  # fmt: skip
_OFTEN: Final = ("draft", "placing", "bets", "objection", "attack", "modifiers", "defence", "goalie", "roll_red")
"""Where games are left: all that seats are asked, and the periods that not every match has."""


def plans() -> list[Plan]:
    """All plans, kinds of games in turn, so that every stretch of them is a cross-section."""
    rows = [list(kind) for kind in (_tournaments(), _thinkers(), _friendlies(), _people(), _left(), _evenings())]
    total = sum(map(len, rows))
    order = sorted(
        ((number + 0.5) / len(row), kind, number) for kind, row in enumerate(rows) for number in range(len(row))
    )
    found = [rows[kind][number] for _, kind, number in order]
    assert len({plan.name for plan in found}) == total
    return found


def _tournaments() -> Iterator[Plan]:
    """Quick levels mixed, 2 to 6 seats."""
    for number in range(40):
        chance = Seeded(10_000 + number)
        seats = tuple(_QUICK[chance.below(3)] for _ in range(2 + number % 5))
        yield Plan(f"tournament-{number:03}", _tournament_options(number), seats, 1_000 + number, whole=number % 5 == 0)


def _thinkers() -> Iterator[Plan]:
    """Tournaments with seats that search."""
    for number in range(3):
        others = tuple(_QUICK[(number + seat) % 3] for seat in range(1 + number % 5))
        seats = (*others, "hard") if number % 2 else ("hard", *others)
        yield Plan(f"thinkers-{number:02}", _tournament_options(number + 3), seats, 2_000 + number)


def _friendlies() -> Iterator[Plan]:
    """Single matches of two or three seats of every level."""
    levels = ("random", "easy", "normal", "hard", "expert")
    for number in range(171):
        chance = Seeded(30_000 + number)
        known = levels if number % 3 == 0 else _QUICK
        seats = tuple(known[chance.below(len(known))] for _ in range(2 + number % 2))
        yield Plan(f"friendly-{number:03}", _friendly_options(number), seats, 3_000 + number, whole=number % 8 == 0)


def _people() -> Iterator[Plan]:
    """Tables with people: decisions taken back and played again, seats handed over and back."""
    for number in range(36):
        chance = Seeded(40_000 + number)
        single = number % 2 == 1
        seats = 2 + number // 2 % (2 if single else 5)
        who = [PEOPLE if chance.below(2) else _QUICK[chance.below(3)] for _ in range(seats)]
        who[chance.below(seats)] = PEOPLE
        options = _friendly_options(number) if single else _tournament_options(number)
        options["take_back"] = _TAKE_BACKS[number // 2 % 3]
        name = f"people-{number:02}"
        yield Plan(name, options, tuple(who), 4_000 + number, whole=number % 8 < 2, restless=True)


def _left() -> Iterator[Plan]:
    """Games left in the middle: at one step after the other."""
    for number in range(50):
        step = _STEPS[number % len(_STEPS)]
        options = _tournament_options(number + 1)
        if step in ("draft", "leftover"):
            options["distribution"] = "draft"
        if step == "placing":
            options["groups"] = "hand"
        seats = tuple(
            _QUICK[(number + seat) % 3] for seat in range(3 if step in ("leftover", "offer") else 2 + number % 5)
        )
        after = number % 8 if step in _OFTEN else 0
        yield Plan(
            f"left-{number:02}", options, seats, 5_000 + number, number % 8 == 0, leave_at=step, leave_after=after
        )


def _evenings() -> Iterator[Plan]:
    """Tournaments with talk before the slips, prices and envelopes (S2.8, S4.11, S4.12)."""
    for number in range(8):
        seats = tuple(_QUICK[1 + (number + seat) % 2] for seat in range(3 + number % 3))
        options = {**_tournament_options(number), "talk": True, "haggling": True, "envelopes": True}
        yield Plan(f"evening-{number:02}", options, seats, 6_000 + number, whole=number % 4 == 0)


def _tournament_options(number: int) -> Json:
    """Fields, drafts, groups drawn or placed, caps of bribes: every option in turn."""
    options: dict[str, Any] = {"format": "sixteen"}
    if number % 6 == 5:
        options["free_heads"] = True
        options["field"] = _FREE_FIELDS[number // 6 % len(_FREE_FIELDS)]
    else:
        options["field"] = _FIELDS[number % len(_FIELDS)]
    options["distribution"] = ("draft", "random")[number // 2 % 2]
    options["groups"] = ("draw", "hand")[number // 3 % 2]
    if (cap := _CAPS[number % len(_CAPS)]) is not None:
        options["bribe_cap"] = cap
    return options


def _friendly_options(number: int) -> Json:
    """With extra time and shoot-out or without, any two teams or named ones."""
    options: dict[str, Any] = {"format": "friendly", "knockout": number % 3 > 0}
    options["distribution"] = ("draft", "random")[number // 3 % 2]
    if number % 4 == 2:
        options["field"] = (["GER", "ENG"], ["BRA", "ARG"], ["NED", "GER"])[number // 4 % 3]
    if (cap := _CAPS[number % len(_CAPS)]) is not None:
        options["bribe_cap"] = cap
    return options
