"""What a seat says before the slips are filled in, and what it makes of what the others say (S2.8).

A seat speaks to its own good: for teams that it will bet on, so that others carry them, and against those that stand
in their way, so that nobody does. How often it lies, and how gladly it warns, is its character's. What it hears it
weighs by who has something to gain, and by who told the truth in earlier tournaments of the season.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final
from zlib import crc32

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.ai.match_context import Weights
from swallows_gui.games.swallows.ai.questions import answer
from swallows_gui.games.swallows.rules.actions import BET_KINDS, PASS
from swallows_gui.games.swallows.rules.events import BetPlaced, Talked
from swallows_gui.games.swallows.rules.talking import TALK_KINDS, Saying, said_by
from swallows_gui.games.swallows.rules.view import SwallowsView

PRAISE, WARN = range(len(TALK_KINDS))

Slip = Sequence[tuple[int, str]]
"""Team and kind of each bet, best first."""
_SECOND_THING: Final = 75
"""In percent, how often it says a second thing in its first turn."""
_LAST_WORD: Final = 60
"""In percent, how often it takes its second turn although nobody has contradicted it."""
_MOVES: Final = 0.12
"""How far a word that is believed moves what is thought of a team, as a share."""
_FARTHEST: Final = 0.2
_BIASED, _OPEN = 0.4, 0.7
"""What praise counts for a speaker's own team, and for another's."""
_AGAINST_ITSELF, _FROM_AFAR, _RIVAL = 1.0, 0.6, 0.3
"""What a warning counts of a speaker's own team, of another's, and of one that meets a team of its own in the group."""
_OBLIGED: Final = "GER"
_EXPECTED: Final = (1.2, 0.8)
"""True and false words that everybody is credited with before any was checked."""


def choose(view: SwallowsView, legal: Sequence[int], wanted: Slip, weights: Weights, seed: int) -> int:
    """What the seat that is asked says now, or that it passes. `wanted`: the slip that it would hand in now."""
    assert view.seat is not None
    turn = view.open.talk[0]
    mine = [said for said in view.sayings if said.seat == view.seat]
    number = len([said for said in mine if said.turn == turn])
    later = turn >= view.seats
    for kind, team in _replies(view, wanted) if later else _wishes(view, wanted, weights, seed):
        if any((said.kind, said.team) == (kind, team) or said.team == team for said in mine):
            continue
        if (later and not _contradicted(view, wanted) and _lot(seed, turn, "last") >= _LAST_WORD) or (
            number and _lot(seed, turn, "second") >= _SECOND_THING
        ):
            break
        return said_by(view.open, view.seat, kind, team)
    return answer(legal, PASS)


def _wishes(view: SwallowsView, wanted: Slip, weights: Weights, seed: int) -> Iterator[tuple[int, int]]:
    """What a seat would like to be believed, dearest first; in place of the first a lie, by its character."""
    own, feared = _to_carry(view, wanted), _to_throw(view, wanted)
    if _lot(seed, view.seat, "bluff") < 100 * weights.bluff:
        if own and (view.options.shared_odds or _lot(seed, view.seat, "which") % 2):
            yield WARN, own[0]  # to have it for itself
        elif feared:
            yield PRAISE, feared[-1]  # may the others throw their money after it
    elif own and view.options.shared_odds:
        own = own[1:]  # whoever shares a bet has less of it
    kinds = [(PRAISE, team) for team in own], [(WARN, team) for team in feared]
    first = _lot(seed, view.seat, "gloom") < 100 * weights.gloom
    for pair in zip(kinds[first], kinds[not first], strict=False):
        yield from pair
    yield from (*kinds[0], *kinds[1])


def _replies(view: SwallowsView, wanted: Slip) -> Iterator[tuple[int, int]]:
    """A seat's replies after hearing everybody, first to those who spoke against its interest."""
    own, feared = _to_carry(view, wanted), _to_throw(view, wanted)
    others = [said for said in view.sayings if said.seat != view.seat]
    yield from ((PRAISE, said.team) for said in others if said.kind == WARN and said.team in own)
    yield from ((WARN, said.team) for said in others if said.kind == PRAISE and said.team in feared)
    yield from ((PRAISE, team) for team in own)


def _contradicted(view: SwallowsView, wanted: Slip) -> bool:
    own = {team for team, _kind in wanted}
    return any(said.seat != view.seat and said.kind == WARN and said.team in own for said in view.sayings)


def _to_carry(view: SwallowsView, wanted: Slip) -> list[int]:
    """The slip's teams, best pay-out first, without Germany, on which all must bet."""
    bets = [(team, kind) for team, kind in wanted if team != view.open.german]
    bets.sort(key=lambda bet: -view.form.economy.bets[bet[1]].amount * (BET_KINDS.index(bet[1]) + 1))
    return [team for team, _kind in bets]


def _to_throw(view: SwallowsView, wanted: Slip) -> list[int]:
    """Others' teams that stand in the way of the slip's, the strongest first: those of their groups, or all there are
    where nobody is in one."""
    on_slip = {team for team, _kind in wanted}
    near = {team for group in view.groups if on_slip.intersection(group) for team in group if team >= 0}
    teams = near or set(range(len(view.field)))
    rivals = [team for team in teams if team not in on_slip and view.trainer[team] != view.seat]
    return sorted(rivals, key=lambda team: (-view.open.stakes[team], team))


def _lot(seed: int, *parts: object) -> int:
    """A number from 0 to 99 that hangs on the seed and these parts alone."""
    return crc32(" ".join(map(str, ("talk", seed, *parts))).encode()) % 100


# What is heard


def heard(view: SwallowsView) -> tuple[float, ...]:
    """By team how far others' words change the seat's estimate, as a share: positive for praise. All zero if nobody
    spoke."""
    moved = [0.0] * len(view.field)
    for said in _credible(view):
        if said.seat == view.seat:
            continue
        sign = 1 if said.kind == PRAISE else -1
        moved[said.team] += sign * _MOVES * _weight(view, said) * trust(view, said.seat)
    return tuple(max(-_FARTHEST, min(_FARTHEST, share)) for share in moved)


def _credible(view: SwallowsView) -> list[Saying]:
    """Each word once, and none of a seat that says the one and the other of a team."""
    first = {(said.seat, said.kind, said.team): said for said in reversed(view.sayings)}
    return [said for said in first.values() if (said.seat, 1 - said.kind, said.team) not in first]


def _weight(view: SwallowsView, said: Saying) -> float:
    """By who has something to gain: praise for one's own costs nothing, a warning of one's own does."""
    own = view.trainer[said.team] == said.seat
    if said.kind == PRAISE:
        return _BIASED if own else _OPEN
    if own:
        return _AGAINST_ITSELF
    group = next((group for group in view.groups if said.team in group), ())
    return _RIVAL if any(team >= 0 and view.trainer[team] == said.seat for team in group) else _FROM_AFAR


def trust(view: SwallowsView, seat: int) -> float:
    """The share of a seat's words that is believed, by how many were true in the season's earlier tournaments."""
    kept, broken = view.options.words[seat] if seat < len(view.options.words) else (0, 0)
    return (kept + _EXPECTED[0]) / (kept + broken + sum(_EXPECTED))


def checked(told: Iterable[Mapping[str, Any]], seats: int) -> list[tuple[int, int]]:
    """By seat how many of its words came true, and how many did not, by the slips of a tournament that is over: who
    praises a team has a bet on it, who warns of it has none. Nobody has a choice about Germany, where it must be bet
    on."""
    told = list(told)
    bets = {(bet.seat, bet.team) for bet in of_kinds(told, BetPlaced)}
    counts = [[0, 0] for _ in range(seats)]
    for word in of_kinds(told, Talked):
        if word.team != _OBLIGED and word.seat < seats:
            broken = ((word.seat, word.team) in bets) != (word.kind == TALK_KINDS[PRAISE])
            counts[word.seat][broken] += 1
    return [(kept, broken) for kept, broken in counts]


def leaning_factor(view: SwallowsView, seat: int, team: int) -> float:
    """How much likelier than by habit a seat seems to have bet on a team, by what it has said of it itself."""
    factor = 1.0
    for said in _credible(view):
        if (said.seat, said.team) == (seat, team):
            more = 1 + trust(view, seat)
            factor = more if said.kind == PRAISE else 1 / more
    return factor
