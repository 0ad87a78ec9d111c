"""Sentences that take turns, as a language's file has them: each under an id that stays with it for good.

    "goal": {"1": "Goal!", "7": "It's in!", "2": "There it is!"}

An id is a number that English has given once; where a sentence stands in its list says nothing, so that one may be put
in or taken out anywhere and no language is shifted. A language that writes sentences of its own, for which there are no
English ones, puts its code before the number: "de3".
"""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, TypeVar

from pydantic import BeforeValidator

_ID: Final = re.compile(r"([a-z]{2,3}(_[A-Z]{2})?)?[1-9]\d{0,3}")

Said = TypeVar("Said")


def variants(given: Any) -> dict[str, Any]:
    """The sentences of an object by their ids, in its order. Raises `ValueError` with a sentence on what is wrong.

    >>> variants({"1": "In!", "de2": "Drin!"})
    {'1': 'In!', 'de2': 'Drin!'}
    >>> variants(["In!"])
    Traceback (most recent call last):
    ValueError: is not an object of sentences by id, such as {"1": "...", "2": "..."}
    """
    if not isinstance(given, dict) or not given:
        raise ValueError('is not an object of sentences by id, such as {"1": "...", "2": "..."}')
    for name in given:
        if not _ID.fullmatch(name):
            raise ValueError(f"{name[:40]!r} is no id of a sentence: a number, or a code and a number as in de3")
    return given


def several(given: Any) -> Any:
    """The sentences of an object without their ids, for a language that chooses by itself; a tuple stays as it is."""
    return given if isinstance(given, tuple) else tuple(variants(given).values())


Several = BeforeValidator(several)
ById = Annotated[dict[str, Said], BeforeValidator(variants)]


def answering(own: Mapping[str, str], source: Mapping[str, str], place: int, fitting: Sequence[str]) -> str:
    """What a language says where English says the sentence at a place: its own of that id, else another of its own.

    `fitting` names the ids of which a sentence may stand there. In English where the language has none of them.
    """
    name = list(source)[place]
    if name in own:
        return own[name]
    others = [own[other] for other in fitting if other in own]
    return others[place % len(others)] if others else source[name]
