"""How much of a language there is, file by file: `packaging/translate.py status XX`."""

import importlib.util
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def counting(checkout: Path) -> ModuleType:
    """`packaging/checks/translation_status.py` as a module."""
    path = checkout / "packaging" / "checks" / "translation_status.py"
    place = importlib.util.spec_from_file_location("swallows_translation_status", path)
    assert place is not None
    assert place.loader is not None
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_languages_of_the_house_are_whole(counting: ModuleType, language: str) -> None:
    parts = counting.status(language)
    assert len(parts) > 20
    assert not [part for part in parts if part.there < part.all]


def test_a_language_is_counted_as_it_grows(counting: ModuleType, checkout: Path, tmp_path: Path) -> None:
    for folder in ("translations", "resources/swallows", "resources/languages"):
        shutil.copytree(checkout / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.qm", "art", "habits"))
    begun = {part.name: part for part in counting.status("fr", tmp_path)}
    assert all(part.there == 0 for part in begun.values())
    window = (tmp_path / "translations" / "swallows_de.ts").read_text("utf-8")
    unfinished = window.replace("<translation>", '<translation type="unfinished">', 2)
    (tmp_path / "translations" / "swallows_fr.ts").write_text(unfinished, "utf-8")
    rules = json.loads((tmp_path / "resources/swallows/rules/en.json").read_text("utf-8"))
    rules["sections"] = rules["sections"][:1]
    (tmp_path / "resources/swallows/rules/fr.json").write_text(json.dumps(rules), "utf-8")
    (tmp_path / "resources/swallows/names").mkdir()
    (tmp_path / "resources/swallows/names/fr.json").write_text('{"nations": {"GER": {"name": "Allemagne"}}}', "utf-8")
    parts = {part.name: part for part in counting.status("fr", tmp_path)}
    assert parts["translations/swallows_fr.ts"].there == parts["translations/swallows_fr.ts"].all - 2
    assert 0 < parts["resources/swallows/rules/fr.json"].there < parts["resources/swallows/rules/fr.json"].all / 2
    assert parts["resources/swallows/names/fr.json"].there == 1
    changed = {name for name, part in parts.items() if part != begun[name]}
    assert changed == {
        "translations/swallows_fr.ts", "resources/swallows/rules/fr.json", "resources/swallows/names/fr.json",
    }  # fmt: skip


def test_the_command_prints_a_line_a_file_and_says_whether_all_is_there(checkout: Path) -> None:
    command = [sys.executable, str(checkout / "packaging" / "translate.py"), "status"]
    done = subprocess.run([*command, "fr"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert re.search(r"^   0 %      0 of +\d+  translations/cards_fr\.ts$", done.stdout, re.MULTILINE)
    assert done.stdout.splitlines()[-1].endswith("in all")
    assert subprocess.run([*command, "de"], capture_output=True, check=False).returncode == 0
