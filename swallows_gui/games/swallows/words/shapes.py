"""The shape of a tournament in words: teams, groups, rounds, matches, and what is special about it (S10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swallows_gui.engine.tournament.schedule import GroupStage
from swallows_gui.models.ties import stage_word
from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from swallows_gui.engine.tournament.schedule import Schedule
    from swallows_gui.games.swallows.data.evenings import Evening
    from swallows_gui.games.swallows.rules.formats import Economy

ARROW = " → "


def measures(schedule: Schedule, seats: tuple[int, int]) -> str:
    """How large it is: "16 teams, 31 matches in 6 rounds, 2 to 6 players"."""
    sides, played, held = schedule.teams, len(schedule.fixtures), rounds_of(schedule)
    teams = translate("Shapes", "%n team(s)", None, sides)
    matches = translate("Shapes", "%n match(es)", None, played)
    rounds = translate("Shapes", "%n round(s)", None, held)
    return translate("Shapes", "{teams}, {matches} in {rounds}, {fewest} to {most} players").format(
        teams=teams, matches=matches, rounds=rounds, fewest=seats[0], most=seats[1]
    )


def rounds_of(schedule: Schedule) -> int:
    """The number of match days of the groups and rounds of the knock-out, counting each leg."""
    return sum(len(stage.match_days) if isinstance(stage, GroupStage) else stage.legs for stage in schedule.stages)


def course(schedule: Schedule) -> str:
    """Stage by stage: "4 groups of 4 → quarter-final → semi-final → final"."""
    stages = []
    for at, stage in enumerate(schedule.stages):
        if not isinstance(stage, GroupStage):
            stages.append(stage_word(stage.stage))
        elif len(stage.groups) == 1:
            text = translate("Shapes", "final group of {size}") if at else _groups(stage)
            stages.append(text.format(size=stage.groups[0].size))
        elif at:
            stages.append(translate("Shapes", "second groups: {groups}").format(groups=_groups(stage)))
        else:
            stages.append(_groups(stage))
    return ARROW.join(stages)


def _groups(stage: GroupStage) -> str:
    sizes = [group.size for group in stage.groups]
    count = len(sizes)
    if min(sizes) == max(sizes):
        text = translate("Shapes", "%n group(s) of {size}", None, count)
    else:
        text = translate("Shapes", "%n group(s) of {fewest} to {size}", None, count)
    return text.format(size=max(sizes), fewest=min(sizes))


def told_evening(evening: Evening) -> str:
    """How long it takes, to five minutes, and how often one is asked, to ten times."""
    minutes = max(5, 5 * round(evening.minutes / 5))
    questions = max(10, 10 * round(evening.questions / 10))
    time = translate("Shapes", "%n minute(s)", None, minutes)
    hours, rest = divmod(minutes, 60)
    if hours:
        time = translate("Shapes", "%n hour(s)", None, hours)
        if rest:
            time = translate("Shapes", "{hours} {minutes} min").format(hours=time, minutes=rest)
    if evening.is_short:
        text = translate(
            "Shapes", "A short evening: alone among computer players about {time} and {questions} questions"
        )
    else:
        text = translate("Shapes", "Alone among computer players about {time} and {questions} questions")
    return text.format(time=time, questions=questions)


def specialities(schedule: Schedule, economy: Economy) -> list[str]:
    """A sentence for each thing that is not as with sixteen teams."""
    said = []
    if economy.sheets:
        said.append(
            translate("Shapes", "Each half has a tournament sheet of its own; the two winners play the grand final.")
        )
    if schedule.bests:
        said.append(translate("Shapes", "The best thirds of the groups go through, too."))
    if economy.card_off:
        said.append(translate("Shapes", "Each team is dealt a card fewer; its manager names the colour."))
    decks = economy.decks
    if decks > 1:
        said.append(translate("Shapes", "%n decks are shuffled together.", None, decks))
    if economy.rest is None:
        said.append(translate("Shapes", "Hands are not dealt anew on the way."))
    if schedule.ranking.win == 2:
        said.append(translate("Shapes", "A win in the groups is worth two points."))
    return said
