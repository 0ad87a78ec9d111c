"""What packs say of their rules: a section of its own for each at the end of the rule book.

`rules/<language>.json` of a pack is a list of clauses with title and text; they get the numbers that follow those of
the book. The English one must be there where there is any, for every other language falls back to it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.languages import CODE, FALLBACK, said
from swallows_gui.catalogue.mistakes import BadCard, Strict
from swallows_gui.catalogue.packs import BadPack, Pack
from swallows_gui.catalogue.rulebook import Clause, RuleBook, RuleSection
from swallows_gui.catalogue.texts import Line, Lines

FOLDER: Final = "rules"
Words = Annotated[Lines, Field(min_length=1, max_length=4_000, pattern=r"^\S(.|\n)*$")]


class PackClause(Strict):
    """One rule of a pack, or a word on one of the game."""

    title: Annotated[Line, Field(min_length=1, max_length=120, pattern=r"^\S.*$")]
    text: Words
    """Paragraphs are separated by a line break."""


_CLAUSES: Final = TypeAdapter(Annotated[list[PackClause], Field(min_length=1, max_length=60)])


def check_rules(pack: Pack) -> None:
    """The rules that a pack tells can be shown. Raises `BadCard`."""
    files = {path.stem: path for path in pack.files(FOLDER)}
    for code, path in files.items():
        if not re.fullmatch(CODE, code):
            raise BadPack(f"{pack.id}/{FOLDER}/{path.name}", "", "", "is not named after the code of a language")
        pack.read(path, _CLAUSES)
    if files and FALLBACK not in files:
        raise BadPack(f"{pack.id}/{FOLDER}", "", FALLBACK, "is missing; every other language falls back to it")


def with_packs(book: RuleBook, packs: Sequence[Pack], language: str) -> RuleBook:
    """The rule book with a section for each of the packs that tells rules; one that is damaged is left out."""
    letter, last = book.sections[-1].id[0], int(book.sections[-1].id[1:])
    sections = list(book.sections)
    for pack in packs:
        files = {path.stem: path for path in pack.files(FOLDER)}
        path = files.get(language, files.get(FALLBACK))
        if path is None:
            continue
        try:
            told = pack.read(path, _CLAUSES)
        except BadCard:
            continue
        last += 1
        name = f"{letter}{last}"
        clauses = [
            Clause(id=f"{name}.{place}", title=clause.title.strip(), origin="ours", text=clause.text.strip())
            for place, clause in enumerate(told, 1)
        ]
        sections.append(RuleSection(id=name, title=said(pack.says.name, language), clauses=clauses))
    return RuleBook(language=book.language, sections=sections)
