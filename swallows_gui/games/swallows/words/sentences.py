"""Commentary of Swallows: one line for every event that is told, in the current language, with names (never "you").

The log, screen readers and the table use `sentence`; events keep ids, so an old line changes its language with the
window. The texts and `occasions.json` lie in `resources/swallows/commentary/`; how one is chosen says
`models/commentary.py`.

A fact is a function of an event, the situation before it and the names; `occasions.json` uses facts by name. The score
is the one after the event, as the event's team sees it (the winner's, when a match ends). A placeholder's value is made
only for a sentence that contains it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import not_
from typing import Any, Final

from swallows_gui.catalogue.commentary import Commentary
from swallows_gui.catalogue.places import data_path
from swallows_gui.engine.asides import Said
from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.tournament.schedule import FINALS
from swallows_gui.games.swallows.data import voices
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.story import SHOOTOUT
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.card_tags import TAGS, tags_of
from swallows_gui.games.swallows.words.match_context import NOWHERE, PLAYS, Course, Draw, Situation
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.recollections import RECOLLECTIONS
from swallows_gui.models import vocabulary
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import NOTHING_HEARD, Facts, Field, NamedBy, Reporter, Teller, Telling, Words
from swallows_gui.models.ties import stage_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import Count, NationName, language

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
    """The team of an event: of a finished match the winner; "" for none."""
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
    """The goals of the event's team and of the other. For an event told by itself the home team is unknown, but a
    winner has more."""
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


def _facts(event: Event, _now: Situation, _names: Names) -> str:
    """A played card's facts; without the place for a rough goal (S5.9)."""
    match e.EVENTS.read(event):
        case e.AttackPlayed() | e.DefencePlayed() as played:
            return phrases.facts(played.kind, played.value, None if played.kind == "rough" else played.area)
    return ""


def _sum(event: Event, _now: Situation, _names: Names) -> str:
    """The written-out sum of a roll: "4 + 3 = 7"."""
    return next(map(_sum_of, of_kinds((event,), e.DieRolled)), "")


def _sum_of(roll: e.DieRolled) -> str:
    terms = [roll.die, roll.value, *(modifier["delta"] for modifier in roll.modifiers)]
    left_out = roll.total - sum(terms)  # records of before leave out reds on a roll that is repeated
    if left_out:
        terms.append(left_out)
    text = str(terms[0])
    for term in terms[1:]:
        text += f" + {term}" if term >= 0 else f" \N{MINUS SIGN} {-term}"
    return f"{text} = {roll.total}"


def _reds(event: Event, _now: Situation, names: Names) -> str:
    """One red by its title, several by number."""
    cards = cards_of(event)
    return names.cards_listed(cards) if len(cards) == 1 else phrases.count_of("red", len(cards))


def _card(event: Event, now: Situation, names: Names) -> str:
    """A card that is played by its line, once a match; by its title everywhere else."""
    tells = event["type"] in PLAYS and not now.told
    return names.told(event["card"], now.times_told) if tells else names.card(event["card"])


def _beaten(_event: Event, now: Situation, names: Names) -> NationName:
    """The loser of the two teams' last match."""
    last = now.last
    return names.team("" if last is None or not last.winner else last.home if last.winner == last.away else last.away)


def _through(event: Event) -> Sequence[str]:
    """The thirds that go through: they are named, or their number is."""
    through = event["through"]
    return list(event["order"])[:through] if isinstance(through, int) else through


def _rival(event: Event, now: Situation, names: Names) -> NationName:
    """The team that plays against the event's."""
    return names.team(now.away if team_of(event) == now.home else now.home)


def _score(event: Event, now: Situation, _names: Names) -> str:
    """The score after the event; a team named as leading, scoring or winning has its own goals first."""
    match e.EVENTS.read(event):
        case e.MatchEnded(winner=winner) if winner:
            return vocabulary.score_words(goals_of(event, now))
        case e.Goal() | e.Declined() if now.period != SHOOTOUT:
            return vocabulary.score_words(goals_of(event, now))
    return vocabulary.score_words(score_after(event, now))


def _stock(event: Event, now: Situation, names: Names) -> str:
    """The cards that each team has drawn for the result; told by itself, those of the event's team."""
    drawn = now.drawn or (Draw(team_of(event), tuple(cards_of(event))),)
    told = translate("Names", "{cards} for {team:the}")
    nothing = translate("Names", "nothing")
    return "; ".join(
        told.format(team=names.team(draw.team), cards=names.cards_listed(draw.cards) or nothing) for draw in drawn
    )


def _then(name: str, words: Callable[[Names, Any], object] = lambda _names, value: value) -> Any:
    """A value that the memory has recalled, or what `words` makes of it."""
    return lambda event, _now, names: words(names, event["then"][name])


def _said(event: Event, _now: Situation, _names: Names) -> str:
    said = of_kinds((event,), Said)
    return next((voices.sentence(each.occasion, each.variant, language().code) for each in said), "")


def _envelopes(event: Event, _now: Situation, names: Names) -> str:
    """The money in the envelopes, with names."""
    told = translate("Names", "{amount} from {seat} for {team:the}")
    return ", ".join(
        told.format(amount=_money(each["amount"]), seat=names.seat(each["seat"]), team=names.team(each["team"]))
        for opened in of_kinds((event,), e.EnvelopesOpened)
        for each in opened.envelopes
    )


def _money(amount: int) -> str:
    return language().money(amount)


WORDS: Final[Words[Situation, Names]] = {
    # Seats
    "seat": NamedBy("seat", Names.seat),
    "seats": NamedBy("winners", Names.seats_listed),
    "referee": NamedBy("referee", Names.seat),
    "level": Field("level", vocabulary.level_name),
    "said": _said,
    # Teams
    "team": NamedBy("team", Names.team),
    "other": NamedBy("from", Names.team),
    "home": NamedBy("home", Names.team),
    "away": NamedBy("away", Names.team),
    "heir": NamedBy("initiative", Names.team),
    "rival": _rival,
    "payer": lambda _event, now, names: names.team(paid_for(now)),
    "winner": NamedBy("winner", Names.team),
    "beaten": _beaten,
    "teams": lambda event, _now, names: names.teams_listed(event["order" if "order" in event else "teams"]),
    "through": lambda event, _now, names: names.teams_listed(_through(event)),
    "group": Field("group"),
    "slot": Field("slot"),
    # Cards
    "card": _card,
    "cards": lambda event, _now, names: names.cards_listed(cards_of(event)),
    "reds": _reds,
    "colour": Field("colour", phrases.colour_name),
    "facts": _facts,
    "size": Field("size", lambda size: Count(size, language().code)),
    # Numbers
    "sum": _sum,
    "delta": Field("delta", vocabulary.signed),
    "n": Field("n", vocabulary.signed),
    "total": Field("total"),
    # The match
    "number": Field("match"),
    "stage": Field("stage", stage_name),
    "score": _score,
    "kicks": Field("shootout", vocabulary.score_words),
    "earlier": lambda _event, now, _names: vocabulary.score_words(now.last.score) if now.last else "",
    "stock": _stock,
    # What is recalled
    "times": _then("times"),
    "then_team": _then("then_team", Names.team),
    "then_rival": _then("then_rival", Names.team),
    "then_seat": _then("then_seat", Names.seat),
    "then_match": _then("then_match"),
    "then_amount": _then("then_amount", lambda _names, amount: _money(amount)),
    "then_score": _then("then_score", lambda _names, score: vocabulary.score_words(score)),
    "then_card": _then("then_card", Names.card),
    # Money
    "amount": Field("amount", _money),
    "envelopes": _envelopes,
    "stake": Field("stake", _money),
    "cash": Field("cash", lambda cash: _money(max(cash))),
    "bet": NamedBy("kind", Names.bet_word),
}


@cache
def teller() -> Teller[Situation, Names]:
    """The teller of events, with its texts read once. Raises `BadCommentary`."""
    folder = data_path("resources", "swallows", "commentary")
    commentary = Commentary(folder, FACTS.keys() | FIELDS, WORDS, tags=TAGS, recollections=RECOLLECTIONS)
    return Teller(commentary, FACTS, WORDS, tags_of)


def reporter(names: Names, heard: Mapping[str, Sequence[int]] = NOTHING_HEARD) -> Reporter[Situation, Names]:
    """A reporter, which follows a game from its beginning and chooses the sentences; `heard` counts those of earlier
    games."""
    return Reporter(teller(), Course(names.catalogue.marks), names, heard)


def tells(event: Event) -> bool:
    """Whether this type of event has a sentence."""
    return event.get("type") in teller().commentary.occasions


def sentence(event: Event, names: Names, telling: Telling[Situation] | None = None) -> str:
    """The event in one line; "" if it is not told or unknown. A telling from a `reporter` that has seen all earlier
    events allows sentences such as an equaliser; without one the event is told by itself."""
    if telling is None:
        return teller().by_itself(event, NOWHERE, names, language().code)
    return teller().line(event, telling, names, language().code)
