"""Seats that try scenarios: how hard they are, what `expert` comes to, and by which moves every goal is reached.

The first try meets the chance that a person meets. The others meet other dice and other minds, so that many tries say
how hard the task is, and not how one die fell.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from statistics import median_low

from swallows_gui.ai.player import Player
from swallows_gui.engine.game import IllegalAction, Json
from swallows_gui.games.swallows.data.conditions import Condition
from swallows_gui.games.swallows.data.scenarios import Scenario, begun
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.session.attempts import Verdict, told_before, verdict
from swallows_gui.games.swallows.session.scenario import setup_of
from swallows_gui.session import Seat, Session
from swallows_gui.session.games import Playable
from swallows_gui.session.openings import Opening
from swallows_gui.session.seats import AI

Move = tuple[int, Json]
_MOST_DECISIONS = 20_000


@dataclass(frozen=True, slots=True)
class Try:
    """A try that was played to the scenario's end."""

    verdict: Verdict
    moves: tuple[Move, ...]
    """Of all seats, as a record has them."""


def tried(scenario: Scenario, game: Playable, level: str, number: int = 0, player: Player | None = None) -> Try:
    """Have a seat of a level (or a `player` of one's own) try a scenario; `number` 0 meets what a person meets."""
    session = _begun(scenario, game, level, number, player)
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


def _types(condition: Condition) -> Iterable[str]:
    if condition.event is not None:
        yield str(condition.event["type"])
    if condition.money or condition.place:
        yield "game_ended"
    for part in condition.parts:
        yield from _types(part)


def _begun(scenario: Scenario, game: Playable, level: str, number: int, player: Player | None) -> Session:
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
    if player is not None:
        usual, mine = known.player, player
        known = replace(
            known, player=lambda level, seat, seed: mine if seat == scenario.you else usual(level, seat, seed)
        )
    return Session.new(replace(setup, seats=tuple(seats)), game=known, kept_lines=False)


class Wanderer:
    """A seat that mostly plays as another one, and now and then whatever the rules allow."""

    def __init__(self, usual: Player, seed: int, often: float) -> None:
        self.usual = usual
        self._lot = random.Random(seed)
        self._often = often
        self.level, self.seat, self.looks_back = usual.level, usual.seat, usual.looks_back

    def choose(self, view: SwallowsView) -> int:
        """An action of those that are asked."""
        if self._lot.random() < self._often:
            return self._lot.choice(view.asked)
        return self.usual.choose(view)

    def offer(self, view: SwallowsView) -> int | None:
        """An action out of turn, or None."""
        if self._lot.random() < self._often / 4 and view.legal:
            entry = self._lot.choice(view.legal)
            return self._lot.choice(entry) if isinstance(entry, range) else int(entry)
        return self.usual.offer(view)


def solve(
    scenario: Scenario, game: Playable, tries: int, advance: Callable[[], None] = lambda: None, level: str = "normal"
) -> Try | None:
    """A try that reaches every goal, found by wandering off the ways of a level; None if there was none."""
    for number in range(tries):
        often = (0.0, 0.05, 0.15, 0.3, 0.5)[number % 5]
        usual = game.player(level, scenario.you, number)
        try:
            found = tried(scenario, game, level, 0, Wanderer(usual, number, often))
        except IllegalAction:
            continue
        advance()
        if all(found.verdict.reached):
            return found
    return None


def par(scenario: Scenario, game: Playable, tries: int, level: str = "expert") -> int:
    """The stars of the middle one of so many tries of a level."""
    return median_low(sorted(tried(scenario, game, level, number).verdict.stars for number in range(1, tries + 1)))
