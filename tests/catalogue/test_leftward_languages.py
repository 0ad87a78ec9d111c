"""A language that is written from right to left is refused with a sentence: the window cannot show it whole."""

import json
from pathlib import Path

import pytest

from swallows_gui.catalogue.languages import RIGHT_TO_LEFT, BadLanguage, read_language
from swallows_gui.models import reasons


def written(folder: Path, code: str, name: str) -> Path:
    path = folder / f"{code}.json"
    path.write_text(json.dumps({"name": name, "locale": code}), encoding="utf-8")
    return path


@pytest.mark.parametrize(("code", "name"), [("ar", "Arabic"), ("ar_EG", "Masri"), ("he", "עברית"), ("azb", "تۆرکجه")])
def test_it_is_refused_by_its_code_or_its_letters(tmp_path: Path, code: str, name: str) -> None:
    with pytest.raises(BadLanguage, match="from right to left"):
        read_language(written(tmp_path, code, name))


@pytest.mark.parametrize(
    ("code", "name"), [("fr", "Français"), ("el", "Ελληνικά"), ("ja", "日本語"), ("az", "Azərbaycanca")]
)
def test_others_are_read(tmp_path: Path, code: str, name: str) -> None:
    assert read_language(written(tmp_path, code, name)).name == name


def test_the_sentence_is_one_that_the_window_translates() -> None:
    assert RIGHT_TO_LEFT in map(reasons.REASONS.english, reasons.REASONS)
