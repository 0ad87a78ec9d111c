"""Nations that came after the first catalogue stand by value in headers: digest, tables and draws of the others stay as
they were, and a game with such nations is played again whatever comes after it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from swallows_gui.engine.game import Game, IllegalAction, Json
from swallows_gui.games.swallows.data.catalogue import Catalogue, load, read_catalogue
from swallows_gui.games.swallows.rules.tables import Tables
from swallows_gui.games.swallows.session import view_pickling
from swallows_gui.games.swallows.session.kind import kind_with
from swallows_gui.games.swallows.session.view_pickling import reducers
from swallows_gui.records.games import GameKind
from tests.catalogue.packs_of_ours import card, nation

Spoil = Callable[[str, Callable[[Any], None]], None]
FRIENDLY: Final[Json] = {"format": "friendly", "seats": 2}


@pytest.fixture
def add(data: Path, spoil: Spoil) -> Callable[..., Catalogue]:
    """Adds a nation that came later, with a card of its own, to the data."""

    def added(code: str, **more: Any) -> Catalogue:
        star = card(f"{code.lower()}-star", colour="red", kind="special", count=1, nation=code, when=["as_attack"])
        star = {key: value for key, value in star.items() if key not in ("value", "area")}
        star["as"] = {"kind": "attack", "value": 4, "area": "edge"}
        spoil("cards/stars.json", lambda cards: cards.insert(0, star))
        spoil(
            "nations.json",
            lambda nations: nations.insert(0, nation(code, stars=[star["id"]], by_value=True, **more)),
        )
        return read_catalogue(data)

    return added


def kept(kind: GameKind, **options: Any) -> Json:
    """The options of a new game as they stand in a file."""
    found: Json = json.loads(json.dumps(kind.as_kept({**FRIENDLY, **options})))
    return found


def played(game: Game, steps: int = 150) -> list[Json]:
    """All that is told of a game in which everybody does something."""
    told = [game.notation.event_to_json(event) for event in game.start_events]
    chance = random.Random(5)
    while game.to_move is not None and steps:
        steps -= 1
        entry = chance.choice(list(game.legal_actions(game.to_move)))
        action = entry if isinstance(entry, int) else entry[0]
        told += [game.notation.event_to_json(event) for event in game.push(action)]
    return told


def test_digest_tables_and_draws_of_the_others_stay(add: Callable[..., Catalogue]) -> None:
    house, more = load().tables(), add("XYZ").tables()
    for name in ("digest", "card_id", "card_design", "card_when", "nation_code", "nation_stars", "presets", "heads"):
        assert getattr(more, name) == getattr(house, name), name
    before, after = kind_with(load()), kind_with(add("XYW"))
    for options in ({"field": "random"}, {"field": ["GER", "ITA"]}, {"format": "sixteen", "seats": 4}):
        assert kept(after, **options) == kept(before, **options)
        assert "nations" not in kept(after, **options)
        assert played(after.new(kept(after, **options), 8)) == played(before.new(kept(before, **options), 8))


def test_a_header_has_who_plays_by_value_and_cards_of_others_keep_their_numbers(add: Callable[..., Catalogue]) -> None:
    add("XYW")
    kind = kind_with(add("XYZ"))
    options = kept(kind, field=["GER", "XYZ"])
    assert [one["code"] for one in options["nations"]] == ["XYZ"]
    assert "name" not in options["nations"][0]
    tables: Tables = kind.new(options, 1).view(0).tables  # type: ignore[attr-defined]
    house = load().tables()
    assert tables.card_id[: len(house.card_id)] == house.card_id
    assert tables.card_id[len(house.card_id) :] == ("xyz-star#1",)
    assert tables.nation_code == (*house.nation_code, "XYZ")
    assert kind.new({**FRIENDLY, "field": ["GER", "XYZ"]}, 1).to_state() == kind.new(options, 1).to_state()


def test_it_is_played_again_when_the_nation_has_changed_and_others_have_come(add: Callable[..., Catalogue]) -> None:
    kind = kind_with(add("XYZ"))
    options = kept(kind, field=["XYZ", "ITA"])
    game = kind.new(options, 3)
    told = played(game)

    add("XYW")
    catalogue = add("XYV")
    changed = catalogue.nations["XYZ"].model_copy(update={"strength": 3, "green": 9})
    star = catalogue.cards["xyz-star"]
    weaker = star.model_copy(update={"as_": star.as_.model_copy(update={"value": 1})}) if star.as_ else star
    later = kind_with(
        Catalogue(
            {**catalogue.cards, star.id: weaker},
            {**catalogue.nations, "XYZ": changed},
            catalogue.formats,
            load()._all_fields,
        )
    )
    assert later.catalogue == kind.catalogue == load().tables().digest
    assert played(later.new(options, 3)) == told
    state = json.loads(json.dumps(game.to_state()))
    assert later.restore(state).to_state() == state
    assert kept(later, **options) == options


def test_the_world_draws_from_all_and_is_restored(add: Callable[..., Catalogue]) -> None:
    kind = kind_with(add("XYZ"))
    options = kept(kind, format="sixteen", seats=4, field="world", distribution="random")
    later = {one["code"] for one in options["nations"]}
    assert later == {"XYZ"} | {code for code, nation in load().nations.items() if nation.by_value and not nation.plain}
    fields = [kind.new(options, seed).to_state()["field"] for seed in range(12)]
    assert any(later & set(field) for field in fields)
    assert not any(later >= set(field) for field in fields)
    state = kind.new(options, 4).to_state()
    assert kind.restore(state).to_state() == state


def test_a_field_with_a_later_nation_stands_with_its_codes(add: Callable[..., Catalogue], spoil: Spoil) -> None:
    two = {"id": "two", "name": {"de": "Zwei", "en": "Two"}, "teams": ["XYZ", "GER"]}
    spoil("fields.json", lambda fields: fields["presets"].append(two))
    kind = kind_with(add("XYZ"))
    assert kind.catalogue == load().tables().digest
    options = kept(kind, field="two")
    assert options["field"] == ["XYZ", "GER"]
    assert kind.new({**FRIENDLY, "field": "two"}, 2).to_state() == kind.new(options, 2).to_state()


@pytest.mark.parametrize(
    ("nations", "why"),
    [
        ("XYZ", "no list"),
        ([7], "no nation"),
        ([{"code": "GER", "stars": []}], "'GER' is no nation that this program knows by value"),
        ([{"code": "QQQ", "stars": []}], "'QQQ' is no nation"),
        ([{"code": "XYZ"}], "no list of cards"),
        ([{"code": "XYZ", "stars": [{"id": "bra-samba"}]}], "a card that this program does not know"),
        ([{"code": "XYZ", "stars": [], "strength": 99, "red": 1, "blue": 1, "green": 1}], "strength"),
        ([{"code": "XYZ", "stars": [], "strength": 9, "red": 1, "blue": 1, "green": 1}] * 2, "stands twice"),
    ],
)
def test_nations_that_cannot_be_read_are_refused(add: Callable[..., Catalogue], nations: Any, why: str) -> None:
    kind = kind_with(add("XYZ"))
    with pytest.raises(IllegalAction) as refused:
        kind.new({**FRIENDLY, "field": ["GER", "XYZ"], "nations": nations}, 1)
    assert refused.value.code == "bad_option"
    assert why in str(refused.value.parameters["value"])


def test_tables_come_back_to_another_process_with_what_is_laid_on_them(
    add: Callable[..., Catalogue], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view_pickling, "_KNOWN", {})  # these tables have the digest of those of all other tests
    catalogue = add("XYZ")
    name_it = reducers(catalogue.tables())[Tables]
    laid = catalogue.tables().with_nations([catalogue.tables().later["XYZ"]]).shuffled_together(2)
    found, arguments = name_it(laid)
    assert found(*arguments) is laid
