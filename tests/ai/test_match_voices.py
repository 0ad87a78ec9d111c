"""What AI seats say in the games of one match: seldom, each in a voice of its own, and the same in a replay."""

import json
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.ai.match_voices import HOW_OFTEN, TURNS_BETWEEN, speaker_of
from swallows_gui.catalogue.places import MORE_DATA
from swallows_gui.catalogue.texts import FEWEST, MATCH_VOICES, Voices
from swallows_gui.engine.game import Told
from swallows_gui.games.swallows.data.characters import characters
from swallows_gui.records.read import read
from swallows_gui.records.verify import verify
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.openings import SeatThatSpeaks, playable
from swallows_gui.session.replay import Playback
from tests.whole_events import whole

GAMES = {
    "power_soccer": ("attack_started", "kick_over"),
    "grudgematch": ("turn_started",),
    "final_whistle": ("attack_started", "shot_taken"),
    "tactics_board": ("set_started", "shot_taken"),
}
"""By game the events with which an attack, turn or set begins."""
LANGUAGES = ("de", "en")


def talking(game: str, path: Path | None = None, seed: int = 3) -> Session:
    seats = tuple(Seat(name, "ai", "easy") for name in ("Anna", "Bert"))
    session = Session.new(Setup({}, seats, game=game, seed=seed), path=path, game=playable(game))
    session.may_speak = lambda: True
    return session


@pytest.fixture(scope="module", params=list(GAMES))
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Session]]:
    """A whole match of easy seats that talk, kept in a file."""
    game = str(request.param)
    with talking(game, tmp_path_factory.mktemp("voices") / "talk.swallows") as session:
        session.run()
        yield game, session


def spoken(history: tuple[Told, ...] | list[Told]) -> list[Told]:
    return [event for event in history if event["type"] == "said"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_everybody_has_four_sentences_for_every_occasion_and_none_is_said_twice(code: str) -> None:
    said = MATCH_VOICES.sentences(code)
    assert set(said) == set(MATCH_VOICES.speakers())
    assert set(HOW_OFTEN) == set(MATCH_VOICES.occasions)
    assert all(set(one) == set(MATCH_VOICES.occasions) for one in said.values())
    every = [text for one in said.values() for variants in one.values() for text in variants.values()]
    assert all(len(variants) >= FEWEST for one in said.values() for variants in one.values())
    assert len(every) == len(set(every))


def test_languages_have_the_same_sentences_under_the_same_ids() -> None:
    german, english = (MATCH_VOICES.sentences(code) for code in LANGUAGES)
    for one in MATCH_VOICES.speakers():
        assert {key: said.keys() for key, said in german[one].items()} == {k: v.keys() for k, v in english[one].items()}


def test_the_speakers_are_the_characters_and_no_sentence_names_one() -> None:
    assert {character.id for character in characters()} == set(MATCH_VOICES.speakers())
    for character in characters():
        for code in LANGUAGES:
            noun = character.name[code].removesuffix(" one").split()[-1].lower()
            said = MATCH_VOICES.sentences(code)[character.id].values()
            assert not [text for variants in said for text in variants.values() if noun in text.lower()]


def test_seats_of_one_table_have_different_voices() -> None:
    assert len({speaker_of(seat, SeatThatSpeaks("", 90 + seat)) for seat in range(4)}) == 4
    assert speaker_of(2, SeatThatSpeaks("miser", 1)) == "miser"


def test_a_match_is_talked_through_but_never_twice_within_two_turns(played: tuple[str, Session]) -> None:
    game, session = played
    told = session.view(None).history
    assert spoken(told)
    places = [at for at, event in enumerate(told) if event["type"] == "said"]
    for before, after in pairwise(places):
        assert sum(event["type"] in GAMES[game] for event in told[before:after]) >= TURNS_BETWEEN


def test_play_does_not_depend_on_talk(played: tuple[str, Session]) -> None:
    game, session = played
    with talking(game) as silent:
        silent.may_speak = None
        silent.run()
        assert [e for e in session.view(None).history if e["type"] != "said"] == list(silent.view(None).history)


def test_a_replay_and_a_loaded_match_say_the_same(played: tuple[str, Session]) -> None:
    _, session = played
    assert session.path is not None
    assert verify(session.path).over
    told = spoken(session.view(None).history)
    playback = Playback(read(session.path))
    assert spoken(playback.history(playback.last, None)) == told
    with Session.load(session.path, in_memory=True) as loaded:
        assert spoken(loaded.view(None).history) == told


def test_people_say_nothing_by_themselves(played: tuple[str, Session]) -> None:
    game, session = played
    told = session.view(None).history
    says = playable(game).says
    assert all(says(told[:at], 1, {}, {}) is None for at in range(1, len(told) + 1))


WINNERS = {"grudgematch": ("germany", "france")}
ENDS: dict[str, list[dict[str, Any]]] = {
    "power_soccer": [{"type": "match_started", "per_side": 1}],
    "grudgematch": [{"type": "match_started", "germany": 0}],
    "final_whistle": [],
    "tactics_board": [],
}


@pytest.mark.parametrize("game", list(GAMES))
def test_who_wins_and_who_loses_says_so(game: str) -> None:
    says, events = playable(game).says, import_module(f"swallows_gui.games.{game}.rules.events").EVENTS
    for winner in (0, 1):
        end = {"type": "match_ended", "winner": WINNERS.get(game, (0, 1))[winner], "score": [1, 0]}
        told = [whole(events, event) for event in (*ENDS[game], end)]
        for seat in (0, 1):
            line = says(told, 1, {seat: SeatThatSpeaks("charmer", 5)}, {})
            assert line is not None
            assert (line["seat"], line["occasion"]) == (seat, "won" if seat == winner else "lost")
            assert line["variant"] // 100 == MATCH_VOICES.speakers().index("charmer")


def test_a_language_with_fewer_sentences_says_another_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "resources" / "voices" / "xx.json"
    own.parent.mkdir(parents=True)
    own.write_text(json.dumps({"miser": {"goal": {"3": "Un but, et gratuit."}}}), "utf-8")
    monkeypatch.setenv(MORE_DATA, str(tmp_path))
    voices = Voices("resources", "voices", occasions=MATCH_VOICES.occasions)
    number = voices.number_of("miser", 0)
    assert {voices.sentence("goal", number + more, "xx") for more in range(4)} == {"Un but, et gratuit."}
    assert voices.sentence("won", number, "xx") == voices.sentences("en")["miser"]["won"]["1"]
    assert voices.sentence("goal", number + 60, "xx") == ""
