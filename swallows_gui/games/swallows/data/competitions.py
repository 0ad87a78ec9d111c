"""Competitions and what ranked their groups, by year (`resources/swallows/cups/competitions.json`).

Whose rules a cup was played by is told by its file, else by words of its id. A cup that tells neither is ranked as
World Cups of its year were; if history does not agree with that, by the first other rule of the list that it does.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Annotated, Final, NamedTuple

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import Strict, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_names import folded
from swallows_gui.engine.tournament.ranking import Criterion, Ranking
from swallows_gui.games.swallows.data.cups import CupRecord
from swallows_gui.games.swallows.data.name_files import named

THREE_POINTS: Final = 1995
"""Since when a win is worth three points where no competition says it."""
_WORLD_CUP: Final = "wc"
_OF_WOMEN: Final = frozenset({"w", "women", "womens", "woman", "female", "frauen", "ladies", "femenina", "feminine"})
_WOMEN: Final = "women"


class Rule(Strict):
    """What ranked the groups of a competition; lots come last."""

    until: int | None = None
    """The last year of it."""
    win: Annotated[int, Field(ge=2, le=3)]
    criteria: tuple[Criterion, ...]

    @property
    def ranking(self) -> Ranking:
        """The rule for the engine."""
        return Ranking(self.win, self.criteria)


class Competition(Strict):
    """A cup that is played again and again."""

    id: str
    name: dict[str, str] = Field(default_factory=dict)
    """By language, from the files of names (`name_files.py`). `{year}` stands for the year."""
    words: tuple[str, ...]
    """What in an id or name tells it, in plain letters."""
    rules: Annotated[tuple[Rule, ...], Field(min_length=1)]

    def rule(self, year: int | None) -> Rule:
        """The rule of a year, today's where none is known."""
        return next(rule for rule in self.rules if rule.until is None or (year is not None and year <= rule.until))


class Ranked(NamedTuple):
    """What ranks the groups of a cup, and why."""

    ranking: Ranking
    why: str
    """In English: whose rule it is, and how that is known."""
    known: bool = True
    """Whether file or id tell it."""


_COMPETITIONS: Final = TypeAdapter(tuple[Competition, ...])


@lru_cache(maxsize=1)
def competitions() -> dict[str, Competition]:
    """By id. Raises `BadCard`."""
    path = data_path("resources", "swallows", "cups") / "competitions.json"
    found = {competition.id: competition for competition in read(path, _COMPETITIONS)}
    return named("competitions", found)


def competition_of(cup: CupRecord) -> Competition | None:
    """The competition of a cup, by its file or id."""
    return competition_named(cup.competition or cup.id)


@lru_cache(maxsize=256)
def competition_named(text: str) -> Competition | None:
    """The competition with an id, or the one of whose words the longest stands in a text."""
    if text in competitions():
        return competitions()[text]
    said = _words(text)
    found = [
        (len(words), competition)
        for competition in competitions().values()
        for words in (phrase.split() for phrase in competition.words)
        if _stands_in(words, said) and (_WOMEN in words or _WOMEN not in said)
    ]
    return max(found, key=lambda each: each[0])[1] if found else None


def _words(text: str) -> list[str]:
    """The words of a text in plain letters, "women" first where it is of women."""
    words = re.findall(r"[a-z]+", folded(text))
    plain = [word for word in words if word not in _OF_WOMEN and word != "s"]
    return plain if len(plain) == len([word for word in words if word != "s"]) else [_WOMEN, *plain]


def _stands_in(words: Sequence[str], said: Sequence[str]) -> bool:
    if words[:1] == [_WOMEN]:
        return said[:1] == [_WOMEN] and _stands_in(words[1:], said[1:])
    return any(list(said[at : at + len(words)]) == list(words) for at in range(len(said) - len(words) + 1))


def told_ranking(cup: CupRecord) -> Ranked | None:
    """The ranking rules that a cup's file or id gives; None for none."""
    if cup.ranking is not None:
        return Ranked(cup.ranking.compiled(), "as the file says")
    competition = competition_of(cup)
    if competition is None:
        return None
    rule = competition.rule(cup.year)
    name = competition.name["en"].format(year=cup.year or "").strip()
    return Ranked(rule.ranking, f"as {name}" if cup.year else f"as {name} today: the id has no year")


def rules_to_try(cup: CupRecord) -> Iterator[Ranked]:
    """Ranking rules to try for a cup that gives none: the World Cup's rule of its year first."""
    world = competitions()[_WORLD_CUP].rule(cup.year)
    said = "the competition is not known"
    yield Ranked(world.ranking, f"as a World Cup of its year: {said}", known=False)
    win = 3 if cup.year is None or cup.year >= THREE_POINTS else 2
    tried = {world.ranking}
    for criteria in _every_criteria():
        ranking = Ranking(win, criteria)
        if ranking not in tried:
            tried.add(ranking)
            yield Ranked(ranking, f"by the first rule that history agrees with: {said}", known=False)


def _every_criteria() -> Iterable[tuple[Criterion, ...]]:
    yield "difference", "goals", "head_to_head_once"
    yield "head_to_head_restarted", "difference", "goals"
    yield from dict.fromkeys(rule.criteria for competition in competitions().values() for rule in competition.rules)


def name_of(cup: CupRecord) -> dict[str, str]:
    """What a cup is called, by language: as its file says, else by its competition and year, else by its id."""
    if cup.name is not None:
        return dict(cup.name)
    competition = competition_of(cup)
    if competition is None or cup.year is None:
        return {"en": cup.id}
    return {language: text.format(year=cup.year) for language, text in competition.name.items()}
