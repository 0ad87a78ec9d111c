"""P11: who is asked, and what can be taken back."""

import pytest

from swallows_gui.games.power_soccer.ai.players import make_player
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView
from swallows_gui.games.power_soccer.session.kind import power_soccer
from swallows_gui.session import Seat, Session, Setup
from tests.games.power_soccer.rules.story import begun, given


def test_p11_1_one_seat_is_asked_and_nobody_else_may_act() -> None:
    for seed in range(20):
        match = begun(dice=2, rules="professional", seats=4, length={"attacks": 2})
        game = type(match.game).new(match.game.tables, match.game.options.as_json(), seed)
        players = [make_player("random", seat, seed) for seat in range(4)]
        while (seat := game.to_move) is not None:
            views = [game.view(each) for each in range(4)]
            assert all(view.may_act == () for view in views)
            assert [len(view.legal) for view in views if view.seat != seat] == [0, 0, 0]
            assert len(views[seat].legal) in (1, 2)
            game.push(players[seat].choose(views[seat]))


def session(take_back: str, *levels: str, **options: object) -> Session:
    """A match between people; a level makes a seat the computer's."""
    seats = tuple(
        Seat(f"Seat {number}", "ai" if level else "human", level) for number, level in enumerate(levels or ("", ""))
    )
    setup = Setup({"take_back": take_back, **options}, seats, game="power_soccer", seed=5)
    return Session.new(setup, game=power_soccer())


def looked_at(running: Session, seat: int) -> PowerSoccerView:
    """What the seat knows."""
    view = running.view(seat)
    assert isinstance(view, PowerSoccerView)
    return view


def roll_until(running: Session, step: str) -> None:
    """Everybody rolls until this is asked."""
    for _ in range(1000):
        seat = running.to_move
        assert seat is not None
        view = looked_at(running, seat)
        if view.step == step:
            return
        running.act(view.actions[0])
    raise AssertionError(f"nobody is asked for {step}")


@pytest.mark.parametrize("take_back", ["never", "agreed"])
def test_p11_2_a_chosen_die_and_a_steal_let_be_are_free_to_take_back_until_the_next_roll(take_back: str) -> None:
    for step, options in (("choose", {"dice": 2}), ("steal", {"rules": "professional"})):
        running = session(take_back, **options)
        roll_until(running, step)
        seat, n = running.to_move, running.n
        assert seat is not None
        running.act(looked_at(running, seat).actions[-1])
        offer = running.can_undo(seat)
        assert offer is not None
        assert offer.free
        assert offer.ask == ()
        running.undo(seat)
        assert (running.n, running.to_move, looked_at(running, seat).step) == (n, seat, step)


def test_p11_2_after_the_next_roll_it_is_a_take_back() -> None:
    running = session("agreed", dice=2, length={"attacks": 30})
    roll_until(running, "choose")
    seat = running.to_move
    assert seat is not None
    running.act(looked_at(running, seat).actions[0])
    mover = running.to_move
    assert mover is not None
    running.act(looked_at(running, mover).actions[0])
    offer = running.can_undo(seat)
    assert offer is not None
    assert not offer.free
    assert offer.ask == (1 - seat,)


def test_p11_2_a_roll_that_is_taken_back_falls_the_same_again() -> None:
    match = given(rules="professional").rolls(3)
    before = match.game.copy()
    told = match.rolls(1).events[-1]
    match.game = before
    assert match.rolls(1).events[-1] == told
