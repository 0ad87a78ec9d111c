"""Seats that try scenarios: how hard they are, what `expert` comes to, and by which moves every goal is reached.

The first try meets the chance that a person meets. The others meet other dice and other minds, so that many tries say
how hard the task is, and not how one die fell.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace

from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.data.conditions import GoalCondition
from swallows_gui.games.swallows.data.scenarios import Scenario, begun
from swallows_gui.games.swallows.session.attempts import Verdict, told_before, verdict
from swallows_gui.games.swallows.session.scenario import setup_of
from swallows_gui.session import Seat, Session
from swallows_gui.session.lines import AI
from swallows_gui.session.openings import Opening, Playable

Move = tuple[int, Json]
_MOST_DECISIONS = 20_000


@dataclass(frozen=True, slots=True)
class Try:
    """A try that was played to the scenario's end."""

    verdict: Verdict
    moves: tuple[Move, ...]
    """Of all seats, as a record has them."""


def tried(scenario: Scenario, game: Playable, level: str, number: int = 0) -> Try:
    """Have a seat of a level try a scenario; `number` 0 meets what a person meets."""
    session = _begun(scenario, game, level, number)
    before = told_before(scenario, game.catalogue.tables())
    ending = frozenset(_types(scenario.ends)) if scenario.ends is not None else frozenset()
    moves: list[Move] = []
    heard: list[str] = []
    session.subscribe(lambda change: heard.extend(event["type"] for event in change.events(None)))
    for _decision in range(_MOST_DECISIONS):
        question, answer = _answer(session)
        if question is None:
            break
        heard.clear()
        moves.append((question, session.action_json(answer)))
        session.act(answer)
        if ending.intersection(heard):
            found = verdict(scenario, session.view(scenario.you).history[before:], over=session.over)
            if found.over:
                return Try(found, tuple(moves))
    return Try(verdict(scenario, session.view(scenario.you).history[before:], over=True), tuple(moves))


def _answer(session: Session) -> tuple[int | None, int]:
    for question in session.questions():
        answer = session.answer_to(question)
        if answer is not None:
            return question.seat, answer
        session.reply(question, None)
    return None, 0


def _types(condition: GoalCondition) -> Iterable[str]:
    if condition.event is not None:
        yield str(condition.event["type"])
    if condition.money or condition.place:
        yield "game_ended"
    for part in condition.parts:
        yield from _types(part)


def _begun(scenario: Scenario, game: Playable, level: str, number: int) -> Session:
    setup = setup_of(scenario, "Try")
    seats = list(setup.seats)
    seats[scenario.you] = Seat("Try", AI, level)
    opening = Opening(scenario.seed, scenario.ai_seeds, scenario.moves, scenario.position)
    if number:
        state = begun(scenario, game.catalogue.tables()).to_state()
        state["chance"] = random.Random(f"{scenario.id} {number}").getrandbits(62)
        opening = Opening(
            scenario.seed, tuple(seed + 1000 * number for seed in scenario.ai_seeds), scenario.moves, state
        )
    known = replace(game, opening=lambda _options: opening)
    return Session.new(replace(setup, seats=tuple(seats)), game=known, kept_lines=False)
