"""How every game is written: actions, events, and the actions of the documentation."""

import json
import re
from pathlib import Path

import pytest

from swallows_gui import titles
from swallows_gui.engine.game import IllegalAction, seat_of
from swallows_gui.lab.game_lab import GameLab
from tests.games.contract.whole import FACTS, TINY, beginning, entries, whole, wholes


def test_every_event_has_the_fields_of_its_type_and_can_be_written(game: str, lab: GameLab) -> None:
    table, met = whole(game, 0).game.notation.events, set()
    for played in wholes(game):
        for event in played.events:
            fields = [name for name in event if name != FACTS[game].optional.get(event["type"])]
            assert fields == ["type", *table[event["type"]]]
            assert json.loads(json.dumps(event)) == event
            assert lab.playable.kind.well_formed(event), event
            met.add(event["type"])
    assert table.keys() - met <= FACTS[game].rare


def test_an_event_with_a_field_of_another_kind_is_not_well_formed(game: str, lab: GameLab) -> None:
    well_formed = lab.playable.kind.well_formed
    for event in {event["type"]: event for played in wholes(game) for event in played.events}.values():
        for name in event.keys() - {"type", FACTS[game].optional.get(event["type"])}:
            assert not well_formed({**event, name: {"a": 1}}), name
            assert not well_formed({key: value for key, value in event.items() if key != name}), name
    assert well_formed({"type": "streaker", "seat": "everywhere"})


def test_every_action_is_itself_after_being_written_and_is_described(game: str, lab: GameLab) -> None:
    for played in wholes(game):
        notation, kinds = played.game.notation, dict[str, set[str]]()
        running = beginning(lab, played.seed)
        for number, action in enumerate(played.actions):
            if number % max(1, len(played.actions) // 60) == 0:
                for each in entries(running.legal_actions(seat_of(action))):
                    written = notation.action_to_json(each)
                    assert notation.action_from_json(seat_of(each), json.loads(json.dumps(written))) == each
                    told = notation.describe(each)
                    assert told.startswith(f"seat {seat_of(each)}: ")
                    kinds.setdefault(told, set()).add(json.dumps(written, sort_keys=True))
            running.push(action)
        assert all(len(written) == 1 for written in kinds.values()), "two actions are described alike"


@pytest.mark.parametrize("written", [{}, {"type": "dance"}, {"type": ""}, {"type": None}, {"type": 3}])
def test_what_names_nothing_is_no_action(game: str, written: dict[str, object]) -> None:
    with pytest.raises(IllegalAction):
        whole(game, 0).game.notation.action_from_json(0, written)


def test_the_documentation_has_every_action(game: str, checkout: Path) -> None:
    part = documented(game, checkout).partition("\nActions:")[2]
    paragraph, _, table = part.partition("\n\n")
    told = re.findall(r'"type": "(\w+)"', paragraph)
    for line in table.partition("\n\n")[0].splitlines() if not told else ():
        told += re.findall(r"`(\w+)`", line.split("|")[1])
    assert set(told) == set(titles.title(game).load("rules.actions:VERBS"))


def documented(game: str, checkout: Path) -> str:
    """What the documentation of records says of a game."""
    part = (checkout / "docs" / "records.md").read_text("utf-8").partition(f"(`{game}`)\n")[2].partition("\n## ")[0]
    if "Actions:" not in part:
        assert game in (TINY, "swallows"), "it has no tables"
        pytest.skip("the documentation has no tables of it")
    return part
