"""S9: fees, bets, and who has won."""

import pytest

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.lab.playing import new_game
from swallows_gui.games.swallows.rules.soundness import check_money
from tests.games.swallows.rules.cards import STRENGTHS
from tests.games.swallows.rules.tournaments import matches, tournament, trainers

FEES = {"champion": 16, "F": 10, "SF": 7, "QF": 4}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_s9_1_the_trainers_fees(seed: int) -> None:
    assert dict(load().tables().formats["sixteen"].economy.fees) == FEES
    story = tournament(seed)
    trainer = trainers(story)
    expected = {}
    for match in matches(story)[24:]:
        assert match.winner is not None
        expected[match.away if match.winner == match.home else match.home] = FEES[match.stage]
        if match.stage == "F":
            expected[match.winner] = FEES["champion"]
    paid = {event["team"]: (event["seat"], event["amount"]) for event in story.all("fee_paid")}
    assert paid == {team: (trainer[team], amount) for team, amount in expected.items()}
    assert sum(amount for _, amount in paid.values()) == 16 + 10 + 2 * 7 + 4 * 4


def test_s9_1_then_the_bets() -> None:
    kinds = [event["type"] for event in tournament().events if event["type"] in ("fee_paid", "bet_paid", "game_ended")]
    assert kinds == sorted(kinds, key=["fee_paid", "bet_paid", "game_ended"].index)
    assert kinds[-1] == "game_ended"


@pytest.mark.parametrize("seed", range(1, 6))
def test_s9_1_money_is_conserved_and_most_cash_wins(seed: int) -> None:
    story = tournament(seed)
    cash = [100] * 4
    for event in story.events:
        if event["type"] == "bet_placed":
            assert event["stake"] == STRENGTHS[event["team"]]
            cash[event["seat"]] -= event["stake"]
        elif event["type"] in ("fee_paid", "bet_paid"):
            cash[event["seat"]] += event["amount"]
    ended = story.events[-1]
    assert ended["type"] == "game_ended"
    assert ended["cash"] == cash
    assert ended["winners"] == [seat for seat in range(4) if cash[seat] == max(cash)]
    assert story.game.result == {"cash": cash, "winners": ended["winners"]}


def test_s9_1_level_seats_share_the_win() -> None:
    """Two trainers of a friendly that ends in a draw have the same cash, and more than the referee."""
    from tests.games.swallows.rules.given import given

    match = given(away_hand=["attack 1 edge"], dice=[1]).play("attack 1 edge").expect("game_ended", cash=[18, 18, 10])
    assert match.events[-1]["winners"] == [0, 1]


def test_s9_2_seasons_carry_cash_over_and_let_first_choice_go_round() -> None:
    purses = [100, 163, 180, 100]
    game = new_game({"distribution": "draft", "purses": purses, "first": 2}, 4, 5)
    assert game.cash == purses
    assert game.to_move == 2
    assert [game.view(None).start_cash(seat) for seat in range(4)] == purses
    check_money(game)
    heads = game.tables.heads_of(game.form)
    for first in range(4):
        dealt = new_game({"distribution": "random", "first": first}, 4, 5)
        trainers = [dealt.trainer[dealt.field.index(head)] for head in heads]
        assert trainers == [(first + place) % 4 for place in range(4)]
    for wrong in ([100] * 3, [100, 100, 100, 99], [100, 100, 100, "x"], "much"):
        with pytest.raises(IllegalAction, match="bad_option"):
            new_game({"purses": wrong}, 4, 5)
    with pytest.raises(IllegalAction, match="bad_option"):
        new_game({"first": 4}, 4, 5)
