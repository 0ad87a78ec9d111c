"""The commentary: several sentences for what happens often, never by lot, and words for how the score goes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QApplication

from swallows_gui.catalogue.commentary import CALLBACKS, VERDICTS
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.marks import PRINTED
from swallows_gui.games.swallows.words.match_context import NOWHERE, Course, Meeting, Situation
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.narrator import SwallowsNarrator
from swallows_gui.games.swallows.words.sentences import reporter, sentence, teller
from swallows_gui.models import roles
from swallows_gui.models.log import LogModel
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


def simple(what: str, /, **fields: object) -> Json:
    return {"type": what, "team": "BRA", **fields}


def blue(kind: str) -> Json:
    return played(kind, what="defence_played")


def ruled(seat: int | None, area: str) -> Json:
    return {"type": "area_ruled", "seat": seat, "area": area}


def awarded(what: str, cause: str) -> Json:
    return simple("awarded", seat=1, what=what, cause=cause)


def lying(*teams: str) -> Json:
    """Envelopes for these teams."""
    return {
        "type": "envelopes_opened",
        "envelopes": [{"seat": at, "team": team, "amount": 2 + at} for at, team in enumerate(teams)],
    }


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
CASES: list[tuple[str, Json, Situation]] = [
    ("field_chosen", {"type": "field_chosen", "teams": ["BRA", "GER"]}, NOW),
    ("team_picked", simple("team_assigned", seat=1, how="draft"), NOW),
    ("team_agreed", simple("team_assigned", seat=1, how="agreed"), NOW),
    ("team_left_over", simple("team_assigned", seat=1, how="leftover"), NOW),
    ("team_dealt", simple("team_assigned", seat=1, how="dealt"), NOW),
    ("team_placed", simple("team_placed", group="A", slot=1), NOW),
    ("colour_given_up", simple("colour_given_up", colour="blue"), NOW),
    ("bet_placed", simple("bet_placed", seat=1, stake=3, kind="V"), NOW),
    ("objected", {"type": "objected", "seat": 1, "referee": 2}, NOW),
    ("referee_banned", {"type": "referee_banned", "seat": 1}, NOW),
    ("person_takes_over", {"type": "seat_changed", "seat": 1, "kind": "human"}, NOW),
    ("computer_takes_over", {"type": "seat_changed", "seat": 1, "kind": "ai", "level": "hard"}, NOW),
    ("said", {"type": "said", "seat": 1, "occasion": "out", "variant": 302}, NOW),
    ("time_up", {"type": "time_up", "seat": 1}, NOW),
    ("group_ranked", {"type": "group_ranked", "group": "A", "order": ["BRA", "GER"], "lots": []}, NOW),
    ("group_ranked_by_lot", {"type": "group_ranked", "group": "A", "order": ["BRA"], "lots": [["BRA", "GER"]]}, NOW),
    ("thirds_ranked", {"type": "thirds_ranked", "order": ["BRA", "GER"], "through": 1}, NOW),
    ("fee_paid", simple("fee_paid", seat=1, amount=3), NOW),
    ("bet_won", simple("bet_paid", seat=1, amount=3, kind="F"), NOW),
    ("bet_won_with_others", simple("bet_paid", seat=1, amount=3, kind="F", shared=2), NOW),
    ("bet_lost", simple("bet_paid", seat=1, amount=0, kind="S"), NOW),
    ("game_won", {"type": "game_ended", "winners": [1], "cash": [3, 9]}, NOW),
    ("game_shared", {"type": "game_ended", "winners": [0, 1], "cash": [9, 9]}, NOW),
    ("nothing_drawn", drawn("home") | {"cards": []}, NOW),
    ("drawn_short", drawn("home") | {"due": 5}, NOW),
    ("personal_cards", drawn("personal") | {"due": 5}, NOW),
    ("dealt", drawn("deal"), NOW),
    ("drawn_on_the_rest_day", drawn("rest"), NOW),
    ("discarded", simple("cards_discarded", cards=["green"]), NOW),
    ("stolen", simple("cards_stolen", cards=["green"], **{"from": "GER"}), NOW),
    ("taken_back", simple("cards_returned", cards=["red"], by=RED), NOW),
    ("pile_renewed", {"type": "pile_shuffled", "reason": "empty", "size": 1}, NOW),
    ("pile_of_the_rest_day", {"type": "pile_shuffled", "reason": "rest", "size": 1}, NOW),
    ("pile_of_the_knockout", {"type": "pile_shuffled", "reason": "knockout", "size": 20}, NOW),
    ("pile_shuffled", {"type": "pile_shuffled", "reason": "start", "size": 20}, NOW),
    ("injured", simple("injured", cards=["red"], by=RED, chosen=False), NOW),
    ("injured_on_purpose", simple("injured", cards=["red"], by=RED, chosen=True), NOW),
    ("decline_lifted", simple("decline_lifted"), NOW),
    ("total_changed", simple("total_changed", card=RED, delta=2, total=9), NOW),
    ("goals", goal_event("BRA", 1, 0), Situation()),
    ("own_goals", goal_event("BRA", 1, 1, own_goal=True), NOW),
    ("openers", goal_event("GER", 0, 1), NOW),
    ("equalisers", goal_event("GER", 1, 1), NOW._replace(score=(1, 0), deficit=(0, 1), since_goal=5)),
    ("comebacks", goal_event("GER", 2, 2), NOW._replace(score=(2, 1), behind=(0, 2))),
    ("leads", goal_event("BRA", 2, 1), NOW._replace(score=(1, 1), leader="BRA")),
    ("turns", goal_event("GER", 1, 2), NOW._replace(score=(1, 1), leader="BRA")),
    ("consolations", goal_event("GER", 2, 1), NOW._replace(score=(2, 0), deficit=(0, 2))),
    ("cushions", goal_event("BRA", 2, 0), NOW._replace(score=(1, 0))),
    ("third_goals", goal_event("GER", 1, 3), NOW._replace(score=(1, 2))),
    ("routs", goal_event("BRA", 4, 0), NOW._replace(score=(3, 0))),
    ("extra_levellers", goal_event("BRA", 2, 2), NOW._replace(period="extra", score=(1, 2))),
    ("extra_goals", goal_event("BRA", 2, 1), NOW._replace(period="extra", score=(1, 1))),
    ("kicks", goal_event("GER", 2, 3), SHOOTOUT._replace(kicks=(3, 4))),
    ("winning_kicks", goal_event("GER", 2, 4), SHOOTOUT._replace(kicks=(4, 4), score=(2, 3))),
    ("goalless", ended(0, 0, None), NOW),
    ("draws", ended(1, 1, None), NOW),
    ("wild_draws", ended(3, 3, None), NOW),
    ("won", ended(2, 0, "BRA"), NOW),
    ("won_by_one", ended(1, 2, "GER"), NOW),
    ("won_high", ended(0, 3, "GER"), NOW),
    ("won_from_behind", ended(1, 2, "GER"), NOW._replace(deficit=(1, 1))),
    ("won_from_far_behind", ended(2, 3, "GER"), NOW._replace(deficit=(0, 2))),
    ("won_in_extra", ended(1, 2, "GER", "extra"), NOW),
    ("won_on_kicks", ended(1, 1, "GER", "shootout", [3, 4]), NOW),
    ("revenges", ended(0, 2, "GER"), NOW._replace(last=LAST)),
    ("attacks", played("attack", area="edge"), NOW),
    ("attacks_inside", played("attack", area="inside"), NOW),
    ("attacks_outside", played("attack", area="outside"), NOW),
    ("waiting_play", played("attack", value=0, area="inside"), NOW),
    ("swallows", played("swallow", area="inside"), NOW),
    ("rough_goals", played("rough"), NOW),
    ("tricks", played("special", value=0), NOW),
    ("reds", simple("modifier_played", card=RED, on="attack"), NOW),
    ("kick_offs", {"type": "period_started", "period": "normal"}, NOW),
    ("extra_time", {"type": "period_started", "period": "extra"}, NOW),
    ("shoot_outs", {"type": "period_started", "period": "shootout"}, NOW),
    ("keepers", blue("goalie"), NOW),
    ("fouls", blue("foul"), NOW),
    ("offsides", blue("offside"), NOW),
    ("answers", blue("special"), NOW),
    ("forced_declines", simple("declined", forced=True), NOW),
    ("declines", simple("declined", forced=False), NOW._replace(score=(1, 1))),
    ("shots", rolled("shot"), NOW),
    ("weak_shots", rolled("shot", 1), NOW),
    ("hard_shots", rolled("shot", 6), NOW),
    ("repeated_shots", rolled("shot", 6, rerolls=1), NOW),
    ("penalties", rolled("shot", 6), NOW._replace(award="penalty")),
    ("free_kicks", rolled("shot", 1), NOW._replace(award="free_kick")),
    ("foul_rolls", rolled("foul"), NOW),
    ("repeated_foul_rolls", rolled("foul", rerolls=1), NOW),
    ("offside_rolls", rolled("offside"), NOW),
    ("repeated_offside_rolls", rolled("offside", rerolls=1), NOW),
    ("swallow_rolls", rolled("swallow"), NOW),
    ("repeated_swallow_rolls", rolled("swallow", rerolls=1), NOW),
    ("rough_rolls", rolled("rough"), NOW),
    ("repeated_rough_rolls", rolled("rough", rerolls=1), NOW),
    ("card_rolls", rolled("effect"), NOW),
    ("saves", simple("saved"), NOW),
    ("penalty_saves", simple("saved"), NOW._replace(award="penalty")),
    ("deciding_saves", simple("saved"), SHOOTOUT._replace(kicks=(5, 5), score=(3, 4))),
    ("misses", simple("missed"), NOW),
    ("missed_penalties", simple("missed"), SHOOTOUT._replace(kicks=(1, 1))),
    ("missed_free_kicks", simple("missed"), NOW._replace(award="free_kick")),
    ("deciding_misses", simple("missed"), SHOOTOUT._replace(kicks=(6, 6), score=(4, 5))),
    ("ends", simple("attack_over", initiative=None), NOW),
    ("same_again", simple("attack_over", initiative="BRA"), NOW),
    ("changes", simple("attack_over", initiative="GER"), NOW),
    ("changes_with_the_score", simple("attack_over", initiative="GER"), NOW._replace(score=(2, 1))),
    ("attacks_again", played("attack", area="inside"), NOW._replace(again=True)),
    ("lone_attacks", played("attack", area="inside"), NOW._replace(declined=(False, True))),
    ("reds_again", simple("modifier_played", card=RED, on="attack"), NOW._replace(again=True)),
    ("answers_again", blue("foul"), NOW._replace(again=True)),
    ("leading_declines", simple("declined", forced=False), NOW._replace(score=(1, 0))),
    ("trailing_declines", simple("declined", forced=False), NOW._replace(score=(1, 2))),
    ("goalless_declines", simple("declined", forced=False), NOW),
    ("saved_again", simple("saved"), NOW._replace(of_team=1)),
    ("barren_misses", simple("missed"), NOW._replace(attacks=12)),
    ("underdog_leads", goal_event("LVA", 1, 0), NOW._replace(home="LVA")),
    ("quick_answers", goal_event("GER", 1, 1), AFTER_A_GOAL._replace(score=(1, 0), deficit=(0, 1))),
    ("late_equalisers", goal_event("GER", 1, 1), LATE._replace(score=(1, 0), deficit=(0, 1))),
    ("late_leads", goal_event("GER", 1, 2), LATE._replace(score=(1, 1), deficit=(0, 1))),
    ("double_strikes", goal_event("BRA", 2, 0), AFTER_A_GOAL._replace(score=(1, 0))),
    ("let_in", goal_event("BRA", 2, 0), NOW._replace(score=(1, 0), attack=RED)),
    ("upsets", ended(1, 0, "LVA"), NOW._replace(home="LVA")),
    ("champions", ended(1, 0, "BRA"), NOW._replace(stage="F")),
    ("champions_on_kicks", ended(1, 1, "GER", "shootout", [3, 4]), NOW._replace(stage="F")),
    ("announcements", START, NOW),
    ("final_announcements", START | {"stage": "F"}, NOW._replace(stage="F")),
    ("announced_after_a_draw", START, NOW._replace(last=LAST._replace(score=(1, 1), winner=""))),
    ("announced_after_a_defeat", START, NOW._replace(last=LAST)),
    ("referees", {"type": "referee_settled", "match": 3, "seat": 1, "card_at": 1}, NOW),
    ("nobody_referees", {"type": "referee_settled", "match": 3, "seat": None, "card_at": 1}, NOW),
    ("dice_left", {"type": "die_left", "seat": 1}, NOW),
    ("paid_dice_left", {"type": "die_left", "seat": 1}, PAID),
    ("dice_changed", {"type": "die_changed", "seat": 1, "delta": 1, "total": 7}, NOW),
    ("paid_dice", {"type": "die_changed", "seat": 1, "delta": 1, "total": 7}, PAID),
    ("ruled_by_nobody", ruled(None, "outside"), NOW),
    ("ruled_inside", ruled(1, "inside"), NOW),
    ("ruled_outside", ruled(1, "outside"), NOW),
    ("paid_inside", ruled(1, "inside"), PAID),
    ("paid_outside", ruled(1, "outside"), PAID),
    ("blue_penalties", awarded("penalty", "referee"), NOW),
    ("paid_penalties", awarded("penalty", "referee"), PAID),
    ("takers", awarded("penalty", "shootout"), SHOOTOUT),
    ("card_penalties", awarded("penalty", "effect"), NOW),
    ("card_free_kicks", awarded("free_kick", "effect"), NOW),
    ("given_penalties", awarded("penalty", "swallow"), NOW),
    ("given_free_kicks", awarded("free_kick", "foul"), NOW),
    ("nobody_sent_off", simple("sent_off", card=None, seat=1, cause="foul"), NOW),
    ("sent_off_by_lot", simple("sent_off", card=RED, seat=None, cause="foul"), NOW),
    ("sent_off_by_hand", simple("sent_off", card=RED, seat=1, cause="foul"), NOW),
    (
        "sent_off_for_a_dive",
        simple("sent_off", card=RED, seat=1, cause="swallow"),
        NOW._replace(verdict="swallow_laughed_at"),
    ),
    ("sent_off_again", simple("sent_off", card=RED, seat=1, cause="foul"), NOW._replace(of_team=1)),
    ("offers", simple("bribe_offered", seat=1, amount=3), NOW),
    ("offers_taken", simple("bribe_accepted", seat=1, amount=3), NOW),
    ("offers_refused", simple("bribe_declined", seat=1, amount=3), NOW),
    ("praises", simple("talked", seat=1, kind="praise"), NOWHERE),
    ("praises_back", simple("talked", seat=1, kind="praise"), NOWHERE._replace(spoken=frozenset({(0, "warn", "BRA")}))),
    ("warns_back", simple("talked", seat=1, kind="warn"), NOWHERE._replace(spoken=frozenset({(0, "praise", "BRA")}))),
    ("warns", simple("talked", seat=1, kind="warn"), NOWHERE),
    ("prices_asked", simple("price_named", seat=1, amount=3, asked=True), NOW),
    ("prices_unasked", simple("price_named", seat=1, amount=3, asked=False), NOW),
    ("envelopes_empty", lying(), NOW),
    ("envelopes_alone", lying("GER"), NOW),
    ("envelopes_opposed", lying("GER", "BRA"), NOW),
    ("envelopes_agreed", lying("GER", "GER"), NOW),
    ("envelopes_taken", simple("envelope_taken", seat=1, amount=3, referee=2), NOW._replace(highest=3)),
    ("smaller_envelopes_taken", simple("envelope_taken", seat=1, amount=3, referee=2), NOW._replace(highest=4)),
    ("envelopes_returned", {"type": "envelopes_returned"}, NOW),
    ("drawn_at_home", drawn("home"), NOW),
    ("bookkeeping", drawn("result"), NOW),
    ("drawn_by_a_card", drawn("effect"), NOW),
    ("returned", simple("cards_returned", cards=[RED, RED], by=None), NOWHERE),
    ("eliminated", simple("team_eliminated", cards=[]) | {"team": "GER"}, NOW),
    ("favourites_out", simple("team_eliminated", cards=[]), NOW),
    ("fouls_elsewhere", blue("foul") | {"area": "outside"}, NOW._replace(area="inside")),
    ("drawn_by_effect", effect("draw"), NOWHERE),
    ("paid_by_effect", effect("discard"), NOW),
    ("returned_by_effect", effect("return"), NOW),
    ("injured_by_effect", effect("injure"), NOW),
    ("stolen_by_effect", effect("steal"), NOW),
    ("granted_by_effect", effect("penalty"), NOW),
    ("cancelled", effect("cancel"), NOW),
    ("shielded", effect("shield"), NOW),
    ("extra_attacks", effect("extra_attack"), NOW),
    ("silenced", effect("silence_referee"), NOW),
    ("moved", effect("set_area"), NOW),
    ("valued", effect("value"), NOW),
    ("rerolled", effect("reroll"), NOW),
    ("second_keepers", effect("second_goalie"), NOW),
    ("helped", effect("something new"), NOW),
    ("lapsed", effect("draw", lapsed=True), NOW),
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("key", "event", "situation"), CASES, ids=[case[0] for case in CASES])
def test_every_sentence_can_be_said(names: Names, key: str, event: Json, situation: Situation, language: str) -> None:
    LanguageService.install(language)
    texts = teller().variants(event, situation, names, language)
    assert set(teller().commentary.texts(language)[key]) <= set(texts)
    lines = [teller().filled(text, event, situation, names) for text in texts]
    assert all("{" not in line and line[-1] in ".!?”“" for line in lines)


@pytest.mark.parametrize("language", teller().commentary.languages())
def test_no_sentences_are_left_out(language: str) -> None:
    commentary = teller().commentary
    assert set(commentary.texts(language)) == {case[0] for case in CASES} | commentary.keys_of(
        CALLBACKS
    ) | commentary.keys_of(VERDICTS)


def lines_of(names: Names, events: Iterable[Mapping[str, Any]], language: str = "en") -> list[str]:
    """What is said of events, one after the other; "" where nothing is."""
    LanguageService.install(language)
    sees = reporter(names)
    return [teller().line(event, sees.see(event), names, language) for event in events]


def test_frequent_events_have_several_sentences_and_none_twice_in_a_row(names: Names) -> None:
    for event in (simple("missed"), played("attack", area="edge"), simple("declined", forced=False)):
        lines = lines_of(names, match(*[event] * 12))[2:]
        assert len(set(lines)) >= 4
        assert all(first != second for first, second in pairwise(lines))


def test_who_contradicts_another_is_told_otherwise_than_who_speaks_first(names: Names) -> None:
    def talked(seat: int, kind: str) -> Json:
        return simple("talked", seat=seat, kind=kind)

    sees, keys = Course(PRINTED), list[str]()
    for event in (talked(0, "praise"), talked(0, "warn"), talked(1, "praise"), talked(2, "warn"), talked(2, "warn")):
        keys += next(teller().occasions(event, sees.see(event), names)).tell
    assert keys == ["praises", "warns", "praises_back", "warns_back", "warns_back"]


def test_evenings_do_not_all_open_with_the_same_sentence(names: Names) -> None:
    codes = list(load().nations)[:8]
    firsts = [reporter(names).see(simple("talked", seat=0, kind="praise") | {"team": code}).said for code in codes]
    assert len({said[0].place for said in firsts}) >= 3


def match(*events: Json, number: int = 1, home: str = "BRA", away: str = "GER") -> list[Json]:
    """A match up to its first period, and what follows."""
    opening: Json = {"type": "match_started", "match": number, "stage": "group", "home": home, "away": away}
    return [opening, {"type": "period_started", "period": "normal"}, *events]


def seen(events: Iterable[Json]) -> list[Situation]:
    course = Course(PRINTED)
    return [course.see(event) for event in events]


@pytest.mark.parametrize(("home", "away", "winner"), [(2, 0, "BRA"), (0, 2, "GER"), (1, 1, None)])
def test_a_result_told_by_itself_has_the_winner_s_goals_first(
    names: Names, home: int, away: int, winner: str | None
) -> None:
    """The page after a match tells its end without the match."""
    for seed in range(12):
        told = sentence({**ended(home, away, winner), "match": seed}, names)
        scores = re.findall(r"\d–\d", told)
        assert set(scores) <= {"2–0" if winner else "1–1"}, told


def test_a_special_has_no_value(names: Names) -> None:
    assert "(special)" in lines_of(names, match(played("special", value=0)))[2]


def test_a_course_knows_score_deficit_and_the_last_meeting() -> None:
    events = match(goal_event("BRA", 1, 0), goal_event("BRA", 2, 0), goal_event("GER", 2, 1), ended(2, 1, "BRA"))
    events += match(goal_event("GER", 1, 0), number=9, home="GER", away="BRA")
    now = seen(events)
    assert [each.score for each in now[2:6]] == [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert now[5].deficit == (0, 2)
    assert now[0].last is None
    assert now[6].last == Meeting("BRA", "GER", (2, 1), "BRA")
    assert now[8].deficit == (0, 0)
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
    history = game(seed, level).view(None).history
    names.field = next(tuple(event["teams"]) for event in history if event["type"] == "field_chosen")
    english, german = lines_of(names, history), lines_of(names, history, "de")
    assert [bool(line) for line in english] == [bool(line) for line in german]
    for event, *both in zip(history, english, german, strict=True):
        if not both[0]:
            assert event["type"] not in ("goal", "saved", "missed", "declined", "attack_played", "match_ended"), event
            continue
        assert both[0] != both[1]
        for line in both:
            assert not re.search(r"[{}#]|None|null", line), line
            assert re.search(r"[.!?]$|[.!?…][“”]$", line), line
            assert not re.search(r"[.!?…][“”][.!]$", line), f"it ends twice: {line}"
            assert "  " not in line, line
        for field in ("team", "winner"):
            if event["type"] in ("goal", "saved", "declined") and isinstance(event.get(field), str):
                assert names.team(event[field]) in both[1]
    assert len({line for line, event in zip(english, history, strict=True) if event["type"] == "goal"}) > 20


def test_seats_hear_the_same_words_and_the_log_the_same_after_loading(names: Names) -> None:
    played_out = game(23, "easy")
    history = played_out.view(None).history
    ours = {"goal", "missed", "saved", "attack_played", "match_ended", "die_rolled"}
    logs = []
    for seat in (None, 2):
        log = LogModel(SwallowsNarrator(names))
        log.append(played_out.view(seat).history)
        while log.canFetchMore(QModelIndex()):
            log.fetchMore(QModelIndex())
        lines = [log.index(row) for row in range(log.rowCount())]
        logs.append([line.data() for line in lines if line.data(roles.EVENT)["type"] in ours])
    assert logs[0] == logs[1]
    grown, loaded = LogModel(SwallowsNarrator(names)), LogModel(SwallowsNarrator(names))
    for event in history:
        grown.append([event])
    loaded.rebuild(history[:400])
    loaded.rebuild(history)
    assert [grown.index(row).data() for row in range(100)] == [loaded.index(row).data() for row in range(100)]
    newest = history[-1]
    assert grown.told(newest) == grown.index(0).data()
    shorter = LogModel(SwallowsNarrator(names))
    shorter.rebuild(history)
    shorter.rebuild(history[:300])
    alone = LogModel(SwallowsNarrator(names))
    alone.rebuild(history[:300])
    assert [shorter.index(row).data() for row in range(100)] == [alone.index(row).data() for row in range(100)]
