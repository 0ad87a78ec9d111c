"""Random playouts: whole games of random decisions, and the invariants that must hold at every moment of them.

`choose` draws one decision, for benchmarks too; `check_playout` plays one game with every check and raises `Broken`.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Choices, Event, IllegalAction, seat_of
from swallows_gui.engine.history import History
from swallows_gui.engine.swallows.actions import BET_KINDS
from swallows_gui.engine.swallows.bribes import OpenToBribes
from swallows_gui.engine.swallows.cards import pile_size
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.engine.swallows.payout import fees, reached
from swallows_gui.lab.playing import new_game

OUT_OF_TURN = 0.03
"""The share of the moments open to it at which something is done out of turn."""
MOST_PUSHES = 20_000
"""A game longer than this will not end."""

SETUPS: tuple[Mapping[str, Any], ...] = (
    {},
    {"distribution": "random"},
    {"seats": 6},
    {"seats": 3, "groups": "hand"},
    {"seats": 2, "bribe_cap": 10},
    {"seats": 5, "free_heads": True, "distribution": "random"},
    {"format": "friendly", "seats": 3, "knockout": True},
    {"format": "friendly", "seats": 2},
)
"""Options that playouts take in turn."""


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


def choose(game: Swallows, lot: Callable[[], float]) -> tuple[int, bool]:
    """A random action, and whether it is out of turn: an entry evenly, then evenly inside a range.

    `lot` draws evenly from 0 to 1; for what is forced none is drawn.
    """
    if isinstance(game.step, OpenToBribes) and lot() < OUT_OF_TURN:
        action = out_of_turn(game, lot)
        if action is not None:
            return action, True
    legal = game.legal
    return legal[int(lot() * len(legal))] if len(legal) > 1 else legal[0], False


def out_of_turn(game: Swallows, lot: Callable[[], float]) -> int | None:
    """A random action of a random seat that may act out of turn, or None if none may."""
    step = game.step
    able = [entries for seat in range(game.seats) if (entries := step.out_of_turn(game, seat))]
    return _any(able[int(lot() * len(able))], lot) if able else None


def _any(entries: list[int | range], lot: Callable[[], float]) -> int:
    entry = entries[int(lot() * len(entries))]
    return entry[int(lot() * len(entry))] if isinstance(entry, range) else entry


def check_playout(seed: int, every: int = 7) -> Playout:
    """Play one random game; all invariants are checked at every `every`th push, the cheap ones at every push.

    Raises `Broken`.
    """
    options = SETUPS[seed % len(SETUPS)]
    seats = int(options.get("seats", 4))
    game = new_game(options, seats, seed)
    start = list(game.start_events)
    history = History(game)
    chance = Seeded(seed + 1)
    lot = Random(seed).random
    actions: list[int] = []
    told: list[list[Event]] = []
    decisions = forced = outside = checked = 0
    while history.game.mover >= 0:
        game = history.game
        if len(actions) > MOST_PUSHES:
            raise Broken("the game does not end", seed, len(actions))
        try:
            if len(actions) % every == chance.below(every):
                _check_all(history, chance)
                checked += 1
            action, unasked = choose(game, lot)
            if unasked:
                outside += 1
            if unasked or len(game.legal) > 1:
                decisions += 1
            else:
                forced += 1
            if game.notation.action_from_json(seat_of(action), _plain(game.notation.action_to_json(action))) != action:
                raise AssertionError(f"action {action} is not itself after being written")
            told.append(history.push(action))
            actions.append(action)
            check_cards(history.game)
            check_money(history.game)
        except (AssertionError, IllegalAction) as error:
            raise Broken(str(error), seed, len(actions)) from error
    try:
        _check_all(history, chance)
        _check_replay(options, seats, seed, start, actions, told)
    except AssertionError as error:
        raise Broken(str(error), seed, len(actions)) from error
    return Playout(seed, decisions, forced, outside, checked)


def _check_all(history: History[Swallows], chance: Seeded) -> None:
    game = history.game
    state = game.to_state()
    _demand(game.copy().to_state() == state, "a copy differs")
    again = Swallows.from_state(game.tables, _plain(state))
    _demand(_plain(again.to_state()) == _plain(state), "the state read back differs")
    for seat in (*range(game.seats), None):
        view = game.view(seat)
        _demand(again.view(seat) == view, f"the view of seat {seat} differs after reading the state back")
        sampled = view.sample(Seeded(chance.below(1 << 20)))
        check_cards(sampled)
        check_money(sampled)
        _demand(sampled.view(seat) == view, f"a sample of seat {seat}'s view looks different to it")
    _check_offered(game, chance)
    _demand(game.to_state() == state, "looking changed the game")
    _check_undo(history, state)


def _check_undo(history: History[Swallows], state: Mapping[str, Any]) -> None:
    """What was undone comes back the same."""
    if not history.past:
        return
    moves = min(3, len(history.past))
    gone = history.undo(moves)
    for move in gone:
        _demand(history.redo() == move.events, "redo tells other events than what was undone")
    _demand(history.game.to_state() == state, "redo leads to another state")


def _check_offered(game: Swallows, chance: Seeded) -> None:
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
        _demand_refusal(game, legal, seat << 20 | chance.below(1 << 17))


def _demand_refusal(game: Swallows, legal: Choices, action: int) -> None:
    if action in legal or game.mover < 0:
        return
    before = game.to_state()
    try:
        game.push(action)
    except IllegalAction:
        _demand(game.to_state() == before, "a refused action changed the game")
    else:
        raise AssertionError(f"action {action} was not offered and is accepted")


def _check_replay(
    options: Mapping[str, Any], seats: int, seed: int, start: list[Event], actions: list[int], told: list[list[Event]]
) -> None:
    """The same header and moves lead to the same events."""
    game = new_game(options, seats, seed)
    _demand(game.start_events == start, "the game starts differently the second time")
    for action, events in zip(actions, told, strict=True):
        _demand(game.push(action) == events, "the same move tells other events the second time")
    for events in (start, *told):
        for event in events:
            _plain(game.notation.event_to_json(event))


def check_cards(game: Swallows) -> None:
    """Every card is in exactly one place (S0.1, S1.6); none is dealt before the groups are full. `AssertionError`."""
    places = list(_places(game))
    if not places:
        return
    _demand(sorted(places) == list(range(len(game.tables.card_id))), "a card is in no place or in two")
    _demand(pile_size(game) >= 0, "more cards drawn than the pile has")
    _demand(set(game.veiled) <= set(game.aside), "a veiled card is not set aside")


def _places(game: Swallows) -> Iterator[int]:
    for hands in (game.greens, game.blues, game.reds, game.used, game.spent):
        for hand in hands:
            yield from hand
    yield from game.pile[game.pile_at :]
    yield from game.discard
    for _seat, cards in game.handed:
        yield from cards
    yield from game.removed
    yield from game.aside


def check_money(game: Swallows) -> None:
    """No rouble appears or is lost: cash and stakes are what the seats began with, plus what is paid out (S2, S9)."""
    strength = game.tables.nation_strength
    staked = sum(strength[game.field[team]] for slip in game.bets for team, _ in slip)
    total = game.seats * game.form.economy.cash
    if game.mover < 0:
        total += sum(amount for _, amount in fees(game)) + _winnings(game)
    _demand(sum(game.cash) + staked == total, "money appeared or is lost")
    _demand(min(game.cash) >= 0, "a seat owes money")
    _demand(sum(game.flow) == 0, "bribes paid and received differ")


def _winnings(game: Swallows) -> int:
    won = 0
    for slip in game.bets:
        for team, kind in slip:
            pay = game.form.economy.bets[BET_KINDS[kind]]
            won += pay.amount if team in reached(game, pay.stage) else 0
    return won


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)
