"""What is confessed after the pay-out, as data: `resources/swallows/confessions/<language>.json`.

For each deed a title and several sentences by id (`catalogue/texts.py`), for each motive several that follow a
colon; none of them ends. Every language writes its own, and says in English what it lacks. What stands in braces is
filled in, nations in the form that the language asks for (`services/language.py`).
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.commentary import words_of
from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.catalogue.mistakes import BadCard, Strict, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.texts import Line, Several

FOLDER: Final = ("resources", "swallows", "confessions")
DEEDS: Final = ("penalty", "die", "inside", "outside", "sent_off", "declined", "let_in", "praised", "warned")
"""The penalty out of the blue; a roll changed; the edge ruled inside or outside; a card sent off; attacks called off
though a goal was in hand; a shot let in that a keeper in hand would have held; a team praised or warned of before the
slips, against one's own slip."""
MOTIVES: Final[Mapping[str, frozenset[str]]] = {
    "bet": frozenset({"bet"}),
    "price": frozenset({"amount"}),
    "bribe": frozenset({"other", "amount"}),
    "own": frozenset({"own"}),
    "third": frozenset({"own", "bet"}),
    "rival": frozenset({"other", "bet"}),
    "empty": frozenset(),
    "mistake": frozenset(),
    "none": frozenset(),
}
"""A bet on the team that it helped; a price for the other one that was not paid; money taken for the first; a team of
one's own in the group of the second, or one bet on there; a bet of somebody else on the second; no bet on the team that
was praised; against one's own money; none that can be found. With each what its sentences may name beside who did it
and the two teams."""
ALWAYS: Final = frozenset({"seat", "team", "victim"})
FEWEST: Final = 4
"""English sentences of each."""

_Text = Annotated[Line, Field(min_length=2, max_length=140)]
_Sentences = Annotated[tuple[_Text, ...], Several, Field(min_length=1)]


class Texts(Strict):
    """The texts of a language."""

    titles: dict[str, _Text] = Field(default_factory=dict)
    deeds: dict[str, _Sentences] = Field(default_factory=dict)
    motives: dict[str, _Sentences] = Field(default_factory=dict)


_ADAPTER: Final = TypeAdapter(Texts)


@lru_cache(maxsize=8)
def texts(language: str) -> Texts:
    """The texts of a language, English ones where it has none. Raises `BadCard` for a mistake in a file."""
    english = _read(FALLBACK)
    if language == FALLBACK or not data_path(*FOLDER, f"{language}.json").exists():
        return english
    own = _read(language)
    return Texts(
        titles={**english.titles, **own.titles},
        deeds={**english.deeds, **own.deeds},
        motives={**english.motives, **own.motives},
    )


def _read(language: str) -> Texts:
    name = f"{language}.json"
    found = read(data_path(*FOLDER, name), _ADAPTER)
    for part, wanted in (("titles", DEEDS), ("deeds", DEEDS), ("motives", tuple(MOTIVES))):
        given = getattr(found, part)
        if set(given) - set(wanted) or (language == FALLBACK and set(given) != set(wanted)):
            raise BadCard(name, part, "", f"has not exactly {', '.join(wanted)}")
        for key, sentences in given.items():
            if language == FALLBACK and part != "titles" and len(sentences) < FEWEST:
                raise BadCard(name, part, key, f"has fewer than {FEWEST} sentences")
    for part, key, reason in _mistakes(found):
        raise BadCard(name, part, key, reason)
    return found


def _mistakes(found: Texts) -> Iterator[tuple[str, str, str]]:
    for deed, sentences in found.deeds.items():
        known = ALWAYS | ({"card"} if deed == "sent_off" else frozenset())
        yield from (("deeds", deed, each) for each in _unknown(sentences, known))
    for motive, sentences in found.motives.items():
        yield from (("motives", motive, each) for each in _unknown(sentences, ALWAYS | MOTIVES[motive]))


def _unknown(sentences: tuple[str, ...], known: frozenset[str]) -> Iterator[str]:
    for text in sentences:
        try:
            unknown = [word for word in words_of(text) if word not in known]
        except ValueError as error:
            yield f"{error} in {text!r}"
            continue
        if unknown:
            yield f"nothing fills {{{unknown[0]}}} in {text!r}"
        if text.endswith((".", "!", "?")):
            yield f"{text!r} ends"
