"""The end of the groups: who is through, and what that means for the seats' teams and one's own bets (S7.3, S2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from swallows_gui.engine.tournament.schedule import GroupStage
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.words.accounts import fate_of, strength_of
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.reach import reach
from swallows_gui.games.swallows.words.so_far import last_fixture
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


class Through(NamedTuple):
    """A team that goes on, and its place: the group by its number in the schedule, rank 1 the first."""

    group: int
    rank: int
    team: int


def just_over(view: SwallowsView) -> bool:
    """Whether the match that was over last was the last of a stage of groups."""
    fixture = last_fixture(view)
    return fixture is not None and fixture.closes and fixture.round < view.fixture.round


def through(view: SwallowsView) -> list[Through]:
    """The teams that go on from the stage that was over last, group by group; the best thirds and the like are last."""
    fixture = last_fixture(view)
    if fixture is None:
        return []
    schedule = view.form.schedule
    first, last = schedule.rounds[fixture.round]
    certain = [
        Through(group, rank, team)
        for group in range(first, min(last, len(view.ranked)))
        for rank, team in enumerate(view.ranked[group][: schedule.through[group]], 1)
    ]
    best = [
        Through(group, place.rank, team)
        for place, team in zip(schedule.bests, view.bests, strict=False)
        for group in place.groups
        if first <= group < last and team >= 0 and team in view.ranked[group]
    ]
    return certain + sorted(best)


def heading(view: SwallowsView) -> str:
    """What those who are through are through to."""
    fixture = last_fixture(view)
    schedule = view.form.schedule
    following = fixture.round + 1 if fixture is not None else 0
    if following >= len(schedule.stages) or not isinstance(schedule.stages[following], GroupStage):
        return translate("GroupsOver", "Through to the knock-out")
    first, last = schedule.rounds[following]
    if last - first == 1:
        return translate("GroupsOver", "Through to the final group")
    return translate("GroupsOver", "Through to the next groups")


def for_the_seats(view: SwallowsView, names: Names) -> list[str]:
    """A sentence for every seat: which of its teams go on. Everybody knows that."""
    on = {each.team for each in through(view)}
    lines = []
    for seat in range(len(names.seats)):
        mine = [team for team, trainer in enumerate(view.trainer) if trainer == seat]
        going = [team for team in mine if team in on]
        if not mine:
            continue
        if not going:
            text = translate("GroupsOver", "{seat}: no team goes through.")
        elif len(going) == len(mine):
            text = translate("GroupsOver", "{seat} goes through with {teams:the}: with every team.")
        else:
            text = translate("GroupsOver", "{seat} goes through with {teams:the}.")
        lines.append(text.format(seat=names.seat(seat), teams=names.teams_listed(going)))
    return lines


def for_the_bets(view: SwallowsView, names: Names) -> list[str]:
    """A line for every bet of the view's seat; nothing for a view that is nobody's."""
    lines = []
    so_far = reach(view)
    for team, kind in view.bets if view.seat is not None else ():
        letters = BET_KINDS[kind]
        match fate_of(view, so_far, team, letters):
            case "won":
                text = translate("GroupsOver", "{bet} on {team:the}: won, it pays {pays}.")
            case "lost":
                text = translate("GroupsOver", "{bet} on {team:the}: lost, and {stake} with it.")
            case _:
                text = translate("GroupsOver", "{bet} on {team:the}: still open, for {pays}.")
        lines.append(
            text.format(
                bet=names.bet_letters(letters),
                team=names.team(team),
                pays=language().money(view.form.economy.bets[letters].amount),
                stake=language().money(strength_of(view, team)),
            )
        )
    return lines
