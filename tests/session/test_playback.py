"""A record looked at again: the same views as when it was played, and no secret of a game that is not over (S0.6)."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.records import read
from swallows_gui.records.read import read_bytes, seal
from swallows_gui.records.record import (
    CannotGoOn,
    DamagedRecord,
    MoveLine,
    NewerRules,
    SnapshotLine,
    StartLine,
    UndoLine,
)
from swallows_gui.records.verify import replay
from swallows_gui.session.replay import OPEN, Playback
from tests.games.swallows.session.test_swallows import FRIENDLY, TOURNAMENT, begun, play
from tests.records import tiny
from tests.session import table


@pytest.fixture(autouse=True)
def _tiny_game() -> Iterator[None]:
    table.use()
    yield
    table.use()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament from the draft to the pay-out."""
    path = tmp_path_factory.mktemp("whole") / "whole.swallows"
    with begun(TOURNAMENT, "aaaa", 11, path) as session:
        session.run()
    return path


def test_a_whole_tournament_forwards_and_backwards_shows_what_was_seen_then(whole: Path) -> None:
    record = read(whole)
    playback = Playback(record)
    everybody = (None, 0, 1, 2, 3)
    seen = [
        [moment.game.view(eyes) for eyes in everybody]
        for moment in replay(record)
        if isinstance(moment.line, (StartLine, MoveLine)) and moment.game is not None
    ]
    assert playback.last == len(record.standing) == len(seen) - 1
    for position in (*range(playback.last + 1), *reversed(range(playback.last + 1))):
        assert [playback.view(position, eyes) for eyes in everybody] == seen[position]


def test_the_events_of_all_positions_are_the_history_of_the_last(whole: Path) -> None:
    playback = Playback.load(whole)
    for eyes in playback.eyes:
        told = [event for position in range(playback.last + 1) for event in playback.events(position, eyes)]
        assert tuple(told) == playback.view(playback.last, eyes).history
    assert list(playback.view(playback.last, OPEN).history) == read(whole).events


def test_any_position_is_reached_from_any_other(whole: Path) -> None:
    playback, stepwise = Playback.load(whole), Playback.load(whole)
    views = [stepwise.view(position, OPEN) for position in range(stepwise.last + 1)]
    chance = random.Random(3)
    for _ in range(300):
        position = chance.randrange(playback.last + 1)
        assert playback.view(position, OPEN) == views[position]
        assert playback.position(playback.move(position)) == position


def test_the_open_view_has_every_hand_slip_and_purse(whole: Path) -> None:
    playback = Playback.load(whole)
    for position in range(0, playback.last, 97):
        view = playback.view(position, OPEN)
        assert isinstance(view, SwallowsView)
        assert view.all_bets is not None
        assert view.all_cash is not None
        for team, trainer in enumerate(view.trainer):
            assert view.hands[team] is not None
            if trainer >= 0:
                own = playback.view(position, trainer)
                assert isinstance(own, SwallowsView)
                assert view.hands[team] == own.hands[team]
                assert view.all_bets[trainer] == own.bets
                assert view.all_cash[trainer] == own.cash


def test_nothing_is_open_before_the_end(tmp_path: Path) -> None:
    path = tmp_path / "running.swallows"
    with begun(TOURNAMENT, "aaaa", 5, path) as session:
        session.run(stop=lambda: len(session.view(None).history) > 400)
    playback = Playback.load(path)
    assert not playback.over
    assert playback.seed is None
    assert playback.eyes == (None,)
    for eyes in (0, 3, OPEN):
        with pytest.raises(PermissionError):
            playback.view(playback.last, eyes)
        with pytest.raises(PermissionError):
            playback.events(playback.last, eyes)


def test_what_everybody_sees_of_a_running_game_has_no_secret_card(tmp_path: Path) -> None:
    path = tmp_path / "running.swallows"
    with begun(TOURNAMENT, "aaaa", 6, path) as session:
        session.run(stop=lambda: len(session.view(None).history) > 400)
        known = {event["type"] for event in session.view(None).history}
    playback = Playback.load(path)
    assert "bet_placed" not in known
    for position in range(playback.last + 1):
        view = playback.view(position, None)
        assert isinstance(view, SwallowsView)
        assert view.cash is None
        assert (view.all_bets, view.all_cash) == (None, None)
        assert set(view.hands) <= {None}
        for event in playback.events(position, None):
            assert event["type"] != "bet_placed"
            if (
                event["type"] in ("cards_drawn", "team_eliminated", "cards_stolen")
                and event.get("reason") != "personal"
            ):
                assert "cards" not in event


def test_a_lone_player_sees_his_own_seat_again_but_no_other(tmp_path: Path) -> None:
    path = tmp_path / "mine.swallows"
    with begun(TOURNAMENT, "haa", 8, path) as session:
        for _change in play(session, random.Random(1)):
            if len(session.view(None).history) > 300:
                break
        now = session.view(0)
        playback = Playback(session.record())
    assert playback.eyes == (None, 0)
    assert playback.view(playback.last, 0) == now
    assert playback.view(playback.last, 0).history == now.history


def test_a_seat_handed_over_opens_no_other_persons_seat(tmp_path: Path) -> None:
    with begun(FRIENDLY, "hha", 8, tmp_path / "two.swallows") as session:
        session.hand_to_ai(0, "random")
        assert session.humans() == (1,)
        assert Playback(session.record()).eyes == (None,)


def test_the_length_of_a_covered_slip_cannot_be_counted(tmp_path: Path) -> None:
    moves, lengths, numbers = set(), set(), set()
    for bets in (4, 7):  # four at least have to be placed
        with begun(TOURNAMENT, "hhh", 9, tmp_path / f"{bets}.swallows", distribution="random") as session:
            while session.to_move == 0:
                choices = [action for action in session.legal(0) if isinstance(action, int)]
                slip = [action for action in choices if session.action_json(action)["type"] == "bet"]
                handed_in = [action for action in choices if action not in slip]
                enough = len(session.view(0).bets) >= bets  # type: ignore[attr-defined]
                session.act((handed_in if enough and handed_in else slip)[0])
            playback = Playback(session.record())
            lengths.add(playback.last)
            numbers.add(tuple(playback.move(position) for position in range(playback.last + 1)))
            moves.add(session.n)
            assert [playback.position(playback.move(at)) for at in (0, playback.last)] == [0, playback.last]
    assert len(moves) == 2
    assert len(lengths) == 1
    assert len(numbers) == 1


def test_moves_taken_back_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "undone.swallows"
    with table.session("hh", path=path, take_back="free") as session:
        table.do(session, "roll", "roll", "stake")
        seat = next(seat for seat in (0, 1) if session.can_undo(seat))
        session.undo(seat)
        table.do(session, "roll")
        record = session.record()
        view = session.view(None)
    playback = Playback(record)
    assert any(isinstance(line, UndoLine) for line in record.lines)
    assert playback.move(playback.last) == len(record.standing)
    assert playback.view(playback.last, None) == view


def test_other_rules_are_shown_where_their_states_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "old.swallows"
    with table.session("aa", path=path) as session:
        session.run()
        last = session.n
    table.use(tiny.LATER)
    playback = Playback.load(path)
    states = {line.n for line in read(path).lines if isinstance(line, SnapshotLine)}
    assert states <= {playback.move(position) for position in range(playback.last + 1)}
    assert playback.last < last
    assert playback.position(last) == playback.last
    told = [event for position in range(playback.last + 1) for event in playback.events(position, None)]
    assert tuple(told) == playback.view(playback.last, None).history


def test_other_rules_that_give_the_same_events_hide_no_move(tmp_path: Path) -> None:
    path = tmp_path / "old.swallows"
    with table.session("aa", path=path) as session:
        session.run()
        views = [session.view(seat) for seat in (None, 0, 1)]
    table.use(tiny.SAME_WORDS)
    playback = Playback.load(path)
    assert playback.last == len(read(path).standing)
    assert [playback.view(playback.last, seat) for seat in (None, 0, 1)] == views


def test_records_that_cannot_be_shown_are_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "one.swallows"
    with table.session("aa", path=path) as session:
        session.run()
    header = read(path).header
    data = path.read_bytes()
    table.use(tiny.LATER)
    bare = rewritten(data, {"rules": 1}, leave_out=("snapshot",))
    with pytest.raises(CannotGoOn):
        Playback(read_bytes(bare))
    table.use()
    with pytest.raises(NewerRules):
        Playback(read_bytes(rewritten(data, {"rules": header.rules + 1})))
    middle = len(data) // 2
    path.write_bytes(data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :])
    with pytest.raises(DamagedRecord):
        Playback.load(path)


def rewritten(data: bytes, header: dict[str, int], leave_out: tuple[str, ...] = ()) -> bytes:
    """The record with another header and without some lines, under sums of its own."""
    lines = [json.loads(line) for line in data.splitlines()]
    written, last = [], 0
    for line in [{**lines[0], **header}, *lines[1:]]:
        if line["line"] not in leave_out:
            sealed, last = seal({key: value for key, value in line.items() if key != "sum"}, last)
            written.append(sealed)
    return b"".join(written)
