"""Seats of all levels: what they choose is allowed, hangs on their view alone, and follows plain judgement."""

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.final_whistle.ai.players import MINDS, make_player
from swallows_gui.games.final_whistle.ai.seats import Expert
from swallows_gui.games.final_whistle.rules.game import FinalWhistle
from swallows_gui.games.final_whistle.rules.odds import card_chance
from swallows_gui.games.final_whistle.rules.options import CARDS
from tests.games.final_whistle.rules.given import TABLES, Position, cards, match, new


def chosen(level: str, position: Position) -> dict[str, object]:
    """What a level does, as it is written."""
    game = position.game
    assert game.to_move is not None
    action = make_player(level, game.to_move, 5).choose(game.view(game.to_move))
    assert action in game.legal
    return game.notation.action_to_json(action)


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
@pytest.mark.parametrize("decks", ["colour", "free"])
def test_a_whole_match_is_played_from_the_choice_of_the_squads(level: str, decks: str) -> None:
    game = FinalWhistle.new(TABLES, {"decks": decks, "extra_time": "always"}, 4)
    players = [make_player(level, seat, 4) for seat in range(2)]
    while game.to_move is not None:
        game.push(players[game.to_move].choose(game.view(game.to_move)))
    assert game.result is not None


@pytest.mark.parametrize("level", sorted(MINDS))
def test_what_a_level_does_hangs_on_its_view_alone(level: str) -> None:
    position = match(ours="W3 L2 L6", theirs="L1 W5 L3").do("play", card="W3").do("play", card="L1")
    game, twin = position.game, position.game.copy()
    twin.chance = Seeded(99)
    twin.hands[1] = cards("W2 L4 L5")
    first, second = (make_player(level, 0, 5).choose(of.view(0)) for of in (game, twin))
    assert first == second


def test_without_points_for_a_ready_squad_men_are_taken_one_by_one() -> None:
    position = new(holder=0, holder_points=-10)
    while position.asked == ("squad", 0):
        position.do(kind="take", man=chosen("normal", position)["man"])
    assert 36 <= TABLES.cost(position.game.rows[0]) <= 40


def test_a_man_is_marked_for_his_strength_less_his_risk() -> None:
    # D6 2 with a yellow card, D4 3, D8 4.
    position = match(ours="W3 L2 L6", theirs="L1 W5 L3").do("play", card="W3").do("play", card="L1")
    assert chosen("normal", position)["man"] == "D8"


def test_a_card_is_picked_for_its_strength_and_its_chance() -> None:
    assert chosen("normal", match(ours="W6 W5 L4"))["card"] == "W6"
    assert chosen("normal", match(ours="W3 W2 L2"))["card"] == "W3"


def test_everybody_agrees_to_extra_time() -> None:
    position = match(period=6, score=(1, 1), step="period_over")
    assert position.asked == ("extra_time", 0)
    assert {chosen(level, position)["type"] for level in ("easy", "normal", "hard", "expert")} == {"agree"}


def test_seats_that_search_pick_the_strongest_card_where_nothing_is_clearly_better() -> None:
    assert chosen("hard", match(ours="L6 W2 W3"))["card"] == "L6"
    equal = match(ours="L3 W3 W1")
    best = max(("L3", "W3"), key=lambda card: card_chance(equal.game, 0, *cards(card)))
    assert chosen("hard", equal)["card"] == best


def test_an_expert_tries_out_which_card_to_pick() -> None:
    expert = Expert(0, 3)
    found = expert.search(match(ours="W3 L2 L6").game.view(0), expert.depths["card"])
    assert found.candidates[0] == expert.favourite(match(ours="W3 L2 L6").game.view(0))
    assert len(found.candidates) == 3


def test_an_expert_tries_out_whom_to_mark() -> None:
    position = match(ours="W3 L2 L6", theirs="L1 W5 L3").do("play", card="W3").do("play", card="L1")
    expert = Expert(0, 3)
    found = expert.search(position.game.view(0), expert.depths["mark"])
    assert len(found.candidates) == 3
    assert CARDS[position.game.up[0]] == "W3"
