"""What the commentary's placeholders stand for: each is made only for a sentence that has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from swallows_gui.engine.asides import Said
from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.data import voices
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.match_context import PLAYS, Draw, Situation
from swallows_gui.games.swallows.words.match_story import SHOOTOUT
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.occasions import cards_of, goals_of, paid_for, score_after, team_of
from swallows_gui.models import vocabulary
from swallows_gui.models.commentary import Field, NamedBy, Words
from swallows_gui.models.narration import Event
from swallows_gui.models.ties import stage_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.grammar import Count, NationName
from swallows_gui.services.language import language


def _facts(event: Event, _now: Situation, _names: Names) -> str:
    """What a played card is; nothing hangs on the place of a rough goal (S5.9)."""
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
    """One by its title, several by their number."""
    cards = cards_of(event)
    return names.cards_listed(cards) if len(cards) == 1 else phrases.count_of("red", len(cards))


def _card(event: Event, now: Situation, names: Names) -> str:
    """A card that is played by its line, once a match; by its title everywhere else."""
    tells = event["type"] in PLAYS and not now.told
    return names.told(event["card"], now.times_told) if tells else names.card(event["card"])


def _beaten(_event: Event, now: Situation, names: Names) -> NationName:
    """Who lost when the two met last."""
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
    """The score after the event; whoever is said to lead, score or win is named with its own goals first."""
    match e.EVENTS.read(event):
        case e.MatchEnded(winner=winner) if winner:
            return vocabulary.score_words(goals_of(event, now))
        case e.Goal() | e.Declined() if now.period != SHOOTOUT:
            return vocabulary.score_words(goals_of(event, now))
    return vocabulary.score_words(score_after(event, now))


def _stock(event: Event, now: Situation, names: Names) -> str:
    """What each team has drawn for the result; told by itself, what the event's has."""
    drawn = now.drawn or (Draw(team_of(event), tuple(cards_of(event))),)
    told = translate("Names", "{cards} for {team:the}")
    nothing = translate("Names", "nothing")
    return "; ".join(
        told.format(team=names.team(draw.team), cards=names.cards_listed(draw.cards) or nothing) for draw in drawn
    )


def _then(name: str, words: Callable[[Names, Any], object] = lambda _names, value: value) -> Any:
    """Something that the memory has recalled, or what `words` makes of it."""
    return lambda event, _now, names: words(names, event["then"][name])


def _said(event: Event, _now: Situation, _names: Names) -> str:
    said = of_kinds((event,), Said)
    return next((voices.sentence(each.occasion, each.variant, language().code) for each in said), "")


def _envelopes(event: Event, _now: Situation, names: Names) -> str:
    """What lay in the envelopes."""
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
