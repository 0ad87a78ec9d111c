"""The commentary: several sentences for what happens often, never by lot, and words for how the score goes."""

from __future__ import annotations

import inspect
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.catalogue.swallows import load
from swallows_gui.models.log import LogModel
from swallows_gui.models.swallows import sentences_attack as attack
from swallows_gui.models.swallows import sentences_cards as cards
from swallows_gui.models.swallows import sentences_defence as defence
from swallows_gui.models.swallows import sentences_dice as dice
from swallows_gui.models.swallows import sentences_goal as goal
from swallows_gui.models.swallows import sentences_referee as referee
from swallows_gui.models.swallows import sentences_whistle as whistle
from swallows_gui.models.swallows.match_context import Course, Meeting, Situation
from swallows_gui.models.swallows.names import Event, Names
from swallows_gui.models.swallows.sentences import sentence
from swallows_gui.models.swallows.variants import pick
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


def ruled(seat: int | None, area: str) -> Json:
    return {"type": "area_ruled", "seat": seat, "area": area}


def awarded(what: str, cause: str) -> Json:
    return simple("awarded", seat=1, what=what, cause=cause)


def drawn(reason: str) -> Json:
    return simple("cards_drawn", cards=["green", "blue"], due=2, reason=reason, top=None)


def effect(what: str, lapsed: bool = False) -> Json:
    return simple("effect", card=RED, what=what, n=2, lapsed=lapsed)


START = {"type": "match_started", "match": 3, "stage": "group", "home": "BRA", "away": "GER"}
LATE = NOW._replace(declined=(True, False), since_goal=9)
"""Brazil attacks no more."""
AFTER_A_GOAL = NOW._replace(scorer="BRA", since_goal=1)
PAID = NOW._replace(paid=("BRA",))
RED = next(card.id for card in load().cards.values() if card.colour == "red" and card.count) + "#1"
CASES: list[tuple[Callable[[], tuple[str, ...]], Json, Situation]] = [
    (goal._goals, goal_event("BRA", 1, 0), Situation()),
    (goal._own_goals, goal_event("BRA", 1, 1, own_goal=True), NOW),
    (goal._openers, goal_event("GER", 0, 1), NOW),
    (goal._equalisers, goal_event("GER", 1, 1), NOW._replace(score=(1, 0), deficit=(0, 1), since_goal=5)),
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
    (whistle._goalless, ended(0, 0, None), NOW),
    (whistle._draws, ended(1, 1, None), NOW),
    (whistle._wild_draws, ended(3, 3, None), NOW),
    (whistle._won, ended(2, 0, "BRA"), NOW),
    (whistle._won_by_one, ended(1, 2, "GER"), NOW),
    (whistle._won_high, ended(0, 3, "GER"), NOW),
    (whistle._won_from_behind, ended(1, 2, "GER"), NOW._replace(deficit=(1, 1))),
    (whistle._won_in_extra, ended(1, 2, "GER", "extra"), NOW),
    (whistle._won_on_kicks, ended(1, 1, "GER", "shootout", [3, 4]), NOW),
    (whistle._revenges, ended(0, 2, "GER"), NOW._replace(last=LAST)),
    (attack._attacks, played("attack", area="edge"), NOW),
    (attack._attacks_inside, played("attack", area="inside"), NOW),
    (attack._attacks_outside, played("attack", area="outside"), NOW),
    (attack._waiting_play, played("attack", value=0, area="inside"), NOW),
    (attack._swallows, played("swallow", area="inside"), NOW),
    (attack._rough_goals, played("rough"), NOW),
    (attack._tricks, played("special", value=0), NOW),
    (attack._reds, simple("modifier_played", card=RED, on="attack"), NOW),
    (whistle._kick_offs, {"type": "period_started", "period": "normal"}, NOW),
    (whistle._extra_time, {"type": "period_started", "period": "extra"}, NOW),
    (whistle._shoot_outs, {"type": "period_started", "period": "shootout"}, NOW),
    (defence._keepers, blue("goalie"), NOW),
    (defence._fouls, blue("foul"), NOW),
    (defence._offsides, blue("offside"), NOW),
    (defence._answers, blue("special"), NOW),
    (defence._forced_declines, simple("declined", forced=True), NOW),
    (defence._declines, simple("declined", forced=False), NOW._replace(score=(1, 1))),
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
    (defence._saves, simple("saved"), NOW),
    (defence._penalty_saves, simple("saved"), NOW._replace(award="penalty")),
    (defence._deciding_saves, simple("saved"), SHOOTOUT._replace(kicks=(5, 5), score=(3, 4))),
    (defence._misses, simple("missed"), NOW),
    (defence._missed_penalties, simple("missed"), SHOOTOUT._replace(kicks=(1, 1))),
    (defence._missed_free_kicks, simple("missed"), NOW._replace(award="free_kick")),
    (defence._deciding_misses, simple("missed"), SHOOTOUT._replace(kicks=(6, 6), score=(4, 5))),
    (attack._ends, simple("attack_over", initiative=None), NOW),
    (attack._same_again, simple("attack_over", initiative="BRA"), NOW),
    (attack._changes, simple("attack_over", initiative="GER"), NOW),
    (attack._changes_with_the_score, simple("attack_over", initiative="GER"), NOW._replace(score=(2, 1))),
    (attack._attacks_again, played("attack", area="inside"), NOW._replace(again=True)),
    (attack._lone_attacks, played("attack", area="inside"), NOW._replace(declined=(False, True))),
    (attack._reds_again, simple("modifier_played", card=RED, on="attack"), NOW._replace(again=True)),
    (defence._answers_again, blue("foul"), NOW._replace(again=True)),
    (defence._leading_declines, simple("declined", forced=False), NOW._replace(score=(1, 0))),
    (defence._trailing_declines, simple("declined", forced=False), NOW._replace(score=(1, 2))),
    (defence._goalless_declines, simple("declined", forced=False), NOW),
    (defence._saved_again, simple("saved"), NOW._replace(of_team=1)),
    (defence._barren_misses, simple("missed"), NOW._replace(attacks=12)),
    (goal._underdog_leads, goal_event("LVA", 1, 0), NOW._replace(home="LVA")),
    (goal._quick_answers, goal_event("GER", 1, 1), AFTER_A_GOAL._replace(score=(1, 0), deficit=(0, 1))),
    (goal._late_equalisers, goal_event("GER", 1, 1), LATE._replace(score=(1, 0), deficit=(0, 1))),
    (goal._late_leads, goal_event("GER", 1, 2), LATE._replace(score=(1, 1), deficit=(0, 1))),
    (goal._double_strikes, goal_event("BRA", 2, 0), AFTER_A_GOAL._replace(score=(1, 0))),
    (whistle._upsets, ended(1, 0, "LVA"), NOW._replace(home="LVA")),
    (whistle._champions, ended(1, 0, "BRA"), NOW._replace(stage="F")),
    (whistle._champions_on_kicks, ended(1, 1, "GER", "shootout", [3, 4]), NOW._replace(stage="F")),
    (whistle._announcements, START, NOW),
    (whistle._final_announcements, START | {"stage": "F"}, NOW._replace(stage="F")),
    (whistle._announced_after_a_draw, START, NOW._replace(last=LAST._replace(score=(1, 1), winner=""))),
    (whistle._announced_after_a_defeat, START, NOW._replace(last=LAST)),
    (referee._referees, {"type": "referee_settled", "match": 3, "seat": 1, "card_at": 1}, NOW),
    (referee._nobody_referees, {"type": "referee_settled", "match": 3, "seat": None, "card_at": 1}, NOW),
    (referee._dice_left, {"type": "die_left", "seat": 1}, NOW),
    (referee._paid_dice_left, {"type": "die_left", "seat": 1}, PAID),
    (referee._dice_changed, {"type": "die_changed", "seat": 1, "delta": 1, "total": 7}, NOW),
    (referee._paid_dice, {"type": "die_changed", "seat": 1, "delta": 1, "total": 7}, PAID),
    (referee._ruled_by_nobody, ruled(None, "outside"), NOW),
    (referee._ruled_inside, ruled(1, "inside"), NOW),
    (referee._ruled_outside, ruled(1, "outside"), NOW),
    (referee._paid_inside, ruled(1, "inside"), PAID),
    (referee._paid_outside, ruled(1, "outside"), PAID),
    (referee._blue_penalties, awarded("penalty", "referee"), NOW),
    (referee._paid_penalties, awarded("penalty", "referee"), PAID),
    (referee._takers, awarded("penalty", "shootout"), SHOOTOUT),
    (referee._card_penalties, awarded("penalty", "effect"), NOW),
    (referee._card_free_kicks, awarded("free_kick", "effect"), NOW),
    (referee._given_penalties, awarded("penalty", "swallow"), NOW),
    (referee._given_free_kicks, awarded("free_kick", "foul"), NOW),
    (referee._nobody_sent_off, simple("sent_off", card=None, seat=1, cause="foul"), NOW),
    (referee._sent_off_by_lot, simple("sent_off", card=RED, seat=None, cause="foul"), NOW),
    (referee._sent_off_by_hand, simple("sent_off", card=RED, seat=1, cause="foul"), NOW),
    (referee._sent_off_again, simple("sent_off", card=RED, seat=1, cause="foul"), NOW._replace(of_team=1)),
    (referee._offers, simple("bribe_offered", seat=1, amount=3), NOW),
    (referee._offers_taken, simple("bribe_accepted", seat=1, amount=3), NOW),
    (referee._offers_refused, simple("bribe_declined", seat=1, amount=3), NOW),
    (cards._drawn_at_home, drawn("home"), NOW),
    (cards._drawn_for_the_result, drawn("result"), NOW),
    (cards._drawn_by_a_card, drawn("effect"), NOW),
    (cards._returned, simple("cards_returned", cards=[RED, RED], by=None), NOW),
    (cards._eliminated, simple("team_eliminated", cards=[]), NOW),
    (cards._drawn_by_effect, effect("draw"), NOW),
    (cards._paid_by_effect, effect("discard"), NOW),
    (cards._returned_by_effect, effect("return"), NOW),
    (cards._injured_by_effect, effect("injure"), NOW),
    (cards._stolen_by_effect, effect("steal"), NOW),
    (cards._granted_by_effect, effect("penalty"), NOW),
    (cards._cancelled, effect("cancel"), NOW),
    (cards._shielded, effect("shield"), NOW),
    (cards._extra_attacks, effect("extra_attack"), NOW),
    (cards._silenced, effect("silence_referee"), NOW),
    (cards._moved, effect("set_area"), NOW),
    (cards._valued, effect("value"), NOW),
    (cards._rerolled, effect("reroll"), NOW),
    (cards._second_keepers, effect("second_goalie"), NOW),
    (cards._helped, effect("something new"), NOW),
    (cards._lapsed, effect("draw", lapsed=True), NOW),
]


def told(event: Json, situation: Situation, names: Names) -> set[str]:
    """All sentences an event has, however often such a thing has happened before."""
    if situation.known:
        return {sentence(event, names, situation._replace(times=times)) for times in range(60)}
    return {sentence(event | {"home": home}, names) for home in range(60)}


def shape(text: str) -> re.Pattern[str]:
    """What a text looks like when it is filled in; a card that is quoted last brings its own full stop."""
    parts = re.split(r"(\{[^{}]+\})", text.removesuffix("{card}."))
    quoted = r".+[.!?…][”“]|.+\." if text.endswith("{card}.") else ""
    return re.compile("".join(".+" if part[:1] == "{" else re.escape(part) for part in parts) + f"(?:{quoted})")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("group", "event", "situation"), CASES, ids=[case[0].__name__ for case in CASES])
def test_every_variant_is_told(
    names: Names, group: Callable[[], tuple[str, ...]], event: Json, situation: Situation, language: str
) -> None:
    LanguageService.install(language)
    lines = told(event, situation, names)
    for text in group():
        assert any(shape(text).fullmatch(line) for line in lines), text
    assert all("{" not in line and line[-1] in ".!”“" for line in lines)


def test_no_group_of_sentences_is_left_out() -> None:
    groups = {
        function
        for module in (attack, cards, defence, dice, goal, referee, whistle)
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
                others = {"_leading_declines", "_goalless_declines"}, {"_changes_with_the_score"}
                texts = [*group()]
                texts += defence._declines() if group.__name__ in others[0] else ()
                texts += attack._changes() if group.__name__ in others[1] else ()
                texts += attack._changes_with_the_score() if group.__name__ == "_changes" else ()
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
    assert now[8].times == 3
    assert {each.first for each in now} == {"BRAGER"}
    assert now[4].scorer == "BRA"
    assert not now[8].scorer


def test_a_course_remembers_cards_money_and_who_has_had_enough() -> None:
    red = simple("modifier_played", card="captain#1", on="attack")
    first = match(
        played("attack"),
        simple("saved"),
        played("attack") | {"card": played("attack")["card"].replace("#1", "#2"), "team": "GER"},
        simple("saved"),
        red,
        simple("bribe_accepted", seat=1, amount=3),
        simple("declined", forced=False),
        simple("saved"),
    )
    now = seen([*first, simple("decline_lifted"), red, *match(red, played("attack"), number=2)])
    assert [each.again for each in now] == [False] * 4 + [True] + [False] * 9 + [True, False]
    assert [each.attacks for each in now[2:6]] == [1, 1, 2, 2]
    assert [now[place].of_team for place in (3, 5, 9)] == [0, 1, 2]
    assert not now[7].paid
    assert now[8].paid == ("BRA",)
    assert now[9].late_for("GER")
    assert not now[9].late_for("BRA")
    assert not now[11].late_for("GER")
    assert not now[13].paid


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


@pytest.mark.parametrize("seed", [24, 25])
def test_a_tournament_does_not_repeat_itself_within_a_dozen_lines(
    names: Names, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the events with several sentences; a few repeat themselves, because their words depend on the score."""
    picked: list[tuple[str, int]] = []

    def listening(texts: Sequence[str], event: Event, now: Situation) -> str:
        picked.append((pick(texts, event, now), len(texts)))
        return picked[-1][0]

    for module in (attack, cards, defence, dice, goal, referee, whistle):
        monkeypatch.setattr(module, "pick", listening)
    history = game(seed, "normal").view(None).history
    names.field = next(tuple(event["teams"]) for event in history if event["type"] == "field_chosen")
    told_of, again, dozen = 0, 0, deque[str](maxlen=12)
    for event, now in zip(history, seen(history), strict=True):
        picked.clear()
        sentence(event, names, now)
        text, texts = picked[0] if picked else ("", 0)
        told_of += texts > 1
        again += texts > 1 and text in dozen
        dozen.append(text)
    assert told_of > 1000
    assert again <= told_of // 100


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
