"""What stars do is measured right: from made-up matches of which it is known, and where they are dealt out anew."""

from pathlib import Path
from random import Random

import pytest

from swallows_gui.games.swallows.ai.star_cards import (
    NO_STAR,
    Star,
    Stars,
    joined,
    read_stars,
    star_ids,
    stars_of,
    together,
)
from swallows_gui.games.swallows.ai.statistics import KNOCKOUT
from swallows_gui.games.swallows.lab.performances import Performance
from swallows_gui.games.swallows.lab.playing import deck
from swallows_gui.games.swallows.lab.stars import (
    StarMatch,
    StarTask,
    dealt_out,
    field_of,
    fit_nations,
    fit_stars,
    measure_stars,
    watch_stars,
    whole_deck,
    written,
)
from swallows_gui.games.swallows.rules.tables import GREEN


def made_up(random: Random) -> StarMatch:
    """A match in which a lion saves every third goal, a cat draws a green, and a drum adds half a goal."""
    stars = [random.choice([("lion",), ("cat",), ("drum",), ()]) for _ in range(2)]
    sides = []
    for side in (0, 1):
        goals = sum(random.random() < 0.25 for _ in range(6)) + (stars[side] == ("drum",) and random.random() < 0.5)
        if stars[1 - side] == ("lion",):
            goals = sum(random.random() < 2 / 3 for _ in range(goals))
        hand = (8, 3, 1)
        gained = (1 + (stars[side] == ("cat",)), 0, 0)
        sides.append(
            Performance(KNOCKOUT, 0, False, False, 0, hand, (0.0, 0.0, 0.0), 4, 0, goals, drawn=1, gained=gained)
        )
    return StarMatch((sides[0], sides[1]), (stars[0], stars[1]))


def test_known_stars_are_found_again() -> None:
    random = Random(8)
    found = fit_stars([made_up(random) for _ in range(3000)])
    assert set(found) == {"lion", "cat", "drum"}
    assert found["drum"].scored - found["cat"].scored == pytest.approx(0.45, abs=0.12)
    assert found["lion"].prevented - found["cat"].prevented == pytest.approx(0.5, abs=0.12)
    assert abs(found["lion"].scored - found["cat"].scored) < 0.12
    assert found["cat"].greens - found["lion"].greens == pytest.approx(1, abs=0.1)
    assert abs(found["cat"].blues) < 0.1
    assert 1300 < found["cat"].matches < 1700


def test_what_a_nations_stars_do_together_in_its_own_hands_is_found_again() -> None:
    random = Random(9)
    matches = []
    for _ in range(3000):
        match = made_up(random)
        pairs = [("cup", stars[0]) if stars else () for stars in match.stars]
        matches.append(match._replace(stars=(pairs[0], pairs[1])))
    found = fit_nations(matches)
    assert set(found) == {"cup+lion", "cat+cup", "cup+drum"}
    assert found["cup+drum"].scored - found["cat+cup"].scored == pytest.approx(0.45, abs=0.12)
    assert found["cat+cup"].greens - found["cup+lion"].greens == pytest.approx(1, abs=0.1)


def test_stars_are_measured_dealt_out_and_at_home_in_as_many_tournaments_each() -> None:
    done: list[tuple[int, int]] = []
    found = measure_stars("easy", 5, 1, progress=lambda *told: done.append(told))
    assert done == [(1, 2), (2, 2)]
    assert found.source == "1 tournaments of easy seats with stars dealt out and as many without, seeds from 5 on"
    tables = deck()
    pairs = {joined(star_ids(tables, nation)) for nation in range(len(tables.nation_code))}
    assert len(found.nations) == 16
    assert set(found.nations) <= pairs


def test_stars_are_dealt_out_anew_and_each_lies_with_one_team() -> None:
    tables, chance = whole_deck(), Random(3)
    form = tables.formats["sixteen"]
    field = field_of(tables, form, chance)
    assert len(set(field)) == 16
    assert field[:4] == list(tables.heads)
    shuffled = dealt_out(tables, field, chance)
    for nation in field:
        assert len(shuffled.nation_stars[nation]) == len(tables.nation_stars[nation])
        assert all(shuffled.card_nation[card] == nation for card in shuffled.nation_stars[nation])
    assert [shuffled.nation_stars[nation] for nation in field] != [tables.nation_stars[nation] for nation in field]
    assert shuffled.stars == tables.stars
    assert shuffled.deck(GREEN) == tables.deck(GREEN)


def test_a_tournament_is_watched_and_what_is_written_reads_back(tmp_path: Path) -> None:
    matches = watch_stars(StarTask(5, "easy", {"format": "sixteen"}))
    assert len(matches) == 31
    assert all(len(stars) in (1, 2) for match in matches for stars in match.stars)
    assert matches == watch_stars(StarTask(5, "easy", {"format": "sixteen"}))
    stars = Stars("one tournament", fit_stars(matches), fit_nations(matches))
    path = tmp_path / "stars.json"
    path.write_text(written(stars), "utf-8")
    assert read_stars(path) == stars


def test_every_star_of_the_house_has_been_measured_and_so_has_every_nation_that_plays_without_a_pack() -> None:
    tables = whole_deck()
    known = read_stars()
    assert {tables.design_id[tables.card_design[card]] for card in tables.stars} == set(known.stars)
    assert all(star.matches > 100 for star in known.stars.values())
    ordinary = deck()
    nations = {joined(star_ids(ordinary, nation)) for nation in range(len(ordinary.nation_code))}
    assert set(known.nations) == nations - {""}
    assert all(star.matches > 100 for star in known.nations.values())


def test_a_nation_goes_by_its_own_figures_else_by_those_of_its_stars_and_unknown_ones_count_as_reds() -> None:
    tables, known = whole_deck(), read_stars()
    stars = stars_of(tables)
    assert len(stars) == len(tables.nation_code)
    france = tables.nation("FRA")
    assert stars[france] == known.nations["fra-beret+fra-rooster"] == stars_of(deck())[france]
    later = tables.nation(next(code for code in tables.nation_code if code not in deck().nation_code))
    ids = star_ids(tables, later)
    assert stars[later] == together([known.stars[star] for star in ids])
    assert stars[later].scored == pytest.approx(sum(known.stars[star].scored for star in ids))
    assert not any(NO_STAR)
    assert together([]) == NO_STAR
    assert together([Star(0.1, 0.2, 0.3, 0.4, 9), Star(0.1, 0.0, 0.0, -0.4, 7)]) == Star(0.2, 0.2, 0.3, 0.0)
