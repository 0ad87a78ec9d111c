"""Confessions: only when everything is open, the dearest first, and every motive is one that slips and purses hold."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, cast

import pytest

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.words.confessions import (
    LEAST,
    LIES,
    MOST,
    Confession,
    Motive,
    confessions,
    dearest,
    worst_lies,
)
from swallows_gui.games.swallows.words.evening import confessed
from swallows_gui.games.swallows.words.highlights import Highlight
from swallows_gui.games.swallows.words.narrator import narrator
from swallows_gui.records.read import finished
from swallows_gui.services.language import language
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.replay import OPEN, Playback

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("Ann", "Ben", "Cleo", "Dora")
OPTIONS = {"format": "eight", "haggling": True, "distribution": "random"}
SEEDS = range(3, 9)
KINDS = {
    "penalty": "awarded",
    "die": "die_changed",
    "inside": "area_ruled",
    "outside": "area_ruled",
    "sent_off": "sent_off",
    "declined": "declined",
    "let_in": "goal",
    "praised": "talked",
    "warned": "talked",
}
"""The event of each deed."""


@cache
def _played(seed: int, level: str = "normal", moves: int = 0) -> Playback:
    session = Session.new(Setup(OPTIONS, tuple(Seat(name, "ai", level) for name in NAMES), seed=seed))
    session.run(stop=(lambda: session.point >= moves) if moves else None)
    return Playback(finished(session.recording()))


def _end(played: Playback) -> SwallowsView:
    return cast(SwallowsView, played.view(played.last, OPEN))


@cache
def _found(seed: int, level: str = "normal") -> tuple[Confession, ...]:
    played = _played(seed, level)
    return tuple([*confessions(played, _end(played))][-1])


def _every() -> Iterator[tuple[Playback, Confession]]:
    for seed in SEEDS:
        for each in _found(seed):
            yield _played(seed), each


def _slip(end: SwallowsView, seat: int) -> set[tuple[str, str]]:
    assert end.all_bets is not None
    codes = [end.tables.nation_code[nation] for nation in end.field]
    return {(codes[team], BET_KINDS[kind]) for team, kind in end.all_bets[seat]}


def test_they_lead_to_just_before_what_they_tell_of() -> None:
    told = 0
    for played, each in _every():
        events = played.events(each.position + 1, None)
        happened = [event for event in events if event["type"] == KINDS[each.deed]]
        assert happened
        if each.deed in ("penalty", "die", "inside", "outside", "sent_off"):
            assert happened[0]["seat"] == each.seat
        if each.deed == "penalty":
            assert (happened[0]["team"], happened[0]["cause"]) == (each.team, "referee")
        if each.deed == "declined":
            assert (happened[0]["team"], happened[0]["forced"]) == (each.victim, False)
        told += 1
    assert told >= len(SEEDS)


def test_every_motive_is_true() -> None:
    met = set()
    for played, each in _every():
        end = _end(played)
        motive = each.motive
        met.add(motive.kind)
        before = _of_the_match(played, each.position)
        if motive.kind == "bet":
            assert (each.team, motive.bet) in _slip(end, each.seat)
        elif motive.kind == "rival":
            assert motive.other != each.seat
            assert (each.victim, motive.bet) in _slip(end, motive.other)
        elif motive.kind == "third":
            assert (motive.team, motive.bet) in _slip(end, each.seat)
            assert motive.team not in (each.team, each.victim)
        elif motive.kind == "price":
            assert {"type": "price_named", "team": each.victim, "amount": motive.amount} in before
            assert ("bribe_accepted", each.victim) not in [(event["type"], event["team"]) for event in before]
        elif motive.kind == "bribe":
            assert {"type": "bribe_accepted", "team": each.team, "amount": motive.amount} in before
        elif motive.kind == "own":
            codes = [end.tables.nation_code[nation] for nation in end.field]
            assert end.trainer[codes.index(motive.team)] == each.seat
    assert {"bet", "price"} <= met


def test_who_lied_before_the_slips_is_told_to_just_before_he_spoke() -> None:
    found = 0
    for seed in range(4):
        session = Session.new(
            Setup({**OPTIONS, "talk": True}, tuple(Seat(name, "ai", "normal") for name in NAMES), seed=seed)
        )
        session.run()
        played = Playback(finished(session.recording()))
        end = _end(played)
        for each in [*confessions(played, end)][-1]:
            if each.deed not in ("praised", "warned"):
                continue
            found += 1
            (told,) = [event for event in played.events(each.position + 1, None) if event["type"] == "talked"]
            assert (told["seat"], told["team"]) == (each.seat, each.team) != (each.seat, "GER")
            held = {team for team, _kind in _slip(end, each.seat)}
            assert (each.team in held) == (each.deed == "warned") == (told["kind"] == "warn")
            assert (each.team, each.motive.bet) in _slip(end, each.seat) or each.motive.kind == "empty"
    assert found


def test_of_lies_those_come_first_that_most_fell_for() -> None:
    end = _end(_played(3))
    codes = [end.tables.nation_code[nation] for nation in end.field]
    assert end.all_bets is not None
    backers = [sum(any(team == at for team, _kind in slip) for slip in end.all_bets[1:]) for at in range(len(codes))]
    order = sorted(range(len(codes)), key=lambda team: -backers[team])
    lies = [Confession("praised", 0, code, "", "", Motive("empty"), 0.0, at) for at, code in enumerate(codes)]
    assert [codes.index(each.team) for each in worst_lies(lies, end)] == order[:LIES]
    assert len(worst_lies([lies[0], lies[0]._replace(position=9)], end)) == 1


def _of_the_match(played: Playback, position: int) -> list[dict[str, Any]]:
    """What was named and paid in the match so far."""
    history = played.history(position, None)
    begun = max(at for at, event in enumerate(history) if event["type"] == "match_started")
    kinds = ("price_named", "bribe_accepted")
    wanted = ("type", "team", "amount")
    return [{name: event[name] for name in wanted} for event in history[begun:] if event["type"] in kinds]


def test_a_match_that_was_won_was_not_thrown() -> None:
    thrown = 0
    for played, each in _every():
        if each.deed not in ("declined", "let_in"):
            continue
        ends = (event for at in range(each.position + 1, played.last + 1) for event in played.events(at, None))
        end = next(event for event in ends if event["type"] == "match_ended")
        assert end["winner"] != each.victim
        assert each.motive.kind not in ("mistake", "price", "bribe")
        thrown += 1
    assert thrown


def test_nothing_can_be_asked_before_the_end() -> None:
    running = _played(3, moves=150)
    assert not running.over
    with pytest.raises(PermissionError):
        _end(running)
    with pytest.raises(PermissionError):
        running.view(running.last, 0)


def test_whoever_does_not_look_at_money_is_told_to_have_harmed_his_own() -> None:
    assert "mistake" in {each.motive.kind for each in _found(3, "random")}


def _made(deed: str, money: float, kind: str = "bet", victim: str = "BRA") -> Confession:
    return Confession(deed, 0, "GER", victim, "", Motive(kind, "V"), money, 7)


def test_the_dearest_come_first_those_with_a_motive_before_the_others() -> None:
    small, large = _made("die", 1.0), _made("penalty", 9.0)
    blind = _made("die", 20.0, "none", "FRA")
    assert dearest([small, blind, large]) == [large, small, blind]
    assert dearest([small, _made("die", 3.0)]) == [_made("die", 3.0)], "the same again and again is told once"
    assert dearest([_made("die", LEAST / 2)]) == []
    assert dearest([_made("outside", 9.0, "none"), _made("sent_off", 9.0, "none")]) == [], "he had to decide"
    many = [_made("die", 1.0 + number, victim=f"T{number}") for number in range(2 * MOST)]
    assert len(dearest(many)) == MOST


@pytest.mark.parametrize("code", ["en", "de"])
def test_they_are_told_in_words(code: str) -> None:
    language().set_language(code)
    for seed in SEEDS:
        end = _end(_played(seed))
        names = narrator(NAMES, end.history, load(), OPTIONS).names
        told: Sequence[Highlight] = confessed(_found(seed), names)
        assert told == confessed(_found(seed), names), "the same each time"
        assert len({each.text for each in told}) == len(told)
        for each, line in zip(_found(seed), told, strict=True):
            assert NAMES[each.seat] in line.text
            assert "{" not in line.text
            assert line.text.endswith(".")
            assert "M" in line.title
    language().set_language("en")
