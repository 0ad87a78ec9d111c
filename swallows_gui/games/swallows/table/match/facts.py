"""What the table says of each card in hand: playable or why not, addable, and what it needs (S5.1 to S5.14, S8.4).

The engine decides what is legal; here its answer gets its reason, a sentence with the clause that says more.
"""

from __future__ import annotations

from typing import Final

from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import ARGUMENT, PLAY, STEPS, verb_of
from swallows_gui.games.swallows.rules.rulings import RedQuestion
from swallows_gui.games.swallows.rules.tables import Condition
from swallows_gui.games.swallows.table.cards.kind_signs import effect_sentence
from swallows_gui.games.swallows.table.match import needs
from swallows_gui.games.swallows.table.match.band import TableState
from swallows_gui.games.swallows.words.answers import DEFENCE_STEPS, GOALIE_STEPS
from swallows_gui.games.swallows.words.hand import CardFacts
from swallows_gui.games.swallows.words.names import moment_name
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary, TextTable, translate


def hand_facts(now: TableState, side: int, chosen: int | None, added: tuple[int, ...]) -> dict[int, CardFacts]:
    """Facts of every card of a side that lies open to the viewer; `chosen` is picked, `added` are its modifiers."""
    asked = now.asked is not None and now.trainer(side) == now.asked and bool(now.decisions)
    fitting = addable(now, chosen) if chosen is not None else []
    facts: dict[int, CardFacts] = {}
    for card in now.hand(side):
        playable = card in now.decisions.plays
        if not asked and not playable:
            facts[card] = CardFacts()
            continue
        modifier = card in fitting
        facts[card] = CardFacts(
            playable=playable,
            reason="" if playable or modifier else why_not(now, card, chosen),
            modifier=modifier,
            needs=card_needs(now, card, added if card == chosen else ()) if playable else "",
        )
    return facts


def addable(now: TableState, chosen: int) -> list[int]:
    """The cards that can be played on top of the chosen one (S5.11, S5.14)."""
    legal = now.view.begun_with(chosen).legal
    return [entry & ARGUMENT for entry in legal if isinstance(entry, int) and verb_of(entry) == PLAY]


_REFUSALS: Final = TextTable("CardFacts", "refusals", "swallows")
"""What the rules refuse a card for, by the code of their reason."""
_MOMENTS: Final = Glossary[int](
    "CardFacts",
    {
        t.ATTACK: QT_TRANSLATE_NOOP("CardFacts", "Attacks only when this team has the ball (S3.4)."),
        t.SWALLOW: QT_TRANSLATE_NOOP("CardFacts", "Attacks only when this team has the ball (S3.4)."),
        t.ROUGH: QT_TRANSLATE_NOOP("CardFacts", "Attacks only when this team has the ball (S3.4)."),
        t.GOALIE: QT_TRANSLATE_NOOP("CardFacts", "Meets only a shot that is on target (S5.2)."),
    },
    QT_TRANSLATE_NOOP("CardFacts", "Answers only an attack of the other team (S5.1)."),
)
"""When a green or a blue of a kind is played."""
_CONDITIONS: Final = TextTable("CardFacts", "conditions", "swallows")
"""What a red demands and is not the case, by the field of its condition; some fields have one value with words of its
own."""


def why_not(now: TableState, card: int, chosen: int | None) -> str:
    """Why a card cannot be played now, or added to the chosen one: a sentence and the clause."""
    view = now.view if chosen is None else now.view.begun_with(chosen)
    refused = view.refusal(now.playing(card))
    if refused is not None and refused.code == "condition_fails":
        return condition_words(refused.parameters["fact"], now.tables.card_conditions[card])
    if refused is not None and refused.code in _REFUSALS:
        return _REFUSALS.first(f"{refused.code} first" if chosen is None else refused.code, refused.code)
    return _moment(now, card)


def _moment(now: TableState, card: int) -> str:
    """When a card is played, for one whose moment this is not."""
    kind = now.tables.card_kind[card]
    if now.tables.card_colour[card] == t.RED:
        moments = [moment_name(name) for bit, name in enumerate(t.WHENS) if now.tables.card_when[card] >> bit & 1]
        return translate("CardFacts", "Is played {moment} (S5.11).").format(
            moment=translate("CardFacts", " or ").join(moments)
        )
    if isinstance(STEPS.get(now.view.step), RedQuestion):
        return translate("CardFacts", "Only a red card is asked for now (S5.11).")
    if now.view.step in GOALIE_STEPS and kind not in _MOMENTS:
        return translate("CardFacts", "The shot is on its way: only a keeper can stop it (S5.6).")
    return _MOMENTS(kind)


def condition_words(fact: str, condition: Condition | None) -> str:
    """What a red demands and is not the case; `fact` is a field of its condition."""
    demanded: tuple[object, ...] = getattr(condition, fact, ())
    alone = str(demanded[0]) if len(demanded) == 1 else ""
    return _CONDITIONS.first(f"{fact} {alone}", fact)


def card_needs(now: TableState, card: int, added: tuple[int, ...] = (), brief: bool = False) -> str:
    """What a playable card needs or does if played now, with `added` on top; only what it does if the player wants no
    chances. `brief`: only the chance, if there is one."""
    effects = _effects(now, (card, *added))
    said = _chance(now, card, added) if now.shows_chances else ""
    if brief and said:
        return said
    return " ".join(part for part in (said, effects) if part)


def _chance(now: TableState, card: int, added: tuple[int, ...]) -> str:
    """What a card needs on the dice, and how likely that is."""
    tables = now.tables
    kind, value = tables.card_kind[card], tables.card_value[card] + now.added(added)
    step = now.view.step
    if step == "attack" and now.playing(card) in now.view.asked:
        area = _moved(now, added, tables.card_area[card])
        return needs.attack_needs(now.marks, kind, value, area, tables.card_own_goal[card])
    if step in DEFENCE_STEPS:
        place = tables.card_area[card] if tables.card_area[card] != t.NOWHERE else now.place
        place, shot = _moved(now, added, place), now.shot_value
        return needs.answer_needs(now.marks, kind, value, place, shot, now.own_goal_on_one)
    if step in GOALIE_STEPS:
        joined = sum(tables.card_value[other] for other in added)
        return needs.goalie_needs(now.marks, tables.card_value[card] + joined, now.total)
    return _on_roll(now, card)


def _moved(now: TableState, added: tuple[int, ...], place: int) -> int:
    """The place of play after modifiers that move it."""
    for card in added:
        for effect in now.tables.card_effects[card]:
            if effect.op == t.SET_AREA:
                place = effect.area
    return place


_IN_THE_SUM = ("value", "roll", "reroll", "set_area")
"""Effects that the chance already speaks of."""


def _effects(now: TableState, cards: tuple[int, ...]) -> str:
    """What the cards do beyond what the chance speaks of, in words."""
    told = _IN_THE_SUM if now.shows_chances else ()
    lines = []
    for card in cards:
        face = now.names.card_of(now.copy(card))
        if face is not None:
            lines += [effect_sentence(effect, face) for effect in face.effects if effect.do not in told]
    return " ".join(lines)


def _on_roll(now: TableState, card: int) -> str:
    """What a red does to the roll that lies there, or to the shot to come."""
    step = now.view.step
    for effect in now.tables.card_effects[card]:
        if effect.op == t.REROLL and now.purpose:
            return needs.rolled_again(now.marks, now.purpose, now.total - now.die)
        if effect.op in (t.ROLL, t.VALUE):
            if step in ("before_shot", "shootout_red"):
                return needs.shot_needs(now.marks, now.shot_value + effect.n)
            if now.purpose and now.die:
                return needs.roll_change(now.marks, now.purpose, now.total, effect.n)
    return ""
