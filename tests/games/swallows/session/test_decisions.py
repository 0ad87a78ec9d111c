"""A seat's decisions of the match that is over: the views it had then, its own only."""

from pathlib import Path
from typing import cast

from swallows_gui.engine.game import seat_of
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.session import Seat, Session, Setup

SEATS = (Seat("Ann", "human"), Seat("Ben", "ai", "normal"), Seat("Cleo", "ai", "normal"), Seat("Dora", "human"))


def played(matches: int, seed: int = 3) -> tuple[Session, dict[int, tuple[SwallowsView, int]]]:
    """A tournament up to the end of a match, with what people saw and did before every decision of theirs."""
    session = Session.new(Setup({"format": "sixteen", "distribution": "random"}, SEATS, seed=seed))
    seen: dict[int, tuple[SwallowsView, int]] = {}
    while len(cast(SwallowsView, session.view(None)).played) < matches:
        if session.step() is not None:
            continue
        mover = session.to_move
        assert mover is not None
        view = cast(SwallowsView, session.view(mover))
        singles = [entry for entry in view.legal if isinstance(entry, int)]
        action = singles[-1] if view.step == "bets" and session.n % 3 else singles[len(singles) // 2]
        if view.step == "bets":
            hand_in = [a for a in singles if session.action_json(a)["type"] == "hand_in"]
            action = hand_in[0] if hand_in else singles[0]
        seen[session.n] = (view, action)
        session.act(action)
    return session, seen


def test_the_views_are_those_of_the_time() -> None:
    session, seen = played(3)
    last = cast(SwallowsView, session.view(None)).match
    told = 0
    for seat in (0, 3):
        then = [
            (view, action)
            for view, action in seen.values()
            if view.seat == seat and view.match and view.match == _last_over(session) and len(view.legal) > 1
        ]
        decisions = session.decisions(seat)
        assert [decision.action for decision in decisions] == [action for _view, action in then]
        for decision, (view, _action) in zip(decisions, then, strict=True):
            assert decision.question.view == view
            assert decision.question.view.history == view.history
            assert decision.question.view.seat == seat == seat_of(decision.action)
            assert decision.question.in_turn
        told += len(decisions)
    assert last >= 3
    assert told > 0


def _last_over(session: Session) -> int:
    return len(cast(SwallowsView, session.view(None)).played)


def test_nothing_before_the_first_match_is_over() -> None:
    session = Session.new(Setup({"format": "sixteen"}, SEATS, seed=3))
    assert session.decisions(0) == []


def test_a_game_taken_up_from_its_record_remembers_them(tmp_path: Path) -> None:
    path = tmp_path / "game.swallows"
    session, _seen = played(2)
    session.save_as(path)
    again = Session.load(path, in_memory=True)
    for seat in (0, 3):
        before, after = session.decisions(seat), again.decisions(seat)
        assert [one.action for one in before] == [one.action for one in after]
        for one, other in zip(before, after, strict=True):
            assert one.question.view == other.question.view
            assert one.question.view.history == other.question.view.history
