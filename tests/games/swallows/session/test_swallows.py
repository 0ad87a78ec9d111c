"""Sessions of Millions of Swallows itself: whole games, undo on the way, holds, and nothing that leaks."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.engine.game import Choices, Json, Told
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.records import read
from swallows_gui.records.record import SnapshotLine
from swallows_gui.session import Change, Seat, Session, Setup, verify

FRIENDLY: Json = {"format": "friendly", "knockout": True}
TOURNAMENT: Json = {"format": "sixteen"}


def seats(who: str) -> tuple[Seat, ...]:
    return tuple(
        Seat(f"Seat {number}") if letter == "h" else Seat(f"Seat {number}", "ai", "random")
        for number, letter in enumerate(who)
    )


def begun(options: Json, who: str, seed: int, path: Path | None = None, **more: Any) -> Session:
    return Session.new(Setup({**options, **more}, seats(who), seed=seed), path=path)


def any_of(choices: Choices, chance: random.Random) -> int:
    entry = choices[chance.randrange(len(choices))]
    return chance.choice(entry) if isinstance(entry, range) else int(entry)


def play(session: Session, chance: random.Random) -> Iterator[Change]:
    """Play on at random to the end, stepping in now and then."""
    while not session.over:
        change = session.step()
        if change is None:
            stepping_in = [seat for seat in session.may_act() if seat in session.humans() and len(session.legal(seat))]
            mover = session.to_move
            assert mover is not None
            seat = chance.choice(stepping_in) if stepping_in and chance.random() < 0.05 else mover
            change = session.act(any_of(session.legal(seat), chance))
        yield change


@pytest.mark.parametrize("who", ["aa", "aaa"])
def test_a_friendly_is_played_recorded_and_verified(who: str, tmp_path: Path) -> None:
    for seed in range(10):
        path = tmp_path / f"{seed}.swallows"
        with begun(FRIENDLY, who, seed, path) as session:
            session.run()
            assert session.over
            assert verify(path).moves == session.n
            assert read(path).result == session.result


def test_a_tournament_is_resumed_and_ends_as_if_never_left(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    with begun(TOURNAMENT, "aaaa", 2, path) as session:
        session.run(stop=lambda: session.n >= 300)
        assert session.n == 300
        with Session.load(path, in_memory=True) as twin:
            session.run()
            twin.run()
            assert twin.result == session.result
            assert twin.view(2).history == session.view(2).history
    assert verify(path).over
    assert list(tmp_path.iterdir()) == [path], "in memory nothing is written"


def test_every_match_start_has_a_snapshot_to_go_on_from(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    with begun(TOURNAMENT, "aaaa", 3, path) as session:
        session.run()
    lines = read(path).lines
    started = [
        number
        for number, line in enumerate(lines)
        if any(event["type"] == "match_started" for event in getattr(line, "events", ()))
    ]
    assert len(started) == 31
    assert all(isinstance(lines[number + 1], SnapshotLine) for number in started)


@pytest.mark.parametrize(("options", "who"), [(FRIENDLY, "hhh"), (FRIENDLY, "haa"), (TOURNAMENT, "haah")])
def test_taking_back_and_playing_again_changes_nothing(options: Json, who: str, tmp_path: Path) -> None:
    """In as many games as it takes to take back a dozen times: how often one game offers it is a matter of the deck."""
    chance = random.Random(5)
    taken_back = 0
    for seed in range(8, 28):
        path = tmp_path / f"{seed}.swallows"
        already = taken_back
        with begun(options, who, seed, path, take_back="free") as session:
            for _ in play(session, chance):
                for seat in session.humans():
                    if chance.random() <= 0.3 and session.can_undo(seat) is not None:
                        take_back_and_play_again(session, seat)
                        taken_back += 1
                if session.n > 250:
                    break
        assert verify(path).undone >= taken_back - already
        if taken_back > 12:
            break
    assert taken_back > 12


def take_back_and_play_again(session: Session, seat: int) -> None:
    """Undo and redo; every view must be what it was."""
    before = [(session.view(one), session.view(one).history) for one in (0, 1, 2, None)]
    n = session.n
    session.undo(seat)
    assert session.n < n
    session.redo(seat)
    assert [(session.view(one), session.view(one).history) for one in (0, 1, 2, None)] == before


def named(session: Session, seat: int, kind: str) -> list[int]:
    """The single actions of a kind that a seat may take."""
    single = [action for action in session.legal(seat) if isinstance(action, int)]
    return [action for action in single if session.action_json(action)["type"] == kind]


def test_a_betting_slip_is_one_row_and_free_until_the_next_seat_decides() -> None:
    session = begun(TOURNAMENT, "hhaa", 4, distribution="random", take_back="never")
    while not named(session, 0, "bet"):
        assert session.step() is not None
    while not named(session, 0, "hand_in"):
        session.act(named(session, 0, "bet")[0])
    session.act(named(session, 0, "hand_in")[0])
    assert session.to_move == 1
    offer = session.can_undo(0)
    assert offer is not None
    assert offer.free
    assert session.action_json(offer.row[0])["type"] == "bet"
    assert session.action_json(offer.row[-1])["type"] == "hand_in"
    session.act(named(session, 1, "bet")[0])
    assert session.can_undo(0) is None
    mine = session.can_undo(1)
    assert mine is not None
    assert mine.free
    assert [session.action_json(action)["type"] for action in mine.row] == ["bet"]


def test_play_holds_only_where_a_human_can_still_pay_the_referee_of_its_own_match() -> None:
    held = could = 0
    for seed in range(12):
        session = begun(TOURNAMENT, "haaa", seed)
        chance = random.Random(seed)
        for _ in play(session, chance):
            view = session.view(0)
            assert isinstance(view, SwallowsView)
            if session.can_hold(0):
                could += 1
                assert session.to_move == view.referee != 0
                assert any(isinstance(entry, range) for entry in view.legal)
            if session.needs_hold(0):
                held += 1
                assert session.can_hold(0)
                own = {team for team, trainer in enumerate(view.trainer) if trainer == 0} | {
                    team for team, _ in view.bets
                }
                assert own & {view.home, view.away}
        if held and could > held:
            break
    assert held
    assert could > held


def test_among_several_people_play_holds_by_what_all_know_and_never_by_a_slip_or_a_purse() -> None:
    held = only_bet = 0
    for seed in range(12):
        session = begun(TOURNAMENT, "haha", seed)
        chance = random.Random(seed)
        for _ in play(session, chance):
            public = session.view(None)
            assert isinstance(public, SwallowsView)
            for seat in (0, 2):
                own = {team for team, trainer in enumerate(public.trainer) if trainer == seat}
                sides = {public.home, public.away}
                decides = public.step in ("referee_die", "edge", "whistle") and session.to_move in (1, 3)
                if public.step == "edge" and public.attack is not None:
                    decides &= not public.bound[0 if public.attack.team == public.away else 1]
                assert session.needs_hold(seat) == bool(decides and own & sides and seat in public.may_act)
                held += session.needs_hold(seat)
                view = session.view(seat)
                assert isinstance(view, SwallowsView)
                only_bet += session.can_hold(seat) and not own & sides and any(team in sides for team, _ in view.bets)
        if held and only_bet:
            break
    assert held
    assert only_bet


@pytest.mark.parametrize("seed", range(3))
def test_nothing_a_seat_may_not_know_reaches_it(seed: int) -> None:
    session = begun(TOURNAMENT, "haah", seed)
    chance = random.Random(seed)
    told: dict[int | None, list[Told]] = {seat: list(session.view(seat).history) for seat in (None, 0, 1, 2, 3)}

    def listen(change: Change) -> None:
        for seat in told:
            told[seat] += change.events(seat)
        assert "card" not in repr(change)

    session.subscribe(listen)
    for _ in play(session, chance):
        pass
    for seat, events in told.items():
        assert tuple(events) == session.view(seat).history
        assert session.events_since(seat) == events
        trainer = dict(zip(_codes(session), session.view(None).trainer, strict=True))  # type: ignore[attr-defined]
        for event in events:
            if event["type"] == "bet_placed":
                assert event["seat"] == seat
            if event["type"] in ("cards_drawn", "team_eliminated") and event.get("reason") != "personal":
                assert ("cards" in event) == (seat is not None and trainer[event["team"]] == seat)
            if event["type"] == "cards_stolen":
                assert ("cards" in event) == (seat in (trainer[event["team"]], trainer[event["from"]]))
            assert "seed" not in event


def _codes(session: Session) -> list[str]:
    view = session.view(None)
    assert isinstance(view, SwallowsView)
    return [view.tables.nation_code[nation] for nation in view.field]
