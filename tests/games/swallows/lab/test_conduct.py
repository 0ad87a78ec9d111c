"""Bets held alone, cards burnt, bribes to the like-minded, and how often the first seat is tempted, are counted."""

from typing import Any

import pytest

from swallows_gui.games.swallows.lab.figures import figures
from swallows_gui.games.swallows.lab.playing import new_game, play, players
from swallows_gui.games.swallows.lab.tally import Counter, Tally
from swallows_gui.games.swallows.lab.targets import CONDUCT
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.lab.game_lab import lab_of

OPTIONS = {"haggling": True, "envelopes": True, "distribution": "random"}


@pytest.fixture
def game() -> Swallows:
    return new_game(OPTIONS, 4, 1)


def _told(game: Swallows, *events: tuple[Any, ...]) -> Tally:
    counter = Counter(0, 4)
    counter.happened(game, events)
    return counter.tally


def _green(game: Swallows) -> int:
    return next(card for card, colour in enumerate(game.tables.card_colour) if colour == 0)


@pytest.mark.parametrize(
    ("stage", "home", "stopped", "burnt"),
    [
        ("QF", 2, True, 1),
        ("SF", 3, True, 1),
        ("QF", 1, True, 0),
        ("QF", 2, False, 0),
        ("group", 4, True, 0),
        ("F", 3, True, 0),
    ],
)
def test_greens_are_burnt_by_who_has_won_before_the_final(
    game: Swallows, stage: str, home: int, stopped: bool, burnt: int
) -> None:
    attack = ("attack_played", 0, _green(game), "attack", 5, "edge")
    begun = [("match_started", 25, stage, 0, 1), ("goal", 0, False, home, 0)]
    found = _told(game, *begun, *([("declined", 1, False)] if stopped else []), attack, attack)
    assert (found.matches_burnt, found.greens_burnt) == (burnt, 2 * burnt)


def test_a_bribe_is_paid_to_the_like_minded_while_the_bet_of_both_is_open(game: Swallows) -> None:
    game.bets = [((0, 0),), ((0, 1),), ((0, 0),), ()]
    paid = ("bribe_accepted", 1, 0, 4)
    for stage, referee, alike in (("group", 0, 1), ("QF", 0, 0), ("group", 3, 0)):
        settled = ("referee_settled", 25, referee, referee)
        assert _told(game, ("match_started", 25, stage, 0, 1), settled, paid).bribes_alike == alike


def test_bets_are_alone_that_no_other_slip_holds(game: Swallows) -> None:
    other = (game.german + 1) % len(game.field)
    game.bets = [((game.german, 0), (other, 2)), ((game.german, 0),), ((other, 2),), ((other, 0),)]
    found = _told(game, ("match_started", 1, "group", 0, 1))
    assert (found.free_bets, found.bets_alone, found.title_bets) == (3, 1, 2)


def test_the_first_seat_is_tempted_in_matches_that_it_referees_or_plays() -> None:
    counter = Counter(5, 4)
    play(new_game(OPTIONS, 4, 5), players(["normal", "easy", "easy", "easy"], 5), counter)
    tally = counter.tally
    assert 0 < tally.refereed_tempted <= tally.refereed
    assert 0 < tally.managed_tempted <= tally.managed
    assert tally.gifts > tally.idle_gifts == 0
    assert 0 < tally.rounds_paid <= tally.rounds
    share = figures([tally])["matches that tempt seat 1"].value
    assert share is not None
    assert share > 0.5


@pytest.mark.parametrize(
    ("levels", "options", "judged"),
    [(["expert"] * 4, {}, True), (["expert"] * 4, {"format": "eight"}, False), (["normal"] * 4, {}, False)],
)
def test_tables_of_experts_are_judged_by_their_conduct(
    levels: list[str], options: dict[str, Any], judged: bool
) -> None:
    rows = {row.name for row in lab_of("swallows").table_of(levels, options)}
    assert ({row.name for row in CONDUCT} <= rows) is judged


def test_every_bar_of_conduct_is_a_figure_that_is_counted() -> None:
    found = figures([Tally(questions=[0] * 4)])
    assert [found[row.name].name for row in CONDUCT] == [row.name for row in CONDUCT]
