"""How everybody at the table takes what all have just seen (S3, S4, S8).

A mood follows from public events and roles: whose team it was, which score, which offer, what the die came to. No
hand, no slip and no purse is read, so no face gives one away. `after` folds one event into `Moods`, `story` the whole
history: faces that follow events one by one are those that are rebuilt from a view. The next attack finds all calm.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.engine.tournament.schedule import GROUP, PLAY_OFF, THIRD_PLACE
from swallows_gui.games.swallows.rules.marks import PRINTED, PURPOSES, Marks
from swallows_gui.models.moods import Mood
from swallows_gui.models.narration import Event

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

HOPELESS: Final = 2
"""So many goals behind, a goal against makes cross and shocks no more."""
OFFERS: Final[Mapping[str, tuple[Mood, Mood]]] = {
    "bribe_offered": ("calm", "greedy"),
    "bribe_accepted": ("glad", "glad"),
    "bribe_declined": ("shocked", "cross"),
    "price_named": ("cross", "greedy"),
}
"""How whoever has the money, or is asked for it, and the referee take an offer, its answer, a price."""
_OPPONENTS: Final[Mapping[str, Mood]] = {
    "bribe_offered": "cross",
    "bribe_accepted": "shocked",
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
_SETTLING: Final = frozenset(("match_started", "period_started", "attack_played", "declined"))
"""What comes next begins: everybody is calm again."""


@dataclass(frozen=True, slots=True)
class Moods:
    """Everybody's mood, and the roles that moods follow from. Teams are FIFA codes."""

    trainers: Mapping[str, int] = field(default_factory=dict)
    """The seat of each team."""
    moods: Mapping[int, Mood] = field(default_factory=dict)
    """By seat, of those who are not calm."""
    teams: tuple[str, str] = ("", "")
    """Home and away of the match."""
    stage: str = ""
    leg: int = 0
    period: str = ""
    referee: int | None = None
    attacker: str = ""
    """The team that attacks or shoots."""
    purpose: str = ""
    """What the die was rolled for last."""
    marks: Marks = PRINTED
    """What a roll is read against."""

    def mood(self, seat: int | None) -> Mood:
        """The mood of a seat; who sits nowhere is calm."""
        return "calm" if seat is None else self.moods.get(seat, "calm")

    def opponent(self, team: str) -> str:
        """The team that plays against this one; "" against none."""
        home, away = self.teams
        return {home: away, away: home}.get(team, "")


def story(history: Sequence[Event], trainers: Mapping[str, int], marks: Marks) -> Moods:
    """Everybody's mood after a history; teams of `trainers` have that seat."""
    start = next((at for at in range(len(history) - 1, -1, -1) if history[at].get("type") == "match_started"), 0)
    faces = Moods(trainers, marks=marks)
    for event in history[start:]:
        faces = after(faces, event)
    return faces


def trainers_of(view: SwallowsView) -> dict[str, int]:
    """Who has which team, as far as teams are given out."""
    codes = view.tables.nation_code
    pairs = zip(view.field, view.trainer, strict=False)
    return {codes[nation]: seat for nation, seat in pairs if seat >= 0}


def after(faces: Moods, event: Event) -> Moods:
    """The faces after one event; one that moves nobody leaves them as they are."""
    kind = str(event.get("type"))
    if kind in _SETTLING:
        faces = replace(faces, moods={})
    match kind:
        case "match_started":
            return Moods(
                faces.trainers,
                teams=(str(event["home"]), str(event["away"])),
                stage=str(event["stage"]),
                leg=int(event.get("leg") or 0),
                marks=faces.marks,
            )
        case "period_started":
            return replace(faces, period=str(event["period"]), attacker="", purpose="")
        case "referee_settled":
            return replace(faces, referee=event["seat"])
        case "objected":
            return _looking(faces, {int(event["referee"]): "cross"})
        case "referee_banned":
            return _looking(faces, {int(event["seat"]): "shocked"})
        case "attack_played":
            return replace(faces, attacker=str(event["team"]), purpose="")
        case "bribe_offered" | "bribe_accepted" | "bribe_declined" | "price_named":
            return _offered(faces, kind, event)
        case "match_ended":
            return _ended(faces, str(event.get("winner") or ""))
        case "team_eliminated":
            return _taken(faces, str(event["team"]), "shocked")
    return _played(faces, kind, event)


def _played(faces: Moods, kind: str, event: Event) -> Moods:
    """What happens on the pitch."""
    match kind:
        case "defence_played" if event["kind"] in ("foul", "offside"):
            return _taken(faces, faces.attacker, "cross")
        case "die_rolled" if event["purpose"] in PURPOSES:
            return _rolled(replace(faces, purpose=str(event["purpose"])), int(event["total"]))
        case "total_changed" | "die_changed" if faces.purpose:
            return _rolled(faces, int(event["total"]))
        case "awarded":
            return _awarded(faces, event)
        case "sent_off" if event.get("card"):
            return _between(faces, str(event["team"]), "shocked", "glad")
        case "effect" if event["what"] == "cancel" and not event["lapsed"]:
            return _between(faces, faces.attacker, "shocked", "glad")
        case "cards_stolen":
            return _between(faces, str(event["team"]), "greedy", "shocked")
        case "injured":
            return _taken(faces, str(event["team"]), "cross")
        case "saved" | "missed":
            return _between(faces, str(event["team"]), "cross", "glad")
        case "goal":
            return _scored(faces, event)
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
    seat, other = faces.trainers.get(team), faces.trainers.get(faces.opponent(team))
    if seat == other:
        own = others = "calm"
    moods: list[tuple[int | None, Mood]] = [(seat, own), (other, others)]
    return _looking(faces, {each: mood for each, mood in moods if each is not None})


def _rolled(faces: Moods, total: int) -> Moods:
    """What a roll brings; a roll that is changed is taken anew."""
    own, others = _ROLLS[faces.purpose, faces.marks.outcome(faces.purpose, total)]
    return _between(faces, faces.attacker, own, others)


def _awarded(faces: Moods, event: Event) -> Moods:
    faces = replace(faces, attacker=str(event["team"]), purpose="")
    if event.get("cause") == "shootout":
        return replace(faces, moods={})
    if event["what"] == "penalty":
        return _between(faces, faces.attacker, "greedy", "shocked")
    return _between(faces, faces.attacker, "glad", "cross")


def _scored(faces: Moods, event: Event) -> Moods:
    """A goal counts for `team`, an own goal too (S5.10)."""
    team = str(event["team"])
    scored, conceded = int(event["home"]), int(event["away"])
    if team == faces.teams[1]:
        scored, conceded = conceded, scored
    hopeless = faces.period != "shootout" and scored - conceded >= HOPELESS
    return _between(faces, team, "glad", "cross" if hopeless else "shocked")


def _offered(faces: Moods, kind: str, event: Event) -> Moods:
    """Offers, answers and prices are open (S4.7, S4.11). A price is asked of the team's trainer."""
    giver, taker = OFFERS[kind]
    team, seat = str(event["team"]), int(event["seat"])
    looks: dict[int, Mood] = {}
    if (opponent := faces.trainers.get(faces.opponent(team))) is not None and kind in _OPPONENTS:
        looks[opponent] = _OPPONENTS[kind]
    paying = faces.trainers.get(team) if kind == "price_named" else seat
    if paying is not None:
        looks[paying] = giver
    if faces.referee is not None:
        looks[faces.referee] = taker
    return _looking(faces, looks)


def _ended(faces: Moods, winner: str) -> Moods:
    """The winner's trainer is glad; whoever is out with it, or has lost a final, is shocked (S6.4, S8)."""
    faces = replace(faces, moods={})
    if not winner:
        return faces
    out = faces.stage not in _OUT_OF_NOTHING and faces.leg != 1
    return _between(faces, winner, "glad", "shocked" if out else "cross")


# Before the matches and after them


def draft_moods(history: Iterable[Event], strength: Mapping[str, int]) -> dict[int, Mood]:
    """By seat, of those who are not calm: who has picked last is glad, or greedy where it took the strongest team left
    (S1.3). `strength`: of all teams of the field, as their nation cards say."""
    left = dict(strength)
    moods: dict[int, Mood] = {}
    for event in history:
        if event.get("type") == "team_assigned":
            team = str(event["team"])
            best = max(left.values(), default=0)
            picked = event["how"] == "draft"
            mood: Mood = "greedy" if left.pop(team, 0) == best else "glad"
            moods = {int(event["seat"]): mood} if picked else {}
        elif event.get("type") in ("team_placed", "colour_given_up"):
            moods = {}
    return moods


def payout_moods(told: Sequence[Event]) -> dict[int, Mood]:
    """By seat, of those who are not calm, after what of the pay-out has been told (S9.1): who has just been paid is
    glad, whose bet brings nothing is cross; in the end the winners are glad and all others cross."""
    last: Mapping[str, Any] = told[-1] if told else {}
    match last.get("type"):
        case "game_ended":
            winners = set(last["winners"])
            return {seat: "glad" if seat in winners else "cross" for seat in range(len(last["cash"]))}
        case "fee_paid" | "bet_paid":
            if int(last["amount"]) > 0:
                return {int(last["seat"]): "glad"}
            return {int(last["seat"]): "cross"} if last["type"] == "bet_paid" else {}
    return {}
