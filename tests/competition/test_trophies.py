"""Trophies: won in a cup, defended in ties with bonus or penalty, told from files alone (F10.2)."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from swallows_gui import titles
from swallows_gui.competition import playing, shelf
from swallows_gui.competition.cup import TROPHIES, Cup, Participant, Side
from swallows_gui.competition.shelf import TrophyRecord, standings
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.session import Session
from tests.competition.made import cup, ended, sides


def tie(first: str, second: str, **more: Any) -> Cup:
    """A tie in which a trophy is defended."""
    both = tuple(Side(name=name, players=(Participant(name=name, level="easy"),)) for name in (first, second))
    told: dict[str, Any] = {"game": "dice", "form": "knockout", "sides": both, "seed": 7, "trophy": "town", "holder": 0}
    return Cup(**{**told, **more})


def keep(folder: Path, day: int, one: Cup) -> Path:
    path = folder / f"2030-01-{day:02} 10.00.00.cup"
    shelf.write(path, one)
    return path


def known(folder: Path) -> TrophyRecord:
    return standings(shelf.kept(folder)).get(("dice", "town"), TrophyRecord())


def test_f10_2_who_wins_the_tie_holds_the_trophy(tmp_path: Path) -> None:
    keep(tmp_path, 1, cup(2, trophy="town").with_match(ended(1, 0, 1)))
    held = known(tmp_path).held
    assert held is not None
    assert (held.side.name, held.defences) == ("B", 0)
    keep(tmp_path, 2, tie("B", "C").with_match(ended(1, 2, 1)))
    path = keep(tmp_path, 3, tie("B", "D", holder=1, sides=tie("D", "B").sides).with_match(ended(1, 0, 1)))
    held = known(tmp_path).held
    assert held is not None
    assert (held.side.name, held.defences, held.path) == ("B", 2, path)
    keep(tmp_path, 4, tie("B", "C").with_match(ended(1, 2, 3)))
    held = known(tmp_path).held
    assert held is not None
    assert (held.side.name, held.defences) == ("C", 0)


def test_what_is_not_over_or_deleted_changes_nothing(tmp_path: Path) -> None:
    assert known(tmp_path) == TrophyRecord()
    running = keep(tmp_path, 1, cup(4, trophy="town"))
    assert known(tmp_path) == TrophyRecord(None, running)
    won = keep(tmp_path, 2, cup(2, trophy="town").with_match(ended(1, 3, 1)))
    lost = keep(tmp_path, 3, tie("A", "Z").with_match(ended(1, 0, 1)))
    (tmp_path / "broken.cup").write_text("{")
    held = known(tmp_path).held
    assert held is not None
    assert held.side.name == "Z"
    lost.unlink()
    held = known(tmp_path).held
    assert held is not None
    assert held.side.name == "A"
    won.unlink()
    assert known(tmp_path).held is None


def test_trophies_of_different_games_are_apart(tmp_path: Path) -> None:
    keep(tmp_path, 1, cup(2, trophy="town").with_match(ended(1, 1, 0)))
    keep(tmp_path, 2, cup(2, trophy="national").with_match(ended(1, 0, 1)))
    keep(tmp_path, 3, cup(2, game="cards", trophy="town").with_match(ended(1, 0, 1)))
    keep(tmp_path, 4, cup(3, "league", trophy="league"))
    found = {
        key: standing.held.side.name if standing.held else None
        for key, standing in standings(shelf.kept(tmp_path)).items()
    }
    assert found == {
        ("dice", "town"): "A",
        ("dice", "national"): "B",
        ("cards", "town"): "B",
        ("dice", "league"): None,
    }


def test_f10_2_level_is_enough_for_the_holder_with_a_bonus_and_not_with_a_penalty() -> None:
    level = ended(1, 1, 1)
    assert tie("A", "B", level="holder").with_match(level).champion == 0
    assert tie("A", "B", level="challenger").with_match(level).champion == 1
    assert tie("A", "B", level="holder").with_match(ended(1, 0, 1)).champion == 1
    assert tie("A", "B", level="challenger").with_match(ended(1, 1, 0)).champion == 0
    replayed = tie("A", "B", level="replay").with_match(level)
    assert replayed.champion is None
    assert replayed.occasion(1).decisive
    assert not tie("A", "B", level="holder").occasion(1).decisive


@pytest.mark.parametrize(("holder", "points"), [(0, 4), (1, -10)])
def test_f10_2_the_holders_squad_has_more_points_or_fewer(holder: int, points: int) -> None:
    one = tie("A", "B", game="final_whistle", legs=2, holder=holder, holder_points=points, options={"squads": "first"})
    first = playing.setup(one, 1)
    assert first.options["holder"] == holder
    assert first.options["holder_points"] == points
    assert first.options["extra_time"] == "never"
    with Session.new(first) as session:
        options = session.view(None).options  # type: ignore[attr-defined]
        assert [options.budget(seat, 50) for seat in (holder, 1 - holder)] == [50 + points, 50]
    second = playing.setup(one.with_match(ended(1, 2, 1)), 1)
    assert (second.options["leg"], second.options["first_leg"]) == (2, [2, 1])
    assert second.options["holder_points"] == points


def test_a_trophy_is_defended_as_it_can_be() -> None:
    for more, why in (
        ({"trophy": None}, "one tie of two sides"),
        ({"holder": None, "holder_points": 3}, "nobody defends"),
        ({"holder": None, "level": "holder"}, "nobody defends"),
        ({"level": "replay", "legs": 2}, "single match"),
        ({"form": "league", "sides": sides(3)}, "one tie of two sides"),
    ):
        with pytest.raises(ValidationError, match=why):
            tie("A", "B", **more)


@pytest.mark.parametrize("game", titles.ids())
def test_a_trophy_of_every_game_is_won_and_defended_by_computers(game: str, tmp_path: Path) -> None:
    rules = playing.match_rules(game)
    assert rules is not None
    cups, games = tmp_path / "cups", tmp_path / "games"
    form: Any = "league" if "knockout" not in rules.forms else "knockout"
    people = 3 if form == "league" else 2
    legs = rules.legs if form == "knockout" else 1
    level: Any = "replay" if form == "knockout" and legs == 1 else "extra"
    first: Any = Cup(game=game, form=form, legs=legs, level=level, trophy="town", sides=sides(people, "easy"), seed=3)
    keep(cups, 1, played(first, games))
    held = standings(shelf.kept(cups))[game, "town"].held
    assert held is not None
    plain = rules.level_goes_to is None and rules.settles
    how: dict[str, Any] = {"legs": rules.legs, "level": "replay" if plain and rules.legs == 1 else "extra"}
    if rules.holder_points:
        how["holder_points"] = 5
    elif not plain:
        how["level"] = "holder"
    other = Side(name="Zoe", players=(Participant(name="Zoe", level="easy"),))
    defence = Cup(game=game, form="knockout", trophy="town", holder=0, sides=(held.side, other), seed=8, **how)
    keep(cups, 2, played(defence, games))
    again = standings(shelf.kept(cups))[game, "town"].held
    assert again is not None
    assert again.defences == (again.side.name == held.side.name)


def played(one: Cup, games: Path) -> Cup:
    """A cup with all its matches played by its computers."""
    games.mkdir(exist_ok=True)
    number = len(list(games.iterdir()))
    while due := next(iter(one.due()), None):
        number += 1
        path = games / f"{number}.swallows"
        tie_number = due.fixture.number
        playing.play_alone(playing.setup(one, tie_number), path)
        found = playing.gathered(one.with_match(playing.begun(tie_number, path)), games)
        assert isinstance(found, Cup)
        assert found.matches[-1].score is not None
        one = found
    return one


def test_the_score_of_a_replay_is_told_from_the_side_that_was_at_home_first(tmp_path: Path) -> None:
    one = cup(2, game="tactics_board", level="replay", sides=sides(2, "easy")).with_match(ended(1, 2, 2))
    done = played(one, tmp_path / "games")
    record = playing.path_of(done.matches[1], tmp_path / "games")
    assert record is not None
    with Session.load(record, in_memory=True) as session:
        assert [seat.name for seat in session.seats] == ["B", "A"]
        rules = playing.match_rules("tactics_board")
        assert rules is not None
        assert session.result is not None
        told = rules.score(session.result)
    score = done.matches[1].score
    assert score is not None
    assert (score.home, score.away) == (told.away, told.home)
    assert isinstance(done.ties[0].score, Score)
    assert done.champion is not None


def test_every_trophy_has_a_name() -> None:
    assert TROPHIES == ("town", "league", "national", "continental")
