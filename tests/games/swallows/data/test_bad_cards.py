"""Every mistake in the data is told with file, card, field and reason."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.games.swallows.data.catalogue import read_catalogue

Spoil = Callable[[str, Callable[[Any], None]], None]


def refusal(data: Path) -> BadCard:
    """The refusal of the data in a folder."""
    with pytest.raises(BadCard) as caught:
        read_catalogue(data)
    return caught.value


def set_in(card: str, /, **fields: Any) -> Callable[[Any], None]:
    """Sets fields of a card (`as_` and `if_` for the reserved words)."""

    def change(cards: list[dict[str, Any]]) -> None:
        (entry,) = [entry for entry in cards if entry["id"] == card]
        entry.update({name.removesuffix("_"): value for name, value in fields.items()})

    return change


CARD_MISTAKES = [
    ("green.json", "through-ball", {"value": 7}, "value", "attack has a value from 0 to 6"),
    ("green.json", "through-ball", {"value": "4"}, "value", "valid integer"),
    ("green.json", "through-ball", {"value": None}, "value", "attack has a value from 0 to 6"),
    ("green.json", "through-ball", {"area": None}, "area", "happens somewhere"),
    ("green.json", "through-ball", {"area": "corner"}, "area", "'inside', 'edge' or 'outside'"),
    ("green.json", "through-ball", {"kind": "foul"}, "kind", "green card cannot be foul"),
    ("green.json", "through-ball", {"colour": "yellow"}, "colour", "'green', 'blue' or 'red'"),
    (
        "green.json",
        "through-ball",
        {"colour": "blue", "kind": "goalie", "value": 1, "area": None},
        "colour",
        "only green",
    ),
    ("green.json", "through-ball", {"count": -1}, "count", "greater than or equal to 0"),
    ("green.json", "through-ball", {"text": "Tor!"}, "text", "at least 10 characters"),
    ("green.json", "through-ball", {"extra": 1}, "extra", "not permitted"),
    ("green.json", "through-ball", {"limits": ["inside"]}, "limits", "only a foul"),
    ("green.json", "through-ball", {"when": ["as_attack"]}, "when", "belongs to red cards"),
    ("green.json", "through-ball", {"nation": "BRA"}, "nation", "belongs to red cards"),
    ("green.json", "through-ball", {"effects": [{"do": "cancel"}]}, "effects.0.do", "belongs to red cards"),
    ("green.json", "through-ball", {"effects": [{"do": "draw"}]}, "effects.0.n", "needs a number"),
    ("green.json", "through-ball", {"effects": [{"do": "draw", "n": 0}]}, "effects.0.n", "nothing sensible"),
    ("green.json", "through-ball", {"effects": [{"do": "fly"}]}, "effects.0.do", "Input should be"),
    ("green.json", "through-ball", {"effects": [{"do": "draw", "n": 1, "at": "called"}]}, "effects.0.at", "neither"),
    ("green.json", "elbow-room", {"area": "inside"}, "area", "never asked for"),
    ("green.json", "elbow-room", {"own_goal_on_one": True}, "own_goal_on_one", "only an attack card"),
    ("blue.json", "timber", {"limits": ["inside", "inside"]}, "limits", "named twice"),
    ("blue.json", "timber", {"effects": [{"do": "extra_attack"}]}, "effects.0.do", "next attack anyway"),
    ("blue.json", "nine-arms", {"value": 4}, "value", "goalie has a value from 1 to 3"),
    ("red.json", "big-drum", {"when": []}, "when", "one at least"),
    ("red.json", "big-drum", {"when": ["at_lunch"]}, "when.0", "Input should be"),
    ("red.json", "big-drum", {"when": ["with_attack", "with_attack"]}, "when", "each moment once"),
    ("red.json", "big-drum", {"when": ["at_stoppage"]}, "effects.0.do", "value means nothing at_stoppage"),
    ("red.json", "big-drum", {"when": ["as_attack", "as_defence"]}, "when", "one kind of card only"),
    ("red.json", "big-drum", {"as_": {"kind": "attack", "value": 1, "area": "edge"}}, "as", "as goes with"),
    ("red.json", "big-drum", {"effects": []}, "effects", "does nothing"),
    ("red.json", "big-drum", {"value": 3}, "value", "say it under as"),
    ("red.json", "big-drum", {"area": "edge"}, "area", "say it under as"),
    ("red.json", "captains-speech", {"nation": "BRA", "count": 2}, "count", "exists once"),
    ("red.json", "dachshund", {"nation": "BRA"}, "nation", "stars.json"),
    ("red.json", "big-drum", {"if_": {"weather": ["rain"]}}, "if.weather", "not permitted"),
    ("red.json", "big-drum", {"if_": {"opponent": ["XYZ"]}}, "if.opponent", "no nation XYZ"),
    ("red.json", "tracksuit-on", {"as_": {"kind": "goalie", "value": 1}}, "as.kind", "cannot be played as_attack"),
    ("red.json", "tracksuit-on", {"as_": {"kind": "attack", "value": 4}}, "as.area", "happens somewhere"),
    ("red.json", "frying-pans", {"as_": {"kind": "goalie", "value": 5}}, "as.value", "goalie has a value from 1 to 3"),
    ("red.json", "dachshund", {"as_": {"kind": "foul", "value": 3}}, "as.kind", "cancel needs the kind special"),
    ("red.json", "horoscope", {"effects": [{"do": "draw", "n": 2}]}, "effects", "moves 2 cards net, 1 is the most"),
    (
        "red.json",
        "horoscope",
        {"effects": [{"do": "injure", "n": 1, "chosen": True}]},
        "effects",
        "only a personalised card",
    ),
    (
        "red.json",
        "horoscope",
        {"effects": [{"do": "draw", "n": 1, "colour": "red", "blind": True}]},
        "effects.0.blind",
        "without a colour",
    ),
    ("stars.json", "tur-bazaar", {"effects": [{"do": "draw", "n": 3}]}, "effects", "moves 3 cards net, 2 is the most"),
    ("stars.json", "tur-bazaar", {"count": 2}, "count", "exists once"),
    ("stars.json", "tur-bazaar", {"nation": None}, "effects", "moves 2 cards net"),
]


GROUPS = {
    "kind": "groups",
    "groups": {"A": 4, "B": 4, "C": 4, "D": 4},
    "match_days": [[[1, 2], [3, 4]], [[1, 3], [2, 4]], [[4, 1], [3, 2]]],
}


def knockout(stage: str, *matches: list[str]) -> dict[str, Any]:
    """A round of a format."""
    return {"kind": "knockout", "stage": stage, "matches": list(matches)}


@pytest.mark.parametrize(
    ("file", "card", "fields", "field", "reason"),
    CARD_MISTAKES,
    ids=lambda value: value if isinstance(value, str) and value.endswith(".json") else None,
)
def test_mistake_in_a_card(
    data: Path, spoil: Spoil, file: str, card: str, fields: dict[str, Any], field: str, reason: str
) -> None:
    spoil(f"cards/{file}", set_in(card, **fields))
    found = refusal(data)
    assert (found.file, found.card, found.field) == (file, card, field)
    assert reason in found.reason
    assert str(found) == f"{file}: {card}: {field}: {found.reason}"


def test_scene_that_nobody_can_draw(data: Path, spoil: Spoil) -> None:
    def change(cards: list[dict[str, Any]]) -> None:
        cards[0]["scene"]["figures"][0]["pose"] = "teleport"

    spoil("cards/green.json", change)
    found = refusal(data)
    assert (found.file, found.card, found.field) == ("green.json", "coffee-break", "scene.figures.0.pose")


def test_same_id_twice(data: Path, spoil: Spoil) -> None:
    spoil("cards/blue.json", set_in("timber", id="through-ball"))
    found = refusal(data)
    assert (found.file, found.card, found.field) == ("blue.json", "through-ball", "id")


def test_id_that_is_no_id(data: Path, spoil: Spoil) -> None:
    spoil("cards/blue.json", set_in("timber", id="Timber!"))
    found = refusal(data)
    assert (found.file, found.card, found.field) == ("blue.json", "Timber!", "id")


def test_card_without_an_id_is_named_by_its_place(data: Path, spoil: Spoil) -> None:
    spoil("cards/blue.json", lambda cards: cards[2].pop("id"))
    found = refusal(data)
    assert (found.file, found.card, found.field) == ("blue.json", "entry 3", "id")


@pytest.mark.parametrize("file", ["cards/red.json", "nations.json", "fields.json", "formats/sixteen.json"])
def test_file_that_is_no_json(data: Path, file: str) -> None:
    (data / file).write_text("[{]", "utf-8")
    found = refusal(data)
    assert (found.file, found.card, found.field) == (Path(file).name, "", "")
    assert "JSON" in found.reason


@pytest.mark.parametrize("file", ["cards/red.json", "nations.json", "fields.json"])
def test_file_that_is_missing(data: Path, file: str) -> None:
    (data / file).unlink()
    found = refusal(data)
    assert (found.file, found.card) == (Path(file).name, "")


def test_file_that_is_no_list(data: Path) -> None:
    (data / "cards" / "red.json").write_text(json.dumps({"id": "x"}), "utf-8")
    assert refusal(data).file == "red.json"


def nation(code: str, /, **fields: Any) -> Callable[[Any], None]:
    """Sets fields of a nation."""

    def change(nations: list[dict[str, Any]]) -> None:
        (entry,) = [entry for entry in nations if entry["code"] == code]
        entry.update(fields)

    return change


@pytest.mark.parametrize(
    ("fields", "card", "field"),
    [
        ({"strength": 0}, "MEX", "strength"),
        ({"green": "7"}, "MEX", "green"),
        ({"stars": ["no-such-card"]}, "MEX", "stars"),
        ({"stars": ["bra-samba"]}, "MEX", "stars"),
        ({"name": {"de": "Mexiko"}}, "MEX", "name.en"),
        ({"code": "BRA"}, "BRA", "code"),
        ({"code": "mex"}, "mex", "code"),
        ({"kit": {"shirt": "green", "shorts": "#000000", "socks": "#000000", "trim": "#000000"}}, "MEX", "kit.shirt"),
        ({"flag": {"ratio": 1.5, "shapes": [{"shape": "disc", "paint": "#000000"}]}}, "MEX", "flag.shapes.0.at"),
        (
            {"flag": {"ratio": 1.5, "shapes": [{"shape": "polygon", "paint": "#000000", "path": [[0, 0]]}]}},
            "MEX",
            "flag.shapes.0.path",
        ),
    ],
)
def test_mistake_in_a_nation(data: Path, spoil: Spoil, fields: dict[str, Any], card: str, field: str) -> None:
    spoil("nations.json", nation("MEX", **fields))
    found = refusal(data)
    assert (found.file, found.card, found.field) == ("nations.json", card, field)


def test_star_that_its_nation_does_not_name(data: Path, spoil: Spoil) -> None:
    spoil("nations.json", nation("MEX", stars=[]))
    found = refusal(data)
    assert (found.file, found.card, found.field) == ("stars.json", "mex-wave", "nation")


def test_field_with_an_unknown_nation(data: Path, spoil: Spoil) -> None:
    spoil("fields.json", lambda fields: fields["presets"][0]["teams"].__setitem__(3, "XYZ"))
    found = refusal(data)
    assert (found.file, found.card, found.field) == ("fields.json", "euro-2000", "teams")
    assert "XYZ" in found.reason


def test_field_with_a_nation_twice(data: Path, spoil: Spoil) -> None:
    spoil("fields.json", lambda fields: fields["presets"][0]["teams"].__setitem__(3, "GER"))
    found = refusal(data)
    assert (found.file, found.card, found.field) == ("fields.json", "euro-2000", "teams")


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"id": "seventeen"}, "id"),
        ({"cash": -1}, "cash"),
        ({"decks": 0}, "decks"),
        ({"stages": [GROUPS]}, "stages"),
        ({"stages": [knockout("F", ["A1", "B2"])]}, "stages.0"),
        ({"stages": [GROUPS, knockout("F", ["A1", "B2"])]}, "stages"),
        ({"stages": [GROUPS, knockout("F", ["A1", "A1"])]}, "stages.1"),
        ({"stages": [GROUPS, knockout("F", ["A5", "B2"])]}, "stages.1"),
        ({"stages": [GROUPS, knockout("F", ["W24", "A1"])]}, "stages.1"),
        ({"stages": [GROUPS, knockout("F", ["W25", "A1"])]}, "stages.1"),
        ({"stages": [GROUPS, knockout("F", ["T1", "A1"])]}, "stages.1"),
        ({"stages": [GROUPS, knockout("F", ["Z1", "A1"])]}, "stages.1.matches.0.0"),
        ({"stages": [knockout("F", ["T1", "T3"])]}, "stages"),
        ({"stages": [knockout("SF", ["T1", "T2"], ["T3", "T4"]), knockout("F", ["W1", "T5"])]}, "stages"),
        ({"stages": [knockout("F", ["T1", "T2"]), GROUPS]}, "stages.1.entrants"),
        ({"stages": [{**GROUPS, "groups": {"B": 4, "A": 4}}]}, "stages.0.groups"),
        ({"stages": [{**GROUPS, "match_days": []}]}, "stages.0.match_days"),
        ({"stages": [{**GROUPS, "match_days": [[]]}]}, "stages.0.match_days.0"),
        ({"stages": [{**GROUPS, "match_days": [[[1, 1]]]}]}, "stages.0.match_days.0"),
        ({"stages": [{**GROUPS, "match_days": [[[1, 2], [1, 3]]]}]}, "stages.0.match_days.0"),
        ({"stages": [{**GROUPS, "match_days": [[[1, 2]]]}]}, "stages.0.match_days"),
        ({"stages": [{**GROUPS, "matches": [["A1", "A2"]]}]}, "stages.0.matches"),
        ({"final": 30}, "final"),
        ({"final": None}, "final"),
        ({"ranking": {"win": 4, "criteria": ["goals"]}}, "ranking.win"),
        ({"ranking": {"win": 3, "criteria": ["goals", "goals"]}}, "ranking.criteria"),
        ({"seats": [1, 4]}, "seats.0"),
        ({"seats": [5, 4]}, "seats"),
        ({"bets": {"V": {"stage": "QF", "amount": 16}}}, "bets"),
        ({"fees": {"QF": 4}}, "fees"),
        ({"fees": {"champion": 16, "R16": 3}}, "fees.R16"),
        ({"rest": "SF"}, "rest"),
    ],
)
def test_mistake_in_a_format(data: Path, spoil: Spoil, fields: dict[str, Any], field: str) -> None:
    spoil("formats/sixteen.json", lambda form: form.update(fields))
    found = refusal(data)
    assert (found.file, found.field) == ("sixteen.json", field)


def test_a_bet_on_a_stage_that_the_format_has_not(data: Path, spoil: Spoil) -> None:
    spoil("formats/sixteen.json", lambda form: form["bets"]["V"].update(stage="R16"))
    assert refusal(data).field == "bets.V"


def test_groups_so_large_that_two_seats_would_have_too_many_teams_in_one(data: Path, spoil: Spoil) -> None:
    days = [[[1, 2], [3, 4]], [[1, 3], [2, 5]], [[1, 4], [3, 5]], [[1, 5], [2, 4]], [[2, 3], [4, 5]]]
    groups = {"kind": "groups", "groups": {"A": 5, "B": 5}, "match_days": days}
    form = {"stages": [groups, knockout("F", ["A1", "B1"])], "final": 21}
    spoil("formats/sixteen.json", lambda sixteen: sixteen.update(form))
    assert refusal(data).field == "seats"


def test_no_format_at_all(data: Path) -> None:
    for path in (data / "formats").iterdir():
        path.unlink()
    assert refusal(data).file == "formats"
