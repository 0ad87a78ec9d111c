"""Random playouts: whole games of random decisions, and the invariants that must hold at every moment of any game.

`check_playout` plays one game with every check and raises `Broken`.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import SEAT_SHIFT, Choices, Event, Game, IllegalAction, Json, seat_of
from swallows_gui.engine.history import History
from swallows_gui.lab.game_lab import GameLab
from swallows_gui.records.games import GameKind

MOST_PUSHES: Final = 20_000
"""A game longer than this will not end."""


class Broken(AssertionError):
    """An invariant does not hold: which, in the playout of which seed, after how many pushes."""

    def __init__(self, what: str, seed: int, pushes: int) -> None:
        super().__init__(f"{what} (seed {seed}, after {pushes} pushes)")
        self.what = what
        self.seed = seed
        self.pushes = pushes


@dataclass(frozen=True, slots=True)
class Playout:
    """One random game that kept every invariant."""

    seed: int
    decisions: int
    """Pushes chosen among at least two actions, those out of turn included."""
    forced: int
    out_of_turn: int
    checked: int
    """Moments at which everything was checked."""


def setup_of(lab: GameLab, seed: int) -> Json:
    """The options of the playout with this seed: the game's setups take turns."""
    return {"seats": lab.usual_seats, **lab.options(), **lab.setups[seed % len(lab.setups)]}


def check_playout(lab: GameLab, seed: int, every: int = 7) -> Playout:
    """Play one random game; all invariants are checked at every `every`th push, the cheap ones at every push.

    Raises `Broken`.
    """
    kind, options = lab.playable.kind, setup_of(lab, seed)
    game = kind.new(options, seed)
    start = list(game.start_events)
    history = History(game)
    chance = Seeded(seed + 1)
    lot = Random(seed).random
    actions: list[int] = []
    told: list[list[Event]] = []
    decisions = forced = outside = checked = 0
    while history.game.to_move is not None:
        game = history.game
        if len(actions) > MOST_PUSHES:
            raise Broken("the game does not end", seed, len(actions))
        try:
            if len(actions) % every == chance.below(every):
                _check_all(lab, history, chance)
                checked += 1
            action, unasked = lab.choose(game, lot)
            if unasked:
                outside += 1
            if unasked or lab.is_choice(game):
                decisions += 1
            else:
                forced += 1
            if game.notation.action_from_json(seat_of(action), _plain(game.notation.action_to_json(action))) != action:
                raise AssertionError(f"action {action} is not itself after being written")
            told.append(history.push(action))
            actions.append(action)
            lab.check_position(history.game)
        except (AssertionError, IllegalAction) as error:
            raise Broken(str(error), seed, len(actions)) from error
    try:
        _check_all(lab, history, chance)
        _check_replay(kind, options, seed, start, actions, told)
    except AssertionError as error:
        raise Broken(str(error), seed, len(actions)) from error
    return Playout(seed, decisions, forced, outside, checked)


def _check_all(lab: GameLab, history: History[Game], chance: Seeded) -> None:
    game = history.game
    state = game.to_state()
    _demand(game.copy().to_state() == state, "a copy differs")
    again = lab.playable.kind.restore(_plain(state))
    _demand(_plain(again.to_state()) == _plain(state), "the state read back differs")
    for seat in (*range(game.seats), None):
        view = game.view(seat)
        _demand(again.view(seat) == view, f"the view of seat {seat} differs after reading the state back")
        sampled = view.sample(Seeded(chance.below(1 << 20)))
        lab.check_position(sampled)
        _demand(sampled.view(seat) == view, f"a sample of seat {seat}'s view looks different to it")
    _check_offered(game, chance)
    _demand(game.to_state() == state, "looking changed the game")
    _check_undo(history, state)


def _check_undo(history: History[Game], state: Mapping[str, Any]) -> None:
    """What was undone comes back the same."""
    if not history.past:
        return
    moves = min(3, len(history.past))
    gone = history.undo(moves)
    for move in gone:
        _demand(history.redo() == move.events, "redo tells other events than what was undone")
    _demand(history.game.to_state() == state, "redo leads to another state")


def _check_offered(game: Game, chance: Seeded) -> None:
    """Every action offered is accepted, and one not offered is refused and changes nothing."""
    public = game.view(None)
    _demand(set(game.may_act()) <= set(public.may_act), "a seat may act that the public facts rule out")
    for seat in range(game.seats):
        legal = game.legal_actions(seat)
        _demand(game.view(seat).legal == legal, "a view offers other actions than the game")
        for entry in legal:
            some = {entry[0], entry[-1], entry[chance.below(len(entry))]} if isinstance(entry, range) else {entry}
            for action in some:
                game.copy().push(action)
        _demand_refusal(game, legal, seat << SEAT_SHIFT | chance.below(1 << 17))


def _demand_refusal(game: Game, legal: Choices, action: int) -> None:
    if action in legal or game.to_move is None:
        return
    before = game.to_state()
    try:
        game.push(action)
    except IllegalAction:
        _demand(game.to_state() == before, "a refused action changed the game")
    else:
        raise AssertionError(f"action {action} was not offered and is accepted")


def _check_replay(
    kind: GameKind,
    options: Mapping[str, Any],
    seed: int,
    start: list[Event],
    actions: list[int],
    told: list[list[Event]],
) -> None:
    """The same header and moves lead to the same events."""
    game = kind.new(options, seed)
    _demand(game.start_events == start, "the game starts differently the second time")
    for action, events in zip(actions, told, strict=True):
        _demand(game.push(action) == events, "the same move tells other events the second time")
    for events in (start, *told):
        for event in events:
            _plain(game.notation.event_to_json(event))


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)
