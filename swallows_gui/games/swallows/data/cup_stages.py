"""The stages of a past cup, found in its matches: groups, rounds of the knock-out, the match for third place.

What a file calls its stages is a hint only. A stage is one of groups where its teams met several others; ties between
two teams are rounds by how many matches lie between them and the final. Matches for fifth place and below, of which
neither the title nor third place hangs, are left out.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from swallows_gui.games.swallows.data.cups import CupMatch, CupRecord

_GROUP: Final = re.compile(
    r"^(?:group|grupo|groupe|gruppe|pool|poule)\s+(?!(?:stage|phase|round|match|play|game)\w*$)(?P<name>\S+)$",
    re.IGNORECASE,
)
_PLAY_OFF: Final = re.compile(r"^(?P<stage>.*?\bgroup\s+\S+?)[\s,:-]+play-?offs?$", re.IGNORECASE)
_REPLAY: Final = re.compile(r"^(?P<stage>.*?)[\s,:(-]+replays?\)?$", re.IGNORECASE)
_LEG: Final = re.compile(
    r"^(?P<stage>.*?)[\s,:(-]+(?:(?:1st|first|2nd|second|return)[\s-]+legs?|legs?\s*[12])\)?$", re.IGNORECASE
)
_THIRD: Final = re.compile(
    r"\b(third|3rd)\b.*\bplace\b|\bthird-place\b|\bbronze\b|\bplace 3\b|\bplatz 3\b", re.IGNORECASE
)
_FINAL: Final = re.compile(r"^(the\s+|grand\s+)?finale?s?$|\bgold\b", re.IGNORECASE)
_ROUND: Final = re.compile(r"final|round of|knock|play-?off|replay|\bko\b", re.IGNORECASE)
_FEWEST_IN_A_GROUP: Final = 3
_AWAY_GOALS: Final = (1965, 2021)
"""From when to when goals away counted double in ties of two legs."""


class CupTie(NamedTuple):
    """Two teams that met in a round, and who came through: None where the matches leave it level."""

    teams: frozenset[str]
    winner: str | None
    matches: tuple[CupMatch, ...]


@dataclass(slots=True)
class CupStage:
    """A group, or a round of the knock-out, with what belongs to it."""

    name: str
    matches: list[CupMatch] = field(default_factory=list)
    more: list[CupMatch] = field(default_factory=list)
    """Replays or play-offs."""
    is_group: bool = False
    is_third_place: bool = False
    declared: tuple[str, ...] = ()
    """Its teams as the file's groups have them."""
    away_goals: bool = False
    """Whether goals away decide a tie of two legs that is level on the sums."""

    @property
    def teams(self) -> list[str]:
        """Who played in it: in the order of the file's groups, else as they came."""
        played = dict.fromkeys(team for match in self.matches for team in (match.home, match.away))
        return [team for team in self.declared if team in played] + [
            team for team in played if team not in self.declared
        ]

    @property
    def ties(self) -> list[CupTie]:
        """The pairs of a round in order of their first match."""
        by_pair: dict[frozenset[str], list[CupMatch]] = {}
        for match in (*self.matches, *self.more):
            by_pair.setdefault(match.pair, []).append(match)
        return [
            CupTie(pair, winner_of(matches, self.more, away_goals=self.away_goals), tuple(matches))
            for pair, matches in by_pair.items()
        ]


@dataclass(frozen=True, slots=True)
class Stages:
    """The stages of a cup in order, in groups of those played at the same time."""

    layers: tuple[tuple[CupStage, ...], ...]
    left_out: tuple[CupMatch, ...] = ()
    """Matches of which neither the title nor third place hangs."""
    has_final: bool = True
    """Whether a match decides the title, and not the table of the last group."""

    def through(self, stage: CupStage, tie: CupTie) -> str:
        """Who came through a tie: its winner; where its matches leave it level who played on, else who stands first."""
        if tie.winner is not None:
            return tie.winner
        at = next(at for at, layer in enumerate(self.layers) if stage in layer)
        later = [layer for layer in self.layers[at + 1 :] if not layer[0].is_third_place]
        after = {team for layer in later for of in layer for team in of.teams}
        first = tie.matches[0]
        return next((team for team in (first.home, first.away) if team in after), first.home)


def winner_of(matches: Sequence[CupMatch], replays: Sequence[CupMatch] = (), *, away_goals: bool = False) -> str | None:
    """Who came through these matches of two teams: as the file says, else by the last replay, else by the sums of all
    others, with `away_goals` by those, and the last shoot-out."""
    told = next((match.winner for match in reversed(matches) if match.winner is not None), None)
    if told is not None:
        return told
    counted = [matches[-1]] if matches[-1] in replays else [match for match in matches if match not in replays]
    last = counted[-1]
    goals, away = {last.home: 0, last.away: 0}, {last.home: 0, last.away: 0}
    for match in counted:
        goals[match.home] += match.score[0]
        goals[match.away] += match.score[1]
        away[match.away] += match.score[1]
    ahead = goals[last.home] - goals[last.away]
    if not ahead and len(counted) > 1 and away_goals:
        ahead = away[last.home] - away[last.away]
    if not ahead and last.penalties is not None:
        ahead = last.penalties[0] - last.penalties[1]
    return None if not ahead else last.home if ahead > 0 else last.away


def stages_of(cup: CupRecord) -> Stages:
    """What a cup consists of."""
    groups, ties = _sorted_out(cup)
    away_goals = _had_away_goals(cup, ties)
    for unit in ties:
        unit.stage.away_goals = away_goals
    return _Order(groups, ties).stages()


class Unit:
    """A group or a tie, with where in the file it begins."""

    __slots__ = ("at", "depth", "is_group", "next_of", "number", "stage", "third")

    def __init__(self, stage: CupStage, at: int, *, is_group: bool) -> None:
        self.stage, self.at, self.is_group = stage, at, is_group
        self.number = -1
        self.depth: int | None = None
        """Ties until the final: 0 the final."""
        self.third = False
        self.next_of: dict[str, Unit] = {}

    @property
    def winner(self) -> str | None:
        """The winner of a tie."""
        return self.stage.ties[0].winner


def _sorted_out(cup: CupRecord) -> tuple[list[Unit], list[Unit]]:
    """The groups and the ties of a cup, each in the order in which they begin."""
    place = {id(match): at for at, match in enumerate(cup.matches)}
    raw: dict[str, CupStage] = {}
    for match in cup.matches:
        name, again = _base(match.stage, raw)
        stage = raw.setdefault(name, CupStage(name))
        (stage.more if again else stage.matches).append(match)
    groups: list[Unit] = []
    ties: list[Unit] = []
    for stage in _by_declared(cup, list(raw.values())):
        named = _GROUP.match(stage.name)
        if stage.is_group or named is not None:
            if named is not None:
                stage.declared = cup.groups.get(named["name"], cup.groups.get(stage.name, ()))
            stage.is_group = True
            groups.append(Unit(stage, place[id(stage.matches[0])], is_group=True))
            continue
        for part in _parts(stage):
            if part.is_group:
                groups.append(Unit(part, place[id(part.matches[0])], is_group=True))
            else:
                ties += _ties(part, place)
    for group in groups:
        _find_play_off(group.stage)
    return sorted(groups, key=lambda unit: unit.at), sorted(ties, key=lambda unit: unit.at)


def _base(name: str, known: Mapping[str, CupStage]) -> tuple[str, bool]:
    """The stage that a name belongs to, and whether it is of replays or play-offs there."""
    again = _PLAY_OFF.match(name) or _REPLAY.match(name)
    if again is not None and again["stage"] in known:
        return again["stage"], True
    leg = _LEG.match(name)
    return (leg["stage"], False) if leg is not None else (name, False)


def _by_declared(cup: CupRecord, stages: Sequence[CupStage]) -> list[CupStage]:
    """The stages; those that only say "group stage" or "matchday 1" are shared out to the groups of the file."""
    if any(_GROUP.match(stage.name) for stage in stages):
        return list(stages)
    home = {team: name for name, teams in cup.groups.items() for team in teams}
    found: dict[str, CupStage] = {}
    begun = True
    for stage in stages:
        inside = begun and all(home.get(m.home, "?") == home.get(m.away, "!") for m in stage.matches)
        begun = inside
        if not inside or _ROUND.search(stage.name) or _THIRD.search(stage.name):
            found[stage.name] = stage
            continue
        for match in stage.matches:
            name = home[match.home]
            title = name if _GROUP.match(name) else f"Group {name}"
            of = found.setdefault(title, CupStage(title, is_group=True, declared=cup.groups[name]))
            of.matches.append(match)
        for match in stage.more:
            found[next(title for title, of in found.items() if match.home in of.declared)].more.append(match)
    return list(found.values())


def _parts(stage: CupStage) -> list[CupStage]:
    """A stage by sets of teams that met each other, straight or through others; each a group, or ties."""
    parts: list[tuple[set[str], list[CupMatch]]] = []
    for match in stage.matches:
        joined = [part for part in parts if part[0] & match.pair]
        teams, matches = set(match.pair), [match]
        for part in joined:
            teams |= part[0]
            matches = part[1] + matches
            parts.remove(part)
        parts.append((teams, matches))
    groups = [part for part in parts if _is_group(*part)]
    names = [stage.name] if len(groups) == 1 else [f"{stage.name} {letter}" for letter in _letters(len(groups))]
    found = []
    for name, (teams, matches) in zip(names, groups, strict=True):
        more = [match for match in stage.more if match.pair <= teams]
        found.append(CupStage(name, _in_order(stage, matches), more, is_group=True))
    rest = [match for part in parts if part not in groups for match in part[1]]
    taken = {id(match) for part in found for match in part.more}
    if rest:
        more = [match for match in stage.more if id(match) not in taken]
        found.append(CupStage(stage.name, _in_order(stage, rest), more))
    return found


def _letters(count: int) -> Iterable[str]:
    return (chr(ord("A") + at) for at in range(count))


def _in_order(stage: CupStage, matches: Sequence[CupMatch]) -> list[CupMatch]:
    wanted = {id(match) for match in matches}
    return [match for match in stage.matches if id(match) in wanted]


def _is_group(teams: set[str], matches: Sequence[CupMatch]) -> bool:
    """Whether these teams played for points: all of them met, or one that had lost played on against others."""
    met = Counter(match.pair for match in matches)
    if len(teams) < _FEWEST_IN_A_GROUP:
        return False
    if len(met) == len(teams) * (len(teams) - 1) // 2:
        return True
    last = {team: at for at, match in enumerate(matches) for team in match.pair}
    beaten_on = 0
    for at, match in enumerate(matches):
        winner = winner_of([match])
        loser = next(iter(match.pair - {winner})) if winner is not None else None
        if loser is not None and any(loser in later.pair and later.pair != match.pair for later in matches[at + 1 :]):
            beaten_on += last[loser] > at
    return beaten_on > 2


def _ties(stage: CupStage, place: Mapping[int, int]) -> list[Unit]:
    """The ties of a round, each with its own replays: a further match after one that was level, where no second leg
    was to be played."""
    by_pair: dict[frozenset[str], CupStage] = {}
    for match in stage.matches:
        by_pair.setdefault(match.pair, CupStage(stage.name)).matches.append(match)
    single = sum(len(tie.matches) == 1 for tie in by_pair.values())
    for pair, tie in by_pair.items():
        tie.more = [match for match in stage.more if match.pair == pair]
        legs = 1 if single * 2 >= len(by_pair) and len(by_pair) > 1 else 2
        if len(tie.matches) == 2 and (_was_replayed(tie.matches) or legs == 1):
            legs = 1
        tie.more = tie.matches[legs:] + tie.more
        tie.matches = tie.matches[:legs]
    return [Unit(tie, place[id(tie.matches[0])], is_group=False) for tie in by_pair.values()]


def _was_replayed(matches: Sequence[CupMatch]) -> bool:
    """Whether the second of two matches was a replay: the first was level, and the same team was named first."""
    first, second = matches
    return first.score[0] == first.score[1] and (first.extra_time or first.home == second.home)


def _had_away_goals(cup: CupRecord, ties: Sequence[Unit]) -> bool:
    """Whether goals away counted: as the file says, else in their years, unless a tie was not decided by them."""
    if cup.away_goals is not None:
        return cup.away_goals
    if cup.year is None or not _AWAY_GOALS[0] <= cup.year <= _AWAY_GOALS[1]:
        return False
    for unit in ties:
        legs = [match.model_copy(update={"penalties": None, "winner": None}) for match in unit.stage.matches]
        if len(legs) == 2 and winner_of(legs) is None and winner_of(legs, away_goals=True) is not None:
            settled = unit.stage.matches[1].penalties or unit.stage.more or unit.stage.matches[1].winner
            if settled:
                return False
    return True


def _find_play_off(stage: CupStage) -> None:
    """The last match of a group in which all others met as often, and these two once more, being level: a play-off."""
    met = Counter(match.pair for match in stage.matches)
    often = [pair for pair, times in met.items() if times > min(met.values())]
    usual = Counter(met.values()).most_common(1)[0][0]
    if len(often) != 1 or usual != min(met.values()) or len(met) < _FEWEST_IN_A_GROUP or stage.more:
        return
    last = stage.matches[-1]
    if last.pair == often[0]:
        points = _points(stage.matches[:-1])
        if points[last.home] == points[last.away]:
            stage.more.append(stage.matches.pop())


def _points(matches: Iterable[CupMatch]) -> Counter[str]:
    points: Counter[str] = Counter()
    for match in matches:
        home, away = match.score
        points[match.home] += (home > away) + (home >= away)
        points[match.away] += (away > home) + (away >= home)
    return points


class _Order:
    """Puts groups and ties into an order: which tie is the final, which is for third place, and how deep others are."""

    def __init__(self, groups: Sequence[Unit], ties: Sequence[Unit]) -> None:
        self._groups, self._ties = list(groups), list(ties)
        self._units = sorted([*groups, *ties], key=lambda unit: unit.at)
        before: dict[str, Unit] = {}
        self._before: dict[tuple[int, str], Unit] = {}
        for number, unit in enumerate(self._units):
            unit.number = number
            for team in unit.stage.teams:
                if team in before:
                    self._before[number, team] = before[team]
                    before[team].next_of[team] = unit
                if not _THIRD.search(unit.stage.name):
                    before[team] = unit

    def stages(self) -> Stages:
        final = self._final()
        layers = self._layers()
        kept: set[int] = set()
        if final is None:
            title = self._title_group(layers[-1] if layers else [])
            kept |= {title.number} if title is not None else set()
        else:
            final.depth = 0
            kept.add(final.number)
        self._keep(kept)
        third = self._third(final, kept)
        if third is not None:
            third.third, third.depth = True, None
            kept.add(third.number)
            self._keep(kept)
        self._deepen(final, kept)
        left = [unit for unit in self._units if unit.number not in kept]
        return Stages(
            self._sorted(layers, kept),
            tuple(match for unit in left for match in (*unit.stage.matches, *unit.stage.more)),
            final is not None,
        )

    def _previous(self, unit: Unit) -> list[Unit]:
        found = (self._before.get((unit.number, team)) for team in unit.stage.teams)
        return list(dict.fromkeys(before for before in found if before is not None))

    def _lost_before(self, unit: Unit, team: str) -> bool:
        """Whether a team had been beaten in a tie when it came into this one."""
        before = self._before.get((unit.number, team))
        return before is not None and not before.is_group and before.winner not in (None, team)

    def _final(self) -> Unit | None:
        """The match for the title; None where a group is played last and decides it."""
        last_group = max((unit.at for unit in self._groups), default=-1)
        open_ends = [
            unit
            for unit in self._ties
            if unit.at > last_group
            and not _THIRD.search(unit.stage.name)
            and not all(self._lost_before(unit, team) for team in unit.stage.teams)
            and (unit.winner is None or unit.winner not in unit.next_of)
        ]
        named = [unit for unit in open_ends if _FINAL.search(unit.stage.name)]
        if len(named) == 1:
            return named[0]
        unbeaten = [
            unit for unit in named or open_ends if not any(self._lost_before(unit, t) for t in unit.stage.teams)
        ]
        return next(reversed(unbeaten or named or open_ends), None)

    def _third(self, final: Unit | None, kept: set[int]) -> Unit | None:
        """The match for third place, by its name or by who plays in it: those who lost before the final, or those next
        in the groups that the finalists came from."""
        if final is None:
            return None
        open_ends = [unit for unit in self._ties if unit is not final and unit.number not in kept]
        named = [unit for unit in open_ends if _THIRD.search(unit.stage.name)]
        if named:
            return named[-1]
        before = self._previous(final)
        if all(unit.is_group for unit in before):
            points: Counter[str] = Counter()
            for group in before:
                points += _points(group.stage.matches)
            in_groups = {team for group in before for team in group.stage.teams}
            fitting = [unit for unit in open_ends if set(unit.stage.teams) <= in_groups]
            return max(fitting, key=lambda unit: sum(points[team] for team in unit.stage.teams), default=None)
        losers = {team for unit in before if not unit.is_group for team in unit.stage.teams} - set(final.stage.teams)
        return next((unit for unit in reversed(open_ends) if set(unit.stage.teams) <= losers), None)

    def _keep(self, kept: set[int]) -> None:
        """Keep what those that are kept hang on."""
        for unit in reversed(self._units):
            if unit.number in kept:
                kept |= {before.number for before in self._previous(unit)}
        kept |= {unit.number for layer in self._layers()[:1] for unit in layer}

    def _deepen(self, final: Unit | None, kept: set[int]) -> None:
        """How many ties lie between each that is kept and the final; beside those of a round all of that round."""
        for unit in reversed(self._units):
            if unit.is_group or unit is final or unit.third or unit.number not in kept:
                continue
            following = [each.depth for each in unit.next_of.values() if not each.third and each.depth is not None]
            unit.depth = 1 + max(following, default=0)
        for unit in self._ties:
            if unit.number in kept or unit.third:
                continue
            beside = [each.depth for each in self._ties if each.stage.name == unit.stage.name and each.number in kept]
            known = [depth for depth in beside if depth is not None]
            beaten = all(self._lost_before(unit, team) for team in unit.stage.teams)
            if known and not beaten and not _THIRD.search(unit.stage.name):
                unit.depth = max(known)
                kept.add(unit.number)

    def _layers(self) -> list[list[Unit]]:
        """Groups of different teams, one after the other in the file, together."""
        layers: list[list[Unit]] = []
        for unit in self._groups:
            busy = {team for other in layers[-1] for team in other.stage.teams} if layers else set()
            if layers and not busy & set(unit.stage.teams):
                layers[-1].append(unit)
            else:
                layers.append([unit])
        return layers

    def _title_group(self, layer: Sequence[Unit]) -> Unit | None:
        """The group whose table gives the title: the only one of the last stage, or that of the best before."""
        if len(layer) < 2:
            return layer[0] if layer else None
        if not any(self._previous(unit) for unit in layer):
            return None

        def standing(unit: Unit) -> float:
            places = []
            for team in unit.stage.teams:
                before = self._before.get((unit.number, team))
                if before is not None and before.is_group:
                    points = _points(before.stage.matches)
                    places.append(sum(points[other] > points[team] for other in before.stage.teams))
            return sum(places) / len(places) if places else 99.0

        return min(layer, key=standing)

    def _sorted(self, layers: Sequence[Sequence[Unit]], kept: set[int]) -> tuple[tuple[CupStage, ...], ...]:
        """Layers of groups and rounds in order: rounds from the deepest, the match for third place before the final."""
        found: list[tuple[int, tuple[CupStage, ...]]] = []
        for at, layer in enumerate(layers):
            groups = [unit for unit in layer if unit.number in kept or at == 0]
            if groups:
                found.append((groups[0].at, tuple(unit.stage for unit in groups)))
        rounds: dict[int, list[Unit]] = {}
        for unit in self._ties:
            if unit.depth is not None and unit.number in kept:
                rounds.setdefault(unit.depth, []).append(unit)
        places = sorted(units[0].at for units in rounds.values())
        for depth, at in zip(sorted(rounds, reverse=True), places, strict=True):
            found.append((at, (_round(rounds[depth]),)))
        found.sort(key=lambda each: each[0])
        whole = [stages for _, stages in found]
        third = [unit for unit in self._ties if unit.third]
        if third:
            stage = _round(third)
            stage.is_third_place = True
            whole.insert(len(whole) - 1 if 0 in rounds else len(whole), (stage,))
        return tuple(whole)


def _round(units: Sequence[Unit]) -> CupStage:
    """The ties of a round as one stage."""
    names = list(dict.fromkeys(unit.stage.name for unit in units))
    matches = [match for leg in (0, 1) for unit in units for match in unit.stage.matches[leg : leg + 1]]
    more = [match for unit in units for match in unit.stage.more]
    return CupStage(" / ".join(names), matches, more, away_goals=units[0].stage.away_goals)
