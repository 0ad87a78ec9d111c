"""What silence tells: hands drawn for a search hold fewer answers after attacks that were let through."""

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.ai.search import hands
from swallows_gui.games.swallows.rules import tables as t
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story

ATTACKS = ["attack 4 inside", "attack 6 inside", "attack 1 outside"]


def _after_an_attack(words: str, defence: str | None = None) -> Story:
    story = given(home_hand=["foul 1 inside", "attack 1 outside"], away_hand=ATTACKS, stage="QF", dice=[1, 1])
    story.play(words)
    if defence is not None:
        return story.play(defence)
    return story.unanswered() if words == "attack 1 outside" else story.passes()


def _share_that_could_answer(story: Story) -> float:
    """In how many of 1000 drawn games the home team holds a foul or an offside."""
    view = story.game.view(story.seat("away"))
    chance = Seeded(5)
    sampler, suspected = view.match_sampler(), hands.suspicions(view)
    kinds = view.tables.card_kind
    could = 0
    for _ in range(1000):
        game = hands.draw(sampler, suspected, chance)
        assert game.view(story.seat("away")).hands == view.hands
        could += any(kinds[card] in (t.FOUL, t.OFFSIDE) for card in game.blues[story.team("home")])
    return could / 1000


def test_a_dangerous_attack_let_through_makes_an_answer_less_likely() -> None:
    fresh = given(home_hand=["foul 1 inside", "attack 1 outside"], away_hand=ATTACKS, stage="QF")
    assert hands.suspicions(fresh.game.view(fresh.seat("away"))) == []
    silent = _after_an_attack("attack 6 inside")
    assert hands.let_through(silent.game.view(silent.seat("away")), 0) == 1
    assert _share_that_could_answer(silent) < _share_that_could_answer(fresh) - 0.03


def test_a_harmless_attack_let_through_says_nothing() -> None:
    story = _after_an_attack("attack 1 outside")
    assert hands.suspicions(story.game.view(story.seat("away"))) == []


def test_an_attack_that_was_answered_says_nothing() -> None:
    story = _after_an_attack("attack 6 inside", "foul 1 inside")
    assert hands.let_through(story.game.view(story.seat("away")), 0) == 0


def test_the_answer_to_the_running_attack_is_still_open() -> None:
    story = given(home_hand=["foul 1 inside", "attack 1 outside"], away_hand=ATTACKS, stage="QF").play(
        "attack 6 inside"
    )
    story.asks("home", "defence")
    assert hands.let_through(story.game.view(story.seat("home")), 0) == 0


def test_an_own_hand_is_known_and_needs_no_guess() -> None:
    story = _after_an_attack("attack 6 inside")
    assert hands.suspicions(story.game.view(story.seat("home"))) == []
