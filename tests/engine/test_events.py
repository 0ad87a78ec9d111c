"""Events as they are declared: what follows for tuples, JSON, forms, secrets and classes."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import pytest

from swallows_gui.engine.events import Events, Hidden, Items, Kind, WrittenEvent, kind_of, number

Seat = Annotated[int, number(0, 3, says="")]
PLAYER = Kind(lambda value: isinstance(value, str))
Player = Annotated[str, PLAYER]
Count = Annotated[int, number(0, 9)]


class _OfSeat(WrittenEvent, secret=True):
    seat: Seat


class Whispered(_OfSeat):
    """A word between two."""

    to: Player


class PassMade(WrittenEvent, owners=("from", "by")):
    """A pass."""

    from_: Player
    by: Player
    cards: Annotated[tuple[Player, ...] | None, Hidden("number", unless=("how", "open"))]
    how: str
    extra: Count = 0
    number: Count | None = None


EVENTS = Events(vars())
PASS = {"type": "pass_made", "from": "ann", "by": "ben", "cards": ["x", "y"], "how": "covered"}


def owner(player: str) -> int:
    return {"ann": 1, "ben": 2}[player]


def test_what_several_have_in_common_is_no_event() -> None:
    assert dict(EVENTS) == {"whispered": ("seat", "to"), "pass_made": ("from", "by", "cards", "how")}


def test_a_tuple_is_written_by_the_kinds_of_its_fields() -> None:
    write = EVENTS.writer({PLAYER: ("ann", "ben", "x", "y").__getitem__})
    assert write(("pass_made", 0, 1, (2, 3), "covered")) == PASS
    assert write(("pass_made", 0, 1, (2, 3), "covered", 0)) == PASS
    assert write(("pass_made", 0, 1, (2, 3), "covered", 4)) == {**PASS, "extra": 4}
    with pytest.raises(ValueError, match="shorter"):
        write(("whispered", 1))
    with pytest.raises(KeyError):
        write(("shouted", 1))


def test_a_hidden_field_is_told_to_the_owners_alone() -> None:
    known = {"type": "pass_made", "from": "ann", "by": "ben", "how": "covered", "number": 2}
    assert EVENTS.known(PASS, 1, owner) == EVENTS.known(PASS, 2, owner) == PASS
    assert EVENTS.known(PASS, 3, owner) == EVENTS.known(PASS, None, owner) == known
    assert EVENTS.known(PASS, 3, owner, {"number": sorted}) == {**known, "number": ["x", "y"]}
    opened = {**PASS, "how": "open"}
    assert EVENTS.known(opened, 3, owner) == opened


def test_of_a_secret_nobody_else_is_told() -> None:
    whispered = {"type": "whispered", "seat": 1, "to": "ben"}
    assert EVENTS.known(whispered, 1) == whispered
    assert EVENTS.known(whispered, 2) is None
    assert EVENTS.known(whispered, None) is None


def test_a_hidden_field_is_null_in_no_record_and_in_the_class_of_what_others_know() -> None:
    assert EVENTS.well_formed(PASS)
    assert not EVENTS.well_formed({**PASS, "cards": None})
    known = EVENTS.known(PASS, None, owner)
    assert known is not None
    match EVENTS.read(known):
        case PassMade(from_=who, cards=cards, number=hidden):
            assert (who, cards, hidden) == ("ann", None, 2)
        case other:
            pytest.fail(f"{other} is no pass")


@pytest.mark.parametrize(
    ("hint", "good", "bad"),
    [
        (Seat, [0, 3], [4, -1, True, 1.0, "1", None]),
        (Seat | None, [0, None], [4, False]),
        (tuple[Seat, ...], [[], [1, 2, 3, 0]], [[4], (1,), [None], None]),
        (tuple[Seat, str], [[1, "a"]], [[1], ["a", 1], [1, "a", "b"]]),
        (Annotated[tuple[Seat, ...], Items(1, 2)], [[1], [1, 2]], [[], [1, 2, 3], [4]]),
        (tuple[tuple[Seat | None, ...], ...], [[[1, None], []]], [[1], [[4]]]),
    ],
)
def test_a_kind_is_read_off_the_type(hint: Any, good: list[Any], bad: list[Any]) -> None:
    kind = kind_of(hint)
    assert all(map(kind.fits, good))
    assert not any(map(kind.fits, bad))


@pytest.mark.parametrize("hint", [int, list[int], int | str, float | None])
def test_a_type_that_says_too_little_is_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match="does not say"):
        kind_of(hint)


def test_the_table_says_kinds_remarks_and_secrets() -> None:
    assert EVENTS.table().splitlines()[2:] == [
        "| `whispered` | `seat`, `to` | A word between two. Only `seat` is told. |",
        "| `pass_made` | `from`, `by`, `cards` (told to `from` and `by` alone, others are told `number`), `how`, "
        "`extra` (0 to 9; left out where it is 0) | A pass. |",
    ]


def test_the_type_checker_knows_the_fields_of_events(tmp_path: Path, checkout: Path) -> None:
    module = tmp_path / "reads.py"
    module.write_text(
        """
from swallows_gui.games.power_soccer.rules.events import EVENTS, Goal

match EVENTS.read({}):
    case Goal(side=side) as goal:
        print(side + goal.side, goal.scores)
"""
    )
    command = (sys.executable, "-m", "mypy", "--strict", "--no-incremental", module)
    said = subprocess.run(command, cwd=checkout, capture_output=True, text=True, timeout=300).stdout
    assert '"Goal" has no attribute "scores"' in said
    assert "Found 1 error" in said
