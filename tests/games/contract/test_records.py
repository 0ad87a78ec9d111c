"""Records of every game: written move by move, verified, taken up again, gone on with, taken back."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bench.damage import DIFFERENT, judge, trials
from swallows_gui.lab.game_lab import GameLab
from swallows_gui.lab.playing import play, table
from swallows_gui.records.library import summary_of
from swallows_gui.records.read import read
from swallows_gui.records.verify import verify
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.title import Title
from tests.games.contract.whole import FACTS, NAMES, entries


def people(lab: GameLab, **options: Any) -> Setup:
    """A short game in which people sit at every seat."""
    short = {**lab.options(), **lab.short}
    seats = short.pop("seats", lab.usual_seats)
    return Setup({**short, **options}, tuple(Seat(name, "human") for name in NAMES[:seats]), game=lab.game, seed=7)


def act(session: Session, number: int) -> int:
    """Have whoever is asked do something; returns the seat."""
    seat = session.to_move
    assert seat is not None
    legal = entries(session.view(seat).legal)
    session.act(legal[number % len(legal)])
    return seat


def test_a_whole_game_is_recorded_verified_and_looked_at_again(
    game: str, lab: GameLab, title: Title, tmp_path: Path
) -> None:
    path = tmp_path / "game.swallows"
    session = play(lab.playable, lab.random_game(3), path=path)
    assert session.result is not None
    assert verify(path).moves == session.n == len(read(path).standing)
    seen = summary_of(path)
    assert (seen.over, seen.torn, seen.damaged) == (True, False, 0)
    assert seen.moves == session.n
    sections = title.load(title.sections)
    assert seen.opening["type"] in {section.begins for section in sections}
    if seen.standing:
        assert seen.standing["type"] in {kind for section in sections for kind in section.standing}
    with Session.load(path, in_memory=True) as again:
        assert again.over
        assert again.result == session.result
        for seat in (*range(len(again.seats)), None):
            assert _alike(again.view(seat), session.view(seat))
            assert _alike(again.view(seat).history, session.view(seat).history)


def test_a_game_between_seats_of_two_levels_is_a_sound_record(game: str, lab: GameLab, tmp_path: Path) -> None:
    path = tmp_path / "game.swallows"
    options = {**lab.options(), **lab.short}
    seats = options.pop("seats", lab.usual_seats)
    levels = [("normal", "easy")[seat % 2] for seat in range(seats)]
    session = play(lab.playable, Setup(options, table(levels), game=game, seed=3), path=path)
    assert session.over
    assert verify(path).over


def test_each_move_is_in_the_file_before_the_next(game: str, lab: GameLab, tmp_path: Path) -> None:
    path = tmp_path / "game.swallows"
    with Session.new(people(lab), path=path) as session:
        for number in range(14):
            if session.over:
                break
            act(session, number)
            assert len(read(path).standing) == session.n
    verify(path)


def test_nobodys_history_shows_more_than_his_events(game: str, lab: GameLab) -> None:
    with Session.new(people(lab)) as session:
        for number in range(40):
            if session.over:
                break
            act(session, number)
        histories = [session.view(seat).history for seat in range(len(session.seats))]
        public = session.view(None).history
        for seat, history in enumerate(histories):
            assert [event for event in history if event["type"] not in FACTS[game].hidden] == [
                event for event in public if event["type"] not in FACTS[game].hidden
            ]
            for event in history:
                covered = FACTS[game].hidden.get(event["type"])
                if event.get("seat", seat) != seat and covered is not None:
                    assert covered not in event


def test_a_game_that_was_left_is_where_it_was_and_goes_on_to_a_sound_end(
    game: str, lab: GameLab, tmp_path: Path
) -> None:
    path, later = tmp_path / "game.swallows", tmp_path / "later.swallows"
    with Session.new(people(lab), path=path) as session:
        for number in range(3):
            act(session, number)
        views = [session.view(seat) for seat in range(len(session.seats))]
        histories = [view.history for view in views]
    with Session.load(path, target=later) as again:
        assert _alike([again.view(seat) for seat in range(len(again.seats))], views)
        assert _alike([again.view(seat).history for seat in range(len(again.seats))], histories)
        for seat in range(len(again.seats)):
            again.hand_to_ai(seat, "easy")
        again.run()
        assert again.over
        assert verify(later).moves == again.n


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_of_a_record_that_breaks_off_all_that_is_whole_is_played_on(
    game: str, lab: GameLab, tmp_path: Path, share: float
) -> None:
    path, torn, later = (tmp_path / f"{name}.swallows" for name in ("whole", "torn", "later"))
    play(lab.playable, lab.random_game(5), path=path)
    data = path.read_bytes()
    torn.write_bytes(data[: max(data.index(b"\n", data.index(b"\n") + 1) + 1, int(len(data) * share))])
    with Session.load_sound(torn, target=later) as session:
        whole = read(path)
        assert [move.action for move in read(later).standing] == [move.action for move in whole.standing][: session.n]
        session.run()
        assert session.over
    assert verify(later).over


def test_a_damaged_record_is_never_read_as_another_game(game: str, lab: GameLab, tmp_path: Path) -> None:
    path = tmp_path / "game.swallows"
    with Session.new(people(lab), path=path) as session:
        for number in range(12):
            if not session.over:
                act(session, number)
    whole, data = read(path), path.read_bytes()
    for what, damaged in islice(trials(data), 7, None, len(data) // 7 | 1):
        assert judge(damaged, whole) != DIFFERENT, what


def test_a_decision_is_taken_back_and_done_again_by_its_own_seat(game: str, lab: GameLab, tmp_path: Path) -> None:
    path = tmp_path / "game.swallows"
    with Session.new(people(lab, take_back="free"), path=path) as session:
        states, taken_back, chosen = {0: _all_of(session)}, 0, 0
        for number in range(8):
            if session.over:
                break
            chosen += len(session.view(session.to_move).asked) > 1
            seat = act(session, number)
            states[session.n] = _all_of(session)
            n = session.n
            if session.can_undo(seat) is not None:
                session.undo(seat)
                assert session.n < n
                assert _alike(_all_of(session), states[session.n])
                assert len(read(path).standing) == session.n
                session.redo(seat)
                assert session.n == n
                assert _alike(_all_of(session), states[n])
                taken_back += 1
        assert taken_back > 0 or not chosen
    verify(path)


def _alike(one: Any, other: Any) -> bool:
    """Whether they are equal; what differs in a whole game would be told for minutes."""
    return bool(one == other)


def _all_of(session: Session) -> list[Any]:
    views = [session.view(seat) for seat in (*range(len(session.seats)), None)]
    return [session.to_move, *views, *(json.dumps(view.history, default=dict) for view in views)]
