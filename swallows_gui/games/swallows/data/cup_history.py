"""Whether a cup went as its groups are ranked and its rounds were won: the order of every group, who went on, and the
knock-out, held against the criteria of its year or others (`swallows cup check`)."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from swallows_gui.engine.tournament.ranking import Facts, Played, Ranking, Row, rank, rank_apart, table
from swallows_gui.games.swallows.data.cups import Cup, CupMatch

_GROUP: Final = re.compile(r"^group\s+(?P<name>\S+)$", re.IGNORECASE)
_PLAY_OFF: Final = re.compile(r"^(?P<stage>.*?\bgroup\s+\S+?)[\s,:-]+play-?offs?$", re.IGNORECASE)
_REPLAY: Final = re.compile(r"^(?P<stage>.*?)[\s,:-]+replays?$", re.IGNORECASE)
_THIRD: Final = re.compile(r"\b(third|3rd)\b.*\bplace\b|\bthird-place\b", re.IGNORECASE)


class Line(NamedTuple):
    """A team of a group as it stands by the criteria."""

    row: Row
    team: str
    on: bool
    """Whether it went on."""
    level: bool
    """Whether only lots, or what the file does not tell, set it apart from another."""


@dataclass(frozen=True, slots=True)
class GroupFound:
    """A group: its order by the criteria, in the order of history where these leave teams level."""

    name: str
    lines: tuple[Line, ...]


@dataclass(slots=True)
class Found:
    """What the check of a cup came to."""

    ranking: Ranking
    groups: list[GroupFound] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    """Group or match, and why it does not agree."""
    rounds: int = 0
    """Rounds of the knock-out."""


@dataclass(slots=True)
class CupStage:
    """A stage of the file with what belongs to it."""

    name: str
    matches: list[CupMatch] = field(default_factory=list)
    more: list[CupMatch] = field(default_factory=list)
    """Replays or play-offs."""
    is_group: bool = False
    declared: tuple[str, ...] = ()
    """Its teams as the file's groups have them."""

    @property
    def teams(self) -> list[str]:
        played = dict.fromkeys(team for match in self.matches for team in (match.home, match.away))
        return [team for team in self.declared if team in played] + [
            team for team in played if team not in self.declared
        ]

    @property
    def is_third_place(self) -> bool:
        return bool(_THIRD.search(self.name))


def check(cup: Cup, ranking: Ranking) -> Found:
    """The groups of a cup in order, and where history does not agree with them."""
    found = Found(ranking)
    layers = layers_of(stages_of(cup))
    for at, layer in enumerate(layers):
        later = layers[at + 1 :]
        if layer[0].is_group:
            _check_groups(found, layer, later)
        else:
            found.rounds += 1
            _check_round(found, layer[0], layers[:at])
    return found


def stages_of(cup: Cup) -> list[CupStage]:
    """The stages of the file in the order in which they begin, replays and play-offs with their own."""
    stages: dict[str, CupStage] = {}
    for match in cup.matches:
        base = _PLAY_OFF.match(match.stage) or _REPLAY.match(match.stage)
        if base is not None and base["stage"] in stages:
            stages[base["stage"]].more.append(match)
        else:
            stages.setdefault(match.stage, CupStage(match.stage)).matches.append(match)
    for stage in stages.values():
        name = _GROUP.match(stage.name)
        opponents: dict[str, set[str]] = {}
        for match in stage.matches:
            opponents.setdefault(match.home, set()).add(match.away)
            opponents.setdefault(match.away, set()).add(match.home)
        stage.is_group = name is not None or any(len(met) > 1 for met in opponents.values())
        if name is not None:
            stage.declared = cup.groups.get(name["name"], cup.groups.get(stage.name, ()))
    return list(stages.values())


def layers_of(stages: Sequence[CupStage]) -> list[list[CupStage]]:
    """Groups that played at the same time together, every round by itself."""
    layers: list[list[CupStage]] = []
    for stage in stages:
        last = layers[-1] if layers else []
        busy = {team for other in last for team in other.teams}
        if stage.is_group and last and last[0].is_group and not busy & set(stage.teams):
            last.append(stage)
        else:
            layers.append([stage])
    return layers


def _played(stage: CupStage, number: dict[str, int]) -> list[Played]:
    return [(number[match.home], number[match.away], match.result._replace(shootout=None)) for match in stage.matches]


def _fates(layer: Sequence[CupStage], later: Sequence[Sequence[CupStage]]) -> dict[str, int]:
    """How far each team of a layer of groups came: 0 out, 1 on; where the final follows at once the match for third
    place is 1 and the final 2."""
    fates = {team: 0 for stage in layer for team in stage.teams}
    rounds = [stage for following in later for stage in following]
    at_once = len(rounds) == 2 and any(stage.is_third_place for stage in rounds)
    for stage in rounds:
        for team in stage.teams:
            if team in fates:
                worth = 1 if not at_once or stage.is_third_place else 2
                fates[team] = max(fates[team], worth)
    return fates


def _check_groups(found: Found, layer: Sequence[CupStage], later: Sequence[Sequence[CupStage]]) -> None:
    fates = _fates(layer, later)
    ranked: list[list[str]] = []
    for stage in layer:
        for team in stage.teams:
            if stage.declared and team not in stage.declared:
                found.faults.append(f"{stage.name}: {team} plays in it, but is not one of its teams")
        sets = _sets(stage, found.ranking)
        ordered = [sorted(level, key=lambda team: -fates[team]) for level in sets]
        ranked.append([team for level in ordered for team in level])
        number = {team: at for at, team in enumerate(stage.teams)}
        rows = table(range(len(number)), _played(stage, number), found.ranking)
        lines = [Line(rows[number[team]], team, fates[team] > 0, len(level) > 1) for level in ordered for team in level]
        found.groups.append(GroupFound(stage.name, tuple(lines)))
        for above, below in _pairs(ordered):
            worst, best = min(above, key=fates.__getitem__), max(below, key=fates.__getitem__)
            if fates[worst] < fates[best]:
                found.faults.append(f"{stage.name}: {best} went on further than {worst}, which stands above it")
    _check_thirds(found, layer, ranked, fates)


def _pairs(sets: Sequence[Sequence[str]]) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    for at, above in enumerate(sets):
        for below in sets[at + 1 :]:
            yield above, below


def _sets(stage: CupStage, ranking: Ranking) -> list[list[str]]:
    """The teams of a group in order, those together that the criteria leave level."""
    teams = stage.teams
    number = {team: at for at, team in enumerate(teams)}
    offs = [
        (number[match.home], number[match.away], match.result)
        for match in stage.more
        if match.home in number and match.away in number
    ]
    order, level = rank(range(len(teams)), _played(stage, number), ranking, facts=Facts(play_offs=offs))
    return _together(teams, order, level)


def _together(teams: Sequence[str], order: Iterable[int], level: Iterable[Sequence[int]]) -> list[list[str]]:
    of = {team: tuple(part) for part in level for team in part}
    return [[teams[at] for at in part] for part in dict.fromkeys(of.get(team, (team,)) for team in order)]


def _check_thirds(
    found: Found, layer: Sequence[CupStage], ranked: Sequence[Sequence[str]], fates: dict[str, int]
) -> None:
    """Where one more of some groups went on than of others, those must have been the best."""
    counts = [sum(fates[team] > 0 for team in order) for order in ranked]
    fewest = min(counts)
    if max(counts) != fewest + 1:
        return
    teams: list[str] = []
    rows = []
    for stage, names in zip(layer, ranked, strict=True):
        if fewest < len(names):
            base = len(teams) * 100
            number = {team: base + at for at, team in enumerate(names)}
            rows.append((number[names[fewest]], tuple(number.values()), _played(stage, number)))
            teams.append(names[fewest])
    order, level = rank_apart(rows, found.ranking)
    name = {row[0]: team for row, team in zip(rows, teams, strict=True)}
    sets = [[name[team] for team in part] for part in _parts(order, level)]
    for above, below in _pairs(sets):
        worst, best = min(above, key=fates.__getitem__), max(below, key=fates.__getitem__)
        if fates[worst] < fates[best]:
            found.faults.append(f"best of place {fewest + 1}: {best} went on, but {worst} stands above it")


def _parts(order: Iterable[int], level: Iterable[Sequence[int]]) -> list[tuple[int, ...]]:
    of = {team: tuple(part) for part in level for team in part}
    return list(dict.fromkeys(of.get(team, (team,)) for team in order))


class _Tie(NamedTuple):
    """Two teams that met in a round, and who came through: None where the matches leave it level."""

    teams: frozenset[str]
    winner: str | None
    matches: tuple[CupMatch, ...]


def ties_of(stage: CupStage) -> list[_Tie]:
    by_pair: dict[frozenset[str], list[CupMatch]] = {}
    for match in (*stage.matches, *stage.more):
        by_pair.setdefault(frozenset((match.home, match.away)), []).append(match)
    return [_Tie(pair, _winner(matches, stage.more), tuple(matches)) for pair, matches in by_pair.items()]


def _winner(matches: Sequence[CupMatch], replays: Sequence[CupMatch]) -> str | None:
    """Who came through: by the last replay, or by the sums of all other matches and the last shoot-out."""
    counted = [matches[-1]] if matches[-1] in replays else [match for match in matches if match not in replays]
    last = counted[-1]
    goals = {last.home: 0, last.away: 0}
    for match in counted:
        goals[match.home] += match.score[0]
        goals[match.away] += match.score[1]
    ahead = goals[last.home] - goals[last.away]
    if not ahead and last.penalties is not None:
        ahead = last.penalties[0] - last.penalties[1]
    return None if not ahead else last.home if ahead > 0 else last.away


def _check_round(found: Found, stage: CupStage, before: Sequence[Sequence[CupStage]]) -> None:
    """Every side won in the round before or comes in for the first time; third place is between the losers."""
    main = [layer for layer in before if not layer[0].is_third_place]
    seen = {team for layer in before for other in layer for team in other.teams}
    last = main[-1] if main else []
    grouped = bool(last) and last[0].is_group
    ties = [tie for other in last for tie in ties_of(other)] if last and not grouped else []
    there = {team for other in last for team in other.teams}
    for match in stage.matches:
        for team in (match.home, match.away):
            if team not in there:
                if team in seen:
                    found.faults.append(f"{stage.name}, {match}: {team} was out before, or not in the round before")
                continue
            tie = next((tie for tie in ties if team in tie.teams), None)
            if tie is None or tie.winner is None:
                continue
            if (tie.winner == team) == stage.is_third_place:
                what = "won" if stage.is_third_place else "did not win"
                found.faults.append(f"{stage.name}, {match}: {team} {what} in {last[0].name}")
    sides = set(stage.teams)
    if not stage.is_third_place:
        for tie in ties:
            if not sides & tie.teams:
                found.faults.append(
                    f"{stage.name}: neither of {', '.join(sorted(tie.teams))} of {last[0].name} is in it"
                )
            elif len(sides & tie.teams) > 1:
                found.faults.append(f"{stage.name}: both of {', '.join(sorted(tie.teams))} of {last[0].name} are in it")
