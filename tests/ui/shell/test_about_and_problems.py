"""Help, About and Help, Report a problem; an installation with parts missing."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from swallows_gui import __version__, titles
from swallows_gui.build import version_line
from swallows_gui.catalogue import places
from swallows_gui.catalogue.languages import languages
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.kit import save_dialog
from swallows_gui.ui.shell.error_reports import missing_sentence, write_report
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.problem_dialog import AboutDialog, ProblemDialog

RESOURCES = places.data_path("resources")


def opened(window: MainWindow, name: str, kind: type[QWidget]) -> list[QWidget]:
    window.actions_[name].trigger()
    QApplication.processEvents()
    return [child for child in window.findChildren(kind) if child.isVisible()]


def test_about_names_version_commit_and_every_part_with_its_licence(window: MainWindow) -> None:
    (dialog,) = opened(window, "about", AboutDialog)
    assert isinstance(dialog, AboutDialog)
    assert version_line() in dialog.version.text()
    assert __version__ in dialog.version.text()
    lines = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    for name in ("Millions of Swallows", "Python", "PySide6", "shiboken6", "pydantic", "miniaudio", "font-roboto"):
        assert any(name.lower() in line.lower() for line in lines), name
    assert all("·" in line for line in lines), "a part without a licence"
    texts = []
    for row in range(dialog.list.count()):
        dialog.list.setCurrentRow(row)
        texts.append(dialog.text.toPlainText())
    assert "MIT" in texts[0]
    assert any("GNU LESSER GENERAL PUBLIC LICENSE" in text for text in texts)
    short = [line for line, text in zip(lines, texts, strict=True) if len(text) < 300]
    assert not short, "parts without the text of their licence"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("code", ["de", "en"])
def test_the_report_of_a_problem_holds_no_secret(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    language().set_language(code)
    settings().change(seats=("Philippa", "Quentin"))
    games = Path(tmp_path / "data" / "millions-of-swallows" / "games")
    games.mkdir(parents=True)
    options = {"format": "friendly", "home": "SUI", "away": "GER", "title": "Xanadu"}
    seats = (Seat("Philippa", "human", pin="4711"), Seat("Quentin", "human"), Seat("Rosalind", "ai", "easy"))
    Session.new(Setup(options, seats), path=games / "a secret.swallows").close()
    write_report(ValueError, ValueError("Philippa holds the flying piano"), [])
    (dialog,) = opened(window, "problem", ProblemDialog)
    assert isinstance(dialog, ProblemDialog)
    QTest.keyClicks(dialog.words, "the die fell off the table")
    path = tmp_path / "report.txt"
    dialog.keep(path)
    text = path.read_text("utf-8")
    assert "the die fell off the table" in text
    assert version_line() in text
    assert "unfinished: 1" in text
    assert "ValueError" in text
    for secret in ("Philippa", "Quentin", "Rosalind", "4711", "Xanadu", "a secret", "piano", str(tmp_path)):
        assert secret not in text, secret
    assert str(path) in dialog.said.text()
    dialog.reject()
    language().set_language("en")


def test_a_report_that_cannot_be_written_says_so(window: MainWindow, tmp_path: Path) -> None:
    (dialog,) = opened(window, "problem", ProblemDialog)
    assert isinstance(dialog, ProblemDialog)
    game = tmp_path / "evening.swallows"
    game.write_text("a game", encoding="utf-8")
    dialog.keep(game)
    assert game.read_text(encoding="utf-8") == "a game"
    assert ".txt" in dialog.said.text()
    dialog.keep(tmp_path / "no such folder" / "report.txt")
    assert dialog.said.isVisible()
    assert "no such folder" in dialog.said.text()
    assert "could not be written" in dialog.said.text()
    dialog.reject()


def test_the_file_is_asked_for_where_it_is_saved(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.txt"
    monkeypatch.setattr(save_dialog, "named", lambda _dialog: str(path))
    (dialog,) = opened(window, "problem", ProblemDialog)
    assert isinstance(dialog, ProblemDialog)
    dialog.save.click()
    assert path.is_file()
    dialog.reject()


READ_ALONE = ("cups", "scenarios")
"""Folders of what is read and not played with: a file that lacks is missed by whoever asks for it. What lacks of a
language beside the two that the game is written in is said in English."""


def test_what_every_installation_needs_is_looked_for() -> None:
    folders = {title.rules for title in titles.titles()} | {"languages"}
    files = (path.relative_to(RESOURCES) for folder in folders for path in (RESOURCES / folder).rglob("*.json"))
    found = {
        path.as_posix()
        for path in files
        if path.parent.name not in READ_ALONE and (path.stem not in languages() or path.stem in ("de", "en"))
    }
    assert found <= set(places.data()), "a new file of data belongs into its game's title"
    assert places.missing_files() == ()


def test_missing_and_empty_files_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources" / "swallows").mkdir(parents=True)
    (tmp_path / "resources" / "swallows" / "nations.json").write_text("")
    monkeypatch.setattr(places, "data_path", lambda *parts: tmp_path.joinpath(*parts))
    missing = places.missing_files()
    assert "resources/swallows/nations.json" in missing
    assert "translations/swallows_de.qm" in missing
    language().set_language("en")
    assert "resources/swallows/cards/green.json" in missing
    assert "resources/texts.json" in missing_sentence(missing)
    assert "install the program again" in missing_sentence(missing)
    language().set_language("de")
    assert "und" in missing_sentence(missing)
    assert "beschädigt" in missing_sentence(missing)
    language().set_language("en")
