"""The commentary: several sentences for what happens often, never by lot, and words for how the score goes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.catalogue import load
from swallows_gui.models import sentences_ball as ball
from swallows_gui.models import sentences_dice as dice
from swallows_gui.models import sentences_goal as goal
from swallows_gui.models.course import Course, Meeting, Situation
from swallows_gui.models.log import LogModel
from swallows_gui.models.names import Names
from swallows_gui.models.sentences import sentence
from swallows_gui.services.language import LanguageService
from swallows_gui.session import Seat, Session, Setup

Json = dict[str, Any]
SEATS = ("Ann", "Ben", "Cleo", "Dan")
NOW = Situation(match=3, stage="group", home="BRA", away="GER", period="normal")
SHOOTOUT = NOW._replace(period="shootout", award="penalty")
LAST = Meeting("BRA", "GER", (2, 1), "BRA")


@pytest.fixture
def names(qapp: QApplication) -> Iterator[Names]:
    assert qapp
    LanguageService.install("en")
    yield Names(load(), SEATS, ("BRA", "GER"))
    LanguageService.install("en")


def goal_event(team: str, home: int, away: int, own_goal: bool = False) -> Json:
    return {"type": "goal", "team": team, "own_goal": own_goal, "home": home, "away": away}


def ended(home: int, away: int, winner: str | None, after: str = "normal", kicks: list[int] | None = None) -> Json:
    return {
        "type": "match_ended", "match": 3, "home": home, "away": away, "after": after, "shootout": kicks,
        "winner": winner,
    }  # fmt: skip


def played(kind: str, value: int = 4, area: str | None = None, what: str = "attack_played") -> Json:
    card = next(card.id for card in load().cards.values() if card.count)
    return {"type": what, "team": "BRA", "card": f"{card}#1", "kind": kind, "value": value, "area": area}


def rolled(purpose: str, die: int = 3, rerolls: int | None = None) -> Json:
    return {
        "type": "die_rolled", "purpose": purpose, "team": "BRA", "die": die, "value": 4, "modifiers": [],
        "total": die + 4, "roll": 2, "rerolls": rerolls,
    }  # fmt: skip


def simple(kind: str, **fields: object) -> Json:
    return {"type": kind, "team": "BRA", **fields}


def blue(kind: str) -> Json:
    return played(kind, what="defence_played")


RED = next(card.id for card in load().cards.values() if card.colour == "red" and card.count) + "#1"
CASES: list[tuple[Callable[[], tuple[str, ...]], Json, Situation]] = [
    (goal._goals, goal_event("BRA", 1, 0), Situation()),
    (goal._own_goals, goal_event("BRA", 1, 1, own_goal=True), NOW),
    (goal._openers, goal_event("GER", 0, 1), NOW),
    (goal._equalisers, goal_event("GER", 1, 1), NOW._replace(score=(1, 0), deficit=(0, 1))),
    (goal._comebacks, goal_event("GER", 2, 2), NOW._replace(score=(2, 1), deficit=(0, 2))),
    (goal._leads, goal_event("BRA", 2, 1), NOW._replace(score=(1, 1), deficit=(0, 1))),
    (goal._turns, goal_event("GER", 1, 2), NOW._replace(score=(1, 1), deficit=(0, 1))),
    (goal._consolations, goal_event("GER", 2, 1), NOW._replace(score=(2, 0), deficit=(0, 2))),
    (goal._cushions, goal_event("BRA", 2, 0), NOW._replace(score=(1, 0))),
    (goal._third_goals, goal_event("GER", 1, 3), NOW._replace(score=(1, 2))),
    (goal._routs, goal_event("BRA", 4, 0), NOW._replace(score=(3, 0))),
    (goal._extra_levellers, goal_event("BRA", 2, 2), NOW._replace(period="extra", score=(1, 2))),
    (goal._extra_goals, goal_event("BRA", 2, 1), NOW._replace(period="extra", score=(1, 1))),
    (goal._kicks, goal_event("GER", 2, 3), SHOOTOUT._replace(kicks=(3, 4))),
    (goal._winning_kicks, goal_event("GER", 2, 4), SHOOTOUT._replace(kicks=(4, 4), score=(2, 3))),
    (goal._goalless, ended(0, 0, None), NOW),
    (goal._draws, ended(1, 1, None), NOW),
    (goal._wild_draws, ended(3, 3, None), NOW),
    (goal._won, ended(2, 0, "BRA"), NOW),
    (goal._won_by_one, ended(1, 2, "GER"), NOW),
    (goal._won_high, ended(0, 3, "GER"), NOW),
    (goal._won_from_behind, ended(1, 2, "GER"), NOW._replace(deficit=(1, 1))),
    (goal._won_in_extra, ended(1, 2, "GER", "extra"), NOW),
    (goal._won_on_kicks, ended(1, 1, "GER", "shootout", [3, 4]), NOW),
    (goal._revenges, ended(0, 2, "GER"), NOW._replace(last=LAST)),
    (ball._attacks, played("attack", area="edge"), NOW),
    (ball._attacks_inside, played("attack", area="inside"), NOW),
    (ball._attacks_outside, played("attack", area="outside"), NOW),
    (ball._waiting_play, played("attack", value=0, area="inside"), NOW),
    (ball._swallows, played("swallow", area="inside"), NOW),
    (ball._rough_goals, played("rough"), NOW),
    (ball._tricks, played("special", value=0), NOW),
    (ball._reds, simple("modifier_played", card=RED, on="attack"), NOW),
    (goal._kick_offs, {"type": "period_started", "period": "normal"}, NOW),
    (goal._extra_time, {"type": "period_started", "period": "extra"}, NOW),
    (goal._shoot_outs, {"type": "period_started", "period": "shootout"}, NOW),
    (ball._keepers, blue("goalie"), NOW),
    (ball._fouls, blue("foul"), NOW),
    (ball._offsides, blue("offside"), NOW),
    (ball._answers, blue("special"), NOW),
    (ball._forced_declines, simple("declined", forced=True), NOW),
    (ball._declines, simple("declined", forced=False), NOW),
    (dice._shots, rolled("shot"), NOW),
    (dice._weak_shots, rolled("shot", 1), NOW),
    (dice._hard_shots, rolled("shot", 6), NOW),
    (dice._repeated_shots, rolled("shot", 6, rerolls=1), NOW),
    (dice._penalties, rolled("shot", 6), NOW._replace(award="penalty")),
    (dice._free_kicks, rolled("shot", 1), NOW._replace(award="free_kick")),
    (dice._foul_rolls, rolled("foul"), NOW),
    (dice._repeated_foul_rolls, rolled("foul", rerolls=1), NOW),
    (dice._offside_rolls, rolled("offside"), NOW),
    (dice._repeated_offside_rolls, rolled("offside", rerolls=1), NOW),
    (dice._swallow_rolls, rolled("swallow"), NOW),
    (dice._repeated_swallow_rolls, rolled("swallow", rerolls=1), NOW),
    (dice._rough_rolls, rolled("rough"), NOW),
    (dice._repeated_rough_rolls, rolled("rough", rerolls=1), NOW),
    (dice._card_rolls, rolled("effect"), NOW),
    (ball._saves, simple("saved"), NOW),
    (ball._penalty_saves, simple("saved"), NOW._replace(award="penalty")),
    (ball._deciding_saves, simple("saved"), SHOOTOUT._replace(kicks=(5, 5), score=(3, 4))),
    (ball._misses, simple("missed"), NOW),
    (ball._missed_penalties, simple("missed"), SHOOTOUT._replace(kicks=(1, 1))),
    (ball._missed_free_kicks, simple("missed"), NOW._replace(award="free_kick")),
    (ball._deciding_misses, simple("missed"), SHOOTOUT._replace(kicks=(6, 6), score=(4, 5))),
    (ball._ends, simple("attack_over", initiative=None), NOW),
    (ball._same_again, simple("attack_over", initiative="BRA"), NOW),
    (ball._changes, simple("attack_over", initiative="GER"), NOW),
]


def told(event: Json, situation: Situation, names: Names) -> set[str]:
    """All sentences an event has, however often such a thing has happened before."""
    if situation.known:
        return {sentence(event, names, situation._replace(times=times)) for times in range(60)}
    return {sentence(event | {"home": home}, names) for home in range(60)}


def shape(text: str) -> re.Pattern[str]:
    """What a text looks like when it is filled in."""
    return re.compile("".join(".+" if part[:1] == "{" else re.escape(part) for part in re.split(r"(\{\w+\})", text)))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("group", "event", "situation"), CASES, ids=[case[0].__name__ for case in CASES])
def test_every_variant_is_told(
    names: Names, group: Callable[[], tuple[str, ...]], event: Json, situation: Situation, language: str
) -> None:
    LanguageService.install(language)
    lines = told(event, situation, names)
    for text in group():
        assert any(shape(text).fullmatch(line) for line in lines), text
    assert all("{" not in line and line[-1] in ".!" for line in lines)


def test_no_group_of_sentences_is_left_out() -> None:
    groups = {
        function
        for module in (ball, dice, goal)
        for _name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and inspect.signature(function).return_annotation == "Texts"
        if not inspect.signature(function).parameters
    }
    assert groups == {case[0] for case in CASES}


def test_frequent_events_have_several_sentences_and_none_twice_in_a_row(names: Names) -> None:
    for event in (simple("missed"), played("attack", area="edge"), simple("attack_over", initiative="GER")):
        lines = [sentence(event, names, NOW._replace(times=times)) for times in range(12)]
        assert len(set(lines)) >= 4
        assert all(first != second for first, second in pairwise(lines))


def test_the_choice_is_the_same_in_both_languages_and_every_time(names: Names) -> None:
    for group, event, situation in CASES:
        for times in range(8):
            now = situation._replace(times=times) if situation.known else situation
            found = []
            for language in ("en", "de", "en", "de"):
                LanguageService.install(language)
                line = sentence(event, names, now)
                texts = [*group(), *(ball._attacks() if group.__name__.startswith("_attacks") else ())]
                found.append((line, [at for at, text in enumerate(texts) if shape(text).fullmatch(line)]))
            assert found[0] == found[2]
            assert found[1] == found[3]
            assert set(found[0][1]) & set(found[1][1]), found


def match(*events: Json, number: int = 1, home: str = "BRA", away: str = "GER") -> list[Json]:
    """A match up to its first period, and what follows."""
    opening: Json = {"type": "match_started", "match": number, "stage": "group", "home": home, "away": away}
    return [opening, {"type": "period_started", "period": "normal"}, *events]


def seen(events: Iterable[Json]) -> list[Situation]:
    course = Course()
    return [course.see(event) for event in events]


def test_a_special_has_no_value(names: Names) -> None:
    assert "(special)" in sentence(played("special", value=0), names, NOW)


def test_a_course_knows_score_deficit_and_the_last_meeting() -> None:
    events = match(goal_event("BRA", 1, 0), goal_event("BRA", 2, 0), goal_event("GER", 2, 1), ended(2, 1, "BRA"))
    events += match(goal_event("GER", 1, 0), number=9, home="GER", away="BRA")
    now = seen(events)
    assert [each.score for each in now[2:6]] == [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert now[5].deficit == (0, 2)
    assert now[0].last is None
    assert now[6].last == Meeting("BRA", "GER", (2, 1), "BRA")
    assert now[8].deficit == (0, 0)
    assert [each.times for each in now[2:5]] == [0, 1, 2]
    assert now[8].times == 0


@pytest.mark.parametrize(
    ("kicks", "score", "over"),
    [((3, 3), (0, 3), True), ((3, 4), (1, 3), False), ((4, 5), (3, 3), False), ((5, 5), (4, 3), True),
     ((5, 6), (4, 5), False), ((6, 6), (4, 5), True), ((6, 6), (5, 5), False)],
)  # fmt: skip
def test_a_shoot_out_is_over_as_soon_as_one_team_cannot_be_caught(
    kicks: tuple[int, int], score: tuple[int, int], over: bool
) -> None:
    assert SHOOTOUT._replace(kicks=kicks).decided(score) is over


def test_kicks_are_counted_and_their_goals_are_no_deficit() -> None:
    kick: Json = {"type": "awarded", "seat": None, "team": "GER", "what": "penalty", "cause": "shootout"}
    events = match({"type": "period_started", "period": "shootout"}, kick, goal_event("GER", 0, 1), simple("missed"))
    now = seen(events)
    assert now[4].kicks == (0, 1)
    assert now[4].award == "penalty"
    assert now[5].score == (0, 1)
    assert now[5].deficit == (0, 0)


def game(seed: int, level: str) -> Session:
    made = Session.new(Setup({"format": "sixteen"}, tuple(Seat(name, "ai", level) for name in SEATS), seed=seed))
    made.run()
    return made


@pytest.mark.parametrize(("seed", "level"), [(21, "random"), (22, "easy")])
def test_a_whole_tournament_is_told_in_both_languages(names: Names, seed: int, level: str) -> None:
    played_out = game(seed, level)
    view = played_out.view(None)
    names.field = next(tuple(event["teams"]) for event in view.history if event["type"] == "field_chosen")
    situations = seen(view.history)
    lines: dict[str, list[str]] = {}
    for language in ("en", "de"):
        LanguageService.install(language)
        lines[language] = [sentence(event, names, now) for event, now in zip(view.history, situations, strict=True)]
    for event, english, german in zip(view.history, lines["en"], lines["de"], strict=True):
        assert english, event
        assert german, event
        assert english != german
        for line in (english, german):
            assert not re.search(r"[{}#]|None|null", line), line
            assert re.search(r"[.!]$|[.!?…][“”]$", line), line
            assert not re.search(r"[.!?…][“”][.!]$", line), f"it ends twice: {line}"
            assert "  " not in line, line
        for field in ("team", "winner", "initiative"):
            if event["type"] in ("goal", "saved", "missed", "declined") and isinstance(event.get(field), str):
                assert names.team(event[field]) in german
    assert len({line for line, event in zip(lines["en"], view.history, strict=True) if event["type"] == "goal"}) > 20


def test_seats_hear_the_same_words_and_the_log_the_same_after_loading(names: Names) -> None:
    played_out = game(23, "easy")
    history = played_out.view(None).history
    ours = {"goal", "missed", "saved", "attack_played", "match_ended", "die_rolled"}
    logs = []
    for seat in (None, 2):
        log = LogModel(names)
        log.append(played_out.view(seat).history)
        logs.append([sentence(each, names, now) for each, now in zip(log._events, log._situations, strict=True)
                     if each["type"] in ours])  # fmt: skip
    assert logs[0] == logs[1]
    grown, loaded = LogModel(names), LogModel(names)
    for event in history:
        grown.append([event])
    loaded.rebuild(history[:400])
    loaded.rebuild(history)
    assert [grown.index(row).data() for row in range(100)] == [loaded.index(row).data() for row in range(100)]
    newest = history[-1]
    assert grown.told(newest) == grown.index(0).data()
    shorter = LogModel(names)
    shorter.rebuild(history)
    shorter.rebuild(history[:300])
    alone = LogModel(names)
    alone.rebuild(history[:300])
    assert [shorter.index(row).data() for row in range(100)] == [alone.index(row).data() for row in range(100)]
