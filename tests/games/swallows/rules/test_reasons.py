"""Why an action is refused: the code that the rule book's clause stands behind, exact at the point of decision."""

import ast
from pathlib import Path

import pytest

import swallows_gui.games.swallows.rules
from swallows_gui.catalogue.rulebook import load_rulebook, reason_clauses
from swallows_gui.engine.game import IllegalAction
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import new_game


def test_every_code_that_the_engine_gives_has_a_clause_and_no_other_has() -> None:
    """Codes are the words given first to `IllegalAction` or `Refusal`."""
    given_codes: set[str] = set()
    for path in Path(swallows_gui.games.swallows.rules.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                given_codes |= _words(node.args[0]) if node.func.id in ("IllegalAction", "Refusal") else set()
    assert len(given_codes) > 20
    assert given_codes == set(reason_clauses("swallows")) | {"bad_state"}, "a damaged save breaks no rule"


def _words(node: ast.expr) -> set[str]:
    """The reason codes among the strings of an expression; names of steps and fields are compared, not raised."""
    compared = {id(inner) for outer in ast.walk(node) if isinstance(outer, ast.Compare) for inner in ast.walk(outer)}
    return {
        inner.value
        for inner in ast.walk(node)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and id(inner) not in compared
    }


def test_every_clause_behind_a_code_is_in_both_rule_books() -> None:
    for language in ("de", "en"):
        for clause in reason_clauses("swallows").values():
            assert load_rulebook("swallows", language).clause(clause).text


def _asked_to_discard() -> Story:
    match = given(away_hand=["attack 4 for two cards", "star of USA", "foul 1", "foul 2", "foul 3"], dice=[1])
    return match.play("attack 4 for two cards")


def test_not_your_turn() -> None:
    given(home_hand=["attack 1 edge"], away_hand=["attack 1 edge"]).refused(
        "not_your_turn", who="home", card="attack 1 edge"
    )


def test_card_not_held() -> None:
    given(away_hand=["attack 1 edge"]).refused("card_not_held", card="attack 6 edge")


def test_a_card_of_the_trainers_other_team_is_not_held() -> None:
    match = given(home_hand=["attack 4 inside"], away_hand=["attack 3 edge"], stage="group", one_trainer=True)
    match.refused("card_not_held", card="attack 4 inside")


def test_a_red_at_the_wrong_moment() -> None:
    match = given(home_hand=["foul 3", "shield"], away_hand=["attack 4 inside"]).play("attack 4 inside")
    match.refused("wrong_moment", card="shield")


def test_a_red_with_a_condition_at_the_wrong_moment() -> None:
    match = given(home_hand=["foul 3", "plus 2 at home"], away_hand=["attack 4 inside"]).play("attack 4 inside")
    match.refused("wrong_moment", card="plus 2 at home")


def test_a_foul_against_an_attack_in_another_place() -> None:
    match = given(home_hand=["foul 4 against inside"], away_hand=["attack 4 edge"]).play("attack 4 edge")
    match.refused("wrong_area", card="foul 4 against inside")


def test_a_goalie_against_an_attack() -> None:
    match = given(home_hand=["goalie 3"], away_hand=["attack 4 edge"]).play("attack 4 edge")
    match.refused("wrong_moment", card="goalie 3")


def test_a_star_stays_when_cards_are_discarded() -> None:
    _asked_to_discard().refused("personalised_stays", type_="discard", card="star of USA")


def test_a_star_stays_when_one_is_sent_off() -> None:
    match = given(home_hand=["foul 5 outside", "goalie 1", "star of MEX"], away_hand=["attack 4 inside"], dice=[6, 1])
    match.play("attack 4 inside").play("foul 5 outside").unanswered("send_off")
    match.refused("personalised_stays", type_="send_off", card="star of MEX")


def test_a_card_of_another_hand_cannot_be_sent_off() -> None:
    match = given(home_hand=["foul 5 outside", "goalie 1"], away_hand=["attack 4 inside", "foul 1"], dice=[6, 1])
    match.play("attack 4 inside").play("foul 5 outside").unanswered("send_off")
    match.refused("card_not_held", type_="send_off", card="foul 1#1")


def test_the_game_is_over() -> None:
    match = given(away_hand=["attack 1 edge"], dice=[1]).play("attack 1 edge")
    match.refused("game_over", who="home", type_="pass")


@pytest.mark.parametrize("written", [{"type": "dance"}, {"type": "play", "card": "no such card#1"}, {"type": "play"}])
def test_what_nobody_knows(written: dict[str, str]) -> None:
    given(away_hand=["attack 1 edge"]).refused("unknown_action", type_=written.pop("type"), **written)


def test_out_of_range_numbers_are_no_actions() -> None:
    game = new_game(format="friendly", seats=3, field=["MEX", "USA"])
    before = game.to_state()
    for action in (-1, 1 << 40, (9 << 20) + 5, (1 << 20) | 0xFF000, (1 << 20) | 0xFFF):
        with pytest.raises(IllegalAction):
            game.push(action)
    assert game.to_state() == before
