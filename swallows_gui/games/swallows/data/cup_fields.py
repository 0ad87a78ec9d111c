"""Past cups as fields: their teams as nations of the catalogue, their groups, their format, and names of the day.

Bets and fees (S10.5): where the game's own formats have as many teams and the same stages, their sums hold, so every
field of 16 or 32 pays what S9.1, S2.4 and S10.2 say. Elsewhere bets follow the sums that simulated chances gave for
shapes of 4 to 32 teams, which these powers match within 2M; fees are those of 16 teams by how rare it is to get so far,
3.5M a team.

Nations are found by any of their usual names, as FIFA, its confederations, public tables and newspapers write them, in
each language of the game, of today and of former days, whatever the case, accents, punctuation or form of Unicode.

`resources/swallows/cups/called.json`: `also` has further names by code, `teams` whose team it was by the name of its
day, which a field shows in the place of today's where the files of names (`name_files.py`) say it.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, Strict, parse, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason
from swallows_gui.catalogue.plain_names import plain_name
from swallows_gui.catalogue.texts import Language, NameText
from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.schedule import CHAMPION, THIRD_PLACE, Schedule
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.competitions import competition_of, competitions, name_of
from swallows_gui.games.swallows.data.compiled import FORMAT, one_deck, short_of_cards
from swallows_gui.games.swallows.data.cup_formats import CupShape, NoFormat, shape_of, teams_in_order
from swallows_gui.games.swallows.data.cups import CupRecord, read_cup, shipped_cups
from swallows_gui.games.swallows.data.formats import FormatModel
from swallows_gui.games.swallows.data.name_files import said_of

_USUAL_TEAMS: Final = 16
_FIRST, _FINAL, _TITLE = (16, 0.83), (36, 0.83), (56, 0.8)
"""What the bets V, F and S pay with 16 teams, and the power of how many more there are."""
_LIKELY: Final = (16, 1.6)
"""The same of V where more than half of the teams get so far: 8 of 10 pay 8M, 8 of 12 pay 10M."""
_FEE_A_TEAM: Final = 3.5
"""M: all fees of the 16-team game, a team."""
_RARER: Final = 0.68
"""A fee grows by this power of how much rarer it is to get so far."""
_FINALISTS: Final = 2
_BEFORE_FINAL: Final = 2
"""So many stages before the final the first bet is on, where there are as many."""


def money_for(schedule: Schedule, known: Iterable[FormatModel]) -> Json:
    """`bets` and `fees` as a format's file has them: those of the first of `known` formats that is as large and has the
    same stages, else reckoned."""
    for form in known:
        compiled = form.compiled()
        like = compiled.schedule
        if like.teams == schedule.teams and like.ladder == schedule.ladder and form.bets:
            paid = form.written()
            third = any(fixture.stage == THIRD_PLACE for fixture in schedule.fixtures)
            fees = {rung: fee for rung, fee in paid["fees"].items() if third or rung not in ("3", "4")}
            return {"bets": paid["bets"], "fees": {**_fees(schedule), **fees} if not third else fees}
    return {"bets": _bets(schedule), "fees": _fees(schedule)}


def _reaching(schedule: Schedule) -> dict[str, int]:
    """By rung of the ladder how many teams get so far."""
    found: dict[str, int] = {}
    for rung in schedule.ladder:
        if rung == CHAMPION:
            found[rung] = 1
        elif rung.isdigit():
            found[rung] = int(rung)
        else:
            places = {place for fixture in schedule.fixtures if fixture.rung == rung for place in fixture[3:5]}
            found[rung] = len(places)
    return found


def _bets(schedule: Schedule) -> dict[str, Any]:
    """A bet on what all teams reach is none, and of two on the same there is the later alone."""
    ladder, reaching, teams = schedule.ladder, _reaching(schedule), schedule.teams
    open_rungs = [rung for rung in ladder if rung != CHAMPION and reaching[rung] < teams]
    bets: dict[str, Any] = {}
    if len(open_rungs) > 1:
        first = open_rungs[:-1][-_BEFORE_FINAL:][0]
        rarer = teams / (2 * reaching[first])
        bets["V"] = {**_key(first), "amount": _sum(_FIRST if rarer >= 1 else _LIKELY, rarer)}
    if open_rungs:
        bets["F"] = {**_key(open_rungs[-1]), "amount": _sum(_FINAL, teams / _USUAL_TEAMS)}
    return {**bets, "S": {"stage": CHAMPION, "amount": _sum(_TITLE, teams / _USUAL_TEAMS)}}


def _key(rung: str) -> dict[str, Any]:
    return {"rank": int(rung)} if rung.isdigit() else {"stage": rung}


def _sum(like: tuple[int, float], more: float) -> int:
    usual, power = like
    return max(1, round(usual * float(more**power)))


def _fees(schedule: Schedule) -> dict[str, int]:
    """By rung from the title down, for as much money a team as the 16-team game pays; for third and fourth place where
    the final follows groups at once."""
    teams, reaching = schedule.teams, _reaching(schedule)
    ladder = schedule.ladder
    if any(fixture.stage == THIRD_PLACE for fixture in schedule.fixtures) and reaching[ladder[0]] <= _FINALISTS:
        ladder = ("4", "3", *ladder)
        reaching |= {"4": 4, "3": 3}
    share = {rung: reaching[rung] / teams for rung in ladder}
    weight = {rung: share[rung] ** -_RARER for rung in ladder}
    further = [*(share[rung] for rung in ladder[1:]), 0.0]
    whole = sum(weight[rung] * (share[rung] - more) for rung, more in zip(ladder, further, strict=True))
    return {rung: max(1, round(_FEE_A_TEAM / whole * weight[rung])) for rung in reversed(ladder)}


Name = Annotated[str, Field(min_length=1, max_length=100)]


class Called(Strict):
    """A former team: its nation, and its former name."""

    code: str
    name: NameText | None = None
    grammar: dict[Language, str] = Field(default_factory=dict)
    """As nations have it."""


class _Names(Strict):
    """The file."""

    also: dict[str, tuple[Name, ...]]
    teams: dict[str, Called]


class Nations(NamedTuple):
    """The nations of a catalogue by their plain names."""

    by_name: Mapping[str, Called]

    def find(self, name: str) -> Called | None:
        """The nation with this name; None for an unknown one."""
        return next((self.by_name[form] for form in _forms(name) if form in self.by_name), None)

    def of_code(self, code: str) -> Called | None:
        """The nation with exactly this code."""
        found = self.by_name.get(plain_name(code))
        return found if found is not None and found.code == code else None

    def hosts(self, text: str) -> list[Called]:
        """The nations that a text names one after the other: "belgium netherlands"."""
        words = plain_name(text).split()
        found: list[Called] = []
        at = 0
        while at < len(words):
            for end in range(len(words), at, -1):
                called = self.find(" ".join(words[at:end]))
                if called is not None:
                    found.append(called)
                    at = end
                    break
            else:
                at += 1
        return found


_FILE: Final = TypeAdapter(_Names)
_MARKS: Final = re.compile(r"\b(women|women s|frauen|w|amateurs?|olympic|national team|u ?\d\d)$")
"""What may stand behind a name and says which team of the nation it is."""


def _forms(name: str) -> Iterator[str]:
    """Forms of a name to look up: the plain name, then without common prefixes and suffixes."""
    plain = plain_name(name)
    yield plain
    shorter = _MARKS.sub("", plain).strip()
    for form in (shorter, shorter.removeprefix("the "), shorter.removeprefix("republic of ")):
        if form != plain:
            yield form
    yield re.sub(r"\bst\b", "saint", shorter)
    yield re.sub(r"\bsaint\b", "st", shorter)


def _told(name: str, called: Called) -> Called:
    """A team of its day with what it was called in each language."""
    said = said_of("called", name)
    if not said:
        return called
    grammar = {language: words.grammar for language, words in said.items() if words.grammar}
    names = {language: words.name for language, words in said.items()}
    return called.model_copy(update={"name": names, "grammar": grammar})


@lru_cache(maxsize=4)
def nations_of(catalogue: Catalogue) -> Nations:
    """The nations of a catalogue. Raises `BadCard` for a mistake in the file."""
    names = read(data_path("resources", "swallows", "cups") / "called.json", _FILE)
    found: dict[str, Called] = {}
    for name, called in names.teams.items():
        if called.code in catalogue.nations:
            found[plain_name(name)] = _told(name, called)
    own = [(text, code) for code, nation in catalogue.nations.items() for text in nation.name.values()]
    further = [(text, code) for code, texts in names.also.items() for text in texts if code in catalogue.nations]
    codes = [(code, code) for code in catalogue.nations]
    for text, code in (*own, *further, *codes):
        found.setdefault(plain_name(text), Called(code=code))
    return Nations(found)


MOST_DECKS: Final = 6


@dataclass(frozen=True)
class CupField:
    """A cup that can be played, or that lacks something."""

    cup: CupRecord
    name: Mapping[str, str]
    groups: tuple[tuple[str, ...], ...]
    """Its teams as the cup calls them, by group and slot; in one list where there were none."""
    codes: Mapping[str, str]
    """The nation of each team that the catalogue has."""
    called: Mapping[str, Called] = field(default_factory=dict)
    """By nation what it was called, where it has another name today."""
    hosts: tuple[Called, ...] = ()
    """The nations of its hosts."""

    @property
    def id(self) -> str:
        """The cup's."""
        return self.cup.id

    def host_names(self, catalogue: Catalogue) -> str:
        """The hosts in English, by their name of the day; as the cup has them where they are no nations."""
        names = [(called.name or catalogue.nations[called.code].name)["en"] for called in self.hosts]
        return " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names) or self.cup.host

    @property
    def missing(self) -> tuple[str, ...]:
        """Teams that are no nation of the catalogue."""
        return tuple(team for group in self.groups for team in group if team not in self.codes)

    @property
    def field(self) -> list[str]:
        """The codes of its teams, group after group. Raises `KeyError` for a team that is missing."""
        return [self.codes[team] for group in self.groups for team in group]

    @cached_property
    def written(self) -> Json:
        """What a record keeps of it beside its teams: name, names of the day, and how it went."""
        return {
            "id": self.cup.id,
            "name": dict(self.name),
            "called": {code: known.model_dump(mode="json", exclude={"code"}) for code, known in self.called.items()},
            "teams": dict(self.codes),
            "history": self.cup.model_dump(mode="json", exclude_defaults=True),
        }


def field_of(catalogue: Catalogue, cup: CupRecord) -> CupField:
    """A cup with the catalogue's nations for its teams."""
    nations = nations_of(catalogue)
    codes: dict[str, str] = {}
    called: dict[str, Called] = {}
    for team in cup.teams:
        known = nations.of_code(cup.nations[team]) if team in cup.nations else nations.find(team)
        if known is None or known.code in codes.values():
            continue
        codes[team] = known.code
        if known.name is not None:
            called[known.code] = known
    hosts = nations.hosts(cup.host)
    return CupField(
        cup, name_of(cup), tuple(tuple(group) for group in teams_in_order(cup)), codes, called, tuple(hosts)
    )


@lru_cache(maxsize=4)
def cup_fields(catalogue: Catalogue) -> tuple[CupField, ...]:
    """The cups that come with the program, World Cups first, by year."""
    cups = [read_cup(path) for path in shipped_cups()]
    return tuple(field_of(catalogue, cup) for cup in sorted(cups, key=_by_competition))


def _by_competition(cup: CupRecord) -> tuple[int, int, str]:
    """The sorting key of a cup: its competition's place in the list, then its year."""
    known = competition_of(cup)
    return list(competitions().values()).index(known) if known else len(competitions()), cup.year or 0, cup.id


def cup_format(catalogue: Catalogue, found: CupField, shape: CupShape | None = None) -> FormatModel:
    """The format in which a cup was played, with the fewest decks that have cards enough.

    `shape` is what `shape_of` found, where it is known. Raises `NoFormat` or `BadCard` for a cup whose shape cannot be
    played.
    """
    form = {**(shape or shape_of(found.cup, found.name)).form, "name": dict(found.name)}
    unpaid = {**form, "bets": {}, "fees": {CHAMPION: 0}, "decks": MOST_DECKS}
    schedule = parse(f"{found.id}.json", json.dumps(unpaid).encode(), FORMAT).compiled().schedule
    whole = form | money_for(schedule, catalogue.formats.values())
    for decks in range(1, MOST_DECKS + 1):
        model = parse(f"{found.id}.json", json.dumps({**whole, "decks": decks}).encode(), FORMAT)
        if short_of_cards(model, catalogue.tables().nation_cards, one_deck(catalogue.cards)) is None:
            return model
    raise NoFormat(
        Reason(
            QT_TRANSLATE_NOOP("FileReasons", "{count} teams need more than {most} decks"),
            count=len(found.cup.teams),
            most=MOST_DECKS,
        )
    )


def why_not(error: NoFormat | BadCard) -> Reason:
    """Why a cup has no playable format, without names of files that nobody wrote."""
    if isinstance(error, NoFormat):
        return error.reason
    return Reason(QT_TRANSLATE_NOOP("FileReasons", "{key}: {reason}"), key=error.field, reason=error.reason)


def as_it_was(catalogue: Catalogue, found: CupField) -> Json:
    """The options of a game in a cup's own format and groups. Raises `KeyError` for a team that is missing, and
    `NoFormat` or `BadCard`."""
    form = cup_format(catalogue, found).written()
    return {"format": form, "field": found.field, "free_heads": True, "groups": "given", "cup": found.written}


def cup_named(catalogue: Catalogue, path: Path) -> CupField:
    """The cup of a file. Raises `BadCup`."""
    return field_of(catalogue, read_cup(path))
