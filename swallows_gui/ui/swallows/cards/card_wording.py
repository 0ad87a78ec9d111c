"""A card's rules in plain words, from its data and in the language in use: kind, place, moment, effects (S5, S5.12).

Everything is a whole sentence of its own, so that each language can say it in its own order.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from swallows_gui.catalogue.swallows.cards import Card, Effect
from swallows_gui.services.grammar import NationNames
from swallows_gui.services.language import language

LETTERS = {
    "attack": "A",
    "swallow": "S",
    "rough": "T",
    "foul": "F",
    "offside": "O",
    "goalie": "G",
    "special": "!",
}


def played_kind(card: Card) -> str:
    """The kind a card is played as: its own, or what a red stands in for."""
    return card.as_.kind if card.as_ is not None else card.kind


def played_value(card: Card) -> int | None:
    """The value a card is played with, or None if it has none of its own."""
    if card.as_ is not None:
        return None if card.as_.kind == "special" else card.as_.value
    return card.value


def played_area(card: Card) -> str | None:
    """The place a card names, its own or as what it stands in for; None if it names none."""
    return card.as_.area if card.as_ is not None else card.area


def colour_letter(card: Card) -> str:
    """The letter that stands beside the colour: A, S, T, F, O, G, or ! for a red that stands in for nothing."""
    return LETTERS[played_kind(card)]


def value_mark(card: Card) -> str:
    """The big figure of a face: `"4"`, `"+2"` for a red that adds, else empty."""
    value = played_value(card)
    if value is not None:
        return str(value)
    for effect in card.effects:
        if effect.do in ("value", "roll") and effect.n is not None:
            return f"+{effect.n}" if effect.n > 0 else f"−{-effect.n}"
    return ""


def colour_name(colour: str) -> str:
    """The name of a card colour."""
    return {
        "green": QCoreApplication.translate("CardWords", "green"),
        "blue": QCoreApplication.translate("CardWords", "blue"),
        "red": QCoreApplication.translate("CardWords", "red"),
    }[colour]


def kind_name(card: Card) -> str:
    """What the card is, in a word or two."""
    if card.colour == "red" and card.as_ is None:
        return (
            QCoreApplication.translate("CardWords", "Star card")
            if card.nation
            else QCoreApplication.translate("CardWords", "Special")
        )
    return {
        "attack": QCoreApplication.translate("CardWords", "Attack"),
        "swallow": QCoreApplication.translate("CardWords", "Swallow"),
        "rough": QCoreApplication.translate("CardWords", "Rough goal"),
        "foul": QCoreApplication.translate("CardWords", "Foul"),
        "offside": QCoreApplication.translate("CardWords", "Offside"),
        "goalie": QCoreApplication.translate("CardWords", "Goalkeeper"),
        "special": QCoreApplication.translate("CardWords", "Special"),
    }[played_kind(card)]


def area_name(area: str | None) -> str:
    """Where something happens; empty for nowhere."""
    if area is None:
        return ""
    return {
        "inside": QCoreApplication.translate("CardWords", "inside the area"),
        "edge": QCoreApplication.translate("CardWords", "on the edge"),
        "outside": QCoreApplication.translate("CardWords", "outside"),
    }[area]


def kind_line(card: Card) -> str:
    """Kind and place as the line above a card's text."""
    area = area_name(played_area(card))
    return f"{kind_name(card)} · {area}" if area else kind_name(card)


def plain_name(card: Card) -> str:
    """A card in one short phrase: what lists, logs and screen readers call it."""
    mark = value_mark(card)
    name = (
        QCoreApplication.translate("CardWords", "{kind} {value}").format(kind=kind_name(card), value=mark)
        if mark
        else kind_name(card)
    )
    area = area_name(played_area(card))
    if card.colour == "red" and card.as_ is not None:
        name = QCoreApplication.translate("CardWords", "red {name}").format(name=name)
    return f"{name}, {area}" if area else name


def effect_line(card: Card) -> str:
    """All that the card does beyond its kind and value, as short sentences; empty for a plain card."""
    parts = [_moments(card), _stand_in(card), *_conditions(card), _limits(card)]
    parts += [_timed(effect, effect_sentence(effect, card)) for effect in card.effects]
    if card.own_goal_on_one:
        parts.append(QCoreApplication.translate("CardWords", "On a die of 1: own goal of the defenders."))
    return " ".join(part for part in parts if part)


def spoken(card: Card) -> str:
    """The whole card as a screen reader says it: name, line, rules."""
    line = language().card_text(card.id, card.text)
    return " ".join(
        part for part in (f"{colour_name(card.colour)}, {plain_name(card)}.", line, effect_line(card)) if part
    )


def moment_name(when: str) -> str:
    """The moment in which a red may be played."""
    return {
        "as_attack": QCoreApplication.translate("CardWords", "instead of a green"),
        "with_attack": QCoreApplication.translate("CardWords", "with your attack"),
        "before_shot": QCoreApplication.translate("CardWords", "before your free kick or penalty"),
        "after_shot_roll": QCoreApplication.translate("CardWords", "after your shot fell short"),
        "as_defence": QCoreApplication.translate("CardWords", "instead of a blue"),
        "with_defence": QCoreApplication.translate("CardWords", "with your foul or offside"),
        "as_goalie": QCoreApplication.translate("CardWords", "instead of a goalkeeper"),
        "on_goal_against": QCoreApplication.translate("CardWords", "after a goal against you"),
        "after_foul_roll": QCoreApplication.translate("CardWords", "after a foul roll"),
        "after_offside_roll": QCoreApplication.translate("CardWords", "after an offside roll"),
        "after_swallow_roll": QCoreApplication.translate("CardWords", "after a swallow roll"),
        "after_rough_roll": QCoreApplication.translate("CardWords", "after a rough goal's roll"),
        "on_sending_off": QCoreApplication.translate("CardWords", "when one of yours is sent off"),
        "at_stoppage": QCoreApplication.translate("CardWords", "at a stoppage"),
        "before_match": QCoreApplication.translate("CardWords", "before the match"),
        "in_shootout": QCoreApplication.translate("CardWords", "in the shoot-out"),
    }[when]


def _moments(card: Card) -> str:
    names = [moment_name(when) for when in card.when]
    if not names:
        return ""
    listed = QCoreApplication.translate("CardWords", ", or ").join(names)
    return QCoreApplication.translate("CardWords", "Play {moment}.").format(moment=listed)


def _stand_in(card: Card) -> str:
    if card.as_ is None or card.as_.kind == "special":
        return ""
    sentence = {
        "attack": QCoreApplication.translate("CardWords", "Counts as an attack of {value}."),
        "swallow": QCoreApplication.translate("CardWords", "Counts as a swallow of {value}."),
        "rough": QCoreApplication.translate("CardWords", "Counts as a rough goal of {value}."),
        "foul": QCoreApplication.translate("CardWords", "Counts as a foul of {value}."),
        "offside": QCoreApplication.translate("CardWords", "Counts as an offside of {value}."),
        "goalie": QCoreApplication.translate("CardWords", "Counts as a goalkeeper of {value}."),
    }[card.as_.kind]
    return sentence.format(value=card.as_.value)


def _limits(card: Card) -> str:
    limits = frozenset(card.limits)
    if not limits or len(limits) == 3:
        return ""
    return {
        frozenset({"inside"}): QCoreApplication.translate("CardWords", "Only against attacks inside the area."),
        frozenset({"edge"}): QCoreApplication.translate("CardWords", "Only against attacks on the edge."),
        frozenset({"outside"}): QCoreApplication.translate("CardWords", "Only against attacks from outside."),
        frozenset({"inside", "edge"}): QCoreApplication.translate(
            "CardWords", "Only against attacks inside or on the edge."
        ),
        frozenset({"inside", "outside"}): QCoreApplication.translate(
            "CardWords", "Only against attacks inside or from outside."
        ),
        frozenset({"edge", "outside"}): QCoreApplication.translate(
            "CardWords", "Only against attacks on the edge or from outside."
        ),
    }[limits]


def stage_name(stage: str) -> str:
    """The name of a stage of the tournament by its short sign."""
    return {
        "group": QCoreApplication.translate("CardWords", "group match"),
        "R32": QCoreApplication.translate("CardWords", "round of 32"),
        "R16": QCoreApplication.translate("CardWords", "round of 16"),
        "QF": QCoreApplication.translate("CardWords", "quarter-final"),
        "SF": QCoreApplication.translate("CardWords", "semi-final"),
        "F": QCoreApplication.translate("CardWords", "final"),
        "3P": QCoreApplication.translate("CardWords", "match for third place"),
        "GF": QCoreApplication.translate("CardWords", "grand final"),
        "friendly": QCoreApplication.translate("CardWords", "friendly"),
    }[stage]


def _conditions(card: Card) -> list[str]:
    facts = card.if_
    if facts is None:
        return []
    names: list[str] = [stage_name(stage) for stage in facts.stage]
    result: list[str] = []
    if names:
        result.append(QCoreApplication.translate("CardWords", "Only in: {stages}.").format(stages=", ".join(names)))
    periods = {
        "normal": QCoreApplication.translate("CardWords", "normal time"),
        "extra": QCoreApplication.translate("CardWords", "extra time"),
        "shootout": QCoreApplication.translate("CardWords", "the shoot-out"),
    }
    scores = {
        "leading": QCoreApplication.translate("CardWords", "in the lead"),
        "level": QCoreApplication.translate("CardWords", "level"),
        "trailing": QCoreApplication.translate("CardWords", "behind"),
    }
    sides = {
        "home": QCoreApplication.translate("CardWords", "at home"),
        "away": QCoreApplication.translate("CardWords", "away"),
    }
    referees = {
        "present": QCoreApplication.translate("CardWords", "a referee is there"),
        "dummy": QCoreApplication.translate("CardWords", "there is no referee"),
        "bound": QCoreApplication.translate("CardWords", "the referee is bribed"),
        "unbound": QCoreApplication.translate("CardWords", "the referee is not bribed"),
    }
    or_ = QCoreApplication.translate("CardWords", " or ")
    for keys, words, sentence in (
        (facts.period, periods, QCoreApplication.translate("CardWords", "Only in {facts}.")),
        (facts.score, scores, QCoreApplication.translate("CardWords", "Only when {facts}.")),
        (facts.side, sides, QCoreApplication.translate("CardWords", "Only {facts}.")),
        (facts.referee, referees, QCoreApplication.translate("CardWords", "Only if {facts}.")),
    ):
        if keys:
            result.append(sentence.format(facts=or_.join(words[key] for key in keys)))
    if facts.area:
        places = or_.join(area_name(area) for area in facts.area)
        result.append(QCoreApplication.translate("CardWords", "Only if the attack is {places}.").format(places=places))
    if card.opponents:
        teams = NationNames([language().nation_name(nation) for nation in card.opponents], or_.join)
        result.append(QCoreApplication.translate("CardWords", "Only against {teams:the}.").format(teams=teams))
    return result


def _timed(effect: Effect, sentence: str) -> str:
    if effect.at == "called":
        return QCoreApplication.translate("CardWords", "If the whistle goes: {effect}").format(effect=sentence)
    if effect.at == "fair":
        return QCoreApplication.translate("CardWords", "If play goes on: {effect}").format(effect=sentence)
    return sentence


def effect_sentence(effect: Effect, card: Card) -> str:
    """One effect as a sentence."""
    if effect.do == "value":
        return _value_sentence(effect.n or 0, card)
    if effect.do == "roll":
        amount = f"+{effect.n}" if (effect.n or 0) > 0 else f"−{abs(effect.n or 0)}"
        return QCoreApplication.translate("CardWords", "{amount} on the roll.").format(amount=amount)
    if effect.do in ("draw", "discard", "injure", "steal", "return"):
        return _move_sentence(effect)
    if effect.do == "set_area":
        return {
            "inside": QCoreApplication.translate("CardWords", "It happens inside the area."),
            "edge": QCoreApplication.translate("CardWords", "It happens on the edge."),
            "outside": QCoreApplication.translate("CardWords", "It happens outside."),
        }[effect.area or "outside"]
    return {
        "reroll": QCoreApplication.translate("CardWords", "The die is rolled again."),
        "cancel": QCoreApplication.translate("CardWords", "The attack comes to nothing."),
        "shield": QCoreApplication.translate("CardWords", "Nobody is sent off."),
        "extra_attack": QCoreApplication.translate("CardWords", "You attack once more."),
        "goal": QCoreApplication.translate("CardWords", "Goal!"),
        "own_goal": QCoreApplication.translate("CardWords", "Own goal of the others: it counts for you."),
        "free_kick": QCoreApplication.translate("CardWords", "Free kick for you."),
        "penalty": QCoreApplication.translate("CardWords", "Penalty for you."),
        "silence_referee": QCoreApplication.translate("CardWords", "The referee leaves this roll alone."),
        "second_goalie": QCoreApplication.translate(
            "CardWords", "Adds to a blue goalkeeper; counts only if both together save."
        ),
    }[effect.do]


def _value_sentence(n: int, card: Card) -> str:
    amount = f"+{n}" if n > 0 else f"−{-n}"
    if "with_attack" in card.when:
        return QCoreApplication.translate("CardWords", "{amount} on the attack.").format(amount=amount)
    if "with_defence" in card.when:
        return QCoreApplication.translate("CardWords", "{amount} on the foul or offside.").format(amount=amount)
    return QCoreApplication.translate("CardWords", "{amount} on the shot.").format(amount=amount)


def _move_sentence(effect: Effect) -> str:
    n = effect.n or 0
    colour = effect.colour
    if effect.do == "draw":
        if effect.blind:
            return QCoreApplication.translate("CardWords", "Draw %n card(s) blind from the pile.", None, n)
        return {
            None: QCoreApplication.translate("CardWords", "Draw %n card(s).", None, n),
            "green": QCoreApplication.translate("CardWords", "Draw %n green card(s).", None, n),
            "blue": QCoreApplication.translate("CardWords", "Draw %n blue card(s).", None, n),
            "red": QCoreApplication.translate("CardWords", "Draw %n red card(s).", None, n),
        }[colour]
    if effect.do == "discard":
        return {
            None: QCoreApplication.translate("CardWords", "Discard %n card(s) of yours.", None, n),
            "green": QCoreApplication.translate("CardWords", "Discard %n green card(s) of yours.", None, n),
            "blue": QCoreApplication.translate("CardWords", "Discard %n blue card(s) of yours.", None, n),
            "red": QCoreApplication.translate("CardWords", "Discard %n red card(s) of yours.", None, n),
        }[colour]
    if effect.do == "injure":
        if effect.chosen:
            return QCoreApplication.translate(
                "CardWords", "Look at their hand and injure %n card(s) of your choice.", None, n
            )
        return {
            None: QCoreApplication.translate("CardWords", "The others lose %n card(s) by injury.", None, n),
            "green": QCoreApplication.translate("CardWords", "The others lose %n green card(s) by injury.", None, n),
            "blue": QCoreApplication.translate("CardWords", "The others lose %n blue card(s) by injury.", None, n),
            "red": QCoreApplication.translate("CardWords", "The others lose %n red card(s) by injury.", None, n),
        }[colour]
    if effect.do == "steal":
        return {
            None: QCoreApplication.translate("CardWords", "Take %n card(s) from the others.", None, n),
            "green": QCoreApplication.translate("CardWords", "Take %n green card(s) from the others.", None, n),
            "blue": QCoreApplication.translate("CardWords", "Take %n blue card(s) from the others.", None, n),
            "red": QCoreApplication.translate("CardWords", "Take %n red card(s) from the others.", None, n),
        }[colour]
    return {
        None: QCoreApplication.translate("CardWords", "Take back %n card(s) you played in this match.", None, n),
        "green": QCoreApplication.translate(
            "CardWords", "Take back %n green card(s) you played in this match.", None, n
        ),
        "blue": QCoreApplication.translate("CardWords", "Take back %n blue card(s) you played in this match.", None, n),
        "red": "",
    }[colour]
