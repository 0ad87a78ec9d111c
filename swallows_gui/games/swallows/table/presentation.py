"""How Swallows is presented: timing, turns (S1 to S8), its sounds, and pauses before a computer player's answer.

Sounds are the same for every amount of a bribe. Pauses depend on the public view only (S3 to S8). How everybody at the
table takes an event depends on public events only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.engine.tournament.schedule import FINALS, GROUP, PLAY_OFF, THIRD_PLACE
from swallows_gui.games.swallows.ai.beliefs import kick_off
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.actions import NO_OBJECTION, PASS
from swallows_gui.games.swallows.rules.events import (
    EVENTS,
    SECTIONS,
    BribeAccepted,
    BribeDeclined,
    BribeOffered,
    Goal,
    MatchEnded,
    MatchStarted,
    PeriodStarted,
    TeamPlaced,
)
from swallows_gui.games.swallows.rules.marks import PURPOSES, Marks
from swallows_gui.games.swallows.rules.story import SHOOTOUT
from swallows_gui.games.swallows.rules.tables import GREEN
from swallows_gui.games.swallows.table import presentation
from swallows_gui.games.swallows.table.match import match_times
from swallows_gui.games.swallows.words import groups_over
from swallows_gui.games.swallows.words.answers import SETTLED_STEPS
from swallows_gui.games.swallows.words.moods import Moods, Taken
from swallows_gui.games.swallows.words.questions import WITHOUT_HAND
from swallows_gui.models.chapters import Event
from swallows_gui.models.moods import Mood
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.ui.play.moments import EventTiming
from swallows_gui.ui.play.presentation import CALM, TABLE, ByField, Cue, Cues, PresentationRules, SeatPause

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


_RULINGS: Final = frozenset(("offer", "envelopes", "referee_die", "edge"))
"""Money lies before the referee, or may be offered to him."""


def pause_before(view: SwallowsView) -> SeatPause:
    """How long the asked computer seat pauses."""
    if view.step in _RULINGS or (view.step == "whistle" and view.knockout and view.open.is_level):
        return SeatPause.LONG
    if view.step == "objection":
        return SeatPause.BRIEF
    if view.step != "attack":
        return SeatPause.USUAL
    cards = view.counts[view.open.sides[view.hand_side]]
    if not cards[GREEN]:  # but for a red it can only decline
        return SeatPause.BRIEF
    return SeatPause.LONG if sum(cards) == 1 else SeatPause.USUAL


_NEAR: Final = {
    "inside": Cue("card_drawn", "card_laid kick", mood=0.72),
    "edge": Cue("card_drawn", "card_laid kick", mood=0.58),
}
"""Attacks by where they are: the nearer to the goal, the louder the stands."""
_MANY: Final = Cue(silent="it comes in a row of others of its kind, and the page that shows them turns")

CUES: Final = Cues(
    EVENTS,
    {
        "field_chosen": Cue(arrives="page"),
        "team_assigned": Cue(arrives="card_laid"),
        "team_placed": Cue(arrives="piece"),
        "colour_given_up": Cue(arrives="card_drawn"),
        "cards_drawn": ByField("reason", {"personal": _MANY, "deal": _MANY}, Cue("card_drawn")),
        "cards_discarded": Cue("card_drawn", "card_laid"),
        "cards_stolen": Cue("card_drawn", "card_laid"),
        "cards_returned": Cue("card_drawn"),
        "pile_shuffled": Cue(arrives="shuffle"),
        "talked": Cue(arrives="piece"),
        "bet_placed": Cue(silent="a slip is secret, and so is how many bets are on it"),
        "match_started": Cue(arrives="page"),
        "objected": Cue(arrives="jeers"),
        "referee_settled": Cue(arrives="stamp"),
        "bribe_offered": Cue(arrives="envelope"),
        "bribe_accepted": Cue(arrives="coins"),
        "bribe_declined": Cue(arrives="envelope"),
        "price_named": Cue(arrives="page"),
        "envelopes_opened": Cue(arrives="envelope page"),
        "envelope_taken": Cue(arrives="coins"),
        "envelopes_returned": Cue(arrives="envelope"),
        "period_started": Cue("whistle_one", mood=CALM),
        "attack_played": ByField("area", _NEAR, Cue("card_drawn", "card_laid kick", mood=0.46)),
        "modifier_played": Cue("card_drawn", "card_laid"),
        "declined": Cue(silent="nothing is laid: the pause tells it"),
        "decline_lifted": Cue(silent="nothing moves; what follows is heard"),
        "defence_played": Cue("card_drawn", "card_laid"),
        "die_rolled": ByField("purpose", {"swallow": Cue("die_roll", "swallow")}, Cue("die_roll")),
        "total_changed": Cue(arrives="piece"),
        "effect": Cue(silent="what it brings is heard: cards, die, ball"),
        "die_changed": Cue("piece", "die_rest"),
        "die_left": Cue(silent="the referee's hand goes by without touching the die"),
        "area_ruled": Cue(arrives="whistle_one"),
        "awarded": Cue(arrives="whistle_two", mood=0.78),
        "sent_off": Cue("whistle_one", "card_laid jeers", mood=0.6),
        "injured": Cue("tackle", "gasp", mood=0.3),
        "saved": Cue("kick", "gloves gasp", mood=0.4),
        "missed": Cue("kick", "groan", mood=CALM),
        "goal": ByField("own_goal", {True: Cue("kick", "post net groan", mood=0.7)}, Cue("kick", "net roar", mood=1.0)),
        "attack_over": Cue(mood=0.3, silent="the ball rests, and the stands calm down"),
        "match_ended": Cue("whistle_three", "applause"),
        "referee_banned": Cue(arrives="stamp"),
        "group_ranked": Cue(arrives="page"),
        "thirds_ranked": Cue(arrives="page"),
        "team_eliminated": Cue(silent="it comes with the whistle, whose applause is heard"),
        "fee_paid": Cue(arrives="coins"),
        "bet_paid": Cue(arrives="coins"),
        "game_ended": Cue(arrives="applause"),
    },
    begins=MatchStarted,
    ends=MatchEnded,
    goal=Goal,
    late=lambda told: isinstance(told, PeriodStarted) and told.period != "normal",
    fills=lambda told: isinstance(told, MatchStarted) and told.stage in FINALS,
)


# How everybody takes it

HOPELESS: Final = 2
"""So many goals behind, a goal against makes cross and shocks no more."""
_ROLLS: Final[Mapping[tuple[str, str], tuple[Mood, Mood]]] = {
    ("foul", "fair"): ("cross", "glad"),
    ("foul", "called"): ("glad", "cross"),
    ("foul", "sent_off"): ("glad", "shocked"),
    ("offside", "given"): ("cross", "glad"),
    ("offside", "play_on"): ("glad", "cross"),
    ("swallow", "attacker_off"): ("shocked", "glad"),
    ("swallow", "nothing"): ("cross", "glad"),
    ("swallow", "called"): ("glad", "cross"),
    ("swallow", "sent_off"): ("glad", "shocked"),
    ("rough", "called"): ("cross", "glad"),
    ("rough", "goal"): ("glad", "shocked"),
    ("shot", "goal"): ("greedy", "shocked"),
    ("shot", "miss"): ("cross", "glad"),
}
"""How attacker and defender take what a roll brings, by its purpose and outcome (`Marks.outcome`)."""
_OUT_OF_NOTHING: Final = frozenset((GROUP, "friendly", PLAY_OFF, THIRD_PLACE))
"""Stages in which a defeat alone knocks nobody out."""
_NOTHING: Final = Taken()
_BEGINS: Final = Taken(calms=True)
_TAKEN: Final = Taken(seat="glad", referee="glad", other="shocked")


def _rolled(faces: Moods, event: e.DieRolled | e.TotalChanged | e.DieChanged) -> Taken:
    """The moods after a roll; a changed roll is judged anew."""
    purpose = faces.story.purpose
    if purpose not in PURPOSES:
        return _NOTHING
    own, other = _ROLLS[purpose, faces.marks.outcome(purpose, event.total)]
    return Taken(own=own, other=other, team=faces.story.attacker)


def _awarded(_faces: Moods, event: e.Awarded) -> Taken:
    if event.cause == SHOOTOUT:
        return _BEGINS
    return Taken(own="greedy", other="shocked") if event.what == "penalty" else Taken(own="glad", other="cross")


def _scored(faces: Moods, event: e.Goal) -> Taken:
    """A goal counts for `team`, an own goal too (S5.10)."""
    mine, theirs = faces.story.seen_by(event.team, event.score)
    hopeless = not faces.story.kicks and mine - theirs >= HOPELESS
    return Taken(own="glad", other="cross" if hopeless else "shocked")


def _tempted(_faces: Moods, event: e.EnvelopesOpened) -> Taken:
    """The moods when envelopes are opened: givers hope; the referee is greedy or offended."""
    hopes: dict[int, Mood] = {each["seat"]: "greedy" for each in event.envelopes}
    return Taken(referee="greedy" if event.envelopes else "shocked", all_seats=hopes)


def _ended(faces: Moods, event: e.MatchEnded) -> Taken:
    """The moods after a match: the winner's trainer is glad; a trainer who is out or has lost a final is shocked (S6.4,
    S8)."""
    if not event.winner:
        return _BEGINS
    out = faces.story.stage not in _OUT_OF_NOTHING and faces.story.leg != 1
    return Taken(own="glad", other="shocked" if out else "cross", team=event.winner, calms=True)


def _paid_out(_faces: Moods, event: e.GameEnded) -> Taken:
    looks: dict[int, Mood] = {seat: "glad" if seat in event.winners else "cross" for seat in range(len(event.cash))}
    return Taken(all_seats=looks)


FACES: Final[Mapping[type[WrittenEvent], Taken | Callable[[Moods, Any], Taken]]] = {
    e.MatchStarted: _BEGINS,
    e.PeriodStarted: _BEGINS,
    e.AttackPlayed: _BEGINS,
    e.Declined: _BEGINS,
    e.Objected: Taken(referee="cross"),
    e.BribeOffered: Taken(seat="calm", referee="greedy", other="cross"),
    e.BribeAccepted: _TAKEN,
    e.BribeDeclined: Taken(seat="shocked", referee="cross", other="glad"),
    e.PriceNamed: Taken(own="cross", referee="greedy"),
    e.EnvelopesOpened: _tempted,
    e.EnvelopeTaken: _TAKEN,
    e.EnvelopesReturned: Taken(referee="cross"),
    e.DefencePlayed: lambda _faces, event: Taken(other="cross") if event.kind in ("foul", "offside") else _NOTHING,
    e.DieRolled: _rolled,
    e.TotalChanged: _rolled,
    e.DieChanged: _rolled,
    e.Awarded: _awarded,
    e.SentOff: lambda _faces, event: Taken(own="shocked", other="glad") if event.card else _NOTHING,
    e.Effect: lambda faces, event: (
        Taken(own="shocked", other="glad", team=faces.story.attacker)
        if event.what == "cancel" and not event.lapsed
        else _NOTHING
    ),
    e.CardsStolen: Taken(own="greedy", other="shocked"),
    e.Injured: Taken(own="cross"),
    e.Saved: Taken(own="cross", other="glad"),
    e.Missed: Taken(own="cross", other="glad"),
    e.Goal: _scored,
    e.MatchEnded: _ended,
    e.RefereeBanned: Taken(seat="shocked"),
    e.TeamEliminated: Taken(own="shocked"),
    e.FeePaid: lambda _faces, event: Taken(seat="glad") if event.amount else _NOTHING,
    e.BetPaid: lambda _faces, event: Taken(seat="glad" if event.amount else "cross"),
    e.GameEnded: _paid_out,
}
"""How each event is taken; the others move nobody."""
_MONEY_COMES: Final = (e.FeePaid, e.BetPaid, e.GameEnded)


def faces_after(faces: Moods, event: Event) -> Moods:
    """The moods after one event of a match; most events leave them unchanged."""
    told = EVENTS.read(event)
    if told is None:
        return faces
    faces = replace(faces, story=faces.story.after(told))
    how = None if isinstance(told, _MONEY_COMES) else FACES.get(type(told))
    if how is None:
        return faces
    return (how if isinstance(how, Taken) else how(faces, told)).by(faces, told)


def faces_of(history: Sequence[Event], trainers: Mapping[str, int], marks: Marks) -> Moods:
    """Everybody's mood after a history; `trainers` maps teams to seats."""
    faces = Moods(trainers, marks=marks)
    for event in history[kick_off(history) :]:
        faces = faces_after(faces, event)
    return faces


def payout_moods(told: Sequence[Event]) -> Mapping[int, Mood]:
    """The moods during the pay-out, by seat, without calm ones (S9.1): a seat just paid is glad, one whose bet fails is
    cross; at the end the winners are glad and all others cross."""
    event = EVENTS.read(told[-1]) if told else None
    if not isinstance(event, _MONEY_COMES):
        return {}
    how = FACES[type(event)]
    return (how if isinstance(how, Taken) else how(Moods(), event)).by(Moods(), event).moods


SETTING_UP = ("draft", "sharing", "leftover", "placing", "give_up")


class SwallowsPresentation(PresentationRules):
    """Draft, groups, betting slips, matches with a page after each, pay-out."""

    unspoken = frozenset(("cards_drawn", "cards_returned", "pile_shuffled", "die_left", "total_changed"))
    passing = frozenset((PASS, NO_OBJECTION))
    matters = frozenset(("goal", "match_started", "match_ended", "sent_off", "referee_banned", "game_ended"))
    sections = SECTIONS
    cues = CUES

    def beat(self, event: Event) -> EventTiming:
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

    def pause_before(self, view: SwallowsView) -> SeatPause:
        return presentation.pause_before(view)

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


MANNERS: Final = SwallowsPresentation()
"""The same for every game."""
