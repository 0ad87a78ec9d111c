"""Packs are installed whole or not at all, switched on with what they need, and kept while a saved game needs them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue import pack_store
from swallows_gui.catalogue.languages import languages
from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.pack_store import install, installed, remove, stack, switch
from swallows_gui.catalogue.packs import read_pack
from swallows_gui.folders import packs_folder
from tests.catalogue.packs_of_ours import card, write
from tests.catalogue.test_pack_archives import zipped


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder of packs that is not there yet."""
    return tmp_path / "packs"


def shown(root: Path) -> list[tuple[str, str, bool]]:
    """What is installed: id, version, whether it is on."""
    return [(each.id, each.pack.version if each.pack else "", each.on) for each in installed(root)]


def put(root: Path, source: Path, needed: Callable[[], list[tuple[str, str]]] = list, **says: Any) -> None:
    """Write a pack beside the folder of packs and install it."""
    install(write(source, **says), needed, root)


def test_a_pack_is_installed_from_a_folder_and_from_an_archive(tmp_path: Path, root: Path) -> None:
    folder = write(tmp_path / "old")
    assert install(zipped(tmp_path / "old.zip", folder, "old/"), folder=root).new
    assert shown(root) == [("oldboys", "1.2", False)]
    assert not install(folder, folder=root).new
    assert [path.name for path in root.iterdir() if not path.name.startswith(".")] == ["oldboys-1.2", "packs.json"]


def test_what_cannot_be_used_leaves_nothing(tmp_path: Path, root: Path) -> None:
    put(root, tmp_path / "good", id="good")
    before = sorted(path.relative_to(root) for path in root.rglob("*"))
    bad = write(tmp_path / "bad", {"cards/green.json": [card("oldboys:cross", value=99)]})
    with pytest.raises(BadCard, match=r"oldboys/cards/green\.json: oldboys:cross: value"):
        install(bad, folder=root)
    with pytest.raises(BadCard, match="needs: cups is not installed"):
        install(write(tmp_path / "needy", needs=["cups"]), folder=root)
    with pytest.raises(BadCard, match="needs itself"):
        install(write(tmp_path / "circle", needs=["oldboys"]), folder=root)
    with pytest.raises(BadCard, match="neither a folder nor"):
        install(tmp_path / "nowhere", folder=root)
    assert sorted(path.relative_to(root) for path in root.rglob("*")) == before


@pytest.mark.parametrize("letter", ["\x1b", "\x00", "\u202e", "\u200b"])
def test_a_pack_that_says_what_nobody_can_see_is_refused_and_an_old_one_is_cleaned(
    tmp_path: Path, root: Path, letter: str
) -> None:
    says: dict[str, Any] = {"name": {"en": f"Good{letter} luck"}}
    with pytest.raises(BadCard, match="a letter that cannot be seen"):
        put(root, tmp_path / "sly", id="sly", **says)
    assert read_pack(write(tmp_path / "older", id="older", **says)).says.name["en"] == "Good luck"


def test_killed_in_the_middle_it_is_not_there_and_is_swept_away(
    tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def killed(*_args: object, **_named: object) -> None:
        raise Killed

    folder = write(tmp_path / "old")
    with monkeypatch.context() as patch:
        patch.setattr(pack_store, "check", killed)
        patch.setattr("swallows_gui.catalogue.pack_store.shutil.rmtree", lambda *_args, **_named: None)
        with pytest.raises(Killed):
            install(folder, folder=root)
    assert [path.name[:5] for path in root.iterdir() if path.is_dir()] == [".new-"]
    assert shown(root) == []
    assert install(folder, folder=root).new
    assert [path.name for path in root.iterdir() if path.is_dir()] == ["oldboys-1.2"]


def test_killed_before_it_is_listed_an_update_changes_nothing(
    tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(root, tmp_path / "1")
    switch("oldboys", on=True, folder=root)
    with monkeypatch.context() as patch:
        patch.setattr(pack_store, "_write", lambda *_args: (_ for _ in ()).throw(OSError("no room")))
        with pytest.raises(OSError, match="no room"):
            put(root, tmp_path / "2", version="2")
    assert shown(root) == [("oldboys", "1.2", True)]


def test_an_update_takes_the_place_and_keeps_what_a_saved_game_needs(tmp_path: Path, root: Path) -> None:
    put(root, tmp_path / "1")
    switch("oldboys", on=True, folder=root)
    put(root, tmp_path / "2", lambda: [("oldboys", "1.2")], version="2")
    assert shown(root) == [("oldboys", "2", True)]
    assert [old.version for old in installed(root)[0].older] == ["1.2"]
    assert [pack.version for pack in stack(root).packs] == ["2"]
    put(root, tmp_path / "3", version="3")
    assert installed(root)[0].older == ()
    assert not (root / "oldboys-1.2").exists()


def test_a_pack_is_switched_on_with_what_it_needs_and_off_with_what_needs_it(tmp_path: Path, root: Path) -> None:
    put(root, tmp_path / "1", id="cups", off=[])
    put(root, tmp_path / "2", needs=["cups"])
    assert switch("oldboys", on=True, folder=root) == ["cups", "oldboys"]
    assert [pack.id for pack in stack(root).packs] == ["cups", "oldboys"]
    assert switch("cups", on=False, folder=root) == ["cups", "oldboys"]
    assert stack(root).packs == ()
    with pytest.raises(BadCard, match="oldboys needs it"):
        remove("cups", root)
    remove("oldboys", root)
    remove("cups", root)
    assert shown(root) == []


def test_a_pack_that_was_damaged_since_is_named_and_the_others_are_played_with(tmp_path: Path, root: Path) -> None:
    for name in ("a", "b"):
        put(root, tmp_path / name, id=name, off=[])
        switch(name, on=True, folder=root)
    (root / "a-1.2" / "nations.json").write_text("[{}]", "utf-8")
    found = stack(root)
    assert [pack.id for pack in found.packs] == ["b"]
    assert list(found.faults) == ["a"]
    (root / "a-1.2" / "pack.json").write_text("{", "utf-8")
    assert [(each.id, each.pack is None) for each in installed(root)] == [("a", True), ("b", False)]
    assert list(stack(root).faults) == ["a"]
    with pytest.raises(BadCard):
        switch("a", on=True, folder=root)
    remove("a", root)
    assert shown(root) == [("b", "1.2", True)]


@pytest.mark.parametrize(
    "told", ["{", "[]", '{"packs": {"x": {"folder": "../..", "on": true}}}', '{"packs": {"x": {"folder": 1}}}']
)
def test_a_damaged_list_of_packs_switches_them_off(tmp_path: Path, root: Path, told: str) -> None:
    put(root, tmp_path / "1")
    switch("oldboys", on=True, folder=root)
    (root / "packs.json").write_text(told, "utf-8")
    assert shown(root) == [("oldboys", "1.2", False)]


ITALIAN = {"name": "Italiano", "locale": "it_IT"}


def test_a_language_that_only_a_pack_brings_is_there_while_the_pack_is_on(tmp_path: Path) -> None:
    install(write(tmp_path / "1", {"languages/it.json": ITALIAN}, id="tongue"))
    assert "it" not in languages()
    switch("tongue", on=True)
    try:
        assert languages()["it"].name == "Italiano"
        assert json.loads((packs_folder() / "packs.json").read_text("utf-8"))["packs"]["tongue"]["on"]
    finally:
        remove("tongue")
    assert "it" not in languages()


@pytest.mark.parametrize(
    ("file", "says", "complaint"),
    [
        ("languages/it.json", {"name": ""}, "name is no text"),
        ("languages/it.json", {**ITALIAN, "numbers": ["((1+)+)+"]}, "may hold digits"),
        ("languages/italian.json", ITALIAN, "no code of a language"),
        ("rules/fr.json", [{"title": "T", "text": "t"}], "rules: en: is missing"),
        ("rules/en.json", [{"title": "T"}], "text"),
        ("translations/xyzzy.json", {}, "not named after the code"),
        ("translations/fr.json", {"cards": {"no-such": {"text": "Une autre ligne."}}}, "is not there to be named"),
        ("translations/fr.json", {"nations": {"XXX": {"name": "X"}}}, "is not there to be named"),
        ("translations/fr.json", {"formats": {"xxx": "X"}}, "is not there to be named"),
        ("cards/greens.json", [], "is none that a pack has"),
    ],
)
def test_what_a_pack_says_in_languages_is_checked(
    tmp_path: Path, root: Path, file: str, says: Any, complaint: str
) -> None:
    with pytest.raises(BadCard, match=complaint):
        install(write(tmp_path / "1", {file: says}), folder=root)
