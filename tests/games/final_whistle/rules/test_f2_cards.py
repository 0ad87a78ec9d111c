"""F2: the tactics cards."""

from swallows_gui.games.final_whistle.rules.options import CARDS, CLOSING, COLOURS
from tests.games.final_whistle.rules.given import TABLES, Position, cards, match, new


def decks(**options: str) -> Position:
    return new(squads="first", **options)


FREE = "L6 R6 W3 W4 W2 L1 W5 W6 L4 L5 R4"


def choose_free(position: Position, deck: str = FREE, hand: str = "L6 W5 W2") -> Position:
    for card in deck.split():
        position.do("choose", card=card)
    for card in hand.split():
        position.do("hold", card=card)
    return position


def test_f2_1_the_decks_are_chosen_in_secret_and_have_eleven_cards_and_the_closing_card() -> None:
    position = decks().do("colour", colour="red")
    assert (position.asked, position.game.view(1).known_deck(0)) == (("colour", 1), None)
    position.do("colour", colour="blue")
    game = position.game
    assert [len(game.hands[seat]) + len(game.piles[seat]) for seat in range(2)] == [12, 12]


def test_f2_2_first_is_white_and_lilac_and_a_colour_is_white_and_that_colour() -> None:
    first = decks(decks="first").game
    assert first.decks == [cards("W2 W3 W4 W5 W6 L1 L2 L3 L4 L5 L6")] * 2
    position = decks()
    assert [written["colour"] for written in position.offered()] == ["lilac", "red", "yellow", "blue"]
    position.do("colour", colour="yellow").do("colour", colour="lilac")
    assert position.game.decks[0] == cards("W2 W3 W4 W5 W6 Y1 Y2 Y3 Y4 Y5 Y6")


def test_f2_3_yellow_asks_for_defenders_blue_for_midfielders_red_for_strikers() -> None:
    def asks(colour: str, line: int) -> int:
        return sum(
            entry.line == line
            for card in TABLES.cards
            if COLOURS[card.colour] == colour
            for lists in (card.build_up, card.finish)
            if lists
            for entry in lists[0]
        )

    for line, colour in ((1, "yellow"), (2, "blue"), (3, "red")):
        others = [asks(other, line) for other in ("yellow", "blue", "red") if other != colour]
        assert asks(colour, line) > max(others)


def test_f2_4_a_free_deck_has_two_fives_two_twos_and_a_one() -> None:
    position = decks(decks="free")
    assert len(position.offered()) == 29
    position.refused("deck_rule", "choose", card="W1")
    for card in ["L6", "R6"]:
        position.do("choose", card=card)
    position.refused("deck_rule", "choose", card="Y6")
    for card in ["W5", "W6", "L4", "L5", "R4", "R5"]:
        position.do("choose", card=card)
    position.refused("deck_rule", "choose", card="Y4")
    position.refused("deck_rule", "choose", card="W5")
    for card in ["W2", "W3", "W4"]:
        position.do("choose", card=card)
    position.refused("not_legal_now", "choose", card="Y1")
    position.refused("card_not_held", "hold", card="Y1")
    for card in ["W2", "L6", "R4"]:
        position.do("hold", card=card)
    assert position.asked == ("deck", 1)


def test_f2_5_each_seat_draws_three_of_the_shuffled_cards_and_the_closing_card_is_last() -> None:
    game = decks(decks="first").game
    assert [len(hand) for hand in game.hands] == [3, 3]
    assert [pile[-1] for pile in game.piles] == [CLOSING, CLOSING]
    assert [event[1] for event in game.start_events if event[0] == "cards_dealt"] == [0, 1]
    free = choose_free(choose_free(decks(decks="free")))
    assert free.game.hands == [cards("L6 W5 W2")] * 2
    assert free.events("cards_dealt")[0] == {
        "type": "cards_dealt", "seat": 0, "cards": ["L6", "W5", "W2"], "pile": 9,
    }  # fmt: skip


def test_f2_6_a_seat_draws_back_to_three_while_its_pile_lasts() -> None:
    position = match(piles=("R1", "Y1"))
    position.do("play", card="W6").do("play", card="L3")
    game = position.game
    assert [CARDS[card] for card in game.hands[0]] == ["L2", "W3", "R1"]
    assert (game.piles[0], game.closing_open) == ((CLOSING,), (0, 0))
