"""What Enter offers first is what a sensible player would do, "none" included."""

from swallows_gui.games.swallows.words.judgement import sensible
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story


def _asked(story: Story) -> object:
    action = sensible(story.game.view(story.game.mover))
    assert action is not None
    return action["type"]


def test_a_red_against_the_kick_is_not_offered_at_ones_own() -> None:
    """The visitors kick first; what takes 2 away is meant for the other side's kicks (S8.3)."""
    story = given(stage="SF", away_hand=["kick minus 2"], home_hand=["goalie 1"], dice=[3]).ends()
    story.asks("away", "shootout_red")
    assert "play kick minus 2" in story.legal()
    assert _asked(story) == "pass"


def test_a_keeper_that_cannot_save_is_not_offered_and_one_that_can_is() -> None:
    for card, answer in (("goalie 1", "pass"), ("goalie 3", "play")):
        story = given(stage="SF", away_hand=["attack 5 inside"], home_hand=[card], dice=[4])
        story.play("attack 5 inside").passes("home").asks("home", "goalie")
        assert _asked(story) == answer


def test_nothing_is_offered_to_a_seat_that_is_not_asked() -> None:
    story = given(stage="SF", away_hand=["attack 1 outside"])
    others = [seat for seat in range(story.game.seats) if seat != story.game.mover]
    assert all(sensible(story.game.view(seat)) is None for seat in others)
    assert sensible(story.game.view(None)) is None
