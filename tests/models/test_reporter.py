"""The reporter of any game: sentences take turns, some events pass in silence, callbacks are rare."""

import json
from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue.commentary import CALLBACKS, Commentary
from swallows_gui.models.commentary import BETWEEN, PER_MATCH, Reporter, Teller, heard_before

OCCASIONS: dict[str, Any] = {
    "shot": [{"tell": "penalties", "when": {"spot": True}}, {"tell": ["hands", "shots"]}],
    "pass": [{"tell": "passes", "one_in": 3}],
    "kit": [{"silent": True}],
}
ENGLISH: dict[str, Any] = {
    "penalties": {"1": "From the spot."},
    "hands": {"1": {"say": "With both hands.", "needs": ["hands"]}},
    "shots": {"1": "One.", "2": "Two.", "3": "Three.", "4": {"say": "Enough now.", "leaves": "promise"}},
    "passes": {"1": "A pass."},
    "again": {"1": "Remember?", "2": "As I said."},
}


class Course:
    """Recalls whatever an event says."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.match = 1
        self.recalled: Mapping[str, Mapping[str, Any]] = {}
        self.marks: list[str] = []

    def see(self, event: Mapping[str, Any]) -> None:
        self.match = int(event.get("match", 1))
        self.recalled = {"again": {}} if event.get("again") else {}

    def left(self, mark: str, _event: Mapping[str, Any]) -> None:
        self.marks.append(mark)


@pytest.fixture
def teller(tmp_path: Path) -> Teller[None, None]:
    callbacks = {"shot": [{"tell": "again", "per_match": 2, "per_game": 3}]}
    for name, content in (("occasions", OCCASIONS), ("en", ENGLISH), ("callbacks", callbacks)):
        (tmp_path / f"{name}.json").write_text(json.dumps(content), "utf-8")
    read = Commentary(tmp_path, {"spot"}, (), tags={"hands"}, recollections={"again"})
    return Teller(read, {}, {}, lambda event, _now, _names: event.get("tags", ()))


def told(teller: Teller[None, None], events: list[dict[str, Any]], seed: str = "a") -> list[str]:
    reporter = Reporter(teller, Course(seed), None)
    return [teller.line(event, reporter.see(event), None, "en") for event in events]


def test_each_sentence_comes_once_before_one_comes_again_and_none_twice_in_a_row(teller: Teller[None, None]) -> None:
    lines = told(teller, [{"type": "shot"}] * 40)
    assert all(first != second for first, second in pairwise(lines))
    assert Counter(lines) == dict.fromkeys(("One.", "Two.", "Three.", "Enough now."), 10)
    laps = {tuple(lines[at : at + 4]) for at in range(0, 40, 4)}
    assert len(laps) > 3, "no carousel"
    assert lines == told(teller, [{"type": "shot"}] * 40)
    assert lines != told(teller, [{"type": "shot"}] * 40, "b")


def test_a_sentence_that_does_not_fit_is_not_told(teller: Teller[None, None]) -> None:
    assert "With both hands." not in told(teller, [{"type": "shot"}] * 20)
    assert "With both hands." in told(teller, [{"type": "shot", "tags": ["hands"]}] * 5)
    assert told(teller, [{"type": "shot", "spot": True}]) == ["From the spot."]


def test_one_in_three_is_told_and_some_events_never(teller: Teller[None, None]) -> None:
    lines = told(teller, [{"type": "pass"}] * 30)
    assert all(lines[at : at + 3].count("A pass.") == 1 for at in range(0, 30, 3))
    assert len({lines[at : at + 3].index("A pass.") for at in range(0, 30, 3)}) > 1
    assert told(teller, [{"type": "kit"}] * 3) == [""] * 3


def test_a_sentence_leaves_its_mark(teller: Teller[None, None]) -> None:
    course = Course("a")
    reporter = Reporter(teller, course, None)
    for _ in range(4):
        reporter.see({"type": "shot"})
    assert course.marks == ["promise"]


def test_callbacks_keep_their_distance_and_their_number(teller: Teller[None, None]) -> None:
    events = [{"type": "shot", "again": True, "match": match} for match in (1, 2, 3) for _ in range(40)]
    lines = told(teller, events)
    recalled = [at for at, line in enumerate(lines) if line.endswith(("Remember?", "As I said."))]
    assert len(recalled) == 3
    assert [events[at]["match"] for at in recalled] == [1, 1, 2]
    assert all(second - first > BETWEEN for first, second in pairwise(recalled))
    assert PER_MATCH >= 2
    assert teller.commentary.keys_of(CALLBACKS) == {"again"}


def test_the_next_game_begins_with_what_was_told_least(teller: Teller[None, None]) -> None:
    first = Reporter(teller, Course("a"), None)
    begun = [teller.line(event, first.see(event), None, "en") for event in [{"type": "shot"}] * 6]
    once = {line for line in begun if begun.count(line) == 1}
    heard = heard_before({"heard": json.loads(json.dumps(first.heard))})
    second = Reporter(teller, Course("b"), None, heard)
    gone_on = [teller.line(event, second.see(event), None, "en") for event in [{"type": "shot"}] * 2]
    assert set(gone_on) == once
    assert second.heard == {"hands": [0]} or not second.heard.get("shots"), "all were told twice: none is ahead"


def test_what_is_no_count_of_sentences_is_passed_over() -> None:
    assert heard_before({"heard": {"a": [1, 0], "b": [-1], "c": [True], "d": 3, "e": [10**9]}}) == {"a": [1, 0]}
    assert heard_before({"heard": [1]}) == heard_before({}) == {}
