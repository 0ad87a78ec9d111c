"""Checks a format's stages, places and money (S10.5, S10.6), and reads how a format writes where a team comes from.

Each check raises `Flaw` with the key, what is wrong there, and what would be right. Places are written "A1", "3:A/B/C",
"W25", "L#25", "T4", "S2.B1".
"""

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from pydantic import Field

from swallows_gui.catalogue.mistakes import Flaw
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason
from swallows_gui.engine.tournament.schedule import (
    CHAMPION,
    FINALS,
    FROM_BEST,
    FROM_FIELD,
    FROM_GROUP,
    FROM_LOSER,
    FROM_WINNER,
    THIRD_PLACE,
    GroupStage,
    Place,
    Round,
    Schedule,
)
from swallows_gui.engine.tournament.thirds import assigned, every_set, sources, stages_of
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.formats import MOST_IN_A_GROUP, MOST_TEAMS, Economy

MOST_MATCHES: Final = 200


def check_schedule(schedule: Schedule, final: int | None) -> None:
    """Every place is there, used once and after it is settled; everybody plays, and one team wins."""
    if len(schedule.fixtures) > MOST_MATCHES:
        raise Flaw(
            "stages",
            Reason(
                QT_TRANSLATE_NOOP("FileReasons", "{count} matches; {most} are the most"),
                count=len(schedule.fixtures),
                most=MOST_MATCHES,
            ),
        )
    if schedule.teams > MOST_TEAMS:
        raise Flaw(
            "stages",
            Reason(
                QT_TRANSLATE_NOOP("FileReasons", "{count} teams; {most} are the most"),
                count=schedule.teams,
                most=MOST_TEAMS,
            ),
        )
    _check_places(schedule)
    _check_end(schedule)
    _check_thirds(schedule)
    finals = [fixture.number for fixture in schedule.fixtures if fixture.stage in FINALS and fixture.knockout]
    if finals != ([] if final is None else [final]):
        stages = "/".join(FINALS)
        if len(finals) == 1:
            text = QT_TRANSLATE_NOOP(
                "FileReasons", "it is the number of the one match of the stage {stages}: {number} here"
            )
            raise Flaw("final", Reason(text, stages=stages, number=finals[0]))
        text = QT_TRANSLATE_NOOP(
            "FileReasons", "it is the number of the one match of the stage {stages}; leave it out where there is none"
        )
        raise Flaw("final", Reason(text, stages=stages))


def text_of(schedule: Schedule, place: Place) -> str:
    """A place as a file writes it."""
    if place.kind == FROM_WINNER:
        return f"W{place.number}"
    if place.kind == FROM_LOSER:
        return f"L#{place.number}"
    if place.kind == FROM_FIELD:
        return f"T{place.number + 1}"
    if place.kind == FROM_BEST:
        return f"{place.rank}:{'/'.join(schedule.group_names[group] for group in place.groups)}"
    return f"{schedule.group_names[place.number]}{place.rank}"


def _places_by_stage(schedule: Schedule) -> list[list[Place]]:
    return [
        [place for pair in (stage.matches if isinstance(stage, Round) else stage.entrants) for place in pair]
        for stage in schedule.stages
    ]


def _check_places(schedule: Schedule) -> None:
    """Who goes on has one match to play, and it comes after the one that let the team go on."""
    by_stage = _places_by_stage(schedule)
    numbers = {fixture.number: fixture for fixture in schedule.fixtures if fixture.knockout}
    seen: set[Place] = set()
    in_groups = schedule.in_groups
    for at, places in enumerate(by_stage):
        for place in places:
            text, key = text_of(schedule, place), f"stages.{at}"
            if place in seen and place.kind != FROM_BEST:
                raise Flaw(
                    key,
                    Reason(
                        QT_TRANSLATE_NOOP("FileReasons", "{place} plays twice; each place stands in one match"),
                        place=text,
                    ),
                )
            seen.add(place)
            if place.kind in (FROM_WINNER, FROM_LOSER):
                match = numbers.get(place.number)
                if match is None or match.round >= at:
                    earlier = [number for number, fixture in numbers.items() if fixture.round < at]
                    if not earlier:
                        raise Flaw(
                            key, Reason(QT_TRANSLATE_NOOP("FileReasons", "{place}: no round comes before"), place=text)
                        )
                    told = QT_TRANSLATE_NOOP(
                        "FileReasons", "{place}: no earlier round has that match; there are {first} to {last}"
                    )
                    raise Flaw(key, Reason(told, place=text, first=earlier[0], last=earlier[-1]))
            elif place.kind == FROM_FIELD:
                if place.number < in_groups:
                    raise Flaw(
                        key,
                        Reason(
                            QT_TRANSLATE_NOOP(
                                "FileReasons",
                                "{place}: the first {count} teams of the field are in the groups; count on",
                            ),
                            place=text,
                            count=in_groups,
                        ),
                    )
            else:
                groups = place.groups or (place.number,)
                if any(group >= schedule.rounds[at][0] for group in groups):
                    raise Flaw(
                        key,
                        Reason(
                            QT_TRANSLATE_NOOP(
                                "FileReasons", "{place}: that group plays here or later; name one of a stage before"
                            ),
                            place=text,
                        ),
                    )
    _check_all_used(schedule, seen)


def _check_all_used(schedule: Schedule, seen: set[Place]) -> None:
    due = {Place(FROM_FIELD, team) for team in range(schedule.in_groups, schedule.teams)}
    for group in range(len(schedule.groups)):
        if group == schedule.final_group:
            continue
        ranks = [place.rank for place in seen if place.kind == FROM_GROUP and place.number == group]
        if not ranks and any(place.kind == FROM_BEST and group in place.groups for place in seen):
            continue
        due |= {Place(FROM_GROUP, group, rank) for rank in range(1, max(ranks, default=1) + 1)}
    last = len(schedule.stages) - 1
    due |= {
        Place(FROM_WINNER, fixture.number)
        for fixture in schedule.fixtures
        if fixture.knockout and fixture.stage != THIRD_PLACE and fixture.stage not in FINALS and fixture.round < last
    }
    if lost := due - seen:
        texts = sorted(text_of(schedule, place) for place in lost)
        raise Flaw(
            "stages",
            Reason(
                QT_TRANSLATE_NOOP("FileReasons", "{place} has no match; put that place into a later stage"),
                place=texts[0],
            ),
        )


def _check_end(schedule: Schedule) -> None:
    """The last stage has one match or one group that decides who wins."""
    last = schedule.stages[-1]
    if isinstance(last, GroupStage):
        if schedule.final_group is None:
            raise Flaw(
                "stages",
                Reason(
                    QT_TRANSLATE_NOOP(
                        "FileReasons", "no match decides who wins; end with a match or with a group alone in its stage"
                    )
                ),
            )
        return
    open_ends = [
        fixture.number
        for fixture in schedule.fixtures
        if fixture.knockout and fixture.stage != THIRD_PLACE and fixture.number not in schedule.winners_on
    ]
    if open_ends != [schedule.fixtures[-1].number]:
        ends = ", ".join(map(str, open_ends))
        raise Flaw(
            "stages",
            Reason(
                QT_TRANSLATE_NOOP(
                    "FileReasons", "the last match alone must be won by the champion, but so are the matches {numbers}"
                ),
                numbers=ends,
            ),
        )


def _check_thirds(schedule: Schedule) -> None:
    """Of every set of groups whose thirds may go on, each has a place."""
    laid_down = {groups for groups, _ in schedule.assignments}
    possible: set[tuple[int, ...]] = set()
    for places in stages_of(schedule):
        at = next(at for at, of in enumerate(_places_by_stage(schedule)) if places[0] in of)
        text = text_of(schedule, places[0])
        groups = sources(places)
        if len(places) > len(groups):
            raise Flaw(
                f"stages.{at}",
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "{place}: {count} such places, but only {groups} groups for them"),
                    place=text,
                    count=len(places),
                    groups=len(groups),
                ),
            )
        for group in groups:
            if schedule.through[group] + 1 != places[0].rank:
                name = schedule.group_names[group]
                raise Flaw(
                    f"stages.{at}",
                    Reason(
                        QT_TRANSLATE_NOOP(
                            "FileReasons", "{place}: of group {group} the places before that must go on for certain"
                        ),
                        place=text,
                        group=name,
                    ),
                )
        for on in every_set(places):
            possible.add(on)
            try:
                chosen = assigned(schedule, places, on)
            except ValueError:
                names = "".join(schedule.group_names[group] for group in on)
                raise Flaw(
                    f"stages.{at}",
                    Reason(
                        QT_TRANSLATE_NOOP(
                            "FileReasons",
                            "{place}: no place for each of groups {groups}; widen the lists of these places",
                        ),
                        place=text,
                        groups=names,
                    ),
                ) from None
            if any(group not in place.groups for group, place in zip(chosen, places, strict=True)):
                names = "".join(schedule.group_names[group] for group in on)
                raise Flaw(
                    f"thirds.{names}",
                    Reason(QT_TRANSLATE_NOOP("FileReasons", "a group goes to a place whose list does not have it")),
                )
    if stray := laid_down - possible:
        names = "".join(schedule.group_names[group] for group in min(stray))
        raise Flaw(
            f"thirds.{names}",
            Reason(QT_TRANSLATE_NOOP("FileReasons", "these groups' teams never go on together; leave it out")),
        )


def check_economy(schedule: Schedule, economy: Economy, *, optional: bool) -> None:
    """The seats can share the teams, and everything that is paid is paid for something that the schedule has."""
    fewest, most = economy.seats
    if fewest > most or (economy.drafts and most > schedule.teams):
        raise Flaw("seats", Reason(QT_TRANSLATE_NOOP("FileReasons", "fewest and most, no more than there are teams")))
    if any(group.size > fewest * MOST_IN_A_GROUP for group in schedule.groups[: schedule.drawn]):
        reason = Reason(
            QT_TRANSLATE_NOOP(
                "FileReasons", "with {players} players one has more than {most} teams in a group; raise the fewest"
            ),
            players=fewest,
            most=MOST_IN_A_GROUP,
        )
        raise Flaw("seats", reason)
    if economy.drawn and schedule.drawn:
        raise Flaw(
            "drawn",
            Reason(
                QT_TRANSLATE_NOOP("FileReasons", "only where the teams come from the field; groups are drawn anyway")
            ),
        )
    if economy.bets and BET_KINDS[-1] not in economy.bets:
        raise Flaw(
            "bets",
            Reason(
                QT_TRANSLATE_NOOP("FileReasons", "none, or {bet} (the title) and what of the others can be worth it"),
                bet=BET_KINDS[-1],
            ),
        )
    rungs = ", ".join(schedule.ladder)
    for kind, pay in economy.bets.items():
        if pay.stage not in schedule.ladder:
            raise Flaw(
                f"bets.{kind}",
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "no stage {stage}; there is {stages}"),
                    stage=pay.stage,
                    stages=rungs,
                ),
            )
    for fee in {CHAMPION, *(["draw"] if optional else [])} - set(economy.fees):
        raise Flaw("fees", Reason(QT_TRANSLATE_NOOP("FileReasons", "nothing for {key}"), key=fee))
    known = {*schedule.ladder, *(["draw"] if optional else [])}
    if any(fixture.stage == THIRD_PLACE for fixture in schedule.fixtures):
        known |= {"3", "4"}
    if schedule.final_group is not None:
        known.add(str(schedule.groups[schedule.final_group].size))
    for fee in economy.fees:
        if fee not in known:
            raise Flaw(
                f"fees.{fee}",
                Reason(QT_TRANSLATE_NOOP("FileReasons", "no such stage; there is {stages}"), stages=rungs),
            )
    if economy.rest is not None and economy.rest not in _after_groups(schedule):
        after = ", ".join(_after_groups(schedule)) or "–"
        raise Flaw(
            "rest",
            Reason(
                QT_TRANSLATE_NOOP("FileReasons", "it comes before a stage that follows groups: {stages}"), stages=after
            ),
        )


def _after_groups(schedule: Schedule) -> list[str]:
    """What of the ladder follows a stage of groups."""
    found = []
    for before, fixture in zip(schedule.fixtures, schedule.fixtures[1:], strict=False):
        if before.closes and fixture.rung:
            found.append(fixture.rung)
    return found


PATTERN: Final = r"^((S[2-9]\.)?([A-L][1-9]|[1-9]:[A-L](/[A-L])*)|[WLT][1-9][0-9]*|L#[1-9][0-9]*)$"
PlaceText = Annotated[str, Field(pattern=PATTERN, max_length=60)]


class GroupOf(NamedTuple):
    """A group as places name it: its number through all stages, its size, and its stage."""

    number: int
    size: int
    stage: int


class FormatGroups(NamedTuple):
    """The groups of a format by stage of groups and letter."""

    groups: dict[tuple[int, str], GroupOf]

    @classmethod
    def of(cls, stages: Sequence[dict[str, int]]) -> "FormatGroups":
        """From the groups of every stage, empty for rounds of the knock-out."""
        found: dict[tuple[int, str], GroupOf] = {}
        grouped = 0
        for at, groups in enumerate(stages):
            grouped += bool(groups)
            for letter, size in groups.items():
                found[grouped, letter] = GroupOf(len(found), size, at)
        return cls(found)

    def group(self, stage: int, letter: str) -> GroupOf | None:
        """The group called so in a stage of groups (1 the first), if there is one."""
        return self.groups.get((stage, letter))

    def place(self, text: str, bests: int) -> Place:
        """The place that a text names. `bests`: the places before it that go to best thirds and the like.

        "L#25" is who loses match 25, and so is "L25", unless there is a group L with so many teams. Raises
        `ValueError`, with what is wrong, for a group or rank that the format has not.
        """
        stage, text = (int(text[1]), text[3:]) if text[0] == "S" else (1, text)
        if text[1:2] == ":":
            found = [self._found(stage, letter, int(text[0])).number for letter in text[2:].split("/")]
            if len(set(found)) < len(found):
                raise ValueError(Reason(QT_TRANSLATE_NOOP("FileReasons", "it names a group twice")))
            return Place(FROM_BEST, bests, int(text[0]), tuple(sorted(found)))
        if text[1] == "#":
            return Place(FROM_LOSER, int(text[2:]))
        letter, number = text[0], int(text[1:])
        if letter == "W":
            return Place(FROM_WINNER, number)
        if letter == "T":
            return Place(FROM_FIELD, number - 1)
        if letter == "L" and ((group := self.group(stage, letter)) is None or number > group.size):
            return Place(FROM_LOSER, number)
        return Place(FROM_GROUP, self._found(stage, letter, number).number, number)

    def _found(self, stage: int, letter: str, rank: int) -> GroupOf:
        group = self.group(stage, letter)
        if group is None or rank > group.size:
            there = ", ".join(f"{name}1 to {name}{of.size}" for (at, name), of in self.groups.items() if at == stage)
            if not there:
                raise ValueError(
                    Reason(
                        QT_TRANSLATE_NOOP("FileReasons", "no group has that place; there are no groups in that stage")
                    )
                )
            raise ValueError(
                Reason(QT_TRANSLATE_NOOP("FileReasons", "no group has that place; there are {places}"), places=there)
            )
        return group
