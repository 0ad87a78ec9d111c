"""Changing what a seat cannot know changes nothing in its view, its log, what it may take back, or an AI's choice."""

from swallows_gui.session import Session
from tests.session import table


def with_other_cards(played: Session, seat: int) -> Session:
    """The same game with other hidden cards in all other hands, and another future of dice."""
    games = {id(one.before): one.before for one in played._history.past} | {id(0): played._history.game}
    for game in games.values():
        game.cards = [card if one == seat else 7 - card for one, card in enumerate(game.cards)]  # type: ignore[attr-defined]
    for index in range(len(played._history.past) + 1):
        events = played._told.of_move(index)
        for at, event in enumerate(events):
            if event["type"] == "dealt" and event["seat"] != seat:
                events[at] = played._history.game.notation.events.as_told({**event, "card": 7 - event["card"]})
    played._told._seats.clear()
    return played


def all_that_is_seen(session: Session, seat: int) -> list[object]:
    view = session.view(seat)
    return [
        view,
        view.history,
        session.events_since(seat),
        session.can_undo(seat),
        session.can_redo(seat),
        session.to_move,
        session.may_act(),
        session.legal(seat),
        session.can_hold(seat),
    ]


def test_other_cards_in_other_hands_change_nothing_for_a_seat() -> None:
    for words in ([], ["stake"], ["stake", "done"], ["stake", "done", "2:cheer", "thank"], ["roll", "roll", "roll"]):
        for seat in (0, 1, 2):
            one, other = table.session("hhh"), table.session("hhh")
            table.do(one, *words)
            table.do(other, *words)
            assert one.view(1 - min(seat, 1)) != with_other_cards(other, seat).view(1 - min(seat, 1))
            assert all_that_is_seen(one, seat) == all_that_is_seen(other, seat)


def test_a_row_in_the_making_changes_nothing_for_the_others() -> None:
    one, other = table.session("hhh"), table.session("hhh")
    table.do(one, "1:cheer", "thank", "stake")
    table.do(other, "1:cheer", "thank", "stake", "stake", "stake")
    for seat in (1, 2):
        assert all_that_is_seen(one, seat) == all_that_is_seen(other, seat)


def test_an_ai_answers_the_same_whatever_it_cannot_know() -> None:
    one, other = table.session("aaa"), with_other_cards(table.session("aaa"), 1)
    first, second = one.question(), other.question()
    assert first is not None
    assert second is not None
    assert first.seat == second.seat == 1
    assert first.seed == second.seed
    assert first.view == second.view
    assert first.view.history == second.view.history


def test_a_change_shows_nothing_by_itself() -> None:
    session = table.session("hh")
    shown: list[str] = []
    session.subscribe(lambda change: shown.append(repr(change)))
    table.do(session, "swap")
    assert shown == ["Change(kind='pushed', seat=0, n=1)"]
