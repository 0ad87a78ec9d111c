"""The facts by which the commentary tells one occasion from another: `resources/swallows/commentary/occasions.json`.

A fact is a small function of an event, the situation it happened in, and the names. What the score says is meant as it
stands after the event, and as the event's team sees it: the winner's, when a match ends.
"""

from __future__ import annotations

from operator import not_
from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.tournament.schedule import FINALS
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.words.match_context import Situation
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.commentary import Facts, Field
from swallows_gui.models.narration import Event

SOON: Final = 2
"""Attacks within which a goal follows another at once."""
UNTOUCHED: Final = 2
"""Goals that a team lets in without lifting a finger before the reporter wonders."""
BARREN: Final = 9
"""Attacks without a goal from which on the reporter sighs."""

FIELDS: Final = frozenset(
    ("after", "amount", "area", "asked", "away", "by", "card", "cause", "chosen", "die", "forced", "home", "how",
     "initiative", "kind", "lapsed", "own_goal", "period", "purpose", "reason", "seat", "what", "winner")
)  # fmt: skip
"""Fields of events that are facts as they are."""


def team_of(event: Event) -> str:
    """Whose event it is: a match that has ended is its winner's; "" for nobody's."""
    return str((event.get("winner") or "") if event.get("type") == e.MatchEnded.type else event["team"])


def score_after(event: Event, now: Situation) -> tuple[int, int]:
    """The score when the event is over, home first; in a shoot-out that of the shoot-out."""
    match e.EVENTS.read(event):
        case e.Goal(home=home, away=away) | e.MatchEnded(home=home, away=away):
            return home, away
    return now.score


def cards_of(event: Event) -> list[str]:
    """The cards of an event, or their colours where they are covered."""
    return list(event.get("cards") or event.get("colours") or ())


def paid_for(now: Situation) -> str:
    """The team that the referee took money for; "" for none and for both: then he is bound both ways (S4.7)."""
    return now.paid[0] if len(now.paid) == 1 else ""


def goals_of(event: Event, now: Situation) -> tuple[int, int]:
    """Those of the event's team, and the other's. Who was at home is not known of an event that is told by itself; but
    whoever has won has more."""
    score = score_after(event, now)
    if not now.home and event.get("type") == e.MatchEnded.type:
        return max(score), min(score)
    return now.seen_by(team_of(event), score)


def _lead(event: Event, now: Situation) -> int:
    mine, theirs = goals_of(event, now)
    return mine - theirs


def _behind_by(event: Event, now: Situation) -> int:
    """How many goals the event's team has been behind in this match at most."""
    return now.seen_by(team_of(event), now.deficit)[0] if now.known else 0


def _let_in(event: Event, now: Situation, _names: Names) -> bool:
    """Whether this goal is the second or a later one more against a team that has defended nothing in this match."""
    other = now.away if team_of(event) == now.home else now.home
    return now.known and bool(now.attack) and _lead(event, now) >= UNTOUCHED and other not in now.defended


def _turned(event: Event, now: Situation, _names: Names) -> bool:
    """Whether the other team led before this goal's team does."""
    return bool(now.leader) and now.leader != team_of(event)


def _made_up(event: Event, now: Situation, _names: Names) -> bool:
    """Whether the event's team has made up two goals or more since the score was level last."""
    return now.known and now.seen_by(team_of(event), now.behind)[0] > 1


def _underdog(event: Event, now: Situation, names: Names) -> bool:
    team = team_of(event)
    return now.known and names.outsider(team, now.away if team == now.home else now.home)


def _last_time(_event: Event, now: Situation, _names: Names) -> str | None:
    if now.last is None:
        return None
    return "won" if now.last.winner else "drawn"


def _revenge(event: Event, now: Situation, _names: Names) -> bool:
    return now.last is not None and bool(now.last.winner) and now.last.winner != team_of(event)


def _favourite(event: Event, _now: Situation, names: Names) -> bool:
    """Whether no team of the field is stronger."""
    nations = names.catalogue.nations
    strengths = [nations[team].strength for team in names.field if team in nations]
    team = team_of(event)
    return team in nations and bool(strengths) and nations[team].strength == max(strengths)


def _short(event: Event, _now: Situation, _names: Names) -> bool:
    return any(len(drawn.cards or drawn.colours or ()) < drawn.due for drawn in of_kinds((event,), e.CardsDrawn))


def _contradicts(event: Event, now: Situation, _names: Names) -> bool:
    """Whether another seat has said the opposite of the team before."""
    return any(
        team == event["team"] and kind != event["kind"] and seat != event["seat"] for seat, kind, team in now.spoken
    )


def _margin(event: Event, now: Situation) -> int:
    home, away = score_after(event, now)
    return abs(home - away)


FACTS: Final[Facts[Situation, Names]] = {
    # The situation
    "known": lambda _event, now, _names: now.known,
    "time": lambda _event, now, _names: now.period,
    "final": lambda _event, now, _names: now.stage in FINALS,
    "award": lambda _event, now, _names: now.award,
    "again": lambda _event, now, _names: now.again,
    "once_more": lambda _event, now, _names: now.of_team > 0,
    "alone": lambda event, now, _names: now.late_for(team_of(event)),
    "soon": lambda _event, now, _names: now.since_goal <= SOON,
    "scored_last": lambda event, now, _names: now.scorer == team_of(event),
    "barren": lambda _event, now, _names: now.score == (0, 0) and now.attacks >= BARREN,
    "decided": lambda event, now, _names: now.decided(score_after(event, now)),
    "last_time": _last_time,
    "underdog": _underdog,
    "verdict": lambda _event, now, _names: now.verdict,
    "ruled": lambda _event, now, _names: now.ruled,
    "more_to_draw": lambda _event, now, _names: now.more_to_draw,
    "elsewhere": lambda event, now, _names: bool(now.area) and event.get("area") not in (None, "", now.area),
    "paid": lambda _event, now, _names: bool(paid_for(now)),
    "paid_by_team": lambda event, now, _names: paid_for(now) == team_of(event),
    # The score
    "goals": lambda event, now, _names: goals_of(event, now)[0],
    "lead": lambda event, now, _names: _lead(event, now),
    "level": lambda event, now, _names: _lead(event, now) == 0,
    "ahead": lambda event, now, _names: _lead(event, now) > 0,
    "far_ahead": lambda event, now, _names: _lead(event, now) >= 4,
    "behind": lambda event, now, _names: _lead(event, now) < 0,
    "was_behind": lambda event, now, _names: _behind_by(event, now) > 0,
    "was_two_behind": lambda event, now, _names: _behind_by(event, now) > 1,
    "let_in": _let_in,
    "turned": _turned,
    "made_up": _made_up,
    # The event
    "harmless": Field("value", not_),
    "kept": lambda event, _now, _names: any(over.initiative == over.team for over in of_kinds((event,), e.AttackOver)),
    "rerolled": Field("rerolls", lambda number: number is not None),
    "empty": lambda event, _now, _names: not cards_of(event),
    "favourite": _favourite,
    "short": _short,
    "by_lot": Field("lots", bool),
    "for_a_dive": lambda event, now, _names: now.verdict == "swallow_laughed_at" and event.get("seat") is not None,
    "shared": Field("winners", lambda winners: len(winners) > 1),
    "on_kicks": Field("shootout", bool),
    "margin": lambda event, now, _names: _margin(event, now),
    "clear": lambda event, now, _names: _margin(event, now) >= 3,
    "wild": Field("home", lambda goals: goals >= 3),
    "revenge": _revenge,
    "filled": Field("envelopes", len),
    "opposed": Field("envelopes", lambda envelopes: len({each["team"] for each in envelopes}) > 1),
    "less_than_lay_there": lambda event, now, _names: int(event["amount"]) < now.highest,
    "contradicts": _contradicts,
    "with_others": lambda event, _now, _names: any(bet.shared for bet in of_kinds((event,), e.BetPaid)),
}
