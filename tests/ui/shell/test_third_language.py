"""A language is its files: one that nobody has heard of is spoken everywhere, and English where it has no word."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot
from typer.testing import CliRunner

from swallows_gui.catalogue.languages import languages, said
from swallows_gui.catalogue.places import MORE_DATA, data_path
from swallows_gui.catalogue.tutorial import load_tutorial, load_words
from swallows_gui.cli import app
from swallows_gui.games.final_whistle.data.box import read_box
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.competitions import competitions
from swallows_gui.games.swallows.data.cup_fields import nations_of
from swallows_gui.games.swallows.data.nation_names import nation_name
from swallows_gui.services.language import LanguageService, language
from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.rules import RulesScreen
from tests.games.other_data import catalogue_read_anew
from tests.ui.hands import button, click

CODE, NAME = "eo", "Insula"
SPOKEN = {
    "name": NAME,
    "locale": "eo_001",
    "genders": ["hill", "sea"],
    "forms": {"kun": {"hill": {"a": "kun {}n", "": "kun {}"}, "sea": "sub {}"}},
}
SHOUTING = "asks-the-way"
TS = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="eo">{contexts}</TS>"""
SAID = """<context><name>{context}</name><message{numbered}><source>{source}</source>{comment}
<translation>{said}</translation></message></context>"""


def message(context: str, source: str, *said: str, comment: str = "") -> str:
    """A translated text of a catalogue; several forms where it has a number."""
    forms = "".join(f"<numerusform>{form}</numerusform>" for form in said) if len(said) > 1 else said[0]
    numbered = ' numerus="yes"' if len(said) > 1 else ""
    note = f"<comment>{comment}</comment>" if comment else ""
    return SAID.format(context=context, source=source, said=forms, numbered=numbered, comment=note)


def compiled(folder: Path, name: str, *messages: str) -> None:
    """A `.qm` of these texts."""
    path = folder / f"{name}.ts"
    path.write_text(TS.format(contexts="".join(messages)), "utf-8")
    tool = Path(PySide6.__file__).parent / "lrelease"
    subprocess.run([tool, "-silent", path, "-qm", path.with_suffix(".qm")], check=True)


def written(path: Path, content: Any) -> None:
    """A file of JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content), "utf-8")


@pytest.fixture
def island(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The files of the language, in a folder beside the program's."""
    folder = tmp_path / "island"
    game = folder / "resources" / "swallows"
    written(folder / "resources" / "languages" / f"{CODE}.json", SPOKEN)
    nations = {"GER": {"name": "Germana", "grammar": "hill"}, "BRA": {"name": "Brazilo", "grammar": "sea"}}
    names = {
        "nations": nations,
        "scenarios": {"first-whistle": {"title": "Unua fajfo", "goals": {"1": "Venku."}}},
        "bubbles": {SHOUTING: {"1": "HEM!"}},
        "called": {"Soviet Union": {"name": "Sovetio", "grammar": "sea"}},
        "competitions": {"wc": "Mondo {year}"},
    }
    written(game / "names" / f"{CODE}.json", names)
    written(folder / "resources" / "final_whistle" / "names" / f"{CODE}.json", {"cards": {"catapult": "La Katapulto"}})
    clause = {"id": "S1.1", "title": "Unua", "origin": "book", "text": "Tiel estas."}
    section = {"id": "S1", "title": "Komenco", "clauses": [clause]}
    written(game / "rules" / f"{CODE}.json", {"language": CODE, "sections": [section]})
    written(game / "tutorial" / f"{CODE}.json", {"welcome": {"title": "Bonvenon", "say": "Saluton."}})
    written(game / "commentary" / f"{CODE}.json", {"field_chosen": {"1": "Jen: {teams:kun}."}})
    (folder / "translations").mkdir()
    compiled(
        folder / "translations",
        f"swallows_{CODE}",
        message("StartScreen", "Settings", "Agordoj"),
        message("Field", "%n team(s) still missing.", "%n teamo mankas.", "%n teamoj mankas."),
    )
    card = load().cards["coffee-break"]
    compiled(
        folder / "translations",
        f"cards_{CODE}",
        message("cards", card.text, "Kafo!", comment=f"{card.id}.text"),
        message("cards", card.title, "Kafopaŭzo", comment=f"{card.id}.title"),
    )
    monkeypatch.setenv(MORE_DATA, str(folder))
    with catalogue_read_anew():
        before, LanguageService._installed = LanguageService._installed, None
        yield
        LanguageService.install("en")
        LanguageService._installed = before


@pytest.fixture
def islanders(island: None, window: MainWindow) -> MainWindow:
    """A window that has found the language."""
    assert island is None
    return window


def test_the_window_offers_it_by_its_own_name_and_speaks_it(islanders: MainWindow) -> None:
    start = islanders.start
    click(button(start.language, NAME))
    assert settings().now.language == CODE
    assert start.settings_button.text() == "Agordoj"
    assert start.language.key == CODE
    assert start.tutorial_button.text() == "Tutorial", "what it lacks is English"
    assert f"&{NAME}" in [action.text() for action in islanders.findChildren(QAction)], "the menu offers it, too"


def test_its_plurals_are_its_own_and_english_has_the_others(island: None) -> None:
    assert island is None
    LanguageService.install(CODE)

    def counted(context: str, text: str, number: int) -> str:
        return QCoreApplication.translate(context, text, None, number)

    assert [counted("Field", "%n team(s) still missing.", number) for number in (1, 2)] == [
        "1 teamo mankas.",
        "2 teamoj mankas.",
    ]
    assert [counted("Field", "%n team(s) too many.", number) for number in (1, 2)] == [
        "1 team too many.",
        "2 teams too many.",
    ]


def test_its_names_stand_in_its_sentences_in_its_forms(island: None) -> None:
    assert island is None
    LanguageService.install(CODE)
    speech, nations = language(), load().nations
    assert [f"{speech.nation_name(nations[code]):kun}" for code in ("GER", "BRA")] == ["kun Germanan", "sub Brazilo"]
    assert f"{speech.nation_name(nations['NED']):kun}" == "kun Netherlands", "a name that it lacks takes its forms"
    assert f"{speech.nation_name(nations['NED']):the}" == "the Netherlands"
    assert f"{speech.nation_name(nations['GER']):of}" == "Germany's", "an English sentence has the English name"
    assert [nation_name(code, CODE) for code in ("GER", "NED", "XXX")] == ["Germana", "Netherlands", "XXX"]


def test_nothing_that_has_a_name_is_named_in_code_or_data_alone(island: None) -> None:
    assert island is None
    scenario = load().scenarios["first-whistle"]
    assert said(scenario.title, CODE) == "Unua fajfo"
    assert [said(goal.words, CODE) for goal in scenario.goals][:2] == ["Venku.", scenario.goals[1].words["en"]]
    assert load().cards[SHOUTING].scene.words[0].in_language(CODE) == "HEM!"
    team = nations_of(load()).find("Soviet Union")
    assert team is not None
    assert team.name is not None
    assert (team.name[CODE], team.grammar[CODE]) == ("Sovetio", "sea")
    assert competitions()["wc"].name[CODE] == "Mondo {year}"
    names = {card.slug: card.name for card in read_box(data_path("resources", "final_whistle")).cards}
    assert names["catapult"][CODE] == "La Katapulto"
    assert said(names["stampede"], CODE) == names["stampede"]["en"]


def test_cards_say_their_line_in_it_beside_the_german_one(island: None) -> None:
    assert island is None
    LanguageService.install(CODE)
    coffee, thermos = load().cards["coffee-break"], load().cards["thermos-flask"]
    assert language().both(coffee.id, coffee.text) == (coffee.text, "Kafo!")
    assert language().card_title(coffee.id, coffee.title) == "Kafopaŭzo"
    assert language().card_title(thermos.id, thermos.title) == language().card_title(thermos.id, thermos.title, "en")
    assert language().card_text(thermos.id, thermos.text) == language().card_text(thermos.id, thermos.text, "en")


def test_rule_book_and_tutorial_follow(island: None, qtbot: QtBot, tmp_path: Path) -> None:
    assert island is None
    SettingsService.install(tmp_path / "settings.json")
    LanguageService.install(CODE)
    rules = RulesScreen("swallows")
    qtbot.addWidget(rules)
    titles = [rules.sections.item(row).text() for row in range(rules.sections.count())]
    assert titles[1] == "1 Komenco"
    assert titles[0].startswith("0 ")
    words, english = load_words("swallows", CODE), load_words("swallows", "en")
    assert words["welcome"].title == "Bonvenon"
    assert list(words) == [lesson.id for lesson in load_tutorial("swallows").lessons]
    assert all(words[lesson] == english[lesson] for lesson in words if lesson != "welcome")


@pytest.mark.usefixtures("island", "qapp")
def test_show_tells_a_game_in_it(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben", "Cleo"))
    setup = Setup({"format": "friendly", "field": ["GER", "BRA"]}, seats, seed=1)
    with Session.new(setup, path=path) as session:
        session.run()
    told = CliRunner().invoke(app, ["show", str(path), "--language", CODE])
    assert told.exit_code == 0, told.output
    assert "Jen: kun " in told.stdout
    english = CliRunner().invoke(app, ["show", str(path)])
    assert len(told.stdout.splitlines()) == len(english.stdout.splitlines()), "what it lacks is told in English"
    refused = CliRunner().invoke(app, ["show", str(path), "--language", "xx"])
    assert refused.exit_code == 2
    assert "de, en, fr, eo" in refused.output


def test_a_file_of_a_language_that_cannot_be_used_is_left_out_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    written(tmp_path / "resources" / "languages" / "xx.json", {**SPOKEN, "forms": {"kun": {"hill": "kun {}"}}})
    monkeypatch.setenv(MORE_DATA, str(tmp_path))
    assert set(languages()) == {"de", "en", "fr"}
    assert "xx.json: forms.kun.sea" in caplog.text
    caplog.clear()
