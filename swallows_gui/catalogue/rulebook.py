"""A game's rule book as data: every clause by language (S0.1 to S10.5; each game has a letter of its own), and which
clause stands behind a refusal.

`resources/<game>/rules/<language>.json` holds sections of clauses, `reasons.json` beside it the clause of every code of
`IllegalAction`, and `figures.json`, where a game has it, figures of its rules by name: a clause that says `{on_target}`
is read with that figure, and one that says `{formats/eight:bets.V.amount}` with that of the game's data file. What a
language lacks is said in English. Help texts, the rule browser and the tests' list of clauses read from here.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple, TypeVar

from pydantic import BaseModel, Field, ValidationError, ValidationInfo, field_validator, model_validator

from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.catalogue.mistakes import BadFile, Strict, read_json
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.texts import Language

FOLDER: Final = "rules"
FIGURES: Final = "figures.json"
_FIGURE: Final = re.compile(r"\{([\w/:.-]+)\}")
Origin = Literal["book", "ours", "both"]
Line = Annotated[str, Field(min_length=1)]


Book = TypeVar("Book", bound=BaseModel)


class BadRules(BadFile):
    """A file of the rule book that cannot be used."""


class Clause(Strict):
    """One rule. `origin`: the original rules say so ("book"), they are silent and we decided ("ours"), or "both"."""

    id: Annotated[str, Field(pattern=r"^[A-Z]\d+\.\d+$")]
    title: Line
    origin: Origin
    text: Line
    """Paragraphs (and numbered steps) are separated by a line break."""

    @field_validator("title", "text")
    @classmethod
    def _tidy(cls, value: str, info: ValidationInfo) -> str:
        """The context of a book that is read are the figures of its rules; a clause of a pack has none."""
        if value != value.strip():
            raise ValueError("blanks at the start or end")
        figures: RuleFigures | None = info.context
        return value if figures is None else _FIGURE.sub(lambda found: str(figures.figure(found[1])), value)

    @property
    def section(self) -> str:
        """The id of the clause's section: "S5" of "S5.7"."""
        return self.id.partition(".")[0]

    @property
    def number(self) -> tuple[int, int]:
        """Section and clause as numbers, for ordering: (5, 7) of "S5.7"."""
        section, _, clause = self.id[1:].partition(".")
        return int(section), int(clause)


class PartOfSection(Strict):
    """A section of the rules as far as it is translated."""

    id: Annotated[str, Field(pattern=r"^[A-Z]\d+$")]
    title: Line
    clauses: Annotated[list[Clause], Field(min_length=1)]


class RuleSection(PartOfSection):
    """A section of the rules with its clauses in order."""

    @model_validator(mode="after")
    def _in_order(self) -> "RuleSection":
        expected = [f"{self.id}.{place}" for place in range(1, len(self.clauses) + 1)]
        for clause, identity in zip(self.clauses, expected, strict=True):
            if clause.id != identity:
                raise ValueError(f"clause {clause.id} stands where {identity} is due")
        return self


class PartOfBook(Strict):
    """The rule book as far as it is translated."""

    language: Language
    sections: list[PartOfSection]


class RuleBook(Strict):
    """The whole rule book in one language."""

    language: Language
    sections: Annotated[list[RuleSection], Field(min_length=1)]

    @model_validator(mode="after")
    def _in_order(self) -> "RuleBook":
        letter, first = self.sections[0].id[0], min(int(self.sections[0].id[1:]), 1)
        for place, section in enumerate(self.sections, first):
            if section.id != f"{letter}{place}":
                raise ValueError(f"section {section.id} stands where {letter}{place} is due")
        return self

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Every clause, in order."""
        return tuple(clause for section in self.sections for clause in section.clauses)

    def section(self, identity: str) -> RuleSection:
        """The section with an id such as "S5". Raises `KeyError`."""
        for section in self.sections:
            if section.id == identity:
                return section
        raise KeyError(identity)

    def clause(self, identity: str) -> Clause:
        """The clause with an id such as "S5.7". Raises `KeyError`."""
        for clause in self.section(identity.partition(".")[0]).clauses:
            if clause.id == identity:
                return clause
        raise KeyError(identity)

    def search(self, words: str) -> list[Clause]:
        """The clauses that contain every one of `words`, also as parts of words, in any case. A clause with that number
        comes first, then those with most of the words in the title, then the others in the book's order. None without a
        word."""
        wanted = [word.casefold() for word in words.split()]
        if not wanted:
            return []
        found: list[tuple[int, tuple[int, int], Clause]] = []
        for clause in self.clauses:
            number, title = clause.id.casefold(), clause.title.casefold()
            everything = " ".join((number, title, clause.text.casefold()))
            if all(word in everything for word in wanted):
                weight = sum(word in title for word in wanted) + 100 * (number in wanted)
                found.append((-weight, clause.number, clause))
        return [clause for _, _, clause in sorted(found, key=lambda entry: entry[:2])]


def load_rulebook(game: str, language: str) -> RuleBook:
    """The rule book in the folder `game` of the resources, read once; whatever is not there in a language in English.

    Raises `BadRules` if a file is damaged or the English one is missing.
    """
    english = data_path("resources", game, FOLDER, f"{FALLBACK}.json")
    own = data_path("resources", game, FOLDER, f"{language}.json")
    return _completed(own, english) if own.is_file() and own != english else _whole(english)


@lru_cache(maxsize=8)
def _whole(path: Path) -> RuleBook:
    return read_rulebook(path)


@lru_cache(maxsize=8)
def _completed(path: Path, english: Path) -> RuleBook:
    """The book at `path` with the clauses of the English one where it has none of its own."""
    whole = _whole(english)
    part = _read(path, PartOfBook)
    if part.language != path.stem:
        raise BadRules(path.name, "language", f"is {part.language!r}")
    titles = {section.id: section.title for section in part.sections}
    own = {clause.id: clause for section in part.sections for clause in section.clauses}
    known = {section.id for section in whole.sections} | {clause.id for clause in whole.clauses}
    for unknown in sorted((titles.keys() | own.keys()) - known):
        raise BadRules(path.name, unknown, f"does not stand in {english.name}")
    sections = [
        RuleSection(
            id=section.id,
            title=titles.get(section.id, section.title),
            clauses=[own.get(clause.id, clause) for clause in section.clauses],
        )
        for section in whole.sections
    ]
    return RuleBook(language=part.language, sections=sections)


def read_rulebook(path: Path) -> RuleBook:
    """The rule book in the file at `path`, which must be whole. Raises `BadRules`."""
    return _read(path, RuleBook)


def _read(path: Path, model: type[Book]) -> Book:
    figures = RuleFigures(_figures(path.parent / FIGURES), path.parent.parent)
    try:
        return model.model_validate(read_json(path, BadRules), context=figures)
    except ValidationError as error:
        raise BadRules.by(path, error) from error


def _figures(path: Path) -> dict[str, int]:
    """The figures of a rule book by name; none where the file is not there. Raises `BadRules`."""
    figures = read_json(path, BadRules) if path.is_file() else {}
    if not isinstance(figures, dict) or not all(type(figure) is int for figure in figures.values()):
        raise BadRules(path.name, "", "is not an object of whole numbers")
    return figures


class RuleFigures(NamedTuple):
    """The figures of a game's rules: by name from `figures.json`, by file and keys from its data files."""

    named: dict[str, int]
    folder: Path
    """The game's folder of the resources."""

    def figure(self, name: str) -> int:
        """The figure of this name. Raises `ValueError` for an unknown one."""
        file, _, keys = name.partition(":")
        if not keys:
            if name not in self.named:
                raise ValueError(f"{{{name}}} is no figure of {FIGURES}")
            return self.named[name]
        found = read_json(self.folder / f"{file}.json", BadRules)
        for key in keys.split("."):
            found = found.get(key) if isinstance(found, dict) else None
        if type(found) is not int:
            raise ValueError(f"{{{name}}}: {file}.json has no such figure")
        return found


def reason_clauses(game: str) -> dict[str, str]:
    """The clause of every known reason code of the game in that folder of the resources. Raises `BadRules`."""
    return _reasons(data_path("resources", game, FOLDER, "reasons.json"))


@lru_cache(maxsize=8)
def _reasons(path: Path) -> dict[str, str]:
    return read_reasons(path)


def read_reasons(path: Path) -> dict[str, str]:
    """The clause of every reason code in the file at `path`. Raises `BadRules`."""
    reasons = read_json(path, BadRules)
    if not isinstance(reasons, dict):
        raise BadRules(path.name, "", "is not an object of reason codes")
    for code, clause in reasons.items():
        if not re.fullmatch(r"[a-z_]+", code):
            raise BadRules(path.name, code, "is not a reason code")
        if not isinstance(clause, str) or not re.fullmatch(r"[A-Z]\d+\.\d+", clause):
            raise BadRules(path.name, code, f"{clause!r} is not a clause")
    return reasons
