"""The review of refused money: what was refused, what it would have brought, and the price that nobody paid."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.ai.advice import Advice, AdvisedChoice, Hint
from swallows_gui.engine.game import SEAT_SHIFT, Json
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.actions import ACCEPT, REFUSE
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.narrator import SwallowsNarrator
from swallows_gui.models.review import Weighed, review_lines, weigh
from swallows_gui.services.language import LanguageService
from swallows_gui.session import Decision, Question
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.whole_events import whole

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=["en", "de"])
def code(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    LanguageService.install(str(request.param))
    yield str(request.param)
    LanguageService.install("en")


def _offered() -> Story:
    match = given(home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3], cash=60, haggling=True)
    return match.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge").offer("home", "home", 5)


def _words(match: Story) -> SwallowsNarrator:
    teams = [match.game.tables.nation_code[nation] for nation in match.game.field]
    return SwallowsNarrator(Names(load(), [f"Seat {seat}" for seat in range(match.game.seats)], teams))


def _weighed(match: Story, verb: int, price: int = 0, after: Sequence[Json] = ()) -> Weighed:
    """An answer to 5M, where the referee's free hand is worth 1M and an expert would have asked for 8M."""
    seat = match.game.mover
    view = match.game.view(seat)
    base = seat << SEAT_SHIFT
    choices = (
        AdvisedChoice(base | REFUSE | 8, 7.0, 0.0, 7.0),
        AdvisedChoice(base | ACCEPT, 4.0, 0.0),
        AdvisedChoice(base | REFUSE, 0, 0),
    )
    facts = (("offered", 5), ("amount", 8), ("freedom", 1.0))
    question = Question(seat, True, "", 0, view, 1)
    decision = Decision(question, base | verb | price, tuple(after))
    return weigh(
        decision, Hint(Advice(choices, "ask_for_more", facts), ()), _words(match), match.game.notation.action_to_json
    )


def _told(match: Story, kind: str, amount: int, team: str = "home") -> Json:
    return whole(EVENTS, {"type": kind, "seat": 0, "team": match.code(team), "amount": amount})


def test_refused_money_costs_what_it_would_have_brought() -> None:
    match = _offered()
    assert _weighed(match, REFUSE).cost == 4
    assert _weighed(match, REFUSE, 30).cost == 4, "a price that nobody paid brings nothing"
    assert _weighed(match, REFUSE, 8).cost == 0, "as an expert would have done"
    assert _weighed(match, ACCEPT).cost == 0, "what another would have had to pay is not missed"


def test_what_was_taken_later_in_the_match_is_not_lost() -> None:
    match = _offered()
    later, other = (_told(match, "bribe_accepted", 3, team) for team in ("home", "away"))
    assert _weighed(match, REFUSE, after=[later]).cost == 2
    assert _weighed(match, REFUSE, after=[other]).cost == 4
    assert _weighed(match, REFUSE, after=[_told(match, "bribe_accepted", 9)]).cost == 0
    assert _weighed(match, REFUSE, after=[whole(EVENTS, {"type": "match_ended"}), later]).cost == 4


def test_of_a_haggle_the_best_offer_that_was_refused_is_missed_alone() -> None:
    match = _offered()
    assert _weighed(match, REFUSE, after=[_told(match, "bribe_offered", 7)]).cost == 0
    assert _weighed(match, REFUSE, after=[_told(match, "bribe_offered", 4)]).cost == 4
    assert _weighed(match, REFUSE, after=[_told(match, "bribe_offered", 7, "away")]).cost == 4


def test_the_review_says_what_was_refused_and_what_was_asked(code: str) -> None:
    match = _offered()
    words = _words(match)
    amounts = {"en": ("4.0M", "2.0M"), "de": ("4,0M", "2,0M")}[code]

    def said(price: int = 0, *after: Json) -> str:
        (line,) = review_lines([_weighed(match, REFUSE, price, after)], words, match.game.notation.action_to_json)
        assert "{" not in line.words
        assert line.words.split("\n")[-1].removesuffix(".") + ", −" in line.spoken
        return line.words

    asked, *_, plain = said().split("\n")
    assert "5M" in asked
    assert "5M" in plain
    assert amounts[0] in plain
    assert "30M" in said(30).split("\n")[-1]
    assert "12M" in said(0, _told(match, "price_named", 12)).split("\n")[-1]
    taken = said(0, _told(match, "price_named", 12), _told(match, "bribe_accepted", 3)).split("\n")[-1]
    assert "3M" in taken
    assert amounts[1] in taken
