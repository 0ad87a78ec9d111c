"""Texts out to a translator and in again, as gettext's PO: `translate.py export XX FILE.po`, `import XX FILE.po`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from string import Formatter
from typing import Final, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, read_po, write_po

from door.catalogues import PLACEHOLDER, CannotTranslate, plurals, torn
from door.files import read
from door.parts import ENGLISH, GENDER, Answer, Text, Window, parts

PROJECT: Final = "Millions of Swallows"
_NO_DATE: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""The same texts make the same file."""
_GERMAN: Final = "German: "
_WRITTEN_ANEW: Final = frozenset(("newspaper", "confessions", "tutorial"))
"""Folders of texts that each language writes with words of its own choice."""
_ONE_IS_NOUGHT_TOO: Final = frozenset(("fr", "pt_BR"))
"""Languages in which nothing is said as one thing is."""
_FOREIGN: Final = ("python-format", "python-brace-format")
"""What Babel takes our placeholders for; who checks by that would refuse their forms."""


class Taken(NamedTuple):
    """What an import came to."""

    files: list[str]
    """Those that were written."""
    texts: int
    wrong: list[str]
    """Entries that were left out, each with what to do."""
    old: int
    """Entries whose English has changed since: they were taken, and are told as changed."""


def export(root: Path, language: str, path: Path) -> int:
    """Write every text of a language to a file; return how many there are.

    A file that is there already keeps the translator's notes and what he has said; where the English has changed since
    it is marked fuzzy, with the English of before.
    """
    _check(language)
    before = _read(path, language) if path.exists() else None
    catalogue = Catalog(
        locale=language,
        project=PROJECT,
        version="",
        copyright_holder="",
        header_comment=f"# {PROJECT}: every text of the program. See docs/languages.md.",
        charset="utf-8",
        fuzzy=False,
        creation_date=_NO_DATE,
        revision_date=_NO_DATE,
    )
    if any(text.several for part in parts(root) for text in part.texts(language)):
        _count_as_qt(language, catalogue)
    count = 0
    for part in parts(root):
        for text in part.texts(language):
            _put(catalogue, text, None if before is None else _of_before(before, text))
            count += 1
    with path.open("wb") as file:
        write_po(file, catalogue, width=100, include_previous=True)
    return count


def _count_as_qt(language: str, catalogue: Catalog) -> None:
    """Have the file the forms that Qt has; gettext tells more numbers apart in some languages, millions in French."""
    forms = plurals(language)
    if catalogue.num_plurals == forms:
        return
    if forms > 2:
        numbers = f"{catalogue.num_plurals} in gettext, {forms} in Qt"
        raise CannotTranslate(
            f"{language} has another number of forms for numbers: {numbers}. Use Qt Linguist for them."
        )
    rule = "0" if forms == 1 else "(n > 1)" if language in _ONE_IS_NOUGHT_TOO else "(n != 1)"
    headers = dict(catalogue.mime_headers) | {"Plural-Forms": f"nplurals={forms}; plural={rule};"}
    catalogue.mime_headers = list(headers.items())


def _put(catalogue: Catalog, text: Text, before: Message | None) -> None:
    source = (text.english, text.several) if text.several else text.english
    said: str | tuple[str, ...] | list[str] = ""
    if text.several:
        said = text.said if len(text.said) == catalogue.num_plurals else ("",) * catalogue.num_plurals
    elif text.said:
        said = text.said[0]
    fuzzy, former = text.changed, text.former
    notes: tuple[str, ...] = ()
    if before is not None:
        notes = tuple(before.user_comments)
        earlier = before.id if isinstance(before.id, str) else before.id[0]
        if not any(said) and before.string:
            said, fuzzy = before.string, fuzzy or before.fuzzy
        if earlier != text.english and any(said) and not text.finished:
            fuzzy, former = True, earlier
    german = [f"{_GERMAN}{text.german}"] if text.german else []
    message = catalogue.add(
        source,
        said,
        locations=text.places,
        flags=("fuzzy",) if fuzzy else (),
        auto_comments=(*text.notes, *german),
        user_comments=notes,
        previous_id=(former,) if fuzzy and former else (),
        context=text.id,
    )
    message.flags.difference_update(_FOREIGN)


def _of_before(before: Mapping[tuple[str, str], Message], text: Text) -> Message | None:
    same = before.get((text.id, text.english))
    if same is not None or text.part == Window.name:
        return same  # in a context of the window the English is the id
    return next((message for (name, _), message in before.items() if name == text.id), None)


def _check(language: str) -> None:
    if language == ENGLISH:
        raise CannotTranslate("English is what others are translated from; its texts stand in the code and in en.json.")


def _read(path: Path, language: str) -> dict[tuple[str, str], Message]:
    try:
        with path.open("rb") as file:
            catalogue = read_po(file, locale=language, abort_invalid=True)
    except (PoFileError, ValueError) as error:
        raise CannotTranslate(f"{path}: it is no sound PO file: {error}") from error
    found = {}
    for message in catalogue:
        if message.id:
            english = message.id if isinstance(message.id, str) else message.id[0]
            found[message.context or "", english] = message
    return found


def take(root: Path, language: str, path: Path) -> Taken:
    """Have a language say what a file says; what is empty there changes nothing. Entries that cannot be used are left
    out and named."""
    _check(language)
    if not (root / "resources" / "languages" / f"{language}.json").exists():
        raise CannotTranslate(f"there is no language {language} yet: packaging/translate.py add {language} begins it")
    given = _read(path, language)
    known: set[str] = set()
    files, wrong, count, old = [], [], 0, 0
    for part in parts(root):
        answers: dict[tuple[str, str], Answer] = {}
        texts = part.texts(language)
        for text in texts:
            known.add(text.id)
            entry = _of_before(given, text)
            forms = () if entry is None else _forms_of(entry)
            if entry is None or not any(forms):
                continue
            changed = text.english != (entry.id if isinstance(entry.id, str) else entry.id[0])
            old += changed
            finished = not entry.fuzzy and not changed
            if forms == text.said and finished == text.finished:
                continue
            where = f"{path.name}:{entry.lineno}: {part.file(language)}: {text.name}"
            if flaws := list(_flaws(root, language, text, forms, _allowed(part.name, texts))):
                wrong += [f"{where}: {flaw}" for flaw in flaws]
            else:
                answers[text.key] = Answer(forms, finished)
        if answers:
            part.write(language, answers)
            files.append(part.file(language))
            count += len(answers)
    for (name, english), entry in given.items():
        if name not in known:
            wrong.append(
                f"{path.name}:{entry.lineno}: {name}: there is no such text any more ({english!r}); take it out"
            )
    return Taken(files, count, wrong, old)


def _allowed(part: str, texts: Iterable[Text]) -> frozenset[str]:
    """All placeholders of a part whose texts every language writes anew, with those words that it likes; none where
    each text has those of the English one."""
    if part.rpartition("/")[2] not in _WRITTEN_ANEW:
        return frozenset()
    return frozenset(
        word for text in texts for said in (text.english, text.german) for word in PLACEHOLDER.findall(said)
    )


def _forms_of(entry: Message) -> tuple[str, ...]:
    return (entry.string,) if isinstance(entry.string, str) else tuple(entry.string or ())


def _flaws(root: Path, language: str, text: Text, forms: Iterable[str], allowed: frozenset[str]) -> Iterator[str]:
    if text.name.endswith(f"/{GENDER}"):
        genders = (read(root / "resources" / "languages" / f"{language}.json") or {}).get("genders", ())
        yield from (f"{form!r} is none of {', '.join(genders)}" for form in forms if form not in genders)
        return
    for form in forms:
        if not form:
            yield "a form for numbers is empty: fill in all of them"
        unknown = set(PLACEHOLDER.findall(form)) - allowed
        if allowed and unknown:
            yield f"nothing fills {', '.join(sorted(f'{word}}}' for word in unknown))} here: take it out"
        elif not allowed and (flaw := torn(text.english, form)):
            yield flaw
        elif text.part not in ("window", "cards", "installers"):
            try:
                list(Formatter().parse(form))
            except ValueError as error:
                yield f"{error} in {form!r}: close every brace, and write {{{{ for one that is shown"
