"""Tastes: what a character makes of an answer beside what it brings, M, and grudges it bears as a referee.

Of a seat without tastes every answer is worth what playing on shows. No taste is so strong that it makes a fool of a
seat: none stops a team in the knock-out, attacks for a goal that brings nothing, changes a die to no effect, or decides
against Germany (S4.9).
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.game import Told
from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.match_context import NORMAL, Weights
from swallows_gui.games.swallows.ai.questions import card_of, verb
from swallows_gui.games.swallows.ai.refereeing import die_worths, harmed_by, later_penalty
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.actions import ARGUMENT, CHANGE_DIE, DECLINE, OBJECT, PENALTY, PLAY, RULE
from swallows_gui.games.swallows.rules.tables import RED
from swallows_gui.games.swallows.rules.view import SwallowsView

_TELLING: Final = (
    e.TeamAssigned, e.MatchStarted, e.RefereeSettled, e.BribeOffered, e.BribeAccepted, e.EnvelopeTaken, e.Awarded,
)  # fmt: skip
_WANTED = 0.15
"""M from which on a goal, or a change of the die, is one that somebody wants."""
_GREEDIER = 0.1
"""So much greed for each 1M of spite against who offers."""


def of(view: SwallowsView, action: int, weights: Weights, position: Callable[[SwallowsView], Position]) -> float:
    """What a seat with these weights would give to answer so, M; below 0 to answer otherwise."""
    match verb(action):
        case what if what == DECLINE:
            return _to_stop(view, weights, position) if weights.stamina and view.step == "attack" else 0.0
        case what if what == PLAY:
            return -weights.hoarding if view.tables.card_colour[card_of(action)] == RED else 0.0
        case what if what == OBJECT:
            return weights.touchiness
        case what if what in (PENALTY, CHANGE_DIE, RULE) and view.seat == view.referee:
            return _as_referee(view, action, weights, position) if _has_any_as_referee(weights) else 0.0
    return 0.0


def _to_stop(view: SwallowsView, weights: Weights, position: Callable[[SwallowsView], Position]) -> float:
    if weights.stamina < 0:
        return 0.0 if view.knockout else -weights.stamina
    side = 0 if view.initiative == view.home else 1
    return -weights.stamina if position(view).stakes.goal[side] > weights.pride + _WANTED else 0.0


def _has_any_as_referee(weights: Weights) -> bool:
    return bool(weights.spite or weights.restraint or weights.patience != NORMAL.patience)


def _as_referee(
    view: SwallowsView, action: int, weights: Weights, position: Callable[[SwallowsView], Position]
) -> float:
    seen = position(view)
    what, harmed, taste = verb(action), harmed_by(seen, action), 0.0
    team = None if harmed is None else (view.home, view.away)[harmed]
    if team is None or view.field[team] == view.tables.germany:
        return 0.0
    if what == PENALTY:
        taste += (NORMAL.patience - weights.patience) * later_penalty(seen)
    if what == CHANGE_DIE:
        if not _matters(seen, (action & ARGUMENT) - 1):
            return -max(0.0, weights.restraint)
        taste -= weights.restraint
    if weights.spite and view.trainer[team] in foes(view.history, view.seat):
        taste += weights.spite
    return taste


def _matters(position: Position, delta: int) -> bool:
    worths = die_worths(position)
    return abs(worths[delta] - worths[0]) > _WANTED


def towards(view: SwallowsView, weights: Weights) -> Weights:
    """A referee's weights towards the offering seat: he asks more of a foe."""
    if not weights.spite or view.offer is None or view.offer[0] not in foes(view.history, view.seat):
        return weights
    return replace(weights, greed=weights.greed + _GREEDIER * weights.spite)


def foes(history: Sequence[Told], seat: int | None) -> frozenset[int]:
    """Who has outbid a seat so far in the tournament, or as referee given a penalty out of the blue against it."""
    trainer: dict[str, int] = {}
    sides, offered, referee = ("", ""), "", None
    found: set[int] = set()
    for event in of_kinds(history, *_TELLING):
        match event:
            case e.TeamAssigned():
                trainer[event.team] = event.seat
            case e.MatchStarted():
                sides, offered = (event.home, event.away), ""
            case e.RefereeSettled():
                referee = event.seat
            case e.BribeOffered() if event.seat == seat:
                offered = event.team
            case e.BribeAccepted() if event.seat != seat and offered not in ("", event.team):
                found.add(event.seat)
            case e.Awarded(cause="referee") if referee is not None:
                against = sides[event.team == sides[0]]
                if trainer.get(against) == seat:
                    found.add(referee)
    return frozenset(found - {seat})
