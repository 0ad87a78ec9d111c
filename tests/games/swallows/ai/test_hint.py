"""Hints: the row that a hint names can be played as it stands, and comes from the view alone."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from swallows_gui.ai.advice import Cancelled, Hint
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.ai.hint import hint
from swallows_gui.games.swallows.ai.questions import verb
from swallows_gui.games.swallows.rules.actions import DONE, HAND_IN, OFFER
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.session import Question, Seat, Session, Setup
from swallows_gui.session.view_pickling import pack, unpack
from tests.games.swallows.ai.positions import STRONG, no_bets
from tests.games.swallows.rules.given import given

SEATS = tuple(Seat(name, "ai", "normal") for name in ("Ann", "Ben", "Cleo", "Dora"))


def asked(seed: int, *steps: str, most: int = 4) -> Iterator[tuple[Session, Question]]:
    """Questions at these steps with a choice, a few of each, as a tournament comes to them."""
    session = Session.new(Setup({"format": "sixteen"}, SEATS, seed=seed))
    left = dict.fromkeys(steps, most)
    while not session.over and any(left.values()):
        question = session.questions()[-1]
        view = cast(SwallowsView, question.view)
        if left.get(view.step, 0) and len(view.legal) > 1:
            left[view.step] -= 1
            yield session, question
        session.step()


def hint_of(question: Question) -> Hint:
    """The hint on a question."""
    return hint(cast(SwallowsView, question.view), question.seed, question.in_turn)


@pytest.mark.usefixtures("quick_slips")
def test_a_whole_slip_can_be_handed_in() -> None:
    for session, question in asked(3, "bets", most=2):
        found = hint_of(question)
        first = found.advice.choices[0].action
        row = [first, *found.row]
        assert verb(first) != HAND_IN
        game = session._history.game.copy()
        for action in row:
            game.push(action)
        game.push(question.seat << 20 | HAND_IN)
        assert game.to_move != question.seat
        assert len(set(row)) == len(row)


def with_reds() -> Iterator[Swallows]:
    """Positions of a knock-out in which a card goes best with reds."""
    dice = [6, 1] * 60
    for reds in (["plus 2"], ["plus 2", "plus 1"], ["into the area", "plus 2"]):
        yield no_bets(given(away_hand=["attack 3 outside", *reds], home_hand=["foul 2"], stage="QF", dice=dice)).game
    story = no_bets(given(away_hand=[STRONG], home_hand=["foul 2", "out of the area"], stage="SF", dice=dice))
    yield story.play(STRONG).game


def test_reds_go_with_the_card_they_are_played_with() -> None:
    for game in with_reds():
        seat = game.mover
        found = hint(game.view(seat), 1, True)
        row = [found.advice.choices[0].action, *found.row]
        assert len(row) > 1
        assert DONE not in [verb(action) for action in row], "done is no part of a row"
        for action in row:
            assert action in game.legal_actions(seat)
            game.push(action)


@pytest.mark.usefixtures("quick_slips")
def test_what_the_view_does_not_hold_changes_nothing() -> None:
    """Neither the hidden cards of the game nor the process it is thought in."""
    for _session, question in asked(5, "bets", "attack", "defence", "goalie", most=1):
        view = cast(SwallowsView, question.view)
        found = hint(view, question.seed, True)
        other = view.sample(Seeded(99)).view(question.seat)
        other.history = view.history
        assert hint(other, question.seed, True) == found
        sent = unpack(pack("swallows", view))
        sent.history = view.history
        assert hint(sent, question.seed, True) == found


def test_a_hint_on_money_rests_on_what_the_seat_sees() -> None:
    """Twins that differ in all that is hidden: other hands, slips and purses change no offer, answer, price or sum."""
    options = {"format": "eight", "distribution": "random", "haggling": True}
    seats = tuple(Seat(name, "ai", "normal") for name in ("Ann", "Ben", "Cleo", "Dora"))
    session = Session.new(Setup(options, seats, seed=3))
    met = Counter[str]()
    while not session.over and (met["offer"] < 3 or met["attack"] < 6 or met["referee_die"] < 3):
        for question in session.questions():
            view = cast(SwallowsView, question.view)
            sums = any(isinstance(entry, range) for entry in view.legal)
            if view.step == "offer" if question.in_turn else sums and met[view.step] < 6:
                met[view.step] += 1
                found = hint_of(question)
                other = view.sample(Seeded(99)).view(question.seat)
                other.history = view.history
                assert hint(other, question.seed, question.in_turn) == found
        session.step()
    assert met["offer"]
    assert met["referee_die"]


def test_out_of_turn_it_weighs_offers_against_silence() -> None:
    session = Session.new(Setup({"format": "sixteen", "distribution": "random"}, SEATS, seed=6))
    offers = 0
    while not session.over and not offers:
        for question in session.questions():
            view = cast(SwallowsView, question.view)
            if not question.in_turn and view.step == "referee_die" and len(view.legal):
                found = hint_of(question)
                offers += any(choice.action >= 0 and verb(choice.action) & OFFER for choice in found.advice.choices)
                assert found.row == ()
        session.step()
    assert offers


def test_a_hint_can_be_called_off() -> None:
    def called_off() -> None:
        raise Cancelled

    for _session, question in asked(3, "attack", most=1):
        with pytest.raises(Cancelled):
            hint(cast(SwallowsView, question.view), question.seed, True, called_off)
