"""S0: seats, teams, colours, the magic 7, and what is known to whom."""

from typing import Any

import pytest

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.tables import COLOURS
from tests.games.swallows.rules.cards import DEALT, STRENGTHS, tables
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import matches, new_game, tournament, trainers


def test_s0_1_cards_belong_to_the_team_and_hands_are_kept_apart() -> None:
    match = given(home_hand=["attack 4 inside"], away_hand=["attack 3 edge"], stage="group", one_trainer=True)
    match.asks("home", "attack")
    assert match.legal() == ["play attack 3 edge"]
    match.refused(None, card="attack 4 inside")
    assert match.hand("home") == ["attack 4 inside"]


def test_s0_2_numbers_by_colour_are_public_and_cards_are_the_trainers_secret() -> None:
    match = given(
        home_hand=["attack 4 inside", "swallow 2 edge", "foul 3", "plus 2"],
        away_hand=["attack 3 edge"],
        pile=["goalie 1"],
    )
    home = match.team("home")
    for seat in (match.seat("away"), match.seat("referee"), None):
        view = match.game.view(seat)
        assert view.counts[home] == (2, 1, 1)
        assert view.hands[home] is None
        assert COLOURS[view.pile_top] == "blue"
    own = match.game.view(match.seat("home")).hands[home]
    assert own is not None
    assert sorted(tables().card_id[card].partition("#")[0] for hand in own for card in hand) == match.hand("home")


def test_s0_2_a_star_card_belongs_to_one_nation() -> None:
    for event in tournament().all("cards_drawn"):
        if event["reason"] == "personal":
            assert [card.partition("#")[0] for card in event["cards"]] == [f"star of {event['team']}"]


def test_s0_3_random_cards_as_the_nation_card_says_and_stars_on_top_of_them() -> None:
    dealt: dict[str, list[str]] = {}
    for event in tournament().events:
        if event["type"] == "match_started":
            break
        if event["type"] == "cards_drawn":
            dealt.setdefault(event["team"], []).extend(event["cards"])
    assert len(dealt) == 16
    colour = dict(zip(tables().card_id, tables().card_colour, strict=True))
    for code, cards in dealt.items():
        random = [card for card in cards if not card.startswith("star of")]
        assert tuple(sum(colour[card] == of for card in random) for of in range(3)) == DEALT, code
        assert len(cards) == len(random) + 1


def test_s0_3_strength_is_the_price_of_a_bet_and_mexicos_is_11() -> None:
    assert load().nations["MEX"].strength == 11
    for event in tournament().all("bet_placed"):
        assert event["stake"] == STRENGTHS[event["team"]]


@pytest.mark.parametrize(("die", "goal"), [(2, False), (3, True)])
def test_s0_4_from_7_a_shot_is_on_goal(die: int, goal: bool) -> None:
    match = given(away_hand=["attack 4 inside"], dice=[die]).play("attack 4 inside")
    match.expect("die_rolled", purpose="shot", total=4 + die)
    match.expect("goal", team="away") if goal else match.expect("missed", team="away").never("goal")


@pytest.mark.parametrize(("die", "believed"), [(3, False), (4, True)])
def test_s0_4_from_7_a_swallow_is_believed(die: int, believed: bool) -> None:
    match = given(away_hand=["swallow 3 inside"], dice=[die, 1], referee=False).play("swallow 3 inside")
    match.expect("die_rolled", purpose="swallow", total=3 + die)
    match.expect("awarded", what="penalty") if believed else match.never("awarded")


@pytest.mark.parametrize(("card", "purpose", "die"), [("foul 3", "foul", 4), ("offside 3", "offside", 4)])
def test_s0_4_from_7_a_foul_or_an_offside_is_called(card: str, purpose: str, die: int) -> None:
    hands: dict[str, Any] = {"home_hand": [card], "away_hand": ["attack 4 inside"], "referee": False}
    called = given(**hands, dice=[die, 1]).play("attack 4 inside").play(card)
    called.expect("die_rolled", purpose=purpose, total=7)
    fair = given(**hands, dice=[die - 1, 6]).play("attack 4 inside").play(card)
    fair.expect("die_rolled", purpose=purpose, total=6)
    if purpose == "foul":
        called.expect("awarded", team="away", cause="foul")
        fair.never("awarded").never("goal")
    else:
        called.never("goal")
        fair.expect("die_rolled", purpose="shot").expect("goal", team="away")


@pytest.mark.parametrize(("die", "goal"), [(3, True), (4, False)])
def test_s0_4_from_7_a_rough_goal_is_called(die: int, goal: bool) -> None:
    match = given(away_hand=["rough 3"], dice=[die], referee=False).play("rough 3")
    match.expect("goal", team="away") if goal else match.never("goal")


@pytest.mark.parametrize(("die", "off"), [(5, False), (6, True)])
def test_s0_4_from_10_on_foul_and_swallow_rolls_a_defender_goes(die: int, off: bool) -> None:
    foul = given(home_hand=["foul 4", "goalie 1"], away_hand=["attack 4 inside"], dice=[die, 1], referee=False)
    foul.play("attack 4 inside").play("foul 4")
    swallow = given(home_hand=["goalie 1"], away_hand=["swallow 4 inside"], dice=[die, 1], referee=False)
    swallow.play("swallow 4 inside")
    for match in (foul, swallow):
        match.expect("sent_off", team="home", card="goalie 1") if off else match.never("sent_off")


@pytest.mark.parametrize(("die", "off"), [(1, True), (2, False)])
def test_s0_4_under_2_on_a_swallow_roll_an_attacker_goes(die: int, off: bool) -> None:
    match = given(away_hand=["swallow 0 inside", "goalie 1"], dice=[die], referee=False).play("swallow 0 inside")
    match.expect("sent_off", team="away", card="goalie 1") if off else match.never("sent_off")


def test_s0_5_to_the_left_is_the_next_higher_number_and_after_the_last_the_first() -> None:
    story = tournament()
    trainer = trainers(story)
    held = None
    steps = set()
    for match in matches(story):
        settled = match.all("referee_settled")[0]
        playing = {trainer[match.home], trainer[match.away]}
        if held is not None and settled["seat"] is not None:
            expected = (held + 1) % 4
            while expected in playing or _banned(story, match.number, expected):
                expected = (expected + 1) % 4
            assert settled["seat"] == expected
            steps.add((held, expected))
        held = settled["card_at"]
    assert any(left < held for held, left in steps), "the card came round the table"


def _banned(story: Story, number: int, seat: int) -> bool:
    for event in story.events:
        if event["type"] == "match_started" and event["match"] == number:
            return False
        if event["type"] == "referee_banned" and event["seat"] == seat:
            return True
    return False


def test_s0_6_a_drawn_card_is_its_trainers_secret_and_its_colour_everybodys_knowledge() -> None:
    match = given(away_hand=["attack 2 inside", "attack and draw"], pile=["goalie 2"], dice=[1])
    match.play("attack 2 inside", "attack and draw").expect("cards_drawn", team="away", cards=["goalie 2"])
    event = match.events[match.read - 1]
    notation = match.game.notation
    own, other = (notation.redact(event, match.seat(who)) for who in ("away", "home"))
    assert own == event
    for seen in (other, notation.redact(event, None)):
        assert seen is not None
        assert "goalie 2" not in str(seen)
        assert "blue" in str(seen)


def test_s0_6_personalised_cards_are_dealt_in_the_open() -> None:
    story = tournament()
    event = next(event for event in story.all("cards_drawn") if event["reason"] == "personal")
    assert story.game.notation.redact(event, None) == event


def test_s0_6_both_trainers_know_a_stolen_card_and_nobody_else() -> None:
    match = given(home_hand=["attack 5 edge"], away_hand=["stoppage steal"])
    match.out_of_turn("away", "play", card="stoppage steal").expect(
        "cards_stolen", team="away", cards=["attack 5 edge"]
    )
    event = match.events[match.read - 1]
    redact = match.game.notation.redact
    assert redact(event, match.seat("home")) == redact(event, match.seat("away")) == event
    for seat in (match.seat("referee"), None):
        assert "attack 5 edge" not in str(redact(event, seat))
        assert match.game.view(seat).known[match.team("away")] == ()
    known = match.game.view(match.seat("home")).known[match.team("away")]
    assert [tables().card_id[card].partition("#")[0] for card in known] == ["attack 5 edge"]


def test_s0_6_a_red_that_was_played_stays_known_to_all_when_it_goes_back() -> None:
    match = given(away_hand=["attack 2 inside", "plus 2", "plus 1"], dice=[1], stage="group")
    team = match.team("away")
    match.play("attack 2 inside", "plus 2").unanswered().ends().expect("cards_returned", team="away", cards=["plus 2"])
    known = match.game.view(None).known[team]
    assert [tables().card_id[card].partition("#")[0] for card in known] == ["plus 2"]


def test_s0_6_the_referee_sees_a_hand_only_while_he_chooses_and_remembers_it() -> None:
    match = given(
        home_hand=["foul 5", "goalie 1", "attack 3 edge"],
        away_hand=["attack 4 inside"],
        dice=[6, 1],
        penalties_spent=True,
    )
    home, referee = match.team("home"), match.seat("referee")
    assert match.game.view(referee).known[home] == ()
    match.play("attack 4 inside").play("foul 5").asks("referee", "send_off")
    assert len(match.game.view(referee).known[home]) == 2
    assert match.game.view(match.seat("away")).known[home] == ()
    match.does("send_off", card="goalie 1")
    known = match.game.view(referee).known[home]
    assert [tables().card_id[card].partition("#")[0] for card in known] == ["attack 3 edge"]


def test_s0_6_cards_handed_in_are_hidden_from_the_others() -> None:
    story = tournament()
    event = next(event for event in story.all("team_eliminated") if event["cards"])
    seat = trainers(story)[event["team"]]
    redact = story.game.notation.redact
    assert redact(event, seat) == event
    for other in (*(seat for seat in range(4) if seat != trainers(story)[event["team"]]), None):
        seen = redact(event, other)
        assert seen is not None
        assert not any(card in str(seen) for card in event["cards"])


def test_s0_6_bets_and_cash_are_hidden_until_the_pay_out() -> None:
    game = new_game(3, distribution="random", field="tests")
    for other in (None, 1, 2, 3):
        view = game.view(other)
        assert view.all_bets is None
        if other is None:
            assert view.cash is None
    story = tournament()
    event = story.all("bet_placed")[0]
    redact = story.game.notation.redact
    assert redact(event, event["seat"]) == event
    assert all(redact(event, seat) is None for seat in (None, *range(4)) if seat != event["seat"])
