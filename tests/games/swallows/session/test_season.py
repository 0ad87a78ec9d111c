"""Seasons: their table, their file, what is carried over, and what becomes of them when something is lost (S9.2)."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from swallows_gui.games.swallows.ai.talking import checked
from swallows_gui.games.swallows.ai.voices import grudges
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.session import season as seasons
from swallows_gui.games.swallows.session.season import BadSeason, PlayedTournament, Season, SeasonPlayer
from swallows_gui.records import rescues
from swallows_gui.records.library import entries, games_folder, new_path
from swallows_gui.records.read import read
from swallows_gui.records.rescues import Rescue
from swallows_gui.records.verify import verify
from swallows_gui.session import Session

NAMES = ("Ann", "Ben", "Cleo")
CASH = 100
"""What a cup of eight gives every seat, M."""


@pytest.fixture(autouse=True)
def _a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))


def three(**carried: bool) -> Season:
    players = [SeasonPlayer(name=name, level="easy") for name in NAMES]
    options = {"format": "eight", "take_back": "never", "haggling": True}
    return seasons.begun("Winter", players, 3, options, **carried)


def play(season: Season) -> Path:
    """The next tournament, to its end."""
    games_folder().mkdir(parents=True, exist_ok=True)
    path = new_path()
    with Session.new(seasons.setup(season, CASH), path=path) as session:
        session.run()
    return path


def test_a_season_is_played_tournament_after_tournament_and_survives_what_is_lost() -> None:
    season = three(keeps_cash=True, heads_rotate=True)
    seasons.keep(season)
    paths = []
    for number in (1, 2, 3):
        setup = seasons.setup(season, CASH)
        named = dict(setup.options["season"])
        assert named.pop("grudges", []) == seasons.remembered(season)
        assert named == {"id": season.id, "number": number}
        assert setup.options["first"] == number - 1
        assert ("purses" in setup.options) == (number > 1)
        paths.append(play(season))
        standing = seasons.followed(season, entries())
        season = standing.season
        assert len(season.played) == number
        assert standing.records == tuple(paths)
        seasons.keep(season)
    assert season.due is None
    for before, after in zip(season.played, season.played[1:], strict=False):
        assert after.start == tuple(max(CASH, cash) for cash in before.cash)
    lines = seasons.table(season)
    assert sum(line.money for line in lines) == sum(sum(one.cash) - sum(one.start) for one in season.played)
    assert sum(line.titles for line in lines) == 3
    assert seasons.winners(season) == [line.name for line in lines if line.place == 1]
    assert seasons.followed(season, entries()).season == season, "nothing is counted twice"
    paths[1].unlink()
    standing = seasons.followed(season, entries())
    assert standing.season == season
    assert standing.records == (paths[0], None, paths[2])
    assert seasons.read(seasons.path_of(season)) == season


def test_a_result_that_was_not_kept_is_read_from_its_record() -> None:
    """The program was killed between the end of the tournament and the season's file."""
    season = three()
    seasons.keep(season)
    play(season)
    again = seasons.read(seasons.path_of(season))
    assert again.played == ()
    assert len(seasons.followed(again, entries()).season.played) == 1


def test_a_tournament_that_was_begun_is_gone_on_with_and_no_other_season_has_it() -> None:
    season, other = three(), three()
    games_folder().mkdir(parents=True, exist_ok=True)
    path = new_path()
    with Session.new(seasons.setup(season, CASH), path=path) as session:
        session.run(lambda: session.n >= 20)
    standing = seasons.followed(season, entries())
    assert standing.running is not None
    assert standing.running.path == path
    assert seasons.followed(other, entries()).running is None
    with Session.load(path) as session:
        session.run()
    assert len(seasons.followed(season, entries()).season.played) == 1
    copy = path.with_name("copy of it.swallows")
    copy.write_bytes(path.read_bytes())
    assert len(seasons.followed(season, entries()).season.played) == 1


def test_players_level_on_money_and_titles_share_a_place() -> None:
    season = three()
    for mark in (1, 2):
        season = season.with_result(
            PlayedTournament(record="a", mark=mark, start=(60,) * 3, cash=(80, 80, 50), champion=2)
        )
    assert [(line.place, line.name, line.money) for line in seasons.table(season)] == [
        (1, "Ann", 40),
        (1, "Ben", 40),
        (3, "Cleo", -20),
    ]
    with pytest.raises(ValueError, match="counted twice"):
        season.with_result(season.played[0])


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ({"tournaments": 1}, "tournaments"),
        ({"players": []}, "players"),
        ({"id": "../../etc"}, "id"),
        ({"played": [{"record": "a", "mark": 1, "start": [60], "cash": [60]}]}, "3 seats"),
        ({"version": 2}, "version"),
    ],
)
def test_a_damaged_file_says_where_and_is_left_as_it_is(damage: dict[str, object], why: str) -> None:
    season = three()
    path = seasons.keep(season)
    path.write_text(json.dumps({**season.model_dump(mode="json"), **damage}), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(BadSeason, match=why):
        seasons.read(path)
    assert [type(found) for found in seasons.kept()] == [BadSeason]
    assert path.read_bytes() == before


def after_the_first(name: str, tournaments: int, option: str, untold: str) -> tuple[Season, Path]:
    """A season of computer players whose first tournament was played with an option on, and its record; at its set-up
    nothing was known of `untold` yet."""
    players = [SeasonPlayer(name=each, level="normal") for each in NAMES]
    season = seasons.begun(name, players, tournaments, {"format": "eight", option: True, "distribution": "random"})
    assert untold not in seasons.setup(season, CASH).options["season"]
    games_folder().mkdir(parents=True, exist_ok=True)
    path = new_path()
    with Session.new(replace(seasons.setup(season, CASH), seed=3), path=path) as session:
        session.run()
    return seasons.followed(season, entries()).season, path


def test_what_was_done_in_earlier_tournaments_is_known_to_the_seats_and_said() -> None:
    season, first = after_the_first("Winter", 2, "haggling", untold="grudges")
    record = read(first)
    assert season.played[0].grudges == tuple((each.seat, each.against, each.what) for each in grudges(record.events))
    assert season.played[0].grudges, "three seats with a whistle leave something behind"
    seasons.keep(season)
    assert seasons.read(seasons.path_of(season)) == season
    again = seasons.setup(season, CASH).options["season"]["grudges"]
    assert again == [[seat, by, what, 1] for seat, by, what in sorted(season.played[0].grudges)]
    for seed in range(4, 30):
        path = new_path()
        with Session.new(replace(seasons.setup(season, CASH), seed=seed), path=path) as session:
            session.may_speak = lambda: True
            session.run()
            told = [event for event in session.view(None).history if event["type"] == "said"]
        scores = [event for event in told if event["occasion"] == "old_score"]
        if scores:
            break
    assert scores, "somebody meets who has outbid him or whistled against him"
    assert {event["seat"] for event in scores} <= {seat for seat, _by, _what in season.played[0].grudges}
    assert verify(path).over
    with Session.load(path, in_memory=True) as loaded:
        assert [event for event in loaded.view(None).history if event["type"] == "said"] == told


def test_the_last_tournament_of_the_same_wrong_counts_and_a_season_of_before_has_none() -> None:
    one, other = (PlayedTournament(record=name, mark=at, start=(1,) * 3, cash=(2,) * 3) for at, name in enumerate("ab"))
    season = three().with_result(one).with_result(other)
    assert seasons.remembered(season) == []
    outbid = one.model_copy(update={"grudges": ((0, 2, "outbid"), (1, 0, "whistled"))})
    again = other.model_copy(update={"grudges": ((0, 2, "outbid"),)})
    assert seasons.remembered(three().with_result(outbid).with_result(again)) == [
        [0, 2, "outbid", 2],
        [1, 0, "whistled", 1],
    ]
    with pytest.raises(ValueError, match="not of 3 seats"):
        three().with_result(one.model_copy(update={"grudges": ((0, 4, "outbid"),)}))


def test_what_a_format_gives() -> None:
    assert seasons.usual_cash(load().tables(), {"format": "eight"}) == CASH
    assert seasons.usual_cash(load().tables(), {"format": load().formats["eight"].written()}) == CASH


def test_a_season_whose_file_is_deleted_or_broken_while_the_program_runs_is_written_anew() -> None:
    season = three()
    path = seasons.keep(season)
    heard: list[Rescue] = []
    end = rescues.listen(heard.append)
    path.unlink()
    assert list(seasons.kept()) == [season]
    path.write_bytes(b'{"id": "torn')
    assert list(seasons.kept()) == [season]
    end()
    assert [rescue.how for rescue in heard] == ["anew", "aside"]
    assert seasons.read(path) == season


def test_who_told_the_truth_before_the_slips_is_known_in_the_next_tournament() -> None:
    season, path = after_the_first("Spring", 3, "talk", untold="words")
    words = season.played[0].words
    assert words == tuple(checked(read(path).events, 3))
    assert sum(map(sum, words))
    seasons.keep(season)
    assert seasons.read(seasons.path_of(season)) == season
    assert seasons.setup(season, CASH).options["season"]["words"] == [list(each) for each in words]
    other = season.played[0].model_copy(update={"mark": 7, "words": ((1, 2), (0, 0), (3, 4))})
    both = season.with_result(other)
    assert seasons.words_kept(both) == [[words[seat][at] + other.words[seat][at] for at in (0, 1)] for seat in range(3)]
    with pytest.raises(ValueError, match="not of 3 seats"):
        three().with_result(other.model_copy(update={"words": ((1, 2),)}))
