"""Drawing the places of a cup so that sides of one hand meet as late as they can."""

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.tournament.schedule import FROM_FIELD, FROM_GROUP, FROM_SLOT, Place, Schedule

_TRIES: Final = 60
"""So many drawings are made, of which the best is taken."""
NEVER: Final = 99


def meetings(schedule: Schedule) -> list[list[int]]:
    """By two places of the field the stage in which the teams there can meet first, from 0, or `NEVER`; groups are
    filled from the field in order.

    >>> from swallows_gui.engine.tournament.shapes import knockout
    >>> meetings(knockout(4))[0]
    [99, 0, 1, 1]
    """
    found = [[NEVER] * schedule.teams for _ in range(schedule.teams)]
    starts = [sum(group.size for group in schedule.groups[:number]) for number in range(len(schedule.groups))]
    through: dict[int, set[int]] = {}

    def possible(place: Place) -> set[int]:
        if place.kind == FROM_FIELD:
            return {place.number}
        if place.kind in (FROM_SLOT, FROM_GROUP):
            first = starts[place.number]
            size = schedule.groups[place.number].size
            return {first + place.rank - 1} if place.kind == FROM_SLOT else set(range(first, first + size))
        return through[place.number]

    for fixture in schedule.fixtures:
        home, away = possible(fixture.home), possible(fixture.away)
        through[fixture.number] = home | away
        for one, other in ((one, other) for one in home for other in away if one != other):
            for a, b in ((one, other), (other, one)):
                found[a][b] = min(found[a][b], fixture.round)
    return found


def drawn(schedule: Schedule, hands: Sequence[Hashable], chance: Seeded) -> list[int]:
    """The sides for the places of the field, drawn by lot; `hands` names each side's hand, None for none. Sides of one
    hand meet as late as possible: of many drawings the one is taken in which the fewest pairs of a hand can meet in the
    first stage, then in the next, and so on.

    >>> from swallows_gui.engine.tournament.shapes import knockout
    >>> order = drawn(knockout(4), ["Kim", "Kim", None, None], Seeded(1))
    >>> abs(order.index(0) // 2 - order.index(1) // 2)
    1
    """
    when = meetings(schedule)
    sides = Counter(hand for hand in hands if hand is not None)
    if max(sides.values(), default=0) < 2:
        return _shuffled(len(hands), chance)
    return min((_one(when, hands, sides, chance) for _ in range(_TRIES)), key=lambda order: _met(when, hands, order))


def _shuffled(count: int, chance: Seeded) -> list[int]:
    order = list(range(count))
    chance.shuffle(order)
    return order


def _one(
    when: Sequence[Sequence[int]], hands: Sequence[Hashable], sides: Counter[Hashable], chance: Seeded
) -> list[int]:
    """One drawing: the largest hands first, each side where it meets the placed sides of its hand latest."""
    places = _shuffled(len(hands), chance)
    order = [-1] * len(hands)
    for side in sorted(_shuffled(len(hands), chance), key=lambda side: -sides[hands[side]]):
        mine = [place for place, other in enumerate(order) if other >= 0 and hands[other] == hands[side]]
        if hands[side] is None:
            mine = []
        best = max(places, key=lambda place: sorted(when[place][other] for other in mine))
        places.remove(best)
        order[best] = side
    return order


def _met(when: Sequence[Sequence[int]], hands: Sequence[Hashable], order: Sequence[int]) -> list[int]:
    """How many pairs of one hand can meet in each stage first."""
    counts = Counter(
        when[one][other]
        for one in range(len(order))
        for other in range(one)
        if hands[order[one]] is not None and hands[order[one]] == hands[order[other]]
    )
    return [counts[stage] for stage in range(NEVER)]
