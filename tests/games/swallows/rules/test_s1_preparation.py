"""S1: seats, field, distribution of the teams, groups, dealing and drawing."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.swallows.rules.tables import NOWHERE
from tests.games.swallows.rules.cards import HEADS, STRENGTHS, tables
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import matches, new_game, play_through, tournament, trainers

SEEDS = range(1, 13)


def _assigned(story: Story, how: str) -> list[tuple[str, int]]:
    return [(event["team"], event["seat"]) for event in story.all("team_assigned") if event["how"] == how]


def _drafted(seed: int, **options: Any) -> Story:
    """A game whose teams are picked at random, to the moment they are all assigned."""
    story = Story(new_game(seed, field="tests", distribution="draft", **options))
    return play_through(story.game, lambda game: game.view(None).step not in ("draft", "leftover"), seed, story)


@pytest.mark.parametrize("seats", [1, 7, 0, -1])
def test_s1_1_no_fewer_than_two_and_no_more_than_six_seats(seats: int) -> None:
    with pytest.raises(IllegalAction):
        new_game(seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_s1_1_two_to_six_seats_can_play(seats: int) -> None:
    game = new_game(seats=seats, field="tests")
    assert game.seats == seats
    assert new_game(field="tests").seats == 4


def test_s1_1_between_two_seats_there_is_no_referee() -> None:
    story = tournament(seats=2)
    trainer = trainers(story)
    referees = {match.referee for match in matches(story) if trainer[match.home] != trainer[match.away]}
    assert referees == {None}
    assert {match.referee for match in matches(story) if trainer[match.home] == trainer[match.away]} > {None} or all(
        match.referee is not None for match in matches(story) if trainer[match.home] == trainer[match.away]
    )


@pytest.mark.parametrize("field", ["tests", "random"])
def test_s1_2_sixteen_teams_in_four_groups_under_their_heads(field: str) -> None:
    story = tournament(field=field)
    placed = {(event["group"], event["slot"]): event["team"] for event in story.all("team_placed")}
    assert set(placed) == {(group, slot) for group in "ABCD" for slot in (1, 2, 3, 4)}
    assert len(set(placed.values())) == 16
    assert tuple(placed[group, 1] for group in "ABCD") == HEADS


def test_s1_2_the_field_is_chosen_by_hand_and_the_heads_may_be_freed() -> None:
    others = [code for code in STRENGTHS if code not in HEADS]
    by_hand = [*HEADS, *others[:12]]
    assert new_game(field=by_hand).start_events
    without = [*HEADS[:3], *others[:13]]
    with pytest.raises(IllegalAction):
        new_game(field=without)
    story = play_through(new_game(field=without, free_heads=True, distribution="random"), lambda game: game.match > 0)
    assert {event["team"] for event in story.all("team_placed")} == set(without)
    with pytest.raises(IllegalAction):
        new_game(field=by_hand[:15])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_s1_3_the_draft_runs_clockwise_then_anticlockwise(seats: int) -> None:
    first_seats = set()
    for seed in SEEDS:
        story = _drafted(seed, seats=seats)
        picks = [seat for _, seat in _assigned(story, "draft")]
        assert len(picks) == 16 - 16 % seats
        first = picks[0]
        first_seats.add(first)
        round_ = [(first + place) % seats for place in range(seats)]
        assert picks == [seat for turn in range(16 // seats) for seat in (round_ if turn % 2 == 0 else round_[::-1])]
    assert len(first_seats) > 1, "the first seat is drawn by lot"


def test_s1_3_a_team_is_picked_once() -> None:
    story = Story(new_game(field="tests", distribution="draft"))
    story.does("pick", team="ARG").refused("team_taken", type_="pick", team="ARG")
    assert "pick ARG" not in story.legal()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_s1_3_random_deals_the_heads_first_and_then_to_whoever_has_fewest(seats: int) -> None:
    first_seats = set()
    for seed in SEEDS:
        game = new_game(seed, field="tests", distribution="random", seats=seats)
        given_out = _assigned(Story(game), "random")
        assert len(given_out) == 16 - 16 % seats
        assert {team for team, _ in given_out[:4]} == set(HEADS)
        first = given_out[0][1]
        first_seats.add(first)
        assert [seat for _, seat in given_out[:4]] == [(first + place) % seats for place in range(4)]
        held = Counter(dict.fromkeys(range(seats), 0))
        for place, (_, seat) in enumerate(given_out):
            assert place < 4 or held[seat] == min(held.values())
            held[seat] += 1
    assert len(first_seats) > 1


def test_s1_3_free_heads_are_the_four_strongest() -> None:
    for seed in SEEDS:
        field = list(STRENGTHS)[:3] + list(STRENGTHS)[4:17]
        game = new_game(seed, field=field, free_heads=True, distribution="random")
        first = [STRENGTHS[team] for team, _ in _assigned(Story(game), "random")[:4]]
        assert sorted(first) == sorted(STRENGTHS[code] for code in field)[-4:]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_s1_3_by_agreement_any_sharing_in_which_nobody_has_two_teams_more(seats: int) -> None:
    refused = 0
    for seed in SEEDS:
        story = Story(new_game(seed, field="tests", distribution="agreed", seats=seats))
        chance = Random(seed)
        while story.step == "sharing":
            assert story.game.view(None).to_move == 0
            free = [text.split() for text in story.legal()]
            full = set(range(seats)) - {int(words[-1]) for words in free}
            for seat in full:
                story.refused("has_full_share", type_="give", team=free[0][1], to=seat)
                refused += 1
            if trainers(story):
                story.refused("team_taken", type_="give", team=next(iter(trainers(story))), to=0)
            _, team, to = chance.choice(free)
            story.does("give", team=team, to=int(to))
        assert len(_assigned(story, "agreed")) == 16
        assert not _assigned(story, "leftover")
        have = Counter(trainers(story).values())
        assert max(have.values()) - min(have.values()) <= 1
        of_seat = Counter((trainers(story)[each["team"]], each["group"]) for each in story.all("team_placed"))
        assert max(of_seat.values()) <= 2, "the draw after it keeps S1.5"
    assert refused


def test_s1_3_by_agreement_one_seat_may_get_all_the_best() -> None:
    story = Story(new_game(3, field="tests", distribution="agreed", seats=4))
    ranked = sorted(story.game.notation.codes, key=lambda code: -STRENGTHS[code])
    for at, code in enumerate(ranked):
        story.does("give", team=code, to=at // 4)
    assert [code for code, seat in trainers(story).items() if seat == 0] == ranked[:4]
    assert story.step == "bets"


@pytest.mark.parametrize("distribution", ["draft", "random"])
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_s1_4_each_team_left_over_goes_to_the_weakest_but_germanys_trainer(seats: int, distribution: str) -> None:
    germany_left = 0
    for seed in SEEDS:
        story = (
            _drafted(seed, seats=seats)
            if distribution == "draft"
            else Story(new_game(seed, field="tests", distribution="random", seats=seats))
        )
        held: dict[int, list[str]] = {seat: [] for seat in range(seats)}
        field = set(list(STRENGTHS)[:16])
        left_over = 0
        for event in story.all("team_assigned"):
            if event["how"] == "leftover":
                left_over += 1
                free = field - {code for codes in held.values() for code in codes}
                excepted = [seat for seat, codes in held.items() if "GER" in codes] if "GER" not in free else []
                germany_left += "GER" in free
                candidates = [seat for seat in held if seat not in excepted]
                weakest = min(candidates, key=lambda seat: (sum(STRENGTHS[code] for code in held[seat]), seat))
                assert event["seat"] == weakest
            held[event["seat"]].append(event["team"])
        assert left_over == 16 % seats
    assert germany_left == 0 or distribution == "draft"


def test_s1_4_nobody_is_excepted_while_germany_itself_is_left_over() -> None:
    """Nobody picks Germany: the first team left over goes to the weakest seat of all, and so does Germany."""
    story = Story(new_game(2, field="tests", distribution="draft", seats=6))
    while story.step == "draft":
        story.does("pick", team=next(code for code in STRENGTHS if f"pick {code}" in story.legal() and code != "GER"))
    assert story.step == "leftover"
    held: dict[int, int] = dict.fromkeys(range(6), 0)
    for event in story.all("team_assigned"):
        held[event["seat"]] += STRENGTHS[event["team"]]
    weakest = min(held, key=lambda seat: (held[seat], seat))
    assert story.game.to_move == weakest
    assert "pick GER" in story.legal()
    story.does("pick", team="GER")
    held[weakest] += STRENGTHS["GER"]
    others = [seat for seat in held if seat != weakest]
    assert story.game.to_move == min(others, key=lambda seat: (held[seat], seat))


def test_s1_4_germany_may_stand_first_in_the_field() -> None:
    field = ["GER", *(code for code in list(STRENGTHS)[:16] if code != "GER")]
    for seed in SEEDS:
        story = Story(new_game(seed, field=field, free_heads=True, distribution="random", seats=5))
        held: dict[int, list[str]] = {seat: [] for seat in range(5)}
        for event in story.all("team_assigned"):
            if event["how"] == "leftover" and event["team"] != "GER":
                others = [seat for seat in held if "GER" not in held[seat]]
                assert event["seat"] == min(others, key=lambda seat: (sum(STRENGTHS[c] for c in held[seat]), seat))
            held[event["seat"]].append(event["team"])


def test_s1_5_no_seat_has_more_than_two_teams_in_one_group() -> None:
    orders = set()
    for seed in SEEDS:
        for seats in (2, 3, 6):
            game = new_game(seed, field="tests", distribution="random", seats=seats)
            story = Story(game)
            trainer = trainers(story)
            of_seat = Counter((trainer[event["team"]], event["group"]) for event in story.all("team_placed"))
            assert sum(of_seat.values()) == 16
            assert max(of_seat.values()) <= 2
            orders.add(tuple(event["team"] for event in story.all("team_placed")))
    assert len(orders) == len(SEEDS) * 3, "the draw is by lot"


def test_s1_5_placing_by_hand_keeps_to_two_a_seat_and_group() -> None:
    for seed in SEEDS:
        story = Story(new_game(seed, field="tests", distribution="random", groups="hand", seats=2))
        refused = 0
        while story.step == "placing":
            trainer = trainers(story)
            of_seat = Counter((trainer[event["team"]], event["group"]) for event in story.all("team_placed"))
            crowded = next((entry for entry in of_seat if of_seat[entry] == 2), None)
            free = [text.split() for text in story.legal()]
            if crowded is not None:
                placed = {event["team"] for event in story.all("team_placed")}
                team = next((code for code in trainer if trainer[code] == crowded[0] and code not in placed), None)
                if team is not None and Counter(group for _, group in of_seat.elements())[crowded[1]] < 4:
                    story.refused("two_in_a_group", type_="place", team=team, group=crowded[1])
                    refused += 1
            story.does("place", team=free[0][1], group=free[0][2])
        trainer = trainers(story)
        of_seat = Counter((trainer[event["team"]], event["group"]) for event in story.all("team_placed"))
        assert max(of_seat.values()) <= 2
        assert len(story.all("team_placed")) == 16
        assert refused


def test_s1_6_star_cards_first_then_random_cards_and_the_rest_is_the_draw_pile() -> None:
    game = new_game(5, field="tests", distribution="random")
    story = play_through(
        game, lambda game: game.view(None).step not in ("draft", "leftover", "placing"), 1, Story(game)
    )
    for code in list(STRENGTHS)[:16]:
        reasons = [event["reason"] for event in story.all("cards_drawn") if event["team"] == code]
        assert reasons[0] == "personal"
        assert set(reasons[1:]) == {"deal"}
    nation, codes = tables().card_nation, tables().nation_code
    in_play = {codes[number] for number in game.field}
    assert all(nation[card] == NOWHERE for card in game.pile)
    assert {codes[nation[card]] for card in game.aside} == set(codes) - in_play
    everywhere = [*game.pile[game.pile_at :], *game.aside, *game.discard, *game.removed]
    everywhere += [card for hands in (game.greens, game.blues, game.reds) for hand in hands for card in hand]
    assert sorted(everywhere) == list(range(len(tables().card_id)))
    assert len(story.all("pile_shuffled")) == 1
    assert story.all("pile_shuffled")[0]["size"] == len(game.pile)


def test_s1_6_a_star_card_that_leaves_its_team_is_set_aside() -> None:
    match = given(home_hand=["star of MEX"], away_hand=["stoppage injure chosen", "attack 0 inside"])
    match.out_of_turn("away", "play", card="stoppage injure chosen").asks("away", "injure")
    match.does("injure", card="star of MEX").expect("injured", team="home", cards=["star of MEX"], chosen=True)
    assert match.hand("home") == []
    assert match.discard == []
    assert any(tables().card_id[card] == "star of MEX#1" for card in match.game.aside)


def test_s1_7_an_empty_pile_is_made_anew_from_the_discard_pile_before_the_next_card_is_drawn() -> None:
    match = given(
        home_hand=[], away_hand=["gift goal"], pile=["goalie 1"], discard=["foul 3"] * 2, stage="group", dice=[]
    )
    match.play("gift goal").ends().expect("pile_shuffled", reason="empty", size=2)
    match.reread().expect("cards_drawn", team="away", reason="result", due=3)
    drawn = next(event for event in match.all("cards_drawn") if event["reason"] == "result")
    assert sorted(card.partition("#")[0] for card in drawn["cards"]) == ["foul 3", "foul 3", "goalie 1"]
    assert drawn["cards"][0].startswith("goalie 1")


def test_s1_7_if_both_piles_are_empty_the_rest_of_the_draw_lapses() -> None:
    match = given(away_hand=["gift goal"], pile=["goalie 1", "goalie 2"], stage="group").play("gift goal").ends()
    match.expect("cards_drawn", team="away", cards=["goalie 1", "goalie 2"], due=3, top=None)


def test_s1_7_cards_spent_in_the_running_match_are_not_in_the_discard_pile() -> None:
    match = given(away_hand=["attack 1 inside", "attack 4 draws"], dice=[1, 1])
    match.play("attack 1 inside").play("attack 4 draws").expect("effect", what="draw", lapsed=True)
    assert match.discard == ["attack 1 inside", "attack 4 draws"]


def test_s1_6_the_draw_pile_is_shuffled() -> None:
    """Every seed has its own order, and no colour lies in one block."""
    piles = [new_game(seed, field="tests", distribution="random").pile for seed in (1, 2, 3)]
    assert len(set(piles)) == 3
    for pile in piles:
        colours = [tables().card_colour[card] for card in pile]
        assert sum(one != other for one, other in pairwise(colours)) > len(pile) // 3


def test_s1_7_the_discard_pile_is_shuffled_when_it_becomes_the_draw_pile() -> None:
    first = set()
    for extra in range(8):
        match = given(
            away_hand=["attack 4 draws"], discard=["goalie 1", "goalie 2", "goalie 3", "foul 1", "foul 2"], dice=[1]
        )
        match.game.chance.state = (match.game.chance.state + extra * 0x9E3779B97F4A7C15) & ((1 << 64) - 1)
        match.play("attack 4 draws").expect("pile_shuffled", reason="empty", size=5).reread()
        match.expect("cards_drawn", team="away", reason="effect")
        first.add(match.events[match.read - 1]["cards"][0])
    assert len(first) > 1


def test_s1_7_a_shuffle_is_fair() -> None:
    """Each of three cards comes first about as often as the others."""
    first: Counter[int] = Counter()
    for seed in range(600):
        cards = [0, 1, 2]
        Seeded(seed).shuffle(cards)
        first[cards[0]] += 1
    assert all(150 < count < 250 for count in first.values())
