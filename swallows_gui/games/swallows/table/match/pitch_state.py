"""The running attack as the pitch draws it: cards, place, die, the sum written out, and for whom it speaks (S5)."""

from __future__ import annotations

from typing import Final, Literal

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.rules.tables import AREAS, NOWHERE
from swallows_gui.games.swallows.table.match.attack_story import AnswerStory, PlayedCard
from swallows_gui.games.swallows.table.match.band import TableState
from swallows_gui.games.swallows.table.pitch.ball_way import Rest
from swallows_gui.games.swallows.table.pitch.pitch import Lying, PitchState
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.glossary import TextTable, capitalised, translate

Side = Literal["home", "away"]


def current(now: TableState) -> PitchState:
    """The pitch of a situation; a finished attack stays until the next one begins."""
    play = now.play
    area = play.area
    attack = now.view.attack
    if attack is not None and not play.over and attack.area != NOWHERE:
        area = AREAS[attack.area]
    return pitch_state(play, now.names, now.code(0), now.code(1), area)


def pitch_state(play: PlayedCard, names: Names, home: str, away: str, area: str | None = None) -> PitchState:
    """The pitch's state for a play between the teams `home` and `away`; `area` replaces the play's own."""
    if not play.team:
        return PitchState(home_code=home, away_code=away, verdict=whistle_words(play))
    attacker: Side = "home" if play.team == home else "away"
    return PitchState(
        attacker=attacker,
        area=area or play.area,
        attack=_attack(play, names),
        defence=_defence(play, names),
        die=play.die or None,
        parts=play.parts,
        total=play.total if play.die else None,
        mark=play.mark,
        verdict=verdict_words(play),
        good_for=good_for(play, attacker),
        home_code=home,
        away_code=away,
        place=_PLACES.get(play.kind),
        rest=_RESTS.get(play.verdict, "lies"),
        roll=play.roll,
        roller="home" if play.roller == home else "away",
        nudge=play.nudge,
    )


_PLACES = {"penalty": "spot", "free_kick": "mark"}
_RESTS: dict[str, Rest] = {
    "goal": "net",
    "own_goal": "own_net",
    "saved": "keeper",
    "stopped": "keeper",
    "missed": "over",
    "on_goal": "way",
    "not_called": "way",
    "off_target": "skied",
    "fair": "tackled",
    "called": "whistled",
    "sent_off": "whistled",
    "attacker_off": "whistled",
    "given": "flag",
    "nothing": "lost",
    "over": "lost",
    "cancelled": "called_off",
}
"""Where the ball is after a verdict; after the others it lies at its place."""


def whistle_words(play: PlayedCard) -> str:
    """The reason for the referee's whistle while nothing is played, short enough for a banner."""
    match play.whistle:
        case "extra" | "shootout":
            return capitalised(phrases.period_name(play.whistle))
        case "end":
            return translate("Pitch", "Full time")
    return ""


def _attack(play: PlayedCard, names: Names) -> Lying:
    card = names.card_of(play.card) if play.card and play.kind not in ("free_kick", "penalty") else None
    modifiers = _cards(play.modifiers, names)
    value = play.value + _added(modifiers) if card is not None else play.value  # an award's label names its own
    return Lying(card=card, value=value, label=play_label(play), modifiers=modifiers)


def _defence(play: PlayedCard, names: Names) -> Lying | None:
    met = play.goalies[0] if play.goalies else play.answer
    if met is None:
        return None
    modifiers = _cards(met.modifiers, names)
    value = met.value + _added(modifiers) + sum(goalie.value for goalie in play.goalies[1:])
    others = _cards(tuple(goalie.card for goalie in play.goalies[1:]), names)
    return Lying(card=names.card_of(met.card), value=value, label=answer_label(met), modifiers=modifiers + others)


def _added(modifiers: tuple[Card, ...]) -> int:
    """What reds add to the card they lie on; reds on a roll change its total instead."""
    return sum(effect.n or 0 for card in modifiers for effect in card.effects if effect.do == "value")


def _cards(copies: tuple[str, ...], names: Names) -> tuple[Card, ...]:
    return tuple(card for card in map(names.card_of, copies) if card is not None)


def play_label(play: PlayedCard) -> str:
    """The name of the attacking play: "Attack 4", "Penalty"."""
    if play.cause == "shootout":
        return translate("Pitch", "Kick {value}").format(value=play.value)
    match play.kind:
        case "penalty":
            return translate("Pitch", "Penalty {value}").format(value=play.value)
        case "free_kick":
            return translate("Pitch", "Free kick {value}").format(value=play.value)
        case "special":
            return capitalised(phrases.kind_name("special"))
    return capitalised(f"{phrases.kind_name(play.kind)} {play.value}")


def answer_label(met: AnswerStory) -> str:
    """The name of the defending card: "Foul 3"."""
    if met.kind == "special":
        return capitalised(phrases.kind_name("special"))
    return capitalised(f"{phrases.kind_name(met.kind)} {met.value}")


_VERDICTS: Final = TextTable("Pitch", "verdicts", "swallows")
"""How an attack stands or ended; some rolls say it in their own way."""


def verdict_words(play: PlayedCard) -> str:
    """How it stands or ended, short enough for a banner."""
    return _VERDICTS.first(f"{play.verdict} {play.purpose}", play.verdict)


_FOR_ATTACKER = frozenset({"goal", "own_goal", "on_goal", "called", "sent_off", "play_on", "not_called"})
_OPEN = frozenset({"", "over"})


def good_for(play: PlayedCard, attacker: Side) -> Side | None:
    """The side that the verdict favours."""
    if play.verdict in _OPEN:
        return None
    other: Side = "away" if attacker == "home" else "home"
    favours = play.verdict in _FOR_ATTACKER
    if play.purpose == "rough" and play.verdict == "called":
        favours = False
    return attacker if favours else other
