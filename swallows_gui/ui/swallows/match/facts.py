"""What the table says of each card in hand: playable or why not, addable, and what it needs (S5.1 to S5.14, S8.4).

The engine decides what is legal; here its answer gets its reason, a sentence with the clause that says more.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from swallows_gui.engine.swallows import tables as t
from swallows_gui.engine.swallows.tables import Condition
from swallows_gui.models.swallows.answers import DEFENCE_STEPS, GOALIE_STEPS
from swallows_gui.models.swallows.hand import CardFacts
from swallows_gui.ui.swallows.cards.card_wording import effect_sentence, moment_name
from swallows_gui.ui.swallows.match import needs
from swallows_gui.ui.swallows.match.table_situation import ATTACK_STEPS, Situation

_ROLL_WHEN = {
    "foul": t.AFTER_FOUL_ROLL,
    "offside": t.AFTER_OFFSIDE_ROLL,
    "swallow": t.AFTER_SWALLOW_ROLL,
    "rough": t.AFTER_ROUGH_ROLL,
}
_STEP_WHEN = {
    "before_shot": t.BEFORE_SHOT,
    "after_shot_roll": t.AFTER_SHOT_ROLL,
    "goal_against": t.ON_GOAL_AGAINST,
    "sending_off_red": t.ON_SENDING_OFF,
    "shootout_red": t.IN_SHOOTOUT,
}


def hand_facts(now: Situation, side: int, chosen: int | None, added: tuple[int, ...]) -> dict[int, CardFacts]:
    """Facts of every card of a side that lies open to the viewer; `chosen` is picked, `added` are its modifiers."""
    asked = now.asked is not None and now.trainer(side) == now.asked and bool(now.decisions)
    facts: dict[int, CardFacts] = {}
    for card in now.hand(side):
        playable = now.copy(card) in now.decisions.plays
        if not asked and not playable:
            facts[card] = CardFacts()
            continue
        modifier = can_be_added(now, side, card, chosen)
        facts[card] = CardFacts(
            playable=playable,
            reason="" if playable or modifier else why_not(now, side, card, chosen),
            modifier=modifier,
            needs=card_needs(now, card, added if card == chosen else ()) if playable else "",
        )
    return facts


def can_be_added(now: Situation, side: int, card: int, chosen: int | None) -> bool:
    """Whether a red can be played on top of the chosen card (S5.11, S5.14)."""
    tables = now.tables
    if chosen is None or card == chosen or not tables.card_when[card]:
        return False
    step = now.view.step
    if step in GOALIE_STEPS:
        return _saves_together(now, card, chosen)
    if tables.card_kind[chosen] == t.SPECIAL:
        return False
    if step in ATTACK_STEPS:
        if not _attacks(now, chosen):
            return False
        place = tables.card_area[chosen] if tables.card_area[chosen] != t.NOWHERE else t.OUTSIDE
        return bool(tables.card_when[card] & t.WITH_ATTACK) and not failing(now, side, card, place)
    if step in DEFENCE_STEPS:
        return bool(tables.card_when[card] & t.WITH_DEFENCE) and not failing(now, side, card, now.place)
    return False


def _attacks(now: Situation, card: int) -> bool:
    """Whether a playable card starts an attack, and is no red for the stoppage (S3.8)."""
    return now.tables.card_colour[card] == t.GREEN or bool(now.tables.card_when[card] & t.AS_ATTACK)


def _second(now: Situation, card: int) -> bool:
    return any(effect.op == t.SECOND_GOALIE for effect in now.tables.card_effects[card])


def _saves_together(now: Situation, card: int, chosen: int) -> bool:
    """A second goalie joins a blue one only if both together save and the first alone does not; never in a
    shoot-out (S8.3)."""
    tables = now.tables
    if not _second(now, card) or tables.card_colour[chosen] != t.BLUE or now.view.period == "shootout":
        return False
    left = now.total - tables.card_value[chosen]
    return left >= 7 > left - tables.card_value[card]


def failing(now: Situation, side: int, card: int, place: int) -> str:
    """The first fact a red demands that is not the case, by the name of its field; "" if all hold."""
    condition = now.tables.card_conditions[card]
    if condition is None:
        return ""
    own, other = now.view.score[side], now.view.score[1 - side]
    standing = "leading" if own > other else "level" if own == other else "trailing"
    referee = {"dummy"} if now.view.referee < 0 else {"present", "bound" if any(now.view.bound) else "unbound"}
    opponent = now.view.field[now.teams[1 - side]]
    for name, demanded, holds in (
        ("stage", condition.stages, now.view.stage in condition.stages),
        ("period", condition.periods, now.view.period in condition.periods),
        ("score", condition.scores, standing in condition.scores),
        ("side", condition.sides, ("home", "away")[side] in condition.sides),
        ("area", condition.areas, place in condition.areas),
        ("opponent", condition.opponents, opponent in condition.opponents),
        ("referee", condition.referees, not referee.isdisjoint(condition.referees)),
    ):
        if demanded and not holds:
            return name
    return ""


def why_not(now: Situation, side: int, card: int, chosen: int | None) -> str:
    """Why a card cannot be played now: a sentence and the clause."""
    if now.tables.card_colour[card] == t.RED:
        return _why_not_red(now, side, card, chosen)
    kind = now.tables.card_kind[card]
    step = now.view.step
    if kind in (t.ATTACK, t.SWALLOW, t.ROUGH):
        return QCoreApplication.translate("CardFacts", "Attacks only when this team has the ball (S3.4).")
    if kind == t.GOALIE:
        return QCoreApplication.translate("CardFacts", "Meets only a shot that is on goal (S5.2).")
    if step in DEFENCE_STEPS:
        return QCoreApplication.translate("CardFacts", "Not against an attack from this place (S5.4).")
    if step in GOALIE_STEPS:
        return QCoreApplication.translate("CardFacts", "The shot is on its way: only a keeper can stop it (S5.6).")
    return QCoreApplication.translate("CardFacts", "Answers only an attack of the other team (S5.1).")


def _why_not_red(now: Situation, side: int, card: int, chosen: int | None) -> str:
    when = now.tables.card_when[card]
    if not when & _moments(now, chosen):
        moments = [moment_name(name) for bit, name in enumerate(t.WHENS) if when >> bit & 1]
        return QCoreApplication.translate("CardFacts", "Is played {moment} (S5.11).").format(
            moment=QCoreApplication.translate("CardFacts", " or ").join(moments)
        )
    if now.view.step in GOALIE_STEPS and _second(now, card):
        return QCoreApplication.translate(
            "CardFacts", "Joins a blue keeper, and only if both together save the shot (S5.14)."
        )
    if when & (t.WITH_ATTACK | t.WITH_DEFENCE) and not when & (t.AS_ATTACK | t.AS_DEFENCE) and chosen is None:
        return QCoreApplication.translate("CardFacts", "Choose a card first; this one is added to it (S5.11).")
    place = now.place
    if now.view.step in ATTACK_STEPS and chosen is not None:
        place = now.tables.card_area[chosen]
    fact = failing(now, side, card, place)
    if fact:
        return condition_words(fact, now.tables.card_conditions[card])
    if now.view.step in GOALIE_STEPS:
        return QCoreApplication.translate("CardFacts", "A blue keeper that saves must be played first (S8.4).")
    return QCoreApplication.translate("CardFacts", "Does not go with the chosen card (S5.11).")


def _moments(now: Situation, chosen: int | None) -> int:
    """The moments, as bits of WHENS, that the running step is one of."""
    step = now.view.step
    if step in ATTACK_STEPS:
        return t.AS_ATTACK | t.WITH_ATTACK | t.AT_STOPPAGE if chosen is None else t.AS_ATTACK | t.WITH_ATTACK
    if step in DEFENCE_STEPS:
        return t.AS_DEFENCE | t.WITH_DEFENCE
    if step in GOALIE_STEPS:
        return t.AS_GOALIE
    if step == "roll_red":
        return _ROLL_WHEN.get(now.purpose, 0)
    return _STEP_WHEN.get(step, 0)


def condition_words(fact: str, condition: Condition | None) -> str:
    """What a red demands and is not the case."""
    match fact:
        case "stage":
            return QCoreApplication.translate("CardFacts", "Not in this stage of the tournament (S5.11).")
        case "period":
            if condition is not None and condition.periods == ("extra",):
                return QCoreApplication.translate("CardFacts", "Only in extra time (S8.2).")
            return QCoreApplication.translate("CardFacts", "Not in this period of the match (S5.11).")
        case "score":
            return QCoreApplication.translate("CardFacts", "Not at this score (S5.11).")
        case "side":
            if condition is not None and condition.sides == ("home",):
                return QCoreApplication.translate("CardFacts", "Only for the home team (S5.11).")
            return QCoreApplication.translate("CardFacts", "Only for the visitors (S5.11).")
        case "area":
            return QCoreApplication.translate("CardFacts", "Not for an attack from this place (S5.11).")
        case "opponent":
            return QCoreApplication.translate("CardFacts", "Not against this opponent (S5.11).")
    return QCoreApplication.translate("CardFacts", "Not with this referee (S5.11).")


def card_needs(now: Situation, card: int, added: tuple[int, ...] = (), brief: bool = False) -> str:
    """What a playable card needs or does if it is played now, with `added` on top of it; only what it does where the
    player wants no chances shown.

    `brief`: the chance alone, where there is one; what else the cards do stands on their faces.
    """
    effects = _effects(now, (card, *added))
    said = _chance(now, card, added) if now.shows_chances else ""
    if brief and said:
        return said
    return " ".join(part for part in (said, effects) if part)


def _chance(now: Situation, card: int, added: tuple[int, ...]) -> str:
    """What a card needs on the dice, and how likely that is."""
    tables = now.tables
    kind, value = tables.card_kind[card], tables.card_value[card] + now.added(added)
    step = now.view.step
    if step in ATTACK_STEPS and _attacks(now, card):
        area = _moved(now, added, tables.card_area[card])
        return needs.attack_needs(kind, value, area, tables.card_own_goal[card])
    if step in DEFENCE_STEPS:
        place = tables.card_area[card] if tables.card_area[card] != t.NOWHERE else now.place
        return needs.answer_needs(kind, value, _moved(now, added, place), now.shot_value, now.own_goal_on_one)
    if step in GOALIE_STEPS:
        joined = sum(tables.card_value[other] for other in added)
        return needs.goalie_needs(tables.card_value[card] + joined, now.total)
    return _on_roll(now, card)


def _moved(now: Situation, added: tuple[int, ...], place: int) -> int:
    """The place of play after modifiers that move it."""
    for card in added:
        for effect in now.tables.card_effects[card]:
            if effect.op == t.SET_AREA:
                place = effect.area
    return place


_IN_THE_SUM = ("value", "roll", "reroll", "set_area")
"""Effects that the chance already speaks of."""


def _effects(now: Situation, cards: tuple[int, ...]) -> str:
    """What the cards do beyond what the chance speaks of, in words."""
    told = _IN_THE_SUM if now.shows_chances else ()
    lines = []
    for card in cards:
        face = now.names.card_of(now.copy(card))
        if face is not None:
            lines += [effect_sentence(effect, face) for effect in face.effects if effect.do not in told]
    return " ".join(lines)


def _on_roll(now: Situation, card: int) -> str:
    """What a red does to the roll that lies there, or to the shot to come."""
    step = now.view.step
    for effect in now.tables.card_effects[card]:
        if effect.op == t.REROLL and now.purpose:
            return needs.rolled_again(now.purpose, now.total - now.die)
        if effect.op in (t.ROLL, t.VALUE):
            if step in ("before_shot", "shootout_red"):
                return needs.shot_needs(now.shot_value + effect.n)
            if now.purpose and now.die:
                return needs.roll_change(now.purpose, now.total, effect.n)
    return ""
