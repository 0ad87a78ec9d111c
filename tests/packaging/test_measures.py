"""Measured tables that are stale are named, and stop nobody."""

import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def measures(load_check: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The program, with a list of its own that tests may write."""
    module = load_check("measures")
    listed = tmp_path / "measures.json"
    listed.write_bytes(module.FILE.read_bytes())
    monkeypatch.setattr(module, "FILE", listed)
    return module


SIXTEEN = "resources/swallows/habits/sixteen.json"


def test_every_file_of_habits_is_listed_with_its_command(measures: ModuleType) -> None:
    listed = json.loads(measures.FILE.read_text("utf-8"))
    assert list(measures.unlisted(listed)) == []
    for table, entry in listed.items():
        assert (measures.ROOT / table.partition("#")[0]).exists(), table
        for name in entry["formats"]:
            assert measures.digest_of([name]).startswith("sha256:")
        if table.startswith("resources/swallows/habits/"):
            assert f"--format {Path(table).stem} " in entry["command"]
        if table.startswith("resources/swallows/slips/"):
            form, _, level = Path(table).stem.rpartition("-")
            assert f"--slips --level {level} --format {form} " in entry["command"]
    assert len(list(measures.unlisted({}))) >= 15


def test_what_was_measured_on_other_data_is_named_until_it_is_measured_anew(
    measures: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = json.loads(measures.FILE.read_text("utf-8"))
    listed[SIXTEEN]["digest"] = "sha256:0"
    listed["resources/swallows/habits/gone.json"] = listed[SIXTEEN]
    measures.FILE.write_text(json.dumps(listed), "utf-8")
    assert measures.main([]) == 0, "a warning"
    said = capsys.readouterr().out
    assert f"{SIXTEEN}: stale, measured by swallows forecast --measure --format sixteen" in said
    assert "gone.json: there is no such table" in said
    assert measures.main(["--renew", SIXTEEN]) == 0
    assert f"{SIXTEEN}: stale" not in capsys.readouterr().out
    assert measures.main(["--renew", "nowhere.json"]) == 2


def test_the_digest_is_of_the_deck_and_of_each_format(measures: ModuleType) -> None:
    digests = [measures.digest_of(each) for each in ([], ["eight"], ["sixteen"], ["eight", "sixteen"])]
    assert len(set(digests)) == 4
    assert measures.digest_of(["sixteen", "eight"]) == digests[-1]
    with pytest.raises(KeyError):
        measures.digest_of(["nothing"])
