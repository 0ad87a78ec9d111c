"""Past cups as fields: their teams as nations of the catalogue, their groups, their format, and names of the day."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from swallows_gui.catalogue.mistakes import BadCard, parse
from swallows_gui.catalogue.reasons import QT_TRANSLATE_NOOP, Reason
from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.schedule import CHAMPION
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.competitions import competition_of, competitions, name_of
from swallows_gui.games.swallows.data.compiled import one_deck
from swallows_gui.games.swallows.data.cup_formats import CupShape, NoFormat, shape_of, teams_in_order
from swallows_gui.games.swallows.data.cup_money import money_for
from swallows_gui.games.swallows.data.cups import CupRecord, read_cup, shipped_cups
from swallows_gui.games.swallows.data.format_files import FORMAT, short_of_cards
from swallows_gui.games.swallows.data.formats import FormatModel
from swallows_gui.games.swallows.data.nation_finder import Called, nations_of

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
    """Where a cup stands among others: its competition in the order of the list, then its year."""
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
    """Why a cup has no format that can be played, without the names of files that nobody wrote."""
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
