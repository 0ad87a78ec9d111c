"""Records forged with right sums are refused or played by the rules: no traceback, whatever stands in them."""

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench.forgery import FALSE, REFUSED, TRUE, forgeries, judge
from swallows_gui.records import DamagedRecord, RecordError
from swallows_gui.session import Seat, Session, Setup, verify
from swallows_gui.session.replay import Playback
from tests.records.conftest import lines_of, sealed

WRONG: tuple[Any, ...] = (None, -1, 0, 1, 7, 10**30, "", "x", "ARG", [], {}, [[]], [None], True, 1.5, {"type": "play"})


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container and key in a JSON value."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    found = [(value, key) for key in keys]
    for key in keys:
        found += places(value[key])
    return found


@pytest.mark.parametrize("seed", range(2))
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
            lines[0]["catalogue"] = "sha256:other"
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


@pytest.mark.parametrize("seed", [1, 2])
def test_no_forged_record_is_believed_whose_events_do_not_follow_from_its_moves(seed: int, tmp_path: Path) -> None:
    begun = _begun(tmp_path)
    found = Counter(judge(forged) for _what, forged in forgeries(begun, seed, 150))
    assert found[FALSE] == 0
    assert found[REFUSED] > 100
    assert found[TRUE] > 0


def test_a_refused_forgery_names_the_line_where_it_was_opened(tmp_path: Path) -> None:
    path = tmp_path / "forged.swallows"
    lines = lines_of(_write(tmp_path / "begun.swallows", _begun(tmp_path)))
    at = next(at for at, line in enumerate(lines) if line["line"] == "move" and line["events"])
    lines[at]["events"][0]["type"] = "goal"
    path.write_bytes(sealed(lines))
    for open_it in (verify, Session.load, Playback.load):
        with pytest.raises(DamagedRecord) as refused:
            open_it(path)
        assert refused.value.line == at + 1


def test_true_is_not_one_in_an_event(tmp_path: Path) -> None:
    path = tmp_path / "forged.swallows"
    lines = lines_of(_write(tmp_path / "begun.swallows", _begun(tmp_path)))
    event = next(event for line in lines for event in line.get("events", ()) for value in event.values() if value == 1)
    name = next(name for name, value in event.items() if value == 1)
    event[name] = True
    path.write_bytes(sealed(lines))
    with pytest.raises(DamagedRecord):
        Session.load(path, in_memory=True)


@pytest.mark.parametrize("rules", [0, -1])
def test_rules_that_never_were_are_refused(rules: int, tmp_path: Path) -> None:
    path = tmp_path / "forged.swallows"
    lines = lines_of(_write(tmp_path / "begun.swallows", _begun(tmp_path)))
    lines[0]["rules"] = rules
    path.write_bytes(sealed(lines))
    with pytest.raises(DamagedRecord) as refused:
        Session.load(path, in_memory=True)
    assert refused.value.line == 1


def test_events_of_other_cards_must_have_the_form_of_events(tmp_path: Path) -> None:
    path = tmp_path / "forged.swallows"
    for name, wrong in (("seat", "x"), ("seat", None), ("team", 7)):
        lines = lines_of(_write(tmp_path / "begun.swallows", _begun(tmp_path)))
        lines[0]["catalogue"] = "sha256:other"
        at = next(at for at, line in enumerate(lines) if any(e["type"] == "bet_placed" for e in line.get("events", ())))
        next(event for event in lines[at]["events"] if event["type"] == "bet_placed")[name] = wrong
        path.write_bytes(sealed(lines))
        for open_it in (verify, Session.load, Playback.load):
            with pytest.raises(DamagedRecord) as refused:
                open_it(path)
            assert refused.value.line == at + 1


def _begun(folder: Path) -> bytes:
    """The record of a tournament of random seats, left in its first matches."""
    path = folder / "source.swallows"
    path.unlink(missing_ok=True)
    seats = (Seat("A", "ai", "random"), Seat("B", "ai", "random"), Seat("C", "ai", "random"))
    with Session.new(Setup({"format": "sixteen", "distribution": "random"}, seats, seed=5), path=path) as session:
        session.run(lambda: session.n >= 90)
    return path.read_bytes()


def _write(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path
