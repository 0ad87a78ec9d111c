"""S7: fixtures, ranking, the rest and the new draw pile."""

from collections import Counter

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.tournament.ranking import RANKING, Played, Score, rank
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.tables import NOWHERE, RED
from tests.games.swallows.rules.cards import tables
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import matches, new_game, play_through, tournament

DAYS = [(1, 2), (3, 4)], [(1, 3), (2, 4)], [(4, 1), (3, 2)]


def test_s7_1_each_plays_each_group_after_group_on_three_match_days() -> None:
    expected = [(group, *pair) for day in DAYS for group in "ABCD" for pair in day]
    for form in (tables().formats["sixteen"], load().tables().formats["sixteen"]):
        fixtures = form.schedule.fixtures
        assert [("ABCD"[f.group or 0], f.home.rank, f.away.rank) for f in fixtures[:24]] == expected
        stages = Counter(fixture.stage for fixture in fixtures)
        assert stages == {"group": 24, "QF": 4, "SF": 2, "F": 1}
        assert [fixture.number for fixture in fixtures] == list(range(1, 32))
    story = tournament()
    slot = {(event["group"], event["slot"]): event["team"] for event in story.all("team_placed")}
    assert [(match.home, match.away) for match in matches(story)[:24]] == [
        (slot[group, home], slot[group, away]) for group, home, away in expected
    ]


def _order(played: list[Played], teams: int = 4) -> tuple[list[int], list[list[int]]]:
    return rank(list(range(teams)), played, RANKING, Seeded(1).shuffle)


def test_s7_2_points_then_difference_then_goals() -> None:
    points = [(0, 1, Score(0, 1)), (2, 3, Score(5, 0)), (1, 3, Score(1, 0))]
    assert _order(points)[0][:2] == [1, 2]
    difference = [(0, 1, Score(3, 0)), (2, 3, Score(4, 0))]
    assert _order(difference)[0] == [2, 0, 1, 3]
    goals = [(0, 1, Score(2, 1)), (2, 3, Score(3, 2))]
    assert _order(goals)[0] == [2, 0, 3, 1]
    assert _order(goals)[1] == []


def test_s7_2_then_the_matches_among_those_level() -> None:
    """0 and 1 have six points, goals 3:1 and 3:1; 1 has beaten 0."""
    played = [
        (0, 1, Score(0, 1)), (2, 3, Score(0, 0)), (0, 2, Score(2, 0)),
        (1, 3, Score(2, 0)), (0, 3, Score(1, 0)), (2, 1, Score(1, 0)),
    ]  # fmt: skip
    order, lots = _order(played)
    assert order[:2] == [1, 0]
    assert lots == []


def test_s7_2_counted_once_and_then_lots() -> None:
    """All four level: nothing separates them, so lots do, and the lots are named."""
    played = [
        (0, 1, Score(1, 1)),
        (2, 3, Score(1, 1)),
        (0, 2, Score(1, 1)),
        (1, 3, Score(1, 1)),
        (3, 0, Score(1, 1)),
        (2, 1, Score(1, 1)),
    ]
    firsts = Counter(rank([0, 1, 2, 3], played, RANKING, Seeded(seed).shuffle)[0][0] for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60
    order, lots = _order(played)
    assert [sorted(level) for level in lots] == [[0, 1, 2, 3]]
    assert lots[0] == order


def test_s7_2_the_table_among_those_level_is_counted_once() -> None:
    """0, 1 and 2 are level; among them 0 has scored most; 1 and 2 stay level: that 1 has beaten 2 counts no more."""
    played = [
        (0, 1, Score(2, 1)), (2, 0, Score(2, 1)), (1, 2, Score(1, 0)),
        (0, 3, Score(1, 0)), (1, 3, Score(2, 1)), (2, 3, Score(2, 1)),
    ]  # fmt: skip
    orders = {tuple(rank([0, 1, 2, 3], played, RANKING, Seeded(seed).shuffle)[0]) for seed in range(40)}
    assert orders == {(0, 1, 2, 3), (0, 2, 1, 3)}


def test_s7_3_ranked_after_the_last_group_match_and_the_others_hand_in() -> None:
    story = tournament()
    played = matches(story)
    for match in played[:23]:
        assert not match.all("group_ranked", "team_eliminated")
    ranked = {event["group"]: event["order"] for event in played[23].all("group_ranked")}
    assert set(ranked) == set("ABCD")
    out = {event["team"] for event in played[23].all("team_eliminated")}
    assert out == {team for order in ranked.values() for team in order[2:]}
    assert {(match.home, match.away) for match in played[24:28]} == {
        (ranked["A"][0], ranked["B"][1]), (ranked["C"][0], ranked["D"][1]),
        (ranked["B"][0], ranked["A"][1]), (ranked["D"][0], ranked["C"][1]),
    }  # fmt: skip


def _rest(seed: int, prepare: str = "") -> tuple[Story, Swallows]:
    """A tournament played until the groups are over; `prepare` empties the reds before the last whistle."""
    game = new_game(seed, distribution="random", field="tests")
    story = play_through(game, lambda game: game.match == 24 and game.view(None).step == "attack", seed, Story(game))
    if prepare:
        _take_reds_away(game, keep=3 if prepare == "few" else 0, stars=prepare != "none")
        story.begin_anew()
    story.skip()
    play_through(game, lambda game: game.match == 25, seed, story)
    return story, game


def _take_reds_away(game: Swallows, keep: int, stars: bool) -> None:
    """Put all random reds but `keep` in the pile out of the game; without `stars` the star cards too."""
    nation, colour = tables().card_nation, tables().card_colour
    gone: list[int] = []

    def stays(card: int) -> bool:
        nonlocal keep
        if colour[card] != RED or (nation[card] != NOWHERE and stars):
            return True
        if nation[card] == NOWHERE and keep > 0:
            keep -= 1
            return True
        gone.append(card)
        return False

    game.pile, game.pile_at = tuple(card for card in game.pile[game.pile_at :] if stays(card)), 0
    game.discard = tuple(card for card in game.discard if stays(card))
    game.aside = tuple(card for card in game.aside if stays(card))
    game.reds[:] = [tuple(card for card in hand if stays(card)) for hand in game.reds]
    game.used[:] = [tuple(card for card in hand if stays(card)) for hand in game.used]
    game.removed = (*game.removed, *gone)


def _taken(story: Story) -> list[tuple[str, list[str]]]:
    at = story.read
    return [(e["team"], e["cards"]) for e in story.events[at:] if e["type"] == "cards_drawn" and e["reason"] == "rest"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_s7_4_each_team_that_goes_on_takes_one_random_red_in_order(seed: int) -> None:
    story, _ = _rest(seed)
    ranked = {event["group"]: event["order"] for event in story.all("group_ranked")}
    taken = _taken(story)
    assert [team for team, _ in taken] == [ranked[group][place] for group in "ABCD" for place in (0, 1)]
    for _, cards in taken:
        assert len(cards) == 1
        card = tables().card_id.index(cards[0])
        assert tables().card_colour[card] == RED
        assert tables().card_nation[card] == NOWHERE


def test_s7_4_if_they_are_too_few_all_star_cards_set_aside_are_mixed_in_first() -> None:
    story, game = _rest(1, "few")
    taken = [tables().card_id.index(card) for _, cards in _taken(story) for card in cards]
    assert len(taken) == 8
    assert all(tables().card_colour[card] == RED for card in taken)
    stars = [card for card in taken if tables().card_nation[card] != NOWHERE]
    assert len(stars) >= 5
    assert not set(stars) & set(game.aside)
    assert all(tables().card_nation[card] != NOWHERE for card in game.aside)
    everywhere = [*game.pile[game.pile_at :], *game.discard]
    assert all(tables().card_nation[card] == NOWHERE for card in everywhere)


def test_s7_4_if_still_too_few_a_card_without_a_star_from_all_the_others() -> None:
    story, _ = _rest(1, "none")
    taken = [tables().card_id.index(card) for _, cards in _taken(story) for card in cards]
    assert len(taken) == 8
    assert all(tables().card_nation[card] == NOWHERE for card in taken)
    assert any(tables().card_colour[card] != RED for card in taken)


def test_s7_4_a_star_taken_so_remains_one_and_serves_its_new_team() -> None:
    story, game = _rest(1, "few")
    taken = {cards[0]: team for team, cards in _taken(story)}
    star, code = next((card, team) for card, team in taken.items() if card.startswith("star of"))
    card = tables().card_id.index(star)
    team = game.field.index(tables().nation_code.index(code))
    assert card in game.reds[team]
    assert tables().card_nation[card] != NOWHERE


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_s7_5_pile_discard_pile_and_cards_handed_in_make_a_new_draw_pile(seed: int) -> None:
    story, game = _rest(seed)
    story.expect("pile_shuffled", reason="knockout")
    shuffled = story.events[story.read - 1]
    assert game.discard == ()
    assert game.handed == ()
    drawn = [e for e in story.events[story.read :] if e["type"] == "cards_drawn"]
    assert shuffled["size"] == len(game.pile) - game.pile_at + sum(len(event["cards"]) for event in drawn)
    hands = [card for hands in (game.greens, game.blues, game.reds) for hand in hands for card in hand]
    everywhere = [*game.pile[game.pile_at :], *game.aside, *game.removed, *hands]
    assert sorted(everywhere) == list(range(len(tables().card_id)))
