"""Footballers, ready squads and tactics cards (F12, F13), read from `resources/final_whistle`.

What a card is called stands in `names/<language>.json`, by its slug.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError

from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.catalogue.mistakes import BadFile, Strict, read_json
from swallows_gui.catalogue.places import data_files, data_path
from swallows_gui.games.final_whistle.rules.options import (
    ANY,
    BENCH_MEN,
    CARDS,
    COLOURS,
    FIELD_MEN,
    LINES,
    MEN,
    READY,
    SQUAD,
    SYMBOLS,
    Card,
    Entry,
    Footballer,
    Lists,
    Squad,
    Tables,
)
from swallows_gui.games.final_whistle.rules.sampling import objection

FOLDER: Final = "final_whistle"
FOOTBALLERS: Final = "footballers.json"
SQUADS: Final = "squads.json"
TACTICS: Final = "cards.json"
NAMES: Final = "names"

Name = Annotated[str, Field(min_length=1, max_length=40)]
Line = Literal["G", "D", "M", "S"]
Ids = list[str]


class BadBox(BadFile):
    """A file of the box that cannot be used."""


class _Man(Strict):
    id: str
    line: Line
    value: Annotated[int, Field(ge=1, le=6)]
    sides: Annotated[list[Annotated[int, Field(ge=1, le=5)]], Field(min_length=4, max_length=4)]
    symbols: Annotated[list[Literal["I", "Y", "R"] | None], Field(min_length=4, max_length=4)]
    name: Name


class _Club(Strict):
    id: Literal["a", "b"]
    name: Name
    colour: Name
    men: Annotated[list[_Man], Field(min_length=SQUAD, max_length=SQUAD)]


class _Footballers(Strict):
    die: Annotated[list[Annotated[int, Field(ge=0, le=3)]], Field(min_length=6, max_length=6)]
    points: Annotated[int, Field(ge=40, le=90)]
    clubs: Annotated[list[_Club], Field(min_length=2, max_length=2)]


class _Fifteen(Strict):
    field: Annotated[Ids, Field(min_length=FIELD_MEN, max_length=FIELD_MEN)]
    bench: Annotated[Ids, Field(min_length=BENCH_MEN, max_length=BENCH_MEN)]


class _Squad(Strict):
    id: str
    suits: list[str]
    a: _Fifteen
    b: _Fifteen


class _Linked(Strict):
    line: Line
    link: Annotated[int, Field(ge=1, le=9)]


_Entries = Annotated[list[Line | Literal["?"] | _Linked], Field(min_length=1, max_length=9)]
_Lists = Annotated[list[_Entries], Field(min_length=2, max_length=2)]


class _BoxNames(Strict):
    cards: dict[str, Name]


class _Card(Strict):
    id: str
    slug: Name
    colour: str
    strength: Annotated[int, Field(ge=1, le=5)]
    build_up: _Lists | None
    finish: _Lists


_SQUADS: Final = TypeAdapter(list[_Squad])
_CARDS: Final = TypeAdapter(list[_Card])


@cache
def load() -> Tables:
    """The tables of the game as it comes with the program, read once. Raises `BadBox`."""
    return read_box(data_path("resources", FOLDER))


def read_box(folder: Path) -> Tables:
    """The tables of a folder with the three files. Raises `BadBox` for what cannot be played with."""
    men = _read(folder / FOOTBALLERS, _Footballers.model_validate)
    squads = _read(folder / SQUADS, _SQUADS.validate_python)
    cards = _read(folder / TACTICS, _CARDS.validate_python)
    _check_men(men)
    read_cards = _cards(cards, _names(folder))
    bearing = (
        men.model_dump_json(
            exclude={"clubs": {"__all__": {"name": True, "colour": True, "men": {"__all__": {"name"}}}}}
        )
        + _SQUADS.dump_json(squads, exclude={"__all__": {"suits"}}).decode()
        + _CARDS.dump_json(cards, exclude={"__all__": {"slug"}}).decode()
    )
    return _with_squads(
        Tables(
            digest="sha256:" + sha256(bearing.encode()).hexdigest(),
            die=tuple(men.die),
            points=men.points,
            clubs=tuple(club.name for club in men.clubs),
            men=tuple(tuple(map(_footballer, club.men)) for club in men.clubs),
            cards=read_cards,
            squads=(),
            suits=(),
        ),
        squads,
    )


def _read(path: Path, check: Any) -> Any:
    try:
        return check(read_json(path, BadBox))
    except ValidationError as error:
        raise BadBox.by(path, error) from error


def _names(folder: Path) -> dict[str, dict[str, str]]:
    """The names of the cards by language; names in further data folders are added to the program's."""
    own = folder == data_path("resources", FOLDER)
    files = data_files("resources", FOLDER, NAMES, ending=".json") if own else sorted((folder / NAMES).glob("*.json"))
    return {path.stem: _read(path, _BoxNames.model_validate).cards for path in files}


def _check_men(men: _Footballers) -> None:
    for at, (club, wanted) in enumerate(zip(men.clubs, ("a", "b"), strict=True)):
        if club.id != wanted:
            raise BadBox(FOOTBALLERS, f"clubs.{at}.id", f"is {club.id!r} where {wanted!r} is due")
        for number, (man, due) in enumerate(zip(club.men, MEN, strict=True)):
            where = f"clubs.{at}.men.{number}"
            if man.id != due or man.line != due[0]:
                raise BadBox(FOOTBALLERS, where, f"is {man.id!r} in line {man.line} where {due!r} is due")
            if man.value != men.clubs[0].men[number].value:
                raise BadBox(FOOTBALLERS, where + ".value", "is not the same in both clubs")


def _footballer(man: _Man) -> Footballer:
    symbols = tuple(SYMBOLS.index(symbol) for symbol in man.symbols)
    return Footballer(man.name, man.value, tuple(man.sides), symbols)


def _cards(cards: list[_Card], names: Mapping[str, Mapping[str, str]]) -> tuple[Card, ...]:
    if tuple(card.id for card in cards) != CARDS:
        raise BadBox(TACTICS, "id", f"the cards are, in this order: {', '.join(CARDS)}")
    found = []
    for at, card in enumerate(cards):
        if card.colour != COLOURS[at // 6]:
            raise BadBox(TACTICS, f"{at}.colour", f"is {card.colour!r} where {COLOURS[at // 6]!r} is due")
        name = {language: said[card.slug] for language, said in names.items() if card.slug in said}
        if FALLBACK not in name:
            raise BadBox(f"{FALLBACK}.json", f"cards.{card.slug}", "needs a name")
        build_up = None if card.build_up is None else _lists(card.build_up)
        finish = _lists(card.finish)
        links = [entry for entry in finish[0] if entry.link]
        named = () if build_up is None else build_up[0]
        if any(entry.link > len(named) for entry in links) or any(
            entry.link for part in (build_up or ((), ())) for entry in part
        ):
            raise BadBox(TACTICS, f"{at}.finish", "a link names an entry of the attacker's build-up, from 1")
        if any(entry.link for entry in finish[1]):
            raise BadBox(TACTICS, f"{at}.finish", "only the attacker uses a man again")
        found.append(Card(card.id, card.slug, name, at // 6, card.strength, build_up, finish))
    return tuple(found)


def _lists(lists: Any) -> Lists:
    attacker, defender = (tuple(map(_entry, entries)) for entries in lists)
    return attacker, defender


def _entry(entry: str | _Linked) -> Entry:
    if isinstance(entry, _Linked):
        return Entry(LINES.index(entry.line), entry.link)
    return Entry(ANY if entry == "?" else LINES.index(entry))


def _with_squads(tables: Tables, squads: list[_Squad]) -> Tables:
    if tuple(squad.id for squad in squads) != READY:
        raise BadBox(SQUADS, "id", f"the squads are, in this order: {', '.join(READY)}")
    by_club: tuple[list[Squad], list[Squad]] = ([], [])
    for at, squad in enumerate(squads):
        if not squad.suits or not set(squad.suits) <= set(COLOURS):
            raise BadBox(SQUADS, f"{at}.suits", f"are colours: {', '.join(COLOURS)}")
        for club, fifteen in zip(by_club, (squad.a, squad.b), strict=True):
            row: tuple[int, ...] = ()
            for man in (*fifteen.field, *fifteen.bench):
                number = MEN.index(man) if man in MEN else -1
                wrong = "unknown" if number < 0 else objection(tables, row, number, tables.points)
                if wrong:
                    raise BadBox(SQUADS, f"{at}", f"cannot have {man!r} there: {wrong}")
                row += (number,)
            club.append(Squad(row[:FIELD_MEN], row[FIELD_MEN:]))
    suits = tuple(tuple(COLOURS.index(colour) for colour in squad.suits) for squad in squads)
    return replace(tables, squads=(tuple(by_club[0]), tuple(by_club[1])), suits=suits)
