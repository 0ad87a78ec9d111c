"""A game is a pure function of its header and its moves: verify plays it again and compares every event."""

from collections.abc import Callable
from pathlib import Path

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.records import CannotGoOn, DamagedRecord, NewerRules, UnknownGame, read, replay, verify
from swallows_gui.session import Session
from tests.records import tiny
from tests.records.conftest import lines_of, sealed
from tests.session import table


def test_a_record_is_played_again_undone_moves_included(played: Path) -> None:
    found = verify(played)
    moves = [line for line in lines_of(played) if line["line"] == "move"]
    assert (found.moves, found.undone, found.over, found.torn) == (len(moves), 2, True, False)
    assert found.unchecked == ()


def _event(line: int, **fields: object) -> Callable[[list[Json]], None]:
    return lambda lines: lines[line]["events"][0].update(fields)


def _set(line: int, /, **fields: object) -> Callable[[list[Json]], None]:
    return lambda lines: lines[line].update(fields)


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (_event(3, roll=9), 4, "events"),
        (_event(1, card=9), 2, "events"),
        (_set(3, events=[]), 4, "events"),
        (_set(4, seat=2), 5, "illegal"),
        (_set(4, action={"type": "fly"}), 5, "illegal"),
        (_set(2, state={}), 3, "state"),
        (_set(0, seed=8), 2, "events"),
        (_set(0, options={}), 1, "options"),
        (_set(0, options={"seats": 2}), 1, "options"),
        (lambda lines: lines.append({"line": "end", "result": {}}), 11, "result"),
        (lambda lines: lines[3]["events"].append({"type": "streaker"}), 4, "events"),
    ],
)
def test_a_difference_names_the_line(begun: Path, change: Callable[[list[Json]], None], line: int, reason: str) -> None:
    lines = lines_of(begun)
    change(lines)
    begun.write_bytes(sealed(lines))
    with pytest.raises(DamagedRecord) as damage:
        verify(begun)
    assert (damage.value.line, damage.value.reason) == (line, reason)
    assert damage.value.last_move == max(0, min(line - 4, 6))
    with pytest.raises(DamagedRecord):
        Session.load(begun, in_memory=True)


def test_a_difference_lets_the_game_go_on_from_the_move_before(begun: Path) -> None:
    lines = lines_of(begun)
    lines[6]["events"][0]["seat"] = 0
    begun.write_bytes(sealed(lines))
    session = Session.load_sound(begun, in_memory=True)
    assert session.n == 3
    assert session.warnings == ("damaged",)


def test_a_game_nobody_knows_is_refused_by_name(begun: Path) -> None:
    lines = lines_of(begun)
    lines[0]["game"] = "ludo"
    begun.write_bytes(sealed(lines))
    with pytest.raises(UnknownGame, match="'ludo'"):
        verify(begun)
    with pytest.raises(UnknownGame, match="'ludo'"):
        Session.load(begun)


def test_replay_shows_the_game_after_every_line(begun: Path) -> None:
    moments = list(replay(read(begun)))
    assert [type(moment.line).__name__ for moment in moments] == ["StartLine", "SnapshotLine"] + ["MoveLine"] * 4 + [
        "SnapshotLine"
    ] + ["MoveLine"] * 2
    game = moments[-1].game
    assert isinstance(game, tiny.Tiny)
    assert game.round == 2


def test_stretches_under_other_rules_are_checked_by_their_sums_only(begun: Path) -> None:
    table.use(tiny.LATER)
    found = verify(begun)
    assert [(part.first, part.last, part.rules, part.same_catalogue) for part in found.unchecked] == [(2, 10, 1, True)]
    assert found.moves == 6


def test_rules_that_give_other_events_go_on_from_the_last_snapshot(tmp_path: Path) -> None:
    path, on = tmp_path / "old.swallows", tmp_path / "new.swallows"
    with table.session("hh", path=path) as session:
        table.do(session, "roll", "roll", "roll")
        told = session.view(0).history
    table.use(tiny.LATER)
    with Session.load(path, target=on) as session:
        assert session.warnings == ("continued",)
        assert session.n == 2
        assert session.view(0).history == told[:-1]
        assert session.can_undo(0) is None
        table.do(session, "roll")
    found = verify(on)
    assert [(part.first, part.last) for part in found.unchecked] == [(2, 7)]
    assert (found.moves, found.over) == (4, False)
    with Session.load(on, in_memory=True) as session:
        assert session.n == 3
        assert session.warnings == ()
        assert session.can_undo(0) is not None
        session.run()


def test_rules_that_give_the_same_events_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "old.swallows"
    with table.session("hh", path=path) as session:
        table.do(session, "roll", "roll", "stake")
    table.use(tiny.SAME_WORDS)
    with Session.load(path, in_memory=True) as session:
        assert session.n == 3
        assert session.warnings == ("continued",)


def test_later_rules_and_ended_games_of_other_rules_are_refused_by_name(played: Path, begun: Path) -> None:
    table.use(tiny.LATER)
    with pytest.raises(CannotGoOn):
        Session.load(played)
    with table.session("hh", path=begun.with_name("later.swallows")) as session:
        table.use(tiny.LATER)
        table.do(session, "roll")
    lines = lines_of(begun)
    lines[0]["rules"] = 3
    begun.write_bytes(sealed(lines))
    with pytest.raises(NewerRules, match="number 3"):
        Session.load(begun)
    assert len(verify(begun).unchecked) == 1


def test_the_sample_of_format_1_loads_forever() -> None:
    sample = Path(__file__).parent / "samples" / "format-1.swallows"
    found = verify(sample)
    assert (found.moves, found.undone, found.over, found.unchecked) == (12, 1, True, ())
    kinds = {line["line"] for line in lines_of(sample)}
    assert kinds == {"header", "start", "move", "undo", "seat_changed", "snapshot", "end"}
