"""`packaging/translate.py`: English survives a change of the German, nothing unfinished goes unseen."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QTranslator

Spoil = Callable[[str, Callable[[Any], None]], None]

GERMAN = {"night-train.text": "Weit wie ein Nachtzug.", "octopus.title": "Acht Arme"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for catalogues."""
    path = tmp_path / "translations"
    path.mkdir()
    return path


def known(translate: ModuleType) -> dict[str, Any]:
    """A finished catalogue of GERMAN."""
    return {
        "night-train.text": translate.CardText(GERMAN["night-train.text"], "Long as a night train.", True),
        "octopus.title": translate.CardText(GERMAN["octopus.title"], "Eight arms", True),
    }


def test_what_is_written_is_read_again(translate: ModuleType, folder: Path) -> None:
    texts = {**known(translate), "odd.text": translate.CardText("„Ja“ & <nein>'s\"", 'Yes & <no> "x"', False)}
    assert translate.write_cards(folder / "cards_en.ts", texts)
    assert translate.read_cards(folder / "cards_en.ts") == texts
    assert not translate.write_cards(folder / "cards_en.ts", texts)


def test_merging_the_same_german_changes_nothing(translate: ModuleType) -> None:
    assert translate.merge_cards(GERMAN, known(translate)) == known(translate)


def test_new_german_keeps_the_old_english_unfinished(translate: ModuleType) -> None:
    merged = translate.merge_cards({**GERMAN, "octopus.title": "Neun Arme"}, known(translate))
    assert merged["octopus.title"] == translate.CardText("Neun Arme", "Eight arms", False, "Acht Arme")
    assert merged["night-train.text"].finished


def test_a_new_card_gets_an_empty_entry_and_one_that_is_gone_goes(translate: ModuleType) -> None:
    merged = translate.merge_cards({"swan.text": "Sterbender Schwan.", **GERMAN}, known(translate))
    assert list(merged) == ["swan.text", "night-train.text", "octopus.title"]
    assert merged["swan.text"] == translate.CardText("Sterbender Schwan.", "", False)
    one = {"octopus.title": GERMAN["octopus.title"]}
    assert list(translate.merge_cards(one, known(translate))) == ["octopus.title"]


def test_check_of_the_cards_names_what_is_missing_or_unfinished(
    translate: ModuleType, folder: Path, data: Path, spoil: Spoil
) -> None:
    cards = data / "cards"
    assert translate.update_cards(folder, cards)
    first = next(key for key in translate.german_texts(cards) if key.endswith(".text"))
    assert f"cards_en.ts: {first}: no translation" in translate.check_cards(folder, cards)
    whole = {
        key: translate.CardText(text, f"English of {key}.", True) for key, text in translate.german_texts(cards).items()
    }
    translate.write_cards(folder / "cards_en.ts", whole)
    assert translate.check_cards(folder, cards) == []
    spoil("cards/green.json", lambda green: green[0].update(text="Ein neuer deutscher Satz."))
    assert translate.check_cards(folder, cards) == [f"cards_en.ts: {first}: unfinished"]
    assert translate.update_cards(folder, cards)
    assert translate.read_cards(folder / "cards_en.ts")[first].english == f"English of {first}."
    assert translate.check_cards(folder, cards) == [f"cards_en.ts: {first}: unfinished"]


def test_the_cards_of_the_game_are_all_in_english(translate: ModuleType) -> None:
    assert translate.check_cards() == []


def test_a_torn_catalogue_is_named(translate: ModuleType, folder: Path) -> None:
    (folder / "cards_en.ts").write_text("<TS>", "utf-8")
    with pytest.raises(translate.CannotTranslate, match=r"cards_en\.ts"):
        translate.read_cards(folder / "cards_en.ts")


CODE = """
from PySide6.QtCore import QCoreApplication, QObject


class Whistle(QObject):
    def count(self, n: int) -> str:
        return QCoreApplication.translate("Whistle", "%n goal(s)", None, n)

    def blow(self) -> str:
        return self.tr("Offside for {team}")
"""

STRAY = """
from PySide6.QtCore import QObject


def shout(listener: QObject) -> str:
    return listener.tr("Nobody will ever find this")
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small program with two texts, one of them with a number."""
    path = tmp_path / "program"
    path.mkdir()
    (path / "whistle.py").write_text(CODE, "utf-8")
    return path


def finish(path: Path, german: str = "Abseits für {team}") -> None:
    """Translate everything in a catalogue of the small program."""
    text = path.read_text("utf-8")
    text = text.replace(
        '<source>Offside for {team}</source>\n        <translation type="unfinished"></translation>',
        f"<source>Offside for {{team}}</source>\n        <translation>{german}</translation>",
    )
    text = text.replace('<translation type="unfinished">\n', "<translation>\n")
    text = text.replace("<numerusform></numerusform>", "<numerusform>%n Tore</numerusform>")
    path.write_text(text, "utf-8")


def test_update_finds_the_texts_of_the_window(translate: ModuleType, folder: Path, package: Path) -> None:
    translate.update_window(package, folder)
    assert "Offside for {team}" in (folder / "swallows_de.ts").read_text("utf-8")
    english = (folder / "swallows_en.ts").read_text("utf-8")
    assert "%n goal(s)" in english
    assert "Offside" not in english


def test_update_finds_the_texts_of_the_tables(translate: ModuleType, folder: Path, package: Path) -> None:
    for place, texts in (("", {"off": "Off!", "*": ""}), ("whist", {"on": "On “top”, 'n on\n"})):
        path = folder.parent / "resources" / place / "texts.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps({"Whistle": {"signs": texts}}), "utf-8")
    translate.update_window(package, folder)
    found = {message.source for message in translate.read_messages(folder / "swallows_de.ts")}
    assert found == {"Offside for {team}", "%n goal(s)", "Off!", "On “top”, 'n on\n"}


def test_check_of_the_window(translate: ModuleType, folder: Path, package: Path) -> None:
    missing = translate.check_window(package, folder)
    assert "swallows_de.ts: Whistle: 'Offside for {team}': missing" in missing
    translate.update_window(package, folder)
    unfinished = translate.check_window(package, folder)
    assert "swallows_de.ts: Whistle: 'Offside for {team}': unfinished" in unfinished
    assert "swallows_en.ts: Whistle: '%n goal(s)': unfinished" in unfinished
    for name in ("swallows_de.ts", "swallows_en.ts"):
        finish(folder / name)
    assert translate.check_window(package, folder) == []
    (package / "whistle.py").write_text(CODE.replace("Offside for", "Handball by"), "utf-8")
    changed = translate.check_window(package, folder)
    assert changed == [
        "swallows_de.ts: Whistle: 'Offside for {team}': not in the code",
        "swallows_de.ts: Whistle: 'Handball by {team}': missing",
    ]


def test_update_keeps_what_was_translated(translate: ModuleType, folder: Path, package: Path) -> None:
    translate.update_window(package, folder)
    for name in ("swallows_de.ts", "swallows_en.ts"):
        finish(folder / name)
    before = (folder / "swallows_de.ts").read_text("utf-8")
    translate.update_window(package, folder)
    assert (folder / "swallows_de.ts").read_text("utf-8") == before
    (package / "whistle.py").write_text(CODE.replace("Offside for {team}", "Offside for {team}!"), "utf-8")
    translate.update_window(package, folder)
    assert translate.check_window(package, folder) == [
        "swallows_de.ts: Whistle: 'Offside for {team}!': unfinished",
    ]
    assert "Abseits für {team}" in (folder / "swallows_de.ts").read_text("utf-8")


def test_english_plurals_are_proposed_and_left_to_be_read(translate: ModuleType, folder: Path, package: Path) -> None:
    translate.update_window(package, folder)
    english = (folder / "swallows_en.ts").read_text("utf-8")
    assert "<numerusform>%n goal</numerusform>" in english
    assert "<numerusform>%n goals</numerusform>" in english
    assert "unfinished" in english


def test_qt_reads_the_plurals(translate: ModuleType, folder: Path, package: Path) -> None:
    translate.update_window(package, folder)
    translate.compile_all(folder)
    translator = QTranslator()
    assert translator.load("swallows_en", str(folder))
    assert translator.translate("Whistle", "%n goal(s)", None, 1) == "%n goal"
    assert translator.translate("Whistle", "%n goal(s)", None, 2) == "%n goals"


def test_a_text_that_belongs_to_no_class_is_seen(translate: ModuleType, folder: Path, package: Path) -> None:
    translate.update_window(package, folder)
    for name in ("swallows_de.ts", "swallows_en.ts"):
        finish(folder / name)
    (package / "stray.py").write_text(STRAY, "utf-8")
    wrong = translate.check_window(package, folder)[0]
    assert "'Nobody will ever find this': lupdate cannot tell" in wrong


def test_a_text_that_lupdate_passes_over_is_seen(translate: ModuleType, folder: Path, package: Path) -> None:
    call = 'translate("Cup", "%n team(s)", None, len(cup.cup.teams))'
    (package / "more.py").write_text(f"def told(cup: Any) -> str:\n    return {call}\n", "utf-8")
    translate.update_window(package, folder)
    assert "Cup: '%n team(s)': lupdate does not find it there" in translate.check_window(package, folder)


def test_a_lost_placeholder_is_seen(translate: ModuleType, folder: Path, package: Path) -> None:
    translate.update_window(package, folder)
    finish(folder / "swallows_de.ts", "Abseits für {mannschaft}")
    finish(folder / "swallows_en.ts")
    (wrong,) = translate.check_window(package, folder)
    assert "placeholders differ in 'Abseits für {mannschaft}'" in wrong


def test_compile_makes_what_is_older_and_nothing_else(translate: ModuleType, folder: Path) -> None:
    source = folder / "cards_en.ts"
    translate.write_cards(source, known(translate))
    assert translate.compile_all(folder) == [folder / "cards_en.qm"]
    assert translate.compile_all(folder) == []
    later = (folder / "cards_en.qm").stat().st_mtime + 10
    os.utime(source, (later, later))
    assert translate.compile_all(folder) == [folder / "cards_en.qm"]
    translator = QTranslator()
    assert translator.load("cards_en", str(folder))
    english = translator.translate("cards", GERMAN["octopus.title"], "octopus.title")
    assert english == "Eight arms"
    assert sorted(path.name for path in folder.iterdir()) == ["cards_en.qm", "cards_en.ts"]


def test_a_catalogue_that_lrelease_refuses_leaves_the_old_one(translate: ModuleType, folder: Path) -> None:
    source, compiled = folder / "cards_en.ts", folder / "cards_en.qm"
    source.write_text("no catalogue", "utf-8")
    compiled.write_bytes(b"old")
    with pytest.raises(translate.CannotTranslate, match="lrelease"):
        translate.compile_one(source, compiled)
    assert compiled.read_bytes() == b"old"
    assert sorted(path.name for path in folder.iterdir()) == ["cards_en.qm", "cards_en.ts"]


def test_the_command_says_with_its_exit_code(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "check_cards", lambda: ["cards_en.ts: swan: no English"])
    assert script.main(["cards", "--check"]) == 1
    assert "swan" in capsys.readouterr().err
    monkeypatch.setattr(script, "check_cards", list)
    assert script.main(["cards", "--check"]) == 0
