"""What the reporter owes: verdicts, sentences that fit their card, a memory that tells nobody more than he may know."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.catalogue.commentary import CALLBACKS, VERDICTS
from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.words.card_tags import SAVED_WITH, tagged, tags_of
from swallows_gui.games.swallows.words.match_context import Situation, retellings
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.recollections import RECOLLECTIONS, VILLAGE, Memory
from swallows_gui.games.swallows.words.sentences import reporter, teller
from swallows_gui.services.language import LanguageService
from swallows_gui.session import Seat, Session, Setup
from tests.whole_events import whole

Json = dict[str, Any]
NOW = Situation(match=3, stage="group", home="BRA", away="GER", period="normal")
LANGUAGES = ("en", "de")
ONCE_A_GAME = frozenset(
    ("computer_takes_over", "field_chosen", "final_announcements", "person_takes_over", "pile_of_the_knockout",
     "pile_of_the_rest_day", "pile_renewed", "pile_shuffled", "colour_given_up", "thirds_ranked")
)  # fmt: skip


@pytest.fixture
def names(qapp: QApplication) -> Iterator[Names]:
    assert qapp
    LanguageService.install("en")
    yield Names(load(), ("Ann", "Ben", "Cleo", "Dan"), ("BRA", "GER"))
    LanguageService.install("en")


@pytest.fixture(scope="module")
def counting(checkout: Path) -> Iterator[ModuleType]:
    """The script that counts whole tournaments."""
    name = "reporter_under_test"
    spec = importlib.util.spec_from_file_location(name, checkout / "packaging" / "checks" / "reporter.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[name]


def test_two_tournaments_hold_what_the_script_counts(counting: ModuleType, names: Names) -> None:
    for seed, level in ((31, "easy"), (32, "normal")):
        events, seats = counting.played(seed, level)
        row = counting.count(str(seed), events, counting.names_of(events, seats))
        assert list(row.flaws()) == []
        assert row.plays > 200
        assert row.callbacks.total() > 10
    assert names.field


def test_the_script_sees_flaws(counting: ModuleType) -> None:
    row = counting.Count("1", 2, 3, ["foul 4"], (9, "So."), ["So."], ["an echo"], 5, counting.Counter())
    assert len(list(row.flaws())) == 5


# Verdicts


def opened(*events: Json) -> list[Json]:
    opening: Json = {"type": "match_started", "match": 1, "stage": "group", "home": "BRA", "away": "GER"}
    return [opening, {"type": "period_started", "period": "normal"}, *events]


def rolled(purpose: str, total: int, team: str = "GER") -> Json:
    return {
        "type": "die_rolled", "purpose": purpose, "team": team, "die": 3, "value": total - 3, "modifiers": [],
        "total": total, "roll": 1, "rerolls": None,
    }  # fmt: skip


OVER: Json = {"type": "attack_over", "team": "BRA", "initiative": "GER"}
PENALTY: Json = {"type": "awarded", "seat": None, "team": "BRA", "what": "penalty", "cause": "foul"}
GOAL: Json = {"type": "goal", "team": "BRA", "own_goal": False, "home": 1, "away": 0}


@pytest.mark.parametrize(
    ("events", "verdict"),
    [
        ([rolled("foul", 6), OVER], "foul_unseen"),
        ([rolled("foul", 7), PENALTY], "foul_called"),
        ([rolled("offside", 7), OVER], "offside_given"),
        ([rolled("offside", 6), rolled("shot", 5, "BRA")], "offside_denied"),
        ([rolled("swallow", 6, "BRA"), OVER], "swallow_laughed_at"),
        ([rolled("swallow", 8, "BRA"), PENALTY | {"cause": "swallow"}], "swallow_believed"),
        ([rolled("rough", 8, "BRA"), OVER], "rough_called"),
        ([rolled("rough", 4, "BRA"), GOAL], "rough_unseen"),
        ([rolled("foul", 7), {"type": "die_changed", "seat": 1, "delta": -1, "total": 6}, OVER], "foul_unseen"),
        ([rolled("foul", 3), rolled("foul", 9) | {"rerolls": 3}, PENALTY], "foul_called"),
    ],
)
def test_every_roll_that_decides_ends_with_a_word(names: Names, events: list[Json], verdict: str) -> None:
    sees = reporter(names)
    told = [sees.see(event) for event in opened(*events)]
    assert told[-1].said[0].key == verdict
    assert all(verdict not in {part.key for part in each.said} for each in told[:-1])
    assert verdict in teller().commentary.keys_of(VERDICTS)


# Sentences that fit


def test_a_keepers_sentence_names_a_body_part_only_where_his_card_has_it(counting: ModuleType) -> None:
    commentary = teller().commentary
    for key in ("saves", "saved_again", "penalty_saves", "deciding_saves"):
        for place, limits in enumerate(commentary.limits(key)):
            for language in LANGUAGES:
                text = commentary.text(key, place, language)
                assert limits.needs & SAVED_WITH or not counting.BODY[language].search(text), text


def plays_of_cards() -> Iterator[Json]:
    """Every card, played as it can be."""
    for card in load().cards.values():
        what = card.as_ if card.as_ is not None else card
        event: Json = {"team": "BRA", "card": f"{card.id}#1", "value": what.value or 0, "area": what.area}
        if what.kind in ("attack", "swallow", "rough"):
            yield event | {"type": "attack_played", "kind": what.kind}
        elif what.kind in ("foul", "offside", "goalie"):
            yield event | {"type": "defence_played", "kind": what.kind}
        elif card.as_ is None and card.colour == "red":
            yield event | {"type": "modifier_played", "on": "attack"}


def test_no_sentence_says_again_what_the_line_beside_it_says(counting: ModuleType, names: Names) -> None:
    echoes: list[str] = []
    lines = {}
    for language in LANGUAGES:
        LanguageService.install(language)
        lines[language] = {card: names.text(card) for card in load().cards}
    pairs = 0
    for event in plays_of_cards():
        card = event["card"].partition("#")[0]
        for now in (NOW, NOW._replace(declined=(False, True)), NOW._replace(again=True)):
            if now.again and event["type"] != "modifier_played":
                continue
            occasion = next(teller().occasions(event, now, names))
            for said in teller().fitting(occasion, event, now, names):
                pairs += 1
                for language in LANGUAGES:
                    text = teller().commentary.text(said.key, said.place, language)
                    for line in (lines[language][card], *retellings(language).get(card, ())):
                        echoes += [f"{word}: {text} {line}" for word in counting.echoes(text, line, language)]
    assert pairs > 2000
    assert not echoes, "\n".join(sorted(set(echoes)))


def test_tags_belong_to_cards_that_there_are() -> None:
    assert set(tagged()) <= set(load().cards)
    assert set(VILLAGE) <= set(load().cards)


def test_what_happens_often_has_several_sentences() -> None:
    commentary = teller().commentary
    single = {key for key, texts in commentary.texts("en").items() if len(texts) == 1}
    single -= {"said"}  # the seat's own words, of which there are many
    assert single - commentary.keys_of(CALLBACKS) <= ONCE_A_GAME
    for each in commentary.parts[CALLBACKS].values():
        for occasion in each:
            assert occasion.per_game <= len(commentary.texts("en")[occasion.tell[0]]), occasion.tell


def test_a_foul_elsewhere_is_bridged(names: Names) -> None:
    attack: Json = {
        "type": "attack_played", "team": "BRA", "card": "grandma#1", "kind": "attack", "value": 3, "area": "inside",
    }  # fmt: skip
    foul: Json = {"type": "defence_played", "team": "GER", "card": "what-time-is-it#1", "kind": "foul", "value": 2}
    for area, key in (("outside", "fouls_elsewhere"), ("inside", "fouls")):
        sees = reporter(names)
        told = [sees.see(event) for event in opened(attack, foul | {"area": area})]
        assert [part.key for part in told[-1].said] == [key]


def test_whoever_is_named_has_his_own_goals_first(names: Names) -> None:
    ended: Json = {
        "type": "match_ended", "match": 1, "home": 1, "away": 3, "after": "normal", "shootout": None, "winner": "GER",
    }  # fmt: skip
    for language, score in (("en", r"3\W1"), ("de", r"3\W1")):
        LanguageService.install(language)
        sees = reporter(names)
        goal = GOAL | {"team": "GER", "home": 0}
        told = [teller().line(event, sees.see(event), names, language) for event in opened(goal | {"away": 1}, ended)]
        assert re.search(r"1\W0", told[2])
        assert re.search(score, told[3])


def test_a_match_is_turned_only_by_a_team_that_was_behind_till_just_now(names: Names) -> None:
    scores = ((0, 1), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (3, 4), (3, 5), (4, 5), (5, 5))
    goals, before = [], (0, 0)
    for score in scores:
        team = "BRA" if score[0] > before[0] else "GER"
        goals.append(GOAL | {"team": team, "home": score[0], "away": score[1]})
        before = score
    sees = reporter(names)
    keys = [sees.see(event).said[0].key for event in opened(*goals)][2:]
    assert [place for place, key in enumerate(keys) if key == "turns"] == [2, 6]
    assert [place for place, key in enumerate(keys) if key == "comebacks"] == [9]


def test_between_attacks_the_score_is_that_of_the_board(names: Names) -> None:
    over = OVER | {"team": "GER", "initiative": "BRA"}
    events = opened(GOAL, *[over] * 60)
    sees = reporter(names)
    told = [teller().line(event, sees.see(event), names, "en") for event in events]
    scores = {found[0] for line in told[3:] if (found := re.search(r"\d\W\d", line))}
    assert len(scores) == 1
    assert scores.pop()[0] == "1"


# Lines of cards of which there are many


def test_cards_with_many_copies_have_further_lines_in_every_language() -> None:
    cards = load().cards
    many = {card.id for card in cards.values() if card.colour == "green" and card.count >= 5}
    for language, room in (("en", 89), ("de", 84)):
        lines = retellings(language)
        assert set(lines) == many
        for card, more in lines.items():
            assert len(more) == (4 if cards[card].count > 10 else 2)
            assert len({cards[card].text, *more}) == len(more) + 1
            assert all(len(line) <= room and line[-1] in ".!?" for line in more), more


def test_a_line_comes_again_only_when_the_others_have_been_told(names: Names) -> None:
    play: Json = {
        "type": "attack_played", "team": "BRA", "card": "after-you#1", "kind": "attack", "value": 2, "area": "inside",
    }  # fmt: skip
    sees = reporter(names)
    told = []
    for match in range(0, 12, 2):
        for event in opened(play, play | {"card": "after-you#2"}):
            line = teller().line(event, sees.see(event | {"match": match + 1}), names, "en")
            if event["type"] == "attack_played":
                told.append(line)
    lines = [names.text("after-you"), *retellings("en")["after-you"]]
    heard = [next((number for number, line in enumerate(lines) if line[-12:] in each), -1) for each in told]
    assert heard == [0, -1, 1, -1, 2, -1, 3, -1, 4, -1, 0, -1]


# The memory


def test_every_recollection_has_its_words(names: Names) -> None:
    commentary = teller().commentary
    assert commentary.keys_of(CALLBACKS) == set(RECOLLECTIONS)
    assert len(RECOLLECTIONS) >= 40
    then: Json = {
        "then_team": "BRA", "then_rival": "GER", "then_seat": 1, "then_match": 3, "then_amount": 7,
        "then_score": (2, 0), "then_card": "grandma#1", "times": 3,
    }  # fmt: skip
    for language in LANGUAGES:
        LanguageService.install(language)
        for key in RECOLLECTIONS:
            for text in commentary.texts(language)[key]:
                line = teller().filled(text, {"team": "BRA", "then": then}, NOW, names)
                assert "{" not in line
                assert line[-1] in ".!?", line


def read(event: Json) -> WrittenEvent | None:
    return EVENTS.read(whole(EVENTS, event))


def recalled(*events: Json) -> list[set[str]]:
    """What comes to mind at each event."""
    memory = Memory()
    return [set(memory.recall(read(event))) for event in events]


def test_a_promise_is_remembered_till_it_is_broken() -> None:
    memory = Memory()
    for event in opened(GOAL, GOAL | {"home": 2}, GOAL | {"home": 3}):
        memory.recall(read(event))
    memory.leave("enough", "BRA", (3, 0))
    theirs = GOAL | {"team": "GER", "home": 3}
    assert "promise_broken" not in memory.recall(read(theirs | {"away": 1}))
    memory.recall(read(theirs | {"away": 2}))
    found = memory.recall(read(theirs | {"away": 3}))
    assert found["promise_broken"] == {"then_team": "GER", "then_rival": "BRA", "then_score": (3, 0)}


def test_a_shot_that_was_saved_did_not_miss() -> None:
    play: Json = {
        "type": "attack_played", "team": "BRA", "card": "after-you#1", "kind": "attack", "value": 2, "area": "inside",
    }  # fmt: skip
    again = play | {"team": "GER", "card": "after-you#2"}
    for ends, remembered in (("saved", "this_line_saved"), ("missed", "this_line_missed")):
        found = recalled(*opened(play, {"type": ends, "team": "BRA"}, OVER, again))
        assert found[-1] == {remembered}


def test_money_nudges_and_the_missing_are_remembered() -> None:
    bribe: Json = {"type": "bribe_accepted", "seat": 2, "team": "BRA", "amount": 7}
    nudge: Json = {"type": "die_changed", "seat": 1, "delta": -1, "total": 6}
    red: Json = {"type": "sent_off", "team": "BRA", "card": "grandma#1", "seat": 1, "cause": "foul"}
    ended: Json = {
        "type": "match_ended", "match": 1, "home": 0, "away": 2, "after": "normal", "shootout": None, "winner": "GER",
    }  # fmt: skip
    settled: Json = {"type": "referee_settled", "match": 1, "seat": 1, "card_at": 0}
    again = opened()[0] | {"match": 2}
    found = recalled(*opened(settled, bribe, nudge, nudge, red, ended, again, settled | {"match": 2}))
    assert "second_nudge" in found[5]
    assert "second_nudge" not in found[4]
    assert "paid_in_vain" in found[7]
    assert found[8] >= {"paid_for_a_defeat", "somebody_is_missing"}
    assert found[9] >= {"warm_hands", "old_score_with_referee"}


def test_callbacks_tell_a_seat_nothing_that_others_do_not_know(names: Names) -> None:
    """What is remembered rests on what everybody knows: all seats, and the public, are told the same callbacks."""
    seats = tuple(Seat(name, "ai", "easy") for name in names.seats)
    session = Session.new(Setup({"format": "sixteen"}, seats, seed=33))
    steps = iter(range(700))
    session.run(lambda: next(steps, None) is None)
    names.field = next(tuple(e["teams"]) for e in session.view(None).history if e["type"] == "field_chosen")
    told = []
    for seat in (None, 0, 3):
        sees = reporter(names)
        said = [part for event in session.view(seat).history for part in sees.see(event).said]
        told.append([part for part in said if part.key in RECOLLECTIONS])
    assert told[0]
    assert told[0] == told[1] == told[2]
    assert len(session.view(0).history) != len(session.view(None).history)


def test_a_card_on_the_table_gives_its_tags(names: Names) -> None:
    event: Json = {"type": "saved", "team": "BRA"}
    assert "hands" in tags_of(event, NOW._replace(answer="granny-glue#1"), names)
    assert "hands" not in tags_of(event, NOW._replace(answer="bless-you#1"), names)
