"""What the commentary's placeholders stand for: each is made only for a sentence that has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from swallows_gui.games.swallows.data import voices
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.match_context import PLAYS, Draw, Situation
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.occasions import cards_of, goals_of, paid_for, score_after
from swallows_gui.models import vocabulary
from swallows_gui.models.commentary import Words
from swallows_gui.models.narration import Event
from swallows_gui.models.ties import stage_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.grammar import Count, NationName
from swallows_gui.services.language import language


def _facts(event: Event, _now: Situation, _names: Names) -> str:
    """What a played card is; nothing hangs on the place of a rough goal (S5.9)."""
    return phrases.facts(event["kind"], event["value"], None if event["kind"] == "rough" else event.get("area"))


def _sum(event: Event, _now: Situation, _names: Names) -> str:
    """The written-out sum of a roll: "4 + 3 = 7"."""
    terms = [int(event["die"]), int(event.get("value") or 0)]
    terms += [int(modifier["delta"]) for modifier in event.get("modifiers") or ()]
    left_out = int(event["total"]) - sum(terms)  # records of before leave out reds on a roll that is repeated
    if left_out:
        terms.append(left_out)
    text = str(terms[0])
    for term in terms[1:]:
        text += f" + {term}" if term >= 0 else f" \N{MINUS SIGN} {-term}"
    return f"{text} = {event['total']}"


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
    return names.team(now.away if event["team"] == now.home else now.home)


def _score(event: Event, now: Situation, _names: Names) -> str:
    """The score after the event; whoever is said to lead, score or win is named with its own goals first."""
    score = score_after(event, now)
    kind = event.get("type")
    named = kind == "match_ended" or (kind in ("goal", "declined") and now.period != "shootout")
    team = str(event.get("winner") or event.get("team") or "") if named else ""
    return _pair(goals_of(event, now) if team else score)


def _stock(event: Event, now: Situation, names: Names) -> str:
    """What each team has drawn for the result; told by itself, what the event's has."""
    drawn = now.drawn or (Draw(str(event["team"]), tuple(cards_of(event))),)
    told = translate("Names", "{cards} for {team:the}")
    nothing = translate("Names", "nothing")
    return "; ".join(
        told.format(team=names.team(draw.team), cards=names.cards_listed(draw.cards) or nothing) for draw in drawn
    )


def _then(name: str) -> Any:
    """Something that the memory has recalled."""
    return lambda event, _now, _names: event["then"][name]


def _pair(pair: Sequence[int]) -> str:
    return vocabulary.score_words(pair)


WORDS: Final[Words[Situation, Names]] = {
    # Seats
    "seat": lambda event, _now, names: names.seat(event.get("seat")),
    "seats": lambda event, _now, names: names.seats_listed(event["winners"]),
    "referee": lambda event, _now, names: names.seat(event["referee"]),
    "level": lambda event, _now, _names: vocabulary.level_name(str(event["level"])),
    "said": lambda event, _now, _names: voices.sentence(event["occasion"], event["variant"], language().code),
    # Teams
    "team": lambda event, _now, names: names.team(event["team"]),
    "other": lambda event, _now, names: names.team(event["from"]),
    "home": lambda event, _now, names: names.team(event["home"]),
    "away": lambda event, _now, names: names.team(event["away"]),
    "heir": lambda event, _now, names: names.team(event["initiative"]),
    "rival": _rival,
    "payer": lambda _event, now, names: names.team(paid_for(now)),
    "winner": lambda event, _now, names: names.team(event["winner"]),
    "beaten": _beaten,
    "teams": lambda event, _now, names: names.teams_listed(event["order" if "order" in event else "teams"]),
    "through": lambda event, _now, names: names.teams_listed(_through(event)),
    "group": lambda event, _now, _names: event["group"],
    "slot": lambda event, _now, _names: event["slot"],
    # Cards
    "card": _card,
    "cards": lambda event, _now, names: names.cards_listed(cards_of(event)),
    "reds": _reds,
    "colour": lambda event, _now, _names: phrases.colour_name(event["colour"]),
    "facts": _facts,
    "size": lambda event, _now, _names: Count(event.get("size", 0), language().code),
    # Numbers
    "sum": _sum,
    "delta": lambda event, _now, _names: vocabulary.signed(event["delta"]),
    "n": lambda event, _now, _names: vocabulary.signed(int(event.get("n") or 0)),
    "total": lambda event, _now, _names: event["total"],
    # The match
    "number": lambda event, _now, _names: event["match"],
    "stage": lambda event, _now, _names: stage_name(event["stage"]),
    "score": _score,
    "kicks": lambda event, _now, _names: _pair(event["shootout"]),
    "earlier": lambda _event, now, _names: _pair(now.last.score) if now.last else "",
    "stock": _stock,
    # What is recalled
    "times": _then("times"),
    "then_team": lambda event, _now, names: names.team(event["then"]["then_team"]),
    "then_rival": lambda event, _now, names: names.team(event["then"]["then_rival"]),
    "then_seat": lambda event, _now, names: names.seat(event["then"]["then_seat"]),
    "then_match": _then("then_match"),
    "then_amount": lambda event, _now, _names: language().money(event["then"]["then_amount"]),
    "then_score": lambda event, _now, _names: _pair(event["then"]["then_score"]),
    "then_card": lambda event, _now, names: names.card(event["then"]["then_card"]),
    # Money
    "amount": lambda event, _now, _names: language().money(event["amount"]),
    "stake": lambda event, _now, _names: language().money(event["stake"]),
    "cash": lambda event, _now, _names: language().money(max(event["cash"])),
    "bet": lambda event, _now, names: names.bet_word(event["kind"]),
}
