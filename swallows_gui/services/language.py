"""The language of the window: loads translators, switches at once, and puts names of nations into sentences.

Sources in the code are English, card texts are German in the card data. So a language needs `swallows_XX` for the
window, Qt's own `qtbase_XX` and `cards_XX`; what it lacks is English, whose `swallows_en` has the plurals. Card texts
are loaded but never installed: they are asked directly, so that two languages can stand side by side.

A nation's name takes article and case, and the right form of a verb beside it. {4}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from swallows_gui.catalogue.languages import FALLBACK, SOURCE, Language, languages, said
from swallows_gui.catalogue.pack_texts import pack_text
from swallows_gui.catalogue.places import data_path


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


class NamedByLanguage(Protocol):
    """Whatever carries a name by language: a field of teams."""

    @property
    def name(self) -> Mapping[str, str]: ...


class NationInSentences(NamedByLanguage, Protocol):
    """A name that stands in sentences; `grammar` says which of a language's genders it has."""

    @property
    def grammar(self) -> Mapping[str, str]: ...


class LanguageService(QObject):
    """The language in use. All texts set in a slot of `changed` are in the new one.

    Widgets need no signal: they hear of it by `changeEvent`, when all others have.
    """

    changed = Signal()

    _installed: LanguageService | None = None

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._code = FALLBACK
        self._active: list[QTranslator] = []
        self._files: dict[str, QTranslator | None] = {}
        self._switch(FALLBACK)

    @classmethod
    def install(cls, choice: str = FALLBACK) -> LanguageService:
        """Make the language of this application, which `language()` returns from now on.

        An earlier one loses its translators but not its listeners' connections.
        """
        if cls._installed is None:
            cls._installed = cls()
        cls._installed.set_language(choice)
        return cls._installed

    @property
    def code(self) -> str:
        """The code of the language in use: "de"."""
        return self._code

    @property
    def locale(self) -> QLocale:
        """For numbers and dates."""
        return QLocale(self._of(self._code).locale)

    def set_language(self, choice: str) -> None:
        """Switch to a language by its code, or with `"system"` to what the desktop speaks, else to English.

        Raises `ValueError` on another choice.
        """
        if choice == "system":
            spoken = QLocale.system().language()
            codes = [each.code for each in languages().values() if QLocale(each.locale).language() == spoken]
            choice = codes[0] if codes else FALLBACK
        if choice not in languages():
            raise ValueError(f"no language {choice!r}")
        if choice != self._code:
            self._switch(choice)
            self.read_again()

    def read_again(self) -> None:
        """Reload all languages and texts, because packs may have changed them."""
        self.changed.emit()
        app = QCoreApplication.instance()
        if app is not None:
            QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))  # which posts it to every window, once
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)

    def said_in(self, code: str, context: str, source: str) -> str:
        """A text of the window in a language that need not be the one in use; as it is written where that has none."""
        translator = self._translator(f"swallows_{code}")
        return (translator.translate(context, source) if translator is not None else "") or source

    def card_text(self, card_id: str, source: str, language: str | None = None) -> str:
        """A card's line in a language, by default the one in use; `source` is the line as written on the card. Falls
        back to English, then to `source`."""
        return self._of_card(f"{card_id}.text", source, language)

    def card_title(self, card_id: str, source: str, language: str | None = None) -> str:
        """What a card is called in a language, as `card_text`."""
        return self._of_card(f"{card_id}.title", source, language)

    def both(self, card_id: str, source: str) -> tuple[str, str]:
        """A card's line as it was written, and in the `other` language."""
        return source, self.card_text(card_id, source, self.other)

    def both_titles(self, card_id: str, source: str) -> tuple[str, str]:
        """A card's title as it was written, and in the `other` language."""
        return source, self.card_title(card_id, source, self.other)

    def _of_card(self, key: str, source: str, language: str | None) -> str:
        """A text of a card by its key in the catalogues of the cards."""
        for code in (language or self._code, FALLBACK):
            if not source:
                return source
            own = pack_text(key, source, code)
            if own or code == SOURCE:
                return own or source
            translator = self._translator(f"cards_{code}")
            text = translator.translate("cards", source, key) if translator is not None else ""
            if text:
                return text
        return source

    @property
    def other(self) -> str:
        """What stands beside the language that cards are written in: the language in use, else English."""
        return FALLBACK if self._code == SOURCE else self._code

    def nation_name(self, nation: NationInSentences, language: str | None = None) -> NationName:
        """A nation's name in a language, by default the one in use; `format` gives it article and case."""
        code = language or self._code
        english = NationName(said(nation.name, FALLBACK), FALLBACK, nation.grammar.get(FALLBACK, ""))
        if code == FALLBACK:
            return english
        return NationName(said(nation.name, code), code, nation.grammar.get(code, ""), english)

    def name(self, named: NamedByLanguage) -> str:
        """The name in the language in use of something that is no nation."""
        return said(named.name, self._code)

    def language_name(self, code: str) -> str:
        """What a language calls itself."""
        return self._of(code).name

    def money(self, amount: int) -> str:
        """An amount of M as the window writes it: `"7M"`, with a true minus sign."""
        digits = self.locale.toString(abs(amount))
        return f"−{digits}M" if amount < 0 else f"{digits}M"

    def _of(self, code: str) -> Language:
        """A language; one whose file is missing, English too, has no name but its code."""
        return languages().get(code) or Language(code, code, "en_GB")

    def _switch(self, code: str) -> None:
        for old in self._active:
            QCoreApplication.removeTranslator(old)
        own = () if code == FALLBACK else (f"qtbase_{code}", f"swallows_{code}")
        found = map(self._translator, (f"swallows_{FALLBACK}", *own))
        self._active = [each for each in found if each is not None]
        self._code = code
        QLocale.setDefault(self.locale)
        for new in self._active:
            QCoreApplication.installTranslator(new)

    def _translator(self, name: str) -> QTranslator | None:
        """A translation file, loaded once; None if it is not there or unreadable."""
        if name not in self._files:
            if name.startswith("qtbase"):
                folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            else:
                folder = str(data_path("translations", f"{name}.qm").parent)
            translator = QTranslator(self)
            self._files[name] = translator if translator.load(name, folder) else None
        return self._files[name]


def language() -> LanguageService:
    """The language of this application; English if none was installed."""
    return LanguageService._installed or LanguageService.install()
