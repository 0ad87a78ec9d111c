"""The lessons of the tutorial come in order to whoever does as they say, and no way off the path is a dead end."""

import random
from pathlib import Path
from typing import cast

import pytest

from swallows_gui.catalogue.tutorial import load_tutorial
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.words import lessons, rehearsal
from swallows_gui.records.read import read
from swallows_gui.records.verify import verify
from swallows_gui.session import Session


def test_whoever_does_as_told_is_told_everything_in_order() -> None:
    assert rehearsal.rehearse(load_tutorial("swallows").seed) == "", (
        "look for a new seed: packaging/checks/tutorial_seed.py"
    )


def test_another_seed_is_found_out() -> None:
    assert rehearsal.rehearse(load_tutorial("swallows").seed + 1)


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_way_leads_to_the_whistle_and_to_a_true_record(seed: int, tmp_path: Path) -> None:
    plan, chance = load_tutorial("swallows"), random.Random(seed)
    path = tmp_path / "game.swallows"
    session = Session.new(rehearsal.setup(plan, "Ann"), path=path)
    seen: set[str] = set()
    for _move in range(300):
        session.run()
        view = cast(SwallowsView, session.view(plan.learner))
        told = lessons.happened(view)
        seen |= {each.lesson.id for each in told}
        assert not any("{" in value for each in told for value in map(str, each.facts.values()))
        if session.over:
            break
        asked = lessons.question(view)
        if asked is not None:
            seen.add(asked.lesson.id)
        legal = session.legal(plan.learner)
        chosen = chance.choice([each if isinstance(each, int) else each[0] for each in legal])
        session.act(chosen)
    assert session.over
    assert "attack" in seen
    session.close()
    assert verify(path).over
    assert read(path).header.options["tutorial"] == plan.id


def test_a_tutorial_taken_up_again_is_where_it_was(tmp_path: Path) -> None:
    plan = load_tutorial("swallows")
    path = tmp_path / "game.swallows"
    session = Session.new(rehearsal.setup(plan, "Ann"), path=path)
    for _move in range(4):
        session.run()
        view = cast(SwallowsView, session.view(plan.learner))
        assert rehearsal._follow(session, view, lessons.question(view))
    session.run()
    view = cast(SwallowsView, session.view(plan.learner))
    before = lessons.question(view), [each.lesson.id for each in lessons.happened(view)]
    session.close()
    with Session.load(path, in_memory=True) as again:
        view = cast(SwallowsView, again.view(plan.learner))
        assert (lessons.question(view), [each.lesson.id for each in lessons.happened(view)]) == before
