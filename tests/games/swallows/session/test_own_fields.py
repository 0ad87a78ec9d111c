"""Fields of one's own: names of every script have ids of their own, and nothing is replaced by another name."""

import json
from pathlib import Path

import pytest

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.cups import read_cup, shipped_cups
from swallows_gui.games.swallows.session import own_fields
from swallows_gui.games.swallows.session.own_fields import keep, keep_cup, keep_import, named


@pytest.fixture(autouse=True)
def _a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def names() -> list[str]:
    return sorted(field.name["en"] for field in own_fields.own_fields().values())


@pytest.mark.parametrize(
    ("one", "other"),
    [("Чемпионат", "世界杯"), ("Ö-Cup", "O Cup"), ("Straße", "Strae"), ("Æsir", "sir"), ("!", "?"), ("con", "con!")],
)
def test_two_names_are_two_fields(one: str, other: str) -> None:
    first, second = keep(named(one, ["GER", "BRA"], [], None)), keep(named(other, ["ARG", "FRA"], [], None))
    assert first.id != second.id
    assert names() == sorted((one, other))
    kept = own_fields.own_fields()
    assert (kept[first.id].teams, kept[second.id].teams) == (("GER", "BRA"), ("ARG", "FRA"))


@pytest.mark.parametrize("again", ["Mine", "MINE", "M\u200bine"])
def test_the_same_name_is_the_same_field_and_the_version_before_is_kept(again: str) -> None:
    first = keep(named("Mine", ["GER", "BRA"], [], None))
    assert keep(named(again, ["ARG", "FRA"], [], None)).id == first.id
    assert len(names()) == 1
    assert b"GER" in (own_fields.folder() / f"{first.id}.json~").read_bytes()


def test_a_field_that_is_imported_replaces_none() -> None:
    keep(named("Mine", ["GER", "BRA"], [], None))
    other = named("Mine", ["ARG", "FRA"], [], None)
    kept = keep_import(other)
    assert kept.name["en"] == "Mine (2)"
    assert keep_import(kept) == kept
    assert names() == ["Mine", "Mine (2)"]
    own_fields.forget(kept.id)
    assert names() == ["Mine"]


def test_cups_of_two_names_in_another_script_are_both_offered(tmp_path: Path) -> None:
    catalogue = load()
    cup = json.loads(next(iter(shipped_cups())).read_text("utf-8"))
    for name in ("чм-2014", "кубок-2014"):
        path = tmp_path / "cup.json"
        path.write_text(json.dumps({**cup, "id": name}), "utf-8")
        keep_cup(catalogue, read_cup(path))
        keep_cup(catalogue, read_cup(path))
    assert {found.id for found in own_fields.own_cups(catalogue)} == {"чм-2014", "кубок-2014"}
    assert len(own_fields.own_cups(catalogue)) == 2
