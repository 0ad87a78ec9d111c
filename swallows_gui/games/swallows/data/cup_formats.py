"""The format of a past cup, from how it went: its groups, who came from where into which match, and what ranked it.

Everything is taken from the matches of the cup itself. Groups are played in the usual order of match days, or in the
pairs that all groups of the cup had (1954). Where the best thirds went, a published table says, as far as one is known.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, permutations, product
from typing import Final, NamedTuple

from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason
from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.shapes import match_days
from swallows_gui.games.swallows.data.cup_history import Found, GroupFound, best_rank, check
from swallows_gui.games.swallows.data.cup_stages import CupStage, Stages, stages_of
from swallows_gui.games.swallows.data.cup_thirds import BestPlace, assign
from swallows_gui.games.swallows.data.cups import CupRecord
from swallows_gui.games.swallows.rules.formats import MOST_IN_A_GROUP, MOST_TEAMS
from swallows_gui.games.swallows.rules.tables import MOST_SEATS

_LARGEST: Final = 8
_NAMES: Final = ("F", "SF", "QF", "R16", "R32", "R64")
"""Rounds from the last to the first."""
_CARD_OFF: Final = 32
"""Teams with which each is dealt a card fewer (S10.1)."""
_SHOOTOUTS: Final = 1975
"""Until then matches were played again, or lots were drawn."""
_MOST_ORDERS: Final = 200
"""So many orders of teams that are level are tried."""
LETTERS: Final = "ABCDEFGHIJKL"


class NoFormat(ValueError):
    """A cup whose shape no format can have, and why."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason)


def teams_in_order(cup: CupRecord, stages: Stages | None = None) -> list[list[str]]:
    """Its teams as they were drawn: by group and slot, and in one more list those that came in later or into a
    knock-out, in the order in which they came."""
    layers = (stages or stages_of(cup)).layers
    first = layers[0] if layers and layers[0][0].is_group else ()
    groups = [_paired(stage.teams, stage) for stage in _in_order(cup, first)]
    seen = {team for group in groups for team in group}
    entering = dict.fromkeys(
        team for layer in layers for stage in layer for team in _as_sides(stage) if team not in seen
    )
    return [*groups, list(entering)] if entering else groups


def _as_sides(stage: CupStage) -> list[str]:
    """The teams of a round as they stand in its pairs, of a group as they stand in it."""
    if stage.is_group:
        return stage.teams
    return [team for pair in _pairs(stage) for team in pair]


def _pairs(stage: CupStage) -> list[tuple[str, str]]:
    """The pairs of a round, the side first that was at home first."""
    found: dict[frozenset[str], tuple[str, str]] = {}
    for match in stage.matches:
        found.setdefault(match.pair, (match.home, match.away))
    return list(found.values())


def _in_order(cup: CupRecord, first: Sequence[CupStage]) -> list[CupStage]:
    """Groups in the order of the file."""
    order = [frozenset(teams) for teams in cup.groups.values()]
    return sorted(first, key=lambda stage: next((at for at, of in enumerate(order) if of >= set(stage.teams)), 99))


def _paired(teams: list[str], stage: CupStage) -> list[str]:
    """Teams of four that did not all meet stand so that 1 and 2, and 3 and 4, are those that did not."""
    met = {match.pair for match in stage.matches}
    if len(teams) != 4 or len(met) == 6:
        return teams
    beside = next((team for team in teams[1:] if frozenset((teams[0], team)) not in met), teams[1])
    return [teams[0], beside, *(team for team in teams[1:] if team != beside)]


class CupShape(NamedTuple):
    """The format of a cup, but for the money, and what is worth saying of it."""

    form: Json
    table: str | None
    """The published table by which the best thirds go on: "" where none is known, None where none go on."""
    found: Found


def shape_of(cup: CupRecord, name: Mapping[str, str], found: Found | None = None) -> CupShape:
    """The shape of a cup. Raises `NoFormat`.

    Teams that the criteria leave level and that both went on stand as the bracket tells: so that a published table
    holds, else so that most winners of groups meet no other winner.
    """
    found = found or check(cup)
    shapes = [_shape(cup, name, each) for each in _orders(found)]
    return max(shapes, key=_usual_pairs)


def history_of(cup: CupRecord) -> Found:
    """The check of a cup, with teams that are level in the order that its bracket tells."""
    found = check(cup)
    try:
        return shape_of(cup, {}, found).found
    except NoFormat:
        return found


def _orders(found: Found) -> Iterator[Found]:
    """The check, and the same with teams in another order that are level and went on."""
    level = [
        [line for line in group.lines if line.level == number]
        for group in found.groups
        for number in dict.fromkeys(line.level for line in group.lines if line.level and line.on)
    ]
    open_sets = [lines for lines in level if sum(line.on for line in lines) > 1]
    for chosen in islice(product(*map(permutations, open_sets)), _MOST_ORDERS):
        instead = {
            id(line): new
            for lines, order in zip(open_sets, chosen, strict=True)
            for line, new in zip(lines, order, strict=True)
        }
        groups = [
            replace(group, lines=tuple(instead.get(id(line), line) for line in group.lines)) for group in found.groups
        ]
        yield replace(found, groups=groups)


def _usual_pairs(shape: CupShape) -> tuple[bool, int]:
    """Whether a published table holds, and how many pairs of its first round are of a winner of a group and another."""
    stages: list[Json] = shape.form["stages"]
    first: list[list[str]] = next((stage["matches"] for stage in stages if stage["kind"] == "knockout"), [])
    return bool(shape.table), sum(sum(text.endswith("1") and text[0] != "W" for text in pair) == 1 for pair in first)


def _shape(cup: CupRecord, name: Mapping[str, str], found: Found) -> CupShape:
    if len(cup.teams) > MOST_TEAMS:
        raise NoFormat(
            Reason(
                QT_TRANSLATE_NOOP("FileReasons", "{count} teams; {most} are the most"),
                count=len(cup.teams),
                most=MOST_TEAMS,
            )
        )
    _refuse_open_end(found.stages)
    reader = _Reader(cup, found)
    stages = reader.read()
    ranking = found.ranking
    matches = [0]
    for stage in stages:
        matches.append(matches[-1] + _matches_of(stage))
    final = next((matches[at + 1] for at, stage in enumerate(stages) if stage.get("stage") == "F"), None)
    largest = max((max(stage["groups"].values()) for stage in stages[:1] if stage["kind"] == "groups"), default=0)
    teams = sum(map(len, teams_in_order(cup, found.stages)))
    form: Json = {
        "id": form_id(cup),
        "name": dict(name),
        "stages": stages,
        "ranking": {"win": ranking.win, "criteria": list(ranking.criteria) or ["lots"]},
        "seats": [max(2, -(-largest // MOST_IN_A_GROUP)), min(MOST_SEATS, teams)],
        "drafts": True,
        "cash": 100,
        "heads": False,
        "by_value": True,
    }
    if teams == _CARD_OFF:
        form["card_off"] = True
    following = stages[1].get("stage", "S2") if stages[0]["kind"] == "groups" and len(stages) > 1 else "3P"
    if following != "3P":
        form["rest"] = following
    if reader.rows:
        form["thirds"] = reader.rows
    if not any(stage["kind"] == "groups" and "entrants" not in stage for stage in stages):
        form["drawn"] = True
    if final is not None:
        form["final"] = final
    return CupShape(form, reader.table, found)


def form_id(cup: CupRecord) -> str:
    """The id of a cup's format: of plain letters, whatever the cup is called."""
    plain = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in cup.id.lower())
    return f"as-{'-'.join(part for part in plain.split('-') if part)[:70] or 'cup'}"


def _refuse_open_end(stages: Stages) -> None:
    """Raises `NoFormat` where nothing in the file decides who won."""
    if not stages.layers:
        raise NoFormat(Reason(QT_TRANSLATE_NOOP("FileReasons", "it has no stages that can be told apart")))
    if not stages.has_final and (len(stages.layers[-1]) != 1 or not stages.layers[-1][0].is_group):
        raise NoFormat(Reason(QT_TRANSLATE_NOOP("FileReasons", "no match and no last group decides who wins")))


def _matches_of(stage: Json) -> int:
    twice = 1 + bool(stage.get("legs") or stage.get("double"))
    if stage["kind"] == "knockout":
        return len(stage["matches"]) * twice
    days: list[list[list[int]]] = stage["match_days"]
    sizes: list[int] = list(stage["groups"].values())
    return sum(max(pair) <= size for day in days for pair in day for size in sizes) * twice


class _Best(NamedTuple):
    """Where in the stages a best third stands: the stage, its pair or group, the side or slot, and whose it was."""

    stage: int
    row: int | str
    column: int
    group: str
    rank: int
    front: str


class _Reader:
    """Reads the stages one after the other, keeping where each team comes from."""

    def __init__(self, cup: CupRecord, found: Found) -> None:
        self._cup, self._found = cup, found
        self._layers = found.stages.layers
        self._ranked: dict[str, GroupFound] = {group.name: group for group in found.groups}
        self._from: dict[str, str] = {}
        """By team its place in the stage that comes."""
        self._best: dict[str, tuple[str, int, str]] = {}
        """By team that went on as one of the best: its group, the place there, and what stands before it."""
        self._losers: dict[str, str] = {}
        self._bests: list[_Best] = []
        self._on_rank: dict[str, tuple[str, ...]] = {}
        self._stages: list[Json] = []
        self._played = 0
        self._entered = sum(len(stage.teams) for stage in self._layers[0]) if self._layers[0][0].is_group else 0
        self._grouped = 0
        self.rows: dict[str, list[str]] = {}
        self.table: str | None = None

    def read(self) -> list[Json]:
        """The stages. Raises `NoFormat`."""
        rounds = [layer[0] for layer in self._layers if not layer[0].is_group and not layer[0].is_third_place]
        after = 0 if self._found.stages.has_final else 1
        if len(rounds) + after > len(_NAMES):
            raise NoFormat(
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "{count} rounds; {most} are the most"),
                    count=len(rounds),
                    most=len(_NAMES) - after,
                )
            )
        for at, layer in enumerate(self._layers):
            if layer[0].is_group:
                self._stages.append(self._groups(at, layer))
            elif layer[0].is_third_place:
                self._stages.append(self._round(layer[0], "3P"))
            else:
                self._stages.append(self._round(layer[0], _NAMES[len(rounds) - rounds.index(layer[0]) - 1 + after]))
        self._place_bests()
        return self._stages

    def _groups(self, at: int, layer: Sequence[CupStage]) -> Json:
        self._grouped += 1
        order = _in_order(self._cup, layer) if at == 0 else list(layer)
        if len(order) > len(LETTERS):
            raise NoFormat(
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "{count} groups; {most} are the most"),
                    count=len(order),
                    most=len(LETTERS),
                )
            )
        sizes = [len(stage.teams) for stage in order]
        if max(sizes) > _LARGEST:
            name = order[sizes.index(max(sizes))].name
            raise NoFormat(
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "{stage} has {count} teams; {most} are the most"),
                    stage=name,
                    count=max(sizes),
                    most=_LARGEST,
                )
            )
        found: Json = {
            "kind": "groups",
            "groups": {LETTERS[place]: size for place, size in enumerate(sizes)},
            **_days_of(order, sizes),
        }
        if any(match.extra_time for stage in order for match in stage.matches):
            found["extra_time"] = True
        if at > 0:
            found["entrants"] = {
                LETTERS[place]: [self._place(team, LETTERS[place], slot) for slot, team in enumerate(stage.teams)]
                for place, stage in enumerate(order)
            }
        self._go_on(at, order)
        self._played += _matches_of(found)
        return found

    def _go_on(self, at: int, order: Sequence[CupStage]) -> None:
        """Say of the teams of these groups from which place each comes into the next stage."""
        front = "" if self._grouped == 1 else f"S{self._grouped}."
        ranked = [self._ranked[stage.name].on_first for stage in order]
        later = {team for layer in self._layers[at + 1 :] for stage in layer for team in stage.teams}
        on = {team: int(team in later) for teams in ranked for team in teams}
        best = best_rank(order, ranked, on)
        if best is not None:
            self._on_rank[front] = tuple(
                letter for letter, teams in zip(LETTERS, ranked, strict=False) if len(teams) >= best
            )
        for letter, teams in zip(LETTERS, ranked, strict=False):
            for place, team in enumerate(teams, 1):
                self._from[team] = f"{front}{letter}{place}"
                self._best.pop(team, None)
                if place == best and on[team]:
                    self._best[team] = letter, place, front

    def _place(self, team: str, row: int | str, column: int) -> str:
        """The place a team comes from; one of the best is named when all of them are known."""
        if team not in self._from:
            self._entered += 1
            self._from[team] = f"T{self._entered}"
        best = self._best.pop(team, None)
        if best is not None:
            self._bests.append(_Best(len(self._stages), row, column, *best))
        return self._from[team]

    def _round(self, stage: CupStage, name: str) -> Json:
        ties = {tie.teams: tie for tie in stage.ties}
        pairs = _pairs(stage)
        legs = 2 if sum(len(_legs(stage, pair)) > 1 for pair in pairs) * 2 > len(pairs) else 1
        came = dict(self._losers) if name == "3P" else {}
        sides = [
            [came.get(team) or self._place(team, row, column) for column, team in enumerate(pair)]
            for row, pair in enumerate(pairs)
        ]
        first = self._played + (legs - 1) * len(pairs)
        self._played += legs * len(pairs)
        for number, pair in enumerate(pairs, first + 1):
            if name == "3P":
                continue
            winner = self._found.stages.through(stage, ties[frozenset(pair)])
            for team in pair:
                if team == winner:
                    self._from[team] = f"W{number}"
                else:
                    self._losers[team] = f"L#{number}"
                    self._from[team] = f"L#{number}"
        found: Json = {"kind": "knockout", "stage": name, "matches": sides}
        level = self._level(stage)
        if level:
            found["level"] = list(level)
        if legs == 2:
            found["legs"] = 2
            if stage.away_goals:
                found["away_goals"] = True
        return found

    def _level(self, stage: CupStage) -> tuple[str, ...]:
        """What followed a level match: () for what is usual today."""
        shootouts = [match for match in self._cup.matches if match.penalties]
        early = self._cup.year is not None and self._cup.year < _SHOOTOUTS
        if stage.more or (not shootouts and early):
            return "extra", "replay", "shootout" if shootouts or not early else "lot"
        if shootouts and not any(match.extra_time for match in (*shootouts, *stage.matches)):
            return ("shootout",)
        return ()

    def _place_bests(self) -> None:
        """Name the places of the best thirds: from which groups each may come."""
        for front, rank in dict.fromkeys((best.front, best.rank) for best in self._bests):
            bests = [best for best in self._bests if (best.front, best.rank) == (front, rank)]
            places = [BestPlace(best.group, self._against(best)) for best in bests]
            assigned = assign(self._on_rank[front], places)
            for best, letters in zip(bests, assigned.lists, strict=True):
                self._write(best, f"{front}{rank}:{'/'.join(letters)}")
            if not front:
                self.rows = {on: list(row) for on, row in assigned.rows.items()}
                self.table = assigned.table

    def _against(self, best: _Best) -> str:
        stage = self._stages[best.stage]
        if stage["kind"] != "knockout" or not isinstance(best.row, int):
            return ""
        text: str = stage["matches"][best.row][1 - best.column]
        return text if text[0] in LETTERS and text[1:].isdigit() and "#" not in text else ""

    def _write(self, best: _Best, text: str) -> None:
        stage = self._stages[best.stage]
        rows = stage["matches"] if stage["kind"] == "knockout" else stage["entrants"]
        rows[best.row][best.column] = text


def _legs(stage: CupStage, pair: tuple[str, str]) -> list[object]:
    return [match for match in stage.matches if match.pair == frozenset(pair)]


def _days_of(order: Sequence[CupStage], sizes: Sequence[int]) -> Json:
    """The match days of groups: the usual ones, once or twice; the pairs that all of them had; or of one group alone
    its own matches, where not all met as often."""
    largest = max(sizes)
    met = [Counter(match.pair for match in stage.matches) for stage in order]
    if all(sum(pairs.values()) == 4 and size == 4 and len(pairs) == 4 for pairs, size in zip(met, sizes, strict=True)):
        return {"match_days": [[[1, 3], [2, 4]], [[1, 4], [2, 3]]]}
    times = Counter(count for pairs in met for count in pairs.values())
    whole = [len(pairs) == size * (size - 1) // 2 for pairs, size in zip(met, sizes, strict=True)]
    if len(order) == 1 and (not whole[0] or len(times) > 1) and max(times) <= 2:
        return {"match_days": _own_days(order[0])}
    found: Json = {"match_days": [[list(pair) for pair in day] for day in match_days(largest)]}
    if times[2] > times[1]:
        found["double"] = True
    return found


def _own_days(stage: CupStage) -> list[list[list[int]]]:
    """The matches of a group as they were played, each on the first day on which both are free."""
    slot = {team: at for at, team in enumerate(stage.teams, 1)}
    days: list[list[list[int]]] = []
    for match in stage.matches:
        pair = [slot[match.home], slot[match.away]]
        last = max((at for at, day in enumerate(days) if any(set(pair) & set(other) for other in day)), default=-1)
        if last + 1 == len(days):
            days.append([])
        days[last + 1].append(pair)
    return days
