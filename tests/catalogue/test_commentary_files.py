"""The commentary's files: what they say is told, and every mistake names file, place and reason."""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from swallows_gui.catalogue.commentary import BadCommentary, Commentary

OCCASIONS: dict[str, Any] = {
    "saved": [{"tell": ["lucky", "saves"], "when": {"what": ["post", "bar"], "late": True}}, {"tell": "saves"}]
}
ENGLISH: dict[str, Any] = {"lucky": {"1": "Off the {what}!"}, "saves": {"1": "Saved.", "4": "{team:The} are denied."}}
GERMAN: dict[str, Any] = {"lucky": {"1": "{what}!"}, "saves": {"4": "Nichts für {team:akk}.", "1": "Gehalten."}}


def written(folder: Path, occasions: Any = OCCASIONS, **languages: Any) -> Path:
    for name, content in {"en": ENGLISH, "occasions": occasions, **languages}.items():
        (folder / f"{name}.json").write_text(json.dumps(content), "utf-8")
    return folder


def commentary(folder: Path) -> Commentary:
    return Commentary(folder, {"what", "late"}, {"team", "what"})


def test_the_variants_of_several_keys_stand_in_the_same_order_in_every_language(tmp_path: Path) -> None:
    read = commentary(written(tmp_path, de=GERMAN))
    first, last = read.occasions["saved"]
    assert first.when == (("what", ("post", "bar")), ("late", (True,)))
    assert last.when == ()
    assert read.variants(first, "en") == ["Off the {what}!", "Saved.", "{team:The} are denied."]
    assert read.variants(first, "de") == ["{what}!", "Gehalten.", "Nichts für {team:akk}."]
    assert read.languages() == ("de", "en")


def test_what_a_language_lacks_is_told_by_another_sentence_of_its_own(tmp_path: Path) -> None:
    read = commentary(written(tmp_path, de={"saves": {"4": "Nichts für {team:akk}."}}))
    first = read.occasions["saved"][0]
    assert read.variants(first, "fr") == read.variants(first, "en")
    assert read.variants(first, "de") == ["Off the {what}!", "Nichts für {team:akk}.", "Nichts für {team:akk}."]


def test_a_sentence_that_may_not_stand_there_does_not_answer(tmp_path: Path) -> None:
    english = {"saves": {"1": {"say": "With a foot!", "needs": ["foot"]}, "2": "Saved.", "3": "Held."}}
    written(tmp_path, {"saved": [{"tell": "saves"}]}, en=english, de={"saves": {"1": "Mit dem Fuß!"}})
    read = Commentary(tmp_path, set(), set(), tags={"foot"})
    assert read.spoken("saves", "de") == ("Mit dem Fuß!", "Saved.", "Held.")
    written(tmp_path, {"saved": [{"tell": "saves"}]}, en=english, de={"saves": {"3": "Gehalten."}})
    read = Commentary(tmp_path, set(), set(), tags={"foot"})
    assert read.spoken("saves", "de") == ("Gehalten.", "Gehalten.", "Gehalten.")


def test_a_sentence_put_in_between_shifts_no_language(tmp_path: Path) -> None:
    english = ENGLISH | {"saves": {"1": "Saved.", "5": "No!", "4": "{team:The} are denied."}}
    read = commentary(written(tmp_path, en=english, de=GERMAN))
    assert read.spoken("saves", "de")[::2] == ("Gehalten.", "Nichts für {team:akk}.")


@pytest.mark.parametrize(
    ("german", "lacks", "flaws"),
    [
        (GERMAN, [], []),
        ({"saves": GERMAN["saves"]}, ["de.json: lucky: has 0 of 1 sentences"], []),
        (GERMAN | {"saves": {"1": "Gehalten."}}, ["de.json: saves: has 1 of 2 sentences"], []),
        (
            GERMAN | {"saves": {"1": "Gehalten.", "4": "Nichts!"}},
            [],
            ["de.json: saves.4: placeholders differ in 'Nichts!'; the English has {team}"],
        ),
        (
            GERMAN | {"lucky": {"1": "{what}!", "2": "{what}?"}},
            [],
            ["de.json: lucky.2: en.json has no sentence of this id"],
        ),
    ],
)
def test_a_language_is_told_what_it_lacks_and_what_is_wrong(
    tmp_path: Path, german: dict[str, Any], lacks: list[str], flaws: list[str]
) -> None:
    read = commentary(written(tmp_path, de=german))
    assert list(read.lacks("de")) == lacks
    assert list(read.flaws("de")) == flaws


@pytest.mark.parametrize(
    ("occasions", "mistake"),
    [
        ([], "occasions.json: is not an object of events"),
        ({"saved": []}, "occasions.json: saved: is not a list of occasions"),
        ({"saved": [{"when": {}}]}, 'occasions.json: saved.1: is not {"tell": ..., "when": ...}'),
        ({"saved": [{"tell": "saves", "wenn": {}}]}, 'occasions.json: saved.1: is not {"tell": ..., "when": ...}'),
        ({"saved": [{"tell": 7}]}, "occasions.json: saved.1.tell: is neither a key nor a list of keys"),
        ({"saved": [{"tell": "saves", "when": ["late"]}]}, "occasions.json: saved.1.when: is not an object of facts"),
        (
            {"saved": [{"tell": "saves", "when": {"lite": True}}]},
            "occasions.json: saved.1.when: there is no fact 'lite'",
        ),
        (
            {"saved": [{"tell": "saves"}, {"tell": "lucky"}]},
            "occasions.json: saved.1: always holds, so what follows is never told",
        ),
        ({"saved": [{"tell": ["saves", "lucky", "new"]}]}, "en.json: new: is missing; an occasion tells it"),
        ({"saved": [{"tell": "saves"}]}, "en.json: lucky: no occasion tells it"),
    ],
)
def test_a_mistake_in_the_occasions_is_named(tmp_path: Path, occasions: Any, mistake: str) -> None:
    with pytest.raises(BadCommentary) as error:
        commentary(written(tmp_path, occasions))
    assert str(error.value) == mistake


@pytest.mark.parametrize(
    ("german", "mistake"),
    [
        ([], "de.json: is not an object of sentences"),
        ({"new": {"1": "Ach."}}, "de.json: new: no occasion tells it"),
        (
            {"saves": ["Gehalten."]},
            'de.json: saves: is not an object of sentences by id, such as {"1": "...", "2": "..."}',
        ),
        (
            {"saves": {"first": "Gehalten."}},
            "de.json: saves: 'first' is no id of a sentence: a number, or a code and a number as in de3",
        ),
        (
            {"saves": {"1": "Gehalten.", "2": ""}},
            "de.json: saves.2: is not a text in quotes; what it needs is said in en.json alone",
        ),
        (
            {"saves": {"1": "Gehalten von {keeper}."}},
            "de.json: saves.1: nothing fills {keeper} in 'Gehalten von {keeper}.'",
        ),
        ({"saves": {"1": "Gehalten {"}}, "de.json: saves.1: Single '{' encountered in format string in 'Gehalten {'"),
    ],
)
def test_a_mistake_in_a_language_is_named(tmp_path: Path, german: Any, mistake: str) -> None:
    read = commentary(written(tmp_path, de=german))
    with pytest.raises(BadCommentary) as error:
        read.texts("de")
    assert str(error.value) == mistake


def test_a_key_that_stands_twice_and_a_file_that_is_not_there_are_mistakes(tmp_path: Path) -> None:
    written(tmp_path)
    (tmp_path / "de.json").write_text('{"saves": ["Ja."], "saves": ["Nein."]}', "utf-8")
    with pytest.raises(BadCommentary, match="stands twice"):
        commentary(tmp_path).texts("de")
    (tmp_path / "en.json").unlink()
    with pytest.raises(BadCommentary, match=r"en\.json"):
        commentary(tmp_path)


def test_the_commentary_lacks_nothing(script: ModuleType) -> None:
    assert script.check_commentary() == []


CALLBACKS: dict[str, Any] = {"saved": [{"tell": "promised", "when": {"late": True}, "per_game": 1}]}
TAGGED: dict[str, Any] = {
    "lucky": {"1": "Off the {what}!"},
    "saves": {"1": {"say": "Held in both hands.", "needs": ["hands"]}, "2": {"say": "Saved.", "leaves": "promise"}},
    "promised": {"1": "He said so."},
}


def tagged(folder: Path, callbacks: Any = CALLBACKS, english: Any = TAGGED) -> Commentary:
    written(folder, en=english)
    (folder / "callbacks.json").write_text(json.dumps(callbacks), "utf-8")
    return Commentary(folder, {"what", "late"}, {"team", "what"}, tags={"hands", "foot"}, recollections={"promised"})


def test_a_sentence_says_when_it_fits_and_a_callback_how_often_it_comes(tmp_path: Path) -> None:
    read = tagged(tmp_path)
    with_hands, plain = read.limits("saves")
    assert with_hands.fit({"hands", "foot"})
    assert not with_hands.fit({"foot"})
    assert plain.fit(())
    assert plain.leaves == "promise"
    assert read.text("saves", 0, "en") == "Held in both hands."
    assert read.keys_of("callbacks.json") == {"promised"}
    (callback,) = read.parts["callbacks.json"]["saved"]
    assert (callback.per_match, callback.per_game) == (1, 1)


@pytest.mark.parametrize(
    ("callbacks", "saves", "mistake"),
    [
        ({"saved": [{"tell": "vowed"}]}, {}, "callbacks.json: saved.1.tell: nothing recalls 'vowed'"),
        (
            {"saved": [{"tell": "promised", "per_game": 0}]},
            {},
            "callbacks.json: saved.1.per_game: is not a number from 1",
        ),
        (CALLBACKS, {"1": {"say": "Ah.", "needs": ["nose"]}}, "en.json: saves.1: there is no tag 'nose'"),
        (
            CALLBACKS,
            {"1": {"say": "Ah.", "if": ["hands"]}},
            'en.json: saves.1: is neither a text in quotes nor {"say": ..., "needs": ...}',
        ),
    ],
)
def test_a_mistake_in_tags_and_callbacks_is_named(
    tmp_path: Path, callbacks: Any, saves: dict[str, Any], mistake: str
) -> None:
    with pytest.raises(BadCommentary) as error:
        tagged(tmp_path, callbacks, TAGGED | ({"saves": saves} if saves else {}))
    assert str(error.value) == mistake
