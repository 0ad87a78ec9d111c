"""What the reporter of a single match remembers, and that every game of one match has words for it in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.catalogue.commentary import CALLBACKS
from swallows_gui.games.final_whistle.rules.options import MEN as MEN_OF_A_CLUB
from swallows_gui.games.final_whistle.words.words import FinalWords
from swallows_gui.games.grudgematch.words.words import GrudgeWords
from swallows_gui.games.power_soccer.words.words import PowerSoccerWords
from swallows_gui.games.tactics_board.words.words import BoardWords
from swallows_gui.models.match_tracker import MEN, RECOLLECTIONS, SCORES, Deed, MatchMemory
from swallows_gui.models.match_words import MatchWords
from swallows_gui.services.language import LanguageService
from swallows_gui.session import Seat, Session, Setup

Json = dict[str, Any]
GAMES: tuple[type[MatchWords[Any]], ...] = (BoardWords, FinalWords, GrudgeWords, PowerSoccerWords)


def recalled(*scores: tuple[int, int], winner: int | None = None) -> list[Json]:
    """What comes to mind at each goal of a match, and at its end."""
    memory = MatchMemory()
    goals = [dict(memory.at_goal(score)) for score in scores]
    return [*goals, dict(memory.at_end(scores[-1], winner))]


def test_a_comeback_is_remembered() -> None:
    found = recalled((1, 0), (2, 0), (2, 1), (2, 2), (2, 3), winner=1)
    assert found[:3] == [{}] * 3
    assert found[3] == {"made_up": {"times": 2}}
    assert found[4] == {"three_in_a_row": {"times": 3}}
    assert found[5] == {"turned_round": {"times": 2}}


def test_a_seesaw_is_remembered() -> None:
    found = recalled((1, 0), (1, 1), (1, 2), (2, 2), (3, 2), (3, 3), winner=None)
    assert found[4] == {"third_lead": {"times": 3}}
    assert found[5] == {"third_equaliser": {"times": 3}}
    assert found[6] == {"seesaw": {"times": 2}}


def test_a_dull_match_leaves_nothing() -> None:
    assert recalled((1, 0), (2, 0), winner=0) == [{}] * 3


def test_a_man_is_remembered_by_what_he_did() -> None:
    memory = MatchMemory()

    def did(what: str, side: int = 0) -> Json:
        return dict(memory.at_deed(Deed(what, side, "9")))

    assert [set(did("miss")) for _ in range(3)] == [set(), set(), {"third_miss"}]
    assert did("goal") == {"scores_at_last": {"times": 3, "hero": (0, "9")}}
    assert did("goal") == {"second_goal": {"times": 2, "hero": (0, "9")}}
    assert set(did("goal")) == {"hat_trick"}
    assert did("sent_off", side=1) == {}
    assert set(did("sent_off")) == {"hero_sent_off"}
    assert dict(memory.at_end((3, 0), None)) == {"hero_wins": {"times": 3, "hero": (0, "9")}}


@pytest.mark.parametrize(
    ("game", "levels"),
    [("final_whistle", ("normal", "normal")), ("grudgematch", ("normal", "normal")),
     ("power_soccer", ("normal", "normal")), ("tactics_board", ("easy", "easy"))],
)  # fmt: skip
@pytest.mark.usefixtures("language")
def test_all_seats_are_told_the_same_of_the_men(game: str, levels: tuple[str, str]) -> None:
    """What is remembered rests on what everybody knows, so that it tells a seat nothing of the other's cards."""
    words = {"final_whistle": FinalWords, "grudgematch": GrudgeWords, "power_soccer": PowerSoccerWords}
    seats = tuple(Seat(name, "ai", level) for name, level in zip(("Ann", "Ben"), levels, strict=True))
    match = Session.new(Setup({}, seats, game, seed=5))
    match.run()
    told = []
    for seat in (None, 0, 1):
        narrator = words.get(game, BoardWords)(("Ann", "Ben"))
        course = narrator.course()
        seen = [course.see(event) for event in match.view(seat).history if narrator.tells(event)]
        told.append([part for each in seen for part in each.said if part.key in RECOLLECTIONS])
    assert told[0] == told[1] == told[2]


@pytest.fixture
def language(qapp: QApplication) -> Iterator[None]:
    assert qapp
    yield
    LanguageService.install("en")


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_one_match_has_words_for_it(game: type[MatchWords[Any]]) -> None:
    teller = game.sentences.teller()
    keys = teller.commentary.keys_of(CALLBACKS)
    assert keys >= SCORES
    assert keys <= RECOLLECTIONS
    assert keys & MEN
    man = "1" if game is not FinalWords else MEN_OF_A_CLUB[0]
    for code in ("en", "de"):
        LanguageService.install(code)
        for key in keys:
            for text in teller.commentary.texts(code)[key]:
                then = {"times": 3, "hero": (0, man)}
                line = teller.filled(text, {"then": then}, game.courses.nowhere, ("Ann", "Ben"))
                assert re.search(r"[.!?]$", line)
                assert "{" not in line
