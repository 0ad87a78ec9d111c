"""The check of the forecasts: a few tournaments played, scores and table counted by hand."""

from pathlib import Path

import pytest

from swallows_gui.games.swallows.lab.reliability import (
    FIRST_UNSEEN,
    MOMENTS,
    ForecastTask,
    Guess,
    calibrations,
    judge,
    reliability,
    watch,
)


def test_every_team_is_forecast_at_every_moment_from_public_facts() -> None:
    guesses = watch(ForecastTask(FIRST_UNSEEN, "easy", 40))
    assert [sum(guess.moment == moment for guess in guesses) for moment in range(3)] == [16, 16, 8]
    for moment in range(3):
        now = [guess for guess in guesses if guess.moment == moment]
        for stage, room in ((1, 2), (2, 1)):
            assert sum(guess.simulated[stage] for guess in now) == pytest.approx(room)
            assert sum(guess.analytic[stage] for guess in now) == pytest.approx(room)
            assert sum(guess.reached[stage] for guess in now) == room
    assert sum(guess.reached[0] for guess in guesses[:16]) == 8


def test_scores_are_means_of_squares_and_the_table_counts_every_team() -> None:
    sure = Guess(0, 10, (1.0, 0.2, 0.0), (0.5, 0.5, 0.5), (True, False, False))
    out = Guess(0, 4, (0.0, 0.2, 0.0), (0.5, 0.5, 0.5), (False, False, False))
    later = [guess._replace(moment=moment) for moment in (1, 2) for guess in (sure, out)]
    scores = judge([[sure, out, *later]] * 2)
    first = scores[0]
    assert (first.moment, first.stage) == ("start", "QF")
    assert first.brier["simulated"] == 0
    assert first.brier["analytic"] == 0.25
    assert first.ahead == pytest.approx(first.brier["strength"])
    assert [teams for teams, _, _ in first.table] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 2]
    final = scores[1]
    assert final.brier["simulated"] == pytest.approx(0.04)
    assert final.table[2][0] == 4
    assert final.table[2][1:] == pytest.approx((0.2, 0.0))


def test_when_matches_have_been_played_the_forecast_knows_more_than_strength() -> None:
    found = reliability(3, level="random", rows=60)
    assert found.seed == FIRST_UNSEEN
    ahead = {(score.moment, score.stage): score.ahead for score in found.scores}
    assert ahead["second day", "QF"] > 0
    assert {moment for moment, _ in ahead} == set(MOMENTS)
    assert found.as_json()["holds"] == all(value > 0 for value in ahead.values())


def test_what_strength_alone_says_of_a_tournament_is_learned_from_the_others() -> None:
    def game(came: bool) -> list[Guess]:
        return [Guess(0, 10, (0.5,) * 3, (0.5,) * 3, (came,) * 3)]

    scores = judge([game(came=True), game(came=False)])
    assert [score.brier["strength"] for score in scores] == [1, 1, 1]
    assert judge([game(came=True)])[0].brier["strength"] == 0


def test_what_was_played_is_kept_and_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "forecasts.jsonl"
    whole = reliability(3, level="random", rows=20)
    reliability(2, level="random", rows=20, path=kept)
    played: list[int] = []

    def noted(task: ForecastTask) -> list[Guess]:
        played.append(task.seed)
        return watch(task)

    monkeypatch.setattr("swallows_gui.games.swallows.lab.reliability.watch", noted)
    assert reliability(3, level="random", rows=20, path=kept) == whole
    assert played == [FIRST_UNSEEN + 2]
    reliability(2, level="random", rows=30, path=kept)
    assert played == [FIRST_UNSEEN + 2, FIRST_UNSEEN, FIRST_UNSEEN + 1]


def test_a_nation_and_a_number_of_backers_are_held_against_what_came_of_them() -> None:
    def guess(nation: str, chance: float, backers: int, came: bool) -> Guess:
        said = (chance, chance / 2, chance / 4)
        return Guess(0, 15, said, said, (came, False, False), nation, (backers, 0, 0))

    games = [[guess("FRA", 0.5, 2, number % 10 < 9), guess("JAM", 0.2, 0, number % 5 == 0)] for number in range(400)]
    found = {(row.kind, row.name, row.stage): row for row in calibrations(games, ("QF", "F", "champion"))}
    french = found["nation", "FRA", "QF"]
    assert (french.teams, french.said, french.came) == (400, 0.5, 0.9)
    assert french.error == pytest.approx(0.015)
    assert not french.holds
    assert found["nation", "JAM", "QF"].holds
    assert found["backers", "2", "QF"].came == 0.9
    assert found["backers", "0", "F"].teams == 800
    assert not found["nation", "FRA", "champion"].holds


def test_before_the_first_match_each_team_is_told_with_its_nation_and_its_backers() -> None:
    guesses = [guess for guess in watch(ForecastTask(FIRST_UNSEEN, "easy", 20)) if guess.moment == 0]
    assert len({guess.nation for guess in guesses}) == 16
    german = next(guess for guess in guesses if guess.nation == "GER")
    assert german.backers[0] == 4
    assert all(
        early >= late for guess in guesses for early, late in zip(guess.backers, guess.backers[1:], strict=False)
    )
