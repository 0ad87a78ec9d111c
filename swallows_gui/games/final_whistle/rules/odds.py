"""Chances, exact (F18.1): of a phase, of a symbol, of what the men who are free can still put up."""

from functools import cache
from typing import NamedTuple

from swallows_gui.games.final_whistle.rules.attack import BUILD_UP, bonus, entries
from swallows_gui.games.final_whistle.rules.checks import HITS
from swallows_gui.games.final_whistle.rules.men import linked_man, who_may_fill
from swallows_gui.games.final_whistle.rules.options import ANY, NO_SYMBOL, SQUAD, Entry, Tables
from swallows_gui.games.final_whistle.rules.state import NONE, State


class Outlook(NamedTuple):
    """What marking a man leads to."""

    sum: int
    """The strengths of his side with him and the best men for the entries after him; no bonus."""
    against_best: float
    """The chance that the attacker succeeds, if the defender marks his strongest men."""
    against_worst: float
    """The same, if he marks his weakest; equal to `against_best` where the defender is asked."""
    next_strength: int
    """What the man counts after this phase."""
    risk: float
    """The chance that his symbol strikes."""
    ahead: int
    """The attacker's sum, bonus included, less that of the defender, who marks his strongest men."""


@cache
def die_differences(die: tuple[int, ...]) -> dict[int, int]:
    """How many of the 36 throws of two special dice differ by so much, the first less the second."""
    found: dict[int, int] = {}
    for ours in die:
        for theirs in die:
            found[ours - theirs] = found.get(ours - theirs, 0) + 1
    return found


def at_least(tables: Tables, ahead: int) -> float:
    """The chance of a total that is equal or higher, for sums that differ by `ahead`."""
    differences = die_differences(tables.die)
    return sum(ways for by, ways in differences.items() if ahead + by >= 0) / len(tables.die) ** 2


def success(tables: Tables, phase: int, ahead: int) -> float:
    """The chance that a phase succeeds: a build-up with an equal total, a goal only with a higher (F4.5, F4.9)."""
    return at_least(tables, ahead if phase == BUILD_UP else ahead - 1)


def throws(tables: Tables, phase: int, ahead: int) -> tuple[tuple[bool, ...], ...]:
    """Which throws succeed, for sums that differ by `ahead`: a row for each number of the defender's die, in it one for
    each of the attacker's."""
    needed = 0 if phase == BUILD_UP else 1
    return tuple(tuple(ahead + ours - theirs >= needed for ours in tables.die) for theirs in tables.die)


def risk(game: State, man: int) -> float:
    """The chance that the symbol on top of a man strikes (F6.2)."""
    symbol = game.symbol(man)
    if symbol == NO_SYMBOL:
        return 0.0
    return sum(value in HITS[symbol] for value in game.tables.die) / len(game.tables.die)


def next_strength(game: State, man: int) -> int:
    """What a man counts once he has turned (F0.5); a stand-in does not turn."""
    return game.strength(man) if game.is_stand_in(man) else game.sides[man][(game.top[man] + 1) % 4]


def reach(game: State, seat: int, wanted: tuple[Entry, ...], role: int) -> tuple[int, int]:
    """The least and the most that a side's free men can put up for entries, marks as they are."""
    fixed, rest = 0, []
    for entry in wanted:
        linked = linked_man(game, entry) if role == 0 else NONE
        if linked == NONE:
            rest.append(entry)
        else:
            fixed += game.strength(linked)
    return fixed + _fill(game, seat, rest, strongest=False), fixed + _fill(game, seat, rest, strongest=True)


def _fill(game: State, seat: int, wanted: list[Entry], *, strongest: bool) -> int:
    """The sum of the men taken one after the other, always the strongest (or weakest) who may be.

    Where an entry for any man comes before one for a line, that line's men are left to the line if that is more.
    """
    mark, total = game.mark, 0
    taken = []
    # Entries of a line first: an open one can take whoever is left.
    for entry in sorted(wanted, key=_openness):
        able = who_may_fill(game, seat, entry)
        if not able:
            continue
        man = max(able, key=game.strength) if strongest else min(able, key=game.strength)
        mark[man] = 1
        taken.append(man)
        total += game.strength(man)
    for man in taken:
        mark[man] = 0
    return total


def _openness(entry: Entry) -> tuple[bool, int]:
    return entry.line == ANY, entry.line


def outlook(game: State, man: int) -> Outlook:
    """What marking a man for the entry asked leads to (F4.2)."""
    seat = man // SQUAD
    role = seat ^ game.side
    here = len(game.marked[role])
    mine = sum(map(game.strength, game.marked[role])) + game.strength(man)
    before, game.mark[man] = game.mark[man], game.phase + 1
    mine += reach(game, seat, entries(game, role)[here + 1 :], role)[1]
    game.mark[man] = before
    more = bonus(game)
    if role:
        ahead = sum(map(game.strength, game.marked[0])) + more - mine
        chance = success(game.tables, game.phase, ahead)
        return Outlook(mine, chance, chance, next_strength(game, man), risk(game, man), ahead)
    least, most = reach(game, 1 - seat, entries(game, 1), 1)
    best, worst = (success(game.tables, game.phase, mine + more - theirs) for theirs in (most, least))
    return Outlook(mine, best, worst, next_strength(game, man), risk(game, man), mine + more - most)


def card_chance(game: State, seat: int, card: int) -> float:
    """The chance that an attack of `seat` with a card ends in a goal, both sides with their strongest men as they stand
    now; what the build-up costs of them is counted, counter-attacks are not."""
    lists = game.tables.cards[card]
    build = 1.0
    if lists.build_up is not None:
        ahead = _most(game, seat, lists.build_up[0]) - _most(game, 1 - seat, lists.build_up[1])
        build = success(game.tables, BUILD_UP, ahead)
    ahead = _most(game, seat, lists.finish[0]) - _most(game, 1 - seat, lists.finish[1])
    return build * success(game.tables, BUILD_UP + 1, ahead)


def _most(game: State, seat: int, wanted: tuple[Entry, ...]) -> int:
    return _fill(game, seat, list(wanted), strongest=True)
