"""The parts of a language, each with its texts by stable ids: what there is in English and German, and what it says.

Parts are the window, the cards, and one for each folder of `resources` in which a file `en.json` lies.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from door import catalogues, notes
from door.files import english_files, read
from door.ledger import Ledger
from door.trees import Place, built, leaves, limited, written

ENGLISH, GERMAN = "en", "de"
GENDER: Final = "grammar"
TAKES_TURNS: Final = ("commentary", "lines", "confessions", "newspaper", "voices")
"""Folders whose sentences take turns: one that a language lacks is replaced by another of its own."""

_OF_SEVERAL: Final = re.compile(r"\d+")


class Answer(NamedTuple):
    """What a language says: a text, or several by number; `finished`: it renders the English of today."""

    forms: tuple[str, ...]
    finished: bool = True


Answers = Mapping[tuple[str, str], Answer]
"""By name and English of the text."""


@dataclass(frozen=True)
class Text:
    """A text at the door."""

    part: str
    name: str
    """Its id in the part; texts of the window share one and differ in their English."""
    english: str
    several: str = ""
    """The English for several things, where it has a number."""
    german: str = ""
    said: tuple[str, ...] = ()
    finished: bool = False
    former: str = ""
    """The English that was rendered, where it is known and another one today."""
    notes: tuple[str, ...] = ()
    places: tuple[tuple[str, int], ...] = ()
    optional: bool = False
    """A language need not say it."""
    answered: bool = field(default=False, compare=False)
    """Whether the language says it, or another sentence of its own in its place."""

    @property
    def id(self) -> str:
        """Its id among all texts."""
        return f"{self.part}/{self.name}"

    @property
    def key(self) -> tuple[str, str]:
        """What it is found by in its part."""
        return self.name, self.english

    @property
    def changed(self) -> bool:
        """Whether it is said, but not surely of the English of today."""
        return bool(self.said) and all(self.said) and not self.finished


class Part(Protocol):
    """A part of the program in all languages."""

    @property
    def name(self) -> str:
        """What its ids begin with."""
        ...

    def file(self, language: str) -> str:
        """The file in which a language has it, from the root."""
        ...

    def texts(self, language: str) -> list[Text]:
        """What there is to say, and what a language says."""
        ...

    def write(self, language: str, answers: Answers) -> None:
        """Have a language say these texts, too."""
        ...


class Window:
    """The texts of the window, keyed by context, comment and English; the English is in the code."""

    name = "window"

    def __init__(self, root: Path) -> None:
        self._root = root
        self._folder = root / "translations"

    def file(self, language: str) -> str:
        """The catalogue."""
        return f"translations/{catalogues.WINDOW_NAME.format(language)}"

    @cached_property
    def _wanted(self) -> list[catalogues.Message]:
        return catalogues.collect(self._root / "swallows_gui", places=True)

    def _known(self, language: str) -> dict[tuple[str, str, str], catalogues.Message]:
        path = self._folder / catalogues.WINDOW_NAME.format(language)
        return {message.key: message for message in catalogues.read_messages(path)}

    def texts(self, language: str) -> list[Text]:
        """Those that lupdate finds."""
        own, english, german = (self._known(code) for code in (language, ENGLISH, GERMAN))
        found = []
        for message in self._wanted:
            said, numbers = own.get(message.key), english.get(message.key)
            first = german.get(message.key)
            done = said is not None and said.finished and all(said.forms)
            found.append(
                Text(
                    self.name,
                    "/".join(filter(None, (message.context, message.comment))),
                    message.source,
                    several=(numbers.forms[-1] if numbers is not None else message.source) if message.numbered else "",
                    german=first.forms[-1] if first is not None else "",
                    said=said.forms if said is not None else (),
                    finished=done,
                    former=said.former if said is not None and not done else "",
                    notes=notes.of_window(message.context, message.comment, message.source),
                    places=tuple((self._short(file), line) for file, line in message.places),
                    answered=done,
                )
            )
        return found

    def _short(self, file: str) -> str:
        path = Path(file)
        return path.relative_to(self._root).as_posix() if path.is_relative_to(self._root) else path.name

    def write(self, language: str, answers: Answers) -> None:
        """Merge them into the catalogue."""
        known = self._known(language)
        count = catalogues.plurals(language)
        merged = catalogues.merge_window(self._wanted, known.values(), count)
        fresh = []
        for message in merged:
            name = "/".join(filter(None, (message.context, message.comment)))
            answer = answers.get((name, message.source))
            if answer is not None:
                former = "" if answer.finished else message.former
                message = replace(message, forms=answer.forms, finished=answer.finished, former=former)
            fresh.append(message)
        path = self._folder / catalogues.WINDOW_NAME.format(language)
        catalogues.write_window(path, language, fresh)


class Cards:
    """Titles and lines of cards, German in the data; a translator sees them in English and German."""

    name = "cards"

    def __init__(self, root: Path) -> None:
        self._root = root
        self._folder = root / "translations"

    def file(self, language: str) -> str:
        """The catalogue; of German the data."""
        return "resources/swallows/cards" if language == GERMAN else f"translations/cards_{language}.ts"

    @cached_property
    def _german(self) -> dict[str, str]:
        return catalogues.german_texts(self._root / "resources" / "swallows" / "cards")

    def _known(self, language: str) -> dict[str, catalogues.CardText]:
        return catalogues.read_cards(self._folder / catalogues.CARDS_NAME.format(language))

    def texts(self, language: str) -> list[Text]:
        """Those of the data; nothing is left to German."""
        if language == GERMAN:
            return []
        english, own = self._known(ENGLISH), self._known(language)
        places = notes.places_of_cards(self._root)
        found = []
        for key, german in self._german.items():
            ours = english[key].english if key in english and english[key].english else german
            said = own.get(key)
            done = said is not None and said.finished and said.german == german and bool(said.english)
            text = Text(
                self.name,
                key,
                ours,
                german=german,
                said=(said.english,) if said is not None and said.english else (),
                finished=done,
                notes=notes.of_card(key, said.former if said is not None and not done else ""),
                places=places.get(key.partition(".")[0], ()),
                answered=done,
            )
            found.append(text)
        return found

    def write(self, language: str, answers: Answers) -> None:
        """Merge them into the catalogue."""
        merged = catalogues.merge_cards(self._german, self._known(language))
        for (name, _english), answer in answers.items():
            former = "" if answer.finished else merged[name].former
            merged[name] = replace(merged[name], english=answer.forms[0], finished=answer.finished, former=former)
        catalogues.write_cards(self._folder / catalogues.CARDS_NAME.format(language), merged)


class Files:
    """The texts of a folder: `en.json` and the files beside it."""

    def __init__(self, root: Path, english: Path) -> None:
        self._root, self._english = root, english
        self.name = english.parent.relative_to(root / "resources").as_posix()

    def file(self, language: str) -> str:
        """The file beside the English one."""
        return self._english.with_name(f"{language}.json").relative_to(self._root).as_posix()

    def tree(self, _language: str) -> Any:
        """What there is to say, as the English file has it."""
        return read(self._english)

    def _texts_of(self, value: Any) -> dict[Place, str]:
        return {place: text for place, text in leaves(value) if place[-1] != GENDER}

    def own(self, language: str) -> Any:
        """What a language's file says; None where there is none."""
        return read(self._root / self.file(language))

    def texts(self, language: str) -> list[Text]:
        """Those of the English file."""
        tree = self.tree(language)
        english, german, own = (self._texts_of(each) for each in (tree, self.tree_of_german(), self.own(language)))
        ledger = Ledger(self._root, language)
        lines = notes.Lines(self._english)
        told = notes.Notes(self._english, tree)
        covered = self._covered(tree, own)
        found = []
        for place, text in english.items():
            name, said = "/".join(place), own.get(place)
            finished = said is not None and not ledger.stale(f"{self.name}/{name}", text, said)
            at = lines.line_of(text)
            found.append(
                Text(
                    self.name,
                    name,
                    text,
                    german=german.get(place, ""),
                    said=(said,) if said is not None else (),
                    finished=finished,
                    notes=told.of(place, text),
                    places=((self._english.relative_to(self._root).as_posix(), at),) if at else (),
                    answered=finished or (said is None and place in covered),
                )
            )
        return [*found, *self.genders(language, tree)]

    def tree_of_german(self) -> Any:
        """The German texts, shown beside the English ones."""
        return self.own(GERMAN)

    def genders(self, _language: str, _tree: Any) -> list[Text]:
        """Which genders names have in a language: those of names alone."""
        return []

    def _covered(self, tree: Any, own: Mapping[Place, str]) -> set[Place]:
        """The texts for which another sentence of the language is said."""
        if not set(self._english.parent.parts) & set(TAKES_TURNS):
            return set()
        entries = dict(_entries(tree))
        there: dict[Place, list[Any]] = {}
        for place in own:
            there.setdefault(place[:-1], []).append(entries.get(place, "own"))
        return {
            place
            for place, entry in entries.items()
            if _OF_SEVERAL.fullmatch(place[-1]) and any(_fits(other, entry) for other in there.get(place[:-1], ()))
        }

    def write(self, language: str, answers: Answers) -> None:
        """Write the file with what it says already and these; the ledger notes which English they render."""
        value = self.own(language)
        said = dict(leaves(value)) | {tuple(name.split("/")): answer.forms[0] for (name, _), answer in answers.items()}
        tree = self.tree(language)
        made = built(tree, said, language)
        if made is not None and made != value:
            path = self._root / self.file(language)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(written(made), "utf-8", newline="\n")
        english = self._texts_of(tree)
        ledger = Ledger(self._root, language)
        for (name, _english), answer in answers.items():
            place = tuple(name.split("/"))
            if place in english:
                ledger.note(f"{self.name}/{name}", english[place], answer.forms[0], finished=answer.finished)
        ledger.write()

    def rendered(self, language: str) -> Iterator[tuple[str, str, str]]:
        """Id, English and own text of all that a language says."""
        own = self._texts_of(self.own(language))
        for place, text in self._texts_of(self.tree(language)).items():
            if place in own:
                yield f"{self.name}/{'/'.join(place)}", text, own[place]


class Names(Files):
    """Names of things in the data of Millions of Swallows: some have English and German beside them in the data."""

    def _inline(self, language: str) -> dict[str, Any]:
        data = self._english.parent.parent
        nations = {each["code"]: each for each in read(data / "nations.json")}
        formats = {path.stem: read(path) for path in sorted((data / "formats").glob("*.json"))}
        fields = {each["id"]: each for each in read(data / "fields.json")["presets"]}
        characters = {each["id"]: each for each in read(data / "characters.json")}
        return {
            "nations": {code: {"name": each["name"][language]} for code, each in nations.items()},
            **{
                part: {name: each["name"][language] for name, each in things.items()}
                for part, things in (("formats", formats), ("fields", fields), ("characters", characters))
            },
        }

    def tree(self, language: str) -> Any:
        """German has its names of these in the data."""
        return read(self._english) if language == GERMAN else {**self._inline(ENGLISH), **read(self._english)}

    def tree_of_german(self) -> Any:
        """From both places."""
        return {**self._inline(GERMAN), **(self.own(GERMAN) or {})}

    def genders(self, language: str, tree: Any) -> list[Text]:
        """One for each nation and team of former days, where the language has genders."""
        makes = read(self._root / "resources" / "languages" / f"{language}.json") or {}
        genders: Sequence[str] = makes.get("genders", ())
        own = self.own(language) or {}
        if len(genders) < 2:
            return []
        return [
            Text(
                self.name,
                f"{part}/{key}/{GENDER}",
                thing["name"],
                said=(said,) if (said := own.get(part, {}).get(key, {}).get(GENDER)) else (),
                finished=True,
                notes=(notes.GENDERS.format(usual=genders[0], genders=", ".join(genders[1:])),),
                optional=True,
                answered=True,
            )
            for part in ("nations", "called")
            for key, thing in tree.get(part, {}).items()
        ]


def _entries(tree: Any, at: Place = ()) -> Iterator[tuple[Place, Any]]:
    if isinstance(tree, str) or limited(tree):
        yield at, tree
    elif isinstance(tree, dict):
        for key, inner in tree.items():
            yield from _entries(inner, (*at, key))


def _fits(other: Any, entry: Any) -> bool:
    """Whether a sentence may stand in for another, as `Limits.fit_wherever` of the commentary."""
    here, there = (each if isinstance(each, Mapping) else {} for each in (other, entry))
    narrow = all(set(here.get(part, ())) <= set(there.get(part, ())) for part in ("needs", "unless"))
    return narrow and here.get("leaves", "") == there.get("leaves", "")


@cache
def parts(root: Path) -> tuple[Part, ...]:
    """All of them, the window first."""
    names = root / "resources" / "swallows" / "names"
    files = [(Names if path.parent == names else Files)(root, path) for path in english_files(root)]
    from door.installers import FOLDER, Installers

    return Window(root), Cards(root), *files, *([Installers(root)] if (root / FOLDER).is_dir() else [])


def update_ledger(root: Path) -> None:
    """Note in every language which English its texts render."""
    for path in sorted((root / "resources" / "languages").glob("*.json")):
        if path.stem == ENGLISH:
            continue
        ledger = Ledger(root, path.stem)
        ledger.update(entry for part in parts(root) if hasattr(part, "rendered") for entry in part.rendered(path.stem))
        ledger.write()
