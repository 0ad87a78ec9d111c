"""The rules of every game: invariants of random games, what is legal, what is refused and why, what is hidden."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bench.leaks import check_leaks
from bench.playouts import check_playout
from swallows_gui.catalogue.rulebook import load_rulebook, reason_clauses
from swallows_gui.engine.game import SEAT_SHIFT, Game, IllegalAction, Json, seat_of
from swallows_gui.engine.history import History
from swallows_gui.lab.game_lab import GameLab
from swallows_gui.session.view_pickling import pack, unpack
from swallows_gui.title import Title
from tests.games.contract.whole import EVERYTHING, FACTS, Whole, beginning, entries, whole, wholes

WILD = (-1, 1 << 40, 19 << SEAT_SHIFT, 0xFF000, 0xFFFFF, 0x00FFF)
"""Numbers that are no action anywhere."""


def moments(lab: GameLab, played: Whole, many: int) -> Iterator[Game]:
    """The game at so many moments, evenly spread over its course, begun anew: not to be changed."""
    game = beginning(lab, played.seed)
    step = max(1, len(played.actions) // many)
    for number, action in enumerate(played.actions):
        if number % step == 0:
            yield game
        game.push(action)
    yield game


def text_of(state: Json) -> str:
    """A state to the byte."""
    return json.dumps(state, sort_keys=True)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_random_game_keeps_every_invariant(game: str, lab: GameLab, seed: int) -> None:
    every = max(1, len(whole(game, seed).actions) // 8)
    assert check_playout(lab, seed, every).checked > 0


def test_what_a_seat_cannot_know_changes_nothing_for_it(game: str, lab: GameLab) -> None:
    checked = sum(
        check_leaks(
            lab, seed, max(1, len(whole(game, seed).actions) // 6), ("random", "easy", "normal")
        ).positions
        for seed in (1, 2)
    )  # fmt: skip
    assert checked >= 4


def test_all_that_is_taken_back_comes_again_to_the_byte(game: str, lab: GameLab) -> None:
    played = whole(game, 3)
    history = History(beginning(lab, 3))
    states = [text_of(history.game.to_state())]
    for action in played.actions[:200]:
        history.push(action)
        states.append(text_of(history.game.to_state()))
    history.undo(len(states) - 1)
    assert text_of(history.game.to_state()) == states[0]
    for state, events in zip(states[1:], played.told, strict=False):
        assert history.redo() == events
        assert text_of(history.game.to_state()) == state


def test_another_deed_after_a_take_back_meets_the_same_chance(game: str, lab: GameLab) -> None:
    """What is undone gives its dice back: a game that went another way meanwhile rolls them again."""
    played = whole(game, 2)
    history = History(beginning(lab, 2))
    for number, action in enumerate(played.actions[:120]):
        others = [each for each in entries(history.game.legal_actions(seat_of(action))) if each != action]
        if others:
            history.push(others[-1])
            history.undo(1)
        assert history.push(action) == played.told[number]


def test_every_state_is_read_back_as_it_was_written(game: str, lab: GameLab) -> None:
    played, restore = whole(game, 1), lab.playable.kind.restore
    running = beginning(lab, 1)
    for action in played.actions[:300]:
        running.push(action)
        written = json.loads(json.dumps(running.to_state()))
        assert json.loads(json.dumps(restore(written).to_state())) == written


def test_a_game_goes_on_from_any_of_its_states(game: str, lab: GameLab) -> None:
    played = whole(game, 4)
    running, due = beginning(lab, 4), {len(played.actions) * part // 5 for part in range(5)}
    for number, action in enumerate(played.actions):
        if number in due:
            later = lab.playable.kind.restore(json.loads(json.dumps(running.to_state())))
            told = [later.push(each) for each in played.actions[number:]]
            assert told == played.told[number:], f"from move {number}"
            assert later.to_state() == played.game.to_state()
        running.push(action)


def test_a_state_that_lacks_a_field_is_refused_or_read_as_it_was(game: str, lab: GameLab) -> None:
    kind, refused = lab.playable.kind, 0
    state = json.loads(json.dumps(next(moments(lab, whole(game, 1), 1)).to_state()))
    for name in state:
        try:
            read = kind.restore({key: value for key, value in state.items() if key != name})
        except Exception:  # "may raise whatever a wrong state causes"
            refused += 1
        else:
            assert read.to_state() == state, name
    assert refused > len(state) / 2


def test_legal_is_what_push_takes_and_whatever_it_refuses_has_a_clause(game: str, lab: GameLab, title: Title) -> None:
    played, lot = whole(game, 1), Random(5)
    codes, book = reason_clauses(title.rules), load_rulebook(title.rules, "en")
    seats = played.game.seats
    known = sorted({*played.actions, *(each % (1 << SEAT_SHIFT) | 1 << SEAT_SHIFT for each in played.actions)})
    met: set[str] = set()
    for moment in moments(lab, played, 12):
        state = text_of(moment.to_state())
        for action in (*lot.sample(known, min(25, len(known))), *(entries(moment.legal_actions(seat_of(known[-1]))))):
            reason = moment.view(seat_of(action)).refusal(action)
            assert (reason is None) == (action in moment.legal_actions(seat_of(action)))
            if reason is None:
                moment.copy().push(action)
                continue
            with pytest.raises(IllegalAction) as caught:
                moment.push(action)
            assert caught.value.reason == reason
            assert book.clause(codes[reason.code]).text
            met.add(reason.code)
        for action in WILD:
            assert not any(action in moment.legal_actions(seat) for seat in range(seats))
            with pytest.raises(IllegalAction):
                moment.push(action)
        assert text_of(moment.to_state()) == state
    assert len(met) >= 2
    over = lab.playable.kind.restore(json.loads(json.dumps(played.game.to_state())))
    assert over.result == played.game.result is not None
    assert not any(over.legal_actions(seat) for seat in range(seats))
    with pytest.raises(IllegalAction):
        over.push(played.actions[-1])


def owners(running: Any, event: Json) -> set[int]:
    """Whose an event is that others do not see whole."""
    teams = [event[name] for name in ("team", "from") if name in event and isinstance(event[name], str)]
    if "seat" in event or not teams:
        return {event["seat"]}
    return {running.notation.trainer[running.notation.codes.index(team)] for team in teams}


def test_no_event_shows_what_a_seat_may_not_see(game: str) -> None:
    """Whoever owns a hidden event sees it whole, everybody else without what is hidden, and all see the rest."""
    hidden, met = FACTS[game].hidden, set()
    for played in wholes(game):
        notation = played.game.notation
        for event in played.events:
            covered = hidden.get(event["type"]) if event.get("reason") != "personal" else None
            for seat in (*range(played.game.seats), None):
                seen = notation.redact(event, seat)
                if covered is None or seat in owners(played.game, event):
                    assert seen == event
                    continue
                met.add(event["type"])
                if covered == EVERYTHING:
                    assert seen is None
                    continue
                assert seen is not None
                assert covered not in seen
                assert {key: seen[key] for key in event if key != covered} == {
                    key: value for key, value in event.items() if key != covered
                }
                told = json.dumps([value for key, value in seen.items() if key not in event])
                assert not any(f'"{each}"' in told for each in _texts(event[covered]))
    assert hidden.keys() - met <= FACTS[game].rare


def test_a_secret_choice_is_known_to_whoever_made_it(game: str) -> None:
    """What an action tells first, and hides, is its own seat's where it has a field of the action, word for word."""
    hidden = FACTS[game].hidden
    for played in wholes(game):
        notation = played.game.notation
        for action, events in zip(played.actions, played.told, strict=True):
            chosen = notation.action_to_json(action)
            for event in map(notation.event_to_json, events[:1]):
                covered = hidden.get(event["type"])
                fields = [covered] if covered != EVERYTHING else [name for name in event if name != "type"]
                if covered is not None and any(name in chosen and chosen[name] == event[name] for name in fields):
                    assert seat_of(action) in owners(played.game, event), event["type"]


def _texts(value: Any) -> list[str]:
    return [each for each in (value if isinstance(value, list) else [value]) if isinstance(each, str)]


def test_a_view_arrives_in_another_process_as_it_was_sent(game: str, lab: GameLab) -> None:
    for moment in moments(lab, whole(game, 2), 5):
        for seat in range(moment.seats):
            view = moment.view(seat)
            assert unpack(pack(game, view)) == view


def test_who_looks_on_may_do_nothing(game: str, lab: GameLab) -> None:
    for moment in moments(lab, whole(game, 2), 9):
        public = moment.view(None)
        assert not public.legal
        assert not public.asked
        assert public.to_move == moment.to_move
        for seat in range(moment.seats):
            view = moment.view(seat)
            assert view.seat == seat
            if seat not in (moment.to_move, *moment.may_act()):
                assert not view.legal


def test_all_that_a_view_declares_can_be_asked_of_it(game: str, lab: GameLab) -> None:
    for moment in moments(lab, whole(game, 2), 3):
        for seat in (None, 0):
            view = moment.view(seat)
            declared = {name for kind in type(view).__mro__ for name in vars(kind) if not name.startswith("_")}
            assert declared
            assert all(hasattr(view, name) for name in declared)


def test_all_there_is_can_be_looked_at_when_a_game_is_over(game: str, lab: GameLab) -> None:
    playable = lab.playable
    if playable.open_view is not None:
        assert playable.open_view(whole(game, 1).game).section == whole(game, 1).game.view(None).section
    elif playable.all_open:
        views: list[Any] = [whole(game, 1).game.view(seat) for seat in (0, 1)]
        assert playable.knows(views[0]) == playable.knows(views[1])
