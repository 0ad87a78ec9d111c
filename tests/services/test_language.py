"""Switching the language retranslates at once; card texts are there in both languages side by side."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from swallows_gui.services import language as module
from swallows_gui.services.language import LanguageService, language
from swallows_gui.ui.kit.privacy_screen import PrivacyScreen

TS = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{language}"><context>
<name>{context}</name><message><source>{source}</source>{comment}<translation>{translation}</translation></message>
</context></TS>"""


def compile_ts(folder: Path, name: str, **words: str) -> None:
    comment = f"<comment>{words.pop('comment')}</comment>" if "comment" in words else ""
    path = folder / f"{name}.ts"
    path.write_text(TS.format(language="de", comment=comment, **words), encoding="utf-8")
    tool = Path(PySide6.__file__).parent / "lrelease"
    subprocess.run([tool, "-silent", path, "-qm", path.with_suffix(".qm")], check=True)


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LanguageService]:
    """A language service over two small catalogues of its own."""
    compile_ts(tmp_path, "swallows_de", context="PrivacyScreen", source="{name} is next", translation="{name} ist dran")
    compile_ts(
        tmp_path,
        "cards_en",
        context="cards",
        source="Ein Pfiff!",
        comment="pfiff.text",
        translation="A whistle!",
    )
    monkeypatch.setattr(module, "data_path", lambda *parts: tmp_path / parts[-1])
    before = LanguageService._installed
    LanguageService._installed = None
    service = LanguageService.install("en")
    yield service
    service.set_language("en")
    LanguageService._installed = before


def test_switching_changes_the_words_at_once(service: LanguageService, qtbot: QtBot) -> None:
    assert QCoreApplication.translate("PrivacyScreen", "{name} is next") == "{name} is next"
    with qtbot.waitSignal(service.changed):
        service.set_language("de")
    assert QCoreApplication.translate("PrivacyScreen", "{name} is next") == "{name} ist dran"
    service.set_language("en")
    assert QCoreApplication.translate("PrivacyScreen", "{name} is next") == "{name} is next"


def test_a_widget_that_is_open_says_it_in_the_new_language(service: LanguageService, qtbot: QtBot) -> None:
    from PySide6.QtWidgets import QWidget

    window = QWidget()
    qtbot.addWidget(window)
    curtain = PrivacyScreen(window)
    curtain.close_for("Anna")
    assert curtain.accessibleName() == "Anna is next"
    service.set_language("de")
    assert curtain.accessibleName() == "Anna ist dran"


def test_qts_own_words_are_german_too(service: LanguageService, qtbot: QtBot) -> None:
    service.set_language("de")
    box = QMessageBox(QMessageBox.Icon.NoIcon, "", "", QMessageBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QMessageBox.StandardButton.Cancel).text().replace("&", "") == "Abbrechen"


def test_a_card_is_there_in_both_languages_whatever_the_window_speaks(service: LanguageService) -> None:
    for code in ("de", "en"):
        service.set_language(code)
        assert service.both("pfiff", "Ein Pfiff!") == ("Ein Pfiff!", "A whistle!")
    assert service.card_text("pfiff", "Ein Pfiff!", "de") == "Ein Pfiff!"
    assert service.card_text("pfiff", "Ein Pfiff!") == "A whistle!"


def test_a_card_without_english_shows_its_german(service: LanguageService) -> None:
    assert service.card_text("neu", "Noch nicht übersetzt", "en") == "Noch nicht übersetzt"


def test_an_unknown_language_is_refused(service: LanguageService) -> None:
    with pytest.raises(ValueError, match="it"):
        service.set_language("it")
    assert service.code == "en"


def test_money_is_written_with_a_true_minus() -> None:
    assert language().money(7) == "7M"
    assert language().money(-12) == "−12M"
