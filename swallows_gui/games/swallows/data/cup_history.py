"""Whether a cup went as its groups are ranked and its rounds were won: the order of every group, who went on, and the
knock-out, held against the criteria of its year or others (`swallows cup check`)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason
from swallows_gui.engine.tournament.ranking import Played, Ranking, RankingFacts, Row, rank, rank_apart, table
from swallows_gui.games.swallows.data.competitions import Ranked, rules_to_try, told_ranking
from swallows_gui.games.swallows.data.cup_stages import CupStage, Stages, stages_of
from swallows_gui.games.swallows.data.cups import CupMatch, CupRecord

Layer = Sequence[CupStage]


class RankedTeam(NamedTuple):
    """A team of a group as it stands by the criteria."""

    row: Row
    team: str
    on: bool
    """Whether it went on."""
    level: int
    """The number of those that only lots, or what the file does not tell, set apart from each other; 0 for no such."""


@dataclass(frozen=True, slots=True)
class GroupFound:
    """A group: its order by the criteria, in the order of history where these leave teams level."""

    name: str
    lines: tuple[RankedTeam, ...]

    @property
    def on_first(self) -> list[str]:
        """Its teams in order, those that went on before all others, whatever the criteria say."""
        return [line.team for line in sorted(self.lines, key=lambda line: not line.on)]


@dataclass(slots=True)
class Found:
    """What the check of a cup came to."""

    ranked: Ranked
    stages: Stages
    groups: list[GroupFound] = field(default_factory=list)
    faults: list[Reason] = field(default_factory=list)
    """Group or match, and why it does not agree."""
    rounds: int = 0
    """Rounds of the knock-out."""

    @property
    def ranking(self) -> Ranking:
        """What ranks its groups."""
        return self.ranked.ranking


def check(cup: CupRecord, ranking: Ranking | None = None) -> Found:
    """The groups of a cup in order, and where history does not agree with them.

    Without `ranking` it is ranked by the rule that the file or its id tell, else by the first of those in use that
    history agrees with.
    """
    stages = stages_of(cup)
    if ranking is not None:
        return _checked(cup, stages, Ranked(ranking, "as was asked for"))
    told = told_ranking(cup)
    if told is not None:
        return _checked(cup, stages, told)
    tried = [_checked(cup, stages, rule) for rule in rules_to_try(cup)]
    return next((found for found in tried if not found.faults), tried[0])


def _checked(cup: CupRecord, stages: Stages, ranked: Ranked) -> Found:
    found = Found(ranked, stages)
    if any(stage.more for layer in stages.layers for stage in layer if stage.is_group):
        criteria = ranked.ranking.criteria
        if cup.ranking is None and "play_off" not in criteria:
            found.ranked = ranked._replace(ranking=Ranking(ranked.ranking.win, ("play_off", *criteria)))
    found.faults += _told_twice(stages)
    for at, layer in enumerate(stages.layers):
        if layer[0].is_group:
            _check_groups(found, layer, stages.layers[at + 1 :])
        else:
            found.rounds += 1
            _check_round(found, layer[0], stages.layers[:at])
    return found


def _told_twice(stages: Stages) -> Iterator[Reason]:
    """Matches that stand twice: the very same, or a pair of a group that met more often than the others."""
    for stage in (stage for layer in stages.layers for stage in layer):
        met: dict[frozenset[str], list[CupMatch]] = {}
        for match in (*stage.matches, *(stage.more if not stage.is_group else ())):
            met.setdefault(match.pair, []).append(match)
        usual = Counter(map(len, met.values())).most_common(1)[0][0]
        all_alike = all(len(matches) > 1 and _are_alike(matches) for matches in met.values())
        for matches in met.values():
            if all_alike or (len(matches) > usual and (_are_alike(matches) or stage.is_group)):
                yield (
                    Reason(
                        QT_TRANSLATE_NOOP("FileReasons", "{stage}, {match}: stands twice"),
                        stage=stage.name,
                        match=matches[-1],
                    )
                    if _are_alike(matches)
                    else Reason(
                        QT_TRANSLATE_NOOP(
                            "FileReasons", "{stage}, {match}: the two meet {times} times, others {usual}"
                        ),
                        stage=stage.name,
                        match=matches[-1],
                        times=len(matches),
                        usual=usual,
                    )
                )


def _are_alike(matches: Sequence[CupMatch]) -> bool:
    """Whether a match occurs twice."""
    return len({match.model_dump_json() for match in matches}) < len(matches)


def _played(stage: CupStage, number: Mapping[str, int]) -> list[Played]:
    return [(number[match.home], number[match.away], match.result._replace(shootout=None)) for match in stage.matches]


def _fates(layer: Layer, later: Sequence[Layer]) -> dict[str, int]:
    """How far each team of a layer of groups came: 0 out, else the more the later the stage in which it plays next; the
    final at once is more than the match for third place."""
    fates = {team: 0 for stage in layer for team in stage.teams}
    for at, following in enumerate(later, 1):
        for team in (team for stage in following for team in stage.teams):
            if not fates.get(team, 1):
                fates[team] = at
    return fates


def _check_groups(found: Found, layer: Layer, later: Sequence[Layer]) -> None:
    fates = _fates(layer, later)
    ranked: list[list[str]] = []
    for stage in layer:
        for team in stage.teams:
            if stage.declared and team not in stage.declared:
                found.faults.append(
                    Reason(
                        QT_TRANSLATE_NOOP("FileReasons", "{stage}: {team} plays in it, but is not one of its teams"),
                        stage=stage.name,
                        team=team,
                    )
                )
        sets = _sets(stage, found.ranking)
        ordered = [sorted(level, key=lambda team: -fates[team]) for level in sets]
        ranked.append([team for level in ordered for team in level])
        number = {team: at for at, team in enumerate(stage.teams)}
        rows = table(range(len(number)), _played(stage, number), found.ranking)
        lines = [
            RankedTeam(rows[number[team]], team, fates[team] > 0, at if len(level) > 1 else 0)
            for at, level in enumerate(ordered, 1)
            for team in level
        ]
        found.groups.append(GroupFound(stage.name, tuple(lines)))
        for above, below in _pairs(ordered):
            worst, best = min(above, key=fates.__getitem__), max(below, key=fates.__getitem__)
            if fates[worst] < fates[best]:
                found.faults.append(
                    Reason(
                        QT_TRANSLATE_NOOP(
                            "FileReasons", "{stage}: {team} went on further than {other}, which stands above it"
                        ),
                        stage=stage.name,
                        team=best,
                        other=worst,
                    )
                )
    _check_bests(found, layer, ranked, fates)


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
    order, level = rank(range(len(teams)), _played(stage, number), ranking, facts=RankingFacts(play_offs=offs))
    return _together(teams, order, level)


def _together(teams: Sequence[str], order: Iterable[int], level: Iterable[Sequence[int]]) -> list[list[str]]:
    of = {team: tuple(part) for part in level for team in part}
    return [[teams[at] for at in part] for part in dict.fromkeys(of.get(team, (team,)) for team in order)]


def best_rank(layer: Layer, ranked: Sequence[Sequence[str]], on: Mapping[str, int]) -> int | None:
    """The place from which the best of all groups went on, 1 the first; None where as many of each group did, or where
    the larger groups alone sent one more."""
    counts = [sum(on[team] > 0 for team in order) for order in ranked]
    fewest, most = min(counts), max(counts)
    if most != fewest + 1:
        return None
    sizes = [len(order) for order in ranked]
    more = [size for size, count in zip(sizes, counts, strict=True) if count == most]
    less = [size for size, count in zip(sizes, counts, strict=True) if count == fewest]
    if min(more) > max(less) and (len(more) > 1 or len(layer) == 2):
        return None
    return fewest + 1


def _check_bests(found: Found, layer: Layer, ranked: Sequence[Sequence[str]], fates: Mapping[str, int]) -> None:
    """Where one more of some groups went on than of others, those must have been the best."""
    rank_of = best_rank(layer, ranked, fates)
    if rank_of is None:
        return
    for above, below in _pairs(best_sets(layer, ranked, rank_of, found.ranking)):
        worst, best = min(above, key=fates.__getitem__), max(below, key=fates.__getitem__)
        if not fates[worst] and fates[best]:
            found.faults.append(
                Reason(
                    QT_TRANSLATE_NOOP(
                        "FileReasons", "best of place {place}: {team} went on, but {other} stands above it"
                    ),
                    place=rank_of,
                    team=best,
                    other=worst,
                )
            )


def best_sets(layer: Layer, ranked: Sequence[Sequence[str]], rank_of: int, ranking: Ranking) -> list[list[str]]:
    """The teams at a place of their groups in order, those together that the criteria leave level."""
    teams: list[str] = []
    rows = []
    for stage, names in zip(layer, ranked, strict=True):
        if rank_of <= len(names):
            base = len(teams) * 100
            number = {team: base + at for at, team in enumerate(names)}
            rows.append((number[names[rank_of - 1]], tuple(number.values()), _played(stage, number)))
            teams.append(names[rank_of - 1])
    order, level = rank_apart(rows, ranking)
    name = {row[0]: team for row, team in zip(rows, teams, strict=True)}
    of = {team: tuple(part) for part in level for team in part}
    return [[name[team] for team in part] for part in dict.fromkeys(of.get(team, (team,)) for team in order)]


def _check_round(found: Found, stage: CupStage, before: Sequence[Layer]) -> None:
    """Every side won in the round before or comes in for the first time, or from groups without having played in
    between; third place is between the losers."""
    main = [layer for layer in before if not layer[0].is_third_place]
    last = main[-1] if main else ()
    grouped = bool(last) and last[0].is_group
    ties = [tie for other in last for tie in other.ties] if last and not grouped else []
    there = {team for other in last for team in other.teams}
    sides = set(stage.teams)
    missing = [tie for tie in ties if not sides & tie.teams] if not stage.is_third_place else []
    for match in stage.matches:
        for team in (match.home, match.away):
            if team not in there:
                latest = next((layer for layer in reversed(before) if any(team in s.teams for s in layer)), None)
                if latest is not None and (missing or not latest[0].is_group):
                    found.faults.append(
                        Reason(
                            QT_TRANSLATE_NOOP(
                                "FileReasons", "{stage}, {match}: {team} was out before, or not in the round before"
                            ),
                            stage=stage.name,
                            match=match,
                            team=team,
                        )
                    )
                continue
            tie = next((tie for tie in ties if team in tie.teams), None)
            if tie is None or tie.winner is None:
                continue
            if (tie.winner == team) == stage.is_third_place:
                told = Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "{stage}, {match}: {team} did not win in {round}"),
                    stage=stage.name,
                    match=match,
                    team=team,
                    round=last[0].name,
                )
                if stage.is_third_place:
                    told = Reason(
                        QT_TRANSLATE_NOOP("FileReasons", "{stage}, {match}: {team} won in {round}"),
                        stage=stage.name,
                        match=match,
                        team=team,
                        round=last[0].name,
                    )
                found.faults.append(told)
    for tie in missing:
        found.faults.append(
            Reason(
                QT_TRANSLATE_NOOP("FileReasons", "{stage}: neither of {teams} of {round} is in it"),
                stage=stage.name,
                teams=", ".join(sorted(tie.teams)),
                round=last[0].name,
            )
        )
    for tie in ties if not stage.is_third_place else ():
        if len(sides & tie.teams) > 1:
            found.faults.append(
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "{stage}: both of {teams} of {round} are in it"),
                    stage=stage.name,
                    teams=", ".join(sorted(tie.teams)),
                    round=last[0].name,
                )
            )
