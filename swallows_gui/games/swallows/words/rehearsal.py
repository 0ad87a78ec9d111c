"""The tutorial played through as its lessons say, without a window: for looking for its seed, and for its test."""

from __future__ import annotations

from typing import cast

from swallows_gui.catalogue.tutorial import Tutorial, load_tutorial
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.ai.tutor import fitting
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.tables import ATTACK, FOUL, GOALIE, OFFSIDE, SWALLOW, Tables
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.words import lessons
from swallows_gui.session import Seat, Session, Setup

_MOST_MOVES = 200


def setup(plan: Tutorial, learner: str, colours: tuple[str, ...] = (), seed: int | None = None) -> Setup:
    """The friendly of a plan; `learner` is the player's name."""
    seats = tuple(
        Seat(
            learner if number == plan.learner else name,
            "human" if number == plan.learner else "ai",
            "" if number == plan.learner else "tutor",
            colours[number] if colours else "",
        )
        for number, name in enumerate(plan.seats)
    )
    return Setup(options(plan), seats, seed=plan.seed if seed is None else seed)


def first_game(learner: str, colours: tuple[str, ...]) -> Setup:
    """The tutorial game for a learner with this name; `colours` are the seats'."""
    plan = load_tutorial("swallows")
    return setup(plan, learner, colours[: len(plan.seats)])


def options(plan: Tutorial) -> Json:
    """The options of a plan's game; `tutorial` marks it for the window."""
    return {"format": "friendly", "field": list(plan.field), "take_back": "free", "tutorial": plan.id}


def could_fit(seed: int, tables: Tables, plan: Tutorial | None = None) -> bool:
    """Whether the cards dealt are enough for the lessons: a quick look before the game is played."""
    plan = plan or load_tutorial("swallows")
    game = Swallows.new(tables, {**options(plan), "seats": len(plan.seats)}, seed)
    own = game.trainer.index(plan.learner)
    blues = {tables.card_kind[card] for card in game.blues[own]}
    if not {FOUL, OFFSIDE, GOALIE} <= blues:
        return False
    if sum(tables.card_kind[card] == FOUL for card in game.blues[1 - own]) < 2:
        return False
    swallow = any(tables.card_kind[card] == SWALLOW for card in game.greens[own])
    return swallow and _attacks(game, own) >= 4 and _attacks(game, 1 - own) >= 3


def _attacks(game: Swallows, team: int) -> int:
    tables = game.tables
    return sum(tables.card_kind[card] == ATTACK and tables.card_value[card] >= 3 for card in game.greens[team])


def rehearse(seed: int, plan: Tutorial | None = None) -> str:
    """Why the game of this seed does not show every lesson in the plan's order; "" if it does."""
    plan = plan or load_tutorial("swallows")
    session = Session.new(setup(plan, "Ann", seed=seed))
    expected = list(plan.lessons)
    told: set[str] = set()
    for _move in range(_MOST_MOVES):
        session.run()
        view = cast("SwallowsView", session.view(plan.learner))
        due = [each for each in lessons.happened(view, plan) if each.lesson.id not in told]
        due += [lessons.LessonFacts(each, {}) for each in lessons.opening(view, plan) if each.id not in told]
        asked = None if session.over else lessons.question(view, plan)
        for each in [*due, *([asked] if asked is not None else [])]:
            if not expected or expected[0] is not each.lesson:
                return f"{each.lesson.id} came instead of {expected[0].id if expected else 'the end'}"
            if each.lesson.want and each.lesson.want not in each.endings:
                return f"{each.lesson.id} ended {sorted(each.endings)} instead of {each.lesson.want}"
            told.add(expected.pop(0).id)
        if session.over:
            left = [lesson.id for lesson in expected if not lesson.over]
            return f"{left[0]} did not come" if left else ""
        if not _follow(session, view, asked):
            return f"asked at {view.step} without a lesson"
    return "it does not end"


def _follow(session: Session, view: SwallowsView, asked: lessons.LessonFacts | None) -> bool:
    """Do what the lesson says; without one pass where that is all that can be done. False: there was more to choose."""
    learner = load_tutorial("swallows").learner
    if asked is None or asked.lesson.do is None:
        legal = session.legal(learner)
        if len(legal) != 1 or not isinstance(legal[0], int) or session.action_json(legal[0])["type"] != "pass":
            return False
        session.act(legal[0])
        return True
    action = fitting(view, asked.lesson.do)
    assert action is not None
    session.act(action)
    if asked.lesson.do.with_red:
        session.act_json(learner, {"type": "play", "card": view.tables.card_id[lessons.reds_to_add(view)[0]]})
    if not session.over and cast("SwallowsView", session.view(learner)).step in ("modifiers", "defence_modifiers"):
        session.act_json(learner, {"type": "done"})
    return True
