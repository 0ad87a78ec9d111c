"""The machinery of search: contests, worlds that stop at the whistle, dice dealt evenly, and budgets."""

from collections import Counter
from dataclasses import replace

import pytest

from swallows_gui.ai.advice import Cancelled
from swallows_gui.ai.racing import Budget, contest, difference
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.ai.search.determinization import STOP, scale, spread_dice, until_the_whistle
from swallows_gui.games.swallows.ai.search.policy import DECIDE, Minds, play_on
from swallows_gui.games.swallows.ai.search.seats import EXPERT, HARD, Expert, Hard, Searcher, different
from swallows_gui.games.swallows.ai.search.sheet import sheet
from swallows_gui.games.swallows.ai.search.thinking import ThinkingPlan, Thought
from swallows_gui.games.swallows.lab.playing import new_game, players
from swallows_gui.games.swallows.rules.actions import ACCEPT, PLAY, verb_of
from swallows_gui.games.swallows.rules.state import NOBODY
from swallows_gui.games.swallows.rules.view import SwallowsView
from tests.games.swallows.ai.positions import STRONG, WEAK, bet, no_bets
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story

BUDGET = Budget(rounds=(6, 6, 12), behind=1.5, doubt=1.0, least=0.05)


def _ignore(_drawn: int) -> None:
    """Worlds need no drawing where worths are given."""


def test_a_clearly_better_candidate_beats_the_favourite() -> None:
    winner, standings = contest(3, 0, lambda who, world: who + world % 3, BUDGET, 0.5, _ignore)
    assert winner == 2
    assert [standing.ahead for standing in standings] == [0.0, 1.0, 2.0]


def test_luck_does_not_beat_the_favourite() -> None:
    """The other is ahead by a little that two worlds make and a third unmakes."""
    winner, standings = contest(2, 0, lambda who, world: who * (4.0, 4.0, -7.6)[world % 3], BUDGET, 4.0, _ignore)
    assert standings[1].ahead > 0
    assert winner == 0


def test_a_few_worlds_that_all_look_the_same_settle_nothing() -> None:
    """In the first six worlds a goal falls in none; the rare one that costs 12 comes later."""

    def worth(who: int, world: int) -> float:
        return who * (2.0 if world % 8 != 7 else -30.0)

    winner, standings = contest(2, 0, worth, BUDGET, 4.0, _ignore)
    assert standings[1].worlds == 24
    assert winner == 0


def test_who_is_clearly_behind_is_tried_no_further() -> None:
    tried: Counter[int] = Counter()

    def worth(who: int, world: int) -> float:
        tried[who] += 1
        return (0.0, -9.0, 0.1)[who] + world % 2

    contest(3, 0, worth, BUDGET, 0.5, _ignore)
    assert tried[1] == 6
    assert tried[0] == tried[2] == 24


def test_nothing_more_is_drawn_where_little_can_be_found() -> None:
    """What is as good in each world, with little at stake, is worth no second look; with much at stake it is."""
    quick = replace(BUDGET, sure=0.1)
    alike = contest(2, 0, lambda _who, world: float(world % 3), quick, 0.3, _ignore)[1]
    dear = contest(2, 0, lambda _who, world: float(world % 3), quick, 9.0, _ignore)[1]
    assert alike[0].worlds == 6
    assert dear[0].worlds == 24


def test_while_another_than_the_favourite_leads_more_is_drawn() -> None:
    """What the first worlds gave it the later ones take away."""

    def worth(who: int, world: int) -> float:
        return who * ((1.2, -0.4)[world % 2] if world < 6 else -0.4)

    winner, standings = contest(2, 0, worth, replace(BUDGET, sure=0.3), 0.5, _ignore)
    assert standings[1].worlds > 6
    assert winner == 0


def test_the_scatter_that_is_usual_counts_beside_that_seen() -> None:
    mean, error = difference([3.0] * 6, [1.0] * 6, 3.0)
    assert mean == 2.0
    assert error > 0.5
    assert difference([3.0] * 600, [1.0] * 600, 3.0)[1] < 0.01


def test_six_worlds_see_each_next_die_once_and_thirty_six_each_pair() -> None:
    view = given(away_hand=[STRONG, WEAK]).game.view(0)
    pairs = []
    for number in range(36):
        game = view.sample(Seeded(number))
        spread_dice(game, number)
        pairs.append((game.chance.die(), game.chance.die()))
    assert len(set(pairs)) == 36
    assert {first for first, _ in pairs[:6]} == {1, 2, 3, 4, 5, 6}


def _middle(seed: int, pushes: int) -> SwallowsView:
    """The view of the seat asked after so many pushes of a game between normal seats."""
    game = new_game({"distribution": "random"}, 4, seed)
    minds = players(["normal"] * 4, seed)
    for _ in range(pushes):
        game.push(minds[game.mover].choose(game.view(game.mover)))
    return game.view(game.mover)


@pytest.mark.parametrize("pushes", [40, 200, 420, 560, 640])
def test_a_playout_ends_with_the_running_match(pushes: int) -> None:
    view = _middle(4, pushes)
    assert view.seat is not None
    seat = Expert(view.seat, 1)
    position = seat.position(view)
    for number in range(12):
        game = view.sample(Seeded(number))
        until_the_whistle(game)
        wishes = seat._wishes(view, position)
        play_on(Minds(sheet(view.tables), wishes, game, view.knockout, STOP), game)
        assert game.mover == NOBODY
        assert game.match == view.match
        assert len(game.played) == len(view.played)
        weighing = scale(position, sheet(view.tables))
        weighing.weigh(game, weighing.kept(game))


def test_every_question_of_a_match_has_a_policy() -> None:
    """Those asked before the matches and the answer to nothing are no part of a playout."""
    asked = set()
    for seed in range(3):
        game = new_game({"distribution": "random"}, 4, seed)
        minds = players(["normal"] * 4, seed)
        while game.mover >= 0:
            if game.match:
                asked.add(game.step)
            game.push(minds[game.mover].choose(game.view(game.mover)))
    assert len(asked) > 12
    assert asked <= set(DECIDE)


def test_a_playout_keeps_to_the_rules() -> None:
    """The policy's choices are legal ones, whatever is asked."""
    view = _middle(9, 300)
    assert view.seat is not None
    seat = Expert(view.seat, 1)
    wishes = seat._wishes(view, seat.position(view))
    for number in range(20):
        game = view.sample(Seeded(number))
        until_the_whistle(game)
        minds = Minds(sheet(view.tables), wishes, game, view.knockout, STOP)
        while game.mover != NOBODY:
            action = DECIDE[game.step](minds, game, game.legal)
            assert action in game.legal
            game.push(action)


def test_a_decision_is_the_same_in_every_process_and_for_every_asking() -> None:
    view = _middle(4, 300)
    assert view.seat is not None
    for level in ("hard", "expert"):
        first = make_player(level, view.seat, 3)
        chosen = first.choose(view)
        assert first.choose(view) == chosen
        assert make_player(level, view.seat, 3).choose(view) == chosen


def _story() -> Story:
    story = no_bets(given(home_hand=["goalie 1"], away_hand=[WEAK, STRONG, "swallow 4 inside"], stage="QF"))
    bet(story.game, story.seat("away"), (story.team("away"), "F"))
    return story


def _counting(seat: Searcher, most: int) -> list[int]:
    """Let a seat count its playouts, and call its thought off after `most`."""
    calls = [0]

    def check_cancelled() -> None:
        calls[0] += 1
        if calls[0] >= most:
            raise Cancelled

    seat.check_cancelled = check_cancelled
    return calls


def test_a_thought_is_called_off_between_two_playouts_and_leaves_nothing() -> None:
    story = _story()
    view = story.game.view(story.seat("away"))
    seat = Expert(story.seat("away"), 1)
    _counting(seat, 7)
    with pytest.raises(Cancelled):
        seat.choose(view)
    _counting(seat, 1_000_000)
    assert seat.choose(view) == Expert(story.seat("away"), 1).choose(view)


@pytest.mark.parametrize(("kind", "budget"), [(Hard, HARD), (Expert, EXPERT)])
def test_no_decision_takes_more_playouts_than_its_budget(kind: type[Searcher], budget: Budget) -> None:
    story = _story()
    view = story.game.view(story.seat("away"))
    seat = kind(story.seat("away"), 1)
    candidates = different(view, view.asked, view.asked[0])
    calls = _counting(seat, 1_000_000)
    seat.choose(view)
    playouts_and_worlds, wishes = (len(candidates) + 1) * sum(budget.rounds), 2
    assert 2 * budget.rounds[0] <= calls[0] <= playouts_and_worlds + wishes


def test_copies_of_a_card_are_thought_about_once() -> None:
    story = given(away_hand=[WEAK, WEAK, WEAK, STRONG])
    view = story.game.view(story.seat("away"))
    plays = [action for action in view.asked if verb_of(action) == PLAY]
    assert len(plays) == 4
    assert len([action for action in different(view, plays, plays[0]) if verb_of(action) == PLAY]) == 2


def test_more_worlds_say_it_more_exactly() -> None:
    story = _story()
    view = story.game.view(story.seat("away"))
    seat = Expert(story.seat("away"), 1)
    favourite = Normal.choose(seat, view)
    plans = [ThinkingPlan((action,)) for action in different(view, view.asked, favourite)]
    few = seat.search(view, plans, replace(EXPERT, rounds=(12,)))[1]
    many = seat.search(view, plans, replace(EXPERT, rounds=(120,)))[1]
    assert all(more.error < less.error for more, less in zip(many[1:], few[1:], strict=True))


def test_an_offer_that_is_accepted_binds_the_referee_in_the_playout() -> None:
    """The plan's actions are pushed one after the other; what is played on from is a game in which they happened."""
    story = no_bets(given(stage="SF", home_hand=["foul 5 edge"], away_hand=[STRONG], dice=[3], cash=60))
    away = story.seat("away")
    bet(story.game, away, (story.team("away"), "F"))
    story.play(STRONG).play("foul 5 edge").asks("referee", "edge")
    view = story.game.view(away)
    seat = Expert(away, 1)
    position = seat.position(view)
    cards = sheet(view.tables)
    heard: list[int] = []
    thought = Thought(
        view, 1, cards, scale(position, cards), seat._wishes(view, position), lambda: heard.append(len(heard))
    )
    thought.draw_up_to(36)
    assert len(heard) == 36
    *_, offers = (entry for entry in view.legal if isinstance(entry, range))
    offer = offers[1]
    accept = view.referee << SEAT_SHIFT | ACCEPT
    free = [thought.worth(ThinkingPlan(()), world) for world in range(36)]
    bound = [thought.worth(ThinkingPlan((offer, accept)), world) for world in range(36)]
    assert sum(bound) > sum(free)
    assert len(heard) == 36 + 72
