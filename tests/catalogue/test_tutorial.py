"""The tutorial's data: a plan that the rules know, words for every lesson in both languages, and the seed."""

import json
import re
from pathlib import Path

import pytest

import swallows_gui.games.swallows.rules.game  # noqa: F401 - names every step
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.rulebook import load_rulebook
from swallows_gui.catalogue.tutorial import BadTutorial, load_tutorial, load_words, read_tutorial, read_words
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.actions import STEPS


def test_the_plan_names_steps_nations_and_clauses_that_exist() -> None:
    plan, book = load_tutorial("swallows"), load_rulebook("swallows", "en")
    assert set(plan.field) <= set(load().nations)
    points = [move.at for move in plan.moves] + [lesson.at for lesson in plan.lessons if lesson.at is not None]
    assert {point.step for point in points} <= set(STEPS)
    for lesson in plan.lessons:
        assert book.clause(lesson.clause)
    assert len({lesson.id for lesson in plan.lessons}) == len(plan.lessons)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_lesson_has_words_and_they_name_the_same_things_in_both_languages(language: str) -> None:
    known = tuple(lesson.id for lesson in load_tutorial("swallows").lessons)
    own = read_words(data_path("resources", "swallows", "tutorial", f"{language}.json"), known)
    words, english = load_words("swallows", language), load_words("swallows", "en")
    assert list(own) == list(words) == list(known)
    for lesson in load_tutorial("swallows").lessons:
        said = words[lesson.id]
        assert set(said.endings) == set(english[lesson.id].endings)
        assert bool(said.other) == bool(english[lesson.id].other)
        assert bool(said.other) == (lesson.do is not None or lesson.over)
        assert not lesson.want or lesson.want in said.endings
        assert _names(said.say) == _names(english[lesson.id].say), lesson.id


def _names(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda plan: plan["lessons"][1].pop("done"), "do and done belong together"),
        (lambda plan: plan["lessons"][1].pop("at"), "exactly one of"),
        (lambda plan: plan["lessons"][1].update(clause="5.1"), "pattern"),
        (lambda plan: plan.update(seed="x"), "integer"),
    ],
)
def test_a_mistake_in_the_plan_is_named(tmp_path: Path, damage: object, reason: str) -> None:
    given = json.loads(data_path("resources", "swallows", "tutorial", "plan.json").read_text("utf-8"))
    damage(given)  # type: ignore[operator]
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(given), "utf-8")
    with pytest.raises(BadTutorial, match=reason) as error:
        read_tutorial(file)
    assert error.value.file == "plan.json"
