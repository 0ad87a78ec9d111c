"""Places that are open, groups of later stages and what decides between level teams have words in every format."""

import pytest

from swallows_gui.engine.tournament.ranking import Criterion
from swallows_gui.engine.tournament.schedule import FROM_GROUP, FROM_LOSER, FROM_WINNER, Place
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.group_table import _TIES
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.ties import placeholder, stage_name
from swallows_gui.services.language import language

pytestmark = pytest.mark.usefixtures("qapp")


def names(form: str) -> Names:
    return Names(load(), (), (), None, load().formats[form].compiled().schedule.group_names)


@pytest.mark.parametrize("code", ["de", "en"])
@pytest.mark.parametrize("form", sorted(load().formats))
def test_no_place_of_a_format_is_told_as_open(form: str, code: str) -> None:
    language().set_language(code)
    schedule = load().formats[form].compiled().schedule
    for fixture in schedule.fixtures:
        for place in (fixture.home, fixture.away):
            if place.kind != "field":
                assert placeholder(place, schedule.group_names) not in ("open", "offen")
        assert stage_name(fixture.stage)
    assert len({names(form).group(number) for number in range(len(schedule.groups))}) == len(schedule.groups)


def test_what_they_say() -> None:
    language().set_language("en")
    second = names("sixteen-second-groups")
    assert second.group(4) == second.group("S2.A") == "Group A, 2nd stage"
    assert second.group(0) == "Group A"
    assert names("sixteen-final-group").group("S2.A") == "Final group"
    assert placeholder(Place(FROM_GROUP, 4, 1), second.groups) == "No. 1 of group A, 2nd stage"
    assert placeholder(Place(FROM_WINNER, 25)) == "Winner of match 25"
    assert placeholder(Place(FROM_LOSER, 25)) == "Loser of match 25"
    best = next(iter(load().formats["twenty-four"].compiled().schedule.bests))
    assert placeholder(best, ("A", "B", "C", "D", "E", "F")).startswith("Best third of ")
    language().set_language("de")
    assert second.group("S2.A") == "Gruppe A, 2. Runde"
    assert stage_name("playoff") == "Entscheidungsspiel"


def test_every_criterion_has_its_sentence() -> None:
    for criterion in Criterion.__args__:  # type: ignore[attr-defined]
        assert criterion in _TIES


@pytest.mark.parametrize(
    ("form", "english", "german"),
    [
        ("sixteen", ("QF", "F", "T"), ("V", "F", "T")),
        ("eight", ("SF", "F", "T"), ("HF", "F", "T")),
        ("short-evening", ("SF", "F", "T"), ("HF", "F", "T")),
        ("double-sheet", ("QF", "F", "T"), ("V", "F", "T")),
        ("sixteen-second-groups", ("2S", "F", "T"), ("2R", "F", "T")),
        ("sixteen-final-group", ("FG", "2nd", "T"), ("FG", "2.", "T")),
    ],
)
def test_a_bet_is_called_by_what_it_is_on(form: str, english: tuple[str, ...], german: tuple[str, ...]) -> None:
    """S10.5: V is the semi-final in a cup of eight."""
    of_form = Names(load(), (), bets=phrases.bet_aims(load().formats[form].compiled()))
    for code, letters in (("en", english), ("de", german)):
        language().set_language(code)
        assert tuple(map(of_form.bet_letters, "VFS")) == letters
        for kind, letter in zip("VFS", letters, strict=True):
            assert of_form.bet_name(kind).startswith(f"{letter}: ")


def test_every_aim_that_a_bet_of_a_format_can_have_has_words() -> None:
    for form in load().formats.values():
        for aim in phrases.bet_aims(form.compiled()).values():
            assert aim in phrases.bet_letters
            assert aim in phrases.bet_name
            assert aim in phrases.bet_word
