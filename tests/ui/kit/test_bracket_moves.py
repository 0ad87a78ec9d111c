"""Who has won a tie is seen to move on to the next one."""

from typing import cast

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.engine.tournament.schedule import FROM_WINNER, Fixture
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.models.ties import TieRow, TiesModel
from swallows_gui.services.settings import settings
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.kit.bracket import BracketView
from swallows_gui.ui.kit.bracket_moves import MOVES_ON
from swallows_gui.ui.kit.clock import clock

NAMES = tuple(f"Team {letter}" for letter in "ABCDEFGHIJKLMNOP")


def fixtures() -> tuple[Fixture, ...]:
    """The knock-out of a tournament of sixteen."""
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben", "Cleo"))
    with Session.new(Setup({"format": "sixteen"}, seats, seed=8)) as game:
        return tuple(each for each in cast(SwallowsView, game.view(None)).fixtures if each.knockout)


def rows(won: int = 0) -> list[TieRow]:
    """The bracket, with the home side ahead in the first so many ties."""
    found: list[TieRow] = []
    firsts = iter(range(16))
    known: dict[int, int] = {}
    for at, match in enumerate(fixtures()):
        sides = [
            known.get(place.number, -1) if place.kind == FROM_WINNER else next(firsts)
            for place in (match.home, match.away)
        ]
        score = Score(2, 1) if at < won else None
        if score is not None:
            known[match.number] = sides[0]
        found.append(TieRow(match, sides[0], sides[1], score, None))
    return found


def bracket_of(qtbot: QtBot) -> tuple[BracketView, TiesModel]:
    view = BracketView()
    qtbot.addWidget(view)
    model = TiesModel(NAMES, view)
    view.side_name = model.side_name
    model.set_rows(rows())
    view.setModel(model)
    view.resize(900, 500)
    with qtbot.waitExposed(view):
        view.show()
    return view, model


@pytest.mark.usefixtures("by_hand")
def test_the_winner_of_a_tie_moves_to_its_next_place(qtbot: QtBot) -> None:
    view, model = bracket_of(qtbot)
    assert not view.moves.moves, "nobody has come yet"
    before = view.viewport().grab().toImage()
    model.set_rows(rows(won=1))
    (move,) = view.moves.moves
    assert (move.source, move.source_side) == (0, 0)
    target = model.rows[move.row].fixture
    assert model.rows[0].fixture.number in (target.home.number, target.away.number)
    box = view._side_rect(view._rect(move.row), move.side)
    assert view.viewport().grab(box).toImage() != before.copy(box) or view.moves.arrives(move.row, move.side)
    clock().pass_time(MOVES_ON / 2)
    assert 0.4 < view.moves.part < 0.6
    clock().pass_time(MOVES_ON / 2 + 0.02)
    assert not view.moves.moves
    assert not clock().busy


@pytest.mark.usefixtures("by_hand")
@pytest.mark.parametrize("still", [{"pace": "instant"}, {"reduced_motion": True}])
def test_where_nothing_moves_the_winner_stands_where_it_will_be(qtbot: QtBot, still: dict[str, object]) -> None:
    view, model = bracket_of(qtbot)
    settings().change(**still)
    model.set_rows(rows(won=1))
    assert not view.moves.moves
    assert not clock().busy


@pytest.mark.usefixtures("by_hand")
def test_a_name_on_its_way_is_at_its_new_place_only_when_it_has_come(qtbot: QtBot) -> None:
    view, model = bracket_of(qtbot)
    model.set_rows(rows(won=1))
    (move,) = view.moves.moves
    box = view._side_rect(view._rect(move.row), move.side)
    on_its_way = view.viewport().grab(box).toImage()
    clock().pass_time(MOVES_ON + 0.02)
    assert view.viewport().grab(box).toImage() != on_its_way
    assert view.indexAt(box.center() - QPoint(view.horizontalOffset(), view.verticalOffset())).row() == move.row


@pytest.mark.usefixtures("by_hand")
def test_a_page_can_have_a_winner_move_that_was_told_before_it_was_shown(qtbot: QtBot) -> None:
    view, model = bracket_of(qtbot)
    view.hide()
    model.set_rows(rows(won=2))
    assert not view.moves.moves
    view.show()
    view.send_on(model.rows[1].fixture.number, 0.5)
    (move,) = view.moves.moves
    assert move.source == 1
    clock().pass_time(0.45)
    assert view.moves.part == 0
    clock().pass_time(0.1 + MOVES_ON)
    assert not view.moves.moves
