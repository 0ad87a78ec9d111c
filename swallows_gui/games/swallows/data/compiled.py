"""Compiles the catalogue into plain tables for the engine, and computes the digest of all data that affects rules.

A record's header writes nations of the first edition by code and later ones with the fields that affect rules; name,
flag, kit, titles, texts and scenes always come from this program. Formats of one's own are read from a file or, by
value, from a record's header (S10.5).
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from pydantic import TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, parse, read
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.data.cards import Card, EffectEntry, Fields, If, Nation
from swallows_gui.games.swallows.data.formats import FormatModel
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.marks import PRINTED, Marks
from swallows_gui.games.swallows.rules.tables import (
    AREAS,
    COLOURS,
    KINDS,
    NOWHERE,
    ON_CALLED,
    ON_FAIR,
    ON_PLAY,
    OPS,
    WHENS,
    CardEffect,
    Condition,
    Tables,
)

UNRULED_CARD: Final = {"title", "text", "scene"}
UNRULED_NATION: Final = {"name", "grammar", "kit", "flag", "by_value", "plain"}
MOST: Final = 200
"""Nations that a header can have by value."""

_OF_EVERY_STAR: Final = {"colour", "kind", "count", "nation"}
Found = TypeVar("Found", Card, Nation)
_CARD: Final = TypeAdapter(Card)
_NATION: Final = TypeAdapter(Nation)


class FirstEdition(NamedTuple):
    """What of the data a record has by its names alone."""

    cards: dict[str, Card]
    nations: dict[str, Nation]
    fields: Fields


def first_edition(cards: Mapping[str, Card], nations: Mapping[str, Nation], fields: Fields) -> FirstEdition:
    """The data without nations that a header has by value, without their cards and the fields they play in."""
    first = {code: nation for code, nation in nations.items() if not nation.by_value}
    later = nations.keys() - first.keys()
    return FirstEdition(
        {name: card for name, card in cards.items() if card.nation not in later},
        first,
        Fields(heads=fields.heads, presets=tuple(one for one in fields.presets if later.isdisjoint(one.teams))),
    )


def written(nation: Nation, cards: Mapping[str, Card]) -> Json:
    """A nation and its cards as a header has them."""
    whole = nation.model_dump(mode="json", exclude=UNRULED_NATION)
    left_out = UNRULED_CARD | _OF_EVERY_STAR
    stars = [
        cards[star].model_dump(mode="json", by_alias=True, exclude=left_out, exclude_defaults=True)
        for star in nation.stars
    ]
    return {**whole, "stars": stars}


def read_nations(
    given: Sequence[Json], nations: Mapping[str, Nation], cards: Mapping[str, Card]
) -> tuple[dict[str, Nation], dict[str, Card]]:
    """Nations that a header has by value and their cards, with the names and pictures of this program.

    Raises `ValueError` with what is wrong: one that this program does not know, or that is not sound.
    """
    if len(given) > MOST:
        raise ValueError(f"more than {MOST} nations")
    found: dict[str, Nation] = {}
    stars: dict[str, Card] = {}
    for one in given:
        code = one.get("code") if isinstance(one, Mapping) else None
        known = nations.get(code) if isinstance(code, str) else None
        if known is None or not known.by_value:
            raise ValueError(f"{code!r} is no nation that this program knows by value")
        if known.code in found or not isinstance(one.get("stars"), list):
            raise ValueError(f"{code}: stands twice, or has no list of cards")
        own = [_star(known.code, star, cards) for star in one["stars"]]
        shown = known.model_dump(mode="json", include=UNRULED_NATION)
        found[known.code] = _sound(_NATION, {**one, **shown, "stars": [star.id for star in own]}, known.code)
        stars |= {star.id: star for star in own}
    return found, stars


def _star(code: str, given: Any, cards: Mapping[str, Card]) -> Card:
    known = cards.get(str(given.get("id"))) if isinstance(given, Mapping) else None
    if known is None or known.nation != code:
        raise ValueError(f"{code}: has a card that this program does not know")
    shown = known.model_dump(mode="json", by_alias=True, include=UNRULED_CARD | _OF_EVERY_STAR)
    return _sound(_CARD, {**given, **shown}, known.id)


def _sound(adapter: TypeAdapter[Found], value: Json, name: str) -> Found:
    try:
        return parse(name, json.dumps(value).encode(), adapter)
    except BadCard as error:
        raise ValueError(str(error)) from None


FORMAT: Final = TypeAdapter(FormatModel)
_COLOURS: Final = (
    Reason(QT_TRANSLATE_NOOP("FileReasons", "green")),
    Reason(QT_TRANSLATE_NOOP("FileReasons", "blue")),
    Reason(QT_TRANSLATE_NOOP("FileReasons", "red")),
)

Cards = Sequence[tuple[int, int, int]]
"""By nation the greens, blues and reds that it is dealt."""


def read_format(path: Path) -> FormatModel:
    """The format that a file holds. Raises `BadCard` with file, key, and what is wrong there."""
    return read(path, FORMAT)


def short_of_cards(form: FormatModel, dealt: Cards, deck: Sequence[int]) -> str | None:
    """What is wrong if the decks of a format have too few cards for a field of average nations, else None.

    `deck` has the random greens, blues and reds of one deck.
    """
    teams = form.compiled().schedule.teams
    for colour, there in enumerate(deck):
        due = ceil(teams * sum(cards[colour] for cards in dealt) / len(dealt))
        if due > there * form.decks:
            return Reason(
                QT_TRANSLATE_NOOP(
                    "FileReasons",
                    "{teams} teams are dealt {due} {colour} cards, and there are {there}; say {decks} decks",
                ),
                teams=teams,
                due=due,
                colour=_COLOURS[colour],
                there=there * form.decks,
                decks=ceil(due / there),
            )
    return None


def by_value(dealt: Cards, deck: Sequence[int]) -> Callable[[Mapping[str, Any]], Format]:
    """Reads formats that are given by value: it raises `ValueError`, with what is wrong, for one that is none."""

    return partial(_compiled, dealt, deck)


def _compiled(dealt: Cards, deck: Sequence[int], given: Mapping[str, Any]) -> Format:
    try:
        form = parse("format", json.dumps(given).encode(), FORMAT)
    except BadCard as error:
        raise ValueError(str(error)) from None
    if reason := short_of_cards(form, dealt, deck):
        text = QT_TRANSLATE_NOOP("FileReasons", "{key}: {reason}")
        raise ValueError(Reason(text, key=f"{form.id}: decks", reason=reason))
    return form.compiled()


_TIMING = {None: ON_PLAY, "called": ON_CALLED, "fair": ON_FAIR}
_ANYWHERE = (1 << len(AREAS)) - 1
_KEPT: Final = 16
"""So many sets of nations that are laid on the tables are kept, the newest ones."""


def compile_tables(
    cards: Mapping[str, Card],
    nations: Mapping[str, Nation],
    formats: Mapping[str, FormatModel],
    fields: Fields,
    marks: Marks,
) -> Tables:
    """The tables of all that a header does not have by value, and how what it has is read."""
    first = first_edition(cards, nations, fields)
    number = {code: index for index, code in enumerate(first.nations)}
    dealt = tuple((nation.green, nation.blue, nation.red) for nation in first.nations.values())
    tables = Tables(
        **_columns(first.cards, first.nations),
        marks=marks,
        formats={form.id: form.compiled() for form in formats.values()},
        written={form.id: form.written() for form in formats.values() if form.by_value},
        later={code: written(nation, cards) for code, nation in nations.items() if nation.by_value},
        named_only=frozenset(code for code, nation in nations.items() if nation.plain),
        later_fields={preset.id: preset.teams for preset in fields.presets if preset not in first.fields.presets},
        presets={preset.id: tuple(number[code] for code in preset.teams) for preset in first.fields.presets},
        heads=tuple(number[code] for code in fields.heads),
        digest=digest(cards, nations, formats, fields, marks=marks),
        read_format=by_value(dealt, one_deck(cards)),
    )
    return replace(tables, read_nations=_Laid(tables, first, cards, nations))


class _Laid:
    """Reads nations that are given by value, and lays them on the tables of the first edition."""

    def __init__(
        self, tables: Tables, first: FirstEdition, cards: Mapping[str, Card], nations: Mapping[str, Nation]
    ) -> None:
        self._tables, self._first, self._cards, self._nations = tables, first, cards, nations
        self._known: dict[str, Tables] = {}

    def __call__(self, given: Sequence[Json]) -> Tables:
        """The tables with these nations. Raises `ValueError` with what is wrong with one."""
        key = json.dumps(given, sort_keys=True)
        if key not in self._known:
            nations, cards = read_nations(given, self._nations, self._cards)
            columns = _columns({**self._first.cards, **cards}, {**self._first.nations, **nations})
            if len(self._known) == _KEPT:
                del self._known[next(iter(self._known))]
            self._known[key] = replace(self._tables, **columns, nations=tuple(given), read_nations=self)
        return self._known[key]


def _columns(cards: Mapping[str, Card], nations: Mapping[str, Nation]) -> dict[str, Any]:
    """The columns of cards and nations: one entry a physical card, in the order given; personalised cards once (S0.2,
    S10.3)."""
    codes = tuple(nations)
    number = {code: index for index, code in enumerate(codes)}
    designs = tuple(cards.values())
    copies = [(design, copy) for design, card in enumerate(designs) for copy in range(1, card.count + 1)]
    each = [designs[design] for design, _ in copies]
    ids = tuple(f"{designs[design].id}#{copy}" for design, copy in copies)
    first = {designs[design].id: card for card, (design, copy) in enumerate(copies) if copy == 1}
    effects = {card.id: tuple(_effect(effect) for effect in card.effects) for card in designs}
    conditions = {card.id: _condition(card.if_, number) for card in designs}
    return {
        "card_id": ids,
        "card_design": tuple(design for design, _ in copies),
        "card_colour": tuple(COLOURS.index(card.colour) for card in each),
        "card_kind": tuple(KINDS.index(card.as_.kind if card.as_ else card.kind) for card in each),
        "card_value": tuple(card.as_.value if card.as_ else card.value or 0 for card in each),
        "card_area": tuple(_area(card.as_.area if card.as_ else card.area) for card in each),
        "card_limits": tuple(_bits(card.limits, AREAS) if card.limits else _ANYWHERE for card in each),
        "card_own_goal": tuple(card.own_goal_on_one for card in each),
        "card_when": tuple(_bits(card.when, WHENS) for card in each),
        "card_conditions": tuple(conditions[card.id] for card in each),
        "card_effects": tuple(effects[card.id] for card in each),
        "card_nation": tuple(number[card.nation] if card.nation else NOWHERE for card in each),
        "design_id": tuple(card.id for card in designs),
        "nation_code": codes,
        "nation_strength": tuple(nation.strength for nation in nations.values()),
        "nation_cards": tuple((nation.green, nation.blue, nation.red) for nation in nations.values()),
        "nation_stars": tuple(tuple(first[star] for star in nation.stars) for nation in nations.values()),
    }


def one_deck(cards: Mapping[str, Card]) -> tuple[int, ...]:
    """How many random greens, blues and reds one deck has."""
    random = [card for card in cards.values() if card.nation is None]
    return tuple(sum(card.count for card in random if card.colour == colour) for colour in COLOURS)


def digest(
    cards: Mapping[str, Card],
    nations: Mapping[str, Nation],
    formats: Mapping[str, FormatModel],
    fields: Fields,
    off: Iterable[str] = (),
    marks: Marks = PRINTED,
) -> str:
    """ "sha256:..." of what the rules read: no title, text, name, scene, kit or flag, nor what a record has by value.

    `off`: cards a pack takes out. `marks` count where they are not those of the printed game.
    """
    first = first_edition(cards, nations, fields)
    ruled: dict[str, Any] = {
        "cards": [card.model_dump(mode="json", by_alias=True, exclude=UNRULED_CARD) for card in first.cards.values()],
        "nations": [nation.model_dump(mode="json", exclude=UNRULED_NATION) for nation in first.nations.values()],
        "formats": [form.ruled() for form in formats.values() if not form.by_value],
        "heads": list(fields.heads),
        "fields": [preset.model_dump(mode="json", exclude={"name"}) for preset in first.fields.presets],
    }
    if left_out := sorted(off):
        ruled["off"] = left_out
    if marks != PRINTED:
        ruled["marks"] = marks._asdict()
    plain = json.dumps(ruled, sort_keys=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(plain.encode()).hexdigest()


def _effect(effect: EffectEntry) -> CardEffect:
    return CardEffect(
        op=OPS.index(effect.do),
        n=effect.n or 0,
        colour=COLOURS.index(effect.colour) if effect.colour else NOWHERE,
        area=_area(effect.area),
        chosen=effect.chosen,
        blind=effect.blind,
        timing=_TIMING[effect.at],
    )


def _condition(found: If | None, number: Mapping[str, int]) -> Condition | None:
    if found is None:
        return None
    return Condition(
        stages=found.stage,
        periods=found.period,
        scores=found.score,
        sides=found.side,
        areas=tuple(AREAS.index(area) for area in found.area),
        opponents=tuple(number[code] for code in found.opponent),
        referees=found.referee,
    )


def _area(area: str | None) -> int:
    return NOWHERE if area is None else AREAS.index(area)


def _bits(names: Iterable[str], order: tuple[str, ...]) -> int:
    return sum(1 << order.index(name) for name in names)
