"""Cards have titles: the line of a card is told when it is played and out of the ear, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.match_context import PLAYS
from swallows_gui.games.swallows.words.names import COLOURS, FEW_CARDS, Names
from swallows_gui.games.swallows.words.sentences import reporter, sentence
from swallows_gui.services.language import LanguageService, language
from swallows_gui.session import Seat, Session, Setup
from tests.whole_events import whole


@pytest.fixture
def names(qapp: QApplication) -> Iterator[Names]:
    assert qapp
    yield Names(load(), ("Ann", "Ben", "Cleo", "Dan"), ("BRA", "GER"))
    LanguageService.install("en")


def play(number: int, what: str = "attack_played", card: str = "night-train#1") -> dict[str, object]:
    """A card is played in a match."""
    return {"type": what, "team": "BRA", "card": card, "kind": "attack", "value": 3, "area": "outside", "match": number}


def started(number: int) -> dict[str, object]:
    return {"type": "match_started", "match": number, "stage": "group", "home": "BRA", "away": "GER"}


@pytest.mark.parametrize("code", ["de", "en"])
def test_a_line_is_told_again_when_it_is_out_of_the_ear(names: Names, code: str) -> None:
    LanguageService.install(code)
    line, title = names.told("night-train"), names.card("night-train")
    assert line != title
    course = reporter(names)
    told = []
    later = (started(4), play(4), started(5), play(5))
    for event in (started(1), play(1), play(1, card="night-train#2"), *later):
        situation = course.see(event)
        told.append(sentence(event, names, situation) if event["type"] in PLAYS else "")
    assert [line in each for each in told] == [False, True, False, False, False, False, True]
    assert [title in each for each in told] == [False, False, True, False, True, False, False]


@pytest.mark.parametrize(
    "event",
    [
        {"type": "injured", "team": "GER", "cards": ["night-train#1"], "chosen": False},
        {"type": "cards_drawn", "team": "GER", "cards": ["night-train#1"], "due": 1, "reason": "effect", "top": None},
        {"type": "sent_off", "team": "GER", "card": "night-train#1", "seat": 1, "cause": "foul"},
    ],
)
def test_whatever_happens_to_a_card_its_joke_is_not_spent(names: Names, event: dict[str, object]) -> None:
    told = sentence(whole(EVENTS, event), names)
    assert names.card("night-train") in told
    assert names.text("night-train") not in told


def test_no_more_lines_are_told_in_a_tournament_than_cards_are_played(names: Names) -> None:
    seats = tuple(Seat(name, "ai", "easy") for name in names.seats)
    made = Session.new(Setup({"format": "sixteen"}, seats, seed=27))
    made.run()
    lines = [names.text(card.id) for card in load().cards.values()]
    plays = recitals = titles = 0
    course = reporter(names)
    for event in made.view(None).history:
        told = sentence(event, names, course.see(event))
        found = sum(line in told for line in lines) if "“" in told else 0
        assert not found or event["type"] in PLAYS, told
        plays += event["type"] in PLAYS
        recitals += found
        titles += event["type"] in PLAYS and not found
    assert recitals + titles == plays
    assert titles > 20


def test_a_card_of_a_pack_without_a_title_is_called_by_its_line() -> None:
    card = load().cards["night-train"].model_copy(update={"title": ""})
    assert phrases.card_title(card) == language().card_text(card.id, card.text)


def test_a_few_cards_are_told_by_their_titles_and_a_deal_in_one_short_line(names: Names) -> None:
    cards = [f"{card.id}#1" for card in load().cards.values()]
    few = cards[:FEW_CARDS]
    assert all(names.card(card) in names.cards_listed(few) for card in few)
    of = {colour: [card for card in cards if names._colour_of(card) == colour] for colour in COLOURS}
    deal = [*of["green"][:5], *of["blue"][:3], "red"]
    told = names.cards_listed(deal)
    assert told == names.cards_listed(["green"] * 5 + ["blue"] * 3 + ["red"])  # as those see it who do not know them
    assert len(told) < 60
    mixed = names.cards_listed([few[0], "blue"])
    assert names.card(few[0]) in mixed
