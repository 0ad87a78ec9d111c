"""F0: seats, clubs, footballers, sides, cards, and what lies open."""

from swallows_gui.games.final_whistle.rules.options import ANY, CLOSING, COLOURS, LINES, MEN
from tests.games.final_whistle.rules.given import TABLES, cards, match, new


def test_f0_1_seat_0_leads_club_a_unless_the_clubs_are_swapped() -> None:
    assert TABLES.clubs == ("Kickers Kohlfeld", "Concordia Nebelau")
    usual, swapped = (new(squads="first", clubs=clubs).game.view(None) for clubs in ("ab", "ba"))
    assert (usual.club(0), swapped.club(0)) == (0, 1)
    assert usual.footballer(0).name == swapped.footballer(30).name == "Bodo Latte"


def test_f0_2_each_club_has_thirty_footballers_and_thirty_cards() -> None:
    assert [len(club) for club in TABLES.men] == [30, 30]
    assert len(TABLES.cards) == 30
    assert [man.value for man in TABLES.men[0]] == [man.value for man in TABLES.men[1]]
    assert all(sorted(ours.sides) == sorted(theirs.sides) for ours, theirs in zip(*TABLES.men, strict=True)), (
        "both clubs' men have the same strengths in another order"
    )


def test_f0_3_the_special_die_has_the_values_0_to_3() -> None:
    assert TABLES.die == (0, 1, 1, 2, 2, 3)


def test_f0_4_a_footballer_has_a_line_a_value_and_four_sides() -> None:
    man = TABLES.men[0][MEN.index("D6")]
    assert (man.name, man.value, man.sides, man.symbols) == ("Bert Mauer", 4, (2, 3, 3, 4), (2, 0, 0, 2))


def test_f0_5_only_the_side_on_top_counts_and_after_the_fourth_comes_the_first() -> None:
    position = match(tops=({"D6": 3}, {}), dice=(1, 6, 3))
    assert position.strength(0, "D6") == 4
    position.do("play", card="W6").do("play", card="L3").mark("D6", "M8", "D8", "M8", "S9")
    assert position.strength(0, "D6") == 2


def test_f0_6_a_card_lists_what_attacker_and_defender_need() -> None:
    card = TABLES.cards[cards("W4")[0]]
    assert (COLOURS[card.colour], card.strength) == ("white", 2)
    assert card.build_up is not None
    assert [[entry.line for entry in part] for part in card.build_up] == [[2, ANY], [1, 2]]
    assert TABLES.cards[cards("W2")[0]].build_up is None


def test_f0_7_a_link_names_an_entry_of_the_build_up() -> None:
    first, second = TABLES.cards[cards("R3")[0]].finish[0]
    assert (LINES[first.line], first.link, second.link) == ("S", 2, 0)


def test_f0_8_eleven_play_and_four_sit_on_the_bench() -> None:
    position = new(squads="first", decks="first")
    assert position.field(0) == "G3 D4 D6 D8 M2 M4 M6 M8 S4 S6 S9"
    assert position.bench(1) == "G1 D1 M3 S2"
    assert position.box(0) == ""


def test_f0_9_the_closing_card_is_last_breath() -> None:
    card = TABLES.cards[CLOSING]
    assert (card.id, card.name["en"], card.strength) == ("W1", "Last Breath", 1)


def test_f0_10_hands_piles_and_cards_chosen_are_hidden_and_all_else_is_open() -> None:
    game = match().do("play", card="W6").game
    mine, theirs, public = game.view(0), game.view(1), game.view(None)
    assert mine.hand == cards("W6 L2 W3")
    assert mine.picked == cards("W6")
    assert theirs.hand == cards("L3 W5 L1")
    assert (theirs.picked, public.picked, public.hand) == ((), (), ())
    assert set(theirs.open.hands[0]) == set(public.open.piles[1]) == {-1}
    assert (theirs.hand_size(0), theirs.pile_left(0)) == (3, 9)
    assert theirs.field(0) == mine.field(0) == public.field(0)
