"""The language of the window: loads the translators, switches at once, and gives card texts in either language.

Sources in the code are English, card texts are German in the card data; so German needs `swallows_de` and Qt's own
`qtbase_de`, English `swallows_en` (plurals) and `cards_en`. `cards_en` is loaded but never installed: it is asked
directly, so that both languages can stand side by side.
"""

from __future__ import annotations

from typing import Literal, Protocol

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from swallows_gui.catalogue.places import data_path
from swallows_gui.services.grammar import NationName

Code = Literal["de", "en"]


class _Name(Protocol):
    @property
    def de(self) -> str: ...

    @property
    def en(self) -> str: ...


class Named(Protocol):
    """Whatever carries a name in both languages: a field of teams."""

    @property
    def name(self) -> _Name: ...


class Nation(Named, Protocol):
    """A name that stands in sentences."""

    @property
    def grammar(self) -> _Name: ...


class LanguageService(QObject):
    """The language in use. All texts set in a slot of `changed` are in the new one."""

    changed = Signal()

    _installed: LanguageService | None = None

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._code: Code = "en"
        self._active: list[QTranslator] = []
        self._files: dict[str, QTranslator | None] = {}
        self.missing: tuple[str, ...] = ()
        """Translation files the language in use should have and does not."""
        self._switch("en")

    @classmethod
    def install(cls, choice: str = "en") -> LanguageService:
        """Make the language of this application, which `language()` returns from now on.

        An earlier one loses its translators but not its listeners' connections.
        """
        if cls._installed is None:
            cls._installed = cls()
        cls._installed.set_language(choice)
        return cls._installed

    @property
    def code(self) -> Code:
        """`"de"` or `"en"`."""
        return self._code

    @property
    def locale(self) -> QLocale:
        """For numbers and dates."""
        return QLocale("de_DE" if self._code == "de" else "en_GB")

    def set_language(self, choice: str) -> None:
        """Switch to `"de"`, `"en"`, or with `"system"` to what the desktop speaks (English if neither).

        Raises `ValueError` on another choice.
        """
        if choice == "system":
            choice = "de" if QLocale.system().language() == QLocale.Language.German else "en"
        if choice not in ("de", "en"):
            raise ValueError(f"no language {choice!r}")
        if choice != self._code:
            self._switch("de" if choice == "de" else "en")
            self.changed.emit()

    def card_text(self, card_id: str, german: str, language: str | None = None) -> str:
        """A card's line in a language, by default the one in use; German where no translation is known."""
        if (language or self._code) == "de":
            return german
        english = self._translator("cards_en")
        text = english.translate("cards", german, f"{card_id}.text") if english is not None else ""
        return text or german

    def both(self, card_id: str, german: str) -> tuple[str, str]:
        """A card's line in German and in English."""
        return german, self.card_text(card_id, german, "en")

    def nation_name(self, nation: Nation, language: str | None = None) -> NationName:
        """A nation's name in a language, by default the one in use; `format` gives it article and case."""
        if (language or self._code) == "de":
            return NationName(nation.name.de, "de", nation.grammar.de)
        return NationName(nation.name.en, "en", nation.grammar.en)

    def name(self, named: Named) -> str:
        """The name in the language in use of something that is no nation."""
        return named.name.de if self._code == "de" else named.name.en

    def money(self, amount: int) -> str:
        """An amount of M as the window writes it: `"7M"`, with a true minus sign."""
        digits = self.locale.toString(abs(amount))
        return f"−{digits}M" if amount < 0 else f"{digits}M"

    def _switch(self, code: Code) -> None:
        for old in self._active:
            QCoreApplication.removeTranslator(old)
        wanted = ("qtbase_de", "swallows_de") if code == "de" else ("swallows_en",)
        loaded = {name: self._translator(name) for name in wanted}
        self._active = [each for each in loaded.values() if each is not None]
        self.missing = tuple(name for name, each in loaded.items() if each is None)
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
                folder = str(data_path("translations"))
            translator = QTranslator(self)
            self._files[name] = translator if translator.load(name, folder) else None
        return self._files[name]


def language() -> LanguageService:
    """The language of this application; English if none was installed."""
    return LanguageService._installed or LanguageService.install()
