"""Signs for a card's kind, colour and place, and its rules in plain words (S0.2, S5, S5.8, S5.12).

A sign is a shape in a square of 100 by 100, the same in every language. The words come from the card's data, one whole
sentence for each part, so that each language can order it in its own way.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from swallows_gui.games.swallows.data.cards import Card, EffectEntry
from swallows_gui.games.swallows.table.cards.rule_signs import EFFECTS, MOMENTS, sign_path
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.names import moments_listed
from swallows_gui.models import ties, vocabulary
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary, TextTable, capitalised, translate
from swallows_gui.services.language import NationNames, language
from swallows_gui.ui.kit.icons import polygon, swallow_path
from swallows_gui.ui.kit.painting import saved, set_ink


def played_kind(card: Card) -> str:
    """The kind a card is played as: its own, or what a red stands in for."""
    return card.as_.kind if card.as_ is not None else card.kind


def played_value(card: Card) -> int | None:
    """The value a card is played with, or None if it has none of its own."""
    if card.as_ is not None:
        return None if card.as_.kind == "special" else card.as_.value
    return card.value


def played_area(card: Card) -> str | None:
    """The area a card names, its own or that of the card it stands in for; None for none."""
    return card.as_.area if card.as_ is not None else card.area


def value_mark(card: Card) -> str:
    """The big figure of a face: `"4"`, `"+2"` for a red that adds, else empty."""
    value = played_value(card)
    if value is not None:
        return str(value)
    for effect in card.effects:
        if effect.do in ("value", "roll") and effect.n is not None:
            return f"+{effect.n}" if effect.n > 0 else f"−{-effect.n}"
    return ""


def kind_name(card: Card) -> str:
    """What the card is, in a word or two."""
    if card.colour == "red" and card.as_ is None and card.nation:
        return translate("CardWords", "Star card")
    return capitalised(phrases.kind_name(played_kind(card)))


area_name: Final = TextTable("CardWords", "area_name", "swallows")
"""Where something happens, as short as a card says it; "" for nowhere."""


def kind_line(card: Card) -> str:
    """Kind and place as the line above a card's text."""
    area = area_name(played_area(card) or "")
    return f"{kind_name(card)} · {area}" if area else kind_name(card)


def plain_name(card: Card) -> str:
    """What a card is in one short phrase, by its kind, value and place."""
    mark = value_mark(card)
    name = (
        translate("CardWords", "{kind} {value}").format(kind=kind_name(card), value=mark) if mark else kind_name(card)
    )
    area = area_name(played_area(card) or "")
    if card.colour == "red" and card.as_ is not None:
        name = translate("CardWords", "red {name}").format(name=name)
    return f"{name}, {area}" if area else name


def called(card: Card) -> str:
    """Title and kind of a card: what lists and screen readers call it."""
    title, name = phrases.card_title(card), plain_name(card)
    return translate("CardWords", "{title} ({name})").format(title=title, name=name)


def effect_line(card: Card) -> str:
    """All that the card does beyond its kind and value, as short sentences; empty for a plain card."""
    return " ".join(part for part in (_moments(card), *(sentence for _, sentence in _after_the_moment(card))) if part)


def rules_with_signs(card: Card) -> tuple[tuple[str, str], ...]:
    """As above for a face: each sentence after the name of its sign (`rule_signs`); a moment without its verb."""
    rules = _after_the_moment(card)
    if card.when:
        said = translate("CardWords", "{moment}.", "on a card, after the sign of the moment")
        said = said.format(moment=capitalised(moments_listed(card.when)))
        rules.insert(0, (MOMENTS.get(card.when[0], "die"), said))
    return tuple(rules)


def _after_the_moment(card: Card) -> list[tuple[str, str]]:
    """Sign and sentence of everything but the moment in which a card is played."""
    parts = [("counts", _stand_in(card)), *(("only", each) for each in _conditions(card))]
    parts.append(("only", _LIMITS(frozenset(card.limits))))
    parts += [(EFFECTS[effect.do], _timed(effect, effect_sentence(effect, card))) for effect in card.effects]
    if card.own_goal_on_one:
        said = translate("CardWords", "On a die of 1: own goal of the defenders.")
        parts.append(("one", said))
    return [(sign, sentence) for sign, sentence in parts if sentence]


def spoken(card: Card) -> str:
    """The whole card as a screen reader says it: title, kind, line, rules."""
    line = language().card_text(card.id, card.text)
    head = translate("CardWords", "{title} ({colour}, {name}).").format(
        title=phrases.card_title(card), colour=phrases.colour_name(card.colour), name=plain_name(card)
    )
    return " ".join(part for part in (head, line, effect_line(card)) if part)


def _moments(card: Card) -> str:
    if not card.when:
        return ""
    return translate("CardWords", "Play {moment}.").format(moment=moments_listed(card.when))


_STAND_INS: Final = TextTable("CardWords", "stand_ins", "swallows")


def _stand_in(card: Card) -> str:
    if card.as_ is None or card.as_.kind == "special":
        return ""
    return _STAND_INS(card.as_.kind).format(value=card.as_.value)


_LIMITS: Final = Glossary[frozenset[str]](
    "CardWords",
    {
        frozenset({"inside"}): QT_TRANSLATE_NOOP("CardWords", "Only against attacks inside the area."),
        frozenset({"edge"}): QT_TRANSLATE_NOOP("CardWords", "Only against attacks on the edge."),
        frozenset({"outside"}): QT_TRANSLATE_NOOP("CardWords", "Only against attacks from outside."),
        frozenset({"inside", "edge"}): QT_TRANSLATE_NOOP("CardWords", "Only against attacks inside or on the edge."),
        frozenset({"inside", "outside"}): QT_TRANSLATE_NOOP(
            "CardWords", "Only against attacks inside or from outside."
        ),
        frozenset({"edge", "outside"}): QT_TRANSLATE_NOOP(
            "CardWords", "Only against attacks on the edge or from outside."
        ),
    },
    "",
)
"""None at all and all three places are no limit."""


def stage_name(stage: str) -> str:
    """The matches of a stage of the tournament, by its short sign."""
    return translate("CardWords", "group match") if stage == "group" else ties.stage_word(stage)


_CONDITIONS: Final = TextTable("CardWords", "conditions", "swallows")
_FACTS: Final = TextTable("CardWords", "facts", "swallows")
"""What a card may ask for: period, score, side, referee."""


def _conditions(card: Card) -> list[str]:
    facts = card.if_
    if facts is None:
        return []
    result: list[str] = []
    if facts.stage:
        stages = ", ".join(stage_name(stage) for stage in facts.stage)
        result.append(translate("CardWords", "Only in: {stages}.").format(stages=stages))
    or_ = translate("CardWords", " or ")
    for name, wanted in (
        ("period", facts.period),
        ("score", facts.score),
        ("side", facts.side),
        ("referee", facts.referee),
    ):
        if wanted:
            result.append(_CONDITIONS(name).format(facts=or_.join(_FACTS(each) for each in wanted)))
    if facts.area:
        result.append(_CONDITIONS("area").format(places=or_.join(area_name(area) for area in facts.area)))
    if card.opponents:
        teams = NationNames([language().nation_name(nation) for nation in card.opponents], or_.join)
        result.append(translate("CardWords", "Only against {teams:the}.").format(teams=teams))
    return result


def _timed(effect: EffectEntry, sentence: str) -> str:
    if effect.at == "called":
        return translate("CardWords", "If the whistle goes: {effect}").format(effect=sentence)
    if effect.at == "fair":
        return translate("CardWords", "If play goes on: {effect}").format(effect=sentence)
    return sentence


_EFFECTS: Final = TextTable("CardWords", "effects", "swallows")

_PLACES: Final = TextTable("CardWords", "places", "swallows")

_MOVES: Final = TextTable("CardWords", "moves", "swallows")
"""What cards are moved, by their colour."""
_VALUES: Final = TextTable("CardWords", "values", "swallows")
"""What a red adds to, by the moment in which it is played."""


def effect_sentence(effect: EffectEntry, card: Card) -> str:
    """One effect as a sentence."""
    n = effect.n or 0
    match effect.do:
        case "roll":
            return _VALUES("roll").format(amount=vocabulary.signed(n))
        case "value":
            moment = next((when for when in ("with_attack", "with_defence") if when in card.when), "")
            return _VALUES(moment).format(amount=vocabulary.signed(n))
        case "draw" if effect.blind:
            return _MOVES("draw blind", n)
        case "injure" if effect.chosen:
            return _MOVES("injure chosen", n)
        case "draw" | "discard" | "injure" | "steal" | "return":
            return _MOVES(f"{effect.do} {effect.colour or 'any'}", n)
        case "set_area":
            return _PLACES(effect.area or "outside")
    return _EFFECTS(effect.do)


BOLT: Final = "bolt"
"""The sign of what is red: something that nobody expects."""
_OF_KIND: Final = {
    "attack": "ball", "swallow": "swallow", "rough": "elbow", "foul": "whistle", "offside": "flag", "goalie": "glove",
}  # fmt: skip
_OF_COLOUR: Final = {"green": "ball", "blue": "glove", "red": BOLT}


@cache
def _flag() -> QPainterPath:
    """The linesman's flag, held up."""
    path = QPainterPath()
    path.addPolygon(polygon((14, 2), (26, 2), (38, 98), (26, 98)))
    path.closeSubpath()
    path.addPolygon(polygon((27, 4), (96, 10), (88, 58), (34, 56)))
    path.closeSubpath()
    cut = QPainterPath()
    cut.addPolygon(polygon((46, 20), (65, 21), (66, 34), (48, 33)))
    cut.addPolygon(polygon((66, 34), (79, 35), (77, 47), (67, 46)))
    return path.subtracted(cut)


@cache
def _elbow() -> QPainterPath:
    """A bent arm that meets something: fist above, elbow out, two strokes where it hits."""
    arm = QPainterPath()
    arm.addPolygon(polygon((4, 58), (46, 70), (40, 24), (64, 22), (78, 84), (62, 98), (4, 84)))
    arm.closeSubpath()
    fist = QPainterPath()
    fist.addRoundedRect(QRectF(33, 0, 36, 30), 12, 12)
    strokes = QPainterPath()
    for corners in (
        ((82, 62), (98, 52), (100, 60), (86, 70)),
        ((86, 78), (100, 78), (100, 86), (86, 86)),
        ((80, 94), (90, 100), (84, 106), (74, 100)),
    ):
        strokes.addPolygon(polygon(*corners))
        strokes.closeSubpath()
    return arm.united(fist).united(strokes)


@cache
def _bolt() -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(polygon((58, 0), (14, 56), (44, 56), (30, 100), (86, 38), (54, 38), (74, 0)))
    path.closeSubpath()
    return path


def sign_shape(name: str) -> QPainterPath:
    """The sign of a kind, a colour or a rule in a square of 100 by 100. Raises `KeyError` for an unknown name."""
    match name:
        case "swallow":
            return swallow_path()
        case "flag":
            return _flag()
        case "elbow":
            return _elbow()
        case "bolt":
            return _bolt()
    return sign_path(name)


def kind_sign(card: Card) -> str:
    """What stands under a card's number: the sign of its kind, or of the moment in which a special red is played."""
    kind = played_kind(card)
    if kind in _OF_KIND:
        return _OF_KIND[kind]
    return MOMENTS.get(card.when[0], "die") if card.when else BOLT


def paint_shape(painter: QPainter, name: str, room: QRectF, ink: QColor, rim: QColor | None = None) -> None:
    """Paint a sign into a square in one colour; `rim` parts it from a ground of nearly that colour."""
    place = QTransform().translate(room.left(), room.top()).scale(room.width() / 100, room.height() / 100)
    shape = place.map(sign_shape(name))
    if rim is not None:
        painter.strokePath(shape, QPen(rim, room.width() * 0.16))
    painter.fillPath(shape, ink)


def paint_colour_sign(painter: QPainter, colour: str, room: QRectF, ink: QColor) -> None:
    """Paint the sign of a card's colour, as backs and nation cards show it: ball, gloves, bolt."""
    paint_shape(painter, _OF_COLOUR[colour], room, ink)


def paint_place(painter: QPainter, room: QRectF, areas: Collection[str], paint: QColor, line: QColor) -> None:
    """Paint a penalty area seen from above, its goal at the right, and in it what places are meant."""
    with saved(painter):
        painter.translate(room.topLeft())
        painter.scale(room.width() / 32, room.height() / 24)
        box = QRectF(13, 3.5, 17, 17)
        if "outside" in areas:
            painter.fillRect(QRectF(1, 1, 9, 22), paint)
        if "inside" in areas:
            painter.fillRect(box, paint)
        if "edge" in areas:
            painter.fillRect(QRectF(9.5, 1, 7, 22), paint)
        set_ink(painter, line=QPen(line, 1.8))
        painter.drawPolyline([box.topRight(), box.topLeft(), box.bottomLeft(), box.bottomRight()])
        painter.drawLine(QPointF(30, 1), QPointF(30, 23))
        painter.setPen(QPen(line, 3))
        painter.drawLine(QPointF(31, 9), QPointF(31, 15))
