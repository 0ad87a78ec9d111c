"""The format of a past cup, from how it went: its groups, who came from where into which match, and what ranked it.

Groups are played in the usual order of match days, or in the pairs that all groups of the cup had (1954). Where the
best thirds went on, one cup does not say who would have met whom: then the rounds are those of a format that does.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.data.cup_history import CupStage, GroupFound, check, layers_of, stages_of, ties_of
from swallows_gui.games.swallows.data.cups import Cup, ranking_of_year
from swallows_gui.games.swallows.rules.tables import MOST_SEATS

Pairs = tuple[tuple[int, int], ...]

_DAYS: Final[dict[int, tuple[Pairs, ...]]] = {
    2: (((1, 2),),),
    3: (((1, 2),), ((2, 3),), ((3, 1),)),
    4: (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((4, 1), (3, 2))),
}
"""Match days by the size of the largest group (S7.1)."""
_NAMES: Final = ("F", "SF", "QF", "R16", "R32", "R64")
"""Rounds from the last to the first."""
_CARD_OFF: Final = 32
"""Teams with which each is dealt a card fewer (S10.1)."""
_SHOOTOUTS: Final = 1975
"""Until then matches were played again, or lots were drawn."""
LETTERS: Final = "ABCDEFGHIJKL"


class NoFormat(ValueError):
    """A cup whose shape no format can have; the text says why."""


def teams_in_order(cup: Cup) -> list[list[str]]:
    """Its teams as they were drawn: by group and slot, or in one list as they came into the knock-out."""
    first = layers_of(stages_of(cup))[0]
    if not first[0].is_group:
        return [cup.teams]
    return [_paired(stage.teams, stage) for stage in _in_order(cup, first)]


def _in_order(cup: Cup, first: Sequence[CupStage]) -> list[CupStage]:
    """Groups in the order of the file."""
    order = [frozenset(teams) for teams in cup.groups.values()]
    return sorted(first, key=lambda stage: next((at for at, of in enumerate(order) if of >= set(stage.teams)), 99))


def _paired(teams: list[str], stage: CupStage) -> list[str]:
    """Teams of four that did not all meet stand so that 1 and 2, and 3 and 4, are those that did not."""
    met = {frozenset((match.home, match.away)) for match in stage.matches}
    if len(teams) != 4 or len(met) == 6:
        return teams
    beside = next(team for team in teams[1:] if frozenset((teams[0], team)) not in met)
    return [teams[0], beside, *(team for team in teams[1:] if team != beside)]


def format_of(cup: Cup, name: Mapping[str, str], with_thirds: Mapping[int, Json]) -> Json:
    """The format of a cup, with bets that pay what they do with 16 teams, and with fees for the title alone.

    `with_thirds`: formats in which thirds go on, by how many teams they have. Raises `NoFormat`."""
    layers = layers_of(stages_of(cup))
    ranking = ranking_of_year(cup.year or 2026, is_euro=cup.is_euro)
    thirds: Json = {}
    stages = _Stages(cup, layers, check(cup, ranking).groups).read()
    if stages is None:
        if len(cup.teams) not in with_thirds:
            raise NoFormat(f"no format in which thirds go on has {len(cup.teams)} teams")
        thirds = with_thirds[len(cup.teams)]
        stages = _with_third_place(thirds["stages"], layers)
    matches = [0]
    for stage in stages:
        matches.append(matches[-1] + _matches_of(stage))
    final = next((matches[at] + 1 for at, stage in enumerate(stages) if stage.get("stage") == "F"), None)
    form: Json = {
        "id": f"as-{cup.id.lower()}",
        "name": dict(name),
        "stages": stages,
        "ranking": {"win": ranking.win, "criteria": list(ranking.criteria)},
        "seats": [2, min(MOST_SEATS, len(cup.teams))],
        "drafts": True,
        "cash": 100,
        "bets": _bets(stages, final is None),
        "fees": {"champion": 16},
        "heads": False,
        "by_value": True,
    }
    if len(cup.teams) == _CARD_OFF:
        form["card_off"] = True
    following = stages[1].get("stage", "S2") if stages[0]["kind"] == "groups" and len(stages) > 1 else "3P"
    if following != "3P":
        form["rest"] = following
    if "thirds" in thirds:
        form["thirds"] = thirds["thirds"]
    if stages[0]["kind"] == "knockout":
        form["drawn"] = True
    if final is not None:
        form["final"] = final
    return form


def _bets(stages: Sequence[Json], final_group: bool) -> Json:
    """What is bet on, as with 16 teams: a stage two before the final that not all reach, the final, the title. What
    they pay is what 16 teams pay, until it is measured."""
    later = ["S2" if stage["kind"] == "groups" else stage["stage"] for stage in stages[1:]]
    between = [stage for stage in later if stage not in ("F", "3P")]
    final = {"rank": 2} if final_group else {"stage": "F"}
    first = {"stage": between[max(0, len(between) - 2)]} if between else final
    return {
        "V": {**first, "amount": 16},
        "F": {**final, "amount": 36},
        "S": {**({"rank": 1} if final_group else {"stage": "champion"}), "amount": 56},
    }


def _matches_of(stage: Json) -> int:
    if stage["kind"] == "knockout":
        return len(stage["matches"])
    return sum(max(pair) <= size for day in stage["match_days"] for pair in day for size in stage["groups"].values())


def _with_third_place(stages: Sequence[Json], layers: Sequence[Sequence[CupStage]]) -> list[Json]:
    """The stages, with a match for third place before the final where the cup had one."""
    found = list(stages)
    if any(layer[0].is_third_place for layer in layers):
        before = sum(_matches_of(stage) for stage in found[:-1])
        third = {"kind": "knockout", "stage": "3P", "matches": [[f"L{before - 1}", f"L{before}"]]}
        found.insert(len(found) - 1, third)
    return found


class _Stages:
    """Reads the stages one after the other, keeping where each team comes from."""

    def __init__(self, cup: Cup, layers: Sequence[Sequence[CupStage]], ranked: Sequence[GroupFound]) -> None:
        self._cup, self._layers = cup, layers
        self._ranked = {(each.name, line.team): place for each in ranked for place, line in enumerate(each.lines, 1)}
        self._from: dict[str, str] = {}
        """By team its place in the stage that comes."""
        self._losers: dict[str, str] = {}
        self._played = 0
        self._entered = 0
        self._grouped = 0
        self._level = _level(cup)

    def read(self) -> list[Json] | None:
        """The stages; None where thirds went on."""
        rounds = [layer[0] for layer in self._layers if not layer[0].is_group and not layer[0].is_third_place]
        found: list[Json] = []
        for layer in self._layers:
            if layer[0].is_group:
                found.append(self._groups(layer))
                continue
            if self._thirds_among(layer[0].teams):
                return None
            third = layer[0].is_third_place
            if not third and len(rounds) - rounds.index(layer[0]) > len(_NAMES):
                raise NoFormat("more rounds than there are names for")
            name = "3P" if third else _NAMES[len(rounds) - rounds.index(layer[0]) - 1]
            found.append(self._round(layer[0], name))
        return found

    def _thirds_among(self, teams: Sequence[str]) -> bool:
        places = [self._from.get(team, "") for team in teams]
        last = [int(place[-1]) for place in places if place[-1:].isdigit() and place[0] not in "WLT"]
        return bool(last) and len({last.count(rank) for rank in set(last)}) > 1

    def _groups(self, layer: Sequence[CupStage]) -> Json:
        self._grouped += 1
        order = list(layer) if self._grouped > 1 else _in_order(self._cup, layer)
        if len(order) > len(LETTERS):
            raise NoFormat(f"{len(order)} groups; {len(LETTERS)} are the most")
        sizes = [len(stage.teams) for stage in order]
        if max(sizes) not in _DAYS:
            raise NoFormat(f"a group of {max(sizes)}")
        days = _DAYS[max(sizes)]
        if all(len(stage.matches) == 4 and size == 4 for stage, size in zip(order, sizes, strict=True)):
            days = (((1, 3), (2, 4)), ((1, 4), (2, 3)))
        found: Json = {
            "kind": "groups",
            "groups": {LETTERS[at]: size for at, size in enumerate(sizes)},
            "match_days": [[list(pair) for pair in day] for day in days],
        }
        if any(match.extra_time for stage in order for match in stage.matches):
            found["extra_time"] = True
        if self._grouped > 1:
            found["entrants"] = {
                LETTERS[at]: [self._place(team) for team in stage.teams] for at, stage in enumerate(order)
            }
        front = "" if self._grouped == 1 else f"S{self._grouped}."
        for at, stage in enumerate(order):
            for team in stage.teams:
                self._from[team] = f"{front}{LETTERS[at]}{self._ranked[stage.name, team]}"
        self._played += _matches_of(found)
        return found

    def _place(self, team: str) -> str:
        if team not in self._from:
            self._entered += 1
            self._from[team] = f"T{self._entered}"
        return self._from[team]

    def _round(self, stage: CupStage, name: str) -> Json:
        matches = []
        ties = {tie.teams: tie for tie in ties_of(stage)}
        came = dict(self._losers) if name == "3P" else {}
        pairs = list(dict.fromkeys((match.home, match.away) for match in stage.matches))
        if len(pairs) != len(ties):
            raise NoFormat(f"{stage.name} was played in two legs")
        sides = [[came.get(team) or self._place(team) for team in pair] for pair in pairs]
        for pair, side in zip(pairs, sides, strict=True):
            self._played += 1
            matches.append(side)
            if name == "3P":
                continue
            winner = ties[frozenset(pair)].winner or _later(self._cup, pair, stage)
            for team in pair:
                if team == winner:
                    self._from[team] = f"W{self._played}"
                else:
                    self._losers[team] = f"L{self._played}"
        found: Json = {"kind": "knockout", "stage": name, "matches": matches}
        if self._level:
            found["level"] = list(self._level)
        return found


def _later(cup: Cup, pair: tuple[str, str], stage: CupStage) -> str:
    """Who went on of two whom their matches left level: who played on."""
    last = max(at for at, match in enumerate(cup.matches) if match.stage == stage.name)
    after = {
        team for match in cup.matches[last + 1 :] if stage.name not in match.stage for team in (match.home, match.away)
    }
    return next((team for team in pair if team in after), pair[0])


def _level(cup: Cup) -> tuple[str, ...]:
    """What followed a level match: () for what is usual today."""
    if any(match.penalties for match in cup.matches) or (cup.year or _SHOOTOUTS) >= _SHOOTOUTS:
        return ()
    return ("extra", "replay", "lot")
