"""Everybody's mood: a rule each, and the same for twins that only secrets tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.marks import PRINTED, PURPOSES
from swallows_gui.games.swallows.rules.notation import SwallowsNotation
from swallows_gui.games.swallows.table.presentation import faces_after, faces_of, payout_moods
from swallows_gui.games.swallows.words.draft import draft_moods
from swallows_gui.games.swallows.words.moods import Moods, trainers_of
from swallows_gui.models.moods import MOODS, Mood, face_words
from swallows_gui.services.language import LanguageService
from swallows_gui.session import Session
from tests.games.swallows.words.test_newspaper import open_events, session, view_of, with_other_secrets
from tests.whole_events import whole

HOME, AWAY, REFEREE, THIRD = 0, 1, 2, 3
TRAINERS = {"BRA": HOME, "GER": AWAY, "FRA": THIRD}
CALM: Mood = "calm"
Json = dict[str, Any]


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    LanguageService.install("en")
    yield
    LanguageService.install("en")


def an(type_: str, **fields: Any) -> Json:
    return whole(EVENTS, {"type": type_, **fields})


def match(stage: str = "group", **fields: Any) -> list[Json]:
    return [
        an("match_started", match=1, stage=stage, home="BRA", away="GER", **fields),
        an("referee_settled", match=1, seat=REFEREE, card_at=REFEREE),
        an("period_started", period="normal"),
    ]


def attack(team: str = "BRA") -> Json:
    return an("attack_played", team=team, card="x#1", kind="attack", value=4, area="inside")


def roll(purpose: str, total: int, team: str = "BRA") -> Json:
    return an("die_rolled", purpose=purpose, team=team, die=3, value=total - 3, modifiers=[], total=total, roll=1)


def goal(home: int, away: int, team: str = "BRA", own_goal: bool = False) -> Json:
    return an("goal", team=team, own_goal=own_goal, home=home, away=away)


def cancel(lapsed: bool = False) -> Json:
    return an("effect", team="GER", card="y#1", what="cancel", n=1, target="BRA", lapsed=lapsed)


def award(what: str, cause: str = "foul") -> Json:
    return an("awarded", seat=REFEREE, team="BRA", what=what, cause=cause)


def money(kind: str, seat: int = HOME, team: str = "BRA") -> Json:
    return an(kind, seat=seat, team=team, amount=3)


def ended(winner: str) -> Json:
    return an("match_ended", match=1, home=1, away=0, after="normal", shootout=None, winner=winner)


def look(*events: Json, trainers: Mapping[str, int] = TRAINERS) -> tuple[Mood, ...]:
    """The moods of home, away, referee and a fourth seat."""
    faces = faces_of(events, trainers, PRINTED)
    return tuple(faces.mood(seat) for seat in (HOME, AWAY, REFEREE, THIRD))


PLAY: list[tuple[str, list[Json], tuple[Mood, Mood]]] = [
    ("a goal", [goal(1, 0)], ("glad", "shocked")),
    ("a goal of the visitors", [goal(0, 1, "GER")], ("shocked", "glad")),
    ("an own goal counts for its team", [goal(1, 0, own_goal=True)], ("glad", "shocked")),
    ("the goal that makes it two", [goal(2, 0)], ("glad", "cross")),
    ("a goal of who is behind", [goal(1, 3)], ("glad", "shocked")),
    ("a shot on target", [attack(), roll("shot", 8)], ("greedy", "shocked")),
    ("a shot off target", [attack(), roll("shot", 5)], ("cross", "glad")),
    ("a save", [attack(), roll("shot", 8), an("saved", team="BRA")], ("cross", "glad")),
    ("a miss", [attack(), an("missed", team="BRA")], ("cross", "glad")),
    ("a foul", [attack(), an("defence_played", team="GER", card="y", kind="foul", value=4)], ("cross", CALM)),
    ("a keeper", [attack(), an("defence_played", team="GER", card="y", kind="goalie", value=4)], (CALM, CALM)),
    ("a foul that nobody saw", [attack(), roll("foul", 5, "GER")], ("cross", "glad")),
    ("a foul that is given", [attack(), roll("foul", 8, "GER")], ("glad", "cross")),
    ("a foul that costs a player", [attack(), roll("foul", 10, "GER")], ("glad", "shocked")),
    ("offside", [attack(), roll("offside", 7, "GER")], ("cross", "glad")),
    ("no offside", [attack(), roll("offside", 6, "GER")], ("glad", "cross")),
    ("a dive that is believed", [attack(), roll("swallow", 7)], ("glad", "cross")),
    ("a dive that is laughed at", [attack(), roll("swallow", 4)], ("cross", "glad")),
    ("a dive that costs a player", [attack(), roll("swallow", 1)], ("shocked", "glad")),
    ("a rough goal that is given", [attack(), roll("rough", 7)], ("cross", "glad")),
    ("the referee moves the die", [attack(), roll("foul", 6), an("die_changed", seat=REFEREE, delta=1, total=7)],
     ("glad", "cross")),
    ("a card moves the die", [attack(), roll("offside", 7), an("total_changed", team="BRA", delta=-1, total=6)],
     ("glad", "cross")),
    ("a roll of a card's effect", [attack(), roll("effect", 9)], (CALM, CALM)),
    ("a penalty", [attack(), award("penalty")], ("greedy", "shocked")),
    ("a penalty out of the blue", [award("penalty", "referee")], ("greedy", "shocked")),
    ("a free kick", [attack(), award("free_kick")], ("glad", "cross")),
    ("a sending-off", [an("sent_off", team="GER", card="y#1", seat=REFEREE, cause="foul")], ("glad", "shocked")),
    ("a sending-off of nobody", [an("sent_off", team="GER", card=None, seat=REFEREE, cause="foul")], (CALM, CALM)),
    ("an attack called off", [attack(), cancel()], ("shocked", "glad")),
    ("a card that cannot call it off", [attack(), cancel(lapsed=True)], (CALM, CALM)),
    ("a theft", [an("cards_stolen", team="GER", cards=["y#1"], by="x#1", **{"from": "BRA"})], ("shocked", "greedy")),
    ("an injury", [an("injured", team="GER", cards=["y#1"], by="x#1", chosen=False)], (CALM, "cross")),
]  # fmt: skip


@pytest.mark.parametrize(("events", "moods"), [row[1:] for row in PLAY], ids=[row[0] for row in PLAY])
def test_what_happens_on_the_pitch_moves_the_trainers(events: list[Json], moods: tuple[Mood, Mood]) -> None:
    assert look(*match(), *events) == (*moods, CALM, CALM)


@pytest.mark.parametrize(
    "calming",
    [
        attack("GER"),
        an("declined", team="GER", forced=False),
        an("period_started", period="extra"),
        match()[0],
        award("penalty", "shootout"),
    ],
    ids=lambda event: str(event["type"]),
)
def test_what_comes_next_finds_everybody_calm(calming: Json) -> None:
    stirred = (*match(), goal(1, 0), money("bribe_offered"))
    assert look(*stirred).count(CALM) < 3
    assert look(*stirred, calming) == (CALM,) * 4


def test_a_goal_of_the_shoot_out_shocks_however_many_have_been_scored() -> None:
    assert look(*match(), an("period_started", period="shootout"), goal(3, 0)) == ("glad", "shocked", CALM, CALM)


@pytest.mark.parametrize(
    ("kind", "moods"),
    [
        ("bribe_offered", (CALM, "cross", "greedy")),
        ("bribe_accepted", ("glad", "shocked", "glad")),
        ("bribe_declined", ("shocked", "glad", "cross")),
    ],
)
def test_s4_7_an_offer_moves_the_giver_the_other_team_and_the_referee(kind: str, moods: tuple[Mood, ...]) -> None:
    assert look(*match(), money(kind)) == (*moods, CALM)
    giver, opponent, referee = moods
    assert look(*match(), money(kind, seat=THIRD)) == (CALM, opponent, referee, giver)


def test_s4_7_who_pays_against_his_own_team_looks_like_who_pays() -> None:
    assert look(*match(), money("bribe_accepted", seat=AWAY)) == (CALM, "glad", "glad", CALM)


def test_s4_11_a_price_makes_the_trainer_cross_who_is_to_pay_it() -> None:
    assert look(*match(), money("price_named", seat=REFEREE)) == ("cross", CALM, "greedy", CALM)


def test_s4_2_a_referee_objected_to_is_cross_and_s4_9_one_banned_is_shocked() -> None:
    assert look(match()[0], an("objected", seat=HOME, referee=REFEREE))[REFEREE] == "cross"
    assert look(*match(), an("referee_banned", seat=REFEREE))[REFEREE] == "shocked"


@pytest.mark.parametrize(
    ("stage", "fields", "loser"),
    [
        ("group", {}, "cross"),
        ("friendly", {}, "cross"),
        ("3P", {}, "cross"),
        ("SF", {"leg": 1}, "cross"),
        ("SF", {"leg": 2}, "shocked"),
        ("QF", {}, "shocked"),
        ("F", {}, "shocked"),
    ],
)
def test_who_wins_is_glad_and_who_is_out_is_shocked(stage: str, fields: Json, loser: Mood) -> None:
    assert look(*match(stage, **fields), goal(1, 0), ended("BRA")) == ("glad", loser, CALM, CALM)
    assert look(*match(stage, **fields), goal(0, 1, "GER"), ended("GER")) == (loser, "glad", CALM, CALM)


def test_a_draw_leaves_everybody_calm() -> None:
    assert look(*match(), goal(1, 1), ended("")) == (CALM,) * 4


def test_a_team_that_the_groups_have_put_out_shocks_its_trainer() -> None:
    assert look(*match(), ended(""), an("team_eliminated", team="FRA", cards=[])) == (CALM, CALM, CALM, "shocked")


def test_s3_7_who_has_both_teams_shrugs() -> None:
    both = {"BRA": HOME, "GER": HOME}
    assert look(*match(), goal(1, 0), trainers=both) == (CALM,) * 4


def test_every_outcome_of_every_roll_moves_both() -> None:
    for purpose, total in product(PURPOSES, range(-3, 15)):
        home, away, *_others = look(*match(), attack(), roll(purpose, total))
        assert CALM not in (home, away), (purpose, total)
        assert home != away, (purpose, total)


def test_s1_3_who_has_picked_is_glad_and_greedy_with_the_strongest_team_left() -> None:
    strength = {"BRA": 16, "GER": 14, "MEX": 11, "QAT": 4}

    def pick(team: str, seat: int, how: str = "draft") -> Json:
        return an("team_assigned", team=team, seat=seat, how=how)

    assert draft_moods([], strength) == {}
    assert draft_moods([pick("GER", 0)], strength) == {0: "glad"}
    assert draft_moods([pick("BRA", 0)], strength) == {0: "greedy"}
    assert draft_moods([pick("BRA", 0), pick("GER", 1)], strength) == {1: "greedy"}
    assert draft_moods([pick("BRA", 0), pick("QAT", 1)], strength) == {1: "glad"}
    assert draft_moods([pick("BRA", 0), pick("GER", 1, "leftover")], strength) == {}


def test_s9_1_the_pay_out_moves_who_has_just_been_paid_and_in_the_end_everybody() -> None:
    fee = an("fee_paid", seat=1, team="BRA", amount=8)
    won, lost = (an("bet_paid", seat=2, team="BRA", kind="F", amount=amount) for amount in (36, 0))
    assert payout_moods([]) == {}
    assert payout_moods([fee]) == {1: "glad"}
    assert payout_moods([fee, {**fee, "amount": 0}]) == {}
    assert payout_moods([fee, won]) == {2: "glad"}
    assert payout_moods([fee, won, lost]) == {2: "cross"}
    assert payout_moods([fee, an("game_ended", cash=[9, 12, 9], winners=[1])]) == {0: "cross", 1: "glad", 2: "cross"}


# Twins


def before_the_payout(played: Session) -> list[Json]:
    events = [dict(event) for event in open_events(played)]
    ends = (at for at, event in enumerate(events) if event["type"] in ("fee_paid", "bet_paid", "game_ended"))
    return events[: next(ends, len(events))]


@pytest.mark.parametrize(
    ("form", "seed", "seats"), [("friendly", 3, 3), ("friendly", 11, 3), ("friendly", 5, 2), ("eight", 5, 3)]
)
def test_twins_look_alike_in_every_position(form: str, seed: int, seats: int) -> None:
    """Other hands, slips and purses, and the same public events: the same faces, whoever looks."""
    played = session(form, seed, seats)
    events = before_the_payout(played)
    trainers = trainers_of(view_of(played))
    twin = cast("Any", view_of(played, 0).sample(Seeded(seed + 1))).view(None)
    assert trainers_of(twin) == trainers
    others = [with_other_secrets(event) for event in events]
    assert others != events
    view = view_of(played)
    notation = SwallowsNotation(view.tables, view.field, view.trainer, view.form.schedule.group_names)
    open_faces, twins = Moods(trainers), Moods(trainers)
    seen = [Moods(trainers) for _seat in range(seats)]
    moved: set[Mood] = set()
    for event, other in zip(events, others, strict=True):
        open_faces, twins = faces_after(open_faces, event), faces_after(twins, other)
        for seat in range(seats):
            redacted = notation.redact(event, seat)
            seen[seat] = seen[seat] if redacted is None else faces_after(seen[seat], redacted)
        assert twins.moods == open_faces.moods, event
        assert all(faces.moods == open_faces.moods for faces in seen), event
        moved.update(open_faces.moods.values())
    assert moved >= set(MOODS) - {CALM}


def test_faces_that_follow_events_are_those_that_are_rebuilt() -> None:
    played = session("eight", 5, 3)
    events, trainers = before_the_payout(played), trainers_of(view_of(played))
    faces = Moods(trainers)
    for at, event in enumerate(events):
        faces = faces_after(faces, event)
        if at % 7 == 0:
            assert faces_of(events[: at + 1], trainers, PRINTED).moods == faces.moods


def test_faces_that_cannot_be_seen_say_who_it_is_and_how_he_looks() -> None:
    assert face_words("Anna", "calm") == "Anna"
    assert face_words("Anna", "cross") == "Anna looks cross"
    LanguageService.install("de")
    assert face_words("Anna", "calm") == "Anna"
    assert {face_words("Anna", mood) for mood in MOODS if mood != CALM} == {
        "Anna schaut froh", "Anna schaut verärgert", "Anna schaut gierig", "Anna schaut entsetzt",
    }  # fmt: skip
