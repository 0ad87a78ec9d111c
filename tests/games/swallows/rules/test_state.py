"""The game's state: copies, snapshots, views and refusals at random moments of random games."""

import random
from collections import Counter
from collections.abc import Iterator, Set
from itertools import pairwise

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Game, IllegalAction
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.cards import look_through_reds
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.knowledge import OPEN
from swallows_gui.games.swallows.rules.snapshot import CARDS, HANDS, LISTS, MODIFIERS, ONE_CARD, PLAIN, WHERE_THERE_IS
from swallows_gui.games.swallows.rules.state import State

TABLES = load().tables()
SET_UPS = (
    {"format": "sixteen", "seats": 4},
    {"format": "sixteen", "seats": 3, "distribution": "random"},
    {"format": "sixteen", "seats": 6, "free_heads": True, "groups": "hand", "bribe_cap": 10},
    {"format": "sixteen", "seats": 2, "distribution": "random", "groups": "hand"},
    {"format": "friendly", "seats": 3, "field": ["GER", "FRA"], "knockout": True},
    {"format": "friendly", "seats": 2, "field": ["BRA", "ARG"]},
)


def random_action(game: Swallows, choose: random.Random) -> int:
    """Any action of any seat, out of turn now and then."""
    spare = game.may_act() if choose.random() < 0.05 else ()
    entries = game.step.out_of_turn(game, choose.choice(spare)) if spare else game.legal
    entry = choose.choice(entries)
    return choose.choice(entry) if isinstance(entry, range) else entry


def moments(seed: int, often: float = 0.2) -> Iterator[Swallows]:
    """A random game, shown now and then while it is played."""
    choose = random.Random(seed)
    game = Swallows.new(TABLES, SET_UPS[seed % len(SET_UPS)], seed)
    while game.to_move is not None:
        if choose.random() < often:
            yield game
        game.push(random_action(game, choose))
    yield game


def test_the_game_is_a_game() -> None:
    game: Game = Swallows.new(TABLES, SET_UPS[0], 1)
    assert game.to_move is not None


def test_every_field_is_either_open_or_deliberately_not() -> None:
    secret = {
        "aside", "bets", "blues", "cash", "chance", "discard", "greens", "handed", "legal", "log", "emits_events",
        "moments", "pile", "pile_at", "reds", "sealed", "seen", "spent", "stack", "staged", "start_events", "step",
        "used", "veiled",
    }  # fmt: skip
    assert set(State.__slots__) == secret | set(OPEN)
    assert not secret & set(OPEN)


def test_a_snapshot_knows_every_field() -> None:
    rest = {"bets", "chance", "field", "handed", "options", "pending", "played", "seen", "stack", "step"}
    set_up = {
        "fixtures",
        "form",
        "german",
        "legal",
        "log",
        "emits_events",
        "moments",
        "seats",
        "stakes",
        "start_events",
        "tables",
    }
    written = {*PLAIN, *LISTS, *CARDS, *HANDS, *ONE_CARD, *MODIFIERS, *WHERE_THERE_IS, *rest}
    assert written | set_up == set(State.__slots__)
    assert not written & set_up


@pytest.mark.parametrize("seed", range(12))
def test_a_copy_is_equal_and_independent(seed: int) -> None:
    for game in moments(seed, often=0.1):
        before = game.to_state()
        twin = game.copy()
        assert all(getattr(twin, name) == getattr(game, name) for name in State.__slots__ if name != "chance")
        assert twin.to_state() == before
        choose = random.Random(seed)
        for _ in range(5):
            if twin.to_move is not None:
                twin.push(random_action(twin, choose))
        assert game.to_state() == before


@pytest.mark.parametrize("seed", range(12))
def test_a_game_comes_back_from_its_snapshot(seed: int) -> None:
    for game in moments(seed, often=0.1):
        again = Swallows.from_state(TABLES, game.to_state())
        assert all(getattr(again, name) == getattr(game, name) for name in State.__slots__ if name not in _NOT_KEPT)
        for seat in (None, *range(game.seats)):
            assert again.view(seat) == game.view(seat)
        if game.to_move is not None:
            action = game.legal[-1]
            assert again.push(action) == game.copy().push(action)


_NOT_KEPT = ("chance", "log", "emits_events", "moments", "start_events")


@pytest.mark.parametrize("seed", range(8))
def test_what_unused_reds_can_be_played_at_is_known_throughout_a_match(seed: int) -> None:
    for game in moments(seed, often=0.5):
        if game.match and game.to_move is not None:
            assert game.moments == [look_through_reds(game, side) for side in (0, 1)]
            assert [bool(at) for at in game.moments] == [bool(game.reds[team]) for team in game.sides]


@pytest.mark.parametrize("seed", range(12))
def test_a_sample_fits_the_view_it_was_drawn_from(seed: int) -> None:
    for number, game in enumerate(moments(seed, often=0.05)):
        seats = (None, *range(game.seats))
        for seat in seats:
            view = game.view(seat)
            sample = view.sample(Seeded(seed))
            assert sample.view(seat) == view
            if seat == seats[number % len(seats)]:
                while sample.to_move is not None:  # and can be played to its end
                    sample.push(sample.legal[0])


def in_the_knockout(seed: int) -> Swallows:
    """A random tournament in its quarter-finals, where cards lie in hands, in the pile and covered on the discards."""
    choose = random.Random(seed)
    game = Swallows.new(TABLES, {"format": "sixteen", "seats": 4, "distribution": "random"}, seed)
    while not (game.match == 27 and game.handed):
        game.push(random_action(game, choose))
    return game


def hidden_places(game: Swallows) -> Iterator[tuple[object, int]]:
    """Every place that seat 0 cannot look into, with a card that lies there."""
    for team, trainer in enumerate(game.trainer):
        if trainer != 0:
            for hand in (game.greens[team], game.blues[team], game.reds[team]):
                yield from ((("hand", team), card) for card in hand)
    for at, card in enumerate(game.pile[game.pile_at :]):
        yield ("pile", at % 4), card
    for seat, covered in game.handed:
        if seat != 0:
            yield from ((("covered", seat), card) for card in covered)


def assert_even(found: Counter[tuple[object, int]], hidden: Set[int], least: int, cells_of_a_card: int) -> None:
    """Chi-square by colour: each hidden card in each place as often as the place has room for its colour.

    Places with fewer than `least` of a card are too few for the test; so many `cells_of_a_card` at least are not.
    """
    places = {place for place, _card in found}
    for colour in (0, 1, 2):
        cards = [card for card in hidden if TABLES.card_colour[card] == colour]
        deviation, cells = 0.0, 0
        for place in places:
            expected = sum(found[place, card] for card in cards) / len(cards)
            if expected >= least:
                deviation += sum((found[place, card] - expected) ** 2 / expected for card in cards)
                cells += len(cards)
        assert cells >= cells_of_a_card * len(cards)
        assert deviation < cells + 5 * (2 * cells) ** 0.5


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_unseen_cards_fall_evenly_in_samples(seed: int) -> None:
    """Chi-square by colour: each unseen card in each hidden place as often as the place has room for its colour."""
    samples = 800
    game = in_the_knockout(seed)
    view = game.view(0)
    seen = {card for known in view.known for card in known}
    chance = Seeded(seed)
    found: Counter[tuple[object, int]] = Counter()
    for _ in range(samples):
        found.update(item for item in hidden_places(view.sample(chance)) if item[1] not in seen)
    hidden = {card for _place, card in hidden_places(game)} - seen
    assert {card for _place, card in found} == hidden
    assert_even(found, hidden, least=8, cells_of_a_card=5)


def test_the_pile_of_samples_is_in_random_order() -> None:
    """Any two cards of the pile lie in either order equally often, but for the top, whose colour everybody sees."""
    view = in_the_knockout(6).view(None)
    chance = Seeded(7)
    piles = [view.sample(chance).pile for _ in range(2_000)]
    places = [{card: at for at, card in enumerate(pile) if at} for pile in piles]
    often = [card for card, times in Counter(card for place in places for card in place).most_common(12) if times > 400]
    assert len(often) == 12
    for first, second in pairwise(often):
        both = [place[first] < place[second] for place in places if first in place and second in place]
        assert abs(sum(both) - len(both) / 2) < 4 * (len(both) / 4) ** 0.5


@pytest.mark.parametrize("seed", range(12))
def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(seed: int) -> None:
    choose = random.Random(seed)
    for game in moments(seed, often=0.1):
        before = game.to_state()
        allowed = [entry for seat in range(game.seats) for entry in game.legal_actions(seat)]
        for _ in range(20):
            action = choose.randrange(game.seats + 1) << 20 | choose.randrange(24) << 12 | choose.randrange(1 << 12)
            if any(action in entry if isinstance(entry, range) else action == entry for entry in allowed):
                continue
            with pytest.raises(IllegalAction) as refused:
                game.push(action)
            assert refused.value.code
        assert game.to_state() == before


@pytest.mark.parametrize("seed", range(6))
def test_actions_and_events_can_be_written_and_read(seed: int) -> None:
    choose = random.Random(seed)
    game = Swallows.new(TABLES, SET_UPS[seed], seed)
    while game.to_move is not None:
        action = random_action(game, choose)
        notation = game.notation
        assert notation.action_from_json(action >> 20, notation.action_to_json(action)) == action
        for event in game.push(action):
            assert game.notation.event_to_json(event)["type"] == event[0]


@pytest.mark.parametrize(
    "options",
    [
        {"format": "no such"},
        {"format": "sixteen", "seats": 7},
        {"format": "sixteen", "field": ["GER", "FRA"]},
        {"format": "sixteen", "field": "no such"},
        {"format": "friendly", "field": ["GER", "GER"]},
        {"format": "sixteen", "distribution": "auction"},
        {"format": "sixteen", "bribe_cap": 0},
    ],
)
def test_options_that_cannot_be_played_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(IllegalAction):
        Swallows.new(TABLES, options, 1)


def test_a_damaged_snapshot_is_refused() -> None:
    state = Swallows.new(TABLES, SET_UPS[4], 1).to_state()
    state["pile"][0] = "no-such-card#1"
    with pytest.raises(IllegalAction) as refused:
        Swallows.from_state(TABLES, state)
    assert refused.value.code == "bad_state"
