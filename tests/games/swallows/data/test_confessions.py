"""The texts of confessions: enough of each, none twice, and every one of them sound with every nation."""

import json
from pathlib import Path
from string import Formatter

import pytest

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.swallows.data import confessions
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.confessions import DEEDS, FEWEST, MOTIVES, texts
from swallows_gui.services.language import NationName

NATIONS = load().nations


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_deed_and_motive_has_its_sentences_and_none_is_there_twice(code: str) -> None:
    said = texts(code)
    assert (set(said.titles), set(said.deeds), set(said.motives)) == (set(DEEDS), set(DEEDS), set(MOTIVES))
    every = [sentence for part in (said.deeds, said.motives) for several in part.values() for sentence in several]
    assert len(set(every)) == len(every) >= FEWEST * (len(DEEDS) + len(MOTIVES))


def test_each_language_says_its_own() -> None:
    english, german = texts("en"), texts("de")
    for part in ("deeds", "motives"):
        for key, sentences in getattr(english, part).items():
            assert set(sentences).isdisjoint(getattr(german, part)[key])
    assert texts("xx") == english


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_sentence_is_said_with_every_nation(code: str) -> None:
    said = texts(code)
    sentences = [each for part in (said.deeds, said.motives) for several in part.values() for each in several]
    for nation in NATIONS.values():
        name = NationName(nation.name[code], code, nation.grammar.get(code, ""))
        words = dict.fromkeys(("seat", "other", "card", "bet", "amount"), "Ann") | dict.fromkeys(
            ("team", "victim", "own"), name
        )
        for sentence in sentences:
            told = sentence.format(**words)
            assert "{" not in told
            assert "  " not in told
            if any(field in ("team", "victim", "own") for _, field, _, _ in Formatter().parse(sentence)):
                assert any(word in told for word in (str(name), f"{name}s", f"{name}'"))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda given: given["deeds"].pop("die"), "has not exactly"),
        (lambda given: given["deeds"].update(die={"1": "alone"}), "fewer than 4"),
        (lambda given: given["deeds"].update(die=["a list"]), "sentences by id"),
        (lambda given: given["deeds"]["die"].update({"9": "{card} was there"}), "nothing fills {card}"),
        (lambda given: given["motives"]["none"].update({"9": "so it was."}), "ends"),
        (lambda given: given["motives"]["bet"].update({"9": "the {bet"}), "{bet"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: object, reason: str) -> None:
    given = json.loads((data_path(*confessions.FOLDER) / "en.json").read_text("utf-8"))
    assert callable(change)
    change(given)
    (tmp_path / "en.json").write_text(json.dumps(given), "utf-8")
    monkeypatch.setattr(confessions, "data_path", lambda *parts: tmp_path / parts[-1])
    texts.cache_clear()
    with pytest.raises(BadCard, match=r"en\.json") as caught:
        texts("en")
    texts.cache_clear()
    assert reason in str(caught.value)
