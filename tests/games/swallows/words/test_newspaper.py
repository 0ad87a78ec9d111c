"""The newspaper: the same at every seat, no two pages alike, every text can be set in every language."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.catalogue.commentary import words_of
from swallows_gui.catalogue.places import data_path
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.events import EVENTS, BribeAccepted
from swallows_gui.games.swallows.rules.marks import PRINTED
from swallows_gui.games.swallows.rules.story import tournament_of
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.newspaper import front_pages, is_printed, just_printed
from swallows_gui.games.swallows.words.newspaper_facts import chronicle
from swallows_gui.games.swallows.words.newspaper_page import (
    PARTED,
    WORDS,
    BadNewspaper,
    FrontPage,
    NewsDesk,
    as_lines,
    read,
    texts,
)
from swallows_gui.models.chapters import Event
from swallows_gui.services.language import Count, LanguageService
from swallows_gui.session import Seat, Session, Setup
from tests.games.swallows.words.test_match_report import MATCH
from tests.whole_events import all_whole

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
LANGUAGES = ("en", "de")


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    LanguageService.install("en")
    yield
    LanguageService.install("en")


@cache
def session(form: str, seed: int, seats: int = 4) -> Session:
    """A tournament that was played through."""
    people = tuple(Seat(name, "ai", "easy") for name in PEOPLE[:seats])
    played = Session.new(Setup({"format": form}, people, seed=seed))
    played.run()
    return played


def view_of(played: Session, seat: int | None = None) -> SwallowsView:
    return cast("SwallowsView", played.view(seat))


def open_events(played: Session) -> list[Event]:
    """Everything that has happened, secrets told."""
    record = played.record()
    return [*record.start, *(event for move in record.standing for event in move.events)]


def pages_of(view: SwallowsView, history: Sequence[Event]) -> list[FrontPage]:
    field = tuple(view.tables.nation_code[nation] for nation in view.field)
    return front_pages(view, history, Names(load(), PEOPLE, field, groups=view.form.schedule.group_names))


# The same for everybody


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_reads_the_same_paper(language: str) -> None:
    LanguageService.install(language)
    played = session("sixteen", 5)
    read_by_nobody = pages_of(view_of(played), played.view(None).history)
    assert len(read_by_nobody) == 6
    for seat in range(4):
        assert pages_of(view_of(played, seat), played.view(seat).history) == read_by_nobody
    assert pages_of(view_of(played), open_events(played)) == read_by_nobody


@pytest.mark.parametrize(
    ("form", "match", "numbers"),
    [("sixteen", 25, 3), ("eight", 7, 2), ("short-evening", 10, None), ("sixteen-final-group", 25, None)],
)
def test_other_hands_slips_and_purses_change_nothing(form: str, match: int, numbers: int | None) -> None:
    """Twins: the same match days, and everything else, whatever a seat cannot know, otherwise."""
    played = session(form, 5)
    before = next(
        at
        for at, event in enumerate(open_events(played))
        if event["type"] == "match_started" and event["match"] == match
    )
    events = open_events(played)[:before]
    other = [with_other_secrets(event) for event in events]
    assert other != events
    view, twin = view_of(played), cast("SwallowsView", view_of(played, 0).sample(Seeded(7)).view(None))
    pages = pages_of(view, events)
    assert pages
    assert numbers in (None, len(pages))
    assert pages_of(twin, other) == pages
    assert all(not page.money for page in pages)


@pytest.mark.parametrize(
    ("form", "seed", "seats"), [("friendly", 3, 3), ("friendly", 11, 3), ("friendly", 5, 2), ("eight", 5, 3)]
)
def test_twins_read_the_same_paper_of_a_whole_evening(form: str, seed: int, seats: int) -> None:
    """Up to the pay-out, whoever reads, and after every match: what the final is like is no secret either."""
    played = session(form, seed, seats)
    events = open_events(played)
    told = events[: next(at for at, event in enumerate(events) if event["type"] in ("fee_paid", "game_ended"))]
    twin = cast("SwallowsView", view_of(played, 0).sample(Seeded(seed + 1)).view(None))
    notation = view_of(played).notation
    ends = [at + 1 for at, event in enumerate(told) if event["type"] == "match_ended"]
    assert len(ends) == {"friendly": 1, "eight": 7}[form]
    for end in (*ends, len(told)):
        pages = pages_of(view_of(played), told[:end])
        others = [with_other_secrets(event) for event in told[:end]]
        assert others != told[:end]
        assert pages_of(twin, others) == pages
        if end == len(told):
            assert pages
            for seat in range(seats):
                seen = [each for each in (notation.redact(dict(event), seat) for event in told) if each is not None]
                assert pages_of(view_of(played, seat), seen) == pages


def with_other_secrets(event: Event) -> Event:
    """An event as it might have been where something else was dealt, bet or left."""
    match event["type"]:
        case "cards_drawn" | "team_eliminated" | "injured" | "cards_discarded" | "cards_stolen":
            return {**event, "cards": ["dachshund#1"], "colours": ["red"]}
        case "bet_placed":
            return {**event, "team": "", "kind": "S", "stake": 99}
    return {**event, "cash": [1, 2, 3, 4]} if "cash" in event else event


def test_only_the_last_page_tells_what_was_paid_out() -> None:
    pages = pages_of(view_of(session("sixteen", 5)), open_events(session("sixteen", 5)))
    assert [bool(page.money) for page in pages] == [False] * 5 + [True]


def test_nothing_is_read_that_not_all_have_seen() -> None:
    played = session("sixteen", 5)
    told = vars(tournament_of(open_events(played)))
    assert len(told["over"]) > 20
    for seat in (None, 0, 1):
        assert vars(tournament_of(played.view(seat).history)) == told


# Page after page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("form", "seats", "numbers"),
    [
        ("sixteen", 4, 6),
        ("eight", 3, 3),
        ("sixteen-final-group", 4, None),
        ("short-evening", 3, None),
        ("friendly", 2, 1),
    ],
)
def test_no_two_pages_begin_alike_and_none_has_a_hole(
    language: str, form: str, seats: int, numbers: int | None
) -> None:
    LanguageService.install(language)
    played = session(form, 5, seats)
    pages = pages_of(view_of(played), played.view(None).history)
    assert pages
    assert numbers in (None, len(pages))
    for beginnings in ([each.headline for each in pages], [each.report[0] for each in pages]):
        assert len({" ".join(text.split()[:3]) for text in beginnings}) == len(pages)
    for page in pages:
        for line in as_lines(page):
            assert line.strip()
            assert not set("{}|") & set(line), line
        assert len(set(page.ads)) == len(page.ads)
        assert page.card in load().cards


def test_a_page_stays_as_it_was_printed() -> None:
    """What comes later changes no word of it."""
    played = session("sixteen", 5)
    events, view = open_events(played), view_of(played)
    pages = pages_of(view, events)
    ends = [at for at, event in enumerate(events) if event["type"] == "match_ended"]
    assert pages_of(view, events[: ends[7]]) == []
    assert pages_of(view, events[: ends[7] + 1]) == pages[:1]
    assert pages_of(view, events[: ends[15]]) == pages[:1]
    assert pages_of(view, events[: ends[23] + 1]) == pages[:3]


def test_the_kiosk_has_a_new_number_after_the_last_match_of_a_day_alone() -> None:
    played = session("sixteen", 5)
    events, view = open_events(played), view_of(played)
    ends = [at for at, event in enumerate(events) if event["type"] == "match_ended"]
    new = [number for number, at in enumerate(ends, 1) if just_printed(view, events[: at + 1])]
    assert new == [8, 16, 24, 28, 30, 31]
    assert not is_printed(view, events[: ends[6]])
    assert is_printed(view, events[: ends[8]])


def test_the_tables_are_those_of_the_day() -> None:
    played = session("sixteen", 5)
    pages = pages_of(view_of(played), played.view(None).history)
    assert [{row.played for group in page.tables for row in group.rows} for page in pages[:4]] == [{1}, {2}, {3}, set()]
    assert [tuple(row.team for row in group.rows) for group in pages[2].tables] == [
        tuple(event["order"]) for event in open_events(played) if event["type"] == "group_ranked"
    ]


# Matches


def news_of(events: Sequence[Event]) -> Any:
    fixtures = view_of(session("sixteen", 5)).fixtures
    return chronicle(all_whole(EVENTS, events), fixtures, PRINTED).issues[0].matches[0]


def test_a_match_is_noted_as_the_stadium_saw_it() -> None:
    match = news_of(MATCH)
    assert (match.home, match.away, match.score, match.winner) == ("BRA", "GHA", (1, 1), "")
    assert [(goal.team, goal.how, goal.card) for goal in match.goals] == [
        ("GHA", "play", "through-ball#2"),
        ("BRA", "penalty", ""),
    ]
    assert match.sent_off == [("GHA", "through-ball#3")]
    assert match.bribes == [BribeAccepted(1, "BRA", 5)]
    assert (match.referee, match.changed, match.attacks) == (2, 1, 2)
    assert match.deciding_card == "through-ball#2"


def test_a_dive_counts_by_what_its_roll_came_to_in_the_end() -> None:
    roll: Event = {"type": "die_rolled", "purpose": "swallow", "team": "BRA", "total": 6}
    end = MATCH[-1]
    assert news_of([*MATCH[:3], roll, end]).laughed_at == ["BRA"]
    assert news_of([*MATCH[:3], roll, {"type": "die_changed", "total": 7}, end]).believed == ["BRA"]


# Texts


def files() -> dict[str, dict[str, list[str]]]:
    folder = data_path("resources", "swallows", "newspaper")
    return {
        path.stem: {key: list(entries.values()) for key, entries in json.loads(path.read_text("utf-8")).items()}
        for path in folder.glob("*.json")
    }


def test_every_language_has_every_part() -> None:
    assert files().keys() >= set(LANGUAGES)
    assert files()["en"].keys() == files()["de"].keys()
    assert all(parts.keys() <= files()["en"].keys() for parts in files().values())
    for language, parts in files().items():
        for key, entries in parts.items():
            assert len(set(entries)) == len(entries), f"{language}: {key}"
            if key.startswith("headline.") and language in LANGUAGES:
                assert len(entries) >= 3, f"{language}: {key}"
        assert {f"ads.{card}" for card in load().cards} >= {
            key for key in parts if key.startswith("ads.") and key != "ads.any"
        }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("winner", "loser"), [("USA", "SUI"), ("SUI", "SEN"), ("SEN", "BRA"), ("BRA", "NED")])
def test_every_text_can_be_set_for_every_gender(language: str, winner: str, loser: str) -> None:
    LanguageService.install(language)
    names = Names(load(), PEOPLE, (winner, loser))
    words: dict[str, Any] = dict.fromkeys(WORDS, "x")
    for at, word in enumerate(("home", "winner", "through", "paid", "team", "blue_team", "dive_team", "laughed_team")):
        words[word] = names.team((winner, loser)[at % 2])
    for word in ("away", "loser", "out", "sent_team", "own_team", "other_home", "other_away", "bet_team", "decided"):
        words[word] = names.team(loser)
    words |= {"n": Count(1, language), "rich_count": Count(2, language)}
    for key, entries in texts(language).items():
        for text in entries:
            made = text.format(**words)
            assert made.strip(), key
            assert not set("{}") & set(made), key
            if key.startswith(PARTED):
                assert made.count("|") == 1, key


def test_a_text_whose_words_nobody_knows_is_passed_over() -> None:
    desk = NewsDesk("en")
    assert desk.pick("quote.won", {"coach": ""}, "x") == ""
    assert "Ann" in desk.pick("quote.won", {"coach": "Ann"}, "x")


def test_texts_take_turns() -> None:
    desk, many = NewsDesk("de"), len(texts("de")["letters.any"])
    picked = [desk.pick("letters.any", {}, str(number)) for number in range(many)]
    assert len(set(picked)) == many


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({"slogan": {"1": "{nobody}"}}, "slogan.1: nothing fills"),
        ({"slogan": {"3": "{"}}, "slogan.3: Single"),
        ({"slogan": []}, "sentences by id"),
        ({"slogan": {"first": "Yes"}}, "no id"),
        ({"slogan": {"1": ["Yes"]}}, "slogan.1: is not a text"),
        ({"letters.any": {"1": "no signature"}}, "letters.any.1: .*two parts"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, entries: dict[str, Any], reason: str) -> None:
    path = tmp_path / "en.json"
    path.write_text(json.dumps(entries))
    with pytest.raises(BadNewspaper, match=reason):
        read(path)


def test_every_word_in_braces_is_one_that_the_paper_fills_in() -> None:
    used = {
        word for parts in files().values() for entries in parts.values() for text in entries for word in words_of(text)
    }
    assert used <= WORDS
    assert WORDS - used == set(), "a word that no text uses"
