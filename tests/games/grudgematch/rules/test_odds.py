"""Chances from what a seat knows (G13.2), as the table shows them before a choice."""

import pytest

from swallows_gui.games.grudgematch.rules.odds import best_of_unseen, chance_of
from tests.games.grudgematch.rules.given import DESCARTES, HEGEL, SARTRE, TABLES, card, match


@pytest.mark.parametrize(
    ("held", "needed", "chance"),
    [
        ("7♣", 7, 1.0),
        ("7♣", 8, 0.0),
        ("J♣", 5, 2 / 6),
        ("Q♣", 6, 3 / 6),
        ("Q♣", 9, 0.0),
        ("K♣", 7, 21 / 36),
        ("K♣", 2, 1.0),
    ],
)
def test_what_a_card_reaches(held: str, needed: int, chance: float) -> None:
    assert chance_of(TABLES, card(held), needed) == pytest.approx(chance)


def test_an_unseen_hand_holds_one_of_the_cards_as_often_as_it_is_large() -> None:
    assert best_of_unseen((1.0,), 40, 4) == pytest.approx(0.1)
    assert best_of_unseen((1.0, 1.0), 4, 2) == pytest.approx(5 / 6)
    assert best_of_unseen((1.0, 0.5), 4, 2) == pytest.approx(1 / 2 + 0.5 * 2 / 6)
    assert best_of_unseen((1.0,), 5, 0) == 0.0


def test_a_goalie_whose_clubs_are_all_gone_stops_nothing() -> None:
    position = match(germany="6♠", france="2♥", men={"Hegel": (5, 0)}, pile="2♦ 3♦ 4♦ 9♥ 10♥", joker_at=None)
    view = position.game.view(0)
    assert view.stops(DESCARTES, 2) == 0.0
    assert view.stops(HEGEL, 6) == 1.0
    assert view.stops(HEGEL, 7) == 0.0


def test_a_ray_says_where_a_ball_ends_and_who_may_block_it() -> None:
    position = match(ball=(7, 2), men={"Hegel": (6, 1), "Sartre": (8, 4)}, germany="6♠", france="K♣")
    view = position.do("play", card="6♠").game.view(0)
    ray = view.ray(0)
    assert ray is not None
    assert (ray.end, ray.side, ray.space) == ("goal", 0, position.at(7, 5))
    assert [(chance.man, chance.needed) for chance in ray.chances] == [(SARTRE, 6), (DESCARTES, 5)]
    assert 0.0 < view.goal_chance(ray, 0) < 1.0
    assert view.goal_chance(ray, 1) == 0.0
    assert position.game.view(1).goal_chance(ray, 0) == pytest.approx(1 - 30 / 36)


def test_the_chance_of_a_goal_is_told_for_each_answer() -> None:
    position = match(ball=(7, 1), men={"Hegel": (6, 0), "Sartre": (8, 3)}, germany="6♠", france="Q♠ 2♦")
    position.do("play", card="6♠").do("aim", direction=0)
    assert (position.step, position.ball) == ("block", (7, 2))
    view = position.game.view(1)
    assert view.chance_of(card("Q♠"), 6) == pytest.approx(0.5)
    assert view.goal_if(None) == pytest.approx(1.0)
    assert view.goal_if(card("Q♠")) == pytest.approx(0.5)


def test_what_a_run_can_reach_comes_with_the_way() -> None:
    view = match(germany="2♣", dice=[2, 1], phase="run").game.view(0)
    ways = view.reach(HEGEL, 2)
    assert all(len(way) <= 2 and way[-1] == space for space, way in ways.items())
    assert view.men[HEGEL] not in ways
