"""What stars do is measured right: from made-up matches of which it is known, and where they are dealt out anew."""

from pathlib import Path
from random import Random

import pytest

from swallows_gui.ai.swallows.star_cards import NO_STAR, Stars, read_stars, stars_of, together
from swallows_gui.ai.swallows.statistics import KNOCKOUT
from swallows_gui.engine.swallows.tables import GREEN
from swallows_gui.lab.swallows.performances import Performance
from swallows_gui.lab.swallows.playing import deck
from swallows_gui.lab.swallows.stars import (
    Match,
    Task,
    dealt_out,
    field_of,
    fit_stars,
    watch_stars,
    whole_deck,
    written,
)


def made_up(random: Random) -> Match:
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
    return Match((sides[0], sides[1]), (stars[0], stars[1]))


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
    matches = watch_stars(Task(5, "easy", {"format": "sixteen"}))
    assert len(matches) == 31
    assert all(len(stars) in (1, 2) for match in matches for stars in match.stars)
    assert matches == watch_stars(Task(5, "easy", {"format": "sixteen"}))
    stars = Stars("one tournament", fit_stars(matches))
    path = tmp_path / "stars.json"
    path.write_text(written(stars), "utf-8")
    assert read_stars(path) == stars


def test_every_star_of_the_house_has_been_measured_and_one_of_a_pack_counts_as_a_red() -> None:
    tables = whole_deck()
    stars = stars_of(tables)
    assert len(stars) == len(tables.nation_code)
    known = read_stars()
    assert {tables.design_id[tables.card_design[card]] for card in tables.stars} == set(known.stars)
    assert all(star.matches > 100 for star in known.stars.values())
    france = tables.nation("FRA")
    of_france = [known.stars[star] for star in ("fra-beret", "fra-rooster")]
    assert stars[france] == together(of_france)
    assert stars[france].scored == pytest.approx(sum(star.scored for star in of_france))
    assert not any(NO_STAR)
    assert stars_of(deck())[france] == stars[france]
