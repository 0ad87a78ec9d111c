"""What AI seats say: never a secret, never too often, each in a voice of its own, and the same in a replay."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from swallows_gui.engine.game import Told
from swallows_gui.games.swallows.ai.voices import OLD_SCORES, Grudge, grudges, says, speaker_of
from swallows_gui.games.swallows.data.characters import characters
from swallows_gui.games.swallows.data.voices import FEWEST, OCCASIONS, number_of, sentence, sentences, speakers
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.records.read import read
from swallows_gui.records.verify import verify
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.openings import SeatThatSpeaks
from swallows_gui.session.replay import Playback
from tests.whole_events import whole

LANGUAGES = ("de", "en")
SEATS = {seat: SeatThatSpeaks("", 90 + seat) for seat in range(4)}


def talking(path: Path | None = None, seed: int = 5) -> Session:
    seats = [Seat(name, "ai", "normal") for name in "ABCD"]
    session = Session.new(Setup({"format": "sixteen"}, tuple(seats), seed=seed), path=path)
    session.may_speak = lambda: True
    return session


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    """A whole tournament of easy seats that talk, kept at `talk.swallows`."""
    with talking(tmp_path_factory.mktemp("voices") / "talk.swallows") as session:
        session.run()
        yield session


def spoken(history: tuple[Told, ...] | list[Told]) -> list[Told]:
    return [event for event in history if event["type"] == "said"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_everybody_has_four_sentences_for_every_occasion_and_none_is_said_twice(code: str) -> None:
    said = sentences(code)
    assert set(said) == set(speakers())
    assert all(set(said[one]) == set(OCCASIONS) for one in said)
    every = [text for one in said.values() for variants in one.values() for text in variants.values()]
    assert all(len(variants) >= FEWEST for one in said.values() for variants in one.values())
    assert len(every) == len(set(every))


def test_languages_have_the_same_sentences_under_the_same_ids() -> None:
    german, english = (sentences(code) for code in LANGUAGES)
    for one in speakers():
        assert {key: said.keys() for key, said in german[one].items()} == {k: v.keys() for k, v in english[one].items()}


def test_every_character_speaks_and_no_sentence_names_it() -> None:
    assert {character.id for character in characters()} <= set(speakers())
    for character in characters():
        for code in LANGUAGES:
            noun = character.name[code].removesuffix(" one").split()[-1].lower()
            assert not [
                t for said in sentences(code)[character.id].values() for t in said.values() if noun in t.lower()
            ]


def test_a_number_leads_back_to_its_sentence() -> None:
    assert sentence("out", number_of("miser", 2), "de") == sentences("de")["miser"]["out"]["3"]
    assert sentence("out", 99, "en") == sentence("out", 4711, "en") == ""


def test_seats_of_one_table_have_different_voices() -> None:
    assert len({speaker_of(seat, speaker) for seat, speaker in SEATS.items()}) == len(SEATS)
    assert speaker_of(2, SeatThatSpeaks("miser", 1)) == "miser"


def test_a_tournament_is_talked_through_but_never_twice_within_two_attacks(played: Session) -> None:
    told = played.view(None).history
    assert len(spoken(told)) > 10
    assert len({event["occasion"] for event in spoken(told)}) > 5
    places = [at for at, event in enumerate(told) if event["type"] == "said"]
    for before, after in pairwise(places):
        assert sum(event["type"] == "attack_played" for event in told[before:after]) >= 2


def test_all_hear_the_same(played: Session) -> None:
    assert all(spoken(played.view(seat).history) == spoken(played.view(None).history) for seat in range(4))


def test_play_does_not_depend_on_talk(played: Session) -> None:
    silent = talking()
    silent.may_speak = None
    silent.run()
    assert [e for e in played.view(None).history if e["type"] != "said"] == list(silent.view(None).history)


def test_no_seat_that_is_asked_and_no_hint_hears_talk() -> None:
    session = talking()
    session.run(lambda: bool(spoken(session.view(None).history)))
    question = session.question()
    assert question is not None
    for seat in range(4):
        assert not spoken(session._look(seat, history=True).history)
    assert not spoken(question.view.history)


def test_what_is_said_rests_on_what_everybody_was_told_alone(played: Session) -> None:
    """Whatever secrets differ, equal public events and seeds give equal words: a twin cannot be told by them."""
    told = [event for event in played.view(None).history if "cards" not in event or event["type"] != "bet_placed"]
    heard: list[Told] = []
    for event in told:
        if event["type"] != "said":
            heard.append(event)
            line = says(heard, 1, SEATS)
            twin = says([{**one, "cards": ["another#1"]} if "cards" in one else one for one in heard], 1, SEATS)
            assert line == twin
            heard += [line] if line is not None else []
    assert spoken(heard)


def test_people_say_nothing_by_themselves(played: Session) -> None:
    told = played.view(None).history
    assert all(says(told[:at], 1, {}) is None for at in range(1, len(told)))


def test_a_replay_and_a_loaded_game_say_the_same(played: Session) -> None:
    path = played.path
    assert path is not None
    assert verify(path).over
    told = spoken(played.view(None).history)
    playback = Playback(read(path))
    assert spoken(playback.history(playback.last, None)) == told
    with Session.load(path, in_memory=True) as loaded:
        assert spoken(loaded.view(None).history) == told


def test_a_changed_word_is_seen(played: Session, tmp_path: Path) -> None:
    from swallows_gui.records.record import DamagedRecord

    assert played.path is not None
    forged = tmp_path / "forged.swallows"
    forged.write_bytes(played.path.read_bytes().replace(b'"occasion":"cheated"', b'"occasion":"champion"', 1))
    with pytest.raises(DamagedRecord):
        verify(forged)


def _begun(*more: Told) -> list[Told]:
    """A match of A against B that C referees, its teams those of seats 0 and 1."""
    return [
        {"type": "team_assigned", "team": "BRA", "seat": 0, "how": "draft"},
        {"type": "team_assigned", "team": "GER", "seat": 1, "how": "draft"},
        {"type": "match_started", "match": 1, "stage": "QF", "home": "BRA", "away": "GER"},
        *(whole(EVENTS, {"type": "attack_played", "team": "BRA"}) for _ in range(2)),
        {"type": "referee_settled", "match": 1, "seat": 2, "card_at": 2},
        *more,
    ]


def _occasions(told: list[Told], *grudges: list[object]) -> set[tuple[str, int]]:
    """What is said of the last event by seats of many seeds, where a season has these grudges."""
    options = {"season": {"id": "0" * 16, "number": 2, "grudges": [*grudges]}}
    every = ({seat: SeatThatSpeaks("", lot + seat) for seat in range(4)} for lot in range(40))
    lines = (says(told, 1, seats, options) for seats in every)
    return {(line["occasion"], line["seat"]) for line in lines if line is not None}


def test_an_old_score_is_spoken_of_when_the_two_meet_again() -> None:
    told = _begun()
    assert ("old_score", 0) not in _occasions(told)
    assert ("old_score", 0) in _occasions(told, [0, 2, "whistled", 1])
    assert ("old_score", 0) not in _occasions(told, [0, 3, "whistled", 1]), "it is somebody else's"
    assert ("old_score", 3) not in _occasions(told, [3, 2, "whistled", 1]), "whose team does not play"
    offers: list[Told] = [
        {"type": "bribe_offered", "seat": 1, "team": "GER", "amount": 2},
        {"type": "bribe_offered", "seat": 0, "team": "BRA", "amount": 3},
    ]
    assert ("old_score", 1) in _occasions([*told, *offers], [1, 0, "outbid", 1])
    assert ("old_score", 1) not in _occasions([*told, *offers])


def test_a_season_s_next_tournament_may_begin_with_what_the_last_one_left_over() -> None:
    opening = _begun()[:3]
    assert {occasion for occasion, _seat in _occasions(opening)} == {"bets"}
    assert _occasions(opening, [1, 3, "outbid", 1]) & {("old_score", 0), ("old_score", 1)} == {("old_score", 1)}


def test_what_has_happened_again_is_what_is_spoken_of_and_old_scores_are_not_repeated_all_evening() -> None:
    ruled = {"type": "awarded", "team": "GER", "what": "penalty", "cause": "referee", "seat": 2}
    quiet = [whole(EVENTS, {"type": "attack_played", "team": "BRA"})] * 2
    again = [*_begun(ruled, *quiet), _begun()[-1]]
    assert _occasions(again, [0, 2, "whistled", 1]) & {("old_score", 0), ("whistled", 0)} == {("whistled", 0)}
    said = {"type": "said", "seat": 0, "occasion": "old_score", "variant": 1}
    often = [*_begun(), *[said] * OLD_SCORES, *quiet, _begun()[-1]]
    assert ("old_score", 0) not in _occasions(often, [0, 2, "whistled", 1])


@pytest.mark.parametrize("given", [None, 3, "x", [[0]], [["a", 1, "outbid"]], [[0, 1, "kissed", 1]], [None]])
def test_a_header_with_something_else_for_grudges_says_nothing_of_them(given: object) -> None:
    options = {"season": {"id": "0" * 16, "number": 2, "grudges": given}}
    told = _begun()
    for lot in range(20):
        seats = {seat: SeatThatSpeaks("", lot + seat) for seat in range(4)}
        assert says(told, 1, seats, options) == says(told, 1, seats) == says(told, 1, seats, {"season": given})


def test_grudges_are_held_against_who_did_it_most_and_not_for_one_ruling() -> None:
    ruled = {"type": "awarded", "team": "GER", "what": "penalty", "cause": "referee", "seat": 2}
    off = {"type": "sent_off", "team": "BRA", "card": "x#1", "cause": "foul", "seat": 2}
    assert grudges(_begun(off)) == []
    assert grudges(_begun(off, off)) == grudges(_begun(ruled)) == [Grudge(0, 2, "whistled")]
    offers: list[Told] = [
        {"type": "bribe_offered", "seat": 1, "team": "GER", "amount": 2},
        {"type": "bribe_accepted", "seat": 0, "team": "BRA", "amount": 3},
    ]
    assert grudges(_begun(*offers)) == [Grudge(1, 0, "outbid")]


def test_a_switch_silences_at_once() -> None:
    session = talking()
    speaking = [True]
    session.may_speak = lambda: speaking[0]
    session.run(lambda: bool(spoken(session.view(None).history)))
    speaking[0] = False
    session.run(lambda: session.n > 400)
    assert len(spoken(session.view(None).history)) == 1
