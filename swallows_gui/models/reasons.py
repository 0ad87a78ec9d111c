"""Why a file that somebody brought cannot be used, as sentences in the language in use.

A `Reason` tells what it was made of. Any other reason, English as `BadCard` and the system have it, is found again by
its pattern; what stands in its gaps is names and numbers. One that is not known here is said as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from swallows_gui.catalogue.reasons import Reason
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, translate

CONTEXT: Final = "PackTroubles"

REASONS: Final = (
    # what a pack is made of
    QT_TRANSLATE_NOOP("PackTroubles", "holds more than {0} files"),
    QT_TRANSLATE_NOOP("PackTroubles", "holds more than {0} languages"),
    QT_TRANSLATE_NOOP("PackTroubles", "holds more than {0} values"),
    QT_TRANSLATE_NOOP("PackTroubles", "is larger than {0} MB"),
    QT_TRANSLATE_NOOP("PackTroubles", "is a link, or neither file nor folder"),
    QT_TRANSLATE_NOOP("PackTroubles", "lies deeper than {0} folders"),
    QT_TRANSLATE_NOOP("PackTroubles", "is none of {0}; a pack holds data only"),
    QT_TRANSLATE_NOOP(
        "PackTroubles", "has a name that not every system can keep; use letters, digits, - _ . and blanks"
    ),
    QT_TRANSLATE_NOOP("PackTroubles", "is none that a pack has; see in the guide what there are"),
    QT_TRANSLATE_NOOP("PackTroubles", "is not text in UTF-8, from byte {0} on"),
    QT_TRANSLATE_NOOP("PackTroubles", "is nested deeper than {0} lists or objects"),
    QT_TRANSLATE_NOOP("PackTroubles", "'{0}' stands twice"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} is no number"),
    QT_TRANSLATE_NOOP("PackTroubles", "is neither a folder nor a {0} archive"),
    QT_TRANSLATE_NOOP("PackTroubles", "No such file or directory"),
    QT_TRANSLATE_NOOP("PackTroubles", "Permission denied"),
    QT_TRANSLATE_NOOP("PackTroubles", "No space left on device"),
    # archives
    QT_TRANSLATE_NOOP("PackTroubles", "is damaged, or no zip archive"),
    QT_TRANSLATE_NOOP("PackTroubles", "is one part of several"),
    QT_TRANSLATE_NOOP("PackTroubles", "is encrypted; a pack is open to everybody"),
    QT_TRANSLATE_NOOP("PackTroubles", "is packed in a way that not every program knows; use deflate"),
    QT_TRANSLATE_NOOP("PackTroubles", "unpacks to more than {0} times its size"),
    QT_TRANSLATE_NOOP("PackTroubles", "and {0} are one file where upper and lower case are the same"),
    QT_TRANSLATE_NOOP("PackTroubles", "stands twice in the archive"),
    QT_TRANSLATE_NOOP("PackTroubles", "names {0}, which is no way into its own folder"),
    QT_TRANSLATE_NOOP("PackTroubles", "names {0}, which has letters that cannot be read"),
    QT_TRANSLATE_NOOP("PackTroubles", "lies in {0}, which is a file"),
    QT_TRANSLATE_NOOP("PackTroubles", "is not as large as the archive says"),
    # packs among each other
    QT_TRANSLATE_NOOP("PackTroubles", "{0} is not installed; install it first"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} is not among the packs in use"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} needs it; remove that first"),
    QT_TRANSLATE_NOOP("PackTroubles", "needs itself: {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "stands twice among the packs in use"),
    QT_TRANSLATE_NOOP("PackTroubles", "there is no game {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} takes no packs"),
    # languages, rules, translations
    QT_TRANSLATE_NOOP("PackTroubles", "is not named after the code of a language"),
    QT_TRANSLATE_NOOP("PackTroubles", "the name of the file is no code of a language"),
    QT_TRANSLATE_NOOP("PackTroubles", "is written from right to left, which the window cannot show yet"),
    QT_TRANSLATE_NOOP("PackTroubles", "is no code of a language"),
    QT_TRANSLATE_NOOP("PackTroubles", "is missing; every other language falls back to it"),
    QT_TRANSLATE_NOOP("PackTroubles", "is longer than what a language needs"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} may hold digits and . * ^ ( ) | [ ] - only"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} is missing or of the wrong kind"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} is no text"),
    QT_TRANSLATE_NOOP("PackTroubles", "is not there to be named"),
    # what is in it
    QT_TRANSLATE_NOOP("PackTroubles", "an id of this pack begins with {0}:"),
    QT_TRANSLATE_NOOP("PackTroubles", "another card has it"),
    QT_TRANSLATE_NOOP("PackTroubles", "another nation has it"),
    QT_TRANSLATE_NOOP("PackTroubles", "another format has it"),
    QT_TRANSLATE_NOOP("PackTroubles", "another field has it"),
    QT_TRANSLATE_NOOP("PackTroubles", "stands twice"),
    QT_TRANSLATE_NOOP("PackTroubles", "only {0} cards belong here"),
    QT_TRANSLATE_NOOP("PackTroubles", "star cards belong into stars.json, no others do"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} is none that is drawn"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} is none of {1}"),
    QT_TRANSLATE_NOOP("PackTroubles", "is not the name of the file"),
    QT_TRANSLATE_NOOP("PackTroubles", "is no card of the game's own deck"),
    QT_TRANSLATE_NOOP("PackTroubles", "is {0}'s own and stays with it"),
    QT_TRANSLATE_NOOP("PackTroubles", "more than {0} cards in all"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} is no card of this nation"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} does not name this card"),
    QT_TRANSLATE_NOOP("PackTroubles", "belongs to the game's own nations"),
    QT_TRANSLATE_NOOP("PackTroubles", "no nation {0} of the first edition"),
    QT_TRANSLATE_NOOP("PackTroubles", "no nation {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "a nation is named twice"),
    QT_TRANSLATE_NOOP("PackTroubles", "too few points for a {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} needs at and size"),
    # drawings
    QT_TRANSLATE_NOOP("PackTroubles", "{0} is no paint: {1}"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} is no shape: {1}"),
    QT_TRANSLATE_NOOP("PackTroubles", "takes too long to draw: more than {0} numbers and letters"),
    QT_TRANSLATE_NOOP("PackTroubles", "takes too long to draw: more than {0} points"),
    QT_TRANSLATE_NOOP("PackTroubles", "takes too long to draw: a line wider than {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "a stroke is at most {0} wide: {1}"),
    QT_TRANSLATE_NOOP("PackTroubles", "a stroke needs its width: {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "a number from {0} to {1} is due: {2}"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} numbers are not those of {1}: {2}"),
    QT_TRANSLATE_NOOP("PackTroubles", "a star has 2 to 40 rays: {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "a path begins with M: {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} needs {1} numbers: {2}"),
    # cards
    QT_TRANSLATE_NOOP("PackTroubles", "a {0} card cannot be {1}"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} has a value from {1} to {2}"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} happens somewhere"),
    QT_TRANSLATE_NOOP("PackTroubles", "the place of {0} is never asked for"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} needs a number"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} takes no number"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} does nothing sensible for {1}"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} means nothing {1}"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} belongs to red cards"),
    QT_TRANSLATE_NOOP("PackTroubles", "belongs to red cards"),
    QT_TRANSLATE_NOOP("PackTroubles", "belongs to greens and blues"),
    QT_TRANSLATE_NOOP("PackTroubles", "a red has none of its own: say it under as"),
    QT_TRANSLATE_NOOP("PackTroubles", "name each moment once, one at least"),
    QT_TRANSLATE_NOOP("PackTroubles", "as goes with as_attack, as_defence or as_goalie"),
    QT_TRANSLATE_NOOP("PackTroubles", "the card does nothing"),
    QT_TRANSLATE_NOOP("PackTroubles", "a star card exists once"),
    QT_TRANSLATE_NOOP("PackTroubles", "one award is enough"),
    QT_TRANSLATE_NOOP("PackTroubles", "once a card"),
    QT_TRANSLATE_NOOP("PackTroubles", "moves {0} cards net, {1} is the most"),
    # the forms of values
    QT_TRANSLATE_NOOP("PackTroubles", "Field required"),
    QT_TRANSLATE_NOOP("PackTroubles", "Extra inputs are not permitted"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be a valid string"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be a valid integer"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be a valid number"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be a valid boolean"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be a valid list"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be a valid tuple"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be a valid array"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be a valid dictionary"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be an object"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be greater than or equal to {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be less than or equal to {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be greater than {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "String should have at least {0} character"),
    QT_TRANSLATE_NOOP("PackTroubles", "String should have at least {0} characters"),
    QT_TRANSLATE_NOOP("PackTroubles", "String should have at most {0} characters"),
    QT_TRANSLATE_NOOP("PackTroubles", "String should match pattern '{0}'"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} should have at least {1} item after validation, not {2}"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} should have at least {1} items after validation, not {2}"),
    QT_TRANSLATE_NOOP("PackTroubles", "{0} should have at most {1} items after validation, not {2}"),
    QT_TRANSLATE_NOOP("PackTroubles", "Input should be {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "Invalid JSON: {0}"),
    QT_TRANSLATE_NOOP("PackTroubles", "Value should have at most {0} items after validation, not {1}"),
    QT_TRANSLATE_NOOP("PackTroubles", "Is a directory"),
    QT_TRANSLATE_NOOP("PackTroubles", "Read-only file system"),
    QT_TRANSLATE_NOOP("PackTroubles", "File name too long"),
)
"""What `BadCard` says, with gaps for names and numbers; the longer of two that fit stands first."""

STAGES: Final = (
    QT_TRANSLATE_NOOP("FileReasons", "Group {0}"),
    QT_TRANSLATE_NOOP("FileReasons", "Final"),
    QT_TRANSLATE_NOOP("FileReasons", "Final Round"),
    QT_TRANSLATE_NOOP("FileReasons", "Semi-finals"),
    QT_TRANSLATE_NOOP("FileReasons", "Quarter-finals"),
    QT_TRANSLATE_NOOP("FileReasons", "Round of {0}"),
    QT_TRANSLATE_NOOP("FileReasons", "First round"),
    QT_TRANSLATE_NOOP("FileReasons", "Third place"),
    QT_TRANSLATE_NOOP("FileReasons", "Match for third place"),
    QT_TRANSLATE_NOOP("FileReasons", "Third-place play-off"),
    QT_TRANSLATE_NOOP("FileReasons", "Further matches"),
)
"""What files in English call the stages of a cup."""


def reason_words(reason: str) -> str:
    """A reason in the language in use; as it is where it is not known.

    >>> reason_words("is no pattern that anybody knows")
    'is no pattern that anybody knows'
    """
    if isinstance(reason, Reason):
        text = translate("FileReasons", reason.text)
        return text.format(**{name: _value(value) for name, value in reason.values.items()})
    return _by_pattern(REASONS, CONTEXT, reason)


def system_words(error: OSError) -> str:
    """What the system says of a file, in the language in use where that is usual."""
    return reason_words(error.strerror or str(error))


def stage_words(name: str) -> str:
    """A stage of a cup in the language in use; as the file calls it where that is no usual English name."""
    parts = name.split(" / ")
    return " / ".join(_by_pattern(STAGES, "FileReasons", part) for part in parts)


def _value(value: object) -> object:
    if isinstance(value, Reason):
        return reason_words(value)
    return stage_words(value) if isinstance(value, str) else value


def _by_pattern(texts: Iterable[str], context: str, reason: str) -> str:
    for text in texts:
        found = _pattern(text).fullmatch(reason)
        if found:
            words = translate(context, text)
            for place, gap in enumerate(found.groups()):
                words = words.replace(f"{{{place}}}", gap)
            return words
    return reason


@lru_cache(maxsize=len(REASONS) + len(STAGES))
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{\d\\\}", "(.*?)", re.escape(text)), re.DOTALL)


def where_and_why(*places: str, reason: str) -> str:
    """Where in which file something is wrong, and what."""
    return ": ".join(reason_words(part) for part in (*places, reason) if part)
