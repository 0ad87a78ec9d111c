"""How Millions of Swallows is shown, and how turns are taken in it (S1 to S8)."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import TYPE_CHECKING, Final

from swallows_gui.games.swallows.rules.actions import NO_OBJECTION, PASS
from swallows_gui.games.swallows.rules.events import EVENTS, BribeAccepted, BribeDeclined, BribeOffered, TeamPlaced
from swallows_gui.games.swallows.rules.sections import SECTIONS
from swallows_gui.games.swallows.table import rhythm
from swallows_gui.games.swallows.table.cues import CUES
from swallows_gui.games.swallows.table.match import match_times
from swallows_gui.games.swallows.words import groups_over
from swallows_gui.games.swallows.words.answers import SETTLED_STEPS
from swallows_gui.games.swallows.words.questions import WITHOUT_HAND
from swallows_gui.models.narration import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.ui.play.manners import TABLE, Manners
from swallows_gui.ui.play.moments import Beat
from swallows_gui.ui.play.rhythm import Pause

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

SETTING_UP = ("draft", "sharing", "leftover", "placing", "give_up")


class SwallowsManners(Manners):
    """Draft, groups, betting slips, matches with a page after each, pay-out."""

    unspoken = frozenset(("cards_drawn", "cards_returned", "pile_shuffled", "die_left", "total_changed"))
    passing = frozenset((PASS, NO_OBJECTION))
    matters = frozenset(("goal", "match_started", "match_ended", "sent_off", "referee_banned", "game_ended"))
    sections = SECTIONS
    cues = CUES

    def beat(self, event: Event) -> Beat:
        return match_times.beat(event)

    def is_drawn(self, event: Event) -> bool:
        return bool(match_times.drawn_in(EVENTS.read(event)))

    def changes_nothing(self, event: Event) -> bool:
        offered = isinstance(EVENTS.read(event), BribeOffered | BribeAccepted | BribeDeclined)
        return offered or super().changes_nothing(event)

    def speaks(self) -> bool:
        return settings().now.on("swallows.voices")

    def scene(self, view: SwallowsView, *, asked: bool, over: bool) -> str:
        if over:
            return "payout"
        if self.sets_up(view):
            return "draft"
        if view.step == "talk":
            return "evening"
        if view.step == "bets":
            return "bets" if asked else "groups"
        return TABLE

    def tells(self, scene: str) -> bool:
        return scene in (TABLE, "draft", "evening")

    def scene_of(self, view: SwallowsView, event: Event) -> str:
        """Teams are drawn into their groups on the groups' own page; placed by hand they are where they are picked."""
        drawn = isinstance(EVENTS.read(event), TeamPlaced) and view.match == 0 and view.options.groups == "draw"
        return "groups" if drawn else ""

    def at_table(self, view: SwallowsView) -> bool:
        return view.match > 0

    def sets_up(self, view: SwallowsView) -> bool:
        return view.step in SETTING_UP

    def page_after_set_up(self, view: SwallowsView) -> str:
        return "groups" if view.groups else ""

    def page_at_start(self, view: SwallowsView) -> str:
        return "groups" if self._begins(view) and view.groups and not view.bets else ""

    @staticmethod
    def _begins(view: SwallowsView) -> bool:
        """Whether nothing has happened since the groups were drawn but that slips are filled in."""
        return view.step == "bets" or (view.step == "talk" and not view.open.talk[0] and not view.sayings)

    def page_after_section(self, view: SwallowsView) -> str:  # noqa: ARG002 - after every match
        return "between"

    def in_section(self, view: SwallowsView) -> bool:
        return view.match > 0

    def stops_everybody(self, view: SwallowsView) -> bool:
        return groups_over.just_over(view)

    def concerns(self, view: SwallowsView, seats: Collection[int], own: SwallowsView | None) -> bool:
        sides = {view.home, view.away} - {-1}
        if self._plays(view, seats) or view.referee in seats:
            return True
        return own is not None and any(team in sides for team, _kind in own.bets)

    def only_watch(self, view: SwallowsView, seats: Collection[int]) -> bool:
        return view.match > 0 and not self._plays(view, seats)

    @staticmethod
    def _plays(view: SwallowsView, seats: Collection[int]) -> bool:
        return any(view.trainer[team] in seats for team in {view.home, view.away} - {-1})

    def pause_before(self, view: SwallowsView) -> Pause:
        return rhythm.pause_before(view)

    def holds(self) -> bool:
        return settings().now.on("swallows.hold_for_bribes")

    def needs_hand(self, view: SwallowsView) -> bool:
        if view.step == "talk":
            return view.open.talk[0] < view.seats  # in the last round everybody has seen his cards
        return view.step not in WITHOUT_HAND

    def curtain_words(self, view: SwallowsView, name: str) -> str:
        if view.step != "bets":
            return super().curtain_words(view, name)
        return translate("SwallowsManners", "I am {name}: show my slip").format(name=name)

    def fills_in(self, view: SwallowsView) -> bool:
        return view.step == "bets"

    def standing_question(self, view: SwallowsView) -> Hashable | None:
        if view.step == "objection":
            return view.step
        asked = view.period == "shootout" and view.step in SETTLED_STEPS
        return (view.match, view.step) if asked else None

    def standing_questions(self, view: SwallowsView) -> Collection[Hashable]:
        return [(view.match, step) for step in sorted(SETTLED_STEPS)]

    def answer_without_stake(self, view: SwallowsView) -> int | None:
        if view.step != "objection" or view.seat is None or self.concerns(view, (view.seat,), view):
            return None
        return NO_OBJECTION

    def answer_while_running(self, view: SwallowsView) -> int | None:
        return NO_OBJECTION if view.step == "objection" else None


MANNERS: Final = SwallowsManners()
"""The same for every game."""
