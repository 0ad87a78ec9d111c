"""Records forged with right sums are refused or played by the rules: no traceback, whatever stands in them."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.records import RecordError
from swallows_gui.session import Seat, Session, Setup, verify
from tests.records.conftest import lines_of, sealed

WRONG: tuple[Any, ...] = (None, -1, 0, 1, 7, 10**30, "", "x", "ARG", [], {}, [[]], [None], True, 1.5, {"type": "play"})


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container and key in a JSON value."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    found = [(value, key) for key in keys]
    for key in keys:
        found += places(value[key])
    return found


@pytest.mark.parametrize("seed", range(4))
def test_any_value_replaced_is_refused_or_played_by_the_rules(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    path, trial = tmp_path / "a.swallows", tmp_path / "b.swallows"
    seats = (Seat("A", "ai", "random"), Seat("B", "ai", "random"), Seat("C"))
    with Session.new(Setup({"format": "friendly"}, seats, seed=seed), path=path) as session:
        session.run()
    refused = 0
    for number in range(200):
        lines = lines_of(path)
        for line in chance.sample(lines, chance.randint(1, 2)):
            where, key = chance.choice(places(line))
            where[key] = chance.choice(WRONG)
        if number % 2:
            lines[0]["rules"] = 0
        trial.write_bytes(sealed(lines))
        refused += bool(refusal(lambda: verify(trial)))
        refusal(lambda: go_on(Session.load_sound(trial, in_memory=True)))
    assert refused > 75


def refusal(act: Callable[[], object]) -> str:
    """Why a record is refused, or "" if it is not."""
    try:
        act()
    except RecordError as error:
        return str(error) or "refused without a reason"
    return ""


def go_on(session: Session) -> None:
    """Look at a game that was believed, and play it a little."""
    for seat in (None, *range(len(session.seats))):
        assert session.view(seat).history == tuple(session.events_since(seat))
    for _ in range(5):
        session.step()
