"""A full match that fits what a seat knows (F15.2).

The choice of the squads (F1).
"""

from math import comb
from typing import Any, Final, NamedTuple, Protocol

from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.actions import STEPS, Step, go_on
from swallows_gui.games.final_whistle.rules.decks import FIVES
from swallows_gui.games.final_whistle.rules.options import (
    BENCH_MEN,
    CARDS,
    CLOSING,
    COLOURS,
    DECK,
    FIELD_MEN,
    HAND,
    LINE_OF,
    LINES,
    READY,
    SQUAD,
    SQUAD_MEN,
    WHITE,
    Cards,
    D,
    G,
    M,
    Men,
    S,
    Tables,
    deck_of,
)
from swallows_gui.games.final_whistle.rules.shootout import SERIES, left_to_shoot
from swallows_gui.games.final_whistle.rules.state import State


def objection(tables: Tables, row: Men, man: int, budget: int) -> str:
    """Why `man` cannot be the next of a row of men taken (F1.6): the code of a refusal, "" if he can."""
    if man in row:
        return "man_taken"
    wrong = _wrong_line(row, LINE_OF[man])
    return wrong or ("over_budget" if least_cost(tables, (*row, man)) > budget else "")


def takeable(tables: Tables, row: Men, budget: int) -> list[int]:
    """The men who may be taken next after a row of men, without an `objection` (F1.6)."""
    fits = [not _wrong_line(row, line) for line in range(len(LINES))]
    rest = _cheapest_rest(tables, row)
    values, chosen = tables.values, rest.chosen
    # Whoever is not chosen himself takes the place of the dearest who need not be chosen beside him.
    spare = [values[man] for man in rest.spare]
    return [
        man
        for man in range(SQUAD)
        if fits[LINE_OF[man]]
        and man not in row
        and rest.cost + (0 if man in chosen else values[man] - spare[LINE_OF[man]]) <= budget
    ]


def _wrong_line(row: Men, line: int) -> str:
    """Why a man of `line` cannot be the next of a row of men taken, as to the lines a squad must have (F1.2, F1.3)."""
    in_field = len(row) < FIELD_MEN
    lines = [LINE_OF[man] for man in (row if in_field else row[FIELD_MEN:])]
    left = (FIELD_MEN if in_field else BENCH_MEN) - len(lines) - 1
    goalies = lines.count(G)
    if line == G and goalies:
        return "goalie_too_many"
    missing = sum([due not in lines and due != line for due in (D, M, S)]) if in_field else 0
    goalie_due = not goalies and line != G
    if missing + goalie_due > left:
        return "goalie_missing" if not missing else "line_missing"
    return ""


def faults(tables: Tables, field: Men, bench: Men, budget: int) -> list[str]:
    """Why eleven and four men are no valid squad (F1.1 to F1.3), as codes: those of F16, and `field_open` or
    `bench_open` where men are missing."""
    found = []
    if len(field) < FIELD_MEN:
        found.append("field_open")
    if len(bench) < BENCH_MEN:
        found.append("bench_open")
    goalies = [sum(LINE_OF[man] == G for man in part) for part in (field, bench)]
    if max(goalies) > 1:
        found.append("goalie_too_many")
    if min(goalies) == 0:
        found.append("goalie_missing")
    if not {LINE_OF[man] for man in field} >= set(range(D, S + 1)):
        found.append("line_missing")
    if tables.cost((*field, *bench)) > budget:
        found.append("over_budget")
    return found


class _Rest(NamedTuple):
    """The cheapest men who fill up a squad."""

    cost: int
    """Of the whole squad."""
    chosen: set[int]
    spare: list[int]
    """By line: the dearest of them whom a man of that line makes needless."""


def _cheapest_rest(tables: Tables, row: Men) -> _Rest:
    """The cheapest men who fill up a squad that begins with `row` (F1.6)."""
    values = tables.values
    lines = [LINE_OF[man] for man in row]
    goalies = 2 - lines.count(G)
    missing = [line for line in (D, M, S) if line not in lines] if len(row) < FIELD_MEN else []
    others = SQUAD_MEN - len(row) - goalies - len(missing)
    chosen: list[int] = []
    spare = [0] * len(LINES)
    first = dict.fromkeys(missing, 0)
    for man in tables.cheapest_first:
        line = LINE_OF[man]
        if man in row:
            continue
        if line == G:
            if goalies > 0:
                goalies -= 1
                chosen.append(man)
                spare[G] = man
        elif line in missing:
            missing.remove(line)
            chosen.append(man)
            first[line] = man
        elif others > 0:
            others -= 1
            chosen.append(man)
            spare[D] = spare[M] = spare[S] = man
        elif goalies <= 0 and not missing:
            break
    for line, man in first.items():
        spare[line] = max(spare[line], man, key=values.__getitem__)
    return _Rest(sum([values[man] for man in (*row, *chosen)]), set(chosen), spare)


def least_cost(tables: Tables, row: Men) -> int:
    """What a squad that begins with these men costs, if it is filled up with the cheapest (F1.6)."""
    return _cheapest_rest(tables, row).cost


def affordable(game: State, seat: int) -> list[int]:
    """The ready squads that a seat's points allow, as places in `READY` (F1.6)."""
    tables, club = game.tables, club_of(game, seat)
    budget = game.options.budget(seat, tables.points)
    return [ready for ready in range(len(READY)) if tables.cost(tables.squads[club][ready].men) <= budget]


def club_of(game: State, seat: int) -> int:
    """The club that a seat leads, 0 for A (F0.1)."""
    return seat ^ (game.options.clubs == "ba")


def open_squads(game: State) -> None:
    """Both squads are laid out at once, everybody upright (F1.5); then the decks are chosen."""
    for seat in range(2):
        row = game.rows[seat]
        game.field[seat] = tuple(sorted(seat * SQUAD + man for man in row[:FIELD_MEN]))
        game.bench[seat] = tuple(sorted(seat * SQUAD + man for man in row[FIELD_MEN:]))
    for seat in range(2):
        row = game.rows[seat]
        game.tell("squad_named", seat, row[:FIELD_MEN], row[FIELD_MEN:], game.tables.cost(row))
    game.rows = [(), ()]
    go_on(game, "decks")


class SquadRow(Step):
    """A seat takes fifteen men in a row, or a ready squad at once (F1.6)."""

    name = "squad"

    def enter(self, game: State) -> None:
        if game.options.squads == "first":
            game.rows = [game.tables.squads[club_of(game, seat)][0].men for seat in range(2)]
        for seat in range(2):
            if len(game.rows[seat]) < SQUAD_MEN:
                game.ask(self, seat)
                return
        open_squads(game)

    def options(self, game: State) -> list[int]:
        seat = game.asked
        row, budget = game.rows[seat], game.options.budget(seat, game.tables.points)
        take = game.action(a.TAKE)
        found = [take | man for man in takeable(game.tables, row, budget)]
        if not row:
            ready = game.action(a.READY)
            found += [ready | squad for squad in affordable(game, seat)]
        return found

    def push(self, game: State, action: int) -> None:
        seat, argument = game.asked, a.argument_of(action)
        if a.verb_of(action) == a.READY:
            men, place = game.tables.squads[club_of(game, seat)][argument].men, "squad"
        else:
            men, place = (argument,), "field" if len(game.rows[seat]) < FIELD_MEN else "bench"
        game.rows[seat] += men
        game.tell("man_taken", seat, men, place)
        self.enter(game)


SQUAD_ROW: Final = STEPS["squad"]


_GROUPS: Final = ((1,), (2,), (3, 4))
"""Strengths of a free deck's cards beside its fives, in groups that its rule tells apart (F2.4)."""
_LEAST: Final = (1, 2, 0)
"""How many of each group it has at least."""


class Known(Protocol):
    """What a seat knows of a match."""

    @property
    def open(self) -> State:
        """The match without hidden information."""
        ...

    @property
    def seat(self) -> int | None:
        """The seat whose view it is."""
        ...

    def known_deck(self, seat: int) -> Cards | None:
        """The cards that a seat plays with, as far as they are known as a set."""
        ...


def sample(view: Known, chance: Chance) -> Any:
    """A match that fits the view: hidden cards fall evenly on hand and pile, hidden choices are drawn evenly. It logs
    no events."""
    game = view.open.copy()
    game._legal = None
    game.emits_events = False
    game.chance = Seeded(chance.below(1 << 20))
    for seat in range(2):
        hidden = seat != view.seat
        made = hidden and seat < game.asked
        """Its choice of the running step is made, and not to be seen."""
        match game.step.name:
            case "squad" if made:
                game.rows[seat] = random_squad(game.tables, game.options.budget(seat, game.tables.points), chance)
            case "colour" if made:
                game.decks[seat] = deck_of(_random_colour(chance))
            case "deck" if made:
                deck = list(free_deck(game.tables, (), chance))
                game.decks[seat] = tuple(deck)
                game.picked[seat] = tuple(chance.take(deck, HAND))
            case "shooters" if made:
                able = list(left_to_shoot(game, seat))
                game.shooters[seat] = tuple(chance.take(able, min(SERIES, len(able))))
        if game.period:
            _fall(view, game, seat, chance)
            if game.step.name == "card" and made:
                hand = game.hands[seat]
                game.picked[seat] = (hand[chance.below(len(hand))] if hand else CLOSING,)
    return game


def _fall(view: Known, game: State, seat: int, chance: Chance) -> None:
    """The cards of a seat that are not to be seen fall on its hand and its pile."""
    deck = view.known_deck(seat)
    if deck is None:
        shown = tuple(card for card in game.shown[seat] if card != CLOSING)
        deck = (
            deck_of(_random_colour(chance)) if game.options.decks == "colour" else free_deck(game.tables, shown, chance)
        )
    game.decks[seat] = deck
    own = game.hands[seat] if seat == view.seat else ()
    unseen = [card for card in deck if card not in game.shown[seat] and card not in own]
    chance.shuffle(unseen)
    if seat != view.seat:
        number = len(game.hands[seat])
        game.hands[seat] = tuple(unseen[:number])
        del unseen[:number]
    if game.piles[seat]:
        unseen.append(CLOSING)
    assert len(unseen) == len(game.piles[seat]), "every card is in a hand, in a pile or shown"
    game.piles[seat] = tuple(unseen)


def _random_colour(chance: Chance) -> int:
    return WHITE + 1 + chance.below(len(COLOURS) - 1)


def random_squad(tables: Tables, budget: int, chance: Chance) -> Men:
    """A random valid squad (F1), each man drawn among those who may be taken next."""
    row: Men = ()
    while len(row) < SQUAD_MEN:
        able = takeable(tables, row, budget)
        row += (able[chance.below(len(able))],)
    return row


def free_deck(tables: Tables, seen: Cards, chance: Chance) -> Cards:
    """A free deck that contains the cards seen, evenly among all that the rule allows (F2.4)."""
    others = [card for card in range(len(CARDS)) if card != CLOSING and card not in seen]
    strength = [card.strength for card in tables.cards]
    fives = [card for card in others if strength[card] == 5]
    pools = [[card for card in others if strength[card] in group] for group in _GROUPS]
    held = [sum(strength[card] in group for card in seen) for group in _GROUPS]
    due = DECK - FIVES - sum(held)
    ways = [
        (ones, twos, due - ones - twos)
        for ones in range(max(_LEAST[0] - held[0], 0), due + 1)
        for twos in range(max(_LEAST[1] - held[1], 0), due - ones + 1)
    ]
    weights = [
        comb(len(pools[0]), ones) * comb(len(pools[1]), twos) * comb(len(pools[2]), rest) for ones, twos, rest in ways
    ]
    at = chance.below(sum(weights))
    chosen = 0
    while at >= weights[chosen]:
        at -= weights[chosen]
        chosen += 1
    deck = [*seen, *chance.take(fives, FIVES - sum(strength[card] == 5 for card in seen))]
    for pool, number in zip(pools, ways[chosen], strict=True):
        deck += chance.take(pool, number)
    return tuple(deck)
