"""How a nation's name stands in a sentence: with article and case, with the right form of a verb beside it.

A name written by itself is a label: "Schweiz", "Netherlands". In running text German says "die Schweiz", "in der
Schweiz", "gegen die Niederlande", and English "the Netherlands". So a text that is translated says in its placeholder
which form it wants; every language has forms of its own (`resources/languages/`), and a translation is free to choose:

- German: `{team:nom}`, `{team:akk}`, `{team:dat}`, `{team:gen}` with the article where there is one; `{team:von}`,
  `{team:zu}`, `{team:bei}`, `{team:in}` with the preposition, drawn together with the article ("zur Schweiz", "im
  Senegal"); `{team:schießt/schießen}` the first word for one nation, the second for those in the plural (USA);
  `{team:sein/ihr/ihr}` for masculine and neuter / feminine / plural, `{team:er/sie/es/sie}` all four apart.
- English: `{team:the}` and `{team:of}` ("the Netherlands'"); verbs are always plural, as on British radio ("Brazil
  attack").

A capital letter in the form (`{team:Nom}`, `{team:The}`) begins a sentence. `{team}` is the bare name.

A number in such a text brings its words with it: `{size} {size:card/cards}`, the first for one, the second for all
others; a language may tell more numbers apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from swallows_gui.catalogue.languages import Language, languages


class NationName(str):
    """The bare name of a nation in one language, which `format` puts into any form that the language has.

    Formatting raises `ValueError` for a form that neither the language nor that of `otherwise` knows.
    """

    speech: str
    gender: str
    otherwise: NationName | None

    def __new__(cls, name: str, language: str, gender: str, otherwise: NationName | None = None) -> NationName:
        """`gender` is one of the language's; `otherwise` stands in sentences that are not translated."""
        made = super().__new__(cls, name)
        made.speech = language
        made.gender = gender
        made.otherwise = otherwise
        return made

    def __format__(self, form: str) -> str:
        if not form or not self:
            return str(self)
        wanted = form if "/" in form else form[0].lower() + form[1:]
        speech = languages().get(self.speech)
        text = speech.formed(str(self), self.gender, wanted) if speech is not None else None
        if text is None and self.otherwise is not None:
            return format(self.otherwise, form)
        if text is None:
            raise ValueError(f"{form!r} is no form of a nation's name in {self.speech!r}")
        return text[0].upper() + text[1:] if form[0].isupper() and "/" not in form else text


class NationNames(str):
    """Several nations in one list ("Brazil, France and Spain"); a form is that of every one of them."""

    names: tuple[NationName, ...]
    joined: Callable[[list[str]], str]

    def __new__(cls, names: Sequence[NationName], joined: Callable[[list[str]], str]) -> NationNames:
        """`joined` makes one text of the parts in the language in use."""
        made = super().__new__(cls, joined([str(name) for name in names]))
        made.names = tuple(names)
        made.joined = joined
        return made

    def __format__(self, form: str) -> str:
        return self.joined([format(name, form) for name in self.names])


class Count(int):
    """How many there are of something; `format` chooses the word that goes with it in a language.

    >>> cards = Count(3, "en")
    >>> f"{cards} {cards:card is/cards are} shuffled"
    '3 cards are shuffled'
    """

    speech: str

    def __new__(cls, number: int, language: str) -> Count:
        made = super().__new__(cls, number)
        made.speech = language
        return made

    def __format__(self, form: str) -> str:
        if not form:
            return str(int(self))
        return languages().get(self.speech, _ONE_OR_MANY).counted(int(self), form.split("/"))


_ONE_OR_MANY = Language("", "", "")
"""Of a language that is not there."""
