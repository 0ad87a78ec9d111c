"""G1: pack, deal, line-up, half-time."""

from swallows_gui.games.grudgematch.rules.game import Grudgematch
from swallows_gui.games.grudgematch.rules.tables import CARDS, JOKER, OFF
from tests.games.grudgematch.rules.given import NAMES, TABLES, cards, line_up, match, new


def test_g1_1_the_joker_lies_behind_22_to_30_cards_and_five_are_dealt_in_turn() -> None:
    places = set()
    for seed in range(120):
        game = Grudgematch.new(TABLES, {}, seed)
        places.add(game.pile.index(JOKER))
        assert sorted(game.pile) == [*range(CARDS), JOKER]
    assert places == set(range(22, 31))
    assert game.hands == [game.pile[0:10:2], game.pile[1:10:2]]
    assert game.pile_at == 10


def test_g1_2_the_sides_place_one_man_at_a_time_germany_first() -> None:
    position = new()
    assert position.step == "line_up"
    assert len(position.game.legal) == 55
    order = []
    while position.step == "line_up":
        position.told = position.game.push(position.game.legal[-1])
        (placed,) = position.events("placed")
        order.append(placed[1:3])
    assert order == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2), (0, 3), (1, 3)]


def test_g1_2_a_man_in_the_penalty_box_is_passed_over() -> None:
    position = match(men={"Husserl": None}, germany="2♣", pile="3♣ 4♣", joker_at=0, phase="draw", fouling=True)
    suits = []
    while position.step == "line_up":
        position.told = position.game.push(position.game.legal[0])
        suits += [event[1:3] for event in position.events("placed")]
    assert suits == [(0, 0), (1, 0), (1, 1), (0, 2), (1, 2), (0, 3), (1, 3)]
    assert position.where("Husserl") is None


def test_g1_3_germany_has_the_first_turn_and_then_they_alternate() -> None:
    position = line_up(new())
    seats: list[int] = []
    while len(seats) < 4:
        seats += [event[1] for event in position.events("turn_started")]
        position.told = position.game.push(position.game.legal[-1])
    assert seats == [0, 1, 0, 1]


def test_g1_4_the_joker_brings_half_time_and_the_drawing_goes_on() -> None:
    position = match(germany="6♣ 5♣", pile="2♥ 3♥ 4♥ 5♥ 6♥ 7♥", joker_at=1, phase="kick", men={"Nietzsche": (5, 0)})
    position.do("done")
    assert [event[0] for event in position.told] == ["cards_drawn", "joker_drawn", "half_time", "ball_out"]
    assert position.told[0] == ("cards_drawn", 0, cards("2♥"), 6)
    assert position.told[3] == ("ball_out", "half_time")
    assert position.ball is None
    assert all(space == OFF for space in position.game.men)
    assert position.game.hands[0] == cards("6♣ 5♣ 2♥")
    position.game.chance.dice = [1, 2, 5, 6]  # type: ignore[attr-defined]
    line_up(position)
    assert position.told[1] == ("cards_drawn", 0, cards("3♥ 4♥"), 3)
    assert position.events("turn_started") == [("turn_started", 1, 6, 2)]
    assert position.game.joker_gone
    assert all(position.where(name) is not None for name in NAMES)
