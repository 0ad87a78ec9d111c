"""Advice in words: a sentence for every reason, and whole lines at every question, in both languages."""

import string
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, cast

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from swallows_gui.ai.advice import Hint
from swallows_gui.games.swallows.ai.explanations import REASONS
from swallows_gui.games.swallows.ai.hint import hint
from swallows_gui.games.swallows.ai.strategy import slips
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.words import names as counsel
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.narrator import SwallowsNarrator
from swallows_gui.models.review import hint_lines
from swallows_gui.services.language import LanguageService, language
from swallows_gui.session import Seat, Session, Setup

KNOWN = {"card", "team", "kind", "seat", "chance", "gain", "cost", "worth", "value", "freedom"}
KNOWN |= {"amount", "offered", "asked", "taken", "pays", "less"}


@pytest.fixture(params=["en", "de"], autouse=True)
def _language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    LanguageService.install(str(request.param))
    yield
    LanguageService.install("en")


def test_every_reason_has_a_sentence_of_its_own() -> None:
    sentences = [counsel.reason_text(code) for code in REASONS]
    unknown = counsel.reason_text("no such reason")
    assert unknown not in sentences
    assert len(set(sentences)) == len(REASONS)
    for sentence in [*sentences, unknown]:
        assert sentence.endswith(".")
        assert {name for _text, name, _spec, _conversion in string.Formatter().parse(sentence) if name} <= KNOWN


def test_amounts_have_one_decimal_and_a_true_minus() -> None:
    point = {"en": ".", "de": ","}[language().code]
    assert counsel.amount(-1.25) in (f"−1{point}2M", f"−1{point}3M")
    assert counsel.amount(-0.01) == f"0{point}0M"
    assert counsel.amount(3) == f"3{point}0M"


class Asked(NamedTuple):
    """A question of a tournament and what an expert makes of it, in no language yet."""

    step: str
    view: SwallowsView
    found: Hint


@pytest.fixture(scope="module")
def tournament() -> Session:
    """A tournament in which everything is asked."""
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben", "Cleo", "Dora"))
    return Session.new(Setup({"format": "sixteen"}, seats, seed=7))


@pytest.fixture(scope="module")
def questions(tournament: Session) -> list[Asked]:
    """A few of each step, to the end of the tournament."""
    asked: list[Asked] = []
    met = Counter[str]()
    with pytest.MonkeyPatch.context() as patch:
        for level in slips.ROWS:
            patch.setitem(slips.ROWS, level, 30)
        while not tournament.over:
            for question in tournament.questions():
                view = cast(SwallowsView, question.view)
                step = f"{view.step} {question.in_turn}"
                if len(view.legal) >= 2 and met[step] < 2:
                    met[step] += 1
                    asked.append(Asked(step, view, hint(view, question.seed, question.in_turn)))
            tournament.step()
    return asked


def test_every_question_has_its_lines(tournament: Session, questions: list[Asked]) -> None:
    """A few of each step of a tournament: no word is missing, nothing is left to be filled in."""
    view = cast(SwallowsView, tournament.view(None))
    teams = [view.tables.nation_code[nation] for nation in view.field]
    words = SwallowsNarrator(Names(load(), [seat.name for seat in tournament.seats], teams))
    for _step, view, found in questions:
        told = words.why(found, view, tournament.action_json)
        lines = hint_lines(found, view, words, tournament.action_json)
        assert told.endswith(".")
        assert "{" not in told
        assert len(lines) == len(found.advice.choices)
        assert lines[0].best
        assert max(line.share for line in lines) == 1.0
        same = QCoreApplication.translate("Hints", "about as good")
        assert all(line.share == 1.0 for line in lines if line.money.startswith(same))
        for line in lines:
            assert line.words
            assert line.words[0] == line.words[0].upper()
            assert line.money
            assert line.words in line.spoken
            assert line.money in line.spoken
            assert "{" not in line.spoken
            assert "last decision" not in line.words
    met = {step for step, _view, _found in questions}
    assert {"draft True", "bets True", "attack True", "defence True", "objection True", "whistle True"} <= met
