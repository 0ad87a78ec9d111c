"""P14: the events of a match, as its notation, its forms and the documentation have them."""

import re
from pathlib import Path

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.games.power_soccer.data.dice import tables
from swallows_gui.games.power_soccer.rules.event_forms import well_formed
from swallows_gui.games.power_soccer.rules.game import PowerSoccer
from swallows_gui.games.power_soccer.rules.notation import EVENTS

TABLE = Path(__file__).parents[4] / "docs" / "records.md"


def test_the_table_of_the_documentation_has_every_event_with_its_fields() -> None:
    part = TABLE.read_text(encoding="utf-8").partition("## Power Soccer")[2].partition("\n## ")[0]
    known = {name for fields in EVENTS.values() for name in fields}
    found: dict[str, list[str]] = {}
    for kind, row in re.findall(r"^\| `(\w+)` \| (.*) \|$", part, re.MULTILINE):
        named = dict.fromkeys(re.findall(r"`(\w+)`", row))
        found[kind] = [name for name in named if name in known]
    assert found == {kind: list(fields) for kind, fields in EVENTS.items()}


def told() -> list[Json]:
    """The events of a few whole matches."""
    events: list[Json] = []
    kinds: list[Json] = [{"dice": 2}, {"rules": "professional", "start": "wall", "length": {"attacks": 2}}]
    for seed, options in enumerate(kinds):
        for game in (PowerSoccer.new(tables(), options, 40 * number + seed) for number in range(12)):
            found = list(game.start_events)
            while game.to_move is not None:
                found += game.push(game.legal[0])
            events += map(game.notation.event_to_json, found)
    return events


def test_every_event_is_of_its_form_and_any_other_kind_of_value_is_not() -> None:
    events = told()
    assert {event["type"] for event in events} == set(EVENTS)
    assert all(map(well_formed, events))
    for event in {event["type"]: event for event in events}.values():
        for name in EVENTS[event["type"]]:
            assert not well_formed({**event, name: {"a": 1}})
            assert not well_formed({key: value for key, value in event.items() if key != name})


@pytest.mark.parametrize(
    "event",
    [
        {"type": "goal", "side": True, "score": [1, 0]},
        {"type": "goal", "side": 0, "score": [1, -1]},
        {"type": "kick_over", "seat": 0, "keeper": 1, "reason": "stolen", "goals": [0, 0]},
        {"type": "offside", "seat": 0, "points": 30, "given": 1},
        {"type": "card_shown", "seat": 12, "card": "red"},
    ],
)
def test_what_no_match_tells(event: Json) -> None:
    assert not well_formed(event)


def test_of_unknown_events_nothing_is_asked() -> None:
    assert well_formed({"type": "streaker", "seat": "everywhere"})
