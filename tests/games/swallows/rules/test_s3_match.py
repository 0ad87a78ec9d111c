"""S3: the course of a match: initiative, declining, the duty green, stoppages."""

from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.tournaments import matches, tournament, trainers


def test_s3_1_matches_in_the_order_of_the_record_sheet_the_first_named_at_home() -> None:
    story = tournament()
    played = matches(story)
    assert [match.number for match in played] == list(range(1, 32))
    slot = {(event["group"], event["slot"]): event["team"] for event in story.all("team_placed")}
    assert (played[0].home, played[0].away) == (slot["A", 1], slot["A", 2])
    winner = {match.number: match.winner for match in played}
    assert [(match.home, match.away) for match in played[28:]] == [
        (winner[25], winner[26]),
        (winner[27], winner[28]),
        (winner[29], winner[30]),
    ]


def test_s3_2_the_home_team_draws_one_card() -> None:
    match = given(
        home_hand=["foul 3"],
        away_hand=["attack 3 inside"],
        pile=["goalie 1", "goalie 2"],
        home_draws=True,
        stage="group",
    )
    match.expect("match_started").expect("cards_drawn", team="home", cards=["goalie 1"], due=1, reason="home")
    match.expect("period_started", period="normal").never("cards_drawn")
    assert match.hand("home") == ["foul 3", "goalie 1"]
    assert match.hand("away") == ["attack 3 inside"]


def test_s3_3_the_visitors_attack_first_and_then_turn_and_turn_about() -> None:
    match = given(home_hand=["attack 1 inside"] * 2, away_hand=["attack 1 edge"] * 2, dice=[1, 1, 1, 1])
    match.asks("away", "attack").play("attack 1 edge").expect("attack_over", team="away", initiative="home")
    match.asks("home", "attack").play("attack 1 inside").expect("attack_over", team="home", initiative="away")
    match.asks("away", "attack").play("attack 1 edge").asks("home", "attack")


def test_s3_3_the_initiative_passes_after_a_goal_too() -> None:
    match = given(home_hand=["attack 1 inside"], away_hand=["attack 6 edge", "attack 1 edge"], dice=[6])
    match.play("attack 6 edge").expect("goal", team="away").expect("attack_over", initiative="home").asks(
        "home", "attack"
    )


def test_s3_4_who_has_declined_cannot_attack_again_and_the_other_goes_on() -> None:
    match = given(home_hand=["attack 1 inside"] * 4, away_hand=["attack 1 edge"] * 3, dice=[1] * 6)
    match.play("attack 1 edge").play("attack 1 inside").decline("away").expect("declined", team="away", forced=False)
    match.play("attack 1 inside").asks("home", "attack").play("attack 1 inside").asks("home", "attack")
    assert match.hand("away") == ["attack 1 edge"] * 2
    match.decline("home").expect("declined", team="home").expect("match_ended", home=0, away=0, after="normal")


def test_s3_4_only_the_team_with_the_initiative_may_attack() -> None:
    match = given(home_hand=["attack 1 inside"], away_hand=["attack 1 edge"])
    match.refused("not_your_turn", who="home", card="attack 1 inside")
    match.refused("not_your_turn", who="home", type_="decline")


def test_s3_5_no_declining_before_a_green_is_played_while_one_is_in_hand() -> None:
    match = given(home_hand=["attack 1 inside"], away_hand=["attack 1 edge"] * 2, dice=[1, 1])
    assert "decline" not in match.legal()
    match.refused("must_play_green", type_="decline").play("attack 1 edge").play("attack 1 inside")
    match.asks("away", "attack").decline()


def test_s3_5_a_swallow_is_a_green_and_a_red_in_its_place_is_not() -> None:
    match = given(home_hand=["swallow 1 inside"] * 2, away_hand=["red attack 4", "attack 1 edge"], dice=[1, 2])
    match.play("red attack 4").play("swallow 1 inside")
    match.asks("away", "attack").refused("must_play_green", type_="decline")


def test_s3_5_without_a_green_a_team_may_decline() -> None:
    match = given(away_hand=["red attack 4"])
    match.asks("away", "attack").decline()


def test_s3_6_a_team_with_neither_green_nor_red_declines_by_itself() -> None:
    match = given(home_hand=["attack 1 inside"], away_hand=["foul 3", "goalie 1"])
    match.expect("declined", team="away", forced=True).asks("home", "attack")


def test_s3_6_a_team_with_reds_only_is_asked_even_if_none_can_attack() -> None:
    given(home_hand=["attack 1 inside"], away_hand=["shield"]).asks("away", "attack")


def test_s3_6_a_used_red_does_not_count() -> None:
    match = given(home_hand=["attack 1 inside"] * 2, away_hand=["red attack 4"], dice=[1, 1])
    match.play("red attack 4").play("attack 1 inside").expect("declined", team="away", forced=True)


def test_s3_6_a_decline_without_a_green_is_lifted_by_a_green() -> None:
    match = given(
        home_hand=["attack 1 inside"] * 2, away_hand=["shield", "stoppage draw"], pile=["attack 2 edge"], dice=[1, 1]
    )
    match.decline("away").asks("home", "attack")
    match.out_of_turn("away", "play", card="stoppage draw").expect("decline_lifted", team="away")
    match.play("attack 1 inside").unanswered().asks("away", "attack").refused("must_play_green", type_="decline")


def test_s3_6_a_decline_lifted_during_an_attack_lets_the_team_attack_next() -> None:
    match = given(
        home_hand=["attack 6 inside", "attack 1 inside"], away_hand=["comfort"], pile=["attack 2 edge"], dice=[6, 1]
    )
    match.decline("away").play("attack 6 inside").unanswered("goal_against").asks("away", "goal_against")
    match.play("comfort").expect("decline_lifted", team="away").asks("away", "attack")


def test_s3_6_no_other_card_lifts_a_decline() -> None:
    match = given(home_hand=["attack 1 inside"] * 2, away_hand=["shield", "stoppage draw"], pile=["goalie 1"], dice=[1])
    match.decline("away").out_of_turn("away", "play", card="stoppage draw").never("decline_lifted")
    match.play("attack 1 inside").unanswered().asks("home", "attack")


def test_s3_6_a_decline_made_with_a_green_in_hand_is_not_lifted() -> None:
    match = given(
        home_hand=["attack 1 inside"] * 3,
        away_hand=["attack 1 edge", "attack 2 edge", "stoppage draw"],
        pile=["attack 3 edge"],
        dice=[1, 1, 1],
    )
    match.play("attack 1 edge").unanswered().play("attack 1 inside").unanswered().decline("away").skip()
    match.out_of_turn("away", "play", card="stoppage draw").expect("cards_drawn", cards=["attack 3 edge"])
    match.never("decline_lifted").play("attack 1 inside").unanswered().asks("home", "attack").never("decline_lifted")


def test_s3_6_when_both_have_declined_only_in_the_final_a_green_still_lifts() -> None:
    """A penalty out of the blue before the whistle brings the conceding team its comfort: a green."""
    for stage, lifted in (("friendly", False), ("F", True)):
        match = given(
            home_hand=["attack 1 inside"],
            away_hand=["comfort"],
            pile=["attack 2 edge"],
            stage=stage,
            score=(1, 0),
            dice=[1, 6],
            penalties_spent=False,
        )
        match.decline("away").play("attack 1 inside").unanswered()
        while match.step == "attack":
            match.decline()
        match.asks("referee", "whistle").skip().does("penalty", team="home")
        match.unanswered("goal_against").asks("away", "goal_against").play("comfort")
        if lifted:
            match.expect("decline_lifted", team="away").asks("away", "attack")
        else:
            match.never("decline_lifted").expect("match_ended")


def test_s3_7_one_trainer_plays_both_sides() -> None:
    match = given(home_hand=["foul 3", "attack 1 inside"], away_hand=["attack 4 edge"], stage="group", one_trainer=True)
    seat = match.seat("home")
    assert match.seat("away") == seat
    match.play("attack 4 edge")
    assert match.step == "defence"
    assert match.game.to_move == seat
    match.passes_with([1]).asks("home", "attack")
    assert any(
        trainers(tournament(seed))[played.home] == trainers(tournament(seed))[played.away]
        for seed in (1, 2, 3)
        for played in matches(tournament(seed))
    )


def test_s3_8_at_a_stoppage_offers_penalty_and_reds_are_out_of_turn() -> None:
    match = given(
        home_hand=["attack 1 inside", "stoppage draw"],
        away_hand=["attack 1 edge"],
        pile=["goalie 1"],
        penalties_spent=False,
        dice=[1],
    )
    match.asks("away", "attack")
    assert "play stoppage draw" in match.legal("home")
    assert [text for text in match.legal("home") if text.startswith("offer")] == ["offer home 1-10", "offer away 1-10"]
    assert "penalty home" in match.legal("referee")
    assert "penalty away" in match.legal("referee")
    match.out_of_turn("home", "play", card="stoppage draw").expect("cards_drawn", team="home", cards=["goalie 1"])
    match.asks("away", "attack").play("attack 1 edge").unanswered().expect("attack_over", initiative="home")


def test_s3_8_the_red_of_a_stoppage_is_not_for_other_moments() -> None:
    match = given(home_hand=["foul 3", "stoppage draw"], away_hand=["attack 1 edge"], pile=["goalie 1"])
    match.play("attack 1 edge").asks("home", "defence").refused(None, card="stoppage draw")


def test_s3_8_before_the_whistle_the_referee_is_asked_if_he_still_has_his_penalty() -> None:
    match = given(away_hand=["attack 1 edge"], dice=[1], penalties_spent=False)
    match.play("attack 1 edge").asks("referee", "whistle")
    assert set(match.legal()) == {"whistle", "penalty home", "penalty away"}
    assert any(text.startswith("offer") for text in match.legal("away"))
    match.does("whistle").expect("match_ended")
    without = given(away_hand=["attack 1 edge"], dice=[1])
    without.play("attack 1 edge").expect("match_ended")


def test_s3_8_no_stoppage_in_a_shoot_out() -> None:
    match = given(
        home_hand=["stoppage draw", "goalie 1"],
        away_hand=["attack 1 edge"],
        dice=[1, 1, 6],
        knockout=True,
        penalties_spent=False,
    )
    match.play("attack 1 edge").unanswered().ends().unanswered("shootout_red")
    match.expect("period_started", period="shootout").asks("home", "shootout_red")
    for who in ("home", "away", "referee"):
        assert not [text for text in match.legal(who) if text.startswith(("offer", "penalty", "play stoppage"))]


def test_s3_9_announced_settled_drawn_and_then_the_first_stoppage() -> None:
    match = given(away_hand=["attack 1 edge"], pile=["goalie 1"], home_draws=True, stage="group")
    kinds = [event["type"] for event in match.events]
    order = [kinds.index(kind) for kind in ("match_started", "referee_settled", "cards_drawn", "period_started")]
    assert kinds[order[2]] == "cards_drawn"
    home = [event for event in match.all("cards_drawn") if event["reason"] == "home"]
    assert [match.events.index(event) for event in home] == [order[1] + 1]
    assert order[0] < order[1] < order[3]


def test_s3_9_reds_before_the_match_only_at_the_first_stoppage() -> None:
    match = given(
        home_hand=["attack 1 inside", "before match draw"],
        away_hand=["attack 1 edge", "before match draw"],
        pile=["goalie 1", "goalie 2"],
        dice=[1],
    )
    assert "play before match draw" in match.legal("home")
    match.out_of_turn("away", "play", card="before match draw").expect("cards_drawn", team="away", cards=["goalie 1"])
    assert "play before match draw" in match.legal("home")
    match.play("attack 1 edge").unanswered()
    assert not any("before match" in text for who in ("home", "away") for text in match.legal(who))
    match.refused("wrong_moment", who="home", card="before match draw")


def test_s3_9_no_red_before_the_match_when_somebody_has_declined() -> None:
    match = given(home_hand=["attack 1 inside", "before match draw"], away_hand=["shield"], pile=["goalie 1"])
    assert "play before match draw" in match.legal("home")
    match.decline("away")
    assert "play before match draw" not in match.legal("home")


def test_s3_9_a_penalty_out_of_the_blue_does_not_end_the_first_stoppage() -> None:
    match = given(
        home_hand=["attack 1 inside", "before match draw"], away_hand=["attack 1 edge"], penalties_spent=False, dice=[1]
    )
    match.out_of_turn("referee", "penalty", team="away").unanswered().asks("away", "attack")
    assert "play before match draw" in match.legal("home")
