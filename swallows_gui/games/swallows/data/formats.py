"""Formats of tournaments as data (S7.1, S8.1, S10.5, S10.6), and their compiled form."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason, reason_in
from swallows_gui.catalogue.texts import NameText
from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import RANKING, Criterion, Ranking
from swallows_gui.engine.tournament.schedule import (
    CHAMPION,
    FINALS,
    FROM_BEST,
    THIRD_PLACE,
    USUAL,
    Assignment,
    Group,
    GroupStage,
    Place,
    Recourse,
    Round,
    Schedule,
)
from swallows_gui.games.swallows.data.format_checks import FormatGroups, PlaceText, check_economy, check_schedule
from swallows_gui.games.swallows.rules.formats import Economy, Format, Pay
from swallows_gui.games.swallows.rules.tables import MOST_SEATS

StageName = Literal["R64", "R32", "R16", "QF", "SF", "F", "3P", "GF", "friendly"]
Rung = Annotated[str, Field(pattern=r"^(R64|R32|R16|QF|SF|F|GF|friendly|champion|S[2-9]|[2-9])$")]
FeeFor = Annotated[str, Field(pattern=r"^(R64|R32|R16|QF|SF|F|GF|friendly|champion|draw|S[2-9]|[2-9])$")]
GroupName = Annotated[str, Field(pattern=r"^[A-L]$")]
M = Annotated[int, Field(ge=0, le=1000)]
Seats = Annotated[int, Field(ge=2, le=MOST_SEATS)]
Slots = tuple[int, int]
_ORDER: Final[tuple[Recourse, ...]] = ("extra", "replay", "shootout", "lot")
_NOTHING: Final = {"3": 0, "4": 0}
_NEW_KEYS: Final = ("decks", "card_off", "heads", "pots", "hosts", "drawn", "sheets", "thirds")


def _apart(letters: object) -> object:
    """The letters of a word, or of a list, one by one."""
    return tuple(letters) if isinstance(letters, str | list) else letters


class PayModel(Strict):
    """What a bet pays (M), and for which stage played in ("champion": winning the tournament) or rank reached in a
    final group."""

    stage: Rung | None = None
    rank: Annotated[int, Field(ge=1, le=8)] | None = None
    amount: M

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.stage is None) == (self.rank is None):
            raise Flaw(
                "stage",
                Reason(QT_TRANSLATE_NOOP("FileReasons", "say either {one} or {other}"), one="stage", other="rank"),
            )
        return self

    @property
    def rung(self) -> str:
        """What of the ladder must be reached."""
        return self.stage or (CHAMPION if self.rank == 1 else str(self.rank))


class RankingRules(Strict):
    """Points for a win, and what orders teams level on points, the first criterion first; lots come last (S7.2)."""

    win: Annotated[int, Field(ge=2, le=3)]
    criteria: Annotated[tuple[Criterion | Literal["lots"], ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _each_once(self) -> Self:
        if len(set(self.criteria)) < len(self.criteria):
            raise Flaw(
                "criteria", Reason(QT_TRANSLATE_NOOP("FileReasons", "a criterion stands twice; leave one of them out"))
            )
        if "lots" in self.criteria[:-1]:
            raise Flaw(
                "criteria",
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "lots always come last; put them at the end or leave them out")
                ),
            )
        return self

    def compiled(self) -> Ranking:
        """As the engine has it."""
        return Ranking(self.win, tuple(one for one in self.criteria if one != "lots"))


class StageModel(Strict):
    """A stage. With `kind` "groups": the size of each group and the match days as pairs of slots, the home side first;
    a smaller group leaves out the pairs with slots that it lacks; with `double` all is played again with the home sides
    changed. `entrants` says who comes into a later stage of groups, by group and slot; `extra_time` that level matches
    have it. With "knockout": a round, its stage and matches, `level` what follows when one is level, `legs` 1 or 2.

    A team of a match is "A1" (the first of group A), "3:A/B" (one of the best thirds, from these groups), "S2.A1" (the
    first of group A in the second stage of groups), "W25" and "L#25" (who wins and loses match 25) or "T1" (the first
    team of the field; those in the groups come first). With `away_goals` goals away decide two legs that are level. An
    `optional` round is one of the knock-out only if the options of the game say so.
    """

    kind: Literal["groups", "knockout"]
    groups: dict[GroupName, Annotated[int, Field(ge=2, le=8)]] = Field(default_factory=dict)
    match_days: tuple[Annotated[tuple[Slots, ...], Field(min_length=1)], ...] = ()
    double: bool = False
    extra_time: bool = False
    entrants: dict[GroupName, tuple[PlaceText, ...]] = Field(default_factory=dict)
    stage: StageName | None = None
    matches: tuple[tuple[PlaceText, PlaceText], ...] = ()
    optional: bool = False
    level: tuple[Recourse, ...] = USUAL
    legs: Annotated[int, Field(ge=1, le=2)] = 1
    away_goals: bool = False

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if (self.kind == "groups") != bool(self.groups) or bool(self.groups) != bool(self.match_days):
            raise Flaw(
                "match_days",
                Reason(QT_TRANSLATE_NOOP("FileReasons", "a stage of groups has groups and match days, no other has")),
            )
        if (self.kind == "knockout") != bool(self.matches) or bool(self.matches) != bool(self.stage):
            raise Flaw(
                "matches",
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "a round of the knock-out has a stage and matches, no other has")
                ),
            )
        if self.matches and (self.entrants or self.double or self.extra_time):
            raise Flaw(
                "entrants",
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "only a stage of groups has {keys}"),
                    keys="entrants, double, extra_time",
                ),
            )
        if self.groups and (self.optional or self.legs > 1 or self.level != USUAL):
            raise Flaw(
                "level",
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "only a round of the knock-out has {keys}"),
                    keys="level, legs, optional",
                ),
            )
        if self.away_goals and self.legs < 2:
            raise Flaw("away_goals", Reason(QT_TRANSLATE_NOOP("FileReasons", "goals away count in two legs only")))
        self._check_level()
        self._check_match_days()
        return self

    def _check_level(self) -> None:
        if [one for one in _ORDER if one in self.level] != list(self.level):
            raise Flaw(
                "level",
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "each at most once, and in this order: {keys}"),
                    keys=", ".join(_ORDER),
                ),
            )
        if not self.level or self.level[-1] not in ("shootout", "lot"):
            raise Flaw(
                "level",
                Reason(QT_TRANSLATE_NOOP("FileReasons", "the last must settle it: {keys}"), keys="shootout, lot"),
            )

    def _check_match_days(self) -> None:
        size = max(self.groups.values(), default=0)
        met: Counter[frozenset[int]] = Counter()
        for day, pairs in enumerate(self.match_days):
            busy = Counter(slot for pair in pairs for slot in pair)
            for home, away in pairs:
                pair = frozenset((home, away))
                met[pair] += 1
                if len(pair) < 2 or not 1 <= min(pair) <= max(pair) <= size or met[pair] > 2 - self.double:
                    text = QT_TRANSLATE_NOOP(
                        "FileReasons", "slots {home} and {away} cannot meet here; two of 1 to {size}, {most} × at most"
                    )
                    reason = Reason(text, home=home, away=away, size=size, most=2 - self.double)
                    raise Flaw(f"match_days.{day}", reason)
            if max(busy.values()) > 1:
                twice = max(busy, key=lambda slot: busy[slot])
                raise Flaw(
                    f"match_days.{day}",
                    Reason(
                        QT_TRANSLATE_NOOP(
                            "FileReasons", "slot {slot} plays twice; put one of the matches on another day"
                        ),
                        slot=twice,
                    ),
                )
        for letter, teams in self.groups.items():
            for slot in range(1, teams + 1):
                if not any(slot in pair and max(pair) <= teams for pair in met):
                    raise Flaw(
                        "match_days",
                        Reason(
                            QT_TRANSLATE_NOOP(
                                "FileReasons", "slot {slot} of group {group} has no match; everybody plays"
                            ),
                            slot=slot,
                            group=letter,
                        ),
                    )

    @property
    def days(self) -> tuple[tuple[Slots, ...], ...]:
        """All match days, the second half of a double round included."""
        again = tuple(tuple((away, home) for home, away in day) for day in self.match_days) if self.double else ()
        return self.match_days + again


class FormatModel(Strict):
    """The shape of a tournament; money in M."""

    id: str = Field(pattern=r"^([a-z0-9-]+:)?[a-z0-9]+(-[a-z0-9]+)*$", max_length=80)
    name: NameText
    stages: Annotated[tuple[StageModel, ...], Field(min_length=1, max_length=20)]
    thirds: dict[
        Annotated[str, Field(pattern=r"^[A-L]+$")], Annotated[tuple[GroupName, ...], BeforeValidator(_apart)]
    ] = Field(default_factory=dict)
    """By the groups whose thirds (or seconds) go on: whose goes to each of their places, in the order of the sheet; a
    list, or the letters in one word."""
    final: int | None = None
    """The number of the match for which S8.4 holds; of two legs the second."""
    ranking: RankingRules = RankingRules(win=RANKING.win, criteria=RANKING.criteria)
    seats: tuple[Seats, Seats]
    """Fewest and most."""
    drafts: bool
    """Whether teams are drafted or dealt and drawn into groups (S1.3 to S1.5); else the field's order gives them."""
    cash: M
    bets: dict[Literal["V", "F", "S"], PayModel]
    fees: dict[FeeFor, M]
    rest: Rung | None = None
    """What of the ladder the cards are gathered and dealt anew before (S7.4, S7.5)."""
    decks: Annotated[int, Field(ge=1, le=6)] = 1
    card_off: bool = False
    """A card fewer for each team, its colour named by the trainer (S10.1)."""
    heads: bool = True
    """Whether the house's heads head the groups (S1.2)."""
    pots: bool = False
    """Whether the groups are drawn from pots by strength."""
    hosts: Annotated[tuple[Annotated[str, Field(pattern=r"^([a-z0-9-]+:)?[A-Z]{3}$")], ...], Field(max_length=12)] = ()
    """Nations that stand first in the first groups, if they play."""
    drawn: bool = False
    """Whether the places of the field ("T1", ...) are drawn, where there are no groups."""
    sheets: tuple[tuple[GroupName, ...], ...] = ()
    """The groups of each record sheet, where there are several (S10.4)."""
    by_value: bool = False
    """Whether a record has the format whole in its header, and not by its id: then the record is played again by it
    whatever becomes of the file, and the catalogue's digest is the same with and without it."""

    @model_validator(mode="after")
    def _playable(self) -> Self:
        self._check_groups()
        schedule = self._schedule()
        check_schedule(schedule, self.final)
        economy = self._economy(schedule)
        check_economy(schedule, economy, optional=any(stage.optional for stage in self.stages))
        return self

    def _check_groups(self) -> None:
        for at, stage in enumerate(self.stages):
            names = list(stage.groups)
            if names != [chr(ord("A") + number) for number in range(len(names))]:
                raise Flaw(
                    f"stages.{at}.groups",
                    Reason(QT_TRANSLATE_NOOP("FileReasons", "they are called A, B and so on, in this order")),
                )
            if stage.groups and bool(at) != bool(stage.entrants):
                none = Reason(QT_TRANSLATE_NOOP("FileReasons", "the first stage is drawn and has none"))
                some = Reason(QT_TRANSLATE_NOOP("FileReasons", "say by group and slot who comes in"))
                raise Flaw(f"stages.{at}.entrants", some if at else none)
            for letter, size in stage.groups.items() if stage.entrants else ():
                if len(stage.entrants.get(letter, ())) != size:
                    raise Flaw(
                        f"stages.{at}.entrants.{letter}",
                        Reason(
                            QT_TRANSLATE_NOOP("FileReasons", "the group has {size} slots; name a place for each"),
                            size=size,
                        ),
                    )
            if set(stage.entrants) - set(stage.groups):
                raise Flaw(
                    f"stages.{at}.entrants",
                    Reason(QT_TRANSLATE_NOOP("FileReasons", "there is a group more than in groups")),
                )
            if stage.optional and (at or len(stage.matches) > 1 or len(self.stages) > 1):
                raise Flaw(
                    f"stages.{at}",
                    Reason(QT_TRANSLATE_NOOP("FileReasons", "only a single match can do without a winner")),
                )
        if self.sheets and sorted(one for sheet in self.sheets for one in sheet) != list(self.stages[0].groups):
            raise Flaw(
                "sheets", Reason(QT_TRANSLATE_NOOP("FileReasons", "every group of the first stage stands on one sheet"))
            )

    def written(self) -> Json:
        """The format as a header has it; where the final follows groups at once, what third and fourth place get."""
        whole = self.model_dump(mode="json", by_alias=True, exclude_defaults=True, exclude={"by_value"})
        schedule = self._schedule()
        at_once = any(fixture.stage == THIRD_PLACE for fixture in schedule.fixtures) and schedule.ladder[0] in FINALS
        return {**whole, "fees": {**whole["fees"], **_NOTHING, **self.fees}} if at_once else whole

    def compiled(self) -> Format:
        """The plain tables that the engine reads."""
        schedule = self._schedule()
        return Format(self.id, schedule, self._economy(schedule))

    def _economy(self, schedule: Schedule) -> Economy:
        bets = {str(kind): Pay(pay.rung, pay.amount) for kind, pay in self.bets.items()}
        return Economy(
            self.seats,
            self.drafts,
            self.cash,
            bets,
            _all_fees(schedule, {str(stage): amount for stage, amount in self.fees.items()}),
            self.rest,
            self.decks,
            self.card_off,
            self.heads,
            self.pots,
            self.hosts,
            self.drawn,
            self.sheets,
        )

    def _schedule(self) -> Schedule:
        """The stages with their places read. Raises `Flaw` for a place that is none."""
        names = FormatGroups.of([stage.groups for stage in self.stages])
        stages: list[GroupStage | Round] = []
        bests = 0
        for at, stage in enumerate(self.stages):

            def place(text: str, key: str) -> Place:
                nonlocal bests
                try:
                    found = names.place(text, bests)
                except ValueError as error:
                    raise Flaw(
                        key,
                        Reason(
                            QT_TRANSLATE_NOOP("FileReasons", "{place}: {reason}"), place=text, reason=reason_in(error)
                        ),
                    ) from None
                bests += found.kind == FROM_BEST
                return found

            key = f"stages.{at}"
            if stage.stage is None:
                groups = tuple(Group(name, size) for name, size in stage.groups.items())
                entrants = tuple(tuple(place(text, key) for text in stage.entrants.get(name, ())) for name, _ in groups)
                stages.append(GroupStage(groups, stage.days, stage.extra_time, entrants if stage.entrants else ()))
            else:
                matches = tuple((place(home, key), place(away, key)) for home, away in stage.matches)
                stages.append(Round(stage.stage, matches, stage.optional, stage.level, stage.legs, stage.away_goals))
        return Schedule(tuple(stages), self.final, self.ranking.compiled(), self._assignments(names))

    def _assignments(self, names: FormatGroups) -> tuple[Assignment, ...]:
        found = []
        for groups, chosen in self.thirds.items():
            numbers = [names.group(1, letter) for letter in (*groups, *chosen)]
            if None in numbers or sorted(groups) != sorted(chosen) or len(set(groups)) < len(groups):
                raise Flaw(
                    f"thirds.{groups}",
                    Reason(
                        QT_TRANSLATE_NOOP("FileReasons", "say for the same groups which of them goes to each place")
                    ),
                )
            number = {letter: names.groups[1, letter].number for letter in groups}
            order = tuple(sorted(number.values()))
            found.append((order, tuple(number[letter] for letter in chosen)))
        return tuple(found)

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
            "decks": self.decks,
            "cash": self.cash,
            "bets": {
                kind: pay.model_dump(mode="json", exclude={"rank"} if pay.rank is None else {"stage"})
                for kind, pay in self.bets.items()
            },
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
        for key in _NEW_KEYS[1:]:
            if getattr(self, key) != type(self).model_fields[key].get_default(call_default_factory=True):
                yield key, self.model_dump(mode="json", include={key})[key]
        if any(stage.groups for stage in self.stages[1:]) or any(_is_new(stage) for stage in self.stages):
            yield "stages", [_said(stage) for stage in self.stages]
            yield "rests", self.rest


def _said(stage: StageModel) -> Json:
    """A stage with all that it says; goals away, which came later, where they count."""
    return stage.model_dump(mode="json", exclude=set() if stage.away_goals else {"away_goals"})


def _is_new(stage: StageModel) -> bool:
    """Whether a stage says something that stages could not say at first."""
    return stage.double or stage.extra_time or bool(stage.entrants) or stage.level != USUAL or stage.legs > 1


def _all_fees(schedule: Schedule, fees: dict[str, int]) -> dict[str, int]:
    """Fees by what a team reaches at most: who plays for third place has the semi-final's, unless it says more; the
    last of a final group what it has for being in it.

    Headers of old that do not say it gave third and fourth place the losing finalist's, where there was no semi-final.
    """
    found = dict(fees)
    rungs = schedule.ladder
    if schedule.final_group is not None:
        last = str(schedule.groups[schedule.final_group].size)
        opening = next((fixture.rung for fixture in schedule.fixtures if fixture.group == schedule.final_group), "")
        if opening and last in found:
            found.setdefault(opening, found[last])
        elif opening in found:
            found[last] = found[opening]
    third = next((fixture for fixture in schedule.fixtures if fixture.stage == THIRD_PLACE), None)
    if third is not None:
        before = next((rung for rung in rungs[::-1] if rung in ("SF", "S2", "S3")), rungs[0])
        if "4" in found:
            found.setdefault(before, found["4"])
        for place in ("3", "4"):
            found.setdefault(place, found.get(before, 0))
    return found
