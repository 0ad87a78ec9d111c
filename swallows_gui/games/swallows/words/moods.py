"""How everybody at the table takes what all have just seen (S3, S4, S8).

A mood follows from public events and roles: whose team it was, which score, which offer, what the die came to. No
hand, no slip and no purse is read, so no face gives one away. `after` folds one event into `Moods`, `story` the whole
history: faces that follow events one by one are those that are rebuilt from a view. The next attack finds all calm.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from swallows_gui.engine.events import WrittenEvent, of_kinds
from swallows_gui.engine.tournament.schedule import GROUP, PLAY_OFF, THIRD_PLACE
from swallows_gui.games.swallows.ai.beliefs import kick_off
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.marks import PRINTED, PURPOSES, Marks
from swallows_gui.games.swallows.rules.story import MatchStory
from swallows_gui.models.chapters import Event
from swallows_gui.models.moods import Mood

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

HOPELESS: Final = 2
"""So many goals behind, a goal against makes cross and shocks no more."""
OFFERS: Final[Mapping[str, tuple[Mood, Mood]]] = {
    "bribe_offered": ("calm", "greedy"),
    "bribe_accepted": ("glad", "glad"),
    "bribe_declined": ("shocked", "cross"),
    "price_named": ("cross", "greedy"),
    "envelope_taken": ("glad", "glad"),
}
"""How whoever has the money, or is asked for it, and the referee take an offer, its answer, a price."""
_OPPONENTS: Final[Mapping[str, Mood]] = {
    "bribe_offered": "cross",
    "bribe_accepted": "shocked",
    "envelope_taken": "shocked",
    "bribe_declined": "glad",
}
"""How the other team's trainer takes what is offered for a team and answered."""
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
_SETTLING: Final = (e.MatchStarted, e.PeriodStarted, e.AttackPlayed, e.Declined)
"""What comes next begins: everybody is calm again."""


@dataclass(frozen=True, slots=True)
class Moods:
    """Everybody's mood, and the roles that moods follow from. Teams are FIFA codes."""

    trainers: Mapping[str, int] = field(default_factory=dict)
    """The seat of each team."""
    moods: Mapping[int, Mood] = field(default_factory=dict)
    """By seat, of those who are not calm."""
    story: MatchStory = field(default_factory=MatchStory)
    marks: Marks = PRINTED
    """What a roll is read against."""

    def mood(self, seat: int | None) -> Mood:
        """The mood of a seat; who sits nowhere is calm."""
        return "calm" if seat is None else self.moods.get(seat, "calm")


def story(history: Sequence[Event], trainers: Mapping[str, int], marks: Marks) -> Moods:
    """Everybody's mood after a history; teams of `trainers` have that seat."""
    faces = Moods(trainers, marks=marks)
    for event in history[kick_off(history) :]:
        faces = after(faces, event)
    return faces


def trainers_of(view: SwallowsView) -> dict[str, int]:
    """Who has which team, as far as teams are given out."""
    codes = view.tables.nation_code
    pairs = zip(view.field, view.trainer, strict=False)
    return {codes[nation]: seat for nation, seat in pairs if seat >= 0}


def after(faces: Moods, event: Event) -> Moods:
    """The faces after one event; one that moves nobody leaves them as they are."""
    told = e.EVENTS.read(event)
    moods = {} if isinstance(told, _SETTLING) else faces.moods
    faces = replace(faces, story=faces.story.after(told), moods=moods)
    match told:
        case e.Objected():
            return _looking(faces, {told.referee: "cross"})
        case e.RefereeBanned():
            return _looking(faces, {told.seat: "shocked"})
        case e.EnvelopesOpened():
            return _looking(faces, _tempted(faces, told))
        case e.EnvelopesReturned():
            return _looking(faces, {} if faces.story.referee is None else {faces.story.referee: "cross"})
        case e.BribeOffered() | e.BribeAccepted() | e.BribeDeclined() | e.PriceNamed():
            return _offered(faces, told)
        case e.MatchEnded():
            return _ended(faces, told.winner or "")
        case e.TeamEliminated():
            return _taken(faces, told.team, "shocked")
    return _played(faces, told)


def _played(faces: Moods, told: WrittenEvent | None) -> Moods:
    """What happens on the pitch."""
    attacker = faces.story.attacker
    match told:
        case e.DefencePlayed(kind="foul" | "offside"):
            return _taken(faces, attacker, "cross")
        case e.DieRolled() | e.TotalChanged() | e.DieChanged() if faces.story.purpose in PURPOSES:
            return _rolled(faces, told.total)
        case e.Awarded():
            return _awarded(faces, told)
        case e.SentOff(card=str(card)) if card:
            return _between(faces, told.team, "shocked", "glad")
        case e.Effect(what="cancel", lapsed=False):
            return _between(faces, attacker, "shocked", "glad")
        case e.CardsStolen():
            return _between(faces, told.team, "greedy", "shocked")
        case e.Injured():
            return _taken(faces, told.team, "cross")
        case e.Saved() | e.Missed():
            return _between(faces, told.team, "cross", "glad")
        case e.Goal():
            return _scored(faces, told)
    return faces


def _looking(faces: Moods, moods: Mapping[int, Mood]) -> Moods:
    """With these moods; all others stay as they are."""
    looks = {**faces.moods, **moods}
    return replace(faces, moods={seat: mood for seat, mood in looks.items() if mood != "calm"})


def _taken(faces: Moods, team: str, mood: Mood) -> Moods:
    """The trainer of a team takes something so."""
    seat = faces.trainers.get(team)
    return faces if seat is None else _looking(faces, {seat: mood})


def _between(faces: Moods, team: str, own: Mood, others: Mood) -> Moods:
    """The trainer of a team takes it so and the other's so; who has both teams shrugs (S3.7)."""
    seat, other = faces.trainers.get(team), faces.trainers.get(faces.story.other(team))
    if seat == other:
        own = others = "calm"
    moods: list[tuple[int | None, Mood]] = [(seat, own), (other, others)]
    return _looking(faces, {each: mood for each, mood in moods if each is not None})


def _rolled(faces: Moods, total: int) -> Moods:
    """What a roll brings; a roll that is changed is taken anew."""
    purpose = faces.story.purpose
    own, others = _ROLLS[purpose, faces.marks.outcome(purpose, total)]
    return _between(faces, faces.story.attacker, own, others)


def _awarded(faces: Moods, event: e.Awarded) -> Moods:
    if event.cause == "shootout":
        return replace(faces, moods={})
    if event.what == "penalty":
        return _between(faces, event.team, "greedy", "shocked")
    return _between(faces, event.team, "glad", "cross")


def _scored(faces: Moods, event: e.Goal) -> Moods:
    """A goal counts for `team`, an own goal too (S5.10)."""
    at_home = event.team != faces.story.away
    lead = event.home - event.away if at_home else event.away - event.home
    hopeless = not faces.story.kicks and lead >= HOPELESS
    return _between(faces, event.team, "glad", "cross" if hopeless else "shocked")


def _offered(faces: Moods, event: e.BribeOffered | e.BribeAccepted | e.BribeDeclined | e.PriceNamed) -> Moods:
    """Offers, answers and prices are open (S4.7, S4.11). A price is asked of the team's trainer."""
    giver, taker = OFFERS[event.type]
    looks: dict[int, Mood] = {}
    opponent = faces.trainers.get(faces.story.other(event.team))
    if opponent is not None and event.type in _OPPONENTS:
        looks[opponent] = _OPPONENTS[event.type]
    paying = faces.trainers.get(event.team) if isinstance(event, e.PriceNamed) else event.seat
    if paying is not None:
        looks[paying] = giver
    if faces.story.referee is not None:
        looks[faces.story.referee] = taker
    return _looking(faces, looks)


def _tempted(faces: Moods, event: e.EnvelopesOpened) -> dict[int, Mood]:
    """Whoever has put something in hopes; the referee has an eye for it, or feels hurt."""
    looks: dict[int, Mood] = {each["seat"]: "greedy" for each in event.envelopes}
    if faces.story.referee is not None:
        looks[faces.story.referee] = "greedy" if event.envelopes else "shocked"
    return looks


def _ended(faces: Moods, winner: str) -> Moods:
    """The winner's trainer is glad; whoever is out with it, or has lost a final, is shocked (S6.4, S8)."""
    faces = replace(faces, moods={})
    if not winner:
        return faces
    out = faces.story.stage not in _OUT_OF_NOTHING and faces.story.leg != 1
    return _between(faces, winner, "glad", "shocked" if out else "cross")


# Before the matches and after them


def draft_moods(history: Iterable[Event], strength: Mapping[str, int]) -> dict[int, Mood]:
    """By seat, of those who are not calm: who has picked last is glad, or greedy where it took the strongest team left
    (S1.3). `strength`: of all teams of the field, as their nation cards say."""
    left = dict(strength)
    moods: dict[int, Mood] = {}
    for event in of_kinds(history, e.TeamAssigned, e.TeamPlaced, e.ColourGivenUp):
        moods = {}
        if isinstance(event, e.TeamAssigned):
            best = max(left.values(), default=0)
            mood: Mood = "greedy" if left.pop(event.team, 0) == best else "glad"
            moods = {event.seat: mood} if event.how == "draft" else {}
    return moods


def payout_moods(told: Sequence[Event]) -> dict[int, Mood]:
    """By seat, of those who are not calm, after what of the pay-out has been told (S9.1): who has just been paid is
    glad, whose bet brings nothing is cross; in the end the winners are glad and all others cross."""
    match e.EVENTS.read(told[-1]) if told else None:
        case e.GameEnded(cash=cash, winners=winners):
            return {seat: "glad" if seat in winners else "cross" for seat in range(len(cash))}
        case e.FeePaid(seat=seat, amount=amount) | e.BetPaid(seat=seat, amount=amount) if amount > 0:
            return {seat: "glad"}
        case e.BetPaid(seat=seat):
            return {seat: "cross"}
    return {}
