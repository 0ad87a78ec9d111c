"""Formats of tournaments as data (S7.1, S8.1, S10.5), and their compiled form."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict
from swallows_gui.catalogue.texts import Text
from swallows_gui.engine.swallows.actions import BET_KINDS
from swallows_gui.engine.swallows.formats import MOST_IN_A_GROUP, MOST_TEAMS, Economy, Format, Pay
from swallows_gui.engine.swallows.tables import MOST_SEATS
from swallows_gui.engine.tournament.ranking import RANKING, Criterion, Ranking
from swallows_gui.engine.tournament.schedule import (
    CHAMPION,
    FINALS,
    FROM_FIELD,
    FROM_GROUP,
    FROM_WINNER,
    Group,
    GroupStage,
    Place,
    Round,
    Schedule,
)

StageName = Literal["R32", "R16", "QF", "SF", "F", "3P", "GF", "friendly"]
GroupName = Annotated[str, Field(pattern=r"^[A-L]$")]
PlaceText = Annotated[str, Field(pattern=r"^([A-L][1-9]|[WT][1-9][0-9]*)$")]
M = Annotated[int, Field(ge=0, le=1000)]
Seats = Annotated[int, Field(ge=2, le=MOST_SEATS)]


class PayModel(Strict):
    """What a bet pays (M) and for which stage reached ("champion": winning the tournament)."""

    stage: StageName | Literal["champion"]
    amount: M


class RankingModel(Strict):
    """Points for a win, and what orders teams level on points, the first criterion first; lots come last (S7.2)."""

    win: Annotated[int, Field(ge=2, le=3)]
    criteria: Annotated[tuple[Criterion, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _each_once(self) -> Self:
        if len(set(self.criteria)) < len(self.criteria):
            raise Flaw("criteria", "a criterion stands twice")
        return self


class StageModel(Strict):
    """A stage. With `kind` "groups": the size of each group and the match days as pairs of slots, the home side first;
    a smaller group leaves out the pairs with slots that it lacks. With "knockout": a round, its stage and matches.

    A team of a match is "A1" (the first of group A), "W25" (the winner of match 25) or "T1" (the first team of the
    field). An `optional` round is one of the knock-out only if the options of the game say so.
    """

    kind: Literal["groups", "knockout"]
    groups: dict[GroupName, Annotated[int, Field(ge=2, le=8)]] = Field(default_factory=dict)
    match_days: tuple[Annotated[tuple[tuple[int, int], ...], Field(min_length=1)], ...] = ()
    stage: StageName | None = None
    matches: tuple[tuple[PlaceText, PlaceText], ...] = ()
    optional: bool = False

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if (self.kind == "groups") != bool(self.groups) or bool(self.groups) != bool(self.match_days):
            raise Flaw("match_days", "a stage of groups has groups and match days, no other has")
        if (self.kind == "knockout") != bool(self.matches) or bool(self.matches) != bool(self.stage):
            raise Flaw("matches", "a round of the knock-out has a stage and matches, no other has")
        self._check_match_days()
        return self

    def _check_match_days(self) -> None:
        size = max(self.groups.values(), default=0)
        met: set[frozenset[int]] = set()
        for day, pairs in enumerate(self.match_days):
            busy = Counter(slot for pair in pairs for slot in pair)
            for home, away in pairs:
                pair = frozenset((home, away))
                if len(pair) < 2 or not 1 <= min(pair) <= max(pair) <= size or pair in met:
                    raise Flaw(f"match_days.{day}", f"slots {home} and {away} cannot meet here")
                met.add(pair)
            if max(busy.values()) > 1:
                raise Flaw(f"match_days.{day}", f"slot {max(busy, key=lambda slot: busy[slot])} plays twice")
        if len(met) != size * (size - 1) // 2:
            raise Flaw("match_days", "each plays each")


class FormatModel(Strict):
    """The shape of a tournament; money in M."""

    id: str = Field(pattern=r"^([a-z0-9-]+:)?[a-z0-9]+(-[a-z0-9]+)*$")
    name: Text
    stages: Annotated[tuple[StageModel, ...], Field(min_length=1)]
    final: int | None = None
    """The number of the match for which S8.4 holds."""
    ranking: RankingModel = RankingModel(win=RANKING.win, criteria=RANKING.criteria)
    seats: tuple[Seats, Seats]
    """Fewest and most."""
    drafts: bool
    """Whether teams are drafted or dealt and drawn into groups (S1.3 to S1.5); else the field's order gives them."""
    cash: M
    bets: dict[Literal["V", "F", "S"], PayModel]
    fees: dict[StageName | Literal["champion", "draw"], M]
    rest: StageName | None = None
    """The stage before which the cards are gathered and dealt anew (S7.4, S7.5)."""

    @model_validator(mode="after")
    def _playable(self) -> Self:
        names = list(self.stages[0].groups)
        if names != [chr(ord("A") + number) for number in range(len(names))]:
            raise Flaw("stages.0.groups", "they are called A, B and so on, in this order")
        if any(stage.groups for stage in self.stages[1:]):
            raise Flaw("stages", "only the first stage can have groups")
        if not any(stage.matches for stage in self.stages):
            raise Flaw("stages", "no match decides who wins")
        self._check_places()
        schedule = self._schedule()
        self._check_final(schedule)
        self._check_seats(schedule)
        self._check_money(schedule)
        return self

    def _check_places(self) -> None:
        """Who goes on has one match to play, and it comes after the one that let the team go on."""
        groups = self.stages[0].groups
        played = sum(max(pair) <= size for size in groups.values() for day in self.stages[0].match_days for pair in day)
        first, number = played + 1, played
        seen: set[str] = set()
        for index, stage in enumerate(self.stages):
            earlier = number
            for text in (text for pair in stage.matches for text in pair):
                letter, place = text[0], int(text[1:])
                if text in seen:
                    raise Flaw(f"stages.{index}", f"{text} plays twice")
                seen.add(text)
                if letter == "W" and not first <= place <= earlier:
                    raise Flaw(f"stages.{index}", f"{text}: no earlier round has that match")
                if letter == "T" and groups:
                    raise Flaw(f"stages.{index}", f"{text}: with groups the teams come from groups")
                if letter not in "WT" and place > groups.get(letter, 0):
                    raise Flaw(f"stages.{index}", f"{text}: no group has that place")
            number += len(stage.matches)
            if stage.optional and number > 1:
                raise Flaw(f"stages.{index}", "only a single match can do without a winner")
        due = {f"W{match}" for match in range(first, number)}
        for group in groups:
            ranks = [int(text[1:]) for text in seen if text[0] == group]
            due |= {f"{group}{place}" for place in range(1, max(ranks, default=1) + 1)}
        due |= {f"T{team}" for team in range(1, 1 + sum(text[0] == "T" for text in seen))}
        if lost := due - seen:
            raise Flaw("stages", f"{min(lost)} has no match")

    def _check_final(self, schedule: Schedule) -> None:
        finals = [fixture.number for fixture in schedule.fixtures if fixture.stage in FINALS]
        if finals != ([] if self.final is None else [self.final]):
            raise Flaw("final", f"it is the one match of the stage {' or '.join(FINALS)}")

    def _check_seats(self, schedule: Schedule) -> None:
        fewest, most = self.seats
        if schedule.teams > MOST_TEAMS:
            raise Flaw("stages", f"more than {MOST_TEAMS} teams")
        if fewest > most or (self.drafts and most > schedule.teams):
            raise Flaw("seats", "fewest and most, no more than there are teams")
        if any(group.size > fewest * MOST_IN_A_GROUP for group in schedule.groups):
            raise Flaw("seats", f"with {fewest} seats one has more than {MOST_IN_A_GROUP} teams in a group")

    def _check_money(self, schedule: Schedule) -> None:
        if self.bets and set(self.bets) != set(BET_KINDS):
            raise Flaw("bets", f"every kind or none: {', '.join(BET_KINDS)}")
        for kind, pay in self.bets.items():
            if pay.stage not in schedule.ladder:
                raise Flaw(f"bets.{kind}", f"no stage {pay.stage}")
        optional = any(stage.optional for stage in self.stages)
        for fee in {CHAMPION, *(["draw"] if optional else [])} - set(self.fees):
            raise Flaw("fees", f"nothing for {fee}")
        for fee in self.fees:
            if fee not in (*schedule.ladder, *(["draw"] if optional else [])):
                raise Flaw(f"fees.{fee}", "no such stage")
        if self.rest is not None and (not schedule.groups or self.rest != schedule.ladder[0]):
            raise Flaw("rest", "it comes before the stage that follows the groups")

    def compiled(self) -> Format:
        """The plain tables that the engine reads."""
        bets = {str(kind): Pay(pay.stage, pay.amount) for kind, pay in self.bets.items()}
        fees = {str(stage): amount for stage, amount in self.fees.items()}
        economy = Economy(self.seats, self.drafts, self.cash, bets, fees, self.rest)
        return Format(self.id, self._schedule(), economy)

    def _schedule(self) -> Schedule:
        names = [name for stage in self.stages for name in stage.groups]
        stages: list[GroupStage | Round] = []
        for stage in self.stages:
            if stage.stage is None:
                groups = tuple(Group(name, size) for name, size in stage.groups.items())
                stages.append(GroupStage(groups, stage.match_days))
            else:
                matches = tuple((_place(home, names), _place(away, names)) for home, away in stage.matches)
                stages.append(Round(stage.stage, matches, stage.optional))
        return Schedule(tuple(stages), self.final, Ranking(self.ranking.win, self.ranking.criteria))

    def ruled(self) -> dict[str, Any]:
        """What the digest of the catalogue reads.

        What could be said when formats were a stage of equal groups and rounds is said as it was then, so that those
        formats keep their digest; what else a format says stands beside it.
        """
        schedule = self._schedule()
        groups = schedule.groups
        then = {
            "id": self.id,
            "groups": [group.name for group in groups],
            "group_size": max((group.size for group in groups), default=0),
            "through": max(schedule.through, default=0),
            "match_days": self.stages[0].match_days,
            "rounds": [{"stage": stage.stage, "matches": stage.matches} for stage in self.stages if stage.matches],
            "decks": 1,
            "cash": self.cash,
            "bets": {kind: pay.model_dump(mode="json") for kind, pay in self.bets.items()},
            "fees": self.fees,
            "rest": self.rest is not None,
        }
        return then | dict(self._news(schedule))

    def _news(self, schedule: Schedule) -> Iterator[tuple[str, Any]]:
        """What a format says that followed from its groups at first."""
        grouped = bool(schedule.groups)
        sizes = self.stages[0].groups
        if len(set(sizes.values())) > 1:
            yield "sizes", sizes
        if len(set(schedule.through)) > 1:
            yield "through_each", schedule.through
        if schedule.ranking != RANKING:
            yield "ranking", self.ranking.model_dump(mode="json")
        if self.seats != ((2, 6) if grouped else (2, 3)):
            yield "seats", self.seats
        if self.final != (len(schedule.fixtures) if grouped else None):
            yield "final", self.final
        if self.drafts != grouped:
            yield "drafts", self.drafts
        if any(stage.optional for stage in self.stages) == grouped:
            yield "optional", not grouped


def _place(text: str, groups: list[str]) -> Place:
    letter, number = text[0], int(text[1:])
    if letter == "W":
        return Place(FROM_WINNER, number)
    if letter == "T":
        return Place(FROM_FIELD, number - 1)
    return Place(FROM_GROUP, groups.index(letter), number)
