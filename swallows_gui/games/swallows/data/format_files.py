"""Formats that do not come with the catalogue: from a file of one's own, or by value in a record's header (S10.5)."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, parse, read
from swallows_gui.catalogue.reasons import QT_TRANSLATE_NOOP, Reason
from swallows_gui.games.swallows.data.formats import FormatModel
from swallows_gui.games.swallows.rules.formats import Format

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
