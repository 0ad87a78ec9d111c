"""G0: sides, men, field, cards."""

import pytest

from swallows_gui.games.grudgematch.data.board import load
from swallows_gui.games.grudgematch.rules.game import Grudgematch
from swallows_gui.games.grudgematch.rules.tables import CARDS, INTO_FRANCE, INTO_GERMANY, OFF
from tests.games.grudgematch.rules.given import TABLES, card, line_up, match, new


@pytest.mark.parametrize("seat", [0, 1])
def test_g0_1_the_option_names_the_seat_that_is_germany(seat: int) -> None:
    position = new(germany=seat)
    assert position.game.start_events[0] == ("match_started", seat, 11, False)
    assert position.game.to_move == seat
    assert line_up(position).events("turn_started") == [("turn_started", seat, 1, 1)]


def test_g0_2_each_side_has_a_man_of_each_suit_and_clubs_is_the_goalie() -> None:
    assert TABLES.men == (("Nietzsche", "Husserl", "Kant", "Hegel"), ("Descartes", "Foucault", "Pascal", "Sartre"))
    position = new()
    assert position.may("place", space=(7, -5))
    position.do("place", space=(3, -3)).do("place", space=(3, 3))
    assert not position.may("place", space=(7, -5))


@pytest.mark.parametrize(("rows", "end"), [(11, 5), (13, 6), (15, 7)])
def test_g0_3_spaces_are_numbered_from_the_end_row_of_germany(rows: int, end: int) -> None:
    board = load().boards[rows]
    assert (board.rows, board.end, board.size) == (rows, end, 11 * rows)
    assert board.space(2, -end) == 0
    assert board.space(12, end) == board.size - 1
    assert [board.place(space) for space in board.centre] == [(column, 0) for column in range(2, 13)]


def test_g0_4_goal_boxes_lie_in_the_end_rows_before_the_goal_mouths() -> None:
    board = load().boards[11]
    boxes = {board.place(space): side for space, side in enumerate(board.box_of) if side >= 0}
    assert boxes == {(6, -5): 0, (7, -5): 0, (8, -5): 0, (6, 5): 1, (7, 5): 1, (8, 5): 1}
    assert board.towards[board.space(7, 5)][0] == INTO_FRANCE
    assert board.towards[board.space(7, -5)][4] == INTO_GERMANY
    assert board.towards[board.space(5, 5)][0] == OFF


def test_g0_5_the_in_field_is_the_own_half_without_the_centre_line() -> None:
    board = load().boards[11]
    assert {board.place(space)[1] for space in board.in_field[0]} == {-5, -4, -3, -2, -1}
    assert {board.place(space)[1] for space in board.in_field[1]} == {1, 2, 3, 4, 5}
    assert [len(spaces) for spaces in board.in_field] == [55, 55]


def test_g0_6_next_to_means_eight_spaces_and_a_step_four() -> None:
    board = load().boards[11]
    assert len(board.around[board.space(6, 0)]) == 8
    assert {board.place(space) for space in board.beside[board.space(6, 0)]} == {(5, 0), (7, 0), (6, 1), (6, -1)}
    assert len(board.around[board.space(2, -5)]) == 3


def test_g0_7_only_the_own_goalie_enters_a_goal_box() -> None:
    position = match(men={"Hegel": (7, 3), "Descartes": (9, 5), "Nietzsche": (9, -5)}, dice=[3, 2], phase="run")
    position.do("run", man="Hegel", die=3)
    position.refused("goal_box_closed", "to", space=(7, 5))
    assert not any(position.game.board.box_of[written["space"]] >= 0 for written in position.offered())
    goalie = match(men={"Nietzsche": (9, -5)}, dice=[3, 2], phase="run").do("run", man="Nietzsche", die=2)
    assert goalie.may("to", space=(8, -5))
    goalie = match(men={"Nietzsche": (9, 5), "Descartes": (7, 4)}, dice=[3, 2], phase="run")
    goalie.do("run", man="Nietzsche", die=2).refused("goal_box_closed", "to", space=(8, 5))


@pytest.mark.parametrize(
    ("held", "dice", "value"), [("7♠", [], 7), ("A♠", [], 1), ("J♠", [4], 4), ("Q♠", [4], 6), ("K♠", [4, 5], 9)]
)
def test_g0_8_a_card_is_worth_its_pips_or_what_it_rolls(held: str, dice: list[int], value: int) -> None:
    position = match(men={"Hegel": (5, 0)}, germany=held, dice=dice).do("play", card=held)
    assert position.told == [("card_played", 0, 3, card(held), "kick", tuple(dice), value, None)]


def test_g0_9_the_exits_are_spaces_on_the_side_lines() -> None:
    exits = {rows: [board.place(space) for space in board.exits] for rows, board in TABLES.boards.items()}
    assert exits == {11: [(2, -3), (12, 3)], 13: [(2, -3), (12, 3)], 15: [(2, -4), (12, 4)]}


def test_g0_10_hands_and_the_order_of_the_pile_are_hidden() -> None:
    game = match(germany="6♣ 5♠", france="K♦ J♣", men={"Nietzsche": (5, 0)}).game
    view, public = game.view(0), game.view(None)
    assert (view.hand, view.hand_sizes, view.pile_left) == (game.hands[0], (2, 2), 49)
    assert view.open.hands[1] == ()
    assert view.open.pile == ()
    assert public.hand == ()
    assert public.open.hands == [(), ()]
    assert set(view.unseen) == set(range(CARDS)) - set(game.hands[0])
    dealt = Grudgematch.new(TABLES, {}, 3).start_events[2]
    written = game.notation.event_to_json(dealt)
    assert game.notation.redact(written, 0) == written
    assert game.notation.redact(written, 1) == {"type": "cards_dealt", "seat": 0, "number": 5}
