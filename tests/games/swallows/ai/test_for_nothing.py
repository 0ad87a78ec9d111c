"""A seat for whose bets and fees nothing hangs on a match pays nobody for it, whatever it believes or feels (S4.7)."""

from typing import Any

import pytest

from swallows_gui.games.swallows.ai.evaluation import BetBook, is_worth_money
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.search.seats import Hard
from swallows_gui.games.swallows.rules.actions import AMOUNT
from tests.games.swallows.ai.positions import bet, no_bets
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story

SEEDS = range(1, 5)


def _heart(mind: Normal, _view: Any, seat: int) -> BetBook:
    """It beats for the home team as if 8M hung on each goal; all others' hearts beat a little for the away team."""
    goal = 8.0 if seat == mind.seat else -1.0
    return BetBook(tuple(goal * margin for margin in range(-5, 6)), (0.0, 0.0), (1.0, 1.0), knockout=False)


def _at_the_edge(**more: Any) -> Story:
    story = no_bets(given(stage="QF", home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3], **more))
    bet(story.game, story.seat("referee"), (story.team("away"), "S"))
    return story.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")


def _offers(kind: type[Normal], who: str, monkeypatch: pytest.MonkeyPatch, *, haggling: bool) -> list[int]:
    story = _at_the_edge(cash=60, haggling=haggling)
    view = story.game.view(story.seat(who))
    assert is_worth_money(view) is (who == "home")
    monkeypatch.setattr(kind, "_open_book", _heart)
    found = [kind(story.seat(who), seed).offer(view) for seed in SEEDS]
    return [0 if action is None else action & AMOUNT for action in found]


@pytest.mark.parametrize("kind", [Normal, Hard])
@pytest.mark.parametrize("haggling", [True, False])
def test_no_offer_is_made_where_nothing_hangs_on_the_match(
    kind: type[Normal], haggling: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert any(_offers(kind, "home", monkeypatch, haggling=haggling))
    assert not any(_offers(kind, "other", monkeypatch, haggling=haggling))


@pytest.mark.parametrize("kind", [Normal, Hard])
def test_no_envelope_is_filled_where_nothing_hangs_on_the_match(
    kind: type[Normal], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "_open_book", _heart)
    filled = {}
    for who in ("home", "other"):
        story = no_bets(
            given(stage="QF", envelopes=True, penalties_spent=False, score=(1, 0), cash=40, dice=[1, 6] * 30)
        ).begin_anew()
        while story.game.to_move != story.seat(who):
            story.does("seal", amount=0)
        view = story.game.view(story.seat(who))
        assert view.step == "sealing"
        filled[who] = max(kind(story.seat(who), seed).envelope(view) & AMOUNT for seed in SEEDS)
    assert filled["home"] > 0
    assert filled["other"] == 0
