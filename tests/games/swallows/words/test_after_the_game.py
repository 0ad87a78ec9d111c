"""Money, chances, dice and chapters of a game that is over, against records made by hand and a whole tournament."""

from itertools import product
from math import comb
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.marks import PRINTED
from swallows_gui.games.swallows.table.after.book import EndBook
from swallows_gui.games.swallows.words.chapters import chapters, goal_line, match_line
from swallows_gui.games.swallows.words.dice_stats import (
    BETS,
    FEES,
    MATCH,
    PAID,
    START,
    ChancesOverTime,
    binomial,
    chance_on_goal,
    dice_stats,
    money_course,
    step_mark,
    step_name,
    sum_of,
)
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.language import LanguageService
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.replay import OPEN, Playback
from tests.whole_events import all_whole, whole

Event = dict[str, Any]


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> EndBook:
    """A tournament of three seats that choose at random."""
    path: Path = tmp_path_factory.mktemp("after") / "whole.swallows"
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben", "Cleo"))
    with Session.new(Setup({"format": "sixteen"}, seats, seed=4), path=path) as session:
        session.run()
    playback = Playback.load(path)
    names = Names(load(), [seat.name for seat in playback.seats])
    view = cast(Any, playback.view(playback.last, OPEN))
    names.field = tuple(view.tables.nation_code[nation] for nation in view.field)
    return EndBook(playback, names)


# Dice


def roll(team: str, die: int, total: int, purpose: str = "shot") -> Event:
    return {"type": "die_rolled", "purpose": purpose, "team": team, "die": die, "total": total}


def test_numbers_and_shots_belong_to_the_seat_that_rolls() -> None:
    events: list[Event] = [
        roll("BRA", 3, 7),
        {"type": "goal", "team": "BRA", "own_goal": False, "home": 1, "away": 0},
        {"type": "attack_over", "team": "BRA"},
        roll("GER", 6, 9, "foul"),
        roll("BRA", 1, 4),
        {"type": "missed", "team": "BRA"},
        roll("GER", 6, 11),
        {"type": "saved", "team": "GER"},
        {"type": "attack_over", "team": "GER"},
        {"type": "goal", "team": "GER", "own_goal": True, "home": 1, "away": 1},
    ]
    stats = dice_stats(all_whole(EVENTS, events), {"BRA": 0, "GER": 1}, 2, PRINTED.on_target)
    everybody, ann, ben = stats.rolled
    assert everybody.counts == (1, 0, 1, 0, 0, 2)
    assert ann.counts == (1, 0, 1, 0, 0, 0)
    assert ben.counts == (0, 0, 0, 0, 0, 2)
    assert (ann.rolls, ann.mean) == (2, 2.0)
    assert [(row.shots, row.on_goal, row.goals) for row in stats.shots] == [(3, 2, 1), (2, 1, 1), (1, 1, 0)]
    assert stats.shots[1].spread.mean == pytest.approx(4 / 6 + 3 / 6)
    assert stats.shots[2].spread.mean == pytest.approx(5 / 6)


def test_a_shot_of_four_is_on_goal_from_a_three() -> None:
    faces = [round(6 * chance_on_goal(added, PRINTED.on_target)) for added in (0, 1, 2, 3, 4, 5, 6, 9)]
    assert faces == [0, 1, 2, 3, 4, 5, 6, 6]


@pytest.mark.parametrize("n", [0, 1, 7, 60, 265])
def test_the_interval_of_a_count_holds_95_of_100_and_no_more_than_it_must(n: int) -> None:
    spread = binomial(n, 1 / 6)
    shares = [comb(n, k) * 5 ** (n - k) / 6**n for k in range(n + 1)]
    assert sum(shares[spread.low : spread.high + 1]) >= 0.95
    assert sum(shares[: spread.low]) <= 0.025 < sum(shares[: spread.low + 1])
    assert sum(shares[spread.high + 1 :]) <= 0.025 < sum(shares[spread.high :])
    assert spread.mean == pytest.approx(n / 6)


def test_unequal_chances_are_counted_out() -> None:
    chances = [1 / 6, 4 / 6, 5 / 6, 2 / 6, 3 / 6]
    shares = [0.0] * 6
    for happens in product((False, True), repeat=len(chances)):
        share = 1.0
        for chance, yes in zip(chances, happens, strict=True):
            share *= chance if yes else 1 - chance
        shares[sum(happens)] += share
    spread = sum_of(chances)
    assert spread.mean == pytest.approx(2.5)
    assert sum(shares[spread.low : spread.high + 1]) >= 0.95
    assert sum_of([0.25] * 40) == pytest.approx(binomial(40, 0.25))
    assert sum_of([1.0, 1.0, 0.0])[1:] == (2, 2)


def test_every_die_of_a_tournament_is_counted_once(book: EndBook) -> None:
    rolled = [event["die"] for event in book.end.history if event["type"] == "die_rolled"]
    everybody, *seats = book.dice.rolled
    assert everybody.counts == tuple(rolled.count(number) for number in range(1, 7))
    assert tuple(map(sum, zip(*(row.counts for row in seats), strict=True))) == everybody.counts
    goals = [e for e in book.end.history if e["type"] == "goal" and not e["own_goal"]]
    assert book.dice.shots[0].goals <= len(goals)
    assert book.dice.shots[0].on_goal >= book.dice.shots[0].goals


# Money


def view_of(slips: tuple[tuple[tuple[int, int], ...], ...]) -> Any:
    tables = SimpleNamespace(nation_strength=(10, 7))
    return SimpleNamespace(start_cash=lambda _seat: 100, seats=len(slips), all_bets=slips, tables=tables, field=(0, 1))


def test_the_purse_follows_stakes_bribes_fees_and_bets() -> None:
    events: list[Event] = [
        {"type": "match_started", "match": 1, "home": "BRA", "away": "GER"},
        {"type": "referee_settled", "match": 1, "seat": 1, "card_at": 1},
        {"type": "bribe_offered", "seat": 0, "team": "BRA", "amount": 9},
        {"type": "bribe_declined", "seat": 0, "team": "BRA", "amount": 9},
        {"type": "bribe_accepted", "seat": 0, "team": "BRA", "amount": 4},
        {"type": "match_ended", "match": 1, "home": 1, "away": 0},
        {"type": "match_started", "match": 2, "home": "BRA", "away": "GER"},
        {"type": "referee_settled", "match": 2, "seat": 0, "card_at": 0},
        {"type": "bribe_accepted", "seat": 1, "team": "GER", "amount": 1},
        {"type": "match_ended", "match": 2, "home": 1, "away": 0},
        {"type": "fee_paid", "seat": 0, "team": "BRA", "amount": 16},
        {"type": "fee_paid", "seat": 1, "team": "GER", "amount": 10},
        {"type": "bet_paid", "seat": 1, "team": "GER", "kind": "V", "amount": 16},
    ]
    steps = money_course(view_of((((0, 0),), ((0, 1), (1, 0)))), all_whole(EVENTS, events))
    assert [(step.kind, step.match, step.cash) for step in steps] == [
        (START, 0, (100, 100)),
        (BETS, 0, (90, 83)),
        (MATCH, 1, (86, 87)),
        (MATCH, 2, (87, 86)),
        (FEES, 0, (103, 96)),
        (PAID, 0, (103, 112)),
    ]
    assert [step_mark(step) for step in steps] == ["start", "stakes", "1", "2", "prizes", "bets"]
    assert step_name(steps[3]) == "after match 2"


def test_a_game_without_bets_has_no_stakes() -> None:
    over = whole(EVENTS, {"type": "match_ended", "match": 1, "home": 0, "away": 0})
    steps = money_course(view_of(((), ())), [over])
    assert [step.kind for step in steps] == [START, MATCH]


def test_the_course_of_a_tournament_ends_with_the_money_paid_out(book: EndBook) -> None:
    assert book.money[-1].cash == book.end.all_cash
    assert len([step for step in book.money if step.kind == MATCH]) == 31
    playback = book.playback
    marks = {step.match: step.cash for step in book.money if step.kind == MATCH}
    seen = 0
    for position in range(playback.last):
        if any(event["type"] == "match_ended" for event in playback.events(position, OPEN)):
            view = cast(Any, playback.view(position, OPEN))
            assert view.all_cash == marks[len(view.played)]
            seen += 1
    assert seen == 30


# Chances


def test_chances_begin_open_and_end_with_what_was_paid(book: EndBook) -> None:
    work: ChancesOverTime = book.chances()
    while not work.done:
        work.work()
    assert [outlook.match for outlook in work.outlooks] == [*range(1, 32), 0]
    for outlook in work.outlooks:
        assert sum(outlook.title) == pytest.approx(1.0, abs=1e-6)
        assert min(outlook.title) >= 0
    paid = [0.0] * 3
    for event in book.end.history:
        if event["type"] in ("fee_paid", "bet_paid"):
            paid[event["seat"]] += event["amount"]
    assert list(work.outlooks[-1].worth) == paid
    champion = work.outlooks[-1].title.index(1.0)
    assert work.outlooks[-2].title[champion] > 0
    finalists = {book.end.played[-1][0], book.end.played[-1][1]}
    assert {team for team, chance in enumerate(work.outlooks[-2].title) if chance > 0} == finalists


# Chapters


def test_matches_and_goals_are_found_in_the_events(qapp: QApplication) -> None:
    LanguageService.install("en")
    started = {"type": "match_started", "match": 1, "stage": "group", "home": "BRA", "away": "GER"}
    told: list[list[Event]] = [
        [],
        [started],
        [{"type": "goal", "team": "BRA", "own_goal": False, "home": 1, "away": 0}],
        [{"type": "goal", "team": "GER", "own_goal": True, "home": 1, "away": 1}],
        [
            {"type": "match_ended", "match": 1, "home": 1, "away": 1, "after": "normal"},
            {**started, "match": 2, "stage": "QF", "home": "FRA", "away": "BRA"},
        ],
        [{"type": "period_started", "period": "shootout"}],
        [{"type": "goal", "team": "FRA", "own_goal": False, "home": 1, "away": 0}],
    ]
    found = chapters([all_whole(EVENTS, events) for events in told])
    first, second = found.sections
    assert (first.first, first.last, first.score, first.over) == (1, 4, (1, 1), True)
    assert (second.first, second.last, second.score, second.over) == (4, 6, (0, 0), False)
    assert [(goal.position, goal.own_goal, goal.shootout) for goal in found.marks] == [
        (2, False, False),
        (3, True, False),
        (6, False, True),
    ]
    assert found.at(0) is None
    assert found.at(3) == first
    assert found.at(6) == second
    assert (found.next_section(0), found.next_section(1), found.next_section(4)) == (1, 4, None)
    assert (found.last_section(4), found.last_section(5), found.last_section(1)) == (1, 4, None)
    assert (found.next_mark(2), found.last_mark(2), found.last_mark(4)) == (3, None, 3)
    names = Names(load(), ["Ann"])
    assert match_line(first, names) == "Match 1, Group stage: Brazil – Germany 1–1"
    assert match_line(second, names) == "Match 2, Quarter-final: France – Brazil"
    assert [goal_line(goal, names) for goal in found.marks] == [
        "Goal for Brazil: 1–0",
        "Own goal, for Germany: 1–1",
        "Kick in for France: 1–0 in the shoot-out",
    ]
