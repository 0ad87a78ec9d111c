"""A pack is data, and no more of it than a game can need: anything else gets one sentence, and nothing is believed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue import packs
from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.packs import BadPack, in_order, read_pack, shelf
from tests.catalogue.packs_of_ours import write


def test_a_pack_says_who_made_it_and_what_it_needs(tmp_path: Path) -> None:
    pack = read_pack(write(tmp_path / "any", needs=["cups"]))
    assert (pack.id, pack.version, pack.says.author, pack.says.needs) == ("oldboys", "1.2", "Ann", ("cups",))
    assert pack.says.name["de"] == "Alte Herren"


@pytest.mark.parametrize(
    ("says", "field"),
    [
        ({"id": "../up"}, "id"),
        ({"id": "Old Boys"}, "id"),
        ({"version": "new"}, "version"),
        ({"name": {"de": "Alte Herren"}}, "name.en"),
        ({"author": ""}, "author"),
        ({"code": "import os"}, "code"),
        ({"needs": "cups"}, "needs"),
    ],
)
def test_a_mistake_in_its_description_is_named(tmp_path: Path, says: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPack) as found:
        read_pack(write(tmp_path / "old", **says))
    assert (found.value.file, found.value.field) == ("old/pack.json", field)


def _link(folder: Path) -> None:
    (folder / "cards" / "more.json").symlink_to("/etc/passwd")


def _code(folder: Path) -> None:
    (folder / "run.py").write_text("print()", "utf-8")


def _deep(folder: Path) -> None:
    place = folder / "a" / "b" / "c" / "d"
    place.mkdir(parents=True)
    (place / "x.json").write_text("{}", "utf-8")


def _nested(folder: Path) -> None:
    (folder / "fields.json").write_text("[" * 100_000, "utf-8")


def _no_text(folder: Path) -> None:
    (folder / "fields.json").write_bytes(b'{"presets": "\xff"}')


def _twice(folder: Path) -> None:
    (folder / "fields.json").write_text('{"presets": [], "presets": []}', "utf-8")


def _endless(folder: Path) -> None:
    (folder / "fields.json").write_text('{"presets": NaN}', "utf-8")


def _huge_number(folder: Path) -> None:
    (folder / "fields.json").write_text('{"presets": ' + "9" * 10_000 + "}", "utf-8")


def _large(folder: Path) -> None:
    (folder / "fields.json").write_text(" " * (packs.MOST_BYTES + 1), "utf-8")


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (_link, "is a link"),
        (_code, "holds data only"),
        (_deep, "lies deeper"),
        (_nested, "nested deeper"),
        (_no_text, "not text in UTF-8"),
        (_twice, "'presets' stands twice"),
        (_endless, "NaN is no number"),
        (_huge_number, "fields.json"),
        (_large, "larger than"),
    ],
)
def test_what_is_no_plain_data_is_refused_in_one_sentence(
    tmp_path: Path, harm: Callable[[Path], None], sentence: str
) -> None:
    folder = write(tmp_path / "old")
    harm(folder)
    with pytest.raises(BadPack, match=sentence) as found:
        read_pack(folder)
    assert "\n" not in str(found.value)


def test_too_many_files_are_refused_before_they_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "MOST_FILES", 2)
    with pytest.raises(BadPack, match="more than 2 files"):
        read_pack(write(tmp_path / "old"))


def test_packs_lie_in_the_order_of_their_ids_with_all_they_need(tmp_path: Path) -> None:
    old = read_pack(write(tmp_path / "1", needs=["cups"]))
    cups = read_pack(write(tmp_path / "2", id="cups"))
    assert [pack.id for pack in in_order([old, cups])] == ["cups", "oldboys"]
    with pytest.raises(BadPack, match="cups is not among the packs in use"):
        in_order([old])
    with pytest.raises(BadPack, match="stands twice"):
        in_order([old, old, cups])


def test_packs_that_need_each_other_in_a_circle_are_refused(tmp_path: Path) -> None:
    circle = [read_pack(write(tmp_path / name, id=name, needs=[need])) for name, need in (("a", "b"), ("b", "a"))]
    with pytest.raises(BadPack, match="needs itself"):
        in_order(circle)


def test_a_damaged_pack_is_not_on_the_shelf(tmp_path: Path) -> None:
    write(tmp_path / "good")
    write(tmp_path / "bad", version="x")
    assert [pack.folder.name for pack in shelf(tmp_path)] == ["good"]
    assert shelf(tmp_path / "nowhere") == []


def test_a_mistake_of_a_pack_is_told_as_one_of_a_card() -> None:
    assert issubclass(BadPack, BadCard)
