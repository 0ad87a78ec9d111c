"""What every game says, in every language, read off the same games: events, questions, choices, refusals, hints."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from importlib import import_module
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from bench.playouts import setup_of
from swallows_gui import titles
from swallows_gui.ai.advice import never_cancelled
from swallows_gui.catalogue.commentary import words_of as words_in
from swallows_gui.catalogue.rulebook import load_rulebook, reason_clauses
from swallows_gui.engine.asides import ASIDES
from swallows_gui.engine.game import seat_of
from swallows_gui.lab.game_lab import GameLab
from swallows_gui.models.commentary import Field, InSituation, NamedBy
from swallows_gui.models.plain_models import GameWords
from swallows_gui.services.language import LanguageService
from swallows_gui.title import Title
from tests.games.contract.whole import FACTS, GAMES, NAMES, TINY, Whole, beginning, entries, whole, wholes

PARAMETERS: dict[str, Any] = {
    **dict.fromkeys(("die", "given", "least", "line", "most", "pawn", "points", "roll", "teams", "value", "what"), 3),
    "option": "seats",
    "seat": 1,
    "to_move": 0,
    "restart": "corner",
    "face": "ten",
    "step": "attack",
}
"""What the sentences of refusals may name."""
SET_UP = ("not_legal_now", "bad_option", "bad_field_size", "heads_missing")
"""The general refusal, and those of options that no screen lets anybody choose."""


@pytest.fixture
def owner(qapp: QApplication) -> Iterator[QObject]:
    """Whoever the models of a test belong to: they go with it, else they would follow every language to come."""
    assert qapp
    made = QObject()
    yield made
    delete(made)


@contextmanager
def spoken(language: str) -> Iterator[None]:
    LanguageService.install(language)
    try:
        yield
    finally:
        LanguageService.install("en")


def words_of(game: str, view: Any, seats: int, owner: QObject) -> GameWords:
    """What the window says of the game."""
    title = titles.title(game)
    models = title.load(title.desk).models_for(titles.catalogue(game), NAMES[:seats], view, owner)
    found: GameWords = models.narrator
    return found


def sentences(game: str, played: Whole, owner: QObject) -> dict[str, set[str]]:
    """What everybody is told of a game, by the type of the event."""
    notation, seats = played.game.notation, played.game.seats
    events = [seen for event in played.events if (seen := notation.redact(event, None)) is not None]
    words = words_of(game, played.game.view(None), seats, owner)
    course, told, results = words.course(), dict[str, set[str]](), list[str]()
    for event in events:
        situation = course.see(event)
        text = words.sentence(event, situation)
        assert words.tells(event) == (event["type"] not in FACTS[game].silent), event["type"]
        assert not (text and not words.tells(event)), event
        assert "{" not in text
        assert "  " not in text
        if text and not words.heads(event):
            assert text[-1] in '.!?»“”)"…', text
            assert not text[0].islower(), text
            told.setdefault(event["type"], set()).add(text)
        results += [line] if (line := words.result(event, situation)) else []
    assert all(any(map(str.isdecimal, line)) for line in results)
    assert results or game == TINY, "no result stands in a table"
    return told


def test_every_event_that_is_declared_is_told_or_named_as_silent(game: str, owner: QObject) -> None:
    played = whole(game, 0).game
    words = words_of(game, played.view(None), played.seats, owner)
    assert {kind for kind in played.notation.events if not words.tells({"type": kind})} == FACTS[game].silent


def test_whatever_happens_is_told_in_whole_sentences_in_every_language(game: str, owner: QObject) -> None:
    found: dict[str, dict[str, set[str]]] = {}
    for language in FACTS[game].languages:
        with spoken(language):
            kinds = found.setdefault(language, {})
            for played in wholes(game)[:12]:
                for kind, texts in sentences(game, played, owner).items():
                    kinds.setdefault(kind, set()).update(texts)
    first, *others = found.values()
    assert first
    for other in others:
        assert other.keys() == first.keys()
        alike = [text for kind in first for text in first[kind] & other[kind] if any(map(str.isalpha, text))]
        assert not alike, "told alike in two languages"


def points(lab: GameLab, game: str, many: int = 10) -> Iterator[tuple[Any, Any]]:
    """Games about to be decided on, each step of each game once, and the view of the seat that is asked."""
    for played in wholes(game)[:many]:
        running, met = beginning(lab, played.seed), set[str]()
        for action in played.actions:
            seat = running.to_move
            assert seat is not None
            view: Any = running.view(seat)
            if getattr(view, "step", str(view.section)) not in met:
                met.add(getattr(view, "step", str(view.section)))
                yield running, view
            running.push(action)


def test_every_question_and_every_choice_has_its_words(game: str, lab: GameLab, title: Title, owner: QObject) -> None:
    book = load_rulebook(title.rules, "en")
    asked: dict[str, list[list[str]]] = {}
    for language in FACTS[game].languages:
        with spoken(language):
            for running, view in points(lab, game):
                seat = view.seat
                words = words_of(game, running.view(None), running.seats, owner)
                question, clause = words.question(view, seat), words.clause(view)
                assert NAMES[seat] in question, view
                assert clause == "" or book.clause(clause)
                choices = [running.notation.action_to_json(each) for each in entries(running.legal_actions(seat))]
                told = [words.choice(each, view) for each in choices]
                assert words.heading(view) or view.section == 0
                for text, each in zip(told, choices, strict=True):
                    assert words.deed(each), each
                    assert text[0].isupper() or not text[0].isalpha(), text
                unsaid = [each for each in choices if words.deed(each) == words.deed({})]
                assert not unsaid or FACTS[game].unsaid >= {each["type"] for each in unsaid}
                assert not [text for text in (question, *told) if "{" in text]
                asked.setdefault(language, []).append([question, *told])
    first, *others = asked.values()
    for other in others:
        assert len(other) == len(first)
        assert not [here for here, there in zip(first, other, strict=True) if here[0] == there[0]]


def test_every_refusal_has_a_sentence_of_its_own(game: str, title: Title, lab: GameLab, owner: QObject) -> None:
    if game == "dice":
        pytest.skip("the tiny game says of everything that the rules do not allow it")
    running = beginning(lab, 0)
    said: dict[str, list[str]] = {}
    for language in FACTS[game].languages:
        with spoken(language):
            words = words_of(game, running.view(None), running.seats, owner)
            general = words.refusal("unheard_of", {})
            for code in reason_clauses(title.rules):
                text = words.refusal(code, PARAMETERS)
                assert text[-1] in ".!?", code
                assert "{" not in text
                assert text != general or code in SET_UP, code
                said.setdefault(code, []).append(text)
    assert [code for code, texts in said.items() if len(set(texts)) < len(texts)] == [], "the same in two languages"


def test_a_hint_advises_what_may_be_done_and_says_why(game: str, lab: GameLab, owner: QObject) -> None:
    advise = lab.playable.advise
    assert advise is not None
    told: dict[str, list[str]] = {}
    asked: list[tuple[Any, Any, Any]] = []
    for running, view in points(lab, game, 4):
        if len(view.asked) > 1 and len(asked) < 2:
            asked.append((running.copy(), view, advise(view, 1, True, never_cancelled)))
    assert asked
    for language in FACTS[game].languages:
        with spoken(language):
            for running, view, hint in asked:
                words = words_of(game, running.view(None), running.seats, owner)
                best = hint.advice.choices[0]
                assert best.action in view.legal
                why = words.why(hint, view, running.notation.action_to_json)
                for text in (why, words.why_better(hint), words.figures(view)):
                    assert text[-1] in ".!?", text
                    assert "{" not in text
                assert words.worth(best.money)[0].isdigit() or words.worth(best.money)[0] in "−+<"
                told.setdefault(language, []).append(words.figures(view))
    first, *others = told.values()
    assert all(first != other for other in others)


def test_a_list_of_games_says_how_far_each_is(game: str, lab: GameLab, title: Title, qapp: QApplication) -> None:
    assert qapp
    if not title.progress:
        pytest.skip("it says nothing of how far it is")
    told: dict[str, list[str]] = {}
    for language in FACTS[game].languages:
        with spoken(language):
            for played in wholes(game)[:3]:
                told.setdefault(language, []).extend(
                    _progress(title.load(title.progress), title.load(title.sections), played)
                )
    first, *others = told.values()
    assert all(first)
    assert not any("{" in text for texts in told.values() for text in texts)
    assert all(first != other for other in others)


def _progress(progress: Any, sections: Any, played: Whole) -> list[str]:
    """What the list says as one part begins after the other, and at its end."""
    opening, standing, number, told = dict[str, Any](), dict[str, Any](), 0, []
    for event in played.events:
        for section in sections:
            if event["type"] == section.begins:
                opening, number = event, section.number(event)
                told.append(progress(number, opening, standing))
            if event["type"] in section.standing:
                standing = event
    return [*told, progress(number, opening, standing)]


def test_whoever_is_asked_is_named_however_many_play(game: str, lab: GameLab, owner: QObject) -> None:
    seen: set[int] = set()
    for seed in range(len(lab.setups)):
        running = lab.playable.kind.new(setup_of(lab, seed), seed)
        words = words_of(game, running.view(None), running.seats, owner)
        seat = running.to_move
        assert seat is not None
        assert all(NAMES[each] in words.seat(each) for each in range(running.seats))
        assert words.seat(None)
        assert NAMES[seat] in words.question(running.view(seat), seat)
        seen.add(running.seats)
        assert {seat_of(each) for each in entries(running.legal_actions(seat))} == {seat}
    assert min(seen) >= titles.title(game).seats.start
    assert max(seen) < titles.title(game).seats.stop


def test_a_record_that_breaks_off_anywhere_has_its_parts(game: str, title: Title) -> None:
    played = whole(game, 1)
    write = played.game.notation.event_to_json
    told = [[write(event) for event in events] for events in (played.start, *played.told)]
    chapters = title.load(title.desk).chapters
    for end in (*range(1, min(len(told), 12)), len(told) // 2, len(told)):
        found = chapters(told[:end])
        for part in found.sections:
            assert 0 <= part.first <= part.last < end
        assert list(found.sections) == sorted(found.sections, key=lambda part: int(part.first))
    assert found.sections


@pytest.mark.parametrize("game", [name for name in GAMES if name != TINY])
def test_sentences_ask_for_fields_that_their_events_have(game: str) -> None:
    """What is a field of the event, by itself or put into words, is one of every type of event that is told with it."""
    rules, words = (import_module(f"swallows_gui.games.{game}.{part}") for part in ("rules.events", "words.sentences"))
    classes = {**rules.EVENTS.classes, **ASIDES.classes}
    commentary = words.teller().commentary
    for part in commentary.parts.values():
        for kind, occasions in part.items():
            known = {field.name.rstrip("_") for field in fields(classes[kind])}
            for occasion in occasions:
                texts = [text for key in occasion.tell for text in commentary.texts("en")[key]]
                asked = [words.FACTS.get(name, Field(name)) for name, _values in occasion.when]
                asked += [words.WORDS.get(word) for text in texts for word in words_in(text)]
                assert {each.name for each in asked if isinstance(each, Field | NamedBy | InSituation)} <= known, kind
