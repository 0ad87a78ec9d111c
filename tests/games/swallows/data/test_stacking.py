"""A catalogue is the house's own data with packs on it: they add, they leave cards out, they never change an id."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.packs import read_pack
from swallows_gui.games.swallows.data.catalogue import load, read_catalogue
from tests.catalogue.packs_of_ours import card, nation, write


def test_a_pack_adds_cards_and_nations_and_leaves_cards_out(tmp_path: Path) -> None:
    house, both = load(), load(read_pack(write(tmp_path)))
    assert both.cards["oldboys:cross"].count == 4
    assert both.nations["oldboys:ATL"].strength == 9
    assert house.cards["coffee-break"].count > 0 == both.cards["coffee-break"].count
    assert both.tables().digest != house.tables().digest
    changed = {"oldboys:cross", "coffee-break"}
    assert {key for key in both.cards if both.cards[key] != house.cards.get(key)} == changed


def test_without_packs_it_is_what_it_was(data: Path) -> None:
    assert read_catalogue(data).packs == load().packs == ()
    assert load() is load()


def test_a_pack_is_named_by_a_digest_of_what_bears_on_rules(tmp_path: Path) -> None:
    def mark(name: str, files: dict[str, Any], **says: Any) -> tuple[str, str, str]:
        (found,) = load(read_pack(write(tmp_path / name, files, **says))).packs
        return found.id, found.version, found.digest

    first = mark("1", {"cards/green.json": [card("oldboys:cross")]})
    other_text = card("oldboys:cross", text="Ein anderer Satz von der Strafraumgrenze.")
    assert mark("2", {"cards/green.json": [other_text]}) == first
    assert mark("3", {"cards/green.json": [card("oldboys:cross", value=4)]})[2] != first[2]
    assert mark("4", {"cards/green.json": [card("oldboys:cross")]}, off=[])[2] != first[2]
    assert first[:2] == ("oldboys", "1.2")


@pytest.mark.parametrize(
    ("files", "says", "complaint"),
    [
        ({"cards/green.json": [card("cross")]}, {}, r"oldboys/cards/green.json: cross: id: .* begins with oldboys:"),
        ({"cards/green.json": [card("others:cross")]}, {}, "begins with oldboys:"),
        ({"cards/green.json": [card("oldboys:a"), card("oldboys:a")]}, {}, "another card has it"),
        ({"cards/green.json": [card("oldboys:a", count=999)]}, {}, "oldboys:a: count"),
        ({"cards/green.json": [card("oldboys:a", value=10**30)]}, {}, "oldboys:a: value"),
        ({"cards/green.json": [card("oldboys:a")] * 401}, {}, "at most 400"),
        ({"cards/red.json": [card("oldboys:a")]}, {}, "only red cards"),
        ({"nations.json": [nation("GER")]}, {}, "begins with oldboys:"),
        ({"nations.json": [nation("oldboys:ATL", strength=99)]}, {}, "oldboys:ATL: strength"),
        ({"nations.json": [nation("oldboys:ATL", stars=["bra-samba"])]}, {}, "is no card of this nation"),
        ({"fields.json": {"heads": ["GER"], "presets": []}}, {}, "heads"),
        ({}, {"off": ["no-such-card"]}, "no-such-card: off: is no card"),
        ({}, {"off": ["bra-samba"]}, "stays with it"),
    ],
)
def test_a_pack_that_does_not_fit_is_named_with_file_entry_and_field(
    tmp_path: Path, files: dict[str, Any], says: dict[str, Any], complaint: str
) -> None:
    pack = read_pack(write(tmp_path, files, **says))
    with pytest.raises(BadCard, match=complaint):
        load(pack)


UNICORN = {"is": ["flat"], "drawing": ["white c 0 -20 20", "red l 2 0 -40 0 -60"]}


def scene(pose: str, thing: str) -> dict[str, Any]:
    """A scene of one figure and one thing."""
    figure = {"pose": pose, "side": "own", "at": [50, 50]}
    return {"figures": [figure], "props": [{"thing": thing, "at": [60, 60]}]}


def test_a_pack_brings_poses_and_things_for_its_scenes(tmp_path: Path) -> None:
    files = {
        "art/things.json": {"oldboys:unicorn": UNICORN},
        "art/poses.json": {"oldboys:split": {"near_leg": [90, 90], "far_leg": [-90, -90]}},
        "cards/green.json": [card("oldboys:a", scene=scene("oldboys:split", "oldboys:unicorn"))],
    }
    art = load(read_pack(write(tmp_path, files))).cards["oldboys:a"].scene.art
    assert art.things["oldboys:unicorn"].is_ == ("flat",)
    assert art.poses["oldboys:split"].near_leg == (90, 90)
    assert "oldboys:unicorn" not in load().cards["coffee-break"].scene.art.things


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        (
            {"cards/green.json": [card("oldboys:a", scene=scene("yawn", "ball"))]},
            r"oldboys/cards/green.json: oldboys:a: scene.figures.0.pose: 'yawn' is none",
        ),
        ({"cards/green.json": [card("oldboys:a", scene=scene("run", "unicorn"))]}, "scene.props.0.thing: 'unicorn'"),
        ({"art/things.json": {"unicorn": UNICORN}}, "begins with oldboys:"),
        ({"art/things.json": {"oldboys:u": {"drawing": ["pinkish c 0 0 1"]}}}, "drawing.0: 'pinkish' is no paint"),
        ({"art/things.json": {"oldboys:u": {"drawing": ["red blob 1 2"]}}}, "'blob' is no shape"),
        ({"art/things.json": {"oldboys:u": {"drawing": ["red c 1 2"]}}}, "2 numbers are not those of 'c'"),
        ({"art/things.json": {"oldboys:u": {"drawing": ["red c 1 2 9999"]}}}, "a number from -400 to 400"),
        ({"art/things.json": {"oldboys:u": {"drawing": ["red d M 1 2 Q 1 2 3"]}}}, "Q needs 4 numbers"),
        ({"art/things.json": {"oldboys:u": {"drawing": ["red star 0 0 9 900000 0.5"]}}}, "a number from -400"),
        ({"art/things.json": {"oldboys:u": {"drawing": ["red c 0 0 1"] * 61}}}, "at most 60"),
        ({"art/poses.json": {"oldboys:p": {"lean": 1e9}}}, "lean"),
    ],
)
def test_art_that_cannot_be_drawn_is_named(tmp_path: Path, files: dict[str, Any], complaint: str) -> None:
    pack = read_pack(write(tmp_path, files))
    with pytest.raises(BadCard, match=complaint):
        load(pack)


def test_more_cards_than_an_action_can_tell_apart_are_refused(tmp_path: Path) -> None:
    many = [card(f"oldboys:c{number}", count=20) for number in range(400)]
    pack = read_pack(write(tmp_path, {"cards/green.json": many}))
    with pytest.raises(BadCard, match="more than 4095 cards"):
        load(pack)


def test_the_house_has_no_ids_with_a_colon(data: Path, spoil: Callable[[str, Callable[[Any], None]], None]) -> None:
    spoil("cards/green.json", lambda cards: cards[0].update(id="oldboys:first"))
    with pytest.raises(BadCard, match="only a pack's ids have a colon"):
        read_catalogue(data)


def test_cards_and_nations_know_each_other() -> None:
    samba = load().cards["bra-samba"]
    assert samba.owner is load().nations["BRA"]
    assert samba in load().nations["BRA"].cards
    assert load().cards["coffee-break"].owner is None
