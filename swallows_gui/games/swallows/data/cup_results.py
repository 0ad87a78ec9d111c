"""Stages for results that have none, as in a table of dates, teams and scores: groups by who met whom, rounds by how
many matches lie between them and the final."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from swallows_gui.games.swallows.data.cup_stages import winner_of
from swallows_gui.games.swallows.data.cups import CupMatch

_FEWEST, _MOST = 3, 8
"""Teams of a group."""
_ROUNDS = ("Final", "Semi-finals", "Quarter-finals", "Round of 16", "Round of 32", "Round of 64")
_THIRD = "Third place"


def with_stages(matches: Sequence[CupMatch]) -> tuple[dict[str, tuple[str, ...]], list[CupMatch]]:
    """The groups of a cup and its matches, each with the stage that was found for it."""
    layers, rest = _group_layers(matches)
    found: list[CupMatch] = []
    groups: dict[str, tuple[str, ...]] = {}
    for at, layer in enumerate(layers):
        parts = _parts(layer)
        single = at > 0 and len(parts) == 1
        names = [_name(at, number) for number in range(len(parts))]
        home = {team: name for name, part in zip(names, parts, strict=True) for match in part for team in match.pair}
        for match in layer:
            stage = "Final Round" if single else f"Group {home[match.home]}"
            found.append(match.model_copy(update={"stage": stage}))
        if at == 0:
            groups = {
                name: tuple(dict.fromkeys(team for match in part for team in (match.home, match.away)))
                for name, part in zip(names, parts, strict=True)
            }
    return groups, found + _with_rounds(rest, after_groups=bool(layers))


def is_league(matches: Sequence[Mapping[str, Any]]) -> bool:
    """Whether in these matches, as a file has them, all teams met each other equally often."""
    met = Counter(frozenset((match["home"], match["away"])) for match in matches)
    size = len(frozenset().union(*met)) if met else 0
    return _FEWEST <= size <= _MOST and len(met) == size * (size - 1) // 2 and len(set(met.values())) == 1


def _name(layer: int, number: int) -> str:
    """Groups of the first stage are called A, B and so on, those of later ones 1, 2."""
    return chr(ord("A") + number) if layer == 0 and number < 26 else str(number + 1)


def _group_layers(matches: Sequence[CupMatch]) -> tuple[list[list[CupMatch]], Sequence[CupMatch]]:
    """Stages of groups from the start on, each as soon as all its teams have met as often; and the matches after."""
    layers: list[list[CupMatch]] = []
    at = 0
    while at < len(matches):
        end = _end_of_groups(matches, at)
        if end is None:
            break
        now = list(matches[at:end])
        if layers and {_teams(part) for part in _parts(now)} <= {_teams(part) for part in _parts(layers[-1])}:
            layers[-1] += now  # a second round of the same groups
        elif layers and not _teams(now) & _teams(layers[-1]):
            layers[-1] += now  # groups that begin when others are over
        else:
            layers.append(now)
        at = end
    return layers, matches[at:]


def _teams(matches: Iterable[CupMatch]) -> frozenset[str]:
    return frozenset(team for match in matches for team in match.pair)


def _parts(matches: Sequence[CupMatch]) -> list[list[CupMatch]]:
    """Matches by sets of teams that met, straight or through others."""
    parts: list[tuple[set[str], list[CupMatch]]] = []
    for match in matches:
        joined = [part for part in parts if match.home in part[0] or match.away in part[0]]
        if not joined:
            parts.append(({match.home, match.away}, [match]))
            continue
        teams, whole = joined[0]
        for part in joined[1:]:
            teams |= part[0]
            whole += part[1]
            parts.remove(part)
        teams |= {match.home, match.away}
        whole.append(match)
    return [whole for _teams, whole in parts]


def _end_of_groups(matches: Sequence[CupMatch], at: int) -> int | None:
    """After which match the groups that begin at `at` are over; None where there are no whole groups."""
    played: Counter[str] = Counter()
    seldom = 0
    for end, match in enumerate(matches[at:], at + 1):
        for team in (match.home, match.away):
            played[team] += 1
            seldom += {1: 1, _FEWEST - 1: -1}.get(played[team], 0)
        if not seldom and _are_groups(matches[at:end]):
            return end
    return None


def _are_groups(matches: Sequence[CupMatch]) -> bool:
    """Whether these are whole groups: in each part every team met each other equally often."""
    for part in _parts(matches):
        met = Counter(match.pair for match in part)
        size = len(_teams(part))
        if not _FEWEST <= size <= _MOST or len(met) != size * (size - 1) // 2 or len(set(met.values())) > 1:
            return False
    return True


def _with_rounds(matches: Sequence[CupMatch], *, after_groups: bool) -> list[CupMatch]:
    """The matches of a knock-out with the names of their rounds."""
    ties: list[list[CupMatch]] = []
    for match in matches:
        last = {team: tie for tie in ties for team in tie[0].pair}
        tie = last.get(match.home)
        if tie is not None and tie is last.get(match.away) and tie[0].pair == match.pair:
            tie.append(match)
        else:
            ties.append([match])
    if not ties:
        return []
    final, third = _final_and_third(ties, after_groups)
    depth: dict[int, int] = {final: 0}
    for at in reversed(range(len(ties))):
        if at not in (final, third):
            later = [depth[other] for other in depth if other > at and ties[other][0].pair & ties[at][0].pair]
            if later:
                depth[at] = 1 + max(later)
    names = {at: _ROUNDS[min(deep, len(_ROUNDS) - 1)] for at, deep in depth.items()}
    if third is not None:
        names[third] = _THIRD
    stage = {id(match): names.get(at, "Further matches") for at, tie in enumerate(ties) for match in tie}
    return [match.model_copy(update={"stage": stage[id(match)]}) for match in matches]


def _final_and_third(ties: Sequence[Sequence[CupMatch]], after_groups: bool) -> tuple[int, int | None]:
    """Which tie is the final, and which is for third place: between teams that have lost before, as far as is known.
    Results do not tell who won a shoot-out."""
    last = len(ties) - 1
    if not last or ties[last - 1][0].pair & ties[last][0].pair:
        return last, None
    losers: set[str] = set()
    for tie in ties[: last - 1]:
        winner = winner_of(tie)
        losers |= tie[0].pair - {winner} if winner is not None else set()
    before, after = (len(ties[at][0].pair & losers) for at in (last - 1, last))
    if before != after:
        return (last, last - 1) if before > after else (last - 1, last)
    return last, 0 if after_groups and len(ties) == 2 else None
