"""Games that begin in the middle are ordinary records; nothing before can be taken back, and results are kept."""

import datetime
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.scenarios import Scenario, begun
from swallows_gui.games.swallows.lab.scenario_tries import tried
from swallows_gui.games.swallows.session.attempts import (
    DayPlayed,
    Verdict,
    keep_attempt,
    keep_day,
    kept,
    take_backs,
    told_before,
    verdict,
)
from swallows_gui.games.swallows.session.scenario import daily_lines, daily_options, daily_setup, setup_of
from swallows_gui.records import whole_files
from swallows_gui.records.read import read
from swallows_gui.records.record import ContinuedLine, MoveLine
from swallows_gui.records.verify import resume, verify
from swallows_gui.session import Session
from swallows_gui.session.change import UndoRefused
from swallows_gui.session.lines import Setup
from swallows_gui.session.openings import Opening, Playable, playable

IN_THE_MIDDLE = "two-down"


def scenario(name: str = IN_THE_MIDDLE) -> Scenario:
    return load().scenarios[name]


def solved(session: Session, of: Scenario) -> None:
    for seat, action in of.solution:
        session.act_json(seat, action)


def test_a_scenario_is_an_ordinary_record(tmp_path: Path) -> None:
    of, path = scenario(), tmp_path / "game.swallows"
    with Session.new(setup_of(of, "Kim"), path=path) as session:
        assert session.n == len(of.moves)
        assert session.seats[of.you].kind == "human"
        solved(session, of)
        events = session.view(of.you).history[told_before(of, load().tables()) :]
        assert verdict(of, events, over=session.over).stars == len(of.goals)
    record = read(path)
    assert record.header.options["scenario"] == {"id": of.id, "digest": of.digest}
    assert [line.n for line in record.lines if isinstance(line, ContinuedLine)] == [len(of.moves)]
    assert sum(1 for line in record.lines if isinstance(line, MoveLine)) == len(of.moves) + len(of.solution)
    assert verify(path).over
    with Session.load(path, in_memory=True) as again:
        assert again.view(of.you).history == session.view(of.you).history


def test_what_led_to_the_position_cannot_be_taken_back() -> None:
    of = scenario()
    with Session.new(setup_of(of, "Kim")) as session:
        assert session.can_undo(of.you) is None
        with pytest.raises(UndoRefused):
            session.undo(of.you)
        seat, action = of.solution[0]
        session.act_json(seat, action)
        assert session.n == len(of.moves) + 1


def from_position(of: Scenario) -> Playable:
    state = begun(of, load().tables()).to_state()
    known = playable("swallows")
    return replace(known, opening=lambda _options: Opening(of.seed, of.ai_seeds, (), state))


def test_a_constructed_position_stands_in_the_record_before_the_first_move(tmp_path: Path) -> None:
    of, path = scenario(), tmp_path / "game.swallows"
    with Session.new(setup_of(of, "Kim"), path=path, game=from_position(of)) as session:
        solved(session, of)
    record = read(path)
    assert [line.n for line in record.lines if isinstance(line, ContinuedLine)] == [0]
    assert verify(path).over
    assert resume(record).history.game.result == session.result


def test_one_of_other_rules_is_taken_up_from_its_position(tmp_path: Path) -> None:
    of, path = scenario(), tmp_path / "game.swallows"
    with Session.new(setup_of(of, "Kim"), path=path, game=from_position(of)) as session:
        for seat, action in of.solution[:3]:
            session.act_json(seat, action)
        state = session.record().lines
    record = read(path)
    record.catalogue = "sha256:another"
    assert len(state) == len(record.lines)
    assert resume(record).history.n == 3


def test_a_scenario_that_is_another_one_by_now_is_not_begun() -> None:
    setup = setup_of(scenario(), "Kim")
    for given in ({"id": "no-such-thing", "digest": ""}, {"id": IN_THE_MIDDLE, "digest": "sha256:0"}, "two-down"):
        with pytest.raises(IllegalAction, match="scenario"):
            Session.new(replace(setup, options={**setup.options, "scenario": given}))


def test_the_same_try_goes_the_same_way_and_another_meets_other_dice() -> None:
    of, game = scenario("first-whistle"), playable("swallows")
    assert tried(of, game, "normal", 3) == tried(of, game, "normal", 3)
    assert any(tried(of, game, "normal", number) != tried(of, game, "normal", 3) for number in range(3))


# Results


def test_the_best_attempt_is_kept(tmp_path: Path) -> None:
    of = scenario()
    first = keep_attempt(of, Verdict((True, False, False), True, 12), tmp_path)
    assert (first.stars, first.attempts) == (1, 1)
    keep_attempt(of, Verdict((True, True, False), True, 5), tmp_path)
    worse = keep_attempt(of, Verdict((False, True, True), True, 99), tmp_path)
    assert (worse.stars, worse.money, worse.attempts) == (2, 5, 3)
    assert kept(tmp_path).best == {of.id: worse}
    assert keep_attempt(of.model_copy(update={"seed": 1}), Verdict((False,) * 3, True, 1), tmp_path).attempts == 1


def test_the_first_result_of_a_day_counts(tmp_path: Path) -> None:
    first = DayPlayed(money=90, place=1, take_backs=0)
    assert keep_day("2026-03-14", first, tmp_path) == first
    assert keep_day("2026-03-14", DayPlayed(money=99, place=1, take_backs=3), tmp_path) == first


@pytest.mark.parametrize("spoilt", [b"", b"{", b"[]", b'{"version": 9}', b'{"best": {"x": {"stars": 7}}}', b"\xff\xfe"])
def test_a_damaged_file_is_put_aside_and_the_version_before_is_read(tmp_path: Path, spoilt: bytes) -> None:
    keep_day("2026-03-14", DayPlayed(money=90, place=1, take_backs=0), tmp_path)
    keep_day("2026-03-15", DayPlayed(money=91, place=1, take_backs=0), tmp_path)
    path = tmp_path / "scenarios.json"
    path.write_bytes(spoilt)
    assert set(kept(tmp_path).days) == {"2026-03-14", "2026-03-15"}, "it was read by this process"
    whole_files.forget(path)
    assert set(kept(tmp_path).days) == {"2026-03-14"}
    assert (tmp_path / "scenarios.json.bad").read_bytes() == spoilt


def test_results_are_not_lost_where_their_file_is_deleted_or_replaced_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "scenarios.json"
    keep_day("2026-03-14", DayPlayed(money=90, place=1, take_backs=0), tmp_path)
    older = path.read_bytes()
    keep_day("2026-03-15", DayPlayed(money=91, place=1, take_backs=0), tmp_path)
    path.write_bytes(older)
    keep_day("2026-03-16", DayPlayed(money=92, place=1, take_backs=0), tmp_path)
    path.unlink()
    keep_day("2026-03-17", DayPlayed(money=93, place=1, take_backs=0), tmp_path)
    assert set(kept(tmp_path).days) == {f"2026-03-{day}" for day in (14, 15, 16, 17)}
    whole_files.forget(path)
    assert len(kept(tmp_path).days) == 4


def test_nothing_kept_is_no_error(tmp_path: Path) -> None:
    assert kept(tmp_path).best == {}


# The deal of a day

DAY = datetime.date(2026, 3, 14)


def begun_on(day: datetime.date, name: str = "Kim") -> dict[str, Any]:
    with Session.new(daily_setup(day, name)) as session:
        header = json.loads(session.record().raw[0])
        return {key: header[key] for key in ("seed", "ai_seeds", "options", "seats")}


def test_a_day_is_the_same_for_everybody_and_no_other_day() -> None:
    mine, yours, another = begun_on(DAY), begun_on(DAY, "Wanda"), begun_on(DAY + datetime.timedelta(days=1))
    assert (mine["seed"], mine["ai_seeds"]) == (yours["seed"], yours["ai_seeds"])
    assert mine["seed"] != another["seed"]
    assert [seat["level"] for seat in mine["seats"]] == ["", "hard", "normal", "hard"]
    assert len({seat["name"] for seat in yours["seats"]}) == 4
    assert mine["options"]["daily"] == "2026-03-14"


def test_what_is_no_day_is_refused() -> None:
    setup = daily_setup(DAY, "Kim")
    for given in ("2026-02-30", "soon", 7, None):
        with pytest.raises(IllegalAction, match="daily"):
            Session.new(Setup({**daily_options(DAY), "daily": given}, setup.seats))


def test_three_lines_to_compare() -> None:
    end = {"type": "game_ended", "cash": [81, 90, 70, 81], "winners": [1]}
    assert daily_lines(DAY, "1.2", [], 0, 0) is None
    assert daily_lines(DAY, "1.2", [end], 0, 2) == ["Millions of Swallows 1.2 · 2026-03-14", "81M · 2/4", "↶ 2"]


def test_take_backs_of_a_seat_are_counted(tmp_path: Path) -> None:
    of = scenario("first-whistle")
    with Session.new(setup_of(of, "Kim"), path=tmp_path / "game.swallows") as session:
        for seat, action in of.solution:
            session.act_json(seat, action)
            if seat == of.you and session.can_undo(seat):
                break
        session.undo(of.you)
        assert take_backs(session.record(), of.you) == 1
        assert take_backs(session.record(), 1) == 0
