"""Cups and championships in their files, and their matches in theirs."""

from pathlib import Path

import pytest

from swallows_gui.competition import playing, shelf
from swallows_gui.competition.cup import Cup, Participant, Side
from swallows_gui.competition.shelf import Championship
from swallows_gui.records import library
from swallows_gui.session import Session
from tests.competition.made import cup, ended, sides


def _play(competition: shelf.Competition, number: int, games: Path) -> shelf.Competition:
    path = library.new_path(games)
    playing.play_alone(playing.setup(competition, number), path)
    return competition.with_match(playing.begun(number, path))


def _actions(session: Session) -> list[int]:
    asked = session.view(session.to_move).asked
    return [entry for entry in asked if isinstance(entry, int)]


def test_a_whole_cup_of_ai_seats_is_played_kept_and_taken_up_after_every_match(tmp_path: Path) -> None:
    path, games = tmp_path / "one.cup", tmp_path / "games"
    shelf.write(path, cup(8))
    played = 0
    while True:
        town = shelf.read(path)
        assert isinstance(town, Cup)
        tie = next(town.due(), None)
        if tie is None:
            break
        shelf.write(path, _play(town, tie.fixture.number, games))
        shelf.write(path, playing.gathered(shelf.read(path), games))
        played += 1
    assert played == 7
    assert town.champion is not None
    assert len(list(games.iterdir())) == 7
    assert next(shelf.kept(tmp_path)).over


def test_a_match_that_is_left_waits_and_is_found_where_it_was_gone_on_with(tmp_path: Path) -> None:
    one, two = Side(name="Kim", players=(Participant(name="Kim"),)), sides(1)[0]
    town: shelf.Competition = cup(2, sides=(one, two))
    begun = library.new_path(tmp_path)
    with Session.new(playing.setup(town, 1), path=begun):
        town = town.with_match(playing.begun(1, begun))
    assert playing.gathered(town, tmp_path) == town
    further = tmp_path / "further.swallows"
    with Session.load(begun, target=further) as session:
        while not session.over:
            if session.to_move in session.humans():
                session.act(next(iter(_actions(session))))
            session.run()
    assert playing.path_of(town.matches[0], tmp_path) == further
    assert isinstance(town, Cup)
    over = playing.gathered(town, tmp_path)
    assert over.matches[0].score is not None
    assert over.matches[0].record == further.name


def test_a_match_whose_record_is_gone_can_be_begun_anew_but_a_score_stays(tmp_path: Path) -> None:
    town = _play(cup(4), 1, tmp_path)
    town = playing.gathered(town, tmp_path)
    lost = _play(town, 2, tmp_path)
    for path in tmp_path.iterdir():
        path.unlink()
    assert playing.gathered(lost, tmp_path) == town
    assert town.matches[0].score is not None


def test_a_record_that_was_changed_gives_no_score(tmp_path: Path) -> None:
    town = _play(cup(4), 1, tmp_path)
    path = tmp_path / town.matches[0].record
    path.write_bytes(path.read_bytes().replace(b'"winners"', b'"wimmers"'))
    assert playing.gathered(town, tmp_path).matches[0].score is None


def test_a_championship_goes_game_by_game_with_the_first_seat_by_turns(tmp_path: Path) -> None:
    one, two = sides(2)
    evening: shelf.Competition = Championship(games=("dice",), sides=(one, two), seed=5)
    evening = playing.gathered(_play(evening, 1, tmp_path), tmp_path)
    assert isinstance(evening, Championship)
    assert evening.due is None
    assert sum(evening.points) in (2, 3)


def test_the_score_of_the_second_game_is_told_from_the_first_side(tmp_path: Path) -> None:
    one, two = sides(2)
    evening = Championship(games=("swallows", "dice"), sides=(one, two), seed=5, matches=(ended(1, 7, 3),))
    names = [seat.name for seat in playing.setup(evening, 2).seats]
    assert names == ["B", "A"]
    done = playing.gathered(_play(evening, 2, tmp_path), tmp_path)
    record = playing.path_of(done.matches[1], tmp_path)
    assert record is not None
    won = Session.load(record, in_memory=True).result
    assert won is not None
    score = done.matches[1].score
    assert score is not None
    assert (score.winner in (None, 1)) == (0 in won["winners"])


def test_swallows_is_played_as_a_friendly_of_two(tmp_path: Path) -> None:
    evening = Championship(games=("swallows",), sides=(sides(1, "easy")[0], sides(2, "easy")[1]), seed=5)
    done = playing.gathered(_play(evening, 1, tmp_path), tmp_path)
    assert done.matches[0].score is not None


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "breaks off"),
        (b'{"format":"swallows-competition","version":9,"league":{}}', "of version 9"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"format":"swallows-competition","version":1,"competition":{"kind":"league"}}', "competition"),
        (b"\xff\xfe", "breaks off"),
    ],
)
def test_a_file_that_cannot_be_read_says_why_and_stays_as_it_is(tmp_path: Path, data: bytes, says: str) -> None:
    path = tmp_path / "bad.cup"
    path.write_bytes(data)
    with pytest.raises(shelf.BadCompetition, match=says):
        shelf.read(path)
    found = next(shelf.kept(tmp_path))
    assert found.competition is None
    assert found.mistake is not None
    assert path.read_bytes() == data


def test_whatever_is_cut_off_its_end_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "one.cup"
    shelf.write(path, cup(4).with_match(ended(1, 1, 0)))
    whole = path.read_bytes()
    for size in range(0, len(whole) - 2, 9):
        path.write_bytes(whole[:size])
        with pytest.raises(shelf.BadCompetition):
            shelf.read(path)


def test_what_was_written_before_is_kept_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "one.cup"
    shelf.write(path, cup(4))
    shelf.write(path, cup(4).with_match(ended(1, 1, 0)))
    assert shelf.read(tmp_path / "one.cup~") == cup(4)
    assert [each.path for each in shelf.kept(tmp_path)] == [path]
