"""P0: sides, dice, faces and colours, attacks and rounds."""

import pytest

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.games.power_soccer.data.dice import read_dice, tables
from swallows_gui.games.power_soccer.rules.state import FACES
from tests.games.power_soccer.rules.story import begun, given


def test_p0_1_even_seats_are_side_a_and_odd_ones_side_b() -> None:
    match = given(points=40, seats=4).rolls(2)
    match.expect("goal", side=0).expect("attack_started", seat=1, defender=2)


def test_p0_2_the_numbers_of_the_die_show_the_faces_in_their_order() -> None:
    for die, face in enumerate(FACES, 1):
        begun().rolls(die).expect("die_rolled", die=die, face=face)
    assert tables().points == (5, 10, 20, 0, 0, 0)


@pytest.mark.parametrize(("die", "black"), [("even", ["ten", "foul", "penalty"]), ("pale", ["foul", "penalty"])])
def test_p0_3_which_faces_are_black(die: str, black: list[str]) -> None:
    found = [
        face for number, face in enumerate(FACES, 1) if begun(die=die).rolls(number).events[1]["colour"] == "black"
    ]
    assert found == black


def test_p0_3_dice_that_are_none_are_refused_by_name(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("dice") / "dice.json"
    path.write_text('{"faces": ["ten"], "points": [10], "dice": {"even": {"black": []}}}', encoding="utf-8")
    with pytest.raises(BadCard, match=r"dice\.json: faces"):
        read_dice(path)


def test_p0_4_the_card_lies_before_the_attacker_until_it_is_turned() -> None:
    match = given(cards="admonition").rolls(4, 1)
    assert match.game.view(None).card == "admonition"
    match.rolls(4, 1)
    assert match.game.view(None).card == "yellow"
    match.rolls(4).expect("card_shown", card="admonition").expect("card_shown", card="yellow")
    match.expect("card_shown", card="red")
    assert match.game.view(None).card == "none"


def test_p0_5_a_round_is_an_attack_of_each_side() -> None:
    match = given(points=30)
    assert (match.game.view(None).attack, match.game.view(None).rounds) == (1, 1)
    match.rolls(5)
    assert (match.game.view(None).attack, match.game.view(None).rounds) == (2, 1)
    match.rolls(3, 2, 5)
    assert (match.game.view(None).attack, match.game.view(None).rounds) == (3, 2)


def test_p0_6_every_roll_is_asked_for() -> None:
    match = given().asks("attack", 0).rolls(1).asks("attack", 0)
    assert [str(match.game.notation.action_to_json(action)["type"]) for action in match.game.view(0).actions] == [
        "roll"
    ]
