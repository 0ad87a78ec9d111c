"""The tournament so far, as everybody knows it: what was played, who plays, what ranks a group.

Matches that were added to the sheet, replays and play-offs, stand elsewhere than their numbers say (S10.6): everything
here goes by the sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from swallows_gui.engine.tournament.bracket import entrant, winner_among
from swallows_gui.engine.tournament.ranking import Played, RankingFacts
from swallows_gui.engine.tournament.schedule import Fixture, Place

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


def results(view: SwallowsView) -> dict[int, Played]:
    """The finished matches by their numbers."""
    return {fixture.number: match for fixture, match in zip(view.fixtures, view.played, strict=False)}


def matches_of(view: SwallowsView, group: int) -> list[Played]:
    """The finished matches of a group; who met before or meets again elsewhere does not count."""
    return [match for fixture, match in zip(view.fixtures, view.played, strict=False) if fixture.group == group]


def facts(view: SwallowsView, group: int) -> RankingFacts:
    """What the ranking of a group may ask for beside its matches."""
    before = {team: place for order in view.ranked[:group] for place, team in enumerate(order, 1)}
    offs = tuple(match for fixture, match in zip(view.fixtures, view.played, strict=False) if fixture.decides == group)
    return RankingFacts(dict(enumerate(view.sent_off)), before, offs)


def last_fixture(view: SwallowsView) -> Fixture | None:
    """The match that was over last."""
    return view.fixtures[len(view.played) - 1] if view.played else None


def who(view: SwallowsView, place: Place) -> int:
    """The team that a place of the sheet stands for, or -1 while it is open."""
    winner = winner_among(view.played, view.fixtures)
    loser = winner_among(view.played, view.fixtures, lost=True)
    return entrant(place, view.groups, view.ranked, winner, loser, view.bests)
