"""The best thirds: which of them goes to which place of the bracket (S10.5)."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from swallows_gui.engine.tournament.schedule import Place, Schedule


def assigned(schedule: Schedule, places: Sequence[Place], through: Iterable[int]) -> list[int]:
    """The group whose team each of `places` takes, when these groups' teams go on. A fixed table of the schedule
    decides if there is one; else each place in order takes the first group of its list that leaves the later places a
    full matching. Raises `ValueError` if there is none."""
    groups = tuple(sorted(through))
    laid_down = schedule.laid_down.get(groups)
    if laid_down is not None:
        return list(laid_down)
    left = set(groups)
    found: list[int] = []
    for at, place in enumerate(places):
        for group in sorted(left & set(place.groups)):
            if _matching(places[at + 1 :], left - {group}):
                found.append(group)
                left.remove(group)
                break
        else:
            names = ", ".join(schedule.group_names[group] for group in groups)
            raise ValueError(f"no way to place the teams of the groups {names}")
    return found


def _matching(places: Sequence[Place], groups: set[int]) -> bool:
    """Whether every place can have a group of its own (augmenting paths)."""
    taken: dict[int, int] = {}

    def find(at: int, tried: set[int]) -> bool:
        for group in places[at].groups:
            if group in groups and group not in tried:
                tried.add(group)
                if group not in taken or find(taken[group], tried):
                    taken[group] = at
                    return True
        return False

    return all(find(at, set()) for at in range(len(places)))


def stages_of(schedule: Schedule) -> list[list[Place]]:
    """The places of `Schedule.bests` that are filled together: of one stage of groups and one rank."""
    found: dict[tuple[int, int], list[Place]] = {}
    for place in schedule.bests:
        stage = next(at for at, (first, last) in enumerate(schedule.rounds) if first <= place.groups[0] < last)
        found.setdefault((stage, place.rank), []).append(place)
    return [found[key] for key in sorted(found)]


def sources(places: Sequence[Place]) -> list[int]:
    """The groups whose teams are in the running for these places."""
    return sorted({group for place in places for group in place.groups})


def every_set(places: Sequence[Place]) -> Iterable[tuple[int, ...]]:
    """Every set of groups whose teams may go on."""
    return combinations(sources(places), len(places))
