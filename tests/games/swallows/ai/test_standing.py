"""How a seat stands on the table: what all are likely to have, and whose money stands between it and the win (S9.1)."""

from collections.abc import Sequence
from dataclasses import replace
from math import isfinite
from typing import Any

import pytest

from swallows_gui.engine.game import Event, View
from swallows_gui.games.swallows.ai import standing
from swallows_gui.games.swallows.ai.beliefs import Beliefs, beliefs
from swallows_gui.games.swallows.ai.evaluation import outlook_of
from swallows_gui.games.swallows.ai.search.seats import Expert, Hard
from swallows_gui.games.swallows.ai.standing import Purse, against
from swallows_gui.games.swallows.lab.playing import new_game, play, players
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.view import SwallowsView


class _Starts:
    """Keeps the game as it was at the first attack of every match."""

    def __init__(self) -> None:
        self.games: dict[int, Swallows] = {}

    def asked(self, game: Any, view: View) -> None:
        """The first time in a match."""
        del view
        if game.match and game.initiative >= 0:
            self.games.setdefault(game.match, game.copy())

    def happened(self, game: Any, events: Sequence[Event]) -> None:
        """What happens is not kept."""


def seen(game: Swallows) -> SwallowsView:
    """What seat 0 knows, without what was told before."""
    view = game.view(0)
    view.history = ()
    return view


def starts_of(form: str) -> dict[int, Swallows]:
    """By match a tournament of this format as it begins."""
    starts = _Starts()
    play(new_game({"distribution": "random", "format": form}, 4, 11), players(["normal"] * 4, 11), starts)
    return starts.games


@pytest.fixture(scope="module")
def games() -> dict[int, Swallows]:
    """By match a tournament of 16 as it begins."""
    return starts_of("sixteen")


@pytest.fixture(scope="module")
def matches(games: dict[int, Swallows]) -> dict[int, SwallowsView]:
    """By match the view of seat 0 as it begins."""
    return {match: seen(game) for match, game in games.items()}


def purses(view: SwallowsView, held: Beliefs) -> tuple[Purse, ...]:
    return standing.purses(view, held, outlook_of(view).expected)


def test_the_last_third_begins_with_the_last_ten_matches_of_thirty_one(matches: dict[int, SwallowsView]) -> None:
    late = [match for match, view in matches.items() if standing.is_late(view)]
    assert late
    assert set(late) == {match for match in matches if match > 21}


def test_all_gains_of_the_others_together_weigh_as_much_as_an_own_one() -> None:
    for own in (40.0, 100.0, 260.0):
        shares = against(2, [Purse(100, 200), Purse(140, 500), Purse(own, 90), Purse(90, 90)])
        assert shares[2] == 0
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


def test_the_richest_rival_counts_most_to_who_is_behind_and_the_nearest_to_who_leads() -> None:
    poor, near, rich = Purse(60, 150), Purse(100, 150), Purse(130, 150)
    _, *behind = against(0, [Purse(95, 150), poor, near, rich])
    assert behind.index(max(behind)) == 2
    _, *ahead = against(0, [Purse(150, 150), poor, near, rich])
    assert ahead == sorted(ahead)


def test_a_bet_that_is_believed_of_a_seat_makes_its_purse_uncertain(matches: dict[int, SwallowsView]) -> None:
    view = matches[3]
    held = beliefs(view)
    nobody = replace(held, leanings=tuple(tuple((1.0, 0.0, 0.0, 0.0) for _ in row) for row in held.leanings))
    strong = max(range(len(view.field)), key=lambda team: outlook_of(view).expected[4 * team])
    rows = list(nobody.leanings)
    rows[1] = tuple((0.0, 1.0, 0.0, 0.0) if team == strong else leaning for team, leaning in enumerate(rows[1]))
    before, after = purses(view, nobody), purses(view, replace(nobody, leanings=tuple(rows)))
    stake = held.stakes[strong]
    paid = outlook_of(view).expected[4 * strong + view.form.schedule.ladder.index(view.form.economy.bets["V"].stage)]
    pays = view.form.economy.bets["V"].amount
    assert after[1].mean == pytest.approx(before[1].mean - stake + paid * pays)
    assert after[1].variance == pytest.approx(before[1].variance + paid * (1 - paid) * pays**2)
    assert [after[seat] for seat in (0, 2, 3)] == [before[seat] for seat in (0, 2, 3)]


def test_bribes_move_the_purses_of_who_pays_and_who_takes(games: dict[int, Swallows]) -> None:
    paid = games[3].copy()
    paid.flow = tuple(flow + more for flow, more in zip(paid.flow, (-5, 5, 0, 0), strict=True))
    before, after = (purses(view, beliefs(view)) for view in (seen(games[3]), seen(paid)))
    assert after[0].mean - before[0].mean == pytest.approx(-5)
    assert after[1].mean - before[1].mean == pytest.approx(5)


def test_only_experts_play_for_the_place_and_only_late(matches: dict[int, SwallowsView]) -> None:
    for match in (3, max(matches)):
        view = matches[match]
        books = []
        for kind in (Hard, Expert):
            mind = kind(0, 5)
            mind.weights = replace(mind.weights, rivalry=0.6)
            books.append(mind._book(view, 0))
            mind.plays_for_the_place = False
            mind._books.clear()
            books.append(mind._book(view, 0))
        assert books[0] == books[1]
        assert (books[2] != books[3]) == (match > 21)


@pytest.mark.parametrize("form", ["eight", "double-sheet", "sixteen-final-group", "sixteen-second-groups"])
def test_the_place_is_played_for_in_every_kind_of_tournament(form: str) -> None:
    late = [view for game in starts_of(form).values() if standing.is_late(view := seen(game))]
    assert late
    for view in late:
        shares = against(0, purses(view, beliefs(view)))
        assert sum(shares) == pytest.approx(1)
        book = Expert(0, 5)._book(view, 0)
        assert all(isfinite(worth) for worth in (*book.finals, *book.price))
