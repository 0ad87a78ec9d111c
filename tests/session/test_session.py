"""One running game: views, decisions, listeners, seats, AI seats."""

from pathlib import Path

import pytest

from swallows_gui.engine.game import SEAT_SHIFT, IllegalAction
from swallows_gui.records import read, verify
from swallows_gui.session import Change, Seat, Session, Setup
from tests.records import tiny
from tests.records.conftest import lines_of, sealed
from tests.session import table


def test_a_view_comes_with_the_history_its_seat_was_told() -> None:
    session = table.session("hh")
    table.do(session, "stake")
    cards = [event.get("card") for event in session.view(0).history if event["type"] == "dealt"]
    assert cards[0] is not None
    assert cards[1] is None
    assert session.view(0).history[-1] == {"type": "staked", "seat": 0}
    assert session.view(1).history[-1]["type"] == "round_started"
    assert all("card" not in event for event in session.view(None).history)
    assert session.events_since(0, 3) == [{"type": "staked", "seat": 0}]
    assert session.events_since(1, 3) == []


def test_an_illegal_action_changes_nothing_and_nobody_hears_of_it(tmp_path: Path) -> None:
    with table.session("hh", path=tmp_path / "a.swallows") as session:
        heard: list[Change] = []
        session.subscribe(heard.append)
        before = (tmp_path / "a.swallows").read_bytes()
        with pytest.raises(IllegalAction):
            session.act(1 << SEAT_SHIFT | tiny.ROLL)
        with pytest.raises(IllegalAction):
            session.act_json(0, {"type": "fly"})
        assert heard == []
        assert session.n == 0
        assert (tmp_path / "a.swallows").read_bytes() == before


def test_a_row_is_done_whole_or_not_at_all() -> None:
    session = table.session("hh")
    with pytest.raises(IllegalAction):
        session.act_all(table.row(0, "stake", "thank"))
    assert session.n == 0
    changes = session.act_all(table.row(0, "stake", "done"))
    assert [change.n for change in changes] == [1, 2]


def test_listeners_hear_changes_in_order_until_they_leave() -> None:
    session = table.session("ha")
    heard: list[tuple[str, int]] = []

    def eager(change: Change) -> None:
        if change.kind == "pushed" and session.to_move == 1:
            session.step()

    session.subscribe(eager)
    leave = session.subscribe(lambda change: heard.append((change.kind, change.n)))
    table.do(session, "roll")
    assert heard == [("pushed", n) for n in range(1, session.n + 1)]
    assert len(heard) > 1
    leave()
    session.hand_to_ai(0, "simple")
    assert ("seat_changed", session.n) not in heard


def test_the_end_is_told_after_the_last_move() -> None:
    session = table.session("aa")
    heard: list[str] = []
    session.subscribe(lambda change: heard.append(change.kind))
    session.run()
    assert session.over
    assert session.result is not None
    assert heard[-2:] == ["pushed", "over"]
    assert heard.count("over") == 1
    assert session.step() is None


def test_a_setup_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(IllegalAction, match="bad_option"):
        table.session("h")


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in "ab":
        with table.session("aaa", seed=3, path=tmp_path / name) as session:
            session.run()
        games.append([line.split(b'"created"')[0] for line in (tmp_path / name).read_bytes().splitlines()][3:-1])
    assert [line.rpartition(b',"sum"')[0] for line in games[0]] == [line.rpartition(b',"sum"')[0] for line in games[1]]


def test_a_seat_is_handed_to_an_ai_and_back(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    with table.session("hh", path=path) as session:
        with pytest.raises(ValueError, match="grandmaster"):
            session.hand_to_ai(0, "grandmaster")
        assert session.humans() == (0, 1)
        session.hand_to_ai(0, "simple")
        assert session.humans() == (1,)
        session.run()
        assert session.to_move == 1
        session.take_back_seat(0)
        assert session.humans() == (0, 1)
        assert session.step() is None
    kinds = [line for line in read(path).lines if type(line).__name__ == "SeatChangedLine"]
    assert len(kinds) == 2
    assert verify(path).moves == session.n


def test_pins_are_kept_as_hashes_and_open_their_seat_only(tmp_path: Path) -> None:
    table.use()
    path = tmp_path / "a.swallows"
    seats = (Seat("Anna", pin="1234", colour="#aa0000"), Seat("Bo\ud800"))
    with Session.new(Setup({}, seats, game="tiny", seed=1, title="Cup"), path=path) as session:
        assert session.has_pin(0)
        assert session.pin_fits(0, "1234")
        assert not session.pin_fits(0, "1235")
        assert not session.has_pin(1)
        assert session.pin_fits(1, "anything")
    assert b"1234" not in path.read_bytes().split(b'"pins"')[1][:20]
    with Session.load(path, in_memory=True) as session:
        assert session.pin_fits(0, "1234")
        assert not session.pin_fits(0, "")
        assert (session.seats[0].colour, session.seats[1].name, session.title) == ("#aa0000", "Bo?", "Cup")
    assert "1234" not in repr(seats[0])


def test_a_game_taken_up_goes_on_where_it_was_with_its_undo_stack(tmp_path: Path) -> None:
    path, on = tmp_path / "a.swallows", tmp_path / "b.swallows"
    with table.session("hah", path=path) as session:
        table.do(session, "stake", "stake")
    before = path.read_bytes()
    with Session.load(path, target=on) as session:
        assert session.n == 2
        assert session.warnings == ()
        offer = session.can_undo(0)
        assert offer is not None
        assert len(offer.row) == 2
        session.undo(0)
        assert session.n == 0
        table.do(session, "roll")
        session.run()
        assert verify(on).undone == 2
    assert path.read_bytes() == before
    assert on.read_bytes().startswith(before)


def test_a_torn_line_is_dropped_with_a_warning(tmp_path: Path) -> None:
    path, on = tmp_path / "a.swallows", tmp_path / "b.swallows"
    with table.session("hh", path=path) as session:
        table.do(session, "roll", "roll")
    path.write_bytes(path.read_bytes()[:-300])
    with Session.load(path, target=on) as session:
        assert session.warnings == ("torn",)
        assert session.n < 2
        table.do(session, "roll")
    assert not read(on).torn


def test_a_game_killed_between_its_last_move_and_its_end_is_ended_when_loaded(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    with table.session("aa", path=path) as session:
        session.run()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    with Session.load(path, target=tmp_path / "b.swallows") as session:
        assert session.over
    assert read(tmp_path / "b.swallows").over


def test_an_ai_of_a_level_unknown_here_is_played_by_the_usual_one(tmp_path: Path) -> None:
    path, on = tmp_path / "a.swallows", tmp_path / "b.swallows"
    with table.session("ha", path=path):
        pass
    lines = lines_of(path)
    lines[0]["seats"][1]["level"] = "genius"
    path.write_bytes(sealed(lines))
    with Session.load(path, target=on) as session:
        assert session.warnings == ("level",)
        assert session.seats[1].level == "simple"
        table.do(session, "roll")
        session.run()
    assert read(on).seats[1].level == "simple"
    with pytest.raises(IllegalAction, match="level"):
        Session.new(Setup({}, (Seat("A"), Seat("B", "ai", "genius")), game="tiny"))


def test_an_ended_game_is_looked_at_without_a_new_journal(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    with table.session("aa", path=path) as session:
        session.run()
    with Session.load(path) as session:
        assert session.over
        assert session.path is None
        assert session.can_undo(0) is None


def test_a_journal_is_handed_to_a_new_file(tmp_path: Path) -> None:
    with table.session("hh") as session:
        assert session.path is None
        table.do(session, "roll")
        session.move_journal(tmp_path / "late.swallows")
        table.do(session, "roll")
        assert verify(tmp_path / "late.swallows").moves == 2
