"""Scenarios: every shipped one is solved by its solution, and what is wrong with a file is said exactly."""

import json
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.engine.game import IllegalAction, Json
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.conditions import GoalCondition
from swallows_gui.games.swallows.data.scenarios import HARD, Scenario, begun, check_scenario, in_order, read_scenario

FOLDER = Path("resources/swallows/scenarios")


def file_of(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return content


def written(tmp_path: Path, content: dict[str, Any]) -> Path:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(content), "utf-8")
    return path


def test_there_are_a_dozen_from_easy_to_fiendish() -> None:
    shipped = in_order(load().scenarios.values())
    assert len(shipped) >= 12
    assert {each.difficulty for each in shipped} == {1, 2, 3, 4, 5}
    assert sum(1 for each in shipped if each.difficulty >= HARD) >= 4
    assert [each.difficulty for each in shipped] == sorted(each.difficulty for each in shipped)


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.json")))
def test_the_solution_of_a_scenario_reaches_every_goal(name: str) -> None:
    scenario = load().scenarios[name]
    check_scenario(scenario, load().tables(), name)
    assert set(scenario.title) >= {"de", "en"}
    assert set(scenario.text) >= {"de", "en"}
    assert all(set(goal.words) >= {"de", "en"} for goal in scenario.goals)
    first = scenario.goals[0].when
    assert not first.holds([], scenario.you), "nothing is to be done"


def test_a_mended_word_leaves_the_digest_and_a_seed_does_not() -> None:
    scenario = load().scenarios["first-whistle"]
    said = {**scenario.title, "en": "Kick-off"}
    assert scenario.model_copy(update={"title": said}).digest == scenario.digest
    assert scenario.model_copy(update={"seed": 1}).digest != scenario.digest


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"you": 3}, "mine.json: first-whistle: you: is a seat from 0 to 2"),
        ({"ai_seeds": [1]}, "mine.json: first-whistle: ai_seeds: has 1 numbers for 3 seats"),
        ({"difficulty": 6}, "mine.json: first-whistle: difficulty: Input should be less than or equal to 5"),
        ({"moves": [[0, {"type": "pass"}]], "position": {}}, "say either moves or position"),
        ({"goals": []}, "mine.json: first-whistle: goals: Tuple should have at least 1 item"),
    ],
)
def test_a_mistake_names_file_key_and_what_is_wrong(tmp_path: Path, change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadCard) as found:
        read_scenario(written(tmp_path, file_of("first-whistle") | change))
    assert complaint in str(found.value)


@pytest.mark.parametrize(
    ("when", "complaint"),
    [
        ({"event": {"type": "dance"}}, "'dance' is no event of a record"),
        ({"event": {"type": "goal", "shoe": 1}}, "goal has no such field; it has away, home, own_goal, team"),
        ({"event": {"type": "goal"}, "place": True, "at_most": 1}, "say exactly one of"),
        ({"money": True}, "say at_least or at_most"),
        ({"all": [{"all": [{"all": [{"all": [{"event": {"type": "goal"}}]}]}]}]}, "is nested deeper than 4"),
        ({"money": True, "sum": "amount", "at_least": 1}, "is of an event"),
    ],
)
def test_a_condition_that_says_nothing_is_refused(tmp_path: Path, when: dict[str, Any], complaint: str) -> None:
    content = file_of("first-whistle")
    content["goals"][0]["when"] = when
    with pytest.raises(BadCard, match=complaint):
        read_scenario(written(tmp_path, content))


def test_a_solution_that_solves_nothing_is_found() -> None:
    scenario = load().scenarios["first-whistle"]
    goals = [goal.model_copy(update={"when": GoalCondition(money=True, at_least=9999)}) for goal in scenario.goals]
    with pytest.raises(BadCard, match=r"goals\.0: the solution does not reach it"):
        check_scenario(scenario.model_copy(update={"goals": tuple(goals)}), load().tables(), "mine.json")
    short = scenario.model_copy(update={"solution": scenario.solution[:1]})
    with pytest.raises(BadCard, match="first-whistle"):
        check_scenario(short, load().tables(), "mine.json")


def constructed(change: dict[str, Any]) -> Scenario:
    """The first whistle as a position, with something changed in it."""
    scenario = load().scenarios["first-whistle"]
    state = begun(scenario, load().tables()).to_state() | change
    return scenario.model_copy(update={"position": state, "moves": ()})


def test_a_position_can_be_made_up() -> None:
    assert begun(constructed({"score": [2, 0]}), load().tables()).to_state()["score"] == [2, 0]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"cash": [99, 10, 10]}, "money appeared or is lost"),
        ({"greens": [[], []]}, "a card is in no place or in two"),
        ({"step": "tea"}, "position"),
        ({"pile": 7}, "position"),
        ({"field": ["XXX"]}, "position"),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(IllegalAction, match=complaint):
        begun(constructed(change), load().tables())


# Conditions

EVENTS: list[Json] = [
    {"type": "goal", "team": "ITA", "own_goal": False, "home": 1, "away": 0},
    {"type": "bribe_accepted", "seat": 1, "team": "ITA", "amount": 4},
    {"type": "bribe_accepted", "seat": 2, "team": "BRA", "amount": 5},
    {"type": "match_ended", "match": 1, "home": 1, "away": 0, "after": "normal", "shootout": None, "winner": "ITA"},
]
END: Json = {"type": "game_ended", "cash": [40, 55, 40], "winners": [1]}


@pytest.mark.parametrize(
    ("when", "before", "after"),
    [
        ({"event": {"type": "goal", "team": "ITA"}}, True, True),
        ({"event": {"type": "goal", "team": ["BRA", "GER"]}}, False, False),
        ({"event": {"type": "goal"}, "at_least": 2}, False, False),
        ({"event": {"type": "goal", "team": "BRA"}, "at_most": 0}, True, True),
        ({"event": {"type": "match_ended", "winner": None}}, False, False),
        ({"event": {"type": "bribe_accepted", "seat": "you"}}, True, True),
        ({"event": {"type": "bribe_accepted"}, "sum": "amount", "at_least": 9}, True, True),
        ({"event": {"type": "bribe_accepted", "seat": "you"}, "sum": "amount", "at_least": 5}, False, False),
        ({"money": True, "at_least": 55}, False, True),
        ({"place": True, "at_most": 1}, False, True),
        ({"all": [{"event": {"type": "goal"}}, {"money": True, "at_most": 54}]}, False, False),
        ({"any": [{"event": {"type": "goal"}}, {"money": True, "at_most": 54}]}, True, True),
        ({"none": [{"event": {"type": "sent_off"}}]}, True, True),
    ],
)
def test_what_a_condition_asks(when: dict[str, Any], before: bool, after: bool) -> None:
    condition = GoalCondition.model_validate_json(json.dumps(when))
    assert condition.holds(EVENTS, 1) is before
    assert condition.holds([*EVENTS, END], 1) is after


def test_what_stays_once_it_holds() -> None:
    def stays(when: dict[str, Any]) -> bool:
        return GoalCondition.model_validate_json(json.dumps(when)).stays

    assert stays({"event": {"type": "goal"}, "at_least": 2})
    assert not stays({"event": {"type": "goal"}, "at_most": 0})
    assert not stays({"all": [{"money": True, "at_least": 1}, {"none": [{"event": {"type": "goal"}}]}]})
