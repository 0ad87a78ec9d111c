"""S2: secret bets before the first match, and what they pay."""

from typing import Any

import pytest

from swallows_gui.games.swallows.rules.payout import less_for_each, shared_pay
from tests.games.swallows.rules.cards import STRENGTHS
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import matches, new_game, play_through, tournament, trainers


def _betting(seed: int = 1, seats: int = 4) -> Story:
    """A game that asks the first seat for its bets."""
    story = Story(new_game(seed, field="tests", distribution="random", seats=seats))
    assert story.step == "bets"
    return story


def _reached(story: Story) -> dict[str, set[str]]:
    """The bets that came true, by team."""
    reached: dict[str, set[str]] = {team: set() for team in trainers(story)}
    for match in matches(story):
        for team in (match.home, match.away):
            if match.stage in ("QF", "F"):
                reached[team].add("V" if match.stage == "QF" else "F")
        if match.stage == "F":
            assert match.winner is not None
            reached[match.winner].add("S")
    return reached


def test_s2_1_a_hundred_million_each_and_all_bets_before_the_first_match() -> None:
    assert _betting().game.cash == [100] * 4
    kinds = [event["type"] for event in tournament().events]
    assert kinds.index("match_started") > max(at for at, kind in enumerate(kinds) if kind == "bet_placed")
    assert {event["seat"] for event in tournament().all("bet_placed")} == {0, 1, 2, 3}


def test_s2_1_bets_are_secret_until_the_pay_out() -> None:
    story = _betting()
    before = {seat: story.game.view(seat) for seat in (1, 2, 3)}
    story.does("bet", team="GER", kind="V")
    assert story.game.view(0).bets
    for seat in (1, 2, 3):
        view = story.game.view(seat)
        assert view.cash == before[seat].cash
        assert view.flow == before[seat].flow
        assert not view.bets
        assert view.all_bets is None
    end = tournament().game
    assert end.view(None).all_bets is not None


def test_s2_2_any_number_of_teams_once_on_each_for_the_teams_strength() -> None:
    story = _betting()
    story.does("bet", team="BRA", kind="S").does("bet", team="MEX", kind="V").does("bet", team="GER", kind="F")
    assert story.game.view(0).cash == 100 - STRENGTHS["BRA"] - STRENGTHS["MEX"] - STRENGTHS["GER"]
    assert len(story.game.view(0).bets) == 3
    assert not any(text.startswith("bet BRA") for text in story.legal())


def test_s2_2_a_team_takes_one_bet_of_a_seat() -> None:
    story = _betting().does("bet", team="BRA", kind="S")
    for kind in "VFS":
        story.refused("bet_twice", type_="bet", team="BRA", kind=kind)


def test_s2_2_stakes_may_not_exceed_the_cash() -> None:
    story = _betting()
    cash = 100
    for team in ("GER", "BRA", "FRA", "ARG", "ENG", "ESP", "ITA"):
        story.does("bet", team=team, kind="V")
        cash -= STRENGTHS[team]
    assert 0 < cash < 12
    assert story.game.view(0).cash == cash
    for text in story.legal():
        if text.startswith("bet"):
            assert STRENGTHS[text.split()[1]] <= cash
    story.refused("stake_exceeds_cash", type_="bet", team="NED", kind="V")


def test_s2_3_every_seat_must_bet_on_germany() -> None:
    story = _betting().refused("bet_on_germany", type_="hand_in")
    story.does("bet", team="MEX", kind="V").refused("bet_on_germany", type_="hand_in")
    story.does("bet", team="GER", kind="S").does("hand_in")
    assert story.game.to_move == 1


def test_s2_3_no_seat_can_spend_the_stake_on_germany_elsewhere() -> None:
    story = _betting()
    for text in story.legal():
        assert text != "hand_in"
    for team in ("BRA", "FRA", "ARG", "ENG", "ESP", "ITA"):
        story.does("bet", team=team, kind="V")
    assert story.game.view(0).cash == 100 - 84
    assert not any(text.startswith("bet POR") for text in story.legal()), "12M of the last 16M are Germany's"
    story.does("bet", team="GER", kind="V").does("hand_in")


def test_s2_3_wherever_germany_stands_in_the_field() -> None:
    field = ["GER", *(code for code in list(STRENGTHS)[:16] if code != "GER")]
    story = Story(new_game(1, field=field, free_heads=True, distribution="random"))
    story.refused("bet_on_germany", type_="hand_in")
    for team in ("BRA", "FRA", "ARG", "ENG", "ESP", "ITA"):
        story.does("bet", team=team, kind="V")
    assert not any(text.startswith("bet POR") for text in story.legal())
    story.does("bet", team="GER", kind="V").does("hand_in")


def test_s2_3_without_germany_nobody_must_bet() -> None:
    field = [code for code in STRENGTHS if code != "GER"][:16]
    story = Story(new_game(1, field=field, free_heads=True, distribution="random"))
    story.does("hand_in")
    assert story.game.to_move == 1


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_s2_4_a_bet_pays_for_exactly_what_it_says(seed: int) -> None:
    story = tournament(seed)
    reached = _reached(story)
    pays = {"V": 16, "F": 36, "S": 56}
    paid = {(event["seat"], event["team"]): event for event in story.all("bet_paid")}
    placed = story.all("bet_placed")
    assert len(paid) == len(placed)
    for bet in placed:
        event = paid[bet["seat"], bet["team"]]
        assert event["kind"] == bet["kind"]
        assert event["amount"] == (pays[bet["kind"]] if bet["kind"] in reached[bet["team"]] else 0)


def test_s2_4_an_f_bet_pays_36_even_if_the_team_wins_and_nothing_for_the_quarter_final() -> None:
    won = {"V": 16, "F": 36, "S": 56}
    seen = set()
    for kind, pay in won.items():
        story = Story(new_game(1, field="tests", distribution="random"))
        for team in ("GER", "BRA", "FRA", "ARG", "ENG", "ESP"):
            story.does("bet", team=team, kind=kind)
        story.does("hand_in")
        play_through(story.game, lambda _game: False, 1, story)
        reached = _reached(story)
        for event in story.all("bet_paid"):
            if event["seat"] == 0:
                assert event["amount"] == (pay if kind in reached[event["team"]] else 0)
                seen.add((kind, event["amount"] > 0, "V" in reached[event["team"]]))
    assert ("V", True, True) in seen
    assert ("F", False, True) in seen or ("S", False, True) in seen


def test_s2_5_cash_is_known_to_its_seat_only_and_bribes_are_public() -> None:
    story = _betting().does("bet", team="GER", kind="V")
    assert story.game.view(0).cash == 88
    assert story.game.view(1).cash == 100
    assert story.game.view(None).cash is None
    for attribute in ("cash", "bets"):
        assert getattr(story.game.view(1), attribute) in (100, ())


def test_s2_6_while_bets_are_made_nobody_sees_a_hand_or_a_slip() -> None:
    story = _betting().does("bet", team="GER", kind="V")
    game = story.game
    for seat in range(4):
        view = game.view(seat)
        for team, trainer in enumerate(view.trainer):
            assert (view.hands[team] is None) == (trainer != seat)
        assert bool(view.bets) == (seat == 0)


def _paid(story: Story) -> list[dict[str, Any]]:
    return story.all("bet_paid")


def test_s2_7_a_won_bet_pays_less_for_each_other_seat_that_holds_it() -> None:
    less = {"V": 2, "F": 6, "S": 12}
    shared_wins = 0
    for seed in range(1, 7):
        plain, shared = tournament(seed), tournament(seed, shared_odds=True)
        bets = [(event["team"], event["kind"]) for event in shared.all("bet_placed")]
        for before, paid in zip(_paid(plain), _paid(shared), strict=True):
            others = bets.count((paid["team"], paid["kind"])) - 1
            assert paid["shared"] == others
            due = max(1, before["amount"] - others * less[paid["kind"]]) if before["amount"] else 0
            assert paid["amount"] == due
            shared_wins += bool(due and others)
        assert sum(shared.events[-1]["cash"]) == sum(plain.events[-1]["cash"]) - sum(
            before["amount"] - paid["amount"] for before, paid in zip(_paid(plain), _paid(shared), strict=True)
        )
    assert shared_wins > 5


def test_s2_7_never_under_1_and_in_other_formats_by_parts_rounded_down() -> None:
    assert [less_for_each(kind, amount) for kind, amount in enumerate((25, 50, 80))] == [3, 8, 17]
    assert [shared_pay(kind, amount, 1) for kind, amount in enumerate((16, 36, 56))] == [14, 30, 44]
    assert shared_pay(2, 56, 5) == 1
    assert shared_pay(0, 16, 0) == 16


def test_s2_7_nobody_learns_before_the_pay_out_who_shares() -> None:
    """The views of a game with the option and without it differ in the option alone."""
    plain, shared = _betting(), Story(new_game(1, field="tests", distribution="random", shared_odds=True))
    for story in (plain, shared):
        story.does("bet", team="GER", kind="V").does("hand_in").does("bet", team="GER", kind="V")
    for seat in (0, 2, None):
        assert plain.game.view(seat).legal == shared.game.view(seat).legal
        assert not shared.game.view(2).bets


def test_s2_7_off_by_default_and_where_a_header_is_silent() -> None:
    story = tournament()
    assert not story.game.options.shared_odds
    assert not any("shared" in event for event in _paid(story))
